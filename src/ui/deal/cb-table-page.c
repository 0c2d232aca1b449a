/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-accuse-page.h"
#include "cb-announce.h"
#include "cb-card-faces.h"
#include "cb-case.h"
#include "cb-fan.h"
#include "cb-fields.h"
#include "cb-hand-page.h"
#include "cb-link-row.h"
#include "cb-look-page.h"
#include "cb-open-dialog.h"
#include "cb-plain-row.h"
#include "cb-proof-group.h"
#include "cb-table-page.h"
#include "cb-template.h"
#include "cb-token.h"

/* The width of a card in a fan, in pixels. */
#define FAN_CARD 26

struct _CbTablePage
{
  AdwNavigationPage parent_instance;

  CbSealedDeal *deal;

  CbCardFaces *envelope_faces;
  AdwPreferencesGroup *envelope_group;
  CbPainting *face_up_fan;
  AdwActionRow *face_up_row;
  GtkWidget *game_group;
  GtkListBox *players;
  AdwPreferencesGroup *players_group;
  GtkListBox *places;
  GtkWidget *places_group;
  CbProofGroup *proof_group;
  CbPainting *removed_fan;
  AdwActionRow *removed_row;
  GtkWidget *table_group;
  AdwWindowTitle *window_title;
};

G_DEFINE_FINAL_TYPE (CbTablePage, cb_table_page, ADW_TYPE_NAVIGATION_PAGE)

static CbSetup *
get_table (CbTablePage *self)
{
  return cb_sealed_deal_get_table (self->deal);
}

static gboolean
has_solved (CbTablePage *self, guint seat)
{
  return cb_sealed_deal_has_accused (self->deal, seat) &&
         cb_sealed_deal_is_right (self->deal, cb_sealed_deal_get_accusation (self->deal, seat));
}

/* Everybody may know who is out and that the game is won; which cards were named is told only at
 * the end. */
static char *
describe_hand (CbTablePage *self, guint seat)
{
  gboolean accused = cb_sealed_deal_has_accused (self->deal, seat);
  gboolean solved = has_solved (self, seat);
  guint min, max;

  if (cb_sealed_deal_is_open (self->deal))
    {
      g_autoptr (CbSetup) setup = cb_sealed_deal_make_setup (self->deal, seat);
      g_autofree char *cards = cb_edition_join_names (setup->edition, setup->hand);

      if (!accused)
        return g_steal_pointer (&cards);
      return g_strdup_printf (solved
                                /* Translators: the cards of a hand. */
                                ? _ ("%s · accused correctly")
                                /* Translators: the cards of a hand. */
                                : _ ("%s · accused wrongly"),
                              cards);
    }
  cb_setup_get_hand_range (get_table (self), seat, &min, &max);
  return g_strdup_printf (ngettext ("%u card · %s", "%u cards · %s", min), min,
                          solved    ? _ ("has solved the case")
                          : accused ? _ ("out, still answers")
                          : cb_sealed_deal_has_looked (self->deal, seat)
                            ? _ ("has seen their cards")
                            : _ ("not seen yet"));
}

/* (transfer floating): a fan of cards: their faces if everybody may see them, else backs */
static GtkWidget *
create_fan (CbTablePage *self, guint n, CbCardSet cards)
{
  return cb_fan_new (get_table (self)->edition, n, cards, FAN_CARD);
}

static guint
count_hand (CbTablePage *self, guint seat)
{
  guint least, most;

  cb_setup_get_hand_range (get_table (self), seat, &least, &most);
  return least;
}

static void
show_player (CbTablePage *self, guint seat)
{
  GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (self->players, (int) seat));
  GtkWidget *check = g_object_get_data (G_OBJECT (row), "check");
  g_autofree char *hand = describe_hand (self, seat);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), hand);
  gtk_widget_set_visible (check, cb_sealed_deal_has_looked (self->deal, seat));
}

static void
add_player (CbTablePage *self, guint seat)
{
  g_autofree char *title = g_strdup_printf (_ ("Pass to %s"), get_table (self)->players[seat].name);
  GtkWidget *row = cb_link_row_new (title);
  GtkWidget *check = gtk_image_new_from_icon_name ("object-select-symbolic");

  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             cb_token_new_for_player (get_table (self), (int) seat, 28));
  cb_link_row_add_suffix (CB_LINK_ROW (row), create_fan (self, count_hand (self, seat), 0));
  cb_link_row_add_suffix (CB_LINK_ROW (row), check);
  g_object_set (check, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  g_object_set_data (G_OBJECT (row), "check", check);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", seat);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "table.hand");
  gtk_list_box_append (self->players, row);
}

/* After the deal was opened the hands are plain rows, which open no page. */
static void
close_players (CbTablePage *self)
{
  gtk_list_box_remove_all (self->players);
  for (guint i = 0; i < get_table (self)->n_players; i++)
    {
      g_autofree char *hand = describe_hand (self, i);
      g_autoptr (CbSetup) setup = cb_sealed_deal_make_setup (self->deal, i);
      GtkWidget *row = cb_plain_row_new (get_table (self)->players[i].name, hand);

      adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                                 cb_token_new_for_player (get_table (self), (int) i, 28));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                                 create_fan (self, cb_card_set_size (setup->hand), setup->hand));
      gtk_list_box_append (self->players, row);
    }
}

/* Everybody may know who looked at a card, but the card itself is told only at the end. */
static char *
describe_place (CbTablePage *self, guint place)
{
  CbSetup *table = get_table (self);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  g_autofree char *joined = NULL;

  if (cb_sealed_deal_is_open (self->deal))
    return g_strdup (
      cb_edition_get_card (table->edition, cb_sealed_deal_get_card_down (self->deal, place))->name);
  for (guint i = 0; i < table->n_players; i++)
    if (cb_sealed_deal_has_looked_down (self->deal, i, place))
      g_strv_builder_add (names, table->players[i].name);
  list = g_strv_builder_end (names);
  if (*list == NULL)
    return g_strdup (_ ("Nobody has looked"));
  joined = g_strjoinv (_ (", "), list);
  /* Translators: a face-down card; %s are players */
  return g_strdup_printf (_ ("Looked at by %s"), joined);
}

static void
add_place (CbTablePage *self, guint place)
{
  /* Translators: where a card lies face down; %u is its number */
  g_autofree char *title = g_strdup_printf (_ ("Position %u"), place + 1);
  GtkWidget *row = cb_link_row_new (title);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", place);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "table.look");
  gtk_list_box_append (self->places, row);
}

static void
show_places (CbTablePage *self)
{
  for (guint i = 0; i < get_table (self)->face_down; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->places, (int) i);
      g_autofree char *words = describe_place (self, i);

      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), words);
      gtk_list_box_row_set_activatable (row, !cb_sealed_deal_is_open (self->deal));
    }
  gtk_widget_set_visible (self->places_group, get_table (self)->face_down > 0);
}

static void
show_cards (CbTablePage *self, AdwActionRow *row, CbCardSet cards)
{
  g_autofree char *names = cb_edition_join_names (get_table (self)->edition, cards);

  adw_action_row_set_subtitle (row, names);
  gtk_widget_set_visible (GTK_WIDGET (row), cards != 0);
}

static void
show_on_table (CbTablePage *self)
{
  CbSetup *table = get_table (self);

  cb_fan_show (self->face_up_fan, table->edition, 0, table->face_up, FAN_CARD);
  cb_fan_show (self->removed_fan, table->edition, 0, table->removed, FAN_CARD);
  show_cards (self, self->face_up_row, table->face_up);
  show_cards (self, self->removed_row, table->removed);
  gtk_widget_set_visible (self->table_group, table->face_up != 0 || table->removed != 0);
  show_places (self);
}

static void
describe_players (CbTablePage *self)
{
  CbSetup *table = get_table (self);
  /* AdwStatusPage reads its description as markup. */
  g_autofree char *first = g_markup_printf_escaped (
    _ ("Pass the device around. %s was dealt first."),
    table->players[MAX (table->first_dealt, 0)].name);
  g_autofree char *winner = NULL;

  for (guint i = 0; i < table->n_players && winner == NULL; i++)
    if (has_solved (self, i))
      winner = g_markup_printf_escaped (_ ("%s solved the case"), table->players[i].name);
  if (cb_sealed_deal_is_open (self->deal))
    adw_preferences_group_set_description (self->players_group, NULL);
  else if (cb_sealed_deal_get_waiting (self->deal))
    adw_preferences_group_set_description (self->players_group, _ ("Saving… Waiting for the disk"));
  else if (winner != NULL)
    adw_preferences_group_set_description (self->players_group, winner);
  else
    adw_preferences_group_set_description (self->players_group, first);
}

static void
show_open (CbTablePage *self)
{
  gboolean open = cb_sealed_deal_is_open (self->deal);

  gtk_widget_set_visible (GTK_WIDGET (self->envelope_group), open);
  gtk_widget_set_visible (self->game_group, !open);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.hand", !open);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.look", !open);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.accuse", !open);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.open", !open);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.open-for-all", !open);
  if (!open)
    return;
  close_players (self);
  cb_card_faces_show (self->envelope_faces, get_table (self)->edition,
                      cb_sealed_deal_get_envelope (self->deal), _ ("In the envelope"));
}

static void
changed_cb (CbTablePage *self)
{
  show_open (self);
  describe_players (self);
  show_on_table (self);
  for (guint i = 0; i < get_table (self)->n_players && !cb_sealed_deal_is_open (self->deal); i++)
    show_player (self, i);
}

/* Ignores a second press while a page is already sliding in.  @page: (transfer floating) */
static void
push (CbTablePage *self, gpointer page)
{
  GtkWidget *widget = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_VIEW);
  AdwNavigationView *view = ADW_NAVIGATION_VIEW (widget);
  g_autoptr (AdwNavigationPage) new_page = g_object_ref_sink (page);

  if (adw_navigation_view_get_visible_page (view) == ADW_NAVIGATION_PAGE (self))
    adw_navigation_view_push (view, new_page);
}

static void
notebook_cb (CbTablePage *self, CbCase *case_)
{
  g_signal_emit_by_name (self, "notebook", case_);
}

static void
hand_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbTablePage *self = CB_TABLE_PAGE (widget);
  guint seat = g_variant_get_uint32 (parameter);
  CbHandPage *page;

  if (seat >= get_table (self)->n_players)
    return;
  page = cb_hand_page_new (self->deal, seat);
  g_signal_connect_object (page, "notebook", G_CALLBACK (notebook_cb), self, G_CONNECT_SWAPPED);
  push (self, page);
}

static void
look_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbTablePage *self = CB_TABLE_PAGE (widget);
  guint place = g_variant_get_uint32 (parameter);

  if (place < get_table (self)->face_down)
    push (self, cb_look_page_new (self->deal, place));
}

static void
accuse_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbTablePage *self = CB_TABLE_PAGE (widget);

  push (self, cb_accuse_page_new (self->deal));
}

static void
held_cb (CbTablePage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.open-for-all", NULL);
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbOpenDialog *dialog = g_object_new (CB_TYPE_OPEN_DIALOG, NULL);

  g_signal_connect_object (dialog, "held", G_CALLBACK (held_cb), widget, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbTablePage) self = user_data;
  g_autoptr (GError) error = NULL;
  gboolean opened = cb_sealed_deal_note_finish (CB_SEALED_DEAL (source), result, &error);

  if (self->deal == NULL)
    return;
  show_open (self);
  if (!opened)
    {
      AdwDialog *alert = adw_alert_dialog_new (cb_sealed_deal_is_open (self->deal)
                                                 ? _ ("Revealed, but Not Saved")
                                                 : _ ("Nothing Was Revealed"),
                                               error->message);

      adw_alert_dialog_add_response (ADW_ALERT_DIALOG (alert), "close", _ ("_Close"));
      adw_dialog_present (alert, GTK_WIDGET (self));
      return;
    }
  gtk_widget_grab_focus (GTK_WIDGET (self->envelope_faces));
  cb_announce (GTK_WIDGET (self), cb_proof_group_get_result (self->proof_group));
}

static void
open_for_all_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbTablePage *self = CB_TABLE_PAGE (widget);
  const CbDealEvent opening = { .kind = CB_DEAL_EVENT_OPEN };

  gtk_widget_action_set_enabled (widget, "table.open-for-all", FALSE);
  cb_sealed_deal_note_async (self->deal, &opening, NULL, opened_cb, g_object_ref (self));
}

static void
cb_table_page_dispose (GObject *object)
{
  CbTablePage *self = CB_TABLE_PAGE (object);

  g_clear_object (&self->deal);

  cb_template_dispose (object);
}

static void
cb_table_page_class_init (CbTablePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_table_page_dispose;

  cb_signal_new (klass, "notebook", 1, CB_TYPE_CASE);

  g_type_ensure (CB_TYPE_CARD_FACES);
  g_type_ensure (CB_TYPE_PAINTING);
  g_type_ensure (CB_TYPE_PROOF_GROUP);
  cb_template_install (widget_class, "cb-table-page");
  gtk_widget_class_bind_template_child (widget_class, CbTablePage, envelope_faces);
  gtk_widget_class_bind_template_child (widget_class, CbTablePage, envelope_group);
  gtk_widget_class_bind_template_child (widget_class, CbTablePage, face_up_fan);
  gtk_widget_class_bind_template_child (widget_class, CbTablePage, face_up_row);
  gtk_widget_class_bind_template_child (widget_class, CbTablePage, game_group);
  gtk_widget_class_bind_template_child (widget_class, CbTablePage, players);
  gtk_widget_class_bind_template_child (widget_class, CbTablePage, players_group);
  gtk_widget_class_bind_template_child (widget_class, CbTablePage, places);
  gtk_widget_class_bind_template_child (widget_class, CbTablePage, places_group);
  gtk_widget_class_bind_template_child (widget_class, CbTablePage, proof_group);
  gtk_widget_class_bind_template_child (widget_class, CbTablePage, removed_fan);
  gtk_widget_class_bind_template_child (widget_class, CbTablePage, removed_row);
  gtk_widget_class_bind_template_child (widget_class, CbTablePage, table_group);
  gtk_widget_class_bind_template_child (widget_class, CbTablePage, window_title);

  gtk_widget_class_install_action (widget_class, "table.hand", "u", hand_action);
  gtk_widget_class_install_action (widget_class, "table.look", "u", look_action);
  gtk_widget_class_install_action (widget_class, "table.accuse", NULL, accuse_action);
  gtk_widget_class_install_action (widget_class, "table.open", NULL, open_action);
  gtk_widget_class_install_action (widget_class, "table.open-for-all", NULL, open_for_all_action);
}

static void
cb_table_page_init (CbTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns: (transfer floating): a page that shows no hand */
CbTablePage *
cb_table_page_new (CbSealedDeal *deal)
{
  CbTablePage *self;

  g_return_val_if_fail (CB_IS_SEALED_DEAL (deal), NULL);

  self = g_object_new (CB_TYPE_TABLE_PAGE, NULL);
  self->deal = g_object_ref (deal);
  adw_window_title_set_title (self->window_title, _ ("Table"));
  adw_window_title_set_subtitle (self->window_title,
                                 cb_edition_get_name (get_table (self)->edition));
  for (guint i = 0; i < get_table (self)->n_players; i++)
    add_player (self, i);
  for (guint i = 0; i < get_table (self)->face_down; i++)
    add_place (self, i);
  g_signal_connect_object (deal, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (deal, "notify::waiting", G_CALLBACK (describe_players), self,
                           G_CONNECT_SWAPPED);
  changed_cb (self);
  cb_proof_group_set_deal (self->proof_group, deal);
  return self;
}

CbSealedDeal *
cb_table_page_get_deal (CbTablePage *self)
{
  g_return_val_if_fail (CB_IS_TABLE_PAGE (self), NULL);

  return self->deal;
}
