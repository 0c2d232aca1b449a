/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-why-words.h"

/* Whom a sentence is about. */
typedef enum
{
  CB_WHY_PLAYER, /* one player or several others, called by name */
  CB_WHY_ME,
  CB_WHY_ENVELOPE,
  CB_WHY_FACE_DOWN,
} CbWhyHolder;

/* The words that the sentences are made of. */
typedef struct
{
  CbSetup *setup;
  const CbReasonStep *step;
  CbWhyHolder holder;
  gboolean answered; /* whether the entry is the holder's answer to a suggestion */
  gboolean revealed; /* whether the entry is the holder's whole hand */
  gboolean supposed; /* whether this is a supposition, not an entry */
  char *player;
  char *subject;    /* the cards that the step settles, as the subject, … */
  char *cards;      /* … as the object, … */
  char *no_subject; /* … with “or” between them, as the subject, … */
  char *no_cards;   /* … and as the object */
  char *kind;       /* the category of the cards, “room” */
  char *named;      /* those that it speaks of, by name */
  char *entry;
  guint n_entries;    /* that it names */
  char *heard;        /* the cards heard of a suggestion of which others were not, with “or” between
                         them; or NULL */
  gboolean all_of_it; /* whether the step takes the whole of that suggestion, the cards not heard
                         included */
  gboolean somebody;  /* whether it was missed who gave the answer */
  char *said;         /* what the entry says in words of its own, if somebody said it; or NULL */
} CbWhyWords;

/* Chooses the sentence for @holder, who is not another player. */
const char *
cb_why_choose (CbWhyHolder holder, const char *me, const char *envelope, const char *face_down)
  G_GNUC_FORMAT (2) G_GNUC_FORMAT (3) G_GNUC_FORMAT (4);

/* (transfer full) */
char *cb_why_say_all_needed (const CbWhyWords *words);
char *cb_why_say_no_more (const CbWhyWords *words);
char *cb_why_say_too_few (const CbWhyWords *words);
char *cb_why_say_too_many (const CbWhyWords *words);
