/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-closures.h"
#include "cb-fields.h"
#include "cb-hint-bar.h"
#include "cb-step-row.h"
#include "cb-template.h"

/* How much of the hint has been told. */
typedef enum
{
  PLACE,
  CELLS,
  REASON,
} Told;

struct _CbHintBar
{
  AdwBin parent_instance;

  CbMarkHint *hint;
  gboolean searching;
  Told told;

  GtkWidget *more;
  GtkWidget *check;
  GtkWidget *close;
  GtkListBox *steps;
};

CB_DEFINE_TEMPLATE_TYPE (CbHintBar, cb_hint_bar, ADW_TYPE_BIN)

/* (transfer full) (nullable): what there is to find, or where to look for it */
static char *
describe (CbHintBar *self)
{
  if (self->searching)
    return g_strdup (_ ("Looking for a hint…"));
  if (self->hint == NULL)
    return NULL;
  return self->told == PLACE ? cb_mark_hint_describe_place (self->hint)
                             : cb_mark_hint_describe_cells (self->hint);
}

/* (nullable): the label of the button that tells more */
static const char *
get_more (CbHintBar *self)
{
  if (self->hint == NULL || cb_mark_hint_get_state (self->hint) != CB_HINT_FOUND)
    return NULL;
  switch (self->told)
    {
    case PLACE:
      return _ ("_Show Me");
    case CELLS:
      return _ ("_Why?");
    case REASON:
    default:
      return NULL;
    }
}

/* (transfer full) (nullable) */
static char *
describe_more (CbHintBar *self)
{
  return g_strdup (get_more (self));
}

/* Whether one of the user’s marks is wrong. Only a check of all marks tells which one. */
static gboolean
is_wrong (CbHintBar *self)
{
  return self->hint != NULL && cb_mark_hint_get_state (self->hint) == CB_HINT_WRONG_MARK;
}

static gboolean
is_searching (CbHintBar *self)
{
  return self->searching;
}

static void
cb_hint_bar_class_init (CbHintBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_fields_install (object_class, CB_COMPUTED ("shown", G_TYPE_BOOLEAN, cb_hint_bar_get_shown),
                     CB_COMPUTED ("searching", G_TYPE_BOOLEAN, is_searching),
                     CB_COMPUTED ("told", G_TYPE_BOOLEAN, cb_hint_bar_tells_cells),
                     CB_COMPUTED ("wrong", G_TYPE_BOOLEAN, is_wrong),
                     CB_COMPUTED ("explained", G_TYPE_BOOLEAN, cb_hint_bar_tells_all),
                     CB_COMPUTED ("words", G_TYPE_STRING, describe),
                     CB_COMPUTED ("more", G_TYPE_STRING, describe_more));
  CB_OWNS (object_class, CbHintBar, hint, cb_mark_hint_unref);

  cb_template_install (widget_class, "cb-hint-bar", CB_CHILD (CbHintBar, check),
                       CB_CHILD (CbHintBar, close), CB_CHILD (CbHintBar, more),
                       CB_CHILD (CbHintBar, steps));
  cb_closures_install (widget_class);
}

/* (transfer none) (nullable) */
CbMarkHint *
cb_hint_bar_get_hint (CbHintBar *self)
{
  g_return_val_if_fail (CB_IS_HINT_BAR (self), NULL);

  return self->hint;
}

/* Whether the bar tells which cells to mark, and not only where to look. */
gboolean
cb_hint_bar_tells_cells (CbHintBar *self)
{
  return self->hint != NULL && self->told >= CELLS;
}

/* Whether the bar tells why, too. */
gboolean
cb_hint_bar_tells_all (CbHintBar *self)
{
  return self->hint != NULL && self->told == REASON;
}

/* Whether there is a hint, or one is being searched for. */
gboolean
cb_hint_bar_get_shown (CbHintBar *self)
{
  g_return_val_if_fail (CB_IS_HINT_BAR (self), FALSE);

  return self->searching || self->hint != NULL;
}

static void
replace_hint (CbHintBar *self, CbMarkHint *hint, gboolean searching)
{
  g_clear_pointer (&self->hint, cb_mark_hint_unref);
  self->hint = hint != NULL ? cb_mark_hint_ref (hint) : NULL;
  self->searching = searching;
  self->told = PLACE;
  gtk_list_box_remove_all (self->steps);
  cb_fields_notify_computed (self);
}

/* Says that a hint is being searched for, and moves the focus to the button that ends the
 * search. */
void
cb_hint_bar_search (CbHintBar *self)
{
  g_return_if_fail (CB_IS_HINT_BAR (self));

  replace_hint (self, NULL, TRUE);
  gtk_widget_grab_focus (self->close);
}

/* @hint: (nullable): the hint, of which the bar first tells only the place; NULL for none
 *
 * The focus moves within the bar, but not into it: the user may be busy elsewhere by now. */
void
cb_hint_bar_set_hint (CbHintBar *self, CbMarkHint *hint)
{
  gboolean focused;
  g_autofree char *words = NULL;

  g_return_if_fail (CB_IS_HINT_BAR (self));

  focused = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  replace_hint (self, hint, FALSE);
  if (hint == NULL)
    return;
  words = describe (self);
  cb_announce (GTK_WIDGET (self), words);
  if (focused)
    gtk_widget_grab_focus (get_more (self) != NULL ? self->more
                           : is_wrong (self)       ? self->check
                                                   : self->close);
}

static void
tell_reason (CbHintBar *self)
{
  const CbWhy *why = cb_mark_hint_get_why (self->hint);

  for (guint i = 0; i < why->steps->len; i++)
    {
      const CbWhyStep *step = g_ptr_array_index (why->steps, i);

      gtk_list_box_append (self->steps, cb_step_row_new (i + 1, step));
    }
}

/* Moves the focus to the first step of the reason, if that is told; otherwise announces the
 * words. */
static void
bring_to_ear (CbHintBar *self)
{
  GtkListBoxRow *first = gtk_list_box_get_row_at_index (self->steps, 0);
  g_autofree char *words = describe (self);

  if (first != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (first));
  else
    cb_announce (GTK_WIDGET (self), words);
}

/* Tells the next part of the hint. */
void
cb_hint_bar_tell_more (CbHintBar *self)
{
  g_return_if_fail (CB_IS_HINT_BAR (self));

  if (get_more (self) == NULL)
    return;
  self->told++;
  if (self->told == REASON)
    tell_reason (self);
  cb_fields_notify_computed (self);
  bring_to_ear (self);
}
