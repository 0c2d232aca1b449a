/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-edition.h"
#include "cb-painting.h"

GtkWidget *cb_fan_new (CbEdition *edition, guint n, CbCardSet known, int width);
void cb_fan_show (CbPainting *painting, CbEdition *edition, guint n, CbCardSet known, int width);
