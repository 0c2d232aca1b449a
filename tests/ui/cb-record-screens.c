/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-case-page.h"
#include "cb-category-chips.h"
#include "cb-case-test.h"
#include "cb-composer.h"
#include "cb-editions.h"
#include "cb-exposed.h"
#include "cb-statement.h"
#include "cb-screens.h"
#include "cb-show-hint.h"

#define LONG_NAME "A name of exactly forty characters, no%02u"

typedef struct
{
  GtkWidget *composer;
  CbCase *case_;
  CbDraft *draft;
} Composer;

/* @case_: (transfer full) */
static Composer
compose (CbWindow *window, CbCase *case_)
{
  CbCasePage *page;

  cb_case_set_title (case_, "Friday at Plum’s");
  cb_window_show_case (window, case_);
  g_object_unref (case_);
  cb_ui_test_draw (GTK_WIDGET (window));
  page = CB_CASE_PAGE (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL));
  gtk_widget_activate_action (GTK_WIDGET (page), "case.record", NULL);
  cb_ui_test_draw (GTK_WIDGET (window));
  return (Composer) {
    .composer = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_COMPOSER, NULL),
    .case_ = case_,
    .draft = cb_ui_test_get_draft (page),
  };
}

static Composer
compose_sample (CbWindow *window)
{
  return compose (window, cb_case_test_load_sample ("published-six-players.casebook", 12));
}

/* By tapping, as the composer scrolls on from the last of them.
 *
 * @ids: of cards, which have other names in other languages */
static void
name_cards (const Composer *composer, const char *ids)
{
  CbEdition *edition = cb_case_get_setup (composer->case_)->edition;
  g_auto (GStrv) list = g_strsplit (ids, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    {
      int card = cb_edition_find_card (edition, list[i]);

      cb_ui_test_click (cb_ui_test_find (composer->composer, CB_TYPE_CATEGORY_CHIPS, NULL),
                        cb_edition_get_card (edition, (guint) card)->name);
    }
}

static CbDraftAnswer *
get_answer (const Composer *composer, guint index)
{
  g_autoptr (CbDraftAnswer)
    answer = g_list_model_get_item (cb_draft_get_answers (composer->draft), index);

  return answer;
}

static void
prepare_composer (CbWindow *window)
{
  Composer composer = compose_sample (window);

  name_cards (&composer, "mustard rope");
}

static void
prepare_answers (CbWindow *window)
{
  Composer composer = compose_sample (window);

  name_cards (&composer, "mustard rope hall");
}

/* I asked, and saw the card. */
static void
prepare_shown (CbWindow *window)
{
  Composer composer = compose_sample (window);

  name_cards (&composer, "mustard rope hall");
  cb_draft_answer_set_showed (get_answer (&composer, 4), TRUE);
  cb_draft_answer_set_card (get_answer (&composer, 4),
                            (int) cb_case_test_card (composer.case_, "rope"));
}

static void
prepare_peek (CbWindow *window)
{
  Composer composer = compose_sample (window);

  cb_draft_set_by (composer.draft, 1);
  name_cards (&composer, "mustard rope hall");
  cb_draft_answer_set_showed (get_answer (&composer, 1), TRUE);
  cb_draft_answer_set_peeked (get_answer (&composer, 1), TRUE);
}

static void
prepare_warning (CbWindow *window)
{
  Composer composer = compose_sample (window);

  cb_draft_set_by (composer.draft, 5);
  name_cards (&composer, "white rope study");
  cb_draft_answer_set_passed (get_answer (&composer, 0), TRUE);
}

/* Somebody asks for two cards of mine. */
static void
prepare_show_hint (CbWindow *window)
{
  g_autofree char *title = NULL;
  Composer composer = compose_sample (window);
  GtkWidget *hint = cb_ui_test_find (composer.composer, CB_TYPE_SHOW_HINT, NULL);

  cb_case_set_assist (composer.case_, CB_ASSIST_ODDS);
  cb_draft_set_by (composer.draft, 4);
  name_cards (&composer, "white rope study");
  while (title == NULL)
    {
      g_main_context_iteration (NULL, TRUE);
      g_object_get (hint, "title", &title, NULL);
    }
}

static void
prepare_seen (CbWindow *window)
{
  Composer composer = compose_sample (window);

  cb_draft_set_kind (composer.draft, CB_DRAFT_SEEN);
}

static void
prepare_accusation (CbWindow *window)
{
  Composer composer = compose_sample (window);

  cb_draft_set_kind (composer.draft, CB_DRAFT_ACCUSATION);
}

static void
prepare_note (CbWindow *window)
{
  Composer composer = compose_sample (window);

  cb_draft_set_kind (composer.draft, CB_DRAFT_NOTE);
  cb_draft_set_text (composer.draft, "Green smiled when the rope was named.");
}

static void
prepare_edit (CbWindow *window)
{
  Composer composer = compose_sample (window);

  cb_draft_edit (composer.draft, 4);
}

/* (transfer full): ten players and thirty cards, all with long names */
static CbCase *
create_crowd (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  CbCase *case_;

  g_string_append (text, "{\"format\":\"casebook\",\"version\":1,\"edition\":{\"id\":\"crowd\","
                         "\"name\":\"Crowd\",\"minPlayers\":2,\"maxPlayers\":10,\"deal\":\"all\","
                         "\"categories\":[");
  for (guint i = 0; i < 30; i++)
    {
      if (i % 10 == 0)
        g_string_append_printf (text, "%s{\"id\":\"k%u\",\"name\":\"Kind %u\",\"cards\":[",
                                i > 0 ? "," : "", i / 10, i / 10);
      g_string_append_printf (text, "%s{\"id\":\"c%u\",\"name\":\"" LONG_NAME "\"}",
                              i % 10 > 0 ? "," : "", i, i);
      if (i % 10 == 9)
        g_string_append (text, "]}");
    }
  g_string_append (text, "]},\"players\":[");
  for (guint i = 0; i < 10; i++)
    g_string_append_printf (text, "%s{\"name\":\"" LONG_NAME "\"}", i > 0 ? "," : "", i);
  g_string_append (text, "],\"me\":null,\"hand\":[],\"log\":[]}");

  bytes = g_bytes_new (text->str, text->len);
  case_ = cb_case_new_from_bytes (bytes, &error);
  g_assert_no_error (error);
  return case_;
}

static void
prepare_crowd (CbWindow *window)
{
  Composer composer = compose (window, create_crowd ());

  cb_draft_toggle_card (composer.draft, 3);
  cb_draft_toggle_card (composer.draft, 13);
  cb_draft_answer_set_showed (get_answer (&composer, 2), TRUE);
}

static CbCase *
create_small (guint n_players)
{
  g_autoptr (CbSetup) setup = cb_setup_new (cb_editions_find_builtin ("classic"));
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < n_players; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player %u", i + 1);

      cb_setup_add_player (setup, name, -1, -1);
    }
  cb_setup_check (setup, &error);
  g_assert_no_error (error);
  return cb_case_new (setup, "Friday");
}

/* Nobody's hand is mine. */
static void
prepare_onlooker (CbWindow *window)
{
  Composer composer = compose (window, create_small (3));

  name_cards (&composer, "mustard rope hall");
  cb_draft_answer_set_showed (get_answer (&composer, 0), TRUE);
}

/* Nobody to ask: notes on a puzzle. */
static void
prepare_alone (CbWindow *window)
{
  Composer composer = compose (window, create_small (1));

  name_cards (&composer, "mustard rope hall");
}

/* I asked everybody, and saw two cards. */
static void
prepare_trait (CbWindow *window)
{
  Composer composer = compose (window, cb_case_test_load_sample ("booklet-at-sea.casebook", 6));

  cb_draft_set_kind (composer.draft, CB_DRAFT_TRAIT);
  cb_draft_set_by (composer.draft, 2);
  cb_ui_test_click (composer.composer,
                    cb_edition_get_trait (cb_case_get_setup (composer.case_)->edition, 0)->name);
  cb_draft_answer_set_showed (get_answer (&composer, 0), TRUE);
  cb_draft_answer_set_card (get_answer (&composer, 0),
                            (int) cb_case_test_card (composer.case_, "peacock"));
  cb_draft_answer_set_passed (get_answer (&composer, 1), TRUE);
}

/* Which cards have the trait is a guess. */
static void
prepare_guess (CbWindow *window)
{
  Composer composer = compose (window, cb_case_test_load_sample ("booklet-at-sea.casebook", 6));

  cb_draft_set_kind (composer.draft, CB_DRAFT_TRAIT);
  cb_draft_set_by (composer.draft, 2);
  cb_ui_test_click (composer.composer,
                    cb_edition_get_trait (cb_case_get_setup (composer.case_)->edition, 2)->name);
}

static void
prepare_tip (CbWindow *window)
{
  Composer composer = compose (window, cb_case_test_load_sample ("booklet-at-sea.casebook", 7));

  cb_draft_set_kind (composer.draft, CB_DRAFT_TIP);
  cb_draft_set_by (composer.draft, 2);
  cb_draft_set (composer.draft, CB_DRAFT_PLAYER, 0);
  cb_ui_test_click (composer.composer,
                    cb_edition_get_category (cb_case_get_setup (composer.case_)->edition, 1)->name);
  cb_draft_toggle (composer.draft, CB_DRAFT_HAND, cb_case_test_card (composer.case_, "rope"));
}

/* Seen from outside. */
static void
prepare_tip_of_others (CbWindow *window)
{
  Composer composer = compose (window, cb_case_test_load_sample ("booklet-at-sea.casebook", 5));

  cb_draft_set_kind (composer.draft, CB_DRAFT_TIP);
  cb_draft_set (composer.draft, CB_DRAFT_PLAYER, 3);
  cb_draft_set (composer.draft, CB_DRAFT_WANT, 1);
  cb_ui_test_click (composer.composer, "2 Cards");
}

static void
prepare_snoop (CbWindow *window)
{
  Composer composer = compose (window, cb_case_test_load_sample ("booklet-at-sea.casebook", 7));

  cb_draft_set_kind (composer.draft, CB_DRAFT_SNOOP);
  cb_draft_set_by (composer.draft, 2);
}

static void
prepare_snoop_all (CbWindow *window)
{
  Composer composer = compose (window, cb_case_test_load_sample ("booklet-at-sea.casebook", 7));

  cb_draft_set_kind (composer.draft, CB_DRAFT_SNOOP_ALL);
  cb_draft_set (composer.draft, CB_DRAFT_CARD, (int) cb_case_test_card (composer.case_, "galley"));
}

static void
prepare_look (CbWindow *window)
{
  Composer composer = compose (window,
                               cb_case_test_load_sample ("booklet-big-bang-two.casebook", 2));

  cb_draft_set_kind (composer.draft, CB_DRAFT_LOOK);
  cb_draft_set_by (composer.draft, 0);
  cb_draft_set (composer.draft, CB_DRAFT_SLOTS, 1);
  cb_draft_toggle (composer.draft, CB_DRAFT_HAND, cb_case_test_card (composer.case_, "bernadette"));
}

static void
prepare_exposed (CbWindow *window)
{
  Composer composer = compose (window, cb_case_test_load_sample ("booklet-nightmare.casebook", 8));

  cb_draft_set_kind (composer.draft, CB_DRAFT_EXPOSED);
  cb_draft_set (composer.draft, CB_DRAFT_PLAYER, 2);
  cb_draft_set (composer.draft, CB_DRAFT_HAND,
                (int) cb_case_test_cards (composer.case_, "jack frogs-breath woods"));
}

static void
prepare_statement (CbWindow *window)
{
  Composer composer = compose_sample (window);

  cb_draft_set_kind (composer.draft, CB_DRAFT_STATEMENT);
  cb_draft_set (composer.draft, CB_DRAFT_CLAIM, CB_CLAIM_NONE);
  cb_draft_set (composer.draft, CB_DRAFT_PLAYER, 2);
  cb_draft_set (composer.draft, CB_DRAFT_VIEWER, 3);
  cb_draft_set (composer.draft, CB_DRAFT_HAND,
                (int) cb_case_test_cards (composer.case_, "rope kitchen"));
}

static void
prepare_envelope (CbWindow *window)
{
  Composer composer = compose_sample (window);

  cb_draft_set_kind (composer.draft, CB_DRAFT_ENVELOPE);
}

static void
prepare_power (CbWindow *window)
{
  Composer composer = compose (window, cb_case_test_load_sample ("booklet-nightmare.casebook", 8));

  cb_draft_set_kind (composer.draft, CB_DRAFT_POWER);
  cb_draft_set_text (composer.draft, "sally");
}

/* The eighth King, which kills. */
static void
prepare_draw (CbWindow *window)
{
  Composer composer = compose (window, cb_case_test_load_sample ("booklet-nightmare.casebook", 23));

  cb_draft_set_kind (composer.draft, CB_DRAFT_DRAW);
  cb_draft_set_by (composer.draft, 2);
  cb_draft_set_text (composer.draft, "king");
  cb_draft_set (composer.draft, CB_DRAFT_TRIGGER, CB_TRIGGER_LANDING);
}

static void
prepare_roll (CbWindow *window)
{
  Composer composer = compose (window, cb_case_test_load_sample ("booklet-nightmare.casebook", 8));

  cb_draft_set_kind (composer.draft, CB_DRAFT_ROLL);
  cb_draft_set_text (composer.draft, "4 ?");
}

/* What can have happened, in the words of the edition, and what is seldom needed. A button that is
 * activated stays down for a moment before it does what it does. */
static void
prepare_kinds (CbWindow *window)
{
  Composer composer = compose (window, cb_case_test_load_sample ("booklet-at-sea.casebook", 7));
  GtkWidget *kind = cb_ui_test_find (composer.composer, GTK_TYPE_DROP_DOWN, "kind");
  GtkWidget *popover = cb_ui_test_find (kind, GTK_TYPE_POPOVER, NULL);

  gtk_widget_activate_action (composer.composer, "record.choose-kind", NULL);
  cb_ui_test_wait (gtk_widget_get_mapped (popover));
}

/* Who accused wrongly still answers; a hand laid open is not asked. */
static void
prepare_out (CbWindow *window)
{
  Composer composer = compose_sample (window);
  g_autoptr (CbEntry) wrong = cb_accusation_new (
    2, cb_case_test_cards (composer.case_, "mustard rope hall"), CB_RESULT_WRONG);
  g_autoptr (CbEntry) exposed = cb_exposed_new (4, cb_case_test_cards (composer.case_, "plum"));

  cb_case_append (composer.case_, wrong);
  cb_case_append (composer.case_, exposed);
  name_cards (&composer, "mustard rope hall");
}

const CbScreen cb_record_screens[] = {
  { "composer", prepare_composer, .matters = TRUE },
  { "composer-answers", prepare_answers, .matters = TRUE },
  { "composer-shown", prepare_shown, .matters = TRUE },
  { "composer-peek", prepare_peek },
  { "composer-warning", prepare_warning, .matters = TRUE },
  { "composer-show-hint", prepare_show_hint, .matters = TRUE },
  { "composer-seen", prepare_seen },
  { "composer-accusation", prepare_accusation },
  { "composer-note", prepare_note },
  { "composer-edit", prepare_edit },
  { "composer-crowd", prepare_crowd, .matters = TRUE },
  { "composer-onlooker", prepare_onlooker, .matters = TRUE },
  { "composer-alone", prepare_alone },
  { "event-trait", prepare_trait, .matters = TRUE },
  { "event-trait-guess", prepare_guess },
  { "event-tip", prepare_tip, .matters = TRUE },
  { "event-tip-of-others", prepare_tip_of_others },
  { "event-snoop", prepare_snoop },
  { "event-snoop-all", prepare_snoop_all, .matters = TRUE },
  { "event-look", prepare_look },
  { "event-exposed", prepare_exposed },
  { "event-statement", prepare_statement },
  { "event-envelope", prepare_envelope },
  { "event-power", prepare_power },
  { "event-draw", prepare_draw },
  { "event-roll", prepare_roll },
  { "event-kinds", prepare_kinds, .matters = TRUE },
  { "event-out", prepare_out },
  { NULL },
};
