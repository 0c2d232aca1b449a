/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What edition files can say in short, and how a box is found by what stands on it and lies in it.
 */

#include "cb-edition-board.h"
#include "cb-edition-box.h"
#include "cb-edition-file.h"
#include "cb-editions.h"
#include "cb-test-case.h"

#define HEAD "[Edition]\nId=t\nName=T\n"

static CbEdition *
read_file (const char *language, const char *text, GError **error)
{
  g_autofree char *before = g_strdup (g_getenv ("LANGUAGE"));
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  CbEdition *edition;

  g_setenv ("LANGUAGE", language, TRUE);
  edition = cb_edition_new_from_key_file (bytes, "t.edition", error);
  if (before != NULL)
    g_setenv ("LANGUAGE", before, TRUE);
  else
    g_unsetenv ("LANGUAGE");
  return edition;
}

static void
assert_cards (const char *language, const char *text, const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = read_file (language, text, &error);
  g_autoptr (GString) cards = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < cb_edition_get_n_cards (edition); i++)
    {
      const CbCard *card = cb_edition_get_card (edition, i);

      g_string_append_printf (cards, "%u %s=%s; ", card->category, card->id, card->name);
    }
  g_assert_cmpstr (cards->str, ==, expected);
}

static void
assert_refused (const char *text, const char *message)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = read_file ("C", text, &error);

  g_assert_null (edition);
  g_assert_cmpstr (error->message, ==, message);
}

/* Cards come in the order in which they are listed, also one that has more to say; and those with
 * groups of their own only stand among them. */
static void
test_cards (void)
{
  assert_cards ("C",
                HEAD "[Card amy-rory]\nAlias=Amy;\n[Category who]\nName=Who\nCards=Zoe;Amy & "
                     "Rory; Bo ;\n[Category what]\nName=What\nCards=Strax’s Gun;\n",
                "0 zoe=Zoe; 0 amy-rory=Amy & Rory; 0 bo=Bo; 1 straxs-gun=Strax’s Gun; ");
  assert_cards ("C",
                HEAD "[Category who]\nName=Who\nCards=Zoe;\n[Card eve]\nCategory=who\n"
                     "Name=Eve\n",
                "0 eve=Eve; 0 zoe=Zoe; ");
  assert_refused (HEAD "[Category who]\nName=Who\nCards=Zoe;Bo;Zoë;\n",
                  "t.edition: [Category who] Cards: another card has the same id");
}

/* By their places in the list; what is empty, or has a name already, is as it was. */
static void
test_cards_translated (void)
{
  const char text[] = HEAD "[Category who]\nName=Who\nCards=Cook;Zoe;Maid;Page;\n"
                           "Cards[de]=Koch;;Magd;\n[Card maid]\nName[de]=Zofe\n";

  assert_cards ("C", text, "0 cook=Cook; 0 zoe=Zoe; 0 maid=Maid; 0 page=Page; ");
  assert_cards ("de", text, "0 cook=Koch; 0 zoe=Zoe; 0 maid=Zofe; 0 page=Page; ");
  /* What is no list names nobody. */
  assert_cards ("de", HEAD "[Category who]\nName=Who\nCards=Cook;\nCards[de]=Ko\\q;\n",
                "0 cook=Cook; ");
  assert_refused (HEAD "[Category who]\nName=Who\nCards=Co\\q;\n",
                  "t.edition: [Category who]: is not a key of this group");
}

/* In the same order; one that is left empty is said as it is called. */
static void
test_cards_said (void)
{
  const char text[] = HEAD "[Category what]\nName=What\nCards=Gun;Cup;\nCards[de]=Colt;Tasse;\n"
                           "Said=;the Cup;\nSaid[de]=der Colt;\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) english = read_file ("C", text, &error);
  g_autoptr (CbEdition) german = read_file ("de", text, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (cb_edition_get_card (english, 0)->said, ==, NULL);
  g_assert_cmpstr (cb_edition_get_card (english, 1)->said, ==, "the Cup");
  g_assert_cmpstr (cb_edition_get_card (german, 0)->said, ==, "der Colt");
  g_assert_cmpstr (cb_edition_get_card (german, 1)->said, ==, NULL);
  assert_refused (HEAD "[Category who]\nName=Who\nSaid=the Cup;\n[Card a]\nCategory=who\n"
                       "Name=A\n",
                  "t.edition: [Category who] Said: is not a key of this group");
}

/* A card may have another name in one language only. */
static void
test_alias_of_a_language (void)
{
  const char text[] = HEAD "[Category what]\nName=What\n[Card books]\nCategory=what\nName=Library\n"
                           "Name[nl]=Bibliotheek\nAlias[nl]=Bieb;\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) english = read_file ("C", text, &error);
  g_autoptr (CbEdition) dutch = read_file ("nl", text, &error);

  g_assert_no_error (error);
  g_assert_null (cb_edition_get_card (english, 0)->aliases[0]);
  g_assert_cmpstr (cb_edition_get_card (dutch, 0)->aliases[0], ==, "Bieb");
}

/* So is what else they say: other names with “/” between, colours, pictures, traits. An own group
 * of a card comes first; a picture may be called like the card. */
static void
test_cards_told (void)
{
  const char text[] = HEAD
    "[Trait old]\nName=old\n[Trait red]\nName=red\n[Category who]\nName=Who\n"
    "Icon=pawn\nCards=Zoe;Crown;Bo;\nCards[de]=;Krone;\nObject[de]=;die da;\n"
    "Alias=Zo/Miss Zoe;;Beau;\nColour=#c01c28;;#26a269;\n"
    "Icons=hand;crown;eye;\nTraits=old/red;;red;\n[Card bo]\nIcon=bed\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = read_file ("de", text, &error);
  const CbCard *zoe = cb_edition_get_card (edition, 0);
  const CbCard *crown = cb_edition_get_card (edition, 1);
  const CbCard *bo = cb_edition_get_card (edition, 2);

  g_assert_no_error (error);
  g_assert_cmpstr (zoe->aliases[0], ==, "Zo");
  g_assert_cmpstr (zoe->aliases[1], ==, "Miss Zoe");
  g_assert_null (zoe->aliases[2]);
  g_assert_null (crown->aliases[0]);
  g_assert_cmpstr (bo->aliases[0], ==, "Beau");
  g_assert_cmpstr (crown->object, ==, "die da");
  g_assert_cmpstr (zoe->colour, ==, "#c01c28");
  g_assert_null (crown->colour);
  g_assert_cmpstr (zoe->icon, ==, "hand");
  g_assert_cmpstr (crown->icon, ==, "crown");
  g_assert_cmpstr (bo->icon, ==, "bed");
  g_assert_cmphex (cb_edition_get_trait (edition, 0)->cards, ==, cb_card_set_of (0));
  g_assert_cmphex (cb_edition_get_trait (edition, 1)->cards, ==,
                   cb_card_set_of (0) | cb_card_set_of (2));
}

/* One that is listed by its id is called as by the family, and needs one. */
static void
test_cards_of_house (void)
{
  const char text[] = "[Edition]\nId=t\nName=T\nWords=house\n[Category room]\n"
                      "Cards=kitchen;Lanai;Study;\n";

  assert_cards ("C", text, "0 kitchen=Kitchen; 0 lanai=Lanai; 0 study=Study; ");
  assert_cards ("de", text, "0 kitchen=Küche; 0 lanai=Lanai; 0 study=Arbeitszimmer; ");
  assert_refused (HEAD "[Category room]\nName=Rooms\nCards=kitchen;\n",
                  "t.edition: [Card kitchen] Name: is missing");
}

/* Each card has one, called like it, but for what the file says of one. */
static void
test_powers (void)
{
  const char text[] = HEAD "[Category who]\nName=Who\nCards=Cook;Zoe;\nCards[de]=Koch;Zoe;\n"
                           "Powers=true\n[Category what]\nName=What\nCards=Gun;\n"
                           "[Power zoe]\nText=Look\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = read_file ("de", text, &error);
  guint n_said = 0;

  g_assert_no_error (error);
  g_assert_cmpuint (cb_edition_get_n_powers (edition), ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      const CbEditionPower *power = cb_edition_get_power (edition, i);
      gboolean is_zoe = g_str_equal (power->id, "zoe");

      g_assert_cmpstr (power->name, ==, is_zoe ? "Zoe" : "Koch");
      g_assert_cmpint (power->card, ==, cb_edition_find_card (edition, power->id));
      g_assert_cmpstr (power->text, ==, is_zoe ? "Look" : NULL);
      n_said += is_zoe;
    }
  g_assert_cmpuint (n_said, ==, 1);
  g_assert_cmpuint (cb_edition_get_n_powers (cb_editions_find_builtin ("golden-girls")), ==, 6);
  assert_refused (HEAD "[Category who]\nName=Who\nCards=Zoe;\nPower=true\n",
                  "t.edition: [Category who] Power: is not a key of this group");
}

/* (transfer full): the ids of those that match so well, or better */
static char *
find (const char *search, CbEditionMatch least)
{
  g_autoptr (GString) ids = g_string_new (NULL);

  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    if (cb_edition_match (cb_editions_get_builtin (i), search) >= least)
      g_string_append_printf (ids, "%s ", cb_edition_get_id (cb_editions_get_builtin (i)));
  return g_string_free_and_steal (g_steal_pointer (&ids));
}

/* By a name that is not the one in the list, by publisher, number, year, and by what is in it. */
static void
test_search (void)
{
  static const struct
  {
    const char *search;
    const char *ids;
  } samples[] = {
    { "sheldon", "big-bang " },
    { "F5518", "signature " },
    { "2016", "game-of-thrones game-of-thrones-meereen star-wars " },
    { "hasbro 2011", "next-generation suspect-12 suspect-15 " },
    { "cl010", "harry-potter-burrow " },
    { "pocket watch", "doctor-who " },
    { "lanai", "golden-girls " },
    { "winning galley", "at-sea " },
    { "twilight zone", "tower-of-terror " },
    { "kartenspiel", "beyond-the-mansion " },
    { "2016 potter", "" },
    { "nosuchbox", "" },
  };
  g_autofree char *all = find ("", CB_EDITION_MATCH_NAME);
  g_auto (GStrv) ids = g_strsplit (all, " ", 0);

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autofree char *found = find (samples[i].search, CB_EDITION_MATCH_BOX);

      g_test_message ("%s", samples[i].search);
      g_assert_cmpstr (found, ==, samples[i].ids);
    }
  g_assert_cmpuint (g_strv_length (ids) - 1, ==, cb_editions_get_n_builtin ());
}

/* What is called so comes first in the list, before what has a card of that name. */
static void
test_called (void)
{
  g_autofree char *suspect = find ("suspect", CB_EDITION_MATCH_NAME);
  g_autofree char *cluedo = find ("cluedo", CB_EDITION_MATCH_NAME);
  g_autofree char *plum = find ("plum", CB_EDITION_MATCH_NAME);
  g_autofree char *with_plum = find ("plum", CB_EDITION_MATCH_BOX);

  g_assert_cmpstr (suspect, ==, "suspect-12 suspect-15 ");
  g_assert_cmpstr (cluedo, ==,
                   "classic classic-uk super-cluedo beyond-the-mansion suspect-12 suspect-15 ");
  g_assert_cmpstr (plum, ==, "");
  g_assert_nonnull (strstr (with_plum, "super-sleuth "));
}

/* Whoever has got a box from elsewhere finds it by what is printed on it there; what matches in
 * one’s own language matches better. */
static void
test_abroad (void)
{
  static const char *const searches[] = {
    "von gatow",       "colonel moutarde", "fräulein gloria",
    "fraulein gloria", "komisario",        "Rätsel jenseits"
  };
  static const char *const with[] = { "classic ", "classic ", "classic ",
                                      "classic ", NULL,       "beyond-the-mansion " };
  g_autofree char *sheldon = find ("sheldon", CB_EDITION_MATCH_ABROAD);
  g_autofree char *inside = find ("rose", CB_EDITION_MATCH_BOX);
  g_autofree char *rose = find ("rose", CB_EDITION_MATCH_ABROAD);

  for (guint i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      g_autofree char *here = find (searches[i], CB_EDITION_MATCH_BOX);
      g_autofree char *found = find (searches[i], CB_EDITION_MATCH_ABROAD);

      g_test_message ("%s: %s", searches[i], found);
      g_assert_cmpstr (here, ==, "");
      g_assert_cmpint (with[i] != NULL && strstr (found, with[i]) != NULL, ==, with[i] != NULL);
      g_assert_cmpint (*found == '\0', ==, with[i] == NULL);
    }
  g_assert_cmpstr (sheldon, ==, "big-bang ");
  g_assert_cmpstr (inside, ==, "master-detective golden-girls ");
  g_assert_nonnull (strstr (rose, "classic "));
  g_assert_nonnull (strstr (rose, "master-detective "));
  g_assert_null (strstr (rose, "tower-of-terror "));
}

static void
test_outside (void)
{
  const CbEdition *signature = cb_editions_find_builtin ("signature");
  const CbEdition *on_deck = cb_editions_find_builtin ("youre-on-deck");

  g_assert_cmpstr (cb_edition_get_outside (signature, "Publisher")[0], ==, "Hasbro");
  g_assert_cmpstr (cb_edition_get_outside (signature, "Number")[0], ==, "F5518");
  g_assert_null (cb_edition_get_outside (signature, "Number")[1]);
  /* A box is not known by what stands on the one that it is based on. */
  g_assert_null (cb_edition_get_outside (on_deck, "Alias")[0]);
  g_assert_null (cb_edition_get_outside (on_deck, "Publisher")[0]);
}

/* People are played; planets are not. */
static void
test_characters (void)
{
  const CbEdition *classic = cb_editions_find_builtin ("classic");
  const CbEdition *wars = cb_editions_find_builtin ("star-wars");

  g_assert_cmphex (cb_edition_get_characters (classic), ==,
                   cb_edition_get_category (classic, 0)->cards);
  g_assert_cmphex (cb_edition_get_characters (wars), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/edition-box/cards", test_cards);
  g_test_add_func ("/edition-box/cards-translated", test_cards_translated);
  g_test_add_func ("/edition-box/cards-said", test_cards_said);
  g_test_add_func ("/edition-box/alias-of-a-language", test_alias_of_a_language);
  g_test_add_func ("/edition-box/cards-told", test_cards_told);
  g_test_add_func ("/edition-box/cards-of-house", test_cards_of_house);
  g_test_add_func ("/edition-box/powers", test_powers);
  g_test_add_func ("/edition-box/search", test_search);
  g_test_add_func ("/edition-box/called", test_called);
  g_test_add_func ("/edition-box/abroad", test_abroad);
  g_test_add_func ("/edition-box/outside", test_outside);
  g_test_add_func ("/edition-box/characters", test_characters);
  return g_test_run ();
}
