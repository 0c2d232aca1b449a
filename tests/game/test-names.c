/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names wherever they enter: one that cannot be seen is refused like an empty one, and one that
 * holds what is no text is shown so that it can be read, and written as it was. */

#include "cb-edition-file.h"
#include "cb-note.h"
#include "cb-test-case.h"

#define INVISIBLE "\u200b\u2060\u00ad \ufe0f"
#define UNSEEN    "has no visible characters"

/* What a terminal obeys, and what turns text around; in JSON, and as it is shown. */
#define ODD   "\\u001b[1m\u202e"
#define SHOWN "⟨U+001B⟩[1m⟨U+202E⟩"

/* A case with texts in place of $A…$J. */
#define CASE                                                                            \
  "{'format':'casebook','version':1,'title':'$A','edition':{'id':'own','name':'$B',"    \
  "'minPlayers':2,'categories':[{'id':'k','name':'$C','cards':[{'id':'a','name':'$D'}," \
  "{'id':'b','name':'Bert'},{'id':'c','name':'Cleo'}]}],"                               \
  "'traits':[{'id':'t','name':'$E'}],'decks':[{'id':'d','name':'$F','size':3,'cards':[" \
  "{'id':'x','name':'$G','count':1}]}],'powers':[{'id':'p','name':'$H'}],"              \
  "'variants':[{'id':'v','name':'$I'}]},'cardNames':{'b':'$J'},"                        \
  "'players':[{'name':'$K'},{'name':'Bob'}],'me':0,'hand':['b'],'log':[{'type':'note'," \
  "'text':'$L'},{'type':'power','by':0,'power':'$M'}],'marks':[{'card':'a','holder':1,'mark':'$N'}]}"

/* (transfer full): CASE with @text for the letter @place, and a name for all others; with it for
 * all letters, too, where @place is 0 */
static char *
make_case (char place, const char *text)
{
  g_autoptr (GString) json = g_string_new (CASE);

  for (char letter = 'A'; letter <= 'N'; letter++)
    {
      char name[] = { '$', letter, '\0' };
      char plain[] = { 'n', letter, '\0' };
      g_autofree char *odd = g_strconcat (plain, text, NULL);

      g_string_replace (json, name, place == 0 ? odd : letter == place ? text : plain, 0);
    }
  return g_string_free_and_steal (g_steal_pointer (&json));
}

static void
test_unseen (void)
{
  static const struct
  {
    char place;
    const char *member;
  } places[] = {
    { 'B', "edition.name" },
    { 'C', "edition.categories[0].name" },
    { 'D', "edition.categories[0].cards[0].name" },
    { 'E', "edition.traits[0].name" },
    { 'F', "edition.decks[0].name" },
    { 'G', "edition.decks[0].cards[0].name" },
    { 'H', "edition.powers[0].name" },
    { 'I', "edition.variants[0].name" },
    { 'J', "cardNames.b" },
    { 'K', "players[0].name" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *json = make_case (places[i].place, INVISIBLE);
      g_autofree char *message = g_strdup_printf ("%s: " UNSEEN, places[i].member);

      cb_test_assert_refused (json, message);
    }
}

/* A title need not be; one that cannot be seen is none. */
static void
test_unseen_title (void)
{
  g_autofree char *json = make_case ('A', INVISIBLE);
  g_autoptr (CbCase) case_ = cb_test_make_case (json);
  g_autofree char *text = cb_test_to_text (case_);

  g_assert_cmpstr (cb_case_get_title (case_), ==, "");
  g_assert_nonnull (strstr (text, "\"title\" : \"" INVISIBLE "\""));
}

static void
test_unseen_in_key_file (void)
{
  static const char *const groups[][2] = {
    { "Edition", "" }, { "Category k", "" },     { "Card a", "Category=k\n" },
    { "Trait t", "" }, { "Deck d", "Size=3\n" }, { "DeckCard x", "Deck=d\nCount=1\n" },
    { "Power p", "" }, { "Variant v", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (CbEdition) edition = NULL;
      g_autofree char *message = g_strdup_printf ("x.edition: [%s] Name: " UNSEEN, groups[i][0]);

      for (guint j = 0; j < G_N_ELEMENTS (groups); j++)
        g_string_append_printf (text, "[%s]\n%sName=%s\n%s", groups[j][0], groups[j][1],
                                i == j ? INVISIBLE : "N", j == 0 ? "Id=own\n" : "");
      bytes = g_bytes_new (text->str, text->len);
      edition = cb_edition_new_from_key_file (bytes, "x.edition", &error);
      g_assert_null (edition);
      g_assert_cmpstr (error->message, ==, message);
    }
}

/* Whatever reads a case is given what can be shown. */
static void
test_shown (void)
{
  g_autofree char *json = make_case (0, ODD);
  g_autoptr (CbCase) case_ = cb_test_make_case (json);
  CbSetup *setup = cb_case_get_setup (case_);
  CbEdition *edition = cb_case_get_edition (case_);
  CbLog *log = cb_case_get_log (case_);
  g_autofree char *note = cb_entry_get_title (cb_log_get_entry (log, 0), setup);
  g_autofree char *power = cb_entry_get_title (cb_log_get_entry (log, 1), setup);
  g_autofree char *holder = cb_setup_get_holder_name (setup, CB_HOLDER_OF_SEAT (0));

  g_assert_cmpstr (cb_case_get_title (case_), ==, "nA" SHOWN);
  g_assert_cmpstr (cb_edition_get_name (edition), ==, "nB" SHOWN);
  g_assert_cmpstr (cb_edition_get_category (edition, 0)->name, ==, "nC" SHOWN);
  g_assert_cmpstr (cb_edition_get_card (edition, 0)->name, ==, "nD" SHOWN);
  g_assert_cmpstr (cb_edition_get_trait (edition, 0)->name, ==, "nE" SHOWN);
  g_assert_cmpstr (cb_edition_get_deck (edition, 0)->name, ==, "nF" SHOWN);
  g_assert_cmpstr (cb_edition_get_deck_card (edition, 0)->name, ==, "nG" SHOWN);
  g_assert_cmpstr (cb_edition_get_power (edition, 0)->name, ==, "nH" SHOWN);
  g_assert_cmpstr (cb_edition_get_variant (edition, 0)->name, ==, "nI" SHOWN);
  g_assert_cmpstr (cb_edition_get_card (edition, 1)->name, ==, "nJ" SHOWN);
  g_assert_cmpstr (holder, ==, "nK" SHOWN);
  g_assert_cmpstr (note, ==, "nL" SHOWN);
  g_assert_cmpstr (power, ==, "You used the power “nM" SHOWN "”");
}

/* What is shown otherwise stays what it is in the file. */
static void
test_written_as_it_was (void)
{
  g_autofree char *json = make_case (0, ODD);
  g_autoptr (CbCase) case_ = cb_test_make_case (json);
  g_autoptr (CbEntry) added = cb_note_new ("more");
  g_autofree char *text = NULL;

  cb_case_append (case_, added);
  text = cb_test_to_text (case_);
  for (char letter = 'A'; letter <= 'N'; letter++)
    {
      g_autofree char *name = g_strdup_printf ("\"n%c" ODD "\"", letter);

      if (strstr (text, name) == NULL)
        g_error ("%s is not in %s", name, text);
    }
}

/* A message quotes what is wrong, and does not obey it. */
static void
test_messages (void)
{
  cb_test_assert_refused ("{'format':'casebook','version':1,'edition':'" ODD "'}",
                          "edition: this Casebook has no edition “" SHOWN "”; a newer one may");
  cb_test_assert_refused ("{'format':'casebook','version':1,'assist':'" ODD "'}",
                          "assist: “" SHOWN "” is not one of notes, logic, odds");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  cb_test_stop_clock ();

  g_test_add_func ("/names/unseen", test_unseen);
  g_test_add_func ("/names/unseen-title", test_unseen_title);
  g_test_add_func ("/names/unseen-in-key-file", test_unseen_in_key_file);
  g_test_add_func ("/names/shown", test_shown);
  g_test_add_func ("/names/written-as-it-was", test_written_as_it_was);
  g_test_add_func ("/names/messages", test_messages);

  return g_test_run ();
}
