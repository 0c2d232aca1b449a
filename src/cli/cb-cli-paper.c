/* The command “casebook-cli print”.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "cb-cli-box.h"
#include "cb-cli-paper.h"
#include "cb-file.h"
#include "cb-print-pages.h"

/* The first bytes of every PDF document. */
#define MAGIC "%PDF-"
/* The size of the largest file that may be replaced: far more than any notesheet needs. */
#define MAX_BYTES (64 * 1024 * 1024)

typedef struct
{
  char *file;
  char *edition;
  char *output;
  char *paper;
  int players; /* 0 where the options do not say */
  int games;   /* 0 where the options do not say */
  int at;      /* −1 for all entries */
  gboolean blank;
} Request;

static void
request_clear (Request *self)
{
  g_free (self->file);
  g_free (self->edition);
  g_free (self->output);
  g_free (self->paper);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Request, request_clear)

static gboolean
parse (Request *self, int argc, char **argv)
{
  g_auto (GStrv) files = NULL;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &self->output,
      N_ ("PDF file to write; - for standard output"), "FILE" },
    { "edition", 0, 0, G_OPTION_ARG_FILENAME, &self->edition,
      N_ ("Print a blank sheet for an edition instead of a case"), "EDITION" },
    { "blank", 0, 0, G_OPTION_ARG_NONE, &self->blank, N_ ("Leave out all marks"), NULL },
    { "players", 0, 0, G_OPTION_ARG_INT, &self->players, N_ ("Number of player columns"), "N" },
    { "games", 0, 0, G_OPTION_ARG_INT, &self->games,
      N_ ("Blank, with a column for each of N games"), "N" },
    { "at", 0, 0, G_OPTION_ARG_INT, &self->at, N_ ("Read only the first N entries"), "N" },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &self->paper, N_ ("a4 or letter"), "PAPER" },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!cb_cli_parse ("print", entries, argc, argv))
    return FALSE;
  if (self->output == NULL || (files == NULL) == (self->edition == NULL) ||
      (files != NULL && files[1] != NULL))
    {
      cb_cli_complain (NULL, _ ("print: give a case or --edition EDITION, and -o FILE"));
      return FALSE;
    }
  if (files != NULL)
    self->file = g_steal_pointer (&files[0]);
  return TRUE;
}

/* Complains of options that contradict each other or make no sense for what is printed. */
static gboolean
check (const Request *self)
{
  if (self->players != 0 && self->edition == NULL)
    cb_cli_complain (NULL, _ ("print: --players is for --edition; a case has its own"));
  else if (self->players != 0 && self->games != 0)
    cb_cli_complain (NULL, _ ("print: give --players or --games, not both"));
  else if (self->games < 0 || self->games > CB_NOTESHEET_MAX_GAMES)
    cb_cli_complain (NULL, _ ("print: --games must be from 1 to %d"), CB_NOTESHEET_MAX_GAMES);
  else if (self->at < -1)
    cb_cli_complain (NULL, _ ("%s: --at must be a number of entries"), "print");
  else
    return TRUE;
  return FALSE;
}

static const CbPaper *
find_paper (const char *id)
{
  const CbPaper *paper = id != NULL ? cb_paper_find (id) : cb_paper_get_usual ();

  if (paper == NULL)
    cb_cli_complain (NULL, _ ("print: “%s” is not a paper size; use a4 or letter"), id);
  return paper;
}

static CbNotesheet *
make_of_edition (const Request *request)
{
  g_autoptr (CbEdition) edition = cb_cli_find_edition ("print", request->edition);
  guint min, max;

  if (edition == NULL)
    return NULL;
  if (request->games > 0)
    return cb_notesheet_new_for_games (edition, (guint) request->games);
  min = cb_edition_get_min_players (edition);
  max = cb_edition_get_max_players (edition);
  if (request->players == 0)
    return cb_notesheet_new_for_players (edition, max);
  if (request->players >= (int) min && request->players <= (int) max)
    return cb_notesheet_new_for_players (edition, (guint) request->players);
  cb_cli_complain (NULL, _ ("%s: “%s” is for %u to %u players"), "print",
                   cb_edition_get_name (edition), min, max);
  return NULL;
}

/* How many entries the sheet reads. */
static guint
count_read (const Request *request, CbCase *case_)
{
  guint n = cb_log_get_n_entries (cb_case_get_log (case_));

  if (cb_case_get_assist (case_) == CB_ASSIST_NOTES)
    return 0;
  return request->at < 0 ? n : MIN ((guint) request->at, n);
}

/* Makes the sheet as the screen shows it at the case’s level of assistance. If the log contradicts
 * itself, complains and makes the sheet without anything from the log. */
static CbNotesheet *
make_filled (const Request *request, CbCase *case_, CbCliStatus *status)
{
  guint n_entries = count_read (request, case_);
  g_autoptr (GArray) conflict = NULL;
  g_autofree char *words = NULL;

  cb_cli_conclude (request->file, case_, n_entries,
                   &(CbCliOptions) { .effort = CB_EFFORT_ENDLESS });
  if (cb_case_is_consistent (case_, n_entries))
    {
      g_autoptr (CbSheet) sheet = cb_sheet_new (case_);

      cb_sheet_set_at (sheet, request->at);
      return cb_notesheet_new_for_sheet (sheet);
    }
  conflict = cb_case_get_conflict (case_, n_entries);
  words = cb_cli_describe_conflict (conflict);
  cb_cli_complain (request->file, "%s", words);
  *status = CB_CLI_CONTRADICTION;
  return NULL;
}

static CbNotesheet *
make_of_case (const Request *request, CbCliStatus *status)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (request->file);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbCase) case_ = cb_case_load (file, &error);

  if (case_ == NULL)
    {
      cb_cli_complain (request->file, "%s", error->message);
      return NULL;
    }
  if (cb_case_get_read_only (case_))
    cb_cli_complain (request->file,
                     _ ("version %d is newer than this Casebook, so parts of it may be misread"),
                     cb_case_get_version (case_));
  if (request->games > 0)
    return cb_notesheet_new_for_games (cb_case_get_edition (case_), (guint) request->games);
  if (request->blank)
    return cb_notesheet_new_for_setup (cb_case_get_setup (case_));
  return make_filled (request, case_, status);
}

static gboolean
is_pdf (GBytes *bytes)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  return size <= MAX_BYTES &&
         (size == 0 || (size > strlen (MAGIC) && memcmp (data, MAGIC, strlen (MAGIC)) == 0));
}

/* Whether the file can be replaced without a loss: only if it is a PDF document or does not exist.
 * Complains if not. */
static gboolean
look (GFile *file, const char *path, CbFileStamp *seen)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  if (!cb_file_read_if_any (file, MAX_BYTES, &bytes, seen, &error))
    cb_cli_complain (path, "%s", error->message);
  else if (bytes != NULL && !is_pdf (bytes))
    cb_cli_complain (path, _ ("already exists and is not a PDF"));
  else
    return TRUE;
  return FALSE;
}

static gboolean
put_out (GBytes *document, const char *path)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (CbFileLock) lock = NULL;
  g_autoptr (GError) error = NULL;
  CbFileStamp seen;

  if (g_str_equal (path, "-"))
    {
      fwrite (g_bytes_get_data (document, NULL), 1, g_bytes_get_size (document), stdout);
      return cb_cli_flush ();
    }
  file = g_file_new_for_commandline_arg (path);
  lock = cb_file_lock (file, NULL, &error);
  if (lock != NULL && !look (file, path, &seen))
    return FALSE;
  if (lock != NULL && cb_file_write_locked (lock, document, &seen, NULL, &error))
    return TRUE;
  cb_cli_complain_of_writing (path, error);
  return FALSE;
}

/* Makes a PDF document of a notesheet. */
CbCliStatus
cb_cli_print_on_paper (int argc, char **argv)
{
  g_auto (Request) request = { .at = -1 };
  CbCliStatus status = CB_CLI_UNUSABLE;
  g_autoptr (CbNotesheet) sheet = NULL;
  g_autoptr (CbPrintPages) pages = NULL;
  g_autoptr (GBytes) document = NULL;
  g_autoptr (GError) error = NULL;
  const CbPaper *paper;

  if (!parse (&request, argc, argv) || !check (&request))
    return CB_CLI_UNUSABLE;
  paper = find_paper (request.paper);
  if (paper == NULL)
    return CB_CLI_UNUSABLE;
  sheet = request.edition != NULL ? make_of_edition (&request) : make_of_case (&request, &status);
  if (sheet == NULL)
    return status;

  pages = cb_print_pages_new (sheet, paper->width, paper->height);
  document = cb_print_pages_to_pdf (pages, &error);
  if (document == NULL)
    {
      cb_cli_complain (request.output, "%s", error->message);
      return CB_CLI_UNUSABLE;
    }
  return put_out (document, request.output) ? CB_CLI_DONE : CB_CLI_UNUSABLE;
}
