/* cb-plain.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-plain.h"

#include <json-glib/json-glib.h>

#define MAX_CARDS   12
#define MAX_HOLDERS 12

typedef struct
{
  JsonObject *root;
  JsonArray *log;
  guint64 chosen;

  guint n_cards;
  const char *cards[MAX_CARDS];
  JsonArray *traits[MAX_CARDS];
  guint n_categories;
  const char *categories[4];
  guint32 of_category[4];

  guint n_players;
  guint n_holders;
  guint32 deck;
  guint min[MAX_HOLDERS];
  guint max[MAX_HOLDERS];
  guint32 hands[MAX_HOLDERS]; /* the deal that is being tried */

  CbPlain *plain;
} Plain;

static guint32
get_card (const Plain *self, const char *id)
{
  for (guint i = 0; i < self->n_cards; i++)
    if (g_str_equal (self->cards[i], id))
      return 1u << i;
  g_assert_not_reached ();
}

static guint32
get_cards (const Plain *self, JsonObject *object, const char *name)
{
  guint32 set = 0;

  if (json_object_has_member (object, name))
    {
      JsonArray *array = json_object_get_array_member (object, name);

      for (guint i = 0; i < json_array_get_length (array); i++)
        set |= get_card (self, json_array_get_string_element (array, i));
    }
  return set;
}

static gboolean
has_trait (const Plain *self, guint card, const char *trait)
{
  for (guint i = 0; self->traits[card] != NULL && i < json_array_get_length (self->traits[card]);
       i++)
    if (g_str_equal (json_array_get_string_element (self->traits[card], i), trait))
      return TRUE;
  return FALSE;
}

/* The cards in play of a category or a trait. */
static guint32
get_kind (const Plain *self, const char *id)
{
  guint32 set = 0;

  for (guint i = 0; i < self->n_categories; i++)
    if (g_str_equal (self->categories[i], id))
      return self->of_category[i] & self->deck;
  for (guint i = 0; i < self->n_cards; i++)
    if (has_trait (self, i, id))
      set |= 1u << i;
  return set & self->deck;
}

static guint
count (guint32 set)
{
  return (guint) __builtin_popcount (set);
}

static gboolean
answers_are_true (const Plain *self, JsonObject *entry, guint32 asked)
{
  JsonArray *answers = json_object_get_array_member (entry, "answers");

  for (guint i = 0; i < json_array_get_length (answers); i++)
    {
      JsonObject *answer = json_array_get_object_element (answers, i);
      guint32 hand = self->hands[1 + json_object_get_int_member (answer, "by")];
      const char *card = json_object_get_string_member_with_default (answer, "card", NULL);

      if (g_str_equal (json_object_get_string_member (answer, "did"), "pass"))
        {
          if ((hand & asked) != 0)
            return FALSE;
        }
      else if (card != NULL ? (hand & get_card (self, card)) == 0 : (hand & asked) == 0)
        return FALSE;
    }
  return TRUE;
}

/* Would this have come back, had just this kind been asked for? */
static gboolean
tip_is_true_of (JsonObject *entry, guint32 hand, guint32 kind, guint32 cards, gint64 n)
{
  gboolean all = g_str_equal (json_object_get_string_member (entry, "want"), "all");
  guint32 held = hand & kind;

  if (json_object_has_member (entry, "cards"))
    {
      if (all)
        return cards == held;
      return cards == 0 ? held == 0 : (cards & ~held) == 0;
    }
  if (n < 0)
    return TRUE;
  if (all)
    return count (held) == n;
  return n == 0 ? held == 0 : held != 0;
}

static gboolean
tip_is_true (const Plain *self, JsonObject *entry)
{
  guint32 hand = self->hands[1 + json_object_get_int_member (entry, "to")];
  guint32 cards = get_cards (self, entry, "cards");
  gint64 n = json_object_get_int_member_with_default (entry, "count", -1);

  if (json_object_has_member (entry, "kind"))
    return tip_is_true_of (
      entry, hand, get_kind (self, json_object_get_string_member (entry, "kind")), cards, n);
  for (guint i = 0; i < self->n_categories; i++)
    if (tip_is_true_of (entry, hand, self->of_category[i] & self->deck, cards, n))
      return TRUE;
  return FALSE;
}

static gboolean
accusation_is_true (const Plain *self, JsonObject *entry)
{
  guint32 cards = get_cards (self, entry, "cards");
  gboolean all_there = (cards & ~self->hands[0]) == 0;

  if (!json_object_has_member (entry, "result") || json_object_get_null_member (entry, "result"))
    return TRUE;
  return all_there == g_str_equal (json_object_get_string_member (entry, "result"), "right");
}

static gboolean
entry_is_true (const Plain *self, JsonObject *entry)
{
  const char *type = json_object_get_string_member (entry, "type");
  guint32 cards = get_cards (self, entry, "cards");

  if (json_object_get_boolean_member_with_default (entry, "uncertain", FALSE))
    return TRUE;
  if (g_str_equal (type, "suggestion"))
    return answers_are_true (self, entry, cards);
  if (g_str_equal (type, "trait"))
    return answers_are_true (self, entry,
                             get_kind (self, json_object_get_string_member (entry, "trait")));
  if (g_str_equal (type, "tip"))
    return tip_is_true (self, entry);
  if (g_str_equal (type, "accusation"))
    return accusation_is_true (self, entry);
  if (g_str_equal (type, "envelope"))
    return (cards & ~self->hands[0]) == 0;
  if (g_str_equal (type, "exposed"))
    return self->hands[1 + json_object_get_int_member (entry, "player")] == cards;
  if (g_str_equal (type, "look"))
    return (cards & ~self->hands[1 + self->n_players]) == 0;
  if (g_str_equal (type, "seen") && json_object_has_member (entry, "card"))
    return (self->hands[1 + json_object_get_int_member (entry, "player")] &
            get_card (self, json_object_get_string_member (entry, "card"))) != 0;
  return TRUE;
}

static gboolean
deal_is_true (const Plain *self)
{
  for (guint h = 0; h < self->n_holders; h++)
    if (count (self->hands[h]) < self->min[h])
      return FALSE;
  for (guint i = 0; i < self->n_categories; i++)
    if (count (self->hands[0] & self->of_category[i]) != 1)
      return FALSE;
  if (!json_object_get_null_member (self->root, "me"))
    {
      guint me = (guint) json_object_get_int_member (self->root, "me");

      if (self->hands[1 + me] != get_cards (self, self->root, "hand"))
        return FALSE;
    }
  for (guint i = 0; i < json_array_get_length (self->log); i++)
    if ((self->chosen >> i & 1) != 0 &&
        !entry_is_true (self, json_array_get_object_element (self->log, i)))
      return FALSE;
  return TRUE;
}

static void
deal_from (Plain *self, guint card)
{
  if (card == self->n_cards)
    {
      if (!deal_is_true (self))
        return;
      self->plain->n_deals++;
      for (guint h = 0; h < self->n_holders; h++)
        {
          self->plain->possible[h] |= self->hands[h];
          self->plain->certain[h] &= self->hands[h];
        }
      return;
    }
  if ((self->deck >> card & 1) == 0)
    {
      deal_from (self, card + 1);
      return;
    }
  for (guint h = 0; h < self->n_holders; h++)
    if (count (self->hands[h]) < self->max[h])
      {
        self->hands[h] |= 1u << card;
        deal_from (self, card + 1);
        self->hands[h] &= ~(1u << card);
      }
}

static void
read_edition (Plain *self)
{
  JsonObject *edition = json_object_get_object_member (self->root, "edition");
  JsonArray *categories = json_object_get_array_member (edition, "categories");

  self->n_categories = json_array_get_length (categories);
  for (guint i = 0; i < self->n_categories; i++)
    {
      JsonObject *category = json_array_get_object_element (categories, i);
      JsonArray *cards = json_object_get_array_member (category, "cards");

      self->categories[i] = json_object_get_string_member (category, "id");
      for (guint j = 0; j < json_array_get_length (cards); j++)
        {
          JsonObject *card = json_array_get_object_element (cards, j);

          self->of_category[i] |= 1u << self->n_cards;
          self->cards[self->n_cards] = json_object_get_string_member (card, "id");
          if (json_object_has_member (card, "traits"))
            self->traits[self->n_cards] = json_object_get_array_member (card, "traits");
          self->n_cards++;
        }
    }
}

/* Hand sizes as case-format.md has them: stated, or dealt round from firstDealt. */
static void
read_sizes (Plain *self)
{
  JsonArray *players = json_object_get_array_member (self->root, "players");
  guint pool = (guint) json_object_get_int_member_with_default (self->root, "faceDown", 0);
  gint64 first = -1;
  guint dealt, n = json_array_get_length (players);

  if (json_object_has_member (self->root, "firstDealt") &&
      !json_object_get_null_member (self->root, "firstDealt"))
    first = json_object_get_int_member (self->root, "firstDealt");
  self->n_players = n;
  self->n_holders = 1 + n + (pool > 0 ? 1 : 0);
  self->min[0] = self->max[0] = self->n_categories;
  self->min[1 + n] = self->max[1 + n] = pool;
  dealt = count (self->deck) - self->n_categories - pool;
  for (guint i = 0; i < n; i++)
    {
      JsonObject *player = json_array_get_object_element (players, i);
      gint64 stated = json_object_get_int_member_with_default (player, "hand", -1);

      self->min[1 + i] = dealt / n;
      self->max[1 + i] = dealt / n + (dealt % n > 0 ? 1 : 0);
      if (stated >= 0)
        self->min[1 + i] = self->max[1 + i] = (guint) stated;
    }
  if (first >= 0 && !json_object_has_member (json_array_get_object_element (players, 0), "hand"))
    for (guint i = 0; i < n; i++)
      {
        guint seat = (guint) (first + i) % n;

        self->min[1 + seat] = self->max[1 + seat] = dealt / n + (i < dealt % n ? 1 : 0);
      }
}

void
cb_plain_enumerate (const char *json, guint64 entries, CbPlain *plain)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (json, &error);
  Plain self = { .chosen = entries, .plain = plain };

  g_assert_no_error (error);
  self.root = json_node_get_object (node);
  self.log = json_object_get_array_member (self.root, "log");
  read_edition (&self);
  self.deck = ((1u << self.n_cards) - 1) & ~get_cards (&self, self.root, "faceUp") &
              ~get_cards (&self, self.root, "removed");
  read_sizes (&self);

  *plain = (CbPlain) { 0 };
  for (guint h = 0; h < self.n_holders; h++)
    plain->certain[h] = G_MAXUINT32;
  deal_from (&self, 0);
}
