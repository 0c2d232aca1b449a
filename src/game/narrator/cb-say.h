/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-card-set.h"
#include "cb-edition.h"

/* The part that a card has in a sentence. */
typedef enum
{
  CB_SAID_SUBJECT, /* “the Rope is …”, “it was the Rope” */
  CB_SAID_OBJECT,  /* “has the Rope”, “showed the Rope” */
  CB_SAID_NAME,    /* the bare name, as in lists: “passed on Plum, Rope and Hall” */
} CbSaidAs;

/* What comes before the last of several names. */
typedef enum
{
  CB_LIST_AND,
  CB_LIST_OR,
  CB_LIST_NOR, /* after “not”, “none” or “nobody” */
} CbListing;

const char *cb_say_card (const CbEdition *edition, guint card, CbSaidAs as);
char *cb_say_cards (const CbEdition *edition, CbCardSet cards, CbListing listing, CbSaidAs as);
char *cb_say_kind (const CbEdition *edition, guint category);
char *cb_say_wanted (const CbEdition *edition, const char *kind, gboolean all);
char *cb_say_deck (const CbEdition *edition, const char *id);
char *cb_say_fluently (char *text);
char *cb_say_list (const char *const *names, CbListing listing);
char *cb_say_sentence (const CbEdition *edition, char *sentence);
const char *cb_say_after_name (const char *sentence, const char *name);
