/* The dice in the box.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-edition-dice.h"
#include "cb-edition-private.h"

G_STATIC_ASSERT (CB_MAX_SIGNS == CB_DICE_MAX_SIGNS);

static guint
read_number (const char *face)
{
  guint64 number;

  return g_ascii_string_to_unsigned (face, 10, 1, G_MAXUINT8, &number, NULL) ? (guint) number : 0;
}

/* Whether a face means something: a number, a single character such as “?”, or a sign of the
 * edition. */
static gboolean
is_known (const CbEdition *self, const char *face)
{
  return read_number (face) > 0 || g_utf8_strlen (face, -1) == 1 ||
         cb_edition_find_sign (self, face) >= 0;
}

/* Checks the dice; to be called once all of them are known. A case may be from a time when signs
 * had no names: there, a face that is unknown counts as “?”. */
void
_cb_edition_check_dice (CbEdition *self)
{
  for (guint i = 0; i < self->dice->len; i++)
    {
      const CbPart *part = cb_parts_get (self->parts, CB_PART_DIE, i);
      char **faces = cb_edition_get_die (self, i)->faces;

      if (g_strv_length (faces) < 2)
        cb_parts_fail (self->parts, part, "Faces", _ ("a die has at least two faces"));
      for (guint j = 0; faces[j] != NULL && self->parts->is_file; j++)
        if (!is_known (self, faces[j]))
          cb_parts_fail_word (self->parts, part, "Faces", j,
                              _ ("“%s” is neither a number nor a sign of the edition"), faces[j]);
    }
}

/* Returns: the face of dice that @face, as dice and entries have it, stands for: a sign without a
 *   name is a “?” */
guint16
cb_edition_read_face (const CbEdition *self, const char *face)
{
  int sign = cb_edition_find_sign (self, face);
  guint number = read_number (face);

  if (sign >= 0)
    return (guint16) (CB_FACE_SIGN + sign);
  return number > 0 ? (guint16) number : CB_FACE_QUESTION;
}

/* Takes the first @n dice of the edition. */
static gboolean
take_dice (const CbEdition *edition, int n, CbDice *dice)
{
  *dice = (CbDice) { 0 };
  for (guint i = 0; i < cb_edition_get_n_signs (edition); i++)
    {
      const CbSign *sign = cb_edition_get_sign (edition, i);
      g_autofree char *letter = g_utf8_substring (sign->name, 0, 1);

      dice->signs[i].name = g_intern_string (sign->name);
      dice->signs[i].mark = g_intern_string (sign->mark != NULL ? sign->mark : letter);
    }
  if (n <= 0 || n > CB_DICE_MAX || (guint) n > cb_edition_get_n_dice (edition))
    return FALSE;
  for (; dice->n_dice < (guint) n; dice->n_dice++)
    {
      char **faces = cb_edition_get_die (edition, dice->n_dice)->faces;
      guint n_faces = g_strv_length (faces);

      if (n_faces > CB_DICE_MAX_FACES)
        return FALSE;
      dice->n_faces[dice->n_dice] = n_faces;
      for (guint i = 0; i < n_faces; i++)
        dice->faces[dice->n_dice][i] = cb_edition_read_face (edition, faces[i]);
    }
  return TRUE;
}

/**
 * cb_edition_get_dice:
 * @n_dice: how many are rolled, or 0 for as many as the rules say
 * @dice: (out caller-allocates): the dice
 *
 * Returns: whether the edition has such dice and lets so many be rolled
 */
gboolean
cb_edition_get_dice (const CbEdition *edition, int n_dice, CbDice *dice)
{
  const CbRules *rules = cb_edition_get_rules (edition);

  return take_dice (edition, n_dice != 0 ? n_dice : rules->n_dice, dice) &&
         (rules->dice_choices >> dice->n_dice & 1) != 0;
}

/* As cb_edition_get_dice(), for the roll that decides who starts. */
gboolean
cb_edition_get_dice_to_start (const CbEdition *edition, int n_dice, CbDice *dice)
{
  if (n_dice == 0 && cb_edition_get_rules (edition)->starts == CB_STARTS_ROLL_ONE)
    return take_dice (edition, 1, dice);
  return cb_edition_get_dice (edition, n_dice, dice);
}
