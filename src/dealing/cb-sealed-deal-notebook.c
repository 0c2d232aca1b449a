/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The record of a game, told as one seat saw it. */

#include "config.h"

#include "cb-notebook-item.h"
#include "cb-notebook.h"
#include "cb-sealed-deal-private.h"

static const CbDealEvent *
get_event (CbSealedDeal *deal, guint index)
{
  return &g_array_index (deal->events, CbDealEvent, index);
}

/* Only the player who showed the card, and the one who saw it, hear which card it is. */
static void
hear_shown (CbNotebookItem *heard, const CbDealEvent *event, int seat)
{
  if (seat == (int) event->seat || seat == (int) heard->seat)
    heard->shown[event->seat] = (gint8) cb_card_set_first (event->cards);
}

/* Fills @heard with a suggestion. Returns whether it is completely answered. */
static gboolean
hear_suggestion (CbSealedDeal *deal, int seat, CbNotebookItem *heard)
{
  const CbDealEvent *event = get_event (deal, heard->line - 1);
  guint32 waiting = event->showing;

  heard->kind = CB_NOTEBOOK_SUGGESTION;
  heard->cards = event->cards;
  heard->passed = event->passed;
  heard->showing = event->showing;
  memset (heard->shown, -1, sizeof heard->shown);
  for (guint i = heard->line; waiting != 0 && i < deal->events->len; i++)
    {
      const CbDealEvent *next = get_event (deal, i);

      if (next->kind == CB_DEAL_EVENT_SUGGEST || next->kind == CB_DEAL_EVENT_TAKE_BACK)
        break;
      if (next->kind != CB_DEAL_EVENT_SHOW)
        continue;
      waiting &= ~((guint32) 1 << next->seat);
      hear_shown (heard, next, seat);
      heard->at = i + 1;
    }
  return waiting == 0;
}

/* Fills @heard with the suggestion that the event takes back. */
static gboolean
hear_taken_back (CbSealedDeal *deal, CbNotebookItem *heard)
{
  const CbDealEvent *event;

  do
    event = get_event (deal, --heard->line - 1);
  while (event->kind != CB_DEAL_EVENT_SUGGEST);
  heard->kind = CB_NOTEBOOK_TAKEN_BACK;
  heard->seat = event->seat;
  heard->cards = event->cards;
  heard->passed = event->passed;
  heard->showing = event->showing;
  return TRUE;
}

/* Before the deal is opened, others know only that the accusation was wrong: the game went on. */
static gboolean
hear_accusation (CbSealedDeal *deal, int seat, CbNotebookItem *heard)
{
  const CbDealEvent *event = get_event (deal, heard->line - 1);
  gboolean own = seat == (int) event->seat;

  heard->kind = CB_NOTEBOOK_ACCUSATION;
  heard->right = event->cards == deal->deal.envelope;
  heard->cards = own ? event->cards : 0;
  return own || !heard->right;
}

/* The notebook notes only the first look of a player at a face-down card. */
static gboolean
hear_look (CbSealedDeal *deal, int seat, CbNotebookItem *heard)
{
  const CbDealEvent *event = get_event (deal, heard->line - 1);

  heard->kind = CB_NOTEBOOK_LOOK;
  heard->place = event->place;
  if (seat == (int) event->seat)
    heard->cards = cb_card_set_of (cb_sealed_deal_get_card_down (deal, event->place));
  return cb_sealed_deal_find_event (deal, event->kind, event->seat, event->place) == event;
}

static void
hear_opened (CbSealedDeal *deal, int seat, const CbNotebookItem *heard, GArray *list)
{
  CbNotebookItem envelope = *heard;

  for (guint i = 0; i + 1 < heard->line; i++)
    {
      const CbDealEvent *event = get_event (deal, i);
      CbNotebookItem told = { CB_NOTEBOOK_TOLD, i + 1, heard->at, event->seat };

      told.cards = event->cards;
      told.right = event->cards == deal->deal.envelope;
      if (event->kind == CB_DEAL_EVENT_ACCUSE && seat != (int) event->seat)
        g_array_append_val (list, told);
    }
  envelope.kind = CB_NOTEBOOK_ENVELOPE;
  envelope.cards = deal->deal.envelope;
  g_array_append_val (list, envelope);
}

/* Adds to @list the hand laid open by a player who left, or whom a drawn card killed. */
static void
hear_hand (CbSealedDeal *deal, CbNotebookItem heard, GArray *list)
{
  const CbDealEvent *event = get_event (deal, heard.at - 1);
  gboolean killed = event->kind == CB_DEAL_EVENT_DRAW && event->showing != 0;

  if (event->kind != CB_DEAL_EVENT_LEAVE && !killed)
    return;
  heard.kind = CB_NOTEBOOK_HAND;
  heard.place = killed ? 1 : 0;
  heard.cards = deal->deal.hands[event->seat];
  g_array_append_val (list, heard);
}

/* Adds a corrected name to @list, in parts that each fit into a code. */
static void
hear_name (CbSealedDeal *deal, CbNotebookItem heard, GArray *list)
{
  const char *rest = get_event (deal, heard.line - 1)->name;
  guint begin = list->len;

  heard.kind = CB_NOTEBOOK_NAME;
  for (; *rest != '\0'; rest += strlen (heard.name))
    {
      const char *end = rest;

      while (*end != '\0' && g_utf8_next_char (end) - rest <= CB_NOTEBOOK_MAX_NAME)
        end = g_utf8_next_char (end);
      g_strlcpy (heard.name, rest, (gsize) (end - rest) + 1);
      g_array_append_val (list, heard);
    }
  for (guint i = begin; i < list->len; i++)
    g_array_index (list, CbNotebookItem, i).place = list->len - 1 - i;
}

static void
hear (CbSealedDeal *deal, int seat, guint index, GArray *list)
{
  const CbDealEvent *event = get_event (deal, index);
  CbNotebookItem heard = { .line = index + 1, .at = index + 1, .seat = event->seat };
  gboolean known = FALSE;

  if (event->kind == CB_DEAL_EVENT_SUGGEST)
    known = hear_suggestion (deal, seat, &heard);
  else if (event->kind == CB_DEAL_EVENT_TAKE_BACK)
    known = hear_taken_back (deal, &heard);
  else if (event->kind == CB_DEAL_EVENT_ACCUSE)
    known = hear_accusation (deal, seat, &heard);
  else if (event->kind == CB_DEAL_EVENT_LOOK_DOWN)
    known = hear_look (deal, seat, &heard);
  else if (event->kind == CB_DEAL_EVENT_OPEN)
    hear_opened (deal, seat, &heard, list);
  else if (event->kind == CB_DEAL_EVENT_DRAW || event->kind == CB_DEAL_EVENT_PLAY)
    {
      heard.kind = event->kind == CB_DEAL_EVENT_DRAW ? CB_NOTEBOOK_DRAW : CB_NOTEBOOK_PLAY;
      heard.place = event->place;
      heard.card = event->other;
      known = TRUE;
    }
  if (known)
    g_array_append_val (list, heard);
  if (event->kind == CB_DEAL_EVENT_RENAME)
    hear_name (deal, heard, list);
  if (event->kind == CB_DEAL_EVENT_LEAVE || event->kind == CB_DEAL_EVENT_DRAW)
    hear_hand (deal, heard, list);
}

GArray *
cb_notebook_list_items (CbSealedDeal *deal, int seat)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (CbNotebookItem));

  g_return_val_if_fail (CB_IS_SEALED_DEAL (deal), list);
  g_return_val_if_fail (seat < (int) deal->table->n_players, list);

  for (guint i = 0; i < deal->events->len; i++)
    hear (deal, seat, i, list);
  g_array_sort (list, cb_notebook_item_compare_known);
  return list;
}

CbContents *
cb_notebook_new (CbSealedDeal *deal, int seat, const char *title)
{
  g_autoptr (CbContents) contents = cb_contents_new ();
  g_autoptr (GArray) heard = cb_notebook_list_items (deal, seat);
  g_autoptr (GBytes) bytes = NULL;

  contents->setup = seat == CB_NOBODY ? cb_setup_copy (deal->table)
                                      : cb_sealed_deal_make_setup (deal, (guint) seat);
  contents->created = g_strdup (deal->created);
  contents->shared = TRUE;
  cb_contents_set_title (contents, title);
  cb_notebook_add_items (contents, heard);
  /* Reading the contents again adds what follows from the entries, such as how to tell versions
   * apart. */
  bytes = cb_contents_write (contents);
  return cb_contents_read (bytes, NULL);
}
