/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text of what is fixed before the players give their numbers; each promise has just one:
 *
 *   casebook-deal 3
 *   edition classic
 *   category 1 scarlet mustard white green peacock plum
 *   category 1 candlestick knife lead-pipe revolver rope wrench
 *   category 1 hall lounge …
 *   player Ann
 *   player Bob
 *   first-dealt 0
 *   removed
 *   remove 0 of 0
 *   face-down 0
 *   hands all
 *   rest open
 *   deck intrigue kills:king:8 keeps:patch:13
 *   secret 9a0e…
 *
 * A category says how many of its cards go into the envelope; "removed" are the cards out of play
 * from the start, "remove" says how many more are taken of which category, counted from 0;
 * "face-down" is how many are laid aside before the hands, which are "all" or "equal", with the
 * rest "open" or "down"; "deck" names another deck, and of each kind of its cards what becomes of
 * them ("plays": used at once, "keeps": kept, "kills" or "ends": the last one kills or ends the
 * game), the id and the number of cards. A deal from a seed has "seed 7" in the last line.
 *
 * The deal follows from a second text, with a line for each player who gave a number, in seating
 * order. Nobody who gives a number knows the secret, and the secret was fixed before its owner knew
 * the numbers:
 *
 *   casebook-mix 3
 *   fingerprint 3f1c…
 *   number 0 417
 *   number 2 6
 *   secret 9a0e…
 *
 * If a card is drawn from another deck, which card comes follows from the same text with one more
 * line before the last, which for the third draw is “deck intrigue 3”. */

#include <string.h>

#include "cb-table-cards.h"
#include "cb-table-promise.h"

static void
write_last (const CbTablePromise *self, GString *text)
{
  if (*self->secret != '\0')
    g_string_append_printf (text, "secret %s\n", self->secret);
  else
    g_string_append_printf (text, "seed %" G_GUINT64_FORMAT "\n", self->seed);
}

/* Returns: (transfer full): the text of the promise */
char *
cb_table_promise_write (const CbTablePromise *self)
{
  const CbTableDealRules *rules = &self->rules;
  g_autoptr (GString) text = g_string_new ("casebook-deal 3\n");

  g_string_append_printf (text, "edition %s\n", self->edition);
  for (guint i = 0; i < rules->n_categories; i++)
    {
      g_autofree char *what = g_strdup_printf ("category %u", rules->n_in_envelope[i]);

      cb_table_cards_write (text, what, rules->categories[i], self->cards);
    }
  for (guint i = 0; i < rules->n_seats; i++)
    g_string_append_printf (text, "player %s\n", self->players[i]);
  g_string_append_printf (text, "first-dealt %u\n", rules->first_dealt);
  cb_table_cards_write (text, "removed", rules->removed, self->cards);
  g_string_append_printf (text, "remove %u of %u\n", rules->n_removed, rules->removed_category);
  g_string_append_printf (text, "face-down %u\n", rules->n_side);
  g_string_append_printf (text, "hands %s\n", rules->equal ? "equal" : "all");
  g_string_append_printf (text, "rest %s\n", rules->rest_down ? "down" : "open");
  for (guint i = 0; self->decks != NULL && self->decks[i] != NULL; i++)
    g_string_append_printf (text, "deck %s\n", self->decks[i]);
  write_last (self, text);
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static guint
read_number (const char *word, guint max)
{
  guint64 number = 0;

  return word != NULL && g_ascii_string_to_unsigned (word, 10, 0, max, &number, NULL)
           ? (guint) number
           : 0;
}

/* Reads a line of a known kind. The caller notices other lines: it writes the text again and
 * compares. */
static void
read_line (CbTablePromise *self, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  const char *what = words[0] != NULL ? words[0] : "";
  const char *word = words[0] != NULL ? words[1] : NULL;
  CbTableDealRules *rules = &self->rules;
  guint32 all = 0;

  if (word == NULL)
    return;
  if (g_str_equal (what, "first-dealt"))
    rules->first_dealt = read_number (word, rules->n_seats - 1);
  else if (g_str_equal (what, "removed"))
    cb_table_cards_read ((const char *const *) words + 1, self->cards, &all, &rules->removed);
  else if (g_str_equal (what, "remove") && words[2] != NULL)
    {
      rules->n_removed = read_number (word, CB_TABLE_MAX_CARDS);
      rules->removed_category = read_number (words[3], rules->n_categories - 1);
    }
  else if (g_str_equal (what, "face-down"))
    rules->n_side = read_number (word, CB_TABLE_MAX_CARDS);
  else if (g_str_equal (what, "hands"))
    rules->equal = g_str_equal (word, "equal");
  else if (g_str_equal (what, "rest"))
    rules->rest_down = g_str_equal (word, "down");
  else if (g_str_equal (what, "secret") && cb_fingerprint_is_whole (word))
    g_strlcpy (self->secret, word, sizeof self->secret);
  else if (g_str_equal (what, "seed"))
    g_ascii_string_to_unsigned (word, 10, 0, G_MAXUINT64, &self->seed, NULL);
}

/**
 * cb_table_promise_read:
 * @self: (inout): has the edition, its cards and categories, and the players; gets all else
 * @text: as cb_table_promise_write() writes it
 *
 * Returns: whether @text is such a text, for this edition and these players
 */
gboolean
cb_table_promise_read (CbTablePromise *self, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *again = NULL;

  g_return_val_if_fail (self->rules.n_seats > 0 && self->rules.n_categories > 0, FALSE);

  for (guint i = 0; lines[i] != NULL; i++)
    read_line (self, lines[i]);
  again = cb_table_promise_write (self);
  return g_str_equal (again, text);
}

/* @more: (nullable): one more line, without a line end */
static char *
write_mix (const CbTablePromise *self, const int *numbers, const char *more)
{
  g_autofree char *promised = cb_table_promise_write (self);
  g_autofree char *fingerprint = cb_fingerprint_make (promised);
  GString *text = g_string_new ("casebook-mix 3\n");

  g_string_append_printf (text, "fingerprint %s\n", fingerprint);
  for (guint i = 0; i < self->rules.n_seats; i++)
    if (numbers[i] != CB_TABLE_NO_NUMBER)
      g_string_append_printf (text, "number %u %d\n", i, numbers[i]);
  if (more != NULL)
    g_string_append_printf (text, "%s\n", more);
  write_last (self, text);
  return g_string_free_and_steal (text);
}

/**
 * cb_table_promise_draw:
 * @numbers: for each seat 0…%CB_TABLE_MAX_NUMBER, or %CB_TABLE_NO_NUMBER
 * @deal: (out caller-allocates): the deal that follows
 *
 * Returns: whether there are cards enough
 */
gboolean
cb_table_promise_draw (const CbTablePromise *self,
                       const int *numbers,
                       CbTableDeal *deal,
                       GError **error)
{
  g_autofree char *mix = NULL;
  g_autoptr (CbRandomSource) random = NULL;

  if (*self->secret == '\0')
    random = cb_random_source_new_seeded (self->seed);
  else
    {
      mix = write_mix (self, numbers, NULL);
      random = cb_random_source_new_from_text (mix);
    }
  return cb_table_deal_draw (deal, &self->rules, random, error);
}

/**
 * cb_table_promise_start_draw:
 * @numbers: as for cb_table_promise_draw()
 * @deck: the id of a deck from which players draw
 * @number: the number of the draw from this deck, counted from 1
 *
 * Returns: (transfer full): the random numbers that choose the card drawn
 */
CbRandomSource *
cb_table_promise_start_draw (const CbTablePromise *self,
                             const int *numbers,
                             const char *deck,
                             guint number)
{
  g_autofree char *more = g_strdup_printf ("deck %s %u", deck, number);
  g_autofree char *mix = write_mix (self, numbers, more);

  return cb_random_source_new_from_text (mix);
}

/**
 * cb_table_promise_seal_accusation:
 * @seat: who accuses
 * @cards: the cards that @seat says are in the envelope
 *
 * Everybody may see the fingerprint in the record. Few accusations are possible, but without the
 * secret nobody can try them out.
 *
 * Returns: (transfer full): the fingerprint of the accusation
 */
char *
cb_table_promise_seal_accusation (const CbTablePromise *self, guint seat, guint32 cards)
{
  g_autoptr (GString) text = g_string_new ("casebook-accusation 3\n");

  g_string_append_printf (text, "by %u\n", seat);
  cb_table_cards_write (text, "cards", cards, self->cards);
  write_last (self, text);
  return cb_fingerprint_make (text->str);
}

/**
 * cb_table_promise_seal_shown:
 * @number: the number of the line of the record that tells of the card, so that nobody sees whether
 *   the same card is shown twice
 * @by: who shows
 * @to: to whom
 * @cards: the card
 *
 * Returns: (transfer full): the fingerprint of what is shown
 */
char *
cb_table_promise_seal_shown (const CbTablePromise *self,
                             guint number,
                             guint by,
                             guint to,
                             guint32 cards)
{
  g_autoptr (GString) text = g_string_new ("casebook-shown 3\n");

  g_string_append_printf (text, "line %u\nby %u\nto %u\n", number, by, to);
  cb_table_cards_write (text, "cards", cards, self->cards);
  write_last (self, text);
  return cb_fingerprint_make (text->str);
}
