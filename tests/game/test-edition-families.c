/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What built-in editions say of themselves, what they take from a base, and that their deals add
 * up. */

#include "cb-edition-draft.h"
#include "cb-edition-file.h"
#include "cb-edition-json.h"
#include "cb-editions.h"
#include "cb-setup-draft.h"
#include "cb-test-case.h"

static CbEdition *
read_file (const char *text, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));

  return cb_edition_new_from_key_file (bytes, "x.edition", error);
}

static void
assert_file_refused (const char *text, const char *message)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = read_file (text, &error);

  g_assert_null (edition);
  g_assert_cmpstr (error->message, ==, message);
}

/* What the list says of how much is known of each box. */
static const struct
{
  const char *id;
  const char *complete;
} known[] = {
  { "classic", "all rules" },
  { "classic-2023", "cards and decks only, some rules are guesses" },
  { "classic-uk", "all rules" },
  { "master-detective", "cards and decks only, some rules are guesses" },
  { "super-challenge", "cards and decks only" },
  { "discover-secrets", "cards and decks only" },
  { "next-generation", "cards and decks only" },
  { "nightmare", "cards and decks only, some rules are guesses" },
  { "big-bang", "cards and some rules" },
  { "at-sea", "cards and decks only, some rules are guesses" },
  { "classic-2015", "cards and some rules" },
  { "signature", "cards and some rules, some names are guesses" },
  { "youre-on-deck", "cards and some rules, some names are guesses" },
  { "super-cluedo", "cards and decks only, some rules are guesses" },
  { "super-sleuth", "names only, some names are guesses" },
  { "passport-to-murder", "names only" },
  { "anniversary", "names only, some names are guesses" },
  { "24", "names only" },
  { "beyond-the-mansion", "cards and decks only, some rules are guesses" },
  { "doctor-who", "cards and decks only, some rules are guesses" },
  { "dungeons-and-dragons", "cards and some rules" },
  { "clue-fx", "names only, some names are guesses" },
  { "game-of-thrones", "cards and some rules, some names are guesses" },
  { "game-of-thrones-meereen", "cards and some rules, some names are guesses" },
  { "golden-girls", "cards and some rules" },
  { "harry-potter", "cards and decks only" },
  { "harry-potter-burrow", "cards and decks only" },
  { "haunted-mansion", "names only, some names are guesses" },
  { "the-office", "cards and some rules" },
  { "paris", "cards and some rules" },
  { "scooby-doo", "cards and decks only, some rules are guesses" },
  { "seinfeld", "cards and some rules" },
  { "sherlock", "names only, some names are guesses" },
  { "simpsons", "cards and decks only, some rules are guesses" },
  { "simpsons-3rd", "names only" },
  { "star-wars", "cards and some rules" },
  { "suspect-12", "cards and some rules, some names are guesses" },
  { "suspect-15", "all rules" },
  { "tower-of-terror", "names only" },
};

static void
test_complete (void)
{
  g_assert_cmpuint (cb_editions_get_n_builtin (), ==, G_N_ELEMENTS (known));
  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    {
      CbEdition *edition = cb_editions_get_builtin (i);
      const CbRules *rules = cb_edition_get_rules (edition);
      g_autofree char *complete = cb_edition_describe_completeness (edition);

      g_assert_cmpstr (rules->id, ==, known[i].id);
      g_assert_cmpstr (complete, ==, known[i].complete);
      g_assert_cmpuint (g_strv_length (rules->sources), >, 0);
      /* Of a box of which only the names are known, no deck is made up. */
      if (rules->complete == CB_COMPLETE_NAMES)
        g_assert_cmpuint (cb_edition_get_n_decks (edition), ==, 0);
    }
}

static const char TINY[] = "[Category one]\nName=One\n[Card a]\nCategory=one\nName=A\n"
                           "[Card b]\nCategory=one\nName=B\n";

static void
assert_known (const char *extra, const char *complete, const char *guesses)
{
  g_autofree char *text = g_strconcat ("[Edition]\nId=t\nName=T\n", extra, TINY, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = read_file (text, &error);
  g_autofree char *said = NULL;
  g_autofree char *list = NULL;
  g_auto (GStrv) keys = NULL;

  g_assert_no_error (error);
  said = cb_edition_describe_completeness (edition);
  keys = cb_edition_list_guesses (edition);
  list = g_strjoinv ("; ", keys);
  g_assert_cmpstr (said, ==, complete);
  g_assert_cmpstr (list, ==, guesses);
}

/* How much is known follows from what is said and what of it is a guess; of one’s own box nothing
 * is said, unless it names guesses. What files of earlier versions say of it is passed over. */
static void
test_own (void)
{
  assert_known ("", NULL, "");
  assert_known ("Complete=rules\n", NULL, "");
  assert_known ("Guess=MaxPlayers;\n", "some rules are guesses", "[Edition] MaxPlayers");
  assert_known ("Sources=x;\n", "all rules", "");
  assert_known ("Sources=x;\nGuess=AccuseAt;\n", "cards and decks only, some rules are guesses",
                "[Edition] AccuseAt");
  assert_known ("Sources=x;\nGuess=MaxPlayers;\n", "cards and some rules", "[Edition] MaxPlayers");
  assert_known ("Sources=x;\nGuess=Deal;\n", "names only", "[Edition] Deal");
  assert_known ("Sources=x;\n[Deck d]\nName=D\n", "cards and some rules", "");
  assert_known ("Sources=x;\n[Deck d]\nName=D\nSize=4\n", "cards and decks only", "");
  assert_known ("Sources=x;\n[Deck d]\nName=D\nSize=4\n[DeckCard e]\nDeck=d\nName=E\nCount=4\n"
                "Effect=last-kills\n",
                "all rules", "");
  assert_known ("Sources=x;\n[Power p]\nName=P\n", "cards and decks only", "");
  assert_known ("Sources=x;\n[Power p]\nName=P\nText=Look\n", "all rules", "");
  assert_known ("Sources=x;\n[Card c]\nCategory=one\nName=C\nGuess=Name;\n",
                "all rules, some names are guesses", "[Card c] Name");
  assert_known ("Sources=x;\n[Trait t]\nName=T\nGuessed=true\n",
                "cards and decks only, some rules are guesses", "[Trait t] Cards");
  assert_file_refused ("[Edition]\nId=t\nName=T\nGuess=Weight;\n[Category one]\nName=One\n"
                       "[Card a]\nCategory=one\nName=A\n",
                       "x.edition: [Edition] Guess: “Weight” is not a key of this group");
  assert_file_refused ("[Edition]\nId=t\nName=T\n[Category one]\nName=One\n"
                       "[Card a]\nCategory=one\nName=A\nGuess=Cards;\n",
                       "x.edition: [Card a] Guess: “Cards” is not a key of this group");
}

static CbCardSet
get_cards (const CbEdition *edition, const char *first, const char *second)
{
  return cb_card_set_of ((guint) cb_edition_find_card (edition, first)) |
         cb_card_set_of ((guint) cb_edition_find_card (edition, second));
}

/* No card has two traits that exclude each other, whichever is said; and what has none of the
 * others has the last one. */
static void
test_excluded (void)
{
  CbEdition *sea = cb_editions_find_builtin ("at-sea");
  guint bow = (guint) cb_edition_find_trait (sea, "bow");
  guint midship = (guint) cb_edition_find_trait (sea, "midship");
  guint stern = (guint) cb_edition_find_trait (sea, "stern");
  CbCardSet cards[CB_MAX_TRAITS];
  guint32 settled = 0;

  g_assert_cmphex (cb_edition_get_trait (sea, stern)->excluded, ==, 1u << bow | 1u << midship);
  for (guint i = 0; i < cb_edition_get_n_traits (sea); i++)
    cards[i] = cb_edition_get_trait (sea, i)->cards;
  cards[stern] = get_cards (sea, "galley", "salon");
  cb_edition_tie_traits (sea, 1u << stern, &settled, cards);
  g_assert_cmphex (cards[midship], ==, get_cards (sea, "sun-deck", "dining-room"));
  g_assert_cmphex (cards[bow], ==, get_cards (sea, "stateroom", "master-suite"));
  g_assert_cmphex (settled, ==, 1u << midship);

  settled |= 1u << stern;
  cards[bow] = get_cards (sea, "sun-deck", "dining-room");
  cb_edition_tie_traits (sea, 1u << bow | 1u << stern, &settled, cards);
  g_assert_cmphex (cards[midship], ==, get_cards (sea, "stateroom", "master-suite"));

  /* Of two, the other follows even if it was settled before. */
  settled = 1u << (guint) cb_edition_find_trait (sea, "coiled");
  cards[cb_edition_find_trait (sea, "blunt")] = get_cards (sea, "rope", "oar");
  cb_edition_tie_traits (sea, 1u << (guint) cb_edition_find_trait (sea, "blunt"), &settled, cards);
  g_assert_cmphex (cards[cb_edition_find_trait (sea, "coiled")], ==,
                   get_cards (sea, "scarf", "chain") | get_cards (sea, "telescope", "gaff"));

  /* Of three, the last one gives up what one settled before has got. */
  for (guint i = 0; i < cb_edition_get_n_traits (sea); i++)
    cards[i] = cb_edition_get_trait (sea, i)->cards;
  settled = 1u << bow;
  cards[bow] = get_cards (sea, "stateroom", "galley");
  cb_edition_tie_traits (sea, 1u << stern, &settled, cards);
  g_assert_cmphex (cards[midship], ==, get_cards (sea, "master-suite", "salon"));

  assert_file_refused ("[Edition]\nId=t\nName=T\n[Trait t]\nName=T\nExcludes=t;\n"
                       "[Category one]\nName=One\n[Card a]\nCategory=one\nName=A\n",
                       "x.edition: [Trait t] Excludes: “t” is not another trait of the edition");
}

/* What somebody types into the editor is no guess of the box any more. */
static void
test_guess_confirmed (void)
{
  CbEdition *sherlock = cb_editions_find_builtin ("sherlock");
  g_autoptr (CbEditionDraft) draft = cb_edition_draft_new (sherlock);
  const CbParts *parts = cb_edition_draft_get_parts (draft);
  CbPart *rope = cb_parts_get (parts, CB_PART_CARD,
                               (guint) cb_parts_find (parts, CB_PART_CARD, "rope"));

  g_assert_cmpuint (g_strv_length (cb_part_get_words (rope, "Guess")), ==, 1);
  cb_edition_draft_set_text (draft, rope, "Name", "Riding crop");
  g_assert_cmpuint (g_strv_length (cb_part_get_words (rope, "Guess")), ==, 0);
  cb_edition_draft_undo (draft);
  parts = cb_edition_draft_get_parts (draft);
  rope = cb_parts_get (parts, CB_PART_CARD, (guint) cb_parts_find (parts, CB_PART_CARD, "rope"));
  g_assert_cmpuint (g_strv_length (cb_part_get_words (rope, "Guess")), ==, 1);
}

static void
assert_idle (const char *extra, const char *idle)
{
  g_autofree char *text = g_strconcat ("[Edition]\nId=t\nName=T\n", extra, TINY, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = read_file (text, &error);
  g_autofree char *said = NULL;
  g_auto (GStrv) list = NULL;

  g_assert_no_error (error);
  list = cb_edition_list_idle (edition);
  said = g_strjoinv ("; ", list);
  g_assert_cmpstr (said, ==, idle);
}

/* What a file says to no effect is told where it is checked. */
static void
test_idle (void)
{
  assert_idle ("", "");
  assert_idle ("StartsWith=a\n", "[Edition] StartsWith: the game does not start with a character");
  assert_idle ("Starts=character\nStartsWith=a\n", "");
  assert_idle ("RemovedName=Victim\n", "[Edition] RemovedName: no cards are put out of play");
  assert_idle ("TipTraits=true\n",
               "[Edition] TipTraits: there are no private tips, or no traits to ask for");
  assert_idle ("MinPlayers=3\n[TwoPlayers]\nFaceDown=1\n",
               "[TwoPlayers]: there are more than two players, and no teams");
  assert_idle ("MinPlayers=3\n[TwoPlayers]\nFaceDown=1\nTeams=true\n", "");
  assert_idle ("[TwoPlayers]\nTeams=true\n",
               "[TwoPlayers] Teams: two players play like any others");
  assert_idle ("[Trait t]\nName=T\n", "[Trait t]: no card has it");
  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    {
      g_auto (GStrv) list = cb_edition_list_idle (cb_editions_get_builtin (i));

      g_assert_cmpstr (list[0], ==, NULL);
    }
}

/* Whatever is dealt to how many, no card is left over and none is dealt twice. */
static void
test_deals_add_up (void)
{
  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    {
      CbEdition *edition = cb_editions_get_builtin (i);
      guint n_dealt = cb_edition_get_n_cards (edition) - cb_edition_get_n_in_envelope (edition) -
                      (guint) cb_edition_get_rules (edition)->n_removed;
      g_autoptr (CbSetupDraft) draft = cb_setup_draft_new (edition, "Friday", CB_ASSIST_LOGIC);
      guint n;

      while ((n = cb_setup_draft_get_n_seats (draft)) > cb_edition_get_min_players (edition))
        cb_setup_draft_remove_seat (draft, n - 1);
      for (;; cb_setup_draft_add_seat (draft))
        {
          guint sum = cb_setup_draft_get_n_open (draft) + cb_setup_draft_get_n_down (draft);

          n = cb_setup_draft_get_n_seats (draft);
          g_test_message ("%s, %u players", cb_edition_get_id (edition), n);
          g_object_set (draft, "first-dealt", cb_setup_draft_get_seat (draft, 0), NULL);
          for (guint seat = 0; seat < n; seat++)
            {
              guint min, max;

              cb_setup_draft_get_hand_range (draft, seat, &min, &max);
              g_assert_cmpuint (min, ==, max);
              g_assert_cmpuint (min, >, 0);
              sum += min;
            }
          g_assert_cmpuint (sum, ==, n_dealt);
          if (!cb_setup_draft_can_add_seat (draft))
            break;
        }
      g_assert_cmpuint (n, ==, cb_edition_get_max_players (edition));
    }
}

static const CbDeck *
find_intrigue (CbEdition *edition)
{
  int deck = cb_edition_find_deck (edition, "intrigue");

  g_assert_cmpint (deck, >=, 0);
  return cb_edition_get_deck (edition, (guint) deck);
}

static guint
count_killers (CbEdition *edition)
{
  guint n = 0;

  for (guint i = 0; i < cb_edition_get_n_deck_cards (edition); i++)
    if (cb_edition_get_deck_card (edition, i)->effect == CB_EFFECT_LAST_KILLS)
      n += (guint) cb_edition_get_deck_card (edition, i)->count;
  return n;
}

static guint
count_marks (CbEdition *edition)
{
  guint n = 0;

  for (guint i = 0; i < cb_edition_get_n_dice (edition); i++)
    n += g_strv_contains ((const char *const *) cb_edition_get_die (edition, i)->faces, "?");
  return n;
}

/* The boxes of 2008 to 2013: equal hands, a “?” on a die and on the board, killers, powers. */
static void
test_family (void)
{
  static const struct
  {
    const char *id;
    guint n_killers;
    int n_cards;
    CbRest rest;
    int n_side;
    gboolean may; /* whether one need not draw */
  } family[] = {
    { "discover-secrets", 8, 24, CB_REST_DOWN, 0 },
    { "nightmare", 8, 21, CB_REST_OPEN, 4 },
    { "scooby-doo", 8, 25, CB_REST_OPEN, 4, TRUE },
    { "the-office", 8, 0, CB_REST_DOWN, 0 },
    { "paris", 0, 0, CB_REST_DOWN, 0 },
    { "doctor-who", 8, 21, CB_REST_OPEN, 4 },
    { "golden-girls", 0, 25, CB_REST_OPEN, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (family); i++)
    {
      CbEdition *edition = cb_editions_find_builtin (family[i].id);
      const CbRules *rules = cb_edition_get_rules (edition);
      const CbDeck *deck = find_intrigue (edition);
      char **const *draws = family[i].may ? &deck->may : &deck->must;

      g_test_message ("%s", family[i].id);
      g_assert_cmpint (rules->deal, ==, CB_DEAL_EQUAL);
      g_assert_cmpint (rules->rest, ==, family[i].rest);
      g_assert_cmpint (rules->side_cards, ==, family[i].n_side);
      g_assert_cmpuint (cb_edition_get_n_dice (edition), ==, 2);
      g_assert_cmpuint (count_marks (edition), ==, 1);
      g_assert_cmpint (deck->size, ==, family[i].n_cards);
      g_assert_true (g_strv_contains ((const char *const *) *draws, "roll"));
      g_assert_true (g_strv_contains ((const char *const *) *draws, "landing"));
      g_assert_true (g_strv_contains ((const char *const *) deck->may, "moved"));
      g_assert_cmpuint (count_killers (edition), ==, family[i].n_killers);
      g_assert_cmpuint (cb_edition_get_n_powers (edition), ==,
                        cb_card_set_size (cb_edition_get_category (edition, 0)->cards));
    }
}

static CbEdition *
read_in (const char *language, const char *text)
{
  g_autofree char *before = g_strdup (g_getenv ("LANGUAGE"));
  g_autoptr (GError) error = NULL;
  CbEdition *edition;

  g_setenv ("LANGUAGE", language, TRUE);
  edition = read_file (text, &error);
  if (before != NULL)
    g_setenv ("LANGUAGE", before, TRUE);
  else
    g_unsetenv ("LANGUAGE");
  g_assert_no_error (error);
  return edition;
}

#define ON_CLASSIC "[Edition]\nId=mine\nBase=classic\nName=Mine\n"

/* What it has itself stands; a name of its own is not another one in another language. */
static void
test_base (void)
{
  const char text[] = ON_CLASSIC "MaxPlayers=4\n[Card rope]\nName=Twine\n";
  CbEdition *classic = cb_editions_find_builtin ("classic");
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (CbEdition) again = NULL;
  guint rope;

  edition = read_in ("de", text);
  rope = (guint) cb_edition_find_card (edition, "rope");
  g_assert_cmpstr (cb_edition_get_name (edition), ==, "Mine");
  g_assert_cmpuint (cb_edition_get_max_players (edition), ==, 4);
  g_assert_cmpuint (cb_edition_get_n_cards (edition), ==, cb_edition_get_n_cards (classic));
  g_assert_cmpuint (cb_edition_get_n_dice (edition), ==, cb_edition_get_n_dice (classic));
  g_assert_cmpstr (cb_edition_get_card (edition, rope)->name, ==, "Twine");

  node = cb_edition_to_json (edition);
  g_assert_false (json_object_has_member (json_node_get_object (node), "base"));
  again = cb_edition_new_from_json (node, "edition", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (cb_edition_get_n_cards (again), ==, cb_edition_get_n_cards (classic));
}

/* A translation alone stands in its language only, and what it inflects goes with it. */
static void
test_base_translated (void)
{
  const char text[] = ON_CLASSIC "[Card rope]\nName[de]=Schnur\n[Variant last-standing]\n"
                                 "Text[de]=Schluss\n";
  static const char *const languages[] = { "C", "de", "fr" };
  static const char *const ropes[] = { "Rope", "Schnur", "Corde" };
  static const char *const said[] = { "the Rope", NULL, "la corde" };

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autoptr (CbEdition) edition = read_in (languages[i], text);
      const CbCard *rope = cb_edition_get_card (edition,
                                                (guint) cb_edition_find_card (edition, "rope"));
      const CbVariant *last = cb_edition_get_variant (edition, 0);

      g_assert_cmpstr (rope->name, ==, ropes[i]);
      g_assert_cmpstr (rope->said, ==, said[i]);
      g_assert_true (last->last_standing);
      g_assert_cmpint (g_str_equal (last->text, "Schluss"), ==, i == 1);
    }
}

/* What is written down after an edit is the whole, and stands by itself. */
static void
test_base_written (void)
{
  const char text[] = ON_CLASSIC "# One rope less.\nMaxPlayers=4\n[X-Note]\nA=b\n";
  g_autoptr (GBytes) old = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = read_file (text, &error);
  g_autoptr (GBytes) bytes = cb_edition_to_key_file_over (edition, old);
  g_autofree char *written = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autoptr (CbEdition) again = read_file (written, &error);

  g_assert_no_error (error);
  g_assert_null (strstr (written, "Base="));
  g_assert_nonnull (strstr (written, "[X-Note]"));
  g_assert_nonnull (strstr (written, "# One rope less."));
  g_assert_cmpuint (cb_edition_get_max_players (again), ==, 4);
  g_assert_cmpuint (cb_edition_get_n_cards (again), ==, cb_edition_get_n_cards (edition));
  g_assert_cmpuint (cb_edition_get_n_dice (again), ==, 2);
}

/* What was looked up is said of the box, not of what somebody makes of it. */
static void
test_copy_claims_nothing (void)
{
  CbEdition *classic = cb_editions_find_builtin ("classic");
  g_autoptr (CbEditionDraft) draft = cb_edition_draft_new (NULL);
  g_autofree char *problem = NULL;
  g_autoptr (CbEdition) copy = NULL;

  cb_edition_draft_start_from (draft, classic);
  copy = cb_edition_draft_build (draft, "copy", &problem);
  g_assert_cmpstr (problem, ==, NULL);
  g_assert_cmpint (cb_edition_get_rules (copy)->complete, ==, CB_COMPLETE_UNSAID);
  g_assert_cmpuint (g_strv_length (cb_edition_get_rules (copy)->sources), ==, 0);
  g_assert_cmpint (cb_edition_get_rules (classic)->complete, ==, CB_COMPLETE_RULES);
}

static const CbCard *
get_card (CbEdition *edition, const char *id)
{
  int card = cb_edition_find_card (edition, id);

  g_assert_cmpint (card, >=, 0);
  return cb_edition_get_card (edition, (guint) card);
}

#define IN_HOUSE                                                                      \
  "[Edition]\nId=mine\nWords=house\nName=Mine\nMaxPlayers=2\n[Category weapon]\n"     \
  "[Card rope]\nCategory=weapon\n[Card knife]\nCategory=weapon\nName=Kitchen Knife\n" \
  "[Card spoon]\nCategory=weapon\nName=Spoon\nAlias=Ladle;Big Spoon;\nAlias[de]=Kelle;\n"

/* Of a family whose words it uses an edition takes names for the cards it has, language by
 * language, and no cards. */
static void
test_words (void)
{
  g_autoptr (CbEdition) english = read_in ("C", IN_HOUSE);
  g_autoptr (CbEdition) german = read_in ("de", IN_HOUSE);

  g_assert_cmpuint (cb_edition_get_n_cards (english), ==, 3);
  g_assert_cmpuint (cb_edition_get_n_categories (english), ==, 1);
  g_assert_cmpstr (cb_edition_get_category (english, 0)->name, ==, "Weapons");
  g_assert_cmpstr (get_card (english, "rope")->name, ==, "Rope");
  g_assert_cmpstr (get_card (english, "rope")->icon, ==, "rope");
  g_assert_cmpstr (get_card (english, "knife")->name, ==, "Kitchen Knife");
  g_assert_cmpstr (get_card (german, "rope")->name, ==, "Seil");
  g_assert_cmpstr (get_card (german, "knife")->name, ==, "Dolch");
  g_assert_cmpstr (get_card (german, "spoon")->name, ==, "Spoon");
  g_assert_cmpstr (get_card (english, "knife")->aliases[1], ==, "Dagger");
  g_assert_cmpstr (get_card (german, "knife")->aliases[0], ==, "Messer");
  g_assert_cmpstr (get_card (english, "spoon")->aliases[1], ==, "Big Spoon");
  g_assert_cmpstr (get_card (german, "spoon")->aliases[0], ==, "Kelle");
}

/* Other names are kept in case files and in key files. */
static void
test_aliases_kept (void)
{
  g_autoptr (CbEdition) edition = read_in ("C", IN_HOUSE);
  g_autoptr (JsonNode) node = cb_edition_to_json (edition);
  g_autoptr (GBytes) old = g_bytes_new_static (IN_HOUSE, strlen (IN_HOUSE));
  g_autoptr (GBytes) bytes = cb_edition_to_key_file_over (edition, old);
  g_autofree char *written = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autoptr (CbEdition) from_case = NULL;
  g_autoptr (CbEdition) from_file = NULL;
  g_autoptr (GError) error = NULL;

  from_case = cb_edition_new_from_json (node, "edition", &error);
  g_assert_no_error (error);
  from_file = read_in ("de", written);
  g_assert_cmpstr (get_card (from_case, "spoon")->aliases[0], ==, "Ladle");
  g_assert_cmpstr (get_card (from_case, "spoon")->aliases[1], ==, "Big Spoon");
  g_assert_null (get_card (from_case, "spoon")->aliases[2]);
  g_assert_cmpstr (get_card (from_file, "spoon")->aliases[0], ==, "Kelle");
  g_assert_nonnull (strstr (written, "Alias=Ladle;Big Spoon;"));
}

/* They are typed with semicolons or commas between, and taken back like any other change. */
static void
test_aliases_edited (void)
{
  g_autoptr (CbEdition) edition = read_in ("C", IN_HOUSE);
  g_autoptr (CbEditionDraft) draft = cb_edition_draft_new (edition);
  CbPart *spoon = cb_parts_get (cb_edition_draft_get_parts (draft), CB_PART_CARD, 2);
  g_autofree char *problem = NULL;
  g_autoptr (CbEdition) edited = NULL;
  g_autoptr (CbEdition) undone = NULL;

  cb_edition_draft_set_words (draft, spoon, "Alias", "Soup Spoon; the  Ladle ,;Dipper");
  edited = cb_edition_draft_build (draft, "mine", &problem);
  g_assert_cmpstr (problem, ==, NULL);
  g_assert_cmpstr (get_card (edited, "spoon")->aliases[0], ==, "Soup Spoon");
  g_assert_cmpstr (get_card (edited, "spoon")->aliases[1], ==, "the  Ladle");
  g_assert_cmpstr (get_card (edited, "spoon")->aliases[2], ==, "Dipper");
  g_assert_null (get_card (edited, "spoon")->aliases[3]);
  cb_edition_draft_undo (draft);
  undone = cb_edition_draft_build (draft, "mine", &problem);
  g_assert_cmpstr (get_card (undone, "spoon")->aliases[0], ==, "Ladle");
}

#define SAID                                                                            \
  "[Edition]\nId=mine\nWords=house\nName=Mine\nMaxPlayers=2\n[Category weapon]\n"       \
  "[Card rope]\nCategory=weapon\n[Card knife]\nCategory=weapon\nName[de]=Brotmesser\n"  \
  "[Card wrench]\nCategory=weapon\nName=Tool\nName[de]=Werkzeug\nSaid=the Tool\n"       \
  "Said[de]=das Werkzeug\nObject[de]=das Werkzeug da\n[Card pistol]\nCategory=weapon\n" \
  "Said=the Pistol of mine\n"

/* How a card is said goes with its name: whoever calls it otherwise says it otherwise. */
static void
test_said (void)
{
  g_autoptr (CbEdition) english = read_in ("C", SAID);
  g_autoptr (CbEdition) german = read_in ("de", SAID);
  g_autoptr (CbEdition) polish = read_in ("pl", SAID);

  g_assert_cmpstr (get_card (english, "rope")->said, ==, "the Rope");
  g_assert_cmpstr (get_card (german, "rope")->said, ==, "das Seil");
  g_assert_cmpstr (get_card (polish, "rope")->said, ==, NULL);
  g_assert_cmpstr (get_card (english, "knife")->said, ==, "the Knife");
  g_assert_cmpstr (get_card (german, "knife")->said, ==, NULL);
  g_assert_cmpstr (get_card (german, "knife")->object, ==, NULL);
  g_assert_cmpstr (get_card (english, "wrench")->said, ==, "the Tool");
  g_assert_cmpstr (get_card (english, "wrench")->object, ==, NULL);
  g_assert_cmpstr (get_card (german, "wrench")->said, ==, "das Werkzeug");
  g_assert_cmpstr (get_card (german, "wrench")->object, ==, "das Werkzeug da");
  g_assert_cmpstr (get_card (english, "pistol")->said, ==, "the Pistol of mine");
}

/* It is kept in case files, and in key files in all languages, as long as the name stays. */
static void
test_said_kept (void)
{
  g_autoptr (CbEdition) edition = read_in ("C", SAID);
  g_autoptr (JsonNode) node = cb_edition_to_json (edition);
  g_autoptr (GBytes) old = g_bytes_new_static (SAID, strlen (SAID));
  g_autoptr (GBytes) bytes = cb_edition_to_key_file_over (edition, old);
  g_autofree char *written = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) from_case = cb_edition_new_from_json (node, "edition", &error);

  g_assert_no_error (error);
  g_assert_cmpstr (get_card (from_case, "wrench")->said, ==, "the Tool");
  g_assert_nonnull (strstr (written, "Said=the Tool\n"));
  g_assert_nonnull (strstr (written, "Said[de]=das Werkzeug\n"));
  g_assert_nonnull (strstr (written, "Object[de]=das Werkzeug da\n"));
}

/* Who gives a card another name takes away how the old one was said, with one step to undo. */
static void
test_said_edited (void)
{
  g_autoptr (CbEdition) edition = read_in ("C", SAID);
  g_autoptr (CbEditionDraft) draft = cb_edition_draft_new (edition);
  CbPart *wrench = cb_parts_get (cb_edition_draft_get_parts (draft), CB_PART_CARD, 2);
  g_autofree char *problem = NULL;
  g_autoptr (GBytes) old = g_bytes_new_static (SAID, strlen (SAID));
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *written = NULL;
  g_autoptr (CbEdition) edited = NULL;
  g_autoptr (CbEdition) undone = NULL;

  cb_edition_draft_set_text (draft, wrench, "Name", "Pliers");
  edited = cb_edition_draft_build (draft, "mine", &problem);
  g_assert_cmpstr (problem, ==, NULL);
  g_assert_cmpstr (get_card (edited, "wrench")->name, ==, "Pliers");
  g_assert_cmpstr (get_card (edited, "wrench")->said, ==, NULL);
  g_assert_cmpstr (get_card (edited, "pistol")->said, ==, "the Pistol of mine");
  bytes = cb_edition_to_key_file_over (edited, old);
  written = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_null (strstr (written, "the Tool"));
  g_assert_null (strstr (written, "das Werkzeug"));
  cb_edition_draft_undo (draft);
  undone = cb_edition_draft_build (draft, "mine", &problem);
  g_assert_cmpstr (get_card (undone, "wrench")->said, ==, "the Tool");
}

static void
test_words_refused (void)
{
  assert_file_refused ("[Edition]\nId=x\nName=X\nWords=none\n",
                       "x.edition: [Edition] Words: this Casebook has no edition “none”; a newer "
                       "one may");
  assert_file_refused ("[Edition]\nId=x\nName=X\nWords=house\n",
                       "x.edition: [Edition]: an edition has at least one category");
  assert_file_refused ("[Edition]\nId=x\nName=X\n[Category c]\nName=C\n[Card a]\nCategory=c\n"
                       "Name=A\nAlias=1;2;3;4;5;6;7;8;9;10;11;12;13;14;15;16;17;\n",
                       "x.edition: [Card a] Alias: there can be 16 names at most");
  assert_file_refused ("[Edition]\nId=x\nName=X\n[Category c]\nName=C\n[Card a]\nCategory=c\n"
                       "Name=A\nAlias=a\\q;\n",
                       "x.edition: [Card a] Alias: must be a list");
}

static void
test_base_refused (void)
{
  g_autoptr (GBytes) gone = cb_editions_load_base ("../classic");

  g_assert_null (gone);
  assert_file_refused ("[Edition]\nId=x\nName=X\nBase=none\n",
                       "x.edition: [Edition] Base: this Casebook has no edition “none”; a newer "
                       "one may");
  assert_file_refused ("[Edition]\nName=X\nBase=classic\n", "x.edition: [Edition] Id: is missing");
  assert_file_refused ("[Edition]\nId=x\nName=X\nBase=clocks\n",
                       "x.edition: [Edition]: an edition has at least one category");
}

/* One die, and nothing for two. */
static void
test_one_die (void)
{
  const CbRules *rules = cb_edition_get_rules (cb_editions_find_builtin ("youre-on-deck"));

  g_assert_cmpint (rules->n_dice, ==, 1);
  g_assert_cmphex (rules->dice_choices, ==, 1u << 1);
  g_assert_cmpint (rules->side_cards, ==, 0);
  g_assert_cmpint (rules->deal, ==, CB_DEAL_ALL);
}

/* If one box of a family ends with the last one left, by its rules or as a house rule, all do. */
static void
test_last_standing (void)
{
  static const char *const family[] = {
    "classic",      "classic-uk",       "classic-2015", "classic-2023",
    "signature",    "youre-on-deck",    "at-sea",       "beyond-the-mansion",
    "big-bang",     "next-generation",  "nightmare",    "discover-secrets",
    "scooby-doo",   "game-of-thrones",  "doctor-who",   "the-office",
    "paris",        "seinfeld",         "golden-girls", "game-of-thrones-meereen",
    "super-cluedo", "master-detective",
  };

  for (guint i = 0; i < G_N_ELEMENTS (family); i++)
    {
      CbEdition *edition = cb_editions_find_builtin (family[i]);
      guint n = cb_edition_get_rules (edition)->last_standing ? 1 : 0;

      for (guint j = 0; j < cb_edition_get_n_variants (edition); j++)
        n += cb_edition_get_variant (edition, j)->last_standing;
      g_test_message ("%s", family[i]);
      g_assert_cmpuint (n, ==, 1);
    }
}

/* They are found, but not among those that one chooses from. */
static void
test_retired (void)
{
  static const char *const retired[] = { "vcr", "vcr-2", "fx", "clue-suspect" };

  for (guint i = 0; i < G_N_ELEMENTS (retired); i++)
    {
      CbEdition *edition = cb_editions_find_builtin (retired[i]);
      g_autoptr (JsonNode) node = NULL;

      g_assert_nonnull (edition);
      node = cb_edition_to_json (edition);
      g_assert_cmpstr (json_node_get_string (node), ==, retired[i]);
      for (guint j = 0; j < cb_editions_get_n_builtin (); j++)
        g_assert_true (cb_editions_get_builtin (j) != edition);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/edition-families/complete", test_complete);
  g_test_add_func ("/edition-families/own", test_own);
  g_test_add_func ("/edition-families/guess-confirmed", test_guess_confirmed);
  g_test_add_func ("/edition-families/idle", test_idle);
  g_test_add_func ("/edition-families/excluded", test_excluded);
  g_test_add_func ("/edition-families/deals-add-up", test_deals_add_up);
  g_test_add_func ("/edition-families/family", test_family);
  g_test_add_func ("/edition-families/base", test_base);
  g_test_add_func ("/edition-families/base-translated", test_base_translated);
  g_test_add_func ("/edition-families/base-written", test_base_written);
  g_test_add_func ("/edition-families/base-refused", test_base_refused);
  g_test_add_func ("/edition-families/words", test_words);
  g_test_add_func ("/edition-families/aliases-kept", test_aliases_kept);
  g_test_add_func ("/edition-families/aliases-edited", test_aliases_edited);
  g_test_add_func ("/edition-families/said", test_said);
  g_test_add_func ("/edition-families/said-kept", test_said_kept);
  g_test_add_func ("/edition-families/said-edited", test_said_edited);
  g_test_add_func ("/edition-families/words-refused", test_words_refused);
  g_test_add_func ("/edition-families/copy-claims-nothing", test_copy_claims_nothing);
  g_test_add_func ("/edition-families/one-die", test_one_die);
  g_test_add_func ("/edition-families/last-standing", test_last_standing);
  g_test_add_func ("/edition-families/retired", test_retired);
  return g_test_run ();
}
