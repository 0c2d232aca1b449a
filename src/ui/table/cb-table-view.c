/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-closures.h"
#include "cb-css-class.h"
#include "cb-fields.h"
#include "cb-link-row.h"
#include "cb-plain-row.h"
#include "cb-seat-dialog.h"
#include "cb-table-view-private.h"
#include "cb-table-state-words.h"
#include "cb-template.h"
#include "cb-token.h"

G_DEFINE_FINAL_TYPE (CbTableView, cb_table_view, ADW_TYPE_BIN)

/* The size of the token of whoever has a power, in pixels. */
#define OWNER 36

static void
clear_rows (AdwPreferencesGroup *group, GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++)
    adw_preferences_group_remove (group, g_ptr_array_index (rows, i));
  g_ptr_array_set_size (rows, 0);
}

static GtkWidget *
add_row (AdwPreferencesGroup *group, GPtrArray *rows, GtkWidget *row)
{
  adw_preferences_group_add (group, row);
  g_ptr_array_add (rows, row);
  return row;
}

/* Returns: the seat of the player of the character that has the power, or %CB_NOBODY */
int
cb_table_view_find_owner (const CbSetup *setup, const CbEditionPower *power)
{
  for (guint i = 0; power->card >= 0 && i < setup->n_players; i++)
    if (setup->players[i].character == power->card)
      return (int) i;
  return CB_NOBODY;
}

static void
build_powers (CbTableView *self, const CbSetup *setup)
{
  clear_rows (self->powers_group, self->powers);
  for (guint i = 0; i < cb_edition_get_n_powers (setup->edition); i++)
    {
      const CbEditionPower *power = cb_edition_get_power (setup->edition, i);
      GtkWidget *row = add_row (self->powers_group, self->powers,
                                cb_plain_row_new (power->name, NULL));
      GtkWidget *token = cb_token_new (OWNER);

      adw_action_row_add_prefix (ADW_ACTION_ROW (row), token);
      g_object_set_data (G_OBJECT (row), "token", token);
      g_object_set_data (G_OBJECT (row), "use",
                         _cb_table_view_add_button (row, _ ("_Use"), power->name, "table.use-power",
                                                    g_variant_new_string (power->id)));
    }
}

static void
variant_switched_cb (GtkWidget *row)
{
  const CbVariant *variant = g_object_get_data (G_OBJECT (row), "variant");
  CbTableView *self = CB_TABLE_VIEW (gtk_widget_get_ancestor (row, CB_TYPE_TABLE_VIEW));
  guint bit = 1u << cb_edition_find_variant (cb_case_get_edition (self->case_), variant->id);
  gboolean chosen = (cb_case_get_setup (self->case_)->variants & bit) != 0;

  if (chosen != adw_switch_row_get_active (ADW_SWITCH_ROW (row)))
    gtk_widget_activate_action (row, "table.toggle-variant", "s", variant->id);
}

/* Shows the house rules that matter to things on the table. */
static void
build_variants (CbTableView *self, const CbSetup *setup)
{
  for (guint i = 0; i < cb_edition_get_n_variants (setup->edition); i++)
    {
      const CbVariant *variant = cb_edition_get_variant (setup->edition, i);
      GtkWidget *row;

      if (!cb_variant_has_effect (variant))
        continue;
      row = adw_switch_row_new ();
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), variant->name);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), variant->text);
      g_object_set_data (G_OBJECT (row), "variant", (gpointer) variant);
      g_signal_connect (row, "notify::active", G_CALLBACK (variant_switched_cb), NULL);
      add_row (self->variants_group, self->variants, row);
    }
}

static void
update_variants (CbTableView *self, const CbSetup *setup)
{
  for (guint i = 0; i < self->variants->len; i++)
    {
      AdwSwitchRow *row = g_ptr_array_index (self->variants, i);
      const CbVariant *variant = g_object_get_data (G_OBJECT (row), "variant");
      int index = cb_edition_find_variant (setup->edition, variant->id);

      gtk_widget_set_sensitive (GTK_WIDGET (row), !cb_case_get_read_only (self->case_));
      adw_switch_row_set_active (row, (setup->variants >> index & 1) != 0);
    }
}

/* Shows who has the power. An eliminated player cannot use it; the button for mine stands out. */
static void
show_owner (GtkWidget *row, const CbTableState *state, int owner, gboolean used)
{
  CbToken *token = g_object_get_data (G_OBJECT (row), "token");
  GtkWidget *use = g_object_get_data (G_OBJECT (row), "use");
  CbSeatState seat = owner != CB_NOBODY ? cb_seats_get (state->seats, (guint) owner)
                                        : CB_SEAT_PLAYING;

  cb_token_set_player (token, state->setup, owner);
  cb_token_set_out (token, seat != CB_SEAT_PLAYING);
  gtk_widget_set_visible (GTK_WIDGET (token), owner != CB_NOBODY);
  gtk_widget_set_visible (use, !used && cb_seat_state_answers (seat));
  cb_css_class_set (use, "suggested-action", owner != CB_NOBODY && owner == state->setup->me);
}

/* Shows what each power does, whose it is, or who used it. Powers of characters that nobody plays
 * are hidden. */
static void
update_powers (CbTableView *self, const CbSetup *setup, const CbTableState *state, gboolean ended)
{
  gboolean any = FALSE, in_play;

  for (guint i = 0; i < self->powers->len; i++)
    {
      const CbEditionPower *power = cb_edition_get_power (setup->edition, i);
      const char *text = power->text != NULL ? power->text : "";
      GtkWidget *row = g_ptr_array_index (self->powers, i);
      int user = state->users[i];
      int owner = cb_table_view_find_owner (setup, power);
      g_autofree char *title = owner != CB_NOBODY
                                 /* Translators: a power, then the player who has it */
                                 ? g_strdup_printf (_ ("%s (%s)"), power->name,
                                                    setup->players[owner].name)
                                 : g_strdup (power->name);
      g_autofree char *used = user != CB_NOBODY
                                /* Translators: %s is a player */
                                ? g_strdup_printf (_ ("Used by %s"), setup->players[user].name)
                                : NULL;

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), used != NULL ? used : text);
      show_owner (row, state, owner, used != NULL);
      in_play = power->card < 0 || owner != CB_NOBODY || used != NULL;
      gtk_widget_set_visible (row, in_play);
      any = any || in_play;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->powers_group), any && !ended);
}

static void
update_accusations (CbTableView *self, const CbSetup *setup, const CbTableState *state)
{
  clear_rows (self->accusations_group, self->accusations);
  for (guint i = 0; i < state->accusations->len; i++)
    {
      guint position = g_array_index (state->accusations, guint, i);
      const CbEntry *entry = cb_log_get_entry (cb_case_get_log (self->case_), position);
      g_autofree char *title = cb_entry_get_title (entry, setup);
      GtkWidget *row = add_row (self->accusations_group, self->accusations,
                                cb_link_row_new (title));

      _cb_table_view_show_words (row, cb_entry_get_detail (entry, setup));
      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", position);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "case.show-entry");
    }
  gtk_widget_set_visible (GTK_WIDGET (self->accusations_group), self->accusations->len > 0);
}

static void
goal_changed_cb (CbTableView *self)
{
  guint goal = (guint) adw_spin_row_get_value (self->goal);

  if (self->case_ != NULL && cb_case_get_setup (self->case_)->series.goal != 0 &&
      cb_case_get_setup (self->case_)->series.goal != goal)
    gtk_widget_activate_action (GTK_WIDGET (self), "table.series-goal", "u", goal);
}

/* A case is part of a series once it follows another one. */
static void
update_series (CbTableView *self, const CbSetup *setup, const CbTableState *state)
{
  g_autofree char *score = cb_table_state_describe_score (state, setup);

  gtk_widget_set_visible (self->series_group, setup->series.goal > 0);
  if (setup->series.goal == 0)
    return;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->score), score);
  _cb_table_view_show_words (GTK_WIDGET (self->score),
                             cb_table_state_describe_winner (state, setup));
  adw_spin_row_set_value (self->goal, setup->series.goal);
  gtk_widget_set_sensitive (GTK_WIDGET (self->goal), !cb_case_get_read_only (self->case_));
}

static guint
get_n_read (CbTableView *self)
{
  guint n = cb_log_get_n_entries (cb_case_get_log (self->case_));

  return self->at < 0 ? n : MIN ((guint) self->at, n);
}

static void
show_table (CbTableView *self)
{
  CbSetup *setup = cb_case_get_setup (self->case_);
  g_autoptr (CbTableState) state = cb_table_state_new (self->case_, get_n_read (self));
  gboolean ended = cb_seats_get_end (state->seats) != CB_END_NONE;

  cb_case_table_show (self->oval, state, self->narrow);
  cb_table_foot_show (self->foot, self->case_, state, self->narrow);
  update_series (self, setup, state);
  _cb_table_view_update_decks (self, setup, state, ended);
  update_powers (self, setup, state, ended);
  update_accusations (self, setup, state);
  update_variants (self, setup);
  gtk_widget_set_visible (GTK_WIDGET (self->variants_group), !ended && self->variants->len > 0);
}

/* Waits with the update until the view is visible. A turn that was recorded just now is
 * animated. */
static void
update (CbTableView *self)
{
  guint n_read = self->case_ != NULL ? get_n_read (self) : 0;
  gboolean added = self->at < 0 && n_read == self->n_read + 1;
  const CbEntry *entry;

  self->n_read = n_read;
  self->stale = !self->built || !gtk_widget_get_mapped (GTK_WIDGET (self));
  if (self->stale)
    return;
  show_table (self);
  if (!added)
    return;
  entry = cb_log_get_entry (cb_case_get_log (self->case_), n_read - 1);
  cb_case_table_play_out (self->oval, entry);
  if (cb_entry_get_roll (entry) != NULL)
    cb_table_foot_tumble (self->foot);
}

static void
show_column_cb (GtkWidget *dialog, CbTableView *self)
{
  guint seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (dialog), "seat"));

  gtk_widget_activate_action (GTK_WIDGET (self), "case.show-column", "u", CB_HOLDER_OF_SEAT (seat));
}

static void
show_seat_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbTableView *self = CB_TABLE_VIEW (widget);
  guint seat = g_variant_get_uint32 (parameter);
  CbSeatDialog *dialog;

  if (seat >= cb_case_get_setup (self->case_)->n_players)
    return;
  dialog = cb_seat_dialog_new (self->case_, get_n_read (self), seat);
  g_object_set_data (G_OBJECT (dialog), "seat", GUINT_TO_POINTER (seat));
  g_signal_connect_object (dialog, "show-column", G_CALLBACK (show_column_cb), self,
                           G_CONNECT_DEFAULT);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

/* Other names or decks need new widgets. */
static void
setup_changed_cb (CbTableView *self)
{
  if (!self->built)
    return;

  cb_case_table_set_up (self->oval, self->case_);
  _cb_table_view_build_decks (self, cb_case_get_setup (self->case_));
  update (self);
}

static void
build (CbTableView *self)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);

  self->built = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  build_powers (self, setup);
  build_variants (self, setup);
  setup_changed_cb (self);
}

static void
follow_case (CbTableView *self)
{
  self->n_read = get_n_read (self);
  g_signal_connect_object (self->case_, "concluded", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->case_, "notify::setup", G_CALLBACK (setup_changed_cb), self,
                           G_CONNECT_SWAPPED);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    build (self);
}

static void
cb_table_view_map (GtkWidget *widget)
{
  CbTableView *self = CB_TABLE_VIEW (widget);

  if (self->case_ != NULL && !self->built)
    build (self);
  if (self->stale)
    show_table (self);
  self->stale = FALSE;

  GTK_WIDGET_CLASS (cb_table_view_parent_class)->map (widget);
}

static void
cb_table_view_class_init (CbTableViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (object_class, CbTableView, decks, g_ptr_array_unref);
  CB_OWNS (object_class, CbTableView, powers, g_ptr_array_unref);
  CB_OWNS (object_class, CbTableView, variants, g_ptr_array_unref);
  CB_OWNS (object_class, CbTableView, accusations, g_ptr_array_unref);

  widget_class->map = cb_table_view_map;

  cb_fields_install (object_class,
                     CB_FIELD_THEN (CbTableView, case_, CB_TYPE_CASE,
                                    G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY, follow_case),
                     CB_FIELD_THEN (CbTableView, at, G_TYPE_INT,
                                    G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY, update),
                     CB_FIELD_THEN (CbTableView, narrow, G_TYPE_BOOLEAN,
                                    G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY, update));

  cb_template_install (widget_class, "cb-table-view", CB_CHILD (CbTableView, accusations_group),
                       CB_CHILD (CbTableView, series_group), CB_CHILD (CbTableView, score),
                       CB_CHILD (CbTableView, goal), CB_CHILD (CbTableView, foot),
                       CB_CHILD (CbTableView, foot_list), CB_CHILD (CbTableView, kept_group),
                       CB_CHILD (CbTableView, oval), CB_CHILD (CbTableView, powers_group),
                       CB_CHILD (CbTableView, variants_group), CB_CALLBACK (goal_changed_cb));
  cb_closures_install (widget_class);
  gtk_widget_class_install_action (widget_class, "table-view.show-seat", "u", show_seat_action);
}

static void
cb_table_view_init (CbTableView *self)
{
  self->at = -1;
  self->decks = g_ptr_array_new_with_free_func (g_free);
  self->powers = g_ptr_array_new ();
  self->variants = g_ptr_array_new ();
  self->accusations = g_ptr_array_new ();
}
