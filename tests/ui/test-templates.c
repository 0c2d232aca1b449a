/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every template there is in the resources can be made, and leaves nothing behind. A new template
 * needs a line in the table. */

#include "config.h"

#include "cb-answer-row.h"
#include "cb-cards-step.h"
#include "cb-case-page.h"
#include "cb-case-row.h"
#include "cb-case-test.h"
#include "cb-case-tour.h"
#include "cb-cases-list.h"
#include "cb-cases-page.h"
#include "cb-cell-details.h"
#include "cb-check-bar.h"
#include "cb-code-dialog.h"
#include "cb-composer.h"
#include "cb-conflict-dialog.h"
#include "cb-cover-page.h"
#include "cb-deal-parts.h"
#include "cb-deal-step.h"
#include "cb-dice-dialog.h"
#include "cb-drawn-dialog.h"
#include "cb-edition-card-row.h"
#include "cb-edition-editor.h"
#include "cb-edition-picker.h"
#include "cb-edition-step.h"
#include "cb-edition-tile.h"
#include "cb-editions.h"
#include "cb-fingerprint.h"
#include "cb-first-view.h"
#include "cb-guess-row.h"
#include "cb-help-dialog.h"
#include "cb-help-step.h"
#include "cb-hint-bar.h"
#include "cb-insight-parts.h"
#include "cb-log-parts.h"
#include "cb-log-view.h"
#include "cb-mark-pad.h"
#include "cb-next-game.h"
#include "cb-outline-box.h"
#include "cb-player-row.h"
#include "cb-players-step.h"
#include "cb-practice-end.h"
#include "cb-practice-page.h"
#include "cb-preferences-dialog.h"
#include "cb-quick-entry.h"
#include "cb-rename-dialog.h"
#include "cb-roll-figures.h"
#include "cb-roll-view.h"
#include "cb-seat-dialog.h"
#include "cb-secret.h"
#include "cb-setup-page.h"
#include "cb-status-line.h"
#include "cb-table-foot.h"
#include "cb-table-page.h"
#include "cb-table-prompt.h"
#include "cb-table-row.h"
#include "cb-table-view.h"
#include "cb-tally-page.h"
#include "cb-test-deal.h"
#include "cb-timeline.h"
#include "cb-traits-dialog.h"
#include "cb-ui-test.h"
#include "cb-welcome.h"
#include "cb-what-if-bar.h"
#include "cb-why-view.h"
#include "cb-words-dialog.h"
#include "parts.h"

#if HAS_PRINTING
#include "cb-print-dialog.h"
#endif

static const char *const no_names[] = { NULL };

static CbSetupDraft *
create_draft (void)
{
  return cb_setup_draft_new (cb_editions_get_builtin (0), "Friday", CB_ASSIST_LOGIC);
}

static CbShelfItem *
get_item (void)
{
  g_autoptr (CbShelfItem) item = g_list_model_get_item (G_LIST_MODEL (cb_ui_test_get_shelf ()), 0);

  return item;
}

static gpointer
create_answer_row (void)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Friday", 3);
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
  g_autoptr (CbDraftAnswer) answer = cb_draft_answer_new (1);

  return cb_answer_row_new (answer, sheet);
}

static gpointer
create_card_names_dialog (void)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Friday", 3);

  return cb_words_dialog_new (case_, CB_WORDS_OF_CARDS);
}

static gpointer
create_traits_dialog (void)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Friday", 3);

  return cb_traits_dialog_new (case_);
}

static gpointer
create_powers_dialog (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_load_sample ("booklet-nightmare.casebook", 4);

  return cb_words_dialog_new (case_, CB_WORDS_OF_POWERS);
}

static gpointer
create_cards_step (void)
{
  g_autoptr (CbSetupDraft) draft = create_draft ();

  return cb_cards_step_new (draft, CB_PILE_OPEN);
}

static gpointer
create_case_page (void)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Friday", 3);

  return cb_case_page_new (case_);
}

static gpointer
create_case_tour (void)
{
  return g_object_new (CB_TYPE_CASE_TOUR, NULL);
}

static gpointer
create_case_row (void)
{
  return cb_case_row_new (cb_ui_test_get_shelf (), get_item ());
}

static gpointer
create_next_game (void)
{
  CbNextGame *game = g_object_new (CB_TYPE_NEXT_GAME, NULL);

  cb_next_game_set_last (game, get_item ());
  return game;
}

static gpointer
create_cases_list (void)
{
  g_autoptr (CbTables) tables = cb_tables_new ();

  return cb_cases_list_new (cb_ui_test_get_shelf (), tables);
}

static gpointer
create_cases_page (void)
{
  return g_object_new (CB_TYPE_CASES_PAGE, "shelf", cb_ui_test_get_shelf (), NULL);
}

static gpointer
create_cell_details (void)
{
  return g_object_new (CB_TYPE_CELL_DETAILS, NULL);
}

static gpointer
create_composer (void)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Friday", 3);
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
  g_autoptr (CbDraft) draft = cb_draft_new (case_);

  return g_object_new (CB_TYPE_COMPOSER, "draft", draft, "sheet", sheet, NULL);
}

static gpointer
create_conflict_dialog (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_new ();

  cb_case_test_ask (case_, BOB, "plum rope library", ANN, -1);
  return cb_conflict_dialog_new (case_);
}

static gpointer
create_conflict_row (void)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Friday", 3);

  return cb_conflict_row_new (case_, 0, TRUE);
}

static gpointer
create_deal_step (void)
{
  g_autoptr (CbSetupDraft) draft = create_draft ();

  return cb_deal_step_new (draft);
}

static CbSealedDeal *
create_deal (void)
{
  g_autoptr (CbSetup) table = cb_setup_new (cb_editions_get_builtin (0));
  CbDealChoices choices;

  for (guint i = 0; i < 3; i++)
    cb_setup_add_player (table, "Ann", -1, -1);
  table->first_dealt = 0;
  cb_deal_choices_init (&choices, table->edition, 3);
  return cb_test_deal (table, &choices, 1, NULL);
}

static gpointer
create_accuse_page (void)
{
  g_autoptr (CbSealedDeal) deal = create_deal ();

  return cb_accuse_page_new (deal, 0);
}

static gpointer
create_look_page (void)
{
  g_autoptr (CbSetup) table = cb_setup_new (cb_editions_get_builtin (0));
  g_autoptr (CbSealedDeal) deal = NULL;
  CbDealChoices choices = { .policy = CB_DEAL_EQUAL, .rest_down = TRUE };

  for (guint i = 0; i < 4; i++)
    cb_setup_add_player (table, "Ann", -1, -1);
  table->first_dealt = 0;
  deal = cb_test_deal (table, &choices, 1, NULL);
  return cb_look_page_new (deal, 0);
}

static gpointer
create_code_dialog (void)
{
  return g_object_new (CB_TYPE_CODE_DIALOG, NULL);
}

static gpointer
create_hand_page (void)
{
  g_autoptr (CbSealedDeal) deal = create_deal ();

  return cb_hand_page_new (deal, 1, FALSE);
}

static gpointer
create_fingerprint_card (void)
{
  CbFingerprintCard *card = g_object_new (CB_TYPE_FINGERPRINT_CARD, "title", "Deal", NULL);
  g_autofree char *fingerprint = cb_fingerprint_make ("abc");

  cb_fingerprint_card_set_fingerprint (card, fingerprint);
  return card;
}

static gpointer
create_number_page (void)
{
  g_autoptr (CbSealedDeal) deal = create_deal ();

  return cb_number_page_new (deal, 0);
}

static gpointer
create_table_codes (void)
{
  const char *const codes[] = { "0000-0000-0000", NULL };
  CbTableCodes *self = g_object_new (CB_TYPE_TABLE_CODES, NULL);

  cb_table_codes_show (self, codes);
  return self;
}

static gpointer
create_show_page (void)
{
  g_autoptr (CbSealedDeal) deal = create_deal ();

  return cb_show_page_new (deal);
}

static gpointer
create_pass_view (void)
{
  g_autoptr (CbSealedDeal) deal = create_deal ();
  CbPassView *view = g_object_new (CB_TYPE_PASS_VIEW, NULL);

  cb_pass_view_show (view, deal, 0, "Pass to Ann");
  cb_pass_view_show_round (view, deal, 0);
  return view;
}

static gpointer
create_proof_page (void)
{
  g_autoptr (CbSealedDeal) deal = create_deal ();

  cb_sealed_deal_note (deal, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, 0 }, NULL);
  return cb_proof_page_new (deal);
}

static gpointer
create_deal_dice (void)
{
  CbDealDice *dice = g_object_new (CB_TYPE_DEAL_DICE, NULL);

  cb_deal_dice_set_edition (dice, cb_editions_get_builtin (0));
  cb_deal_dice_show_turn (dice, 0);
  return dice;
}

static gpointer
create_deal_end (void)
{
  g_autoptr (CbSealedDeal) deal = create_deal ();
  CbDealEnd *end = g_object_new (CB_TYPE_DEAL_END, NULL);

  cb_sealed_deal_note (deal, &(CbDealEvent) { CB_DEAL_EVENT_OPEN }, NULL);
  cb_deal_end_show (end, deal, FALSE);
  return end;
}

static gpointer
create_large_face (void)
{
  return g_object_new (CB_TYPE_LARGE_FACE, "title", "Accuse", NULL);
}

static gpointer
create_hold_dialog (void)
{
  return g_object_new (CB_TYPE_HOLD_DIALOG, NULL);
}

static gpointer
create_table_page (void)
{
  g_autoptr (CbSealedDeal) deal = create_deal ();

  return cb_table_page_new (deal);
}

static gpointer
create_table_row (void)
{
  g_autoptr (CbTables) tables = cb_tables_new ();
  g_autoptr (CbSealedDeal) deal = create_deal ();
  CbTableItem *item;

  cb_tables_add_async (tables, g_steal_pointer (&deal), NULL, NULL);
  cb_ui_test_wait ((item = cb_folder_list_peek (CB_FOLDER_LIST (tables), 0)) != NULL);
  return cb_table_row_new (item);
}

static gpointer
create_dice_dialog (void)
{
  return cb_dice_dialog_new (NULL, NULL);
}

#if HAS_PRINTING
static gpointer
create_print_dialog (void)
{
  return cb_print_dialog_new_for_editions (cb_ui_test_get_editions (), NULL);
}
#endif

static gpointer
create_first_view (void)
{
  return g_object_new (CB_TYPE_FIRST_VIEW, NULL);
}

static gpointer
create_roll_figures (void)
{
  return g_object_new (CB_TYPE_ROLL_FIGURES, NULL);
}

static gpointer
create_roll_view (void)
{
  return g_object_new (CB_TYPE_ROLL_VIEW, NULL);
}

static gpointer
create_edition_step (void)
{
  g_autoptr (CbSetupDraft) draft = create_draft ();

  return cb_edition_step_new (draft, cb_ui_test_get_editions (), "classic");
}

static gpointer
create_edition_picker (void)
{
  CbEditionPicker *picker = g_object_new (CB_TYPE_EDITION_PICKER, NULL);

  cb_edition_picker_fill (picker, NULL, NULL);
  return picker;
}

static gpointer
create_edition_card_row (void)
{
  g_autoptr (CbEditionDraft) draft = cb_edition_draft_new (cb_editions_get_builtin (0));
  CbPart *card = cb_parts_get (cb_edition_draft_get_parts (draft), CB_PART_CARD, 0);

  return cb_edition_card_row_new (draft, card, "pawn", TRUE);
}

static gpointer
create_edition_editor (void)
{
  return cb_edition_editor_new (cb_ui_test_get_editions (), NULL, NULL);
}

static gpointer
create_drawn_dialog (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_load_sample ("booklet-nightmare.casebook", 3);
  g_autoptr (CbTableState) state = cb_table_state_new (case_, 3);

  return cb_drawn_dialog_new (state, cb_case_test_get_entry (case_, 2), NULL);
}

static gpointer
create_seat_dialog (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_new ();

  return cb_seat_dialog_new (case_, 0, 1);
}

static gpointer
create_edition_tile (void)
{
  g_autoptr (CbEditionItem) item = cb_edition_item_new (cb_editions_get_builtin (0));

  return cb_edition_tile_new (item, TRUE, TRUE);
}

static gpointer
create_insight_view (void)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Friday", 3);
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);

  return g_object_new (CB_TYPE_INSIGHT_VIEW, "sheet", sheet, NULL);
}

/* A part of that view. */
static gpointer
create_section (GType type)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Friday", 3);
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
  g_autoptr (CbInsight) insight = cb_insight_new (sheet);

  return g_object_new (type, "insight", insight, NULL);
}

static gpointer
create_ask_row (void)
{
  g_autoptr (CbAskItem) item = cb_ask_item_new (cb_editions_get_builtin (0), 1);

  return cb_ask_row_new (item, cb_editions_get_builtin (0));
}

static gpointer
create_ask_view (void)
{
  return create_section (CB_TYPE_ASK_VIEW);
}

static gpointer
create_course_view (void)
{
  return create_section (CB_TYPE_COURSE_VIEW);
}

static gpointer
create_review_view (void)
{
  return create_section (CB_TYPE_REVIEW_VIEW);
}

static gpointer
create_verdict_view (void)
{
  return create_section (CB_TYPE_VERDICT_VIEW);
}

static gpointer
create_practice_page (void)
{
  return g_object_new (CB_TYPE_PRACTICE_PAGE, NULL);
}

static gpointer
create_check_bar (void)
{
  return g_object_new (CB_TYPE_CHECK_BAR, NULL);
}

static gpointer
create_hint_bar (void)
{
  return g_object_new (CB_TYPE_HINT_BAR, NULL);
}

static gpointer
create_series_page (void)
{
  return g_object_new (CB_TYPE_SERIES_PAGE, NULL);
}

static gpointer
create_tally_page (void)
{
  return g_object_new (CB_TYPE_TALLY_PAGE, NULL);
}

static gpointer
create_welcome (void)
{
  return g_object_new (CB_TYPE_WELCOME, NULL);
}

static gpointer
create_what_if_bar (void)
{
  return g_object_new (CB_TYPE_WHAT_IF_BAR, NULL);
}

static gpointer
create_standing_view (void)
{
  return create_section (CB_TYPE_STANDING_VIEW);
}

static gpointer
create_practice_end (void)
{
  return g_object_new (CB_TYPE_PRACTICE_END, NULL);
}

static gpointer
create_mark_pad (void)
{
  return g_object_new (CB_TYPE_MARK_PAD, NULL);
}

static gpointer
create_solved_view (void)
{
  return create_section (CB_TYPE_SOLVED_VIEW);
}

static gpointer
create_missed_view (void)
{
  return create_section (CB_TYPE_MISSED_VIEW);
}

static gpointer
create_odds_view (void)
{
  return create_section (CB_TYPE_ODDS_VIEW);
}

static gpointer
create_log_row (void)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Friday", 3);
  g_autoptr (CbLogItem) item = g_list_model_get_item (G_LIST_MODEL (cb_case_get_log (case_)), 0);

  return cb_log_row_new (case_, item);
}

static gpointer
create_outline_box (void)
{
  return g_object_new (CB_TYPE_OUTLINE_BOX, NULL);
}

static gpointer
create_log_view (void)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Friday", 3);

  return g_object_new (CB_TYPE_LOG_VIEW, "case", case_, NULL);
}

static gpointer
create_note_dialog (void)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Friday", 3);

  return cb_note_dialog_new (cb_log_get_entry (cb_case_get_log (case_), 0),
                             cb_case_get_setup (case_), 0);
}

static gpointer
create_player_row (void)
{
  g_autoptr (CbSetupDraft) draft = create_draft ();

  return cb_player_row_new (draft, cb_setup_draft_get_seat (draft, 0));
}

static gpointer
create_help_step (void)
{
  g_autoptr (CbSetupDraft) draft = create_draft ();

  return cb_help_step_new (draft);
}

static gpointer
create_players_step (void)
{
  g_autoptr (CbSetupDraft) draft = create_draft ();

  return cb_players_step_new (draft, no_names);
}

static gpointer
create_quick_entry (void)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Friday", 3);

  return g_object_new (CB_TYPE_QUICK_ENTRY, "case", case_, NULL);
}

static gpointer
create_rename_dialog (void)
{
  return cb_rename_dialog_new ("Friday");
}

static gpointer
create_cover_page (void)
{
  return g_object_new (CB_TYPE_COVER_PAGE, NULL);
}

static gpointer
create_secret (void)
{
  return g_object_new (CB_TYPE_SECRET, NULL);
}

static gpointer
create_help_dialog (void)
{
  return g_object_new (CB_TYPE_HELP_DIALOG, NULL);
}

static gpointer
create_preferences_dialog (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  return cb_preferences_dialog_new (settings);
}

static gpointer
create_form (GType type)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Friday", 3);
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
  g_autoptr (CbDraft) draft = cb_draft_new (case_);

  return g_object_new (type, "draft", draft, "sheet", sheet, NULL);
}

/* One for each kind of event. */
static gpointer
create_guess_row (void)
{
  return create_form (CB_TYPE_GUESS_ROW);
}

static gpointer
create_status_line (void)
{
  return create_form (CB_TYPE_STATUS_LINE);
}

static gpointer
create_setup_page (void)
{
  return cb_setup_page_new (cb_ui_test_get_shelf (), cb_ui_test_get_editions ());
}

static gpointer
create_table_foot (void)
{
  return g_object_new (CB_TYPE_TABLE_FOOT, NULL);
}

static gpointer
create_table_prompt (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_load_sample ("booklet-nightmare.casebook", 4);

  return g_object_new (CB_TYPE_TABLE_PROMPT, "case", case_, NULL);
}

static gpointer
create_table_view (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_load_sample ("booklet-nightmare.casebook", G_MAXUINT);

  return g_object_new (CB_TYPE_TABLE_VIEW, "case", case_, NULL);
}

static gpointer
create_timeline (void)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Friday", 3);
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);

  return g_object_new (CB_TYPE_TIMELINE, "sheet", sheet, NULL);
}

static gpointer
create_why_view (void)
{
  return g_object_new (CB_TYPE_WHY_VIEW, NULL);
}

static const struct
{
  const char *template;
  gpointer (*create) (void); /* NULL: a window, or the parent class of others */
} TEMPLATES[] = {
  { "cb-accuse-page", create_accuse_page },
  { "cb-look-page", create_look_page },
  { "cb-answer-row", create_answer_row },
  { "cb-correction-dialog", NULL },
  { "cb-card-names-dialog", create_card_names_dialog },
  { "cb-traits-dialog", create_traits_dialog },
  { "cb-powers-dialog", create_powers_dialog },
  { "cb-guess-row", create_guess_row },
  { "cb-ask-row", create_ask_row },
  { "cb-ask-view", create_ask_view },
  { "cb-cards-step", create_cards_step },
  { "cb-case-page", create_case_page },
  { "cb-case-row", create_case_row },
  { "cb-next-game", create_next_game },
  { "cb-case-tour", create_case_tour },
  { "cb-cases-list", create_cases_list },
  { "cb-cases-page", create_cases_page },
  { "cb-cell-details", create_cell_details },
  { "cb-code-dialog", create_code_dialog },
  { "cb-composer", create_composer },
  { "cb-course-view", create_course_view },
  { "cb-conflict-dialog", create_conflict_dialog },
  { "cb-conflict-row", create_conflict_row },
  { "cb-cover-page", create_cover_page },
  { "cb-deal-dice", create_deal_dice },
  { "cb-deal-end", create_deal_end },
  { "cb-deal-step", create_deal_step },
  { "cb-drawn-dialog", create_drawn_dialog },
  { "cb-seat-dialog", create_seat_dialog },
  { "cb-edition-card-row", create_edition_card_row },
  { "cb-edition-editor", create_edition_editor },
  { "cb-edition-picker", create_edition_picker },
  { "cb-edition-step", create_edition_step },
  { "cb-edition-tile", create_edition_tile },
  { "cb-dice-dialog", create_dice_dialog },
  { "cb-first-view", create_first_view },
  { "cb-fingerprint-card", create_fingerprint_card },
  { "cb-hand-page", create_hand_page },
  { "cb-insight-view", create_insight_view },
  { "cb-large-face", create_large_face },
  { "cb-show-page", create_show_page },
  { "cb-log-row", create_log_row },
  { "cb-outline-box", create_outline_box },
  { "cb-log-view", create_log_view },
  { "cb-note-dialog", create_note_dialog },
  { "cb-mark-pad", create_mark_pad },
  { "cb-missed-view", create_missed_view },
  { "cb-practice-end", create_practice_end },
  { "cb-solved-view", create_solved_view },
  { "cb-odds-view", create_odds_view },
  { "cb-hold-dialog", create_hold_dialog },
  { "cb-number-page", create_number_page },
  { "cb-pass-view", create_pass_view },
  { "cb-proof-page", create_proof_page },
  { "cb-welcome", create_welcome },
  { "cb-what-if-bar", create_what_if_bar },
  { "cb-player-row", create_player_row },
  { "cb-players-step", create_players_step },
  { "cb-help-step", create_help_step },
  { "cb-check-bar", create_check_bar },
  { "cb-hint-bar", create_hint_bar },
  { "cb-practice-page", create_practice_page },
  { "cb-tally-page", create_tally_page },
  { "cb-preferences-dialog", create_preferences_dialog },
  { "cb-help-dialog", create_help_dialog },
#if HAS_PRINTING
  { "cb-print-dialog", create_print_dialog },
#endif
  { "cb-quick-entry", create_quick_entry },
  { "cb-standing-view", create_standing_view },
  { "cb-rename-dialog", create_rename_dialog },
  { "cb-review-view", create_review_view },
  { "cb-roll-figures", create_roll_figures },
  { "cb-roll-view", create_roll_view },
  { "cb-secret", create_secret },
  { "cb-series-page", create_series_page },
  { "cb-setup-page", create_setup_page },
  { "cb-setup-step", NULL },
  { "cb-solution-dialog", NULL },
  { "cb-solved-dialog", NULL },
  { "cb-status-line", create_status_line },
  { "cb-table-codes", create_table_codes },
  { "cb-table-page", create_table_page },
  { "cb-table-foot", create_table_foot },
  { "cb-table-prompt", create_table_prompt },
  { "cb-table-row", create_table_row },
  { "cb-table-view", create_table_view },
  { "cb-timeline", create_timeline },
  { "cb-verdict-view", create_verdict_view },
  { "cb-why-view", create_why_view },
  { "cb-window", NULL },
};

static void
test_template (gconstpointer data)
{
  gpointer (*create) (void) = data;
  GObject *object = g_object_ref_sink (create ());

  g_assert_true (GTK_IS_WIDGET (object));
  if (ADW_IS_DIALOG (object))
    adw_dialog_force_close (ADW_DIALOG (object));
  cb_ui_test_settle ();
  g_assert_finalize_object (object);
}

static void
test_complete (void)
{
  g_auto (GStrv) files = g_resources_enumerate_children (RESOURCE_PATH "/ui", 0, NULL);

  g_assert_nonnull (files);
  for (guint i = 0; files[i] != NULL; i++)
    {
      gboolean found = FALSE;

      for (guint j = 0; j < G_N_ELEMENTS (TEMPLATES); j++)
        {
          g_autofree char *file = g_strconcat (TEMPLATES[j].template, ".ui", NULL);

          found = found || g_str_equal (file, files[i]);
        }
      if (!found)
        g_test_fail_printf ("%s: say in TEMPLATES how one is made", files[i]);
    }
}

static void
test_window (void)
{
  cb_ui_test_close_window (cb_ui_test_open_window (360, 294));
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);
  cb_ui_test_fill_shelf ();

  g_test_add_func ("/templates/complete", test_complete);
  g_test_add_func ("/templates/cb-window", test_window);
  for (guint i = 0; i < G_N_ELEMENTS (TEMPLATES); i++)
    {
      g_autofree char *path = g_strconcat ("/templates/", TEMPLATES[i].template, NULL);

      if (TEMPLATES[i].create != NULL)
        g_test_add_data_func (path, TEMPLATES[i].create, test_template);
    }

  return g_test_run ();
}
