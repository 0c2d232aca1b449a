/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

char *cb_syllables_soften (const char *text);
