/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-fields.h"
#include "cb-quick-choices.h"

/* The most completions shown: reading more would take longer than typing on. */
#define MAX_CHOICES 6

#define NONE (-1)

struct _CbQuickChoices
{
  AdwBin parent_instance;

  GPtrArray *completions; /* NULL for none */
  GtkWidget *chips[MAX_CHOICES];
  guint n;
  int marked;
};

G_DEFINE_FINAL_TYPE (CbQuickChoices, cb_quick_choices, ADW_TYPE_BIN)

static void
chip_clicked_cb (CbQuickChoices *self, GtkWidget *chip)
{
  for (guint i = 0; i < self->n; i++)
    if (self->chips[i] == chip)
      {
        g_signal_emit_by_name (self, "picked", i);
        return;
      }
}

static void
show_chip (CbQuickChoices *self, guint index)
{
  const CbCompletion *completion = g_ptr_array_index (self->completions, index);

  gtk_button_set_label (GTK_BUTTON (self->chips[index]), completion->label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chips[index]),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, completion->description, -1);
}

static void
mark (CbQuickChoices *self, int index)
{
  if (self->marked != NONE)
    gtk_widget_remove_css_class (self->chips[self->marked], "marked");
  self->marked = index;
  if (index != NONE)
    gtk_widget_add_css_class (self->chips[index], "marked");
}

static void
cb_quick_choices_class_init (CbQuickChoicesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  CB_OWNS (object_class, CbQuickChoices, completions, g_ptr_array_unref);

  cb_signal_new (klass, "picked", 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "quickchoices");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cb_quick_choices_init (CbQuickChoices *self)
{
  GtkWidget *box = adw_wrap_box_new ();

  self->marked = NONE;
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), 6);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (box), 6);
  for (guint i = 0; i < MAX_CHOICES; i++)
    {
      GtkWidget *chip = gtk_button_new_with_label ("");

      gtk_widget_add_css_class (chip, "chip");
      gtk_widget_set_focusable (chip, FALSE);
      gtk_widget_set_focus_on_click (chip, FALSE);
      gtk_button_set_can_shrink (GTK_BUTTON (chip), TRUE);
      g_signal_connect_object (chip, "clicked", G_CALLBACK (chip_clicked_cb), self,
                               G_CONNECT_SWAPPED);
      adw_wrap_box_append (ADW_WRAP_BOX (box), chip);
      self->chips[i] = chip;
    }
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Completions"), -1);
  cb_quick_choices_set_list (self, NULL);
}

/**
 * cb_quick_choices_set_list:
 * @completions: (nullable) (transfer full): from cb_quick_line_complete(); none is marked at first
 */
void
cb_quick_choices_set_list (CbQuickChoices *self, GPtrArray *completions)
{
  g_return_if_fail (CB_IS_QUICK_CHOICES (self));

  mark (self, NONE);
  g_clear_pointer (&self->completions, g_ptr_array_unref);
  self->completions = completions;
  self->n = completions != NULL ? MIN (completions->len, MAX_CHOICES) : 0;
  for (guint i = 0; i < MAX_CHOICES; i++)
    {
      gtk_widget_set_visible (self->chips[i], i < self->n);
      if (i < self->n)
        show_chip (self, i);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), self->n > 0);
}

/* (transfer none) (nullable): what the chip stands for; NULL if there is no such chip */
const CbCompletion *
cb_quick_choices_get (CbQuickChoices *self, guint index)
{
  g_return_val_if_fail (CB_IS_QUICK_CHOICES (self), NULL);

  return index < self->n ? g_ptr_array_index (self->completions, index) : NULL;
}

/* The index of the marked chip, or −1. */
int
cb_quick_choices_get_marked (CbQuickChoices *self)
{
  g_return_val_if_fail (CB_IS_QUICK_CHOICES (self), NONE);

  return self->marked;
}

/**
 * cb_quick_choices_move:
 * @steps: 1 or −1; 0 marks none
 *
 * Marks the next or the previous completion, and after the last one none. Says it aloud.
 *
 * Returns: whether anything changed
 */
gboolean
cb_quick_choices_move (CbQuickChoices *self, int steps)
{
  int n, next;

  g_return_val_if_fail (CB_IS_QUICK_CHOICES (self), FALSE);

  n = (int) self->n + 1; /* one place more, for no mark */
  next = steps == 0 ? n - 1 : ((self->marked == NONE ? n - 1 : self->marked) + steps + n) % n;
  if (next == n - 1)
    next = NONE;
  if (next == self->marked)
    return FALSE;
  mark (self, next);
  if (next != NONE)
    {
      const CbCompletion *completion = g_ptr_array_index (self->completions, (guint) next);
      /* Translators: something offered, then what it is: “Rope, Weapons”. */
      g_autofree char *words = g_strdup_printf (_ ("%s, %s"), completion->label,
                                                completion->description);

      cb_announce (GTK_WIDGET (self), words);
    }
  return TRUE;
}
