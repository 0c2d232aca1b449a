/* cb-review-view.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-review-view"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-bar.h"
#include "cb-insight-words.h"
#include "cb-link-row.h"
#include "cb-review-view.h"
#include "cb-token.h"

/* So many entries are shown at first, the most telling. */
#define N_FIRST 5

struct _CbReviewView
{
  AdwBin parent_instance;

  CbInsight *insight;
  gboolean shows_all;

  GtkListBox *entries;
  GtkListBox *players;
  GtkWidget *solved;
};

enum
{
  PROP_0,
  PROP_INSIGHT,
  PROP_SOLUTION,
  PROP_SOLVED,
  PROP_SOLVED_BY,
  PROP_TOTAL,
  PROP_HAS_REVIEW,
  PROP_HAS_MORE,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (CbReviewView, cb_review_view, ADW_TYPE_BIN)

static GParamSpec *properties[N_PROPS];

static CbCase *
get_case (CbReviewView *self)
{
  return cb_insight_get_case (self->insight);
}

static CbLog *
get_log (CbReviewView *self)
{
  return cb_case_get_log (get_case (self));
}

/* (nullable): where there is something to tell */
static const CbReview *
get_review (CbReviewView *self)
{
  const CbReview *review = self->insight != NULL ? cb_insight_get_review (self->insight) : NULL;

  return review != NULL && cb_review_get_conflict (review) == NULL ? review : NULL;
}

/* How much of the way came from something, over a bar: beside one another they would leave no room
 * for what it was on a telephone. */
static GtkWidget *
create_figure (const CbReview *review, double bits)
{
  double total = cb_review_get_total (review);
  g_autofree char *figure = cb_insight_describe_gain (bits, total);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *bar = cb_bar_new ();
  GtkWidget *label = gtk_label_new (figure);

  g_object_set (bar, "share", total > 0 ? CLAMP (bits / total, 0, 1) : 0.0, NULL);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, "dimmed");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), bar);
  return box;
}

static void
show_players (CbReviewView *self, const CbReview *review)
{
  const CbSetup *setup = cb_case_get_setup (get_case (self));

  gtk_list_box_remove_all (self->players);
  for (guint i = 0; i < setup->n_players; i++)
    {
      GtkWidget *row = adw_action_row_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), setup->players[i].name);
      adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                                 cb_token_new_for_player (setup, (int) i, 28));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                                 create_figure (review, cb_review_get_bits_of_turns (review, i)));
      gtk_list_box_append (self->players, row);
    }
}

static void
add_entry (CbReviewView *self, const CbReview *review, guint position)
{
  const CbSetup *setup = cb_case_get_setup (get_case (self));
  CbEntry *entry = cb_log_get_entry (get_log (self), position);
  g_autofree char *title = cb_entry_get_title (entry, setup);
  g_autofree char *detail = cb_entry_get_detail (entry, setup);
  /* Translators: the number of an entry, and its words */
  g_autofree char *numbered = g_strdup_printf (_ ("%u. %s"), position + 1, title);
  GtkWidget *row = cb_link_row_new (numbered);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), detail != NULL ? detail : "");
  cb_link_row_add_suffix (CB_LINK_ROW (row),
                          create_figure (review, cb_review_get_bits (review, position)));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", position);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "case.show-entry");
  gtk_list_box_append (self->entries, row);
}

static int
compare_bits (gconstpointer a, gconstpointer b, gpointer user_data)
{
  double first = cb_review_get_bits (user_data, *(const guint *) a);
  double second = cb_review_get_bits (user_data, *(const guint *) b);

  return (first < second) - (first > second);
}

static void
show_entries (CbReviewView *self, const CbReview *review)
{
  guint n = cb_log_get_n_entries (get_log (self));
  g_autoptr (GArray) order = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < n; i++)
    g_array_append_val (order, i);
  if (!self->shows_all)
    {
      g_array_sort_with_data (order, compare_bits, (gpointer) review);
      g_array_set_size (order, MIN (n, N_FIRST));
    }
  gtk_list_box_remove_all (self->entries);
  for (guint i = 0; i < order->len; i++)
    add_entry (self, review, g_array_index (order, guint, i));
}

static gboolean
has_more (CbReviewView *self)
{
  return get_review (self) != NULL && !self->shows_all &&
         cb_log_get_n_entries (get_log (self)) > N_FIRST;
}

static void
notify_all (CbReviewView *self)
{
  for (guint i = PROP_SOLUTION; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "insight.all-entries", has_more (self));
}

static void
update (CbReviewView *self)
{
  const CbReview *review = get_review (self);

  if (review != NULL)
    {
      int solved = cb_review_get_solved (review);

      show_players (self, review);
      show_entries (self, review);
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self->solved), solved > 0);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->solved), "u",
                                        (guint) MAX (solved - 1, 0));
    }
  notify_all (self);
}

static void
insight_all_entries (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbReviewView *self = CB_REVIEW_VIEW (widget);

  self->shows_all = TRUE;
  show_entries (self, get_review (self));
  notify_all (self);
  gtk_widget_child_focus (GTK_WIDGET (self->entries), GTK_DIR_TAB_FORWARD);
}

static void
set_insight (CbReviewView *self, CbInsight *insight)
{
  if (insight == NULL)
    return;

  g_assert (self->insight == NULL);
  self->insight = g_object_ref (insight);
  g_signal_connect_object (insight, "notify::review", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

/* (transfer full) (nullable): the entry with which it could be solved */
static char *
describe_solved_by (CbReviewView *self, const CbReview *review)
{
  int solved = cb_review_get_solved (review);

  if (solved <= 0)
    return NULL;
  return cb_entry_describe (cb_log_get_entry (get_log (self), (guint) solved - 1),
                            cb_case_get_setup (get_case (self)));
}

static void
cb_review_view_dispose (GObject *object)
{
  CbReviewView *self = CB_REVIEW_VIEW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_REVIEW_VIEW);
  g_clear_object (&self->insight);

  G_OBJECT_CLASS (cb_review_view_parent_class)->dispose (object);
}

static void
cb_review_view_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbReviewView *self = CB_REVIEW_VIEW (object);
  const CbReview *review = get_review (self);

  switch (prop_id)
    {
    case PROP_INSIGHT:
      g_value_set_object (value, self->insight);
      break;
    case PROP_SOLUTION:
      if (self->insight != NULL)
        {
          g_autofree char *names = cb_insight_join_cards (cb_case_get_edition (get_case (self)),
                                                          cb_insight_get_envelope (self->insight));

          /* What describes a group is markup. */
          g_value_take_string (value, g_markup_escape_text (names, -1));
        }
      break;
    case PROP_SOLVED:
      if (review != NULL)
        g_value_take_string (value, cb_insight_describe_solved (cb_review_get_solved (review)));
      break;
    case PROP_SOLVED_BY:
      if (review != NULL)
        g_value_take_string (value, describe_solved_by (self, review));
      break;
    case PROP_TOTAL:
      if (review != NULL)
        g_value_take_string (value, cb_insight_describe_total (cb_review_get_total (review)));
      break;
    case PROP_HAS_REVIEW:
      g_value_set_boolean (value, review != NULL);
      break;
    case PROP_HAS_MORE:
      g_value_set_boolean (value, has_more (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_review_view_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_INSIGHT:
      set_insight (CB_REVIEW_VIEW (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  static const char *const STRINGS[] = {
    [PROP_SOLUTION] = "solution",
    [PROP_SOLVED] = "solved",
    [PROP_SOLVED_BY] = "solved-by",
    [PROP_TOTAL] = "total",
  };
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  properties[PROP_INSIGHT] = g_param_spec_object ("insight", NULL, NULL, CB_TYPE_INSIGHT,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  for (guint i = PROP_SOLUTION; i <= PROP_TOTAL; i++)
    properties[i] = g_param_spec_string (STRINGS[i], NULL, NULL, NULL, readable);
  properties[PROP_HAS_REVIEW] = g_param_spec_boolean ("has-review", NULL, NULL, FALSE, readable);
  properties[PROP_HAS_MORE] = g_param_spec_boolean ("has-more", NULL, NULL, FALSE, readable);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
cb_review_view_class_init (CbReviewViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_review_view_dispose;
  object_class->get_property = cb_review_view_get_property;
  object_class->set_property = cb_review_view_set_property;

  install_properties (object_class);

  g_type_ensure (CB_TYPE_LINK_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/ui/cb-review-view.ui");
  gtk_widget_class_bind_template_child (widget_class, CbReviewView, entries);
  gtk_widget_class_bind_template_child (widget_class, CbReviewView, players);
  gtk_widget_class_bind_template_child (widget_class, CbReviewView, solved);

  gtk_widget_class_install_action (widget_class, "insight.all-entries", NULL, insight_all_entries);
}

static void
cb_review_view_init (CbReviewView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
