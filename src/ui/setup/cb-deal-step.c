/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-deal-step.h"
#include "cb-seat-chips.h"
#include "cb-template.h"

struct _CbDealStep
{
  CbSetupStep parent_instance;

  gboolean updating;

  GtkCheckButton *all_button;
  AdwActionRow *all_row;
  AdwPreferencesGroup *choices_group;
  GtkCheckButton *counted_button;
  GtkWidget *counted_row;
  GtkCheckButton *down_button;
  AdwActionRow *down_row;
  AdwSpinRow *down_spin;
  GtkWidget *first_group;
  CbSeatChips *first;
  GtkListBox *hands;
  GtkWidget *hands_group;
  GtkCheckButton *open_button;
  AdwActionRow *open_row;
  AdwSpinRow *open_spin;
  AdwPreferencesPage *page;
  AdwActionRow *removed_row;
  GtkWidget *table_group;
};

CB_DEFINE_TEMPLATE_TYPE (CbDealStep, cb_deal_step, CB_TYPE_SETUP_STEP)

static CbSetupDraft *
get_draft (CbDealStep *self)
{
  return cb_setup_step_get_draft (CB_SETUP_STEP (self));
}

static GtkCheckButton *
get_button (CbDealStep *self, CbDealt dealt)
{
  GtkCheckButton *buttons[] = {
    [CB_DEALT_ALL] = self->all_button,
    [CB_DEALT_REST_OPEN] = self->open_button,
    [CB_DEALT_REST_DOWN] = self->down_button,
    [CB_DEALT_COUNTED] = self->counted_button,
  };

  return buttons[dealt];
}

static void
dealt_chosen_cb (CbDealStep *self)
{
  if (self->updating)
    return;
  for (CbDealt dealt = CB_DEALT_ALL; dealt <= CB_DEALT_COUNTED; dealt++)
    if (gtk_check_button_get_active (get_button (self, dealt)))
      cb_setup_draft_set_dealt (get_draft (self), dealt);
}

static void
hand_changed_cb (CbDealStep *self, GParamSpec *pspec, AdwSpinRow *row)
{
  int seat = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));

  if (!self->updating)
    cb_setup_seat_set_hand_size (cb_setup_draft_get_seat (get_draft (self), (guint) seat),
                                 (int) adw_spin_row_get_value (row));
}

static GtkWidget *
create_hand_row (gpointer item, gpointer user_data)
{
  CbDealStep *self = CB_DEAL_STEP (user_data);
  GtkWidget *row = adw_spin_row_new_with_range (0, CB_MAX_CARDS, 1);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  g_object_bind_property (item, "label", row, "title", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (row, "notify::value", G_CALLBACK (hand_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return row;
}

/* Returns: (transfer full): how many cards everybody gets, as “4 or 5 cards each” */
char *
cb_deal_step_describe_share (guint n_cards, guint n_players)
{
  guint each = n_cards / n_players;

  if (n_cards % n_players == 0)
    return g_strdup_printf (ngettext ("%u card each", "%u cards each", each), each);
  return g_strdup_printf (_ ("%u or %u cards each"), each, each + 1);
}

/* A choice that the rules do not offer is shown only if it was made before. */
static void
show_choice (CbDealStep *self, AdwActionRow *row, CbDealt dealt)
{
  CbSetupDraft *draft = get_draft (self);

  gtk_widget_set_visible (GTK_WIDGET (row), cb_setup_draft_allows_dealt (draft, dealt) ||
                                              cb_setup_draft_get_dealt (draft) == dealt);
}

/* Returns: (transfer full) (nullable): says, if the rules have it so, that with two players some
 * cards are dealt to the table before the hands */
char *
cb_deal_step_describe_side (CbSetupDraft *draft)
{
  guint n_side = cb_setup_draft_get_n_side (draft);

  if (n_side == 0)
    return NULL;
  return g_strdup_printf (
    ngettext ("Two players: %u card is face down on the table; the others are dealt.",
              "Two players: %u cards are face down on the table; the others are dealt.", n_side),
    n_side);
}

/* @equal: “4 cards each” */
static char *
describe_down (CbSetupDraft *draft, const char *equal)
{
  const char *pool = cb_edition_get_rules (cb_setup_draft_get_edition (draft))->pool;
  guint rest = cb_setup_draft_get_rest (draft);
  g_autofree char *escaped = NULL;

  /* Translators: first “4 cards each”, then the number of those left over */
  if (pool == NULL)
    return g_strdup_printf (_ ("%s, %u face down on the table"), equal, rest);
  escaped = g_markup_escape_text (pool, -1);
  /* Translators: “4 cards each, 2 face down: Fountain” */
  return g_strdup_printf (_ ("%s, %u face down: %s"), equal, rest, escaped);
}

static void
show_choices (CbDealStep *self)
{
  CbSetupDraft *draft = get_draft (self);
  guint n_side = cb_setup_draft_get_n_side (draft);
  guint n = cb_setup_draft_get_n_to_deal (draft) - n_side;
  guint n_players = cb_setup_draft_get_n_seats (draft);
  guint rest = cb_setup_draft_get_rest (draft);
  g_autofree char *side = cb_deal_step_describe_side (draft);
  g_autofree char *all = cb_deal_step_describe_share (n, n_players);
  g_autofree char *equal = cb_deal_step_describe_share (n - rest, n_players);
  /* Translators: first “4 cards each”, then the number of those left over */
  g_autofree char *open = g_strdup_printf (_ ("%s, %u face up on the table"), equal, rest);
  g_autofree char *down = describe_down (draft, equal);

  adw_preferences_group_set_description (self->choices_group, side);
  adw_action_row_set_subtitle (self->all_row, all);
  adw_action_row_set_subtitle (self->open_row, open);
  adw_action_row_set_subtitle (self->down_row, down);
  show_choice (self, self->all_row, CB_DEALT_ALL);
  show_choice (self, self->open_row, CB_DEALT_REST_OPEN);
  show_choice (self, self->down_row, CB_DEALT_REST_DOWN);
  gtk_check_button_set_active (get_button (self, cb_setup_draft_get_dealt (draft)), TRUE);
}

static void
show_counts (CbDealStep *self)
{
  CbSetupDraft *draft = get_draft (self);
  gboolean counted = cb_setup_draft_get_dealt (draft) == CB_DEALT_COUNTED;

  gtk_widget_set_visible (self->hands_group, counted);
  gtk_widget_set_visible (self->table_group, counted);
  if (!counted)
    return;
  for (guint i = 0; i < cb_setup_draft_get_n_seats (draft); i++)
    {
      guint min, max;

      cb_setup_draft_get_hand_range (draft, i, &min, &max);
      adw_spin_row_set_value (ADW_SPIN_ROW (gtk_list_box_get_row_at_index (self->hands, (int) i)),
                              min);
    }
}

static void
show_removed (CbDealStep *self)
{
  CbSetupDraft *draft = get_draft (self);
  CbCardSet removed = cb_setup_draft_get_removed (draft);
  const CbRules *rules = cb_edition_get_rules (cb_setup_draft_get_edition (draft));
  gboolean drawn = cb_setup_draft_is_for_table (draft) && removed == 0 && rules->n_removed > 0;
  g_autofree char *names = removed != 0
                             ? cb_edition_join_names (cb_setup_draft_get_edition (draft), removed)
                             : g_strdup (drawn ? _ ("At random") : C_ ("cards", "None"));
  g_autofree char *escaped = g_markup_escape_text (names, -1);

  adw_action_row_set_subtitle (self->removed_row, escaped);
}

static void
cb_deal_step_update (CbSetupStep *step)
{
  CbDealStep *self = CB_DEAL_STEP (step);
  CbSetupDraft *draft = get_draft (self);
  g_autofree char *problem = NULL;

  self->updating = TRUE;
  show_choices (self);
  show_counts (self);
  show_removed (self);
  gtk_widget_set_visible (self->first_group, cb_setup_draft_get_dealt (draft) == CB_DEALT_ALL &&
                                               cb_setup_draft_get_rest (draft) > 0);
  self->updating = FALSE;

  cb_setup_draft_check (draft, CB_STEP_DEAL, &problem);
  g_object_set (step, "problem", problem, NULL);
}

static void
cb_deal_step_constructed (GObject *object)
{
  CbDealStep *self = CB_DEAL_STEP (object);

  cb_seat_chips_set_draft (self->first, get_draft (self));
  g_object_bind_property (get_draft (self), "n-open", self->open_spin, "value",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_object_bind_property (get_draft (self), "n-down", self->down_spin, "value",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  gtk_widget_set_visible (self->counted_row, !cb_setup_draft_is_for_table (get_draft (self)));
  if (cb_setup_draft_is_for_table (get_draft (self)))
    adw_preferences_page_set_description (self->page, _ ("How should the other cards be dealt?"));
  self->updating = TRUE;
  gtk_list_box_bind_model (self->hands, cb_setup_draft_get_seats (get_draft (self)),
                           create_hand_row, self, NULL);
  self->updating = FALSE;

  G_OBJECT_CLASS (cb_deal_step_parent_class)->constructed (object);
}

static void
cb_deal_step_class_init (CbDealStepClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  CbSetupStepClass *step_class = CB_SETUP_STEP_CLASS (klass);

  object_class->constructed = cb_deal_step_constructed;
  step_class->update = cb_deal_step_update;

  cb_template_install (widget_class, "cb-deal-step", CB_CHILD (CbDealStep, all_button),
                       CB_CHILD (CbDealStep, all_row), CB_CHILD (CbDealStep, choices_group),
                       CB_CHILD (CbDealStep, counted_button), CB_CHILD (CbDealStep, counted_row),
                       CB_CHILD (CbDealStep, down_button), CB_CHILD (CbDealStep, down_row),
                       CB_CHILD (CbDealStep, down_spin), CB_CHILD (CbDealStep, first_group),
                       CB_CHILD (CbDealStep, first), CB_CHILD (CbDealStep, hands),
                       CB_CHILD (CbDealStep, hands_group), CB_CHILD (CbDealStep, open_button),
                       CB_CHILD (CbDealStep, open_row), CB_CHILD (CbDealStep, open_spin),
                       CB_CHILD (CbDealStep, page), CB_CHILD (CbDealStep, removed_row),
                       CB_CHILD (CbDealStep, table_group), CB_CALLBACK (dealt_chosen_cb));
}

CbSetupStep *
cb_deal_step_new (CbSetupDraft *draft)
{
  return g_object_new (CB_TYPE_DEAL_STEP, "draft", draft, NULL);
}
