/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-toast.h"

/* In seconds: WCAG 2.2, 2.2.1, asks for that much time to reach a button that goes away. */
#define TIME_TO_ACT 20

#define OVERLAY "cb-overlay"

/**
 * cb_toast_new:
 * @words: the text, in which names may hold any characters
 *
 * Returns: (transfer floating): the toast
 */
AdwToast *
cb_toast_new (const char *words)
{
  return g_object_new (ADW_TYPE_TOAST, "use-markup", FALSE, "title", words, NULL);
}

/* While the window is covered nobody sees the toast, so its time has no end. */
static void
fit_time (AdwToast *toast, GObject *window)
{
  gboolean covered;

  g_object_get (window, "covered", &covered, NULL);
  adw_toast_set_timeout (toast, covered ? 0 : TIME_TO_ACT);
}

/* Adds the toast once more, which starts its time again. */
static void
covered_changed_cb (AdwToast *toast, GParamSpec *pspec, GObject *window)
{
  AdwToastOverlay *overlay = g_object_get_data (G_OBJECT (toast), OVERLAY);

  fit_time (toast, window);
  adw_toast_overlay_add_toast (overlay, g_object_ref (toast));
}

static void
dismissed_cb (AdwToast *toast, GObject *window)
{
  g_signal_handlers_disconnect_by_func (window, covered_changed_cb, toast);
}

/**
 * cb_toast_new_with_button:
 * @button: with a mnemonic
 *
 * Returns: (transfer floating): a toast that stays long enough to decide about its button
 */
AdwToast *
cb_toast_new_with_button (const char *words, const char *button)
{
  AdwToast *toast = cb_toast_new (words);

  adw_toast_set_button_label (toast, button);
  adw_toast_set_timeout (toast, TIME_TO_ACT);
  return toast;
}

/**
 * cb_toast_show:
 * @toast: (transfer full): the toast; if it is visible already its time starts again
 *
 * Adds a toast to @widget, if that is a toast overlay, or else to the one around it. Nobody sees
 * the toast if @widget is shown no longer. Its time does not run while the window is covered, if
 * that has a property "covered".
 */
void
cb_toast_show (AdwToast *toast, gpointer widget)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);
  g_autoptr (AdwToast) kept = g_object_take_ref (toast);
  GtkRoot *root = gtk_widget_get_root (widget);
  gboolean can_be_covered = root != NULL && g_object_class_find_property (G_OBJECT_GET_CLASS (root),
                                                                          "covered") != NULL;
  gboolean is_new = g_object_get_data (G_OBJECT (toast), OVERLAY) == NULL;

  if (overlay != NULL && is_new && adw_toast_get_button_label (toast) != NULL && can_be_covered)
    {
      g_object_set_data (G_OBJECT (toast), OVERLAY, overlay);
      fit_time (toast, G_OBJECT (root));
      g_signal_connect_object (root, "notify::covered", G_CALLBACK (covered_changed_cb), toast,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (toast, "dismissed", G_CALLBACK (dismissed_cb), root, 0);
    }
  if (overlay != NULL)
    adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), g_steal_pointer (&kept));
}
