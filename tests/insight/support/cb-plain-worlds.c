/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-plain-worlds.h"

#include <math.h>

struct _CbPlainWorlds
{
  char *json;
  JsonNode *node;
  CbPlainBox box;
  GArray *worlds;
  GHashTable *views; /* of CbPlainDeals, by the text of the notebook */
};

static JsonObject *
get_root (const CbPlainWorlds *self)
{
  return json_node_get_object (self->node);
}

/* Where somebody alone saw a card: who, whose, of which cards, and the member that says which.
 * Returns whether there is such a thing in the entry. */
static gboolean
find_sight (const CbPlainBox *box,
            JsonObject *root,
            JsonObject *entry,
            int *viewer,
            int *holder,
            guint32 *among,
            JsonObject **where)
{
  const char *type = json_object_get_string_member (entry, "type");
  JsonArray *answers;

  if (g_str_equal (type, "seen"))
    {
      *viewer = (int) json_object_get_int_member_with_default (
        entry, "by", json_object_get_int_member (root, "me"));
      *holder = (int) json_object_get_int_member (entry, "player");
      *among = G_MAXUINT32;
      *where = entry;
      return TRUE;
    }
  if (!g_str_equal (type, "suggestion"))
    return FALSE;
  answers = json_object_get_array_member (entry, "answers");
  *viewer = (int) json_object_get_int_member (entry, "by");
  *among = cb_plain_box_get_cards (box, entry, "cards");
  for (guint i = 0; i < json_array_get_length (answers); i++)
    {
      *where = json_array_get_object_element (answers, i);
      *holder = (int) json_object_get_int_member (*where, "by");
      if (g_str_equal (json_object_get_string_member (*where, "did"), "show"))
        return TRUE;
    }
  return FALSE;
}

static int
find_card (const CbPlainBox *box, const char *id)
{
  for (guint i = 0; i < box->n_cards; i++)
    if (g_str_equal (box->cards[i], id))
      return (int) i;
  return -1;
}

/* Every card that may have been shown from the entry at @index on. */
static void
add_worlds (CbPlainWorlds *self, CbPlainWorld *world, guint index)
{
  JsonArray *log = json_object_get_array_member (get_root (self), "log");
  JsonObject *entry, *where;
  int viewer, holder;
  guint32 among;

  if (index == json_array_get_length (log))
    {
      g_array_append_val (self->worlds, *world);
      return;
    }
  entry = json_array_get_object_element (log, index);
  world->shown[index] = -1;
  if (!find_sight (&self->box, get_root (self), entry, &viewer, &holder, &among, &where))
    add_worlds (self, world, index + 1);
  else if (json_object_has_member (where, "card"))
    {
      world->shown[index] = find_card (&self->box, json_object_get_string_member (where, "card"));
      add_worlds (self, world, index + 1);
    }
  else
    {
      guint32 could = world->hands[1 + holder] & among;
      double chance = world->chance;

      world->chance /= __builtin_popcount (could);
      for (; could != 0; could &= could - 1)
        {
          world->shown[index] = __builtin_ctz (could);
          add_worlds (self, world, index + 1);
        }
      world->chance = chance;
    }
}

static void
add_deal (const guint32 *hands, double weight, gpointer data)
{
  CbPlainWorld world = { .chance = weight };

  memcpy (world.hands, hands, sizeof world.hands);
  add_worlds (data, &world, 0);
}

static void
free_deals (gpointer data)
{
  cb_plain_deals_free (data);
}

CbPlainWorlds *
cb_plain_worlds_new (const char *json)
{
  CbPlainWorlds *self = g_new0 (CbPlainWorlds, 1);
  g_autoptr (CbPlainDeals) deals = cb_plain_deals_new (json);
  guint n;
  double sum = 0;

  self->json = g_strdup (json);
  self->node = json_from_string (json, NULL);
  n = json_array_get_length (json_object_get_array_member (get_root (self), "log"));
  g_assert_cmpuint (n, <=, CB_PLAIN_MAX_LOG);
  cb_plain_box_read (&self->box, get_root (self));
  self->worlds = g_array_new (FALSE, FALSE, sizeof (CbPlainWorld));
  self->views = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_deals);
  cb_plain_deals_foreach (deals, ((guint64) 1 << n) - 1, add_deal, self);
  for (guint i = 0; i < self->worlds->len; i++)
    sum += g_array_index (self->worlds, CbPlainWorld, i).chance;
  for (guint i = 0; i < self->worlds->len; i++)
    g_array_index (self->worlds, CbPlainWorld, i).chance /= sum;
  return self;
}

void
cb_plain_worlds_free (CbPlainWorlds *self)
{
  g_free (self->json);
  json_node_unref (self->node);
  g_array_unref (self->worlds);
  g_hash_table_unref (self->views);
  g_free (self);
}

guint
cb_plain_worlds_get_n (const CbPlainWorlds *self)
{
  return self->worlds->len;
}

const CbPlainWorld *
cb_plain_worlds_get (const CbPlainWorlds *self, guint index)
{
  return &g_array_index (self->worlds, CbPlainWorld, index);
}

static JsonArray *
list_cards (const CbPlainBox *box, guint32 cards)
{
  JsonArray *list = json_array_new ();

  for (; cards != 0; cards &= cards - 1)
    json_array_add_string_element (list, box->cards[__builtin_ctz (cards)]);
  return list;
}

/* What he saw is noted, and nothing of what others saw. Who accused wrongly has looked. */
static void
write_entry (const CbPlainWorlds *self,
             const CbPlainWorld *world,
             int seat,
             guint index,
             JsonObject *root,
             JsonArray *log)
{
  JsonObject *entry = json_array_get_object_element (json_object_get_array_member (root, "log"),
                                                     index);
  JsonObject *where;
  int viewer, holder;
  guint32 among;

  if (find_sight (&self->box, get_root (self), entry, &viewer, &holder, &among, &where))
    {
      json_object_remove_member (where, "card");
      if (viewer == seat)
        json_object_set_string_member (where, "card", self->box.cards[world->shown[index]]);
    }
  json_array_add_object_element (log, json_object_ref (entry));
  if (g_str_equal (json_object_get_string_member (entry, "type"), "accusation") &&
      json_object_get_int_member (entry, "by") == seat)
    {
      JsonObject *looked = json_object_new ();

      json_object_set_string_member (looked, "type", "envelope");
      json_object_set_array_member (looked, "cards", list_cards (&self->box, world->hands[0]));
      json_array_add_object_element (log, looked);
    }
}

CbPlainView
cb_plain_worlds_see (CbPlainWorlds *self, const CbPlainWorld *world, guint seat, guint n_entries)
{
  g_autoptr (JsonNode) node = json_from_string (self->json, NULL);
  JsonObject *root = json_node_get_object (node);
  JsonArray *log = json_array_new ();
  CbPlainView view;
  char *text;

  for (guint i = 0; i < n_entries; i++)
    write_entry (self, world, (int) seat, i, root, log);
  view.entries = ((guint64) 1 << json_array_get_length (log)) - 1;
  json_object_set_array_member (root, "log", log);
  json_object_set_int_member (root, "me", seat);
  json_object_set_array_member (root, "hand", list_cards (&self->box, world->hands[1 + seat]));
  text = json_to_string (node, FALSE);
  if (!g_hash_table_contains (self->views, text))
    g_hash_table_insert (self->views, g_strdup (text), cb_plain_deals_new (text));
  view.deals = g_hash_table_lookup (self->views, text);
  g_free (text);
  return view;
}

typedef struct
{
  guint32 envelopes[128];
  double weights[128];
  guint n, n_deals;
  double sum;
} Envelopes;

static void
add_envelope (const guint32 *hands, double weight, gpointer data)
{
  Envelopes *self = data;
  guint i = 0;

  while (i < self->n && self->envelopes[i] != hands[0])
    i++;
  g_assert_cmpuint (i, <, G_N_ELEMENTS (self->envelopes));
  self->envelopes[i] = hands[0];
  self->weights[i] += weight;
  self->n = MAX (self->n, i + 1);
  self->n_deals++;
  self->sum += weight;
}

CbPlainSolutions
cb_plain_view_solve (const CbPlainView *self)
{
  Envelopes all = { 0 };
  CbPlainSolutions solutions = { .common = G_MAXUINT32 };

  cb_plain_deals_foreach (self->deals, self->entries, add_envelope, &all);
  solutions.n = all.n;
  solutions.n_deals = all.n_deals;
  for (guint i = 0; i < all.n; i++)
    {
      double chance = all.weights[i] / all.sum;

      solutions.common &= all.envelopes[i];
      solutions.doubt -= chance * log2 (chance);
      if (chance > solutions.chance + 1e-9)
        {
          solutions.chance = chance;
          solutions.likeliest = all.envelopes[i];
        }
    }
  return solutions;
}

double
cb_plain_view_get_chance (const CbPlainView *self, guint32 envelope)
{
  Envelopes all = { 0 };

  cb_plain_deals_foreach (self->deals, self->entries, add_envelope, &all);
  for (guint i = 0; i < all.n; i++)
    if (all.envelopes[i] == envelope)
      return all.weights[i] / all.sum;
  return 0;
}
