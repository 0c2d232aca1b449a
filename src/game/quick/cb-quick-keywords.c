/* cb-quick-keywords.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* English is always understood; what a translation adds is understood as well. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-quick-keywords.h"

static const struct
{
  const char *words;
  const char *description; /* in the list of completions; NULL where it is not offered */
} keywords[CB_QUICK_N_KEYWORDS] = {
  /* Translators: these are the words understood where a turn is typed in one line, as in “green
   * asks: plum rope hall, peacock passes, white shows”. Give all that people might type, with
   * spaces between, lower case; the one that looks best in a list first. English is understood
   * too. “me” is I myself as player. */
  [CB_QUICK_ME] = { NC_ ("quick line", "me i myself"), NULL },
  /* Translators: as in “green asks: plum rope hall”. */
  [CB_QUICK_ASKS] = { NC_ ("quick line", "asks asked ask suggests suggested suggest"), NULL },
  /* Translators: as in “peacock passes”: had none of the cards. */
  [CB_QUICK_PASSES] = { NC_ ("quick line", "passes pass passed no none nothing"),
                        NC_ ("quick line", "had none of the cards") },
  /* Translators: as in “white shows”. */
  [CB_QUICK_SHOWS] = { NC_ ("quick line", "shows show showed yes"),
                       NC_ ("quick line", "showed a card") },
  /* Translators: as in “plum rope hall, nobody”: nobody showed a card. */
  [CB_QUICK_NOBODY] = { NC_ ("quick line", "nobody no-one"),
                        NC_ ("quick line", "nobody showed a card") },
  /* Translators: as in “all pass” and “all others pass”. */
  [CB_QUICK_ALL] = { NC_ ("quick line", "all everybody everyone others"), NULL },
  /* Translators: as in “green accuses plum rope hall: wrong”. */
  [CB_QUICK_ACCUSES] = { NC_ ("quick line", "accuses accused accuse"),
                         NC_ ("quick line", "accusation") },
  /* Translators: what came of an accusation. */
  [CB_QUICK_RIGHT] = { NC_ ("quick line", "right correct won wins"),
                       NC_ ("quick line", "the accusation was right") },
  /* Translators: what came of an accusation. */
  [CB_QUICK_WRONG] = { NC_ ("quick line", "wrong incorrect false lost loses"),
                       NC_ ("quick line", "the accusation was wrong") },
  /* Translators: as in “white has rope”. */
  [CB_QUICK_HAS] = { NC_ ("quick line", "has have had holds hold"),
                     NC_ ("quick line", "you saw the card") },
  /* Translators: as in “green saw white: rope”: Green saw a card of White. */
  [CB_QUICK_SAW] = { NC_ ("quick line", "saw sees seen see"),
                     NC_ ("quick line", "saw a card of somebody") },
  /* Translators: as in “note: green smiled”. */
  [CB_QUICK_NOTE] = { NC_ ("quick line", "note"), NC_ ("quick line", "something to remember") },
  /* Translators: as in “peacock and plum pass”. */
  [CB_QUICK_AND] = { NC_ ("quick line", "and"), NULL },
  /* Translators: words to be overlooked, as in “white shows a card”, “plum with the rope in the
   * hall”. */
  [CB_QUICK_FILLER] = { NC_ ("quick line", "a an the card one of with in by for from to at"),
                        NULL },
};

static void
add_words (GPtrArray *list, const char *words)
{
  g_auto (GStrv) raw = g_strsplit_set (words, " ,;", -1);

  for (guint i = 0; raw[i] != NULL; i++)
    {
      g_autofree char *folded = cb_quick_fold (raw[i], -1, FALSE);

      if (*folded != '\0')
        g_ptr_array_add (list, g_steal_pointer (&folded));
    }
}

/* Made once: the language of a program does not change while it runs. */
const char *const *
cb_quick_keyword_list (CbQuickKeyword keyword)
{
  static char **lists[CB_QUICK_N_KEYWORDS];
  static gsize made = 0;

  if (g_once_init_enter (&made))
    {
      for (guint i = 0; i < CB_QUICK_N_KEYWORDS; i++)
        {
          GPtrArray *list = g_ptr_array_new ();

          add_words (list, keywords[i].words);
          add_words (list, g_dpgettext2 (GETTEXT_PACKAGE, "quick line", keywords[i].words));
          g_ptr_array_add (list, NULL);
          lists[i] = (char **) g_ptr_array_free (list, FALSE);
        }
      g_once_init_leave (&made, 1);
    }
  return (const char *const *) lists[keyword];
}

/* Returns: how well the word goes with any of those of @keyword */
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

/* Returns: (transfer none): the word to write for it, in the language of the screen */
const char *
cb_quick_keyword_get_word (CbQuickKeyword keyword)
{
  const char *words = g_dpgettext2 (GETTEXT_PACKAGE, "quick line", keywords[keyword].words);
  const char *end = strpbrk (words, " ,;");
  g_autofree char *first = end != NULL ? g_strndup (words, (gsize) (end - words))
                                       : g_strdup (words);

  return g_intern_string (first);
}

/* Returns: (transfer none) (nullable): what it says; NULL where it is not offered to be typed */
const char *
cb_quick_keyword_describe (CbQuickKeyword keyword)
{
  const char *description = keywords[keyword].description;

  return description != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "quick line", description) : NULL;
}
