/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-fuzz.h"

#include <glib.h>

int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  g_log_set_always_fatal (
    (GLogLevelFlags) (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING));
  return 0;
}
