/* What of the page of a case is in sight.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-case-page-private.h"

/* What stays in sight above the composer on a small screen, in pixels: the header, and the strip
 * with the cards of the envelope. */
#define KEPT_IN_SIGHT 112

/* The same with the least there must be of the sheet. */
#define NEEDED_ABOVE 260

/* A banner of two lines, as it is on a telephone, above all that. */
#define BANNER 64

static char *
get_layout (GObject *object, gboolean narrow)
{
  return g_strdup (narrow ? "narrow" : "wide");
}

/* Without a sidebar the composer comes as one is about to record, as on a small screen. After the
 * game there is little left to record. */
static gboolean
shows_sidebar (GObject *object,
               gboolean show_sidebar,
               gboolean recording,
               gboolean explaining,
               gboolean closed)
{
  return (show_sidebar && !closed) || recording || explaining;
}

static gboolean
shows_record (GObject *object, gboolean narrow, gboolean show_sidebar, gboolean closed)
{
  return !closed && (narrow || !show_sidebar);
}

static gboolean
shows_line_button (GObject *object, gboolean narrow, gboolean closed)
{
  return narrow && !closed;
}

/* The upper half of a small screen is for the sheet alone. While something is supposed, or there is
 * a hint, it is said here how to stop. */
static gboolean
shows_foot (GObject *object,
            gboolean narrow,
            gboolean show_sidebar,
            gboolean recording,
            gboolean closed,
            gboolean supposing,
            gboolean hinting,
            gboolean practicing)
{
  return !practicing && (narrow || !show_sidebar || closed) && !recording && !supposing && !hinting;
}

/* (nullable): which buttons of the window itself there are; on a narrow page minimizing is the
 * first that there is no room for, and the cover stays. NULL is what the desktop has. */
static char *
get_decoration (GObject *object, gboolean narrow)
{
  g_autofree char *layout = NULL;
  g_autoptr (GString) without = NULL;

  g_object_get (gtk_settings_get_default (), "gtk-decoration-layout", &layout, NULL);
  if (!narrow || layout == NULL)
    return NULL;
  without = g_string_new (layout);
  g_string_replace (without, "minimize", "", 0);
  return g_string_free_and_steal (g_steal_pointer (&without));
}

/* Whether there is room for the composer all the time. */
gboolean
_cb_case_page_has_sidebar (CbCasePage *self)
{
  return !self->narrow && self->show_sidebar && !cb_case_get_closed (self->case_);
}

/* It belongs to the log, where there is room for both; and whoever looks back needs a way to now.
 */
static gboolean
shows_timeline (GObject *object,
                gboolean timeline,
                gboolean narrow,
                gboolean recording,
                gboolean has_past,
                int at,
                const char *view)
{
  if (narrow && recording)
    return FALSE;
  return timeline || (has_past && (at >= 0 || (!narrow && g_strcmp0 (view, "log") == 0)));
}

/* Where nothing is deduced there is nothing to be said of the envelope. */
static gboolean
shows_case_column (GObject *object, const char *assist, gboolean narrow)
{
  return g_strcmp0 (assist, "notes") != 0 && !narrow;
}

/* Where what it came to is shown, with the cards. */
static gboolean
shows_review (gboolean closed, const char *view)
{
  return closed && g_strcmp0 (view, "insight") == 0;
}

static gboolean
offers_review (GObject *object, gboolean closed, const char *view)
{
  return closed && !shows_review (closed, view);
}

/* Where the table plays without odds there is nothing to look into until all is over. */
static gboolean
shows_insight (GObject *object, const char *assist, gboolean closed)
{
  return closed || g_strcmp0 (assist, "odds") == 0;
}

/* A page without a title is a fault to libadwaita, and nothing to be heard. */
static char *
get_title (GObject *object, const char *title)
{
  return g_strdup (title != NULL && *title != '\0' ? title : _ ("Case"));
}

static char *
get_insight_title (GObject *object, gboolean closed)
{
  return g_strdup (closed ? _ ("Review") : _ ("Insight"));
}

/* A strip, but where it is a column beside the sheet. A small screen needs all its height for the
 * table, whose envelope says how much is known, too. */
static gboolean
shows_case_file (GObject *object,
                 const char *assist,
                 gboolean narrow,
                 gboolean closed,
                 const char *view)
{
  return g_strcmp0 (assist, "notes") != 0 && !shows_review (closed, view) &&
         g_strcmp0 (view, narrow ? "table" : "sheet") != 0;
}

/* Beside the whole log its latest entries would be there twice. */
static gboolean
is_not_log (GObject *object, const char *view)
{
  return g_strcmp0 (view, "log") != 0;
}

/* What the composer covers at the foot can be scrolled to, as far as there is room for that. While
 * it closes, the foot of the page stands there already. */
static int
get_margin (CbCasePage *self,
            gboolean recording,
            int sheet_height,
            const char *conflict,
            const char *save_problem)
{
  int needed = NEEDED_ABOVE;

  if (!recording)
    return 0;
  if (conflict != NULL && *conflict != '\0')
    needed += BANNER;
  if (save_problem != NULL && *save_problem != '\0')
    needed += BANNER;
  return CLAMP (gtk_widget_get_height (GTK_WIDGET (self)) - needed, 0, sheet_height);
}

/* With another breakpoint all of the page is unmapped for a frame (libadwaita 1.7). What had the
 * focus, also when the window opens, gets it back, instead of whatever comes first. */
static void
keep_focus_cb (CbCasePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL)
    focus = GTK_WIDGET (self->sheet_view);
  if (gtk_widget_is_ancestor (focus, GTK_WIDGET (self->toasts)))
    g_set_weak_pointer (&self->kept_focus, focus);
}

void
_cb_case_page_install_layout (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, get_insight_title);
  gtk_widget_class_bind_template_callback (widget_class, get_layout);
  gtk_widget_class_bind_template_callback (widget_class, get_margin);
  gtk_widget_class_bind_template_callback (widget_class, get_title);
  gtk_widget_class_bind_template_callback (widget_class, is_not_log);
  gtk_widget_class_bind_template_callback (widget_class, offers_review);
  gtk_widget_class_bind_template_callback (widget_class, shows_case_column);
  gtk_widget_class_bind_template_callback (widget_class, shows_case_file);
  gtk_widget_class_bind_template_callback (widget_class, shows_foot);
  gtk_widget_class_bind_template_callback (widget_class, shows_insight);
  gtk_widget_class_bind_template_callback (widget_class, keep_focus_cb);
  gtk_widget_class_bind_template_callback (widget_class, shows_line_button);
  gtk_widget_class_bind_template_callback (widget_class, get_decoration);
  gtk_widget_class_bind_template_callback (widget_class, shows_timeline);
  gtk_widget_class_bind_template_callback (widget_class, shows_record);
  gtk_widget_class_bind_template_callback (widget_class, shows_sidebar);
}

/* On a small screen the composer lies over the sheet while it is open. */
static void
limit_composer (CbCasePage *self)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  int limit = MAX (height / 2, height - KEPT_IN_SIGHT);

  cb_composer_set_max_height (self->composer, self->narrow ? limit : G_MAXINT);
}

/* The other layout takes the widgets out and in again. What had the focus gets it back; and a
 * window that closes before its next frame never lets go of what lost the focus by being taken
 * out (GTK 4.18). */
void
_cb_case_page_set_narrow (CbCasePage *self, gboolean narrow)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus;

  if (self->narrow == narrow)
    return;

  _cb_case_page_close_why (self);
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  if (focus != NULL && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    focus = NULL;
  if (focus != NULL)
    gtk_root_set_focus (root, NULL);
  self->narrow = narrow;
  limit_composer (self);
  _cb_case_page_update_actions (self);
  g_object_notify (G_OBJECT (self), "narrow");
  if (focus != NULL)
    gtk_widget_grab_focus (focus);
  if (self->sheet != NULL)
    _cb_case_page_update_sheet_mode (self);
}

/* Puts the focus on what is shown: on the sheet where the cell is that had it last, and not on the
 * case file beside it, which comes before. */
void
_cb_case_page_focus_view (CbCasePage *self)
{
  GtkWidget *sheet_view = GTK_WIDGET (self->sheet_view);

  if (!gtk_widget_get_mapped (sheet_view) || !gtk_widget_grab_focus (sheet_view))
    gtk_widget_child_focus (GTK_WIDGET (self->views), GTK_DIR_TAB_FORWARD);
}

static gboolean
restore_focus_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  GtkWidget *focus = self->kept_focus;

  if (gdk_frame_clock_get_frame_counter (clock) <= self->mapped_in)
    return G_SOURCE_CONTINUE;

  g_clear_weak_pointer (&self->kept_focus);
  if (focus != NULL && (!gtk_widget_get_mapped (focus) || !gtk_widget_grab_focus (focus)))
    _cb_case_page_focus_view (self);
  return G_SOURCE_REMOVE;
}

/* At the end of this frame the window still passes the focus on (GTK 4.18). */
static void
mapped_cb (CbCasePage *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  if (self->kept_focus == NULL || clock == NULL)
    return;
  self->mapped_in = gdk_frame_clock_get_frame_counter (clock);
  gtk_widget_add_tick_callback (GTK_WIDGET (self), restore_focus_cb, NULL, NULL);
}

/* What goes takes the focus along unless that has gone before. */
void
_cb_case_page_set_show_sidebar (CbCasePage *self, gboolean show_sidebar)
{
  if (self->show_sidebar == show_sidebar)
    return;
  if (!show_sidebar && gtk_widget_get_focus_child (GTK_WIDGET (self->composer)) != NULL)
    _cb_case_page_focus_view (self);
  self->show_sidebar = show_sidebar;
  _cb_case_page_set_recording (self, FALSE);
  _cb_case_page_update_actions (self);
  g_object_notify (G_OBJECT (self), "show-sidebar");
}

/* A view that there is no more is none to begin with. */
static void
restore_view (CbCasePage *self)
{
  GSettings *memory = _cb_case_page_get_memory (self);
  g_autofree char *view = memory != NULL ? g_settings_get_string (memory, "view") : NULL;
  GtkWidget *child = view != NULL ? adw_view_stack_get_child_by_name (self->views, view) : NULL;

  if (child != NULL &&
      adw_view_stack_page_get_visible (adw_view_stack_get_page (self->views, child)))
    adw_view_stack_set_visible_child (self->views, child);
}

/* A reason argues from cells of the sheet, and so goes with it. A page that goes shows one view
 * after the other, for nobody. */
static void
view_changed_cb (CbCasePage *self)
{
  if (g_strcmp0 (adw_view_stack_get_visible_child_name (self->views), "sheet") != 0)
    _cb_case_page_close_why (self);
  if (self->settings != NULL && _cb_case_page_get_memory (self) != NULL)
    g_settings_set_string (self->memory, "view",
                           adw_view_stack_get_visible_child_name (self->views));
}

void
_cb_case_page_keep_layout (CbCasePage *self)
{
  const GSettingsBindFlags flags = G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_GET_NO_CHANGES;
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  restore_view (self);
  g_signal_connect_object (self->toasts, "map", G_CALLBACK (mapped_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->views, "notify::visible-child-name", G_CALLBACK (view_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_settings_bind (settings, "show-sidebar", self, "show-sidebar", flags);
}

/* Opens the composer where it is not always open. */
void
_cb_case_page_set_recording (CbCasePage *self, gboolean recording)
{
  if (recording)
    _cb_case_page_close_why (self);
  if (self->recording == recording)
    return;

  self->recording = recording;
  limit_composer (self);
  _cb_case_page_update_actions (self);
  g_object_notify (G_OBJECT (self), "recording");
}

/* Shows a line to type where there is no room for it and the composer. */
void
_cb_case_page_set_typing (CbCasePage *self, gboolean typing)
{
  if (self->typing == typing)
    return;

  self->typing = typing;
  g_object_notify (G_OBJECT (self), "typing");
}
