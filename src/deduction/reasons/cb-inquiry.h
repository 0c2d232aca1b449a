/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-answerer.h"
#include "cb-deals.h"

/* The most cards that one question names. */
#define CB_MAX_NAMED 4

/* The most players that one question is put to. */
#define CB_MAX_ANSWERERS 9

/**
 * CbGain:
 * @envelope: what the answers tell of the envelope, in bits
 * @sheet: what they tell of all hands, in bits
 * @nobody: chance that nobody shows a card, 0…1
 * @shows: by holder, the chance that he shows
 * @shown: the cards that may be shown
 *
 * What can be expected of a question.
 */
typedef struct
{
  double envelope;
  double sheet;
  double nobody;
  double shows[CB_MAX_HOLDERS];
  CbCardSet shown;
} CbGain;

/**
 * CbInquiryLook:
 * @holder: the holder that stands for the cards lying face down
 * @seen: those that the asker has looked at before
 *
 * Where nobody shows, the asker looks at one of the other cards of @holder, any of them with the
 * same chance.
 */
typedef struct
{
  guint holder;
  CbCardSet seen;
} CbInquiryLook;

/**
 * CbInquiry:
 *
 * Deals made ready to weigh many questions that are answered in the same order. Never changed;
 * it keeps nothing of the deals it came from.
 */
typedef struct _CbInquiry CbInquiry;

CbInquiry *cb_inquiry_new (const CbDeals *deals,
                           const CbAnswerer *answerers,
                           guint n_answerers,
                           const CbInquiryLook *look);
void cb_inquiry_free (CbInquiry *self);

/**
 * CbForecast:
 * @n: how many things may be heard
 * @nobody: which of them is that nobody shows
 * @chances: by what is heard, and by which of the named cards are in the envelope, bit by bit in
 *   ascending order of the cards. Heard is who shows first, as a place among the answerers; or,
 * where several can show, who does, as places bit by bit
 *
 * What everybody at the table will hear, and what it has to do with the envelope.
 */
typedef struct
{
  guint n;
  guint nobody;
  double chances[1 << CB_MAX_ANSWERERS][1 << CB_MAX_NAMED];
} CbForecast;

void cb_inquiry_weigh (const CbInquiry *self, CbCardSet named, CbGain *gain);
void cb_inquiry_forecast (const CbInquiry *self, CbCardSet named, CbForecast *forecast);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbInquiry, cb_inquiry_free)
