/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "cb-setup.h"

typedef enum
{
  CB_DID_PASS,
  CB_DID_SHOW,
} CbDid;

/* One answer to a question. @by is %CB_NOBODY if I missed who showed a card; @card is the card that
 * I saw, or −1. */
typedef struct
{
  int by;
  CbDid did;
  int card;
  JsonObject *extra;
} CbAnswer;

/* The answers to one question, in the order they were given. */
typedef struct
{
  guint n;
  CbAnswer *list;
} CbAnswers;

/* The seats that can have given the answer at @index, bit by seat. */
guint cb_answers_find_seats (const CbAnswers *self, guint index, int asker, const CbSetup *setup);
