/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads a line, answers with a line, and so on until the input ends. A line that is too long is
 * answered like any other mistake, and only its beginning is kept in memory. */

#include "config.h"

#include <stdio.h>

#include "cb-lab.h"
#include "cb-proxy.h"

/* What the options say. */
typedef struct
{
  char *strategy;
  gint64 seed;
  GStrv editions;
} Options;

static void
options_clear (Options *self)
{
  g_free (self->strategy);
  g_strfreev (self->editions);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static gboolean
parse (int argc, char **argv, Options *options)
{
  const GOptionEntry entries[] = {
    { "strategy", 0, 0, G_OPTION_ARG_STRING, &options->strategy,
      "How to play; “simulate --help” lists them", "NAME" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &options->seed, "Same seed, same games", "S" },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &options->editions, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  return cb_cli_parse_as ("play", "EDITION", "Play a strategy for another program", NULL, entries,
                          argc, argv);
}

/* Reads a line without its end. Of a line longer than allowed it keeps one character more than is
 * allowed, which shows that it is too long. Returns: FALSE at the end of the input */
static gboolean
read_line (GString *line)
{
  int c;

  g_string_truncate (line, 0);
  while ((c = getc (stdin)) != EOF && c != '\n')
    if (line->len <= CB_PROXY_MAX_LINE)
      g_string_append_c (line, (char) c);
  return c != EOF || line->len > 0;
}

static gboolean
answer_lines (CbProxy *play)
{
  g_autoptr (GString) line = g_string_new (NULL);

  while (read_line (line))
    {
      g_autofree char *answer = NULL;

      if (line->len > CB_PROXY_MAX_LINE || strlen (line->str) < line->len)
        g_string_assign (line, "\"\"");
      answer = cb_proxy_answer (play, line->str);
      fputs (answer, stdout);
      fputc ('\n', stdout);
      if (!cb_cli_flush ())
        return FALSE;
    }
  return TRUE;
}

CbCliStatus
cb_lab_play (int argc, char **argv)
{
  g_auto (Options) options = { .seed = 1 };
  g_autoptr (CbProxy) play = NULL;
  const CbStrategy *strategy;
  g_autoptr (CbEdition) edition = NULL;

  if (!parse (argc, argv, &options))
    return CB_CLI_UNUSABLE;
  if (options.editions == NULL || options.editions[1] != NULL)
    {
      cb_cli_complain (NULL, "play: give one edition");
      return CB_CLI_UNUSABLE;
    }
  strategy = cb_strategies_find (options.strategy != NULL ? options.strategy : "advised");
  if (strategy == NULL)
    {
      cb_cli_complain (NULL, "play: “%s” is not a strategy; see simulate --help", options.strategy);
      return CB_CLI_UNUSABLE;
    }
  edition = cb_cli_find_edition ("play", options.editions[0]);
  if (edition == NULL)
    return CB_CLI_UNUSABLE;
  play = cb_proxy_new (edition, strategy, (guint64) options.seed);
  return answer_lines (play) ? CB_CLI_DONE : CB_CLI_UNUSABLE;
}
