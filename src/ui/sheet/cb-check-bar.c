/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-check-bar.h"
#include "cb-fields.h"
#include "cb-template.h"

struct _CbCheckBar
{
  AdwBin parent_instance;

  CbMarkCheck *check;

  GtkWidget *close;
};

CB_DEFINE_TEMPLATE_TYPE (CbCheckBar, cb_check_bar, ADW_TYPE_BIN)

static gboolean
is_shown (CbCheckBar *self)
{
  return self->check != NULL;
}

/* (transfer full) (nullable) */
static char *
describe (CbCheckBar *self)
{
  return self->check != NULL ? cb_mark_check_describe (self->check) : NULL;
}

static gboolean
is_wrong (CbCheckBar *self)
{
  return self->check != NULL && cb_mark_check_count (self->check, CB_VERDICT_WRONG) > 0;
}

/* Whether something is marked that nothing proves yet. */
static gboolean
is_early (CbCheckBar *self)
{
  return self->check != NULL && cb_mark_check_count (self->check, CB_VERDICT_OPEN) +
                                    cb_mark_check_count (self->check, CB_VERDICT_CLASHES) >
                                  0;
}

/* Whether the sheet shows a sign (“!” or “?”) on any mark. */
static gboolean
is_faulty (CbCheckBar *self)
{
  return is_wrong (self) || is_early (self);
}

static gboolean
is_solved (CbCheckBar *self)
{
  return self->check != NULL && cb_mark_check_get_solution (self->check) != 0;
}

static void
cb_check_bar_class_init (CbCheckBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_fields_install (object_class, CB_COMPUTED ("shown", G_TYPE_BOOLEAN, is_shown),
                     CB_COMPUTED ("words", G_TYPE_STRING, describe),
                     CB_COMPUTED ("wrong", G_TYPE_BOOLEAN, is_wrong),
                     CB_COMPUTED ("early", G_TYPE_BOOLEAN, is_early),
                     CB_COMPUTED ("faulty", G_TYPE_BOOLEAN, is_faulty),
                     CB_COMPUTED ("solved", G_TYPE_BOOLEAN, is_solved));
  CB_OWNS (object_class, CbCheckBar, check, cb_mark_check_unref);

  cb_template_install (widget_class, "cb-check-bar", CB_CHILD (CbCheckBar, close));
}

/* (transfer none) (nullable) */
CbMarkCheck *
cb_check_bar_get_check (CbCheckBar *self)
{
  g_return_val_if_fail (CB_IS_CHECK_BAR (self), NULL);

  return self->check;
}

/* @check: (nullable): what is shown and said aloud; NULL for none */
void
cb_check_bar_set_check (CbCheckBar *self, CbMarkCheck *check)
{
  g_autofree char *words = NULL;

  g_return_if_fail (CB_IS_CHECK_BAR (self));

  g_clear_pointer (&self->check, cb_mark_check_unref);
  self->check = check != NULL ? cb_mark_check_ref (check) : NULL;
  cb_fields_notify_computed (self);
  words = describe (self);
  if (words == NULL)
    return;
  cb_announce (GTK_WIDGET (self), words);
  gtk_widget_grab_focus (self->close);
}
