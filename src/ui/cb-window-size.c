/* How large the pages of a window are drawn. A size that the user chooses is remembered for
 * monitors of the same size, as it depends on the distance from which one looks at them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-window-private.h"

/* What a sheet needs, in pixels: a row, the gap between two groups, and the bars of the window with
 * head and foot of the sheet. */
#define ROW          28
#define GAP          10
#define AROUND_SHEET 131

/* Returns: (nullable): the size of the monitor that the window is on, as “1920x1080” */
static char *
name_monitor (CbWindow *self)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self));
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (self));
  GdkMonitor *monitor = surface != NULL ? gdk_display_get_monitor_at_surface (display, surface)
                                        : NULL;
  GdkRectangle area;

  if (monitor == NULL)
    return NULL;
  gdk_monitor_get_geometry (monitor, &area);
  return g_strdup_printf ("%dx%d", area.width, area.height);
}

/* Keeps the page from being drawn so large that not all cards of the sheet would be visible. */
void
_cb_window_make_room (CbWindow *self)
{
  CbEdition *edition = self->case_ != NULL ? cb_case_get_edition (self->case_) : NULL;
  int height = 0;

  if (edition != NULL)
    height = AROUND_SHEET + (int) cb_edition_get_n_cards (edition) * ROW +
             (int) (cb_edition_get_n_categories (edition) - 1) * GAP;
  g_object_set (self->stage, "least-height", height, NULL);
}

static void
take_steps (CbWindow *self)
{
  g_autofree char *monitor = name_monitor (self);
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (GVariant) sizes = g_settings_get_value (settings, "sizes");
  int steps = 0;

  if (monitor == NULL)
    return;
  g_variant_lookup (sizes, monitor, "i", &steps);
  g_object_set (self->stage, "steps", steps, NULL);
}

/* A window that is moved to another monitor gets the size that was chosen for that one. */
void
_cb_window_follow_monitor (CbWindow *self)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self));

  take_steps (self);
  g_signal_connect_object (surface, "enter-monitor", G_CALLBACK (take_steps), self,
                           G_CONNECT_SWAPPED);
}

static void
remember_steps (CbWindow *self)
{
  g_autofree char *monitor = name_monitor (self);
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (GVariant) sizes = g_settings_get_value (settings, "sizes");
  GVariantBuilder builder;
  GVariantIter iter;
  const char *name;
  int steps;

  if (monitor == NULL)
    return;
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{si}"));
  g_variant_iter_init (&iter, sizes);
  while (g_variant_iter_next (&iter, "{&si}", &name, &steps))
    if (!g_str_equal (name, monitor))
      g_variant_builder_add (&builder, "{si}", name, steps);
  g_object_get (self->stage, "steps", &steps, NULL);
  if (steps != 0)
    g_variant_builder_add (&builder, "{si}", monitor, steps);
  g_settings_set_value (settings, "sizes", g_variant_builder_end (&builder));
}

/* Draws the page in another size. @parameter: “larger”, “smaller” or “automatic” */
static void
size_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbWindow *self = CB_WINDOW (widget);
  const char *size = g_variant_get_string (parameter, NULL);
  int by = g_str_equal (size, "larger") ? 1 : g_str_equal (size, "smaller") ? -1 : 0;
  int percent = cb_stage_step (self->stage, by);
  g_autofree char *words = NULL;

  if (percent == 0)
    return;
  remember_steps (self);
  words = g_strdup_printf (_ ("Size %d%%"), percent);
  cb_announce (widget, words);
}

void
_cb_window_install_size (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key;
    const char *size;
  } KEYS[] = {
    { GDK_KEY_plus, "larger" },    { GDK_KEY_equal, "larger" },        { GDK_KEY_KP_Add, "larger" },
    { GDK_KEY_minus, "smaller" },  { GDK_KEY_KP_Subtract, "smaller" }, { GDK_KEY_0, "automatic" },
    { GDK_KEY_KP_0, "automatic" },
  };

  gtk_widget_class_install_action (widget_class, "win.size", "s", size_action);
  for (guint i = 0; i < G_N_ELEMENTS (KEYS); i++)
    gtk_widget_class_add_binding_action (widget_class, KEYS[i].key, GDK_CONTROL_MASK, "win.size",
                                         "s", KEYS[i].size);
}
