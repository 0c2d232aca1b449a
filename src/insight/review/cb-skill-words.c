/* Skill and luck of a game, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-skill.h"

/* The words are kind, because people play for fun; the figure is plain enough. */
char *
cb_skill_describe (const CbSkill *self)
{
  if (self->skill >= 90)
    return g_strdup_printf (
      _ ("Your suggestions could hardly be better. Your skill: %d (99 is perfect)."), self->skill);
  if (self->skill >= 75)
    return g_strdup_printf (_ ("Your suggestions were strong. Your skill: %d (99 is perfect)."),
                            self->skill);
  if (self->skill >= 50)
    return g_strdup_printf (_ ("Your suggestions were decent. Your skill: %d (99 is perfect)."),
                            self->skill);
  return g_strdup_printf (_ ("You missed some better suggestions. Your skill: %d (99 is perfect)."),
                          self->skill);
}

char *
cb_skill_describe_luck (const CbSkill *self)
{
  if (self->luck >= 80)
    return g_strdup_printf (
      _ ("Luck was with you: in %d of 100 games, the answers would have told you less."),
      self->luck);
  if (self->luck >= 60)
    return g_strdup_printf (
      _ ("You had a little luck: in %d of 100 games, the answers would have told you less."),
      self->luck);
  if (self->luck >= 40)
    return g_strdup_printf (
      _ ("Your luck was average: in %d of 100 games, the answers would have told you less."),
      self->luck);
  if (self->luck >= 20)
    return g_strdup_printf (_ ("You were a little unlucky: in %d of 100 games, the answers "
                               "would have told you more."),
                            100 - self->luck);
  return g_strdup_printf (
    _ ("Luck was against you: in %d of 100 games, the answers would have told you more."),
    100 - self->luck);
}
