/* What the things of a case are called.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cb-edition-board.h"
#include "cb-quick-keywords.h"
#include "cb-quick-vocabulary.h"

#define MAX_THINGS 32

static guint
count (const CbSetup *setup, CbQuickSort sort)
{
  const CbEdition *edition = setup->edition;

  switch (sort)
    {
    case CB_QUICK_PLAYER:
      return setup->n_players;
    case CB_QUICK_CARD:
      return cb_edition_get_n_cards (edition);
    case CB_QUICK_KIND:
      return cb_edition_get_n_categories (edition) + cb_edition_get_n_traits (edition);
    case CB_QUICK_DECK:
      return MIN (cb_edition_get_n_decks (edition), MAX_THINGS);
    case CB_QUICK_DECK_CARD:
      return MIN (cb_edition_get_n_deck_cards (edition), MAX_THINGS);
    case CB_QUICK_POWER:
      return MIN (cb_edition_get_n_powers (edition), MAX_THINGS);
    case CB_QUICK_SIGN:
      return cb_edition_get_n_signs (edition);
    case CB_QUICK_EVENT:
    default:
      return MIN (cb_edition_get_n_events (edition), MAX_THINGS);
    }
}

/* The things that have all of @typed as their name, or as another name. @n_words: (out): how many
 * words @typed has */
static CbQuickHit
find_whole (const CbQuickNames *names, const char *typed, guint32 allowed, guint *n_words)
{
  g_autoptr (GArray) words = cb_quick_words_split (typed, cb_quick_keyword_list_elisions ());

  *n_words = words->len - 1;
  return cb_quick_names_find (names, words, 0, allowed);
}

static gboolean
is_whole (CbQuickHit hit, guint n_words)
{
  return hit.n_words == n_words && hit.rank <= CB_QUICK_ALIAS && (hit.found & (hit.found - 1)) == 0;
}

/* The character that a player plays, or after whom the player is just called; −1 for none. */
static int
find_character (const CbQuickVocabulary *self, guint seat)
{
  const CbPlayer *player = &self->setup->players[seat];
  guint32 characters = cb_edition_get_characters (self->setup->edition);
  guint n_words;
  CbQuickHit hit;

  if (player->character >= 0)
    return player->character;
  hit = find_whole (self->names[CB_QUICK_CARD], player->name, characters, &n_words);
  return is_whole (hit, n_words) ? (int) cb_card_set_first (hit.found) : -1;
}

static void
add_all_whole (CbQuickNames *names, guint seat, const char *const *words)
{
  for (guint i = 0; words[i] != NULL; i++)
    cb_quick_names_add_whole (names, seat, words[i]);
}

/* (transfer full) (array zero-terminated=1): the people in the name of a team, “Cy” and “Dee” of
 * “Cy & Dee”; one for anybody else. @and: the words that stand between them */
static char **
split_team (const char *name, const char *const *and)
{
  g_autoptr (GStrvBuilder) people = g_strv_builder_new ();
  g_autoptr (GString) person = g_string_new (NULL);
  g_auto (GStrv) words = g_strsplit (name, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      gboolean parts = g_str_equal (words[i], "&") || g_str_equal (words[i], "+") ||
                       g_strv_contains (and, words[i]);

      if (!parts)
        g_string_append_printf (person, "%s%s", person->len > 0 ? " " : "", words[i]);
      if (person->len == 0 || (!parts && words[i + 1] != NULL))
        continue;
      g_strv_builder_add (people, person->str);
      g_string_truncate (person, 0);
    }
  return g_strv_builder_end (people);
}

/* Adds the other names of a team, such as “Cy & Dee”: the name of each of its people, and “Cy and
 * Dee”; also “we” if the notebook is the team’s (@mine). */
static void
add_team (CbQuickNames *names, guint seat, const char *name, gboolean mine)
{
  const char *const *and = cb_quick_keyword_list (CB_QUICK_AND);
  g_auto (GStrv) people = split_team (name, and);

  if (g_strv_length (people) < 2)
    return;
  for (guint i = 0; people[i] != NULL; i++)
    cb_quick_names_add (names, seat, people[i], TRUE);
  for (guint i = 0; and[i] != NULL; i++)
    {
      g_autofree char *joint = g_strdup_printf (" %s ", and[i]);
      g_autofree char *told = g_strjoinv (joint, people);

      cb_quick_names_add_whole (names, seat, told);
    }
  if (mine)
    {
      g_auto (GStrv) english = g_strsplit ("we us our", " ", -1);
      /* Translators: words for several people whose notebook it is and who play as one, with spaces
       * between: as in “we suspect Plum” and “Green shows us Plum”. */
      g_auto (GStrv) ours = g_strsplit (C_ ("quick line", "we us our"), " ", -1);

      add_all_whole (names, seat, (const char *const *) english);
      add_all_whole (names, seat, (const char *const *) ours);
    }
}

/* Players can also be called by their character, and I by “me”. */
static void
add_player (CbQuickVocabulary *self, guint seat)
{
  const CbPlayer *player = &self->setup->players[seat];
  CbQuickNames *names = self->names[CB_QUICK_PLAYER];
  gboolean mine = (int) seat == self->setup->me;
  int character = find_character (self, seat);

  cb_quick_names_add (names, seat, player->name, FALSE);
  add_team (names, seat, player->name, mine);
  if (character >= 0)
    {
      const CbCard *card = cb_edition_get_card (self->setup->edition, (guint) character);

      cb_quick_names_add (names, seat, card->name, TRUE);
      cb_quick_names_add_others (names, seat, (const char *const *) card->aliases);
      cb_quick_names_add_whole (names, seat, card->id);
    }
  if (mine)
    add_all_whole (names, seat, cb_quick_keyword_list (CB_QUICK_ME));
}

/* @id: (nullable); @name: (nullable); @aliases: (nullable): what else people call it. Cards have
 * more names, which are added with them. */
typedef struct
{
  const char *id;
  const char *name;
  char **aliases;
  const char *description;
} Thing;

static const char *
describe_player (const CbSetup *setup, guint seat)
{
  if ((int) seat == setup->me)
    return C_ ("quick line", "you");
  if (setup->players[seat].character < 0)
    return C_ ("quick line", "player");
  return cb_edition_get_card (setup->edition, (guint) setup->players[seat].character)->name;
}

static Thing
get_card (const CbEdition *edition, guint index)
{
  const CbCard *card = cb_edition_get_card (edition, index);

  return (Thing) { card->id, card->name, NULL,
                   cb_edition_get_category (edition, card->category)->name };
}

static Thing
get_kind (const CbEdition *edition, guint index)
{
  guint n = cb_edition_get_n_categories (edition);
  const CbCategory *category = index < n ? cb_edition_get_category (edition, index) : NULL;
  const CbTrait *trait = index < n ? NULL : cb_edition_get_trait (edition, index - n);

  if (category != NULL)
    return (Thing) { category->id, category->name, NULL, C_ ("quick line", "category") };
  return (Thing) { trait->id, trait->name, NULL, C_ ("quick line", "trait") };
}

static Thing
get_thing (const CbSetup *setup, CbQuickSort sort, guint index)
{
  const CbEdition *edition = setup->edition;
  const CbDeck *deck;
  const CbDeckCard *deck_card;
  const CbEditionPower *power;
  const CbSign *sign;

  switch (sort)
    {
    case CB_QUICK_PLAYER:
      return (Thing) { NULL, setup->players[index].name, NULL, describe_player (setup, index) };
    case CB_QUICK_CARD:
      return get_card (edition, index);
    case CB_QUICK_DECK:
      deck = cb_edition_get_deck (edition, index);
      return (Thing) { deck->id, deck->name, deck->aliases, C_ ("quick line", "deck") };
    case CB_QUICK_DECK_CARD:
      deck_card = cb_edition_get_deck_card (edition, index);
      return (Thing) { deck_card->id, deck_card->name, deck_card->aliases,
                       cb_edition_get_deck (edition, deck_card->deck)->name };
    case CB_QUICK_POWER:
      power = cb_edition_get_power (edition, index);
      return (Thing) { power->id, power->name, power->aliases, C_ ("quick line", "power") };
    case CB_QUICK_SIGN:
      sign = cb_edition_get_sign (edition, index);
      return (Thing) { sign->id, sign->name, sign->aliases, C_ ("quick line", "sign") };
    case CB_QUICK_EVENT:
      return (Thing) { NULL, cb_edition_get_event (edition, index)->name, NULL,
                       C_ ("quick line", "event") };
    case CB_QUICK_KIND:
    default:
      return get_kind (edition, index);
    }
}

/* Adds the form that a name has in a sentence, as “repet” for the card “Rep” or “Action card” for
 * the deck “Action cards”, without its article, which lines pass over. @said: (nullable) */
static void
add_said (CbQuickNames *names, guint index, const char *said)
{
  g_autoptr (GArray)
    words = cb_quick_words_split (said != NULL ? said : "", cb_quick_keyword_list_elisions ());
  const char *forms[] = { NULL, NULL };
  guint first = 0;

  while (first + 2 < words->len &&
         (cb_quick_keyword_find (g_array_index (words, CbQuickWord, first).folded) &
          CB_QUICK_WORD (CB_QUICK_FILLER)) != 0)
    first++;
  if (words->len > 1)
    forms[0] = said + g_array_index (words, CbQuickWord, first).offset;
  cb_quick_names_add_others (names, index, forms);
}

/* Adds the word for one card of a category: “weapon” in “one weapon card”. */
static void
add_singular (CbQuickNames *names, guint index, const CbCategory *category)
{
  const char *forms[] = { category->singular, NULL };

  cb_quick_names_add_others (names, index, forms);
}

/* Adds the forms of a card. */
static void
add_forms (CbQuickNames *names, guint index, const CbCard *card)
{
  cb_quick_names_add_others (names, index, (const char *const *) card->aliases);
  add_said (names, index, card->said);
  add_said (names, index, card->object);
}

/* Adds a thing’s names. An event without a name in the edition has none here: keywords tell of
 * it. */
static void
add_thing (CbQuickNames *names, guint index, Thing thing)
{
  if (thing.name == NULL)
    return;
  cb_quick_names_add (names, index, thing.name, FALSE);
  if (thing.aliases != NULL)
    cb_quick_names_add_others (names, index, (const char *const *) thing.aliases);
  if (thing.id != NULL)
    cb_quick_names_add_whole (names, index, thing.id);
}

static void
add_card (CbQuickNames *names, guint index, const CbEdition *edition)
{
  add_thing (names, index, get_card (edition, index));
  add_forms (names, index, cb_edition_get_card (edition, index));
}

static CbQuickVocabulary *
cb_quick_vocabulary_new (CbSetup *setup)
{
  const char *pool = cb_edition_get_rules (setup->edition)->pool;
  CbQuickVocabulary *self = g_new0 (CbQuickVocabulary, 1);

  self->pool = pool != NULL ? cb_quick_fold (pool, -1, FALSE) : NULL;
  self->setup = cb_setup_ref (setup);
  for (CbQuickSort sort = 0; sort < CB_QUICK_N_SORTS; sort++)
    {
      self->names[sort] = cb_quick_names_new ();
      for (guint i = 0; sort > CB_QUICK_CARD && i < count (setup, sort); i++)
        add_thing (self->names[sort], i, get_thing (setup, sort, i));
    }
  for (guint i = 0; i < cb_edition_get_n_decks (setup->edition); i++)
    add_said (self->names[CB_QUICK_DECK], i, cb_edition_get_deck (setup->edition, i)->said);
  for (guint i = 0; i < cb_edition_get_n_categories (setup->edition); i++)
    add_singular (self->names[CB_QUICK_KIND], i, cb_edition_get_category (setup->edition, i));
  for (guint i = 0; i < cb_edition_get_n_cards (setup->edition); i++)
    add_card (self->names[CB_QUICK_CARD], i, setup->edition);
  for (guint i = 0; i < setup->n_players; i++)
    add_player (self, i);
  return self;
}

static void
cb_quick_vocabulary_free (gpointer data)
{
  CbQuickVocabulary *self = data;

  for (CbQuickSort sort = 0; sort < CB_QUICK_N_SORTS; sort++)
    cb_quick_names_free (self->names[sort]);
  g_free (self->pool);
  cb_setup_unref (self->setup);
  g_free (self);
}

/* Kept with the case: to build it anew took a fifth of the time of a line. A setup never changes,
 * and the one of a case is replaced by another when players or edition change. */
const CbQuickVocabulary *
cb_quick_vocabulary_get (CbCase *case_)
{
  static const char KEY[] = "cb-quick-vocabulary";
  CbQuickVocabulary *self = g_object_get_data (G_OBJECT (case_), KEY);
  CbSetup *setup = cb_case_get_setup (case_);

  if (self != NULL && self->setup == setup)
    return self;
  self = cb_quick_vocabulary_new (setup);
  g_object_set_data_full (G_OBJECT (case_), KEY, self, cb_quick_vocabulary_free);
  return self;
}

int
cb_quick_vocabulary_find_card (const CbEdition *edition, const char *typed, CbCardSet *near)
{
  g_autoptr (CbQuickNames) names = cb_quick_names_new ();
  g_autofree char *folded = NULL;
  int card = cb_edition_find_card (edition, typed);
  guint n_words;
  CbQuickHit hit;

  *near = 0;
  if (card >= 0 || !g_utf8_validate (typed, -1, NULL))
    return card;
  for (guint i = 0; i < cb_edition_get_n_cards (edition); i++)
    add_card (names, i, edition);
  hit = find_whole (names, typed, cb_edition_get_all_cards (edition), &n_words);
  if (n_words == 0)
    return -1;
  folded = cb_quick_fold (typed, -1, FALSE);
  if (is_whole (hit, n_words))
    return (int) cb_card_set_first (hit.found);
  *near = hit.n_words == n_words ? hit.found : cb_quick_names_suggest (names, folded);
  return -1;
}

/* How many words from @at on are @asking without its “I”; 0 if they differ, or have no meaning but
 * to accuse. */
static guint
match_asking (const char *asking, GArray *words, guint at)
{
  g_autoptr (GArray) wanted = cb_quick_words_split (asking, cb_quick_keyword_list_elisions ());
  guint64 fillers = CB_QUICK_WORD (CB_QUICK_FILLER) | CB_QUICK_WORD (CB_QUICK_ACCUSES);
  gboolean says = FALSE;
  guint first = 0;

  while (first + 1 < wanted->len &&
         (cb_quick_keyword_find (g_array_index (wanted, CbQuickWord, first).folded) &
          CB_QUICK_WORD (CB_QUICK_ME)) != 0)
    first++;
  for (guint i = first; i + 1 < wanted->len; i++)
    {
      const char *folded = g_array_index (wanted, CbQuickWord, i).folded;

      if (at + i - first + 1 >= words->len ||
          strcmp (folded, g_array_index (words, CbQuickWord, at + i - first).folded) != 0)
        return 0;
      says = says || (cb_quick_keyword_find (folded) & fillers) == 0;
    }
  return says ? wanted->len - 1 - first : 0;
}

guint
cb_quick_vocabulary_find_asking (const CbQuickVocabulary *self,
                                 GArray *words,
                                 guint at,
                                 char **token)
{
  for (guint i = 0; i < cb_edition_get_n_categories (self->setup->edition); i++)
    {
      const char *asking = cb_edition_get_category (self->setup->edition, i)->asking;
      guint n = asking != NULL ? match_asking (asking, words, at) : 0;

      if (n == 0)
        continue;
      *token = g_strdup (cb_quick_keyword_list (CB_QUICK_ASKS)[0]);
      return n;
    }
  return 0;
}

gboolean
cb_quick_vocabulary_asks_by_accusing (const CbQuickVocabulary *self)
{
  for (guint i = 0; i < cb_edition_get_n_categories (self->setup->edition); i++)
    {
      const char *asking = cb_edition_get_category (self->setup->edition, i)->asking;
      g_autoptr (GArray) words = cb_quick_words_split (asking != NULL ? asking : "",
                                                       cb_quick_keyword_list_elisions ());

      for (guint j = 0; j + 1 < words->len; j++)
        if ((cb_quick_keyword_find (g_array_index (words, CbQuickWord, j).folded) &
             CB_QUICK_WORD (CB_QUICK_ACCUSES)) != 0)
          return TRUE;
    }
  return FALSE;
}

gboolean
cb_quick_vocabulary_calls (const CbQuickVocabulary *self, GArray *words, guint at)
{
  for (CbQuickSort sort = CB_QUICK_PLAYER; sort <= CB_QUICK_CARD; sort++)
    if (cb_quick_names_find (self->names[sort], words, at, cb_quick_vocabulary_get_all (self, sort))
          .rank <= CB_QUICK_ALIAS)
      return TRUE;
  return FALSE;
}

static guint32
get_first (guint n)
{
  return n < 32 ? ((guint32) 1 << n) - 1 : G_MAXUINT32;
}

guint32
cb_quick_vocabulary_get_all (const CbQuickVocabulary *self, CbQuickSort sort)
{
  return get_first (count (self->setup, sort));
}

guint32
cb_quick_vocabulary_get_traits (const CbQuickVocabulary *self)
{
  return cb_quick_vocabulary_get_all (self, CB_QUICK_KIND) &
         ~get_first (cb_edition_get_n_categories (self->setup->edition));
}

/* (nullable): NULL for an event without a name of its own */
const char *
cb_quick_vocabulary_get_name (const CbQuickVocabulary *self, CbQuickSort sort, guint index)
{
  return get_thing (self->setup, sort, index).name;
}

const char *
cb_quick_vocabulary_describe (const CbQuickVocabulary *self, CbQuickSort sort, guint index)
{
  return get_thing (self->setup, sort, index).description;
}
