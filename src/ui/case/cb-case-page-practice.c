/* A game that Casebook plays for practice, and the end of every game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Instead of a composer, a practice case has a panel that plays the next turn and marks the sheet,
 * until the user or another player names the solution. Whenever the case is opened the game is made
 * again from its number, in another thread. */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-case-page-private.h"
#include "cb-cover-window.h"
#include "cb-css-class.h"
#include "cb-editions.h"
#include "cb-envelope.h"
#include "cb-pencil.h"
#include "cb-practice-end.h"
#include "cb-slot.h"
#include "cb-solution-dialog.h"
#include "cb-solved-dialog.h"
#include "cb-work.h"

static guint
get_n_entries (CbCasePage *self)
{
  return cb_log_get_n_entries (cb_case_get_log (self->case_));
}

/* Whether the game goes on, even if it is still being made. */
gboolean
_cb_case_page_is_practicing (CbCasePage *self)
{
  return self->case_ != NULL && cb_case_get_practice (self->case_) > 0 &&
         !cb_case_get_closed (self->case_) && !cb_case_get_read_only (self->case_);
}

/* Whether the game has been made and matches the log of the case. */
static gboolean
can_go_on (CbCasePage *self)
{
  return _cb_case_page_is_practicing (self) && self->practice != NULL &&
         cb_practice_fits (self->practice, self->case_);
}

/* (transfer full): what happened last, or what to do */
char *
_cb_case_page_describe_practice (CbCasePage *self)
{
  const CbSetup *setup;
  g_autofree char *last = NULL;
  guint n;

  if (self->case_ == NULL || !_cb_case_page_is_practicing (self))
    return g_strdup ("");
  setup = cb_case_get_setup (self->case_);
  n = get_n_entries (self);
  if (self->making == NULL && !can_go_on (self))
    return g_strdup (_ ("The cards of this case were changed, so the game cannot go on."));
  if (n == 0)
    /* Translators: %s is a player’s name. */
    return g_strdup_printf (
      _ ("You are %s. Casebook plays for everybody; you mark the sheet after each turn."),
      setup->players[setup->me].name);
  last = cb_entry_describe (cb_log_get_entry (cb_case_get_log (self->case_), n - 1), setup);
  if (self->practice != NULL && n >= self->practice->entries->len)
    /* Translators: %s is what happened last. */
    return g_strdup_printf (_ ("%s. That was the last turn."), last);
  /* Translators: the number of an entry, then what happened. */
  return g_strdup_printf (_ ("%u. %s"), n, last);
}

/* Plays until the log has @n_entries, which are announced once they are on disk. */
static void
advance (CbCasePage *self, guint n_entries)
{
  guint n = cb_practice_count_heard (self->case_);
  guint n_new = cb_practice_advance (self->practice, self->case_, n_entries);

  if (n_new == 0)
    return;
  self->recorded = (int) (n + n_new - 1);
  _cb_case_page_announce_recorded (self);
}

static void
case_next_turn (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  guint n = cb_practice_count_heard (self->case_);

  if (cb_case_get_closed (self->case_) || n >= self->practice->entries->len)
    return;
  advance (self, n + 1);
  if (cb_entry_opens_envelope (g_ptr_array_index (self->practice->entries, n)))
    cb_practice_end_show (widget, self->practice, -1);
}

static void
case_all_turns (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);

  advance (self, self->practice->n_needed);
}

static void
give_up_cb (CbCasePage *self, const char *response)
{
  g_autoptr (CbEntry) entry = NULL;

  if (!g_str_equal (response, "open") || !can_go_on (self))
    return;
  entry = cb_envelope_new (self->practice->envelope);
  self->recorded = (int) cb_practice_count_heard (self->case_);
  cb_case_append (self->case_, entry);
  _cb_case_page_announce_recorded (self);
}

static void
tell_mistake (CbCasePage *self)
{
  AdwAlertDialog *alert = ADW_ALERT_DIALOG (adw_alert_dialog_new (
    _ ("Not This Time"),
    _ ("At least one of these cards isn’t in the envelope. At a table you would be out now; here "
       "you can go on.")));

  adw_alert_dialog_add_responses (alert, "open", _ ("Open the _Envelope"), "close",
                                  _ ("_Keep Looking"), NULL);
  adw_alert_dialog_set_response_appearance (alert, "close", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_close_response (alert, "close");
  adw_alert_dialog_set_default_response (alert, "close");
  g_signal_connect_object (alert, "response", G_CALLBACK (give_up_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (alert), GTK_WIDGET (self));
}

static void
chosen_cb (CbCasePage *self, guint cards)
{
  guint n = cb_practice_count_heard (self->case_);

  if (!can_go_on (self))
    return;
  if (cards != self->practice->envelope)
    {
      tell_mistake (self);
      return;
    }
  self->recorded = (int) n;
  cb_practice_accuse (self->practice, self->case_, cards);
  _cb_case_page_announce_recorded (self);
  cb_practice_end_show (GTK_WIDGET (self), self->practice, (int) n);
}

/* The cards that the user has marked as being in the envelope, except those of categories in which
 * more or fewer are marked than the envelope holds. */
static CbCardSet
find_marked (CbCasePage *self)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);
  CbCardSet marked = 0;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      const CbCategory *category = cb_edition_get_category (edition, i);
      CbCardSet cards = 0;

      for (CbCardSet left = category->cards; left != 0; left &= left - 1)
        if (g_strcmp0 (
              cb_case_get_pencil (self->case_, cb_card_set_first (left), CB_HOLDER_ENVELOPE),
              CB_PENCIL_YES) == 0)
          cards |= left & -left;
      if (cb_card_set_size (cards) == category->n_in_envelope)
        marked |= cards;
    }
  return marked;
}

/* @proposed: the cards to propose; 0 for those that are marked */
void
_cb_case_page_ask_for_solution (CbCasePage *self, CbCardSet proposed)
{
  CbSolutionDialog *dialog = cb_solution_dialog_new (cb_case_get_edition (self->case_),
                                                     proposed != 0 ? proposed : find_marked (self));

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (self));
}

static void
case_know_it (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  _cb_case_page_ask_for_solution (CB_CASE_PAGE (widget), 0);
}

/* On a small screen the bar that says how to stop supposing, or close a hint, needs the place. */
static gboolean
shows_practice (GObject *object,
                gboolean practicing,
                gboolean narrow,
                gboolean supposing,
                gboolean hinting)
{
  return practicing && !(narrow && (supposing || hinting));
}

/* The panel of practice cases also shows checks and hints, for cases of all kinds. */
static gboolean
shows_any (GObject *object, gboolean practicing, gboolean checked, gboolean hinting)
{
  return practicing || checked || hinting;
}

/* Whether the panel has words. Before the first turn they say what to do. Later they tell the last
 * turn, but not on a wide page, where the list of the latest entries does. */
static gboolean
says_turn (CbCasePage *self, gboolean narrow, const char *words)
{
  return narrow || self->case_ == NULL || get_n_entries (self) == 0;
}

void
_cb_case_page_update_practice (CbCasePage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean goes_on = can_go_on (self);
  guint n = get_n_entries (self);

  gtk_widget_action_set_enabled (widget, "case.next-turn",
                                 goes_on && n < self->practice->entries->len);
  gtk_widget_action_set_enabled (widget, "case.all-turns", goes_on && n < self->practice->n_needed);
  gtk_widget_action_set_enabled (widget, "case.know-it", goes_on);
  cb_css_class_set (GTK_WIDGET (self->sheet_view), "practicing",
                    _cb_case_page_is_practicing (self));
  g_object_notify (G_OBJECT (self), "practice");
  g_object_notify (G_OBJECT (self), "practicing");
  g_object_notify (G_OBJECT (self), "status");
}

/* If making the game was cancelled the page may no longer exist. */
static void
made_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  CbPractice *practice = cb_work_finish (result, NULL);
  CbCasePage *self = user_data;

  if (practice == NULL)
    return;
  g_clear_object (&self->making);
  self->practice = practice;
  _cb_case_page_update_practice (self);
}

static void
closed_changed_cb (CbCasePage *self)
{
  _cb_case_page_update_actions (self);
  _cb_case_page_update_table (self);
  _cb_case_page_update_insight (self);
  _cb_case_page_update_practice (self);
}

void
_cb_case_page_start_practice (CbCasePage *self)
{
  guint number = cb_case_get_practice (self->case_);
  CbEdition *edition = cb_editions_find_builtin (
    cb_edition_get_id (cb_case_get_edition (self->case_)));

  if (number > 0 && edition != NULL && cb_practice_can_play (edition))
    {
      self->making = g_cancellable_new ();
      cb_practice_new_async (edition, number, self->making, made_cb, self);
      g_signal_connect_object (self->case_, "notify::closed", G_CALLBACK (closed_changed_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->case_, "notify::setup",
                               G_CALLBACK (_cb_case_page_update_practice), self, G_CONNECT_SWAPPED);
    }
  _cb_case_page_update_practice (self);
}

void
_cb_case_page_stop_practice (CbCasePage *self)
{
  cb_work_stop (&self->making);
  g_clear_pointer (&self->practice, cb_practice_free);
}

/* The case file of the page of a case, and what happens once it is solved. */

/* Shows the sheet, and moves the focus to the cell of @card in the envelope, which it returns. */
static CbSheetCell *
go_to_envelope (CbCasePage *self, guint card)
{
  adw_view_stack_set_visible_child_name (self->views, "sheet");
  cb_sheet_view_focus_cell (self->sheet_view, card, CB_HOLDER_ENVELOPE);
  return cb_sheet_view_get_cell (self->sheet_view, card, CB_HOLDER_ENVELOPE);
}

static guint
choose_card (const CbSlot *slot)
{
  if (slot->found != 0)
    return cb_card_set_first (slot->found);
  if (slot->likeliest >= 0)
    return (guint) slot->likeliest;
  return cb_card_set_first (slot->suspects);
}

/* Moves from a card of the case file to its cell in the sheet; once the case is solved, shows the
 * solution again. */
static void
case_slot (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  CbSlot slot;

  cb_sheet_get_shown_slot (self->sheet, g_variant_get_uint32 (parameter), &slot);
  if (cb_sheet_is_solved (self->sheet) && !cb_sheet_get_supposing (self->sheet))
    cb_solved_dialog_show (widget, self->sheet, TRUE);
  else if (slot.suspects != 0)
    go_to_envelope (self, choose_card (&slot));
}

static void
case_why_found (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  CbSheetCell *cell;
  CbSlot slot;

  cb_sheet_get_slot (self->sheet, g_variant_get_uint32 (parameter), &slot);
  if (slot.found == 0)
    return;
  cell = go_to_envelope (self, choose_card (&slot));
  gtk_widget_activate_action (GTK_WIDGET (cell), "cell.details", NULL);
}

/* Whether the solution may be told: not while the window is covered, nor once the envelope was
 * opened. */
static gboolean
may_tell (CbCasePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return gtk_widget_get_mapped (GTK_WIDGET (self)) && !cb_case_get_closed (self->case_) &&
         !(CB_IS_COVER_WINDOW (root) && cb_cover_window_get_covered (CB_COVER_WINDOW (root)));
}

/* On a telephone, which may lie on the table for all to see, neither shows nor says the cards. */
static void
tell_solution (CbCasePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  gboolean at_once = !gtk_widget_has_css_class (GTK_WIDGET (root), "touch");
  CbCardSet cards = cb_sheet_get_solution (self->now);
  g_autofree char *names = cb_edition_join_names (cb_case_get_edition (self->case_), cards);
  /* Translators: %s are the cards in the envelope. */
  g_autofree char *words = g_strdup_printf (_ ("Case solved: %s."), names);

  self->told_solved = TRUE;
  cb_announce (GTK_WIDGET (self), at_once ? words : _ ("Case Solved"));
  cb_solved_dialog_show (GTK_WIDGET (self), self->now, at_once);
}

/* Tells once that the case is solved, when the last card becomes known while the case is open. */
static void
now_changed_cb (CbCasePage *self)
{
  gboolean solved = cb_case_get_assist (self->case_) != CB_ASSIST_NOTES &&
                    cb_sheet_is_solved (self->now);

  if (solved && !self->solved && !self->told_solved && may_tell (self))
    tell_solution (self);
  self->solved = solved;
}

void
_cb_case_page_follow_solved (CbCasePage *self)
{
  self->solved = cb_sheet_is_solved (self->now);
  g_signal_connect_object (self->now, "changed", G_CALLBACK (now_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

void
_cb_case_page_install_practice (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "case.next-turn", NULL, case_next_turn);
  gtk_widget_class_install_action (widget_class, "case.all-turns", NULL, case_all_turns);
  gtk_widget_class_install_action (widget_class, "case.know-it", NULL, case_know_it);
  gtk_widget_class_bind_template_callback (widget_class, says_turn);
  gtk_widget_class_bind_template_callback (widget_class, shows_any);
  gtk_widget_class_bind_template_callback (widget_class, shows_practice);

  gtk_widget_class_install_action (widget_class, "case.slot", "u", case_slot);
  gtk_widget_class_install_action (widget_class, "case.why-found", "u", case_why_found);
}
