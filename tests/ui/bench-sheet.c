/* SPDX-License-Identifier: GPL-3.0-or-later */

/* From confirming an entry to the redrawn sheet: a game is played on in the composer after its
 * first hundred entries. Each entry is kept in a file, concluded from, added to the log, and all
 * is laid out and painted. Figures, nothing to pass or fail. With the size of the window and a
 * number as its arguments, so many entries of one game, and no figures: for bench-instructions.py.
 */

#include "config.h"

#include <glib/gstdio.h>

#include "cb-case-page.h"
#include "cb-suggestion.h"
#include "cb-table-test.h"
#include "cb-ui-test.h"

#define N_BEFORE 100
#define N_MORE   40
#define N_GAMES  3

/* The parts of the work, in order; their sum, and what of it no other program took; and all with
 * the wait for the frame. */
enum
{
  CONFIRM,
  LAY_OUT,
  PAINT,
  ALL_WORK,
  ON_PROCESSOR,
  UNTIL_PAINTED,
  N_TIMES
};

static const char *const NAMES[N_TIMES] = {
  "keep, conclude, tell", "lay out",          "paint",
  "all this work",        "on the processor", "until it is painted",
};

/* The frame in which it is painted; 0 what is not yet. */
typedef struct
{
  gint64 began;
  gint64 laid_out;
  gint64 painted;
  gint64 processor; /* that it took */
  gboolean waited;  /* for */
} Frame;

/* In microseconds. */
static gint64
get_processor_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static void
frame_began_cb (GdkFrameClock *clock, Frame *frame)
{
  if (!frame->waited || frame->began != 0)
    return;

  frame->began = g_get_monotonic_time ();
  frame->processor -= get_processor_time ();
}

/* Connected after the windows. */
static void
frame_laid_out_cb (GdkFrameClock *clock, Frame *frame)
{
  if (frame->began > 0 && frame->painted == 0)
    frame->laid_out = g_get_monotonic_time ();
}

static void
frame_painted_cb (GdkFrameClock *clock, Frame *frame)
{
  if (frame->began == 0 || frame->painted != 0)
    return;

  frame->painted = g_get_monotonic_time ();
  frame->processor += get_processor_time ();
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double first = *(const double *) a;
  double second = *(const double *) b;

  return (first > second) - (first < second);
}

static void
print_times (const char *what, GArray *times)
{
  const double *t;

  g_array_sort (times, compare);
  t = (const double *) (gpointer) times->data;
  g_print ("  %-22s %4u  median %6.2f ms  95 %% %6.2f ms  worst %6.2f ms\n", what, times->len,
           t[times->len / 2], t[times->len * 95 / 100], t[times->len - 1]);
}

/* Composes an entry as a person would. */
static void
compose (CbDraft *draft, const CbSuggestion *suggestion)
{
  GListModel *answers = cb_draft_get_answers (draft);

  cb_draft_set_by (draft, suggestion->by);
  for (CbCardSet left = suggestion->cards; left != 0; left &= left - 1)
    cb_draft_toggle_card (draft, cb_card_set_first (left));
  for (guint i = 0; i < suggestion->answers.n; i++)
    {
      const CbAnswer *given = &suggestion->answers.list[i];
      g_autoptr (CbDraftAnswer) answer = g_list_model_get_item (answers, i);

      g_assert_cmpuint (cb_draft_answer_get_seat (answer), ==, given->by);
      if (given->did == CB_DID_PASS)
        cb_draft_answer_set_passed (answer, TRUE);
      else
        cb_draft_answer_set_showed (answer, TRUE);
      if (given->card >= 0)
        cb_draft_answer_set_card (answer, given->card);
    }
}

static double
to_ms (gint64 duration)
{
  return (double) duration / 1000;
}

static void
add_time (GArray *times, gint64 duration)
{
  double ms = to_ms (duration);

  g_array_append_val (times, ms);
}

/* @entries: (element-type CbEntry): what is recorded, one after the other */
static void
record (CbWindow *window, CbCasePage *page, GPtrArray *entries, GArray *const *times)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  GtkWidget *composer = cb_ui_test_find (GTK_WIDGET (page), g_type_from_name ("CbComposer"), NULL);
  CbLog *log = cb_case_get_log (cb_ui_test_get_case (page));
  Frame frame = { 0 };
  gulong began = g_signal_connect (clock, "before-paint", G_CALLBACK (frame_began_cb), &frame);
  gulong laid_out = g_signal_connect (clock, "layout", G_CALLBACK (frame_laid_out_cb), &frame);
  gulong painted = g_signal_connect (clock, "after-paint", G_CALLBACK (frame_painted_cb), &frame);

  for (guint i = 0; i < entries->len; i++)
    {
      guint n = cb_log_get_n_entries (log);
      gint64 start, confirmed;

      compose (cb_ui_test_get_draft (page),
               cb_entry_get_suggestion (g_ptr_array_index (entries, i)));
      cb_ui_test_draw (GTK_WIDGET (window));
      cb_ui_test_settle ();

      frame = (Frame) { .processor = -get_processor_time () };
      start = g_get_monotonic_time ();
      gtk_widget_activate_action (composer, "record.confirm", NULL);
      /* It is in the log when it is on disk. */
      cb_ui_test_wait (cb_log_get_n_entries (log) == n + 1);
      confirmed = g_get_monotonic_time ();
      frame.processor += get_processor_time ();
      frame.waited = TRUE;
      cb_ui_test_wait (frame.painted > 0);
      add_time (times[CONFIRM], confirmed - start);
      add_time (times[LAY_OUT], frame.laid_out - frame.began);
      add_time (times[PAINT], frame.painted - frame.laid_out);
      add_time (times[ALL_WORK], confirmed - start + frame.painted - frame.began);
      add_time (times[ON_PROCESSOR], frame.processor);
      add_time (times[UNTIL_PAINTED], frame.painted - start);
      frame.waited = FALSE;
    }
  g_signal_handler_disconnect (clock, began);
  g_signal_handler_disconnect (clock, laid_out);
  g_signal_handler_disconnect (clock, painted);
}

static void
play (const CbTableTest *table,
      guint n,
      guint seed,
      int width,
      int height,
      const char *folder,
      GArray *const *times)
{
  g_autoptr (CbCase) case_ = cb_table_test_play (table, N_BEFORE + n, seed);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);
  g_autofree char *path = g_build_filename (folder, "Bench.casebook", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  CbLog *log = cb_case_get_log (case_);
  CbWindow *window;
  GtkWidget *page;

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (entries, cb_entry_ref (cb_log_get_entry (log, N_BEFORE + i)));
  while (cb_log_get_n_entries (log) > N_BEFORE)
    cb_case_remove (case_, cb_log_get_n_entries (log) - 1);
  g_assert_true (cb_case_file_keep_in (cb_case_get_file (case_), file, &error));
  g_assert_no_error (error);

  window = cb_ui_test_open_case (case_, width, height);
  page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL);
  record (window, CB_CASE_PAGE (page), entries, times);
  cb_ui_test_close_window (window);
  g_remove (path);
}

/* For who counts something else than the time. */
static void
play_quietly (const CbTableTest *table, guint n, int width, int height, const char *folder)
{
  GArray *times[N_TIMES];

  for (guint i = 0; i < N_TIMES; i++)
    times[i] = g_array_new (FALSE, FALSE, sizeof (double));
  play (table, n, 0, width, height, folder, times);
  for (guint i = 0; i < N_TIMES; i++)
    g_array_unref (times[i]);
}

static void
print_interval (void)
{
  CbWindow *window = cb_ui_test_open_window (360, 294);
  gint64 interval;

  gdk_frame_clock_get_refresh_info (gtk_widget_get_frame_clock (GTK_WIDGET (window)), 0, &interval,
                                    NULL);
  g_print ("frame interval %.2f ms\n", to_ms (interval));
  cb_ui_test_close_window (window);
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *name;
    CbTableTest table;
  } TABLES[] = {
    { "21 cards, 6 players", { { 6, 6, 9 }, 6, 0, "Card %u", "Player %u" } },
    { "21 cards, 6 players, an onlooker", { { 6, 6, 9 }, 6, CB_NOBODY, "Card %u", "Player %u" } },
    { "30 cards, 10 players", { { 10, 8, 12 }, 10, 0, "Card %u", "Player %u" } },
  };
  g_autofree char *folder = g_dir_make_tmp ("casebook-bench-XXXXXX", NULL);

  gtk_test_init (&argc, &argv, NULL);
  cb_ui_test_start ();
  if (argc == 4)
    {
      play_quietly (&TABLES[0].table, (guint) g_ascii_strtoull (argv[3], NULL, 10), atoi (argv[1]),
                    atoi (argv[2]), folder);
      g_rmdir (folder);
      return 0;
    }
  print_interval ();
  for (guint i = 0; i < G_N_ELEMENTS (TABLES); i++)
    {
      GArray *times[N_TIMES];

      for (guint j = 0; j < N_TIMES; j++)
        times[j] = g_array_new (FALSE, FALSE, sizeof (double));
      for (guint seed = 0; seed < N_GAMES; seed++)
        play (&TABLES[i].table, N_MORE, seed, 1024, 768, folder, times);
      g_print ("%s, after %u entries\n", TABLES[i].name, N_BEFORE);
      for (guint j = 0; j < N_TIMES; j++)
        {
          print_times (NAMES[j], times[j]);
          g_array_unref (times[j]);
        }
    }
  g_rmdir (folder);
  return 0;
}
