/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-card-face.h"
#include "cb-cell-words.h"
#include "cb-chances.h"
#include "cb-closures.h"
#include "cb-fields.h"
#include "cb-plain-row.h"
#include "cb-step-row.h"
#include "cb-template.h"
#include "cb-why-view.h"
#include "cb-work.h"

/* A longer chain can be folded, and is at first: the entries are the reason, its steps only the
 * proof. */
#define MAX_OPEN_STEPS 4

/* How wide the card is, in pixels. */
#define CARD_WIDTH 72

struct _CbWhyView
{
  AdwBin parent_instance;

  CbSheet *sheet;
  CbCell *cell;
  CbSymbols symbols;
  guint generation; /* of what is shown */
  guint n_read;
  CbMark mark;
  CbWhatIf *what_if;
  gboolean complete;
  gboolean consistent;
  GCancellable *computing; /* for the chance */
  GCancellable *searching; /* for the reason */

  CbCellWords *words;
  GListStore *shown; /* of CbLogItem */

  CbCardFace *card;
  GtkExpander *chain;
  GtkLabel *chance;
  GtkWidget *chance_box;
  GtkLabel *chosen; /* what the odds assume of how others chose the cards they showed */
  GtkLabel *conclusion;
  GtkListBox *entries;
  GtkLabel *guess;
  GtkWidget *guess_box;
  GtkLabel *reason;
  GtkLabel *since;
  GtkWidget *spinner;
  GtkListBox *steps;
  GtkLabel *title;
};

G_DEFINE_FINAL_TYPE (CbWhyView, cb_why_view, ADW_TYPE_BIN)

static CbCase *
get_case (CbWhyView *self)
{
  return cb_sheet_get_case (self->sheet);
}

/* @chance: −1 if it is not known yet; @estimated: whether it is only an estimate */
static void
show_chance (CbWhyView *self, double chance, gboolean estimated)
{
  g_autofree char *percent = chance >= 0 ? cb_chance_to_percent (chance) : NULL;
  g_autofree char *words = NULL;

  if (percent == NULL)
    words = g_strdup (_ ("Odds:"));
  else if (estimated)
    /* Translators: about how likely it is that a player has a card, in percent, as "37" */
    words = g_strdup_printf (_ ("Odds: ≈ %s%%"), percent);
  else
    /* Translators: how likely it is that a player has a card, in percent, as "<1" or "37" */
    words = g_strdup_printf (_ ("Odds: %s%%"), percent);
  gtk_label_set_label (self->chance, words);
}

/* If the computation was cancelled the view may no longer exist. */
static void
computed_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbChances) chances = cb_work_finish (result, &error);
  CbWhyView *self = user_data;

  if (error != NULL)
    return;

  if (chances != NULL)
    show_chance (self,
                 cb_chances_get_chance (chances, cb_cell_get_card (self->cell),
                                        cb_cell_get_holder (self->cell)),
                 !cb_chances_get_exact (chances));
  if (chances != NULL && !cb_chances_is_final (chances))
    cb_case_refine_chances_async (CB_CASE (object), chances, self->computing, computed_cb, self);
  else
    g_clear_object (&self->computing);
  gtk_widget_set_visible (self->spinner, self->computing != NULL);
}

/* Computes the chance only if the sheet does not show it already, or could show it more exactly. */
static void
find_chance (CbWhyView *self)
{
  CbChances *shown = cb_sheet_get_chances (self->sheet);

  show_chance (self, cb_cell_get_chance (self->cell), cb_cell_get_estimated (self->cell));
  if (cb_cell_get_chance (self->cell) >= 0 && (shown == NULL || cb_chances_is_final (shown)))
    return;

  self->computing = g_cancellable_new ();
  cb_case_compute_chances_async (get_case (self), self->n_read, self->computing, computed_cb, self);
}

static void
show_entries (CbWhyView *self)
{
  GListModel *log = G_LIST_MODEL (cb_case_get_log (get_case (self)));
  GArray *positions = self->words->entries;

  g_list_store_remove_all (self->shown);
  for (guint i = 0; positions != NULL && i < positions->len; i++)
    {
      g_autoptr (CbLogItem) item = g_list_model_get_item (log, g_array_index (positions, guint, i));

      g_list_store_append (self->shown, item);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->entries), positions != NULL && positions->len > 0);
}

static void
row_entered_cb (GtkListBoxRow *row)
{
  GtkWidget *self = gtk_widget_get_ancestor (GTK_WIDGET (row), CB_TYPE_WHY_VIEW);

  if (self != NULL)
    g_signal_emit_by_name (self, "step-pointed", gtk_list_box_row_get_index (row));
}

static void
row_left_cb (GtkListBoxRow *row)
{
  GtkWidget *self = gtk_widget_get_ancestor (GTK_WIDGET (row), CB_TYPE_WHY_VIEW);

  if (self != NULL)
    g_signal_emit_by_name (self, "step-pointed", -1);
}

/* Points at the cells that a step settles while its row has the pointer or the focus. */
static void
follow_row (GtkWidget *row)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (row_entered_cb), row);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (row_left_cb), row);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (row_entered_cb), row);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (row_left_cb), row);
  gtk_widget_add_controller (row, motion);
  gtk_widget_add_controller (row, focus);
}

static void
add_step (CbWhyView *self, guint number, const CbWhyStep *step)
{
  GtkWidget *row = cb_step_row_new (number, step);

  follow_row (row);
  gtk_list_box_append (self->steps, row);
}

static void
show_chain (CbWhyView *self)
{
  const CbWhy *why = self->words->why;
  guint n = why != NULL ? why->steps->len : 0;
  g_autofree char *title = g_strdup_printf (ngettext ("%u step", "%u steps", n), n);

  gtk_list_box_remove_all (self->steps);
  for (guint i = 0; i < n; i++)
    add_step (self, i + 1, g_ptr_array_index (why->steps, i));
  gtk_expander_set_label (self->chain, title);
  gtk_widget_set_visible (GTK_WIDGET (self->chain), n > MAX_OPEN_STEPS);
  gtk_expander_set_expanded (self->chain,
                             n > 0 && (n <= MAX_OPEN_STEPS || cb_cell_get_supposed (self->cell)));
}

static void
show_card (CbWhyView *self)
{
  guint card = cb_cell_get_card (self->cell);
  CbCell *in_envelope = cb_sheet_get_cell (self->sheet, card, CB_HOLDER_ENVELOPE);

  cb_card_face_show_card (self->card, cb_case_get_edition (get_case (self)), card);
  cb_card_face_set_found (self->card, cb_cell_get_mark (in_envelope) == CB_MARK_YES);
}

static void
show_line (GtkLabel *label, const char *words)
{
  gtk_label_set_label (label, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (label), cb_closure_is_set (NULL, words));
}

/* @words: (transfer full) */
static void
show_words (CbWhyView *self, CbCellWords *words)
{
  cb_work_stop (&self->computing);
  g_clear_pointer (&self->words, cb_cell_words_free);
  self->words = words;
  show_card (self);
  show_entries (self);
  show_chain (self);
  if (words->may_have_chance)
    find_chance (self);
  gtk_widget_set_visible (self->chance_box, words->may_have_chance);
  gtk_widget_set_visible (self->spinner, self->computing != NULL);
  gtk_label_set_label (self->title, words->title);
  show_line (self->conclusion, words->conclusion);
  show_line (self->since, words->since);
  show_line (self->chosen, words->chosen);
  show_line (self->guess, words->guess);
  gtk_widget_set_visible (self->guess_box, words->guess != NULL);
  show_line (self->reason, words->reason);
  g_signal_emit_by_name (self, "explained");
}

/* The user confirms the guess that the mark rests on. */
static void
confirmed_cb (CbWhyView *self)
{
  cb_case_confirm_traits (get_case (self), self->words->why->guesses);
}

/* If the search was cancelled the view may no longer exist. */
static void
explained_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  CbWhy *why = cb_work_finish (result, &error);
  CbWhyView *self = user_data;

  if (error != NULL)
    return;

  g_clear_object (&self->searching);
  show_words (self, cb_cell_words_new (self->sheet, self->cell, self->symbols, why));
}

static void
search (CbWhyView *self)
{
  guint card = cb_cell_get_card (self->cell), holder = cb_cell_get_holder (self->cell);

  self->searching = g_cancellable_new ();
  if (cb_cell_words_is_supposed (self->sheet, self->cell))
    cb_what_if_explain_async (self->what_if, card, holder, self->searching, explained_cb, self);
  else
    cb_case_explain_async (get_case (self), self->n_read, card, holder, self->searching,
                           explained_cb, self);
}

static void
explain_anew (CbWhyView *self)
{
  cb_work_stop (&self->searching);
  g_clear_pointer (&self->what_if, cb_what_if_unref);
  if (cb_sheet_get_what_if (self->sheet) != NULL)
    self->what_if = cb_what_if_ref (cb_sheet_get_what_if (self->sheet));
  self->generation = cb_case_get_generation (get_case (self));
  self->n_read = cb_sheet_get_n_read (self->sheet);
  self->mark = cb_cell_get_mark (self->cell);
  self->complete = cb_sheet_get_complete (self->sheet);
  self->consistent = cb_case_is_consistent (get_case (self), self->n_read);
  show_words (self, cb_cell_words_new (self->sheet, self->cell, self->symbols, NULL));
  if (self->words->is_searching)
    search (self);
}

/* Whether there may be more to say about the same log by now. */
static gboolean
lacks_words (CbWhyView *self)
{
  return self->words->is_looking || self->what_if != cb_sheet_get_what_if (self->sheet) ||
         self->mark != cb_cell_get_mark (self->cell) ||
         self->consistent != cb_case_is_consistent (get_case (self), self->n_read) ||
         (self->mark == CB_MARK_MAYBE && self->complete != cb_sheet_get_complete (self->sheet));
}

/* Explains again what the sheet shows, unless only the user's own marks have changed. */
static void
sheet_changed_cb (CbWhyView *self)
{
  if (self->generation != cb_case_get_generation (get_case (self)) ||
      self->n_read != cb_sheet_get_n_read (self->sheet) || lacks_words (self))
    explain_anew (self);
}

static void
row_activated_cb (CbWhyView *self, GtkListBoxRow *row)
{
  g_autoptr (CbLogItem) item = g_list_model_get_item (G_LIST_MODEL (self->shown),
                                                      (guint) gtk_list_box_row_get_index (row));

  g_signal_emit_by_name (self, "entry-activated", cb_log_item_get_position (item));
}

static GtkWidget *
create_row (gpointer item, gpointer user_data)
{
  CbWhyView *self = CB_WHY_VIEW (user_data);
  CbSetup *setup = cb_case_get_setup (get_case (self));
  CbEntry *entry = cb_log_item_get_entry (item);
  g_autofree char *title = cb_entry_get_title (entry, setup);
  g_autofree char *detail = cb_entry_get_detail (entry, setup);
  g_autofree char *number = g_strdup_printf ("%u", cb_log_item_get_position (item) + 1);
  GtkWidget *row = cb_plain_row_new (title, detail);
  GtkWidget *label = gtk_label_new (number);

  gtk_label_set_width_chars (GTK_LABEL (label), 2);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "dimmed");
  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), label);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  return row;
}

static void
cb_why_view_dispose (GObject *object)
{
  CbWhyView *self = CB_WHY_VIEW (object);

  cb_work_stop (&self->computing);
  cb_work_stop (&self->searching);

  cb_template_dispose (object);
}

static void
cb_why_view_class_init (CbWhyViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_why_view_dispose;
  CB_OWNS (object_class, CbWhyView, sheet, g_object_unref);
  CB_OWNS (object_class, CbWhyView, cell, g_object_unref);
  CB_OWNS (object_class, CbWhyView, what_if, cb_what_if_unref);
  CB_OWNS (object_class, CbWhyView, words, cb_cell_words_free);
  CB_OWNS (object_class, CbWhyView, shown, g_object_unref);

  cb_signal_new (klass, "entry-activated", 1, G_TYPE_UINT);
  cb_signal_new (klass, "explained", 0);
  cb_signal_new (klass, "step-pointed", 1, G_TYPE_INT);

  cb_template_install (
    widget_class, "cb-why-view", CB_CHILD (CbWhyView, card), CB_CHILD (CbWhyView, chain),
    CB_CHILD (CbWhyView, chance), CB_CHILD (CbWhyView, chance_box), CB_CHILD (CbWhyView, chosen),
    CB_CHILD (CbWhyView, conclusion), CB_CHILD (CbWhyView, entries), CB_CHILD (CbWhyView, guess),
    CB_CHILD (CbWhyView, guess_box), CB_CHILD (CbWhyView, reason), CB_CHILD (CbWhyView, since),
    CB_CHILD (CbWhyView, spinner), CB_CHILD (CbWhyView, steps), CB_CHILD (CbWhyView, title),
    CB_CALLBACK (confirmed_cb), CB_CALLBACK (row_activated_cb));
}

static void
cb_why_view_init (CbWhyView *self)
{
  self->shown = g_list_store_new (CB_TYPE_LOG_ITEM);
  gtk_widget_init_template (GTK_WIDGET (self));
  cb_card_face_set_width (self->card, CARD_WIDTH);
  gtk_list_box_bind_model (self->entries, G_LIST_MODEL (self->shown), create_row, self, NULL);
}

/**
 * cb_why_view_set_cell:
 * @sheet: the sheet that @cell belongs to
 * @symbols: the symbols in which the sheet is shown
 *
 * Explains @cell, once. Takes some milliseconds.
 */
void
cb_why_view_set_cell (CbWhyView *self, CbSheet *sheet, CbCell *cell, CbSymbols symbols)
{
  g_return_if_fail (CB_IS_WHY_VIEW (self));
  g_return_if_fail (CB_IS_SHEET (sheet));
  g_return_if_fail (CB_IS_CELL (cell));
  g_return_if_fail (self->sheet == NULL);

  self->sheet = g_object_ref (sheet);
  self->cell = g_object_ref (cell);
  self->symbols = symbols;
  g_signal_connect_object (sheet, "changed", G_CALLBACK (sheet_changed_cb), self,
                           G_CONNECT_SWAPPED);
  explain_anew (self);
}

/* The card and the holder. The cell must have been set. */
const char *
cb_why_view_get_title (CbWhyView *self)
{
  g_return_val_if_fail (CB_IS_WHY_VIEW (self), NULL);
  g_return_val_if_fail (self->words != NULL, NULL);

  return self->words->title;
}

/* (nullable): what the mark rests on, in a sentence. The cell must have been set. */
const char *
cb_why_view_get_reason (CbWhyView *self)
{
  g_return_val_if_fail (CB_IS_WHY_VIEW (self), NULL);
  g_return_val_if_fail (self->words != NULL, NULL);

  return self->words->reason;
}

/* (transfer none) (nullable) (element-type CbWhyStep): the steps by which the mark follows, once
 * known */
GPtrArray *
cb_why_view_get_steps (CbWhyView *self)
{
  g_return_val_if_fail (CB_IS_WHY_VIEW (self), NULL);

  return self->words != NULL && self->words->why != NULL ? self->words->why->steps : NULL;
}

/* Hides the title if another widget shows it. */
void
cb_why_view_set_show_title (CbWhyView *self, gboolean show_title)
{
  g_return_if_fail (CB_IS_WHY_VIEW (self));

  gtk_widget_set_visible (GTK_WIDGET (self->title), show_title);
}
