/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What entries say of a deal, read from the text of the case as the format describes them. */

#include "cb-plain-claims.h"

typedef enum
{
  HOLDS_ALL,
  HOLDS_NONE,
  HALF_HEARD,    /* a suggestion and its answers */
  HOLDS_ONE,     /* or more */
  DOES_NOT_HOLD, /* not all of them */
  HOLDS_JUST,    /* these and nothing else */
  GAVE_BACK,     /* just these, when asked for all of one of the kinds */
  GAVE_BACK_ONE, /* this, or nothing, when asked for one of one of the kinds */
  GAVE_SO_MANY,  /* so many cards, when asked for all of one of the kinds */
  GAVE_ANY,      /* one card, when asked for one of one of the kinds */
} What;

typedef struct
{
  What what;
  guint holder;
  guint32 cards;
  guint n;
  guint n_kinds;
  guint32 kinds[CB_PLAIN_MAX_KINDS];
  guint32 chosen_among; /* of these in the hand the card shown to me was chosen */
  guint32 passed;       /* hands, bit by holder … */
  guint n_shows;
  guint32 shows[CB_PLAIN_MAX_KINDS]; /* … of each show, one of these */
  const CbPlainBox *box;
} Claim;

static guint
count (guint32 set)
{
  return (guint) __builtin_popcount (set);
}

/* As holders are counted. */
static guint
get_hand (JsonObject *object, const char *name)
{
  return (guint) (1 + json_object_get_int_member (object, name));
}

static guint32
get_card (const CbPlainBox *self, const char *id)
{
  for (guint i = 0; i < self->n_cards; i++)
    if (g_str_equal (self->cards[i], id))
      return 1u << i;
  g_assert_not_reached ();
}

guint32
cb_plain_box_get_cards (const CbPlainBox *self, JsonObject *object, const char *name)
{
  guint32 set = 0;

  if (json_object_has_member (object, name))
    {
      JsonArray *array = json_object_get_array_member (object, name);

      for (guint i = 0; i < json_array_get_length (array); i++)
        if (!json_array_get_null_element (array, i))
          set |= get_card (self, json_array_get_string_element (array, i));
    }
  return set;
}

static void
read_category (CbPlainBox *self, JsonObject *category)
{
  guint n = self->n_categories++;
  JsonArray *cards = json_object_get_array_member (category, "cards");

  self->categories[n] = json_object_get_string_member (category, "id");
  self->n_in_envelope[n] = (guint) json_object_get_int_member_with_default (category, "inEnvelope",
                                                                            1);
  for (guint j = 0; j < json_array_get_length (cards); j++)
    {
      JsonObject *card = json_array_get_object_element (cards, j);

      g_assert_cmpuint (self->n_cards, <, CB_PLAIN_MAX_CARDS);
      self->of_category[n] |= 1u << self->n_cards;
      self->cards[self->n_cards] = json_object_get_string_member (card, "id");
      if (json_object_has_member (card, "traits"))
        self->traits[self->n_cards] = json_object_get_array_member (card, "traits");
      self->n_cards++;
    }
}

void
cb_plain_box_read (CbPlainBox *self, JsonObject *root)
{
  JsonObject *edition = json_object_get_object_member (root, "edition");
  JsonArray *categories = json_object_get_array_member (edition, "categories");

  for (guint i = 0; i < json_array_get_length (categories); i++)
    read_category (self, json_array_get_object_element (categories, i));
  self->n_alike = (guint) json_object_get_int_member_with_default (edition, "askAlike", 1);
  self->several = json_object_has_member (edition, "answers");
  self->n_asked = (guint) json_object_get_int_member_with_default (edition, "askCards",
                                                                   self->n_categories);
  if (json_object_get_boolean_member_with_default (edition, "tipTraits", FALSE))
    {
      JsonArray *traits = json_object_get_array_member (edition, "traits");

      for (guint i = 0; i < json_array_get_length (traits); i++)
        self->tip_traits[self->n_tip_traits++] = json_object_get_string_member (
          json_array_get_object_element (traits, i), "id");
    }
  if (json_object_has_member (root, "me") && !json_object_get_null_member (root, "me"))
    self->my_hand = get_hand (root, "me");
  self->deck = ((1u << self->n_cards) - 1) & ~cb_plain_box_get_cards (self, root, "faceUp") &
               ~cb_plain_box_get_cards (self, root, "removed");
}

static gboolean
has_trait (const CbPlainBox *self, guint card, const char *trait)
{
  for (guint i = 0; self->traits[card] != NULL && i < json_array_get_length (self->traits[card]);
       i++)
    if (g_str_equal (json_array_get_string_element (self->traits[card], i), trait))
      return TRUE;
  return FALSE;
}

/* The cards in play of a category or a trait. */
static guint32
get_kind (const CbPlainBox *self, const char *id)
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

static void
add (GArray *claims, What what, guint holder, guint32 cards)
{
  Claim claim = { .what = what, .holder = holder, .cards = cards };

  g_array_append_val (claims, claim);
}

/* Of my own hand I know all without being shown. */
static void
add_choice (const CbPlainBox *box, GArray *claims, guint holder, guint32 among)
{
  Claim claim = { .what = HOLDS_ALL, .holder = holder, .chosen_among = among };

  if (holder != box->my_hand)
    g_array_append_val (claims, claim);
}

/* Those who may have given the answer at @index: after the last one named and before the asker, or
 * anybody where several can show; and who gave no other. */
static guint32
find_hands (const CbPlainBox *box,
            JsonObject *entry,
            JsonArray *answers,
            guint index,
            guint n_players)
{
  guint asker = (guint) json_object_get_int_member (entry, "by");
  guint last = asker;
  guint32 named = 0, hands = 0;

  for (guint i = 0; i < json_array_get_length (answers); i++)
    {
      JsonObject *answer = json_array_get_object_element (answers, i);

      if (json_object_get_null_member (answer, "by"))
        continue;
      named |= 1u << get_hand (answer, "by");
      if (i == index)
        return 1u << get_hand (answer, "by");
      if (i < index && !box->several)
        last = get_hand (answer, "by") - 1;
    }
  for (guint seat = (last + 1) % n_players; seat != asker; seat = (seat + 1) % n_players)
    hands |= 1u << (1 + seat);
  return hands & ~named;
}

static guint
count_unheard (const CbPlainBox *box, JsonArray *cards)
{
  guint n = json_array_get_length (cards), n_null = 0;

  for (guint i = 0; i < n; i++)
    n_null += json_array_get_null_element (cards, i);
  return MAX (n_null, box->n_asked > n - n_null ? box->n_asked - (n - n_null) : 0);
}

/* Adds a suggestion of which a card or an answer was not heard; returns whether it is one. */
static gboolean
read_half_heard (const CbPlainBox *box, guint n_players, JsonObject *entry, GArray *claims)
{
  JsonArray *answers = json_object_get_array_member (entry, "answers");
  Claim claim = { .what = HALF_HEARD, .box = box };
  gboolean somebody = FALSE;

  claim.cards = cb_plain_box_get_cards (box, entry, "cards");
  claim.n = count_unheard (box, json_object_get_array_member (entry, "cards"));
  for (guint i = 0; i < json_array_get_length (answers); i++)
    {
      JsonObject *answer = json_array_get_object_element (answers, i);
      guint32 hands = find_hands (box, entry, answers, i, n_players);

      somebody = somebody || json_object_get_null_member (answer, "by");
      if (g_str_equal (json_object_get_string_member (answer, "did"), "pass"))
        claim.passed |= hands;
      else
        claim.shows[claim.n_shows++] = hands;
    }
  if (claim.n > 0 || somebody)
    g_array_append_val (claims, claim);
  return claim.n > 0 || somebody;
}

static void
read_answers (const CbPlainBox *box, JsonObject *entry, guint32 asked, GArray *claims)
{
  JsonArray *answers = json_object_get_array_member (entry, "answers");

  for (guint i = 0; i < json_array_get_length (answers); i++)
    {
      JsonObject *answer = json_array_get_object_element (answers, i);
      guint hand = json_object_get_null_member (answer, "by") ? 0 : get_hand (answer, "by");
      const char *card = json_object_get_string_member_with_default (answer, "card", NULL);

      if (g_str_equal (json_object_get_string_member (answer, "did"), "pass"))
        add (claims, HOLDS_NONE, hand, asked);
      else if (card != NULL)
        {
          add (claims, HOLDS_ALL, hand, get_card (box, card));
          add_choice (box, claims, hand, asked);
        }
      else if (hand != 0)
        add (claims, HOLDS_ONE, hand, asked);
    }
}

/* What of a question that was half heard is plain: who passed on the cards heard, and what I saw.
 */
static void
read_plain_answers (const CbPlainBox *box, JsonObject *entry, guint32 heard, GArray *claims)
{
  guint n = claims->len;

  read_answers (box, entry, heard, claims);
  for (guint i = claims->len; i-- > n;)
    if (g_array_index (claims, Claim, i).what == HOLDS_ONE)
      g_array_remove_index (claims, i);
}

/* Where several kinds may have been asked for, it is not known what was chosen from. */
static void
add_tip_choice (const CbPlainBox *box, GArray *claims, const Claim *tip)
{
  guint32 kind = 0;
  guint n = 0;

  for (guint i = 0; i < tip->n_kinds; i++)
    if ((tip->cards & tip->kinds[i]) != 0)
      {
        kind = tip->kinds[i];
        n++;
      }
  if (n == 1)
    add_choice (box, claims, tip->holder, kind);
}

static void
read_tip (const CbPlainBox *box, JsonObject *entry, GArray *claims)
{
  gboolean all = g_str_equal (json_object_get_string_member (entry, "want"), "all");
  Claim claim = { .holder = get_hand (entry, "to"),
                  .cards = cb_plain_box_get_cards (box, entry, "cards"),
                  .n = (guint) json_object_get_int_member_with_default (entry, "count", 0) };

  if (json_object_has_member (entry, "cards"))
    claim.what = all ? GAVE_BACK : GAVE_BACK_ONE;
  else if (!json_object_has_member (entry, "count"))
    return;
  else
    claim.what = all || claim.n == 0 ? GAVE_SO_MANY : GAVE_ANY;

  if (json_object_has_member (entry, "kind"))
    claim.kinds[claim.n_kinds++] = get_kind (box, json_object_get_string_member (entry, "kind"));
  else
    for (guint i = 0; i < box->n_categories; i++)
      claim.kinds[claim.n_kinds++] = box->of_category[i] & box->deck;
  for (guint i = 0; !json_object_has_member (entry, "kind") && i < box->n_tip_traits; i++)
    claim.kinds[claim.n_kinds++] = get_kind (box, box->tip_traits[i]);
  g_array_append_val (claims, claim);

  if (claim.what == GAVE_BACK_ONE && claim.cards != 0)
    add_tip_choice (box, claims, &claim);
}

static void
read_accusation (JsonObject *entry, guint32 cards, GArray *claims)
{
  if (json_object_has_member (entry, "result") && !json_object_get_null_member (entry, "result"))
    add (claims,
         g_str_equal (json_object_get_string_member (entry, "result"), "right") ? HOLDS_ALL
                                                                                : DOES_NOT_HOLD,
         0, cards);
}

static void
read_statement (guint n_players, JsonObject *entry, guint32 cards, GArray *claims)
{
  const char *claim = json_object_get_string_member (entry, "claim");

  if (g_str_equal (claim, "has"))
    add (claims, HOLDS_ALL, get_hand (entry, "player"), cards);
  else if (g_str_equal (claim, "some"))
    add (claims, HOLDS_ONE, get_hand (entry, "player"), cards);
  else if (g_str_equal (claim, "none"))
    add (claims, HOLDS_NONE, get_hand (entry, "player"), cards);
  else if (g_str_equal (claim, "nobody"))
    for (guint seat = 0; seat < n_players; seat++)
      add (claims, HOLDS_NONE, 1 + seat, cards);
  else
    {
      add (claims, HOLDS_NONE, 0, cards);
      add (claims, HOLDS_NONE, 1 + n_players, cards);
    }
}

static void
read_entry (const CbPlainBox *box, guint n_players, JsonObject *entry, GArray *claims)
{
  const char *type = json_object_get_string_member (entry, "type");
  guint32 cards = cb_plain_box_get_cards (box, entry, "cards");

  if (json_object_get_boolean_member_with_default (entry, "uncertain", FALSE))
    return;
  if (g_str_equal (type, "suggestion") && read_half_heard (box, n_players, entry, claims))
    read_plain_answers (box, entry, cards, claims);
  else if (g_str_equal (type, "suggestion"))
    read_answers (box, entry, cards, claims);
  else if (g_str_equal (type, "trait"))
    read_answers (box, entry, get_kind (box, json_object_get_string_member (entry, "trait")),
                  claims);
  else if (g_str_equal (type, "tip"))
    read_tip (box, entry, claims);
  else if (g_str_equal (type, "accusation"))
    read_accusation (entry, cards, claims);
  else if (g_str_equal (type, "envelope"))
    add (claims, HOLDS_ALL, 0, cards);
  else if (g_str_equal (type, "statement"))
    read_statement (n_players, entry, cards, claims);
  else if (g_str_equal (type, "exposed"))
    add (claims, HOLDS_JUST, get_hand (entry, "player"), cards);
  else if (g_str_equal (type, "look"))
    add (claims, HOLDS_ALL, 1 + n_players, cards);
  else if (g_str_equal (type, "seen") && json_object_has_member (entry, "card"))
    add (claims, HOLDS_ALL, get_hand (entry, "player"),
         get_card (box, json_object_get_string_member (entry, "card")));
}

GPtrArray *
cb_plain_claims_read (const CbPlainBox *box, JsonObject *root)
{
  GPtrArray *all = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  JsonArray *log = json_object_get_array_member (root, "log");
  guint n_players = json_array_get_length (json_object_get_array_member (root, "players"));

  for (guint i = 0; i < json_array_get_length (log); i++)
    {
      GArray *claims = g_array_new (FALSE, FALSE, sizeof (Claim));

      read_entry (box, n_players, json_array_get_object_element (log, i), claims);
      g_ptr_array_add (all, claims);
    }
  return all;
}

/* Would this have come back, had just this kind been asked for? */
static gboolean
tip_is_true_of (const Claim *claim, guint32 held)
{
  switch (claim->what)
    {
    case GAVE_BACK:
      return claim->cards == held;
    case GAVE_BACK_ONE:
      return claim->cards == 0 ? held == 0 : (claim->cards & ~held) == 0;
    case GAVE_SO_MANY:
      return count (held) == claim->n;
    case GAVE_ANY:
      return held != 0;
    case HOLDS_ALL:
    case HOLDS_NONE:
    case HALF_HEARD:
    case HOLDS_ONE:
    case DOES_NOT_HOLD:
    case HOLDS_JUST:
    default:
      g_assert_not_reached ();
    }
}

static gboolean
tip_is_true (const Claim *claim, guint32 hand)
{
  for (guint i = 0; i < claim->n_kinds; i++)
    if (tip_is_true_of (claim, hand & claim->kinds[i]))
      return TRUE;
  return FALSE;
}

/* Whether so many different players can have shown one of @asked. */
static gboolean
can_show (const Claim *claim, guint32 asked, const guint32 *hands, guint i, guint32 taken)
{
  if (i == claim->n_shows)
    return TRUE;
  for (guint h = 1; h < 32; h++)
    if ((claim->shows[i] & ~taken) >> h & 1 && (hands[h] & asked) != 0 &&
        can_show (claim, asked, hands, i + 1, taken | 1u << h))
      return TRUE;
  return FALSE;
}

/* Whether the answers can be true of the question @asked. */
static gboolean
fits_question (const Claim *claim, guint32 asked, const guint32 *hands)
{
  for (guint i = 0; i < claim->box->n_categories; i++)
    if (count (asked & claim->box->of_category[i]) > claim->box->n_alike)
      return FALSE;
  for (guint h = 0; h < 13; h++)
    if (claim->passed >> h & 1 && (hands[h] & asked) != 0)
      return FALSE;
  return can_show (claim, asked, hands, 0, 0);
}

/* Whether there are cards that may have been asked for besides those heard. */
static gboolean
is_half_heard (const Claim *claim, guint32 asked, guint n, guint from, const guint32 *hands)
{
  if (n == 0)
    return fits_question (claim, asked, hands);
  for (guint card = from; card < claim->box->n_cards; card++)
    if (!(asked >> card & 1) && is_half_heard (claim, asked | 1u << card, n - 1, card + 1, hands))
      return TRUE;
  return FALSE;
}

static gboolean
is_true (const Claim *claim, guint32 hand)
{
  switch (claim->what)
    {
    case HOLDS_ALL:
      return (claim->cards & ~hand) == 0;
    case HOLDS_NONE:
      return (claim->cards & hand) == 0;
    case HOLDS_ONE:
      return (claim->cards & hand) != 0;
    case DOES_NOT_HOLD:
      return (claim->cards & ~hand) != 0;
    case HOLDS_JUST:
      return claim->cards == hand;
    case HALF_HEARD:
    case GAVE_BACK:
    case GAVE_BACK_ONE:
    case GAVE_SO_MANY:
    case GAVE_ANY:
    default:
      return tip_is_true (claim, hand);
    }
}

gboolean
cb_plain_claims_are_true (const GArray *claims, const guint32 *hands)
{
  for (guint i = 0; i < claims->len; i++)
    {
      const Claim *claim = &g_array_index (claims, Claim, i);

      if (claim->what == HALF_HEARD ? !is_half_heard (claim, claim->cards, claim->n, 0, hands)
                                    : !is_true (claim, hands[claim->holder]))
        return FALSE;
    }
  return TRUE;
}

double
cb_plain_claims_weigh (const GArray *claims, const guint32 *hands)
{
  double weight = 1;

  for (guint i = 0; i < claims->len; i++)
    {
      const Claim *claim = &g_array_index (claims, Claim, i);

      if (claim->chosen_among != 0)
        weight /= count (hands[claim->holder] & claim->chosen_among);
    }
  return weight;
}
