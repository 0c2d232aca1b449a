/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-sealed-deal.h"

#define CB_TYPE_SECRET (cb_secret_get_type ())

/**
 * CbSecret:
 *
 * What only one player may see: a hand, a card, a verdict, the envelope. It is closed at first,
 * with a button to hold. It shows while a finger holds that; a player who slides the finger to
 * “Keep Showing”, or taps that with another finger, sees it until there was no touch or key for 30
 * seconds, which a ring and words count down. A key or assistive technology cannot hold on: the
 * secret that they open stays as if “Keep Showing” had been tapped.
 *
 * Before it closes, for whatever reason, it emits "closed", so that the secret can be removed from
 * it. It closes by itself when its page is no longer visible, or its window no longer in use.
 *
 * Properties: closed-child, open-child (GtkWidget: what it shows then); label (string: of the
 * button to hold; NULL where there is nothing to see); ready (boolean: whether it can be held);
 * keeps (boolean: whether it stays open when the finger is lifted to tap something in it); patience
 * (uint: in milliseconds); open, kept (booleans, read only).
 *
 * Signals: "asked": the button was held, so the secret is to be recorded as seen, see
 * cb_secret_note(), put there, and shown by cb_secret_open(); "noted", "problem"; "closed".
 */
G_DECLARE_FINAL_TYPE (CbSecret, cb_secret, CB, SECRET, AdwBin)

gboolean cb_secret_open (CbSecret *self);
void cb_secret_close (CbSecret *self);
void cb_secret_note (CbSecret *self, CbSealedDeal *deal, const CbDealEvent *event);
gboolean cb_secret_is_noting (CbSecret *self);
