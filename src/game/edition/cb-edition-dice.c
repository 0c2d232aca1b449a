/* The dice in the box.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-edition-dice.h"
#include "cb-edition-private.h"

/* Checks the dice; to be called once all of them are known. */
void
_cb_edition_check_dice (CbEdition *self)
{
  for (guint i = 0; i < self->dice->len; i++)
    if (g_strv_length (cb_edition_get_die (self, i)->faces) < 2)
      cb_parts_fail (self->parts, cb_parts_get (self->parts, CB_PART_DIE, i), "Faces",
                     _ ("a die has at least two faces"));
}

/* A face that is no number is a sign, such as “?”, and all signs count alike. */
static guint8
read_face (const char *face)
{
  guint64 number;

  return g_ascii_string_to_unsigned (face, 10, 1, G_MAXUINT8, &number, NULL) ? (guint8) number
                                                                             : CB_FACE_QUESTION;
}

/* Takes the first @n dice of the edition. */
static gboolean
take_dice (const CbEdition *edition, int n, CbDice *dice)
{
  *dice = (CbDice) { 0 };
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
        dice->faces[dice->n_dice][i] = read_face (faces[i]);
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
