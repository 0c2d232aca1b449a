/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of a case as fingers and tiled windows have it: what is tapped is large enough, the
 * cover is within reach, and what the header is there for is not cut off. */

#include "config.h"

#include "cb-case-page.h"
#include "cb-case-test.h"
#include "cb-sheet-group.h"
#include "cb-ui-test.h"

#define FINGER 44

typedef struct
{
  CbCase *case_;
  CbWindow *window;
  CbCasePage *page;
} Fixture;

static void
open_case (Fixture *self, CbCase *case_, int width, int height)
{
  self->case_ = case_;
  self->window = cb_ui_test_open_case (case_, width, height);
  self->page = CB_CASE_PAGE (cb_ui_test_find (GTK_WIDGET (self->window), CB_TYPE_CASE_PAGE, NULL));
}

static void
close_case (Fixture *self)
{
  cb_ui_test_close_window (self->window);
  cb_ui_test_let_go (self->case_);
}

/* Returns: how many there are of these below @root that are to be seen; each is large enough */
static guint
measure (GtkWidget *root, const char *css_name)
{
  guint n = 0;

  if (!gtk_widget_get_mapped (root))
    return 0;
  if (g_str_equal (gtk_widget_get_css_name (root), css_name))
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (root, root, &bounds));
      g_assert_cmpfloat (bounds.size.height, >=, FINGER);
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += measure (child, css_name);
  return n;
}

static void
test_menu (void)
{
  Fixture fixture;
  GtkWidget *button, *popover;

  open_case (&fixture, cb_case_test_new (), 360, 720);
  button = cb_ui_test_find (GTK_WIDGET (fixture.page), GTK_TYPE_MENU_BUTTON, "menu_button");
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  cb_ui_test_draw (GTK_WIDGET (fixture.window));
  popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  g_assert_cmpuint (measure (popover, "modelbutton"), >, 5);
  g_assert_nonnull (cb_ui_test_find_label (popover, "Cover the Screen"));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  close_case (&fixture);
}

static void
test_kinds (void)
{
  Fixture fixture;
  GtkWidget *drop_down, *popover;

  open_case (&fixture, cb_case_test_new (), 360, 720);
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "case.record", NULL);
  cb_ui_test_draw (GTK_WIDGET (fixture.window));
  drop_down = cb_ui_test_find (GTK_WIDGET (fixture.page), GTK_TYPE_DROP_DOWN, "kind");
  gtk_toggle_button_set_active (
    GTK_TOGGLE_BUTTON (cb_ui_test_find (drop_down, GTK_TYPE_TOGGLE_BUTTON, NULL)), TRUE);
  popover = cb_ui_test_find (drop_down, GTK_TYPE_POPOVER, NULL);
  cb_ui_test_wait (gtk_widget_get_mapped (popover));
  cb_ui_test_draw (GTK_WIDGET (fixture.window));
  g_assert_cmpuint (measure (popover, "row"), >, 3);
  gtk_popover_popdown (GTK_POPOVER (popover));
  close_case (&fixture);
}

/* What is folded away, and what the sheet shows. */
static void
test_sheet (void)
{
  Fixture fixture;
  guint n_folds = 0;
  GtkWidget *group, *corner;

  open_case (&fixture, cb_case_test_new (), 360, 720);
  cb_case_test_ask (fixture.case_, BOB, "plum wrench library", -1, CARA);
  cb_ui_test_draw (GTK_WIDGET (fixture.window));
  group = cb_ui_test_find (GTK_WIDGET (fixture.page), CB_TYPE_SHEET_GROUP, NULL);
  for (; group != NULL; group = gtk_widget_get_next_sibling (group))
    if (CB_IS_SHEET_GROUP (group) &&
        gtk_widget_get_visible (cb_sheet_group_get_fold (CB_SHEET_GROUP (group))))
      {
        g_assert_cmpint (gtk_widget_get_height (cb_sheet_group_get_fold (CB_SHEET_GROUP (group))),
                         >=, FINGER);
        n_folds++;
      }
  g_assert_cmpuint (n_folds, >, 0);
  corner = cb_ui_test_find (GTK_WIDGET (fixture.page), ADW_TYPE_TOGGLE_GROUP, NULL);
  g_assert_cmpuint (measure (corner, "toggle"), ==, 2);
  close_case (&fixture);
}

/* With a mouse nothing is blown up. */
static void
test_mouse (void)
{
  Fixture fixture;
  GtkWidget *button, *popover, *item;

  open_case (&fixture, cb_case_test_new (), 1024, 768);
  button = cb_ui_test_find (GTK_WIDGET (fixture.page), GTK_TYPE_MENU_BUTTON, "menu_button");
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  cb_ui_test_draw (GTK_WIDGET (fixture.window));
  popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  item = gtk_widget_get_ancestor (cb_ui_test_find_label (popover, "Cover the Screen"),
                                  g_type_from_name ("GtkModelButton"));
  g_assert_cmpint (gtk_widget_get_height (item), <, FINGER);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  close_case (&fixture);
}

/* (nullable): the button in sight that covers */
static GtkWidget *
find_cover (GtkWidget *root)
{
  if (!gtk_widget_get_mapped (root))
    return NULL;
  if (GTK_IS_BUTTON (root) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (root)), "win.cover") == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_cover (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Whatever buttons of its own the window has: there is one to cover it, whole and within. */
static void
test_cover (gconstpointer data)
{
  int width = GPOINTER_TO_INT (data);
  CbCover *cover = cb_application_get_shared (cb_ui_test_start ())->cover;
  Fixture fixture;
  GtkWidget *button;
  graphene_rect_t bounds;

  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout",
                "icon:minimize,maximize,close", NULL);
  open_case (&fixture, cb_case_test_new (), width, 900);
  button = find_cover (GTK_WIDGET (fixture.page));
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (fixture.window), &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, (float) width);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture.window)), ==, width);
  g_signal_emit_by_name (button, "clicked");
  g_assert_true (cb_cover_get_covered (cover));
  cb_cover_set_covered (cover, FALSE);
  close_case (&fixture);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-decoration-layout");
}

/* Appends what is to be seen in a header, from left to right: the actions of its buttons, “menu”,
 * “title”, “views” and, for the buttons of the window itself, “window”. */
static void
list_header (GtkWidget *widget, GString *words)
{
  const char *name = NULL;

  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_WINDOW_CONTROLS (widget))
    name = gtk_window_controls_get_empty (GTK_WINDOW_CONTROLS (widget)) ? NULL : "window";
  else if (GTK_IS_MENU_BUTTON (widget))
    name = "menu";
  else if (GTK_IS_BUTTON (widget))
    name = gtk_actionable_get_action_name (GTK_ACTIONABLE (widget));
  else if (ADW_IS_WINDOW_TITLE (widget))
    name = "title";
  else if (ADW_IS_VIEW_SWITCHER (widget))
    name = "views";
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      list_header (child, words);
  if (name != NULL)
    g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", name);
}

/* What is used with the thumb keeps its place, whichever side the window's buttons are on. */
static void
test_order (void)
{
  static const struct
  {
    int width;
    const char *layout;
    const char *expected;
  } HEADERS[] = {
    { 360, ":minimize,maximize,close", "navigation.pop title case.undo win.cover menu window" },
    { 360, "close,minimize,maximize:", "window navigation.pop title case.undo win.cover menu" },
    { 1280, ":minimize,maximize,close",
      "navigation.pop title views case.undo case.redo win.cover menu window" },
    { 1280, "close,minimize,maximize:",
      "window navigation.pop title views case.undo case.redo win.cover menu" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (HEADERS); i++)
    {
      g_autoptr (GString) words = g_string_new (NULL);
      Fixture fixture;
      GtkWidget *undo;

      g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", HEADERS[i].layout, NULL);
      open_case (&fixture, cb_case_test_new (), HEADERS[i].width, 900);
      undo = cb_ui_test_find (GTK_WIDGET (fixture.page), GTK_TYPE_BUTTON, "undo");
      list_header (gtk_widget_get_ancestor (undo, ADW_TYPE_HEADER_BAR), words);
      g_assert_cmpstr (words->str, ==, HEADERS[i].expected);
      close_case (&fixture);
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-decoration-layout");
}

static const char *
read_status (Fixture *fixture)
{
  static char *status;

  g_free (status);
  g_object_get (fixture->page, "status", &status, NULL);
  return status;
}

/* How far the case is comes first: what is cut off at the end is how much help there is. */
static void
test_status (void)
{
  Fixture fixture;

  open_case (&fixture, cb_case_test_load_sample ("booklet-classic.casebook", G_MAXUINT), 360, 720);
  cb_case_set_assist (fixture.case_, CB_ASSIST_LOGIC);
  g_assert_cmpstr (read_status (&fixture), ==, "100% · Logic");
  cb_case_set_assist (fixture.case_, CB_ASSIST_NOTES);
  g_assert_cmpstr (read_status (&fixture), ==, "Notes only");
  close_case (&fixture);
}

/* A case need not have a title; its page does. */
static void
test_untitled (void)
{
  Fixture fixture;

  open_case (&fixture, cb_case_test_new (), 360, 720);
  cb_case_set_title (fixture.case_, "");
  cb_ui_test_draw (GTK_WIDGET (fixture.window));
  g_assert_cmpstr (adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (fixture.page)), ==, "Case");
  cb_case_set_title (fixture.case_, "Friday");
  g_assert_cmpstr (adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (fixture.page)), ==,
                   "Friday");
  close_case (&fixture);
}

int
main (int argc, char **argv)
{
  cb_ui_test_init (&argc, &argv);
  g_test_add_func ("/fingers/menu", test_menu);
  g_test_add_func ("/fingers/kinds", test_kinds);
  g_test_add_func ("/fingers/sheet", test_sheet);
  g_test_add_func ("/fingers/mouse", test_mouse);
  g_test_add_data_func ("/fingers/cover-360", GINT_TO_POINTER (360), test_cover);
  g_test_add_data_func ("/fingers/cover-640", GINT_TO_POINTER (640), test_cover);
  g_test_add_data_func ("/fingers/cover-1280", GINT_TO_POINTER (1280), test_cover);
  g_test_add_func ("/fingers/order", test_order);
  g_test_add_func ("/fingers/status", test_status);
  g_test_add_func ("/fingers/untitled", test_untitled);
  return g_test_run ();
}
