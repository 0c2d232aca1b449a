/* How cards and lists are said in a sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* An edition gives each card in the form used in sentences: “the Rope”, “das Seil”, and for
 * languages that need it the form of the object, “den Dolch”. Sentences are whole messages into
 * which these forms are put. If words of the message contract or change before the card (“de” and
 * “le salon”, “y” and “Invernadero”), that is done afterwards, by the rules of the language. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-say.h"

/* A contraction in a language: @before and @after, the start of a card, become @together. */
typedef struct
{
  const char *language;
  const char *before;
  const char *after;
  const char *together;
} Contraction;

static const Contraction contractions[] = {
  { "es", " a ", "el ", " al " },      { "es", " de ", "el ", " del " },
  { "fr", " de ", "le ", " du " },     { "fr", " de ", "les ", " des " },
  { "fr", " à ", "le ", " au " },      { "fr", " à ", "les ", " aux " },
  { "it", " a ", "il ", " al " },      { "it", " a ", "la ", " alla " },
  { "it", " a ", "lo ", " allo " },    { "it", " a ", "l’", " all’" },
  { "it", " a ", "i ", " ai " },       { "it", " a ", "gli ", " agli " },
  { "it", " a ", "le ", " alle " },    { "it", " di ", "il ", " del " },
  { "it", " di ", "la ", " della " },  { "it", " di ", "lo ", " dello " },
  { "it", " di ", "l’", " dell’" },    { "it", " di ", "i ", " dei " },
  { "it", " di ", "gli ", " degli " }, { "it", " di ", "le ", " delle " },
  { "it", " su ", "il ", " sul " },    { "it", " su ", "la ", " sulla " },
  { "it", " su ", "lo ", " sullo " },  { "it", " su ", "l’", " sull’" },
  { "it", " su ", "i ", " sui " },     { "it", " su ", "gli ", " sugli " },
  { "it", " su ", "le ", " sulle " },  { "pt", " a ", "a ", " à " },
  { "pt", " a ", "o ", " ao " },       { "pt", " a ", "os ", " aos " },
  { "pt", " a ", "as ", " às " },      { "pt", " de ", "o ", " do " },
  { "pt", " de ", "a ", " da " },      { "pt", " de ", "os ", " dos " },
  { "pt", " de ", "as ", " das " },    { "pt", " em ", "o ", " no " },
  { "pt", " em ", "a ", " na " },      { "pt", " em ", "os ", " nos " },
  { "pt", " em ", "as ", " nas " },
};

/* Words that change before some sounds. In French they are elided only before a capital vowel,
 * because names begin with a capital, and not before “h”, which may be silent or not. */
static const struct
{
  const char *language;
  const char *pattern;
  const char *replacement;
} sounds[] = {
  { "es", " y (?=[hH]?[iIíÍ](?![aeoAEO]))", " e " },
  { "es", " o (?=[hH]?[oOóÓ])", " u " },
  { "it", "\\b([aA]) (?=[AÀ])", "\\1d " },
  { "fr", "\\b([dD]|[qQ]u)e (?=[AÀÂEÉÈÊËIÎÏOÔUÛŒ])", "\\1’" },
};

/* Whether the user's language is @language, a code of two letters. */
static gboolean
speaks (const char *language)
{
  const char *spoken = g_get_language_names ()[0];

  return g_str_has_prefix (spoken, language) && !g_ascii_isalpha (spoken[strlen (language)]);
}

/* (transfer full): @text (transfer full), into which names were put, with those words changed that
 * change before some sounds, as in “Hypothèse d’Ann” */
char *
cb_say_fluently (char *text)
{
  for (gsize i = 0; i < G_N_ELEMENTS (sounds); i++)
    if (speaks (sounds[i].language))
      {
        g_autoptr (GRegex) regex = g_regex_new (sounds[i].pattern, 0, 0, NULL);
        char *mended = g_regex_replace (regex, text, -1, 0, sounds[i].replacement, 0, NULL);

        if (mended != NULL)
          {
            g_free (text);
            text = mended;
          }
      }
  return text;
}

/* If the sentence begins with @said, gives it a capital letter. */
static void
begin (GString *sentence, const char *said)
{
  char first[7] = { 0 };

  if (!g_str_has_prefix (sentence->str, said))
    return;
  g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (said)), first);
  g_string_erase (sentence, 0, g_utf8_next_char (sentence->str) - sentence->str);
  g_string_prepend (sentence, first);
}

/* Contracts words before @said with its article, or begins the sentence with @said. */
static void
fit_in (GString *sentence, const char *said)
{
  for (gsize i = 0; i < G_N_ELEMENTS (contractions); i++)
    {
      const Contraction *rule = &contractions[i];
      g_autofree char *apart = NULL;
      g_autofree char *together = NULL;

      if (!g_str_has_prefix (said, rule->after) || !speaks (rule->language))
        continue;
      apart = g_strconcat (rule->before, said, NULL);
      together = g_strconcat (rule->together, said + strlen (rule->after), NULL);
      g_string_replace (sentence, apart, together, 0);
    }
  begin (sentence, said);
}

/**
 * cb_say_sentence:
 * @sentence: (transfer full): a message with players, and with cards as from cb_say_card()
 *
 * Returns: (transfer full): the message as a sentence: it begins with a capital letter, and its
 *   words are contracted with articles and names where the language does that
 */
char *
cb_say_sentence (const CbEdition *edition, char *sentence)
{
  g_autoptr (GString) text = g_string_new_take (sentence);

  for (guint i = 0; i < cb_edition_get_n_cards (edition); i++)
    {
      const CbCard *card = cb_edition_get_card (edition, i);
      const char *said[] = { card->said, card->object };

      for (guint j = 0; j < G_N_ELEMENTS (said); j++)
        if (said[j] != NULL)
          fit_in (text, said[j]);
    }
  return cb_say_fluently (g_string_free_and_steal (g_steal_pointer (&text)));
}

/**
 * cb_say_card:
 * @as: the part of the card in the sentence
 *
 * Returns: (transfer none): the card as said in a sentence, “the Rope”, or only its name
 */
const char *
cb_say_card (const CbEdition *edition, guint card, CbSaidAs as)
{
  const CbCard *it = cb_edition_get_card (edition, card);

  if (as == CB_SAID_NAME)
    return it->name;
  if (as == CB_SAID_OBJECT && it->object != NULL)
    return it->object;
  return it->said != NULL ? it->said : it->name;
}

/**
 * cb_say_list:
 * @names: (array zero-terminated=1): what is listed
 *
 * Returns: (transfer full): “Plum, the Rope or the Hall”; with semicolons if a name has a comma
 */
char *
cb_say_list (const char *const *names, CbListing listing)
{
  g_autoptr (GString) list = g_string_new (NULL);
  gboolean comma = FALSE;

  for (guint i = 0; names[i] != NULL; i++)
    comma = comma || strchr (names[i], ',') != NULL;
  for (guint i = 0; names[i] != NULL; i++)
    {
      if (i > 0 && names[i + 1] != NULL)
        /* Translators: stands between the items of a list, also between items with commas. */
        g_string_append (list, comma ? _ ("; ") : _ (", "));
      else if (i > 0)
        /* Translators: before the last item of a list. */
        g_string_append (list, listing == CB_LIST_AND  ? C_ ("list", " and ")
                               : listing == CB_LIST_OR ? C_ ("choice", " or ")
                                                       /* Translators: “not the Rope or the Hall” */
                                                       : C_ ("none of several", " or "));
      g_string_append (list, names[i]);
    }
  return cb_say_fluently (g_string_free_and_steal (g_steal_pointer (&list)));
}

/**
 * cb_say_cards:
 * @cards: some cards of the edition
 * @as: their part in the sentence
 *
 * Returns: (transfer full): the list of the cards, as from cb_say_card(), in the order of the sheet
 */
char *
cb_say_cards (const CbEdition *edition, CbCardSet cards, CbListing listing, CbSaidAs as)
{
  const char *names[CB_MAX_CARDS + 1] = { NULL };
  guint n = 0;

  for (CbCardSet left = cards; left != 0; left &= left - 1)
    names[n++] = cb_say_card (edition, cb_card_set_first (left), as);
  return cb_say_list (names, listing);
}

/**
 * cb_say_kind:
 * @category: a category of cards
 *
 * Returns: (transfer full): a word for one of its cards inside a sentence: “room”, in German “Raum”
 */
char *
cb_say_kind (const CbEdition *edition, guint category)
{
  const CbCategory *it = cb_edition_get_category (edition, category);
  /* Translators: any card of a category that has no word for one of its own. */
  const char *name = it->singular != NULL ? it->singular : C_ ("kind", "card");

  return speaks ("de") ? g_strdup (name) : g_utf8_strdown (name, -1);
}

/**
 * cb_say_wanted:
 * @kind: the id of a category or trait of the edition
 * @all: whether all such cards are asked for
 *
 * Returns: (transfer full): what is asked for, as the object: “one room card”, “all “blunt” cards”
 */
char *
cb_say_wanted (const CbEdition *edition, const char *kind, gboolean all)
{
  int category = cb_edition_find_category (edition, kind);
  int trait = cb_edition_find_trait (edition, kind);
  g_autofree char *singular = NULL;
  const char *name;

  if (category >= 0 && cb_edition_get_category (edition, (guint) category)->singular != NULL)
    {
      singular = cb_say_kind (edition, (guint) category);
      /* Translators: what somebody asks for, as the object; %s is what a card is, “room”. */
      return g_strdup_printf (all ? _ ("all %s cards") : _ ("one %s card"), singular);
    }
  name = category >= 0 ? cb_edition_get_category (edition, (guint) category)->name
                       : cb_edition_get_trait (edition, (guint) trait)->name;
  /* Translators: what somebody asks for, as the object; %s is what cards share, “blunt”, or the
   * name of a category. */
  return g_strdup_printf (all ? _ ("all “%s” cards") : _ ("one “%s” card"), name);
}

/**
 * cb_say_deck:
 * @id: the id of a deck; it is used as the name if the edition has no such deck
 *
 * Returns: (transfer full): a card of the deck as the object: “an Action card”
 */
char *
cb_say_deck (const CbEdition *edition, const char *id)
{
  int index = cb_edition_find_deck (edition, id);
  const CbDeck *deck = index >= 0 ? cb_edition_get_deck (edition, (guint) index) : NULL;

  if (deck != NULL && deck->said != NULL)
    return g_strdup (deck->said);
  /* Translators: as the object; %s is a deck of cards that has no word for one of its own. */
  return g_strdup_printf (_ ("a card from the deck “%s”"), deck != NULL ? deck->name : id);
}

/**
 * cb_say_after_name:
 * @name: the name of a player
 *
 * Returns: (transfer none): what @sentence says after the name of the player, to be shown after the
 *   player's token: "drew an Intrigue card"; the whole sentence if it does not begin with the name,
 *   as in languages that inflect names
 */
const char *
cb_say_after_name (const char *sentence, const char *name)
{
  gsize length = strlen (name);

  return length > 0 && g_str_has_prefix (sentence, name) && sentence[length] == ' ' &&
             sentence[length + 1] != '\0'
           ? sentence + length + 1
           : sentence;
}
