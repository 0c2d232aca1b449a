/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards that change hands: told by taps and in a line, read back from the log, and what I hold from
 * then on. */

#include "cb-draft-private.h"
#include "cb-form-field.h"
#include "cb-quick-test.h"
#include "cb-swap.h"
#include "cb-test-case.h"

#define ANN  0
#define BOB  1
#define CY   2
#define PILE 3

/* I am Ann; one card lies face down. @cy: how many cards Cy has */
#define TABLE_OF(swaps, cy)                                                                  \
  "'edition':{'id':'small','name':'Small','minPlayers':2,'maxPlayers':4,'deal':'all'," swaps \
  "'categories':[{'id':'suspect','name':'Suspects','cards':[{'id':'anna','name':'Anna'},"    \
  "{'id':'bert','name':'Bert'},{'id':'cleo','name':'Cleo'}]},"                               \
  "{'id':'weapon','name':'Weapons','cards':[{'id':'axe','name':'Axe','said':'the Axe'},"     \
  "{'id':'belt','name':'Belt','said':'the Belt'},{'id':'club','name':'Club'}]},"             \
  "{'id':'room','name':'Rooms','cards':[{'id':'attic','name':'Attic'},"                      \
  "{'id':'barn','name':'Barn'},{'id':'cave','name':'Cave'},{'id':'den','name':'Den'}]}]},"   \
  "'players':[{'name':'Ann','hand':2},{'name':'Bob','hand':2},{'name':'Cy','hand':" cy "}]," \
  "'me':0,'faceDown':1,'hand':['anna','axe']"
#define TABLE(swaps) TABLE_OF (swaps, "2")
/* The den lies face up. */
#define UP_TABLE TABLE_OF ("'swaps':'all',", "1") ",'faceUp':['den']"

#define ASKED                                                              \
  "{'type':'suggestion','by':1,'cards':['bert','belt','barn'],'answers':[" \
  "{'by':2,'did':'pass'},{'by':0,'did':'pass'}]}"
#define SWAPPED "{'type':'swap','by':0,'with':1,'gave':'axe','got':'den'}"

static void
test_lines (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "bob swaps a card with cy", "Bob swapped a card with Cy" },
    { "bob traded cards with cy", "Bob swapped a card with Cy" },
    { "bob swapped the belt with cy", "Bob swapped a card with Cy – gave the Belt" },
    { "bob swapped the belt for cy's barn", "Bob swapped a card with Cy – gave the Belt for Barn" },
    { "I swapped my axe for bob's den", "You swapped a card with Bob – gave the Axe for Den" },
    { "I swapped den with bob for the axe", "You swapped a card with Bob – gave the Axe for Den" },
    { "swap axe with bob: den", "You swapped a card with Bob – gave the Axe for Den" },
    { "bob swapped den with me for the axe", "Bob swapped a card with you – gave Den for the Axe" },
    { "bob swapped with me: axe, den", "Bob swapped a card with you – gave Den for the Axe" },
    { "bob swapped a card with the table", "Bob swapped a card with one that lay face down" },
    { "bob took a table card", "Bob swapped a card with one that lay face down" },
    { "bob and cy swapped", "Bob swapped a card with Cy" },
    { "bob and cy have swapped a card", "Bob swapped a card with Cy" },
    { "bob and I swapped the axe for den", "Bob swapped a card with you – gave Den for the Axe" },
    { "I and bob swapped den and axe", "You swapped a card with Bob – gave the Axe for Den" },
    { "bob swapped cy's belt", "Bob swapped a card with Cy – got the Belt" },
    { "bob swapped with cy: belt", "Bob swapped a card with Cy – gave the Belt" },
    { "I took a table card, den for the axe",
      "You swapped a card with one that lay face down – gave the Axe for Den" },
  };
  static const CbQuickSample REFUSED[] = {
    { "bob swaps a card", "With whom was the card swapped?", 16, 0 },
    { "bob swaps a card with bob", "Choose somebody else’s hand.", 22, 3 },
    { "I swapped a card with bob", "Name the card you gave.", 25, 0 },
    { "bob and I swapped", "Name the card you gave.", 17, 0 },
    { "bob and cy swapped the belt",
      "Who gave the card? Name that player first and the other one last, or name both cards.", 0,
      10 },
    { "I swapped the axe with bob", "Name the card you got.", 26, 0 },
    { "I swapped the belt with bob for den",
      "You don’t hold the Belt. Type what happened, or correct your hand first.", 14, 4 },
    { "bob swapped anna with cy", "You hold Anna. Type what happened, or correct your hand first.",
      12, 4 },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE ("'swaps':'all',"), ASKED);

  cb_quick_test_read (case_, SAMPLES);
  cb_quick_test_refused (case_, REFUSED);
}

/* Where only cards that lie face down are swapped, it need not be said. */
static void
test_only_face_down (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "bob swaps a card", "Bob swapped a card with one that lay face down" },
    { "I swapped the axe for den",
      "You swapped a card with one that lay face down – gave the Axe for Den" },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE ("'swaps':'face-down',"), ASKED);

  cb_quick_test_read (case_, SAMPLES);
}

/* What a refused line leaves in the form is not ready to be recorded: there the face-down cards are
 * proposed. */
static void
test_refused (void)
{
  static const char *const LINES[] = { "bob swapped the belt with zed",
                                       "bob and cy swapped the belt with", "cy swaps xyz" };
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE ("'swaps':'face-down',"), ASKED);

  for (guint i = 0; i < G_N_ELEMENTS (LINES); i++)
    {
      g_autoptr (CbQuickLine) line = cb_quick_line_read (case_, LINES[i]);
      g_autoptr (CbDraft) draft = cb_draft_new (case_);

      g_test_message ("%s: %s", LINES[i], line->problem);
      g_assert_nonnull (line->problem);
      if (line->told != NULL)
        cb_draft_restore (draft, line->told);
      g_assert_cmpint (cb_draft_get (draft, CB_DRAFT_WITH), ==, CB_NOBODY);
      g_assert_false (cb_draft_get_complete (draft));
    }
}

/* What the log says of every swap that can be told is a line that tells it. */
static void
test_printed (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE ("'swaps':'all',"), "");
  const CbSetup *setup = cb_case_get_setup (case_);
  const int anna = 0, bert = 1, axe = 3, den = 9;
  const int OTHERS[][2] = { { -1, -1 }, { bert, -1 }, { -1, den }, { bert, den }, { den, bert } };
  guint n = 0;

  for (int by = ANN; by <= CY; by++)
    for (int other = ANN; other <= PILE; other++)
      for (guint i = 0; by != other && i < G_N_ELEMENTS (OTHERS); i++)
        {
          gboolean mine = by == ANN || other == ANN;
          int gave = by == ANN ? (i % 2 ? anna : axe) : OTHERS[i][0];
          int got = other == ANN ? (i % 2 ? anna : axe) : OTHERS[i][1];
          g_autoptr (CbEntry) entry = cb_swap_new (by, CB_HOLDER_OF_SEAT (other), gave, got);
          g_autofree char *words = cb_entry_describe (entry, setup);
          g_autoptr (CbQuickLine) line = NULL;
          const CbSwap *swap;

          if (mine && (gave < 0 || got < 0))
            continue;
          line = cb_quick_line_read (case_, words);
          if (line->entries == NULL)
            g_error ("“%s”: %s", words, line->problem);
          g_assert_cmpuint (line->entries->len, ==, 1);
          swap = cb_entry_get_swap (g_ptr_array_index (line->entries, 0));
          g_assert_nonnull (swap);
          g_assert_cmpint (swap->by, ==, by);
          g_assert_cmpuint (swap->with, ==, CB_HOLDER_OF_SEAT (other));
          g_assert_cmpint (swap->gave, ==, gave);
          g_assert_cmpint (swap->got, ==, got);
          n++;
        }
  g_assert_cmpuint (n, ==, 4 * 5 + 3 * 3 + 2 * 3);
}

static void
assert_told (CbDraft *draft, CbCase *case_, const char *words)
{
  CbLog *log = cb_case_get_log (case_);
  guint n = cb_log_get_n_entries (log);
  g_autofree char *said = NULL;

  g_assert_true (cb_draft_get_complete (draft));
  cb_draft_confirm (draft);
  g_assert_cmpuint (cb_log_get_n_entries (log), ==, n + 1);
  said = cb_entry_describe (cb_log_get_entry (log, n), cb_case_get_setup (case_));
  g_assert_cmpstr (said, ==, words);
}

/* The form asks for the cards where I am one of the two, whoever of us began. */
static void
test_form (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE ("'swaps':'all',"), ASKED);
  g_autoptr (CbDraft) draft = cb_draft_new (case_);

  cb_draft_set_kind (draft, CB_DRAFT_SWAP);
  g_assert_cmpint (cb_draft_get_by (draft), ==, BOB);
  g_assert_false (cb_draft_get_complete (draft));
  g_assert_cmpint (cb_form_field_get_chosen (&cb_draft_get_form (draft)[0], draft), ==, -1);
  g_assert_cmpuint (cb_form_field_get_choices (&cb_draft_get_form (draft)[0], draft) &
                      ((1u << (PILE + 1)) - 1),
                    ==, (1u << ANN) | (1u << CY) | (1u << PILE));
  g_assert_false (cb_form_field_is_shown (&cb_draft_get_form (draft)[1], draft));
  cb_draft_set (draft, CB_DRAFT_WITH, PILE);
  g_assert_true (cb_draft_get_complete (draft));
  cb_draft_set (draft, CB_DRAFT_WITH, ANN);
  g_assert_false (cb_draft_get_complete (draft));
  g_assert_true (cb_form_field_is_shown (&cb_draft_get_form (draft)[1], draft));
  g_assert_cmpuint (cb_form_field_get_choices (&cb_draft_get_form (draft)[1], draft), ==,
                    cb_draft_get_hand (draft));
  cb_draft_set (draft, CB_DRAFT_LOST, 3);
  cb_draft_pick_card (draft, 9);
  assert_told (draft, case_, "Bob swapped a card with you – gave Den for the Axe");

  g_assert_true (cb_draft_edit (draft, 1));
  g_assert_cmpuint (cb_draft_get_kind (draft), ==, CB_DRAFT_SWAP);
  g_assert_cmpint (cb_draft_get (draft, CB_DRAFT_LOST), ==, 3);
  g_assert_cmpint (cb_draft_get (draft, CB_DRAFT_CARD), ==, 9);
  cb_draft_set_by (draft, ANN);
  cb_draft_set (draft, CB_DRAFT_WITH, CY);
  cb_draft_confirm (draft);
  g_assert_cmpint (cb_entry_get_swap (cb_log_get_entry (cb_case_get_log (case_), 1))->gave, ==, 3);
}

/* What everybody sees: both cards are named, in whichever order. */
static void
test_face_up (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "bob swapped the belt for den",
      "Bob swapped a card with one that lay face up – gave the Belt for Den" },
    { "bob swapped den for the belt",
      "Bob swapped a card with one that lay face up – gave the Belt for Den" },
    { "I swapped my axe for den",
      "You swapped a card with one that lay face up – gave the Axe for Den" },
    { "Cy swapped a card with one that lay face up – gave Barn for Den",
      "Cy swapped a card with one that lay face up – gave Barn for Den" },
    { "bob swapped a card with the table", "Bob swapped a card with one that lay face down" },
  };
  static const CbQuickSample REFUSED[] = {
    { "bob swapped den", "Name the card that is face up now.", 15, 0 },
    { "I swapped for den", "Name the card you gave.", 17, 0 },
    { "I swapped the belt for den",
      "You don’t hold the Belt. Type what happened, or correct your hand first.", 14, 4 },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (UP_TABLE, "");
  g_autoptr (CbDraft) draft = cb_draft_new (case_);

  cb_quick_test_read (case_, SAMPLES);
  cb_quick_test_refused (case_, REFUSED);
  cb_draft_set_kind (draft, CB_DRAFT_SWAP);
  cb_draft_set_by (draft, BOB);
  cb_draft_set (draft, CB_DRAFT_WITH, PILE + 1);
  g_assert_false (cb_draft_get_complete (draft));
  g_assert_true (cb_form_field_is_shown (&cb_draft_get_form (draft)[1], draft));
  cb_draft_set (draft, CB_DRAFT_LOST, 4);
  g_assert_cmpint (cb_draft_get (draft, CB_DRAFT_CARD), ==, 9);
  g_assert_true (cb_draft_get_complete (draft));
  cb_draft_set (draft, CB_DRAFT_CARD, 8);
  g_assert_cmpstr (cb_draft_get_warning (draft), ==, "Cave isn’t face up.");
  cb_draft_set (draft, CB_DRAFT_CARD, 9);
  g_assert_cmpstr (cb_draft_get_warning (draft), ==, NULL);
  assert_told (draft, case_,
               "Bob swapped a card with one that lay face up – gave the Belt for Den");
  g_assert_cmphex (cb_case_get_face_up (case_, 0), ==, 1u << 9);
  g_assert_cmphex (cb_case_get_face_up (case_, 1), ==, 1u << 4);
  g_assert_cmpint (cb_case_get_mark (case_, 1, 4, 5), ==, CB_MARK_YES);
}

/* After a swap of mine the other card is mine, for lines and forms. */
static void
test_hand (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "cy: bert belt den, I show den", "Cy suggested: Bert, Belt, Den – you showed Den" },
    { "bob has axe", "You saw Bob’s card: Axe" },
  };
  static const CbQuickSample REFUSED[] = {
    { "bob has den", "You hold Den. Type what happened, or correct your hand first.", 8, 3 },
    { "I swapped the axe with cy for the belt",
      "You don’t hold the Axe. Type what happened, or correct your hand first.", 14, 3 },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE ("'swaps':'all',"), ASKED "," SWAPPED);
  g_autoptr (CbDraft) draft = cb_draft_new (case_);

  cb_quick_test_read (case_, SAMPLES);
  cb_quick_test_refused (case_, REFUSED);
  g_assert_cmpuint (cb_draft_get_hand (draft), ==, 1u << 0 | 1u << 9);
  g_assert_true (cb_draft_edit (draft, 0));
  g_assert_cmpuint (cb_draft_get_hand (draft), ==, 1u << 0 | 1u << 3);
}

static gboolean
offers_swaps (CbDraft *draft, gboolean *first)
{
  CbDraftKind kinds[CB_N_DRAFT_KINDS];
  guint n_first, n = cb_draft_list_kinds (draft, kinds, &n_first);

  for (guint i = 0; i < n; i++)
    if (kinds[i] == CB_DRAFT_SWAP)
      {
        *first = i < n_first;
        return TRUE;
      }
  return FALSE;
}

/* Who is warned of what, by what the rules say. */
static void
test_rules (void)
{
  static const struct
  {
    const char *swaps;
    gboolean offered;
    const char *with_player;
    const char *with_table;
  } RULES[] = {
    { TABLE (""), FALSE, "By the rules of this game no cards are swapped.",
      "By the rules of this game no cards are swapped." },
    { TABLE ("'swaps':'players',"), TRUE, NULL,
      "By the rules of this game no face-down cards are swapped." },
    { TABLE ("'swaps':'face-down',"), TRUE,
      "By the rules of this game no cards are swapped with other players.", NULL },
    { TABLE ("'swaps':'all',"), TRUE, NULL, NULL },
    { TABLE (
        "'variants':[{'id':'trade','name':'Trade','swaps':'players'}],") ",'variants':['trade']",
      TRUE, NULL, "By the rules of this game no face-down cards are swapped." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (RULES); i++)
    {
      g_autoptr (CbCase) case_ = cb_quick_test_case (RULES[i].swaps, ASKED);
      g_autoptr (CbDraft) draft = cb_draft_new (case_);
      gboolean first = FALSE;

      g_assert_cmpint (offers_swaps (draft, &first), ==, RULES[i].offered);
      g_assert_cmpint (first, ==, RULES[i].offered);
      cb_draft_set_kind (draft, CB_DRAFT_SWAP);
      cb_draft_set (draft, CB_DRAFT_WITH, CY);
      g_assert_cmpstr (cb_draft_get_warning (draft), ==, RULES[i].with_player);
      cb_draft_set (draft, CB_DRAFT_WITH, PILE);
      g_assert_cmpstr (cb_draft_get_warning (draft), ==, RULES[i].with_table);
    }
}

/* Cards that cannot have been where they were given away. */
static void
test_warnings (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE ("'swaps':'all',"), ASKED);
  g_autoptr (CbDraft) draft = cb_draft_new (case_);

  cb_draft_set_kind (draft, CB_DRAFT_SWAP);
  cb_draft_set_by (draft, CY);
  cb_draft_set (draft, CB_DRAFT_WITH, BOB);
  cb_draft_set (draft, CB_DRAFT_LOST, 4);
  g_assert_cmpstr (cb_draft_get_warning (draft), ==, "Cy can’t have the Belt.");
  cb_draft_set (draft, CB_DRAFT_WITH, PILE);
  cb_draft_set (draft, CB_DRAFT_LOST, 9);
  cb_draft_set (draft, CB_DRAFT_CARD, 0);
  g_assert_cmpstr (cb_draft_get_warning (draft), ==, "Anna can’t be face down.");
}

/* A list shows its first choice where none is chosen, so one of a list always is; where nothing can
 * be supposed there are chips. */
static void
test_lists (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE ("'swaps':'all',"), ASKED);
  CbDraftKind kinds[CB_N_DRAFT_KINDS];
  g_autoptr (CbDraft) draft = cb_draft_new (case_);
  guint n_lists = 0, n_first;

  for (guint i = cb_draft_list_kinds (draft, kinds, &n_first); i-- > 0;)
    {
      cb_draft_set_kind (draft, kinds[i]);
      for (const CbFormField *field = cb_draft_get_form (draft); field->picker != CB_PICKER_NONE;
           field++)
        if (field->picker == CB_PICKER_LIST && cb_form_field_is_shown (field, draft))
          {
            g_test_message ("%u: %s", kinds[i], field->title != NULL ? field->title : field->label);
            g_assert_cmpint (cb_form_field_get_chosen (field, draft), >=, 0);
            n_lists++;
          }
    }
  g_assert_cmpuint (n_lists, >=, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  cb_test_stop_clock ();
  g_test_add_func ("/swap/lines", test_lines);
  g_test_add_func ("/swap/only-face-down", test_only_face_down);
  g_test_add_func ("/swap/refused", test_refused);
  g_test_add_func ("/swap/printed", test_printed);
  g_test_add_func ("/swap/form", test_form);
  g_test_add_func ("/swap/face-up", test_face_up);
  g_test_add_func ("/swap/hand", test_hand);
  g_test_add_func ("/swap/rules", test_rules);
  g_test_add_func ("/swap/warnings", test_warnings);
  g_test_add_func ("/swap/lists", test_lists);
  return g_test_run ();
}
