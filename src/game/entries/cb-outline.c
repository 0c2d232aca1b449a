/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-answers-private.h"
#include "cb-entry-kind.h"
#include "cb-outline.h"
#include "cb-say.h"
#include "cb-text.h"

/* The outline refers to @entry, which must live longer. */
void
cb_outline_init (CbOutline *self, const CbEntry *entry, const CbSetup *setup)
{
  const CbEntryKind *kind = entry->kind;

  *self = (CbOutline) {
    .by = kind->actor != 0 ? G_STRUCT_MEMBER (int, entry, kind->actor) : cb_entry_get_turn (entry),
    .icon = kind->icon,
    .of = CB_NOBODY,
    .card = -1,
  };
  if (kind != &cb_suggestion_kind)
    self->words = cb_entry_get_title (entry, setup);
  if (kind->outline != NULL)
    kind->outline (entry, setup, self);
  if (self->outcome == NULL && (self->answers == NULL || self->answers->n == 0))
    self->outcome = cb_entry_get_detail (entry, setup);
  if (self->act == NULL && self->words != NULL && self->cards == 0)
    self->act = g_strdup (self->by == CB_NOBODY
                            ? self->words
                            : cb_say_after_name (self->words, self->by == setup->me
                                                                ? _ ("You")
                                                                : setup->players[self->by].name));
}

void
cb_outline_clear (CbOutline *self)
{
  g_clear_pointer (&self->act, g_free);
  g_clear_pointer (&self->words, g_free);
  g_clear_pointer (&self->outcome, g_free);
}

/* "Bob and Cleo passed, Dan showed Wrench": those who passed one after the other share a verb. */
static char *
describe_answers (const CbAnswers *answers, const CbSetup *setup)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0, n, n_named; i < answers->n; i += n)
    {
      g_autofree char *part = NULL;

      for (n = 0; i + n < answers->n && answers->list[i + n].did == CB_DID_PASS; n++)
        ;
      if (n > 0)
        part = cb_answers_describe_together (&(CbAnswers) { n, answers->list + i }, CB_DID_PASS,
                                             setup, &n_named);
      else
        {
          n = 1;
          part = cb_answer_describe (answers->list + i, setup);
        }
      g_string_append_printf (words, "%s%s", i > 0 ? _ (", ") : "", part);
    }
  return g_string_free_and_steal (g_steal_pointer (&words));
}

/* Returns: (transfer full): the outline in words, as a screen reader says it: "Ann: Plum, Wrench,
 *   Library. Bob and Cleo passed, Dan showed Wrench." */
char *
cb_outline_describe (const CbOutline *self, const CbSetup *setup)
{
  g_autofree char *cards = cb_edition_join_heard (setup->edition, self->cards, self->n_unheard);
  g_autoptr (GString) words = g_string_new (self->words);

  if (self->words == NULL && self->by != CB_NOBODY && self->by == setup->me)
    /* Translators: the cards that I named in a suggestion. */
    g_string_printf (words, _ ("You: %s"), cards);
  else if (self->words == NULL && self->by != CB_NOBODY)
    /* Translators: a player, then the cards named in a suggestion. */
    g_string_printf (words, _ ("%s: %s"), setup->players[self->by].name, cards);
  g_string_append_c (words, '.');
  if (self->answers != NULL && self->answers->n > 0)
    {
      g_autofree char *answers = describe_answers (self->answers, setup);
      g_autofree char *sentence = cb_text_capitalize (answers);

      g_string_append_printf (words, " %s.", sentence);
    }
  if (self->outcome != NULL)
    g_string_append_printf (words, " %s.", self->outcome);
  return g_string_free_and_steal (g_steal_pointer (&words));
}
