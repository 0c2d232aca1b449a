/* cb-seen-form.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-composer"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-card-chips.h"
#include "cb-drop-down.h"
#include "cb-seen-form.h"

struct _CbSeenForm
{
  AdwBin parent_instance;

  CbDraft *draft;
  CbSheet *sheet;

  GtkDropDown *player;
  GtkDropDown *viewer;
  GtkStringList *viewers;
};

enum
{
  PROP_0,
  PROP_DRAFT,
  PROP_SHEET,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (CbSeenForm, cb_seen_form, ADW_TYPE_BIN)

static GParamSpec *properties[N_PROPS];

static guint
card_to_set (GObject *object, int card)
{
  return card >= 0 ? cb_card_set_of ((guint) card) : 0;
}

/* Of my own cards, others can have seen only those I hold. */
static guint
get_seen_choices (GObject *object, CbDraft *draft, int player)
{
  const CbSetup *setup;

  if (draft == NULL)
    return 0;

  setup = cb_case_get_setup (cb_draft_get_case (draft));
  if (player != CB_NOBODY && player == setup->me)
    return setup->hand;
  return cb_edition_get_all_cards (setup->edition);
}

/* Who can have seen a card: I, the first of the list, and then all others by seat. */
static int
get_viewer_at (CbSeenForm *self, guint index)
{
  int me = cb_case_get_setup (cb_draft_get_case (self->draft))->me;

  if (index == 0 || index == GTK_INVALID_LIST_POSITION)
    return CB_NOBODY;
  return me != CB_NOBODY && (int) index > me ? (int) index : (int) index - 1;
}

static guint
find_viewer (CbSeenForm *self, int seat)
{
  int me = cb_case_get_setup (cb_draft_get_case (self->draft))->me;

  if (seat == CB_NOBODY)
    return 0;
  return (guint) (me != CB_NOBODY && seat > me ? seat : seat + 1);
}

static void
update_viewer (CbSeenForm *self)
{
  gtk_drop_down_set_selected (self->viewer,
                              find_viewer (self, cb_draft_get (self->draft, CB_DRAFT_VIEWER)));
}

static void
update_viewers (CbSeenForm *self)
{
  const CbSetup *setup = cb_case_get_setup (cb_draft_get_case (self->draft));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  int viewer = cb_draft_get (self->draft, CB_DRAFT_VIEWER);

  g_strv_builder_add (builder, C_ ("who has seen a card", "Me"));
  for (guint seat = 0; seat < setup->n_players; seat++)
    if ((int) seat != setup->me)
      g_strv_builder_add (builder, setup->players[seat].name);
  names = g_strv_builder_end (builder);

  gtk_string_list_splice (self->viewers, 0, g_list_model_get_n_items (G_LIST_MODEL (self->viewers)),
                          (const char *const *) names);
  cb_draft_set (self->draft, CB_DRAFT_VIEWER, viewer);
  update_viewer (self);
}

static void
viewer_selected_cb (CbSeenForm *self)
{
  if (self->draft != NULL)
    cb_draft_set (self->draft, CB_DRAFT_VIEWER,
                  get_viewer_at (self, gtk_drop_down_get_selected (self->viewer)));
}

static void
seen_picked_cb (CbSeenForm *self, guint card)
{
  gboolean again = cb_draft_get (self->draft, CB_DRAFT_CARD) == (int) card;

  cb_draft_set (self->draft, CB_DRAFT_CARD, again ? -1 : (int) card);
}

/* A drop-down takes the first of a new model by itself; so the models come before the fields. */
static void
attach (CbSeenForm *self)
{
  cb_drop_down_show_names (self->player);
  cb_drop_down_show_names (self->viewer);
  gtk_drop_down_set_model (self->player, cb_draft_get_seats (self->draft));
  g_object_bind_property (self->draft, "player", self->player, "selected",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->draft, "notify::viewer", G_CALLBACK (update_viewer), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (cb_draft_get_case (self->draft), "notify::setup",
                           G_CALLBACK (update_viewers), self, G_CONNECT_SWAPPED);
  update_viewers (self);
}

static void
cb_seen_form_dispose (GObject *object)
{
  CbSeenForm *self = CB_SEEN_FORM (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_SEEN_FORM);
  g_clear_object (&self->draft);
  g_clear_object (&self->sheet);

  G_OBJECT_CLASS (cb_seen_form_parent_class)->dispose (object);
}

static void
cb_seen_form_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbSeenForm *self = CB_SEEN_FORM (object);

  switch (prop_id)
    {
    case PROP_DRAFT:
      g_value_set_object (value, self->draft);
      break;
    case PROP_SHEET:
      g_value_set_object (value, self->sheet);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_seen_form_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  CbSeenForm *self = CB_SEEN_FORM (object);

  switch (prop_id)
    {
    case PROP_DRAFT:
      self->draft = g_value_dup_object (value);
      if (self->draft != NULL)
        attach (self);
      break;
    case PROP_SHEET:
      self->sheet = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_seen_form_class_init (CbSeenFormClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags once = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = cb_seen_form_dispose;
  object_class->get_property = cb_seen_form_get_property;
  object_class->set_property = cb_seen_form_set_property;

  properties[PROP_DRAFT] = g_param_spec_object ("draft", NULL, NULL, CB_TYPE_DRAFT, once);
  properties[PROP_SHEET] = g_param_spec_object ("sheet", NULL, NULL, CB_TYPE_SHEET, once);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/ui/cb-seen-form.ui");
  gtk_widget_class_bind_template_child (widget_class, CbSeenForm, player);
  gtk_widget_class_bind_template_child (widget_class, CbSeenForm, viewer);
  gtk_widget_class_bind_template_child (widget_class, CbSeenForm, viewers);
  gtk_widget_class_bind_template_callback (widget_class, card_to_set);
  gtk_widget_class_bind_template_callback (widget_class, get_seen_choices);
  gtk_widget_class_bind_template_callback (widget_class, viewer_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, seen_picked_cb);

  g_type_ensure (CB_TYPE_CARD_CHIPS);
  g_type_ensure (CB_TYPE_DRAFT_ANSWER);
}

static void
cb_seen_form_init (CbSeenForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
