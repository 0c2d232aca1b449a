/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Private Tip (At Sea booklet): one opponent is asked in secret for one card of a kind, or for all
 * of them, and returns cards or nothing. Onlookers see at most how many came back. For them, the
 * kind is any that may be asked for: a category, or at some tables also a trait. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-entry-kind.h"
#include "cb-say.h"
#include "cb-tip.h"

static const char *const want_ids[] = { [CB_WANT_ONE] = "one", [CB_WANT_ALL] = "all", NULL };

/**
 * cb_tip_new:
 * @kind: (nullable): id of the category or trait asked for, or NULL if I do not know it
 *
 * Returns: (transfer full): a tip, without what came back
 */
CbEntry *
cb_tip_new (int by, int to, const char *kind, CbWant want)
{
  CbEntry *entry = cb_entry_new (&cb_tip_kind);
  CbTip *self = (CbTip *) entry;

  self->by = by;
  self->to = to;
  self->kind = g_strdup (kind);
  self->want = want;
  self->count = -1;
  return entry;
}

void
cb_tip_set_cards (CbEntry *entry, CbCardSet cards)
{
  CbTip *self = (CbTip *) entry;

  g_return_if_fail (entry->kind == &cb_tip_kind);

  self->cards_known = TRUE;
  self->cards = cards;
}

void
cb_tip_set_count (CbEntry *entry, guint count)
{
  g_return_if_fail (entry->kind == &cb_tip_kind);

  ((CbTip *) entry)->count = (int) count;
}

const CbTip *
cb_entry_get_tip (const CbEntry *entry)
{
  return entry->kind == &cb_tip_kind ? (const CbTip *) entry : NULL;
}

/* Finds a category or trait. @cards: (out): its cards that are in play */
static gboolean
find_kind (const CbSetup *setup, const char *id, CbCardSet *cards)
{
  int category = cb_edition_find_category (setup->edition, id);
  int trait = cb_edition_find_trait (setup->edition, id);

  if (category >= 0)
    *cards = cb_edition_get_category (setup->edition, (guint) category)->cards;
  else if (trait >= 0)
    *cards = cb_edition_get_trait (setup->edition, (guint) trait)->cards;
  else
    return FALSE;

  *cards &= cb_setup_get_deck (setup);
  return TRUE;
}

static void
check_tip (CbTip *self, CbMembers *in, const CbSetup *setup)
{
  CbCardSet kind = 0;

  if (self->to == self->by)
    cb_members_fail (in, "to", _ ("this is the player who asked; choose another"));
  if (self->kind != NULL && !find_kind (setup, self->kind, &kind))
    cb_members_fail (in, "kind", _ ("“%s” is neither a category nor a trait of the edition"),
                     self->kind);
  else if (self->kind != NULL && (self->cards & ~kind) != 0)
    cb_members_fail (
      in, "cards", _ ("“%s” is not of the kind asked for"),
      cb_edition_get_card (setup->edition, cb_card_set_first (self->cards & ~kind))->id);
  if (self->cards_known && self->count >= 0 &&
      (guint) self->count != cb_card_set_size (self->cards))
    cb_members_fail (in, "count", _ ("is not the number of the cards"));
  if (self->want == CB_WANT_ONE && (self->count > 1 || cb_card_set_size (self->cards) > 1))
    cb_members_fail (in, self->count > 1 ? "count" : "cards", _ ("only one card was asked for"));
}

static void
cb_tip_read (CbEntry *entry, CbMembers *in, const CbSetup *setup)
{
  CbTip *self = (CbTip *) entry;

  self->by = cb_members_get_seat (in, "by", setup);
  self->to = cb_members_get_seat (in, "to", setup);
  self->kind = cb_members_get_optional_string (in, "kind");
  self->want = cb_members_get_choice (in, "want", want_ids);
  self->cards_known = cb_members_has (in, "cards");
  self->cards = cb_members_get_optional_cards (in, "cards", setup->edition);
  self->count = cb_members_get_optional_int (in, "count", 0, CB_MAX_CARDS, -1);
  if (!cb_members_failed (in))
    check_tip (self, in, setup);
}

static void
cb_tip_write (const CbEntry *entry, JsonObject *out, const CbSetup *setup)
{
  const CbTip *self = (const CbTip *) entry;

  json_object_set_int_member (out, "by", self->by);
  json_object_set_int_member (out, "to", self->to);
  if (self->kind != NULL)
    json_object_set_string_member (out, "kind", self->kind);
  json_object_set_string_member (out, "want", want_ids[self->want]);
  if (self->cards_known)
    cb_members_put_cards (out, "cards", setup->edition, self->cards);
  if (self->count >= 0)
    json_object_set_int_member (out, "count", self->count);
}

/* (transfer full): what was asked for */
static char *
describe_asked (const CbTip *self, const CbSetup *setup)
{
  CbCardSet cards;

  if (self->kind != NULL && find_kind (setup, self->kind, &cards))
    return cb_say_wanted (setup->edition, self->kind, self->want == CB_WANT_ALL);
  return g_strdup (self->want == CB_WANT_ONE
                     /* Translators: what somebody asked for, as the object. */
                     ? _ ("one card")
                     : _ ("all cards of one kind"));
}

static char *
cb_tip_title (const CbEntry *entry, const CbSetup *setup)
{
  const CbTip *self = (const CbTip *) entry;
  const char *by = setup->players[self->by].name;
  const char *to = setup->players[self->to].name;
  g_autofree char *what = describe_asked (self, setup);

  if (self->by == setup->me)
    /* Translators: a player, then “one card” or “all weapon cards”. */
    return g_strdup_printf (_ ("You secretly asked %s for %s"), to, what);
  if (self->to == setup->me)
    /* Translators: a player, then “one card” or “all weapon cards”. */
    return g_strdup_printf (_ ("%s secretly asked you for %s"), by, what);
  /* Translators: two players, then “one card” or “all weapon cards”. */
  return g_strdup_printf (_ ("%s secretly asked %s for %s"), by, to, what);
}

static char *
cb_tip_detail (const CbEntry *entry, const CbSetup *setup)
{
  const CbTip *self = (const CbTip *) entry;

  if (self->cards != 0)
    return cb_edition_join_names (setup->edition, self->cards);
  if (self->cards_known || self->count == 0)
    /* Translators: who asked for cards got none. */
    return g_strdup (_ ("got no card"));
  if (self->count < 0)
    return NULL;
  /* Translators: how many cards somebody got who asked for some. */
  return g_strdup_printf (ngettext ("got %d card", "got %d cards", (gulong) self->count),
                          self->count);
}

/* How many cards of the kind asked for are in the hand, if @count of them came back. */
static CbRange
get_range (const CbTip *self, CbCardSet kind, guint count)
{
  gboolean chosen = self->want == CB_WANT_ONE && count == 1;
  guint max = chosen ? MAX (1, cb_card_set_size (kind)) : count;

  return (CbRange) { .cards = kind, .min = (guint8) count, .max = (guint8) max };
}

#define MAX_KINDS (CB_MAX_CATEGORIES + CB_MAX_TRAITS)

/* Lists the kinds that may have been asked for: the known one, or all that are allowed and include
 * every card seen. */
static guint
list_kinds (const CbTip *self, const CbSetup *setup, CbCardSet kinds[MAX_KINDS])
{
  guint n = 0;

  if (self->kind != NULL)
    return find_kind (setup, self->kind, &kinds[0]) ? 1 : 0;
  for (guint i = 0; i < cb_edition_get_n_categories (setup->edition); i++)
    {
      kinds[n] = cb_edition_get_category (setup->edition, i)->cards & cb_setup_get_deck (setup);
      if ((self->cards & ~kinds[n]) == 0)
        n++;
    }
  for (guint i = 0;
       cb_setup_tips_ask_traits (setup) && i < cb_edition_get_n_traits (setup->edition); i++)
    {
      kinds[n] = cb_edition_get_trait (setup->edition, i)->cards & cb_setup_get_deck (setup);
      if ((self->cards & ~kinds[n]) == 0)
        n++;
    }
  return n;
}

/* Whether the tip asked for a trait although this table allows only categories. Other players do
 * not expect that, so they can tell nothing from it. */
static gboolean
is_unexpected (const CbTip *self, const CbSetup *setup)
{
  return self->kind != NULL && !cb_setup_tips_ask_traits (setup) &&
         cb_edition_find_category (setup->edition, self->kind) < 0;
}

static void
cb_tip_outline (const CbEntry *entry, const CbSetup *setup, CbOutline *outline)
{
  const CbTip *self = (const CbTip *) entry;
  gboolean none = self->cards == 0 && (self->cards_known || self->count == 0);

  outline->of = self->to;
  outline->of_icon = none ? "cross" : self->cards != 0 || self->count > 0 ? "check" : NULL;
  outline->tone = self->cards != 0 ? CB_TONE_PLAIN : CB_TONE_QUIET;
}

static void
cb_tip_imply (const CbEntry *entry, const CbSetup *setup, CbFacts *facts)
{
  const CbTip *self = (const CbTip *) entry;
  guint holder = CB_HOLDER_OF_SEAT (self->to);
  guint n_cards = cb_card_set_size (self->cards);
  guint count = self->cards_known ? n_cards : (guint) self->count;
  CbCardSet kinds[MAX_KINDS];
  CbRange ranges[MAX_KINDS];
  guint n_kinds = list_kinds (self, setup, kinds);

  if (!self->cards_known && self->count < 0)
    return;

  for (guint i = 0; i < n_kinds; i++)
    ranges[i] = get_range (self, kinds[i], count);
  cb_facts_add_any (facts, holder, ranges, n_kinds);
  if (n_cards > 0)
    cb_facts_add_range (facts, holder, self->cards, n_cards, n_cards);
  if (n_cards == 1 && self->want == CB_WANT_ONE && n_kinds == 1 && self->to != setup->me)
    cb_facts_add_showing (facts, holder, kinds[0]);
}

/* How many cards came back; -1 if I did not see that. */
static int
get_count (const CbTip *self)
{
  return self->cards_known ? (int) cb_card_set_size (self->cards) : self->count;
}

/* Adds what everybody sees: how many cards came back, but not of which kind. */
static void
cb_tip_imply_open (const CbEntry *entry, const CbSetup *setup, CbFacts *facts)
{
  const CbTip *self = (const CbTip *) entry;
  CbTip seen = { .want = self->want };
  CbCardSet kinds[MAX_KINDS];
  CbRange ranges[MAX_KINDS];
  guint n_kinds = list_kinds (&seen, setup, kinds);
  int count = get_count (self);

  for (guint i = 0; i < n_kinds && count >= 0; i++)
    ranges[i] = get_range (self, kinds[i], (guint) count);
  if (count >= 0 && !is_unexpected (self, setup))
    cb_facts_add_any (facts, CB_HOLDER_OF_SEAT (self->to), ranges, n_kinds);
}

/* If I do not know the kind, the cards that came back may have been any. */
static void
cb_tip_tell_sights (const CbEntry *entry, const CbSetup *setup, GArray *sights)
{
  const CbTip *self = (const CbTip *) entry;
  int count = get_count (self);
  CbCardSet kind = cb_setup_get_deck (setup);
  gboolean known = self->kind != NULL && find_kind (setup, self->kind, &kind);
  CbSight sight = {
    .viewer = self->by,
    .holder = CB_HOLDER_OF_SEAT (self->to),
    .among = kind,
    .cards = self->cards,
    .n = known && (self->want == CB_WANT_ALL || count == 0) ? CB_SIGHT_ALL : (guint) count,
    .chosen = known && self->want == CB_WANT_ONE,
  };

  if (count >= 0 && sight.n > 0)
    g_array_append_val (sights, sight);
}

/* If the kind is not known, the entry depends on all traits that may be asked for. */
static guint32
cb_tip_get_traits (const CbEntry *entry, const CbSetup *setup)
{
  const CbTip *self = (const CbTip *) entry;
  int trait = self->kind != NULL ? cb_edition_find_trait (setup->edition, self->kind) : -1;

  if (trait >= 0)
    return (guint32) 1 << trait;
  return self->kind == NULL && cb_setup_tips_ask_traits (setup)
           ? ((guint32) 1 << cb_edition_get_n_traits (setup->edition)) - 1
           : 0;
}

const CbEntryKind cb_tip_kind = {
  .type = "tip",
  .size = sizeof (CbTip),
  .read = cb_tip_read,
  .write = cb_tip_write,
  .texts = { G_STRUCT_OFFSET (CbTip, kind) },
  .title = cb_tip_title,
  .detail = cb_tip_detail,
  .outline = cb_tip_outline,
  .icon = "unknown",
  .imply = cb_tip_imply,
  .imply_open = cb_tip_imply_open,
  .tell_sights = cb_tip_tell_sights,
  .turn = G_STRUCT_OFFSET (CbTip, by),
  .get_traits = cb_tip_get_traits,
};
