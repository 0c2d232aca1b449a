/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-sealed-deal.h"

int cb_sealed_deal_find_next_to_look (CbSealedDeal *self, guint seat);
gboolean cb_sealed_deal_is_out (CbSealedDeal *self, guint seat);

/* What everybody may know, in words that tell no card; each returns (transfer full). */
char *cb_sealed_deal_describe_deck (CbSealedDeal *self, guint deck);
char *cb_sealed_deal_describe_told (CbSealedDeal *self);
char *cb_sealed_deal_list_players (CbSealedDeal *self);
char *cb_sealed_deal_describe_seat (CbSealedDeal *self, guint seat);
char *cb_sealed_deal_describe_seat_briefly (CbSealedDeal *self, guint seat);
char *cb_sealed_deal_describe_place (CbSealedDeal *self, guint place);
char *cb_sealed_deal_describe_progress (CbSealedDeal *self);
