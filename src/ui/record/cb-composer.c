/* cb-composer.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-composer"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-answer-row.h"
#include "cb-card-chips.h"
#include "cb-composer-private.h"
#include "cb-drop-down.h"
#include "cb-seen-form.h"

enum
{
  PROP_0,
  PROP_DRAFT,
  PROP_SHEET,
  PROP_COMPACT,
  PROP_ROOMY,
  N_PROPS
};

enum
{
  RECORDED,
  CANCELLED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (CbComposer, cb_composer, ADW_TYPE_BIN)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static gboolean
is_set (GObject *object, const char *text)
{
  return text != NULL;
}

static gboolean
is_suggestion (GObject *object, guint kind)
{
  return kind == CB_DRAFT_SUGGESTION;
}

static gboolean
is_seen (GObject *object, guint kind)
{
  return kind == CB_DRAFT_SEEN;
}

static gboolean
is_accusation (GObject *object, guint kind)
{
  return kind == CB_DRAFT_ACCUSATION;
}

static gboolean
is_note (GObject *object, guint kind)
{
  return kind == CB_DRAFT_NOTE;
}

static gboolean
names_cards (GObject *object, guint kind)
{
  return kind == CB_DRAFT_SUGGESTION || kind == CB_DRAFT_ACCUSATION;
}

static gboolean
shows_reopen (GObject *object, guint kind, gboolean chain_ended)
{
  return kind == CB_DRAFT_SUGGESTION && chain_ended;
}

static char *
describe_cancel (GObject *object, const char *purpose)
{
  return g_strdup (purpose != NULL ? _ ("_Cancel") : _ ("C_lear"));
}

static gboolean
either (GObject *object, gboolean one, gboolean other)
{
  return one || other;
}

static gboolean
shows_clear (GObject *object, gboolean compact, gboolean blank, const char *purpose)
{
  return compact && !blank && purpose == NULL;
}

static char *
describe_confirm (GObject *object, CbDraft *draft, const char *purpose)
{
  return g_strdup (draft != NULL && cb_draft_get_editing (draft) ? _ ("Sa_ve") : _ ("_Record"));
}

static gboolean
names_every_category (CbComposer *self)
{
  const CbEdition *edition = cb_case_get_edition (cb_draft_get_case (self->draft));

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    if ((cb_draft_get_cards (self->draft) & cb_edition_get_category (edition, i)->cards) == 0)
      return FALSE;
  return TRUE;
}

/* The whole of @widget, or its beginning where there is no room for that. */
static void
scroll_to (CbComposer *self, GtkWidget *widget)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double value = gtk_adjustment_get_value (adjustment);
  double page = gtk_adjustment_get_page_size (adjustment);
  graphene_rect_t bounds;
  double start, end;

  if (!gtk_widget_compute_bounds (widget, GTK_WIDGET (self->viewport), &bounds))
    return;

  start = value + (double) bounds.origin.y;
  end = start + (double) bounds.size.height;
  gtk_adjustment_set_value (adjustment, CLAMP (value, MIN (start, end - page), start));
}

/* Once the question is whole, what comes next is how it was answered. */
static void
category_picked_cb (CbComposer *self, guint card)
{
  cb_draft_toggle_card (self->draft, card);
  if (cb_draft_get_kind (self->draft) == CB_DRAFT_SUGGESTION && names_every_category (self))
    scroll_to (self, self->answers);
}

static void
add_category (CbComposer *self, const CbCategory *category)
{
  GtkWidget *chips = cb_card_chips_new ();

  cb_card_chips_set_sheet (CB_CARD_CHIPS (chips), self->sheet);
  cb_chips_set_choices (CB_CHIPS (chips), category->cards);
  g_object_bind_property (self->draft, "cards", chips, "selected", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (chips, "picked", G_CALLBACK (category_picked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chips), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  category->name, -1);
  gtk_box_append (GTK_BOX (self->categories), chips);
}

/* (transfer none) (nullable): where the card that was shown is asked for */
static GtkWidget *
find_asking_row (CbComposer *self)
{
  for (GtkWidget *row = gtk_widget_get_first_child (self->answers); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (cb_draft_answer_get_asks_card (cb_answer_row_get_answer (CB_ANSWER_ROW (row))))
      return row;
  return NULL;
}

/* The frame that begins first is the one in which it gets its place. */
static gboolean
scroll_later_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  CbComposer *self = CB_COMPOSER (widget);
  GtkWidget *row;

  if (self->frames_to_wait-- > 0)
    return G_SOURCE_CONTINUE;

  self->scroll_id = 0;
  row = find_asking_row (self);
  if (row != NULL)
    scroll_to (self, row);
  return G_SOURCE_REMOVE;
}

/* The cards of the last answer may come below the edge. */
static void
asks_card_changed_cb (CbComposer *self, GParamSpec *pspec, CbDraftAnswer *answer)
{
  if (!cb_draft_answer_get_asks_card (answer) || !gtk_widget_get_mapped (self->answers))
    return;

  self->frames_to_wait = 1;
  if (self->scroll_id == 0)
    self->scroll_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_later_cb, NULL, NULL);
}

static GtkWidget *
create_answer_row (gpointer item, gpointer user_data)
{
  CbComposer *self = CB_COMPOSER (user_data);

  g_signal_handlers_disconnect_by_func (item, asks_card_changed_cb, self);
  g_signal_connect_object (item, "notify::asks-card", G_CALLBACK (asks_card_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return cb_answer_row_new (CB_DRAFT_ANSWER (item), self->sheet);
}

/* It appears below what somebody who does not see it is busy with. */
static void
announce_warning (CbComposer *self)
{
  const char *warning = cb_draft_get_warning (self->draft);

  if (warning != NULL)
    gtk_accessible_announce (GTK_ACCESSIBLE (self), warning,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* A drop-down takes the first of a new model by itself; so the model comes before the fields. */
static void
bind_fields (CbComposer *self)
{
  const struct
  {
    const char *field;
    gpointer widget;
    const char *property;
  } FIELDS[] = {
    { "kind", self->kind, "selected" },
    { "by", self->by, "selected" },
    { "result", self->result, "active" },
    { "text", self->text, "text" },
  };

  cb_drop_down_show_names (GTK_DROP_DOWN (self->kind));
  cb_drop_down_show_names (GTK_DROP_DOWN (self->by));
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->by), cb_draft_get_seats (self->draft));
  for (guint i = 0; i < G_N_ELEMENTS (FIELDS); i++)
    g_object_bind_property (self->draft, FIELDS[i].field, FIELDS[i].widget, FIELDS[i].property,
                            G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}

/* Once: the edition and the number of players of a case stay. */
static void
attach (CbComposer *self)
{
  const CbEdition *edition;

  if (self->draft == NULL || self->sheet == NULL)
    return;

  edition = cb_case_get_edition (cb_draft_get_case (self->draft));
  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    add_category (self, cb_edition_get_category (edition, i));
  bind_fields (self);
  gtk_list_box_bind_model (GTK_LIST_BOX (self->answers), cb_draft_get_answers (self->draft),
                           create_answer_row, self, NULL);

  g_signal_connect_object (self->draft, "changed", G_CALLBACK (_cb_composer_update_actions), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "notify::warning", G_CALLBACK (announce_warning), self,
                           G_CONNECT_SWAPPED);
  _cb_composer_update_actions (self);
}

static void
reopen_clicked_cb (CbComposer *self)
{
  cb_draft_reopen_chain (self->draft);
}

static void
cb_composer_dispose (GObject *object)
{
  CbComposer *self = CB_COMPOSER (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_COMPOSER);
  g_clear_object (&self->draft);
  g_clear_object (&self->sheet);
  g_clear_pointer (&self->dropped, json_node_unref);

  G_OBJECT_CLASS (cb_composer_parent_class)->dispose (object);
}

static void
cb_composer_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbComposer *self = CB_COMPOSER (object);

  switch (prop_id)
    {
    case PROP_DRAFT:
      g_value_set_object (value, self->draft);
      break;
    case PROP_SHEET:
      g_value_set_object (value, self->sheet);
      break;
    case PROP_COMPACT:
      g_value_set_boolean (value, self->compact);
      break;
    case PROP_ROOMY:
      g_value_set_boolean (value, self->roomy);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_composer_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  CbComposer *self = CB_COMPOSER (object);

  switch (prop_id)
    {
    case PROP_DRAFT:
      self->draft = g_value_dup_object (value);
      attach (self);
      break;
    case PROP_SHEET:
      self->sheet = g_value_dup_object (value);
      attach (self);
      break;
    case PROP_COMPACT:
      cb_composer_set_compact (self, g_value_get_boolean (value));
      break;
    case PROP_ROOMY:
      cb_composer_set_roomy (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_composer_class_init (CbComposerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags once = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = once | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = cb_composer_dispose;
  object_class->get_property = cb_composer_get_property;
  object_class->set_property = cb_composer_set_property;

  properties[PROP_DRAFT] = g_param_spec_object ("draft", NULL, NULL, CB_TYPE_DRAFT, once);
  properties[PROP_SHEET] = g_param_spec_object ("sheet", NULL, NULL, CB_TYPE_SHEET, once);
  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE, writable);
  properties[PROP_ROOMY] = g_param_spec_boolean ("roomy", NULL, NULL, FALSE, writable);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[RECORDED] = g_signal_new ("recorded", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[CANCELLED] = g_signal_new ("cancelled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/ui/cb-composer.ui");
  gtk_widget_class_bind_template_child (widget_class, CbComposer, answers);
  gtk_widget_class_bind_template_child (widget_class, CbComposer, by);
  gtk_widget_class_bind_template_child (widget_class, CbComposer, categories);
  gtk_widget_class_bind_template_child (widget_class, CbComposer, kind);
  gtk_widget_class_bind_template_child (widget_class, CbComposer, note);
  gtk_widget_class_bind_template_child (widget_class, CbComposer, result);
  gtk_widget_class_bind_template_child (widget_class, CbComposer, scroller);
  gtk_widget_class_bind_template_child (widget_class, CbComposer, seen);
  gtk_widget_class_bind_template_child (widget_class, CbComposer, text);
  gtk_widget_class_bind_template_child (widget_class, CbComposer, viewport);
  gtk_widget_class_bind_template_callback (widget_class, is_set);
  gtk_widget_class_bind_template_callback (widget_class, is_suggestion);
  gtk_widget_class_bind_template_callback (widget_class, is_seen);
  gtk_widget_class_bind_template_callback (widget_class, is_accusation);
  gtk_widget_class_bind_template_callback (widget_class, is_note);
  gtk_widget_class_bind_template_callback (widget_class, names_cards);
  gtk_widget_class_bind_template_callback (widget_class, either);
  gtk_widget_class_bind_template_callback (widget_class, shows_clear);
  gtk_widget_class_bind_template_callback (widget_class, shows_reopen);
  gtk_widget_class_bind_template_callback (widget_class, describe_cancel);
  gtk_widget_class_bind_template_callback (widget_class, describe_confirm);
  gtk_widget_class_bind_template_callback (widget_class, reopen_clicked_cb);

  _cb_composer_install_actions (widget_class);

  g_type_ensure (CB_TYPE_CARD_CHIPS);
  g_type_ensure (CB_TYPE_DRAFT);
  g_type_ensure (CB_TYPE_DRAFT_ANSWER);
  g_type_ensure (CB_TYPE_SEEN_FORM);
}

static void
cb_composer_init (CbComposer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  _cb_composer_watch_keys (self);
}

static void
set_look (CbComposer *self, gboolean *flag, gboolean value, const char *css_class, guint property)
{
  if (*flag == value)
    return;

  *flag = value;
  if (value)
    gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), css_class);
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

/* In little room the button to record stands beside the kind of entry, always in view. */
void
cb_composer_set_compact (CbComposer *self, gboolean compact)
{
  g_return_if_fail (CB_IS_COMPOSER (self));

  set_look (self, &self->compact, compact, "compact", PROP_COMPACT);
}

void
cb_composer_set_roomy (CbComposer *self, gboolean roomy)
{
  g_return_if_fail (CB_IS_COMPOSER (self));

  set_look (self, &self->roomy, roomy, "roomy", PROP_ROOMY);
}

/* Limits what is shown at once to @height pixels, the rest scrolls; −1 for no limit. */
void
cb_composer_set_max_body_height (CbComposer *self, int height)
{
  g_return_if_fail (CB_IS_COMPOSER (self));

  gtk_scrolled_window_set_max_content_height (self->scroller, height);
}

/* Puts the focus where an entry of its kind begins. */
void
cb_composer_focus_first (CbComposer *self)
{
  g_return_if_fail (CB_IS_COMPOSER (self));
  g_return_if_fail (self->draft != NULL);

  switch (cb_draft_get_kind (self->draft))
    {
    case CB_DRAFT_SUGGESTION:
    case CB_DRAFT_ACCUSATION:
      gtk_widget_child_focus (gtk_widget_get_first_child (self->categories), GTK_DIR_TAB_FORWARD);
      break;
    case CB_DRAFT_NOTE:
      gtk_widget_grab_focus (self->note);
      break;
    case CB_DRAFT_SEEN:
    default:
      gtk_widget_child_focus (self->seen, GTK_DIR_TAB_FORWARD);
    }
}
