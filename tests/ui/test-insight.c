/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How what is reckoned stands on the screen. */

#include "config.h"

#include "cb-accusation.h"
#include "cb-announce.h"
#include "cb-card-face.h"
#include "cb-case-page.h"
#include "cb-case-test.h"
#include "cb-composer.h"
#include "cb-envelope.h"
#include "cb-figures.h"
#include "cb-insight-parts.h"
#include "cb-link-row.h"
#include "cb-log-view.h"
#include "cb-roll.h"
#include "cb-sheet-view.h"
#include "cb-show-hint.h"
#include "cb-suggestion.h"
#include "cb-table-test.h"
#include "cb-token.h"
#include "cb-ui-test.h"
#include "parts.h"

typedef struct
{
  CbCase *case_;
  CbWindow *window;
  CbCasePage *page;
  CbInsight *insight;
} Shown;

static gboolean
get_flag (gpointer object, const char *property)
{
  gboolean flag;

  g_object_get (object, property, &flag, NULL);
  return flag;
}

static void
show_view (Shown *shown, const char *name)
{
  adw_view_stack_set_visible_child_name (
    ADW_VIEW_STACK (cb_ui_test_find (GTK_WIDGET (shown->page), ADW_TYPE_VIEW_STACK, NULL)), name);
  cb_ui_test_draw (GTK_WIDGET (shown->window));
}

static GtkWidget *
find (Shown *shown, GType type)
{
  return cb_ui_test_find (GTK_WIDGET (shown->page), type, NULL);
}

/* @case_: (transfer full) */
static void
open_case (Shown *shown, CbCase *case_)
{
  shown->case_ = case_;
  shown->window = cb_ui_test_open_case (shown->case_, 1280, 900);
  shown->page = CB_CASE_PAGE (
    cb_ui_test_find (GTK_WIDGET (shown->window), CB_TYPE_CASE_PAGE, NULL));
  shown->insight = cb_insight_view_get_insight (
    CB_INSIGHT_VIEW (find (shown, CB_TYPE_INSIGHT_VIEW)));
  show_view (shown, "insight");
  cb_ui_test_wait (cb_insight_view_is_built (CB_INSIGHT_VIEW (find (shown, CB_TYPE_INSIGHT_VIEW))));
}

static void
open_insight (Shown *shown, gconstpointer data)
{
  open_case (shown, cb_case_test_new_with_odds ());
}

/* Four at a table, of whom nobody has asked yet. */
static void
open_start (Shown *shown, gconstpointer data)
{
  CbCase *case_ = cb_table_test_play (&(CbTableTest) { { 6, 6, 9 }, 4, 0, "Card %u", "Player %u" },
                                      0, 3);

  cb_case_set_assist (case_, CB_ASSIST_ODDS);
  open_case (shown, case_);
}

/* The sample @data after twelve entries. */
static void
open_sample (Shown *shown, gconstpointer data)
{
  CbCase *case_ = cb_case_test_load_sample (data, 12);

  cb_case_set_assist (case_, CB_ASSIST_ODDS);
  open_case (shown, case_);
}

/* Six at a table, of whom I have solved the case. */
static void
open_review (Shown *shown, gconstpointer data)
{
  CbCase *case_ = cb_case_test_load_sample ("published-six-players.casebook", 27);
  g_autoptr (CbEntry) right = cb_accusation_new (
    0, cb_case_test_cards (case_, "peacock lead-pipe billiard-room"), CB_RESULT_RIGHT);

  cb_case_append (case_, right);
  cb_case_set_assist (case_, CB_ASSIST_ODDS);
  open_case (shown, case_);
}

static void
close_insight (Shown *shown, gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  cb_ui_test_close_window (shown->window);
  g_object_unref (shown->case_);
  g_settings_reset (settings, "advise-show");
}

static char *
get_text (gpointer object, const char *property)
{
  char *text;

  g_object_get (object, property, &text, NULL);
  return text;
}

static CbAskItem *
get_item (Shown *shown, guint index)
{
  g_autoptr (CbAskItem) item = g_list_model_get_item (
    cb_ask_view_get_items (CB_ASK_VIEW (find (shown, CB_TYPE_ASK_VIEW))), index);

  return item;
}

static guint
count_items (Shown *shown)
{
  return g_list_model_get_n_items (
    cb_ask_view_get_items (CB_ASK_VIEW (find (shown, CB_TYPE_ASK_VIEW))));
}

static void
activate (Shown *shown, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (shown->page), action, NULL));
  cb_ui_test_draw (GTK_WIDGET (shown->window));
}

static void
test_hidden (Shown *shown, gconstpointer data)
{
  g_assert_true (cb_insight_get_active (shown->insight));
  show_view (shown, "sheet");
  g_assert_false (cb_insight_get_active (shown->insight));
  g_assert_false (get_flag (shown->insight, "computing"));
  cb_case_test_ask (shown->case_, BOB, "peacock candlestick ballroom", CARA, -1);
  g_assert_false (get_flag (shown->insight, "computing"));
  show_view (shown, "insight");
  g_assert_true (cb_insight_get_active (shown->insight));
  cb_ui_test_wait (!get_flag (shown->insight, "computing"));
  g_assert_nonnull (cb_insight_get_advice (shown->insight));
  g_assert_false (get_flag (shown->insight, "stale"));
}

/* One tap, and it only has to be answered. */
static void
test_ask (Shown *shown, gconstpointer data)
{
  CbDraft *draft = cb_ui_test_get_draft (shown->page);
  CbCardSet cards;

  cb_ui_test_wait (!get_flag (shown->insight, "computing"));
  cb_ui_test_draw (GTK_WIDGET (shown->window));
  g_assert_cmpuint (count_items (shown), ==, 3);
  cards = cb_ask_item_get_cards (get_item (shown, 0));
  g_assert_cmpuint (cards, ==,
                    cb_advice_get_suggestion (cb_insight_get_advice (shown->insight), 0)->cards);

  cb_draft_set_by (draft, BOB);
  cb_draft_toggle_card (draft, 0);
  cb_ui_test_click (find (shown, CB_TYPE_ASK_ROW), "Suggest");
  g_assert_cmpint (cb_draft_get_by (draft), ==, ANN);
  g_assert_cmpuint (cb_draft_get_cards (draft), ==, cards);
  g_assert_cmpuint (cb_draft_get_kind (draft), ==, CB_DRAFT_SUGGESTION);

  /* What was half entered can be had back. */
  activate (shown, "case.restore-draft");
  g_assert_cmpint (cb_draft_get_by (draft), ==, BOB);
  g_assert_cmpuint (cb_draft_get_cards (draft), ==, 1);

  /* In the past there is nothing to ask. */
  cb_sheet_set_at (cb_ui_test_get_sheet (shown->page), 2);
  gtk_widget_activate_action (GTK_WIDGET (shown->page), "case.ask", "u", cards);
  g_assert_cmpuint (cb_draft_get_cards (draft), ==, 1);
}

/* More come behind those that are there; and nothing moves while the focus is among them. */
static void
test_stays (Shown *shown, gconstpointer data)
{
  CbAskItem *items[3];
  GtkWidget *view = find (shown, CB_TYPE_ASK_VIEW);

  cb_ui_test_wait (cb_insight_get_advice (shown->insight) != NULL);
  cb_ui_test_draw (GTK_WIDGET (shown->window));
  gtk_widget_child_focus (find (shown, CB_TYPE_ASK_ROW), GTK_DIR_TAB_FORWARD);
  for (guint i = 0; i < 3; i++)
    items[i] = get_item (shown, i);
  gtk_widget_activate_action (view, "insight.more", NULL);
  g_assert_cmpuint (count_items (shown), ==, 13);
  cb_ui_test_wait (!get_flag (shown->insight, "computing"));
  for (guint i = 0; i < 3; i++)
    g_assert_true (get_item (shown, i) == items[i]);

  /* Another log is another list, and the focus stays in it. */
  cb_case_test_ask (shown->case_, BOB, "peacock candlestick ballroom", CARA, -1);
  cb_ui_test_wait (!get_flag (shown->insight, "computing"));
  g_assert_cmpuint (cb_ask_item_get_cards (get_item (shown, 0)), ==,
                    cb_advice_get_suggestion (cb_insight_get_advice (shown->insight), 0)->cards);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (shown->window)), view));
}

static void
assert_within (Shown *shown, const char *ids)
{
  CbCardSet cards = *ids != '\0' ? cb_case_test_cards (shown->case_, ids) : 0;

  g_assert_cmphex (cb_insight_get_within (shown->insight), ==, cards);
}

/* What stands on the chips that are shown, from the first on, each with its state: "!" where I am.
 */
static void
assert_places (Shown *shown, const char *expected)
{
  GtkWidget *chips = cb_ui_test_find (find (shown, CB_TYPE_PLACES_VIEW), ADW_TYPE_WRAP_BOX, NULL);
  g_autoptr (GString) words = g_string_new (NULL);

  for (GtkWidget *chip = gtk_widget_get_first_child (chips); chip != NULL;
       chip = gtk_widget_get_next_sibling (chip))
    {
      GtkWidget *part = GTK_IS_BUTTON (chip) ? gtk_button_get_child (GTK_BUTTON (chip)) : chip;

      if (!gtk_widget_get_visible (chip))
        continue;
      g_string_append (words, words->len > 0 ? " | " : "");
      g_string_append (words, gtk_widget_has_css_class (chip, "chosen") ? "!" : "");
      if (GTK_IS_LABEL (part))
        g_string_append (words, gtk_label_get_label (GTK_LABEL (part)));
      for (part = GTK_IS_BOX (part) ? gtk_widget_get_first_child (part) : NULL; part != NULL;
           part = gtk_widget_get_next_sibling (part))
        if (GTK_IS_LABEL (part))
          g_string_append_printf (words, "%s%s",
                                  gtk_widget_get_prev_sibling (part) != NULL &&
                                      GTK_IS_IMAGE (gtk_widget_get_prev_sibling (part))
                                    ? " "
                                    : "",
                                  gtk_label_get_label (GTK_LABEL (part)));
    }
  g_assert_cmpstr (words->str, ==, expected);
}

static void
tap_place (Shown *shown, const char *id)
{
  gtk_widget_activate_action (find (shown, CB_TYPE_PLACES_VIEW), "insight.arrive", "u",
                              cb_case_test_card (shown->case_, id));
}

static void
assert_counsel (Shown *shown, const char *expected)
{
  g_autofree char *words = NULL;

  cb_ui_test_wait (!get_flag (shown->insight, "computing"));
  words = get_text (find (shown, CB_TYPE_COUNSEL_VIEW), "words");
  g_assert_cmpstr (words, ==, expected);
}

/* From where I am, by the log or as I say, follows what is within reach, and what is advised. */
static void
test_chips (Shown *shown, gconstpointer data)
{
  GtkWidget *more = cb_ui_test_find (find (shown, CB_TYPE_PLACES_VIEW), GTK_TYPE_TOGGLE_BUTTON,
                                     NULL);

  assert_within (shown, "study ballroom dining-room");
  assert_places (shown, "!Kitchen | in reach | Study | Ballroom 7+ | …");
  tap_place (shown, "study");
  assert_within (shown, "study");
  assert_places (shown, "Kitchen | in reach | !Study | Ballroom 7+ | …");
  tap_place (shown, "plum");
  assert_within (shown, "study");
  tap_place (shown, "study");
  assert_within (shown, "study ballroom dining-room");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (more), TRUE);
  assert_places (
    shown, "!Kitchen | in reach | Study | Ballroom 7+ | Dining Room 11+ | Billiard Room 17+ | "
           "Hall 19+ | Lounge 19+ | Conservatory 20+ | Library 23+ | …");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (more), FALSE);

  /* What I say holds until the log says something else. */
  tap_place (shown, "lounge");
  cb_case_test_ask (shown->case_, BOB, "peacock candlestick ballroom", CARA, -1);
  assert_within (shown, "lounge");
  cb_case_test_ask (shown->case_, ANN, "peacock rope library", -1, CARA);
  assert_places (shown, "!Library | in reach | Billiard Room 4+ | Hall 7+ | Study 7+ | …");
  assert_within (shown, "study hall billiard-room ballroom");
  cb_case_undo (shown->case_);
  assert_within (shown, "study ballroom dining-room");

  /* Where I am is not known once a turn of mine has gone by: then all rooms are alike. */
  cb_case_test_ask (shown->case_, CARA, "green wrench library", ANN, BOB);
  cb_case_test_ask (shown->case_, BOB, "plum revolver lounge", -1, CARA);
  assert_within (shown, "");
  assert_places (shown, "Hall | Lounge | Dining Room | Kitchen | Ballroom | Conservatory | "
                        "Billiard Room | Library | Study");
  tap_place (shown, "hall");
  assert_within (shown, "hall");
}

/* My token glides to the room where I say that I am, and back; and not at all where nothing is to
 * move. After a roll only what is in reach stays. */
static void
test_glide (Shown *shown, gconstpointer data)
{
  CbPlacesView *view = CB_PLACES_VIEW (find (shown, CB_TYPE_PLACES_VIEW));
  g_autoptr (CbEntry) roll = cb_roll_new (ANN, &(CbDiceRoll) { 2, { 5, 2 } }, NULL);
  float before = cb_places_view_get_token_x (view), there;

  g_assert_cmpfloat (before, >, 0);
  tap_place (shown, "study");
  cb_ui_test_draw (GTK_WIDGET (shown->window));
  there = cb_places_view_get_token_x (view);
  g_assert_cmpfloat (there, >, before + 100);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  tap_place (shown, "study");
  g_assert_cmpfloat (cb_places_view_get_token_x (view), >, before + 100);
  cb_ui_test_wait (cb_places_view_get_token_x (view) == before);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  tap_place (shown, "study");
  cb_ui_test_draw (GTK_WIDGET (shown->window));
  g_assert_cmpfloat (cb_places_view_get_token_x (view), ==, there);
  tap_place (shown, "study");

  cb_case_test_ask (shown->case_, BOB, "peacock candlestick ballroom", CARA, -1);
  cb_case_test_ask (shown->case_, CARA, "peacock knife hall", -1, ANN);
  cb_case_append (shown->case_, roll);
  assert_places (shown, "!Kitchen | in reach | Ballroom");
}

/* Counsel stands at the head, and says what to do where I say that I am. */
static void
test_counsel (Shown *shown, gconstpointer data)
{
  assert_counsel (shown, "Bob’s turn. Cara is right behind you.");
  cb_case_test_ask (shown->case_, BOB, "peacock candlestick ballroom", CARA, -1);
  cb_case_test_ask (shown->case_, CARA, "peacock knife hall", -1, ANN);
  assert_counsel (shown,
                  "Your move. Reach the Study by the secret passage, and suggest Mustard and the "
                  "Revolver. That rules out about 40 of 82.");
  tap_place (shown, "study");
  assert_counsel (
    shown, "Your move. Suggest Mustard, the Wrench and the Study. That rules out about 42 of "
           "82.");
  tap_place (shown, "study");
  cb_case_set_assist (shown->case_, CB_ASSIST_LOGIC);
  assert_counsel (shown, "Your move.");
}

static void
wait_for_rest (Shown *shown)
{
  cb_ui_test_wait (!get_flag (shown->insight, "computing"));
  cb_ui_test_draw (GTK_WIDGET (shown->window));
}

/* What was said last, counted from here on. */
static void
assert_heard (Shown *shown, const char *expected)
{
  wait_for_rest (shown);
  g_assert_cmpstr (cb_ui_test_get_heard (), ==, expected);
}

/* Counsel is heard once whenever it changes, but not what is there already, nor under a cover. */
static void
test_heard (Shown *shown, gconstpointer data)
{
  g_autofree char *before = NULL;

  wait_for_rest (shown);
  before = g_strdup (cb_ui_test_get_heard ());
  g_assert_false (before != NULL && strstr (before, "turn.") != NULL);
  cb_case_test_ask (shown->case_, BOB, "peacock candlestick ballroom", CARA, -1);
  assert_heard (shown, "Cara’s turn. Cara is right behind you.");
  cb_case_test_ask (shown->case_, CARA, "peacock knife hall", -1, ANN);
  assert_heard (shown,
                "Your move. Reach the Study by the secret passage, and suggest Mustard and the "
                "Revolver. That rules out about 40 of 82.");

  /* Nothing is said again that is only made finer, or looked at again. */
  cb_announce (GTK_WIDGET (shown->page), "Silence");
  show_view (shown, "sheet");
  show_view (shown, "insight");
  assert_heard (shown, "Silence");
  tap_place (shown, "study");
  assert_heard (shown, "Your move. Suggest Mustard, the Wrench and the Study. That rules out about "
                       "42 of 82.");

  cb_announce (GTK_WIDGET (shown->page), "Silence");
  gtk_widget_activate_action (GTK_WIDGET (shown->window), "win.cover", NULL);
  cb_case_undo (shown->case_);
  wait_for_rest (shown);
  gtk_widget_activate_action (GTK_WIDGET (shown->window), "win.uncover", NULL);
  assert_heard (shown, "Silence");
}

static void
test_accuse (Shown *shown, gconstpointer data)
{
  static const char *const WORDS[] = { "Wait", "Your Call", "Accuse" };
  CbDraft *draft = cb_ui_test_get_draft (shown->page);
  GtkWidget *view = find (shown, CB_TYPE_VERDICT_VIEW);
  g_autofree char *verdict = NULL;
  g_autofree char *reason = NULL;

  cb_ui_test_wait (cb_insight_get_decision (shown->insight) != NULL);
  cb_ui_test_draw (GTK_WIDGET (shown->window));
  verdict = get_text (cb_ui_test_find (view, GTK_TYPE_LABEL, "verdict"), "label");
  reason = get_text (cb_ui_test_find (view, GTK_TYPE_LABEL, "reason"), "label");
  g_assert_cmpstr (verdict, ==,
                   WORDS[cb_decision_get_kind (cb_insight_get_decision (shown->insight))]);
  g_assert_nonnull (strstr (reason, "your odds"));
  cb_ui_test_click (view, "Accuse…");
  g_assert_cmpuint (cb_draft_get_kind (draft), ==, CB_DRAFT_ACCUSATION);
  g_assert_cmpint (cb_draft_get_by (draft), ==, ANN);
  g_assert_cmpuint (cb_draft_get_cards (draft), ==,
                    cb_decision_get_solution (cb_insight_get_decision (shown->insight), NULL));
}

/* A card of mine that somebody has seen is as it is, one that he has not seen is pale. */
static void
assert_card (GtkWidget *race, const char *name, double opacity)
{
  GtkWidget *label = cb_ui_test_find_label (race, name);

  g_assert_nonnull (label);
  g_assert_cmpfloat_with_epsilon (gtk_widget_get_opacity (gtk_widget_get_prev_sibling (label)),
                                  opacity, 0.01);
}

/* Bob asked, and I showed him the rope. */
static void
test_rivals (Shown *shown, gconstpointer data)
{
  g_autoptr (CbEntry)
    entry = cb_suggestion_new (BOB, cb_case_test_cards (shown->case_, "mustard rope lounge"));
  GtkWidget *race;

  cb_suggestion_add_answer (entry, CARA, CB_DID_PASS, -1);
  cb_suggestion_add_answer (entry, ANN, CB_DID_SHOW,
                            (int) cb_case_test_card (shown->case_, "rope"));
  cb_case_append (shown->case_, entry);
  cb_ui_test_wait (!get_flag (shown->insight, "stale") &&
                   cb_insight_get_rivals (shown->insight) != NULL);
  race = find (shown, CB_TYPE_RACE_VIEW);
  g_assert_null (cb_ui_test_find_label (race, "Your cards Bob has seen"));
  gtk_widget_activate_action (race, "race.open", "u", BOB);
  assert_card (race, "Rope", 1);
  assert_card (race, "Knife", 0.32);
  g_assert_nonnull (cb_ui_test_find_label (race, "Your cards Bob has seen"));
  g_assert_nonnull (cb_ui_test_find_label (race, "Nothing stands out yet"));

  /* One at a time, and again to close. */
  gtk_widget_activate_action (race, "race.open", "u", CARA);
  assert_card (race, "Rope", 0.32);
  g_assert_nonnull (cb_ui_test_find_label (race, "Your cards Cara has seen"));
  g_assert_null (cb_ui_test_find_label (race, "Your cards Bob has seen"));
  gtk_widget_activate_action (race, "race.open", "u", CARA);
  g_assert_null (cb_ui_test_find_label (race, "Your cards Cara has seen"));
}

static guint
count_tokens (GtkWidget *widget)
{
  guint n = CB_IS_TOKEN (widget) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_tokens (child);
  return n;
}

/* A turning point is drawn as in the log: who asked for which cards, and everybody who answered. */
static void
assert_turning_point (Shown *shown, GtkWidget *row)
{
  guint position = g_variant_get_uint32 (
    gtk_actionable_get_action_target_value (GTK_ACTIONABLE (row)));
  const CbSuggestion *asked = cb_entry_get_suggestion (
    cb_case_test_get_entry (shown->case_, position));
  CbEdition *edition = cb_case_get_edition (shown->case_);

  g_assert_nonnull (asked);
  g_assert_cmpuint (count_tokens (row), ==, 1 + asked->answers.n);
  for (guint i = 0; i < cb_edition_get_n_cards (edition); i++)
    if (cb_card_set_has (asked->cards, i))
      g_assert_nonnull (cb_ui_test_find_label (row, cb_edition_get_card (edition, i)->name));
}

/* The way to the next game stands in the head of the review, or on a telephone below all of it. */
static void
assert_pinned (Shown *shown, gboolean pinned)
{
  GtkWidget *review = find (shown, CB_TYPE_REVIEW_VIEW);
  GtkWidget *foot = cb_ui_test_find (find (shown, CB_TYPE_INSIGHT_VIEW), GTK_TYPE_BUTTON, "again");
  GtkWidget *label = cb_ui_test_find_label (review, "Play Again");

  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (foot)), ==, "_Play Again");
  g_assert_cmpint (gtk_widget_get_mapped (foot), ==, pinned);
  g_assert_cmpint (label != NULL, ==, !pinned);
}

/* The largest drops, in the order of the log. */
static void
assert_in_order (GtkWidget *entries)
{
  guint n = 0, last = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (entries); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      guint position = g_variant_get_uint32 (
        gtk_actionable_get_action_target_value (GTK_ACTIONABLE (row)));

      g_assert_cmpuint (position, >=, last);
      last = position;
      n++;
    }
  g_assert_cmpuint (n, ==, 3);
}

/* The way from playing to the end, by the composer. */
static void
test_end (Shown *shown, gconstpointer data)
{
  CbDraft *draft = cb_ui_test_get_draft (shown->page);
  static const char *const NAMES[] = { "Mustard", "Revolver", "Kitchen" };
  GtkWidget *review, *face;
  g_autofree char *again = NULL;
  g_autofree char *ending = NULL;
  g_autofree char *solved = NULL;

  activate (shown, "case.review");
  g_assert_cmpuint (cb_draft_get_kind (draft), ==, CB_DRAFT_ENVELOPE);
  show_view (shown, "sheet");
  cb_draft_set (draft, CB_DRAFT_CARDS,
                (int) cb_case_test_cards (shown->case_, "mustard revolver kitchen"));
  gtk_widget_activate_action (find (shown, CB_TYPE_COMPOSER), "record.confirm", NULL);
  g_assert_true (cb_case_get_closed (shown->case_));
  cb_ui_test_draw (GTK_WIDGET (shown->window));
  review = find (shown, CB_TYPE_REVIEW_VIEW);
  cb_ui_test_wait (gtk_widget_get_mapped (review));
  cb_ui_test_wait (cb_insight_get_review (shown->insight) != NULL &&
                   cb_insight_get_course (shown->insight) != NULL);
  cb_ui_test_draw (GTK_WIDGET (shown->window));
  ending = get_text (review, "ending");
  solved = get_text (review, "solved");
  g_assert_cmpstr (ending, ==, "The envelope was opened at entry 5.");
  g_assert_nonnull (solved);
  g_assert_true (get_flag (review, "has-review"));
  g_assert_true (get_flag (review, "has-more"));
  face = gtk_widget_get_first_child (cb_ui_test_find (review, GTK_TYPE_BOX, "faces"));
  for (guint i = 0; i < G_N_ELEMENTS (NAMES); i++, face = gtk_widget_get_next_sibling (face))
    g_assert_cmpstr (cb_card_face_get_card (CB_CARD_FACE (face))->name, ==, NAMES[i]);
  g_assert_null (face);
  g_assert_false (gtk_widget_get_mapped (find (shown, CB_TYPE_ASK_VIEW)));
  again = get_text (review, "again");
  g_assert_cmpstr (again, ==, "_Play Again");
  assert_pinned (shown, FALSE);
  g_object_set (find (shown, CB_TYPE_INSIGHT_VIEW), "narrow", TRUE, NULL);
  assert_pinned (shown, TRUE);
  g_object_set (find (shown, CB_TYPE_INSIGHT_VIEW), "narrow", FALSE, NULL);
  g_assert_false (gtk_widget_get_visible (cb_ui_test_find (review, GTK_TYPE_BUTTON, "evening")));
  assert_in_order (cb_ui_test_find (review, GTK_TYPE_LIST_BOX, "entries"));
  assert_turning_point (shown,
                        cb_ui_test_find (cb_ui_test_find (review, GTK_TYPE_LIST_BOX, "entries"),
                                         CB_TYPE_LINK_ROW, NULL));

  gtk_widget_activate_action (
    cb_ui_test_find (cb_ui_test_find (review, GTK_TYPE_LIST_BOX, "entries"), CB_TYPE_LINK_ROW,
                     NULL),
    "row.open", NULL);
  cb_ui_test_wait (gtk_widget_get_mapped (find (shown, CB_TYPE_LOG_VIEW)));
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* What is only known better afterwards leaves rows and points where somebody stands. */
static void
test_keeps_its_place (Shown *shown, gconstpointer data)
{
  g_autoptr (CbEntry)
    end = cb_envelope_new (cb_case_test_cards (shown->case_, "mustard revolver kitchen"));
  GtkWidget *review, *row, *point;
  guint n_courses = 0, n_states = 0;

  cb_case_append (shown->case_, end);
  cb_ui_test_wait (cb_insight_get_review (shown->insight) != NULL &&
                   cb_insight_is_done (shown->insight, "review") &&
                   cb_insight_is_done (shown->insight, "course"));
  review = find (shown, CB_TYPE_REVIEW_VIEW);
  row = cb_ui_test_find (cb_ui_test_find (review, GTK_TYPE_LIST_BOX, "entries"), CB_TYPE_LINK_ROW,
                         NULL);
  point = gtk_widget_get_first_child (cb_ui_test_find (review, CB_TYPE_CHART, NULL));
  g_assert_true (gtk_widget_grab_focus (row));
  g_assert_nonnull (point);
  g_signal_connect_swapped (shown->insight, "notify::course", G_CALLBACK (count_cb), &n_courses);
  g_signal_connect_swapped (shown->insight, "notify::state", G_CALLBACK (count_cb), &n_states);
  cb_case_set_pencil (shown->case_, 0, CB_HOLDER_OF_SEAT (BOB), "?");
  cb_ui_test_wait (!get_flag (shown->insight, "computing"));
  g_assert_cmpuint (n_courses, >=, 1);
  g_assert_cmpuint (n_states, ==, 0);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (shown->window)) == row);
  g_assert_true (gtk_widget_get_first_child (cb_ui_test_find (review, CB_TYPE_CHART, NULL)) ==
                 point);
}

/* Figures change in the cells that are there. */
static void
test_figures_stay (Shown *shown, gconstpointer data)
{
  static const char *const TEXTS[] = { "Entry", "Left", "Start", "324", "1", "96" };
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();
  GtkWidget *table = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  GtkWidget *cell;

  for (guint i = 0; i < G_N_ELEMENTS (TEXTS); i++)
    g_ptr_array_add (texts, (gpointer) TEXTS[i]);
  cb_figures_show (GTK_BOX (table), texts, 2, 0);
  cell = gtk_widget_get_last_child (gtk_widget_get_last_child (table));
  texts->pdata[5] = (gpointer) "84";
  cb_figures_show (GTK_BOX (table), texts, 2, 0);
  g_assert_true (gtk_widget_get_last_child (gtk_widget_get_last_child (table)) == cell);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (cell)), ==, "84");

  /* The same texts in other columns, and fewer rows. */
  cb_figures_show (GTK_BOX (table), texts, 3, 0);
  g_assert_true (gtk_widget_get_next_sibling (gtk_widget_get_first_child (table)) ==
                 gtk_widget_get_last_child (table));
  g_ptr_array_set_size (texts, 3);
  cb_figures_show (GTK_BOX (table), texts, 3, 0);
  g_assert_true (gtk_widget_get_first_child (table) == gtk_widget_get_last_child (table));
  g_object_unref (table);
}

/* That of a game that goes on; the story of one that is over has its own. */
static GtkWidget *
find_course_view (Shown *shown)
{
  return cb_ui_test_find (cb_ui_test_find (GTK_WIDGET (shown->page), ADW_TYPE_BIN, "curve"),
                          CB_TYPE_COURSE_VIEW, NULL);
}

static GtkWidget *
find_chart (Shown *shown)
{
  return cb_ui_test_find (find_course_view (shown), CB_TYPE_CHART, NULL);
}

/* A point of the chart leads to the sheet as it was then. */
static void
test_point (Shown *shown, gconstpointer data)
{
  g_autoptr (CbEntry)
    last = cb_suggestion_new (ANN, cb_case_test_cards (shown->case_, "plum rope hall"));

  cb_suggestion_add_answer (last, BOB, CB_DID_PASS, -1);
  cb_suggestion_add_answer (last, CARA, CB_DID_PASS, -1);
  cb_case_append (shown->case_, last);
  cb_case_test_ask (shown->case_, BOB, "plum lead-pipe ballroom", CARA, -1);
  cb_ui_test_wait (cb_insight_is_done (shown->insight, "course"));
  cb_ui_test_draw (GTK_WIDGET (shown->window));
  g_assert_cmpuint (cb_course_get_found (cb_insight_get_course (shown->insight), 4), ==,
                    cb_case_test_cards (shown->case_, "plum"));
  g_signal_emit_by_name (cb_ui_test_find (find_chart (shown), GTK_TYPE_BUTTON, NULL), "clicked");
  g_assert_cmpint (cb_sheet_get_at (cb_ui_test_get_sheet (shown->page)), ==, 5);
  g_assert_true (gtk_widget_get_mapped (find (shown, CB_TYPE_SHEET_VIEW)));
}

static guint
count_points (Shown *shown)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (find_chart (shown)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;
  return n;
}

/* Until another course is there, the one before stays, though the log is shorter by then. */
static void
test_undone (Shown *shown, gconstpointer data)
{
  g_autoptr (CbEntry)
    last = cb_suggestion_new (ANN, cb_case_test_cards (shown->case_, "mustard rope hall"));
  GtkTooltip *tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean has_tooltip;

  cb_suggestion_add_answer (last, BOB, CB_DID_PASS, -1);
  cb_suggestion_add_answer (last, CARA, CB_DID_PASS, -1);
  cb_case_append (shown->case_, last);
  cb_ui_test_wait (cb_insight_is_done (shown->insight, "course"));
  cb_ui_test_draw (GTK_WIDGET (shown->window));
  g_assert_cmpuint (cb_course_get_found (cb_insight_get_course (shown->insight), 4), !=, 0);
  g_assert_cmpuint (count_points (shown), ==, 1);

  activate (shown, "case.undo");
  g_assert_cmpuint (cb_log_get_n_entries (cb_case_get_log (shown->case_)), ==, 4);
  cb_ui_test_draw (GTK_WIDGET (shown->window));
  g_signal_emit_by_name (find_chart (shown), "query-tooltip",
                         gtk_widget_get_width (find_chart (shown)) - 20, 40, FALSE, tooltip,
                         &has_tooltip);
  cb_ui_test_wait (cb_insight_is_done (shown->insight, "course"));
  cb_ui_test_draw (GTK_WIDGET (shown->window));
  g_assert_cmpuint (count_points (shown), ==, 0);
  g_object_unref (tooltip);
}

/* The same, where another one of the players turns out to be me. */
static void
test_other_seat (Shown *shown, gconstpointer data)
{
  g_autoptr (CbSetup) other = cb_setup_copy (cb_case_get_setup (shown->case_));
  g_autoptr (GError) error = NULL;

  cb_ui_test_wait (cb_insight_get_course (shown->insight) != NULL &&
                   cb_course_has_others (cb_insight_get_course (shown->insight)));
  other->me = CB_NOBODY;
  other->hand = 0;
  cb_case_set_setup (shown->case_, other, &error);
  g_assert_no_error (error);
  cb_ui_test_draw (GTK_WIDGET (shown->window));
  cb_ui_test_wait (cb_insight_is_done (shown->insight, "course"));
  cb_ui_test_draw (GTK_WIDGET (shown->window));
}

static void
taken_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  GBytes **bytes = user_data;

  *bytes = cb_review_picture_take_finish (result);
}

/* Whoever opens a case that is over sees its story, and can take it along as a picture. */
static void
test_picture (Shown *shown, gconstpointer data)
{
  g_autoptr (CbEntry) right = cb_accusation_new (
    ANN, cb_case_test_cards (shown->case_, "mustard revolver kitchen"), CB_RESULT_RIGHT);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree char *ending = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GBytes) pdf = NULL;
  GtkWidget *review;
  int width, height; /* while the picture is taken: later more is worked out */

  cb_case_append (shown->case_, right);
  cb_window_show_case (shown->window, shown->case_);
  cb_ui_test_draw (GTK_WIDGET (shown->window));
  review = cb_ui_test_find (
    GTK_WIDGET (adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (
      cb_ui_test_find (GTK_WIDGET (shown->window), ADW_TYPE_NAVIGATION_VIEW, NULL)))),
    CB_TYPE_REVIEW_VIEW, NULL);
  cb_ui_test_wait (gtk_widget_get_mapped (review) && get_flag (review, "has-review"));
  cb_ui_test_draw (GTK_WIDGET (shown->window));
  ending = get_text (review, "ending");
  g_assert_cmpstr (ending, ==, "You solved it at entry 5, with 2 suggestions.");
  width = gtk_widget_get_width (review);
  height = gtk_widget_get_height (review);
  cb_review_picture_take_async (review, cb_ui_test_find (review, GTK_TYPE_BOX, "head"), taken_cb,
                                &bytes);
  cb_ui_test_wait (bytes != NULL);
  texture = gdk_texture_new_from_bytes (bytes, NULL);
  g_assert_cmpint (gdk_texture_get_width (texture), >, 2 * width);
  g_assert_cmpint (gdk_texture_get_height (texture), >, 2 * height);

  node = cb_review_picture_paint (review, cb_ui_test_find (review, GTK_TYPE_BOX, "head"));
#if HAS_PRINTING
  pdf = cb_review_print_to_pdf (node, 595, 842, NULL);
  g_assert_cmpmem (g_bytes_get_data (pdf, NULL), 5, "%PDF-", 5);
#endif
}

/* Bob asks for two cards of mine. */
static void
ask_for_two (Shown *shown)
{
  CbDraft *draft = cb_ui_test_get_draft (shown->page);

  cb_draft_reset (draft);
  cb_draft_set_by (draft, BOB);
  cb_draft_set (draft, CB_DRAFT_CARDS, (int) cb_case_test_cards (shown->case_, "plum rope hall"));
}

static gboolean
has_hint (Shown *shown)
{
  g_autofree char *title = get_text (find (shown, CB_TYPE_SHOW_HINT), "title");

  return title != NULL;
}

static void
test_show_hint (Shown *shown, gconstpointer data)
{
  CbDraft *draft = cb_ui_test_get_draft (shown->page);
  g_autoptr (CbDraftAnswer) mine = g_list_model_get_item (cb_draft_get_seats (draft), ANN);
  GtkWidget *hint = find (shown, CB_TYPE_SHOW_HINT);
  g_autofree char *title = NULL;
  g_autofree char *expected = NULL;

  ask_for_two (shown);
  cb_ui_test_wait (has_hint (shown));
  title = get_text (hint, "title");
  g_assert_cmpint (cb_draft_answer_get_advised (mine), >=, 0);
  expected = g_strdup_printf ("Show %s – Bob learns least from it",
                              cb_edition_get_card (cb_case_get_edition (shown->case_),
                                                   (guint) cb_draft_answer_get_advised (mine))
                                ->name);
  g_assert_cmpstr (title, ==, expected);
  cb_draft_answer_show (mine, cb_draft_answer_get_advised (mine));
  /* It is decided. */
  g_assert_false (has_hint (shown));
}

/* Where there is nothing to choose, and where the table or I do not want it. */
static void
test_no_show_hint (Shown *shown, gconstpointer data)
{
  CbDraft *draft = cb_ui_test_get_draft (shown->page);
  g_autoptr (CbDraftAnswer) mine = g_list_model_get_item (cb_draft_get_seats (draft), ANN);

  ask_for_two (shown);
  cb_ui_test_wait (has_hint (shown));
  cb_draft_set (draft, CB_DRAFT_CARDS, (int) cb_case_test_cards (shown->case_, "plum rope lounge"));
  g_assert_false (has_hint (shown));
  ask_for_two (shown);
  cb_ui_test_wait (has_hint (shown));
  cb_draft_answer_set_passed (mine, TRUE);
  g_assert_false (has_hint (shown));

  ask_for_two (shown);
  cb_ui_test_wait (has_hint (shown));
  cb_case_set_assist (shown->case_, CB_ASSIST_LOGIC);
  g_assert_false (has_hint (shown));
  cb_case_set_assist (shown->case_, CB_ASSIST_ODDS);
  cb_ui_test_wait (has_hint (shown));
  activate (shown, "settings.advise-show");
  g_assert_false (has_hint (shown));
  activate (shown, "settings.advise-show");
  cb_ui_test_wait (has_hint (shown));
}

static gboolean
reads (GtkWidget *widget, const char *text)
{
  GtkWidget *label = cb_ui_test_find_label (widget, text);

  return label != NULL && gtk_widget_get_mapped (label);
}

/* As long as nothing is worth more than anything else, no card is named; the first answer changes
 * that, and from the second entry on there is a curve. */
static void
test_start (Shown *shown, gconstpointer data)
{
  static const char *const SAID[] = {
    "Any Suspects", "but your 3",           "Any Weapons",
    "Any Rooms",    "but Card 18, Card 21", "Rules out 39 of 126"
  };
  GtkWidget *ask = find (shown, CB_TYPE_ASK_VIEW), *odds = find (shown, CB_TYPE_ODDS_VIEW);
  GtkWidget *verdict = find (shown, CB_TYPE_VERDICT_VIEW);
  GtkWidget *list = cb_ui_test_find (ask, GTK_TYPE_LIST_BOX, "list");

  wait_for_rest (shown);
  g_assert_true (cb_insight_is_early (shown->insight));
  for (guint i = 0; i < G_N_ELEMENTS (SAID); i++)
    g_assert_true (reads (ask, SAID[i]));
  g_assert_false (gtk_widget_get_mapped (list));
  g_assert_true (reads (odds, "3 left, all alike") && reads (odds, "33% each"));
  g_assert_true (reads (odds, "6 left, all alike") && reads (odds, "17% each"));
  g_assert_true (reads (odds, "7 left, all alike") && reads (odds, "14% each"));
  g_assert_null (cb_ui_test_find (odds, CB_TYPE_ODDS_BAR, NULL));
  g_assert_true (reads (verdict, "One guess in 126 would be right."));
  g_assert_false (reads (verdict, "Beaten to it"));
  g_assert_null (find (shown, CB_TYPE_COURSE_VIEW));

  cb_case_test_ask (shown->case_, 0, "c2 c7 c13", 1, 2);
  wait_for_rest (shown);
  g_assert_false (cb_insight_is_early (shown->insight));
  g_assert_false (reads (ask, "Any Weapons"));
  g_assert_true (gtk_widget_get_mapped (list));
  g_assert_false (reads (odds, "6 left, all alike"));
  g_assert_true (reads (verdict, "Beaten to it"));
  g_assert_null (find (shown, CB_TYPE_COURSE_VIEW));
  cb_case_test_ask (shown->case_, 1, "c5 c8 c14", -1, 2);
  wait_for_rest (shown);
  g_assert_true (gtk_widget_get_mapped (find (shown, CB_TYPE_COURSE_VIEW)));

  /* Who only watches, or plays without odds, is not told that it is early. */
  while (cb_log_get_n_entries (cb_case_get_log (shown->case_)) > 0)
    cb_case_undo (shown->case_);
  wait_for_rest (shown);
  g_assert_true (reads (ask, "Any Weapons"));
  g_assert_false (gtk_widget_get_mapped (find (shown, CB_TYPE_COURSE_VIEW)));
  cb_case_set_assist (shown->case_, CB_ASSIST_LOGIC);
  g_assert_false (cb_insight_is_early (shown->insight));
}

static graphene_rect_t
get_place (Shown *shown, GType type)
{
  GtkWidget *widget = find (shown, type);
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (shown->page), &place));
  return place;
}

/* What to ask has about two thirds of the width, the verdict stands beside it and is as high; below
 * them, after @gap, the race and the curve likewise. */
static void
assert_at_a_glance (Shown *shown, int height, int gap)
{
  graphene_rect_t ask = get_place (shown, CB_TYPE_ASK_VIEW);
  graphene_rect_t verdict = get_place (shown, CB_TYPE_VERDICT_VIEW);
  graphene_rect_t race = get_place (shown, CB_TYPE_RACE_VIEW);
  graphene_rect_t course = get_place (shown, CB_TYPE_COURSE_VIEW);
  float width = ask.size.width + 12 + verdict.size.width;

  g_assert_cmpfloat (verdict.origin.x, ==, ask.origin.x + ask.size.width + 12);
  g_assert_cmpfloat (verdict.origin.y, ==, ask.origin.y);
  g_assert_cmpfloat (verdict.size.height, ==, ask.size.height);
  g_assert_cmpfloat_with_epsilon (verdict.size.width / width, 0.365, 0.005);
  g_assert_cmpfloat (race.origin.x, ==, ask.origin.x);
  g_assert_cmpfloat (race.origin.y, ==, ask.origin.y + ask.size.height + (float) gap);
  g_assert_cmpfloat (race.size.width, ==, ask.size.width);
  g_assert_cmpfloat (course.origin.x, ==, verdict.origin.x);
  g_assert_cmpfloat (course.origin.y, ==, race.origin.y);
  g_assert_cmpfloat (course.size.height, ==, race.size.height);
  g_assert_cmpfloat (race.origin.y + race.size.height, <, (float) height);
}

static void
resize (Shown *shown, int width, int height)
{
  gtk_window_set_default_size (GTK_WINDOW (shown->window), width, height);
  cb_ui_test_wait (gtk_widget_get_width (GTK_WIDGET (shown->window)) == width &&
                   gtk_widget_get_height (GTK_WIDGET (shown->window)) == height);
  cb_ui_test_draw (GTK_WIDGET (shown->window));
}

/* On a tablet held upright and on a telephone all is in one column, in this order. */
static void
assert_one_column (Shown *shown)
{
  const GType PARTS[] = { CB_TYPE_ASK_VIEW, CB_TYPE_VERDICT_VIEW, CB_TYPE_RACE_VIEW,
                          CB_TYPE_COURSE_VIEW, CB_TYPE_ODDS_VIEW };

  for (guint i = 1; i < G_N_ELEMENTS (PARTS); i++)
    {
      graphene_rect_t before = get_place (shown, PARTS[i - 1]), place = get_place (shown, PARTS[i]);

      g_assert_cmpfloat (place.origin.x, ==, before.origin.x);
      g_assert_cmpfloat (place.size.width, ==, before.size.width);
      g_assert_cmpfloat (place.origin.y, ==, before.origin.y + before.size.height + 12);
    }
}

static void
test_places (Shown *shown, gconstpointer data)
{
  graphene_rect_t odds;

  wait_for_rest (shown);
  resize (shown, 1280, 800);
  g_assert_cmpuint (count_items (shown), ==, 3);
  assert_at_a_glance (shown, 800, 12);
  odds = get_place (shown, CB_TYPE_ODDS_VIEW);
  g_assert_cmpfloat (odds.origin.y + odds.size.height, <, 800);
  resize (shown, 1024, 768);
  assert_at_a_glance (shown, 768, 9);
  resize (shown, 640, 900);
  assert_one_column (shown);
  g_assert_cmpuint (count_items (shown), ==, 2);
  resize (shown, 360, 640);
  assert_one_column (shown);
  resize (shown, 1280, 800);
  g_assert_cmpuint (count_items (shown), ==, 3);
}

/* What the rest goes by is shown when it is asked for, and not before. */
static void
test_figures (Shown *shown, gconstpointer data)
{
  GtkWidget *view = find (shown, CB_TYPE_INSIGHT_VIEW);
  GtkWidget *ask = find (shown, CB_TYPE_ASK_VIEW), *course = find (shown, CB_TYPE_COURSE_VIEW);
  GtkWidget *odds = find (shown, CB_TYPE_ODDS_VIEW);

  wait_for_rest (shown);
  g_assert_null (cb_ui_test_find_label (ask, "You Learn"));
  g_assert_null (cb_ui_test_find_label (course, "Entry"));
  g_assert_null (cb_ui_test_find_label (odds, "1 ruled out"));
  gtk_widget_activate_action (view, "insight.figures", NULL);
  cb_ui_test_draw (GTK_WIDGET (shown->window));
  g_assert_true (reads (ask, "You Learn"));
  g_assert_true (reads (course, "Entry"));
  g_assert_true (get_flag (view, "figures"));
  gtk_widget_activate_action (view, "insight.figures", NULL);
  cb_ui_test_draw (GTK_WIDGET (shown->window));
  g_assert_false (reads (ask, "You Learn"));
  g_assert_false (reads (course, "Entry"));
}

/* On a small laptop all is in view down to the odds, for four at a table and for six. */
static void
test_fits (Shown *shown, gconstpointer data)
{
  static const struct
  {
    int width, height;
  } SIZES[] = { { 1024, 768 }, { 1366, 768 }, { 1280, 800 } };
  GtkWidget *odds = find (shown, CB_TYPE_ODDS_VIEW);
  GtkWidget *page = gtk_widget_get_ancestor (odds, GTK_TYPE_SCROLLED_WINDOW);

  for (guint i = 0; i < G_N_ELEMENTS (SIZES); i++)
    {
      graphene_rect_t bounds;

      resize (shown, SIZES[i].width, SIZES[i].height);
      wait_for_rest (shown);
      g_assert_true (gtk_widget_get_mapped (odds));
      g_assert_true (gtk_widget_compute_bounds (odds, page, &bounds));
      g_test_message ("%d × %d: %g of %d", SIZES[i].width, SIZES[i].height,
                      bounds.origin.y + bounds.size.height, gtk_widget_get_height (page));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (page));
    }
}

/* The review of a game of six is all in view on a small laptop; the costliest turn says more where
 * it is opened. */
static void
test_review_fits (Shown *shown, gconstpointer data)
{
  GtkWidget *missed;
  GtkAdjustment *adjustment;
  g_autofree char *where = NULL;

  resize (shown, 1024, 768);
  missed = find (shown, CB_TYPE_MISSED_VIEW);
  cb_ui_test_wait (gtk_widget_get_mapped (missed));
  cb_ui_test_draw (GTK_WIDGET (shown->window));
  adjustment = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (missed, GTK_TYPE_SCROLLED_WINDOW)));
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=,
                     gtk_adjustment_get_page_size (adjustment));
  g_assert_null (cb_ui_test_find_label (GTK_WIDGET (shown->page), "You solved the case"));

  where = get_text (cb_ui_test_find (missed, GTK_TYPE_LABEL, "where"), "label");
  g_assert_cmpstr (where, ==, "Entry 7");
  g_assert_null (cb_ui_test_find_label (missed, "Better in the same place"));
  gtk_menu_button_popup (GTK_MENU_BUTTON (cb_ui_test_find (missed, GTK_TYPE_MENU_BUTTON, NULL)));
  cb_ui_test_draw (GTK_WIDGET (shown->window));
  g_assert_nonnull (cb_ui_test_find_label (missed, "Better in the same place"));
  cb_ui_test_click (missed, "Show");
  cb_ui_test_wait (gtk_widget_get_mapped (find (shown, CB_TYPE_LOG_VIEW)));
  g_assert_nonnull (cb_ui_test_find_label (GTK_WIDGET (shown->page), "You solved the case"));
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

#define ADD(name, func) \
  g_test_add ("/insight/" name, Shown, NULL, open_insight, func, close_insight)
  g_test_add ("/insight/start", Shown, NULL, open_start, test_start, close_insight);
  g_test_add ("/insight/fits/4", Shown, "random-4001_n4_t18.casebook", open_sample, test_fits,
              close_insight);
  g_test_add ("/insight/fits/6", Shown, "published-six-players.casebook", open_sample, test_fits,
              close_insight);
  g_test_add ("/insight/review-fits", Shown, NULL, open_review, test_review_fits, close_insight);
  ADD ("hidden", test_hidden);
  ADD ("ask", test_ask);
  ADD ("stays", test_stays);
  ADD ("chips", test_chips);
  ADD ("glide", test_glide);
  ADD ("counsel", test_counsel);
  ADD ("heard", test_heard);
  ADD ("accuse", test_accuse);
  ADD ("rivals", test_rivals);
  ADD ("end", test_end);
  ADD ("keeps-its-place", test_keeps_its_place);
  ADD ("figures-stay", test_figures_stay);
  ADD ("point", test_point);
  ADD ("undone", test_undone);
  ADD ("other-seat", test_other_seat);
  ADD ("picture", test_picture);
  ADD ("places", test_places);
  ADD ("figures", test_figures);
  ADD ("show-hint", test_show_hint);
  ADD ("no-show-hint", test_no_show_hint);
#undef ADD
  return g_test_run ();
}
