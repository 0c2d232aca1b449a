/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-card-chips.h"
#include "cb-category-chips.h"
#include "cb-event-forms.h"

struct _CbSnoopAllForm
{
  CbDraftPart parent_instance;

  GtkWidget *direction;
  CbChips *lost;
};

G_DEFINE_FINAL_TYPE (CbSnoopAllForm, cb_snoop_all_form, CB_TYPE_DRAFT_PART)

static const CbSetup *
get_setup (CbDraft *draft)
{
  return cb_case_get_setup (cb_draft_get_case (draft));
}

static gboolean
is_played_by_me (GObject *object, CbDraft *draft)
{
  return draft != NULL && get_setup (draft)->me != CB_NOBODY;
}

static guint
get_lost_choices (GObject *object, CbDraft *draft)
{
  return is_played_by_me (object, draft) ? get_setup (draft)->hand : 0;
}

static char *
describe_seen (GObject *object, CbDraft *draft, guint direction)
{
  const CbSetup *setup;

  if (!is_played_by_me (object, draft))
    return g_strdup ("");

  setup = get_setup (draft);
  /* Translators: %s is a player */
  return g_strdup_printf (_ ("Card you saw from %s"),
                          setup->players[cb_draft_get_offering (draft, setup->me)].name);
}

static char *
describe_lost (GObject *object, CbDraft *draft, guint direction)
{
  const CbSetup *setup;

  if (!is_played_by_me (object, draft))
    return g_strdup ("");

  setup = get_setup (draft);
  for (int seat = 0; seat < (int) setup->n_players; seat++)
    if (cb_draft_get_offering (draft, seat) == setup->me)
      /* Translators: %s is a player */
      return g_strdup_printf (_ ("Your card that %s saw (if known)"), setup->players[seat].name);
  return g_strdup ("");
}

static void
lost_picked_cb (CbSnoopAllForm *self, guint card)
{
  cb_draft_toggle (cb_draft_part_get_draft (CB_DRAFT_PART (self)), CB_DRAFT_LOST, card);
}

static void
cb_snoop_all_form_attach (CbDraftPart *part)
{
  g_object_bind_property (cb_draft_part_get_draft (part), "direction",
                          CB_SNOOP_ALL_FORM (part)->direction, "active",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}

static void
cb_snoop_all_form_class_init (CbSnoopAllFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (CB_TYPE_CARD_CHIPS);
  g_type_ensure (CB_TYPE_CATEGORY_CHIPS);

  CB_DRAFT_PART_CLASS (klass)->attach = cb_snoop_all_form_attach;

  cb_draft_part_class_set_template (CB_DRAFT_PART_CLASS (klass), "cb-snoop-all-form");
  gtk_widget_class_bind_template_child (widget_class, CbSnoopAllForm, direction);
  gtk_widget_class_bind_template_child (widget_class, CbSnoopAllForm, lost);
  gtk_widget_class_bind_template_callback (widget_class, describe_lost);
  gtk_widget_class_bind_template_callback (widget_class, describe_seen);
  gtk_widget_class_bind_template_callback (widget_class, get_lost_choices);
  gtk_widget_class_bind_template_callback (widget_class, is_played_by_me);
  gtk_widget_class_bind_template_callback (widget_class, lost_picked_cb);
}

static void
cb_snoop_all_form_init (CbSnoopAllForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* The same cards may stand above. */
  cb_chips_set_context (self->lost, _ ("mine"));
}
