/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-cell-private.h"
#include "cb-fields.h"
#include "cb-sheet-private.h"
#include "cb-work.h"

G_DEFINE_FINAL_TYPE (CbSheet, cb_sheet, G_TYPE_OBJECT)

/* Updates a cell. @n_before: the number of entries whose conclusions do not count as news */
static void
cb_sheet_update_cell (CbSheet *self, CbCell *cell, guint n_read, guint n_before)
{
  guint card = cb_cell_get_card (cell);
  guint holder = cb_cell_get_holder (cell);
  CbMark mark = cb_case_get_mark (self->case_, n_read, card, holder);
  gboolean news = n_before < n_read &&
                  mark != cb_case_get_mark (self->case_, n_before, card, holder);
  gboolean supposed = FALSE;

  if (self->what_if != NULL && cb_what_if_get_possible (self->what_if))
    {
      supposed = cb_what_if_is_supposed (self->what_if, card, holder);
      news = !supposed && cb_what_if_get_mark (self->what_if, card, holder) != mark;
      mark = cb_what_if_get_mark (self->what_if, card, holder);
    }
  cb_cell_update (cell, mark, news, supposed, cb_case_get_pencil (self->case_, card, holder));
  cb_cell_set_guessed (cell, mark != CB_MARK_MAYBE && self->what_if == NULL &&
                               cb_sheet_is_guess (self, card, holder));
  if (mark != CB_MARK_MAYBE)
    cb_cell_set_chance (cell, -1, FALSE);
}

static void
cb_sheet_add_cells (CbSheet *self)
{
  CbEdition *edition = cb_case_get_edition (self->case_);

  self->n_holders = cb_setup_get_n_holders (cb_case_get_setup (self->case_));
  for (guint card = 0; card < cb_edition_get_n_cards (edition); card++)
    for (guint holder = 0; holder < self->n_holders; holder++)
      g_ptr_array_add (self->cells, cb_cell_new (self, card, holder));
}

static void
cb_sheet_drop_cells (CbSheet *self)
{
  for (guint i = 0; i < self->cells->len; i++)
    cb_cell_let_go (g_ptr_array_index (self->cells, i));
  g_ptr_array_set_size (self->cells, 0);
}

void
cb_sheet_notify_what_if (CbSheet *self)
{
  g_object_notify (G_OBJECT (self), "supposing");
  g_object_notify (G_OBJECT (self), "what-if");
}

void
cb_sheet_update (CbSheet *self)
{
  guint n_read = cb_sheet_get_n_read (self);
  gboolean tells_news = n_read > 0 && cb_case_is_complete (self->case_, n_read - 1);
  guint n_before = tells_news ? n_read - 1 : n_read;

  if (self->n_holders != cb_setup_get_n_holders (cb_case_get_setup (self->case_)))
    {
      gboolean supposed = self->supposed->len > 0;

      cb_sheet_drop_what_if (self);
      cb_sheet_drop_cells (self);
      cb_sheet_add_cells (self);
      if (supposed)
        cb_sheet_notify_what_if (self);
    }
  cb_sheet_update_what_if (self);
  cb_sheet_update_guesses (self);
  for (guint i = 0; i < self->cells->len; i++)
    cb_sheet_update_cell (self, g_ptr_array_index (self->cells, i), n_read, n_before);
  cb_sheet_update_odds (self);
  cb_field_set (self, "complete",
                self->what_if != NULL ? cb_what_if_get_complete (self->what_if)
                                      : cb_case_is_complete (self->case_, n_read));
  g_signal_emit_by_name (self, "changed");
}

static void
cb_sheet_constructed (GObject *object)
{
  CbSheet *self = CB_SHEET (object);

  G_OBJECT_CLASS (cb_sheet_parent_class)->constructed (object);

  g_signal_connect_object (self->case_, "concluded", G_CALLBACK (cb_sheet_update), self,
                           G_CONNECT_SWAPPED);
  cb_sheet_add_cells (self);
  cb_sheet_update (self);
}

static void
cb_sheet_finalize (GObject *object)
{
  CbSheet *self = CB_SHEET (object);

  cb_work_stop (&self->odds);
  cb_sheet_drop_guesses (self);
  cb_sheet_drop_what_if (self);
  cb_sheet_drop_cells (self);
  g_clear_pointer (&self->supposed, g_array_unref);
  g_clear_pointer (&self->cells, g_ptr_array_unref);

  cb_fields_finalize (object);
}

static void
cb_sheet_class_init (CbSheetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY;

  object_class->constructed = cb_sheet_constructed;
  object_class->finalize = cb_sheet_finalize;

  cb_fields_install (
    object_class, CB_FIELD (CbSheet, case_, CB_TYPE_CASE, G_PARAM_CONSTRUCT_ONLY),
    CB_FIELD_THEN (CbSheet, at, G_TYPE_INT, flags, cb_sheet_update),
    CB_FIELD_THEN (CbSheet, show_odds, G_TYPE_BOOLEAN, flags, cb_sheet_update_odds),
    CB_FIELD (CbSheet, complete, G_TYPE_BOOLEAN, G_PARAM_READABLE),
    CB_FIELD (CbSheet, chances, CB_TYPE_CHANCES, G_PARAM_READABLE),
    CB_COMPUTED ("supposing", G_TYPE_BOOLEAN, cb_sheet_get_supposing),
    CB_FIELD (CbSheet, what_if, CB_TYPE_WHAT_IF, G_PARAM_READABLE));

  cb_signal_new (klass, "changed", 0);
}

static void
cb_sheet_init (CbSheet *self)
{
  self->cells = g_ptr_array_new_with_free_func (g_object_unref);
  self->supposed = g_array_new (FALSE, FALSE, sizeof (CbSupposed));
  self->at = -1;
  self->complete = TRUE;
}

CbSheet *
cb_sheet_new (CbCase *case_)
{
  g_return_val_if_fail (CB_IS_CASE (case_), NULL);

  return g_object_new (CB_TYPE_SHEET, "case", case_, NULL);
}

CbCase *
cb_sheet_get_case (CbSheet *self)
{
  g_return_val_if_fail (CB_IS_SHEET (self), NULL);

  return self->case_;
}

int
cb_sheet_get_at (CbSheet *self)
{
  g_return_val_if_fail (CB_IS_SHEET (self), -1);

  return self->at;
}

/* Shows the sheet as it was after the first @at entries; −1 for all of them. */
void
cb_sheet_set_at (CbSheet *self, int at)
{
  g_return_if_fail (CB_IS_SHEET (self));

  g_object_set (self, "at", at, NULL);
}

/* How many entries the sheet reads; 0 at the level without automatic crosses. */
guint
cb_sheet_get_n_read (CbSheet *self)
{
  guint n;

  g_return_val_if_fail (CB_IS_SHEET (self), 0);

  if (cb_case_get_assist (self->case_) == CB_ASSIST_NOTES)
    return 0;
  n = cb_log_get_n_entries (cb_case_get_log (self->case_));
  return self->at < 0 ? n : MIN ((guint) self->at, n);
}

/* Whether all that follows from the entries read has been found. */
gboolean
cb_sheet_get_complete (CbSheet *self)
{
  g_return_val_if_fail (CB_IS_SHEET (self), TRUE);

  return self->complete;
}

gboolean
cb_sheet_get_show_odds (CbSheet *self)
{
  g_return_val_if_fail (CB_IS_SHEET (self), FALSE);

  return self->show_odds;
}

void
cb_sheet_set_show_odds (CbSheet *self, gboolean show_odds)
{
  g_return_if_fail (CB_IS_SHEET (self));

  g_object_set (self, "show-odds", show_odds, NULL);
}

/* Returns: (transfer none): the cell; it lives as long as the sheet has its column */
CbCell *
cb_sheet_get_cell (CbSheet *self, guint card, guint holder)
{
  g_return_val_if_fail (CB_IS_SHEET (self), NULL);
  g_return_val_if_fail (holder < self->n_holders, NULL);
  g_return_val_if_fail (card < self->cells->len / self->n_holders, NULL);

  return g_ptr_array_index (self->cells, card * self->n_holders + holder);
}

/* Returns: the cards of @category that the envelope may still hold */
CbCardSet
cb_sheet_get_suspects (CbSheet *self, guint category)
{
  CbCardSet left;
  CbCardSet suspects = 0;

  g_return_val_if_fail (CB_IS_SHEET (self), 0);

  left = cb_edition_get_category (cb_case_get_edition (self->case_), category)->cards;
  for (; left != 0; left &= left - 1)
    {
      guint card = cb_card_set_first (left);

      if (cb_cell_get_mark (cb_sheet_get_cell (self, card, CB_HOLDER_ENVELOPE)) != CB_MARK_NO)
        suspects |= cb_card_set_of (card);
    }
  return suspects;
}

/* (transfer full): one category of the envelope: its card, the two left, or how many are left. */
static char *
describe_category (CbEdition *edition, guint category, CbCardSet suspects)
{
  guint n = cb_card_set_size (suspects);

  if (n == 2)
    {
      guint first = cb_card_set_first (suspects);
      guint second = cb_card_set_first (suspects & (suspects - 1));

      /* Translators: one of two cards. */
      return g_strdup_printf (_ ("%s or %s"), cb_edition_get_card (edition, first)->name,
                              cb_edition_get_card (edition, second)->name);
    }
  if (n == 1)
    return cb_edition_join_names (edition, suspects);
  /* Translators: a category of cards, then how many of them may still be in the envelope. */
  return g_strdup_printf (ngettext ("%s: %u left", "%s: %u left", n),
                          cb_edition_get_category (edition, category)->name, n);
}

/* Returns: (transfer full): the envelope in one line: "Plum · Rope · Hall or Study" */
char *
cb_sheet_describe_envelope (CbSheet *self)
{
  g_autoptr (GString) words = g_string_new (NULL);
  CbEdition *edition;

  g_return_val_if_fail (CB_IS_SHEET (self), NULL);

  edition = cb_case_get_edition (self->case_);
  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      g_autofree char *part = describe_category (edition, i, cb_sheet_get_suspects (self, i));

      if (i > 0)
        g_string_append (words, " · ");
      g_string_append (words, part);
    }
  return g_string_free_and_steal (g_steal_pointer (&words));
}
