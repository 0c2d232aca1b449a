/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-chips.h"
#include "cb-fields.h"
#include "cb-player-row.h"
#include "cb-players-step.h"
#include "cb-seats-picture.h"
#include "cb-template.h"

#define MAX_NAMES 12

/* With this many choices or more, the number of players is typed. */
#define MOST_NUMBERS 6

struct _CbPlayersStep
{
  CbSetupStep parent_instance;

  GStrv known_names;
  CbSetupSeat *typing;  /* the seat that had the focus last; it gets the name that is chosen */
  CbSetupSeat *waiting; /* the empty seat that waits after the others, or waited last */
  gboolean is_here;     /* whether this page is the one in sight */
  gboolean is_counted;  /* whether somebody said how many are playing */
  gboolean updating;

  GtkWidget *deal_button;
  GtkListBox *list;
  CbChips *names;
  GtkWidget *names_group;
  GtkWidget *number_box;
  AdwToggleGroup *number_group;
  GtkSpinButton *number_spin;
  CbPainting *small_table;
  CbPainting *table;
  GtkWidget *title_group;
  GtkEditable *title_row;
};

G_DEFINE_FINAL_TYPE (CbPlayersStep, cb_players_step, CB_TYPE_SETUP_STEP)

static void cb_players_step_update (CbSetupStep *step);

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

/* The seat that a chosen name goes to: the one with the focus, or the first one without a name. My
 * own seat counts only while a name is being typed there. */
static CbSetupSeat *
find_seat_to_name (CbPlayersStep *self)
{
  CbSetupDraft *draft = get_draft (self);

  if (cb_setup_draft_find_seat (draft, self->typing) != CB_NOBODY &&
      (*get_search (self) != '\0' || (*cb_setup_seat_get_name (self->typing) == '\0' &&
                                      self->typing != cb_setup_draft_get_me (draft))))
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
 * keep their place, so that no name moves under a finger. A second tap takes the name out. */
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

/* Enter in a name goes on to the next player, and from the last player to a new row. It goes on to
 * the next page if the last row is empty, the table is full, or the user said that no more are
 * playing. */
static void
name_entered_cb (CbPlayersStep *self, CbPlayerRow *row)
{
  CbSetupDraft *draft = get_draft (self);
  guint next = (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) + 1;

  if (next < g_list_model_get_n_items (cb_setup_draft_get_seats (draft)))
    focus_seat (self, cb_setup_draft_get_seat (draft, next));
  else if (!self->is_counted && *gtk_editable_get_text (GTK_EDITABLE (row)) != '\0' &&
           cb_setup_draft_can_add_seat (draft))
    {
      self->waiting = cb_setup_draft_offer_seat (draft);
      focus_seat (self, self->waiting);
    }
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "setup.next", NULL);
}

static GtkWidget *
create_row (gpointer item, gpointer user_data)
{
  CbPlayersStep *self = CB_PLAYERS_STEP (user_data);
  GtkEventController *focus;
  GtkWidget *row;

  row = cb_player_row_new (get_draft (self), item);
  g_object_bind_property (self, "wide", row, "roomy", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (row, "entry-activated", G_CALLBACK (name_entered_cb), self,
                           G_CONNECT_SWAPPED);
  focus = gtk_event_controller_focus_new ();
  g_signal_connect_object (focus, "notify::contains-focus", G_CALLBACK (focus_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (row, focus);
  return row;
}

/* Whether anybody at the table is still to be named; my own name is not needed. */
static gboolean
is_somebody_nameless (CbPlayersStep *self)
{
  CbSetupDraft *draft = get_draft (self);

  for (guint i = 0; i < cb_setup_draft_get_n_seats (draft); i++)
    {
      CbSetupSeat *seat = cb_setup_draft_get_seat (draft, i);

      if (*cb_setup_seat_get_name (seat) == '\0' && seat != cb_setup_draft_get_me (draft))
        return TRUE;
    }
  return FALSE;
}

/* Keeps an empty row waiting after all named players, unless the user said how many are playing.
 * While a name is typed in that row no other row is added, so that the name can be taken back. */
static void
keep_row_waiting (CbPlayersStep *self)
{
  CbSetupDraft *draft = get_draft (self);

  if (!self->is_here || self->is_counted || !cb_setup_draft_can_add_seat (draft) ||
      is_somebody_nameless (self) || (self->waiting != NULL && self->waiting == self->typing))
    return;
  self->waiting = cb_setup_draft_offer_seat (draft);
}

/* The seat to drop if there are too many: the last without a name, or the last; never mine. */
static guint
find_seat_to_drop (CbSetupDraft *draft)
{
  guint last = cb_setup_draft_get_n_seats (draft) - 1;

  if (cb_setup_draft_get_seat (draft, last) == cb_setup_draft_get_me (draft))
    last--;
  for (guint i = last + 1; i-- > 0;)
    {
      CbSetupSeat *seat = cb_setup_draft_get_seat (draft, i);

      if (*cb_setup_seat_get_name (seat) == '\0' && seat != cb_setup_draft_get_me (draft))
        return i;
    }
  return last;
}

static void
choose_number (CbPlayersStep *self, guint n)
{
  CbSetupDraft *draft = get_draft (self);

  if (self->updating)
    return;
  self->is_counted = TRUE;
  cb_setup_draft_drop_offer (draft);
  while (cb_setup_draft_get_n_seats (draft) > n && cb_setup_draft_can_remove_seat (draft))
    cb_setup_draft_remove_seat (draft, find_seat_to_drop (draft));
  while (cb_setup_draft_get_n_seats (draft) < n && cb_setup_draft_can_add_seat (draft))
    cb_setup_draft_add_seat (draft);
  cb_players_step_update (CB_SETUP_STEP (self));
}

static void
number_chosen_cb (CbPlayersStep *self)
{
  guint active = adw_toggle_group_get_active (self->number_group);

  if (active != GTK_INVALID_LIST_POSITION)
    choose_number (
      self, cb_edition_get_min_players (cb_setup_draft_get_edition (get_draft (self))) + active);
}

static void
number_typed_cb (CbPlayersStep *self)
{
  choose_number (self, (guint) gtk_spin_button_get_value_as_int (self->number_spin));
}

static void
offer_numbers (CbPlayersStep *self, guint min, guint max)
{
  guint n = max - min + 1;

  gtk_widget_set_visible (GTK_WIDGET (self->number_group), n <= MOST_NUMBERS);
  gtk_widget_set_visible (GTK_WIDGET (self->number_spin), n > MOST_NUMBERS);
  gtk_spin_button_set_range (self->number_spin, min, max);
  adw_toggle_group_remove_all (self->number_group);
  for (guint i = 0; i < n && n <= MOST_NUMBERS; i++)
    {
      g_autofree char *label = g_strdup_printf ("%u", min + i);
      AdwToggle *toggle = g_object_new (ADW_TYPE_TOGGLE, "label", label, "name", label, NULL);

      adw_toggle_group_add (self->number_group, toggle);
    }
}

/* Shows the number of players. Until somebody has said it or filled in a name, none is chosen. */
static void
show_number (CbPlayersStep *self)
{
  CbSetupDraft *draft = get_draft (self);
  guint min = cb_edition_get_min_players (cb_setup_draft_get_edition (draft));
  guint max = cb_edition_get_max_players (cb_setup_draft_get_edition (draft));
  guint n = cb_setup_draft_get_n_seats (draft);
  gboolean is_known = self->is_counted || cb_setup_draft_is_touched (draft);
  GtkAdjustment *adjustment = gtk_spin_button_get_adjustment (self->number_spin);

  self->updating = TRUE;
  if ((guint) gtk_adjustment_get_lower (adjustment) != min ||
      (guint) gtk_adjustment_get_upper (adjustment) != max)
    offer_numbers (self, min, max);
  gtk_spin_button_set_value (self->number_spin, n);
  adw_toggle_group_set_active (self->number_group,
                               is_known && n >= min ? n - min : GTK_INVALID_LIST_POSITION);
  self->updating = FALSE;
  gtk_widget_set_visible (self->number_box, max > min && cb_setup_draft_get_origin (draft) == NULL);
}

/* Takes over a title that was typed, but not the draft's own proposal. */
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
  g_object_set (step, "problem", problem, NULL);
  keep_row_waiting (self);
  show_number (self);
  show_names (self);
  cb_seats_picture_show (self->table, draft, FALSE);
  cb_seats_picture_show (self->small_table, draft, TRUE);
  show_title (self);
  gtk_widget_set_visible (self->deal_button, !cb_setup_draft_needs_step (draft, CB_STEP_DEAL));
}

static void
cb_players_step_constructed (GObject *object)
{
  CbPlayersStep *self = CB_PLAYERS_STEP (object);
  CbSetupDraft *draft = get_draft (self);

  gtk_list_box_bind_model (self->list, cb_setup_draft_get_seats (draft), create_row, self, NULL);
  gtk_widget_set_visible (self->title_group, cb_setup_draft_get_origin (draft) == NULL &&
                                               !cb_setup_draft_is_for_table (draft));

  G_OBJECT_CLASS (cb_players_step_parent_class)->constructed (object);
}

static void
cb_players_step_showing (AdwNavigationPage *page)
{
  CbPlayersStep *self = CB_PLAYERS_STEP (page);

  self->is_here = TRUE;
  keep_row_waiting (self);
}

/* The empty row that waited is gone by now, because other pages list all who are at the table. */
static void
cb_players_step_hiding (AdwNavigationPage *page)
{
  CbPlayersStep *self = CB_PLAYERS_STEP (page);

  self->is_here = FALSE;
  self->waiting = NULL;
}

static void
cb_players_step_class_init (CbPlayersStepClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AdwNavigationPageClass *page_class = ADW_NAVIGATION_PAGE_CLASS (klass);
  CbSetupStepClass *step_class = CB_SETUP_STEP_CLASS (klass);

  object_class->constructed = cb_players_step_constructed;
  CB_OWNS (object_class, CbPlayersStep, known_names, g_strfreev);
  CB_OWNS (object_class, CbPlayersStep, typing, g_object_unref);
  step_class->update = cb_players_step_update;
  page_class->showing = cb_players_step_showing;
  page_class->hiding = cb_players_step_hiding;

  cb_template_install (widget_class, "cb-players-step", CB_CHILD (CbPlayersStep, deal_button),
                       CB_CHILD (CbPlayersStep, list), CB_CHILD (CbPlayersStep, names),
                       CB_CHILD (CbPlayersStep, names_group), CB_CHILD (CbPlayersStep, number_box),
                       CB_CHILD (CbPlayersStep, number_group),
                       CB_CHILD (CbPlayersStep, number_spin), CB_CHILD (CbPlayersStep, small_table),
                       CB_CHILD (CbPlayersStep, table), CB_CHILD (CbPlayersStep, title_group),
                       CB_CHILD (CbPlayersStep, title_row), CB_CALLBACK (name_picked_cb),
                       CB_CALLBACK (number_chosen_cb), CB_CALLBACK (number_typed_cb),
                       CB_CALLBACK (title_changed_cb));
}

static void
cb_players_step_init (CbPlayersStep *self)
{
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

/* Moves the focus to where the next name is typed: the first seat without one, or the last seat. */
void
cb_players_step_take_focus (CbPlayersStep *self)
{
  CbSetupDraft *draft = get_draft (self);
  guint n = g_list_model_get_n_items (cb_setup_draft_get_seats (draft)), seat = 0;

  while (seat + 1 < n && *cb_setup_seat_get_name (cb_setup_draft_get_seat (draft, seat)) != '\0')
    seat++;
  focus_seat (self, cb_setup_draft_get_seat (draft, seat));
}
