/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Skill is what a suggestion was worth among all that could have been made in the same place, by
 * what was known then: nothing of the outcome goes into it. Luck is what only the outcome decided:
 * of all answers there could have been, how many would have told less. What an answer tells is how
 * far it moves the chances that the named cards are in the envelope (the divergence of Kullback and
 * Leibler). What could be expected goes by what the others named, too, as advice does; else good
 * listeners would seem to be lucky. So luck is about ½ on average, however well somebody plays. */

#include "config.h"

#include <math.h>

#include "cb-accusation.h"
#include "cb-advice-private.h"
#include "cb-case-private.h"
#include "cb-foresight-private.h"
#include "cb-inquiry.h"
#include "cb-sampler.h"
#include "cb-naming-private.h"
#include "cb-showings.h"
#include "cb-skill-private.h"
#include "cb-suggestion.h"

/* The most turns that are judged; real games have fewer. */
#define MAX_TURNS 40

/* A loss smaller than this, in bits, counts as none, since figures are estimates. */
#define SAME_BITS 0.01

/* How many deals luck is computed from. */
#define N_DEALS 4000

/* One part in this many of the effort, a quarter, may go into luck. */
#define PART_FOR_LUCK 4

#define N_CLASSES (1 << CB_MAX_NAMED)

/* @chances: by answer, numbered as in #CbWayToShow, and by which of the named cards are in the
 * envelope, bit by bit: how likely both are together. From that follow, by answer, @likely, how
 * likely it is in all, and @told, how many bits it tells. */
typedef struct
{
  CbAnswerer answerers[CB_MAX_PLAYERS];
  guint n_answerers;
  guint n_answers;
  double (*chances)[N_CLASSES];
  double *likely;
  double *told;
} Prospect;

static void
prospect_clear (Prospect *self)
{
  g_free (self->chances);
  g_free (self->likely);
  g_free (self->told);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Prospect, prospect_clear)

/* Which of the cards @named are in @from, bit by bit in ascending order of @named. */
static guint
get_class (CbCardSet named, CbCardSet from)
{
  guint class = 0, bit = 1;

  for (; named != 0; named &= named - 1, bit <<= 1)
    if ((from & named & -named) != 0)
      class |= bit;
  return class;
}

static void
add_deal (Prospect *self, CbCardSet named, const CbWeighedDeal *deal)
{
  guint class = get_class (named, deal->hands[CB_HOLDER_ENVELOPE]), n_cards = 0, n;
  CbWayToShow showings[CB_MAX_SHOWINGS];
  guint8 places[CB_MAX_NAMED];

  for (CbCardSet left = named; left != 0; left &= left - 1)
    {
      guint place = 0;

      while (place < self->n_answerers &&
             (deal->hands[self->answerers[place].holder] & left & -left) == 0)
        place++;
      places[n_cards++] = (guint8) place;
    }
  n = cb_showings_list (self->answerers, self->n_answerers, places, n_cards, showings);
  for (guint i = 0; i < n; i++)
    self->chances[showings[i].answer][class] += deal->weight * showings[i].share;
}

/* Computes for each answer how likely it is and how much it tells. */
static void
weigh_answers (Prospect *self)
{
  double *likely = self->likely, *told = self->told;
  double before[N_CLASSES] = { 0 }, all = 0;

  for (guint i = 0; i < self->n_answers; i++)
    {
      for (guint class = 0; class < N_CLASSES; class ++)
        {
          before[class] += self->chances[i][class];
          likely[i] += self->chances[i][class];
        }
      all += likely[i];
    }
  for (guint i = 0; i < self->n_answers; i++)
    {
      for (guint class = 0; class < N_CLASSES; class ++)
        if (self->chances[i][class] > 0)
          told[i] += self->chances[i][class] / likely[i] *
                     log2 (self->chances[i][class] / likely[i] * all / before[class]);
      likely[i] /= all;
    }
}

static double
get_luck (const Prospect *self, guint answer)
{
  double luck = 0;

  for (guint i = 0; i < self->n_answers; i++)
    if (fabs (self->told[i] - self->told[answer]) < 1e-9)
      luck += self->likely[i] / 2;
    else if (self->told[i] < self->told[answer])
      luck += self->likely[i];
  return luck;
}

/* The place of the player who gave the answer; @n_answerers where none of those asked gave it. */
static guint
find_place (const Prospect *self, const CbAnswer *answer)
{
  guint place = 0;

  while (place < self->n_answerers && (answer->by == CB_NOBODY || self->answerers[place].holder !=
                                                                    CB_HOLDER_OF_SEAT (answer->by)))
    place++;
  return place;
}

/* The number of the answer that was given; −1 where it was not recorded completely. */
static int
find_answer (const Prospect *self, const CbSuggestion *suggestion)
{
  guint said = 0, showed = 0, answer = self->n_answers - 1;

  for (guint i = 0; i < suggestion->answers.n; i++)
    {
      const CbAnswer *given = &suggestion->answers.list[i];
      guint place = find_place (self, given);

      if (place == self->n_answerers && given->did == CB_DID_PASS)
        continue;
      if (place == self->n_answerers || (given->did == CB_DID_SHOW && given->card < 0))
        return -1;
      said |= 1u << place;
      if (given->did == CB_DID_PASS || !cb_answerer_is_asked (&self->answerers[place], showed))
        continue;
      showed |= 1u << place;
      answer = cb_showings_add (
        answer, self->n_answerers,
        (guint) __builtin_ctz (get_class (suggestion->cards, cb_card_set_of ((guint) given->card))),
        place);
    }
  said |= cb_answering_find_passed (self->answerers, self->n_answerers, said, showed);
  for (guint place = 0; place < self->n_answerers; place++)
    if ((said >> place & 1) == 0 && cb_answerer_is_asked (&self->answerers[place], showed))
      return -1;
  return (int) answer;
}

static void
judge_luck (CbJudgedTurn *self,
            const CbKnowledge *knowledge,
            const CbSuggestion *suggestion,
            CbEffort *effort)
{
  CbEffort part = cb_effort_take (effort, effort->n_left / PART_FOR_LUCK);
  g_autoptr (CbSampler) sampler = cb_deduction_new_sampler (
    knowledge->deduction, knowledge->entries->len, CB_SKILL_SEED, &part);
  g_autoptr (CbDeals) deals = NULL;
  g_auto (Prospect) prospect = { 0 };
  int answer;

  cb_effort_give_back (effort, &part);
  prospect.n_answerers = cb_knowledge_list_answerers (knowledge, suggestion->by,
                                                      prospect.answerers);
  prospect.n_answers = cb_showings_count (prospect.n_answerers,
                                          cb_card_set_size (suggestion->cards));
  answer = find_answer (&prospect, suggestion);
  if (sampler == NULL || answer < 0)
    return;
  prospect.chances = g_malloc0_n (prospect.n_answers, sizeof *prospect.chances);
  prospect.likely = g_new0 (double, prospect.n_answers);
  prospect.told = g_new0 (double, prospect.n_answers);
  deals = cb_sampler_list_deals (sampler, N_DEALS);
  if (deals == NULL)
    deals = cb_sampler_draw_deals (sampler, N_DEALS);
  cb_naming_weigh_deals (knowledge, deals);
  for (guint i = 0; i < deals->list->len; i++)
    add_deal (&prospect, suggestion->cards, cb_deals_get (deals, i));
  weigh_answers (&prospect);
  if (prospect.likely[answer] == 0)
    return;
  self->luck = get_luck (&prospect, (guint) answer);
  for (guint i = 0; i < prospect.n_answers; i++)
    if (prospect.likely[i] > 0)
      self->spread += prospect.likely[i] * pow (get_luck (&prospect, i) - 0.5, 2);
}

/* Judges the suggestion by the advice of its time. Returns FALSE if the advice does not list it. */
static gboolean
judge_skill (CbJudgedTurn *self, const CbAdvice *advice)
{
  guint n = cb_advice_get_n_suggestions (advice);
  const CbAdvisedSuggestion *asked = NULL, *best, *worst;

  for (guint i = 0; i < n && asked == NULL; i++)
    if (cb_advice_get_suggestion (advice, i)->cards == self->asked)
      asked = cb_advice_get_suggestion (advice, i);
  if (asked == NULL)
    return FALSE;
  best = cb_advice_get_suggestion (advice, 0);
  worst = cb_advice_get_suggestion (advice, n - 1);
  self->better = best->cards;
  self->asked_bits = asked->bits;
  self->better_bits = best->bits;
  self->loss = MAX (best->worth - asked->worth, 0);
  self->skill = CB_MOST_SKILL;
  if (self->loss > SAME_BITS)
    self->skill = (int) round (CB_MOST_SKILL * (asked->worth - worst->worth) /
                               (best->worth - worst->worth));
  return TRUE;
}

/* Judges how likely I was to win after either suggestion, where they differ. */
static void
judge_chances (CbJudgedTurn *self, const CbQuestion *question, CbEffort *effort)
{
  g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (CbForeseen));

  if (self->asked == self->better)
    return;
  g_array_append_val (candidates, ((CbForeseen) { .named = self->asked }));
  g_array_append_val (candidates, ((CbForeseen) { .named = self->better }));
  if (!cb_foresee_roughly (question->knowledge, question->askable.within, question->seed,
                           candidates, effort))
    return;
  for (guint i = 0; i < candidates->len; i++)
    {
      const CbForeseen *foreseen = &g_array_index (candidates, CbForeseen, i);

      *(foreseen->named == self->asked ? &self->asked_chance
                                       : &self->better_chance) = foreseen->chance;
    }
}

gpointer
cb_skill_answer (gpointer input, CbEffort *effort)
{
  const CbQuestion *question = input;
  const CbKnowledge *knowledge = question->knowledge;
  const CbSuggestion *suggestion = cb_entry_get_suggestion (question->entry);
  g_autofree CbJudgedTurn *self = g_new0 (CbJudgedTurn, 1);
  g_autoptr (CbAdvice) advice = NULL;

  self->asked = self->better = suggestion->cards;
  self->luck = 0.5;
  self->knew = cb_marks_are_solved (
    cb_deduction_get_marks (knowledge->deduction, knowledge->entries->len));
  if (self->knew)
    return g_steal_pointer (&self);
  judge_luck (self, knowledge, suggestion, effort);
  advice = cb_advice_weigh (input, effort);
  if (advice == NULL || !judge_skill (self, advice))
    return NULL;
  judge_chances (self, question, effort);
  return g_steal_pointer (&self);
}

/* The advice is computed for the place where I was: others may have been out of reach. */
CbQuestion
cb_skill_make_question (CbCase *case_, guint position)
{
  const CbEdition *edition = cb_case_get_edition (case_);
  CbEntry *entry = cb_log_get_entry (cb_case_get_log (case_), position);
  guint last = cb_edition_get_n_categories (edition) - 1;

  return (CbQuestion) { .entry = entry,
                        .seed = CB_SKILL_SEED,
                        .askable.within = cb_entry_get_suggestion (entry)->cards &
                                          cb_edition_get_category (edition, last)->cards };
}

/* Whether I accused before anybody else suggested anything. */
static gboolean
accuses_next (CbCase *case_, guint position)
{
  CbLog *log = cb_case_get_log (case_);
  int me = cb_case_get_setup (case_)->me;

  for (guint i = position + 1; i < cb_log_get_n_entries (log); i++)
    {
      const CbEntry *entry = cb_log_get_entry (log, i);
      const CbAccusation *accusation = cb_entry_get_accusation (entry);

      if (accusation != NULL && accusation->by == me)
        return TRUE;
      if (cb_entry_get_suggestion (entry) != NULL)
        return FALSE;
    }
  return FALSE;
}

/* If I knew the solution, asked all the same and then accused, I have missed nothing. */
void
cb_skill_place (CbJudgedTurn *self, CbCase *case_, guint position)
{
  self->position = position;
  if (self->knew && accuses_next (case_, position))
    self->skill = CB_MOST_SKILL;
}

CbJudgedTurn *
cb_case_judge_turn (CbCase *self, guint position, CbEffort *effort)
{
  CbQuestion question;
  CbJudgedTurn *turn;

  g_return_val_if_fail (CB_IS_CASE (self), NULL);
  g_return_val_if_fail (position < self->contents->entries->len, NULL);

  question = cb_skill_make_question (self, position);
  turn = cb_question_answer (&question, self, position, cb_skill_answer, effort);
  if (turn != NULL)
    cb_skill_place (turn, self, position);
  return turn;
}

GArray *
cb_case_list_my_turns (CbCase *self, guint n_entries)
{
  GArray *turns = g_array_new (FALSE, FALSE, sizeof (guint));
  CbLog *log = cb_case_get_log (self);
  int me = cb_case_get_setup (self)->me;

  for (guint i = 0; i < n_entries && me != CB_NOBODY; i++)
    {
      const CbEntry *entry = cb_log_get_entry (log, i);
      const CbSuggestion *suggestion = entry->uncertain ? NULL : cb_entry_get_suggestion (entry);

      if (suggestion != NULL && suggestion->by == me &&
          cb_suggestion_count_unheard (suggestion, cb_case_get_setup (self)) == 0)
        g_array_append_val (turns, i);
    }
  if (turns->len > MAX_TURNS)
    g_array_remove_range (turns, 0, turns->len - MAX_TURNS);
  return turns;
}

GArray *
cb_case_judge_turns (CbCase *self, guint n_entries, CbEffort *effort)
{
  g_autoptr (GArray) positions = cb_case_list_my_turns (self, n_entries);
  GArray *turns = g_array_new (FALSE, FALSE, sizeof (CbJudgedTurn));

  for (guint i = 0; i < positions->len; i++)
    {
      CbEffort part = cb_effort_take (effort, CB_QUESTION_UNITS);
      g_autofree CbJudgedTurn *turn = cb_case_judge_turn (self, g_array_index (positions, guint, i),
                                                          &part);

      cb_effort_give_back (effort, &part);
      if (turn != NULL)
        g_array_append_val (turns, *turn);
    }
  return turns;
}

/* Combines the luck of all turns; the sum of many independent parts is about normally
 * distributed. */
void
cb_skill_sum_up (GArray *turns, CbSkill *skill)
{
  double sum = 0, luck = 0, spread = 0;

  for (guint i = 0; i < turns->len; i++)
    {
      const CbJudgedTurn *turn = &g_array_index (turns, CbJudgedTurn, i);

      sum += turn->skill;
      luck += turn->luck - 0.5;
      spread += turn->spread;
    }
  skill->n_turns = turns->len;
  skill->skill = (int) round (sum / MAX (turns->len, 1));
  skill->luck = 50;
  if (spread > 0)
    skill->luck = CLAMP ((int) round (50 * erfc (-luck / sqrt (2 * spread))), 1, 99);
}
