/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puts the steps of a reason into words. Languages need a separate sentence for each kind of step,
 * each source, and each holder: another player, you, the envelope, the face-down cards. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-exposed.h"
#include "cb-say.h"
#include "cb-statement.h"
#include "cb-suggestion.h"
#include "cb-why-words-private.h"

static CbWhyHolder
find_holder (const CbSetup *setup, guint holders)
{
  guint holder = (guint) __builtin_ctz (holders);

  if ((holders & (holders - 1)) != 0)
    return CB_WHY_PLAYER;
  if (holder == CB_HOLDER_ENVELOPE)
    return CB_WHY_ENVELOPE;
  if (CB_SEAT_OF_HOLDER (holder) >= (int) setup->n_players)
    return CB_WHY_FACE_DOWN;
  return CB_SEAT_OF_HOLDER (holder) == setup->me ? CB_WHY_ME : CB_WHY_PLAYER;
}

static char *
join_holders (CbSetup *setup, guint holders)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (; holders != 0; holders &= holders - 1)
    g_strv_builder_take (builder,
                         cb_setup_get_holder_name (setup, (guint) __builtin_ctz (holders)));
  names = g_strv_builder_end (builder);
  return cb_say_list ((const char *const *) names, CB_LIST_AND);
}

/* Joins the numbers of the entries of a step. Leaves out suppositions, whose numbers come after
 * those of the log. */
static char *
join_entries (GPtrArray *entries, const CbReasonStep *step, guint *n_joined)
{
  g_autoptr (GString) numbers = g_string_new (NULL);

  *n_joined = 0;
  for (guint i = 0; i < step->entries->len; i++)
    {
      guint entry = g_array_index (step->entries, guint, i);

      if (entry >= entries->len)
        continue;
      g_string_append_printf (numbers, *n_joined == 0 ? "%u" : ", %u", entry + 1);
      (*n_joined)++;
    }
  return g_string_free_and_steal (g_steal_pointer (&numbers));
}

/* Whether the step rests on a supposition. */
static gboolean
is_supposed (GPtrArray *entries, const CbReasonStep *step)
{
  return step->source == CB_SOURCE_ENTRY && step->entries->len == 1 &&
         g_array_index (step->entries, guint, 0) >= entries->len;
}

/* (transfer none) (nullable): the suggestion that the step rests on */
static const CbSuggestion *
find_suggestion (GPtrArray *entries, const CbReasonStep *step)
{
  if (step->source != CB_SOURCE_ENTRY || step->entries->len != 1 || is_supposed (entries, step))
    return NULL;
  return cb_entry_get_suggestion (
    g_ptr_array_index (entries, g_array_index (step->entries, guint, 0)));
}

gboolean
cb_why_is_answer (GPtrArray *entries, const CbReasonStep *step)
{
  const CbSuggestion *suggestion = find_suggestion (entries, step);
  guint others = step->holders;

  for (guint i = 0; suggestion != NULL && i < suggestion->answers.n; i++)
    if (suggestion->answers.list[i].by != CB_NOBODY)
      others &= ~(1u << CB_HOLDER_OF_SEAT (suggestion->answers.list[i].by));
  return others == 0 && step->holders != 0;
}

/* Whether the step rests on the whole hand that somebody had to reveal. */
static gboolean
is_revealed (GPtrArray *entries, const CbReasonStep *step)
{
  return step->source == CB_SOURCE_ENTRY && step->entries->len == 1 &&
         !is_supposed (entries, step) &&
         cb_entry_get_exposed (
           g_ptr_array_index (entries, g_array_index (step->entries, guint, 0))) != NULL;
}

/* If a suggestion was only half heard, notes which part of it the step rests on. */
static void
note_half_heard (CbWhyWords *self, const CbSuggestion *suggestion)
{
  const CbReasonStep *step = self->step;

  for (guint i = 0; i < suggestion->answers.n && !self->answered; i++)
    if (suggestion->answers.list[i].by == CB_NOBODY && step->min > 0)
      self->somebody = TRUE;
  if (cb_suggestion_count_unheard (suggestion, self->setup) == 0)
    return;
  self->heard = cb_say_cards (self->setup->edition, suggestion->cards, CB_LIST_OR, CB_SAID_OBJECT);
  self->all_of_it = step->named == cb_suggestion_get_all_cards (suggestion, self->setup);
}

/* (transfer full) (nullable): in words, the statement that the step rests on, if it does */
static char *
describe_said (CbSetup *setup, GPtrArray *entries, const CbReasonStep *step)
{
  const CbEntry *entry;

  if (step->source != CB_SOURCE_ENTRY || step->entries->len != 1 || is_supposed (entries, step))
    return NULL;
  entry = g_ptr_array_index (entries, g_array_index (step->entries, guint, 0));
  return cb_entry_get_statement (entry) != NULL ? cb_entry_get_title (entry, setup) : NULL;
}

static void
words_init (CbWhyWords *self, CbSetup *setup, GPtrArray *entries, const CbReasonStep *step)
{
  const CbSuggestion *suggestion = find_suggestion (entries, step);

  *self = (CbWhyWords) { .setup = setup, .step = step };
  self->answered = cb_why_is_answer (entries, step);
  if (suggestion != NULL)
    note_half_heard (self, suggestion);
  self->revealed = is_revealed (entries, step);
  self->supposed = is_supposed (entries, step);
  self->holder = step->holders != 0 ? find_holder (setup, step->holders) : CB_WHY_PLAYER;
  self->player = join_holders (setup, step->holders);
  self->subject = cb_say_cards (setup->edition, step->cards, CB_LIST_AND, CB_SAID_SUBJECT);
  self->cards = cb_say_cards (setup->edition, step->cards, CB_LIST_AND, CB_SAID_OBJECT);
  self->no_subject = cb_say_cards (setup->edition, step->cards, CB_LIST_NOR, CB_SAID_SUBJECT);
  self->no_cards = cb_say_cards (setup->edition, step->cards, CB_LIST_NOR, CB_SAID_OBJECT);
  self->named = cb_say_cards (setup->edition, step->named, CB_LIST_AND, CB_SAID_NAME);
  self->kind = step->cards != 0
                 ? cb_say_kind (setup->edition, cb_edition_get_card (
                                                  setup->edition, cb_card_set_first (step->cards))
                                                  ->category)
                 : NULL;
  self->entry = join_entries (entries, step, &self->n_entries);
  self->said = describe_said (setup, entries, step);
}

static void
words_clear (CbWhyWords *self)
{
  g_free (self->player);
  g_free (self->subject);
  g_free (self->cards);
  g_free (self->no_subject);
  g_free (self->no_cards);
  g_free (self->kind);
  g_free (self->named);
  g_free (self->entry);
  g_free (self->heard);
  g_free (self->said);
}

/* The holders, bit by holder, who have the card that @step says is elsewhere. */
static guint
find_place (GPtrArray *steps, const CbReasonStep *step)
{
  const CbPremise *premise = step->premises->len > 0 ? &g_array_index (step->premises, CbPremise, 0)
                                                     : NULL;

  return premise != NULL ? ((const CbReasonStep *) steps->pdata[premise->step])->holders
                         : step->holders;
}

/* Says where the card is: with the holders of the first premise. */
static char *
say_elsewhere (const CbWhyWords *words, GPtrArray *steps)
{
  guint place = find_place (steps, words->step);
  CbWhyHolder holder = find_holder (words->setup, place);
  g_autofree char *player = join_holders (words->setup, place);

  if (holder == CB_WHY_PLAYER)
    /* Translators: a player, then the card that he has. */
    return g_strdup_printf (_ ("%s has %s, so nobody else does."), player, words->cards);
  /* Translators: a card. */
  return g_strdup_printf (cb_why_choose (holder, _ ("You have %s, so nobody else does."),
                                         _ ("%s is in the envelope, so nobody has that card."),
                                         _ ("%s is face down, so nobody has that card.")),
                          holder == CB_WHY_ME ? words->cards : words->subject);
}

static char *
say_only_place (const CbWhyWords *words)
{
  if (words->holder == CB_WHY_PLAYER)
    /* Translators: a card, then the only player who can have it. */
    return g_strdup_printf (_ ("Nobody else can have %s, so %s does."), words->cards,
                            words->player);
  /* Translators: a card. */
  return g_strdup_printf (cb_why_choose (words->holder, _ ("Nobody else can have %s, so you do."),
                                         _ ("No player has %s, so it’s in the envelope."),
                                         _ ("No player has %s, so it’s face down.")),
                          words->cards);
}

static char *
say_counted (const CbWhyWords *words)
{
  if (words->holder == CB_WHY_PLAYER)
    /* Translators: a player, the cards that fill the hand, then the cards for which there is no
     * room, with “or” between them. */
    return g_strdup_printf (_ ("All of %s’s cards are among %s, which leaves no room for %s."),
                            words->player, words->named, words->no_cards);
  /* Translators: the cards among which all must be, then those for which there is no room, with
   * “or” between them. */
  return g_strdup_printf (
    cb_why_choose (words->holder, _ ("All your cards are among %s, which leaves no room for %s."),
                   _ ("All cards in the envelope are among %s, which leaves no room for %s."),
                   _ ("All face-down cards are among %s, which leaves no room for %s.")),
    words->named, words->no_cards);
}

/* The cards as the object if I have them, else as the subject. */
static const char *
choose_cards (const CbWhyWords *words)
{
  return words->holder == CB_WHY_ME ? words->cards : words->subject;
}

static char *
say_suppose_yes (const CbWhyWords *words)
{
  if (words->holder == CB_WHY_PLAYER)
    /* Translators: a player, then a card. */
    return g_strdup_printf (_ ("Suppose %s had %s."), words->player, words->cards);
  /* Translators: a card. */
  return g_strdup_printf (cb_why_choose (words->holder, _ ("Suppose you had %s."),
                                         _ ("Suppose %s were in the envelope."),
                                         _ ("Suppose %s were face down.")),
                          choose_cards (words));
}

static char *
say_suppose_no (const CbWhyWords *words)
{
  if (words->holder == CB_WHY_PLAYER)
    /* Translators: a player, then a card. */
    return g_strdup_printf (_ ("Suppose %s didn’t have %s."), words->player, words->cards);
  /* Translators: a card. */
  return g_strdup_printf (cb_why_choose (words->holder, _ ("Suppose you didn’t have %s."),
                                         _ ("Suppose %s weren’t in the envelope."),
                                         _ ("Suppose %s weren’t face down.")),
                          choose_cards (words));
}

static char *
say_therefore_yes (const CbWhyWords *words)
{
  if (words->holder == CB_WHY_PLAYER)
    /* Translators: a player, then a card. */
    return g_strdup_printf (_ ("That’s impossible, so %s has %s."), words->player, words->cards);
  /* Translators: a card. */
  return g_strdup_printf (cb_why_choose (words->holder, _ ("That’s impossible, so you have %s."),
                                         _ ("That’s impossible, so %s is in the envelope."),
                                         _ ("That’s impossible, so %s is face down.")),
                          choose_cards (words));
}

static char *
say_therefore_no (const CbWhyWords *words)
{
  if (words->holder == CB_WHY_PLAYER)
    /* Translators: a player, then a card. */
    return g_strdup_printf (_ ("That’s impossible, so %s doesn’t have %s."), words->player,
                            words->cards);
  /* Translators: a card. */
  return g_strdup_printf (cb_why_choose (words->holder,
                                         _ ("That’s impossible, so you don’t have %s."),
                                         _ ("That’s impossible, so %s isn’t in the envelope."),
                                         _ ("That’s impossible, so %s isn’t face down.")),
                          choose_cards (words));
}

static char *
say_exhausted (const CbWhyWords *words)
{
  guint n = words->n_entries;

  if (n == 0)
    return g_strdup (_ ("No possible deal fits that."));
  return g_strdup_printf (
    /* Translators: numbers of entries. */
    ngettext ("No possible deal fits that and entry %s.",
              "No possible deal fits that and entries %s.", n),
    words->entry);
}

static char *
say_impossible (const CbWhyWords *words)
{
  if (words->supposed)
    return g_strdup (_ ("That contradicts what we just supposed."));
  switch (words->step->source == CB_SOURCE_BEFORE ? CB_REASON_CLASH : words->step->kind)
    {
    case CB_REASON_TOO_FEW:
    case CB_REASON_NO_WAY:
      return cb_why_say_too_few (words);
    case CB_REASON_TOO_MANY:
    case CB_REASON_TOO_MANY_COUNTED:
      return cb_why_say_too_many (words);
    case CB_REASON_NO_PLACE:
      /* Translators: a card. */
      return g_strdup_printf (_ ("Then there would be no place left for %s."), words->cards);
    case CB_REASON_TWO_PLACES:
      /* Translators: a card. */
      return g_strdup_printf (_ ("Then %s would be in two places."), words->subject);
    case CB_REASON_EXHAUSTED:
      return say_exhausted (words);
    default:
      /* Translators: a card. */
      return g_strdup_printf (_ ("That contradicts what is known about %s."), words->cards);
    }
}

static char *
say (const CbWhyWords *words, GPtrArray *steps)
{
  gboolean yes = words->step->mark == CB_MARK_YES;

  if (words->supposed && !cb_reason_step_is_impossible (words->step))
    return yes ? say_suppose_yes (words) : say_suppose_no (words);
  switch (words->step->kind)
    {
    case CB_REASON_ALL_NEEDED:
      return cb_why_say_all_needed (words);
    case CB_REASON_NO_MORE:
      return cb_why_say_no_more (words);
    case CB_REASON_AMONG:
      /* Translators: number of an entry, then a card. */
      return g_strdup_printf (
        _ ("Entry %s: the card shown must have been %s, and nobody else can have shown it."),
        words->entry, words->subject);
    case CB_REASON_ELSEWHERE:
      return say_elsewhere (words, steps);
    case CB_REASON_ONLY_PLACE:
      return say_only_place (words);
    case CB_REASON_COUNTED:
      return say_counted (words);
    case CB_REASON_SUPPOSE:
      return yes ? say_suppose_yes (words) : say_suppose_no (words);
    case CB_REASON_THEREFORE:
      return yes ? say_therefore_yes (words) : say_therefore_no (words);
    default:
      return say_impossible (words);
    }
}

/* Says what lies face up, without a reason, because everybody sees that. */
static char *
say_face_up (const CbWhyWords *words)
{
  if (words->step->mark == CB_MARK_NO)
    /* Translators: a card, or cards as in “the Rope and Plum”, as the subject. */
    return g_strdup_printf (_ ("%s isn’t face up."), words->no_subject);
  return g_strdup_printf (_ ("Face up: %s"), words->cards);
}

char *
cb_why_say_step (CbSetup *setup, GPtrArray *entries, GPtrArray *steps, const CbReasonStep *step)
{
  guint face_up = cb_setup_get_face_up_holder (setup);
  CbWhyWords words;
  char *sentence;

  words_init (&words, setup, entries, step);
  sentence = cb_say_sentence (setup->edition, face_up > 0 && step->holders == 1u << face_up
                                                ? say_face_up (&words)
                                                : say (&words, steps));
  words_clear (&words);
  return sentence;
}

/* (transfer full): the headline for a card that a holder has. @last: (nullable): the last step */
static char *
headline_yes (CbSetup *setup, guint card, guint holder, const CbReasonStep *last)
{
  guint category = cb_edition_get_card (setup->edition, card)->category;
  const char *it = cb_say_card (setup->edition, card, CB_SAID_SUBJECT);
  g_autofree char *kind = cb_say_kind (setup->edition, category);
  g_autofree char *player = cb_setup_get_holder_name (setup, holder);

  if (holder != CB_HOLDER_ENVELOPE)
    return g_strdup_printf (_ ("%s has %s."), player,
                            cb_say_card (setup->edition, card, CB_SAID_OBJECT));
  if (last != NULL && last->kind == CB_REASON_ONLY_PLACE)
    /* Translators: a card of the envelope, as the subject. */
    return g_strdup_printf (_ ("It’s %s: no player has it."), it);
  if (last != NULL && last->kind == CB_REASON_ALL_NEEDED && last->source == CB_SOURCE_DEAL)
    /* Translators: a card of the envelope, as the subject, then its category, “room”. */
    return g_strdup_printf (_ ("It’s %s: every other %s is accounted for."), it, kind);
  /* Translators: a card of the envelope, as the subject. */
  return g_strdup_printf (_ ("It’s %s."), it);
}

static char *
headline_not_in_envelope (CbSetup *setup, guint card, guint place)
{
  const char *it = cb_say_card (setup->edition, card, CB_SAID_SUBJECT);
  CbWhyHolder owner = place != 0 ? find_holder (setup, place) : CB_WHY_FACE_DOWN;
  g_autofree char *player = join_holders (setup, place);

  if (owner == CB_WHY_PLAYER)
    /* Translators: a card, as the subject, then the player who has it. */
    return g_strdup_printf (_ ("%s isn’t in the envelope: %s has it."), it, player);
  /* Translators: a card, as the subject. */
  return g_strdup_printf (owner == CB_WHY_ME ? _ ("%s isn’t in the envelope: you have it.")
                                             : _ ("%s isn’t in the envelope."),
                          it);
}

static char *
headline_not_in_hand (CbSetup *setup, guint card, guint holder, guint place)
{
  const char *it = cb_say_card (setup->edition, card, CB_SAID_OBJECT);
  CbWhyHolder owner = place != 0 ? find_holder (setup, place) : CB_WHY_FACE_DOWN;
  g_autofree char *owners = join_holders (setup, place);
  g_autofree char *player = cb_setup_get_holder_name (setup, holder);

  if (owner == CB_WHY_PLAYER)
    /* Translators: a player, a card that he does not have, and who does. */
    return g_strdup_printf (_ ("%s can’t have %s, because %s has it."), player, it, owners);
  if (owner == CB_WHY_FACE_DOWN)
    return g_strdup_printf (_ ("%s doesn’t have %s."), player, it);
  /* Translators: a player, then a card that he does not have. */
  return g_strdup_printf (owner == CB_WHY_ME
                            ? _ ("%s can’t have %s, because you have it.")
                            : _ ("%s can’t have %s, because it’s in the envelope."),
                          player, it);
}

/* The headline for my own hand and for the face-down cards, which names nobody else. */
static char *
headline_plain (CbSetup *setup, guint card, CbWhyHolder whose, gboolean has)
{
  if (whose == CB_WHY_ME)
    return g_strdup_printf (has ? _ ("You have %s.") : _ ("You don’t have %s."),
                            cb_say_card (setup->edition, card, CB_SAID_OBJECT));
  /* Translators: a card, as the subject. */
  return g_strdup_printf (has ? _ ("%s is face down.") : _ ("%s isn’t face down."),
                          cb_say_card (setup->edition, card, CB_SAID_SUBJECT));
}

char *
cb_why_say_headline (CbSetup *setup, GPtrArray *steps, guint card, guint holder, CbMark mark)
{
  const CbReasonStep *last = steps->len > 0 ? steps->pdata[steps->len - 1] : NULL;
  guint place = last != NULL && last->kind == CB_REASON_ELSEWHERE ? find_place (steps, last) : 0;
  CbWhyHolder whose = find_holder (setup, 1u << holder);
  const char *it = cb_say_card (setup->edition, card, CB_SAID_SUBJECT);

  if (mark == CB_MARK_MAYBE)
    return NULL;
  if (holder > 0 && holder == cb_setup_get_face_up_holder (setup))
    return cb_say_sentence (
      setup->edition,
      g_strdup_printf (mark == CB_MARK_YES ? _ ("%s is face up.") : _ ("%s isn’t face up."), it));
  if (whose == CB_WHY_ME || whose == CB_WHY_FACE_DOWN)
    return cb_say_sentence (setup->edition,
                            headline_plain (setup, card, whose, mark == CB_MARK_YES));
  if (mark == CB_MARK_YES)
    return cb_say_sentence (setup->edition, headline_yes (setup, card, holder, last));
  return cb_say_sentence (setup->edition, whose == CB_WHY_ENVELOPE
                                            ? headline_not_in_envelope (setup, card, place)
                                            : headline_not_in_hand (setup, card, holder, place));
}
