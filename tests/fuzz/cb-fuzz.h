/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stddef.h>
#include <stdint.h>

/* Called once before the first input, as libFuzzer does: what GLib complains about is a finding. */
int LLVMFuzzerInitialize (int *argc, char ***argv);

/* A fuzz target, called as libFuzzer does: returns 0, or does not return. */
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);
