/* What to do now, in a few words, as a friend who plays well would say it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "cb-case-news.h"
#include "cb-chances.h"
#include "cb-counsel.h"
#include "cb-edition-board.h"
#include "cb-say.h"

/* A smaller chance that somebody else is first is not mentioned. */
#define RISK 0.05

/* Somebody who has at most this many solutions left is close, however many I have. */
#define CLOSE 3

/* The words for how likely nobody shows a card; a chance below the last one is not mentioned. */
static const struct
{
  double least;
  const char *words;
} OFTEN[] = {
  /* Translators: what a suggestion is likely to show; %s is a card as the subject: “it’s the Rope”.
   */
  { 0.95, N_ ("Almost surely nobody will show a card, and it’s %s.") },
  /* Translators: as above */
  { 0.60, N_ ("Most of the time nobody shows a card then, and it’s %s.") },
  /* Translators: as above */
  { 0.40, N_ ("Half the time nobody shows a card then, and it’s %s.") },
  /* Translators: as above */
  { 0.28, N_ ("One time in three nobody shows a card then, and it’s %s.") },
  /* Translators: as above */
  { 0.18, N_ ("One time in four nobody shows a card then, and it’s %s.") },
};

static gboolean
is_consistent (const CbCounsel *self)
{
  return cb_case_get_assist (self->case_) == CB_ASSIST_NOTES ||
         cb_case_is_consistent (self->case_, self->n_entries);
}

/* Who begins by the rules of the edition; %CB_NOBODY where these do not say. */
static int
find_starter (const CbSetup *setup)
{
  const CbRules *rules = cb_edition_get_rules (setup->edition);

  for (guint i = 0; rules->starts == CB_STARTS_CHARACTER && i < setup->n_players; i++)
    if (setup->players[i].character == rules->starts_with)
      return (int) i;
  return CB_NOBODY;
}

static gboolean
has_begun (CbCase *case_, guint n_entries)
{
  return cb_case_get_last_turn (case_, n_entries) != CB_NOBODY;
}

int
cb_counsel_find_turn (CbCase *case_, guint n_entries)
{
  return has_begun (case_, n_entries) ? cb_case_get_asker_after (case_, n_entries)
                                      : find_starter (cb_case_get_setup (case_));
}

/* (transfer full) (nullable) */
static char *
say_turn (const CbCounsel *self, int turn)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  gboolean begun = has_begun (self->case_, self->n_entries);

  if (turn == CB_NOBODY)
    return NULL;
  if (turn == setup->me)
    return g_strdup (begun ? _ ("Your move.") : _ ("You start."));
  return g_strdup_printf (begun
                            /* Translators: %s is a player */
                            ? _ ("%s’s turn.")
                            /* Translators: %s is a player, who takes the first turn of the game */
                            : _ ("%s starts."),
                          setup->players[turn].name);
}

/* The other player who most likely knows the solution, or else is nearest to it; %CB_NOBODY where
 * nobody else plays, or it is not known. @left: (out): how many solutions he has left */
static int
find_nearest (const CbCounsel *self, guint *left)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  int nearest = CB_NOBODY;

  for (guint seat = 0; self->rivals != NULL && seat < setup->n_players; seat++)
    {
      guint median;

      if ((int) seat == setup->me || cb_rivals_get_out (self->rivals, seat) > 0)
        continue;
      median = cb_rivals_get_quantile (self->rivals, seat, 0.5);
      if (nearest != CB_NOBODY &&
          (median > *left ||
           (median == *left && cb_rivals_get_ready (self->rivals, seat) <=
                                 cb_rivals_get_ready (self->rivals, (guint) nearest))))
        continue;
      nearest = (int) seat;
      *left = median;
    }
  return nearest;
}

/* (transfer full) (nullable): how close the others are to the solution; NULL unless it is known how
 * close I am */
static char *
say_nearest (const CbCounsel *self)
{
  guint left = 0;
  int nearest = find_nearest (self, &left);

  if (nearest == CB_NOBODY || self->n_left == 0)
    return NULL;
  if (left > 2 * self->n_left && left > CLOSE)
    return g_strdup (_ ("Nobody else is close."));
  return g_strdup_printf (left < self->n_left
                            /* Translators: %s is a player, who has fewer possible solutions left */
                            ? _ ("%s is ahead of you.")
                            /* Translators: %s is a player, who is close to the solution, too */
                            : _ ("%s is right behind you."),
                          cb_case_get_setup (self->case_)->players[nearest].name);
}

/* (transfer full) (nullable): which cards the last entry found */
static char *
say_found (const CbCounsel *self)
{
  return self->n_entries > 0 && cb_case_get_assist (self->case_) != CB_ASSIST_NOTES
           ? cb_case_tell_found (self->case_, self->n_entries - 1)
           : NULL;
}

/* (transfer full): the cards of a suggestion as they are named, without @room unless it is −1 */
static char *
name_cards (const CbCounsel *self, CbCardSet cards, int room)
{
  if (room >= 0)
    cards &= ~cb_card_set_of ((guint) room);
  return cb_say_cards (cb_case_get_edition (self->case_), cards, CB_LIST_AND, CB_SAID_OBJECT);
}

/* (transfer full): where to go, and what to suggest there */
static char *
say_what (const CbCounsel *self, const CbHead *head, CbCardSet cards)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);
  gboolean goes = head->room >= 0 && head->room != self->spot.room;
  const char *room = goes ? cb_say_card (edition, (guint) head->room, CB_SAID_OBJECT) : NULL;
  g_autofree char *names = name_cards (self, cards, goes ? head->room : -1);
  guint steps = goes ? cb_spot_get_steps (&self->spot, edition, (guint) head->room) : 0;

  if (goes && head->later)
    {
      g_autofree char *percent = cb_chance_describe (head->chance);

      /* Translators: a room on the board, and how likely one gets there:
       * “Make for the Library: 72% to reach it next turn.” */
      return g_strdup_printf (_ ("Make for %s: %s to reach it next turn."), room, percent);
    }
  if (goes && steps > 0 && self->spot.rolled == 0)
    /* Translators: what to roll, a room on the board, cards as the object: “Roll 7 or more to reach
     * the Study, and suggest Plum and the Candlestick.” */
    return g_strdup_printf (_ ("Roll %u or more to reach %s, and suggest %s."), steps, room, names);
  if (goes && steps == 0)
    /* Translators: a room on the board, then cards as the object. */
    return g_strdup_printf (_ ("Reach %s by the secret passage, and suggest %s."), room, names);
  if (goes)
    /* Translators: a room on the board, then cards as the object. */
    return g_strdup_printf (_ ("Enter %s and suggest %s."), room, names);
  /* Translators: cards as the object: “Suggest Plum, the Candlestick and the Library.” */
  return g_strdup_printf (_ ("Suggest %s."), names);
}

/* (transfer full) (nullable): where to go if the roll is too low for @head: the nearer room where a
 * suggestion is worth most */
static char *
say_easier (const CbCounsel *self, const CbHead *head)
{
  CbEdition *edition = cb_case_get_edition (self->case_);
  guint needed = head->room >= 0 ? cb_spot_get_steps (&self->spot, edition, (guint) head->room) : 0;
  double most = 0;
  guint steps = 0;
  int room = -1;

  for (guint i = 0;
       needed > 0 && self->spot.rolled == 0 && i < cb_advice_get_n_suggestions (self->advice); i++)
    {
      const CbAdvisedSuggestion *suggestion = cb_advice_get_suggestion (self->advice, i);
      int place = cb_edition_find_place (edition, suggestion->cards);
      guint takes = place >= 0 ? cb_spot_get_steps (&self->spot, edition, (guint) place) : 0;

      if (takes == 0 || takes >= needed || suggestion->worth <= most)
        continue;
      most = suggestion->worth;
      steps = takes;
      room = place;
    }
  if (room < 0)
    return NULL;
  if (steps + 1 == needed)
    /* Translators: what one rolls, and a room on the board: “With 6, enter the Hall.” */
    return g_strdup_printf (_ ("With %u, enter %s."), steps,
                            cb_say_card (edition, (guint) room, CB_SAID_OBJECT));
  /* Translators: what one rolls at least and at most, and a room on the board: “With 4 to 6, enter
   * the Billiard Room.” */
  return g_strdup_printf (_ ("With %u to %u, enter %s."), steps, needed - 1,
                          cb_say_card (edition, (guint) room, CB_SAID_OBJECT));
}

/* The cards of a suggestion that may be in the envelope, but are not known to be there. */
static CbCardSet
find_unknown (const CbCounsel *self, CbCardSet cards)
{
  CbCardSet unknown = 0;

  for (CbCardSet left = cards; left != 0; left &= left - 1)
    if (cb_case_get_mark (self->case_, self->n_entries, cb_card_set_first (left),
                          CB_HOLDER_ENVELOPE) == CB_MARK_MAYBE)
      unknown |= cb_card_set_of (cb_card_set_first (left));
  return unknown;
}

/* (transfer full): @words, with @what in place of “%s” */
static char *
fill_in (const char *words, const char *what)
{
  GString *text = g_string_new (words);

  g_string_replace (text, "%s", what, 1);
  return g_string_free_and_steal (text);
}

/* (transfer full) (nullable): what can be expected of a suggestion */
static char *
say_use (const CbCounsel *self, const CbAdvisedSuggestion *suggestion)
{
  CbEdition *edition = cb_case_get_edition (self->case_);
  CbCardSet unknown = find_unknown (self, suggestion->cards);
  guint rest = MAX ((guint) round (self->n_left * exp2 (-suggestion->bits)), 1);

  if (self->n_left > 1 && rest == 1)
    return g_strdup (_ ("Any answer solves the case."));
  if (cb_card_set_size (unknown) == 1 && cb_case_get_setup (self->case_)->face_down == 0)
    for (guint i = 0; i < G_N_ELEMENTS (OFTEN); i++)
      if (suggestion->nobody >= OFTEN[i].least)
        return cb_say_sentence (
          edition, fill_in (_ (OFTEN[i].words),
                            cb_say_card (edition, cb_card_set_first (unknown), CB_SAID_SUBJECT)));
  if (self->n_left <= rest)
    return NULL;
  /* Translators: how many possible solutions a suggestion is expected to rule out, of how many. */
  return g_strdup_printf (_ ("That rules out about %u of %u."), self->n_left - rest, self->n_left);
}

/* When to accuse. */
typedef enum
{
  ACCUSE_NOW,
  ACCUSE_AFTER_ASKING,
  ACCUSE_HAVING_ASKED,
} Moment;

static const char *const ACCUSE[] = {
  /* Translators: %s are the cards to name in an accusation */
  [ACCUSE_NOW] = N_ ("Accuse: %s."),
  /* Translators: said after a suggestion to make; %s are the cards to name in an accusation */
  [ACCUSE_AFTER_ASKING] = N_ ("Then accuse, unless an answer rules it out: %s."),
  /* Translators: said after my suggestion, before the next turn; %s are the cards to name in an
   * accusation */
  [ACCUSE_HAVING_ASKED] = N_ ("You can still accuse: %s."),
};

/* Says to accuse with these cards, and how sure that is. @chance: how likely they are right */
static void
accuse (const CbCounsel *self, Moment moment, CbCardSet cards, double chance, GPtrArray *sentences)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  g_autofree char *names = cb_edition_join_names (setup->edition, cards);
  g_autofree char *percent = cb_chance_describe (chance);
  gboolean hurried = self->decision != NULL && cb_decision_get_others (self->decision) >= RISK;
  guint left;
  int nearest = find_nearest (self, &left);

  g_ptr_array_add (sentences, fill_in (_ (ACCUSE[moment]), names));
  if (chance >= 1)
    g_ptr_array_add (sentences, g_strdup (_ ("It can’t be anything else.")));
  else if (hurried && nearest != CB_NOBODY)
    /* Translators: a chance in percent, then a player */
    g_ptr_array_add (sentences,
                     g_strdup_printf (_ ("You’d be right %s of the time, and %s may be first."),
                                      percent, setup->players[nearest].name));
  else
    /* Translators: %s is a chance in percent */
    g_ptr_array_add (sentences, g_strdup_printf (_ ("You’d be right %s of the time."), percent));
}

/* Says what to suggest. */
static void
advise (const CbCounsel *self, GPtrArray *sentences)
{
  CbHead head = cb_spot_find_head (&self->spot, cb_case_get_edition (self->case_), self->advice);
  const CbAdvisedSuggestion *suggestion = cb_advice_get_suggestion (self->advice, head.index);
  g_autofree char *easier = say_easier (self, &head);
  g_autofree char *use = head.later ? NULL : say_use (self, suggestion);

  g_ptr_array_add (sentences, cb_say_sentence (cb_case_get_edition (self->case_),
                                               say_what (self, &head, suggestion->cards)));
  if (use != NULL)
    g_ptr_array_add (sentences, g_steal_pointer (&use));
  if (easier != NULL)
    g_ptr_array_add (
      sentences, cb_say_sentence (cb_case_get_edition (self->case_), g_steal_pointer (&easier)));
}

/* Says what to do in my turn. What can be asked before an accusation is asked first: that may only
 * help. Returns: whether there is anything to say */
static gboolean
say_my_move (const CbCounsel *self, GPtrArray *sentences)
{
  CbCardSet solution = cb_case_find_solution (self->case_, self->n_entries);
  gboolean asks = self->advice != NULL && !cb_advice_is_empty (self->advice);
  gboolean accuses = self->decision != NULL &&
                     cb_decision_get_kind (self->decision) == CB_DECISION_ACCUSE;
  double chance;

  if (solution != 0)
    {
      accuse (self, ACCUSE_NOW, solution, 1, sentences);
      return TRUE;
    }
  if (self->early)
    g_ptr_array_add (sentences, g_strdup (_ ("It’s early: any suggestion is as good as another.")));
  else if (asks)
    advise (self, sentences);
  if (accuses)
    {
      solution = cb_decision_get_solution (self->decision, &chance);
      accuse (self, asks ? ACCUSE_AFTER_ASKING : ACCUSE_NOW, solution, chance, sentences);
    }
  return self->early || asks || accuses;
}

/* Says to accuse before the next turn, once I have asked, where that is advised and not known to be
 * right, which is said anyway. */
static void
say_last_chance (const CbCounsel *self, GPtrArray *sentences)
{
  double chance;
  CbCardSet solution;

  if (self->decision == NULL || cb_decision_get_kind (self->decision) != CB_DECISION_ACCUSE)
    return;
  solution = cb_decision_get_solution (self->decision, &chance);
  if (chance < 1)
    accuse (self, ACCUSE_HAVING_ASKED, solution, chance, sentences);
}

char *
cb_counsel_say (const CbCounsel *self, guint *n_turn)
{
  g_autoptr (CbSeats) seats = cb_case_get_seats (self->case_, self->n_entries);
  gboolean plays, mine;
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  int me = cb_case_get_setup (self->case_)->me;
  int turn = cb_counsel_find_turn (self->case_, self->n_entries);
  char *sentence;

  if (n_turn != NULL)
    *n_turn = 0;
  if (cb_seats_get_end (seats) != CB_END_NONE)
    return NULL;
  if (!is_consistent (self))
    return g_strdup (_ ("Something in the log can’t be right."));
  sentence = say_turn (self, turn);
  if (sentence != NULL)
    g_ptr_array_add (sentences, sentence);
  if (sentence != NULL && n_turn != NULL)
    *n_turn = (guint) strlen (sentence);
  plays = me != CB_NOBODY && cb_seats_get (seats, (guint) me) == CB_SEAT_PLAYING &&
          cb_case_get_assist (self->case_) != CB_ASSIST_NOTES;
  mine = turn == me || turn == CB_NOBODY;
  if (!plays || !mine || !say_my_move (self, sentences))
    {
      sentence = say_found (self);
      if (sentence == NULL)
        sentence = say_nearest (self);
      if (sentence != NULL)
        g_ptr_array_add (sentences, sentence);
    }
  if (plays && !mine && cb_case_get_last_turn (self->case_, self->n_entries) == me)
    say_last_chance (self, sentences);
  if (sentences->len == 0)
    return NULL;
  g_ptr_array_add (sentences, NULL);
  return g_strjoinv (" ", (char **) sentences->pdata);
}

/* Whether the player at @seat can still accuse. */
static gboolean
is_playing (CbCase *case_, guint n_entries, int seat)
{
  return seat != CB_NOBODY &&
         cb_case_get_seat_state (case_, n_entries, (guint) seat) == CB_SEAT_PLAYING;
}

gboolean
cb_counsel_may_accuse (CbCase *case_, guint n_entries)
{
  int me = cb_case_get_setup (case_)->me;
  int turn = cb_counsel_find_turn (case_, n_entries);

  return is_playing (case_, n_entries, me) && !cb_case_get_closed (case_) &&
         (turn == me || turn == CB_NOBODY || cb_case_get_last_turn (case_, n_entries) == me);
}

char *
cb_counsel_say_order (CbCase *case_, guint n_entries, int *next)
{
  const CbSetup *setup = cb_case_get_setup (case_);
  gboolean mine = cb_counsel_may_accuse (case_, n_entries);
  guint first = mine ? (guint) setup->me + 1 : (guint) cb_counsel_find_turn (case_, n_entries);
  g_autofree char *words = NULL;

  *next = CB_NOBODY;
  if (!is_playing (case_, n_entries, setup->me) || cb_case_get_closed (case_))
    return NULL;
  for (guint seat = first % setup->n_players; (int) seat != setup->me;
       seat = (seat + 1) % setup->n_players)
    if (is_playing (case_, n_entries, (int) seat))
      {
        g_autofree char *before = g_steal_pointer (&words);

        if (before == NULL)
          *next = (int) seat;
        words = before == NULL
                  /* Translators: %s is a player; the sentence goes on: “Dan is next, then Cleo,
                   * then you.” */
                  ? g_strdup_printf (_ ("%s is next"), setup->players[seat].name)
                  /* Translators: “Dan is next, then Cleo”: what goes before, and one more player */
                  : g_strdup_printf (_ ("%s, then %s"), before, setup->players[seat].name);
      }
  if (*next == CB_NOBODY)
    return g_strdup (_ ("Nobody else can accuse."));
  if (mine)
    /* Translators: %s is a player, who takes the next turn */
    return g_strdup_printf (_ ("%s is next."), setup->players[*next].name);
  /* Translators: “Dan is next, then Cleo, then you.” */
  return g_strdup_printf (_ ("%s, then you."), words);
}
