/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The chain of steps: the rules it may use, what is known so far, and which step says it. */

#include "cb-proof-private.h"

#include "cb-deduction-private.h"

void
cb_proof_step_free (CbReasonStep *step)
{
  g_array_unref (step->entries);
  g_array_unref (step->premises);
  g_free (step);
}

/* Adds the constraints of @facts as rules. @facts: (transfer full) */
static void
add_rules (CbProof *self, CbFacts *facts, CbSource source, guint entry)
{
  guint n_options;
  const CbOption *options = cb_facts_get_options (facts, &n_options);

  g_ptr_array_add (self->facts, facts);
  cb_problem_add_facts (&self->problem, facts);
  for (guint i = 0; i < n_options; i += options[i].left + 1u)
    {
      CbRule rule = { &options[i], options[i].left + 1u, 0, source, entry };

      for (guint j = 0; j < rule.n_options; j++)
        rule.holders |= 1u << rule.options[j].holder;
      g_array_append_val (self->rules, rule);
    }
}

/* Begins a chain about the hands after @n_entries entries, without steps yet, that may use the deal
 * and @entries. */
void
cb_proof_init (CbProof *self, const CbDeduction *deduction, guint n_entries, GArray *entries)
{
  self->world = cb_deduction_get_world (deduction);
  self->facts = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_facts_unref);
  self->rules = g_array_new (FALSE, FALSE, sizeof (CbRule));
  self->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_proof_step_free);
  self->n_entries = cb_deduction_get_n_entries (deduction);
  self->n_words = (self->n_entries + CB_PROOF_MAX_STEPS) / 64 + 1;
  self->closures = g_array_new (FALSE, TRUE, sizeof (guint64));
  cb_problem_init (&self->problem, self->world);

  add_rules (self, cb_deduction_get_facts (deduction, 0, n_entries), CB_SOURCE_DEAL, CB_NO_ENTRY);
  for (guint i = 0; i < entries->len; i++)
    {
      guint entry = g_array_index (entries, guint, i);
      CbFacts *kept = cb_deduction_get_kept (deduction, entry + 1, n_entries);

      add_rules (self, cb_deduction_get_facts (deduction, entry + 1, n_entries), CB_SOURCE_ENTRY,
                 entry);
      if (kept != NULL)
        add_rules (self, kept, CB_SOURCE_BEFORE, entry);
    }
  for (guint h = 0; h < self->world->n_holders; h++)
    {
      self->sizes[h] = (CbOption) { .cards = self->world->deck,
                                    .min = self->world->min_size[h],
                                    .max = self->world->max_size[h],
                                    .holder = (guint8) h };
      g_array_append_val (self->rules,
                          ((CbRule) { &self->sizes[h], 1, 1u << h, CB_SOURCE_SIZE, CB_NO_ENTRY }));
    }
}

/* Forgets how many cards are in each hand, to try whether a proof works without these. */
void
cb_proof_forget_sizes (CbProof *self)
{
  self->ignores_sizes = TRUE;
  for (guint i = self->rules->len; i-- > 0;)
    if (g_array_index (self->rules, CbRule, i).source == CB_SOURCE_SIZE)
      g_array_remove_index (self->rules, i);
}

void
cb_proof_clear (CbProof *self)
{
  cb_problem_clear (&self->problem);
  g_clear_pointer (&self->facts, g_ptr_array_unref);
  g_clear_pointer (&self->rules, g_array_unref);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_clear_pointer (&self->closures, g_array_unref);
}

void
cb_proof_start (const CbProof *self, CbProofState *state)
{
  *state = (CbProofState) { 0 };
  for (guint h = 0; h < self->world->n_holders; h++)
    state->possible[h] = self->world->deck;
  for (guint card = 0; card < CB_MAX_CARDS; card++)
    for (guint h = 0; h < CB_MAX_HOLDERS; h++)
      state->yes[card][h] = state->no[card][h] = -1;
}

/* Returns: (transfer full): a step that concludes nothing yet, and is in no chain */
CbReasonStep *
cb_proof_step_new (CbReasonStepKind kind, guint depth)
{
  CbReasonStep *step = g_new0 (CbReasonStep, 1);

  step->kind = kind;
  step->depth = depth;
  step->entries = g_array_new (FALSE, FALSE, sizeof (guint));
  step->premises = g_array_new (FALSE, FALSE, sizeof (CbPremise));
  return step;
}

/* @step: (transfer full): the new last step */
void
cb_proof_take_step (CbProof *self, CbReasonStep *step)
{
  g_ptr_array_add (self->steps, step);
}

/* Returns: (transfer none): a new last step that concludes nothing yet */
CbReasonStep *
cb_proof_add_step (CbProof *self, CbReasonStepKind kind, guint depth)
{
  CbReasonStep *step = cb_proof_step_new (kind, depth);

  cb_proof_take_step (self, step);
  return step;
}

void
cb_proof_truncate (CbProof *self, guint n_steps)
{
  g_ptr_array_set_size (self->steps, (int) n_steps);
  if (self->closures->len > n_steps * self->n_words)
    g_array_set_size (self->closures, n_steps * self->n_words);
}

/* Whether no more steps can be added. */
gboolean
cb_proof_is_full (const CbProof *self)
{
  /* A step that clashes with a mark adds one more step, which says so. */
  return self->steps->len + 1 >= CB_PROOF_MAX_STEPS;
}

/* @step needs what step @premise says of @cards and @holders; −1 for what needs no step. */
void
cb_step_need (CbReasonStep *step, int premise, CbCardSet cards, guint holders)
{
  if (premise < 0)
    return;
  for (guint i = 0; i < step->premises->len; i++)
    {
      CbPremise *known = &g_array_index (step->premises, CbPremise, i);

      if (known->step == (guint) premise)
        {
          known->cards |= cards;
          known->holders |= holders;
          return;
        }
    }
  g_array_append_val (step->premises, ((CbPremise) { (guint) premise, cards, holders }));
}

/* The step needs to know that @holder has none of @cards. */
void
cb_step_need_no (CbReasonStep *step, const CbProofState *state, CbCardSet cards, guint holder)
{
  for (; cards != 0; cards &= cards - 1)
    cb_step_need (step, state->no[cb_card_set_first (cards)][holder], cards & -cards, 1u << holder);
}

/* The step needs to know that @holder has all of @cards. */
void
cb_step_need_yes (CbReasonStep *step, const CbProofState *state, CbCardSet cards, guint holder)
{
  for (; cards != 0; cards &= cards - 1)
    cb_step_need (step, state->yes[cb_card_set_first (cards)][holder], cards & -cards,
                  1u << holder);
}

/* The step applies @option of @rule. */
void
cb_step_cite (CbReasonStep *step, const CbRule *rule, const CbOption *option)
{
  step->source = rule->source;
  step->named = option->cards;
  step->min = option->min;
  step->max = option->max;
  if (rule->source != CB_SOURCE_ENTRY && rule->source != CB_SOURCE_BEFORE)
    return;
  for (guint i = 0; i < step->entries->len; i++)
    if (g_array_index (step->entries, guint, i) == rule->entry)
      return;
  g_array_append_val (step->entries, rule->entry);
}

static gboolean
learn (CbProofState *state, CbMark mark, guint card, guint holder, int step)
{
  CbCardSet bit = cb_card_set_of (card);

  if (mark == CB_MARK_YES && !(state->certain[holder] & bit))
    {
      state->certain[holder] |= bit;
      state->yes[card][holder] = step;
    }
  else if (mark == CB_MARK_NO && (state->possible[holder] & bit))
    {
      state->possible[holder] &= ~bit;
      state->no[card][holder] = step;
    }
  return (state->certain[holder] & ~state->possible[holder] & bit) == 0;
}

/* Adds the conclusions of @step, the newest, to @state. A mark that is both yes and no adds one
 * more step, which says that this is impossible. */
void
cb_proof_conclude (CbProof *self, CbProofState *state, CbReasonStep *step)
{
  int index = (int) self->steps->len - 1;

  for (CbCardSet cards = step->cards; cards != 0; cards &= cards - 1)
    for (guint holders = step->holders; holders != 0; holders &= holders - 1)
      {
        guint card = cb_card_set_first (cards);
        guint holder = (guint) __builtin_ctz (holders);
        CbReasonStep *clash;

        if (learn (state, step->mark, card, holder, index) || state->impossible)
          continue;
        clash = cb_proof_add_step (self, CB_REASON_CLASH, step->depth);
        clash->cards = cb_card_set_of (card);
        clash->holders = 1u << holder;
        cb_step_need (clash, state->yes[card][holder], clash->cards, clash->holders);
        cb_step_need (clash, state->no[card][holder], clash->cards, clash->holders);
        state->impossible = TRUE;
      }
}

gboolean
cb_proof_knows (const CbProofState *state, const CbLiteral *literal)
{
  CbCardSet bit = cb_card_set_of (literal->card);

  if (literal->mark == CB_MARK_YES)
    return (state->certain[literal->holder] & bit) != 0;
  return (state->possible[literal->holder] & bit) == 0;
}
