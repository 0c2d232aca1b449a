/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define CB_TYPE_SECRET (cb_secret_get_type ())

/**
 * CbSecret:
 *
 * What only one player may see: a hand, a card, a verdict, the envelope. It is closed at first,
 * with a button to hold. It shows while a finger holds that; the player who slides the finger to
 * “Keep Showing”, or taps that with another one, has it until there was no touch or key for 30
 * seconds. Opened by a key or by assistive technology, which cannot go on holding, it is kept that
 * way at once.
 *
 * Whatever closes it, signal "closed" comes first, for whoever put something secret there to take
 * it away; a page that goes closes it by itself.
 *
 * Properties: closed-child, open-child (GtkWidget: what stands there then); label (string: of the
 * button to hold); ready (boolean: whether it can be held); patience (uint: in milliseconds); open,
 * kept (booleans, read only).
 *
 * Signals: "asked", that the button was held: whoever knows the secret puts it there, as soon as
 * that is noted, and calls cb_secret_open(); "closed".
 */
G_DECLARE_FINAL_TYPE (CbSecret, cb_secret, CB, SECRET, AdwBin)

gboolean cb_secret_open (CbSecret *self);
void cb_secret_close (CbSecret *self);
