/* cb-seen-form.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-composer"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-category-chips.h"
#include "cb-drop-down.h"
#include "cb-event-forms.h"
#include "cb-seat-field.h"

struct _CbSeenForm
{
  CbDraftPart parent_instance;

  GtkDropDown *viewer;
  GtkStringList *viewers;
};

G_DEFINE_FINAL_TYPE (CbSeenForm, cb_seen_form, CB_TYPE_DRAFT_PART)

/* A snoop is a turn, and by whoever has it. */
static gboolean
has_viewer (GObject *object, guint kind)
{
  return kind != CB_DRAFT_SNOOP;
}

/* Of a snoop among others nothing is seen. */
static gboolean
is_told (GObject *object, CbDraft *draft, guint kind, int by, int player)
{
  return draft != NULL &&
         (kind != CB_DRAFT_SNOOP || cb_draft_is_me (draft, by) || cb_draft_is_me (draft, player) ||
          cb_draft_get (draft, CB_DRAFT_CARD) >= 0);
}

/* Of my own cards, others can have seen only those I hold; of theirs I saw none of mine, unless an
 * old entry says so. */
static guint
get_seen_choices (GObject *object, CbDraft *draft, int player, int card)
{
  const CbSetup *setup;

  if (draft == NULL)
    return 0;

  setup = cb_case_get_setup (cb_draft_get_case (draft));
  if (player != CB_NOBODY && player == setup->me)
    return setup->hand;
  return (cb_setup_get_deck (setup) & ~setup->hand) |
         (card >= 0 ? cb_card_set_of ((guint) card) : 0);
}

/* Who can have seen a card: I, the first of the list, and then all others by seat. */
static int
get_viewer_at (CbSeenForm *self, guint index)
{
  int me = cb_draft_part_get_setup (CB_DRAFT_PART (self))->me;

  if (index == 0 || index == GTK_INVALID_LIST_POSITION)
    return CB_NOBODY;
  return me != CB_NOBODY && (int) index > me ? (int) index : (int) index - 1;
}

static guint
find_viewer (CbSeenForm *self, int seat)
{
  int me = cb_draft_part_get_setup (CB_DRAFT_PART (self))->me;

  if (seat == CB_NOBODY)
    return 0;
  return (guint) (me != CB_NOBODY && seat > me ? seat : seat + 1);
}

static void
update_viewer (CbSeenForm *self)
{
  gtk_drop_down_set_selected (
    self->viewer, find_viewer (self, cb_draft_get (cb_draft_part_get_draft (CB_DRAFT_PART (self)),
                                                   CB_DRAFT_VIEWER)));
}

static void
update_viewers (CbSeenForm *self)
{
  const CbSetup *setup = cb_draft_part_get_setup (CB_DRAFT_PART (self));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  int viewer = cb_draft_get (cb_draft_part_get_draft (CB_DRAFT_PART (self)), CB_DRAFT_VIEWER);

  g_strv_builder_add (builder, C_ ("who has seen a card", "Me"));
  for (guint seat = 0; seat < setup->n_players; seat++)
    if ((int) seat != setup->me)
      g_strv_builder_add (builder, setup->players[seat].name);
  names = g_strv_builder_end (builder);

  gtk_string_list_splice (self->viewers, 0, g_list_model_get_n_items (G_LIST_MODEL (self->viewers)),
                          (const char *const *) names);
  cb_draft_set (cb_draft_part_get_draft (CB_DRAFT_PART (self)), CB_DRAFT_VIEWER, viewer);
  update_viewer (self);
}

static void
viewer_selected_cb (CbSeenForm *self)
{
  if (cb_draft_part_get_draft (CB_DRAFT_PART (self)) != NULL)
    cb_draft_set (cb_draft_part_get_draft (CB_DRAFT_PART (self)), CB_DRAFT_VIEWER,
                  get_viewer_at (self, gtk_drop_down_get_selected (self->viewer)));
}

static void
seen_picked_cb (CbSeenForm *self, guint card)
{
  gboolean again = cb_draft_get (cb_draft_part_get_draft (CB_DRAFT_PART (self)), CB_DRAFT_CARD) ==
                   (int) card;

  cb_draft_set (cb_draft_part_get_draft (CB_DRAFT_PART (self)), CB_DRAFT_CARD,
                again ? -1 : (int) card);
}

/* A drop-down takes the first of a new model by itself; so the models come before the fields. */
static void
cb_seen_form_attach (CbDraftPart *part)
{
  CbSeenForm *self = CB_SEEN_FORM (part);
  CbDraft *draft = cb_draft_part_get_draft (part);

  cb_drop_down_show_names (self->viewer);
  g_signal_connect_object (draft, "notify::viewer", G_CALLBACK (update_viewer), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (cb_draft_get_case (draft), "notify::setup", G_CALLBACK (update_viewers),
                           self, G_CONNECT_SWAPPED);
  update_viewers (self);
}

static void
cb_seen_form_class_init (CbSeenFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (CB_TYPE_CATEGORY_CHIPS);
  g_type_ensure (CB_TYPE_SEAT_FIELD);

  CB_DRAFT_PART_CLASS (klass)->attach = cb_seen_form_attach;

  cb_draft_part_class_set_template (CB_DRAFT_PART_CLASS (klass), "cb-seen-form");
  gtk_widget_class_bind_template_child (widget_class, CbSeenForm, viewer);
  gtk_widget_class_bind_template_child (widget_class, CbSeenForm, viewers);
  gtk_widget_class_bind_template_callback (widget_class, get_seen_choices);
  gtk_widget_class_bind_template_callback (widget_class, has_viewer);
  gtk_widget_class_bind_template_callback (widget_class, is_told);
  gtk_widget_class_bind_template_callback (widget_class, viewer_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, seen_picked_cb);
}

static void
cb_seen_form_init (CbSeenForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
