/* SPDX-License-Identifier: MIT */
/*
 * Records flow in items of many: the calling thread reads and copies them into an item, a worker
 * adds the answers' text to the same item, and the calling thread writes it out in order.
 *
 * Between two grids stands a separator (an empty line, in some formats) which must not follow the
 * last grid.  So every grid is written with the separator in front of it, and the first one of
 * the output loses it.  A shard ends with a separator if any grid follows in a later shard.
 *
 * Which shard a record belongs to is decided by the place of its first byte; every shard reads
 * all that comes before its part, so that index, line and the shape that stands in for a
 * malformed record are those of the whole.
 */
#include "records.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "formats.h"
#include "input.h"
#include "memory.h"
#include "output.h"
#include "progress.h"
#include "report.h"

enum {
    ITEM_RECORDS = TOGETHER,
    ITEM_CELLS = 1 << 16,
    ITEM_SHAPES = 8,
    ITEM_ERRORS = 64,
    FLUSH_AT = 1 << 18,
    MESSAGES_IN_FULL = 20
};

/* Kinds of messages; in an item's list each message begins with its kind as a digit. */
enum message { ERROR, NOTE, MESSAGES };
static const char *const message_rest[MESSAGES] = {"puzzles without an answer", "notes like these"};

struct item {
    struct record records[ITEM_RECORDS];
    uint8_t cells[ITEM_CELLS], solutions[ITEM_CELLS], givens[ITEM_CELLS];
    uint32_t candidates[ITEM_CELLS]; /* where records have them */
    sudoku_shape shapes[ITEM_SHAPES];
    sudoku_error errors[ITEM_ERRORS];
    size_t record_count, cell_count, shape_count, error_count;
    /* What the worker makes of them; taken by drain. */
    struct buffer text, messages; /* messages: kind, text, a zero byte */
    uint64_t told[MESSAGES];      /* those not kept in full as well */
    uint64_t verdicts[VERDICTS];
};

struct run {
    const struct record_job *job;
    const struct args *args;
    struct input *input;
    struct output output;
    struct item *items; /* one more than the pool has, for the record after a shard */
    unsigned item_count;
    struct solving *solvings; /* one a worker, and one more */
    uint64_t begin, end;      /* the shard's part of the input, in bytes */
    sudoku_shape last_shape;
    uint64_t seen; /* records read, in the shard or before it */
    bool after_end, grid_follows;
    const sudoku_format *format; /* of grids; NULL where none are written, or as JSON */
    bool limited;                /* not for all orders */
    struct buffer separator;     /* empty where no grids are written */
    bool headed, started;        /* the format's head, a record's text was written */
    uint64_t verdicts[VERDICTS], told[MESSAGES];
};

/* --- filling ------------------------------------------------------------------------------- */

static void item_clear(struct item *item)
{
    item->record_count = item->cell_count = item->shape_count = item->error_count = 0;
}

static bool item_is_full(const struct item *item)
{
    return item->record_count == ITEM_RECORDS || item->cell_count + SUDOKU_MAX_CELLS > ITEM_CELLS ||
           item->shape_count == ITEM_SHAPES || item->error_count == ITEM_ERRORS;
}

static void remember_shape(struct run *run, const sudoku_shape *shape)
{
    if (!sudoku_shape_equal(&run->last_shape, shape))
        run->last_shape = *shape;
}

static const sudoku_shape *item_shape(struct item *item, const sudoku_shape *shape)
{
    for (size_t i = item->shape_count; i-- > 0;)
        if (sudoku_shape_equal(&item->shapes[i], shape))
            return &item->shapes[i];
    item->shapes[item->shape_count] = *shape;
    return &item->shapes[item->shape_count++];
}

static void item_add(struct run *run, struct item *item, const struct input_record *read,
                     bool malformed)
{
    struct record *const record = &item->records[item->record_count++];
    record->shape = item_shape(item, &run->last_shape);
    record->index = read->record.index;
    record->line = read->record.line;
    record->file = read->file;
    record->error = NULL;
    record->cells = item->cells + item->cell_count;
    record->solution = item->solutions + item->cell_count;
    record->givens = NULL;
    record->candidates = NULL;
    record->heed = NOT_ASKED;
    const size_t cells = sudoku_cells(record->shape), first = item->cell_count;
    item->cell_count += cells;
    if (malformed) {
        memset(record->cells, 0, cells);
        item->errors[item->error_count] = read->error;
        record->error = &item->errors[item->error_count++];
    } else {
        memcpy(record->cells, read->record.cells, cells);
        if (read->record.givens)
            record->givens = memcpy(item->givens + first, read->record.givens, cells);
        if (read->record.candidates)
            record->candidates = memcpy(item->candidates + first, read->record.candidates,
                                        cells * sizeof item->candidates[0]);
    }
}

/* Adds what follows the item's last record and is written as that was, at most 'capacity' records.
 */
static void item_add_alike(struct run *run, struct item *item, size_t capacity)
{
    const struct record like = item->records[item->record_count - 1];
    const size_t cells = sudoku_cells(like.shape);
    const size_t room = (ITEM_CELLS - item->cell_count) / cells;
    sudoku_place places[ITEM_RECORDS];
    const size_t count = input_next_alike(run->input, item->cells + item->cell_count,
                                          capacity < room ? capacity : room, places);
    for (size_t i = 0; i < count; i++, item->cell_count += cells) {
        struct record *const record = &item->records[item->record_count++];
        *record = like;
        record->index += i + 1;
        record->line = places[i].line;
        record->cells = item->cells + item->cell_count;
        record->solution = item->solutions + item->cell_count;
    }
    run->seen += count;
}

/* The next record.  One that the format has no room for is malformed too. */
static enum input_status next_record(struct run *run, bool may_wait, struct input_record *read)
{
    const enum input_status got = input_next(run->input, may_wait, read);
    if (!run->limited || got != INPUT_RECORD ||
        sudoku_format_takes(run->format, &read->record.shape))
        return got;
    read->error = (sudoku_error){.line = read->record.line};
    describe_refusal(run->format, &read->record.shape, read->error.reason,
                     sizeof read->error.reason);
    return INPUT_MALFORMED;
}

/* After the shard: is there a record further on that writes something? */
static void look_after_end(struct run *run, struct input_record *read, bool malformed)
{
    struct item *const item = &run->items[run->item_count];
    struct solving *const solving = &run->solvings[run->args->threads];
    enum input_status got = malformed ? INPUT_MALFORMED : INPUT_RECORD;
    run->after_end = true;
    while (!run->grid_follows && got != INPUT_END) {
        item_clear(item);
        if (got == INPUT_RECORD)
            remember_shape(run, &read->record.shape);
        item_add(run, item, read, got == INPUT_MALFORMED);
        run->grid_follows = !run->job->yields || run->job->yields(solving, &item->records[0]);
        got = next_record(run, true, read);
    }
}

static enum pool_fill fill(void *context, unsigned number, unsigned grain, bool may_wait)
{
    struct run *const run = context;
    struct item *const item = &run->items[number];
    struct input_record read;
    item_clear(item);
    while (!run->after_end && item->record_count < grain && !item_is_full(item)) {
        const bool wait = may_wait && item->record_count == 0;
        const enum input_status got = next_record(run, wait, &read);
        if (got == INPUT_LATER)
            return item->record_count ? POOL_ITEM : POOL_LATER;
        if (got == INPUT_END)
            break;
        const bool malformed = got == INPUT_MALFORMED;
        run->seen++;
        if (read.record.offset >= run->end) {
            look_after_end(run, &read, malformed);
            break;
        }
        if (!malformed)
            remember_shape(run, &read.record.shape);
        if (read.record.offset >= run->begin)
            item_add(run, item, &read, malformed);
        if (run->args->shards == 1 && !malformed && !read.record.givens && !read.record.candidates)
            item_add_alike(run, item, grain - item->record_count);
    }
    return item->record_count ? POOL_ITEM : POOL_END;
}

/* --- working ------------------------------------------------------------------------------- */

void task_add_grids(struct task *task, const sudoku_shape *shape, const uint8_t *cells,
                    size_t count)
{
    buffer_add(task->text, task->separator->data, task->separator->length);
    buffer_add_grids(task->text, shape, cells, count, false, task->format);
}

void task_add_answer(struct task *task, const struct record *record, const uint8_t *cells)
{
    if (!(task->format->holds & SUDOKU_HOLDS_GIVENS)) {
        task_add_grids(task, record->shape, cells, 1);
        return;
    }
    const size_t count = sudoku_cells(record->shape);
    const bool solved = !memchr(cells, 0, count);
    uint8_t givens[SUDOKU_MAX_CELLS], puzzle[SUDOKU_MAX_CELLS];
    for (size_t cell = 0; cell < count; cell++) {
        givens[cell] = record->givens ? record->givens[cell] : record->cells[cell] != 0;
        puzzle[cell] = givens[cell] ? record->cells[cell] : 0;
    }
    const sudoku_record written = {
        .shape = *record->shape, .cells = solved ? cells : puzzle, .givens = givens};
    buffer_add(task->text, task->separator->data, task->separator->length);
    buffer_add_record(task->text, &written, task->format, NULL);
}

void task_begin_json(struct task *task, const struct record *record, enum verdict verdict)
{
    buffer_addf(task->text, "{\"index\":%" PRIu64 ",\"line\":%" PRIu64 ",\"status\":\"%s\"",
                record->index, record->line, verdict_name(verdict));
    if (!record->error)
        buffer_add_json_shape(task->text, record->shape);
}

void task_end_json(struct task *task, enum verdict verdict)
{
    if (!verdict_is_answer(verdict)) {
        buffer_add(task->text, ",", 1);
        buffer_add_json(task->text, "message", solving_reason(task->solving));
    }
    buffer_add(task->text, "}\n", 2);
}

/* Adds a message, if it may be one of those that are told in full. */
static void add_message(struct task *task, const struct record *record, enum message kind,
                        const char *text)
{
    if (task->item->told[kind]++ >= MESSAGES_IN_FULL)
        return;
    buffer_addf(&task->item->messages, "%d", (int)kind);
    buffer_add_message(&task->item->messages, record->file, record->line, record->index,
                       record->error, text);
    buffer_add(&task->item->messages, "", 1);
}

void task_note(struct task *task, const struct record *record, const char *note)
{
    if (!task->args->quiet)
        add_message(task, record, NOTE, note);
}

/* Says what its candidates did to the verdict of a record. */
static void note_candidates(struct task *task, const struct record *record, enum verdict verdict)
{
    if (record->heed == HEEDED && verdict == UNIQUE)
        task_note(task, record, "one solution among its candidates; its digits alone have several");
    else if (record->heed == NONE_AMONG_THEM)
        task_note(task, record, "no solution among its candidates, so these do not count");
    else if (record->heed == NOT_ASKED && verdict == MULTIPLE)
        task_note(task, record,
                  "several solutions of its digits; candidates are marks, which do not count");
}

void task_flush(struct task *task)
{
    if (task->text->length >= FLUSH_AT)
        pool_flush(task->pool, task->item_number);
}

static void work(void *context, struct pool *pool, unsigned worker, unsigned number)
{
    const struct run *const run = context;
    const struct record_job *const job = run->job;
    struct item *const item = &run->items[number];
    struct task task = {.job = job,
                        .args = job->args,
                        .solving = &run->solvings[worker],
                        .text = &item->text,
                        .format = run->format,
                        .separator = &run->separator,
                        .item = item,
                        .pool = pool,
                        .item_number = number};
    if (job->begin)
        job->begin(&task, item->records, item->record_count);
    for (size_t i = 0; i < item->record_count; i++) {
        const enum verdict verdict = job->answer(&task, &item->records[i]);
        item->verdicts[verdict]++;
        if (verdict_is_answer(verdict) && item->records[i].candidates)
            note_candidates(&task, &item->records[i], verdict);
        if (!verdict_is_answer(verdict))
            add_message(&task, &item->records[i], ERROR, solving_reason(task.solving));
        task_flush(&task);
    }
    if (job->finish)
        job->finish(&task, item->records, item->record_count);
}

/* --- draining ------------------------------------------------------------------------------ */

static void tell_messages(struct run *run, struct item *item)
{
    const char *message = item->messages.data;
    const char *const end = message + item->messages.length;
    uint64_t told[MESSAGES];
    memcpy(told, run->told, sizeof told);
    while (message != end) {
        const enum message kind = (enum message)(*message - '0');
        if (told[kind]++ < MESSAGES_IN_FULL)
            say_plain(message + 1);
        message += strlen(message) + 1;
    }
    item->messages.length = 0;
    for (unsigned kind = 0; kind < MESSAGES; kind++)
        run->told[kind] += item->told[kind];
    memset(item->told, 0, sizeof item->told);
}

/* Writes the format's head: the first shard, once there is a record. */
static void write_head(struct run *run)
{
    if (run->format && !run->headed && run->args->shard == 1)
        output_write(&run->output, run->format->head, strlen(run->format->head));
    run->headed = true;
}

static void drain(void *context, unsigned number)
{
    struct run *const run = context;
    struct item *const item = &run->items[number];
    if (item->text.length) {
        const size_t skip = run->started ? 0 : run->separator.length;
        run->started = true;
        write_head(run);
        output_write(&run->output, item->text.data + skip, item->text.length - skip);
        item->text.length = 0;
    }
    if (item->messages.length)
        tell_messages(run, item);
    uint64_t done = 0;
    for (unsigned i = 0; i < VERDICTS; i++) {
        run->verdicts[i] += item->verdicts[i];
        item->verdicts[i] = 0;
        done += run->verdicts[i];
    }
    progress_show(done, input_read(run->input), input_size(run->input));
}

/* --- the whole ----------------------------------------------------------------------------- */

static void open_output(struct run *run)
{
    const struct args *const args = run->args;
    bool from_stdin = false;
    for (size_t i = 0; i < args->file_count; i++)
        from_stdin |= strcmp(args->files[i], "-") == 0;
    if (args->output || !run->job->to_file || from_stdin)
        output_open(&run->output, args->output ? args->output : "-");
    else
        output_open_default(&run->output, args->argv0, "txt");
}

static void summarize(const struct run *run)
{
    char counts[VERDICTS * 40] = "";
    size_t length = 0;
    uint64_t total = 0;
    for (unsigned i = 0; i < VERDICTS; i++) {
        total += run->verdicts[i];
        if (run->verdicts[i])
            length += (size_t)snprintf(counts + length, sizeof counts - length, "%s%" PRIu64 " %s",
                                       length ? ", " : ": ", run->verdicts[i],
                                       verdict_name((enum verdict)i));
    }
    for (unsigned i = 0; i < MESSAGES; i++)
        if (run->told[i] > MESSAGES_IN_FULL)
            say("and %" PRIu64 " more %s", run->told[i] - MESSAGES_IN_FULL, message_rest[i]);
    if (run->args->quiet)
        return;
    const double seconds = progress_seconds();
    say("%" PRIu64 " puzzle%s%s; %.2f s, %.0f puzzles/s; written to %s", total,
        total == 1 ? "" : "s", counts, seconds, (double)total / seconds, run->output.name);
}

static void choose_format(struct run *run)
{
    const struct args *const args = run->args;
    run->format = run->job->answers ? answer_format(args->format) : args->format;
    run->limited = run->format->min_order > SUDOKU_MIN_ORDER ||
                   run->format->max_order < SUDOKU_MAX_ORDER;
    check_format_takes(run->format, &args->shape);
    buffer_add_separator(&run->separator, run->format);
}

static void start(struct run *run)
{
    const struct args *const args = run->args;
    if (!run->job->writes_grids && args->format_name && !args->json)
        quit(EXIT_USAGE, "--format %s: --%s writes text, or json", args->format_name,
             args->command->option.name);
    run->input = input_new(args->files, args->file_count, &args->input, args->shards > 1);
    run->begin = args_shard_end(args, input_size(run->input), args->shard - 1);
    run->end = args->shards == 1 ? UINT64_MAX
                                 : args_shard_end(args, input_size(run->input), args->shard);
    run->last_shape = args->shape;
    run->item_count = pool_items(args->threads);
    run->items = memory_new(run->item_count + 1, sizeof *run->items);
    run->solvings = memory_new(args->threads + 1, sizeof *run->solvings);
    for (unsigned i = 0; i <= args->threads; i++)
        run->solvings[i].args = args;
    if (run->job->writes_grids && !args->json)
        choose_format(run);
    open_output(run);
    progress_start("puzzles", args->quiet);
}

static void finish(struct run *run)
{
    for (unsigned i = 0; i <= run->item_count; i++) {
        buffer_free(&run->items[i].text);
        buffer_free(&run->items[i].messages);
    }
    for (unsigned i = 0; i <= run->args->threads; i++)
        solving_free(&run->solvings[i]);
    buffer_free(&run->separator);
    free(run->items);
    free(run->solvings);
    input_free(run->input);
}

static int exit_code(const struct run *run)
{
    const uint64_t *const verdicts = run->verdicts;
    uint64_t bad = verdicts[NONE] + verdicts[CONFLICT] + verdicts[MALFORMED] + verdicts[UNDECIDED];
    if (run->args->unique)
        bad += verdicts[MULTIPLE];
    return bad && !run->args->lenient ? EXIT_SOME : EXIT_DONE;
}

int records_run(const struct record_job *job)
{
    struct run run = {.job = job, .args = job->args};
    start(&run);
    const struct pool_job pool = {.context = &run,
                                  .threads = job->args->threads,
                                  .fill = fill,
                                  .max_grain = ITEM_RECORDS,
                                  .work = work,
                                  .drain = drain,
                                  .tick = progress_tick};
    pool_run(&pool);
    progress_hide();
    if (run.seen == 0)
        input_found_nothing(run.input);
    write_head(&run);
    if (run.started && run.grid_follows)
        output_write(&run.output, run.separator.data, run.separator.length);
    if (run.format && job->args->shard == job->args->shards)
        output_write(&run.output, run.format->tail, strlen(run.format->tail));
    output_commit(&run.output);
    summarize(&run);
    const int code = exit_code(&run);
    finish(&run);
    return code;
}
