/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything for people to read on a terminal goes through here, line by line: names, notes and
 * names of files can hold control characters, which would change the terminal and are made visible
 * instead. Only cb_cli_put() ends lines, and only styles send commands to the terminal. */

#include "config.h"

#include <glib/gi18n.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#include "cb-cli.h"
#include "cb-file.h"
#include "cb-text.h"

/* Whether @format ends a line; if so, removes the line end from @text. */
static gboolean
take_line_end (const char *format, char *text)
{
  if (!g_str_has_suffix (format, "\n"))
    return FALSE;
  text[strlen (text) - 1] = '\0';
  return TRUE;
}

/* Whether styles are used; −1 as long as nothing was printed or chosen. */
static int styled = -1;

/* Returns: whether @when is one of “always”, “auto” and “never” */
gboolean
cb_cli_choose_color (const char *when)
{
  if (g_str_equal (when, "always") || g_str_equal (when, "never"))
    styled = g_str_equal (when, "always");
  return styled >= 0 || g_str_equal (when, "auto");
}

static void put (const char *style, const char *format, va_list args) G_GNUC_PRINTF (2, 0);

static void
put (const char *style, const char *format, va_list args)
{
  g_autofree char *text = g_strdup_vprintf (format, args);
  gboolean ends = take_line_end (format, text);
  g_autofree char *line = cb_text_make_line (text);

  if (styled < 0)
    styled = isatty (STDOUT_FILENO) && g_getenv ("NO_COLOR") == NULL;
  if (style != NULL && styled)
    g_print ("%s%s\033[0m", style, line);
  else
    g_print ("%s", line);
  if (ends)
    g_print ("\n");
}

/**
 * cb_cli_put:
 * @format: for one line or a part of one; the line ends if @format ends with "\n"
 *
 * Prints text for people. Control characters in the values that are filled in are made visible.
 */
void
cb_cli_put (const char *format, ...)
{
  va_list args;

  va_start (args, format);
  put (NULL, format, args);
  va_end (args);
}

/**
 * cb_cli_put_styled:
 * @style: %CB_CLI_BOLD or another style, which is left out unless styles are used
 *
 * Prints text as cb_cli_put() does, in a style.
 */
void
cb_cli_put_styled (const char *style, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  put (style, format, args);
  va_end (args);
}

/**
 * cb_cli_put_lines:
 * @text: several lines, each ended
 *
 * Prints lines as cb_cli_put() does.
 */
void
cb_cli_put_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i + 1] != NULL || *lines[i] != '\0')
      cb_cli_put ("%s\n", lines[i]);
}

static void print_message (const char *file, const char *sort, const char *format, va_list args)
  G_GNUC_PRINTF (3, 0);

/* @sort: what stands before the message, such as “warning: ” */
static void
print_message (const char *file, const char *sort, const char *format, va_list args)
{
  g_autofree char *message = g_strdup_vprintf (format, args);
  g_autofree char *whole = g_strconcat (file != NULL ? file : "", file != NULL ? ": " : "", sort,
                                        message, NULL);
  g_autofree char *line = cb_text_make_line (whole);

  g_printerr ("%s: %s\n", g_get_prgname (), line);
}

/* Prints one line on the error stream: “casebook-cli: FILE: what is wrong”, beginning with the name
 * of the running program. @file may be NULL. */
void
cb_cli_complain (const char *file, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  print_message (file, "", format, args);
  va_end (args);
}

/* Prints “casebook-cli: FILE: warning: what may be wrong”. A command that warns still does what it
 * was asked to do. */
void
cb_cli_warn (const char *file, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  print_message (file, _ ("warning: "), format, args);
  va_end (args);
}

/* Complains that @file could not be written, or that it was written but may not survive a crash. */
void
cb_cli_complain_of_writing (const char *file, const GError *error)
{
  if (g_error_matches (error, CB_FILE_ERROR, CB_FILE_ERROR_UNCONFIRMED))
    cb_cli_complain (file, _ ("saved, but %s"), error->message);
  else
    cb_cli_complain (file, "%s", error->message);
}

/* Complains that a change to the case in @file is not saved, or may not survive a crash. */
void
cb_cli_complain_of_saving (const char *file, const GError *error)
{
  if (g_error_matches (error, CB_FILE_ERROR, CB_FILE_ERROR_UNCONFIRMED))
    cb_cli_complain_of_writing (file, error);
  else
    cb_cli_complain (file, _ ("not saved: %s"), error->message);
}

/* Whether the file can be changed; complains if not. */
gboolean
cb_cli_can_write (const char *file, CbCase *case_)
{
  if (!cb_case_get_read_only (case_))
    return TRUE;
  cb_cli_complain (file, _ ("version %d is newer than this Casebook, so the file is read-only"),
                   cb_case_get_version (case_));
  return FALSE;
}

/* Whether the last change is in the file; complains if not. */
gboolean
cb_cli_is_saved (const char *file, CbCase *case_)
{
  const GError *problem = cb_case_file_get_save_error (cb_case_get_file (case_));

  if (problem != NULL)
    cb_cli_complain_of_writing (file, problem);
  return problem == NULL;
}

/* Calls @correct with the words of @options and unlocks the case, which is locked until then.
 * Returns: whether the correction is saved, or there are no words; complains if not */
gboolean
cb_cli_correct (const char *file,
                CbCase *case_,
                const CbCliOptions *options,
                CbCliCorrectFunc correct)
{
  gboolean saved;

  if (options->line == NULL)
    return TRUE;
  cb_cli_outlive_reader ();
  saved = cb_cli_can_write (file, case_) && correct (file, case_, options->line) &&
          cb_cli_is_saved (file, case_);
  cb_case_file_unlock (cb_case_get_file (case_));
  return saved;
}

static gboolean
flush (void)
{
  return fflush (stdout) == 0 && !ferror (stdout);
}

/* Writes out what was printed. That may fail even now, on a full disk for example. */
gboolean
cb_cli_flush (void)
{
  if (flush ())
    return TRUE;
  cb_cli_complain (NULL, _ ("the output could not be written"));
  return FALSE;
}

/* Lets the program go on if nobody reads its output any more: a command that saves something and
 * then prints it must not be killed in between. */
void
cb_cli_outlive_reader (void)
{
  signal (SIGPIPE, SIG_IGN);
}

/* Like cb_cli_flush(), after something was saved in @file: the complaint says that it was saved,
 * because people would otherwise record it again. */
gboolean
cb_cli_flush_saved (const char *file)
{
  if (flush ())
    return TRUE;
  cb_cli_complain (file, _ ("saved, but the output could not be written"));
  return FALSE;
}

/* How many columns of a terminal @text takes, as cb_cli_put() prints it. */
guint
cb_cli_get_width (const char *text)
{
  g_autofree char *line = cb_text_make_line (text);
  guint width = 0;

  for (const char *c = line; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);

      if (!g_unichar_iszerowidth (character))
        width += g_unichar_iswide (character) ? 2 : 1;
    }
  return width;
}

/* Returns: how many of @width columns @text leaves; 0 where it needs more */
int
cb_cli_get_space (const char *text, guint width)
{
  return (int) (width - MIN (width, cb_cli_get_width (text)));
}
