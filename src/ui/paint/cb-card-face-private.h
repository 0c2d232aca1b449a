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

/* Everything about the look of a card. */
typedef struct
{
  CbCardSide side;
  CbEdition *edition;
  guint cards[2];
  guint n_left; /* how many cards the card can still be; 0 to hide that */
  char *icon;   /* the icon of a card of a deck, or NULL */
  char *drawn;  /* the name of a card of a deck; NULL for a card of the edition */
  char *deck;   /* the name of the deck */
  char *count;  /* which of its kind that card is, or NULL */
  gboolean found;
  gboolean captioned;
  double turn;
  float strip; /* how much of its width the next card leaves visible; 0 for all */
} CbCardLook;

/* Colours on a card, whose field is mixed into the colour of the card itself. */
GdkRGBA _cb_card_face_get_field (const CbEdition *edition, guint card, CbScheme scheme);
GdkRGBA _cb_card_face_get_ink (const CbEdition *edition, guint card, CbScheme scheme);

void _cb_card_face_draw (GtkWidget *widget,
                         GtkSnapshot *snapshot,
                         const CbCardLook *look,
                         float width,
                         float height);
