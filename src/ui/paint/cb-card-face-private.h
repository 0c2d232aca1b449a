/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-card-face.h"
#include "cb-shade.h"

typedef enum
{
  CB_CARD_DOWN,
  CB_CARD_HALVES,
  CB_CARD_UP,
} CbCardSide;

/* What is to be seen of a card. */
typedef struct
{
  CbCardSide side;
  CbEdition *edition;
  guint cards[2];
  guint n_left; /* 0 where that is nobody's business */
  char *icon;   /* of a card of a deck, or NULL */
  char *drawn;  /* what a card of a deck is called; NULL for one of the edition's own */
  char *deck;   /* and what the deck is called */
  gboolean found;
  gboolean captioned;
  double turn;
  float strip; /* how much of its width is not under the next card; 0 for all */
} CbCardLook;

/* The card is painted on its own ground, which its field is mixed into. */
GdkRGBA _cb_card_face_get_field (const CbEdition *edition, guint card, CbScheme scheme);
GdkRGBA _cb_card_face_get_ink (const CbEdition *edition, guint card, CbScheme scheme);

void _cb_card_face_draw (GtkWidget *widget,
                         GtkSnapshot *snapshot,
                         const CbCardLook *look,
                         float width,
                         float height);
