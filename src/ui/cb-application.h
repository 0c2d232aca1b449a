/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-cover.h"
#include "cb-edition-shelf.h"
#include "cb-kept-cases.h"
#include "cb-random-source.h"
#include "cb-shelf.h"
#include "cb-tables.h"

#define CB_TYPE_APPLICATION (cb_application_get_type ())
G_DECLARE_FINAL_TYPE (CbApplication, cb_application, CB, APPLICATION, AdwApplication)

CbApplication *cb_application_new (const char *application_id);

CbShelf *cb_application_get_shelf (CbApplication *self);
CbKeptCases *cb_application_get_kept_cases (CbApplication *self);
CbEditionShelf *cb_application_get_editions (CbApplication *self);
CbCover *cb_application_get_cover (CbApplication *self);
CbTables *cb_application_get_tables (CbApplication *self);
CbRandomSource *cb_application_get_random (CbApplication *self);
