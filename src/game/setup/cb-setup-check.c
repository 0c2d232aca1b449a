/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What follows from a draft: how many cards each hand has, which steps the form has, and whether
 * each of them is done. The rules of the deal are "deal all" and "deal equally" of the booklets; if
 * the cards cannot be shared evenly, the players dealt first get one more. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-editions.h"
#include "cb-setup-draft-private.h"

/* The place of @seat in the order of dealing, which begins at seat @first. */
static guint
get_turn (CbSetupDraft *self, guint seat, int first)
{
  guint n = cb_setup_draft_get_n_seats (self);

  return (seat + n - (guint) MAX (first, 0)) % n;
}

/* The size of a hand that nobody stated. Such hands share the remaining cards, dealt from seat
 * @first on. */
static guint
get_counted_size (CbSetupDraft *self, guint seat, int first)
{
  int taken = (int) (cb_setup_draft_get_n_open (self) + cb_setup_draft_get_n_down (self));
  int rest = (int) cb_setup_draft_get_n_to_deal (self) - taken;
  guint n_sharing = 0;
  int place = 0;
  int stated = cb_setup_seat_get_hand_size (cb_setup_draft_get_seat (self, seat));
  guint min, max;

  if (stated >= 0)
    return (guint) stated;
  for (guint i = 0; i < cb_setup_draft_get_n_seats (self); i++)
    {
      int size = cb_setup_seat_get_hand_size (cb_setup_draft_get_seat (self, i));

      rest -= MAX (size, 0);
      n_sharing += size < 0;
      place += size < 0 && get_turn (self, i, first) < get_turn (self, seat, first);
    }
  cb_setup_share_cards ((guint) MAX (rest, 0), n_sharing, place, &min, &max);
  return min;
}

/**
 * cb_setup_draft_get_hand_range:
 * @min: (out): the fewest cards that the player at @seat can have
 * @max: (out): the most; equal to @min if the number is known
 */
void
cb_setup_draft_get_hand_range (CbSetupDraft *self, guint seat, guint *min, guint *max)
{
  int first;
  guint in_hands;

  g_return_if_fail (CB_IS_SETUP_DRAFT (self));

  first = cb_setup_draft_find_seat (self, cb_setup_draft_get_first_dealt (self));
  if (cb_setup_draft_get_dealt (self) == CB_DEALT_COUNTED)
    {
      *min = *max = get_counted_size (self, seat, first);
      return;
    }
  in_hands = cb_setup_draft_get_n_to_deal (self) - cb_setup_draft_get_n_open (self) -
             cb_setup_draft_get_n_down (self);
  cb_setup_share_cards (in_hands, cb_setup_draft_get_n_seats (self),
                        first != CB_NOBODY ? (int) get_turn (self, seat, first) : CB_NOBODY, min,
                        max);
}

static CbStepState
check_pair (CbSetupDraft *self, guint first, guint second, char **message)
{
  CbSetupSeat *a = cb_setup_draft_get_seat (self, first);
  CbSetupSeat *b = cb_setup_draft_get_seat (self, second);
  int character = cb_setup_seat_get_character (a);
  g_autofree char *a_label = cb_setup_seat_dup_label (a);
  g_autofree char *b_label = cb_setup_seat_dup_label (b);
  g_autofree char *a_key = g_utf8_casefold (a_label, -1);
  g_autofree char *b_key = g_utf8_casefold (b_label, -1);

  if (character >= 0 && character == cb_setup_seat_get_character (b))
    {
      const CbCard *card = cb_edition_get_card (cb_setup_draft_get_edition (self),
                                                (guint) character);

      *message = g_strdup_printf (_ ("%s is already taken by %s."), card->name, a_label);
      return CB_STEP_WRONG;
    }
  if (g_str_equal (a_key, b_key))
    {
      *message = g_strdup_printf (_ ("Two players are called %s. Give one of them another name."),
                                  a_label);
      return CB_STEP_WRONG;
    }
  return CB_STEP_READY;
}

static CbStepState
check_players (CbSetupDraft *self, char **message)
{
  CbStepState state = CB_STEP_READY;

  for (guint i = 0; i < cb_setup_draft_get_n_seats (self); i++)
    for (guint j = i + 1; j < cb_setup_draft_get_n_seats (self) && state == CB_STEP_READY; j++)
      state = check_pair (self, i, j, message);
  return state;
}

static CbStepState
check_count (CbSetupDraft *self, char **message)
{
  guint n = cb_setup_draft_get_n_to_deal (self);
  guint sum = cb_setup_draft_get_n_open (self) + cb_setup_draft_get_n_down (self);

  for (guint i = 0; i < cb_setup_draft_get_n_seats (self); i++)
    {
      guint min, max;

      cb_setup_draft_get_hand_range (self, i, &min, &max);
      sum += min;
    }
  if (sum == n)
    return CB_STEP_READY;
  if (sum < n)
    *message = g_strdup_printf (
      ngettext ("There are %2$u cards outside the envelope; %1$u is not accounted for.",
                "There are %2$u cards outside the envelope; %1$u are not accounted for.", n - sum),
      n - sum, n);
  else
    *message = g_strdup_printf (
      ngettext ("There are %2$u cards outside the envelope; this is %1$u too many.",
                "There are %2$u cards outside the envelope; these are %1$u too many.", sum - n),
      sum - n, n);
  return CB_STEP_WRONG;
}

/* How many of the cards that the rules put out of play the user has not named yet. Missing cards of
 * other categories do not count. */
static guint
count_to_remove (CbSetupDraft *self)
{
  CbEdition *edition = cb_setup_draft_get_edition (self);
  const CbRules *rules = cb_edition_get_rules (edition);
  CbCardSet removed = cb_setup_draft_get_removed (self);
  guint n = (guint) rules->n_removed;

  if (rules->removed_category >= 0)
    removed &= cb_edition_get_category (edition, (guint) rules->removed_category)->cards;
  return n - MIN (n, cb_card_set_size (removed));
}

static char *
describe_to_remove (CbSetupDraft *self)
{
  const CbRules *rules = cb_edition_get_rules (cb_setup_draft_get_edition (self));
  const char *name = rules->removed_name != NULL ? rules->removed_name : _ ("Out of Play");
  guint n = count_to_remove (self);

  /* Translators: “Victim: choose 1 more card.” */
  return g_strdup_printf (ngettext ("%s: choose %u more card.", "%s: choose %u more cards.", n),
                          name, n);
}

static CbStepState
check_removed (CbSetupDraft *self, char **message)
{
  if (count_to_remove (self) == 0)
    return CB_STEP_READY;
  *message = describe_to_remove (self);
  return CB_STEP_INCOMPLETE;
}

/* Checks the step on the deal. If an edition with equal hands is dealt out completely, no rule says
 * who gets one card more, so the form has to ask who was dealt first. */
static CbStepState
check_deal (CbSetupDraft *self, char **message)
{
  CbDealt dealt = cb_setup_draft_get_dealt (self);

  if (_cb_setup_draft_get_n_for_hands (self) < cb_setup_draft_get_n_seats (self))
    {
      *message = g_strdup (_ ("Too few cards are in play."));
      return CB_STEP_WRONG;
    }
  if (count_to_remove (self) > 0 && !cb_setup_draft_is_for_table (self))
    return check_removed (self, message);
  if (dealt == CB_DEALT_COUNTED)
    return check_count (self, message);
  if (dealt == CB_DEALT_ALL && cb_setup_draft_get_rest (self) > 0 &&
      !cb_setup_draft_is_for_table (self) &&
      cb_edition_get_deal (cb_setup_draft_get_edition (self)) == CB_DEAL_EQUAL &&
      cb_setup_draft_get_first_dealt (self) == NULL)
    {
      *message = g_strdup (_ ("Choose who was dealt first, so Casebook knows who holds an extra "
                              "card."));
      return CB_STEP_INCOMPLETE;
    }
  return CB_STEP_READY;
}

/* Whether the user has to say where the left-over cards went. If all are dealt, as by the rules,
 * only who was dealt first must be given, and the step on my hand asks for that. */
static gboolean
is_rest_open (CbSetupDraft *self)
{
  return cb_setup_draft_get_rest (self) > 0 &&
         (self->for_table || self->me == NULL || self->dealt != CB_DEALT_ALL ||
          cb_edition_get_deal (self->edition) != CB_DEAL_ALL);
}

/* Whether the step on the deal is needed: if there is something to decide, or to tell the user:
 * with two players, cards may lie face down. For an existing case it is always shown. */
static gboolean
leaves_deal_open (CbSetupDraft *self)
{
  guint n_removed = (guint) cb_edition_get_rules (self->edition)->n_removed;
  g_autofree char *message = NULL;

  return self->asks_deal || self->origin != NULL || self->dealt == CB_DEALT_COUNTED ||
         cb_card_set_size (self->removed) > n_removed || is_rest_open (self) ||
         cb_setup_draft_get_n_side (self) > 0 || check_deal (self, &message) == CB_STEP_WRONG;
}

gboolean
cb_setup_draft_needs_step (CbSetupDraft *self, CbStep step)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), FALSE);

  switch (step)
    {
    case CB_STEP_EDITION:
      return cb_setup_draft_get_origin (self) == NULL && self->earlier == NULL &&
             cb_editions_get_n_builtin () > 1;
    case CB_STEP_PLAYERS:
      return TRUE;
    case CB_STEP_DEAL:
      return leaves_deal_open (self);
    case CB_STEP_REMOVED:
      return cb_edition_get_rules (cb_setup_draft_get_edition (self))->n_removed > 0;
    case CB_STEP_HELP:
      return self->asks_assist;
    case CB_STEP_HAND:
      return cb_setup_draft_get_me (self) != NULL;
    case CB_STEP_OPEN:
      return cb_setup_draft_get_n_open (self) > 0 && !cb_setup_draft_is_for_table (self);
    case CB_N_STEPS:
      break;
    }
  return FALSE;
}

/* Returns: the step after @step, or %CB_N_STEPS after the last */
CbStep
cb_setup_draft_get_next_step (CbSetupDraft *self, CbStep step)
{
  CbStep next = step + 1;

  while (next < CB_N_STEPS && !cb_setup_draft_needs_step (self, next))
    next++;
  return next;
}

static CbStepState
check_number (guint n, guint min, guint max, char **message)
{
  if (n < min)
    *message = g_strdup_printf (ngettext ("Choose %u more card.", "Choose %u more cards.", min - n),
                                min - n);
  else if (n > max)
    *message = g_strdup_printf (
      ngettext ("That is %u card too many.", "That is %u cards too many.", n - max), n - max);
  return n < min ? CB_STEP_INCOMPLETE : n > max ? CB_STEP_WRONG : CB_STEP_READY;
}

/* Checks that every category has enough cards left for the envelope, apart from @seen. */
static CbStepState
check_envelope (CbSetupDraft *self, CbCardSet seen, char **message)
{
  CbEdition *edition = cb_setup_draft_get_edition (self);

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      const CbCategory *category = cb_edition_get_category (edition, i);

      if (cb_card_set_size (category->cards & ~seen) < category->n_in_envelope)
        {
          *message = g_strdup_printf (
            _ ("Every card of “%s” is in use; one must stay for the envelope."), category->name);
          return CB_STEP_WRONG;
        }
    }
  return CB_STEP_READY;
}

static CbStepState
check_hand (CbSetupDraft *self, char **message)
{
  CbCardSet hand = cb_setup_draft_get_hand (self);
  CbCardSet removed = cb_setup_draft_get_removed (self);
  int me = cb_setup_draft_find_seat (self, cb_setup_draft_get_me (self));
  CbStepState state = check_envelope (self, hand | removed, message);
  guint min, max;

  if (state != CB_STEP_READY || me == CB_NOBODY)
    return state;
  cb_setup_draft_get_hand_range (self, (guint) me, &min, &max);
  return check_number (cb_card_set_size (hand), min, max, message);
}

static CbStepState
check_open (CbSetupDraft *self, char **message)
{
  CbCardSet open = cb_setup_draft_get_open (self);
  CbCardSet others = cb_setup_draft_get_hand (self) | cb_setup_draft_get_removed (self);
  guint n = cb_setup_draft_get_n_open (self);
  CbStepState state = check_envelope (self, open | others, message);

  if (state == CB_STEP_READY)
    state = check_number (cb_card_set_size (open), n, n, message);
  return state;
}

/**
 * cb_setup_draft_check:
 * @message: (out) (optional) (nullable): what is missing or wrong, for the user
 *
 * Returns: whether @step is done
 */
CbStepState
cb_setup_draft_check (CbSetupDraft *self, CbStep step, char **message)
{
  g_autofree char *text = NULL;
  CbStepState state = CB_STEP_READY;

  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), CB_STEP_WRONG);

  if (step == CB_STEP_PLAYERS)
    state = check_players (self, &text);
  else if (step == CB_STEP_REMOVED)
    state = check_removed (self, &text);
  else if (step == CB_STEP_DEAL)
    state = check_deal (self, &text);
  else if (step == CB_STEP_HAND)
    state = check_hand (self, &text);
  else if (step == CB_STEP_OPEN)
    state = check_open (self, &text);
  if (message != NULL)
    *message = g_steal_pointer (&text);
  return state;
}

/* Whether the sizes of hands must be stored, because the edition's rule would give others. */
static gboolean
states_sizes (CbSetupDraft *self)
{
  CbDealt dealt = cb_setup_draft_get_dealt (self);

  return dealt == CB_DEALT_COUNTED ||
         (dealt == CB_DEALT_ALL && cb_setup_draft_get_rest (self) > 0 &&
          cb_edition_get_deal (cb_setup_draft_get_edition (self)) == CB_DEAL_EQUAL);
}

/**
 * cb_setup_draft_build:
 *
 * Returns: (transfer full): the setup as far as it is filled in; a case can begin with it once all
 *   needed steps are done
 */
CbSetup *
cb_setup_draft_build (CbSetupDraft *self)
{
  CbSetup *origin, *setup;

  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), NULL);

  origin = cb_setup_draft_get_origin (self);
  setup = cb_setup_new (cb_setup_draft_get_edition (self));
  for (guint i = 0; i < cb_setup_draft_get_n_seats (self); i++)
    {
      CbSetupSeat *seat = cb_setup_draft_get_seat (self, i);
      g_autofree char *label = cb_setup_seat_dup_label (seat);
      guint min, max;

      cb_setup_draft_get_hand_range (self, i, &min, &max);
      cb_setup_add_player (setup, label, cb_setup_seat_get_character (seat),
                           states_sizes (self) ? (int) min : -1);
      if (origin != NULL && origin->players[i].extra != NULL)
        setup->players[i].extra = json_object_ref (origin->players[i].extra);
    }
  setup->me = cb_setup_draft_find_seat (self, cb_setup_draft_get_me (self));
  setup->first_dealt = cb_setup_draft_find_seat (self, cb_setup_draft_get_first_dealt (self));
  setup->hand = cb_setup_draft_get_hand (self);
  setup->face_up = cb_setup_draft_get_open (self);
  setup->removed = cb_setup_draft_get_removed (self);
  setup->face_down = cb_setup_draft_get_n_down (self);
  _cb_setup_draft_carry_on (self, setup);
  return setup;
}
