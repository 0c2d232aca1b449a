/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A running deal on a small telephone, in each language: the line below each name can be read to
 * its end, and nobody’s seat is out of sight. */

#include "config.h"

#include <glib/gi18n.h>
#include <libintl.h>
#include <locale.h>

#include "cb-deal-parts.h"
#include "cb-editions.h"
#include "cb-table-seat.h"
#include "cb-test-deal.h"
#include "cb-ui-test.h"

#define MOST_IN_SIGHT 6

static const char *const NAMES[] = { "Ada",   "Bertrand", "Chloé", "Dmitri", "Eve",
                                     "Frank", "Grete",    "Heinz", "Ida",    "Jon" };

/* @language: one of the catalogues, which go for any locale but C */
static void
speak (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  g_assert_nonnull (setlocale (LC_ALL, "en_US.UTF-8"));
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("TEXTDOMAINDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_assert_cmpint (g_str_equal (_ ("Out, still answers"), "Out, still answers"), ==,
                   g_str_has_prefix (language, "en"));
}

static CbSealedDeal *
deal (guint n)
{
  g_autoptr (CbSetup) table = cb_setup_new (cb_editions_get_builtin (n > 6 ? 1 : 0));
  g_autofree char *name = g_strdup_printf ("fits-%u" CB_SEALED_DEAL_SUFFIX, n);
  g_autoptr (GFile) file = g_file_new_build_filename (g_get_user_cache_dir (), name, NULL);
  const CbDealChoices choices = { .policy = CB_DEAL_ALL };
  CbSealedDeal *self;

  for (guint i = 0; i < n; i++)
    cb_setup_add_player (table, NAMES[i], -1, -1);
  table->first_dealt = 1;
  self = cb_test_deal (table, &choices, 7, NULL);
  g_assert_no_errno (g_mkdir_with_parents (g_get_user_cache_dir (), 0700));
  g_file_delete (file, NULL, NULL);
  g_assert_true (cb_sealed_deal_keep_in (self, file, NULL));
  return self;
}

static void
note (CbSealedDeal *table, CbDealEventKind kind, guint seat, CbCardSet cards)
{
  const CbDealEvent event = { .kind = kind, .seat = seat, .cards = cards };

  g_assert_true (cb_sealed_deal_note (table, &event, NULL));
}

/* Checks the line of @seat, and returns where its lower edge is on the table that scrolls. */
static float
check_seat (GtkWidget *seat, GtkWidget *scrolled, const char *language)
{
  GtkWidget *lines = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (seat)));
  GtkLabel *part = GTK_LABEL (gtk_widget_get_last_child (lines));
  graphene_rect_t bounds;

  if (pango_layout_is_ellipsized (gtk_label_get_layout (part)))
    g_error ("%s: “%s” does not fit", language, gtk_label_get_label (part));
  g_assert_true (gtk_widget_compute_bounds (seat, scrolled, &bounds));
  return bounds.origin.y + bounds.size.height;
}

static void
check_seats (CbWindow *window, guint n, const char *language)
{
  GtkWidget *table, *scrolled;
  float lowest = 0;
  guint n_seats = 0;

  cb_ui_test_draw (GTK_WIDGET (window));
  table = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_DEAL_TABLE, NULL);
  scrolled = gtk_widget_get_ancestor (table, GTK_TYPE_SCROLLED_WINDOW);
  for (GtkWidget *child = gtk_widget_get_first_child (table); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (CB_IS_TABLE_SEAT (child))
      {
        lowest = MAX (lowest, check_seat (child, scrolled, language));
        n_seats++;
      }
  g_assert_cmpuint (n_seats, ==, n);
  g_test_message ("%s, %u players: %.0f of %d", language, n, (double) lowest,
                  gtk_widget_get_height (scrolled));
  if (n <= MOST_IN_SIGHT)
    g_assert_cmpfloat (lowest, <=, (float) gtk_widget_get_height (scrolled));
}

/* Nobody has seen their cards; then somebody asks what nobody can answer, accuses wrongly, leaves,
 * and solves the case. */
static void
test_players (guint n, const char *language)
{
  g_autoptr (CbSealedDeal) table = deal (n);
  CbCardSet envelope = cb_sealed_deal_get_envelope (table);
  CbWindow *window = cb_ui_test_open_window (360, 640);
  guint first;

  cb_window_show_table (window, table);
  check_seats (window, n, language);
  for (guint i = 0; i < n; i++)
    note (table, CB_DEAL_EVENT_LOOK, i, 0);
  check_seats (window, n, language);
  first = (guint) cb_sealed_deal_get_play (table)->seat;
  note (table, CB_DEAL_EVENT_SUGGEST, first, envelope);
  check_seats (window, n, language);
  note (table, CB_DEAL_EVENT_ACCUSE, first, 0x1041);
  check_seats (window, n, language);
  if (n > 2)
    note (table, CB_DEAL_EVENT_LEAVE, (first + 2) % n, 0);
  note (table, CB_DEAL_EVENT_ACCUSE, (first + 1) % n, envelope);
  check_seats (window, n, language);
  cb_ui_test_close_window (window);
}

static void
test_fits (gconstpointer data)
{
  const char *language = data;

  speak (language);
  for (guint n = 2; n <= MOST_IN_SIGHT; n++)
    test_players (n, language);
  test_players (G_N_ELEMENTS (NAMES), language);
}

int
main (int argc, char **argv)
{
  cb_ui_test_init (&argc, &argv);
  for (int i = 1; i < argc; i++)
    {
      g_autofree char *path = g_strdup_printf ("/deal-fits/%s", argv[i]);

      g_test_add_data_func (path, argv[i], test_fits);
    }

  return g_test_run ();
}
