/* cb-tip-event.c: a question to one player that the others do not hear
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-draft"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-event-kind.h"
#include "cb-tip.h"

/* Who asked and who was asked see the cards, the others at most how many came back. */
static gboolean
concerns_me (CbDraft *self)
{
  return cb_draft_is_me (self, cb_draft_get_by (self)) ||
         cb_draft_is_me (self, cb_draft_get (self, CB_DRAFT_PLAYER));
}

static CbCardSet
get_cards (CbDraft *self)
{
  return concerns_me (self) ? (CbCardSet) cb_draft_get (self, CB_DRAFT_HAND) : 0;
}

static gboolean
is_one (CbDraft *self)
{
  return cb_draft_get (self, CB_DRAFT_WANT) == CB_WANT_ONE;
}

/* Cards that are not of the kind cannot have come back. Of what others asked I need not have seen
 * anything. */
static gboolean
is_complete (CbDraft *self)
{
  int by = cb_draft_get_by (self);
  int to = cb_draft_get (self, CB_DRAFT_PLAYER);
  CbCardSet cards = get_cards (self);

  if (by < 0 || to < 0 || by == to || (cards & ~cb_draft_get_asked_cards (self)) != 0)
    return FALSE;
  if (!concerns_me (self))
    return !is_one (self) || cb_draft_get (self, CB_DRAFT_COUNT) <= 1;
  return cards != 0 ? !is_one (self) || cb_card_set_size (cards) == 1
                    : cb_draft_get (self, CB_DRAFT_COUNT) == 0;
}

static void
make (CbDraft *self, GPtrArray *entries)
{
  CbEntry *entry = cb_tip_new (cb_draft_get_by (self), cb_draft_get (self, CB_DRAFT_PLAYER),
                               _cb_draft_get_asked_id (self),
                               (CbWant) cb_draft_get (self, CB_DRAFT_WANT));
  int count = cb_draft_get (self, CB_DRAFT_COUNT);

  if (concerns_me (self))
    cb_tip_set_cards (entry, get_cards (self));
  else if (count >= 0)
    cb_tip_set_count (entry, (guint) count);
  g_ptr_array_add (entries, entry);
}

static gboolean
can_take (const CbEntry *entry)
{
  return cb_entry_get_tip (entry) != NULL;
}

static void
take (CbDraft *self, const CbEntry *entry)
{
  const CbTip *tip = cb_entry_get_tip (entry);
  gboolean nothing = tip->cards_known && tip->cards == 0;

  cb_draft_set_by (self, tip->by);
  cb_draft_set (self, CB_DRAFT_PLAYER, tip->to);
  cb_draft_set (self, CB_DRAFT_ASKED, _cb_draft_find_asked (self, tip->kind));
  cb_draft_set (self, CB_DRAFT_WANT, (int) tip->want);
  cb_draft_set (self, CB_DRAFT_HAND, (int) tip->cards);
  cb_draft_set (self, CB_DRAFT_COUNT, nothing ? 0 : tip->count);
}

static void
warn (CbDraft *self, GStrvBuilder *builder)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  int to = cb_draft_get (self, CB_DRAFT_PLAYER);
  CbCardSet asked = cb_draft_get_asked_cards (self);
  CbCardSet cards = get_cards (self);
  gboolean nothing = cards == 0 && cb_draft_get (self, CB_DRAFT_COUNT) == 0;
  g_autofree char *names = NULL;
  CbCardSet held;

  _cb_draft_warn_of_turn (self, builder);
  if (to < 0)
    return;

  if (to == cb_draft_get_by (self))
    g_strv_builder_add (builder, _ ("Choose somebody else: this is the one who asked."));
  _cb_draft_warn_of_hand (self, to, cards, builder);
  if (cb_draft_get (self, CB_DRAFT_ASKED) < 0 || (!nothing && (is_one (self) || cards == 0)))
    return;

  held = _cb_draft_find_cards (self, CB_HOLDER_OF_SEAT (to), asked & ~cards, CB_MARK_YES);
  if (held == 0)
    return;
  names = cb_edition_join_names (setup->edition, held);
  if (to == setup->me)
    g_strv_builder_take (builder, g_strdup_printf (_ ("You hold %s too."), names));
  else
    /* Translators: first a player, then a list of cards */
    g_strv_builder_take (builder,
                         g_strdup_printf (_ ("%s holds %s too."), setup->players[to].name, names));
}

const CbEventKind cb_tip_event = {
  .id = "tip",
  /* Translators: a kind of event: one player is asked, and the others do not hear for what. */
  .name = N_ ("Private Tip"),
  .form = "CbTipForm",
  .takes_turn = TRUE,
  .is_complete = is_complete,
  .make = make,
  .can_take = can_take,
  .take = take,
  .warn = warn,
};
