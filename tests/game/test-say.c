/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards as one says them, lists of them, and sentences in which words grow together. */

#include "config.h"

#include <string.h>

#include "cb-edition-file.h"
#include "cb-say.h"

#define BOX                                                                                      \
  "[Edition]\nId=x\nName=X\nMaxPlayers=2\n[Category who]\nName=Suspects\nSingular=Suspect\n"     \
  "[Category with]\nName=Weapons\nName[de]=Waffen\nName[fr]=Armes\nSingular=Weapon\n"            \
  "Singular[de]=Waffe\nSingular[fr]=Arme\n[Category where]\nName=Rooms\n"                        \
  "[Trait blunt]\nName=blunt\n"                                                                  \
  "[Deck action]\nName=Action cards\nName[de]=Aktionskarten\nName[fr]=Cartes Action\n"           \
  "Said=an Action card\nSaid[de]=eine Aktionskarte\n[Deck other]\nName=Other\n"                  \
  "[Card plum]\nCategory=who\nName=Plum\n"                                                       \
  "[Card rope]\nCategory=with\nName=Rope\nName[de]=Seil\nName[fr]=Corde\nName[es]=Cuerda\n"      \
  "Name[it]=Corda\nName[fi]=Köysi\nSaid=the Rope\nSaid[de]=das Seil\nSaid[fr]=la corde\n"        \
  "Said[es]=la cuerda\nSaid[it]=la corda\n"                                                      \
  "[Card knife]\nCategory=with\nName=Knife\nName[de]=Dolch\nName[fr]=Poignard\nName[es]=Puñal\n" \
  "Name[it]=Pugnale\nName[fi]=Tikari\nSaid=the Knife\nSaid[de]=der Dolch\n"                      \
  "Object[de]=den Dolch\nSaid[fr]=le poignard\nSaid[es]=el puñal\nSaid[it]=il pugnale\n"         \
  "[Card ax]\nCategory=with\nName=Ax\nName[de]=Axt\nName[fr]=Hache\nName[es]=Hacha\n"            \
  "Name[it]=Ascia\nName[fi]=Kirves\nSaid=the Ax\nSaid[de]=die Axt\nSaid[fr]=la hache\n"          \
  "Said[es]=el hacha\nSaid[it]=l’ascia\n"                                                        \
  "[Card house]\nCategory=where\nName=House\nName[es]=Invernadero\nName[it]=Serra\n"             \
  "Said=the House\nSaid[it]=la serra\n"                                                          \
  "[Card toys]\nCategory=where\nName=Lock, Shock & Barrel\n"

#define PLUM  0
#define ROPE  1
#define KNIFE 2
#define AX    3
#define HOUSE 4
#define TOYS  5

static CbEdition *
read_in (const char *language)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (BOX, strlen (BOX));
  g_autoptr (GError) error = NULL;
  CbEdition *edition;

  g_setenv ("LANGUAGE", language, TRUE);
  edition = cb_edition_new_from_key_file (bytes, "x.edition", &error);
  g_assert_no_error (error);
  return edition;
}

static void
assert_card (const char *language, guint card, const char *subject, const char *object)
{
  g_autoptr (CbEdition) edition = read_in (language);

  g_assert_cmpstr (cb_say_card (edition, card, CB_SAID_SUBJECT), ==, subject);
  g_assert_cmpstr (cb_say_card (edition, card, CB_SAID_OBJECT), ==, object);
  g_assert_cmpstr (cb_say_card (edition, card, CB_SAID_NAME), ==,
                   cb_edition_get_card (edition, card)->name);
}

static void
test_cards (void)
{
  assert_card ("en", KNIFE, "the Knife", "the Knife");
  assert_card ("en_GB", KNIFE, "the Knife", "the Knife");
  assert_card ("C", KNIFE, "the Knife", "the Knife");
  assert_card ("de", KNIFE, "der Dolch", "den Dolch");
  assert_card ("de_AT", KNIFE, "der Dolch", "den Dolch");
  assert_card ("de", ROPE, "das Seil", "das Seil");
  assert_card ("fr", KNIFE, "le poignard", "le poignard");
  /* People have no article, nor has what a language says as it is called. */
  assert_card ("de", PLUM, "Plum", "Plum");
  assert_card ("fi", KNIFE, "Tikari", "Tikari");
  /* Never the article of one language before the name of another. */
  assert_card ("es", HOUSE, "Invernadero", "Invernadero");
  assert_card ("de", HOUSE, "House", "House");
  assert_card ("en", HOUSE, "the House", "the House");
}

/* At a table that calls it otherwise it has no article that fits. */
static void
test_renamed (void)
{
  g_autoptr (CbEdition) edition = read_in ("de");
  const char *const NAMES[] = { NULL, NULL, "Messer", NULL, NULL, NULL };
  g_autoptr (CbEdition) renamed = cb_edition_reword (edition, CB_WORDS_OF_CARDS, NAMES);

  g_assert_cmpstr (cb_say_card (renamed, KNIFE, CB_SAID_SUBJECT), ==, "Messer");
  g_assert_cmpstr (cb_say_card (renamed, KNIFE, CB_SAID_OBJECT), ==, "Messer");
  g_assert_cmpstr (cb_say_card (renamed, ROPE, CB_SAID_OBJECT), ==, "das Seil");
}

static void
assert_cards (const char *language, CbCardSet cards, CbListing listing, const char *expected)
{
  g_autoptr (CbEdition) edition = read_in (language);
  g_autofree char *said = cb_say_cards (edition, cards, listing, CB_SAID_OBJECT);

  g_assert_cmpstr (said, ==, expected);
}

static void
test_lists (void)
{
  assert_cards ("en", 0, CB_LIST_AND, "");
  assert_cards ("en", 1 << ROPE, CB_LIST_OR, "the Rope");
  assert_cards ("en", 1 << PLUM | 1 << ROPE, CB_LIST_AND, "Plum and the Rope");
  assert_cards ("en", 1 << PLUM | 1 << ROPE | 1 << HOUSE, CB_LIST_OR,
                "Plum, the Rope or the House");
  assert_cards ("en", 1 << ROPE | 1 << HOUSE | 1 << TOYS, CB_LIST_AND,
                "the Rope; the House and Lock, Shock & Barrel");
}

static void
assert_sentence (const char *language, const char *message, guint card, const char *expected)
{
  g_autoptr (CbEdition) edition = read_in (language);
  GString *text = g_string_new (message);
  g_autofree char *sentence = NULL;

  g_string_replace (text, "%s", cb_say_card (edition, card, CB_SAID_SUBJECT), 0);
  sentence = cb_say_sentence (edition, g_string_free_and_steal (text));
  g_assert_cmpstr (sentence, ==, expected);
}

/* A sentence begins with a capital letter, and what a language says in one word is one. */
static void
test_sentences (void)
{
  assert_sentence ("en", "%s is in the envelope.", ROPE, "The Rope is in the envelope.");
  assert_sentence ("en", "ann has %s.", ROPE, "ann has the Rope.");
  assert_sentence ("de", "%s ist im Umschlag.", KNIFE, "Der Dolch ist im Umschlag.");
  assert_sentence ("it", "%s è nella busta.", AX, "L’ascia è nella busta.");
  assert_sentence ("fr", "la ligne de %s", KNIFE, "la ligne du poignard");
  assert_sentence ("fr", "la ligne de %s", ROPE, "la ligne de la corde");
  assert_sentence ("fr", "afin de le montrer : %s", KNIFE, "afin de le montrer : le poignard");
  assert_sentence ("es", "la fila de %s", KNIFE, "la fila del puñal");
  assert_sentence ("es", "la fila de %s", ROPE, "la fila de la cuerda");
  assert_sentence ("it", "la riga di %s", KNIFE, "la riga del pugnale");
  assert_sentence ("it", "la riga di %s", AX, "la riga dell’ascia");
  assert_sentence ("en", "la fila de %s", KNIFE, "la fila de the Knife");
}

/* Before names, too: of players as well as of cards. */
static void
test_sounds (void)
{
  assert_sentence ("fr", "une carte de Ann, de Ben et de Émile, que Ann a vue", PLUM,
                   "une carte d’Ann, de Ben et d’Émile, qu’Ann a vue");
  assert_sentence ("fr", "la suite de onze cartes", PLUM, "la suite de onze cartes");
  assert_sentence ("es", "Pistola y Invernadero", PLUM, "Pistola e Invernadero");
  assert_sentence ("es", "Ann y Hielo, Ben y Hilda, Ian y Ian", PLUM,
                   "Ann y Hielo, Ben e Hilda, Ian y Ian");
  assert_sentence ("es", "Cuerda o Olga u otra", PLUM, "Cuerda u Olga u otra");
  assert_sentence ("en", "Cuerda o Olga", PLUM, "Cuerda o Olga");
}

static void
assert_kind (const char *language, guint category, const char *expected)
{
  g_autoptr (CbEdition) edition = read_in (language);
  g_autofree char *kind = cb_say_kind (edition, category);

  g_assert_cmpstr (kind, ==, expected);
}

static void
test_kinds (void)
{
  assert_kind ("en", 1, "weapon");
  assert_kind ("de", 1, "Waffe");
  assert_kind ("fr", 1, "arme");
  assert_kind ("en", 2, "card");
}

static void
assert_wanted (const char *kind, gboolean all, const char *expected)
{
  g_autoptr (CbEdition) edition = read_in ("en");
  g_autofree char *wanted = cb_say_wanted (edition, kind, all);

  g_assert_cmpstr (wanted, ==, expected);
}

/* A category by what one of its cards is, where it has a word for it; else by its name. */
static void
test_wanted (void)
{
  assert_wanted ("who", FALSE, "one suspect card");
  assert_wanted ("with", TRUE, "all weapon cards");
  assert_wanted ("where", FALSE, "one “Rooms” card");
  assert_wanted ("blunt", FALSE, "one “blunt” card");
  assert_wanted ("blunt", TRUE, "all “blunt” cards");
}

static void
assert_deck (const char *language, const char *id, const char *expected)
{
  g_autoptr (CbEdition) edition = read_in (language);
  g_autofree char *said = cb_say_deck (edition, id);

  g_assert_cmpstr (said, ==, expected);
}

/* Where the language has no word for a card of the deck, that of another language is no help. */
static void
test_decks (void)
{
  assert_deck ("en", "action", "an Action card");
  assert_deck ("de", "action", "eine Aktionskarte");
  assert_deck ("en", "other", "a card from the deck “Other”");
  assert_deck ("en", "unknown", "a card from the deck “unknown”");
  assert_deck ("fr", "action", "a card from the deck “Cartes Action”");
  assert_deck ("it", "action", "a card from the deck “Action cards”");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/say/cards", test_cards);
  g_test_add_func ("/say/renamed", test_renamed);
  g_test_add_func ("/say/lists", test_lists);
  g_test_add_func ("/say/sentences", test_sentences);
  g_test_add_func ("/say/sounds", test_sounds);
  g_test_add_func ("/say/kinds", test_kinds);
  g_test_add_func ("/say/wanted", test_wanted);
  g_test_add_func ("/say/decks", test_decks);
  return g_test_run ();
}
