/* A line read into a draft, and what is said of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-event-kind.h"
#include "cb-quick-parser-private.h"
#include "cb-roll.h"
#include "cb-quick-printed.h"

/* (transfer full): the player’s name in a line, or the word for me */
static char *
name_player (const CbSetup *setup, const CbQuickVocabulary *vocabulary, guint seat)
{
  /* Translators: I myself, as in “i showed Rope”; one of the words for “me” in a typed line. */
  const char *me = C_ ("quick line", "i");

  if ((int) seat != setup->me)
    return g_strdup (cb_quick_vocabulary_get_name (vocabulary, CB_QUICK_PLAYER, seat));
  return g_strdup (cb_quick_keyword_rate (CB_QUICK_ME, me) == CB_QUICK_EXACT
                     ? me
                     : cb_quick_keyword_get_word (CB_QUICK_ME));
}

/* (transfer full): the words to add to a line to give that reply */
static char *
write_reply (CbCase *case_, const CbDraftQuestion *question, guint index)
{
  const CbSetup *setup = cb_case_get_setup (case_);
  const CbDraftReply *reply = &question->replies[index];
  g_autofree char *name = name_player (setup, cb_quick_vocabulary_get (case_), question->seat);

  if (!reply->showed)
    /* Translators: %s is a player. Use words that a typed line understands for “not” and “asked”.
     */
    return g_strdup_printf (C_ ("quick line", "%s wasn’t asked"), name);
  if (reply->card < 0)
    /* Translators: %s is a player. Use a word that a typed line understands for “showed”. */
    return g_strdup_printf (C_ ("quick line", "%s showed"), name);
  /* Translators: a player, then a card. Use a word that a typed line understands for “showed”. */
  return g_strdup_printf (C_ ("quick line", "%s showed %s"), name,
                          cb_edition_get_card (setup->edition, (guint) reply->card)->name);
}

char *
cb_quick_line_reply (const CbQuickLine *self, CbCase *case_, const char *text, guint index)
{
  g_autofree char *words = NULL;

  g_return_val_if_fail (self->question != NULL && index < self->question->n_replies, NULL);

  if (self->instead != NULL)
    return g_strdup (self->instead);
  words = write_reply (case_, self->question, index);
  return g_strconcat (text, ", ", words, NULL);
}

/* Complains if @text cannot be a line at all. */
static gboolean
check_text (const char *text, CbQuickLine *line)
{
  const char *end;

  if (!g_utf8_validate (text, -1, &end))
    {
      line->problem = g_strdup (_ ("This is not text."));
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

/* Says which words answer the question, and points at the card that it is about. */
static void
ask (CbQuickParser *parser, CbQuickLine *self, CbDraft *draft)
{
  const CbDraftQuestion *question = cb_draft_get_question (draft);
  g_autoptr (GString) choices = g_string_new (NULL);

  self->state = CB_DRAFT_ASKING;
  self->question = cb_draft_question_ref ((CbDraftQuestion *) question);
  for (guint i = 0; i < question->n_replies; i++)
    {
      g_autofree char *words = write_reply (cb_draft_get_case (draft), question, i);

      if (i > 0)
        g_string_append (choices,
                         i + 1 < question->n_replies ? C_ ("choice", ", ") : C_ ("choice", " or "));
      g_string_append_printf (choices, _ ("“%s”"), words);
    }
  /* Translators: %s are words to be added to a line, as in “Add “i showed Rope” or “i wasn’t
   * asked”.”. */
  self->problem = g_strdup_printf (_ ("Add %s."), choices->str);
  cb_quick_parser_blame_card (parser,
                              _cb_draft_find_cards (draft, CB_HOLDER_OF_SEAT (question->seat),
                                                    _cb_draft_get_asked (draft), CB_MARK_YES));
}

/* (transfer full) (nullable): what the draft says. It names whose turn it is even if the line does
 * not, so that the line stays that player’s. */
static JsonNode *
write_told (CbDraft *draft)
{
  JsonNode *told = cb_draft_write (draft);

  if (told != NULL && cb_draft_get_by (draft) != CB_NOBODY)
    json_object_set_int_member (json_node_get_object (told), "by", cb_draft_get_by (draft));
  return told;
}

/* @entries: (transfer full): what the draft says */
static void
take_draft (CbDraft *draft, GPtrArray *entries, CbQuickLine *line)
{
  line->entries = entries;
  line->told = write_told (draft);
  line->state = cb_draft_get_state (draft);
  line->warning = g_strdup (cb_draft_get_warning (draft));
  line->outcome = cb_draft_describe_outcome (draft);
  if (line->state == CB_DRAFT_PARTLY)
    line->missing = _cb_draft_describe_gap (draft);
}

/* Takes what the draft says, unless that is known to be false. */
static void
take_entries (CbQuickParser *parser, CbDraft *draft, CbQuickLine *line)
{
  g_autoptr (GPtrArray) entries = _cb_draft_make_entries (draft);

  if (parser->rolled != NULL)
    g_ptr_array_insert (
      entries, 0,
      cb_roll_new_written (cb_draft_get_by (draft), parser->rolled, parser->setup->edition));
  if (cb_quick_parser_check_hand (parser, entries))
    take_draft (draft, g_steal_pointer (&entries), line);
}

/* If the line is what the log says of an entry, reads it as exactly that entry, even with what a
 * draft has no place for, such as cards that others showed one another. If the entry cannot be at
 * this table, the line is refused and not read in another way: the log never means anything else by
 * these words. */
static gboolean
read_printed (CbCase *case_, const char *text, CbQuickLine *line)
{
  g_autoptr (CbEntry) entry = cb_quick_printed_find (case_, text);
  g_autoptr (CbDraft) draft = NULL;
  g_autoptr (GPtrArray) entries = NULL;

  if (entry == NULL || !_cb_draft_can_take_entry (entry))
    return FALSE;
  draft = _cb_draft_new_typed (case_);
  _cb_draft_take_entry (draft, entry);
  _cb_draft_release (draft);
  if (!cb_draft_get_complete (draft))
    {
      line->problem = _cb_draft_describe_gap (draft);
      line->length = (guint) g_utf8_strlen (text, -1);
      return line->problem != NULL;
    }
  entries = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);
  g_ptr_array_add (entries, g_steal_pointer (&entry));
  take_draft (draft, g_steal_pointer (&entries), line);
  return TRUE;
}

CbQuickLine *
cb_quick_line_read_told (CbCase *case_, const CbQuickVocabulary *vocabulary, const char *text)
{
  CbQuickLine *line = g_new0 (CbQuickLine, 1);
  g_autoptr (CbDraft) draft = _cb_draft_new_typed (case_);
  CbQuickParser parser;
  gboolean whole;

  cb_quick_parser_init (&parser, draft, vocabulary, text, line);
  whole = cb_quick_parser_read_line (&parser);
  _cb_draft_release (draft);
  if (whole && cb_draft_get_question (draft) != NULL)
    ask (&parser, line, draft);
  else if (whole)
    take_entries (&parser, draft, line);
  if (line->told == NULL)
    line->told = write_told (draft);
  cb_quick_parser_clear (&parser);
  return line;
}

/**
 * cb_quick_line_read:
 * @text: what was typed, up to %CB_QUICK_MAX_LENGTH characters
 *
 * Reads a line as something that happened in @case_ now. Changes nothing. Costs about half a
 * millisecond, and about one where the line is refused and read again for what it may mean.
 *
 * Returns: (transfer full): the entries, or what is wrong and where
 */
CbQuickLine *
cb_quick_line_read (CbCase *case_, const char *text)
{
  g_autoptr (CbQuickLine) self = g_new0 (CbQuickLine, 1);
  const CbQuickVocabulary *vocabulary;

  g_return_val_if_fail (CB_IS_CASE (case_), NULL);
  g_return_val_if_fail (text != NULL, NULL);

  if (!check_text (text, self) || read_printed (case_, text, self))
    return g_steal_pointer (&self);
  cb_quick_line_free (self);
  vocabulary = cb_quick_vocabulary_get (case_);
  self = cb_quick_line_read_told (case_, vocabulary, text);
  if (self->problem != NULL)
    cb_quick_instead_ask (self, case_, vocabulary, text);
  g_assert ((self->entries != NULL) != (self->problem != NULL));
  return g_steal_pointer (&self);
}

void
cb_quick_line_free (CbQuickLine *self)
{
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_pointer (&self->question, cb_draft_question_unref);
  g_clear_pointer (&self->told, json_node_unref);
  g_free (self->problem);
  g_free (self->instead);
  g_free (self->warning);
  g_free (self->missing);
  g_free (self->outcome);
  g_free (self);
}
