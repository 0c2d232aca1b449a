/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Stands in for cb-sat.c where there is no solver: there never is a CbSat. */

#include "cb-sat.h"

gboolean
cb_sat_is_built (void)
{
  return FALSE;
}

CbSat *
cb_sat_new (const CbWorld *world, const CbFacts *deal)
{
  g_assert_not_reached ();
}

void
cb_sat_free (CbSat *self)
{
  g_assert_not_reached ();
}

void
cb_sat_add (CbSat *self, const CbFacts *facts)
{
  g_assert_not_reached ();
}

void
cb_sat_get_marks (CbSat *self, CbMarks *marks)
{
  g_assert_not_reached ();
}

gboolean
cb_sat_allows (CbSat *self, const CbCardSet hands[CB_MAX_HOLDERS])
{
  g_assert_not_reached ();
}
