/* SPDX-License-Identifier: MIT */
/*
 * The name of a puzzle: all that it is a function of, as a short text.
 *
 *     p1:SHAPE:WISHES:SEED:INDEX     p1:9:sym=half-turn,er=2.6..3.4:42:17
 *
 * SHAPE is as sudoku_shape_print writes it.  WISHES are those that are not the default, in the
 * order of the table below, separated by commas; where there are none, they and their colon are
 * missing.  So equal options give equal texts, and a text is compared as it is.  The 1 stands for
 * the way in which puzzles follow from all this: it changes whenever that does.
 */
#include <sudoku/puzzle.h>

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "core/shape.h"
#include "core/status.h"

static const char PREFIX[] = "p1:";

/* A text that grows in a caller's buffer as far as that goes. */
struct text {
    char *buffer;
    size_t capacity, length;
    bool has_wish;
};

static void add(struct text *text, const char *more)
{
    for (; *more; more++, text->length++)
        if (text->length + 1 < text->capacity)
            text->buffer[text->length] = *more;
}

/* What one wish is called, and how its value is written and read; reading is given what stands
   behind '='. */
struct wish {
    const char *name;
    bool (*write)(const sudoku_maker_options *options, char value[80]); /* false: the default */
    bool (*read)(sudoku_maker_options *options, const char *value);
};

static bool write_range(unsigned low, unsigned high, unsigned decimals, char value[80])
{
    char from[24] = "", to[24] = "";
    if (low)
        snprintf(from, sizeof from, decimals ? "%u.%u" : "%u", decimals ? low / 10 : low, low % 10);
    if (high)
        snprintf(to, sizeof to, decimals ? "%u.%u" : "%u", decimals ? high / 10 : high, high % 10);
    snprintf(value, 80, "%s..%s", from, to);
    return low || high;
}

/* Reads "A..B"; 0 where a side is missing. */
static bool read_range(const char *value, unsigned decimals, unsigned *low, unsigned *high)
{
    const char *const dots = strstr(value, "..");
    unsigned *const side[] = {low, high};
    const char *from[] = {value, dots ? dots + 2 : value};
    if (!dots || strlen(value) > 20)
        return false;
    for (unsigned i = 0; i < 2; i++) {
        unsigned number = 0, digits = 0;
        const char *at = from[i];
        for (; *at >= '0' && *at <= '9'; at++, digits++)
            number = number * 10 + (unsigned)(*at - '0');
        if (decimals && digits > 0) {
            if (at[0] != '.' || at[1] < '0' || at[1] > '9')
                return false;
            number = number * 10 + (unsigned)(at[1] - '0');
            at += 2;
        }
        if (at != (i == 0 ? dots : value + strlen(value)) || digits > 6)
            return false;
        *side[i] = number;
    }
    return true;
}

static const char *level_name(unsigned level)
{
    return level <= SUDOKU_LEVEL_EXTREME ? sudoku_level_name((sudoku_level)level) : NULL;
}

static const char *word_name(unsigned word)
{
    return word <= 4 ? sudoku_qqwing_name(word) : NULL;
}

static bool find_name(const char *name, size_t length, const char *(*name_of)(unsigned),
                      unsigned *number)
{
    *number = 0;
    for (unsigned i = 1; length > 0 && name_of(i); i++)
        if (strlen(name_of(i)) == length && memcmp(name_of(i), name, length) == 0)
            *number = i;
    return length == 0 || *number > 0;
}

static bool write_names(unsigned low, unsigned high, const char *(*name_of)(unsigned),
                        char value[80])
{
    snprintf(value, 80, "%s..%s", low ? name_of(low) : "", high ? name_of(high) : "");
    return low || high;
}

static bool read_names(const char *value, const char *(*name_of)(unsigned), unsigned *low,
                       unsigned *high)
{
    const char *const dots = strstr(value, "..");
    return dots && find_name(value, (size_t)(dots - value), name_of, low) &&
           find_name(dots + 2, strlen(dots + 2), name_of, high);
}

static bool write_technique(const sudoku_technique *technique, char value[80])
{
    snprintf(value, 80, "%s", technique ? sudoku_technique_id(technique) : "");
    return technique != NULL;
}

static bool write_dig(const sudoku_maker_options *options, char value[80])
{
    snprintf(value, 80, "%s", sudoku_dig_name((unsigned)options->dig));
    return options->dig != SUDOKU_DIG_UNIQUE;
}

static bool read_dig(sudoku_maker_options *options, const char *value)
{
    unsigned dig = 0;
    const bool found = find_name(value, strlen(value), sudoku_dig_name, &dig) && dig > 0;
    options->dig = (sudoku_dig)dig;
    return found;
}

static bool write_symmetry(const sudoku_maker_options *options, char value[80])
{
    snprintf(value, 80, "%s", sudoku_symmetry_name((unsigned)options->symmetry));
    return options->symmetry != SUDOKU_SYMMETRY_NONE;
}

static bool read_symmetry(sudoku_maker_options *options, const char *value)
{
    return sudoku_symmetry_named(value, &options->symmetry) == SUDOKU_OK;
}

static bool write_clues(const sudoku_maker_options *options, char value[80])
{
    return write_range(options->min_clues, options->max_clues, 0, value);
}

static bool read_clues(sudoku_maker_options *options, const char *value)
{
    return read_range(value, 0, &options->min_clues, &options->max_clues);
}

static bool write_minimal(const sudoku_maker_options *options, char value[80])
{
    snprintf(value, 80, "yes");
    return options->minimal;
}

static bool read_minimal(sudoku_maker_options *options, const char *value)
{
    options->minimal = strcmp(value, "yes") == 0;
    return options->minimal;
}

static bool write_per_box(const sudoku_maker_options *options, char value[80])
{
    return write_range(options->holes_per_box, 0, 0, value) && options->holes_per_box > 0;
}

static bool read_per_box(sudoku_maker_options *options, const char *value)
{
    unsigned high = 0;
    return read_range(value, 0, &options->holes_per_box, &high) && high == 0;
}

static bool write_er(const sudoku_maker_options *options, char value[80])
{
    return write_range(options->min_er, options->max_er, 1, value);
}

static bool read_er(sudoku_maker_options *options, const char *value)
{
    return read_range(value, 1, &options->min_er, &options->max_er);
}

static bool write_level(const sudoku_maker_options *options, char value[80])
{
    return write_names(options->min_level, options->max_level, level_name, value);
}

static bool read_level(sudoku_maker_options *options, const char *value)
{
    unsigned low = 0, high = 0;
    const bool good = read_names(value, level_name, &low, &high);
    options->min_level = (sudoku_level)low;
    options->max_level = (sudoku_level)high;
    return good;
}

static bool write_qqwing(const sudoku_maker_options *options, char value[80])
{
    return write_names(options->min_qqwing, options->max_qqwing, word_name, value);
}

static bool read_qqwing(sudoku_maker_options *options, const char *value)
{
    return read_names(value, word_name, &options->min_qqwing, &options->max_qqwing);
}

static bool write_require(const sudoku_maker_options *options, char value[80])
{
    return write_technique(options->require, value);
}

static bool read_require(sudoku_maker_options *options, const char *value)
{
    options->require = sudoku_technique_named(value);
    return options->require != NULL;
}

static bool write_forbid(const sudoku_maker_options *options, char value[80])
{
    return write_technique(options->forbid, value);
}

static bool read_forbid(sudoku_maker_options *options, const char *value)
{
    options->forbid = sudoku_technique_named(value);
    return options->forbid != NULL;
}

/* Those of vector instructions make what is made without a wish; and a name that does not speak of
   them holds on processors of all kinds. */
static bool write_engine(const sudoku_maker_options *options, char value[80])
{
    const char *const name = options->engine ? sudoku_engine_name(options->engine) : "vector";
    snprintf(value, 80, "%.70s", name);
    return strncmp(name, "vector", strlen("vector")) != 0;
}

static bool read_engine(sudoku_maker_options *options, const char *value)
{
    options->engine = sudoku_engine_named(value);
    return options->engine != NULL;
}

static const struct wish wishes[] = {
    {"dig", write_dig, read_dig},
    {"sym", write_symmetry, read_symmetry},
    {"clues", write_clues, read_clues},
    {"minimal", write_minimal, read_minimal},
    {"per-box", write_per_box, read_per_box},
    {"er", write_er, read_er},
    {"level", write_level, read_level},
    {"qqwing", write_qqwing, read_qqwing},
    {"require", write_require, read_require},
    {"forbid", write_forbid, read_forbid},
    {"engine", write_engine, read_engine},
};

enum { WISHES = sizeof wishes / sizeof *wishes };

/* Whether the engine, or none, is found again by its name. */
static bool is_known(const sudoku_engine *engine)
{
    return !engine || sudoku_engine_named(sudoku_engine_name(engine)) == engine;
}

size_t sudoku_puzzle_id(const sudoku_shape *shape, const sudoku_maker_options *options,
                        uint64_t seed, uint64_t index, char *buffer, size_t capacity)
{
    static const sudoku_maker_options defaults = {0};
    char part[SUDOKU_MAX_CELLS * 2];
    struct text text = {.buffer = buffer, .capacity = buffer ? capacity : 0};
    options = options ? options : &defaults;
    if (!sudoku_shape_valid(shape, NULL) || options->pattern || !is_known(options->engine))
        return 0;
    add(&text, PREFIX);
    sudoku_shape_print(shape, part, sizeof part);
    add(&text, part);
    for (unsigned i = 0; i < WISHES; i++) {
        char value[80];
        if (!wishes[i].write(options, value))
            continue;
        add(&text, text.has_wish ? "," : ":");
        text.has_wish = true;
        add(&text, wishes[i].name);
        add(&text, "=");
        add(&text, value);
    }
    snprintf(part, sizeof part, ":%" PRIu64 ":%" PRIu64, seed, index);
    add(&text, part);
    if (text.capacity > 0)
        text.buffer[text.length < text.capacity ? text.length : text.capacity - 1] = '\0';
    return text.length;
}

static bool read_number(const char *text, size_t length, uint64_t *number)
{
    uint64_t value = 0;
    if (length == 0 || (length > 1 && text[0] == '0'))
        return false;
    for (size_t i = 0; i < length; i++) {
        const unsigned digit = (unsigned)(text[i] - '0');
        if (digit > 9 || value > (UINT64_MAX - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    *number = value;
    return true;
}

/* Reads the wishes, which must stand in the order of the table. */
static bool read_wishes(const char *text, size_t length, sudoku_maker_options *options)
{
    const char *const end = text + length;
    unsigned next = 0;
    while (text < end) {
        char part[120];
        const char *const comma = memchr(text, ',', (size_t)(end - text));
        const size_t size = (size_t)((comma ? comma : end) - text);
        const char *const equals = memchr(text, '=', size);
        if (!equals || size >= sizeof part)
            return false;
        memcpy(part, text, size);
        part[size] = '\0';
        const size_t name = (size_t)(equals - text);
        while (next < WISHES &&
               (strlen(wishes[next].name) != name || memcmp(wishes[next].name, part, name) != 0))
            next++;
        if (next == WISHES || !wishes[next++].read(options, part + name + 1))
            return false;
        text += size + 1;
    }
    return true;
}

sudoku_status sudoku_puzzle_id_parse(const char *id, sudoku_shape *shape,
                                     sudoku_maker_options *options, uint64_t *seed, uint64_t *index,
                                     sudoku_error *error)
{
    if (!id || !shape || !options || !seed || !index)
        return SUDOKU_E_ARG;
    const size_t prefix = sizeof PREFIX - 1, length = strlen(id);
    if (strncmp(id, PREFIX, prefix) != 0)
        return sudoku__fail(error, SUDOKU_E_SYNTAX, "a puzzle's name begins with %s", PREFIX);
    /* The ends of the fields behind the prefix: three or four. */
    size_t end[4], fields = 0;
    for (size_t i = prefix; i <= length; i++) {
        if (i < length && id[i] != ':')
            continue;
        if (fields == 4)
            return sudoku__fail(error, SUDOKU_E_SYNTAX, "a puzzle's name has at most five parts");
        end[fields++] = i;
    }
    if (fields < 3)
        return sudoku__fail(error, SUDOKU_E_SYNTAX,
                            "a puzzle's name is p1:SHAPE:SEED:INDEX or p1:SHAPE:WISHES:SEED:INDEX");
    sudoku_shape read_shape;
    sudoku_maker_options read_options = {0};
    uint64_t read_seed = 0, read_index = 0;
    const sudoku_status status = sudoku_shape_parse(&read_shape, id + prefix, end[0] - prefix,
                                                    error);
    if (status != SUDOKU_OK)
        return status;
    if (fields == 4 &&
        (end[1] == end[0] + 1 || !read_wishes(id + end[0] + 1, end[1] - end[0] - 1, &read_options)))
        return sudoku__fail(error, SUDOKU_E_SYNTAX, "'%.60s' are not all wishes that are known",
                            id + end[0] + 1);
    const size_t before = end[fields - 2], between = end[fields - 3] + 1;
    if (!read_number(id + between, before - between, &read_seed) ||
        !read_number(id + before + 1, length - before - 1, &read_index))
        return sudoku__fail(error, SUDOKU_E_SYNTAX, "seed and index are whole numbers below 2^64");
    *shape = read_shape;
    *options = read_options;
    *seed = read_seed;
    *index = read_index;
    return SUDOKU_OK;
}
