/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-contest.h"
#include "cb-game-error.h"
#include "cb-json.h"
#include "cb-match-private.h"
#include "cb-program-private.h"
#include "cb-setup-members.h"
#include "cb-strategy-private.h"

/* A game that has lasted this many rounds is ended. */
#define MAX_ROUNDS 100

/* A program that has broken this many rules is not asked any more. */
#define MAX_FAULTS 1000

/**
 * CbContestant:
 * @strategy: plays for the program; the first member, so that a strategy is cast to its contestant
 * @program: who is asked
 * @setup: the table of the game, or NULL
 * @n_faults: how many answers broke a rule, or did not come
 * @fault: (nullable): the first fault, in words
 *
 * A program at the table. Its answers are checked against the rules. Where one breaks a rule, the
 * program asks nothing, shows the first card it can, or does not accuse, and the game goes on.
 */
typedef struct
{
  CbStrategy strategy;
  CbProgram *program;
  CbSetup *setup;
  guint n_faults;
  char *fault;
} CbContestant;

static void
score_clear (gpointer data)
{
  g_free (((CbScore *) data)->fault);
}

static gboolean
is_asked (const CbContestant *self)
{
  return self->n_faults < MAX_FAULTS && cb_program_get_end (self->program) == NULL;
}

static void
note_fault (CbContestant *self, const char *what)
{
  self->n_faults++;
  if (self->fault == NULL)
    self->fault = g_strdup (what);
}

/* (transfer full) (nullable): the object that the program answered; NULL if the line is no object.
 * Sets @error then, and also if the object is a complaint. */
static CbMembers *
read_answer (CbContestant *self, const char *line, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (line, strlen (line));
  g_autoptr (JsonNode) node = cb_json_read (bytes, _ ("not a JSON object"), error);
  CbMembers *answer;

  if (node == NULL)
    return NULL;
  answer = cb_members_new (node, "", error);
  if (cb_members_has (answer, "error"))
    {
      g_autofree char *complaint = cb_members_get_optional_string (answer, "error");

      cb_members_fail (answer, "error", "%s", complaint != NULL ? complaint : "");
    }
  return answer;
}

/* Reads a member that holds a list of cards, one card, or none. */
static CbCardSet
read_cards (CbMembers *answer, const char *name, CbEdition *edition)
{
  JsonNode *node = cb_members_get_node (answer, name);
  int card;

  if (node == NULL)
    {
      cb_members_fail (answer, name, _ ("is missing"));
      return 0;
    }
  if (JSON_NODE_HOLDS_NULL (node))
    return 0;
  if (JSON_NODE_HOLDS_ARRAY (node))
    return cb_members_get_cards (answer, name, edition);
  card = cb_members_get_card (answer, name, edition);
  return card >= 0 ? cb_card_set_of ((guint) card) : 0;
}

/* Says {"@name": @said}, and reads the cards answered under the same name: 0 where there are none,
 * or a rule was broken. @said: (transfer full) */
static CbCardSet
say (CbContestant *self, const char *name, JsonObject *said, gboolean wants_cards)
{
  g_autoptr (JsonNode) root = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (CbMembers) answer = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *line = NULL;
  CbCardSet cards = 0;

  json_node_take_object (root, json_object_new ());
  json_object_set_object_member (json_node_get_object (root), name, said);
  if (!is_asked (self))
    return 0;
  text = json_to_string (root, FALSE);
  line = cb_program_ask (self->program, text);
  if (line == NULL)
    {
      note_fault (self, cb_program_get_end (self->program));
      return 0;
    }
  answer = read_answer (self, line, &error);
  if (error == NULL && wants_cards)
    cards = read_cards (answer, name, self->setup->edition);
  if (error == NULL)
    return cards;
  note_fault (self, error->message);
  return 0;
}

static gpointer
sit_down (const CbStrategy *strategy, CbSetup *setup, guint64 seed)
{
  CbContestant *self = (CbContestant *) strategy;
  JsonObject *said = json_object_new ();

  self->setup = cb_setup_ref (setup);
  json_object_set_int_member (said, "players", setup->n_players);
  json_object_set_int_member (said, "me", setup->me);
  cb_members_put_cards (said, "hand", setup->edition, setup->hand);
  if (setup->first_dealt != CB_NOBODY)
    json_object_set_int_member (said, "firstDealt", setup->first_dealt);
  cb_members_put_cards (said, "faceUp", setup->edition, setup->face_up);
  cb_members_put_cards (said, "removed", setup->edition, setup->removed);
  json_object_set_int_member (said, "faceDown", setup->face_down);
  say (self, "sit", said, FALSE);
  return self;
}

static void
leave (gpointer player)
{
  CbContestant *self = player;

  say (self, "leave", json_object_new (), FALSE);
  g_clear_pointer (&self->setup, cb_setup_unref);
}

static void
hear (gpointer player, CbEntry *entry)
{
  CbContestant *self = player;
  g_autoptr (JsonNode) node = cb_entry_write (entry, self->setup);

  say (self, "hear", json_object_ref (json_node_get_object (node)), FALSE);
}

static CbCardSet
ask (gpointer player, CbCardSet reach)
{
  CbContestant *self = player;
  const CbEdition *edition = self->setup->edition;
  CbCardSet rooms = cb_edition_get_category (edition, cb_edition_get_n_categories (edition) - 1)
                      ->cards;
  JsonObject *said = json_object_new ();
  CbCardSet named;

  if (reach != rooms)
    cb_members_put_cards (said, "rooms", self->setup->edition, reach);
  named = say (self, "ask", said, TRUE);
  if (named == 0)
    return 0;
  if (cb_edition_is_whole_question (edition, named) && (named & rooms & ~reach) == 0 &&
      (named & self->setup->removed) == 0)
    return named;
  note_fault (self, _ ("it named what cannot be asked"));
  return 0;
}

static CbCardSet
show (gpointer player, int asker, CbCardSet asked)
{
  CbContestant *self = player;
  JsonObject *said = json_object_new ();
  guint n_faults = self->n_faults;
  gboolean is_expected = is_asked (self);
  CbCardSet shown;

  json_object_set_int_member (said, "to", asker);
  cb_members_put_cards (said, "cards", self->setup->edition, asked);
  shown = say (self, "show", said, TRUE);
  if (cb_card_set_size (shown) == 1 && (shown & asked) != 0)
    return shown;
  if (is_expected && self->n_faults == n_faults)
    note_fault (self, _ ("it showed no card that was asked for"));
  return asked & -asked;
}

static CbCardSet
accuse (gpointer player)
{
  CbContestant *self = player;
  const CbEdition *edition = self->setup->edition;
  CbCardSet accused = say (self, "accuse", json_object_new (), TRUE);

  if (accused == 0)
    return 0;
  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      const CbCategory *category = cb_edition_get_category (edition, i);

      if (cb_card_set_size (accused & category->cards) == category->n_in_envelope)
        continue;
      note_fault (self, _ ("it accused with the wrong number of cards"));
      return 0;
    }
  return accused;
}

/* Returns: (transfer full) (nullable): NULL if the program cannot be started */
static CbContestant *new (const char *command, guint timeout_ms, GError **error)
{
  CbProgram *program = cb_program_new (command, timeout_ms, error);
  CbContestant *self;

  if (program == NULL)
    return NULL;
  self = g_new0 (CbContestant, 1);
  self->strategy = (CbStrategy) {
    g_strdup (command), "", sit_down, leave, hear, ask, show, accuse
  };
  self->program = program;
  return self;
}

static void
free_contestant (CbContestant *self)
{
  g_clear_pointer (&self->setup, cb_setup_unref);
  cb_program_free (self->program);
  g_free ((char *) self->strategy.name);
  g_free (self->fault);
  g_free (self);
}

/* (transfer full) (nullable): a running program for each player. */
static GPtrArray *
start (const CbContest *self, GError **error)
{
  g_autoptr (GPtrArray)
    contestants = g_ptr_array_new_with_free_func ((GDestroyNotify) free_contestant);

  for (guint i = 0; i < self->n_players; i++)
    {
      CbContestant *contestant = new (self->commands[i], self->timeout_ms, error);

      if (contestant == NULL)
        return NULL;
      g_ptr_array_add (contestants, contestant);
    }
  return g_steal_pointer (&contestants);
}

static gboolean
can_be_dealt (const CbContest *self, GError **error)
{
  const CbStrategy *seats[CB_MAX_PLAYERS];

  for (guint i = 0; i < self->n_players; i++)
    seats[i] = cb_strategies_get (0);
  return cb_match_can_be_dealt (self->edition, self->n_players, seats, error);
}

/* Plays a game; the seats are drawn at random. */
static void
play_game (const CbContest *self, GPtrArray *contestants, guint number, GArray *scores)
{
  CbMatchRules rules = { self->reach, MAX_ROUNDS, TRUE };
  const CbStrategy *seats[CB_MAX_PLAYERS];
  guint order[CB_MAX_PLAYERS] = { 0 };
  CbRandom random;
  CbOutcome outcome;

  cb_random_init (&random, self->seed * 0x9e3779b97f4a7c15u + number);
  for (guint i = 0; i < self->n_players; i++)
    {
      guint k = cb_random_below (&random, i + 1);

      order[i] = order[k];
      order[k] = i;
    }
  for (guint i = 0; i < self->n_players; i++)
    seats[i] = &((CbContestant *) g_ptr_array_index (contestants, order[i]))->strategy;
  cb_match_play (self->edition, self->n_players, seats, &rules, cb_random_next (&random), &outcome);
  for (guint i = 0; i < self->n_players; i++)
    {
      CbScore *score = &g_array_index (scores, CbScore, order[i]);

      score->n_won += outcome.winner == (int) i;
      score->n_wrong += outcome.wrong[i];
      score->sum_turns += outcome.turns[i];
    }
}

GArray *
cb_contest_run (const CbContest *self, GError **error)
{
  g_autoptr (GPtrArray) contestants = NULL;
  g_autoptr (GArray) scores = g_array_new (FALSE, TRUE, sizeof (CbScore));

  g_return_val_if_fail (self->n_players >= 2 && self->n_players <= CB_MAX_PLAYERS, NULL);
  g_return_val_if_fail (self->n_games >= 1 && self->timeout_ms >= 1, NULL);

  if (!can_be_dealt (self, error) || (contestants = start (self, error)) == NULL)
    return NULL;
  g_array_set_size (scores, self->n_players);
  g_array_set_clear_func (scores, score_clear);
  for (guint i = 0; i < self->n_games; i++)
    play_game (self, contestants, i, scores);
  for (guint i = 0; i < self->n_players; i++)
    {
      const CbContestant *contestant = g_ptr_array_index (contestants, i);
      CbScore *score = &g_array_index (scores, CbScore, i);

      score->n_faults = contestant->n_faults;
      score->fault = g_strdup (contestant->fault);
      score->slowest_ms = cb_program_get_slowest (contestant->program);
    }
  return g_steal_pointer (&scores);
}
