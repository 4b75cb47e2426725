/* SPDX-License-Identifier: MIT */
/*
 * -t FILE: the records of FILE in another format, with all that the format can hold: filled-in
 * digits, candidates, comments, shapes.  What is lost is said once, at the end, with the number of
 * records that lost it.
 *
 * A record that is malformed, or that the format has no room for, is left out and told.  There is
 * nothing to compute, so records are converted one after another, without threads.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "buffer.h"
#include "command.h"
#include "convert.h"
#include "numbering.h"
#include "progress.h"
#include "report.h"
#include "sheets.h"

enum { MESSAGES_IN_FULL = 20, FLUSH_AT = 1 << 18 };

void conversion_tell(struct conversion *conversion, const char *reason, bool failed)
{
    const struct input_record *const read = &conversion->read;
    conversion->failed += failed;
    if (!failed && conversion->args->quiet)
        return;
    if (conversion->messages++ < MESSAGES_IN_FULL) {
        struct buffer text = {0};
        buffer_add_message(&text, read->file, read->record.line, read->record.index,
                           failed ? &read->error : NULL, reason);
        buffer_add(&text, "", 1);
        say_plain(text.data);
        buffer_free(&text);
    }
}

bool conversion_next(struct conversion *conversion)
{
    struct input_record *const read = &conversion->read;
    for (;;) {
        const enum input_status status = input_next(conversion->input, true, read);
        if (status == INPUT_END)
            return false;
        conversion->records++;
        progress_show(conversion->records, input_read(conversion->input),
                      input_size(conversion->input));
        if (status == INPUT_RECORD) {
            read->error.line = 0;
            return true;
        }
        conversion_tell(conversion, read->error.reason, true);
    }
}

bool conversion_is_numbered(const struct conversion *conversion)
{
    return numbering_has(conversion->args->output);
}

void conversion_open(struct conversion *conversion, struct output *output)
{
    char name[PATH_ROOM];
    numbering_name(conversion->args->output ? conversion->args->output : "-", ++conversion->files,
                   name);
    output_open(output, name);
    memcpy(conversion->name, output->name, sizeof conversion->name);
}

/* --- text ---------------------------------------------------------------------------------- */

/* What a format may not keep, as messages name it. */
static const struct {
    uint32_t bit;
    const char *name;
} holdings[] = {{SUDOKU_HOLDS_GIVENS, "which digits were filled in"},
                {SUDOKU_HOLDS_CANDIDATES, "candidates"},
                {SUDOKU_HOLDS_COMMENT, "comments"},
                {SUDOKU_HOLDS_BOXES, "the form of the boxes"},
                {SUDOKU_HOLDS_REGIONS, "jigsaw regions"},
                {SUDOKU_HOLDS_EXTRA, "further rules"}};

enum { HOLDINGS = sizeof holdings / sizeof *holdings };

static void count_losses(uint64_t losses[HOLDINGS], const sudoku_format *format,
                         const sudoku_record *record)
{
    const uint32_t lost = sudoku_format_loses(format, record);
    for (size_t i = 0; i < HOLDINGS; i++)
        losses[i] += (lost & holdings[i].bit) != 0;
}

static void tell_losses(const struct args *args, const uint64_t losses[HOLDINGS])
{
    struct buffer text = {0};
    for (size_t i = 0; i < HOLDINGS; i++)
        if (losses[i])
            buffer_addf(&text, "%s%s (%" PRIu64 " puzzle%s)", text.length ? ", " : "",
                        holdings[i].name, losses[i], losses[i] == 1 ? "" : "s");
    if (text.length && !args->quiet)
        say("format %s does not hold: %.*s", args->format->name, (int)text.length, text.data);
    buffer_free(&text);
}

void convert_texts(struct conversion *conversion)
{
    const struct args *const args = conversion->args;
    const sudoku_format *const format = args->format;
    const sudoku_print_options options = {.alphabet = args_own(args, "to-alphabet")};
    uint64_t losses[HOLDINGS] = {0};
    uint64_t written = 0;
    struct buffer text = {0};
    struct output output;
    conversion_open(conversion, &output);
    buffer_add(&text, format->head, strlen(format->head));
    while (conversion_next(conversion)) {
        const sudoku_record *const record = &conversion->read.record;
        const size_t before = text.length;
        if (written)
            buffer_add(&text, format->between, strlen(format->between));
        if (!buffer_add_record(&text, record, format, &options)) {
            char reason[120];
            text.length = before;
            if (!sudoku_format_takes(format, &record->shape))
                describe_refusal(format, &record->shape, reason, sizeof reason);
            else if (options.alphabet)
                snprintf(reason, sizeof reason, "--to-alphabet has too few characters for order %u",
                         sudoku_order(&record->shape));
            else
                snprintf(reason, sizeof reason, "format %s does not take it", format->name);
            conversion_tell(conversion, reason, true);
            continue;
        }
        written++;
        count_losses(losses, format, record);
        if (text.length >= FLUSH_AT) {
            output_write(&output, text.data, text.length);
            text.length = 0;
        }
    }
    buffer_add(&text, format->tail, strlen(format->tail));
    if (conversion->records) {
        output_write(&output, text.data, text.length);
        progress_hide();
        output_commit(&output);
    }
    buffer_free(&text);
    tell_losses(args, losses);
}

/* --- the whole ----------------------------------------------------------------------------- */

static void check_options(const struct args *args)
{
    sheets_check_options(args);
    if (args_own(args, "to-alphabet") && args->output_kind != OUTPUT_TEXT)
        quit(EXIT_USAGE, "--to-alphabet goes with formats that are text");
    args_check_alphabet("to-alphabet", args_own(args, "to-alphabet"));
    if (args->shards > 1)
        quit(EXIT_USAGE, "--shard does not go with --convert");
}

static int run(const struct args *args)
{
    struct conversion conversion = {.args = args};
    check_options(args);
    conversion.input = input_new(args->files, args->file_count, &args->input, false);
    progress_start("puzzles", args->quiet);
    if (args->output_kind == OUTPUT_TEXT)
        convert_texts(&conversion);
    else if (args->output_kind == OUTPUT_CNF || args->output_kind == OUTPUT_COVER)
        convert_exports(&conversion);
    else
        convert_sheets(&conversion);
    progress_hide();
    if (conversion.records == 0)
        input_found_nothing(conversion.input);
    input_free(conversion.input);
    if (conversion.messages > MESSAGES_IN_FULL)
        say("and %" PRIu64 " more messages", conversion.messages - MESSAGES_IN_FULL);
    const uint64_t done = conversion.records - conversion.failed;
    if (!args->quiet)
        say("%" PRIu64 " of %" PRIu64 " puzzle%s; %.2f s; written to %s", done, conversion.records,
            conversion.records == 1 ? "" : "s", progress_seconds(), conversion.name);
    return (conversion.failed || conversion.unanswered) && !args->lenient ? EXIT_SOME : EXIT_DONE;
}

static const struct option_info options[] = {
    {"to-alphabet", 0, "TEXT", "characters for 1, 2, ... in what is written"},
    {NULL, 0, NULL, NULL},
};

const struct command command_convert = {
    .option = {"convert", 't', "FILE", "write puzzles in another format, or as a sheet to print"},
    .options = options,
    .takes_files = true,
    .converts = true,
    .writes_sheets = true,
    .run = run,
};
