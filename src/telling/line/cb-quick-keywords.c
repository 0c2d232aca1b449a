/* SPDX-License-Identifier: GPL-3.0-or-later */

/* English words are always understood, beside those of the translation. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cb-quick-keywords.h"

static const struct
{
  const char *words;
  const char
    *description; /* shown in the list of completions; NULL for a keyword that is not offered */
} keywords[CB_QUICK_N_KEYWORDS] = {
  /* Translators: these are the words understood where a turn is typed in one line, as in “green
   * asks: plum rope hall, peacock passes, white shows”. Give all that people might type, with
   * spaces between, lower case; the one that looks best in a list first. English is understood
   * too. “me” is I myself as player. */
  [CB_QUICK_ME] = { NC_ ("quick line", "me i myself"), NULL },
  /* Translators: as in “green asks: plum rope hall”. */
  [CB_QUICK_ASKS] = { NC_ ("quick line", "asks asked ask suggests suggested suggest"),
                      NC_ ("quick line", "a suggestion, or a question to everyone") },
  /* Translators: as in “peacock passes”: had none of the cards. */
  [CB_QUICK_PASSES] = { NC_ ("quick line", "passes pass passed no not none nothing"),
                        NC_ ("quick line", "had none of the cards") },
  /* Translators: as in “white shows”. */
  [CB_QUICK_SHOWS] = { NC_ ("quick line", "shows show showed shown yes"),
                       NC_ ("quick line", "showed a card") },
  /* Translators: as in “plum rope hall, nobody”: nobody showed a card. */
  [CB_QUICK_NOBODY] = { NC_ ("quick line", "nobody no-one"),
                        NC_ ("quick line", "nobody showed a card") },
  /* Translators: as in “plum rope hall, none” or “no”: nobody showed a card. */
  [CB_QUICK_NONE] = { NC_ ("quick line", "none no nothing"), NULL },
  /* Translators: as in “green tips white: one weapon”: one card of the kind was asked for. */
  [CB_QUICK_ONE] = { NC_ ("quick line", "one"), NC_ ("quick line", "asked for one card") },
  /* Translators: as in “all pass” and “all others pass”; also of cards: “all rooms”. */
  [CB_QUICK_ALL] = { NC_ ("quick line", "all everybody everyone others"),
                     NC_ ("quick line", "all of them") },
  /* Translators: as in “green tips white: one weapon”: asks in secret. */
  [CB_QUICK_TIPS] = { NC_ ("quick line", "tips tip tipped"),
                      NC_ ("quick line", "asked one player in secret") },
  /* Translators: as in “green snoops white”: draws a card of White’s hand, looks at it and gives
   * it back. */
  [CB_QUICK_SNOOPS] = { NC_ ("quick line", "snoops snoop snooped"),
                        NC_ ("quick line", "drew a card from a hand to see it") },
  /* Translators: as in “all snoop left”: the direction in which the hands are held out. */
  [CB_QUICK_LEFT] = { NC_ ("quick line", "left"), NC_ ("quick line", "hands go to the left") },
  /* Translators: as in “all snoop right”: the direction in which the hands are held out. */
  [CB_QUICK_RIGHTWARDS] = { NC_ ("quick line", "right"),
                            NC_ ("quick line", "hands go to the right") },
  /* Translators: as in “green peeks white: rope”: looks at a card that White shows to another. */
  [CB_QUICK_PEEKS] = { NC_ ("quick line", "peeks peek peeked"),
                       NC_ ("quick line", "saw a card shown to another player") },
  /* Translators: as in “white has rope”. */
  [CB_QUICK_HAS] = { NC_ ("quick line", "has have had holds hold"),
                     NC_ ("quick line", "you saw the card") },
  /* Translators: as in “green saw white: rope”: Green saw a card of White. */
  [CB_QUICK_SAW] = { NC_ ("quick line", "saw sees seen see"),
                     NC_ ("quick line", "saw somebody’s card") },
  /* Translators: as in “green looks 1 3”, at cards that lie face down. */
  [CB_QUICK_LOOKS] = { NC_ ("quick line", "looks look looked"),
                       NC_ ("quick line", "looked at face-down cards") },
  /* Translators: as in “white lies open: rope hall plum” or “white dies”. */
  [CB_QUICK_LIES_OPEN] = { NC_ ("quick line",
                                "reveals reveal revealed lies lie open dies died dead killed "
                                "eliminated exposed"),
                           NC_ ("quick line", "the whole hand is revealed") },
  /* Translators: as in “green accuses plum rope hall: wrong”. */
  [CB_QUICK_ACCUSES] = { NC_ ("quick line", "accuses accused accuse"),
                         NC_ ("quick line", "accusation") },
  /* Translators: what came of an accusation. */
  [CB_QUICK_RIGHT] = { NC_ ("quick line", "right correct won wins"),
                       NC_ ("quick line", "the accusation was right") },
  /* Translators: what came of an accusation. */
  [CB_QUICK_WRONG] = { NC_ ("quick line", "wrong incorrect false lost loses"),
                       NC_ ("quick line", "the accusation was wrong") },
  /* Translators: as in “envelope: plum rope hall”. */
  [CB_QUICK_ENVELOPE] = { NC_ ("quick line", "envelope"),
                          NC_ ("quick line", "the envelope was opened") },
  /* Translators: as in “green draws intrigue: king”. */
  [CB_QUICK_DRAWS] = { NC_ ("quick line", "draws draw drew drawn"),
                       NC_ ("quick line", "drew a card from a deck") },
  /* Translators: as in “green plays intrigue: king”. */
  [CB_QUICK_PLAYS] = { NC_ ("quick line", "plays play played"),
                       NC_ ("quick line", "played a card they kept") },
  /* Translators: as in “green draws king, rolled”: what made a player draw a card. */
  [CB_QUICK_FOR_ROLL] = { NC_ ("quick line", "rolled roll"),
                          NC_ ("quick line", "because of the roll") },
  /* Translators: as in “green draws king, landed”: what made a player draw a card. */
  [CB_QUICK_FOR_LANDING] = { NC_ ("quick line", "landed landing"),
                             NC_ ("quick line", "because of the space landed on") },
  /* Translators: as in “green draws king, moved”: what made a player draw a card. */
  [CB_QUICK_FOR_MOVE] = { NC_ ("quick line", "moved"),
                          NC_ ("quick line", "because a suggestion moved the pawn") },
  /* Translators: as in “green draws king, turn”: what made a player draw a card. */
  [CB_QUICK_FOR_TURN] = { NC_ ("quick line", "turn"),
                          NC_ ("quick line", "because it is drawn every turn") },
  /* Translators: as in “sally power” and “green uses remote”: a power used once in a game. */
  [CB_QUICK_USES] = { NC_ ("quick line", "power uses use used"),
                      NC_ ("quick line", "used a power") },
  /* Translators: as in “green rolls 4 ?”. */
  [CB_QUICK_ROLLS] = { NC_ ("quick line", "rolls roll rolled"), NC_ ("quick line", "the dice") },
  /* Translators: as in “green says that nobody has rope”: tells everybody. */
  [CB_QUICK_SAYS] = { NC_ ("quick line", "says said say tells told"),
                      NC_ ("quick line", "told everyone about cards") },
  /* Translators: words to be overlooked after “says”, as in “green says that he has none of rope
   * and plum”. */
  [CB_QUICK_THAT] = { NC_ ("quick line", "that he she it they is are on or"), NULL },
  /* Translators: as in “green found rope” and “rope was under the table”. */
  [CB_QUICK_FOUND] = { NC_ ("quick line", "found under floor table"),
                       NC_ ("quick line", "found a card under the table") },
  /* Translators: as in “note: green smiled”. */
  [CB_QUICK_NOTE] = { NC_ ("quick line", "note"), NC_ ("quick line", "something to remember") },
  /* Translators: as in “peacock and plum pass”. */
  [CB_QUICK_AND] = { NC_ ("quick line", "and"), NULL },
  /* Translators: words to be overlooked, as in “white shows her a card”, “plum with the rope in
   * the hall”: articles, prepositions, him and her, can, was, whether. What an apostrophe ties to
   * the next word is given with it, as “l’” or “dell’”. */
  [CB_QUICK_FILLER] = { NC_ ("quick line",
                             "a an the card cards one of with in by for from to at about came back "
                             "returned if it was can else any him her them his their"),
                        NULL },
};

typedef struct
{
  char **lists[CB_QUICK_N_KEYWORDS];
  char **elisions;
} Words;

/* Adds words to the list; those that end with an apostrophe go to @elisions. */
static void
add_words (GPtrArray *list, GPtrArray *elisions, const char *words)
{
  g_auto (GStrv) raw = g_strsplit_set (words, " ,;", -1);

  for (guint i = 0; raw[i] != NULL; i++)
    {
      g_autofree char *folded = cb_quick_fold (raw[i], -1, FALSE);

      if (*folded == '\0')
        continue;
      if (cb_quick_words_ties (g_utf8_get_char (g_utf8_prev_char (raw[i] + strlen (raw[i])))))
        g_ptr_array_add (elisions, g_steal_pointer (&folded));
      else
        g_ptr_array_add (list, g_steal_pointer (&folded));
    }
}

static char **
end_list (GPtrArray *list)
{
  g_ptr_array_add (list, NULL);
  return (char **) g_ptr_array_free (list, FALSE);
}

static const char *
get_translated (guint keyword)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "quick line", keywords[keyword].words);
}

/* Whether the word means something else in the language of the screen, as “i” is “in” in Danish. */
static gboolean
means_another (guint keyword, const char *folded, GPtrArray *const *translated)
{
  if (g_ptr_array_find_with_equal_func (translated[keyword], folded, g_str_equal, NULL))
    return FALSE;
  for (guint i = 0; i < CB_QUICK_N_KEYWORDS; i++)
    if (g_ptr_array_find_with_equal_func (translated[i], folded, g_str_equal, NULL))
      return TRUE;
  return FALSE;
}

/* Adds the English words that have no other meaning in the language of the screen. */
static void
add_english (guint keyword, GPtrArray *const *translated, GPtrArray *list, GPtrArray *elisions)
{
  add_words (list, elisions, keywords[keyword].words);
  for (guint i = list->len; i > 0; i--)
    if (means_another (keyword, g_ptr_array_index (list, i - 1), translated))
      g_free (g_ptr_array_steal_index (list, i - 1));
}

/* Built once, as the language of a program does not change while it runs. */
static const Words *
get_words (void)
{
  static Words words;
  static gsize made = 0;

  if (g_once_init_enter (&made))
    {
      GPtrArray *translated[CB_QUICK_N_KEYWORDS];
      GPtrArray *elisions = g_ptr_array_new ();

      for (guint i = 0; i < CB_QUICK_N_KEYWORDS; i++)
        add_words (translated[i] = g_ptr_array_new (), elisions, get_translated (i));
      for (guint i = 0; i < CB_QUICK_N_KEYWORDS; i++)
        {
          GPtrArray *list = g_ptr_array_new ();

          add_english (i, translated, list, elisions);
          g_ptr_array_extend (list, translated[i], (GCopyFunc) (void (*) (void)) g_strdup, NULL);
          words.lists[i] = end_list (list);
        }
      for (guint i = 0; i < CB_QUICK_N_KEYWORDS; i++)
        {
          g_ptr_array_set_free_func (translated[i], g_free);
          g_ptr_array_unref (translated[i]);
        }
      words.elisions = end_list (elisions);
      g_once_init_leave (&made, 1);
    }
  return &words;
}

const char *const *
cb_quick_keyword_list (CbQuickKeyword keyword)
{
  return (const char *const *) get_words ()->lists[keyword];
}

const char *const *
cb_quick_keyword_list_elisions (void)
{
  return (const char *const *) get_words ()->elisions;
}

/* Returns: how well the word fits the best of the words of @keyword */
CbQuickRank
cb_quick_keyword_rate (CbQuickKeyword keyword, const char *folded)
{
  const char *const *list = cb_quick_keyword_list (keyword);
  CbQuickRank best = CB_QUICK_NO_MATCH;

  for (guint i = 0; *folded != '\0' && list[i] != NULL; i++)
    {
      CbQuickRank rank = cb_quick_rate_word (folded, list[i]);

      best = MIN (best, rank);
    }
  return best;
}

/* Returns: (transfer none): the word that completion writes for @keyword */
const char *
cb_quick_keyword_get_word (CbQuickKeyword keyword)
{
  const char *words = get_translated (keyword);
  const char *end = strpbrk (words, " ,;");
  g_autofree char *first = end != NULL ? g_strndup (words, (gsize) (end - words))
                                       : g_strdup (words);

  return g_intern_string (first);
}

/* Returns: (transfer none) (nullable): the description of @keyword; NULL if it is not offered */
const char *
cb_quick_keyword_describe (CbQuickKeyword keyword)
{
  const char *description = keywords[keyword].description;

  return description != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "quick line", description) : NULL;
}
