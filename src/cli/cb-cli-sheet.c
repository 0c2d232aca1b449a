/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-chances.h"
#include "cb-cli.h"

/* A case, and how many of its entries are read. */
typedef struct
{
  CbCase *case_;
  guint n_entries;
} Moment;

static JsonNode *
make_mark (guint card, guint holder, gpointer user_data)
{
  const Moment *moment = user_data;
  CbMark mark = cb_case_get_mark (moment->case_, moment->n_entries, card, holder);

  return json_node_init_string (json_node_alloc (), cb_cli_get_mark_id (mark));
}

static JsonNode *
make_chance (guint card, guint holder, gpointer user_data)
{
  const CbChances *chances = user_data;

  return json_node_init_double (json_node_alloc (), cb_chances_get_chance (chances, card, holder));
}

/* Writes the odds, and the number of solutions if they were counted rather than estimated. */
static void
put_chances (JsonObject *object, CbSetup *setup, CbChances *chances)
{
  json_object_set_object_member (object, "odds", cb_cli_make_cells (setup, make_chance, chances));
  if (!cb_chances_get_exact (chances))
    {
      json_object_set_boolean_member (object, "exact", FALSE);
      json_object_set_double_member (object, "error", cb_chances_get_error (chances));
      return;
    }
  json_object_set_string_member (object, "deals", cb_chances_get_deals (chances));
  json_object_set_int_member (object, "solutions", cb_chances_get_n_solutions (chances));
}

static void
print_json (const char *file, CbCase *case_, guint n_entries, const CbCliOptions *options)
{
  CbSetup *setup = cb_case_get_setup (case_);
  Moment moment = { case_, n_entries };
  g_autoptr (CbChances) chances = cb_cli_compute_chances (file, case_, n_entries, options);
  JsonObject *object = cb_cli_make_answer (file, n_entries);

  json_object_set_boolean_member (object, "consistent", TRUE);
  cb_cli_put_complete (object, cb_case_is_complete (case_, n_entries));
  json_object_set_object_member (object, "sheet", cb_cli_make_cells (setup, make_mark, &moment));
  if (chances != NULL)
    put_chances (object, setup, chances);
  cb_cli_print_object (object);
}

/* Prints the mark in the middle of @width columns. */
static void
print_mark (CbMark mark, guint width)
{
  int space = cb_cli_get_space ("·", width);

  cb_cli_put ("%*s", space / 2, "");
  switch (mark)
    {
    case CB_MARK_YES:
      cb_cli_put_styled (CB_CLI_GREEN, "✓");
      break;
    case CB_MARK_NO:
      cb_cli_put_styled (CB_CLI_DIM, "✗");
      break;
    case CB_MARK_MAYBE:
    default:
      cb_cli_put ("·");
    }
  cb_cli_put ("%*s", space - space / 2, "");
}

/* The width of the column of @holder in characters: at least 1, for a mark. */
static guint
get_holder_width (CbSetup *setup, guint holder)
{
  g_autofree char *name = cb_setup_get_holder_name (setup, holder);

  return MAX (1, cb_cli_get_width (name));
}

static guint
get_card_width (CbEdition *edition)
{
  guint width = 0;

  for (guint i = 0; i < cb_edition_get_n_cards (edition); i++)
    width = MAX (width, cb_cli_get_width (cb_edition_get_card (edition, i)->name));
  return width + 2;
}

static void
print_header (CbSetup *setup, guint card_width)
{
  cb_cli_put ("%*s", (int) card_width, "");
  for (guint holder = 0; holder < cb_setup_get_n_holders (setup); holder++)
    {
      g_autofree char *name = cb_setup_get_holder_name (setup, holder);

      cb_cli_put ("  ");
      cb_cli_put_styled (CB_CLI_BOLD, "%s", name);
      cb_cli_put ("%*s", cb_cli_get_space (name, get_holder_width (setup, holder)), "");
    }
  cb_cli_put ("\n");
}

static void
print_row (CbCase *case_, guint n_entries, guint card, guint card_width)
{
  CbSetup *setup = cb_case_get_setup (case_);
  const char *name = cb_edition_get_card (setup->edition, card)->name;

  cb_cli_put ("%s%*s", name, cb_cli_get_space (name, card_width), "");
  for (guint holder = 0; holder < cb_setup_get_n_holders (setup); holder++)
    {
      cb_cli_put ("  ");
      print_mark (cb_case_get_mark (case_, n_entries, card, holder),
                  get_holder_width (setup, holder));
    }
  cb_cli_put ("\n");
}

static void
print_text (const char *file, CbCase *case_, guint n_entries)
{
  CbSetup *setup = cb_case_get_setup (case_);
  guint card_width = get_card_width (setup->edition);

  /* Translators: a title, then how many entries of its log are read. */
  cb_cli_put (ngettext ("%s – after %u entry\n", "%s – after %u entries\n", n_entries),
              *cb_case_get_title (case_) != '\0' ? cb_case_get_title (case_) : file, n_entries);
  print_header (setup, card_width);
  for (guint i = 0; i < cb_edition_get_n_categories (setup->edition); i++)
    {
      const CbCategory *category = cb_edition_get_category (setup->edition, i);

      cb_cli_put_styled (CB_CLI_BOLD, "%s\n", category->name);
      for (CbCardSet left = category->cards; left != 0; left &= left - 1)
        print_row (case_, n_entries, cb_card_set_first (left), card_width);
    }
  if (!cb_case_is_complete (case_, n_entries))
    cb_cli_put (_ ("The search budget ran out: there may be more to deduce than is shown.\n"));
}

CbCliStatus
cb_cli_sheet (const char *file, CbCase *case_, const CbCliOptions *options)
{
  guint n_entries = cb_cli_get_n_entries (case_, options);

  if (!cb_cli_find_consistent (file, case_, n_entries, options))
    return CB_CLI_CONTRADICTION;
  if (options->json)
    print_json (file, case_, n_entries, options);
  else
    print_text (file, case_, n_entries);
  return CB_CLI_DONE;
}
