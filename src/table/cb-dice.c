/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-dice.h"

/* Makes @n_dice ordinary dice, 1…6 each. */
void
cb_dice_init (CbDice *self, guint n_dice)
{
  g_return_if_fail (n_dice >= 1 && n_dice <= CB_DICE_MAX);

  *self = (CbDice) { .n_dice = n_dice };
  for (guint i = 0; i < n_dice; i++)
    {
      self->n_faces[i] = 6;
      for (guint face = 0; face < 6; face++)
        self->faces[i][face] = (guint16) (face + 1);
    }
}

CbDiceRoll
cb_dice_roll (const CbDice *self, CbRandomSource *random)
{
  CbDiceRoll roll = { .n_dice = self->n_dice };

  for (guint i = 0; i < self->n_dice; i++)
    roll.faces[i] = self->faces[i][cb_random_source_below (random, self->n_faces[i])];
  return roll;
}

/* Returns: the sum of the faces; a "?" and a sign add nothing */
guint
cb_dice_roll_get_total (const CbDiceRoll *roll)
{
  guint total = 0;

  for (guint i = 0; i < roll->n_dice; i++)
    total += roll->faces[i] < CB_FACE_SIGN ? roll->faces[i] : 0;
  return total;
}

guint
cb_dice_roll_get_n_questions (const CbDiceRoll *roll)
{
  guint n = 0;

  for (guint i = 0; i < roll->n_dice; i++)
    n += roll->faces[i] == CB_FACE_QUESTION ? 1 : 0;
  return n;
}

static void
append_face (GString *text, const CbDice *dice, guint face)
{
  if (text->len > 0)
    g_string_append (text, " + ");
  if (face >= CB_FACE_SIGN)
    g_string_append (text, dice->signs[face - CB_FACE_SIGN].name);
  else if (face == CB_FACE_QUESTION)
    g_string_append_c (text, '?');
  else
    g_string_append_printf (text, "%u", face);
}

/* Returns: (transfer full): the faces, such as "4 + ?" */
char *
cb_dice_describe_roll (const CbDice *self, const CbDiceRoll *roll)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < roll->n_dice; i++)
    append_face (text, self, roll->faces[i]);
  return g_string_free_and_steal (text);
}

/* Returns: (transfer full): what the numbers add up to; the faces where one of them is a "?" */
char *
cb_dice_describe_steps (const CbDice *self, const CbDiceRoll *roll)
{
  return cb_dice_roll_get_n_questions (roll) > 0
           ? cb_dice_describe_roll (self, roll)
           : g_strdup_printf ("%u", cb_dice_roll_get_total (roll));
}

/* Returns: (transfer full): the same, and the signs that have a name beside it, such as "8 + Star"
 */
char *
cb_dice_describe_total (const CbDice *self, const CbDiceRoll *roll)
{
  g_autofree char *steps = cb_dice_describe_steps (self, roll);
  GString *text = g_string_new (steps);

  for (guint i = 0; i < roll->n_dice && cb_dice_roll_get_n_questions (roll) == 0; i++)
    if (roll->faces[i] >= CB_FACE_SIGN)
      append_face (text, self, roll->faces[i]);
  return g_string_free_and_steal (text);
}

struct _CbRollHistory
{
  GArray *rolls; /* of CbDiceRoll */
};

CbRollHistory *
cb_roll_history_new (void)
{
  CbRollHistory *self = g_new (CbRollHistory, 1);

  self->rolls = g_array_new (FALSE, FALSE, sizeof (CbDiceRoll));
  return self;
}

void
cb_roll_history_free (CbRollHistory *self)
{
  g_array_unref (self->rolls);
  g_free (self);
}

void
cb_roll_history_add (CbRollHistory *self, const CbDiceRoll *roll)
{
  g_array_append_vals (self->rolls, roll, 1);
}

guint
cb_roll_history_get_n_rolls (const CbRollHistory *self)
{
  return self->rolls->len;
}

/* Returns: (transfer none): valid until the next roll is added */
const CbDiceRoll *
cb_roll_history_get_roll (const CbRollHistory *self, guint position)
{
  g_return_val_if_fail (position < self->rolls->len, NULL);

  return &g_array_index (self->rolls, CbDiceRoll, position);
}
