/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules a person applies, the easiest thought first. Each step has a price: what was seen costs
 * nothing, a pass little, counting a hand more. A conclusion costs the sum of all steps that lead
 * to it, each counted once. The cheapest possible conclusion is drawn next, as in Dijkstra's
 * algorithm, so that each mark is reached by an easy way. Where a step needs only some of several
 * conclusions alike, it takes those that came first. */

#include "cb-proof-private.h"

/* How many rules are looked at in a millionth of a second. */
#define RULES_PER_UNIT 32

/* Prices. Each step adds A_STEP: of chains with equal prices the shorter one wins. */
#define PRICE(n) ((n) * 64u)
#define A_STEP   1u

/* A step that could come next, and what it costs with all before it. */
typedef struct
{
  guint cost;
  guint order; /* of equal costs the first found comes first */
  CbReasonStep *step;
} ProofCandidate;

/* Which conclusions of a rule, or of the one place of a card, were found already. */
typedef enum
{
  FOUND_ALL_NEEDED = 1 << 0,
  FOUND_NO_MORE = 1 << 1,
  FOUND_IMPOSSIBLE = 1 << 2,
} FoundFlags;

typedef struct
{
  CbProof *proof;
  CbProofState *state;
  guint depth;
  GArray *candidates; /* of ProofCandidate */
  guint8 *of_rules;   /* FoundFlags by rule */
  guint8 *of_cards;   /* FoundFlags by card */
  guint n_found;
} Derivation;

static void
derivation_init (Derivation *self, CbProof *proof, CbProofState *state, guint depth)
{
  *self = (Derivation) {
    .proof = proof,
    .state = state,
    .depth = depth,
    .candidates = g_array_new (FALSE, FALSE, sizeof (ProofCandidate)),
    .of_rules = g_new0 (guint8, proof->rules->len + 1),
    .of_cards = g_new0 (guint8, CB_MAX_CARDS),
  };
}

static void
derivation_clear (Derivation *self)
{
  for (guint i = 0; i < self->candidates->len; i++)
    cb_proof_step_free (g_array_index (self->candidates, ProofCandidate, i).step);
  g_array_unref (self->candidates);
  g_free (self->of_rules);
  g_free (self->of_cards);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Derivation, derivation_clear)

/* What a step costs by itself. */
static guint
get_price (const CbReasonStep *step)
{
  gboolean plain = step->source == CB_SOURCE_DEAL && !(step->holders & 1);

  switch (step->kind)
    {
    case CB_REASON_ALL_NEEDED:
      if (step->source == CB_SOURCE_BEFORE)
        return PRICE (4);
      /* What was dealt to me, or seen, costs nothing. */
      return plain || cb_card_set_size (step->named) == step->min ? 0 : PRICE (2);
    case CB_REASON_NO_MORE:
      if (plain)
        return 0;
      if (step->source == CB_SOURCE_BEFORE)
        return PRICE (4);
      return step->max == 0 || step->source == CB_SOURCE_DEAL ? PRICE (1) : PRICE (2);
    case CB_REASON_ONLY_PLACE:
      return PRICE (2);
    case CB_REASON_COUNTED:
    case CB_REASON_TOO_MANY_COUNTED:
    case CB_REASON_AMONG:
      return PRICE (5);
    case CB_REASON_SUPPOSE:
      return step->depth > 1 ? PRICE (40) : PRICE (10);
    default:
      return 0;
    }
}

/* Whether the step reads a pass; all passes of an entry are read, and paid for, at once. */
static gboolean
is_pass (const CbReasonStep *step)
{
  return step->kind == CB_REASON_NO_MORE && step->source == CB_SOURCE_ENTRY && step->max == 0 &&
         step->entries->len == 1;
}

static guint64 *
get_closure (const CbProof *self, guint step)
{
  return &g_array_index (self->closures, guint64, step * self->n_words);
}

static void
add_bit (guint64 *closure, guint bit)
{
  closure[bit / 64] |= G_GUINT64_CONSTANT (1) << bit % 64;
}

/* Sets in @closure what @step rests on. */
static void
add_premises (const CbProof *self, const CbReasonStep *step, guint64 *closure)
{
  for (guint i = 0; i < step->premises->len; i++)
    {
      const guint64 *before = get_closure (self, g_array_index (step->premises, CbPremise, i).step);

      for (guint word = 0; word < self->n_words; word++)
        closure[word] |= before[word];
    }
}

/* Returns the cost of the steps in @closure, and of the entries whose passes they read. */
static guint
weigh (const CbProof *self, const guint64 *closure)
{
  guint cost = 0;

  for (guint word = 0; word < self->n_words; word++)
    for (guint64 left = closure[word]; left != 0; left &= left - 1)
      {
        guint bit = word * 64 + (guint) __builtin_ctzll (left);
        const CbReasonStep *step;

        if (bit < self->n_entries)
          {
            cost += PRICE (1);
            continue;
          }
        step = g_ptr_array_index (self->steps, bit - self->n_entries);
        cost += A_STEP + (is_pass (step) ? 0 : get_price (step));
      }
  return cost;
}

/* Notes what each new step rests on. */
static void
close_steps (CbProof *self)
{
  for (guint i = self->closures->len / self->n_words; i < self->steps->len; i++)
    {
      const CbReasonStep *step = g_ptr_array_index (self->steps, i);
      guint64 *closure;

      g_array_set_size (self->closures, (i + 1) * self->n_words); /* the new elements are 0 */
      closure = get_closure (self, i);
      add_premises (self, step, closure);
      add_bit (closure, self->n_entries + i);
      if (is_pass (step))
        add_bit (closure, g_array_index (step->entries, guint, 0));
    }
}

/**
 * cb_proof_get_cost:
 *
 * Returns: the cost of the newest step and of all steps that it rests on, each counted once
 */
guint
cb_proof_get_cost (CbProof *self)
{
  close_steps (self);
  return weigh (self, get_closure (self, self->steps->len - 1));
}

/* Adds a step that could come next. @step: (transfer full) */
static void
offer (Derivation *self, CbReasonStep *step)
{
  CbProof *proof = self->proof;
  g_autofree guint64 *closure = g_new0 (guint64, proof->n_words);
  ProofCandidate candidate = { .order = self->n_found++, .step = step };

  add_premises (proof, step, closure);
  if (is_pass (step))
    add_bit (closure, g_array_index (step->entries, guint, 0));
  candidate.cost = weigh (proof, closure) + A_STEP + (is_pass (step) ? 0 : get_price (step));
  g_array_append_val (self->candidates, candidate);
}

/* Returns the @n of @cards found first. @known: by card and holder, the step that found it */
static CbCardSet
take_earliest (const int known[CB_MAX_CARDS][CB_MAX_HOLDERS],
               CbCardSet cards,
               guint holder,
               guint n)
{
  CbCardSet taken = 0;

  for (; n > 0 && cards != 0; n--)
    {
      guint best = cb_card_set_first (cards);

      for (CbCardSet left = cards; left != 0; left &= left - 1)
        if (known[cb_card_set_first (left)][holder] < known[best][holder])
          best = cb_card_set_first (left);
      taken |= cb_card_set_of (best);
      cards &= ~cb_card_set_of (best);
    }
  return taken;
}

/* Adds to the premises of @step the reasons why @option cannot hold. */
static void
need_impossible (CbReasonStep *step,
                 const CbProofState *state,
                 const CbOption *option,
                 CbCardSet deck)
{
  guint h = option->holder;
  CbCardSet named = option->cards & deck;
  CbCardSet has = named & state->certain[h];

  if (cb_card_set_size (has) > option->max)
    cb_step_need_yes (step, state, take_earliest (state->yes, has, h, option->max + 1u), h);
  else
    cb_step_need_no (step, state,
                     take_earliest (state->no, named & ~state->possible[h], h,
                                    cb_card_set_size (named) - option->min + 1u),
                     h);
}

static gboolean
can_hold (const CbOption *option, const CbProofState *state)
{
  guint h = option->holder;

  return cb_card_set_size (option->cards & state->possible[h]) >= option->min &&
         cb_card_set_size (option->cards & state->certain[h]) <= option->max;
}

static void
offer_impossible (Derivation *self, const CbRule *rule)
{
  const CbOption *option = rule->options;
  gboolean too_many = cb_card_set_size (option->cards & self->state->certain[option->holder]) >
                      option->max;
  CbReasonStep *step = cb_proof_step_new (rule->n_options > 1 ? CB_REASON_NO_WAY
                                          : too_many          ? CB_REASON_TOO_MANY
                                                              : CB_REASON_TOO_FEW,
                                          self->depth);

  step->holders = rule->holders;
  step->cards = option->cards;
  cb_step_cite (step, rule, option);
  for (guint i = 0; i < rule->n_options; i++)
    need_impossible (step, self->state, &rule->options[i], self->proof->world->deck);
  offer (self, step);
}

/* Offers what follows from @option, the only one of @rule that can hold. */
static void
offer_option (Derivation *self, const CbRule *rule, const CbOption *option, gboolean needed)
{
  guint h = option->holder;
  CbCardSet deck = self->proof->world->deck;
  CbCardSet may = option->cards & self->state->possible[h];
  CbCardSet has = option->cards & self->state->certain[h];
  CbReasonStep *step = cb_proof_step_new (needed ? CB_REASON_ALL_NEEDED : CB_REASON_NO_MORE,
                                          self->depth);

  cb_step_cite (step, rule, option);
  for (guint i = 0; i < rule->n_options; i++)
    if (&rule->options[i] != option)
      need_impossible (step, self->state, &rule->options[i], deck);
  step->holders = 1u << h;
  step->mark = needed ? CB_MARK_YES : CB_MARK_NO;
  step->cards = may & ~has;
  if (needed)
    cb_step_need_no (step, self->state, option->cards & deck & ~may, h);
  else
    cb_step_need_yes (step, self->state, has, h);
  offer (self, step);
}

static gboolean
is_first (guint8 *found, FoundFlags flag)
{
  gboolean first = !(*found & flag);

  *found |= flag;
  return first;
}

/* Where one of several hands must have the only card left of those named, no other hand has it. */
static void
look_at_tie (Derivation *self, const CbRule *rule, guint8 *found)
{
  const CbProofState *state = self->state;
  CbCardSet cards = rule->options->cards & self->proof->world->deck, open = 0;
  guint others = 0;
  CbReasonStep *step;

  for (guint h = 0; h < self->proof->world->n_holders; h++)
    if (rule->holders & 1u << h)
      open |= cards & state->possible[h];
  if ((open & (open - 1)) != 0)
    return;
  for (guint h = 0; h < self->proof->world->n_holders; h++)
    if (!(rule->holders & 1u << h) && (state->possible[h] & open) != 0)
      others |= 1u << h;
  if (others == 0 || !is_first (found, FOUND_NO_MORE))
    return;

  step = cb_proof_step_new (CB_REASON_AMONG, self->depth);
  cb_step_cite (step, rule, rule->options);
  step->mark = CB_MARK_NO;
  step->cards = open;
  step->holders = others;
  for (guint i = 0; i < rule->n_options; i++)
    cb_step_need_no (step, state, cards & ~open, rule->options[i].holder);
  offer (self, step);
}

static void
look_at_rule (Derivation *self, guint index)
{
  const CbRule *rule = &g_array_index (self->proof->rules, CbRule, index);
  guint8 *found = &self->of_rules[index];
  const CbOption *only = NULL;
  guint n_left = 0, n_may, n_has;
  CbCardSet may, has;

  for (guint i = 0; i < rule->n_options && n_left < 2; i++)
    if (can_hold (&rule->options[i], self->state))
      {
        only = &rule->options[i];
        n_left++;
      }
  if (n_left > 1)
    {
      if (cb_option_is_tie (rule->options))
        look_at_tie (self, rule, found);
      return;
    }
  if (n_left == 0)
    {
      if (is_first (found, FOUND_IMPOSSIBLE))
        offer_impossible (self, rule);
      return;
    }
  may = only->cards & self->state->possible[only->holder];
  has = only->cards & self->state->certain[only->holder];
  n_may = cb_card_set_size (may);
  n_has = cb_card_set_size (has);
  if (may == has)
    return;
  if (n_may == only->min && is_first (found, FOUND_ALL_NEEDED))
    offer_option (self, rule, only, TRUE);
  if (n_has == only->max && is_first (found, FOUND_NO_MORE))
    offer_option (self, rule, only, FALSE);
}

/* Each card has one place. */
static void
look_at_card (Derivation *self, guint card)
{
  const CbProofState *state = self->state;
  CbCardSet bit = cb_card_set_of (card);
  guint8 *found = &self->of_cards[card];
  guint possible = 0, certain = 0;
  CbReasonStep *step;
  gboolean impossible;

  for (guint h = 0; h < self->proof->world->n_holders; h++)
    {
      possible |= state->possible[h] & bit ? 1u << h : 0;
      certain |= state->certain[h] & bit ? 1u << h : 0;
    }
  impossible = possible == 0 || (certain & (certain - 1)) != 0;
  if (!impossible && (certain != 0 ? possible == certain : (possible & (possible - 1)) != 0))
    return;
  if (!is_first (found, impossible     ? FOUND_IMPOSSIBLE
                        : certain != 0 ? FOUND_NO_MORE
                                       : FOUND_ALL_NEEDED))
    return;

  step = cb_proof_step_new (impossible ? possible == 0 ? CB_REASON_NO_PLACE : CB_REASON_TWO_PLACES
                            : certain != 0 ? CB_REASON_ELSEWHERE
                                           : CB_REASON_ONLY_PLACE,
                            self->depth);
  step->cards = bit;
  step->mark = certain != 0 ? CB_MARK_NO : CB_MARK_YES;
  step->holders = impossible ? certain : possible & ~certain;
  for (guint h = 0; h < self->proof->world->n_holders; h++)
    if (certain & (1u << h))
      cb_step_need_yes (step, state, bit, h);
    else if (certain == 0 && !(possible & (1u << h)))
      cb_step_need_no (step, state, bit, h);
  offer (self, step);
}

/* Looks at the rules of @holders and at @cards, of which something new is known. Rules of several
 * hands are looked at with the first of them. */
static gboolean
look_again (Derivation *self, CbCardSet cards, guint holders)
{
  CbProof *proof = self->proof;

  for (guint i = 0; i < proof->rules->len; i++)
    if (g_array_index (proof->rules, CbRule, i).holders & holders)
      look_at_rule (self, i);
  for (; cards != 0; cards &= cards - 1)
    look_at_card (self, cb_card_set_first (cards));
  return cb_effort_spend (proof->effort, 1 + proof->rules->len / RULES_PER_UNIT);
}

/* Takes the cheapest candidate out. (transfer full) (nullable) */
static CbReasonStep *
take_cheapest (Derivation *self)
{
  GArray *candidates = self->candidates;
  guint best = 0;
  CbReasonStep *step;

  if (candidates->len == 0)
    return NULL;
  for (guint i = 1; i < candidates->len; i++)
    {
      const ProofCandidate *other = &g_array_index (candidates, ProofCandidate, i);
      const ProofCandidate *cheapest = &g_array_index (candidates, ProofCandidate, best);

      if (other->cost < cheapest->cost ||
          (other->cost == cheapest->cost && other->order < cheapest->order))
        best = i;
    }
  step = g_array_index (candidates, ProofCandidate, best).step;
  g_array_remove_index_fast (candidates, best);
  return step;
}

/* Cuts the conclusions of @step down to what is not known yet; returns whether any are left. */
static gboolean
is_news (CbReasonStep *step, const CbProofState *state)
{
  CbCardSet cards = 0;
  guint holders = 0;

  if (cb_reason_step_is_impossible (step))
    return TRUE;
  for (guint left = step->holders; left != 0; left &= left - 1)
    {
      guint h = (guint) __builtin_ctz (left);
      CbCardSet news = step->mark == CB_MARK_YES ? step->cards & ~state->certain[h]
                                                 : step->cards & state->possible[h];

      cards |= news;
      holders |= news != 0 ? 1u << h : 0;
    }
  step->cards &= cards;
  step->holders = holders;
  return cards != 0;
}

/* Takes the cheapest step that says something new; returns whether there is one. */
static gboolean
take_step (Derivation *self)
{
  CbReasonStep *step;

  while ((step = take_cheapest (self)) != NULL)
    {
      if (!is_news (step, self->state))
        {
          cb_proof_step_free (step);
          continue;
        }
      cb_proof_take_step (self->proof, step);
      if (cb_reason_step_is_impossible (step))
        self->state->impossible = TRUE;
      else
        cb_proof_conclude (self->proof, self->state, step);
      close_steps (self->proof);
      if (!self->state->impossible)
        look_again (self, step->cards, step->holders);
      return TRUE;
    }
  return FALSE;
}

/**
 * cb_proof_derive:
 * @depth: the depth of the steps added
 * @goal: (nullable): what to stop at
 *
 * Applies the rules until they say nothing more, or the effort ends.
 *
 * Returns: whether @goal is known, or what is known is impossible
 */
gboolean
cb_proof_derive (CbProof *self, CbProofState *state, guint depth, const CbLiteral *goal)
{
  g_auto (Derivation) derivation;

  derivation_init (&derivation, self, state, depth);
  close_steps (self);
  look_again (&derivation, self->world->deck, CB_ALL_HOLDERS);
  while (!state->impossible && (goal == NULL || !cb_proof_knows (state, goal)))
    {
      guint n = self->steps->len;

      if (cb_effort_is_spent (self->effort) || cb_proof_is_full (self))
        return FALSE;
      if (take_step (&derivation))
        continue;
      if (self->ignores_sizes || !cb_proof_count (self, state, depth))
        return FALSE;
      close_steps (self);
      if (!state->impossible)
        look_again (&derivation, ((CbReasonStep *) g_ptr_array_index (self->steps, n))->cards,
                    ((CbReasonStep *) g_ptr_array_index (self->steps, n))->holders);
    }
  return TRUE;
}
