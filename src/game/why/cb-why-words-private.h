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
  gboolean revealed; /* whether the entry reveals the holder's whole hand */
  gboolean supposed; /* whether this is a supposition, not an entry */
  char *player;
  char *subject;    /* the cards that the step settles, as the subject, … */
  char *cards;      /* … as the object, … */
  char *no_subject; /* … with “or” between them, as the subject, … */
  char *no_cards;   /* … and as the object */
  char *kind;       /* the category of the cards, “room” */
  char *named;      /* the names of the cards that the step speaks of */
  char *entry;
  guint n_entries; /* the number of entries named */
  char *heard;     /* the cards heard of a half-heard suggestion, with “or” between them; or NULL */
  gboolean all_of_it; /* whether the step rests on all its cards, also those not heard */
  gboolean somebody;  /* whether it was missed who gave the answer */
  char *said;         /* if the entry is a statement, what it says; else NULL */
} CbWhyWords;

/* Chooses the sentence for a @holder other than %CB_WHY_PLAYER. */
const char *
cb_why_choose (CbWhyHolder holder, const char *me, const char *envelope, const char *face_down)
  G_GNUC_FORMAT (2) G_GNUC_FORMAT (3) G_GNUC_FORMAT (4);

/* (transfer full): the sentence for each kind of step */
char *cb_why_say_all_needed (const CbWhyWords *words);
char *cb_why_say_no_more (const CbWhyWords *words);
char *cb_why_say_too_few (const CbWhyWords *words);
char *cb_why_say_too_many (const CbWhyWords *words);
