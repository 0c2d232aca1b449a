/* Which parts of the page of a case are visible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-case-page-private.h"

/* The height of what stays visible above the composer on a small screen: the header, and the strip
 * with the cards of the envelope; in pixels. */
#define KEPT_IN_SIGHT 112

/* KEPT_IN_SIGHT and the height of the smallest part of the sheet that is of use, in pixels. */
#define NEEDED_ABOVE 260

/* The height of a banner of two lines, as on a telephone, which adds to NEEDED_ABOVE. */
#define BANNER 64

static char *
get_layout (GObject *object, gboolean narrow)
{
  return g_strdup (narrow ? "narrow" : "wide");
}

/* Unless the sidebar is permanent, it is shown only while it is needed: for an entry, the reason of
 * a cell, the next turn of a practice case, a check or a hint. After the game it is not permanent
 * on any screen, because there is little left to record. */
static gboolean
shows_sidebar (GObject *object,
               gboolean show_sidebar,
               gboolean recording,
               gboolean explaining,
               gboolean practicing,
               gboolean closed)
{
  return (show_sidebar && !closed) || recording || explaining || practicing;
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

/* Whether the review is shown, which says how the game ended and shows the cards of the envelope.
 */
static gboolean
shows_review (gboolean closed, const char *view)
{
  return closed && g_strcmp0 (view, "insight") == 0;
}

/* On a small screen the foot is hidden while recording, so that the upper half is left to the
 * sheet, and while a bar in its place says how to stop supposing or close a hint. Nothing is
 * recorded in a sample, and a review needs no foot to say how the game ended. */
static gboolean
shows_foot (GObject *object,
            gboolean narrow,
            gboolean show_sidebar,
            gboolean recording,
            gboolean closed,
            gboolean sample,
            gboolean supposing,
            gboolean hinting,
            gboolean practicing,
            const char *view)
{
  return !practicing && !sample && (narrow || !show_sidebar || closed) && !recording &&
         !supposing && !hinting && !shows_review (closed, view);
}

/* (nullable): which buttons the window has; NULL for those that the desktop chooses. A narrow page
 * has no room for the button to minimize beside the cover’s button. */
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

/* Whether the composer is always visible in the sidebar. */
gboolean
_cb_case_page_has_sidebar (CbCasePage *self)
{
  return !self->narrow && self->show_sidebar && !cb_case_get_closed (self->case_);
}

/* A wide page shows the timeline with the log. While the sheet shows the past every page shows it,
 * because it leads back to the present; only a narrow page has no room for it while recording. */
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

/* With the log, the timeline has room to be tall; with the sheet, the rows need that room. */
static gboolean
shows_curve (GObject *object, gboolean narrow, gboolean low, const char *view)
{
  return !narrow && !low && g_strcmp0 (view, "log") == 0;
}

/* At the level without automatic crosses nothing is known about the envelope, except that in a
 * practice case the user’s own marks are shown there. */
static gboolean
knows_envelope (const char *assist, gboolean practicing)
{
  return g_strcmp0 (assist, "notes") != 0 || practicing;
}

static gboolean
shows_case_column (GObject *object,
                   const char *assist,
                   gboolean practicing,
                   gboolean narrow,
                   gboolean low)
{
  return knows_envelope (assist, practicing) && !narrow && !low;
}

static gboolean
either (GObject *object, gboolean narrow, gboolean low)
{
  return narrow || low;
}

/* Whether there is room for a title and words beside the symbols. */
static gboolean
is_roomy (GObject *object, gboolean narrow, gboolean low)
{
  return !narrow && !low;
}

/* Without odds, Insight has nothing to show before the game has ended. */
static gboolean
shows_insight (GObject *object, const char *assist, gboolean closed)
{
  return closed || g_strcmp0 (assist, "odds") == 0;
}

/* libadwaita complains of a page without a title, and a screen reader would read nothing. */
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

/* Beside Insight the case file is in the panel, which leaves the height to Insight’s figures. */
static gboolean
shows_file_beside (GObject *object,
                   const char *assist,
                   gboolean practicing,
                   gboolean low,
                   gboolean closed,
                   const char *view)
{
  return knows_envelope (assist, practicing) && !low && !closed && g_strcmp0 (view, "insight") == 0;
}

/* The case file is a strip unless another place shows it: the column beside the sheet, the panel or
 * the header. A narrow page has no room for it beside the table, whose envelope says the same. */
static gboolean
shows_case_file (GObject *object,
                 const char *assist,
                 gboolean practicing,
                 gboolean narrow,
                 gboolean low,
                 gboolean closed,
                 gboolean show_sidebar,
                 const char *view)
{
  if (!narrow && show_sidebar && shows_file_beside (object, assist, practicing, low, closed, view))
    return FALSE;
  return knows_envelope (assist, practicing) && !low && !shows_review (closed, view) &&
         g_strcmp0 (view, narrow ? "table" : "sheet") != 0;
}

/* On a telephone that lies on its side the case file is in the header, which leaves the height to
 * the sheet. */
static gboolean
shows_low_file (GObject *object,
                gboolean low,
                const char *assist,
                gboolean practicing,
                gboolean closed,
                const char *view)
{
  return low && knows_envelope (assist, practicing) && !shows_review (closed, view);
}

/* Nothing is recorded in the sample. On a telephone that lies on its side a hint takes the place of
 * the composer until it is closed. */
static gboolean
shows_composer (GObject *object, gboolean sample, gboolean low, gboolean hinting)
{
  return !sample && !(low && hinting);
}

/* Whether the advice is shown above the view. Insight begins with the advice itself. */
static gboolean
shows_counsel (GObject *object, gboolean closed, const char *view)
{
  return !closed && g_strcmp0 (view, "insight") != 0;
}

/* The latest entries are hidden beside the whole log, which contains them, and where the composer
 * needs all the height. */
static gboolean
shows_latest (GObject *object, gboolean low, const char *view)
{
  return !low && g_strcmp0 (view, "log") != 0;
}

/* The margin lets the user scroll to the part of the sheet that the composer covers, if there is
 * room. While the composer closes the foot is already visible, and no margin is needed. */
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

/* When the breakpoint changes the whole page is unmapped for a frame (libadwaita 1.7), even as the
 * window opens. Afterwards the widget with the focus gets it back, rather than the first one. */
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
  gtk_widget_class_bind_template_callback (widget_class, either);
  gtk_widget_class_bind_template_callback (widget_class, get_insight_title);
  gtk_widget_class_bind_template_callback (widget_class, get_layout);
  gtk_widget_class_bind_template_callback (widget_class, get_margin);
  gtk_widget_class_bind_template_callback (widget_class, get_title);
  gtk_widget_class_bind_template_callback (widget_class, shows_latest);
  gtk_widget_class_bind_template_callback (widget_class, is_roomy);
  gtk_widget_class_bind_template_callback (widget_class, shows_case_column);
  gtk_widget_class_bind_template_callback (widget_class, shows_case_file);
  gtk_widget_class_bind_template_callback (widget_class, shows_file_beside);
  gtk_widget_class_bind_template_callback (widget_class, shows_counsel);
  gtk_widget_class_bind_template_callback (widget_class, shows_foot);
  gtk_widget_class_bind_template_callback (widget_class, shows_insight);
  gtk_widget_class_bind_template_callback (widget_class, shows_low_file);
  gtk_widget_class_bind_template_callback (widget_class, keep_focus_cb);
  gtk_widget_class_bind_template_callback (widget_class, shows_line_button);
  gtk_widget_class_bind_template_callback (widget_class, get_decoration);
  gtk_widget_class_bind_template_callback (widget_class, shows_composer);
  gtk_widget_class_bind_template_callback (widget_class, shows_curve);
  gtk_widget_class_bind_template_callback (widget_class, shows_timeline);
  gtk_widget_class_bind_template_callback (widget_class, shows_record);
  gtk_widget_class_bind_template_callback (widget_class, shows_sidebar);
}

/* Limits the height of the composer, which on a small screen covers the sheet while it is open. */
static void
limit_composer (CbCasePage *self)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  int limit = MAX (height / 2, height - KEPT_IN_SIGHT);

  cb_composer_set_max_height (self->composer, self->narrow ? limit : G_MAXINT);
}

/* Changing the layout removes widgets from their parents and adds them to others. The widget with
 * the focus gets it back. The focus is cleared before, because a window that is closed before its
 * next frame would keep a reference to a widget that lost the focus by being removed (GTK 4.18). */
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

/* Moves the focus to the view that is shown: to the cell of the sheet that had it last, rather than
 * to the case file, which comes first. */
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

/* The window still moves the focus at the end of this frame (GTK 4.18), so it is given back
 * later. */
static void
mapped_cb (CbCasePage *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  if (self->kept_focus == NULL || clock == NULL)
    return;
  self->mapped_in = gdk_frame_clock_get_frame_counter (clock);
  gtk_widget_add_tick_callback (GTK_WIDGET (self), restore_focus_cb, NULL, NULL);
}

/* Moves the focus out of the sidebar before hiding it, because the focus would be lost. */
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

/* Does not restore a view that is hidden by now. */
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

/* The reason of a cell is closed with the sheet that shows its steps. A page that is being disposed
 * changes views, too, which is ignored. */
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

/* Opens or closes the composer, if it is not always visible. */
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

/* Shows a line to type instead of the composer, on a screen without room for both. */
void
_cb_case_page_set_typing (CbCasePage *self, gboolean typing)
{
  if (self->typing == typing)
    return;

  self->typing = typing;
  g_object_notify (G_OBJECT (self), "typing");
}
