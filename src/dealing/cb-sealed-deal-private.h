/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "cb-chain.h"
#include "cb-file.h"
#include "cb-setup-members.h"
#include "cb-sealed-deal.h"

#define CB_SEALED_DEAL_VERSION 3
/* The most bytes of a deal file: larger ones are neither read nor written. All lines that a record
 * can have fit in. */
#define CB_SEALED_DEAL_MAX_BYTES (4 * 1024 * 1024)

struct _CbSealedDeal
{
  GObject parent_instance;

  CbSetup *table; /* what everybody sees of the deal */
  char *created;  /* when it was dealt, ISO 8601 */
  CbTableDeal deal;

  CbDealPromise *promise;
  CbChain *chain; /* a line for each event */
  GArray *events; /* CbDealEvent */

  CbDealPlay play;    /* where the game stands after the events */
  CbSeats *seats;     /* who is out of the game */
  guint next_turn;    /* whose turn comes next; if that player is out, the next who plays */
  guint32 chose;      /* who looked at what there is to show for the last suggestion, by seat */
  gboolean owes_look; /* whether the maker of that suggestion must look at a face-down card */
  gboolean has_seen;  /* whether the maker of that suggestion looked at what was shown */

  JsonObject *extra; /* members of the file that this version does not know, or NULL */
  GFile *file;
  CbFileStamp stamp; /* what was last read from the file, or written to it */

  GQueue acts;   /* of GTask: acts to be noted in the background; the first one is being written */
  guint slow_id; /* source of the timeout that sets "waiting" */
  gboolean waiting;
};

/* (nullable): the first event of that kind, seat and place */
const CbDealEvent *
cb_sealed_deal_find_event (CbSealedDeal *self, CbDealEventKind kind, guint seat, guint place);
/* Starts from what was promised, before anybody gave a number. */
void cb_sealed_deal_start (CbSealedDeal *self, CbDealPromise *promise);
/* (transfer full): what everybody sees of the deal, with the names as they were promised */
CbSetup *cb_sealed_deal_make_table (CbSealedDeal *self);
/* Draws the cards that follow from the promise and the numbers given. */
void cb_sealed_deal_draw (CbSealedDeal *self, CbTableDeal *deal);
int cb_sealed_deal_pick (CbSealedDeal *self, guint deck);
void cb_sealed_deal_add_event (CbSealedDeal *self, const CbDealEvent *event);
void cb_sealed_deal_drop_last_event (CbSealedDeal *self);
/* Whether @event has to be in the record. */
gboolean cb_sealed_deal_needs_note (CbSealedDeal *self, const CbDealEvent *event);
/* Whether @event, with all that follows from it, can come after what is in the record; else sets
 * @error. */
gboolean cb_sealed_deal_check_event (CbSealedDeal *self, const CbDealEvent *event, GError **error);
/* Fills in what the deal decides about @event. */
void cb_sealed_deal_complete_event (CbSealedDeal *self, CbDealEvent *event);
/* (transfer full) (nullable): why the game does not allow @event now. */
char *cb_sealed_deal_describe_obstacle (CbSealedDeal *self, const CbDealEvent *event);
void cb_sealed_deal_start_play (CbSealedDeal *self);
void cb_sealed_deal_follow_play (CbSealedDeal *self, const CbDealEvent *event);
/* Whether @event, which could not be saved because of @error, happens all the same. */
gboolean cb_sealed_deal_happens_unsaved (const CbDealEvent *event, const GError *error);
/* (transfer full): the contents of the file. */
GBytes *cb_sealed_deal_write (CbSealedDeal *self);
/* Puts @bytes into @file, as cb_file_write() does. */
gboolean cb_sealed_deal_write_file (GFile *file,
                                    GBytes *bytes,
                                    CbFileStamp *stamp,
                                    GCancellable *cancellable,
                                    GError **error);
/* Writes the file, if the deal has one. */
gboolean cb_sealed_deal_save (CbSealedDeal *self, GError **error);
/* (transfer full) (nullable): what @file holds, if @error says that another program changed it. */
CbSealedDeal *cb_sealed_deal_load_other (GFile *file, const GError *error);
/* Takes over the events that @other, read from the file of @self, has in addition, if it is the
 * same deal with the same record so far; returns whether it is. */
gboolean cb_sealed_deal_catch_up (CbSealedDeal *self, CbSealedDeal *other);

/* The members of a deal's file besides the table, which has to be read before them. */
void cb_sealed_deal_write_members (CbSealedDeal *self, JsonObject *out);
void cb_sealed_deal_read_members (CbSealedDeal *self, CbMembers *in);
