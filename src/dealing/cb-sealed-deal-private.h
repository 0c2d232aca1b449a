/* cb-sealed-deal-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "cb-file.h"
#include "cb-sealed-deal.h"

G_BEGIN_DECLS

#define CB_SEALED_DEAL_VERSION 1

struct _CbSealedDeal
{
  GObject parent_instance;

  CbSetup *table; /* what everybody sees of the deal */
  char *created;  /* when, ISO 8601 */
  CbTableDeal deal;
  char *text; /* the deal, as it is sealed */
  char *fingerprint;

  guint32 looked;                          /* seats, a bit each */
  guint32 looked_down[CB_TABLE_MAX_CARDS]; /* by place; seats, a bit each */
  guint32 accused;                         /* seats, a bit each */
  CbCardSet accusations[CB_MAX_PLAYERS];
  guint32 open; /* 1 when it was laid open, before that 0 */

  JsonObject *extra; /* members of the file that this version does not know, or NULL */
  GFile *file;
  CbFileStamp stamp; /* what was last read there, or written */
};

/* Writes the file, if the deal has one. */
gboolean cb_sealed_deal_save (CbSealedDeal *self, GError **error);

G_END_DECLS
