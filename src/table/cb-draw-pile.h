/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-random-source.h"

#define CB_DRAW_PILE_MAX_KINDS 200
#define CB_DRAW_PILE_MAX_SEATS 10
/* Stands in place of a kind if nobody told what the card is. */
#define CB_KIND_UNSEEN (-1)

/* What becomes of a card when it is drawn. */
typedef enum
{
  CB_FATE_DISCARDED,  /* it is used up at once */
  CB_FATE_KEPT,       /* it stays with the player who drew it, until it is discarded */
  CB_FATE_LAST_KILLS, /* it lies open; the last of its kind kills, and is shuffled back */
  CB_FATE_LAST_ENDS,  /* it lies open; the last of its kind ends the game, and is shuffled back */
} CbDrawFate;

/* What becomes of discarded cards. */
typedef enum
{
  CB_DISCARDED_OUT,        /* out for good */
  CB_DISCARDED_RESHUFFLED, /* when the pile has run out, they are shuffled and become the pile */
  CB_DISCARDED_UNDER,      /* each goes under the pile */
} CbDiscarded;

typedef enum
{
  CB_DRAWN_USUAL,
  CB_DRAWN_KILLS, /* it kills whoever drew it */
  CB_DRAWN_ENDS,  /* it ends the game */
} CbDrawn;

/* Cards that are alike. @count is how many there are, or −1 if that is not known. */
typedef struct
{
  int count;
  CbDrawFate fate;
} CbDrawKind;

/**
 * CbDrawPile:
 *
 * A deck of other cards than those of the hands: they are drawn, kept and discarded. It follows
 * real cards, if it is told what was drawn; or Casebook deals it. It has no order of the cards:
 * drawing from a shuffled pile that nobody has looked at is the same as drawing from it at random.
 * So what was drawn is all that has to be recorded to make a pile anew.
 *
 * It accepts whatever it is told, because real tables bend rules; cb_draw_pile_may_come() tells
 * what a draw can bring.
 */
typedef struct _CbDrawPile CbDrawPile;

CbDrawPile *
cb_draw_pile_new (int size, CbDiscarded discarded, const CbDrawKind *kinds, guint n_kinds);
void cb_draw_pile_free (CbDrawPile *self);

CbDrawn cb_draw_pile_draw (CbDrawPile *self, guint seat, int kind);
gboolean cb_draw_pile_discard (CbDrawPile *self, guint seat, int kind);
void cb_draw_pile_reshuffle (CbDrawPile *self);
int cb_draw_pile_pick (const CbDrawPile *self, CbRandomSource *random);

int cb_draw_pile_get_count (const CbDrawPile *self, guint kind);
int cb_draw_pile_get_n_left (const CbDrawPile *self);
guint cb_draw_pile_get_n_open (const CbDrawPile *self, guint kind);
guint cb_draw_pile_get_n_held (const CbDrawPile *self, guint seat, int kind);
guint cb_draw_pile_get_n_discarded (const CbDrawPile *self);

gboolean cb_draw_pile_may_come (const CbDrawPile *self, guint kind);
gboolean
cb_draw_pile_get_chance (const CbDrawPile *self, guint kind, guint64 *part, guint64 *whole);
gboolean
cb_draw_pile_get_chance_of_end (const CbDrawPile *self, guint kind, guint64 *part, guint64 *whole);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbDrawPile, cb_draw_pile_free)
