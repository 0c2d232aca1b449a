/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-edition.h"
#include "cb-painting.h"

GtkWidget *cb_edition_cover_new (CbEdition *edition, int width, int height);
