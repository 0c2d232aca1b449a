/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "cb-cli-table.h"
#include "cb-cli.h"
#include "cb-setup-members.h"
#include "cb-review-words.h"
#include "cb-skill.h"

static int
get_luck (const CbJudgedTurn *turn)
{
  return (int) round (CB_MOST_SKILL * turn->luck);
}

static gboolean
could_be_better (const CbJudgedTurn *turn)
{
  return !turn->knew && turn->skill < CB_MOST_SKILL;
}

static gboolean
could_accuse (const CbJudgedTurn *turn)
{
  return turn->knew && turn->skill < CB_MOST_SKILL;
}

static JsonObject *
make_turn (CbEdition *edition, const CbJudgedTurn *turn)
{
  JsonObject *object = json_object_new ();

  json_object_set_int_member (object, "entry", turn->position);
  cb_members_put_cards (object, "cards", edition, turn->asked);
  json_object_set_int_member (object, "skill", turn->skill);
  json_object_set_int_member (object, "luck", get_luck (turn));
  if (could_be_better (turn))
    cb_members_put_cards (object, "better", edition, turn->better);
  if (could_accuse (turn))
    json_object_set_boolean_member (object, "accuse", TRUE);
  return object;
}

static void
print_json (const char *file, CbCase *case_, guint n_entries, GArray *turns, const CbSkill *skill)
{
  JsonObject *object = cb_cli_make_answer (file, n_entries);
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < turns->len; i++)
    json_array_add_object_element (
      array, make_turn (cb_case_get_edition (case_), &g_array_index (turns, CbJudgedTurn, i)));
  if (skill->n_turns > 0)
    {
      json_object_set_int_member (object, "skill", skill->skill);
      json_object_set_int_member (object, "luck", skill->luck);
    }
  json_object_set_array_member (object, "turns", array);
  cb_cli_print_object (object);
}

static char *
describe_better (CbEdition *edition, const CbJudgedTurn *turn)
{
  if (could_accuse (turn))
    return g_strdup (_ ("An accusation: you had the answer"));
  return could_be_better (turn) ? cb_edition_join_names (edition, turn->better) : g_strdup ("");
}

static void
print_turns (CbEdition *edition, GArray *turns)
{
  const CbCliColumn columns[] = {
    { _ ("Entry"), TRUE, NULL }, { _ ("You suggested"), FALSE, NULL }, { _ ("Skill"), TRUE, NULL },
    { _ ("Luck"), TRUE, NULL },  { _ ("Better"), FALSE, NULL },
  };
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < turns->len; i++)
    {
      const CbJudgedTurn *turn = &g_array_index (turns, CbJudgedTurn, i);

      g_ptr_array_add (cells, g_strdup_printf ("%u", turn->position + 1));
      g_ptr_array_add (cells, cb_edition_join_names (edition, turn->asked));
      g_ptr_array_add (cells, g_strdup_printf ("%d", turn->skill));
      g_ptr_array_add (cells, g_strdup_printf ("%d", get_luck (turn)));
      g_ptr_array_add (cells, describe_better (edition, turn));
    }
  cb_cli_print_table (columns, G_N_ELEMENTS (columns), cells);
}

static void
print_text (CbCase *case_, GArray *turns, const CbSkill *skill)
{
  g_autofree char *end = cb_review_describe_end (case_);
  g_autofree char *words = cb_skill_describe (skill);
  g_autofree char *luck = cb_skill_describe_luck (skill);

  if (skill->n_turns == 0)
    {
      cb_cli_put ("%s\n", _ ("You made no suggestions in this game."));
      return;
    }
  print_turns (cb_case_get_edition (case_), turns);
  cb_cli_put ("\n");
  if (*end != '\0')
    cb_cli_put ("%s\n", end);
  cb_cli_put ("%s\n", words);
  cb_cli_put ("%s\n", luck);
}

/* Compares each of my suggestions with the best one at that time. */
CbCliStatus
cb_cli_review (const char *file, CbCase *case_, const CbCliOptions *options)
{
  guint n_entries = cb_cli_get_n_entries (case_, options);
  g_autoptr (CbCliProgress) progress = NULL;
  g_autoptr (GArray) turns = NULL;
  CbSkill skill;

  if (!cb_cli_find_consistent (file, case_, n_entries, options))
    return CB_CLI_CONTRADICTION;
  progress = cb_cli_progress_begin (file);
  turns = cb_case_judge_turns (case_, n_entries, options->effort);
  g_clear_pointer (&progress, cb_cli_progress_end);
  cb_skill_sum_up (turns, &skill);
  if (options->json)
    print_json (file, case_, n_entries, turns, &skill);
  else
    print_text (case_, turns, &skill);
  return CB_CLI_DONE;
}
