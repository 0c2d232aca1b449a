/* A roll of the dice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-event-kind.h"
#include "cb-quick-phrase-private.h"
#include "cb-roll.h"

/* More dice than any game has, so a longer list is a slip. */
#define MAX_DICE 12

static gboolean
is_possible (const CbSetup *setup)
{
  return cb_edition_get_n_dice (setup->edition) > 0;
}

/* (transfer full): the faces that were typed, one by one */
static GStrv
list_faces (CbDraft *self)
{
  g_auto (GStrv) words = g_strsplit_set (cb_draft_get_text (self), " ,;+", -1);
  g_autoptr (GStrvBuilder) faces = g_strv_builder_new ();

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_strv_builder_add (faces, words[i]);
  return g_strv_builder_end (faces);
}

static void
find_lacks (CbDraft *self)
{
  g_auto (GStrv) faces = list_faces (self);
  guint n = g_strv_length (faces);

  _cb_draft_need_player (self, CB_DRAFT_BY);
  if (n == 0)
    _cb_draft_need (self, CB_DRAFT_NO_FIELD, _ ("Enter what the dice show."));
  if (n > MAX_DICE)
    _cb_draft_refuse (self, CB_DRAFT_NO_FIELD, g_strdup (_ ("No game has that many dice.")));
}

/* A face is either a number or a word. */
static void
make_entries (CbDraft *self, GPtrArray *entries)
{
  g_auto (GStrv) faces = list_faces (self);
  CbEntry *entry = cb_roll_new (cb_draft_get_by (self), NULL, 0);

  for (guint i = 0; faces[i] != NULL; i++)
    {
      guint64 number;

      if (g_ascii_string_to_unsigned (faces[i], 10, 0, G_MAXUINT16, &number, NULL))
        json_array_add_int_element (((CbRoll *) entry)->dice, (gint64) number);
      else
        json_array_add_string_element (((CbRoll *) entry)->dice, faces[i]);
    }
  g_ptr_array_add (entries, entry);
}

static void
take_entry (CbDraft *self, const CbEntry *entry)
{
  const CbRoll *roll = cb_entry_get_roll (entry);
  g_autofree char *faces = cb_roll_describe_dice (roll, " ");

  cb_draft_set_by (self, roll->by);
  cb_draft_set_text (self, faces);
}

/* (nullable): the face with that name on one of the edition’s dice */
static const char *
find_face (const CbEdition *edition, const char *folded)
{
  for (guint i = 0; i < cb_edition_get_n_dice (edition); i++)
    for (char **face = cb_edition_get_die (edition, i)->faces; *face != NULL; face++)
      {
        g_autofree char *name = cb_quick_fold (*face, -1, FALSE);

        if (g_str_equal (name, folded))
          return *face;
      }
  return NULL;
}

/* Warns of a face that is on no die of the box, as it is most likely a slip. */
static void
warn_of_faces (CbDraft *self, GStrvBuilder *builder)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);
  g_auto (GStrv) faces = list_faces (self);

  for (guint i = 0; faces[i] != NULL; i++)
    {
      g_autofree char *folded = cb_quick_fold (faces[i], -1, FALSE);

      if (find_face (edition, folded) == NULL)
        /* Translators: %s is what a die shows, as “7” or “?” */
        g_strv_builder_take (builder, g_strdup_printf (_ ("No die has “%s” on it."), faces[i]));
    }
}

static const CbFormField FORM[] = {
  { CB_PICKER_LINE, .title = N_ ("_Dice result"), .example = "4 2" },
  { CB_PICKER_NONE },
};

/* Reads numbers, “?”, and other faces of the dice. */
static gboolean
read_faces (CbQuickParser *parser)
{
  g_autoptr (GString) faces = g_string_new (NULL);

  for (; !cb_quick_parser_at_end (parser); parser->at++)
    {
      const char *typed = cb_quick_parser_get_word (parser, parser->at)->folded;
      const char *face = find_face (parser->setup->edition, typed);
      guint64 number;

      if (face != NULL || g_str_equal (typed, "?"))
        g_string_append_printf (faces, " %s", face != NULL ? face : typed);
      else if (g_ascii_string_to_unsigned (typed, 10, 0, 999, &number, NULL))
        g_string_append_printf (faces, " %u", (guint) number);
      else if (!cb_quick_parser_sees_filler (parser, parser->at) &&
               !cb_quick_parser_sees (parser, parser->at, CB_QUICK_AND))
        return cb_quick_parser_take_end (parser);
    }
  cb_draft_set_text (parser->draft, faces->str);
  return TRUE;
}

/* “green rolls 4 ?” */
static const CbPhrasing rolls = {
  .verb = CB_QUICK_ROLLS,
  .read = read_faces,
};

const CbEventKind cb_roll_event = {
  .id = "roll",
  /* Translators: a kind of event: a player rolled the dice. */
  .name = N_ ("Dice Rolled"),
  .line = { &rolls },
  .form = FORM,
  .takes_turn = TRUE,
  .is_possible = is_possible,
  .check = find_lacks,
  .warn = warn_of_faces,
  .make = make_entries,
  .entry = &cb_roll_kind,
  .take = take_entry,
};
