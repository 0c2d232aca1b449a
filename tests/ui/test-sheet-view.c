/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>

#include "cb-accusation.h"
#include "cb-case-test.h"
#include "cb-cell-details.h"
#include "cb-sheet-group.h"
#include "cb-sheet-view.h"
#include "cb-token.h"
#include "cb-ui-test.h"
#include "cb-why-view.h"

typedef struct
{
  CbCase *case_;
  CbSheet *sheet;
  CbSheetView *view;
  GtkScrolledWindow *scroller;
  GtkWidget *after;
  GtkWidget *window;
} Fixture;

static void
open_window (Fixture *fixture, CbCase *case_)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  fixture->case_ = case_;
  fixture->sheet = cb_sheet_new (case_);
  fixture->view = g_object_new (CB_TYPE_SHEET_VIEW, NULL);
  g_object_set (fixture->view, "sheet", fixture->sheet, NULL);
  fixture->scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_child (fixture->scroller, GTK_WIDGET (fixture->view));
  gtk_widget_set_vexpand (GTK_WIDGET (fixture->scroller), TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (fixture->scroller));
  fixture->after = gtk_button_new_with_label ("After");
  gtk_box_append (GTK_BOX (box), fixture->after);
  fixture->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (fixture->window), box);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 400);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  open_window (fixture, cb_case_test_new ());
}

static void
set_up_solved (Fixture *fixture, gconstpointer data)
{
  open_window (fixture, cb_case_test_load_sample ("published-six-players.casebook", 27));
}

static void
set_up_sample (Fixture *fixture, gconstpointer data)
{
  open_window (fixture, cb_case_test_load_sample ("published-six-players.casebook", 12));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer view = fixture->view;

  g_object_add_weak_pointer (G_OBJECT (view), &view);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  cb_ui_test_wait (view == NULL);
  cb_ui_test_let_go (fixture->sheet);
  cb_ui_test_let_go (fixture->case_);
}

static CbSheetCell *
get_cell (Fixture *fixture, const char *id, guint holder)
{
  return cb_sheet_view_get_cell (fixture->view, cb_case_test_card (fixture->case_, id), holder);
}

static GtkWidget *
find (GtkWidget *root, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
has_focus (Fixture *fixture, const char *id, guint holder)
{
  return gtk_widget_is_focus (GTK_WIDGET (get_cell (fixture, id, holder)));
}

static void
assert_cell (CbSheetCell *cell, const char *label, GtkAccessibleTristate checked)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (cell);

  gtk_test_accessible_assert_role (accessible, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  gtk_test_accessible_assert_state (accessible, GTK_ACCESSIBLE_STATE_CHECKED, checked);
}

static void
test_roles (Fixture *fixture, gconstpointer data)
{
  GtkWidget *cell = GTK_WIDGET (get_cell (fixture, "plum", CB_HOLDER_OF_SEAT (BOB)));
  GtkWidget *row = gtk_widget_get_parent (cell);
  GtkWidget *header = gtk_widget_get_first_child (GTK_WIDGET (fixture->view));

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (fixture->view), GTK_ACCESSIBLE_ROLE_GRID);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_ROLE_ROW);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (gtk_widget_get_first_child (row)),
                                   GTK_ACCESSIBLE_ROLE_ROW_HEADER);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (header), GTK_ACCESSIBLE_ROLE_ROW);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (gtk_widget_get_last_child (header)),
                                   GTK_ACCESSIBLE_ROLE_COLUMN_HEADER);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (gtk_widget_get_parent (row)),
                                   GTK_ACCESSIBLE_ROLE_ROW_GROUP);
  gtk_test_accessible_assert_property (gtk_widget_get_parent (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Suspects");
  gtk_test_accessible_assert_relation (GTK_ACCESSIBLE (cell),
                                       GTK_ACCESSIBLE_RELATION_ROW_INDEX_TEXT, "Plum");
  gtk_test_accessible_assert_relation (GTK_ACCESSIBLE (cell),
                                       GTK_ACCESSIBLE_RELATION_COL_INDEX_TEXT, "Bob");
}

static void
test_says_everything (Fixture *fixture, gconstpointer data)
{
  assert_cell (get_cell (fixture, "rope", CB_HOLDER_OF_SEAT (ANN)), "Rope, Ann: has it",
               GTK_ACCESSIBLE_TRISTATE_TRUE);
  assert_cell (get_cell (fixture, "rope", CB_HOLDER_OF_SEAT (BOB)), "Rope, Bob: does not have it",
               GTK_ACCESSIBLE_TRISTATE_FALSE);
  assert_cell (get_cell (fixture, "plum", CB_HOLDER_OF_SEAT (BOB)), "Plum, Bob: unknown",
               GTK_ACCESSIBLE_TRISTATE_MIXED);

  cb_case_test_ask (fixture->case_, ANN, "plum wrench library", BOB, -1);
  assert_cell (get_cell (fixture, "plum", CB_HOLDER_OF_SEAT (BOB)),
               "Plum, Bob: does not have it, new", GTK_ACCESSIBLE_TRISTATE_FALSE);
  g_assert_true (gtk_widget_has_css_class (
    GTK_WIDGET (get_cell (fixture, "plum", CB_HOLDER_OF_SEAT (BOB))), "news"));
}

static void
test_pencil (Fixture *fixture, gconstpointer data)
{
  GtkWidget *cell = GTK_WIDGET (get_cell (fixture, "plum", CB_HOLDER_OF_SEAT (BOB)));
  guint card = cb_case_test_card (fixture->case_, "plum");
  const char *const CYCLE[] = { "✗", "✓", "?", NULL };

  for (guint i = 0; i < G_N_ELEMENTS (CYCLE); i++)
    {
      g_assert_true (gtk_widget_activate_action (cell, "cell.cycle", NULL));
      g_assert_cmpstr (cb_case_get_pencil (fixture->case_, card, CB_HOLDER_OF_SEAT (BOB)), ==,
                       CYCLE[i]);
    }

  gtk_widget_activate_action (cell, "cell.mark-yes", NULL);
  assert_cell (CB_SHEET_CELL (cell), "Plum, Bob: unknown; your mark: has it",
               GTK_ACCESSIBLE_TRISTATE_MIXED);
  gtk_widget_activate_action (cell, "cell.mark-no", NULL);
  g_assert_cmpstr (cb_case_get_pencil (fixture->case_, card, CB_HOLDER_OF_SEAT (BOB)), ==, "✗");
  gtk_widget_activate_action (cell, "cell.clear", NULL);
  g_assert_null (cb_case_get_pencil (fixture->case_, card, CB_HOLDER_OF_SEAT (BOB)));
}

static GBytes *
take_picture (Fixture *fixture, GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);

  gtk_test_widget_wait_for_draw (fixture->window);
  paintable = gtk_widget_paintable_new (widget);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (fixture->window)),
                                         node, &GRAPHENE_RECT_INIT (0, 0, width, height));
  return gdk_texture_save_to_png_bytes (texture);
}

/* Each of the three marks looks different in each of the sets, and is heard the same. */
static void
test_symbols (Fixture *fixture, gconstpointer data)
{
  CbSheetCell *cells[] = {
    get_cell (fixture, "rope", CB_HOLDER_OF_SEAT (ANN)),
    get_cell (fixture, "rope", CB_HOLDER_OF_SEAT (BOB)),
    get_cell (fixture, "plum", CB_HOLDER_OF_SEAT (BOB)),
  };
  g_autoptr (GPtrArray) pictures = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);

  for (CbSymbols symbols = CB_SYMBOLS_MARKS; symbols <= CB_SYMBOLS_DOTS; symbols++)
    {
      g_object_set (fixture->view, "symbols", symbols, NULL);
      assert_cell (cells[0], "Rope, Ann: has it", GTK_ACCESSIBLE_TRISTATE_TRUE);
      assert_cell (cells[1], "Rope, Bob: does not have it", GTK_ACCESSIBLE_TRISTATE_FALSE);
      assert_cell (cells[2], "Plum, Bob: unknown", GTK_ACCESSIBLE_TRISTATE_MIXED);
      for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
        g_ptr_array_add (pictures, take_picture (fixture, GTK_WIDGET (cells[i])));
    }
  for (guint i = 0; i < pictures->len; i++)
    for (guint j = 0; j < i; j++)
      /* What is open is the same dot beside marks as beside letters. */
      g_assert_true ((i == 5 && j == 2) || !g_bytes_equal (g_ptr_array_index (pictures, i),
                                                           g_ptr_array_index (pictures, j)));
}

/* The number comes when it is known, and is heard, too. */
static void
test_chances (Fixture *fixture, gconstpointer data)
{
  CbSheetCell *cell = get_cell (fixture, "plum", CB_HOLDER_OF_SEAT (BOB));
  g_autoptr (GBytes) without = take_picture (fixture, GTK_WIDGET (cell));
  g_autoptr (GBytes) with = NULL;

  cb_case_set_assist (fixture->case_, CB_ASSIST_ODDS);
  g_object_set (fixture->view, "mode", CB_SHEET_MODE_ODDS, NULL);
  while (cb_cell_get_chance (cb_sheet_cell_get_cell (cell)) < 0)
    g_main_context_iteration (NULL, TRUE);
  assert_cell (cell, "Plum, Bob: unknown; odds 38%", GTK_ACCESSIBLE_TRISTATE_MIXED);
  with = take_picture (fixture, GTK_WIDGET (cell));
  g_assert_false (g_bytes_equal (with, without));

  cb_case_test_ask (fixture->case_, ANN, "green wrench library", -1, BOB);
  assert_cell (cell, "Plum, Bob: unknown", GTK_ACCESSIBLE_TRISTATE_MIXED);
}

/* (transfer full): what the cell draws itself */
static GskRenderNode *
paint (CbSheetCell *cell)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();

  GTK_WIDGET_GET_CLASS (cell)->snapshot (GTK_WIDGET (cell), snapshot);
  return gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
}

/* (nullable) (transfer none): the first of that type that lies on the ground of a cell */
static GskRenderNode *
find_node (GskRenderNode *node, GskRenderNodeType type)
{
  GskRenderNode *found = NULL;

  switch (gsk_render_node_get_node_type (node))
    {
    case GSK_ROUNDED_CLIP_NODE:
      return find_node (gsk_rounded_clip_node_get_child (node), type);
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node) && found == NULL; i++)
        found = find_node (gsk_container_node_get_child (node, i), type);
      return found;
    default:
      return gsk_render_node_get_node_type (node) == type ? node : NULL;
    }
}

/* As wide as it is likely, from the edge where one begins to read. */
static void
assert_fill (CbSheetCell *cell, gboolean from_the_right)
{
  g_autoptr (GskRenderNode) node = paint (cell);
  GskRenderNode *fill = find_node (node, GSK_COLOR_NODE);
  double chance = cb_cell_get_chance (cb_sheet_cell_get_cell (cell));
  float width = (float) gtk_widget_get_width (GTK_WIDGET (cell));
  graphene_rect_t bounds;

  g_assert_nonnull (fill);
  gsk_render_node_get_bounds (fill, &bounds);
  g_assert_cmpfloat (chance, >, 0.1);
  g_assert_cmpfloat (chance, <, 0.9);
  g_assert_cmpfloat_with_epsilon (bounds.size.width, width * (float) chance, 1);
  if (from_the_right)
    g_assert_cmpfloat (bounds.origin.x + bounds.size.width, ==, width);
  else
    g_assert_cmpfloat (bounds.origin.x, ==, 0);
  g_assert_cmpfloat (bounds.origin.y, ==, 0);
  g_assert_cmpfloat (bounds.size.height, ==, (float) gtk_widget_get_height (GTK_WIDGET (cell)));
}

static void
wait_for_chance (Fixture *fixture, CbSheetCell *cell)
{
  cb_ui_test_wait (cb_cell_get_chance (cb_sheet_cell_get_cell (cell)) >= 0);
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
test_draws_odds (Fixture *fixture, gconstpointer data)
{
  static const char *const IDS[] = { "plum", "wrench", "library" };

  cb_case_set_assist (fixture->case_, CB_ASSIST_ODDS);
  g_object_set (fixture->view, "mode", CB_SHEET_MODE_ODDS, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (IDS); i++)
    for (guint holder = 0; holder < 4; holder++)
      {
        CbSheetCell *cell = get_cell (fixture, IDS[i], holder);

        if (holder == CB_HOLDER_OF_SEAT (ANN))
          continue;
        wait_for_chance (fixture, cell);
        assert_fill (cell, FALSE);
        gtk_widget_set_direction (GTK_WIDGET (cell), GTK_TEXT_DIR_RTL);
        assert_fill (cell, TRUE);
      }
}

/* Where nothing is to be guessed there is nothing to fill. */
static void
test_draws_no_odds (Fixture *fixture, gconstpointer data)
{
  CbSheetCell *mine = get_cell (fixture, "rope", CB_HOLDER_OF_SEAT (ANN));
  CbSheetCell *open = get_cell (fixture, "plum", CB_HOLDER_OF_SEAT (BOB));
  g_autoptr (GskRenderNode) off = paint (open);
  g_autoptr (GskRenderNode) known = NULL;

  g_assert_null (find_node (off, GSK_COLOR_NODE));
  cb_case_set_assist (fixture->case_, CB_ASSIST_ODDS);
  g_object_set (fixture->view, "mode", CB_SHEET_MODE_ODDS, NULL);
  wait_for_chance (fixture, open);
  known = paint (mine);
  g_assert_null (find_node (known, GSK_COLOR_NODE));
}

/* @x: where its corner begins, or −1 for none */
static void
assert_corner (CbSheetCell *cell, float x)
{
  g_autoptr (GskRenderNode) node = paint (cell);
  GskRenderNode *corner = find_node (node, GSK_FILL_NODE);
  graphene_rect_t bounds;

  g_assert_true ((corner != NULL) == (x >= 0));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (cell), "news") == (x >= 0));
  if (corner == NULL)
    return;
  gsk_render_node_get_bounds (corner, &bounds);
  g_assert_cmpfloat_with_epsilon (bounds.origin.x, x, 1);
  g_assert_cmpfloat_with_epsilon (bounds.size.width, 9, 1);
  g_assert_cmpfloat_with_epsilon (bounds.origin.y, 0, 1);
}

/* What the last entry settled has a frame and a corner, until the next entry. */
static void
test_draws_news (Fixture *fixture, gconstpointer data)
{
  CbSheetCell *first = get_cell (fixture, "plum", CB_HOLDER_OF_SEAT (BOB));
  CbSheetCell *second = get_cell (fixture, "green", CB_HOLDER_OF_SEAT (CARA));
  float width = (float) gtk_widget_get_width (GTK_WIDGET (first));

  cb_case_test_ask (fixture->case_, ANN, "plum wrench library", BOB, -1);
  gtk_test_widget_wait_for_draw (fixture->window);
  assert_corner (first, width - 9);
  assert_corner (second, -1);
  gtk_widget_set_direction (GTK_WIDGET (first), GTK_TEXT_DIR_RTL);
  assert_corner (first, 0);
  gtk_widget_set_direction (GTK_WIDGET (first), GTK_TEXT_DIR_LTR);
  cb_case_test_ask (fixture->case_, BOB, "green revolver lounge", CARA, -1);
  gtk_test_widget_wait_for_draw (fixture->window);
  assert_corner (first, -1);
  assert_corner (second, width - 9);
}

static guint
count_pale_cells (Fixture *fixture)
{
  guint n = 0;

  for (guint card = 0; card < 21; card++)
    for (guint holder = 0; holder < 4; holder++)
      if (gtk_widget_get_opacity (
            GTK_WIDGET (cb_sheet_view_get_cell (fixture->view, card, holder))) < 1)
        n++;
  return n;
}

/* What an entry settles appears within half a second, and all of it; what is taken back, and where
 * nothing is to move, at once. */
static void
test_motion (Fixture *fixture, gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autoptr (GSettings) choices = g_settings_new (APP_ID);
  GtkWidget *cell = GTK_WIDGET (get_cell (fixture, "plum", CB_HOLDER_OF_SEAT (BOB)));
  gint64 start = g_get_monotonic_time ();

  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  cb_case_test_ask (fixture->case_, ANN, "plum wrench library", BOB, -1);
  g_assert_cmpuint (count_pale_cells (fixture), ==, 3);
  g_assert_cmpfloat (gtk_widget_get_opacity (cell), <, 1);
  while (count_pale_cells (fixture) > 0)
    g_main_context_iteration (NULL, TRUE);
  g_test_message ("moved for %d ms", (int) ((g_get_monotonic_time () - start) / 1000));
  cb_case_undo (fixture->case_);
  g_assert_cmpuint (count_pale_cells (fixture), ==, 0);

  g_settings_set_boolean (choices, "quiet", TRUE);
  cb_case_test_ask (fixture->case_, ANN, "plum wrench library", BOB, -1);
  g_assert_cmpuint (count_pale_cells (fixture), ==, 0);
  cb_case_undo (fixture->case_);
  g_settings_reset (choices, "quiet");

  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  cb_case_test_ask (fixture->case_, ANN, "plum wrench library", BOB, -1);
  g_assert_cmpuint (count_pale_cells (fixture), ==, 0);
}

static void
test_symbols_in_words (void)
{
  g_assert_cmpstr (cb_symbols_get_text (CB_SYMBOLS_MARKS, CB_MARK_YES), ==, "✓");
  g_assert_cmpstr (cb_symbols_get_text (CB_SYMBOLS_LETTERS, CB_MARK_NO), ==, "N");
  g_assert_cmpstr (cb_symbols_get_text (CB_SYMBOLS_DOTS, CB_MARK_MAYBE), ==, "○");
  g_assert_cmpstr (cb_symbols_get_pencil (CB_SYMBOLS_LETTERS, "✓"), ==, "Y");
  g_assert_cmpstr (cb_symbols_get_pencil (CB_SYMBOLS_DOTS, "✗"), ==, "–");
  g_assert_cmpstr (cb_symbols_get_pencil (CB_SYMBOLS_DOTS, "?"), ==, "?");
  g_assert_cmpstr (cb_symbols_get_pencil (CB_SYMBOLS_DOTS, "sure"), ==, "sure");
}

static void
test_roves (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = GTK_WIDGET (fixture->view);

  g_assert_true (gtk_widget_grab_focus (view));
  g_assert_true (has_focus (fixture, "scarlet", CB_HOLDER_ENVELOPE));
  gtk_widget_child_focus (view, GTK_DIR_RIGHT);
  gtk_widget_child_focus (view, GTK_DIR_DOWN);
  g_assert_true (has_focus (fixture, "mustard", CB_HOLDER_OF_SEAT (ANN)));
  gtk_widget_child_focus (view, GTK_DIR_LEFT);
  gtk_widget_child_focus (view, GTK_DIR_LEFT);
  g_assert_true (has_focus (fixture, "mustard", CB_HOLDER_ENVELOPE));
  gtk_widget_child_focus (view, GTK_DIR_UP);
  gtk_widget_child_focus (view, GTK_DIR_UP);
  g_assert_true (has_focus (fixture, "scarlet", CB_HOLDER_ENVELOPE));

  /* Tab goes to the corner and leaves, and comes back to the same cell. */
  cb_sheet_view_focus_cell (fixture->view, cb_case_test_card (fixture->case_, "rope"), 2);
  gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_FORWARD);
  g_assert_nonnull (gtk_widget_get_focus_child (find (view, ADW_TYPE_TOGGLE_GROUP)));
  for (guint i = 0; i < 3 && !gtk_widget_is_focus (fixture->after); i++)
    gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_widget_is_focus (fixture->after));
  gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_BACKWARD);
  g_assert_true (has_focus (fixture, "rope", 2));
}

static void
test_roves_right_to_left (Fixture *fixture, gconstpointer data)
{
  gtk_widget_set_direction (GTK_WIDGET (fixture->view), GTK_TEXT_DIR_RTL);
  cb_sheet_view_focus_cell (fixture->view, 0, 1);
  gtk_widget_child_focus (GTK_WIDGET (fixture->view), GTK_DIR_LEFT);
  g_assert_true (has_focus (fixture, "scarlet", 2));
  gtk_widget_child_focus (GTK_WIDGET (fixture->view), GTK_DIR_RIGHT);
  g_assert_true (has_focus (fixture, "scarlet", 1));
}

/* What has the focus is in view, under the header that always is. */
static void
test_scrolls_to_the_focus (Fixture *fixture, gconstpointer data)
{
  GtkAdjustment *vertical = gtk_scrolled_window_get_vadjustment (fixture->scroller);
  GtkWidget *header = gtk_widget_get_first_child (GTK_WIDGET (fixture->view));
  GtkWidget *cell = GTK_WIDGET (get_cell (fixture, "study", 0));
  graphene_rect_t bounds;

  g_assert_cmpfloat (gtk_adjustment_get_value (vertical), ==, 0);
  gtk_widget_grab_focus (cell);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_cmpfloat (gtk_adjustment_get_value (vertical), >, 0);
  g_assert_true (gtk_widget_compute_bounds (cell, GTK_WIDGET (fixture->view), &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, gtk_widget_get_height (header));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                     gtk_widget_get_height (GTK_WIDGET (fixture->view)));
  g_assert_true (gtk_widget_compute_bounds (header, GTK_WIDGET (fixture->view), &bounds));
  g_assert_cmpfloat (bounds.origin.y, ==, 0);
}

static double
get_y (Fixture *fixture, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->view), &bounds));
  return bounds.origin.y;
}

static gboolean
is_folded (Fixture *fixture, const char *id)
{
  return !gtk_widget_get_mapped (GTK_WIDGET (get_cell (fixture, id, 0)));
}

/* What the line says that tells of folded cards; NULL where there is none. */
static const char *
get_fold (Fixture *fixture, const char *id)
{
  GtkWidget *row = gtk_widget_get_parent (GTK_WIDGET (get_cell (fixture, id, 0)));
  GtkWidget *fold = cb_sheet_group_get_fold (CB_SHEET_GROUP (gtk_widget_get_parent (row)));

  return gtk_widget_get_visible (fold) ? gtk_widget_get_tooltip_text (fold) : NULL;
}

/* Ann holds scarlet and white; the others are open. */
static void
test_folds (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = GTK_WIDGET (fixture->view);
  GtkWidget *group;

  g_assert_null (get_fold (fixture, "scarlet"));
  gtk_widget_grab_focus (view);
  g_assert_true (has_focus (fixture, "scarlet", 0));
  g_object_set (view, "mode", CB_SHEET_MODE_OPEN, NULL);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_true (is_folded (fixture, "scarlet"));
  g_assert_false (is_folded (fixture, "mustard"));
  g_assert_true (is_folded (fixture, "white"));
  g_assert_cmpstr (get_fold (fixture, "scarlet"), ==, "2 known: Scarlet, White");
  g_assert_nonnull (get_fold (fixture, "hall"));

  /* Arrows pass what is folded. */
  g_assert_true (has_focus (fixture, "mustard", 0));
  gtk_widget_child_focus (view, GTK_DIR_DOWN);
  g_assert_true (has_focus (fixture, "green", 0));
  gtk_widget_child_focus (view, GTK_DIR_UP);
  gtk_widget_child_focus (view, GTK_DIR_UP);
  g_assert_true (has_focus (fixture, "mustard", 0));

  /* The line brings them back, below the others. */
  group = gtk_widget_get_parent (
    gtk_widget_get_parent (GTK_WIDGET (get_cell (fixture, "plum", 0))));
  gtk_toggle_button_set_active (
    GTK_TOGGLE_BUTTON (cb_sheet_group_get_fold (CB_SHEET_GROUP (group))), TRUE);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_false (is_folded (fixture, "scarlet"));
  g_assert_cmpfloat (get_y (fixture, GTK_WIDGET (get_cell (fixture, "scarlet", 0))), >,
                     get_y (fixture, GTK_WIDGET (get_cell (fixture, "plum", 0))));
  gtk_widget_grab_focus (GTK_WIDGET (get_cell (fixture, "plum", 0)));
  gtk_widget_child_focus (view, GTK_DIR_DOWN);
  g_assert_true (has_focus (fixture, "scarlet", 0));

  g_object_set (view, "mode", CB_SHEET_MODE_MARKS, NULL);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_false (is_folded (fixture, "scarlet"));
  g_assert_null (get_fold (fixture, "scarlet"));
  g_assert_cmpfloat (get_y (fixture, GTK_WIDGET (get_cell (fixture, "scarlet", 0))), <,
                     get_y (fixture, GTK_WIDGET (get_cell (fixture, "plum", 0))));
}

/* Of open cards those come first that the envelope has most likely. */
static void
test_likeliest_first (Fixture *fixture, gconstpointer data)
{
  static const char *const CARDS[] = { "mustard", "green", "peacock", "plum" };
  CbSheetCell *plum = get_cell (fixture, "plum", 0);

  cb_case_set_assist (fixture->case_, CB_ASSIST_ODDS);
  cb_case_test_ask (fixture->case_, ANN, "plum rope hall", BOB, -1);
  g_object_set (fixture->view, "mode", CB_SHEET_MODE_OPEN, NULL);
  while (cb_cell_get_chance (cb_sheet_cell_get_cell (plum)) < 0)
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (fixture->window);
  for (guint i = 0; i < G_N_ELEMENTS (CARDS) - 1; i++)
    g_assert_cmpfloat (get_y (fixture, GTK_WIDGET (get_cell (fixture, CARDS[i], 0))), >,
                       get_y (fixture, GTK_WIDGET (plum)));
}

/* News stay until the next entry, and the focus stays where it is for longer. */
static void
test_folds_late (Fixture *fixture, gconstpointer data)
{
  g_object_set (fixture->view, "mode", CB_SHEET_MODE_OPEN, NULL);
  cb_sheet_view_focus_cell (fixture->view, cb_case_test_card (fixture->case_, "plum"), 0);
  /* Nobody has them: all three are in the envelope. */
  cb_case_test_ask (fixture->case_, ANN, "plum wrench library", BOB, -1);
  cb_case_test_ask (fixture->case_, BOB, "plum wrench library", CARA, -1);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_false (is_folded (fixture, "plum"));
  g_assert_false (is_folded (fixture, "wrench"));

  cb_case_test_ask (fixture->case_, CARA, "plum wrench library", ANN, -1);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_true (has_focus (fixture, "plum", 0));
  g_assert_false (is_folded (fixture, "plum"));
  g_assert_true (is_folded (fixture, "wrench"));

  /* What was open again is there again. */
  cb_case_undo (fixture->case_);
  cb_case_undo (fixture->case_);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_false (is_folded (fixture, "wrench"));
}

/* While rows fold above it what one looks at stays where it is. */
static void
test_folds_in_place (Fixture *fixture, gconstpointer data)
{
  GtkWidget *cell = GTK_WIDGET (get_cell (fixture, "kitchen", 3));
  double y;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 260);
  gtk_widget_grab_focus (GTK_WIDGET (get_cell (fixture, "study", 3)));
  gtk_widget_grab_focus (cell);
  gtk_test_widget_wait_for_draw (fixture->window);
  y = get_y (fixture, cell);
  g_object_set (fixture->view, "mode", CB_SHEET_MODE_OPEN, NULL);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_true (is_folded (fixture, "scarlet"));
  g_assert_cmpfloat (get_y (fixture, cell), ==, y);
}

static void
test_columns_line_up (Fixture *fixture, gconstpointer data)
{
  GtkWidget *heading = gtk_widget_get_first_child (
    gtk_widget_get_first_child (GTK_WIDGET (fixture->view)));

  for (guint holder = 0; holder < 7; holder++)
    {
      graphene_rect_t above, first, last;

      heading = gtk_widget_get_next_sibling (heading);
      g_assert_true (gtk_widget_compute_bounds (heading, fixture->window, &above));
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (get_cell (fixture, "scarlet", holder)),
                                                fixture->window, &first));
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (get_cell (fixture, "study", holder)),
                                                fixture->window, &last));
      g_assert_cmpfloat (ABS (graphene_rect_get_x (&above) + above.size.width / 2 -
                              graphene_rect_get_x (&first) - first.size.width / 2),
                         <=, 1);
      g_assert_cmpfloat (graphene_rect_get_x (&first), ==, graphene_rect_get_x (&last));
    }
}

static GtkWidget *
get_heading (Fixture *fixture, guint holder)
{
  GtkWidget *heading = gtk_widget_get_first_child (
    gtk_widget_get_first_child (GTK_WIDGET (fixture->view)));

  for (guint i = 0; i <= holder; i++)
    heading = gtk_widget_get_next_sibling (heading);
  return heading;
}

/* Who is out is marked, and said to be; not before, and not after it was undone. */
/* With a token that is struck out. */
static void
assert_out (GtkWidget *heading, gboolean expected)
{
  gboolean out;

  g_object_get (cb_ui_test_find (heading, CB_TYPE_TOKEN, NULL), "out", &out, NULL);
  g_assert_true (out == expected);
  g_assert_true (gtk_widget_has_css_class (heading, "out") == expected);
}

static void
test_out (Fixture *fixture, gconstpointer data)
{
  GtkWidget *heading = get_heading (fixture, CB_HOLDER_OF_SEAT (BOB));
  g_autoptr (CbEntry) entry = cb_accusation_new (
    BOB, cb_case_test_cards (fixture->case_, "plum rope hall"), CB_RESULT_WRONG);

  assert_out (heading, FALSE);
  cb_case_append (fixture->case_, entry);
  assert_out (heading, TRUE);
  gtk_test_accessible_assert_property (heading, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Bob, 0 of 6 cards known");
  gtk_test_accessible_assert_property (heading, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Wrong accusation, still answers");
  cb_sheet_set_at (fixture->sheet, 0);
  assert_out (heading, FALSE);
  cb_sheet_set_at (fixture->sheet, -1);
  assert_out (heading, TRUE);
  cb_case_undo (fixture->case_);
  assert_out (heading, FALSE);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (heading), ==, "Bob, 0 of 6 cards known");
}

static void
details_cb (CbSheetView *view, CbSheetCell *cell, CbSheetCell **seen)
{
  *seen = cell;
}

static void
test_details (Fixture *fixture, gconstpointer data)
{
  CbSheetCell *seen = NULL;

  g_signal_connect (fixture->view, "details", G_CALLBACK (details_cb), &seen);
  gtk_widget_activate (GTK_WIDGET (get_cell (fixture, "rope", 1)));
  g_assert_true (seen == get_cell (fixture, "rope", 1));
}

/* (transfer none) */
static GtkWidget *
open_details (Fixture *fixture, const char *id, guint holder)
{
  GtkWidget *details = cb_cell_details_new (get_cell (fixture, id, holder), TRUE);

  gtk_box_append (GTK_BOX (gtk_window_get_child (GTK_WINDOW (fixture->window))), details);
  gtk_test_widget_wait_for_draw (fixture->window);
  return details;
}

static void
test_details_show_the_pencil (Fixture *fixture, gconstpointer data)
{
  GtkWidget *details = open_details (fixture, "plum", CB_HOLDER_OF_SEAT (BOB));
  guint card = cb_case_test_card (fixture->case_, "plum");
  GtkWidget *group = find (details, ADW_TYPE_TOGGLE_GROUP);

  gtk_test_accessible_assert_property (details, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Plum, Bob: unknown. Unknown: nothing recorded so far "
                                       "decides it.");
  adw_toggle_group_set_active_name (ADW_TOGGLE_GROUP (group), "✗");
  g_assert_cmpstr (cb_case_get_pencil (fixture->case_, card, CB_HOLDER_OF_SEAT (BOB)), ==, "✗");
  cb_case_undo (fixture->case_);
  g_assert_cmpstr (adw_toggle_group_get_active_name (ADW_TOGGLE_GROUP (group)), ==, "none");
  adw_toggle_group_set_active_name (ADW_TOGGLE_GROUP (group), "?");
  adw_toggle_group_set_active_name (ADW_TOGGLE_GROUP (group), "none");
  g_assert_null (cb_case_get_pencil (fixture->case_, card, CB_HOLDER_OF_SEAT (BOB)));
}

/* The sheet shows what the disk has: a mark that is taken away may still be seen for a moment. To
 * look at the cell then is no wish to have the mark back. */
static void
test_details_of_a_mark_that_goes (Fixture *fixture, gconstpointer data)
{
  guint bob = CB_HOLDER_OF_SEAT (BOB);
  guint card = cb_case_test_card (fixture->case_, "plum");
  CbCaseFile *file = cb_case_get_file (fixture->case_);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "pencil.casebook", NULL);
  g_autoptr (GFile) place = g_file_new_for_path (path);
  g_autoptr (CbCase) kept = NULL;
  GtkWidget *details, *group;

  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  g_assert_true (cb_case_file_keep_in (file, place, NULL));
  cb_case_file_set_background (file);
  cb_case_set_pencil (fixture->case_, card, bob, "?");
  cb_ui_test_wait (cb_case_file_is_saved (file) &&
                   cb_case_get_pencil (fixture->case_, card, bob) != NULL);
  cb_case_set_pencil (fixture->case_, card, bob, NULL);
  g_assert_cmpstr (cb_cell_get_pencil (cb_sheet_get_cell (fixture->sheet, card, bob)), ==, "?");

  details = open_details (fixture, "plum", bob);
  group = find (details, ADW_TYPE_TOGGLE_GROUP);
  cb_ui_test_wait (
    cb_case_file_is_saved (file) &&
    g_strcmp0 (adw_toggle_group_get_active_name (ADW_TOGGLE_GROUP (group)), "none") == 0);
  g_assert_null (cb_cell_get_pencil (cb_sheet_get_cell (fixture->sheet, card, bob)));
  kept = cb_case_load (place, NULL);
  g_assert_null (cb_case_get_pencil (kept, card, bob));
}

static char *
get_text (GtkWidget *why, GType type, const char *name)
{
  GtkWidget *widget = cb_ui_test_find (why, type, name);
  char *text;

  g_assert_true (gtk_widget_get_mapped (widget));
  g_object_get (widget, "label", &text, NULL);
  return text;
}

static gboolean
is_computing (GtkWidget *why)
{
  return gtk_widget_get_visible (cb_ui_test_find (why, ADW_TYPE_SPINNER, "spinner"));
}

/* Of an open cell the chance comes when it is known; and again, when the log has changed. */
static void
test_details_find_the_chance (Fixture *fixture, gconstpointer data)
{
  GtkWidget *why;
  g_autofree char *before = NULL;
  g_autofree char *chance = NULL;

  cb_case_set_assist (fixture->case_, CB_ASSIST_ODDS);
  why = find (open_details (fixture, "plum", CB_HOLDER_OF_SEAT (BOB)), CB_TYPE_WHY_VIEW);
  while (is_computing (why))
    g_main_context_iteration (NULL, TRUE);
  chance = get_text (why, GTK_TYPE_LABEL, "chance");
  g_assert_cmpstr (chance, ==, "Odds: 38%");

  cb_case_test_ask (fixture->case_, ANN, "green wrench library", -1, BOB);
  g_assert_true (is_computing (why));
  before = get_text (why, GTK_TYPE_LABEL, "chance");
  g_assert_cmpstr (before, ==, "Odds:");
  /* What settles it leaves no chance, however far the work on it is. */
  cb_case_test_ask (fixture->case_, ANN, "plum wrench library", BOB, -1);
  g_assert_false (is_computing (why));
  g_assert_false (gtk_widget_get_mapped (cb_ui_test_find (why, GTK_TYPE_LABEL, "chance")));
  g_assert_true (gtk_widget_get_mapped (cb_ui_test_find (why, GTK_TYPE_LIST_BOX, "steps")));
}

/* @expected: NULL where nothing is said */
static void
assert_line (GtkWidget *why, const char *name, const char *expected)
{
  GtkWidget *label = cb_ui_test_find (why, GTK_TYPE_LABEL, name);

  g_assert_true (gtk_widget_get_mapped (label) == (expected != NULL));
  if (expected != NULL)
    g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, expected);
}

static void
entry_cb (GtkWidget *why, guint position, guint *seen)
{
  *seen = position;
}

/* What is known, since when, from which entries, each of which leads to the log; and how it was
 * when it was not known. */
static void
test_details_say (Fixture *fixture, gconstpointer data)
{
  GtkWidget *why, *entries, *steps, *row;
  guint seen = 99;

  cb_case_test_ask (fixture->case_, ANN, "green lead-pipe lounge", -1, BOB);
  cb_case_test_ask (fixture->case_, ANN, "plum wrench library", BOB, -1);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 1200);
  why = find (open_details (fixture, "plum", CB_HOLDER_OF_SEAT (BOB)), CB_TYPE_WHY_VIEW);
  entries = cb_ui_test_find (why, GTK_TYPE_LIST_BOX, "entries");
  steps = cb_ui_test_find (why, GTK_TYPE_LIST_BOX, "steps");
  assert_line (why, "title", "Plum · Bob");
  assert_line (why, "conclusion", "✗  Bob doesn’t have Plum.");
  assert_line (why, "since", "Known since entry 2");
  assert_line (why, "reason", "Deduced from:");
  assert_line (why, "chance", NULL);
  row = gtk_widget_get_first_child (entries);
  g_assert_null (gtk_widget_get_next_sibling (row));
  g_assert_nonnull (cb_ui_test_find_label (row, "2"));
  g_assert_nonnull (cb_ui_test_find_label (row, "You suggested: Plum, Wrench, Library"));
  g_assert_nonnull (
    cb_ui_test_find_label (steps, "Entry 2: Bob passed on Plum, Wrench and Library."));
  g_signal_connect (why, "entry-activated", G_CALLBACK (entry_cb), &seen);
  g_signal_emit_by_name (entries, "row-activated", row);
  g_assert_cmpuint (seen, ==, 1);

  cb_sheet_set_at (fixture->sheet, 1);
  gtk_test_widget_wait_for_draw (fixture->window);
  assert_line (why, "conclusion", "·  Unknown");
  assert_line (why, "since", NULL);
  assert_line (why, "reason", "Unknown: nothing recorded so far decides it.");
  g_assert_false (gtk_widget_get_mapped (entries));
  g_assert_false (gtk_widget_get_mapped (steps));
}

/* A short chain of steps simply stands there; a long one is folded, and can be folded again. */
static void
test_details_fold_steps (Fixture *fixture, gconstpointer data)
{
  GtkWidget *why, *chain, *steps;
  g_autofree char *title = NULL;

  why = find (open_details (fixture, "wrench", CB_HOLDER_OF_SEAT (3)), CB_TYPE_WHY_VIEW);
  g_assert_false (gtk_widget_get_mapped (cb_ui_test_find (why, GTK_TYPE_EXPANDER, "chain")));
  g_assert_true (gtk_widget_get_mapped (cb_ui_test_find (why, GTK_TYPE_LIST_BOX, "steps")));
  gtk_widget_unparent (gtk_widget_get_ancestor (why, CB_TYPE_CELL_DETAILS));

  why = find (open_details (fixture, "billiard-room", CB_HOLDER_ENVELOPE), CB_TYPE_WHY_VIEW);
  chain = cb_ui_test_find (why, GTK_TYPE_EXPANDER, "chain");
  steps = cb_ui_test_find (why, GTK_TYPE_LIST_BOX, "steps");
  title = get_text (why, GTK_TYPE_EXPANDER, "chain");
  g_assert_cmpstr (title, ==, "10 steps");
  g_assert_false (gtk_widget_get_mapped (steps));
  gtk_expander_set_expanded (GTK_EXPANDER (chain), TRUE);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_true (gtk_widget_get_mapped (steps));
}

/* Other players' names, and the lines are made anew. */
static void
test_other_setup (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CbSetup) setup = cb_setup_copy (cb_case_get_setup (fixture->case_));
  g_autoptr (GError) error = NULL;

  cb_setup_set_name (setup, BOB, "Bertrand");
  cb_case_set_setup (fixture->case_, setup, &error);
  g_assert_no_error (error);
  assert_cell (get_cell (fixture, "rope", CB_HOLDER_OF_SEAT (BOB)),
               "Rope, Bertrand: does not have it", GTK_ACCESSIBLE_TRISTATE_FALSE);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(name, set_up, test) \
  g_test_add ("/sheet-view/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("roles", set_up, test_roles);
  ADD ("says-everything", set_up, test_says_everything);
  ADD ("pencil", set_up, test_pencil);
  ADD ("symbols", set_up, test_symbols);
  ADD ("chances", set_up, test_chances);
  ADD ("draws-odds", set_up, test_draws_odds);
  ADD ("draws-no-odds", set_up, test_draws_no_odds);
  ADD ("draws-news", set_up, test_draws_news);
  ADD ("roves", set_up, test_roves);
  ADD ("roves-right-to-left", set_up, test_roves_right_to_left);
  ADD ("scrolls-to-the-focus", set_up_sample, test_scrolls_to_the_focus);
  ADD ("folds", set_up, test_folds);
  ADD ("likeliest-first", set_up, test_likeliest_first);
  ADD ("folds-late", set_up, test_folds_late);
  ADD ("folds-in-place", set_up_sample, test_folds_in_place);
  ADD ("columns-line-up", set_up_sample, test_columns_line_up);
  ADD ("out", set_up, test_out);
  ADD ("details", set_up, test_details);
  ADD ("details-show-the-pencil", set_up, test_details_show_the_pencil);
  ADD ("details-of-a-mark-that-goes", set_up, test_details_of_a_mark_that_goes);
  ADD ("details-find-the-chance", set_up, test_details_find_the_chance);
  ADD ("details-say", set_up, test_details_say);
  ADD ("details-fold-steps", set_up_solved, test_details_fold_steps);
  ADD ("motion", set_up, test_motion);
  ADD ("other-setup", set_up, test_other_setup);
#undef ADD
  g_test_add_func ("/sheet-view/symbols-in-words", test_symbols_in_words);
  return g_test_run ();
}
