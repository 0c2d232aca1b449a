/* Reads a line that is what the log says of an entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Reads by comparing: of every kind, all entries are made that the players and cards in the line
 * allow, and the one that the log describes in exactly these words is meant. So this file need not
 * know words, sentences or languages, and never misreads a line. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cb-accusation.h"
#include "cb-draw.h"
#include "cb-entry.h"
#include "cb-envelope.h"
#include "cb-exposed.h"
#include "cb-look.h"
#include "cb-note.h"
#include "cb-power.h"
#include "cb-quick-printed.h"
#include "cb-roll.h"
#include "cb-seen.h"
#include "cb-statement.h"
#include "cb-suggestion.h"
#include "cb-swap.h"
#include "cb-tip.h"
#include "cb-trait.h"

/* Stands for a text of the user’s in a description, to find where a line has that text. */
#define MARK "\342\200\273"

/**
 * Search:
 * @title: what happened
 * @detail: (nullable): what came of it
 * @seats: the players named in the title, and me, as bits
 * @cards: the cards named in the title
 * @found: (nullable): the entry
 */
typedef struct
{
  const CbSetup *setup;
  char *title;
  char *detail;
  guint32 seats;
  CbCardSet cards;
  CbEntry *found;
} Search;

static void
clear_search (Search *self)
{
  g_free (self->title);
  g_free (self->detail);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Search, clear_search)

static gboolean
is_letter (const char *c)
{
  return g_unichar_isalnum (g_utf8_get_char (c));
}

/* Whether @name stands in @text as whole words. */
static gboolean
names (const char *text, const char *name)
{
  gsize size = strlen (name);

  for (const char *at = text; size > 0 && (at = strstr (at, name)) != NULL; at++)
    if ((at == text || !is_letter (g_utf8_find_prev_char (text, at))) && !is_letter (at + size))
      return TRUE;
  return FALSE;
}

static const char *
get_card_name (const Search *self, guint card)
{
  return cb_edition_get_card (self->setup->edition, card)->name;
}

/* (transfer none) (nullable): the longest of the card's name and its forms that stands in @text */
static const char *
find_name (const Search *self, const char *text, guint card)
{
  const CbCard *it = cb_edition_get_card (self->setup->edition, card);
  const char *const FORMS[] = { it->name, it->said, it->object };
  const char *longest = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (FORMS); i++)
    if (FORMS[i] != NULL && names (text, FORMS[i]) &&
        (longest == NULL || strlen (FORMS[i]) > strlen (longest)))
      longest = FORMS[i];
  return longest;
}

/* (transfer none) (nullable): the longest name in @text of a card that is none of @cards. @card:
 * (out): that card */
static const char *
find_longest (const Search *self, const char *text, CbCardSet cards, guint *card)
{
  const char *longest = NULL;

  for (guint i = 0; i < cb_edition_get_n_cards (self->setup->edition); i++)
    {
      const char *name = cb_card_set_has (cards, i) ? NULL : find_name (self, text, i);

      if (name == NULL || (longest != NULL && strlen (name) <= strlen (longest)))
        continue;
      longest = name;
      *card = i;
    }
  return longest;
}

/* The cards named in @text, the longest names first: in “Ballroom Floor” there is no Ballroom. */
static CbCardSet
find_cards (const Search *self, const char *text)
{
  g_autoptr (GString) rest = g_string_new (text);
  CbCardSet cards = 0;
  const char *name;
  guint card;

  while ((name = find_longest (self, rest->str, cards, &card)) != NULL)
    {
      cards |= cb_card_set_of (card);
      g_string_replace (rest, name, MARK, 0);
    }
  return cards;
}

/* (transfer full) (nullable): what @text has where @pattern has %MARK; NULL if the rest differs */
static char *
find_text (const char *text, const char *pattern)
{
  const char *mark = strstr (pattern, MARK);
  gsize before = mark != NULL ? (gsize) (mark - pattern) : 0;
  const char *after = mark != NULL ? mark + strlen (MARK) : NULL;

  if (mark == NULL || strlen (text) <= before + strlen (after) ||
      strncmp (text, pattern, before) != 0 || !g_str_has_suffix (text, after))
    return NULL;
  return g_strndup (text + before, strlen (text) - before - strlen (after));
}

static gboolean
has_title (const Search *self, const CbEntry *entry)
{
  g_autofree char *title = cb_entry_get_title (entry, self->setup);

  return g_str_equal (title, self->title);
}

/* Keeps @entry if the log says of it just what the line says. @entry: (transfer full) */
static gboolean
keep (Search *self, CbEntry *entry)
{
  g_autoptr (CbEntry) owned = entry;
  g_autofree char *detail = cb_entry_get_detail (entry, self->setup);

  if (self->found == NULL && g_strcmp0 (detail, self->detail) == 0 && has_title (self, entry))
    self->found = g_steal_pointer (&owned);
  return self->found != NULL;
}

static gboolean
is_titled (const Search *self, CbEntry *entry)
{
  g_autoptr (CbEntry) owned = entry;

  return has_title (self, entry);
}

/* The cards of the title. @without: whether to leave out cards called like the players @a and @b,
 * who may be %CB_NOBODY: the title may mean the players */
static CbCardSet
get_cards (const Search *self, int a, int b, gboolean without)
{
  const CbPlayer *players = self->setup->players;
  CbCardSet cards = self->cards;

  for (CbCardSet left = self->cards; without && left != 0; left &= left - 1)
    {
      const char *name = get_card_name (self, cb_card_set_first (left));

      if ((a != CB_NOBODY && g_str_equal (name, players[a].name)) ||
          (b != CB_NOBODY && g_str_equal (name, players[b].name)))
        cards &= ~cb_card_set_of (cb_card_set_first (left));
    }
  return cards;
}

typedef struct
{
  int by;
  CbCardSet cards; /* 0 if it asks for a trait */
  guint trait;
  CbAnswer answers[2 * CB_MAX_PLAYERS]; /* by each player, and by “somebody” before each */
  guint n;
} Question;

/* (transfer full) */
static CbEntry *
make_question (const Search *self, const Question *question)
{
  CbEntry *entry = question->cards != 0 ? cb_suggestion_new (question->by, question->cards)
                                        : cb_trait_question_new (question->by, question->trait);

  for (guint i = 0; i < question->n; i++)
    (question->cards != 0 ? cb_suggestion_add_answer : cb_trait_question_add_answer) (
      entry, question->answers[i].by, question->answers[i].did, question->answers[i].card);
  if (question->cards != 0)
    cb_suggestion_note_unheard (entry, self->setup);
  return entry;
}

static gboolean keep_question (Search *self, Question *question);

/* Tries one more answer and, if the line begins with the answers so far, all that may follow. */
static gboolean
try_answer (Search *self, Question *question, int by, CbDid did, int card)
{
  g_autoptr (CbEntry) entry = NULL;
  g_autofree char *detail = NULL;
  gboolean kept;

  question->answers[question->n++] = (CbAnswer) { .by = by, .did = did, .card = card };
  entry = make_question (self, question);
  detail = cb_entry_get_detail (entry, self->setup);
  kept = g_str_has_prefix (self->detail, detail) && keep_question (self, question);
  question->n--;
  return kept;
}

static gboolean
has_answered (const Question *question, int seat)
{
  for (guint i = 0; i < question->n; i++)
    if (question->answers[i].by == seat)
      return TRUE;
  return seat == question->by;
}

/* Whether the last answer is that “somebody” showed. No second one is tried after it, because such
 * answers could go on for ever. */
static gboolean
ends_with_somebody (const Question *question)
{
  return question->n > 0 && question->answers[question->n - 1].by == CB_NOBODY;
}

static gboolean
keep_question (Search *self, Question *question)
{
  CbCardSet shown = self->detail != NULL ? find_cards (self, self->detail) : 0;

  if (keep (self, make_question (self, question)))
    return TRUE;
  if (self->detail != NULL && !ends_with_somebody (question) &&
      try_answer (self, question, CB_NOBODY, CB_DID_SHOW, -1))
    return TRUE;
  for (guint seat = 0; self->detail != NULL && seat < self->setup->n_players; seat++)
    {
      if (has_answered (question, (int) seat))
        continue;
      if (try_answer (self, question, (int) seat, CB_DID_PASS, -1) ||
          try_answer (self, question, (int) seat, CB_DID_SHOW, -1))
        return TRUE;
      for (CbCardSet left = shown; left != 0; left &= left - 1)
        if (try_answer (self, question, (int) seat, CB_DID_SHOW, (int) cb_card_set_first (left)))
          return TRUE;
    }
  return FALSE;
}

static void
try_questions (Search *self, int by)
{
  for (guint without = 0; without < 2; without++)
    {
      Question question = { .by = by, .cards = get_cards (self, by, CB_NOBODY, without) };

      if (question.cards != 0 && is_titled (self, make_question (self, &question)))
        keep_question (self, &question);
    }
  for (guint i = 0; i < cb_edition_get_n_traits (self->setup->edition); i++)
    {
      Question question = { .by = by, .trait = i };

      if (is_titled (self, make_question (self, &question)))
        keep_question (self, &question);
    }
}

static void
try_cards (Search *self, int by)
{
  for (guint without = 0; without < 2; without++)
    {
      CbCardSet cards = get_cards (self, by, CB_NOBODY, without);

      if (cards == 0)
        return;
      for (CbResult result = CB_RESULT_UNKNOWN; result <= CB_RESULT_RIGHT; result++)
        keep (self, cb_accusation_new (by, cards, result));
      keep (self, cb_exposed_new (by, cards));
    }
}

/* Tries looks at no places, at all places, and at those whose numbers the title has. */
static void
try_look (Search *self, int by)
{
  CbCardSet cards = self->detail != NULL ? find_cards (self, self->detail) : 0;
  guint32 slots = 0;

  for (guint i = 0; i < self->setup->face_down; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i + 1);

      if (names (self->title, number))
        slots |= (guint32) 1 << i;
    }
  keep (self, cb_look_new (by, 0, cards));
  keep (self, cb_look_new (by, slots, cards));
  keep (self, cb_look_new (by, ((guint32) 1 << self->setup->face_down) - 1, cards));
}

/* The id of the card, or the detail itself, which is then what the user read on the card. */
static const char *
find_deck_card (const Search *self, int deck)
{
  for (guint i = 0; i < cb_edition_get_n_deck_cards (self->setup->edition); i++)
    {
      const CbDeckCard *card = cb_edition_get_deck_card (self->setup->edition, i);

      if ((int) card->deck == deck && g_strcmp0 (card->name, self->detail) == 0)
        return card->id;
    }
  return self->detail;
}

static void
try_decks (Search *self, int by)
{
  for (guint i = 0; i < cb_edition_get_n_decks (self->setup->edition); i++)
    {
      const char *deck = cb_edition_get_deck (self->setup->edition, i)->id;

      keep (self, cb_draw_new (by, deck, find_deck_card (self, (int) i), NULL));
      keep (self, cb_play_new (by, deck, find_deck_card (self, (int) i)));
    }
}

static void
try_powers (Search *self, int by)
{
  g_autoptr (CbEntry) marked = cb_power_use_new (by, MARK);
  g_autofree char *pattern = cb_entry_get_title (marked, self->setup);
  g_autofree char *text = find_text (self->title, pattern);

  for (guint i = 0; i < cb_edition_get_n_powers (self->setup->edition); i++)
    keep (self, cb_power_use_new (by, cb_edition_get_power (self->setup->edition, i)->id));
  if (text != NULL && cb_edition_get_n_powers (self->setup->edition) > 0)
    keep (self, cb_power_use_new (by, text));
}

static void
try_roll (Search *self, int by)
{
  const CbEdition *edition = self->setup->edition;
  g_autoptr (CbEntry) marked = cb_roll_new_written (by, MARK, edition);
  g_autofree char *pattern = cb_entry_get_title (marked, self->setup);
  g_autofree char *text = find_text (self->title, pattern);

  if (text != NULL)
    keep (self, cb_roll_new_written (by, text, edition));
}

/* Tries all ways in which a card can have been seen: those that have a name in files, then the
 * detail as the user’s words. A card that I saw by chance has no viewer. */
static gboolean
keep_sight (Search *self, int by, int player, int card)
{
  static const char *const HOWS[] = { CB_SEEN_SNOOP, CB_SEEN_SNOOP_ALL, CB_SEEN_PEEK,
                                      CB_SEEN_DROPPED };
  int viewer = by == self->setup->me ? CB_NOBODY : by;

  if (!is_titled (self, cb_seen_new (player, card, by, NULL)))
    return FALSE;
  for (guint i = 0; self->detail != NULL && i < G_N_ELEMENTS (HOWS); i++)
    if (keep (self, cb_seen_new (player, card, by, HOWS[i])))
      return TRUE;
  return keep (self, cb_seen_new (player, card, viewer, self->detail));
}

static void
try_sights (Search *self, int by, int player)
{
  if (by != CB_NOBODY)
    keep_sight (self, by, player, -1);
  for (CbCardSet left = self->cards; left != 0; left &= left - 1)
    keep_sight (self, by, player, (int) cb_card_set_first (left));
}

/* The id of a category or trait by its number; NULL for none. */
static const char *
get_kind_id (const Search *self, guint i)
{
  const CbEdition *edition = self->setup->edition;
  guint n = cb_edition_get_n_categories (edition);

  if (i < n)
    return cb_edition_get_category (edition, i)->id;
  return i - n < cb_edition_get_n_traits (edition) ? cb_edition_get_trait (edition, i - n)->id
                                                   : NULL;
}

/* Tries what can have come back: cards, or only their number. If the tip concerned me, I saw the
 * cards even if there were none. */
static gboolean
keep_tip (Search *self, int by, int to, const char *kind, CbWant want)
{
  gboolean mine = self->setup->me != CB_NOBODY && (by == self->setup->me || to == self->setup->me);
  CbCardSet cards = self->detail != NULL ? find_cards (self, self->detail) : 0;
  CbEntry *entry;

  if (!is_titled (self, cb_tip_new (by, to, kind, want)))
    return FALSE;
  if (self->detail == NULL)
    return keep (self, cb_tip_new (by, to, kind, want));
  if (cards != 0 || mine)
    {
      entry = cb_tip_new (by, to, kind, want);
      cb_tip_set_cards (entry, cards);
      if (keep (self, entry))
        return TRUE;
    }
  for (guint n = 0; n <= cb_edition_get_n_cards (self->setup->edition); n++)
    {
      entry = cb_tip_new (by, to, kind, want);
      cb_tip_set_count (entry, n);
      if (keep (self, entry))
        return TRUE;
    }
  return FALSE;
}

static void
try_tips (Search *self, int by, int to)
{
  guint n = cb_edition_get_n_categories (self->setup->edition) +
            cb_edition_get_n_traits (self->setup->edition);

  for (guint i = 0; i <= n; i++)
    if (keep_tip (self, by, to, get_kind_id (self, i), CB_WANT_ONE) ||
        keep_tip (self, by, to, get_kind_id (self, i), CB_WANT_ALL))
      return;
}

/* @player: whose cards it is about, or %CB_NOBODY; @by: who said it; %CB_NOBODY if all saw it */
static void
try_statements (Search *self, int by, int player)
{
  for (CbClaim claim = 0; claim <= CB_CLAIM_FOUND; claim++)
    for (guint without = 0; without < 2; without++)
      {
        CbCardSet cards = get_cards (self, by, player, without);

        if (cards != 0 && cb_claim_is_of_player (claim) == (player != CB_NOBODY))
          keep (self, cb_statement_new (claim, player, cards, by));
      }
}

/* @other: a seat, or a number after all seats for cards on the table. Of two cards either may be
 * the one that was given. */
static void
try_swap (Search *self, int by, int other)
{
  CbCardSet cards = self->detail != NULL ? find_cards (self, self->detail) : 0;
  guint with = CB_HOLDER_OF_SEAT (other);
  int first = cards != 0 ? (int) cb_card_set_first (cards) : -1;
  int last = (cards & (cards - 1)) != 0 ? (int) cb_card_set_first (cards & (cards - 1)) : -1;

  if (!is_titled (self, cb_swap_new (by, with, -1, -1)))
    return;
  keep (self, cb_swap_new (by, with, first, last));
  keep (self, cb_swap_new (by, with, last, first));
}

/* Tries all entries about two players, or about one if @by is %CB_NOBODY. */
static void
try_pair (Search *self, int by, int player)
{
  if (by != CB_NOBODY || self->setup->me == CB_NOBODY)
    try_sights (self, by, player);
  if (by != CB_NOBODY && by != player)
    {
      try_tips (self, by, player);
      try_swap (self, by, player);
    }
  try_statements (self, by, player);
}

static void
try_player (Search *self, int by)
{
  try_questions (self, by);
  try_cards (self, by);
  try_look (self, by);
  try_decks (self, by);
  try_powers (self, by);
  try_roll (self, by);
  for (guint holder = self->setup->n_players + 1; holder < cb_setup_get_n_holders (self->setup);
       holder++)
    try_swap (self, by, CB_SEAT_OF_HOLDER (holder));
  try_pair (self, CB_NOBODY, by);
  try_statements (self, by, CB_NOBODY);
  for (guint seat = 0; seat < self->setup->n_players; seat++)
    if (self->seats >> seat & 1)
      try_pair (self, by, (int) seat);
}

static void
try_note (Search *self, const char *line)
{
  g_autoptr (CbEntry) marked = cb_note_new (MARK);
  g_autofree char *pattern = cb_entry_describe (marked, self->setup);
  g_autofree char *text = find_text (line, pattern);
  g_autoptr (CbEntry) note = text != NULL ? cb_note_new (text) : NULL;
  g_autofree char *words = note != NULL ? cb_entry_describe (note, self->setup) : NULL;

  if (words != NULL && g_str_equal (words, line))
    self->found = g_steal_pointer (&note);
}

/* Splits a line into title and detail, which cb_entry_describe() joins. */
static void
init_search (Search *self, const CbSetup *setup, const char *line)
{
  g_autofree char *between = g_strdup_printf (_ ("%s – %s"), "", "");
  const char *end = strstr (line, between);

  *self = (Search) {
    .setup = setup,
    .title = end != NULL ? g_strndup (line, (gsize) (end - line)) : g_strdup (line),
    .detail = end != NULL ? g_strdup (end + strlen (between)) : NULL,
  };
  self->cards = find_cards (self, self->title);
  for (guint seat = 0; seat < setup->n_players; seat++)
    if ((int) seat == setup->me || names (self->title, setup->players[seat].name))
      self->seats |= (guint32) 1 << seat;
}

CbEntry *
cb_quick_printed_find (CbCase *case_, const char *text)
{
  g_autofree char *line = g_strstrip (g_strdup (text));
  g_auto (Search) self = { 0 };

  init_search (&self, cb_case_get_setup (case_), line);
  try_note (&self, line);
  if (self.found == NULL && self.cards != 0)
    keep (&self, cb_envelope_new (self.cards));
  try_statements (&self, CB_NOBODY, CB_NOBODY);
  for (guint seat = 0; self.found == NULL && seat < self.setup->n_players; seat++)
    if (self.seats >> seat & 1)
      try_player (&self, (int) seat);
  return self.found;
}
