/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The protocol for players, from the player's side. A message is read and checked as a whole before
 * anything is done, so that a mistake leaves the game as it was. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-entry-kind.h"
#include "cb-game-error.h"
#include "cb-json.h"
#include "cb-setup-members.h"
#include "cb-proxy.h"
#include "cb-random.h"
#include "cb-strategy-private.h"

/* A game may have at most this many events. */
#define MAX_HEARD 3000

struct _CbProxy
{
  CbEdition *edition;
  const CbStrategy *strategy;
  CbRandom random;
  CbSetup *setup;  /* the table of the game; NULL while there is none */
  gpointer player; /* the strategy’s player; NULL while there is none */
  guint n_heard;
};

/* Reads a message from @in, and writes the answer. Mistakes are noted in @in. */
typedef void (*SayFunc) (CbProxy *self, CbMembers *in, JsonObject *answer);

typedef struct
{
  const char *name;
  gboolean seated; /* whether a game must be under way */
  SayFunc func;
} Saying;

CbProxy *
cb_proxy_new (CbEdition *edition, const CbStrategy *strategy, guint64 seed)
{
  CbProxy *self = g_new0 (CbProxy, 1);

  self->edition = edition;
  self->strategy = strategy;
  cb_random_init (&self->random, seed);
  return self;
}

static void
stand_up (CbProxy *self)
{
  if (self->player != NULL)
    self->strategy->leave (self->player);
  self->player = NULL;
  self->n_heard = 0;
  g_clear_pointer (&self->setup, cb_setup_unref);
}

void
cb_proxy_free (CbProxy *self)
{
  stand_up (self);
  g_free (self);
}

static void
put_cards (CbProxy *self, JsonObject *answer, const char *name, CbCardSet cards)
{
  if (cards == 0)
    json_object_set_null_member (answer, name);
  else
    cb_members_put_cards (answer, name, self->edition, cards);
}

static void
say_ok (JsonObject *answer)
{
  json_object_set_boolean_member (answer, "ok", TRUE);
}

/* (transfer full): the table that the message describes, not checked yet. */
static CbSetup *
read_setup (CbProxy *self, CbMembers *in)
{
  CbSetup *setup = cb_setup_new (self->edition);
  int n = cb_members_get_int (in, "players", 2, CB_MAX_PLAYERS);

  for (int i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("%d", i);

      cb_setup_add_player (setup, name, -1, -1);
    }
  setup->me = cb_members_get_seat (in, "me", setup);
  setup->hand = cb_members_get_cards (in, "hand", self->edition);
  setup->first_dealt = cb_members_get_optional_seat (in, "firstDealt", setup);
  setup->face_up = cb_members_get_optional_cards (in, "faceUp", self->edition);
  setup->removed = cb_members_get_optional_cards (in, "removed", self->edition);
  setup->face_down = (guint) cb_members_get_optional_int (in, "faceDown", 0, CB_MAX_CARDS, 0);
  return setup;
}

static void
sit (CbProxy *self, CbMembers *in, JsonObject *answer)
{
  g_autoptr (CbSetup) setup = read_setup (self, in);
  g_autoptr (GError) error = NULL;

  if (cb_members_failed (in))
    return;
  if (!cb_setup_check (setup, &error))
    {
      cb_members_fail (in, NULL, "%s", error->message);
      return;
    }
  stand_up (self);
  self->setup = g_steal_pointer (&setup);
  self->player = self->strategy->sit_down (self->strategy, self->setup,
                                           cb_random_next (&self->random));
  say_ok (answer);
}

/* The cards of the last category. */
static CbCardSet
get_rooms (CbProxy *self)
{
  return cb_edition_get_category (self->edition, cb_edition_get_n_categories (self->edition) - 1)
    ->cards;
}

static void
ask (CbProxy *self, CbMembers *in, JsonObject *answer)
{
  CbCardSet rooms = get_rooms (self);
  CbCardSet reach = cb_members_has (in, "rooms")
                      ? cb_members_get_optional_cards (in, "rooms", self->edition)
                      : rooms;

  if (!cb_members_failed (in) && (reach & ~rooms) != 0)
    cb_members_fail (in, "rooms", _ ("not all of them are rooms"));
  reach &= ~self->setup->removed;
  if (!cb_members_failed (in))
    put_cards (self, answer, "ask",
               reach != 0 ? self->strategy->ask (self->player, reach) : (CbCardSet) 0);
}

static void
show (CbProxy *self, CbMembers *in, JsonObject *answer)
{
  int to = cb_members_get_seat (in, "to", self->setup);
  CbCardSet asked = cb_members_get_cards (in, "cards", self->edition) & self->setup->hand;

  if (cb_members_failed (in))
    return;
  if (to == self->setup->me)
    cb_members_fail (in, "to", _ ("that is your own seat"));
  else if (asked == 0)
    cb_members_fail (in, "cards", _ ("you hold none of them"));
  else
    cb_members_put_card (answer, "show", self->edition,
                         (int) cb_card_set_first (self->strategy->show (self->player, to, asked)));
}

static void
hear (CbProxy *self, CbMembers *in, JsonObject *answer)
{
  g_autoptr (CbEntry) entry = cb_entry_read (in, self->setup);

  if (entry == NULL)
    return;
  if (self->n_heard == MAX_HEARD)
    {
      cb_members_fail (in, "type", _ ("the game has gone on for too long"));
      return;
    }
  self->n_heard++;
  self->strategy->hear (self->player, entry);
  say_ok (answer);
}

static void
accuse (CbProxy *self, CbMembers *in, JsonObject *answer)
{
  put_cards (self, answer, "accuse", self->strategy->accuse (self->player));
}

static void
leave (CbProxy *self, CbMembers *in, JsonObject *answer)
{
  stand_up (self);
  say_ok (answer);
}

static const Saying sayings[] = {
  { "sit", FALSE, sit },  { "ask", TRUE, ask },       { "show", TRUE, show },
  { "hear", TRUE, hear }, { "accuse", TRUE, accuse }, { "leave", FALSE, leave },
};

/* Answers the message in @node; sets @error where that fails. */
static void
respond (CbProxy *self, JsonNode *node, JsonObject *answer, GError **error)
{
  g_autoptr (CbMembers) all = cb_members_new (node, "", error);

  for (guint i = 0; i < G_N_ELEMENTS (sayings) && !cb_members_failed (all); i++)
    {
      const Saying *saying = &sayings[i];
      g_autoptr (CbMembers) in = NULL;

      if (!cb_members_has (all, saying->name))
        continue;
      if (saying->seated && self->player == NULL)
        {
          cb_members_fail (all, saying->name, _ ("sit down first"));
          return;
        }
      in = cb_members_new_member (all, saying->name, cb_members_get_node (all, saying->name));
      if (!cb_members_failed (all))
        saying->func (self, in, answer);
      return;
    }
  if (!cb_members_failed (all))
    g_set_error_literal (error, CB_GAME_ERROR, CB_GAME_ERROR_INVALID,
                         _ ("say sit, ask, show, hear, accuse or leave"));
}

/**
 * cb_proxy_answer:
 * @line: the message, without the end of the line
 *
 * Returns: (transfer full): what to answer, in one line
 */
char *
cb_proxy_answer (CbProxy *self, const char *line)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (line, strlen (line));
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = cb_json_read (bytes, _ ("not a JSON object"), &error);
  g_autoptr (JsonNode) root = json_node_new (JSON_NODE_OBJECT);
  JsonObject *answer = json_object_new ();

  json_node_take_object (root, answer);
  if (node != NULL)
    respond (self, node, answer, &error);
  if (error != NULL)
    json_object_set_string_member (answer, "error", error->message);
  return json_to_string (root, FALSE);
}
