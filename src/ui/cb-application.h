/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-cover.h"
#include "cb-edition-shelf.h"
#include "cb-kept-cases.h"
#include "cb-random-source.h"
#include "cb-shelf.h"
#include "cb-tables.h"

/* The objects that all windows share. */
typedef struct
{
  CbShelf *shelf;           /* the user’s cases */
  CbKeptCases *kept_cases;  /* cases that were closed in this run, with what can be undone */
  CbEditionShelf *editions; /* the user’s own editions */
  CbTables *tables;         /* tables that Casebook dealt for */
  CbRandomSource *random;   /* the source of randomness for dice and deals */
  CbCover *cover;           /* hides all windows at once */
} CbShared;

#define CB_TYPE_APPLICATION (cb_application_get_type ())
G_DECLARE_FINAL_TYPE (CbApplication, cb_application, CB, APPLICATION, AdwApplication)

CbApplication *cb_application_new (const char *application_id);

const CbShared *cb_application_get_shared (CbApplication *self);
