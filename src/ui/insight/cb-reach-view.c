/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-board-view.h"
#include "cb-card-face.h"
#include "cb-closures.h"
#include "cb-css-class.h"
#include "cb-fields.h"
#include "cb-insight-words.h"
#include "cb-reach-view.h"
#include "cb-standing-view.h"
#include "cb-template.h"

/* In pixels: four cards fit side by side on a telephone. */
#define FACE_WIDTH 72

struct _CbReachView
{
  AdwBin parent_instance;

  CbInsight *insight;
  GSettings *settings;

  AdwWrapBox *cards;
};

G_DEFINE_FINAL_TYPE (CbReachView, cb_reach_view, ADW_TYPE_BIN)

static const CbCategory *
get_places (CbReachView *self)
{
  const CbEdition *edition = cb_insight_get_edition (self->insight);

  return cb_edition_get_category (edition, cb_edition_get_n_categories (edition) - 1);
}

/* Reads the stored cards. They may be from another edition, in which they are not places. */
static CbCardSet
recall (CbReachView *self)
{
  g_auto (GStrv) ids = g_settings_get_strv (self->settings, "reach");
  CbCardSet cards = 0;

  for (guint i = 0; ids[i] != NULL; i++)
    {
      int card = cb_edition_find_card (cb_insight_get_edition (self->insight), ids[i]);

      if (card >= 0)
        cards |= cb_card_set_of ((guint) card);
    }
  return cards & get_places (self)->cards;
}

static void
set_reach (CbReachView *self, CbCardSet reach)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) ids = NULL;

  for (CbCardSet left = reach; left != 0; left &= left - 1)
    g_strv_builder_add (
      builder,
      cb_edition_get_card (cb_insight_get_edition (self->insight), cb_card_set_first (left))->id);
  ids = g_strv_builder_end (builder);
  g_settings_set_strv (self->settings, "reach", (const char *const *) ids);
  cb_insight_set_within (self->insight, reach);
}

/* (transfer full) (nullable): the choice in words, which can be read while the view is folded */
static char *
describe (CbReachView *self)
{
  g_autofree char *rooms = NULL;
  g_autofree char *who = NULL;
  const CbRules *rules;
  CbCardSet removed, standing;

  if (self->insight == NULL)
    return NULL;
  rules = cb_edition_get_rules (cb_insight_get_edition (self->insight));
  removed = cb_case_get_setup (cb_insight_get_case (self->insight))->removed;
  standing = cb_insight_get_standing (self->insight);
  rooms = cb_insight_describe_reach (get_places (self), removed,
                                     cb_insight_get_within (self->insight));
  if (standing == 0 || rules->standing_category < 0)
    return g_steal_pointer (&rooms);
  who = cb_insight_describe_reach (cb_edition_get_category (cb_insight_get_edition (self->insight),
                                                            (guint) rules->standing_category),
                                   removed, standing);
  return g_strconcat (rooms, " · ", who, NULL);
}

/* Shows with an edge and a check mark whether the card is chosen. */
static void
show_choice (GtkWidget *button, gboolean chosen)
{
  GtkWidget *mark = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button)));

  gtk_widget_set_visible (mark, chosen);
  cb_css_class_set (button, "chosen", chosen);
  gtk_accessible_update_state (
    GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED,
    chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

static void
within_changed_cb (CbReachView *self)
{
  CbCardSet within = cb_insight_get_within (self->insight);
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->cards));

  for (CbCardSet left = get_places (self)->cards; left != 0; left &= left - 1)
    {
      show_choice (button, cb_card_set_has (within, cb_card_set_first (left)));
      button = gtk_widget_get_next_sibling (button);
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "insight.everywhere", within != 0);
  cb_fields_notify_computed (self);
}

static GtkWidget *
create_card (CbReachView *self, guint card)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *face = cb_card_face_new (FACE_WIDTH);
  GtkWidget *mark = gtk_image_new_from_icon_name ("object-select-symbolic");
  const char *name = cb_edition_get_card (cb_insight_get_edition (self->insight), card)->name;

  cb_card_face_show_card (CB_CARD_FACE (face), cb_insight_get_edition (self->insight), card);
  cb_card_face_set_captioned (CB_CARD_FACE (face), TRUE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (face), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_halign (mark, GTK_ALIGN_END);
  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), face);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), mark);
  gtk_button_set_child (GTK_BUTTON (button), overlay);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "reach-card");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", card);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "insight.reach");
  return button;
}

static void
insight_everywhere (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  set_reach (CB_REACH_VIEW (widget), 0);
}

static void
insight_reach (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbReachView *self = CB_REACH_VIEW (widget);
  guint card = g_variant_get_uint32 (parameter);

  if (card < CB_MAX_CARDS && cb_card_set_has (get_places (self)->cards, card))
    set_reach (self, cb_insight_get_within (self->insight) ^ cb_card_set_of (card));
}

static void
follow_insight (CbReachView *self)
{
  for (CbCardSet left = get_places (self)->cards; left != 0; left &= left - 1)
    adw_wrap_box_append (self->cards, create_card (self, cb_card_set_first (left)));
  /* Hidden if several cards of a category can be asked for together, as such a game has no
   * board. */
  gtk_widget_set_visible (
    GTK_WIDGET (self), cb_edition_get_rules (cb_insight_get_edition (self->insight))->n_alike == 1);
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    cb_insight_set_within (self->insight, recall (self));
  g_signal_connect_object (self->insight, "notify::within", G_CALLBACK (within_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->insight, "notify::standing",
                           G_CALLBACK (cb_fields_notify_computed), self, G_CONNECT_SWAPPED);
  within_changed_cb (self);
}

static void
cb_reach_view_class_init (CbReachViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_fields_install (object_class,
                     CB_FIELD_THEN (CbReachView, insight, CB_TYPE_INSIGHT,
                                    G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY, follow_insight),
                     CB_COMPUTED ("words", G_TYPE_STRING, describe));
  CB_OWNS (object_class, CbReachView, settings, g_object_unref);

  g_type_ensure (CB_TYPE_BOARD_VIEW);
  g_type_ensure (CB_TYPE_STANDING_VIEW);
  cb_template_install (widget_class, "cb-reach-view");
  gtk_widget_class_bind_template_child (widget_class, CbReachView, cards);
  cb_closures_install (widget_class);

  gtk_widget_class_install_action (widget_class, "insight.everywhere", NULL, insight_everywhere);
  gtk_widget_class_install_action (widget_class, "insight.reach", "u", insight_reach);
}

static void
cb_reach_view_init (CbReachView *self)
{
  self->settings = g_settings_new (APP_ID);
  gtk_widget_init_template (GTK_WIDGET (self));
}
