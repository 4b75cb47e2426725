/* SPDX-License-Identifier: MIT */
/* The solvers that one can choose: the built-in engines and plug-ins. */
#ifndef GAME_SOLVERS_H
#define GAME_SOLVERS_H

#include <glib.h>
#include <sudoku/sudoku.h>

struct solver_choice {
    char *name;                  /* a name for the chooser, or "auto" */
    char *file;                  /* of a plug-in, else NULL */
    const sudoku_engine *engine; /* NULL: "auto", or a plug-in that is not loaded yet */
};

/* All that there are, of struct solver_choice; to be freed with g_ptr_array_unref.  'program' is
   the path of this program. */
GPtrArray *solvers_list(const char *program);

/* Adds the plug-in of that file and returns its index; one that is there already is not added. */
guint solvers_add(GPtrArray *list, const char *file);

/* Loads the plug-in, which was allowed.  FALSE: 'why' says why not. */
gboolean solvers_load(struct solver_choice *choice, char *why, size_t capacity);

#endif
