/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is built in: which boxes, in which order, their cards, and their names in each language. */

#include <string.h>

#include "cb-edition-file.h"
#include "cb-edition-json.h"
#include "cb-editions.h"
#include "cb-test-case.h"

static void
test_found (void)
{
  g_assert_cmpuint (cb_editions_get_n_builtin (), >=, 1);
  g_assert_cmpstr (cb_edition_get_id (cb_editions_get_builtin (0)), ==, "classic");
  g_assert_null (cb_editions_find_builtin ("no such edition"));
  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    {
      CbEdition *edition = cb_editions_get_builtin (i);
      g_autoptr (JsonNode) node = cb_edition_to_json (edition);
      guint n = 0;

      g_assert_true (cb_editions_find_builtin (cb_edition_get_id (edition)) == edition);
      g_assert_cmpstr (json_node_get_string (node), ==, cb_edition_get_id (edition));
      for (guint c = 0; c < cb_edition_get_n_categories (edition); c++)
        n += cb_card_set_size (cb_edition_get_category (edition, c)->cards);
      g_assert_cmpuint (n, ==, cb_edition_get_n_cards (edition));
    }
}

/* In the order of the list: those that most people have first. */
static const struct
{
  const char *id;
  guint sizes[3];
  guint min_players;
  guint max_players;
  CbDealPolicy deal;
} boxes[] = {
  { "classic", { 6, 6, 9 }, 2, 6, CB_DEAL_ALL },
  { "classic-2023", { 6, 6, 9 }, 2, 6, CB_DEAL_ALL },
  { "classic-uk", { 6, 6, 9 }, 2, 6, CB_DEAL_ALL },
  { "master-detective", { 10, 8, 12 }, 3, 10, CB_DEAL_ALL },
  { "super-challenge", { 9, 9, 9 }, 2, 9, CB_DEAL_ALL },
  { "discover-secrets", { 6, 9, 9 }, 3, 6, CB_DEAL_EQUAL },
  { "next-generation", { 6, 6, 9 }, 2, 6, CB_DEAL_EQUAL },
  { "nightmare", { 6, 6, 9 }, 2, 6, CB_DEAL_EQUAL },
  { "big-bang", { 6, 6, 9 }, 2, 6, CB_DEAL_EQUAL },
  { "at-sea", { 7, 6, 6 }, 3, 5, CB_DEAL_ALL },
  { "classic-2015", { 6, 6, 9 }, 2, 6, CB_DEAL_ALL },
  { "signature", { 6, 6, 9 }, 2, 6, CB_DEAL_ALL },
  { "youre-on-deck", { 6, 6, 9 }, 3, 6, CB_DEAL_ALL },
  { "super-cluedo", { 10, 8, 12 }, 3, 10, CB_DEAL_ALL },
  { "super-sleuth", { 6, 6, 9 }, 2, 6, CB_DEAL_ALL },
  { "passport-to-murder", { 9, 9, 9 }, 2, 9, CB_DEAL_ALL },
  { "anniversary", { 6, 7, 9 }, 2, 6, CB_DEAL_ALL },
  { "24", { 6, 9, 9 }, 2, 6, CB_DEAL_ALL },
  { "beyond-the-mansion", { 6, 6, 9 }, 3, 5, CB_DEAL_ALL },
  { "doctor-who", { 6, 6, 9 }, 2, 6, CB_DEAL_EQUAL },
  { "dungeons-and-dragons", { 6, 6, 9 }, 3, 6, CB_DEAL_ALL },
  { "clue-fx", { 8, 6, 9 }, 2, 4, CB_DEAL_ALL },
  { "game-of-thrones", { 6, 6, 11 }, 2, 6, CB_DEAL_EQUAL },
  { "game-of-thrones-meereen", { 6, 6, 9 }, 2, 6, CB_DEAL_EQUAL },
  { "golden-girls", { 6, 6, 9 }, 2, 6, CB_DEAL_EQUAL },
  { "harry-potter", { 6, 6, 9 }, 3, 5, CB_DEAL_EQUAL },
  { "harry-potter-burrow", { 6, 6, 9 }, 3, 5, CB_DEAL_EQUAL },
  { "haunted-mansion", { 6, 6, 9 }, 3, 6, CB_DEAL_ALL },
  { "the-office", { 6, 9, 9 }, 3, 6, CB_DEAL_EQUAL },
  { "paris", { 6, 9, 9 }, 2, 6, CB_DEAL_EQUAL },
  { "scooby-doo", { 6, 6, 9 }, 2, 6, CB_DEAL_EQUAL },
  { "seinfeld", { 6, 9, 9 }, 2, 6, CB_DEAL_ALL },
  { "sherlock", { 6, 6, 9 }, 2, 6, CB_DEAL_ALL },
  { "simpsons", { 6, 6, 9 }, 2, 6, CB_DEAL_ALL },
  { "simpsons-3rd", { 6, 6, 9 }, 2, 6, CB_DEAL_ALL },
  { "star-wars", { 6, 6, 9 }, 3, 6, CB_DEAL_EQUAL },
  { "suspect-12", { 6, 3, 3 }, 2, 4, CB_DEAL_EQUAL },
  { "suspect-15", { 6, 4, 5 }, 2, 4, CB_DEAL_EQUAL },
  { "tower-of-terror", { 6, 6, 9 }, 2, 6, CB_DEAL_ALL },
};

static void
test_boxes (void)
{
  g_assert_cmpuint (cb_editions_get_n_builtin (), ==, G_N_ELEMENTS (boxes));
  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    {
      CbEdition *edition = cb_editions_get_builtin (i);

      g_assert_cmpstr (cb_edition_get_id (edition), ==, boxes[i].id);
      g_assert_cmpuint (cb_edition_get_min_players (edition), ==, boxes[i].min_players);
      g_assert_cmpuint (cb_edition_get_max_players (edition), ==, boxes[i].max_players);
      g_assert_cmpint (cb_edition_get_deal (edition), ==, boxes[i].deal);
      g_assert_cmpuint (cb_edition_get_n_categories (edition), ==, 3);
      for (guint c = 0; c < 3; c++)
        {
          const CbCategory *category = cb_edition_get_category (edition, c);

          g_assert_cmpuint (cb_card_set_size (category->cards), ==, boxes[i].sizes[c]);
          g_assert_cmpuint (category->n_in_envelope, ==, 1);
        }
    }
}

/* No two boxes look the same in the list. */
static void
test_covers (void)
{
  g_autoptr (GHashTable) covers = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    {
      const CbRules *rules = cb_edition_get_rules (cb_editions_get_builtin (i));

      g_assert_nonnull (rules->cover);
      g_assert_true (g_regex_match_simple ("^#[0-9a-f]{6}$", rules->cover, 0, 0));
      if (!g_hash_table_add (covers, rules->cover))
        g_error ("%s has the cover of another box", rules->id);
    }
}

/* What a table may choose, as numbers: bits of the decks in use, and of what else there is. */
static guint
sum_up_rules (const CbSetup *setup)
{
  guint decks = 0;

  for (guint i = 0; i < cb_edition_get_n_decks (setup->edition); i++)
    decks |= cb_setup_uses_deck (setup, i) ? 1u << i : 0;
  return decks << 7 | (guint) cb_setup_get_swaps (setup) << 5 |
         (guint) cb_setup_get_answering (setup) << 3 | (cb_setup_last_ends (setup) ? 4 : 0) |
         (cb_setup_last_standing (setup) ? 2 : 0) | (cb_setup_tips_ask_traits (setup) ? 1 : 0);
}

/* Whatever a box offers as a house rule changes something. */
static void
test_variants (void)
{
  guint n = 0;

  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    {
      CbEdition *edition = cb_editions_get_builtin (i);

      for (guint j = 0; j < cb_edition_get_n_variants (edition); j++, n++)
        {
          g_autoptr (CbSetup) setup = cb_setup_new (edition);
          guint before;

          setup->n_players = 4;
          before = sum_up_rules (setup);
          setup->variants = 1u << j;
          g_assert_true (cb_variant_has_effect (cb_edition_get_variant (edition, j)));
          g_assert_cmphex (sum_up_rules (setup), !=, before);
        }
    }
  g_assert_cmpuint (n, >=, 10);
}

/* As files that people wrote have them. */
static void
test_card_ids (void)
{
  static const char *const ids[][2] = {
    { "classic", "scarlet" },
    { "classic", "lead-pipe" },
    { "classic", "billiard-room" },
    { "next-generation", "games-room" },
    { "nightmare", "lock-shock-and-barrel" },
    { "nightmare", "finkelstein" },
    { "nightmare", "jacks-house" },
    { "nightmare", "frogs-breath" },
    { "big-bang", "bedroom-leonard" },
    { "big-bang", "living-room-sheldon-and-leonard" },
    { "big-bang", "dog-eared-comic" },
    { "at-sea", "boddy" },
    { "at-sea", "master-suite" },
    { "master-detective", "brunette" },
    { "super-cluedo", "death" },
    { "super-challenge", "slate-grey" },
    { "classic-2015", "orchid" },
    { "classic-2023", "white" },
    { "harry-potter", "crabbe-and-goyle" },
    { "doctor-who", "amy-rory" },
    { "golden-girls", "sophias-purse" },
    { "star-wars", "yavin-4" },
    { "tower-of-terror", "guest-room-1313" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    g_assert_cmpint (cb_edition_find_card (cb_editions_find_builtin (ids[i][0]), ids[i][1]), >=, 0);
  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    for (guint c = 0; c < cb_edition_get_n_cards (cb_editions_get_builtin (i)); c++)
      {
        const char *id = cb_edition_get_card (cb_editions_get_builtin (i), c)->id;

        g_assert_cmpuint (strspn (id, "abcdefghijklmnopqrstuvwxyz0123456789-"), ==, strlen (id));
        g_assert_false (g_str_has_suffix (id, "-"));
      }
}

static guint
count_with_trait (CbEdition *edition, const char *id)
{
  int trait = cb_edition_find_trait (edition, id);

  g_assert_cmpint (trait, >=, 0);
  return cb_card_set_size (cb_edition_get_trait (edition, (guint) trait)->cards);
}

/* Every room lies in one part of the ship and on one side of it. */
static void
test_at_sea_traits (void)
{
  CbEdition *edition = cb_editions_find_builtin ("at-sea");

  g_assert_cmpuint (cb_edition_get_n_traits (edition), ==, 9);
  g_assert_cmpuint (count_with_trait (edition, "female"), ==, 3);
  g_assert_cmpuint (count_with_trait (edition, "male"), ==, 4);
  g_assert_cmpuint (count_with_trait (edition, "blunt"), ==, 3);
  g_assert_cmpuint (count_with_trait (edition, "coiled"), ==, 3);
  g_assert_cmpuint (count_with_trait (edition, "bow"), ==, 2);
  g_assert_cmpuint (count_with_trait (edition, "midship"), ==, 2);
  g_assert_cmpuint (count_with_trait (edition, "stern"), ==, 2);
  g_assert_cmpuint (count_with_trait (edition, "port"), ==, 3);
  g_assert_cmpuint (count_with_trait (edition, "starboard"), ==, 3);
}

static CbEdition *
read_box (const char *id, const char *language)
{
  g_autofree char *name = g_strconcat (id, ".edition", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "editions", name, NULL);
  g_autofree char *before = g_strdup (g_getenv ("LANGUAGE"));
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  CbEdition *edition;
  char *text;
  gsize size;

  g_file_get_contents (path, &text, &size, &error);
  g_assert_no_error (error);
  bytes = g_bytes_new_take (text, size);
  g_setenv ("LANGUAGE", language, TRUE);
  edition = cb_edition_new_from_key_file (bytes, name, &error);
  g_assert_no_error (error);
  if (before != NULL)
    g_setenv ("LANGUAGE", before, TRUE);
  else
    g_unsetenv ("LANGUAGE");
  return edition;
}

/* Whatever a card is called or may be typed, no other card is. */
static void
assert_aliases_differ (const CbEdition *edition, const char *language)
{
  g_autoptr (GHashTable) owners = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint c = 0; c < cb_edition_get_n_cards (edition); c++)
    {
      const CbCard *card = cb_edition_get_card (edition, c);

      for (int i = -1; i < 0 || card->aliases[i] != NULL; i++)
        {
          char *name = g_utf8_casefold (i < 0 ? card->name : card->aliases[i], -1);
          const CbCard *owner = g_hash_table_lookup (owners, name);

          if (owner != NULL && owner != card)
            g_error ("%s in %s: “%s” is %s and %s", cb_edition_get_id (edition), language, name,
                     owner->id, card->id);
          g_hash_table_replace (owners, name, (gpointer) card);
        }
    }
}

static void
assert_names_differ (const CbEdition *edition, const char *language)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint c = 0; c < cb_edition_get_n_cards (edition); c++)
    {
      const CbCard *card = cb_edition_get_card (edition, c);

      if (!g_hash_table_add (names, card->name))
        g_error ("%s in %s: two cards are called “%s”", cb_edition_get_id (edition), language,
                 card->name);
    }
}

/* (transfer full): the lines of po/LINGUAS: the languages that there are catalogues of */
static GStrv
read_languages (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "po", "LINGUAS", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return g_strsplit (g_strchomp (text), "\n", 0);
}

static void
test_names_differ (void)
{
  g_auto (GStrv) languages = read_languages ();

  /* The first line is a comment; what is no language reads as English. */
  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    for (guint j = 0; languages[j] != NULL; j++)
      {
        g_autoptr (CbEdition) edition = read_box (boxes[i].id, languages[j]);

        assert_names_differ (edition, languages[j]);
        assert_aliases_differ (edition, languages[j]);
      }
}

static void
test_languages (void)
{
  static const struct
  {
    const char *edition;
    const char *language;
    const char *card;
    const char *name;
  } samples[] = {
    { "classic", "de", "scarlet", "Fräulein Gloria" },
    { "classic", "fr", "mustard", "Colonel Moutarde" },
    { "classic", "es", "rope", "Cuerda" },
    { "classic", "it", "wrench", "Chiave inglese" },
    { "classic", "nl", "peacock", "Mevr. Blaauw van Draet" },
    { "classic", "sv", "plum", "Professor Plommon" },
    { "classic", "nb", "white", "Vigdis Hvitveis" },
    { "classic", "pt_BR", "green", "Sr. Marinho" },
    { "at-sea", "de", "scarlet", "Fräulein Gloria" },
    { "at-sea", "de", "boddy", "Mr. Boddy" },
    { "at-sea", "fr", "oar", "Rame" },
    { "nightmare", "it", "cemetery", "Cimitero" },
    { "next-generation", "de", "garage", "Garage" },
    { "super-cluedo", "de", "stables", "Stallungen" },
    { "discover-secrets", "da", "ax", "Økse" },
    { "classic-uk", "fi", "spanner", "Jakoavain" },
    { "master-detective", "pl", "horseshoe", "Podkowa" },
    { "classic-uk", "de", "scarlet", "Fräulein Gloria" },
    { "super-sleuth", "de", "green", "Reverend Grün" },
    { "golden-girls", "de", "kitchen", "Küche" },
    { "simpsons", "de", "extend-o-glove", "Boxarm" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autoptr (CbEdition) edition = read_box (samples[i].edition, samples[i].language);
      int card = cb_edition_find_card (edition, samples[i].card);

      g_assert_cmpint (card, >=, 0);
      g_assert_cmpstr (cb_edition_get_card (edition, (guint) card)->name, ==, samples[i].name);
    }
}

/* Every box about the guests knows them by their titles. */
static void
test_titles (void)
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    {
      g_autoptr (CbEdition) edition = read_box (boxes[i].id, "C");
      int mustard = cb_edition_find_card (edition, "mustard");

      if (mustard < 0)
        continue;
      n++;
      g_assert_true (g_strv_contains (
        (const char *const *) cb_edition_get_card (edition, (guint) mustard)->aliases,
        "Colonel Mustard"));
    }
  g_assert_cmpuint (n, ==, 17);
}

static GKeyFile *
load_box (const char *id)
{
  g_autofree char *name = g_strconcat (id, ".edition", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "editions", name, NULL);
  g_autoptr (GError) error = NULL;
  GKeyFile *file = g_key_file_new ();

  g_key_file_load_from_file (file, path, G_KEY_FILE_KEEP_TRANSLATIONS, &error);
  g_assert_no_error (error);
  return file;
}

/* Names in a language that no catalogue has are shown to nobody. */
static void
test_no_language_unknown (void)
{
  g_auto (GStrv) languages = read_languages ();

  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    {
      g_autoptr (GKeyFile) file = load_box (boxes[i].id);
      g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);

      for (guint j = 0; groups[j] != NULL; j++)
        {
          g_auto (GStrv) keys = g_key_file_get_keys (file, groups[j], NULL, NULL);

          for (guint k = 0; keys[k] != NULL; k++)
            {
              g_auto (GStrv) parts = g_strsplit_set (keys[k], "[]", 3);

              if (parts[1] != NULL && !g_strv_contains ((const char *const *) languages, parts[1]))
                g_error ("%s: [%s] %s is in a language without a catalogue", boxes[i].id, groups[j],
                         keys[k]);
            }
        }
    }
}

static guint
count_languages (GKeyFile *file, const char *group, const char *key)
{
  static const char *const OURS[] = { "de", "fr", "es", "it", "nl" };
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (OURS); i++)
    {
      g_autofree char *translated = g_strdup_printf ("%s[%s]", key, OURS[i]);

      n += g_key_file_has_key (file, group, translated, NULL);
    }
  return n;
}

static void
assert_no_language_missing (const char *id)
{
  g_autoptr (GKeyFile) file = load_box (id);
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);

  for (guint i = 0; groups[i] != NULL; i++)
    {
      g_auto (GStrv) keys = g_key_file_get_keys (file, groups[i], NULL, NULL);

      for (guint j = 0; keys[j] != NULL; j++)
        {
          guint n = count_languages (file, groups[i], keys[j]);

          if (g_str_has_prefix (keys[j], "Alias") || g_str_has_prefix (keys[j], "Said") ||
              g_str_has_prefix (keys[j], "Object"))
            continue;
          if (n != 0 && n != 5)
            g_error ("%s: [%s] %s has but %u languages", id, groups[i], keys[j], n);
        }
    }
}

/* A deck says what one of its cards is in each language in which it has a name. */
static void
assert_decks_said (const char *id)
{
  g_autoptr (GKeyFile) file = load_box (id);
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);

  for (guint i = 0; groups[i] != NULL; i++)
    {
      gboolean deck = g_str_has_prefix (groups[i], "Deck ");

      if (!deck || !g_key_file_has_key (file, groups[i], "Name", NULL))
        continue;
      if (!g_key_file_has_key (file, groups[i], "Said", NULL))
        g_error ("%s: [%s] has no Said", id, groups[i]);
      g_assert_cmpuint (count_languages (file, groups[i], "Said"), ==,
                        count_languages (file, groups[i], "Name"));
    }
}

static void
test_decks_said (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    assert_decks_said (boxes[i].id);
  assert_decks_said ("base/intrigue");
}

/* What has another name in one of the program’s languages has one in all of them. What has not is
 * called the same everywhere, as people are; and not every language has other names for a thing. */
static void
test_no_language_missing (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    assert_no_language_missing (boxes[i].id);
  assert_no_language_missing ("base/house");
  assert_no_language_missing ("base/intrigue");
  assert_no_language_missing ("base/clocks");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/builtin-editions/found", test_found);
  g_test_add_func ("/builtin-editions/boxes", test_boxes);
  g_test_add_func ("/builtin-editions/covers", test_covers);
  g_test_add_func ("/builtin-editions/decks-said", test_decks_said);
  g_test_add_func ("/builtin-editions/variants", test_variants);
  g_test_add_func ("/builtin-editions/card-ids", test_card_ids);
  g_test_add_func ("/builtin-editions/at-sea-traits", test_at_sea_traits);
  g_test_add_func ("/builtin-editions/names-differ", test_names_differ);
  g_test_add_func ("/builtin-editions/languages", test_languages);
  g_test_add_func ("/builtin-editions/titles", test_titles);
  g_test_add_func ("/builtin-editions/no-language-missing", test_no_language_missing);
  g_test_add_func ("/builtin-editions/no-language-unknown", test_no_language_unknown);
  return g_test_run ();
}
