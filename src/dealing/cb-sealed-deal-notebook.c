/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The record of a game, told as one seat saw it. Each entry has an id that follows from the line of
 * the record that it is about. */

#include "config.h"

#include "cb-accusation.h"
#include "cb-envelope.h"
#include "cb-exposed.h"
#include "cb-look.h"
#include "cb-notebook.h"
#include "cb-order.h"
#include "cb-sealed-deal-private.h"
#include "cb-statement.h"
#include "cb-suggestion.h"

typedef struct
{
  CbSealedDeal *deal;
  int seat;
  GPtrArray *entries;
  JsonObject *gone; /* entries that were there before a suggestion was taken back */
} Notebook;

static const CbDealEvent *
get_event (const Notebook *self, guint index)
{
  return &g_array_index (self->deal->events, CbDealEvent, index);
}

/* @part: tells several entries of one line from each other */
static void
make_id (const Notebook *self, guint index, guint part, CbId id)
{
  g_autofree char *text = g_strdup_printf (
    "%s %u", cb_chain_get_fingerprint (self->deal->chain, index + 1), part);

  cb_id_print (id, text);
}

/* Adds @entry, and takes it over. @rev: that of the version, from 1 */
static void
add (Notebook *self, CbEntry *entry, guint index, guint part, gint64 rev)
{
  const CbEntry *last = self->entries->len > 0
                          ? g_ptr_array_index (self->entries, self->entries->len - 1)
                          : NULL;

  make_id (self, index, part, entry->tag.id);
  entry->tag.rev = rev;
  entry->tag.at = cb_order_append (last != NULL ? last->tag.at : NULL, -1);
  g_ptr_array_add (self->entries, entry);
}

/* What everybody heard of a suggestion before it was taken back. */
static void
add_taken_back (Notebook *self, guint index)
{
  const CbDealEvent *event = get_event (self, index);
  CbId id;

  make_id (self, index, 0, id);
  json_object_set_int_member (self->gone, id, 2);
  for (guint i = 0; i < self->deal->table->n_players; i++)
    if (((event->passed | event->showing) >> i & 1) != 0)
      add (self,
           cb_statement_new ((event->showing >> i & 1) != 0 ? CB_CLAIM_SOME : CB_CLAIM_NONE,
                             (int) i, event->cards, CB_NOBODY),
           index, 1 + i, 1);
}

static CbEntry *
make_suggestion (const Notebook *self, const CbDealEvent *event, const int *shown)
{
  guint n = self->deal->table->n_players;
  CbEntry *entry = cb_suggestion_new ((int) event->seat, event->cards);

  for (guint i = 1; i < n; i++)
    {
      guint seat = (event->seat + i) % n;
      gboolean sees = self->seat == (int) seat || self->seat == (int) event->seat;

      if ((event->passed >> seat & 1) != 0)
        cb_suggestion_add_answer (entry, (int) seat, CB_DID_PASS, -1);
      if ((event->showing >> seat & 1) != 0)
        cb_suggestion_add_answer (entry, (int) seat, CB_DID_SHOW, sees ? shown[seat] : -1);
    }
  return entry;
}

/* Adds a suggestion, if all have shown who must. */
static void
add_suggestion (Notebook *self, guint index)
{
  const CbDealEvent *event = get_event (self, index);
  guint32 waiting = event->showing;
  int shown[CB_MAX_PLAYERS];

  for (guint i = index + 1; i < self->deal->events->len; i++)
    {
      const CbDealEvent *next = get_event (self, i);

      if (next->kind == CB_DEAL_EVENT_SUGGEST)
        break;
      if (next->kind == CB_DEAL_EVENT_TAKE_BACK)
        {
          add_taken_back (self, index);
          return;
        }
      if (next->kind == CB_DEAL_EVENT_SHOW)
        {
          waiting &= ~((guint32) 1 << next->seat);
          shown[next->seat] = (int) cb_card_set_first (next->cards);
        }
    }
  if (waiting == 0)
    add (self, make_suggestion (self, event, shown), index, 0, 1);
}

/* Before the deal is opened, others know of an accusation only that it was wrong: the game went on.
 */
static void
add_accusation (Notebook *self, guint index)
{
  const CbDealEvent *event = get_event (self, index);
  gboolean right = event->cards == self->deal->deal.envelope;
  gboolean own = self->seat == (int) event->seat;
  gboolean open = cb_sealed_deal_is_open (self->deal);

  if (own || open)
    add (self,
         cb_accusation_new ((int) event->seat, event->cards,
                            right ? CB_RESULT_RIGHT : CB_RESULT_WRONG),
         index, 0, own ? 1 : 2);
  else if (!right)
    add (self, cb_accusation_new ((int) event->seat, 0, CB_RESULT_WRONG), index, 0, 1);
}

/* A card that lies face down is only looked at once for the notebook. */
static void
add_look (Notebook *self, guint index)
{
  const CbDealEvent *event = get_event (self, index);
  CbCardSet card = cb_card_set_of (cb_sealed_deal_get_card_down (self->deal, event->place));

  if (cb_sealed_deal_find_event (self->deal, event->kind, event->seat, event->place) == event)
    add (self,
         cb_look_new ((int) event->seat, (guint32) 1 << event->place,
                      self->seat == (int) event->seat ? card : 0),
         index, 0, 1);
}

static void
add_event (Notebook *self, guint index)
{
  const CbDealEvent *event = get_event (self, index);

  if (event->kind == CB_DEAL_EVENT_SUGGEST)
    add_suggestion (self, index);
  else if (event->kind == CB_DEAL_EVENT_ACCUSE)
    add_accusation (self, index);
  else if (event->kind == CB_DEAL_EVENT_LOOK_DOWN)
    add_look (self, index);
  else if (event->kind == CB_DEAL_EVENT_DRAW || event->kind == CB_DEAL_EVENT_PLAY)
    add (self, cb_sealed_deal_make_deck_entry (self->deal, event), index, 0, 1);
  else if (event->kind == CB_DEAL_EVENT_OPEN)
    add (self, cb_envelope_new (self->deal->deal.envelope), index, 0, 1);
  if (event->kind == CB_DEAL_EVENT_LEAVE ||
      (event->kind == CB_DEAL_EVENT_DRAW && event->showing != 0))
    add (self, cb_exposed_new ((int) event->seat, self->deal->deal.hands[event->seat]), index,
         event->kind == CB_DEAL_EVENT_DRAW ? 1 : 0, 1);
}

CbContents *
cb_notebook_new (CbSealedDeal *deal, int seat, const char *title)
{
  g_autoptr (CbContents) contents = cb_contents_new ();
  g_autoptr (GBytes) bytes = NULL;
  Notebook self = { .deal = deal, .seat = seat, .entries = contents->entries };

  g_return_val_if_fail (CB_IS_SEALED_DEAL (deal), NULL);
  g_return_val_if_fail (seat < (int) deal->table->n_players, NULL);

  contents->setup = seat == CB_NOBODY ? cb_setup_copy (deal->table)
                                      : cb_sealed_deal_make_setup (deal, (guint) seat);
  contents->created = g_strdup (deal->created);
  contents->shared = TRUE;
  cb_contents_set_title (contents, title);
  self.gone = contents->gone = json_object_new ();
  for (guint i = 0; i < deal->events->len; i++)
    add_event (&self, i);
  /* What is read of it has what follows of the entries, such as how to tell versions apart. */
  bytes = cb_contents_write (contents);
  return cb_contents_read (bytes, NULL);
}
