/* cb-sealed-deal.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-box.h"

G_BEGIN_DECLS

#define CB_TYPE_SEALED_DEAL (cb_sealed_deal_get_type ())

/**
 * CbSealedDeal:
 *
 * A deal that Casebook made for a table and keeps to itself: hands are given out one by one,
 * accusations are judged, and when the game is over it is laid open, and shown by its fingerprint
 * to be what it was. Whatever is done with it is in its file before anybody is told.
 *
 * Notebooks never see it: a case starts from cb_sealed_deal_make_setup(), which has the owner's
 * hand and what lies open, and nothing else.
 *
 * Signal "changed": somebody looked, accused, or it was opened.
 */
G_DECLARE_FINAL_TYPE (CbSealedDeal, cb_sealed_deal, CB, SEALED_DEAL, GObject)

CbSealedDeal *cb_sealed_deal_new (const CbSetup *table,
                                  const CbDealChoices *choices,
                                  CbRandomSource *random,
                                  GError **error);
CbSealedDeal *cb_sealed_deal_load (GFile *file, GError **error);
gboolean cb_sealed_deal_keep_in (CbSealedDeal *self, GFile *file, GError **error);
GFile *cb_sealed_deal_get_file (CbSealedDeal *self);
/* (transfer full): a file of its own among the user's, $XDG_DATA_HOME/casebook/deals; not made. */
GFile *cb_sealed_deal_make_file (CbSealedDeal *self);
/* (transfer full) (element-type GFile): the user's deals, newest first. */
GPtrArray *cb_sealed_deal_list_files (void);

CbSetup *cb_sealed_deal_get_table (CbSealedDeal *self);
const char *cb_sealed_deal_get_created (CbSealedDeal *self);
const char *cb_sealed_deal_get_fingerprint (CbSealedDeal *self);

CbSetup *cb_sealed_deal_make_setup (CbSealedDeal *self, guint seat);
gboolean cb_sealed_deal_look (CbSealedDeal *self, guint seat, GError **error);
gboolean cb_sealed_deal_has_looked (CbSealedDeal *self, guint seat);
gboolean cb_sealed_deal_look_down (CbSealedDeal *self, guint seat, guint place, GError **error);
gboolean cb_sealed_deal_has_looked_down (CbSealedDeal *self, guint seat, guint place);

gboolean cb_sealed_deal_accuse (CbSealedDeal *self, guint seat, CbCardSet cards, GError **error);
gboolean cb_sealed_deal_has_accused (CbSealedDeal *self, guint seat);
CbCardSet cb_sealed_deal_get_accusation (CbSealedDeal *self, guint seat);
gboolean cb_sealed_deal_is_right (CbSealedDeal *self, CbCardSet cards);
CbCardSet cb_sealed_deal_get_envelope (CbSealedDeal *self);
guint cb_sealed_deal_get_card_down (CbSealedDeal *self, guint place);

gboolean cb_sealed_deal_open (CbSealedDeal *self, GError **error);
gboolean cb_sealed_deal_is_open (CbSealedDeal *self);
const char *cb_sealed_deal_get_text (CbSealedDeal *self);

G_END_DECLS
