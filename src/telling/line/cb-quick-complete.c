/* How a line may go on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The words before the one at the cursor are parsed as a line. At the end of them the parser notes
 * what could come next, and those of it that fit the word at the cursor are offered. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cb-quick-parser-private.h"

/* Names can have several words; so at most this many words before the cursor are tried together. */
#define MAX_BACK 4

typedef struct
{
  CbCompletion parent;
  CbQuickRank rank;
} Ranked;

typedef struct
{
  CbDraft *draft; /* a scratch draft that lines are read into */
  const CbQuickVocabulary *vocabulary;
  GArray *words;       /* the words up to the cursor */
  guint at;            /* the first of the words that are being completed */
  char *head;          /* the text before that word */
  gboolean goes_on;    /* whether a separator already follows the cursor */
  guint end;           /* where the word at the cursor ends, in characters */
  CbQuickParser state; /* the parser after reading @head */
  GPtrArray *list;
} Completer;

static void
completion_free (gpointer data)
{
  CbCompletion *self = data;

  g_free (self->label);
  g_free (self->text);
  g_free (self->description);
  g_free (data);
}

static int
compare_ranks (gconstpointer a, gconstpointer b)
{
  const Ranked *first = *(Ranked *const *) a;
  const Ranked *second = *(Ranked *const *) b;

  return (int) first->rank - (int) second->rank;
}

/* Keeps completions with a slip only if there are no better ones, and completions by a part of
 * another name only if no name on screen fits. */
static void
keep_best (GPtrArray *list)
{
  static const CbQuickRank WORSE[] = { CB_QUICK_TYPO, CB_QUICK_OTHER };

  g_ptr_array_sort (list, compare_ranks);
  for (guint i = 0; i < G_N_ELEMENTS (WORSE); i++)
    while (list->len > 0 && ((Ranked *) list->pdata[0])->rank < WORSE[i] &&
           ((Ranked *) list->pdata[list->len - 1])->rank >= WORSE[i])
      g_ptr_array_remove_index (list, list->len - 1);
}

static guint
count_words (const Completer *self)
{
  return self->words->len - 1 - self->at;
}

static gboolean
expects_more (const CbQuickParser *parser)
{
  guint32 next = 0;

  for (CbQuickSort sort = 0; sort < CB_QUICK_N_SORTS; sort++)
    next |= parser->next[sort];
  return next != 0 || parser->keywords != 0;
}

/* The separator that the line needs after @label: a comma, a colon or a space. */
static const char *
find_separator (const Completer *self, const char *label)
{
  g_autofree char *text = g_strconcat (self->head, label, NULL);
  CbQuickLine line = { 0 };
  CbQuickParser after;
  const char *separator = "";

  cb_quick_parser_init (&after, self->draft, self->vocabulary, text, &line);
  cb_quick_parser_read_line (&after);
  if (expects_more (&after))
    separator = after.parted ? ", " : " ";
  g_free (line.problem);
  cb_quick_parser_clear (&after);
  return separator;
}

static gboolean
is_listed (const Completer *self, const CbCompletion *completion)
{
  for (guint i = 0; i < self->list->len; i++)
    {
      const CbCompletion *other = g_ptr_array_index (self->list, i);

      if (other->start == completion->start && g_str_equal (other->text, completion->text))
        return TRUE;
    }
  return FALSE;
}

/* Offers a name that a player and a card share only once if both would give the same text. */
static void
add (Completer *self, const char *label, const char *description, CbQuickRank rank, gboolean colon)
{
  guint start = g_array_index (self->words, CbQuickWord, self->at).start;
  const char *separator = "";
  Ranked *ranked;

  if (rank == CB_QUICK_NO_MATCH)
    return;

  if (!self->goes_on)
    separator = colon ? ": " : find_separator (self, label);
  ranked = g_new0 (Ranked, 1);
  ranked->rank = rank;
  ranked->parent = (CbCompletion) {
    .label = g_strdup (label),
    .text = g_strconcat (label, separator, NULL),
    .description = g_strdup (description),
    .start = start,
    .length = self->end - start,
  };
  if (is_listed (self, &ranked->parent))
    completion_free (ranked);
  else
    g_ptr_array_add (self->list, ranked);
}

static CbQuickRank
rate (const Completer *self, CbQuickSort sort, guint index)
{
  guint n = count_words (self);

  return n == 0
           ? CB_QUICK_EXACT
           : cb_quick_names_rate (self->vocabulary->names[sort], self->words, self->at, n, index)
               .rank;
}

/* Offers players in seating order, beginning with the one who is expected next. */
static void
add_names (Completer *self, CbQuickSort sort)
{
  guint first = sort == CB_QUICK_PLAYER ? (guint) self->state.first_seat : 0;
  guint n = sort == CB_QUICK_PLAYER ? self->state.setup->n_players : 32;

  for (guint i = 0; i < n; i++)
    {
      guint index = (first + i) % n;

      if (self->state.next[sort] >> index & 1)
        add (self, cb_quick_vocabulary_get_name (self->vocabulary, sort, index),
             cb_quick_vocabulary_describe (self->vocabulary, sort, index), rate (self, sort, index),
             sort == CB_QUICK_PLAYER && self->state.n_words == 0);
    }
}

/* On an empty line the only keyword offered is “note”: players are of more use than a list of all
 * events. */
static void
add_keywords (Completer *self)
{
  const char *typed = g_array_index (self->words, CbQuickWord, self->at).folded;

  if (count_words (self) > 1)
    return;
  for (CbQuickKeyword i = 0; i < CB_QUICK_N_KEYWORDS; i++)
    if ((self->state.keywords & CB_QUICK_WORD (i)) != 0 && cb_quick_keyword_describe (i) != NULL &&
        (*typed != '\0' || self->state.n_words > 0 || i == CB_QUICK_NOTE))
      add (self, cb_quick_keyword_get_word (i), cb_quick_keyword_describe (i),
           *typed == '\0' ? CB_QUICK_EXACT : cb_quick_keyword_rate (i, typed),
           i == CB_QUICK_NOTE || i == CB_QUICK_ENVELOPE);
}

/* Completes from the word at @at on. At the beginning of the line a word that fits a player means
 * that player. */
static void
add_from (Completer *self, const char *text, guint at)
{
  CbQuickLine line = { 0 };
  guint before = self->list->len;

  self->at = at;
  self->head = g_strndup (text, g_array_index (self->words, CbQuickWord, at).offset);
  cb_quick_parser_init (&self->state, self->draft, self->vocabulary, self->head, &line);
  cb_quick_parser_read_line (&self->state);
  add_names (self, CB_QUICK_PLAYER);
  for (CbQuickSort sort = CB_QUICK_CARD; sort < CB_QUICK_N_SORTS; sort++)
    if (self->state.n_words > 0 || self->list->len == before)
      add_names (self, sort);
  add_keywords (self);
  g_free (line.problem);
  cb_quick_parser_clear (&self->state);
  g_clear_pointer (&self->head, g_free);
}

/* How many words right before the cursor have only spaces between; 0 if the cursor stands apart. */
static guint
count_back (const Completer *self, gboolean apart)
{
  guint last = self->words->len - 1;
  guint n = apart ? 0 : MIN (1, last);

  while (n > 0 && n < MIN (last, MAX_BACK) &&
         g_array_index (self->words, CbQuickWord, last - n).gap == CB_QUICK_SPACE)
    n++;
  return n;
}

/* Completes names of several words before those that fit only the last word. */
static void
add_all (Completer *self, const char *text, gboolean apart)
{
  guint last = self->words->len - 1;

  for (guint n = count_back (self, apart); n > 0; n--)
    add_from (self, text, last - n);
  if (apart)
    add_from (self, text, last);
}

/**
 * cb_quick_line_complete:
 * @text: a line, or the beginning of one
 * @cursor: where to go on, in characters; a place beyond the end means the end
 *
 * Returns: (transfer full) (element-type CbCompletion): the completions of the word at @cursor,
 *   best first; everything that may stand there if no word is begun; nothing right before a word
 */
GPtrArray *
cb_quick_line_complete (CbCase *case_, const char *text, guint cursor)
{
  Completer self = { .list = g_ptr_array_new_with_free_func (completion_free) };
  g_autofree char *before = NULL;
  const char *place, *end;
  gboolean apart;
  glong length;

  g_return_val_if_fail (CB_IS_CASE (case_), self.list);
  g_return_val_if_fail (text != NULL, self.list);

  if (!g_utf8_validate (text, -1, NULL))
    return self.list;
  length = g_utf8_strlen (text, -1);
  if (length > CB_QUICK_MAX_LENGTH)
    return self.list;

  place = g_utf8_offset_to_pointer (text, (glong) MIN (cursor, (gulong) length));
  end = place;
  while (*end != '\0' && !cb_quick_words_parts (g_utf8_get_char (end)))
    end = g_utf8_next_char (end);
  before = g_strndup (text, (gsize) (place - text));
  self.words = cb_quick_words_split (before, cb_quick_keyword_list_elisions ());
  self.end = (guint) g_utf8_pointer_to_offset (text, end);
  self.goes_on = *end != '\0';
  apart = place == text || cb_quick_words_parts (g_utf8_get_char (g_utf8_prev_char (place)));
  self.draft = _cb_draft_new_typed (case_);
  self.vocabulary = cb_quick_vocabulary_get (case_);
  if (!apart || end == place)
    add_all (&self, text, apart);
  keep_best (self.list);
  g_array_unref (self.words);
  g_object_unref (self.draft);
  return self.list;
}
