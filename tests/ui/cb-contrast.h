/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <graphene.h>

#include "cb-look.h"

double cb_contrast_measure (const CbPixels *pixels, const graphene_rect_t *area);
