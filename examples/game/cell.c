/* SPDX-License-Identifier: MIT */
#include "cell.h"

#include <math.h>
#include <string.h>

#include "palette.h"
#include "words.h"

struct _GameCell {
    GtkWidget parent;
    unsigned order, cell;
    gboolean falling, rising; /* it lies on a diagonal that counts */
    struct cell_look look;
    gboolean dark, shown;
};

G_DEFINE_FINAL_TYPE(GameCell, game_cell, GTK_TYPE_WIDGET)

static const enum colour tone_colour[TONES] = {COLOUR_HINT_A, COLOUR_HINT_B, COLOUR_HINT_C,
                                               COLOUR_HINT_OUT, COLOUR_HINT_IN};

/* The last tone that a digit has wins: what happens to it matters more than why. */
static int tone_of(const struct cell_look *look, unsigned digit)
{
    int tone = -1;
    for (int i = 0; i < TONES; i++)
        if (look->tone[i] >> (digit - 1) & 1)
            tone = i;
    return tone;
}

static enum colour back_of(const struct cell_look *look)
{
    if (look->digit && tone_of(look, look->digit) >= 0)
        return tone_colour[tone_of(look, look->digit)];
    if (look->bad)
        return COLOUR_BAD_BACK;
    if (look->selected)
        return COLOUR_SELECTED;
    if (look->same)
        return COLOUR_SAME;
    if (look->house)
        return COLOUR_HINT_HOUSE;
    return look->peer ? COLOUR_PEER : COLOUR_PAPER;
}

/* Draws a symbol around a point. */
static void draw_symbol(GtkSnapshot *snapshot, PangoLayout *layout, unsigned digit, float x,
                        float y, const GdkRGBA *colour)
{
    const char text[2] = {words_symbol(digit), '\0'};
    PangoRectangle ink;
    pango_layout_set_text(layout, text, 1);
    pango_layout_get_pixel_extents(layout, NULL, &ink);
    gtk_snapshot_save(snapshot);
    gtk_snapshot_translate(
        snapshot, &GRAPHENE_POINT_INIT(x - (float)ink.width / 2, y - (float)ink.height / 2));
    gtk_snapshot_append_layout(snapshot, layout, colour);
    gtk_snapshot_restore(snapshot);
}

static void set_font(PangoLayout *layout, double size, PangoWeight weight)
{
    PangoFontDescription *const font = pango_font_description_from_string("Sans");
    pango_font_description_set_absolute_size(font, MAX(size, 4) * PANGO_SCALE);
    pango_font_description_set_weight(font, weight);
    pango_layout_set_font_description(layout, font);
    pango_font_description_free(font);
}

static void draw_disc(GtkSnapshot *snapshot, float x, float y, float radius, const GdkRGBA *colour)
{
    GskRoundedRect disc;
    gsk_rounded_rect_init_from_rect(
        &disc, &GRAPHENE_RECT_INIT(x - radius, y - radius, 2 * radius, 2 * radius), radius);
    gtk_snapshot_push_rounded_clip(snapshot, &disc);
    gtk_snapshot_append_color(snapshot, colour, &disc.bounds);
    gtk_snapshot_pop(snapshot);
}

/* Marks stand where the digits would on a small board of their own. */
static void draw_marks(GameCell *self, GtkSnapshot *snapshot, PangoLayout *layout, float size)
{
    const struct cell_look *const look = &self->look;
    const unsigned columns = (unsigned)ceil(sqrt(self->order));
    const unsigned rows = (self->order + columns - 1) / columns;
    const float wide = size * 0.92f / (float)columns, high = size * 0.92f / (float)rows;
    const float margin = size * 0.04f;
    uint32_t shown = look->marks;
    for (int i = 0; i < TONES; i++)
        shown |= look->tone[i];
    const float room = MIN(MIN(wide, high), size * 0.36f); /* marks of 4x4 are no digits */
    set_font(layout, room * 0.84, PANGO_WEIGHT_NORMAL);
    for (unsigned digit = 1; digit <= self->order; digit++) {
        if (!(shown >> (digit - 1) & 1))
            continue;
        const float x = margin + wide * ((float)((digit - 1) % columns) + 0.5f);
        const float y = margin + high * ((float)((digit - 1) / columns) + 0.5f);
        const int tone = tone_of(look, digit);
        if (tone >= 0)
            draw_disc(snapshot, x, y, room * 0.49f, palette_colour(tone_colour[tone], self->dark));
        draw_symbol(snapshot, layout, digit, x, y,
                    palette_colour(tone >= 0 ? COLOUR_GIVEN : COLOUR_MARK, self->dark));
    }
}

/* Under the digits, and a little beyond the corners, where cells do not quite meet. */
static void draw_diagonals(GameCell *self, GtkSnapshot *snapshot, const graphene_rect_t *whole)
{
    const double width = whole->size.width, height = whole->size.height;
    cairo_t *const cairo = gtk_snapshot_append_cairo(snapshot, whole);
    gdk_cairo_set_source_rgba(cairo, palette_colour(COLOUR_DIAGONAL, self->dark));
    cairo_set_line_width(cairo, MAX(2, MIN(width, height) / 14));
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE);
    if (self->falling) {
        cairo_move_to(cairo, 0, 0);
        cairo_line_to(cairo, width, height);
    }
    if (self->rising) {
        cairo_move_to(cairo, width, 0);
        cairo_line_to(cairo, 0, height);
    }
    cairo_stroke(cairo);
    cairo_destroy(cairo);
}

static void game_cell_snapshot(GtkWidget *widget, GtkSnapshot *snapshot)
{
    GameCell *const self = GAME_CELL(widget);
    const struct cell_look *const look = &self->look;
    const float width = (float)gtk_widget_get_width(widget);
    const float height = (float)gtk_widget_get_height(widget), size = MIN(width, height);
    const graphene_rect_t whole = GRAPHENE_RECT_INIT(0, 0, width, height);
    PangoLayout *const layout = gtk_widget_create_pango_layout(widget, NULL);
    gtk_snapshot_append_color(snapshot, palette_colour(back_of(look), self->dark), &whole);
    if (self->falling || self->rising)
        draw_diagonals(self, snapshot, &whole);
    if (look->digit) {
        const enum colour ink = look->bad ? COLOUR_BAD : look->given ? COLOUR_GIVEN : COLOUR_FILLED;
        set_font(layout, size * 0.62, look->given ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
        draw_symbol(snapshot, layout, look->digit, width / 2, height / 2,
                    palette_colour(ink, self->dark));
    } else {
        draw_marks(self, snapshot, layout, size);
    }
    if (look->selected) {
        const float line = MAX(2, size / 24);
        GskRoundedRect ring;
        gsk_rounded_rect_init_from_rect(&ring, &GRAPHENE_RECT_INIT(1, 1, width - 2, height - 2), 3);
        const GdkRGBA colour = *palette_colour(COLOUR_RING, self->dark);
        gtk_snapshot_append_border(snapshot, &ring, (const float[4]){line, line, line, line},
                                   (const GdkRGBA[4]){colour, colour, colour, colour});
    }
    g_object_unref(layout);
}

/* "Row 1, column 2: 5, given". */
static void name_cell(GameCell *self)
{
    const struct cell_look *const look = &self->look;
    GString *const text = g_string_new(NULL);
    g_string_printf(text, _("Row %u, column %u:"), self->cell / self->order + 1,
                    self->cell % self->order + 1);
    if (look->hidden) {
        g_string_append_printf(text, " %s", _("hidden"));
    } else if (look->digit) {
        g_string_append_printf(text, " %c", words_symbol(look->digit));
        if (look->given)
            g_string_append_printf(text, ", %s", _("given"));
        if (look->bad)
            g_string_append_printf(text, ", %s", _("not right"));
    } else if (look->marks) {
        g_string_append_printf(text, " %s", _("marks"));
        for (unsigned digit = 1; digit <= self->order; digit++)
            if (look->marks >> (digit - 1) & 1)
                g_string_append_printf(text, " %c", words_symbol(digit));
    } else {
        g_string_append_printf(text, " %s", _("empty"));
    }
    gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str,
                                   -1);
    g_string_free(text, TRUE);
}

void game_cell_show(GameCell *self, const struct cell_look *look, gboolean dark)
{
    if (self->shown && self->dark == dark && memcmp(&self->look, look, sizeof *look) == 0)
        return;
    self->look = *look;
    self->dark = dark;
    self->shown = TRUE;
    name_cell(self);
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

unsigned game_cell_number(GameCell *self)
{
    return self->cell;
}

/* A screen reader may move the focus: the board has to follow. */
static gboolean game_cell_grab_focus(GtkWidget *widget)
{
    g_signal_emit_by_name(widget, "chosen");
    return GTK_WIDGET_CLASS(game_cell_parent_class)->grab_focus(widget);
}

static void game_cell_class_init(GameCellClass *class)
{
    GtkWidgetClass *const widget = GTK_WIDGET_CLASS(class);
    widget->snapshot = game_cell_snapshot;
    widget->grab_focus = game_cell_grab_focus;
    g_signal_new("chosen", GAME_TYPE_CELL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void game_cell_init(GameCell *self)
{
    gtk_widget_set_focusable(GTK_WIDGET(self), TRUE);
}

GtkWidget *game_cell_new(unsigned order, unsigned cell, gboolean diagonals)
{
    GameCell *const self = g_object_new(GAME_TYPE_CELL, "accessible-role",
                                        GTK_ACCESSIBLE_ROLE_GRID_CELL, NULL);
    self->order = order;
    self->cell = cell;
    self->falling = diagonals && cell / order == cell % order;
    self->rising = diagonals && cell / order + cell % order == order - 1;
    return GTK_WIDGET(self);
}
