/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-edition.h"

double cb_progress_of_cards (const CbEdition *edition, CbCardSet possible);
double cb_progress_of_solutions (double n_left, double n_first);
double cb_progress_count_solutions (const CbEdition *edition, CbCardSet possible);
