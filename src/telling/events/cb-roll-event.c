/* A roll of the dice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

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

/* (transfer full): the entry of the faces that were typed */
static CbEntry *
make_entry (CbDraft *self)
{
  return cb_roll_new_written (cb_draft_get_by (self), cb_draft_get_text (self),
                              cb_case_get_edition (self->case_));
}

static void
find_lacks (CbDraft *self)
{
  g_autoptr (CbEntry) entry = make_entry (self);
  guint n = json_array_get_length (cb_entry_get_roll (entry)->dice);

  _cb_draft_need_player (self, CB_DRAFT_BY);
  if (n == 0)
    _cb_draft_need (self, CB_DRAFT_NO_FIELD, _ ("Enter what the dice show."));
  if (n > MAX_DICE)
    _cb_draft_refuse (self, CB_DRAFT_NO_FIELD, g_strdup (_ ("No game has that many dice.")));
}

static void
make_entries (CbDraft *self, GPtrArray *entries)
{
  g_ptr_array_add (entries, make_entry (self));
}

static void
take_entry (CbDraft *self, const CbEntry *entry)
{
  const CbRoll *roll = cb_entry_get_roll (entry);
  g_autofree char *faces = cb_roll_describe_dice (roll, cb_case_get_edition (self->case_), " ");

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

        if (g_str_equal (name, folded) || g_str_equal (*face, folded))
          return *face;
      }
  return NULL;
}

/* Warns of a player who is out, and of a face that is on no die of the box, which is most likely a
 * slip. */
static void
warn_of_faces (CbDraft *self, GStrvBuilder *builder)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);
  g_autoptr (CbEntry) entry = make_entry (self);
  JsonArray *dice = cb_entry_get_roll (entry)->dice;

  _cb_draft_warn_of_out (self, builder);
  for (guint i = 0; i < json_array_get_length (dice); i++)
    {
      JsonNode *die = json_array_get_element (dice, i);
      g_autofree char *face = json_node_get_value_type (die) == G_TYPE_STRING
                                ? json_node_dup_string (die)
                                : g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (die));
      g_autofree char *folded = cb_quick_fold (face, -1, FALSE);

      if (find_face (edition, face) == NULL && find_face (edition, folded) == NULL)
        /* Translators: %s is what a die shows, as “7” or “?” */
        g_strv_builder_take (builder, g_strdup_printf (_ ("No die has “%s” on it."), face));
    }
}

static const CbFormField FORM[] = {
  { CB_PICKER_LINE, .title = N_ ("D_ice result"), .example = "4 2" },
  { CB_PICKER_NONE },
};

/* What a face of a die is called. */
static const char *
get_face_name (const CbEdition *edition, const char *face)
{
  int sign = cb_edition_find_sign (edition, face);

  return sign >= 0 ? cb_edition_get_sign (edition, (guint) sign)->name : face;
}

/* (transfer full): “1, 2 or 3”: what the dice have on them; if @signs, only those signs */
static char *
join_faces (const CbEdition *edition, guint32 signs)
{
  g_autoptr (GPtrArray) faces = g_ptr_array_new ();

  for (guint32 left = signs; left != 0; left &= left - 1)
    g_ptr_array_add (faces,
                     (gpointer) cb_edition_get_sign (edition, cb_card_set_first (left))->name);
  for (guint i = 0; signs == 0 && i < cb_edition_get_n_dice (edition); i++)
    for (char **face = cb_edition_get_die (edition, i)->faces; *face != NULL; face++)
      {
        const char *name = get_face_name (edition, *face);

        if (!g_ptr_array_find_with_equal_func (faces, name, g_str_equal, NULL))
          g_ptr_array_add (faces, (gpointer) name);
      }
  return cb_quick_join_choices (faces);
}

/* Whether a face is named in the plural, so that “two” before it says how many: “two sixes”. */
static gboolean
ends_plural (const CbQuickParser *parser, guint at)
{
  const char *folded = cb_quick_parser_get_word (parser, at)->folded;

  return g_str_has_suffix (folded, "s") || cb_quick_keyword_is_other_form (CB_QUICK_NUMBER, folded);
}

/* The face of a die that a word names: as the face is called, by a number in words, or as “fours”;
 * NULL if no die has it. */
static const char *
read_face (const CbEdition *edition, const char *folded)
{
  g_autofree char *single = g_strdup (folded);
  int number = cb_quick_keyword_get_place (CB_QUICK_NUMBER, folded);
  g_autofree char *digits = NULL;
  const char *face = find_face (edition, folded);

  for (const char *end = "se"; g_str_has_suffix (folded, "s") && number < 0 && *end != '\0'; end++)
    {
      gsize n = strlen (single); /* “fours”, “sixes” */

      if (n > 1 && single[n - 1] == *end)
        single[n - 1] = '\0';
      number = cb_quick_keyword_get_place (CB_QUICK_NUMBER, single);
    }
  digits = g_strdup_printf ("%d", number);
  return face != NULL ? face : find_face (edition, digits);
}

static gboolean
is_number (const char *folded)
{
  return *folded != '\0' && strspn (folded, "0123456789") == strlen (folded);
}

/* Whether “one” is an article in “a three and a five”, which many languages say with that word: it
 * stands right before another face, and there are too many faces otherwise. */
static gboolean
is_article (const CbQuickParser *parser, guint at)
{
  const CbEdition *edition = parser->setup->edition;
  int n = 0;

  for (guint i = parser->after_verb; i < parser->n_words; i++)
    n += read_face (edition, cb_quick_parser_get_word (parser, i)->folded) != NULL;
  return n > cb_edition_get_rules (edition)->n_dice && cb_quick_parser_sees_filler (parser, at) &&
         cb_quick_parser_get_word (parser, at + 1)->gap == CB_QUICK_SPACE &&
         read_face (edition, cb_quick_parser_get_word (parser, at + 1)->folded) != NULL;
}

static gboolean
can_roll (const CbRules *rules, guint n)
{
  return rules->n_dice <= 0 || n == (guint) rules->n_dice ||
         (n < 32 && (rules->dice_choices >> n & 1) != 0);
}

/* Whether a player can have rolled @n dice. Where nobody rolls a single die, one number must be a
 * total, which does not tell what each die shows. */
static gboolean
check_count (CbQuickParser *parser, guint at, guint n)
{
  const CbRules *rules = cb_edition_get_rules (parser->setup->edition);

  if (n == 0 || can_roll (rules, n))
    return TRUE;
  if (n > (guint) rules->n_dice)
    return cb_quick_parser_fail (
      parser, at, parser->at - at,
      ngettext ("Only %d die is rolled.", "Only %d dice are rolled.", (gulong) rules->n_dice),
      rules->n_dice);
  return cb_quick_parser_fail (parser, at, parser->at - at,
                               _ ("Type what each die shows, such as “4 2”."));
}

/* Whether a word only says that what is before it is a sign: “the Dark Mark symbol”. */
static gboolean
is_word_for_sign (const char *folded)
{
  /* Translators: words for what a die shows in place of a number, with spaces between: as “sign” in
   * “green rolls 4 and the Dark Mark sign”. */
  g_auto (GStrv) words = g_strsplit (C_ ("quick line", "sign symbol"), " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *word = cb_quick_fold (words[i], -1, FALSE);

      if (g_str_equal (word, folded))
        return TRUE;
    }
  return g_str_equal (folded, "sign") || g_str_equal (folded, "symbol");
}

/* (nullable): the sign that is named next, if it has a name. @n_words: (out): how many words say so
 */
static const char *
see_sign (const CbQuickParser *parser, guint *n_words)
{
  CbQuickHit hit = cb_quick_parser_see_at (parser, CB_QUICK_SIGN, parser->at);
  guint after = parser->at + hit.n_words;

  if (hit.found == 0 || hit.rank > CB_QUICK_ALIAS)
    return NULL;
  *n_words = hit.n_words;
  if (after < parser->n_words &&
      is_word_for_sign (cb_quick_parser_get_word (parser, after)->folded))
    ++*n_words;
  return cb_edition_get_sign (parser->setup->edition, cb_card_set_first (hit.found))->name;
}

/* Whether the word may say how many dice show the next face, or be a face itself: “due sei”. */
static gboolean
leaves_open (const CbQuickParser *parser, guint at)
{
  const char *typed = cb_quick_parser_get_word (parser, at)->folded;

  return cb_quick_keyword_get_place (CB_QUICK_NUMBER, typed) == 2 && at + 1 < parser->n_words &&
         !is_number (typed) && cb_quick_parser_get_word (parser, at + 1)->gap == CB_QUICK_SPACE &&
         cb_quick_keyword_get_place (CB_QUICK_NUMBER,
                                     cb_quick_parser_get_word (parser, at + 1)->folded) > 0;
}

/* Goes past what dice show. @faces: takes it. @first: (out): where the first face is named.
 * Returns: how many dice */
static guint
take_faces (CbQuickParser *parser, GString *faces, guint *first)
{
  const CbEdition *edition = parser->setup->edition;
  guint n = 0, times = 1;

  for (*first = parser->at; !cb_quick_parser_at_end (parser); parser->at++)
    {
      guint n_words = 1;
      const char *sign = see_sign (parser, &n_words);
      const char *typed = cb_quick_parser_get_word (parser, parser->at)->folded;
      const char *face = cb_quick_parser_sees (parser, parser->at, CB_QUICK_SOMETHING)
                           ? find_face (edition, "?")
                           : read_face (edition, typed);

      if (sign != NULL)
        {
          g_string_append_printf (faces, " %s", sign);
          *first = n == 0 ? parser->at : *first;
          n++;
          parser->at += n_words - 1;
          continue;
        }
      if (cb_quick_parser_sees (parser, parser->at, CB_QUICK_DOUBLE) &&
          parser->at + 1 < parser->n_words &&
          read_face (edition, cb_quick_parser_get_word (parser, parser->at + 1)->folded) != NULL &&
          (face == NULL || ends_plural (parser, parser->at + 1)))
        {
          times = 2;
          continue;
        }
      if (face != NULL && leaves_open (parser, parser->at))
        break;
      if (is_article (parser, parser->at))
        continue;
      if (face == NULL && (cb_quick_parser_sees_filler (parser, parser->at) ||
                           cb_quick_parser_sees_any (parser, parser->at, CB_QUICK_AND,
                                                     CB_QUICK_ROLLS, CB_QUICK_HAS)))
        continue;
      if (face == NULL)
        break;
      for (guint i = 0; i < times; i++)
        g_string_append_printf (faces, " %s", face);
      *first = n == 0 ? parser->at : *first;
      n += times;
      times = 1;
    }
  return n;
}

/* The highest total of the dice. */
static int
get_highest (const CbEdition *edition)
{
  int most = 0;

  for (guint i = 0; i < cb_edition_get_n_dice (edition); i++)
    for (char **face = cb_edition_get_die (edition, i)->faces; *face != NULL; face++)
      most = MAX (most, (int) g_ascii_strtoll (*face, NULL, 10));
  return most * cb_edition_get_rules (edition)->n_dice;
}

static int
read_total (const CbQuickParser *parser, guint at)
{
  const char *typed = cb_quick_parser_get_word (parser, at)->folded;

  return is_number (typed) ? (int) g_ascii_strtoll (typed, NULL, 10)
                           : cb_quick_keyword_get_place (CB_QUICK_NUMBER, typed);
}

/* Whether the line ends with a number that is rather the total of several dice than a face. */
static gboolean
tells_total (const CbQuickParser *parser)
{
  int total = read_total (parser, parser->n_words - 1);

  return total > 1 && total <= get_highest (parser->setup->edition);
}

/* Reads what each die shows. */
static gboolean
read_faces (CbQuickParser *parser)
{
  g_autoptr (GString) faces = g_string_new (NULL);
  g_autofree char *word = NULL, *all = NULL;
  CbQuickHit sign;
  guint first, n;

  if (!is_possible (parser->setup))
    return cb_quick_parser_fail (parser, parser->after_verb - 1, 1, _ ("This game has no dice."));
  n = take_faces (parser, faces, &first);
  cb_draft_set_text (parser->draft, faces->str);
  if (cb_quick_parser_at_end (parser))
    return check_count (parser, first, n);
  if (leaves_open (parser, parser->at) || (n == 0 && tells_total (parser)))
    return cb_quick_parser_fail (parser, parser->at, 2,
                                 _ ("Type what each die shows, such as “4 2”."));
  sign = cb_quick_parser_see_at (parser, CB_QUICK_SIGN, parser->at);
  if (n > 0 && sign.found == 0 &&
      !is_number (cb_quick_parser_get_word (parser, parser->at)->folded))
    return cb_quick_parser_take_end (parser);
  word = cb_quick_parser_quote (parser, parser->at, MAX (sign.n_words, 1));
  all = join_faces (parser->setup->edition, sign.found);
  return cb_quick_parser_fail (parser, parser->at, MAX (sign.n_words, 1),
                               /* Translators: what was typed, then the faces of dice. */
                               _ ("No die has “%s” on it: %s?"), word, all);
}

gboolean
_cb_event_take_roll (CbQuickParser *parser, char **faces)
{
  const CbRules *rules = cb_edition_get_rules (parser->setup->edition);
  g_autoptr (GString) shown = g_string_new (NULL);
  guint first, n;
  int total;

  if (!is_possible (parser->setup))
    return FALSE;
  n = take_faces (parser, shown, &first);
  if (n == 1 && cb_quick_parser_sees_filler (parser, first))
    return FALSE; /* “lancia un sospetto: …” */
  if (n > 0 && can_roll (rules, n))
    *faces = g_string_free_and_steal (g_steal_pointer (&shown));
  else
    {
      total = read_total (parser, n == 0 ? parser->at++ : first);
      if (n > 1 || total < rules->n_dice || total > get_highest (parser->setup->edition))
        return FALSE;
    }
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
