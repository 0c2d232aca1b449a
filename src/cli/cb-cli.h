/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-chances.h"
#include "cb-table-state.h"
#include "cb-why.h"

/* Exit status of the program. For several files it is the worst of theirs. */
typedef enum
{
  CB_CLI_DONE = 0,
  CB_CLI_CONTRADICTION = 1, /* also for check: the case has problems */
  CB_CLI_UNUSABLE = 2,
} CbCliStatus;

/* What the options tell the commands that read cases. */
typedef struct
{
  gboolean json;
  int at;             /* how many entries to read, at most; not negative */
  const char *card;   /* why, suppose: id or name of a card */
  const char *holder; /* why, suppose: id of a holder or name of a player */
  gboolean flag; /* suppose: that the holder does not have the card; hint: to print the cell and the
                    reason, too; record: to take the last entry back */
  const char *line;   /* record: what happened, as a quick line; traits: what to settle, or NULL */
  const char *rooms;  /* advise: ids of cards, with commas; NULL for all */
  const char *from;   /* advise: id of the room where I stand; NULL for where the log says */
  const char *rolled; /* advise: what I rolled; NULL for what the log says */
  const char *standing; /* advise: who stands where, as “galley=green,salon=plum”; or NULL */
  const char *show;     /* advise: who asks me for which cards, as “green=plum,rope”; or NULL */
  CbEffort *effort;     /* how much may be spent on this file */
} CbCliOptions;

/* Runs a command on one case. @file: as it was given on the command line */
typedef CbCliStatus (*CbCliCaseFunc) (const char *file, CbCase *case_, const CbCliOptions *options);

CbCliStatus cb_cli_sheet (const char *file, CbCase *case_, const CbCliOptions *options);
CbCliStatus cb_cli_replay (const char *file, CbCase *case_, const CbCliOptions *options);
CbCliStatus cb_cli_why (const char *file, CbCase *case_, const CbCliOptions *options);
CbCliStatus cb_cli_suppose (const char *file, CbCase *case_, const CbCliOptions *options);
CbCliStatus cb_cli_check_marks (const char *file, CbCase *case_, const CbCliOptions *options);
CbCliStatus cb_cli_hint (const char *file, CbCase *case_, const CbCliOptions *options);
CbCliStatus cb_cli_record (const char *file, CbCase *case_, const CbCliOptions *options);
CbCliStatus cb_cli_advise (const char *file, CbCase *case_, const CbCliOptions *options);
CbCliStatus cb_cli_advise_show (const char *file, CbCase *case_, const CbCliOptions *options);
CbCliStatus cb_cli_course (const char *file, CbCase *case_, const CbCliOptions *options);
CbCliStatus cb_cli_review (const char *file, CbCase *case_, const CbCliOptions *options);
CbCliStatus cb_cli_table_state (const char *file, CbCase *case_, const CbCliOptions *options);
void cb_cli_print_calls (const CbTableState *state, const CbSetup *setup, guint first);
CbCliStatus cb_cli_powers (const char *file, CbCase *case_, const CbCliOptions *options);
CbCliStatus cb_cli_traits (const char *file, CbCase *case_, const CbCliOptions *options);
CbCliStatus cb_cli_check (const char *file, CbCase *case_, const CbCliOptions *options);
CbCliStatus cb_cli_check_edition (const char *file, const CbCliOptions *options);

gboolean cb_cli_find_cell (const char *file,
                           CbCase *case_,
                           const CbCliOptions *options,
                           guint *card,
                           guint *holder);
gboolean
cb_cli_read_card (const CbEdition *edition, const char *typed, const char *file, CbCardSet *cards);
gboolean
cb_cli_read_cards (const CbEdition *edition, const char *text, const char *file, CbCardSet *cards);
void cb_cli_put_steps (const CbWhy *why);
JsonArray *cb_cli_make_steps (const CbWhy *why);

/* An object that exists while something may take long, and says so on the terminal. */
typedef struct _CbCliProgress CbCliProgress;

CbCliProgress *cb_cli_progress_begin (const char *file);
void cb_cli_progress_end (CbCliProgress *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbCliProgress, cb_cli_progress_end)

void cb_cli_put (const char *format, ...) G_GNUC_PRINTF (1, 2);
void cb_cli_put_styled (const char *style, const char *format, ...) G_GNUC_PRINTF (2, 3);
void cb_cli_put_lines (const char *text);
gboolean cb_cli_choose_color (const char *when);
void cb_cli_start (const char *program);
void cb_cli_complain (const char *file, const char *format, ...) G_GNUC_PRINTF (2, 3);
void cb_cli_warn (const char *file, const char *format, ...) G_GNUC_PRINTF (2, 3);
void cb_cli_complain_of_writing (const char *file, const GError *error);
void cb_cli_complain_of_saving (const char *file, const GError *error);
gboolean cb_cli_can_write (const char *file, CbCase *case_);
gboolean cb_cli_is_saved (const char *file, CbCase *case_);

/* Corrects @case_ by @words. Returns: whether it could; complains of @file if not */
typedef gboolean (*CbCliCorrectFunc) (const char *file, CbCase *case_, const char *words);
gboolean cb_cli_correct (const char *file,
                         CbCase *case_,
                         const CbCliOptions *options,
                         CbCliCorrectFunc correct);
gboolean cb_cli_flush (void);
void cb_cli_outlive_reader (void);
gboolean cb_cli_flush_saved (const char *file);
guint cb_cli_get_width (const char *text);
int cb_cli_get_space (const char *text, guint width);

void cb_cli_put_file (JsonObject *object, const char *file);
JsonObject *cb_cli_make_answer (const char *file, guint n_entries);
void cb_cli_print_written (const char *file, guint n_entries, gboolean json);
JsonObject *cb_cli_make_cell (CbSetup *setup, guint card, guint holder);
/* (transfer full) (nullable): what is to be printed about one cell of a sheet */
typedef JsonNode *(*CbCliCellFunc) (guint card, guint holder, gpointer user_data);
JsonObject *cb_cli_make_cells (CbSetup *setup, CbCliCellFunc func, gpointer user_data);
void cb_cli_put_complete (JsonObject *object, gboolean complete);
void cb_cli_print_object (JsonObject *object);
JsonArray *cb_cli_make_conflict (GArray *conflict);
char *cb_cli_describe_conflict (GArray *conflict);
gboolean
cb_cli_conclude (const char *file, CbCase *case_, guint n_entries, const CbCliOptions *options);
CbChances *cb_cli_compute_chances (const char *file,
                                   CbCase *case_,
                                   guint n_entries,
                                   const CbCliOptions *options);
gboolean cb_cli_find_consistent (const char *file,
                                 CbCase *case_,
                                 guint n_entries,
                                 const CbCliOptions *options);
gboolean
cb_cli_print_entry (const char *file, CbCase *case_, guint position, const CbCliOptions *options);
const char *cb_cli_get_mark_id (CbMark mark);
guint cb_cli_get_n_entries (CbCase *case_, const CbCliOptions *options);

#define CB_CLI_GREEN "\033[32m"
#define CB_CLI_RED   "\033[31m"
#define CB_CLI_DIM   "\033[2m"
#define CB_CLI_BOLD  "\033[1m"
