/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-advice-order.h"
#include "cb-children.h"
#include "cb-closures.h"
#include "cb-fields.h"
#include "cb-figures.h"
#include "cb-insight-parts.h"
#include "cb-insight-words.h"
#include "cb-template.h"

/* How many suggestions are shown at first, how many at first on a telephone, and how many more each
 * time the user asks. */
#define N_FIRST   3
#define N_COMPACT 2
#define N_MORE    10

struct _CbAskView
{
  AdwBin parent_instance;

  CbInsight *insight;
  GListStore *items;  /* CbAskItem objects */
  CbEdition *edition; /* the edition that names their cards */
  gboolean compact;
  gboolean figures; /* whether to show the suggestions in figures, too */
  guint n_more;     /* how many more are wanted than at first */
  guint serial;     /* the serial of the advice that is shown */

  GtkBox *figures_table;
  GtkListBox *list;
  GtkEventControllerMotion *motion;
};

G_DEFINE_FINAL_TYPE (CbAskView, cb_ask_view, ADW_TYPE_BIN)

static gboolean
has_focus (CbAskView *self)
{
  return gtk_widget_get_focus_child (GTK_WIDGET (self->list)) != NULL;
}

static gboolean
is_read (CbAskView *self)
{
  return has_focus (self) || gtk_event_controller_motion_contains_pointer (self->motion);
}

static guint
count_wanted (CbAskView *self)
{
  return (self->compact ? N_COMPACT : N_FIRST) + self->n_more;
}

static CbAskItem *
get_item (CbAskView *self, guint index)
{
  g_autoptr (CbAskItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), index);

  return item;
}

static guint
get_n_items (CbAskView *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->items));
}

/* (transfer full) (element-type CbCardSet) */
static GArray *
list_shown (CbAskView *self)
{
  GArray *shown = g_array_new (FALSE, FALSE, sizeof (CbCardSet));

  for (guint i = 0; i < get_n_items (self); i++)
    {
      CbCardSet cards = cb_ask_item_get_cards (get_item (self, i));

      g_array_append_val (shown, cards);
    }
  return shown;
}

/* Replaces the rows, beginning with the first one whose suggestion has changed. */
static void
arrange (CbAskView *self, const CbAdvice *advice, GArray *order)
{
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);
  gboolean had_focus = has_focus (self);
  guint same = 0;

  while (self->edition == cb_insight_get_edition (self->insight) &&
         same < MIN (order->len, get_n_items (self)) &&
         cb_ask_item_get_cards (get_item (self, same)) ==
           cb_advice_get_suggestion (advice, g_array_index (order, guint, same))->cards)
    same++;
  for (guint i = same; i < order->len; i++)
    {
      guint index = g_array_index (order, guint, i);

      g_ptr_array_add (added, cb_ask_item_new (cb_insight_get_edition (self->insight),
                                               cb_advice_get_suggestion (advice, index)->cards));
    }
  g_clear_pointer (&self->edition, cb_edition_unref);
  self->edition = cb_edition_ref (cb_insight_get_edition (self->insight));
  if (added->len > 0 || same < get_n_items (self))
    g_list_store_splice (self->items, same, get_n_items (self) - same, added->pdata, added->len);
  for (guint i = 0; i < order->len; i++)
    cb_ask_item_take (get_item (self, i), advice, g_array_index (order, guint, i),
                      cb_insight_count_left (self->insight));
  if (had_focus && !has_focus (self))
    gtk_widget_child_focus (GTK_WIDGET (self->list), GTK_DIR_TAB_FORWARD);
}

static char *
describe_bits (double bits)
{
  return g_strdup_printf ("%.2f", bits);
}

/* (transfer full): the figures of one suggestion, in the order of the columns */
static void
add_figures (CbAskView *self, GPtrArray *texts, const CbAdvisedSuggestion *suggestion)
{
  g_ptr_array_add (
    texts, cb_insight_join_cards (cb_insight_get_edition (self->insight), suggestion->cards));
  g_ptr_array_add (texts, describe_bits (suggestion->bits));
  g_ptr_array_add (texts, describe_bits (suggestion->told_bits));
  g_ptr_array_add (texts, describe_bits (suggestion->worth));
  g_ptr_array_add (texts, cb_chance_describe (suggestion->nobody));
}

/* (nullable) */
static const CbAdvisedSuggestion *
find_suggestion (const CbAdvice *advice, CbCardSet cards)
{
  for (guint i = 0; i < cb_advice_get_n_suggestions (advice); i++)
    if (cb_advice_get_suggestion (advice, i)->cards == cards)
      return cb_advice_get_suggestion (advice, i);
  return NULL;
}

/* Fills the table of figures, if it is shown. */
static void
update_figures (CbAskView *self)
{
  static const char *const HEADS[] = {
    NC_ ("column", "Suggestion"),
    /* Translators: head of a column: how many bits of the envelope a suggestion tells me. */
    NC_ ("column", "You Learn"),
    /* Translators: head of a column: how many bits a suggestion tells the other players. */
    NC_ ("column", "Others Learn"),
    /* Translators: head of a column: what a suggestion is worth, in bits. */
    NC_ ("column", "Worth"),
    /* Translators: head of a column: how likely nobody shows a card. */
    NC_ ("column", "Nobody Shows"),
  };
  const CbAdvice *advice = cb_insight_get_advice (self->insight);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  if (advice == NULL || !self->figures)
    {
      cb_children_remove (self->figures_table);
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (HEADS); i++)
    g_ptr_array_add (texts, g_strdup (g_dpgettext2 (NULL, "column", HEADS[i])));
  for (guint i = 0; i < get_n_items (self); i++)
    {
      const CbAdvisedSuggestion *suggestion = find_suggestion (
        advice, cb_ask_item_get_cards (get_item (self, i)));

      if (suggestion != NULL)
        add_figures (self, texts, suggestion);
    }
  cb_figures_show (self->figures_table, texts, G_N_ELEMENTS (HEADS), 1);
}

/* (transfer full) (nullable): why there is nothing to ask */
static char *
get_problem (CbAskView *self)
{
  CbAdvice *advice = self->insight != NULL ? cb_insight_get_advice (self->insight) : NULL;

  if (advice == NULL || cb_insight_is_early (self->insight))
    return NULL;
  if (cb_advice_get_n_suggestions (advice) == 0)
    return g_strdup (_ ("Nobody is in a room you can reach, so there’s nothing to suggest."));
  if (cb_advice_is_empty (advice))
    return g_strdup (_ ("No suggestion can tell you more about the envelope."));
  return NULL;
}

/* Whether suggestions are listed: not if there are none, nor if any is as good as another. */
static gboolean
lists (CbAskView *self)
{
  g_autofree char *problem = get_problem (self);

  return problem == NULL && self->insight != NULL && !cb_insight_is_early (self->insight);
}

static gboolean
lists_figures (CbAskView *self)
{
  return self->figures && lists (self);
}

static gboolean
has_more (CbAskView *self)
{
  CbAdvice *advice = self->insight != NULL ? cb_insight_get_advice (self->insight) : NULL;

  return advice != NULL && lists (self) &&
         count_wanted (self) < cb_advice_get_n_suggestions (advice);
}

/* If the log or the rooms within reach have changed, replaces the whole list. */
static void
update_list (CbAskView *self)
{
  CbAdvice *advice = cb_insight_get_advice (self->insight);
  gboolean anew = self->serial != cb_insight_get_serial (self->insight);

  self->serial = cb_insight_get_serial (self->insight);
  if (advice == NULL)
    g_list_store_remove_all (self->items);
  else
    {
      g_autoptr (GArray) shown = anew ? g_array_new (FALSE, FALSE, sizeof (CbCardSet))
                                      : list_shown (self);
      g_autoptr (GArray)
        order = cb_advice_order (advice, shown, is_read (self), count_wanted (self));

      arrange (self, advice, order);
    }
  update_figures (self);
  cb_fields_notify_computed (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "insight.more", has_more (self));
}

/* Applies changes that were put off while the user was reading. A list for an earlier log is left
 * alone. */
static void
left_cb (CbAskView *self)
{
  if (self->insight != NULL && self->serial == cb_insight_get_serial (self->insight))
    update_list (self);
}

static void
figures_changed_cb (CbAskView *self)
{
  if (self->insight != NULL)
    update_figures (self);
  cb_fields_notify_computed (self);
}

static void
insight_more (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbAskView *self = CB_ASK_VIEW (widget);

  self->n_more += N_MORE;
  left_cb (self);
}

static void
follow_insight (CbAskView *self)
{
  g_signal_connect_object (self->insight, "notify::advice", G_CALLBACK (update_list), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->insight, "notify::chances", G_CALLBACK (left_cb), self,
                           G_CONNECT_SWAPPED);
  update_list (self);
}

static void
cb_ask_view_class_init (CbAskViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_fields_install (
    object_class,
    CB_FIELD_THEN (CbAskView, insight, CB_TYPE_INSIGHT, G_PARAM_READWRITE, follow_insight),
    CB_COMPUTED ("problem", G_TYPE_STRING, get_problem),
    CB_FIELD_THEN (CbAskView, compact, G_TYPE_BOOLEAN, G_PARAM_READWRITE, left_cb),
    CB_FIELD_THEN (CbAskView, figures, G_TYPE_BOOLEAN, G_PARAM_READWRITE, figures_changed_cb),
    CB_COMPUTED ("lists", G_TYPE_BOOLEAN, lists),
    CB_COMPUTED ("lists-figures", G_TYPE_BOOLEAN, lists_figures),
    CB_COMPUTED ("has-more", G_TYPE_BOOLEAN, has_more));
  CB_OWNS (object_class, CbAskView, items, g_object_unref);
  CB_OWNS (object_class, CbAskView, edition, cb_edition_unref);

  cb_template_install (widget_class, "cb-ask-view", CB_CHILD (CbAskView, figures_table),
                       CB_CHILD (CbAskView, list), CB_CHILD (CbAskView, motion),
                       CB_CALLBACK (left_cb));
  cb_closures_install (widget_class);

  gtk_widget_class_install_action (widget_class, "insight.more", NULL, insight_more);
}

static GtkWidget *
create_row (gpointer item, gpointer user_data)
{
  CbAskView *self = user_data;

  return cb_ask_row_new (CB_ASK_ITEM (item), cb_insight_get_edition (self->insight));
}

static void
cb_ask_view_init (CbAskView *self)
{
  self->items = g_list_store_new (CB_TYPE_ASK_ITEM);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (self->items), create_row, self, NULL);
}

/* (transfer none) (element-type CbAskItem): what is shown */
GListModel *
cb_ask_view_get_items (CbAskView *self)
{
  g_return_val_if_fail (CB_IS_ASK_VIEW (self), NULL);

  return G_LIST_MODEL (self->items);
}
