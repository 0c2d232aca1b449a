/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-fields.h"
#include "cb-template.h"
#include "cb-what-if-bar.h"

struct _CbWhatIfBar
{
  AdwBin parent_instance;

  CbSheet *sheet;
};

CB_DEFINE_TEMPLATE_TYPE (CbWhatIfBar, cb_what_if_bar, ADW_TYPE_BIN)

static CbWhatIf *
get_what_if (CbWhatIfBar *self)
{
  return self->sheet != NULL ? cb_sheet_get_what_if (self->sheet) : NULL;
}

static gboolean
is_supposing (CbWhatIfBar *self)
{
  return self->sheet != NULL && cb_sheet_get_supposing (self->sheet);
}

static char *
describe (CbWhatIfBar *self)
{
  CbWhatIf *what_if = get_what_if (self);

  return what_if != NULL ? cb_what_if_describe (what_if) : g_strdup (_ ("What If?"));
}

static char *
describe_outcome (CbWhatIfBar *self)
{
  CbWhatIf *what_if = get_what_if (self);

  return what_if != NULL ? cb_what_if_describe_outcome (what_if)
                         : g_strdup (_ ("Working out what would follow…"));
}

/* Announces the outcome, because the sheet changes away from the focus. */
static void
what_if_changed_cb (CbWhatIfBar *self)
{
  CbWhatIf *what_if = get_what_if (self);
  g_autofree char *outcome = NULL;

  cb_fields_notify_computed (self);
  if (what_if == NULL)
    return;
  outcome = cb_what_if_describe_outcome (what_if);
  cb_announce (GTK_WIDGET (self), outcome);
}

static void
follow_sheet (CbWhatIfBar *self)
{
  g_signal_connect_object (self->sheet, "notify::what-if", G_CALLBACK (what_if_changed_cb), self,
                           G_CONNECT_SWAPPED);
  what_if_changed_cb (self);
}

static void
cb_what_if_bar_class_init (CbWhatIfBarClass *klass)
{
  cb_fields_install (
    G_OBJECT_CLASS (klass),
    CB_FIELD_THEN (CbWhatIfBar, sheet, CB_TYPE_SHEET, G_PARAM_READWRITE, follow_sheet),
    CB_COMPUTED ("shown", G_TYPE_BOOLEAN, is_supposing),
    CB_COMPUTED ("words", G_TYPE_STRING, describe),
    CB_COMPUTED ("outcome", G_TYPE_STRING, describe_outcome));

  cb_template_install (GTK_WIDGET_CLASS (klass), "cb-what-if-bar");
}
