/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Some editions have more than suggestions: a trait that everybody is asked for, a look into a
 * hand, a private tip. Each of them is weighed against all deals that are left, or many of them. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "cb-event-ids.h"
#include "cb-moves-private.h"
#include "cb-question-private.h"
#include "cb-sampler.h"
#include "cb-say.h"
#include "cb-shared.h"

/* How many deals are drawn; where there are no more than that, all are listed instead. */
#define N_DRAWN 12000
/* What the sampler may spend, in units of work; and how many deals are weighed for one unit. */
#define SAMPLER_UNITS    400000
#define WEIGHED_PER_UNIT 4

struct _CbMoves
{
  CbKnowledge *knowledge;
  GArray *list; /* of CbMove */
  gboolean exact;
};

G_DEFINE_BOXED_TYPE (CbMoves, cb_moves, cb_moves_ref, cb_moves_unref)

static void
cb_moves_clear (CbMoves *self)
{
  cb_knowledge_unref (self->knowledge);
  g_array_unref (self->list);
}

CB_DEFINE_SHARED (CbMoves, cb_moves)

/* (nullable): the trait asked for */
static const CbTrait *
get_trait (const CbMove *self, const CbEdition *edition)
{
  int n = (int) cb_edition_get_n_categories (edition);

  return self->asked >= n ? cb_edition_get_trait (edition, (guint) (self->asked - n)) : NULL;
}

/* What a move is about: the cards of the kind asked for that are in play. */
static CbCardSet
get_cards (const CbMove *self, const CbSetup *setup)
{
  const CbTrait *trait = get_trait (self, setup->edition);
  CbCardSet deck = cb_setup_get_deck (setup);

  if (self->asked < 0)
    return deck;
  return deck &
         (trait != NULL ? trait->cards
                        : cb_edition_get_category (setup->edition, (guint) self->asked)->cards);
}

static gboolean
has_event (const CbEdition *edition, const char *id)
{
  return cb_edition_find_event (edition, id) >= 0;
}

static void
add_move (CbMoves *self, CbMoveKind kind, int seat, int asked)
{
  CbMove move = { .kind = kind, .seat = seat, .asked = asked };

  if (get_cards (&move, self->knowledge->setup) != 0)
    g_array_append_val (self->list, move);
}

/* Adds what the player at @seat can be asked for in secret. */
static void
add_tips (CbMoves *self, int seat)
{
  const CbSetup *setup = self->knowledge->setup;
  guint n = cb_edition_get_n_categories (setup->edition);

  if (cb_setup_tips_ask_traits (setup))
    n += cb_edition_get_n_traits (setup->edition);
  for (guint i = 0; i < n; i++)
    {
      add_move (self, CB_MOVE_TIP_ONE, seat, (int) i);
      add_move (self, CB_MOVE_TIP_ALL, seat, (int) i);
    }
}

/* Adds all moves. Players who do not answer any more are left out: their hands are known. */
static void
add_all (CbMoves *self)
{
  const CbSetup *setup = self->knowledge->setup;
  guint n_categories = cb_edition_get_n_categories (setup->edition);
  CbAnswerer answerers[CB_MAX_PLAYERS];
  guint n = cb_knowledge_list_answerers (self->knowledge, setup->me, answerers);

  if (has_event (setup->edition, CB_EVENT_ID_TRAIT))
    for (guint i = 0; i < cb_edition_get_n_traits (setup->edition); i++)
      add_move (self, CB_MOVE_TRAIT, -1, (int) (n_categories + i));
  for (guint i = 0; i < n; i++)
    {
      if (has_event (setup->edition, CB_EVENT_ID_SNOOP))
        add_move (self, CB_MOVE_SNOOP, CB_SEAT_OF_HOLDER (answerers[i].holder), -1);
      if (has_event (setup->edition, CB_EVENT_ID_TIP))
        add_tips (self, CB_SEAT_OF_HOLDER (answerers[i].holder));
    }
}

/* Differences smaller than this, in bits, are ignored. */
#define SAME_BITS 1e-9

static int
compare (gconstpointer a, gconstpointer b)
{
  const CbMove *first = a, *second = b;
  double bits = second->bits - first->bits;
  double total = second->total_bits - first->total_bits;

  if (fabs (bits) > SAME_BITS)
    return bits > 0 ? 1 : -1;
  return (total > SAME_BITS) - (total < -SAME_BITS);
}

/* (transfer full) (nullable): the deals that are left, or some of them */
static CbDeals *
find_deals (const CbKnowledge *knowledge, guint64 seed, CbEffort *effort)
{
  CbEffort part = cb_effort_take (effort, SAMPLER_UNITS);
  g_autoptr (CbSampler)
    sampler = cb_deduction_new_sampler (knowledge->deduction, knowledge->entries->len, seed, &part);
  CbDeals *deals = NULL;

  cb_effort_give_back (effort, &part);
  if (sampler != NULL)
    deals = cb_sampler_list_deals (sampler, N_DRAWN);
  return deals != NULL || sampler == NULL ? deals : cb_sampler_draw_deals (sampler, N_DRAWN);
}

static gboolean
weigh (CbMoves *self, guint64 seed, CbEffort *effort)
{
  g_autoptr (CbDeals) deals = find_deals (self->knowledge, seed, effort);

  if (deals == NULL)
    return FALSE;
  self->exact = deals->complete;
  for (guint i = 0; i < self->list->len; i++)
    {
      CbMove *move = &g_array_index (self->list, CbMove, i);

      cb_effort_spend (effort, deals->list->len / WEIGHED_PER_UNIT);
      if (cb_effort_is_cancelled (effort))
        return FALSE;
      if (!_cb_move_weigh (move, get_cards (move, self->knowledge->setup), self->knowledge, deals,
                           seed))
        self->exact = FALSE;
    }
  g_array_sort (self->list, compare);
  return TRUE;
}

gpointer
cb_moves_answer (gpointer input, CbEffort *effort)
{
  const CbQuestion *question = input;
  CbMoves *self;

  if (question->knowledge->setup->me == CB_NOBODY ||
      !cb_knowledge_is_consistent (question->knowledge))
    return NULL;
  self = g_atomic_rc_box_new0 (CbMoves);
  self->knowledge = cb_knowledge_ref (question->knowledge);
  self->list = g_array_new (FALSE, FALSE, sizeof (CbMove));
  add_all (self);
  if (self->list->len > 0 && weigh (self, question->seed, effort))
    return self;
  cb_moves_unref (self);
  return NULL;
}

CbMoves *
cb_case_list_moves (CbCase *self, guint n_entries, guint64 seed, CbEffort *effort)
{
  return cb_question_answer (&(CbQuestion) { .seed = seed }, self, n_entries, cb_moves_answer,
                             effort);
}

guint
cb_moves_get_n (const CbMoves *self)
{
  return self->list->len;
}

/* Returns: (transfer none): the move in place @index; the best is 0 */
const CbMove *
cb_moves_get (const CbMoves *self, guint index)
{
  g_return_val_if_fail (index < self->list->len, NULL);

  return &g_array_index (self->list, CbMove, index);
}

gboolean
cb_moves_are_exact (const CbMoves *self)
{
  return self->exact;
}

const char *
cb_move_get_event_id (const CbMove *self)
{
  static const char *const IDS[] = { CB_EVENT_ID_TRAIT, CB_EVENT_ID_SNOOP, CB_EVENT_ID_TIP,
                                     CB_EVENT_ID_TIP };

  return IDS[self->kind];
}

static const char *
get_event_name (const CbMove *self, const CbEdition *edition)
{
  int event = cb_edition_find_event (edition, cb_move_get_event_id (self));
  const char *name = event >= 0 ? cb_edition_get_event (edition, (guint) event)->name : NULL;

  if (name != NULL)
    return name;
  return self->kind == CB_MOVE_TRAIT   ? _ ("Question to Everybody")
         : self->kind == CB_MOVE_SNOOP ? _ ("Snoop")
                                       : _ ("Private Tip");
}

char *
cb_moves_describe (const CbMoves *self, guint index)
{
  const CbMove *move = cb_moves_get (self, index);
  const CbSetup *setup = self->knowledge->setup;
  const CbTrait *trait = get_trait (move, setup->edition);
  const char *event = get_event_name (move, setup->edition);
  const char *player = move->seat >= 0 ? setup->players[move->seat].name : NULL;
  const char *kind = trait != NULL ? trait->id
                     : move->asked >= 0
                       ? cb_edition_get_category (setup->edition, (guint) move->asked)->id
                       : NULL;
  g_autofree char *wanted = NULL;

  switch (move->kind)
    {
    case CB_MOVE_TRAIT:
      /* Translators: what to do, and the trait to ask for: “Super Sleuth: blunt”. */
      return g_strdup_printf (_ ("%s: %s"), event, trait->name);
    case CB_MOVE_SNOOP:
      /* Translators: what to do, and the player whose card to look at: “Snoop: Bob”. */
      return g_strdup_printf (_ ("%s: %s"), event, player);
    case CB_MOVE_TIP_ONE:
    case CB_MOVE_TIP_ALL:
    default:
      wanted = cb_say_wanted (setup->edition, kind, move->kind == CB_MOVE_TIP_ALL);
      /* Translators: what to do, a player, and what to ask for: “Private Tip: ask Bob for one
       * weapon card”. */
      return g_strdup_printf (_ ("%s: ask %s for %s"), event, player, wanted);
    }
}
