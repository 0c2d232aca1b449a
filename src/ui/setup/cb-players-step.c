/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-assist-row.h"
#include "cb-chips.h"
#include "cb-fields.h"
#include "cb-player-row.h"
#include "cb-players-step.h"
#include "cb-seat-row.h"
#include "cb-template.h"

#define MAX_NAMES 12

struct _CbPlayersStep
{
  CbSetupStep parent_instance;

  GStrv known_names;
  CbSetupSeat *typing;  /* the seat that had the focus last, which gets a name that is chosen */
  GListStore *add_item; /* one item while there is room for one more player */

  AdwComboRow *assist_row;
  GtkWidget *deal_group;
  GtkListBox *list;
  GtkWidget *me_group;
  CbSeatRow *me_row;
  CbChips *names;
  GtkWidget *names_group;
  GtkWidget *title_group;
  GtkEditable *title_row;
};

G_DEFINE_FINAL_TYPE (CbPlayersStep, cb_players_step, CB_TYPE_SETUP_STEP)

static CbSetupDraft *
get_draft (CbPlayersStep *self)
{
  return cb_setup_step_get_draft (CB_SETUP_STEP (self));
}

/* (transfer none) (nullable): where somebody of that name sits */
static CbSetupSeat *
find_seat_of (CbPlayersStep *self, const char *name)
{
  CbSetupDraft *draft = get_draft (self);

  for (guint i = 0; i < cb_setup_draft_get_n_seats (draft); i++)
    {
      CbSetupSeat *seat = cb_setup_draft_get_seat (draft, i);
      g_autofree char *label = cb_setup_seat_dup_label (seat);

      if (g_str_equal (label, name))
        return seat;
    }
  return NULL;
}

/* What is being typed, if it is the beginning of a known name of somebody not at the table. */
static const char *
get_search (CbPlayersStep *self)
{
  gboolean is_here = cb_setup_draft_find_seat (get_draft (self), self->typing) != CB_NOBODY;
  const char *typed = is_here ? cb_setup_seat_get_name (self->typing) : "";

  for (guint i = 0; *typed != '\0' && self->known_names[i] != NULL; i++)
    if (find_seat_of (self, self->known_names[i]) == NULL &&
        g_str_match_string (typed, self->known_names[i], TRUE))
      return typed;
  return "";
}

/* The seat with the focus, or the first one without a name; mine is rarely meant. */
static CbSetupSeat *
find_seat_to_name (CbPlayersStep *self)
{
  CbSetupDraft *draft = get_draft (self);

  if (cb_setup_draft_find_seat (draft, self->typing) != CB_NOBODY &&
      (*cb_setup_seat_get_name (self->typing) == '\0' || *get_search (self) != '\0'))
    return self->typing;
  for (guint i = 0; i < cb_setup_draft_get_n_seats (draft); i++)
    {
      CbSetupSeat *seat = cb_setup_draft_get_seat (draft, i);

      if (*cb_setup_seat_get_name (seat) == '\0' && seat != cb_setup_draft_get_me (draft))
        return seat;
    }
  return NULL;
}

/* Offers names from earlier cases that begin with what is being typed. Names already at the table
 * keep their place, so that no name moves under a finger, and a second tap takes one out again. */
static void
show_names (CbPlayersStep *self)
{
  gboolean has_room = find_seat_to_name (self) != NULL ||
                      cb_setup_draft_can_add_seat (get_draft (self));
  const char *search = get_search (self);
  guint offered = 0, chosen = 0;

  for (guint i = 0, n = 0; self->known_names[i] != NULL && n < MAX_NAMES; i++)
    {
      if (*search != '\0' && !g_str_match_string (search, self->known_names[i], TRUE))
        continue;
      n++;
      offered |= 1u << i;
      if (find_seat_of (self, self->known_names[i]) != NULL)
        chosen |= 1u << i;
    }
  g_object_set (self->names, "choices", offered, "selected", chosen, NULL);
  for (guint i = 0; self->known_names[i] != NULL; i++)
    if (offered >> i & 1)
      gtk_widget_set_sensitive (cb_chips_get_chip (self->names, i), has_room || chosen >> i & 1);
  gtk_widget_set_visible (self->names_group, offered != 0);
}

static void
name_picked_cb (CbPlayersStep *self, guint index)
{
  CbSetupDraft *draft = get_draft (self);
  CbSetupSeat *seat = find_seat_of (self, self->known_names[index]);

  if (seat != NULL)
    {
      cb_setup_draft_take_out (draft, seat);
      return;
    }
  seat = find_seat_to_name (self);
  if (seat == NULL && cb_setup_draft_can_add_seat (draft))
    seat = cb_setup_draft_offer_seat (draft);
  g_clear_object (&self->typing);
  if (seat != NULL)
    cb_setup_seat_set_name (seat, self->known_names[index]);
}

static void
focus_changed_cb (CbPlayersStep *self, GParamSpec *pspec, GtkEventController *controller)
{
  CbPlayerRow *row = CB_PLAYER_ROW (gtk_event_controller_get_widget (controller));

  if (!gtk_event_controller_focus_contains_focus (GTK_EVENT_CONTROLLER_FOCUS (controller)))
    return;
  g_set_object (&self->typing, cb_player_row_get_seat (row));
  show_names (self);
}

static void
focus_seat (CbPlayersStep *self, CbSetupSeat *seat)
{
  int position = cb_setup_draft_find_seat (get_draft (self), seat);

  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, position)));
}

static void
add_activated_cb (CbPlayersStep *self)
{
  CbSetupDraft *draft = get_draft (self);

  cb_setup_draft_add_seat (draft);
  focus_seat (self, cb_setup_draft_get_seat (draft, cb_setup_draft_get_n_seats (draft) - 1));
}

/* Enter in a name goes on to the next player, from the last one to a new row; in the last row, left
 * empty, and where the table is full, to the next page. */
static void
name_entered_cb (CbPlayersStep *self, CbPlayerRow *row)
{
  CbSetupDraft *draft = get_draft (self);
  guint next = (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) + 1;

  if (next < g_list_model_get_n_items (cb_setup_draft_get_seats (draft)))
    focus_seat (self, cb_setup_draft_get_seat (draft, next));
  else if (*gtk_editable_get_text (GTK_EDITABLE (row)) != '\0' &&
           cb_setup_draft_can_add_seat (draft))
    focus_seat (self, cb_setup_draft_offer_seat (draft));
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "setup.next", NULL);
}

static GtkWidget *
create_row (gpointer item, gpointer user_data)
{
  CbPlayersStep *self = CB_PLAYERS_STEP (user_data);
  GtkEventController *focus;
  GtkWidget *row;

  if (!CB_IS_SETUP_SEAT (item))
    {
      row = adw_button_row_new ();
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("_Add Player"));
      adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (row), TRUE);
      adw_button_row_set_start_icon_name (ADW_BUTTON_ROW (row), "list-add-symbolic");
      g_signal_connect_object (row, "activated", G_CALLBACK (add_activated_cb), self,
                               G_CONNECT_SWAPPED);
      return row;
    }
  row = cb_player_row_new (get_draft (self), item);
  g_signal_connect_object (row, "entry-activated", G_CALLBACK (name_entered_cb), self,
                           G_CONNECT_SWAPPED);
  focus = gtk_event_controller_focus_new ();
  g_signal_connect_object (focus, "notify::contains-focus", G_CALLBACK (focus_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (row, focus);
  return row;
}

/* The seats, and after them the row that adds one. */
static void
fill_list (CbPlayersStep *self)
{
  GListStore *lists = g_list_store_new (G_TYPE_LIST_MODEL);
  g_autoptr (GListModel) rows = NULL;

  g_list_store_append (lists, cb_setup_draft_get_seats (get_draft (self)));
  g_list_store_append (lists, self->add_item);
  rows = G_LIST_MODEL (gtk_flatten_list_model_new (G_LIST_MODEL (lists)));
  gtk_list_box_bind_model (self->list, rows, create_row, self, NULL);
}

static void
show_add_row (CbPlayersStep *self)
{
  gboolean shown = g_list_model_get_n_items (G_LIST_MODEL (self->add_item)) > 0;
  CbSetupDraft *draft = get_draft (self);
  gboolean is_offered = g_list_model_get_n_items (cb_setup_draft_get_seats (draft)) >
                        cb_setup_draft_get_n_seats (draft);
  gboolean wanted = cb_setup_draft_can_add_seat (draft) && !is_offered;
  g_autoptr (GObject) item = NULL;

  if (shown && !wanted)
    g_list_store_remove_all (self->add_item);
  if (shown || !wanted)
    return;
  item = g_object_new (G_TYPE_OBJECT, NULL);
  g_list_store_append (self->add_item, item);
}

static void
me_chosen_cb (CbPlayersStep *self)
{
  g_object_set (get_draft (self), "me", cb_seat_row_get_seat (self->me_row), NULL);
}

/* What is shown and was not typed is the draft's own proposal. */
static void
title_changed_cb (CbPlayersStep *self)
{
  const char *text = gtk_editable_get_text (self->title_row);
  g_autofree char *title = cb_setup_draft_dup_title (get_draft (self));

  if (!g_str_equal (text, title))
    g_object_set (get_draft (self), "title", text, NULL);
}

/* The proposed title follows the names; one that is being typed is left alone. */
static void
show_title (CbPlayersStep *self)
{
  g_autofree char *title = cb_setup_draft_dup_title (get_draft (self));
  gboolean typing = gtk_widget_get_state_flags (GTK_WIDGET (self->title_row)) &
                    GTK_STATE_FLAG_FOCUS_WITHIN;

  if (typing || g_str_equal (gtk_editable_get_text (self->title_row), title))
    return;
  g_signal_handlers_block_by_func (self->title_row, title_changed_cb, self);
  gtk_editable_set_text (self->title_row, title);
  g_signal_handlers_unblock_by_func (self->title_row, title_changed_cb, self);
}

static void
cb_players_step_update (CbSetupStep *step)
{
  CbPlayersStep *self = CB_PLAYERS_STEP (step);
  CbSetupDraft *draft = get_draft (self);
  g_autofree char *problem = NULL;

  cb_setup_draft_check (draft, CB_STEP_PLAYERS, &problem);
  cb_setup_step_set_problem (step, problem);
  cb_seat_row_set_seat (self->me_row, cb_setup_draft_get_me (draft));
  show_add_row (self);
  show_names (self);
  show_title (self);
  gtk_widget_set_visible (self->deal_group, !cb_setup_draft_needs_step (draft, CB_STEP_DEAL));
}

static void
cb_players_step_constructed (GObject *object)
{
  CbPlayersStep *self = CB_PLAYERS_STEP (object);
  CbSetupDraft *draft = get_draft (self);

  cb_seat_row_set_draft (self->me_row, draft);
  fill_list (self);
  gtk_widget_set_visible (self->title_group, cb_setup_draft_get_origin (draft) == NULL &&
                                               !cb_setup_draft_is_for_table (draft));
  gtk_widget_set_visible (self->me_group, !cb_setup_draft_is_for_table (draft));
  g_object_bind_property (draft, "assist", self->assist_row, "selected",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);

  G_OBJECT_CLASS (cb_players_step_parent_class)->constructed (object);
}

static void
cb_players_step_class_init (CbPlayersStepClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  CbSetupStepClass *step_class = CB_SETUP_STEP_CLASS (klass);

  object_class->constructed = cb_players_step_constructed;
  CB_OWNS (object_class, CbPlayersStep, add_item, g_object_unref);
  CB_OWNS (object_class, CbPlayersStep, known_names, g_strfreev);
  CB_OWNS (object_class, CbPlayersStep, typing, g_object_unref);
  step_class->update = cb_players_step_update;

  g_type_ensure (CB_TYPE_ASSIST_ROW);
  g_type_ensure (CB_TYPE_CHIPS);
  g_type_ensure (CB_TYPE_SEAT_ROW);
  cb_template_install (widget_class, "cb-players-step");
  gtk_widget_class_bind_template_child (widget_class, CbPlayersStep, assist_row);
  gtk_widget_class_bind_template_child (widget_class, CbPlayersStep, deal_group);
  gtk_widget_class_bind_template_child (widget_class, CbPlayersStep, list);
  gtk_widget_class_bind_template_child (widget_class, CbPlayersStep, me_group);
  gtk_widget_class_bind_template_child (widget_class, CbPlayersStep, me_row);
  gtk_widget_class_bind_template_child (widget_class, CbPlayersStep, names);
  gtk_widget_class_bind_template_child (widget_class, CbPlayersStep, names_group);
  gtk_widget_class_bind_template_child (widget_class, CbPlayersStep, title_group);
  gtk_widget_class_bind_template_child (widget_class, CbPlayersStep, title_row);
  gtk_widget_class_bind_template_callback (widget_class, me_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, title_changed_cb);
}

static void
cb_players_step_init (CbPlayersStep *self)
{
  self->add_item = g_list_store_new (G_TYPE_OBJECT);
  self->known_names = g_new0 (char *, 1);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * cb_players_step_new:
 * @known_names: names of players of earlier cases, the latest first
 *
 * Returns: (transfer floating): a new page
 */
CbSetupStep *
cb_players_step_new (CbSetupDraft *draft, const char *const *known_names)
{
  CbPlayersStep *self = g_object_new (CB_TYPE_PLAYERS_STEP, "draft", draft, NULL);

  g_strfreev (self->known_names);
  self->known_names = g_new0 (char *, CB_MAX_CHIPS + 1);
  for (guint i = 0; i < CB_MAX_CHIPS && known_names[i] != NULL; i++)
    self->known_names[i] = g_strdup (known_names[i]);
  cb_chips_set_names (self->names, (const char *const *) self->known_names);
  show_names (self);
  return CB_SETUP_STEP (self);
}
