/* SPDX-License-Identifier: MIT */
#include "shape.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "args.h"
#include "names.h"
#include "report.h"

/* --size and --box say the same, or one of them is not given. */
static void take_boxes(const struct shape_words *words, sudoku_shape *shape)
{
    uint64_t order = 9;
    if (words->size)
        order = args_number("--size", words->size, SUDOKU_MIN_ORDER, SUDOKU_MAX_ORDER);
    sudoku_shape_of_order((unsigned)order, shape);
    if (!words->box)
        return;
    if (!strchr(words->box, 'x') || strchr(words->box, '+') ||
        sudoku_shape_parse(shape, words->box, strlen(words->box), NULL) != SUDOKU_OK)
        quit(EXIT_USAGE, "--box '%.60s': not RxC with R times C from %d to %d", words->box,
             SUDOKU_MIN_ORDER, SUDOKU_MAX_ORDER);
    if (words->size && sudoku_order(shape) != order)
        quit(EXIT_USAGE, "--box '%s' has %u digits, --size says '%s'", words->box,
             sudoku_order(shape), words->size);
}

/* ---- Regions ---- */

enum { MAX_LABELS = SUDOKU_MAX_CELLS + 1 };
static const char jigsaw[] = "jigsaw-";

static bool is_label(char symbol)
{
    return (symbol >= '0' && symbol <= '9') || (symbol >= 'a' && symbol <= 'z') ||
           (symbol >= 'A' && symbol <= 'Z');
}

/* Whether these are labels themselves, and no name of a file. */
static bool are_labels(const char *text)
{
    size_t count = 0;
    while (is_label(text[count]))
        count++;
    if (text[count])
        return false;
    for (size_t order = SUDOKU_MIN_ORDER; order <= SUDOKU_MAX_ORDER; order++)
        if (order * order == count)
            return true;
    return false;
}

/* Reads the labels of a file, behind 'labels', and returns how many there are: one too many at
   most.  Blanks, commas and lines that start with # do not count. */
static size_t read_labels(const char *path, char *labels)
{
    size_t count = 0;
    int symbol, before = '\n';
    FILE *const file = fopen(path, "r");
    if (!file)
        quit(EXIT_USAGE, "--regions '%.200s': neither labels of 16 to 625 cells nor a file: %s",
             path, strerror(errno));
    while (count < MAX_LABELS && (symbol = fgetc(file)) != EOF) {
        if (symbol == '#' && before == '\n')
            while (symbol != '\n' && symbol != EOF)
                symbol = fgetc(file);
        else if (is_label((char)symbol))
            labels[count++] = (char)symbol;
        else if (!strchr(" \t\r\n,;", symbol))
            quit(EXIT_USAGE, "--regions %.200s: '%c' is no label", path,
                 symbol > ' ' && symbol < 127 ? symbol : '?');
        before = symbol;
    }
    if (ferror(file))
        quit(EXIT_USAGE, "cannot read %.200s: %s", path, strerror(errno));
    fclose(file);
    labels[count] = '\0';
    return count;
}

static void take_regions(const struct shape_words *words, sudoku_shape *shape)
{
    char text[sizeof jigsaw + MAX_LABELS];
    sudoku_error error;
    char *const labels = strcpy(text, jigsaw) + strlen(jigsaw);
    if (are_labels(words->regions))
        strcpy(labels, words->regions);
    else
        read_labels(words->regions, labels);
    if (sudoku_shape_parse(shape, text, strlen(text), &error) != SUDOKU_OK)
        quit(EXIT_USAGE, "--regions %.80s: %s", words->regions, error.reason);
    if (words->box)
        quit(EXIT_USAGE, "--box %s: --regions take the place of boxes", words->box);
    if (words->size && sudoku_order(shape) !=
                           args_number("--size", words->size, SUDOKU_MIN_ORDER, SUDOKU_MAX_ORDER))
        quit(EXIT_USAGE, "--regions are of a %ux%u grid, --size says '%s'", sudoku_order(shape),
             sudoku_order(shape), words->size);
}

/* ---- Constraints ---- */

static void take_extra(const char *names, sudoku_shape *shape)
{
    char name[40];
    const char *end;
    do {
        end = names + strcspn(names, ",");
        snprintf(name, sizeof name, "%.*s", (int)(end - names), names);
        unsigned index = 0;
        while (sudoku_extra_name(index) && strcmp(sudoku_extra_name(index), name) != 0)
            index++;
        if (!sudoku_extra_name(index))
            refuse_name("--extra", name, sudoku_extra_name);
        shape->extra = (uint16_t)(shape->extra | 1u << index);
        names = end + 1;
    } while (*end);
}

void shape_from_words(const struct shape_words *words, sudoku_shape *shape)
{
    sudoku_error error;
    if (words->regions)
        take_regions(words, shape);
    else
        take_boxes(words, shape);
    if (words->extra)
        take_extra(words->extra, shape);
    if (!sudoku_shape_valid(shape, &error))
        quit(EXIT_USAGE, "--extra %.80s: %s", words->extra, error.reason);
}

bool shape_apply(const sudoku_shape *hint, sudoku_shape *shape, sudoku_error *error)
{
    const unsigned order = sudoku_order(shape);
    if (hint->jigsaw && !shape->jigsaw && sudoku_order(hint) != order) {
        *error = (sudoku_error){.offset = 0};
        snprintf(error->reason, sizeof error->reason, "a %ux%u grid, --regions are of %ux%u", order,
                 order, sudoku_order(hint), sudoku_order(hint));
        return false;
    }
    shape->extra |= hint->extra;
    return sudoku_shape_valid(shape, error);
}
