/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A part of a list against the whole, through many changes of both, as somebody sees it who only
 * listens to what it tells. */

#include "config.h"

#include <gio/gio.h>

#include "cb-list-range.h"

#define MOST 20

typedef struct
{
  GListStore *whole;
  CbListRange *range;
  GPtrArray *heard; /* what it must hold by what it told */
  guint n_told;
} Fixture;

static void
items_changed_cb (Fixture *self, guint position, guint n_removed, guint n_added, GListModel *range)
{
  self->n_told++;
  g_assert_cmpuint (position + n_removed, <=, self->heard->len);
  if (n_removed > 0)
    g_ptr_array_remove_range (self->heard, position, n_removed);
  for (guint i = 0; i < n_added; i++)
    g_ptr_array_insert (self->heard, (int) (position + i),
                        g_list_model_get_item (range, position + i));
  g_assert_cmpuint (self->heard->len, ==, g_list_model_get_n_items (range));
}

static void
splice (Fixture *self, guint position, guint n_removed, guint n_added)
{
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < n_added; i++)
    g_ptr_array_add (added, g_object_new (G_TYPE_OBJECT, NULL));
  g_list_store_splice (self->whole, position, n_removed, added->pdata, n_added);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  self->whole = g_list_store_new (G_TYPE_OBJECT);
  self->heard = g_ptr_array_new_with_free_func (g_object_unref);
  splice (self, 0, 0, 100);
  self->range = cb_list_range_new (G_LIST_MODEL (self->whole), (CbSpan) { 0 }, MOST);
  g_signal_connect_swapped (self->range, "items-changed", G_CALLBACK (items_changed_cb), self);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_ptr_array_unref (self->heard);
  g_assert_finalize_object (self->range);
  g_assert_finalize_object (self->whole);
}

static void
assert_same (Fixture *self)
{
  CbSpan span = cb_list_range_get_span (self->range);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->whole));

  g_assert_cmpuint (cb_list_range_get_n_whole (self->range), ==, n);
  g_assert_cmpuint (span.end, <=, n);
  g_assert_cmpuint (span.end - span.first, ==, self->heard->len);
  for (guint i = 0; i < self->heard->len; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (self->whole), span.first + i);

      g_assert_true (item == g_ptr_array_index (self->heard, i));
    }
}

static void
assert_span (Fixture *self, guint first, guint end)
{
  CbSpan span = cb_list_range_get_span (self->range);

  assert_same (self);
  g_assert_cmpuint (span.first, ==, first);
  g_assert_cmpuint (span.end, ==, end);
}

/* What is in it stays in it, wherever that is now. */
static void
test_whole_changes (Fixture *self, gconstpointer data)
{
  cb_list_range_set_span (self->range, (CbSpan) { 40, 60 });
  assert_span (self, 40, 60);
  self->n_told = 0;
  splice (self, 10, 5, 0);
  assert_span (self, 35, 55);
  splice (self, 80, 0, 7);
  splice (self, 55, 2, 1);
  assert_span (self, 35, 55);
  splice (self, 35, 0, 3);
  assert_span (self, 38, 58);
  g_assert_cmpuint (self->n_told, ==, 0);
  splice (self, 40, 2, 3);
  assert_span (self, 38, 59);
  splice (self, 30, 20, 2);
  assert_span (self, 30, 41);
  splice (self, 32, 5, 1000);
  assert_span (self, 30, 52);
  splice (self, 0, 1000, 0);
  assert_same (self);
}

/* Who sees the end sees what is added there; and the same at the beginning. */
static void
test_grows_at_its_ends (Fixture *self, gconstpointer data)
{
  cb_list_range_set_span (self->range, (CbSpan) { 90, 100 });
  splice (self, 100, 0, 1);
  assert_span (self, 90, 101);
  splice (self, 101, 0, 300);
  assert_span (self, 90, 121);
  cb_list_range_set_span (self->range, (CbSpan) { 0, 10 });
  splice (self, 0, 0, 1);
  assert_span (self, 0, 11);
  splice (self, 0, 402, 0);
  assert_span (self, 0, 0);
  splice (self, 0, 0, 5);
  assert_span (self, 0, 5);
}

/* Only what comes and what goes is told. */
static void
test_moves (Fixture *self, gconstpointer data)
{
  gpointer kept;

  cb_list_range_set_span (self->range, (CbSpan) { 40, 60 });
  kept = g_ptr_array_index (self->heard, 15);
  self->n_told = 0;
  cb_list_range_set_span (self->range, (CbSpan) { 50, 65 });
  g_assert_cmpuint (self->n_told, ==, 2);
  g_assert_true (g_ptr_array_index (self->heard, 5) == kept);
  cb_list_range_set_span (self->range, (CbSpan) { 50, 65 });
  g_assert_cmpuint (self->n_told, ==, 2);
  cb_list_range_set_span (self->range, (CbSpan) { 30, 60 });
  g_assert_cmpuint (self->n_told, ==, 4);
  cb_list_range_set_span (self->range, (CbSpan) { 0, 10 });
  g_assert_cmpuint (self->n_told, ==, 5);
  assert_span (self, 0, 10);
}

static void
test_at_random (Fixture *self, gconstpointer data)
{
  g_autoptr (GRand) chance = g_rand_new_with_seed (7);

  for (guint i = 0; i < 4000; i++)
    {
      guint n = g_list_model_get_n_items (G_LIST_MODEL (self->whole));
      guint a = (guint) g_rand_int_range (chance, 0, (int) n + 1);
      guint b = (guint) g_rand_int_range (chance, (int) a, (int) n + 1);

      guint removed = (guint) g_rand_int_range (chance, 0, 12);
      guint added = (guint) g_rand_int_range (chance, 0, n < 200 ? 12 : 3);

      if (g_rand_boolean (chance))
        cb_list_range_set_span (self->range, (CbSpan) { a, MIN (b, a + 30) });
      else
        splice (self, a, MIN (b - a, removed), added);
      assert_same (self);
    }
}

/* From wherever one was, to wherever one looks: that is there, with something around it, and not
 * much else; and a little further nothing changes. */
static void
test_choice (void)
{
  for (guint n = 1; n < 300; n += 7)
    for (guint sight = 0; sight + 5 < n; sight += 11)
      for (guint was = 0; was < n; was += 13)
        {
          CbSpan seen = { sight, sight + 5 };
          CbSpan span = cb_span_choose ((CbSpan) { was, MIN (was + 40, n) }, seen, n);
          CbSpan next = cb_span_choose (span, (CbSpan) { sight + 1, MIN (sight + 6, n) }, n);

          g_assert_cmpuint (span.first, <=, sight - MIN (sight, CB_SPAN_NEEDED));
          g_assert_cmpuint (span.end, >=, MIN (sight + 5 + CB_SPAN_NEEDED, n));
          g_assert_cmpuint (span.end, <=, n);
          g_assert_cmpuint (span.end - span.first, <=,
                            MAX (CB_SPAN_SHORT, 5 + 2 * CB_SPAN_WISHED + CB_SPAN_SPARE));
          if (n <= CB_SPAN_SHORT)
            g_assert_true (span.first == 0 && span.end == n);
          else if (span.first + CB_SPAN_WISHED == sight)
            g_assert_true (next.first == span.first && next.end == span.end);
        }
}

/* From wherever one was to wherever one looks: what is in sight is there at once, never much comes
 * with one step, and after some steps all of it is there, and nothing else. */
static void
test_approach (void)
{
  for (guint was = 0; was < 200; was += 9)
    for (guint first = 0; first < 200; first += 13)
      {
        CbSpan wanted = { first, first + 60 }, sight = { first + 20, first + 30 };
        CbSpan now = { was, was + 30 };

        for (guint i = 0; now.first != wanted.first || now.end != wanted.end; i++)
          {
            CbSpan next = cb_span_approach (now, wanted, sight);
            guint n_kept = MIN (next.end, now.end) -
                           MIN (MIN (next.end, now.end), MAX (next.first, now.first));

            g_assert_cmpuint (next.first, >=, wanted.first);
            g_assert_cmpuint (next.end, <=, wanted.end);
            g_assert_cmpuint (next.first, <=, sight.first);
            g_assert_cmpuint (next.end, >=, sight.end);
            if (i > 0)
              g_assert_cmpuint (next.end - next.first - n_kept, <=, CB_SPAN_STEP);
            g_assert_cmpuint (i, <=, 60 / CB_SPAN_STEP);
            now = next;
          }
      }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, test) g_test_add ("/list-range/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("whole-changes", test_whole_changes);
  ADD ("grows-at-its-ends", test_grows_at_its_ends);
  ADD ("moves", test_moves);
  ADD ("at-random", test_at_random);
#undef ADD
  g_test_add_func ("/list-range/choice", test_choice);
  g_test_add_func ("/list-range/approach", test_approach);
  return g_test_run ();
}
