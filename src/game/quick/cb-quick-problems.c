/* cb-quick-problems.c: what is wrong with a line, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-quick-parser-private.h"

/* Longer words are not repeated in full. */
#define MAX_QUOTED 40

/* More than that is no help. */
#define MAX_NAMES 6

gboolean
cb_quick_parser_fail (CbQuickParser *self, guint at, guint n, const char *format, ...)
{
  const CbQuickWord *first = &g_array_index (self->words, CbQuickWord, at);
  va_list args;

  if (self->line->problem != NULL)
    return FALSE;

  va_start (args, format);
  self->line->problem = g_strdup_vprintf (format, args);
  va_end (args);
  self->line->start = first->start;
  self->line->length = 0;
  if (n > 0)
    {
      const CbQuickWord *last = &g_array_index (self->words, CbQuickWord, at + n - 1);

      self->line->length = last->start + last->length - first->start;
    }
  return FALSE;
}

char *
cb_quick_parser_quote (const CbQuickParser *self, guint at, guint n)
{
  const CbQuickWord *first = &g_array_index (self->words, CbQuickWord, at);
  const CbQuickWord *last = &g_array_index (self->words, CbQuickWord, at + n - 1);
  g_autofree char *typed = g_strndup (self->text + first->offset,
                                      last->offset + last->size - first->offset);

  if (g_utf8_strlen (typed, -1) <= MAX_QUOTED)
    return g_steal_pointer (&typed);
  return g_utf8_truncate_middle (typed, MAX_QUOTED);
}

/* A name alone, or with what tells it from another player of the same name. */
static char *
name_player (const CbQuickParser *self, guint seat)
{
  const CbPlayer *player = &self->setup->players[seat];

  if (player->character < 0)
    return g_strdup (player->name);
  /* Translators: a player, then the character played. */
  return g_strdup_printf (
    C_ ("quick line", "%s (%s)"), player->name,
    cb_edition_get_card (self->setup->edition, (guint) player->character)->name);
}

static char *
list_choices (const CbQuickParser *self, guint32 seats, CbCardSet cards)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  GString *words = g_string_new (NULL);

  for (; seats != 0; seats &= seats - 1)
    g_ptr_array_add (names, name_player (self, cb_card_set_first (seats)));
  for (; cards != 0; cards &= cards - 1)
    g_ptr_array_add (
      names,
      g_strdup (cb_edition_get_card (self->setup->edition, cb_card_set_first (cards))->name));

  for (guint i = 0; i < MIN (names->len, MAX_NAMES); i++)
    {
      if (i > 0)
        /* Translators: between things of which only one can be meant, as in “Rope, Hall or Plum”.
         */
        g_string_append (words, i + 1 < names->len ? C_ ("choice", ", ") : C_ ("choice", " or "));
      g_string_append (words, g_ptr_array_index (names, i));
    }
  if (names->len > MAX_NAMES)
    g_string_append (words, "…");
  return g_string_free_and_steal (words);
}

static char *
describe_unknown (const char *typed, gboolean player, gboolean card)
{
  if (player && card)
    return g_strdup_printf (_ ("“%s” is neither a card nor a player."), typed);
  if (player)
    return g_strdup_printf (_ ("“%s” is no player."), typed);
  return g_strdup_printf (_ ("“%s” is no card."), typed);
}

/* The next word, or the end of the line, where there should be a player, a card or either. */
gboolean
cb_quick_parser_fail_unknown (CbQuickParser *self, gboolean player, gboolean card)
{
  g_autofree char *typed = NULL;
  g_autofree char *message = NULL;
  g_autofree char *choices = NULL;
  const char *folded = g_array_index (self->words, CbQuickWord, self->at).folded;
  guint32 seats = player ? cb_quick_names_suggest (self->vocabulary->players, folded) : 0;
  CbCardSet cards = card ? cb_quick_names_suggest (self->vocabulary->cards, folded) : 0;

  if (cb_quick_parser_at_end (self))
    return cb_quick_parser_fail (self, self->at, 0,
                                 player ? _ ("Name a player.") : _ ("Name a card."));

  typed = cb_quick_parser_quote (self, self->at, 1);
  message = describe_unknown (typed, player, card);
  if (seats == 0 && cards == 0)
    return cb_quick_parser_fail (self, self->at, 1, "%s", message);

  choices = list_choices (self, seats, cards);
  /* Translators: what is wrong, then what may have been meant. */
  return cb_quick_parser_fail (self, self->at, 1, _ ("%s Did you mean %s?"), message, choices);
}

gboolean
cb_quick_parser_fail_ambiguous (CbQuickParser *self,
                                guint at,
                                guint n,
                                guint32 seats,
                                CbCardSet cards)
{
  g_autofree char *typed = cb_quick_parser_quote (self, at, n);
  g_autofree char *choices = list_choices (self, seats, cards);

  /* Translators: what was typed, then what it may stand for. */
  return cb_quick_parser_fail (self, at, n, _ ("“%s” may be %s."), typed, choices);
}
