/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-cell-private.h"
#include "cb-chances.h"
#include "cb-fields.h"
#include "cb-pencil.h"
#include "cb-sheet.h"
#include "cb-text.h"

struct _CbCell
{
  GObject parent_instance;

  CbSheet *sheet; /* the sheet that owns the cell; NULL once it has released the cell */
  guint card;
  guint holder;
  CbMark mark;
  gboolean news;
  gboolean supposed;
  gboolean guessed;
  char *pencil;
  double chance;
  gboolean estimated; /* whether the chance is estimated */
};

G_DEFINE_FINAL_TYPE (CbCell, cb_cell, G_TYPE_OBJECT)

static void
cb_cell_class_init (CbCellClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  cb_fields_install (object_class, CB_FIELD (CbCell, mark, G_TYPE_UINT, G_PARAM_READABLE),
                     CB_FIELD (CbCell, news, G_TYPE_BOOLEAN, G_PARAM_READABLE),
                     CB_FIELD (CbCell, supposed, G_TYPE_BOOLEAN, G_PARAM_READABLE),
                     CB_FIELD (CbCell, guessed, G_TYPE_BOOLEAN, G_PARAM_READABLE),
                     CB_FIELD (CbCell, pencil, G_TYPE_STRING, G_PARAM_READABLE),
                     CB_FIELD (CbCell, chance, G_TYPE_DOUBLE, G_PARAM_READABLE));
}

static void
cb_cell_init (CbCell *self)
{
  self->chance = -1;
}

/* Returns: (transfer full): a cell of @sheet of which nothing is known yet */
CbCell *
cb_cell_new (CbSheet *sheet, guint card, guint holder)
{
  CbCell *self = g_object_new (CB_TYPE_CELL, NULL);

  self->sheet = sheet;
  self->card = card;
  self->holder = holder;
  return self;
}

/* Detaches the cell from its sheet; those who still hold the cell see its last state. */
void
cb_cell_let_go (CbCell *self)
{
  self->sheet = NULL;
}

/* Sets what the cell shows, and notifies only what changes. */
void
cb_cell_update (CbCell *self, CbMark mark, gboolean news, gboolean supposed, const char *pencil)
{
  GObject *object = G_OBJECT (self);

  g_object_freeze_notify (object);
  if (self->mark != mark)
    {
      self->mark = mark;
      g_object_notify (object, "mark");
    }
  if (self->news != news)
    {
      self->news = news;
      g_object_notify (object, "news");
    }
  if (self->supposed != supposed)
    {
      self->supposed = supposed;
      g_object_notify (object, "supposed");
    }
  if (g_set_str (&self->pencil, pencil))
    g_object_notify (object, "pencil");
  g_object_thaw_notify (object);
}

void
cb_cell_set_guessed (CbCell *self, gboolean guessed)
{
  cb_field_set (self, "guessed", guessed);
}

/* Sets the chance that the cell shows. @chance: 0…1, or −1 for none; @estimated: if not exact */
void
cb_cell_set_chance (CbCell *self, double chance, gboolean estimated)
{
  if (self->chance == chance && self->estimated == estimated)
    return;

  self->chance = chance;
  self->estimated = estimated;
  g_object_notify (G_OBJECT (self), "chance");
}

guint
cb_cell_get_card (CbCell *self)
{
  g_return_val_if_fail (CB_IS_CELL (self), 0);

  return self->card;
}

guint
cb_cell_get_holder (CbCell *self)
{
  g_return_val_if_fail (CB_IS_CELL (self), 0);

  return self->holder;
}

CbMark
cb_cell_get_mark (CbCell *self)
{
  g_return_val_if_fail (CB_IS_CELL (self), CB_MARK_MAYBE);

  return self->mark;
}

gboolean
cb_cell_get_news (CbCell *self)
{
  g_return_val_if_fail (CB_IS_CELL (self), FALSE);

  return self->news;
}

/* Whether the mark is only supposed. */
gboolean
cb_cell_get_supposed (CbCell *self)
{
  g_return_val_if_fail (CB_IS_CELL (self), FALSE);

  return self->supposed;
}

/* Whether the mark holds only if a guess of the edition does. */
gboolean
cb_cell_get_guessed (CbCell *self)
{
  g_return_val_if_fail (CB_IS_CELL (self), FALSE);

  return self->guessed;
}

const char *
cb_cell_get_pencil (CbCell *self)
{
  g_return_val_if_fail (CB_IS_CELL (self), NULL);

  return self->pencil;
}

/* Returns the chance that the cell shows; −1 for none. */
double
cb_cell_get_chance (CbCell *self)
{
  g_return_val_if_fail (CB_IS_CELL (self), -1);

  return self->chance;
}

/* Whether the chance is estimated, because computing it would have taken too long. */
gboolean
cb_cell_get_estimated (CbCell *self)
{
  g_return_val_if_fail (CB_IS_CELL (self), FALSE);

  return self->estimated;
}

static const char *
describe_mark (const CbCell *self, CbMark mark)
{
  gboolean envelope = self->holder == CB_HOLDER_ENVELOPE;

  switch (mark)
    {
    case CB_MARK_YES:
      return envelope ? _ ("in the envelope") : _ ("has it");
    case CB_MARK_NO:
      return envelope ? _ ("not in the envelope") : _ ("does not have it");
    case CB_MARK_MAYBE:
    default:
      return cb_sheet_get_complete (self->sheet) ? _ ("unknown") : _ ("unknown so far");
    }
}

static void
append_chance (const CbCell *self, GString *words)
{
  g_autofree char *percent = NULL;

  if (self->chance < 0)
    return;
  percent = cb_chance_to_percent (self->chance);
  if (self->estimated)
    /* Translators: added to what is known of a cell: about how likely it is, in percent; as "37" */
    g_string_append_printf (words, _ ("; odds about %s%%"), percent);
  else
    /* Translators: added to what is known of a cell: how likely it is, in percent; as "<1" or "37".
     */
    g_string_append_printf (words, _ ("; odds %s%%"), percent);
}

/* (transfer full): the user's own mark for screen readers, with words for symbols. */
static char *
say_pencil (const CbCell *self)
{
  if (g_str_equal (self->pencil, CB_PENCIL_YES))
    return g_strdup (describe_mark (self, CB_MARK_YES));
  if (g_str_equal (self->pencil, CB_PENCIL_NO))
    return g_strdup (describe_mark (self, CB_MARK_NO));
  if (g_str_equal (self->pencil, CB_PENCIL_MAYBE))
    return g_strdup (_ ("maybe"));
  return cb_text_make_name (self->pencil);
}

/**
 * cb_cell_describe:
 * @self: a cell that its sheet has not released
 *
 * Returns: (transfer full): everything the cell shows, in words: "Revolver, Ada: does not have it"
 */
char *
cb_cell_describe (CbCell *self)
{
  g_autoptr (GString) words = g_string_new (NULL);
  g_autofree char *holder = NULL;
  CbSetup *setup;

  g_return_val_if_fail (CB_IS_CELL (self), NULL);
  g_return_val_if_fail (self->sheet != NULL, NULL);

  setup = cb_case_get_setup (cb_sheet_get_case (self->sheet));
  holder = cb_setup_get_holder_name (setup, self->holder);
  /* Translators: a cell of the sheet in words: card, holder, what is known. */
  g_string_append_printf (words, _ ("%s, %s: %s"),
                          cb_edition_get_card (setup->edition, self->card)->name, holder,
                          describe_mark (self, self->mark));
  if (self->supposed)
    /* Translators: added to what a cell shows, which is only supposed. */
    g_string_append (words, _ (", supposed"));
  else if (self->news && cb_sheet_get_supposing (self->sheet))
    /* Translators: added to what a cell shows: it follows from what is supposed. */
    g_string_append (words, _ (", would follow"));
  else if (self->news)
    /* Translators: added to what is known of a cell, settled by the newest entry. */
    g_string_append (words, _ (", new"));
  if (self->guessed)
    /* Translators: added to what is known of a cell: it holds only if a guess does. */
    g_string_append (words, _ (", if the guess is right"));
  append_chance (self, words);
  if (self->pencil != NULL)
    {
      g_autofree char *mark = say_pencil (self);

      /* Translators: added to what is known of a cell: the user's own mark. */
      g_string_append_printf (words, _ ("; your mark: %s"), mark);
    }
  return g_string_free_and_steal (g_steal_pointer (&words));
}
