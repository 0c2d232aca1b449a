/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#define CB_PLAIN_MAX_CARDS 12
#define CB_PLAIN_MAX_KINDS 20

/* The edition in the case, as far as it matters. */
typedef struct
{
  guint n_cards;
  const char *cards[CB_PLAIN_MAX_CARDS];
  JsonArray *traits[CB_PLAIN_MAX_CARDS];
  guint n_categories;
  const char *categories[4];
  guint n_tip_traits;
  const char *tip_traits[CB_PLAIN_MAX_KINDS - 4]; /* that tips may ask for */
  guint32 of_category[4];
  guint n_in_envelope[4];
  guint32 deck;
  guint n_asked;    /* how many cards a suggestion names … */
  guint n_alike;    /* … and how many of them can be of one category */
  gboolean several; /* whether several can show */
  guint my_hand;    /* 0 for an onlooker, who has none */
} CbPlainBox;

void cb_plain_box_read (CbPlainBox *self, JsonObject *root);
guint32 cb_plain_box_get_cards (const CbPlainBox *self, JsonObject *object, const char *name);

/* (transfer container) (element-type GArray): for each entry what it claims of the deal */
GPtrArray *cb_plain_claims_read (const CbPlainBox *box, JsonObject *root);
gboolean cb_plain_claims_are_true (const GArray *claims, const guint32 *hands);
/* How likely they came about in just this way, given these hands in which they are true: who could
 * choose what to show chose each card as likely as another. */
double cb_plain_claims_weigh (const GArray *claims, const guint32 *hands);
