/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-powers-used.h"

gboolean
cb_powers_used_has (CbPowersUsed used, guint power)
{
  g_return_val_if_fail (power < CB_POWERS_USED_MAX, FALSE);

  return used >> power & 1;
}

gboolean
cb_powers_used_add (CbPowersUsed *used, guint power)
{
  if (cb_powers_used_has (*used, power))
    return FALSE;
  *used |= (CbPowersUsed) 1 << power;
  return TRUE;
}
