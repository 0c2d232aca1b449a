/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds letters that two things of a page answer to with Alt: a press would only go from one to the
 * next. So it does among rows that are alike. A dialog or popover has letters of its own. */

#include "config.h"

#include "cb-inspect.h"

/* What says a letter that something of its layer has already. */
static void
check (GtkLabel *label, GHashTable *taken, const char *picture, guint *n_faults)
{
  guint key = gdk_keyval_to_lower (gtk_label_get_mnemonic_keyval (label));
  g_autofree char *words = NULL;
  GtkLabel *other;

  if (key == GDK_KEY_VoidSymbol)
    return;
  other = g_hash_table_lookup (taken, GUINT_TO_POINTER (key));
  if (other == NULL)
    g_hash_table_insert (taken, GUINT_TO_POINTER (key), label);
  if (other == NULL || g_str_equal (gtk_label_get_text (other), gtk_label_get_text (label)))
    return;
  words = cb_inspect_describe (GTK_WIDGET (label));
  g_printerr ("%s: Alt+%c is “%s”, too: %s\n", picture, (int) g_ascii_toupper ((char) key),
              gtk_label_get_text (other), words);
  ++*n_faults;
}

static void
collect (GtkWidget *widget, GHashTable *taken, const char *picture, guint *n_faults)
{
  g_autoptr (GHashTable) own = NULL;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return;
  if (GTK_IS_SHORTCUT_MANAGER (widget))
    taken = own = g_hash_table_new (NULL, NULL);
  if (GTK_IS_LABEL (widget))
    check (GTK_LABEL (widget), taken, picture, n_faults);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, taken, picture, n_faults);
}

/**
 * cb_inspect_mnemonics:
 * @picture: what it is called in what is printed
 *
 * Prints which letters lead to more than one thing.
 *
 * Returns: how many
 */
guint
cb_inspect_mnemonics (GtkWindow *window, const char *picture)
{
  guint n_faults = 0;

  collect (GTK_WIDGET (window), NULL, picture, &n_faults);
  return n_faults;
}
