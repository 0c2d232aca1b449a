/* Functions that templates call on the values they bind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-card-set.h"
#include "cb-closures.h"

/* Whether a text has at least one character. */
gboolean
cb_closure_is_set (GObject *object, const char *text)
{
  return text != NULL && *text != '\0';
}

gboolean
cb_closure_is_not_set (GObject *object, const char *text)
{
  return !cb_closure_is_set (object, text);
}

/* Negates @flag in an expression; bindings can use “inverted” instead. */
gboolean
cb_closure_is_not (GObject *object, gboolean flag)
{
  return !flag;
}

gboolean
cb_closure_is_filled (GObject *object, guint n_items)
{
  return n_items > 0;
}

/* @card: a card, or −1. Returns: (type CbCardSet): the set of that card, or the empty set */
guint
cb_closure_card_to_set (GObject *object, int card)
{
  return card >= 0 ? cb_card_set_of ((guint) card) : 0;
}

/* The orientation for things that are side by side if there is room, and one below the other if
 * not. */
GtkOrientation
cb_closure_along (GObject *object, gboolean compact)
{
  return compact ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;
}

/* Makes these functions known to the template of a class. */
void
cb_closures_install (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    GCallback closure;
  } CLOSURES[] = {
    { "is_set", G_CALLBACK (cb_closure_is_set) },
    { "is_not_set", G_CALLBACK (cb_closure_is_not_set) },
    { "is_not", G_CALLBACK (cb_closure_is_not) },
    { "is_filled", G_CALLBACK (cb_closure_is_filled) },
    { "card_to_set", G_CALLBACK (cb_closure_card_to_set) },
    { "along", G_CALLBACK (cb_closure_along) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (CLOSURES); i++)
    gtk_widget_class_bind_template_callback_full (widget_class, CLOSURES[i].name,
                                                  CLOSURES[i].closure);
}
