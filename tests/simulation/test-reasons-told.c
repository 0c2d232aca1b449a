/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reasons as they are told of whole games, of the practice cases and of all samples: nothing is
 * supposed where plain rules lead to a mark, which a propagation of its own says; they are short,
 * and soon found. */

#include "cb-case-test.h"
#include "cb-editions.h"
#include "cb-look.h"
#include "cb-practice.h"
#include "cb-seen.h"
#include "cb-suggestion.h"
#include "cb-why.h"

#define N_PRACTICE 24

/* The most steps that a reason of a sample is told in. */
#define MAX_STEPS 14

#define N_HOLDERS (CB_MAX_PLAYERS + 2)

/* What a reason may take, in units of work: about 50 ms. */
#define MAX_UNITS 50000

static const char *const SAMPLES[] = {
  "booklet-at-sea.casebook",          "booklet-big-bang-two.casebook",
  "booklet-big-bang.casebook",        "booklet-classic.casebook",
  "booklet-next-generation.casebook", "booklet-nightmare-killed.casebook",
  "booklet-nightmare-two.casebook",   "booklet-nightmare.casebook",
  "published-six-players.casebook",   "random-4001_n4_t18.casebook",
  "random-5004_n5_t24.casebook",      "said-and-seen.casebook",
};

/* Of these cards, by holder, at least and at most so many. */
typedef struct
{
  guint holder, min, max;
  CbCardSet cards;
} Range;

typedef struct
{
  CbCardSet possible[N_HOLDERS];
  CbCardSet certain[N_HOLDERS];
} Plain;

/* What the reasons come to of several cases together. */
typedef struct
{
  guint n;          /* marks that have a reason */
  guint n_supposed; /* with a supposition */
  guint n_plain;    /* with a supposition, where plain rules lead there */
  guint n_steps;    /* of all together */
  guint longest;
  guint64 dearest; /* in units of work */
} Told;

static void
add_range (GArray *ranges, guint holder, CbCardSet cards, guint min, guint max)
{
  g_array_append_val (ranges, ((Range) { holder, min, max, cards }));
}

static void
add_entry (GArray *ranges, CbCase *case_, CbEntry *entry)
{
  CbSetup *setup = cb_case_get_setup (case_);
  const CbSuggestion *asked = cb_entry_get_suggestion (entry);
  const CbSeen *seen = cb_entry_get_seen (entry);
  const CbLook *look = cb_entry_get_look (entry);

  for (guint i = 0; asked != NULL && i < asked->answers.n; i++)
    {
      const CbAnswer *answer = &asked->answers.list[i];
      guint holder = CB_HOLDER_OF_SEAT (answer->by);

      if (answer->by == CB_NOBODY)
        continue;
      if (answer->did == CB_DID_PASS)
        add_range (ranges, holder, asked->cards, 0, 0);
      else if (answer->card >= 0)
        add_range (ranges, holder, cb_card_set_of ((guint) answer->card), 1, 1);
      else if (cb_suggestion_count_unheard (asked, setup) == 0)
        add_range (ranges, holder, asked->cards, 1, CB_MAX_CARDS);
    }
  if (seen != NULL && seen->card >= 0)
    add_range (ranges, CB_HOLDER_OF_SEAT (seen->player), cb_card_set_of ((guint) seen->card), 1, 1);
  if (look != NULL && look->cards != 0)
    add_range (ranges, CB_HOLDER_OF_SEAT (setup->n_players), look->cards,
               cb_card_set_size (look->cards), cb_card_set_size (look->cards));
}

/* The sizes of the hands, what I hold, one card a category in the envelope, and the log. */
static GArray *
list_ranges (CbCase *case_)
{
  CbSetup *setup = cb_case_get_setup (case_);
  CbLog *log = cb_case_get_log (case_);
  CbCardSet deck = cb_setup_get_deck (setup);
  GArray *ranges = g_array_new (FALSE, FALSE, sizeof (Range));
  CbCardSet categories[CB_MAX_CARDS] = { 0 };

  for (guint card = 0; card < cb_edition_get_n_cards (setup->edition); card++)
    categories[cb_edition_get_card (setup->edition, card)->category] |= cb_card_set_of (card);
  for (guint i = 0; i < cb_edition_get_n_categories (setup->edition); i++)
    {
      guint n = cb_edition_get_category (setup->edition, i)->n_in_envelope;

      add_range (ranges, CB_HOLDER_ENVELOPE, categories[i] & deck, n, n);
    }
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      guint min, max;

      cb_setup_get_hand_range (setup, seat, &min, &max);
      add_range (ranges, CB_HOLDER_OF_SEAT (seat), deck, min, max);
    }
  if (setup->face_down > 0)
    add_range (ranges, CB_HOLDER_OF_SEAT (setup->n_players), deck, setup->face_down,
               setup->face_down);
  if (setup->me != CB_NOBODY)
    {
      add_range (ranges, CB_HOLDER_OF_SEAT (setup->me), setup->hand, cb_card_set_size (setup->hand),
                 CB_MAX_CARDS);
      add_range (ranges, CB_HOLDER_OF_SEAT (setup->me), deck & ~setup->hand, 0, 0);
    }
  for (guint i = 0; i < cb_log_get_n_entries (log); i++)
    if (!cb_log_get_entry (log, i)->uncertain)
      add_entry (ranges, case_, cb_log_get_entry (log, i));
  return ranges;
}

/* One holder a card, and what each range leaves, until nothing changes. */
static Plain
propagate (CbCase *case_, GArray *ranges)
{
  CbSetup *setup = cb_case_get_setup (case_);
  guint n_holders = cb_setup_get_n_holders (setup);
  Plain plain = { 0 }, before;

  for (guint h = 0; h < n_holders; h++)
    plain.possible[h] = cb_setup_get_deck (setup);
  do
    {
      before = plain;
      for (guint i = 0; i < ranges->len; i++)
        {
          Range range = g_array_index (ranges, Range, i);
          CbCardSet *possible = &plain.possible[range.holder];
          CbCardSet *certain = &plain.certain[range.holder];

          if (cb_card_set_size (range.cards & *possible) == range.min)
            *certain |= range.cards & *possible;
          if (cb_card_set_size (range.cards & *certain) == range.max)
            *possible &= *certain | ~range.cards;
        }
      for (guint h = 0; h < n_holders; h++)
        {
          CbCardSet elsewhere = 0, certain = 0;

          for (guint other = 0; other < n_holders; other++)
            if (other != h)
              {
                elsewhere |= plain.possible[other];
                certain |= plain.certain[other];
              }
          plain.possible[h] &= ~certain;
          plain.certain[h] |= plain.possible[h] & ~elsewhere;
        }
    }
  while (memcmp (&before, &plain, sizeof plain) != 0);
  return plain;
}

static gboolean
is_plain (const Plain *plain, guint card, guint holder, CbMark mark)
{
  return mark == CB_MARK_YES ? cb_card_set_has (plain->certain[holder], card)
                             : !cb_card_set_has (plain->possible[holder], card);
}

static void
hear (Told *told, CbCase *case_, guint card, guint holder, const Plain *plain)
{
  guint n = cb_log_get_n_entries (cb_case_get_log (case_));
  CbEffort effort = { .n_left = G_MAXUINT64 };
  g_autoptr (CbWhy) why = cb_case_explain (case_, n, card, holder, &effort);
  gboolean supposed = FALSE;

  g_assert_true (why->complete);
  for (guint i = 0; i < why->steps->len; i++)
    supposed |= ((const CbWhyStep *) g_ptr_array_index (why->steps, i))->depth > 0;
  told->n++;
  told->n_supposed += supposed;
  if (is_plain (plain, card, holder, why->mark))
    told->n_plain += supposed;
  told->n_steps += why->steps->len;
  told->longest = MAX (told->longest, why->steps->len);
  told->dearest = MAX (told->dearest, G_MAXUINT64 - effort.n_left);
}

static void
hear_all (Told *told, CbCase *case_)
{
  CbSetup *setup = cb_case_get_setup (case_);
  guint n = cb_log_get_n_entries (cb_case_get_log (case_));
  g_autoptr (GArray) ranges = list_ranges (case_);
  Plain plain = propagate (case_, ranges);

  g_assert_true (cb_case_conclude (case_, n, CB_EFFORT_ENDLESS));
  for (guint holder = 0; holder < cb_setup_get_n_holders (setup); holder++)
    for (guint card = 0; card < cb_edition_get_n_cards (setup->edition); card++)
      {
        CbMark mark = cb_case_get_mark (case_, n, card, holder);

        if (!cb_card_set_has (cb_setup_get_deck (setup), card))
          continue;
        if (mark != CB_MARK_MAYBE)
          hear (told, case_, card, holder, &plain);
        /* The plain rules are right. */
        g_assert_true (mark == CB_MARK_YES || !cb_card_set_has (plain.certain[holder], card));
        g_assert_true (mark == CB_MARK_NO || cb_card_set_has (plain.possible[holder], card));
      }
}

static void
test_practice (void)
{
  CbEdition *edition = cb_editions_find_builtin (CB_PRACTICE_EDITION);
  Told told = { 0 };

  for (guint number = 1; number <= N_PRACTICE; number++)
    {
      g_autoptr (CbPractice) practice = cb_practice_new (edition, number);
      g_autoptr (CbCase) case_ = cb_practice_make_case (practice);

      cb_practice_advance (practice, case_, G_MAXUINT);
      hear_all (&told, case_);
    }
  /* Of 2,543 marks; once 49 were told with a supposition that needed none. */
  g_assert_cmpuint (told.n, >, 2000);
  g_assert_cmpuint (told.n_plain, ==, 0);
  g_assert_cmpuint (told.n_supposed, <=, 2);
  g_assert_cmpuint (told.n_steps * 10, <=, told.n * 19);
  g_assert_cmpuint (told.dearest, <=, MAX_UNITS);
}

static void
test_sample (gconstpointer name)
{
  g_autoptr (CbCase) case_ = cb_case_test_load_sample (name, G_MAXUINT);
  Told told = { 0 };

  hear_all (&told, case_);
  g_assert_cmpuint (told.n, >, 50);
  g_assert_cmpuint (told.n_plain, ==, 0);
  g_assert_cmpuint (told.longest, <=, MAX_STEPS);
  g_assert_cmpuint (told.n_steps * 10, <=, told.n * 22);
  g_assert_cmpuint (told.dearest, <=, MAX_UNITS);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reasons-told/practice", test_practice);
  for (gsize i = 0; i < G_N_ELEMENTS (SAMPLES); i++)
    {
      g_autofree char *path = g_strdup_printf ("/reasons-told/%s", SAMPLES[i]);

      g_test_add_data_func (path, SAMPLES[i], test_sample);
    }
  return g_test_run ();
}
