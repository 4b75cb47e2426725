/* SPDX-License-Identifier: MIT */
#include "board.h"

#include "palette.h"
#include "words.h"

enum { SMALLEST_CELL = 22, USUAL_CELL = 54, FRAME = 3 };

struct _GameBoard {
    GtkWidget parent;
    const struct board_events *events;
    void *data;
    sudoku_shape shape;
    unsigned order, cells, selected;
    GtkWidget *cell[SUDOKU_MAX_CELLS];
    GtkWidget *popover;
    gboolean dark;
};

G_DEFINE_FINAL_TYPE(GameBoard, game_board, GTK_TYPE_WIDGET)

static void game_board_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                               int *minimum, int *natural, int *minimum_baseline,
                               int *natural_baseline)
{
    const GameBoard *const self = GAME_BOARD(widget);
    (void)orientation;
    (void)for_size;
    *minimum = SMALLEST_CELL * (int)self->order + 2 * FRAME;
    *natural = USUAL_CELL * (int)(self->order < 9 ? 9 : MIN(self->order, 12)) + 2 * FRAME;
    *minimum_baseline = *natural_baseline = -1;
}

/* Where line number 'i' of a board of 'size' is drawn; cells lie between. */
static int line_at(const GameBoard *self, int size, unsigned i)
{
    return FRAME + (int)((size - 2 * FRAME) * (int)i / (int)self->order);
}

/* The board is a square in the middle of what it was given. */
static void find_square(GameBoard *self, int *left, int *top, int *size)
{
    const int width = gtk_widget_get_width(GTK_WIDGET(self));
    const int height = gtk_widget_get_height(GTK_WIDGET(self));
    *size = MIN(width, height);
    *left = (width - *size) / 2;
    *top = (height - *size) / 2;
}

static void cell_area(GameBoard *self, unsigned cell, GtkAllocation *area)
{
    int left, top, size;
    find_square(self, &left, &top, &size);
    const unsigned row = cell / self->order, column = cell % self->order;
    area->x = left + line_at(self, size, column);
    area->y = top + line_at(self, size, row);
    area->width = left + line_at(self, size, column + 1) - area->x;
    area->height = top + line_at(self, size, row + 1) - area->y;
}

static void point_popover(GameBoard *self)
{
    GtkAllocation area;
    if (!self->popover)
        return;
    cell_area(self, self->selected, &area);
    gtk_popover_set_pointing_to(GTK_POPOVER(self->popover), &area);
}

static void game_board_size_allocate(GtkWidget *widget, int width, int height, int baseline)
{
    GameBoard *const self = GAME_BOARD(widget);
    (void)width;
    (void)height;
    (void)baseline;
    for (unsigned cell = 0; cell < self->cells; cell++) {
        GtkAllocation area;
        cell_area(self, cell, &area);
        gtk_widget_size_allocate(self->cell[cell], &area, -1);
    }
    if (self->popover)
        gtk_popover_present(GTK_POPOVER(self->popover));
}

/* Whether two neighbouring cells lie in different regions; the edge of the board counts as one. */
static gboolean is_border(const GameBoard *self, unsigned a, unsigned b)
{
    return sudoku_region(&self->shape, a) != sudoku_region(&self->shape, b);
}

static void draw_line(GtkSnapshot *snapshot, const GdkRGBA *colour, float x, float y, float width,
                      float height)
{
    gtk_snapshot_append_color(snapshot, colour, &GRAPHENE_RECT_INIT(x, y, width, height));
}

/* The lines to the right of and below each cell, thick or thin ones. */
static void draw_lines(GameBoard *self, GtkSnapshot *snapshot, gboolean thick, float width)
{
    const GdkRGBA *const colour = palette_colour(thick ? COLOUR_THICK : COLOUR_THIN, self->dark);
    for (unsigned cell = 0; cell < self->cells; cell++) {
        GtkAllocation area;
        cell_area(self, cell, &area);
        const float right = (float)(area.x + area.width), below = (float)(area.y + area.height);
        if ((cell + 1) % self->order && is_border(self, cell, cell + 1) == thick)
            draw_line(snapshot, colour, right - width / 2, (float)area.y - width / 2, width,
                      (float)area.height + width);
        if (cell + self->order < self->cells && is_border(self, cell, cell + self->order) == thick)
            draw_line(snapshot, colour, (float)area.x - width / 2, below - width / 2,
                      (float)area.width + width, width);
    }
}

static void game_board_snapshot(GtkWidget *widget, GtkSnapshot *snapshot)
{
    GameBoard *const self = GAME_BOARD(widget);
    int left, top, size;
    find_square(self, &left, &top, &size);
    for (unsigned cell = 0; cell < self->cells; cell++)
        gtk_widget_snapshot_child(widget, self->cell[cell], snapshot);
    draw_lines(self, snapshot, FALSE, 1);
    draw_lines(self, snapshot, TRUE, CLAMP((float)size / 220, 2, 5));
    const float frame = FRAME;
    GskRoundedRect edge;
    gsk_rounded_rect_init_from_rect(
        &edge, &GRAPHENE_RECT_INIT((float)left, (float)top, (float)size, (float)size), 5);
    const GdkRGBA colour = *palette_colour(COLOUR_THICK, self->dark);
    gtk_snapshot_append_border(snapshot, &edge, (const float[4]){frame, frame, frame, frame},
                               (const GdkRGBA[4]){colour, colour, colour, colour});
}

/* The Tab key enters the board at the selected cell and leaves it at once. */
static gboolean game_board_focus(GtkWidget *widget, GtkDirectionType direction)
{
    GameBoard *const self = GAME_BOARD(widget);
    (void)direction;
    if (gtk_widget_get_focus_child(widget) || self->cells == 0)
        return FALSE;
    return gtk_widget_grab_focus(self->cell[self->selected]);
}

static gboolean game_board_grab_focus(GtkWidget *widget)
{
    GameBoard *const self = GAME_BOARD(widget);
    return self->cells > 0 && gtk_widget_grab_focus(self->cell[self->selected]);
}

unsigned game_board_selected(GameBoard *self)
{
    return self->selected;
}

void game_board_select(GameBoard *self, unsigned cell)
{
    if (cell < self->cells)
        gtk_widget_grab_focus(self->cell[cell]);
}

static void on_chosen(GameCell *cell, GameBoard *self)
{
    const unsigned number = game_cell_number(cell);
    if (number == self->selected)
        return;
    self->selected = number;
    game_board_pop(self, NULL);
    self->events->selected(self->data, number);
}

static void on_pressed(GtkGestureClick *gesture, int presses, double x, double y, GameBoard *self)
{
    int left, top, size;
    (void)gesture;
    (void)presses;
    find_square(self, &left, &top, &size);
    if (x < left || y < top || x >= left + size || y >= top + size)
        return;
    for (unsigned cell = 0; cell < self->cells; cell++) {
        GtkAllocation area;
        cell_area(self, cell, &area);
        if (x < area.x || y < area.y || x >= area.x + area.width || y >= area.y + area.height)
            continue;
        game_board_select(self, cell);
        self->events->pressed(self->data, cell);
        return;
    }
}

/* Where a key leads from the selected cell; the edges are joined. */
static gboolean moved(const GameBoard *self, guint key, guint states, unsigned *cell)
{
    const unsigned order = self->order, row = *cell / order, column = *cell % order;
    const gboolean far = states & GDK_CONTROL_MASK;
    switch (key) {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
        *cell = row * order + (column + order - 1) % order;
        return TRUE;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
        *cell = row * order + (column + 1) % order;
        return TRUE;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
        *cell = (row + order - 1) % order * order + column;
        return TRUE;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
        *cell = (row + 1) % order * order + column;
        return TRUE;
    case GDK_KEY_Home:
        *cell = far ? 0 : row * order;
        return TRUE;
    case GDK_KEY_End:
        *cell = far ? self->cells - 1 : row * order + order - 1;
        return TRUE;
    default:
        return FALSE;
    }
}

static gboolean on_key(GtkEventControllerKey *controller, guint key, guint code,
                       GdkModifierType states, GameBoard *self)
{
    unsigned cell = self->selected;
    (void)controller;
    (void)code;
    if (moved(self, key, states, &cell)) {
        game_board_select(self, cell);
        return TRUE;
    }
    if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter) {
        if (states & GDK_CONTROL_MASK)
            return FALSE;
        self->events->pressed(self->data, cell);
        return TRUE;
    }
    if (key == GDK_KEY_Escape && self->popover) {
        game_board_pop(self, NULL);
        return TRUE;
    }
    return self->events->typed(self->data, key, states);
}

void game_board_show(GameBoard *self, const struct cell_look *looks, gboolean dark)
{
    if (self->dark != dark)
        gtk_widget_queue_draw(GTK_WIDGET(self));
    self->dark = dark;
    for (unsigned cell = 0; cell < self->cells; cell++)
        game_cell_show(GAME_CELL(self->cell[cell]), &looks[cell], dark);
}

static void remove_cells(GameBoard *self)
{
    for (unsigned cell = 0; cell < self->cells; cell++)
        gtk_widget_unparent(self->cell[cell]);
    self->cells = 0;
}

void game_board_set_shape(GameBoard *self, const sudoku_shape *shape)
{
    game_board_pop(self, NULL);
    if (self->cells > 0 && sudoku_shape_equal(shape, &self->shape))
        return;
    const gboolean focused = gtk_widget_get_focus_child(GTK_WIDGET(self)) != NULL;
    remove_cells(self);
    self->shape = *shape;
    self->order = sudoku_order(shape);
    self->cells = sudoku_cells(shape);
    self->selected = 0;
    for (unsigned cell = 0; cell < self->cells; cell++) {
        self->cell[cell] = game_cell_new(self->order, cell, shape->extra & SUDOKU_DIAGONALS);
        gtk_widget_set_parent(self->cell[cell], GTK_WIDGET(self));
        g_signal_connect(self->cell[cell], "chosen", G_CALLBACK(on_chosen), self);
    }
    if (focused)
        gtk_widget_grab_focus(self->cell[0]);
    gtk_widget_queue_resize(GTK_WIDGET(self));
}

void game_board_pop(GameBoard *self, GtkWidget *popover)
{
    if (self->popover)
        gtk_widget_unparent(self->popover);
    self->popover = popover;
    if (!popover)
        return;
    gtk_widget_set_parent(popover, GTK_WIDGET(self));
    gtk_popover_set_autohide(GTK_POPOVER(popover), FALSE); /* keys still go to the board */
    point_popover(self);
    gtk_popover_popup(GTK_POPOVER(popover));
}

gboolean game_board_popped(GameBoard *self)
{
    return self->popover != NULL;
}

static void game_board_dispose(GObject *object)
{
    GameBoard *const self = GAME_BOARD(object);
    game_board_pop(self, NULL);
    remove_cells(self);
    G_OBJECT_CLASS(game_board_parent_class)->dispose(object);
}

static void game_board_class_init(GameBoardClass *class)
{
    GtkWidgetClass *const widget = GTK_WIDGET_CLASS(class);
    G_OBJECT_CLASS(class)->dispose = game_board_dispose;
    widget->measure = game_board_measure;
    widget->size_allocate = game_board_size_allocate;
    widget->snapshot = game_board_snapshot;
    widget->focus = game_board_focus;
    widget->grab_focus = game_board_grab_focus;
}

static void game_board_init(GameBoard *self)
{
    GtkGesture *const click = gtk_gesture_click_new();
    GtkEventController *const keys = gtk_event_controller_key_new();
    gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(click), 0);
    g_signal_connect(click, "pressed", G_CALLBACK(on_pressed), self);
    gtk_widget_add_controller(GTK_WIDGET(self), GTK_EVENT_CONTROLLER(click));
    g_signal_connect(keys, "key-pressed", G_CALLBACK(on_key), self);
    gtk_widget_add_controller(GTK_WIDGET(self), keys);
    gtk_widget_set_overflow(GTK_WIDGET(self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *game_board_new(const struct board_events *events, void *data)
{
    GameBoard *const self = g_object_new(GAME_TYPE_BOARD, "accessible-role",
                                         GTK_ACCESSIBLE_ROLE_GRID, NULL);
    self->events = events;
    self->data = data;
    self->order = 9; /* for its size, until there is a shape */
    gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                   _("Sudoku board"), -1);
    return GTK_WIDGET(self);
}
