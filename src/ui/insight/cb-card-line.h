/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-edition.h"

GtkWidget *cb_card_line_new (void);
void cb_card_line_show (GtkWidget *line, CbEdition *edition, CbCardSet cards);
