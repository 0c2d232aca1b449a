/* Tooltips that change, or whose widgets come and go
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * When gtk_widget_set_tooltip_text() gets another text, even for a widget that is not shown yet,
 * GTK asks where the pointer is, and on X11 waits for four answers of the server. A hint is only
 * looked up when the pointer rests on its widget.
 */

#include "config.h"

#include "cb-hint.h"

#define KEY "cb-hint"

static gboolean
query_tooltip_cb (GtkWidget *widget, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, cb_hint_get (widget));
  return TRUE;
}

/* Whether the handler is connected; it stays even after the hint was removed. */
static gboolean
is_connected (GtkWidget *widget)
{
  return g_signal_handler_find (widget, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, query_tooltip_cb, NULL) !=
         0;
}

/**
 * cb_hint_set:
 * @words: (nullable): the tooltip, which screen readers do not read; none if it is empty
 */
void
cb_hint_set (GtkWidget *widget, const char *words)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_strcmp0 (cb_hint_get (widget), words) == 0)
    return;
  if (!is_connected (widget))
    g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
  g_object_set_data_full (G_OBJECT (widget), KEY, g_strdup (words), g_free);
  gtk_widget_set_has_tooltip (widget, words != NULL && *words != '\0');
}

/* (transfer none) (nullable) */
const char *
cb_hint_get (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  return g_object_get_data (G_OBJECT (widget), KEY);
}
