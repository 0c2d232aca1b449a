/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-notesheet.h"

static CbNotesheet *
make_empty (CbEdition *edition, guint n_columns)
{
  CbNotesheet *self = g_new0 (CbNotesheet, 1);
  guint n_cards = cb_edition_get_n_cards (edition);

  self->edition = cb_edition_ref (edition);
  self->title = g_strdup (cb_edition_get_name (edition));
  self->n_columns = n_columns;
  self->headings = g_new0 (char *, n_columns + 1);
  self->envelope = -1;
  self->mine = -1;
  self->cells = g_new0 (CbNotesheetCell, n_cards * n_columns);
  self->remarks = g_new0 (const char *, n_cards);
  return self;
}

/* Adds a remark beside the name of each card that is in nobody's hand. */
static void
add_remarks (CbNotesheet *self, const CbSetup *setup)
{
  const char *removed = cb_edition_get_rules (self->edition)->removed_name;

  for (guint card = 0; card < cb_edition_get_n_cards (self->edition); card++)
    if (cb_card_set_has (setup->face_up & ~cb_setup_get_deck (setup), card))
      /* Translators: beside the name of a card that lies face up. */
      self->remarks[card] = _ ("open");
    else if (cb_card_set_has (setup->removed, card))
      /* Translators: beside the name of a card that is out of play. */
      self->remarks[card] = removed != NULL ? removed : _ ("out of play");
}

/**
 * cb_notesheet_new_for_setup:
 *
 * Returns: (transfer full): an empty sheet for the players of @setup, by name
 */
CbNotesheet *
cb_notesheet_new_for_setup (CbSetup *setup)
{
  CbNotesheet *self;

  g_return_val_if_fail (setup != NULL, NULL);

  self = make_empty (setup->edition, cb_setup_get_n_holders (setup));
  for (guint i = 0; i < self->n_columns; i++)
    self->headings[i] = cb_setup_get_holder_name (setup, i);
  self->envelope = CB_HOLDER_ENVELOPE;
  if (setup->me != CB_NOBODY)
    self->mine = (int) CB_HOLDER_OF_SEAT (setup->me);
  add_remarks (self, setup);
  return self;
}

/**
 * cb_notesheet_new_for_players:
 * @n_players: 1…%CB_MAX_PLAYERS
 *
 * Returns: (transfer full): an empty sheet for players whose names are written by hand
 */
CbNotesheet *
cb_notesheet_new_for_players (CbEdition *edition, guint n_players)
{
  g_autoptr (CbSetup) setup = NULL;

  g_return_val_if_fail (edition != NULL, NULL);
  g_return_val_if_fail (n_players >= 1 && n_players <= CB_MAX_PLAYERS, NULL);

  setup = cb_setup_new (edition);
  for (guint i = 0; i < n_players; i++)
    cb_setup_add_player (setup, "", -1, -1);
  return cb_notesheet_new_for_setup (setup);
}

/**
 * cb_notesheet_new_for_games:
 * @n_games: 1…%CB_NOTESHEET_MAX_GAMES
 *
 * Returns: (transfer full): an empty sheet for several games, one column for each, like the sheets
 *   in the game's box
 */
CbNotesheet *
cb_notesheet_new_for_games (CbEdition *edition, guint n_games)
{
  CbNotesheet *self;

  g_return_val_if_fail (edition != NULL, NULL);
  g_return_val_if_fail (n_games >= 1 && n_games <= CB_NOTESHEET_MAX_GAMES, NULL);

  self = make_empty (edition, n_games);
  self->details = g_strdup ("");
  for (guint i = 0; i < n_games; i++)
    self->headings[i] = g_strdup_printf (_ ("Game %u"), i + 1);
  return self;
}

static char *
describe_day (const char *created)
{
  g_autoptr (GTimeZone) here = g_time_zone_new_local ();
  g_autoptr (GDateTime) moment = created != NULL ? g_date_time_new_from_iso8601 (created, here)
                                                 : NULL;
  g_autoptr (GDateTime) local = moment != NULL ? g_date_time_to_timezone (moment, here) : NULL;

  /* Translators: the day of a case on its printed sheet, as strftime writes it. */
  return local != NULL ? g_date_time_format (local, C_ ("printed", "%B %-d, %Y")) : NULL;
}

static void
add_part (GString *words, const char *part)
{
  if (words->len > 0)
    g_string_append (words, " · ");
  g_string_append (words, part);
}

/* The line beside the title: "Classic · November 21, 2026 · after 12 entries". The edition is left
 * out where the title names it. */
static char *
describe (CbCase *case_, guint n_read)
{
  g_autofree char *day = describe_day (cb_case_get_created (case_));
  g_autofree char *read = g_strdup_printf (ngettext ("after %u entry", "after %u entries", n_read),
                                           n_read);
  g_autoptr (GString) words = g_string_new (NULL);

  if (*cb_case_get_title (case_) != '\0')
    add_part (words, cb_edition_get_name (cb_case_get_edition (case_)));
  if (day != NULL)
    add_part (words, day);
  if (!cb_case_is_consistent (case_, n_read))
    add_part (words, _ ("its entries contradict each other"));
  else if (n_read > 0)
    add_part (words, read);
  return g_string_free_and_steal (g_steal_pointer (&words));
}

static CbSymbol
get_symbol (CbSetup *setup, CbCell *cell)
{
  guint holder = cb_cell_get_holder (cell);

  switch (cb_cell_get_mark (cell))
    {
    case CB_MARK_YES:
      return setup->me != CB_NOBODY && holder == CB_HOLDER_OF_SEAT (setup->me) &&
                 cb_card_set_has (setup->hand, cb_cell_get_card (cell))
               ? CB_SYMBOL_MINE
               : CB_SYMBOL_YES;
    case CB_MARK_NO:
      return CB_SYMBOL_NO;
    case CB_MARK_MAYBE:
    default:
      return CB_SYMBOL_OPEN;
    }
}

/* Fills a cell. Where the users fill the sheet themselves, an open cell shows only their mark,
 * without the sign for open. */
static void
fill_cell (CbNotesheet *self, CbSetup *setup, CbCell *cell)
{
  CbNotesheetCell
    *filled = &self->cells[cb_cell_get_card (cell) * self->n_columns + cb_cell_get_holder (cell)];

  filled->symbol = get_symbol (setup, cell);
  filled->pencil = g_strdup (cb_cell_get_pencil (cell));
  if (self->own && filled->symbol == CB_SYMBOL_OPEN && filled->pencil != NULL)
    filled->symbol = CB_SYMBOL_NONE;
}

/**
 * cb_notesheet_new_for_sheet:
 *
 * Returns: (transfer full): @sheet as it is now
 */
CbNotesheet *
cb_notesheet_new_for_sheet (CbSheet *sheet)
{
  CbNotesheet *self;
  CbCase *case_;

  g_return_val_if_fail (CB_IS_SHEET (sheet), NULL);

  case_ = cb_sheet_get_case (sheet);
  self = cb_notesheet_new_for_setup (cb_case_get_setup (case_));
  self->filled = TRUE;
  self->own = cb_case_get_assist (case_) == CB_ASSIST_NOTES;
  if (*cb_case_get_title (case_) != '\0')
    {
      g_free (self->title);
      self->title = g_strdup (cb_case_get_title (case_));
    }
  self->details = describe (case_, cb_sheet_get_n_read (sheet));
  self->created = g_strdup (cb_case_get_created (case_));
  for (guint card = 0; card < cb_edition_get_n_cards (self->edition); card++)
    for (guint holder = 0; holder < self->n_columns; holder++)
      fill_cell (self, cb_case_get_setup (case_), cb_sheet_get_cell (sheet, card, holder));
  if (!self->own)
    self->findings = cb_sheet_describe_envelope (sheet);
  return self;
}

void
cb_notesheet_free (CbNotesheet *self)
{
  for (guint i = 0; i < cb_edition_get_n_cards (self->edition) * self->n_columns; i++)
    g_free (self->cells[i].pencil);
  g_free (self->cells);
  g_free (self->remarks);
  g_strfreev (self->headings);
  g_free (self->title);
  g_free (self->details);
  g_free (self->created);
  g_free (self->findings);
  cb_edition_unref (self->edition);
  g_free (self);
}

const CbNotesheetCell *
cb_notesheet_get_cell (const CbNotesheet *self, guint card, guint column)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (card < cb_edition_get_n_cards (self->edition), NULL);
  g_return_val_if_fail (column < self->n_columns, NULL);

  return &self->cells[card * self->n_columns + column];
}
