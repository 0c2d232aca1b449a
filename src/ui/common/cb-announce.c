/* cb-announce.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include "cb-announce.h"

/**
 * cb_announce:
 * @widget: what it is about
 * @text: what a screen reader is to say
 *
 * Says nothing of what is not on the screen: what is covered is not to be heard either.
 */
void
cb_announce (GtkWidget *widget, const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (gtk_widget_get_mapped (widget))
    gtk_accessible_announce (GTK_ACCESSIBLE (widget), text,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}
