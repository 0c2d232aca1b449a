/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-paragraph.h"

/**
 * cb_paragraph_new:
 * @text: (nullable): the text of the label at first
 * @css_class: (nullable): a style class for the label
 *
 * Returns: (transfer floating): a label that takes as many lines as it needs, aligned at their
 *   start
 */
GtkWidget *
cb_paragraph_new (const char *text, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, "xalign", 0.0, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}
