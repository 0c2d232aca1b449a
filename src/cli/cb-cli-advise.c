/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "cb-advice.h"
#include "cb-cli-advise-board.h"
#include "cb-cli-box.h"
#include "cb-cli-table.h"
#include "cb-cli.h"
#include "cb-counsel.h"
#include "cb-decision.h"
#include "cb-insight-words.h"
#include "cb-setup-members.h"
#include "cb-moves.h"
#include "cb-seats.h"

/* How many suggestions, and how many moves of one sort, text lists at most; JSON lists all. */
#define N_FOR_PEOPLE 10
#define N_OF_SORT    3

/* The seed is fixed, so that the same case always leads to the same advice. */
#define SEED 1

/* Whether @suspect can stand in @room, given who stands elsewhere; complains if not. */
static gboolean
check_pair (const CbSetup *setup,
            guint room,
            guint suspect,
            const char *file,
            const CbAskable *askable)
{
  const char *room_id = cb_edition_get_card (setup->edition, room)->id;
  const char *suspect_id = cb_edition_get_card (setup->edition, suspect)->id;

  if (cb_card_set_has (setup->removed, suspect))
    cb_cli_complain (file, _ ("--standing: “%s” is out of play"), suspect_id);
  else if (cb_askable_get_partner (askable, suspect) >= 0)
    cb_cli_complain (file, _ ("--standing: “%s” can stand in one room only"), suspect_id);
  else if (cb_askable_get_partner (askable, room) >= 0)
    cb_cli_complain (file, _ ("--standing: only one can stand in “%s”"), room_id);
  else
    return TRUE;
  return FALSE;
}

/* Reads one suspect and the room he stands in from @text, such as “galley=green”; changes @text. */
static gboolean
read_pair (CbSetup *setup, char *text, const char *file, CbAskable *askable)
{
  CbEdition *edition = setup->edition;
  guint last = cb_edition_get_n_categories (edition) - 1;
  guint standing = (guint) cb_edition_get_rules (edition)->standing_category;
  CbCardSet suspects = cb_edition_get_category (edition, standing)->cards;
  CbCardSet rooms = cb_edition_get_category (edition, last)->cards;
  char *sign = strchr (text, '=');
  CbCardSet room = 0, suspect = 0;

  if (sign != NULL)
    *sign = '\0';
  if (!cb_cli_read_card (edition, text, file, &room) ||
      (sign != NULL && !cb_cli_read_card (edition, sign + 1, file, &suspect)))
    return FALSE;
  if ((room & rooms) == 0 || (suspect & suspects) == 0)
    {
      cb_cli_complain (file, _ ("--standing: write ROOM=SUSPECT, as in “galley=green”"));
      return FALSE;
    }
  if (!check_pair (setup, cb_card_set_first (room), cb_card_set_first (suspect), file, askable))
    return FALSE;
  cb_askable_place (askable, cb_card_set_first (room), cb_card_set_first (suspect));
  return TRUE;
}

/* Reads which suspects stand in which rooms, such as “galley=green,salon=plum”. */
static gboolean
read_standing (CbSetup *setup, const char *text, const char *file, CbAskable *askable)
{
  g_auto (GStrv) pairs = g_strsplit (text, ",", -1);

  if (cb_edition_get_rules (setup->edition)->standing_category < 0)
    {
      cb_cli_complain (file, _ ("--standing: in “%s” anybody can be named in any room"),
                       cb_edition_get_name (setup->edition));
      return FALSE;
    }
  for (guint i = 0; pairs[i] != NULL; i++)
    if (!read_pair (setup, pairs[i], file, askable))
      return FALSE;
  return TRUE;
}

/* The budget for whether to accuse, in units of work: the same as in the window. */
#define MAX_DECISION 4000000

/* (transfer full) (nullable): the advice, as exact as the budget allows */
static CbAdvice *
get_advice (const char *file,
            CbCase *case_,
            guint n_entries,
            const CbAskable *askable,
            const CbCliOptions *options)
{
  g_autoptr (CbCliProgress) progress = cb_cli_progress_begin (file);
  CbAdvice *advice = cb_case_advise (case_, n_entries, askable, SEED, options->effort);

  while (advice != NULL && !cb_advice_is_final (advice))
    {
      CbAdvice *refined = cb_advice_refine (advice, options->effort);

      cb_advice_unref (advice);
      advice = refined;
    }
  return advice;
}

static JsonObject *
make_suggestion (CbEdition *edition, const CbAdvice *advice, guint index)
{
  const CbAdvisedSuggestion *suggestion = cb_advice_get_suggestion (advice, index);
  g_autofree char *reason = cb_advice_explain (advice, index, index + 1);
  JsonObject *object = json_object_new ();

  cb_members_put_cards (object, "cards", edition, suggestion->cards);
  json_object_set_double_member (object, "bits", suggestion->bits);
  json_object_set_double_member (object, "total_bits", suggestion->total_bits);
  json_object_set_double_member (object, "told_bits", suggestion->told_bits);
  json_object_set_double_member (object, "worth", suggestion->worth);
  json_object_set_double_member (object, "nobody", suggestion->nobody);
  if (suggestion->foreseen > 0)
    json_object_set_int_member (object, "foreseen", suggestion->foreseen);
  json_object_set_string_member (object, "reason", reason);
  return object;
}

/* (transfer full) (nullable): whether to accuse now; NULL where I may not accuse */
static CbDecision *
decide (CbCase *case_, guint n_entries, const CbCliOptions *options)
{
  CbEffort effort = cb_effort_take (options->effort, MAX_DECISION);
  CbDecision *decision = cb_case_decide (case_, n_entries, SEED, &effort);

  cb_effort_give_back (options->effort, &effort);
  return decision;
}

/* (nullable) */
static JsonObject *
make_decision (CbCase *case_, guint n_entries, const CbCliOptions *options)
{
  g_autoptr (CbDecision) decision = decide (case_, n_entries, options);
  JsonObject *object;
  double now;
  CbCardSet cards;

  if (decision == NULL)
    return NULL;
  object = json_object_new ();
  cards = cb_decision_get_solution (decision, &now);
  json_object_set_boolean_member (object, "accuse",
                                  cb_decision_get_kind (decision) == CB_DECISION_ACCUSE);
  cb_members_put_cards (object, "cards", cb_case_get_edition (case_), cards);
  json_object_set_double_member (object, "now", now);
  json_object_set_boolean_member (object, "gamble",
                                  cb_decision_get_kind (decision) == CB_DECISION_GAMBLE);
  json_object_set_double_member (object, "waiting", cb_decision_get_waiting (decision));
  json_object_set_double_member (object, "later", cb_decision_get_later (decision));
  json_object_set_double_member (object, "others", cb_decision_get_others (decision));
  json_object_set_boolean_member (object, "exact", cb_decision_is_exact (decision));
  return object;
}

/* The budget for my other moves together, in units of work. */
#define MAX_MOVES 4000000

/* (transfer full) (nullable): my moves; NULL where the edition has nothing but suggestions */
static CbMoves *
get_moves (CbCase *case_, guint n_entries, const CbCliOptions *options)
{
  CbEffort effort = cb_effort_take (options->effort, MAX_MOVES);
  CbMoves *moves = cb_case_list_moves (case_, n_entries, SEED, &effort);

  cb_effort_give_back (options->effort, &effort);
  return moves;
}

/* Writes one move, which names cards and players as a log does. */
static JsonObject *
make_move (const CbEdition *edition, const CbMove *move)
{
  JsonObject *object = json_object_new ();
  int n_categories = (int) cb_edition_get_n_categories (edition);

  json_object_set_string_member (object, "type", cb_move_get_event_id (move));
  if (move->seat >= 0)
    json_object_set_int_member (object, "player", move->seat);
  if (move->asked >= n_categories)
    json_object_set_string_member (
      object, "kind", cb_edition_get_trait (edition, (guint) (move->asked - n_categories))->id);
  else if (move->asked >= 0)
    json_object_set_string_member (object, "kind",
                                   cb_edition_get_category (edition, (guint) move->asked)->id);
  if (move->kind == CB_MOVE_TIP_ONE || move->kind == CB_MOVE_TIP_ALL)
    json_object_set_string_member (object, "want", move->kind == CB_MOVE_TIP_ONE ? "one" : "all");
  json_object_set_double_member (object, "bits", move->bits);
  json_object_set_double_member (object, "total_bits", move->total_bits);
  return object;
}

static void
put_moves (JsonObject *object, CbCase *case_, guint n_entries, const CbCliOptions *options)
{
  g_autoptr (CbMoves) moves = get_moves (case_, n_entries, options);
  JsonArray *list;

  if (moves == NULL)
    return;
  list = json_array_new ();
  for (guint i = 0; i < cb_moves_get_n (moves); i++)
    json_array_add_object_element (
      list, make_move (cb_case_get_edition (case_), cb_moves_get (moves, i)));
  json_object_set_array_member (object, "moves", list);
  json_object_set_boolean_member (object, "moves_exact", cb_moves_are_exact (moves));
}

/* @advice: (nullable): NULL where there is nothing left to find out */
static void
print_json (const char *file,
            CbCase *case_,
            guint n_entries,
            const CbSpot *spot,
            const CbAdvice *advice,
            const CbCliOptions *options)
{
  JsonObject *decision = make_decision (case_, n_entries, options);
  JsonObject *object = cb_cli_make_answer (file, n_entries);
  JsonArray *suggestions = json_array_new ();

  json_object_set_boolean_member (object, "consistent", TRUE);
  cb_cli_put_complete (object, cb_case_is_complete (case_, n_entries));
  json_object_set_boolean_member (object, "exact", advice == NULL || cb_advice_is_exact (advice));
  if (advice != NULL)
    cb_cli_put_spot (object, spot, cb_case_get_edition (case_), advice);
  for (guint i = 0; advice != NULL && i < cb_advice_get_n_suggestions (advice); i++)
    json_array_add_object_element (suggestions,
                                   make_suggestion (cb_case_get_edition (case_), advice, i));
  json_object_set_array_member (object, "suggestions", suggestions);
  if (advice != NULL)
    put_moves (object, case_, n_entries, options);
  if (decision != NULL)
    json_object_set_object_member (object, "decision", decision);
  cb_cli_print_object (object);
}

/* (transfer full) (element-type guint): the suggestions to print; those in rooms that are out of
 * reach come last. @reach: (nullable): how likely I am to get into each room, before I roll */
static GArray *
choose_suggestions (const CbAdvice *advice, const CbReach *reach, CbEdition *edition)
{
  GArray *chosen = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint far = 0; far <= (reach != NULL); far++)
    for (guint i = 0; i < cb_advice_get_n_suggestions (advice); i++)
      {
        CbCardSet cards = cb_advice_get_suggestion (advice, i)->cards;

        if (chosen->len < N_FOR_PEOPLE &&
            (reach == NULL || (cb_reach_get_chance (reach, edition, cards) <= 0) == far))
          g_array_append_val (chosen, i);
      }
  return chosen;
}

static void
print_text (CbCase *case_, const CbSpot *spot, const CbAdvice *advice)
{
  const CbCliColumn COLUMNS[] = {
    /* Translators: head of a column: how likely one gets into the room of a suggestion this turn,
     * in percent. */
    { C_ ("column", "Reach"), TRUE },
    /* Translators: head of a column: how much of the possible solutions a suggestion is expected to
     * leave, in percent. */
    { C_ ("column", "Leaves"), TRUE },
    { C_ ("column", "Suggestion"), FALSE, CB_CLI_BOLD },
    /* Translators: head of a column: why that is a good suggestion. */
    { C_ ("column", "Why"), FALSE },
  };
  CbEdition *edition = cb_case_get_edition (case_);
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);
  gboolean to_roll = spot->room >= 0 && spot->rolled == 0;
  CbReach reach = cb_spot_get_reach (spot, edition);
  g_autoptr (GArray) chosen = choose_suggestions (advice, to_roll ? &reach : NULL, edition);

  cb_cli_print_spot (spot, edition);
  for (guint i = 0; i < chosen->len; i++)
    {
      guint index = g_array_index (chosen, guint, i);
      guint next = i + 1 < chosen->len ? g_array_index (chosen, guint, i + 1) : index + 1;
      const CbAdvisedSuggestion *suggestion = cb_advice_get_suggestion (advice, index);

      if (to_roll)
        g_ptr_array_add (
          cells, cb_chance_describe (cb_reach_get_chance (&reach, edition, suggestion->cards)));
      g_ptr_array_add (cells, cb_chance_describe (exp2 (-suggestion->bits)));
      g_ptr_array_add (cells, cb_edition_join_names (edition, suggestion->cards));
      g_ptr_array_add (cells, cb_advice_explain (advice, index, next));
    }
  if (to_roll)
    cb_cli_print_table (COLUMNS, G_N_ELEMENTS (COLUMNS), cells);
  else
    cb_cli_print_table (COLUMNS + 1, G_N_ELEMENTS (COLUMNS) - 1, cells);
}

/* Prints what to do next, and how likely I am to be right if I accuse. */
static void
print_counsel (const char *file,
               CbCase *case_,
               guint n_entries,
               const CbSpot *spot,
               const CbAdvice *advice,
               const CbCliOptions *options)
{
  g_autoptr (CbDecision) decision = decide (case_, n_entries, options);
  g_autoptr (CbChances) chances = cb_cli_compute_chances (file, case_, n_entries, options);
  gboolean counted = chances != NULL && cb_chances_get_exact (chances);
  g_autofree char *counsel = cb_counsel_say (
    &(CbCounsel) {
      .case_ = case_,
      .n_entries = n_entries,
      .spot = *spot,
      .advice = advice,
      .decision = decision,
      .n_left = counted ? cb_chances_get_n_solutions (chances) : 0,
    },
    NULL);
  g_autofree char *figures = NULL;

  if (counsel != NULL)
    cb_cli_put_styled (CB_CLI_BOLD, "%s\n", counsel);
  if (decision == NULL)
    return;
  figures = cb_insight_describe_decision (decision, cb_case_get_edition (case_));
  cb_cli_put ("%s\n", figures);
  cb_cli_put ("\n");
}

/* Prints the other moves that I can make, if the edition has any. */
static void
print_moves (CbCase *case_, guint n_entries, const CbCliOptions *options)
{
  const CbCliColumn COLUMNS[] = {
    { C_ ("column", "Leaves"), TRUE },
    /* Translators: head of a column: what can be done instead of a suggestion. */
    { C_ ("column", "Other Move"), FALSE, CB_CLI_BOLD },
  };
  g_autoptr (CbMoves) moves = get_moves (case_, n_entries, options);
  guint n_of[CB_MOVE_TIP_ALL + 1] = { 0 };
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

  if (moves == NULL)
    return;
  for (guint i = 0; i < cb_moves_get_n (moves); i++)
    {
      if (n_of[cb_moves_get (moves, i)->kind]++ >= N_OF_SORT)
        continue;
      g_ptr_array_add (cells, cb_chance_describe (exp2 (-cb_moves_get (moves, i)->bits)));
      g_ptr_array_add (cells, cb_moves_describe (moves, i));
    }
  cb_cli_put ("\n");
  cb_cli_print_table (COLUMNS, G_N_ELEMENTS (COLUMNS), cells);
}

/* Reads from the options which cards can be asked for, and where I stand as far as that is
 * known. */
static gboolean
read_reach (const char *file,
            CbCase *case_,
            guint n_entries,
            const CbCliOptions *options,
            CbSpot *spot,
            CbAskable *askable)
{
  if (!cb_cli_read_spot (file, case_, n_entries, options, spot))
    return FALSE;
  if (spot->rolled > 0)
    askable->within = cb_spot_get_reach (spot, cb_case_get_edition (case_)).rooms;
  if (options->rooms != NULL &&
      !cb_cli_read_cards (cb_case_get_edition (case_), options->rooms, file, &askable->within))
    return FALSE;
  return options->standing == NULL ||
         read_standing (cb_case_get_setup (case_), options->standing, file, askable);
}

/* (transfer full) (nullable): what to do when nothing is left to suggest; NULL as long as a
 * suggestion can help */
static char *
describe_end (CbCase *case_, guint n_entries)
{
  g_autoptr (CbSeats) seats = cb_case_get_seats (case_, n_entries);
  CbCardSet solution = cb_case_find_solution (case_, n_entries);
  g_autofree char *names = cb_edition_join_names (cb_case_get_edition (case_), solution);

  if (cb_seats_get_end (seats) != CB_END_NONE)
    return g_strdup (_ ("The game is over, so there is nothing to suggest."));
  if (cb_seats_get (seats, (guint) cb_case_get_setup (case_)->me) != CB_SEAT_PLAYING)
    return g_strdup (_ ("You are out, so there is nothing to suggest."));
  /* Translators: %s are the cards to name in an accusation */
  return solution != 0 ? g_strdup_printf (_ ("Accuse: %s"), names) : NULL;
}

CbCliStatus
cb_cli_advise (const char *file, CbCase *case_, const CbCliOptions *options)
{
  guint n_entries = cb_cli_get_n_entries (case_, options);
  g_autoptr (CbAdvice) advice = NULL;
  g_autofree char *end = NULL;
  CbAskable askable = { 0 };
  CbSpot spot;

  if (options->show != NULL)
    return cb_cli_advise_show (file, case_, options);
  if (!read_reach (file, case_, n_entries, options, &spot, &askable))
    return CB_CLI_UNUSABLE;
  if (cb_case_get_setup (case_)->me == CB_NOBODY)
    {
      cb_cli_complain (file,
                       _ ("you are only watching in this case, so there is nothing to suggest"));
      return CB_CLI_UNUSABLE;
    }
  if (!cb_cli_find_consistent (file, case_, n_entries, options))
    return CB_CLI_CONTRADICTION;

  end = describe_end (case_, n_entries);
  if (end != NULL)
    {
      if (options->json)
        print_json (file, case_, n_entries, &spot, NULL, options);
      else
        cb_cli_put ("%s\n", end);
      return CB_CLI_DONE;
    }
  advice = get_advice (file, case_, n_entries, &askable, options);
  if (advice == NULL)
    {
      cb_cli_complain (file, _ ("there are too many possible deals to work this out"));
      return CB_CLI_UNUSABLE;
    }
  if (cb_advice_get_n_suggestions (advice) == 0)
    {
      cb_cli_complain (file, _ ("nobody stands in these rooms, so there is nothing to suggest"));
      return CB_CLI_UNUSABLE;
    }
  if (options->json)
    print_json (file, case_, n_entries, &spot, advice, options);
  else
    {
      print_counsel (file, case_, n_entries, &spot, advice, options);
      print_text (case_, &spot, advice);
      print_moves (case_, n_entries, options);
    }
  return CB_CLI_DONE;
}
