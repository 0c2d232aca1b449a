/* What a snoop, a tip or a question for a trait is expected to tell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* As with suggestions, what is seen, O, tells I(O;E) = H(O) + H(E) − H(O,E) bits of the envelope E,
 * and of all hands H(O) less the part that is due to chance. A player who can choose what to show
 * shows each card with the same chance.
 *
 * Where all deals are listed, that is exact. Drawn deals are too few for all contents of the
 * envelope: there E is taken to be the card of one category, the bits are summed over the
 * categories, and what too few deals add by chance is subtracted (Miller and Madow 1955).
 *
 * Where players hold many of the cards asked for, there are too many showings to list. Then one
 * showing is drawn for each deal, so that the work is bounded, and the bits are an estimate. */

#include "config.h"

#include <math.h>

#include "cb-moves-private.h"
#include "cb-random.h"

/* The most showings that are listed, of all deals together: some 50 MB. */
#define MAX_SHOWINGS 131072

/* What is seen in the deals with one content of the envelope. */
typedef struct
{
  GHashTable *counts; /* of guint64 *, what is seen, to double *, its weight */
  double weight;
} EnvelopeRow;

typedef struct
{
  const CbMove *move;
  CbCardSet cards;
  CbAnswerer answerers[CB_MAX_PLAYERS];
  guint n_answerers;
  GHashTable *rows[CB_MAX_CATEGORIES]; /* by category, and by its cards in the envelope; where deals
                                        * are listed, only the first, by the whole envelope */
  guint n_rows;
  gboolean draws; /* whether one showing of each deal is drawn, instead of listing all */
  CbRandom random;
  EnvelopeRow all;
  double chance; /* the entropy that is pure chance, summed over deals, in bits */
} MoveWeighing;

static void
row_init (EnvelopeRow *self)
{
  self->counts = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  self->weight = 0;
}

static EnvelopeRow *
row_new (void)
{
  EnvelopeRow *self = g_new (EnvelopeRow, 1);

  row_init (self);
  return self;
}

static void
row_free (gpointer data)
{
  EnvelopeRow *self = data;

  g_hash_table_unref (self->counts);
  g_free (self);
}

static void
row_add (EnvelopeRow *self, guint64 seen, double weight)
{
  double *count = g_hash_table_lookup (self->counts, &seen);

  if (count == NULL)
    {
      count = g_new0 (double, 1);
      g_hash_table_insert (self->counts, g_memdup2 (&seen, sizeof seen), count);
    }
  *count += weight;
  self->weight += weight;
}

/* The entropy of what is seen, in bits. */
static double
row_get_entropy (const EnvelopeRow *self)
{
  double entropy = 0;
  GHashTableIter iter;
  gpointer count;

  g_hash_table_iter_init (&iter, self->counts);
  while (g_hash_table_iter_next (&iter, NULL, &count))
    {
      double p = *(double *) count / self->weight;

      if (p > 0)
        entropy -= p * log2 (p);
    }
  return entropy;
}

/* Counts what is seen in a deal with weight @part, a share of the deal or all of it. */
static void
see (MoveWeighing *self,
     const CbWeighedDeal *deal,
     const CbEdition *edition,
     guint64 seen,
     double part)
{
  double weight = deal->weight * (self->draws ? 1 : part);

  row_add (&self->all, seen, weight);
  for (guint i = 0; i < self->n_rows; i++)
    {
      CbCardSet in = self->n_rows == 1
                       ? deal->hands[0]
                       : deal->hands[0] & cb_edition_get_category (edition, i)->cards;
      EnvelopeRow *row = g_hash_table_lookup (self->rows[i], GUINT_TO_POINTER (in));

      if (row == NULL)
        {
          row = row_new ();
          g_hash_table_insert (self->rows[i], GUINT_TO_POINTER (in), row);
        }
      row_add (row, seen, weight);
    }
  if (part < 1)
    self->chance -= weight * log2 (part);
}

/* Continues with the players from @index on; @seen is what those before have shown, which has the
 * chance @part. */
static void
ask_on (MoveWeighing *self,
        const CbWeighedDeal *deal,
        const CbEdition *edition,
        guint index,
        guint64 seen,
        double part)
{
  CbCardSet held;
  guint n;

  if (index == self->n_answerers)
    {
      see (self, deal, edition, seen, part);
      return;
    }
  held = deal->hands[self->answerers[index].holder] & self->cards;
  n = cb_card_set_size (held);
  if (n == 0)
    ask_on (self, deal, edition, index + 1, seen * (CB_MAX_CARDS + 1), part);
  for (; held != 0; held &= held - 1)
    ask_on (self, deal, edition, index + 1,
            seen * (CB_MAX_CARDS + 1) + cb_card_set_first (held) + 1, part / n);
}

/* Draws one of the possible showings of a deal. */
static void
draw_showing (MoveWeighing *self, const CbWeighedDeal *deal, const CbEdition *edition)
{
  guint64 seen = 0;
  double part = 1;

  for (guint i = 0; i < self->n_answerers; i++)
    {
      CbCardSet held = deal->hands[self->answerers[i].holder] & self->cards;
      guint n = cb_card_set_size (held);

      seen *= CB_MAX_CARDS + 1;
      if (n == 0)
        continue;
      for (guint skip = cb_random_below (&self->random, n); skip > 0; skip--)
        held &= held - 1;
      seen += cb_card_set_first (held) + 1;
      part /= n;
    }
  see (self, deal, edition, seen, part);
}

/* The number of ways in which the players asked can show cards, added up over all deals. */
static guint64
count_showings (const MoveWeighing *self, const CbDeals *deals)
{
  guint64 sum = 0;

  for (guint i = 0; i < deals->list->len; i++)
    {
      const CbWeighedDeal *deal = cb_deals_get (deals, i);
      guint64 product = 1;

      for (guint j = 0; j < self->n_answerers; j++)
        product *= MAX (cb_card_set_size (deal->hands[self->answerers[j].holder] & self->cards), 1);
      sum += product;
    }
  return sum;
}

static void
weigh_deal (MoveWeighing *self, const CbWeighedDeal *deal, const CbEdition *edition)
{
  if (self->move->kind == CB_MOVE_TIP_ALL)
    see (self, deal, edition, deal->hands[CB_HOLDER_OF_SEAT (self->move->seat)] & self->cards, 1);
  else if (self->draws)
    draw_showing (self, deal, edition);
  else
    ask_on (self, deal, edition, 0, 0, 1);
}

/* Lists the players who answer: all of them, or the one who is asked. */
static void
list_answerers (MoveWeighing *self, const CbKnowledge *knowledge)
{
  if (self->move->seat < 0)
    self->n_answerers = cb_knowledge_list_answerers (knowledge, knowledge->setup->me,
                                                     self->answerers);
  else
    {
      self->answerers[0].holder = (guint8) CB_HOLDER_OF_SEAT (self->move->seat);
      self->n_answerers = 1;
    }
}

/* H(O) − Σ p(e) H(O|e); for drawn deals, corrected for their small number. */
static double
get_common_bits (const MoveWeighing *self, GHashTable *rows, double n_drawn)
{
  double bits = row_get_entropy (&self->all);
  double n_cells = g_hash_table_size (self->all.counts) - 1.0;
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, rows);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const EnvelopeRow *row = value;

      bits -= row->weight / self->all.weight * row_get_entropy (row);
      n_cells -= g_hash_table_size (row->counts) - 1.0;
    }
  if (n_drawn > 0)
    bits += n_cells / (2 * n_drawn * G_LN2);
  return MAX (bits, 0);
}

/* How many bits about all hands are revealed by what is seen. */
static double
get_total_bits (const MoveWeighing *self, double n_drawn)
{
  double bits = row_get_entropy (&self->all) - self->chance / self->all.weight;

  if (self->draws)
    bits += (g_hash_table_size (self->all.counts) - 1.0) / (2 * n_drawn * G_LN2);
  return MAX (bits, 0);
}

gboolean
_cb_move_weigh (CbMove *move,
                CbCardSet cards,
                const CbKnowledge *knowledge,
                const CbDeals *deals,
                guint64 seed)
{
  const CbEdition *edition = knowledge->setup->edition;
  MoveWeighing self = { .move = move, .cards = cards };
  gboolean listed;
  double n_drawn;

  list_answerers (&self, knowledge);
  row_init (&self.all);
  cb_random_init (&self.random, seed);
  self.draws = move->kind != CB_MOVE_TIP_ALL && count_showings (&self, deals) > MAX_SHOWINGS;
  listed = deals->complete && !self.draws;
  n_drawn = listed ? 0 : deals->list->len;
  self.n_rows = listed ? 1 : cb_edition_get_n_categories (edition);
  for (guint i = 0; i < self.n_rows; i++)
    self.rows[i] = g_hash_table_new_full (NULL, NULL, NULL, row_free);
  for (guint i = 0; i < deals->list->len; i++)
    weigh_deal (&self, cb_deals_get (deals, i), edition);

  move->total_bits = get_total_bits (&self, n_drawn);
  move->bits = 0;
  for (guint i = 0; i < self.n_rows; i++)
    {
      move->bits += get_common_bits (&self, self.rows[i], n_drawn);
      g_hash_table_unref (self.rows[i]);
    }
  move->bits = MIN (move->bits, move->total_bits);
  g_hash_table_unref (self.all.counts);
  return listed;
}
