/* cb-quick-line.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cb-note.h"
#include "cb-quick-kinds-private.h"

/* The text as it was typed, not its words. */
static gboolean
read_note (CbQuickParser *self)
{
  const CbQuickWord *verb = cb_quick_parser_get_word (self, self->at - 1);
  const char *start = self->text + verb->offset + verb->size;
  g_autofree char *text = NULL;

  start += strspn (start, " \t");
  if (*start == ':')
    start++;
  else if (g_str_has_prefix (start, "：")) /* as it is typed in Chinese and Japanese */
    start += strlen ("：");
  text = g_strstrip (g_strdup (start));
  if (*text == '\0')
    return cb_quick_parser_fail_at_end (self, _ ("Write the note."));
  return cb_quick_parser_add_entry (self, cb_note_new (text));
}

static gboolean
read_kind (CbQuickParser *self, const CbQuickKind *kind, int by)
{
  g_auto (CbQuickPhrase) phrase = { 0 };

  if (kind->read != NULL)
    return kind->read (self, by);
  if (!cb_quick_phrase_read (&phrase, self, &kind->form))
    return FALSE;
  for (CbQuickSort sort = 0; sort < CB_QUICK_N_SORTS; sort++)
    if ((kind->needs & CB_QUICK_SORT (sort)) != 0 && phrase.named[sort] == 0)
      return cb_quick_parser_fail_unknown (self, CB_QUICK_SORT (sort));
  return kind->make (kind, self, by, &phrase);
}

/* @named: whether somebody is named, who is @by */
static gboolean
allows_subject (const CbQuickParser *self, const CbQuickKind *kind, int by, gboolean named)
{
  switch (kind->subject)
    {
    case CB_QUICK_BY_NOBODY:
      return !named;
    case CB_QUICK_BY_OTHERS:
    case CB_QUICK_BY_NAMED:
      return named;
    case CB_QUICK_BY_TURN:
    case CB_QUICK_BY_ME:
    default:
      return TRUE;
    }
}

/* The verbs that can come where the line ends. That I have a card is no event, and not offered. */
static void
expect_verbs (CbQuickParser *self, int by, gboolean named)
{
  guint n;
  const CbQuickKind *kinds = cb_quick_kinds_list (&n);

  for (guint i = 0; i < n; i++)
    {
      const CbQuickKind *kind = &kinds[i];

      if (!allows_subject (self, kind, by, named) ||
          (kind->subject == CB_QUICK_BY_OTHERS && by == self->setup->me) ||
          (kind->is_offered != NULL && !kind->is_offered (self, kind)))
        continue;
      if (kind->verb != CB_QUICK_NO_VERB)
        self->keywords |= CB_QUICK_WORD (kind->all ? CB_QUICK_ALL : kind->verb);
      if (kind->event != NULL)
        self->next[CB_QUICK_EVENT] |= cb_quick_kind_find_event (kind, self);
    }
}

/* What @by did; if nobody is named (@named), whose turn it is. Without a verb it is a question. */
static gboolean
read_turn (CbQuickParser *self, int by, gboolean named)
{
  guint n_words;
  const CbQuickKind *kind = cb_quick_kinds_find_verb (self, self->at, &n_words);

  if (cb_quick_parser_at_end (self))
    expect_verbs (self, by, named);
  if (kind == NULL || !allows_subject (self, kind, by, named))
    return cb_quick_read_question (self, by);

  self->at += n_words;
  self->after_verb = self->at;
  return read_kind (self, kind, kind->subject == CB_QUICK_BY_ME && !named ? self->setup->me : by);
}

static gboolean
is_verb (const CbQuickParser *self, guint at)
{
  guint n_words;

  return cb_quick_kinds_find_verb (self, at, &n_words) != NULL;
}

static gboolean
is_colon (const CbQuickParser *self, guint at)
{
  return at > 0 && at <= self->n_words &&
         cb_quick_parser_get_word (self, at)->gap == CB_QUICK_COLON;
}

/* Whether the line begins with what was done rather than with who did it. */
static gboolean
begins_with_verb (const CbQuickParser *self)
{
  guint n_words;
  const CbQuickKind *kind = cb_quick_kinds_find (self, self->at, &n_words);

  return kind != NULL && allows_subject (self, kind, CB_NOBODY, FALSE) &&
         cb_quick_parser_see_player (self).rank > CB_QUICK_ALIAS;
}

/* Whether the next words must name a player. */
static gboolean
has_subject (const CbQuickParser *self)
{
  guint next = self->at + MAX (cb_quick_parser_see_player (self).n_words, 1);

  return is_colon (self, next) || is_verb (self, next);
}

/* “The green player asks”: goes on to who did it, if that is whom the next words must name. */
static gboolean
find_subject (CbQuickParser *self)
{
  guint at = self->at;

  while (!has_subject (self) && cb_quick_parser_sees_filler (self, self->at))
    self->at++;
  if (has_subject (self))
    return TRUE;
  self->at = at;
  return FALSE;
}

static gboolean
read_with_subject (CbQuickParser *self)
{
  int by;

  return cb_quick_parser_take_player (self, &by) && read_turn (self, by, TRUE);
}

static gboolean
read_without_subject (CbQuickParser *self)
{
  return read_turn (self, cb_case_get_next_asker (self->case_), FALSE);
}

/* A first word that may be a player or a card is the one of them that makes a whole question. What
 * is wrong with it as a player is only kept if nothing else can be made of the line. */
static gboolean
read_either (CbQuickParser *self)
{
  guint32 cards = cb_quick_parser_get_all (self, CB_QUICK_CARD);
  CbQuickLine first;

  if (cb_quick_parser_see_player (self).rank == CB_QUICK_NO_MATCH)
    return read_without_subject (self);
  if (read_with_subject (self))
    return TRUE;
  self->at = 0;
  if (cb_quick_parser_see_card (self, cards).rank == CB_QUICK_NO_MATCH)
    return FALSE;

  first = *self->line;
  *self->line = (CbQuickLine) { 0 };
  if (read_without_subject (self))
    {
      g_free (first.problem);
      return TRUE;
    }
  g_free (self->line->problem);
  *self->line = first;
  return FALSE;
}

static gboolean
expect_anything (CbQuickParser *self)
{
  self->next[CB_QUICK_PLAYER] = cb_quick_parser_get_all (self, CB_QUICK_PLAYER);
  self->next[CB_QUICK_CARD] = cb_quick_parser_get_all (self, CB_QUICK_CARD);
  self->first_seat = cb_case_get_next_asker (self->case_);
  expect_verbs (self, self->first_seat, FALSE);
  self->keywords |= CB_QUICK_WORD (CB_QUICK_NOTE);
  return cb_quick_parser_fail (self, 0, 0,
                               _ ("Type who asked, the cards, and who passed or showed."));
}

gboolean
cb_quick_parser_read_line (CbQuickParser *self)
{
  if (cb_quick_parser_at_end (self))
    return expect_anything (self);
  if (cb_quick_parser_take (self, CB_QUICK_NOTE))
    return read_note (self);
  if (begins_with_verb (self))
    return read_without_subject (self);
  return find_subject (self) ? read_with_subject (self) : read_either (self);
}

/* Why @text cannot be a line at all. */
static gboolean
check_text (const char *text, CbQuickLine *line)
{
  const char *end;

  if (!g_utf8_validate (text, -1, &end))
    {
      line->problem = g_strdup (_ ("This is no text."));
      line->start = (guint) g_utf8_strlen (text, end - text);
      return FALSE;
    }
  if (g_utf8_strlen (text, -1) > CB_QUICK_MAX_LENGTH)
    {
      line->problem = g_strdup (_ ("This is too long for a line."));
      line->start = CB_QUICK_MAX_LENGTH;
      line->length = (guint) g_utf8_strlen (text, -1) - CB_QUICK_MAX_LENGTH;
      return FALSE;
    }
  return TRUE;
}

/**
 * cb_quick_line_read:
 * @text: what was typed, up to %CB_QUICK_MAX_LENGTH characters
 *
 * Reads a line as something that happened in @case_ now. Changes nothing, and costs well under a
 * millisecond.
 *
 * Returns: (transfer full): the entries, or what is wrong and where
 */
CbQuickLine *
cb_quick_line_read (CbCase *case_, const char *text)
{
  CbQuickLine *self = g_new0 (CbQuickLine, 1);
  CbQuickVocabulary vocabulary;
  CbQuickParser parser;

  g_return_val_if_fail (CB_IS_CASE (case_), self);
  g_return_val_if_fail (text != NULL, self);

  if (!check_text (text, self))
    return self;
  cb_quick_vocabulary_init (&vocabulary, cb_case_get_setup (case_));
  cb_quick_parser_init (&parser, case_, &vocabulary, text, self);
  cb_quick_parser_read_line (&parser);
  cb_quick_parser_clear (&parser);
  cb_quick_vocabulary_clear (&vocabulary);
  g_assert ((self->entries != NULL) != (self->problem != NULL));
  return self;
}

void
cb_quick_line_free (CbQuickLine *self)
{
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_free (self->problem);
  g_free (self);
}
