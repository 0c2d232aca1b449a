/* What looks odd about a draft.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-event-kind.h"
#include "cb-say.h"

/* The cards known to be, or not to be, with @holder before the entry that is composed. My own hand
 * is always known; others only if the case allows that much help. */
CbCardSet
_cb_draft_find_cards (CbDraft *self, guint holder, CbCardSet cards, CbMark mark)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  CbCardSet found = 0;

  if (setup->me != CB_NOBODY && holder == CB_HOLDER_OF_SEAT (setup->me))
    return cards & (mark == CB_MARK_YES ? cb_draft_get_hand (self) : ~cb_draft_get_hand (self));
  if (cb_case_get_assist (self->case_) == CB_ASSIST_NOTES)
    return 0;

  for (guint card = 0; card < cb_edition_get_n_cards (setup->edition); card++)
    if (cb_card_set_has (cards, card) &&
        cb_case_get_mark (self->case_, _cb_draft_get_n_before (self), card, holder) == mark)
      found |= cb_card_set_of (card);
  return found;
}

/* Like _cb_draft_find_cards(), for a player’s hand. */
static CbCardSet
find_in_hand (CbDraft *self, guint seat, CbCardSet cards, CbMark mark)
{
  return _cb_draft_find_cards (self, CB_HOLDER_OF_SEAT (seat), cards, mark);
}

/* Whether the player can have passed on @cards, by my hand and by what the case may help with. */
gboolean
_cb_draft_may_pass (CbDraft *self, CbDraftAnswer *answer, CbCardSet cards)
{
  guint seat = cb_draft_answer_get_seat (answer);

  if (cb_draft_is_me (self, (int) seat) || cb_case_get_assist (self->case_) == CB_ASSIST_NOTES)
    return find_in_hand (self, seat, cards, CB_MARK_YES) == 0;
  return cards == 0 || cb_case_may_lack (self->case_, _cb_draft_get_n_before (self),
                                         CB_HOLDER_OF_SEAT (seat), cards);
}

static char *
warn_of_pass (CbDraft *self, CbDraftAnswer *answer, CbCardSet cards, gboolean mine)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);
  CbCardSet held = find_in_hand (self, cb_draft_answer_get_seat (answer), cards, CB_MARK_YES);
  g_autofree char *names = NULL;

  if (held == 0 && _cb_draft_may_pass (self, answer, cards))
    return NULL;

  if (held == 0)
    /* Translators: %s is a player */
    return g_strdup_printf (_ ("%1$s holds one of these cards, so %1$s can’t have passed."),
                            cb_draft_answer_get_name (answer));
  names = cb_say_cards (edition, held, CB_LIST_AND, CB_SAID_OBJECT);
  if (mine)
    /* Translators: %s is a list of cards */
    return g_strdup_printf (_ ("You hold %s, so you can’t have passed."), names);
  /* Translators: a player, then a list of cards, then the player again */
  return g_strdup_printf (_ ("%1$s holds %2$s, so %1$s can’t have passed."),
                          cb_draft_answer_get_name (answer), names);
}

static char *
warn_of_show (CbDraft *self, CbDraftAnswer *answer, CbCardSet cards, gboolean mine)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);
  int card = cb_draft_answer_get_card (answer);
  CbCardSet shown = card >= 0 ? cb_card_set_of ((guint) card) : cards;

  if (shown == 0 ||
      find_in_hand (self, cb_draft_answer_get_seat (answer), shown, CB_MARK_NO) != shown)
    return NULL;

  if (mine)
    return g_strdup (_ ("You hold none of these cards, so you can’t have shown one."));
  if (card >= 0)
    /* Translators: first a player, then a card */
    return g_strdup_printf (_ ("%s can’t have %s."), cb_draft_answer_get_name (answer),
                            cb_say_card (edition, (guint) card, CB_SAID_OBJECT));
  return g_strdup_printf (_ ("%s can’t have any of these cards."),
                          cb_draft_answer_get_name (answer));
}

/* Warns of answers by players whom the question does not reach because somebody showed before. */
static void
warn_of_more (CbDraft *self, GStrvBuilder *builder)
{
  CbAnswerer answerers[CB_MAX_PLAYERS];
  guint said, showed, n = _cb_draft_list_chain (self, answerers, &said, &showed);

  for (guint i = 0; i < n; i++)
    {
      CbDraftAnswer *answer = _cb_draft_get_answer (self, i);
      const char *name = cb_draft_answer_get_name (answer);
      CbDraftAnswer *first;

      if (!cb_draft_answer_is_given (answer) || cb_answerer_is_asked (&answerers[i], showed))
        continue;
      first = _cb_draft_get_answer (self, (guint) __builtin_ctz (answerers[i].before[0] & showed));
      if (cb_draft_is_me (self, (int) cb_draft_answer_get_seat (first)))
        /* Translators: %s is a player */
        g_strv_builder_take (builder,
                             g_strdup_printf (_ ("You showed a card, so %s isn’t asked."), name));
      else if (cb_draft_is_me (self, (int) cb_draft_answer_get_seat (answer)))
        /* Translators: %s is a player */
        g_strv_builder_take (builder, g_strdup_printf (_ ("%s showed a card, so you aren’t asked."),
                                                       cb_draft_answer_get_name (first)));
      else
        /* Translators: two players */
        g_strv_builder_take (builder, g_strdup_printf (_ ("%s showed a card, so %s isn’t asked."),
                                                       cb_draft_answer_get_name (first), name));
    }
}

/* Warns of answers that cannot be right for a question about @cards. */
void
_cb_draft_warn_of_answers (CbDraft *self, CbCardSet cards, GStrvBuilder *builder)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);

  if (cards == 0)
    return;

  for (guint i = 0; i < _cb_draft_get_n_answers (self); i++)
    {
      CbDraftAnswer *answer = _cb_draft_get_answer (self, i);
      gboolean mine = (int) cb_draft_answer_get_seat (answer) == setup->me;
      char *warning = NULL;

      if (cb_draft_answer_is_given (answer) && !mine &&
          cb_draft_answer_get_state (answer) == CB_SEAT_KILLED)
        /* Translators: %s is a player whom a card has killed */
        warning = g_strdup_printf (_ ("%1$s has been eliminated and isn’t asked."),
                                   cb_draft_answer_get_name (answer));
      else if (cb_draft_answer_is_given (answer) && !mine &&
               cb_draft_answer_get_state (answer) == CB_SEAT_EXPOSED)
        /* Translators: %s is a player */
        warning = g_strdup_printf (_ ("%1$s’s hand is revealed; %1$s isn’t asked."),
                                   cb_draft_answer_get_name (answer));
      else if (cb_draft_answer_get_passed (answer))
        warning = warn_of_pass (self, answer, cards, mine);
      else if (cb_draft_answer_get_showed (answer))
        warning = warn_of_show (self, answer, cards, mine);
      if (warning != NULL)
        g_strv_builder_take (builder, warning);
    }
  warn_of_more (self, builder);
}

/* Warns if a card said to be in a hand cannot be there. */
void
_cb_draft_warn_of_card (CbDraft *self, int seat, guint card, GStrvBuilder *builder)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  const char *name = cb_say_card (setup->edition, card, CB_SAID_OBJECT);

  if (find_in_hand (self, (guint) seat, cb_card_set_of (card), CB_MARK_NO) == 0)
    return;

  if (seat == setup->me)
    g_strv_builder_take (builder, g_strdup_printf (_ ("You don’t hold %s."), name));
  else
    g_strv_builder_take (
      builder, g_strdup_printf (_ ("%s can’t have %s."), setup->players[seat].name, name));
}

gboolean
_cb_draft_warn_of_out (CbDraft *self, GStrvBuilder *builder)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  int by = cb_draft_get_by (self);

  if (by < 0 || _cb_draft_get_seat_state (self, by) == CB_SEAT_PLAYING)
    return FALSE;
  g_strv_builder_take (builder, cb_draft_is_me (self, by)
                                  ? g_strdup (_ ("You are out and take no more turns."))
                                  /* Translators: %s is a player */
                                  : g_strdup_printf (_ ("%s is out and takes no more turns."),
                                                     setup->players[by].name));
  return TRUE;
}

/* Warns of a turn by a player who is out or has just had one, or after the game has ended. */
void
_cb_draft_warn_of_turn (CbDraft *self, GStrvBuilder *builder)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  guint n_before = _cb_draft_get_n_before (self);
  g_autoptr (CbSeats) seats = cb_case_get_seats (self->case_, n_before);
  int by = cb_draft_get_by (self);

  if (by < 0 || _cb_draft_warn_of_out (self, builder))
    return;

  if (cb_seats_get_end (seats) != CB_END_NONE)
    g_strv_builder_add (builder, _ ("The game is already over."));
  else if (by == cb_case_get_last_turn (self->case_, n_before) &&
           by != cb_case_get_asker_after (self->case_, n_before))
    g_strv_builder_take (builder, cb_draft_is_me (self, by)
                                    ? g_strdup (_ ("You would have two turns in a row."))
                                    /* Translators: %s is a player */
                                    : g_strdup_printf (_ ("%s would have two turns in a row."),
                                                       setup->players[by].name));
}

/* (transfer full) (nullable): the names of those of @cards that cannot be with @holder */
char *
_cb_draft_name_misplaced (CbDraft *self, guint holder, CbCardSet cards)
{
  CbCardSet misplaced = _cb_draft_find_cards (self, holder, cards, CB_MARK_NO);

  return misplaced != 0 ? cb_say_cards (cb_case_get_edition (self->case_), misplaced, CB_LIST_AND,
                                        CB_SAID_SUBJECT)
                        : NULL;
}

/* Warns of each of the cards that cannot be in the hand. */
void
_cb_draft_warn_of_hand (CbDraft *self, int seat, CbCardSet cards, GStrvBuilder *builder)
{
  for (CbCardSet left = cards; left != 0; left &= left - 1)
    _cb_draft_warn_of_card (self, seat, cb_card_set_first (left), builder);
}

/* If the edition only guesses which cards have a trait, says to compare with one’s own cards. */
static void
warn_of_guesses (CbDraft *self, GStrvBuilder *builder)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);
  guint32 guessed = cb_draft_get_guessed_traits (self);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint32 left = guessed; left != 0; left &= left - 1)
    g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "",
                            cb_edition_get_trait (edition, (guint) __builtin_ctz (left))->name);
  if (guessed == 0)
    return;
  g_strv_builder_take (
    builder,
    /* Translators: traits that cards can have, as “coiled, bow”. */
    g_strdup_printf (_ ("Casebook only guesses which cards are “%s”. Compare with your cards."),
                     names->str));
}

/* (transfer full) (nullable): a line for each thing that contradicts what is known */
char *
_cb_draft_warn (CbDraft *self)
{
  const CbEventKind *kind = _cb_draft_get_event_kind (self);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;

  if (kind->warn != NULL)
    kind->warn (self, builder);
  warn_of_guesses (self, builder);

  lines = g_strv_builder_end (builder);
  for (guint i = 0; lines[i] != NULL; i++)
    lines[i] = cb_say_sentence (cb_case_get_edition (self->case_), lines[i]);
  return lines[0] != NULL ? g_strjoinv ("\n", lines) : NULL;
}
