/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What tests of widgets and renders of screens share: one application that is nobody's service,
 * windows of it, and a shelf with known cases on it. */

#include "config.h"

#include <locale.h>

#include "cb-card-face.h"
#include "cb-case-page-private.h"
#include "cb-clock.h"
#include "cb-editions.h"
#include "cb-envelope.h"
#include "cb-suggestion.h"
#include "cb-hint.h"
#include "cb-ui-test.h"
#include "cb-window-private.h"

#define FRAMES_TO_SETTLE 3

static CbApplication *application;

static gboolean
has_field (const GLogField *fields, gsize n_fields, const char *key, const char *value)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, key) && fields[i].length < 0)
      return g_str_equal (fields[i].value, value);
  return FALSE;
}

/* GDK 4.24 warns of itself, once in a program: on X11 without a compositor it tells its clock twice
 * of a frame. All other warnings end a test. */
static GLogWriterOutput
write_log (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer user_data)
{
  if (has_field (fields, n_fields, "GLIB_DOMAIN", "Gdk") &&
      has_field (fields, n_fields, "MESSAGE",
                 "gdk_frame_timings_submitted() called on submitted frame."))
    return G_LOG_WRITER_HANDLED;
  return g_log_writer_default (level, fields, n_fields, user_data);
}

__attribute__ ((constructor)) static void
watch_log (void)
{
  g_log_set_writer_func (write_log, NULL, NULL);
}

/* Without a window manager a window draws a frame, which would be taken off its size. Where one is
 * in what scrolls is shown for a moment only, and would be in a picture or not. */
static void
take_off_what_varies (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_string (
    provider, "window.solid-csd { margin: 0; padding: 0; border: none; box-shadow: none; }"
              "scrollbar.overlay-indicator { opacity: 0; }");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static const char *time_set;

static char *
read_clock (void)
{
  return g_strdup (time_set != NULL ? time_set : "2026-11-21T20:15:00Z");
}

/* @time: (nullable): that the clock stands at from now on, as it is written in files; %NULL for the
 * usual one. It is not copied */
void
cb_ui_test_set_time (const char *time)
{
  time_set = time;
}

/* Who tests has made cases before, and is asked no more how much help is wanted. */
static void
choose_assist (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  g_settings_set_string (settings, "default-assist", "logic");
}

/* Returns: (transfer none): the application, started at the first call */
CbApplication *
cb_ui_test_start (void)
{
  g_autoptr (GError) error = NULL;

  if (application != NULL)
    return application;
  cb_clock_set (read_clock);
  application = cb_application_new (NULL);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  take_off_what_varies ();
  choose_assist ();
  return application;
}

/* What each program of tests does first: letters of all languages can be told, and the application
 * is started. */
void
cb_ui_test_init (int *argc, char ***argv)
{
  gtk_test_init (argc, argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");
  cb_ui_test_start ();
}

CbShelf *
cb_ui_test_get_shelf (void)
{
  return cb_application_get_shared (cb_ui_test_start ())->shelf;
}

CbEditionShelf *
cb_ui_test_get_editions (void)
{
  return cb_application_get_shared (cb_ui_test_start ())->editions;
}

CbWindow *
cb_ui_test_make_window (void)
{
  CbApplication *started = cb_ui_test_start ();

  return cb_window_new (GTK_APPLICATION (started), cb_application_get_shared (started));
}

CbWindow *
cb_ui_test_open_window (int width, int height)
{
  CbWindow *window = cb_ui_test_make_window ();

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  cb_ui_test_draw (GTK_WIDGET (window));
  return window;
}

/* A window that shows @case_. */
CbWindow *
cb_ui_test_open_case (CbCase *case_, int width, int height)
{
  CbWindow *window = cb_ui_test_open_window (width, height);

  cb_window_show_case (window, case_);
  cb_ui_test_draw (GTK_WIDGET (window));
  return window;
}

/* A window with @case_ in it as it is opened from a file of its own. */
CbWindow *
cb_ui_test_open_kept (CbCase *case_, int width, int height)
{
  static guint n_kept;
  g_autofree char *name = g_strdup_printf ("Kept %u.casebook", ++n_kept);
  g_autoptr (GFile) file = g_file_new_build_filename (g_get_user_data_dir (), name, NULL);
  CbWindow *window = cb_ui_test_open_window (width, height);
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  cb_case_file_keep_in (cb_case_get_file (case_), file, &error);
  g_assert_no_error (error);
  cb_ui_test_open_file (window, file);
  g_assert_nonnull (cb_window_get_case (window));
  cb_ui_test_draw (GTK_WIDGET (window));
  return window;
}

/* Returns: (transfer full): what the file of @case_ holds once it is written */
CbCase *
cb_ui_test_read_kept (CbCase *case_)
{
  g_autoptr (GError) error = NULL;
  CbCase *kept;

  cb_ui_test_wait (cb_case_file_is_saved (cb_case_get_file (case_)));
  kept = cb_case_load (cb_case_file_get_location (cb_case_get_file (case_)), &error);
  g_assert_no_error (error);
  return kept;
}

static char *heard;

/* Announcements lead here in programs of tests, whose assistive technology can be told nothing. */
void __wrap_cb_announce (GtkWidget *widget, const char *text);

void
__wrap_cb_announce (GtkWidget *widget, const char *text)
{
  if (gtk_widget_get_mapped (widget))
    g_set_str (&heard, text);
}

/* (transfer none) (nullable): what was announced last */
const char *
cb_ui_test_get_heard (void)
{
  return heard;
}

/* (transfer none) (nullable): the topmost dialog */
AdwDialog *
cb_ui_test_get_dialog (CbWindow *window)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
}

/* (transfer none): the page that the window shows */
AdwNavigationPage *
cb_ui_test_get_page (CbWindow *window)
{
  GtkWidget *view = cb_ui_test_find (GTK_WIDGET (window), ADW_TYPE_NAVIGATION_VIEW, NULL);

  return adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (view));
}

static gboolean
is_gone (GWeakRef *reference)
{
  g_autoptr (GObject) object = g_weak_ref_get (reference);

  return object == NULL;
}

/* Drops the last reference of the test's own, and waits until nothing of it is left: work in the
 * background that nobody needs any more holds what it was begun for until it notices. */
void
cb_ui_test_let_go (gpointer object)
{
  GWeakRef left;

  g_weak_ref_init (&left, object);
  g_object_unref (object);
  cb_ui_test_wait (is_gone (&left));
  g_weak_ref_clear (&left);
}

/* Closes it whatever it shows, and waits until nothing of it is left. */
void
cb_ui_test_close_window (CbWindow *window)
{
  g_object_ref (window);
  gtk_window_destroy (GTK_WINDOW (window));
  cb_ui_test_let_go (window);
}

static gboolean
count_frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  guint *n_frames = user_data;

  *n_frames += 1;
  return G_SOURCE_CONTINUE;
}

/* Waits until the widget is drawn as it is now, with what one frame's layout changed for the
 * next. */
void
cb_ui_test_draw (GtkWidget *widget)
{
  guint n_frames = 0;
  guint id = gtk_widget_add_tick_callback (widget, count_frame_cb, &n_frames, NULL);

  cb_ui_test_wait (n_frames >= FRAMES_TO_SETTLE);
  gtk_widget_remove_tick_callback (widget, id);
}

/* Runs what is ready to be run. */
void
cb_ui_test_settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Returns: (nullable): the first widget of that type below @root, and with that buildable id or
 *   CSS name if @name is not %NULL */
GtkWidget *
cb_ui_test_find (GtkWidget *root, GType type, const char *name)
{
  GtkWidget *child;

  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type) &&
      (name == NULL ||
       g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (root)), name) == 0))
    return root;
  for (child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = cb_ui_test_find (child, type, name);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Returns: (nullable): the first visible label below @root that reads @text */
GtkWidget *
cb_ui_test_find_label (GtkWidget *root, const char *text)
{
  GtkWidget *child;

  if (!gtk_widget_get_visible (root))
    return NULL;
  if (GTK_IS_LABEL (root) && g_strcmp0 (gtk_label_get_text (GTK_LABEL (root)), text) == 0)
    return root;
  for (child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = cb_ui_test_find_label (child, text);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
collect (GtkWidget *widget, GString *texts)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (texts, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  if (GTK_IS_EDITABLE (widget))
    g_string_append_printf (texts, "%s\n", gtk_editable_get_text (GTK_EDITABLE (widget)));
  if (CB_IS_CARD_FACE (widget) && cb_card_face_get_card (CB_CARD_FACE (widget)) != NULL)
    g_string_append_printf (texts, "%s\n", cb_card_face_get_card (CB_CARD_FACE (widget))->name);
  if (gtk_widget_get_tooltip_text (widget) != NULL)
    g_string_append_printf (texts, "%s\n", gtk_widget_get_tooltip_text (widget));
  if (cb_hint_get (widget) != NULL)
    g_string_append_printf (texts, "%s\n", cb_hint_get (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, texts);
}

/* Returns: (transfer full): all that can be read in all windows, their titles too */
char *
cb_ui_test_read_all (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  g_autoptr (GString) texts = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      g_string_append_printf (texts, "%s\n", gtk_window_get_title (window));
      collect (GTK_WIDGET (window), texts);
    }
  return g_string_free_and_steal (g_steal_pointer (&texts));
}

/* Whether the text can be read in any window. */
gboolean
cb_ui_test_reads (const char *text)
{
  g_autofree char *all = cb_ui_test_read_all ();

  return strstr (all, text) != NULL;
}

static guint
count_cards (const char *texts, CbEdition *edition, CbCardSet cards)
{
  g_auto (GStrv) lines = g_strsplit (texts, "\n", -1);
  guint n = 0;

  for (; cards != 0; cards &= cards - 1)
    n += g_strv_contains ((const char *const *) lines,
                          cb_edition_get_card (edition, cb_card_set_first (cards))->name);
  return n;
}

/* How many of the cards can be read in any window, each by a text of its own. */
guint
cb_ui_test_count_cards (CbEdition *edition, CbCardSet cards)
{
  g_autofree char *all = cb_ui_test_read_all ();

  return count_cards (all, edition, cards);
}

/* The same in @root only. */
guint
cb_ui_test_count_cards_in (GtkWidget *root, CbEdition *edition, CbCardSet cards)
{
  g_autoptr (GString) texts = g_string_new (NULL);

  collect (root, texts);
  return count_cards (texts->str, edition, cards);
}

/* Does what the first widget of that type can do, and draws the window. */
void
cb_ui_test_act (CbWindow *window, GType type, const char *action)
{
  GtkWidget *widget = cb_ui_test_find (GTK_WIDGET (window), type, NULL);

  g_assert_nonnull (widget);
  g_assert_true (gtk_widget_activate_action (widget, action, NULL));
  cb_ui_test_draw (GTK_WIDGET (window));
}

/* Presses the button with that label. */
void
cb_ui_test_click (GtkWidget *root, const char *label)
{
  GtkWidget *text = cb_ui_test_find_label (root, label);
  GtkWidget *button = text != NULL ? gtk_widget_get_ancestor (text, GTK_TYPE_BUTTON) : NULL;

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

/**
 * cb_ui_test_make_case:
 * @n_players: 3 or 6, so that the deal comes out even
 *
 * Returns: (transfer full): a case of the first edition in which I hold the first cards of every
 *   category and asked once
 */
CbCase *
cb_ui_test_make_case (const char *title, guint n_players)
{
  static const char *const names[] = { "Ada", "Bertrand", "Chloé", "Dmitri", "Ewa", "Farid" };
  CbEdition *edition = cb_editions_get_builtin (0);
  g_autoptr (CbSetup) setup = cb_setup_new (edition);
  g_autoptr (CbEntry) entry = NULL;
  g_autoptr (GError) error = NULL;
  CbCardSet asked = 0;
  guint n_left;
  CbCase *case_;

  for (guint i = 0; i < n_players; i++)
    cb_setup_add_player (setup, names[i], -1, -1);
  n_left = cb_setup_get_n_dealt (setup) / n_players;
  setup->me = 0;
  for (guint i = 0; n_left > 0; i = (i + 1) % cb_edition_get_n_categories (edition), n_left--)
    setup->hand |= cb_card_set_of (
      cb_card_set_first (cb_edition_get_category (edition, i)->cards & ~setup->hand));
  cb_setup_check (setup, &error);
  g_assert_no_error (error);

  case_ = cb_case_new (setup, title);
  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    asked |= cb_card_set_of (
      cb_card_set_first (cb_edition_get_category (edition, i)->cards & ~setup->hand));
  entry = cb_suggestion_new (0, asked);
  cb_suggestion_add_answer (entry, 1, CB_DID_PASS, -1);
  cb_case_append (case_, entry);
  return case_;
}

static void
added_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  gboolean *done = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (CbShelfItem)
    item = cb_folder_list_write_finish (CB_FOLDER_LIST (source), result, &error);

  g_assert_no_error (error);
  *done = TRUE;
}

/* Puts it on the shelf. */
void
cb_ui_test_add_case (CbCase *case_)
{
  gboolean done = FALSE;

  cb_shelf_add_async (cb_ui_test_get_shelf (), case_, added_cb, &done);
  cb_ui_test_wait (done);
}

/* Opens it, and waits until it is there or an error is told. */
void
cb_ui_test_open_file (CbWindow *window, GFile *file)
{
  cb_window_open_file (window, file);
  cb_ui_test_wait (!cb_ui_test_is_opening (window));
}

/* The games of an evening, as the case file has them, with ' for ": who accused rightly in which
 * turn, and of what. */
static const struct
{
  guint solver;
  guint n_turns;
  const char *cards;
} SERIES[] = {
  { 0, 5, "'plum','revolver','library'" },
  { 2, 3, "'white','rope','study'" },
  { 0, 9, "'green','wrench','kitchen'" },
  { 0, 1, "'green','wrench','lounge'" },
};

/* Writes game @nth of Ann (me), Bob, Cleo and Dan onto the shelf. */
static GFile *
write_game (guint nth, guint goal)
{
  g_autofree char *name = g_strdup_printf ("Game %u.casebook", nth + 1);
  GFile *file = g_file_get_child (
    cb_folder_list_get_folder (CB_FOLDER_LIST (cb_ui_test_get_shelf ())), name);
  g_autoptr (GString) json = g_string_new ("{'format':'casebook','version':1,'edition':'classic',");
  guint solved[4] = { 0 }, last = SERIES[nth].n_turns - 1;

  for (guint i = 0; i < nth; i++)
    solved[SERIES[i].solver]++;
  g_string_append_printf (json, "'title':'Game %u','created':'2026-03-0%uT20:00:00Z','players':[",
                          nth + 1, nth + 1);
  g_string_append (json, "{'name':'Ann'},{'name':'Bob'},{'name':'Cleo'},{'name':'Dan'}],'me':0,");
  g_string_append (json, "'hand':['scarlet','knife','hall','conservatory'],'firstDealt':2,");
  if (nth > 0)
    g_string_append_printf (json, "'series':{'goal':%u,'cases':%u,'solved':[%u,%u,%u,%u]},", goal,
                            nth, solved[0], solved[1], solved[2], solved[3]);
  g_string_append (json, "'log':[");
  for (guint i = 0; i < last; i++)
    g_string_append_printf (
      json, "{'type':'suggestion','by':%u,'cards':['mustard','candlestick','ballroom']},",
      (SERIES[nth].solver + 4 * last - last + i) % 4);
  g_string_append_printf (json, "{'type':'accusation','by':%u,'cards':[%s],'result':'right'}]}",
                          SERIES[nth].solver, SERIES[nth].cards);
  g_strdelimit (json->str, "'", '"');
  g_assert_true (g_file_set_contents (g_file_peek_path (file), json->str, -1, NULL));
  return file;
}

/* Opens the last of @n_games of an evening, 1…4, of which somebody has to win @goal; the others lie
 * beside it. */
void
cb_ui_test_open_series (CbWindow *window, guint goal, guint n_games)
{
  GFile *folder = cb_folder_list_get_folder (CB_FOLDER_LIST (cb_ui_test_get_shelf ()));

  g_assert_no_errno (g_mkdir_with_parents (g_file_peek_path (folder), 0700));
  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (GFile) file = write_game (i, goal);

      if (i + 1 == n_games)
        cb_ui_test_open_file (window, file);
    }
}

static void
add_to_shelf (const char *title, guint n_players)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case (title, n_players);

  cb_ui_test_add_case (case_);
}

/* Opens the envelope of a case that cb_ui_test_make_case() made. */
static void
close_case (CbCase *case_)
{
  CbSetup *setup = cb_case_get_setup (case_);
  g_autoptr (CbEntry) entry = NULL;
  CbCardSet cards = 0;

  for (guint i = 0; i < cb_edition_get_n_categories (setup->edition); i++)
    cards |= cb_card_set_of (
      cb_card_set_first (cb_edition_get_category (setup->edition, i)->cards & ~setup->hand));
  entry = cb_envelope_new (cards);
  cb_case_append (case_, entry);
}

static void
add_unreadable (void)
{
  g_autoptr (GFile) file = g_file_get_child (
    cb_folder_list_get_folder (CB_FOLDER_LIST (cb_ui_test_get_shelf ())), "Torn.casebook");
  g_autoptr (GError) error = NULL;

  g_file_replace_contents (file, "{\"format\": \"casebook\"", 21, NULL, FALSE, G_FILE_CREATE_NONE,
                           NULL, NULL, &error);
  g_assert_no_error (error);
  cb_folder_list_refresh (CB_FOLDER_LIST (cb_ui_test_get_shelf ()), file);
  cb_ui_test_wait (!cb_folder_list_get_busy (CB_FOLDER_LIST (cb_ui_test_get_shelf ())));
}

static void
removed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  gboolean *done = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (CbFolderItem)
    item = cb_folder_list_write_finish (CB_FOLDER_LIST (source), result, &error);

  /* The watch may not yet have told that it was renamed or deleted. */
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    g_assert_no_error (error);
  *done = TRUE;
}

/* Deletes all its files. */
void
cb_ui_test_empty_list (CbFolderList *list)
{
  g_autoptr (GObject) item = NULL;

  cb_ui_test_wait (!cb_folder_list_get_busy (list));
  while ((item = g_list_model_get_object (G_LIST_MODEL (list), 0)) != NULL)
    {
      gboolean done = FALSE;

      cb_folder_list_remove_async (list, item, removed_cb, &done);
      cb_ui_test_wait (done);
      cb_folder_list_purge (list, item);
      cb_folder_list_refresh (list, cb_folder_item_get_file (CB_FOLDER_ITEM (item)));
      cb_ui_test_wait (!cb_folder_list_get_busy (list));
      g_clear_object (&item);
    }
}

void
cb_ui_test_empty_shelf (void)
{
  cb_ui_test_empty_list (CB_FOLDER_LIST (cb_ui_test_get_shelf ()));
}

/* Three cases that can be read, one that cannot, and one more that is long done. */
void
cb_ui_test_fill_shelf (void)
{
  g_autoptr (CbCase) closed = cb_ui_test_make_case ("At Grandmother’s", 6);

  cb_ui_test_empty_shelf ();
  close_case (closed);
  cb_ui_test_add_case (closed);
  add_to_shelf ("Rain <again> & again", 3);
  add_unreadable ();
  add_to_shelf ("A very long evening in the old house behind the vineyard, second attempt", 6);
  add_to_shelf ("Friday", 3);
}

static gboolean
is_worked_out (CbFolderList *list)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (CbShelfItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);

      if (cb_shelf_item_get_summary (item)->error == NULL &&
          cb_shelf_item_get_summary (item)->progress.n_known < 0)
        return FALSE;
    }
  return TRUE;
}

/* As if its files were written on one evening after the other until that of the clock. */
static void
date_shelf (void)
{
  CbFolderList *list = CB_FOLDER_LIST (cb_ui_test_get_shelf ());
  guint n = g_list_model_get_n_items (G_LIST_MODEL (list));
  g_autoptr (GDateTime) moment = cb_clock_now ();
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (CbFolderItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);

      g_ptr_array_add (files, g_object_ref (cb_folder_item_get_file (item)));
    }
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GDateTime) then = g_date_time_add_days (moment, -(int) i);
      g_autoptr (GError) error = NULL;

      g_file_set_attribute_uint64 (files->pdata[i], G_FILE_ATTRIBUTE_TIME_MODIFIED,
                                   (guint64) g_date_time_to_unix (then), G_FILE_QUERY_INFO_NONE,
                                   NULL, &error);
      g_assert_no_error (error);
      cb_folder_list_refresh (list, files->pdata[i]);
    }
  cb_ui_test_wait (!cb_folder_list_get_busy (list));
}

/* Fills the shelf and waits until what a window with the list shows of it is all there: the same at
 * any time of the day. */
void
cb_ui_test_show_shelf (void)
{
  cb_ui_test_fill_shelf ();
  date_shelf ();
  cb_ui_test_wait (is_worked_out (CB_FOLDER_LIST (cb_ui_test_get_shelf ())));
}

/* More than there are threads for tasks. */
#define N_BLOCKS 300

static struct
{
  GMutex mutex;
  GCond cond;
  gboolean open;
  int n_left;
} gate;

static void
wait_at_gate (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_mutex_lock (&gate.mutex);
  while (!gate.open)
    g_cond_wait (&gate.cond, &gate.mutex);
  g_mutex_unlock (&gate.mutex);
  g_task_return_boolean (task, TRUE);
}

static void
passed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  gate.n_left--;
}

/* From now on no task goes on, as if a medium did not answer, or what is worked out had no end. */
void
cb_ui_test_close_gate (void)
{
  gate.open = FALSE;
  gate.n_left = N_BLOCKS;
  for (guint i = 0; i < N_BLOCKS; i++)
    {
      g_autoptr (GTask) task = g_task_new (NULL, NULL, passed_cb, NULL);

      g_task_set_priority (task, G_PRIORITY_HIGH - 1);
      g_task_run_in_thread (task, wait_at_gate);
    }
}

void
cb_ui_test_open_gate (void)
{
  g_mutex_lock (&gate.mutex);
  gate.open = TRUE;
  g_cond_broadcast (&gate.cond);
  g_mutex_unlock (&gate.mutex);
  cb_ui_test_wait (gate.n_left == 0);
}

/* Whether the window is about to show a file. */
gboolean
cb_ui_test_is_opening (CbWindow *window)
{
  return window->n_opening > 0;
}

CbCase *
cb_ui_test_get_case (CbCasePage *page)
{
  return page->case_;
}

/* Returns: (transfer none): what is being told in the composer */
CbDraft *
cb_ui_test_get_draft (CbCasePage *page)
{
  return page->draft;
}

/* Returns: (transfer none): the sheet that is shown */
CbSheet *
cb_ui_test_get_sheet (CbCasePage *page)
{
  return page->sheet;
}
