/* SPDX-License-Identifier: MIT */
/* -r FILE: how hard each puzzle is, on one scale or several; or the puzzles that are as hard as
 * asked for. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "records.h"
#include "report.h"
#include "wishes.h"

struct wanted {
    unsigned scales;
    bool filter; /* puzzles that do not match are left out */
    struct range er, clues;
    unsigned level[2], qqwing[2];
    const sudoku_technique *technique;
};

static const struct scale {
    const char *name;
    sudoku_scale scale;
} scales[] = {{"se", SUDOKU_SCALE_SE},
              {"hodoku", SUDOKU_SCALE_HODOKU},
              {"qqwing", SUDOKU_SCALE_QQWING},
              {"guesses", SUDOKU_SCALE_GUESSES}};
enum { SCALES = sizeof scales / sizeof scales[0] };

/* The scales of a list of names with commas between them; all where there is none. */
static unsigned read_scales(const char *list)
{
    unsigned wanted = 0;
    for (const char *word = list; word && *word;) {
        const size_t length = strcspn(word, ",");
        unsigned found = SCALES;
        for (unsigned i = 0; i < SCALES; i++)
            if (strlen(scales[i].name) == length && memcmp(scales[i].name, word, length) == 0)
                found = i;
        if (found == SCALES)
            quit(EXIT_USAGE, "--scales %s: se, hodoku, qqwing and guesses, with commas", list);
        wanted |= (unsigned)scales[found].scale;
        word += length + (word[length] == ',');
    }
    return wanted;
}

/* Whether the technique is among the steps of a rated puzzle, in the order that has it. */
static bool is_used(sudoku_logic *logic, const struct workbench *bench,
                    const sudoku_technique *technique)
{
    const sudoku_step *step;
    sudoku_logic_begin(logic, bench->puzzle, NULL, NULL);
    while (sudoku_logic_next(logic, &step) == SUDOKU_OK)
        if (step->technique == technique)
            return true;
    return false;
}

static bool matches(const struct wanted *wanted, const struct workbench *bench, sudoku_logic *logic,
                    const sudoku_rating *rating)
{
    const unsigned clues = sudoku_grid_filled(bench->puzzle);
    return clues >= wanted->clues.low && clues <= wanted->clues.high &&
           (!(wanted->scales & SUDOKU_SCALE_SE) ||
            (rating->er >= wanted->er.low && rating->er <= wanted->er.high)) &&
           rating->hodoku_level >= wanted->level[0] && rating->hodoku_level <= wanted->level[1] &&
           rating->qqwing >= wanted->qqwing[0] && rating->qqwing <= wanted->qqwing[1] &&
           (!wanted->technique || is_used(logic, bench, wanted->technique));
}

/* Adds the ratings, as JSON or as words. */
static void add_rating(struct task *task, unsigned rated, const sudoku_rating *rating)
{
    const bool json = task->args->json;
    struct buffer *const text = task->text;
    if (rated & SUDOKU_SCALE_SE)
        buffer_addf(
            text, json ? ",\"er\":%u.%u,\"ep\":%u.%u,\"ed\":%u.%u" : " er %u.%u ep %u.%u ed %u.%u",
            rating->er / 10, rating->er % 10, rating->ep / 10, rating->ep % 10, rating->ed / 10,
            rating->ed % 10);
    if (rated & SUDOKU_SCALE_HODOKU)
        buffer_addf(text,
                    json ? ",\"hodoku_level\":\"%s\",\"hodoku_score\":%u" : " level %s score %u",
                    sudoku_level_name(rating->hodoku_level), rating->hodoku_score);
    if (rated & SUDOKU_SCALE_QQWING)
        buffer_addf(text, json ? ",\"qqwing\":\"%s\"" : " qqwing %s",
                    sudoku_qqwing_name(rating->qqwing));
    if (rated & SUDOKU_SCALE_GUESSES)
        buffer_addf(text, json ? ",\"guesses\":%" PRIu64 : " guesses %" PRIu64, rating->guesses);
    if (rating->hardest)
        buffer_addf(text, json ? ",\"hardest\":\"%s\"" : " hardest %s",
                    json ? sudoku_technique_name(rating->hardest)
                         : sudoku_technique_id(rating->hardest));
}

/* Rates a loaded puzzle on all wanted scales that are defined for its shape. */
static enum verdict rate(struct task *task, struct workbench *bench, sudoku_logic *logic,
                         unsigned *rated, sudoku_rating *rating)
{
    const struct wanted *const wanted = task->job->options;
    *rated = wanted->scales;
    if (!sudoku_shape_equal(&bench->shape, NULL))
        *rated &= SUDOKU_SCALE_GUESSES;
    const sudoku_status status = *rated ? sudoku_rate(logic, bench->puzzle, *rated, rating)
                                        : SUDOKU_OK;
    if (status == SUDOKU_OK)
        return UNIQUE;
    if (status == SUDOKU_MANY) {
        task->solving->why.length = 0;
        buffer_addf(&task->solving->why, "several solutions, so that it has no rating");
        return MULTIPLE;
    }
    return status == SUDOKU_LIMIT ? solving_end_steps(task->solving)
                                  : solving_explain(task->solving, bench, status);
}

static void add_line(struct task *task, const struct record *record, unsigned rated,
                     const sudoku_rating *rating, enum verdict verdict)
{
    buffer_add_grids(task->text, record->shape, record->cells, 1, false,
                     sudoku_format_named("line"));
    task->text->length--; /* what follows stands in the same line */
    if (verdict == UNIQUE)
        add_rating(task, rated, rating);
    else
        buffer_addf(task->text, " %s: %s", verdict_name(verdict), solving_reason(task->solving));
    buffer_add(task->text, "\n", 1);
}

static enum verdict answer(struct task *task, struct record *record)
{
    const struct wanted *const wanted = task->job->options;
    sudoku_rating rating = {0};
    enum verdict verdict;
    unsigned rated = 0;
    struct workbench *const bench = solving_load(task->solving, record, &verdict);
    sudoku_logic *logic = NULL;
    if (bench) {
        logic = solving_logic(task->solving, bench,
                              !wanted->technique || sudoku_technique_score(wanted->technique)
                                  ? SUDOKU_SCALE_HODOKU
                                  : SUDOKU_SCALE_SE);
        verdict = rate(task, bench, logic, &rated, &rating);
    }
    if (wanted->filter && (verdict != UNIQUE || !matches(wanted, bench, logic, &rating)))
        return verdict;
    if (task->args->json) {
        task_begin_json(task, record, verdict);
        if (verdict == UNIQUE)
            add_rating(task, rated, &rating);
        if (verdict == MULTIPLE) {
            buffer_add(task->text, ",", 1);
            buffer_add_json(task->text, "message", solving_reason(task->solving));
        }
        task_end_json(task, verdict);
    } else if (verdict == MALFORMED) {
        buffer_addf(task->text, "malformed: %s\n", solving_reason(task->solving));
    } else {
        add_line(task, record, rated, &rating, verdict);
    }
    return verdict;
}

static int run(const struct args *args)
{
    struct wanted wanted = {
        .scales = read_scales(args_own(args, "scales")),
        .er = args_own_range(args, "er", 1, 10, 200),
        .clues = args_own_range(args, "clues", 0, 0, SUDOKU_MAX_CELLS),
        .level = {SUDOKU_LEVEL_ANY, SUDOKU_LEVEL_EXTREME},
        .qqwing = {0, 4},
        .technique = wishes_technique(args, "technique"),
    };
    if (!wanted.scales)
        for (unsigned i = 0; i < SCALES; i++)
            wanted.scales |= (unsigned)scales[i].scale;
    wishes_levels(args, &wanted.level[0], &wanted.level[1]);
    wishes_qqwing(args, &wanted.qqwing[0], &wanted.qqwing[1]);
    static const struct filter {
        const char *name;
        unsigned needs; /* the scale that must be known */
    } filters[] = {{"er", SUDOKU_SCALE_SE},
                   {"level", SUDOKU_SCALE_HODOKU},
                   {"qqwing", SUDOKU_SCALE_QQWING},
                   {"clues", 0},
                   {"technique", 0}};
    for (size_t i = 0; i < sizeof filters / sizeof filters[0]; i++)
        if (args_own(args, filters[i].name)) {
            wanted.filter = true;
            wanted.scales |= filters[i].needs;
        }
    struct args own = *args;
    own.unique = true; /* what has several solutions has no rating */
    const struct record_job job = {.args = &own, .answer = answer, .options = &wanted};
    return records_run(&job);
}

static const struct option_info options[] = {
    {"scales", 0, "LIST", "which: se, hodoku, qqwing, guesses, with commas (all)"},
    {"er", 0, "A..B", "puzzles with Sudoku Explainer's rating in that range"},
    {"level", 0, "L", "puzzles of HoDoKu's level, or L..L: easy medium hard unfair extreme"},
    {"qqwing", 0, "W", "puzzles of QQWing's word, or W..W: simple easy intermediate expert"},
    {"clues", 0, "A..B", "puzzles with so many givens"},
    {"technique", 0, "NAME", "puzzles that take this technique: see --list techniques"},
    {NULL, 0, NULL, NULL},
};

const struct command command_rate = {
    .option = {"rate", 'r', "FILE", "tell how hard puzzles are, or find those that are so hard"},
    .options = options,
    .takes_files = true,
    .run = run,
};
