/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The lines of the record, which tell what is done with a deal. They hold what everybody at the
 * table may see; for an accusation, or a card that is shown, only a fingerprint. Seats count from
 * 0, places from 1:
 *
 *   number 0 417
 *   look 0
 *   look-down 2 1
 *   suggest 1 2:passed 3:shows plum rope hall
 *   choose 3
 *   show 3 1 82c1…
 *   see 1
 *   take-back 1
 *   accuse 1 5e0b…
 *   see-envelope 1
 *   leave 2
 *   draw 0 intrigue patch
 *   draw 1 intrigue king kills
 *   play 0 intrigue patch
 *   rename 2 Cleo
 *   open */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-box.h"
#include "cb-box-deck.h"
#include "cb-deal-event.h"
#include "cb-table-cards.h"

static const char *const NAMES[] = {
  [CB_DEAL_EVENT_NUMBER] = "number",
  [CB_DEAL_EVENT_LOOK] = "look",
  [CB_DEAL_EVENT_LOOK_DOWN] = "look-down",
  [CB_DEAL_EVENT_ACCUSE] = "accuse",
  [CB_DEAL_EVENT_SEE_ENVELOPE] = "see-envelope",
  [CB_DEAL_EVENT_OPEN] = "open",
  [CB_DEAL_EVENT_RENAME] = "rename",
  [CB_DEAL_EVENT_SUGGEST] = "suggest",
  [CB_DEAL_EVENT_CHOOSE] = "choose",
  [CB_DEAL_EVENT_SHOW] = "show",
  [CB_DEAL_EVENT_SEE] = "see",
  [CB_DEAL_EVENT_LEAVE] = "leave",
  [CB_DEAL_EVENT_TAKE_BACK] = "take-back",
  [CB_DEAL_EVENT_DRAW] = "draw",
  [CB_DEAL_EVENT_PLAY] = "play",
};

/* Writes who passes and who must show, in the order of the table, then the cards named. Answers
 * have a colon, ids of cards have none. */
static void
write_suggestion (const CbDealEvent *self, const CbTablePromise *numbers, GString *line)
{
  for (guint i = 1; i < numbers->rules.n_seats; i++)
    {
      guint seat = (self->seat + i) % numbers->rules.n_seats;

      if ((self->passed >> seat & 1) != 0)
        g_string_append_printf (line, " %u:passed", seat);
      if ((self->showing >> seat & 1) != 0)
        g_string_append_printf (line, " %u:shows", seat);
    }
  cb_table_cards_write (line, "", self->cards, numbers->cards);
  g_string_truncate (line, line->len - 1);
}

static gboolean
is_of_a_deck (const CbDealEvent *self)
{
  return self->kind == CB_DEAL_EVENT_DRAW || self->kind == CB_DEAL_EVENT_PLAY;
}

static void
write_deck_card (const CbDealEvent *self, const CbSetup *table, GString *line)
{
  const CbDeckCard *card = cb_box_get_kind (table->edition, self->place, self->other);
  g_autofree char *deck = cb_box_make_word (cb_edition_get_deck (table->edition, self->place)->id);
  g_autofree char *id = cb_box_make_word (card->id);

  g_string_append_printf (line, " %s %s%s", deck, id, self->showing != 0 ? " kills" : "");
}

/**
 * cb_deal_event_write:
 * @number: the number of the line in the record, from 1
 *
 * Returns: (transfer full): the line
 */
char *
cb_deal_event_write (const CbDealEvent *self, const CbDealPromise *promise, guint number)
{
  const CbTablePromise *numbers = cb_deal_promise_get_numbers (promise);
  g_autoptr (GString) line = g_string_new (NAMES[self->kind]);
  g_autofree char *sealed = NULL;

  if (self->kind != CB_DEAL_EVENT_OPEN)
    g_string_append_printf (line, " %u", self->seat);
  if (self->kind == CB_DEAL_EVENT_LOOK_DOWN)
    g_string_append_printf (line, " %u", self->place + 1);
  else if (self->kind == CB_DEAL_EVENT_NUMBER)
    g_string_append_printf (line, " %u", self->number);
  else if (self->kind == CB_DEAL_EVENT_SUGGEST)
    write_suggestion (self, numbers, line);
  else if (is_of_a_deck (self))
    write_deck_card (self, cb_deal_promise_get_table (promise), line);
  else if (self->kind == CB_DEAL_EVENT_RENAME)
    {
      g_string_append_c (line, ' ');
      g_string_append_uri_escaped (line, self->name, NULL, FALSE);
    }
  else if (self->kind == CB_DEAL_EVENT_SHOW)
    {
      sealed = cb_table_promise_seal_shown (numbers, number, self->seat, self->other, self->cards);
      g_string_append_printf (line, " %u %s", self->other, sealed);
    }
  else if (self->kind == CB_DEAL_EVENT_ACCUSE)
    {
      sealed = cb_table_promise_seal_accusation (numbers, self->seat, self->cards);
      g_string_append_printf (line, " %s", sealed);
    }
  return g_string_free_and_steal (g_steal_pointer (&line));
}

static gboolean
read_number (const char *word, guint min, guint max, guint *number)
{
  guint64 read;

  if (word == NULL || max < min || !g_ascii_string_to_unsigned (word, 10, min, max, &read, NULL))
    return FALSE;
  *number = (guint) read;
  return TRUE;
}

/* Reads who answers, and then the cards that were named. */
static gboolean
read_suggestion (CbDealEvent *self, char **words, const CbSetup *table, const char *const *cards)
{
  guint32 all = 0;

  for (; *words != NULL && strchr (*words, ':') != NULL; words++)
    {
      char *answer = strchr (*words, ':');
      guint seat;

      *answer++ = '\0';
      if (!read_number (*words, 0, table->n_players - 1, &seat))
        return FALSE;
      *(g_str_equal (answer, "shows") ? &self->showing : &self->passed) |= (guint32) 1 << seat;
    }
  return cb_table_cards_read ((const char *const *) words, cards, &all, &self->cards);
}

/* Reads a deck that the table draws from, and one of its cards. */
static gboolean
read_deck_card (CbDealEvent *self, char **words, const CbSetup *table)
{
  g_autofree char *deck = words[0] != NULL ? g_uri_unescape_string (words[0], NULL) : NULL;
  g_autofree char *card = deck != NULL && words[1] != NULL ? g_uri_unescape_string (words[1], NULL)
                                                           : NULL;
  int place = deck != NULL ? cb_edition_find_deck (table->edition, deck) : -1;
  int kind = place >= 0 && card != NULL ? cb_box_find_kind (table->edition, (guint) place, card)
                                        : CB_KIND_UNSEEN;

  if (kind == CB_KIND_UNSEEN || !cb_box_draws_from (table, (guint) place))
    return FALSE;
  self->place = (guint) place;
  self->other = (guint) kind;
  self->showing = words[2] != NULL ? (guint32) 1 << self->seat : 0;
  return TRUE;
}

static gboolean
read_name (CbDealEvent *self, const char *word)
{
  g_autofree char *name = word != NULL ? g_uri_unescape_string (word, NULL) : NULL;

  if (name == NULL || !g_utf8_validate (name, -1, NULL))
    return FALSE;
  self->name = g_intern_string (name);
  return TRUE;
}

/**
 * cb_deal_event_read:
 * @self: (out caller-allocates): the event, without cards that the record keeps secret
 * @line: as cb_deal_event_write() writes it
 *
 * Returns: whether there can be such an event at @table. The caller writes it again to see whether
 *   @line has the only valid form
 */
gboolean
cb_deal_event_read (CbDealEvent *self,
                    const char *line,
                    const CbSetup *table,
                    const CbDealPromise *promise)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  guint kind = 0, place = 1;

  *self = (CbDealEvent) { 0 };
  while (words[0] != NULL && kind < G_N_ELEMENTS (NAMES) && !g_str_equal (words[0], NAMES[kind]))
    kind++;
  if (words[0] == NULL || kind == G_N_ELEMENTS (NAMES))
    return FALSE;
  self->kind = (CbDealEventKind) kind;
  if (self->kind == CB_DEAL_EVENT_OPEN)
    return TRUE;
  if (!read_number (words[1], 0, table->n_players - 1, &self->seat))
    return FALSE;
  if (self->kind == CB_DEAL_EVENT_LOOK_DOWN && !read_number (words[2], 1, table->face_down, &place))
    return FALSE;
  self->place = place - 1;
  if (self->kind == CB_DEAL_EVENT_NUMBER)
    return read_number (words[2], 0, CB_TABLE_MAX_NUMBER, &self->number);
  if (self->kind == CB_DEAL_EVENT_SHOW)
    return read_number (words[2], 0, table->n_players - 1, &self->other);
  if (self->kind == CB_DEAL_EVENT_RENAME)
    return read_name (self, words[2]);
  if (is_of_a_deck (self))
    return read_deck_card (self, words + 2, table);
  return self->kind != CB_DEAL_EVENT_SUGGEST ||
         read_suggestion (self, words + 2, table, cb_deal_promise_get_numbers (promise)->cards);
}

static void
append_answer (GString *words, const char *answer)
{
  g_string_append (words, words->len > 0 ? _ (", ") : "");
  g_string_append (words, answer);
}

/**
 * cb_deal_event_describe_answers:
 * @suggestion: a suggestion in the record
 * @shown: those who have shown their card, bit by seat
 *
 * Returns: (transfer full): the answers, for all to hear: “Cleo passed, Dan must show Bob a card”
 */
char *
cb_deal_event_describe_answers (const CbDealEvent *suggestion, guint32 shown, const CbSetup *table)
{
  g_autoptr (GString) words = g_string_new (NULL);
  const char *asker = table->players[suggestion->seat].name;

  if (suggestion->showing == 0)
    return g_strdup (_ ("Nobody can show a card."));
  for (guint i = 1; i < table->n_players; i++)
    {
      guint seat = (suggestion->seat + i) % table->n_players;
      const char *name = table->players[seat].name;
      g_autofree char *answer = NULL;

      if ((suggestion->passed >> seat & 1) != 0)
        /* Translators: a player had none of the cards asked for. */
        answer = g_strdup_printf (ngettext ("%s passed", "%s passed", 1), name);
      else if ((suggestion->showing & shown) >> seat & 1)
        /* Translators: who showed, and to whom */
        answer = g_strdup_printf (_ ("%s showed %s a card"), name, asker);
      else if ((suggestion->showing >> seat & 1) != 0)
        /* Translators: who has a card to show, and to whom */
        answer = g_strdup_printf (_ ("%s must show %s a card"), name, asker);
      if (answer != NULL)
        append_answer (words, answer);
    }
  return g_string_free_and_steal (g_steal_pointer (&words));
}

static char *
describe_suggestion (const CbDealEvent *self, const CbSetup *table)
{
  g_autofree char *cards = cb_edition_join_names (table->edition, self->cards);
  g_autofree char *answers = cb_deal_event_describe_answers (self, 0, table);

  /* Translators: a player, the cards named in a suggestion, then who passed and who must show. */
  return g_strdup_printf (_ ("%s suggested: %s. %s"), table->players[self->seat].name, cards,
                          answers);
}

static char *
describe_deck_card (const CbDealEvent *self, const CbSetup *table)
{
  const char *name = table->players[self->seat].name;
  const char *deck = cb_edition_get_deck (table->edition, self->place)->name;
  const char *card = cb_box_get_kind (table->edition, self->place, self->other)->name;

  if (self->kind == CB_DEAL_EVENT_PLAY)
    /* Translators: a player, a card, and the deck of cards it is of. */
    return g_strdup_printf (_ ("%s played %s of %s"), name, card, deck);
  if (self->showing != 0)
    /* Translators: a player, a card, and the deck of cards it is of. */
    return g_strdup_printf (_ ("%s drew the last %s of %s and is out. The hand is revealed."), name,
                            card, deck);
  /* Translators: a player, a card, and the deck of cards it is of. */
  return g_strdup_printf (_ ("%s drew %s from %s"), name, card, deck);
}

/* Returns: (transfer full): what happened, in words that tell no card that is secret */
char *
cb_deal_event_describe (const CbDealEvent *self, const CbSetup *table)
{
  const char *name = table->players[self->seat].name;

  switch (self->kind)
    {
    case CB_DEAL_EVENT_NUMBER:
      /* Translators: a player’s name, and the number that the player gave to the deal. */
      return g_strdup_printf (_ ("%s gave the number %u"), name, self->number);
    case CB_DEAL_EVENT_LOOK:
      /* Translators: a player’s name. */
      return g_strdup_printf (_ ("%s’s hand was shown"), name);
    case CB_DEAL_EVENT_LOOK_DOWN:
      /* Translators: a player’s name, and where a card lies face down. */
      return g_strdup_printf (_ ("%s looked at position %u"), name, self->place + 1);
    case CB_DEAL_EVENT_ACCUSE:
      /* Translators: a player’s name. */
      return g_strdup_printf (_ ("%s accused"), name);
    case CB_DEAL_EVENT_SEE_ENVELOPE:
      /* Translators: a player’s name. */
      return g_strdup_printf (_ ("%s looked into the envelope"), name);
    case CB_DEAL_EVENT_OPEN:
      return g_strdup (_ ("Everything was revealed"));
    case CB_DEAL_EVENT_RENAME:
      /* Translators: a player’s name, now that it was corrected. */
      return g_strdup_printf (_ ("A name was corrected: %s"), self->name);
    case CB_DEAL_EVENT_SUGGEST:
      return describe_suggestion (self, table);
    case CB_DEAL_EVENT_CHOOSE:
      /* Translators: a player’s name. */
      return g_strdup_printf (_ ("%s saw which cards there are to show"), name);
    case CB_DEAL_EVENT_SHOW:
      return g_strdup_printf (_ ("%s showed %s a card"), name, table->players[self->other].name);
    case CB_DEAL_EVENT_SEE:
      /* Translators: a player’s name. */
      return g_strdup_printf (_ ("%s saw what was shown"), name);
    case CB_DEAL_EVENT_TAKE_BACK:
      /* Translators: a player’s name. */
      return g_strdup_printf (_ ("%s’s suggestion was taken back"), name);
    case CB_DEAL_EVENT_LEAVE:
      /* Translators: a player’s name. */
      return g_strdup_printf (_ ("%s left, and the hand was revealed"), name);
    case CB_DEAL_EVENT_DRAW:
    case CB_DEAL_EVENT_PLAY:
      return describe_deck_card (self, table);
    default:
      g_return_val_if_reached (NULL);
    }
}
