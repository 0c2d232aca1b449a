/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-cli-box.h"
#include "cb-sealed-deal.h"

void cb_cli_print_deal (CbSealedDeal *deal, gboolean json);
void cb_cli_print_hand (const CbSetup *setup, CbSealedDeal *deal, gboolean json);
void cb_cli_print_judgement (CbSealedDeal *deal, guint seat, gboolean json);
void cb_cli_put_record (CbSealedDeal *deal, JsonObject *object);
void cb_cli_print_record (CbSealedDeal *deal);
void cb_cli_print_opened (CbSealedDeal *deal, gboolean json);
JsonObject *cb_cli_make_play (CbSealedDeal *deal);
void cb_cli_print_play (CbSealedDeal *deal);
void cb_cli_print_look (CbSealedDeal *deal, guint seat, guint place, gboolean json);
gboolean
cb_cli_note_deal (CbSealedDeal *deal, const char *file, const CbDealEvent *event, GError **error);
gboolean cb_cli_play_deal (CbSealedDeal *deal,
                           const char *file,
                           CbDealEventKind kind,
                           const char *player,
                           const char *ids,
                           gboolean json,
                           GError **error);
CbCliStatus cb_cli_verify_deal (CbSealedDeal *deal, const char *const *seen, gboolean json);
