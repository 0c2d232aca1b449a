/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <langinfo.h>

#include "cb-paper.h"

const CbPaper cb_papers[CB_N_PAPERS] = {
  { "a4", "A4", "iso_a4", 210 * CB_MM, 297 * CB_MM },
  { "letter", "Letter", "na_letter", 612, 792 },
};

/* Returns: (nullable): the paper with that id, in upper or lower case */
const CbPaper *
cb_paper_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < CB_N_PAPERS; i++)
    if (g_ascii_strcasecmp (cb_papers[i].id, id) == 0)
      return &cb_papers[i];
  return NULL;
}

/* Returns: the usual paper of the user's country, by the locale */
const CbPaper *
cb_paper_get_usual (void)
{
#ifdef _NL_PAPER_HEIGHT
  /* nl_langinfo() of glibc returns this number as a pointer. */
  if (GPOINTER_TO_INT (nl_langinfo (_NL_PAPER_HEIGHT)) == 279)
    return &cb_papers[1];
#endif
  return &cb_papers[0];
}
