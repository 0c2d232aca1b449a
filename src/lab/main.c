/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A program for people who work on Casebook. They read English, so its texts are not translated. */

#include "config.h"

#include "cb-lab.h"

static const struct
{
  const char *name;
  CbCliStatus (*func) (int argc, char **argv);
  const char *summary;
} commands[] = {
  { "simulate", cb_lab_simulate, "Simulate games between strategies" },
  { "play", cb_lab_play, "Play a strategy for another program" },
  { "match", cb_lab_match, "Play games between programs, and count who wins" },
};

static void
print_help (void)
{
  g_print ("Usage: casebook-lab COMMAND [OPTION…] EDITION\n\n");
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %-11s %s\n", commands[i].name, commands[i].summary);
  g_print ("\nRun “casebook-lab COMMAND --help” for more about a command.\n");
}

int
main (int argc, char **argv)
{
  cb_cli_start ("casebook-lab");

  if (argc > 1 && (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h")))
    {
      print_help ();
      return CB_CLI_DONE;
    }
  for (guint i = 0; argc > 1 && i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (argv[1], commands[i].name))
      return (int) commands[i].func (argc - 1, argv + 1);
  cb_cli_complain (NULL,
                   argc > 1 ? "“%s” is not a command; see casebook-lab --help"
                            : "no command given; see casebook-lab --help",
                   argc > 1 ? argv[1] : "");
  return CB_CLI_UNUSABLE;
}
