/* cb-edition.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "cb-card-set.h"

G_BEGIN_DECLS

#define CB_MAX_CATEGORIES 4
#define CB_MAX_TRAITS     16

typedef enum
{
  CB_DEAL_ALL,   /* hands may differ by one card */
  CB_DEAL_EQUAL, /* equal hands; what is left lies open, or face down where the case says so */
} CbDealPolicy;

/* One card of an edition; belongs to the edition. @colour is "#rrggbb" or NULL. */
typedef struct
{
  char *id;
  char *name;
  char *colour;
  guint category;
} CbCard;

/* One category of cards. */
typedef struct
{
  char *id;
  char *name;
  CbCardSet cards;
  guint n_in_envelope;
} CbCategory;

/* A property that several cards share and that can be asked for. */
typedef struct
{
  char *id;
  char *name;
  CbCardSet cards;
} CbTrait;

#define CB_TYPE_EDITION (cb_edition_get_type ())

/**
 * CbEdition:
 *
 * What is in the box: cards by category, traits, players, how it is dealt. A value: shared by
 * reference counting, never changed. No code asks which edition it is; it asks what the edition
 * says. The cards of a category are neighbours: indices run through one category after the other.
 */
typedef struct _CbEdition CbEdition;

GType cb_edition_get_type (void) G_GNUC_CONST;

CbEdition *cb_edition_ref (CbEdition *self);
void cb_edition_unref (CbEdition *self);

const char *cb_edition_get_id (const CbEdition *self);
const char *cb_edition_get_name (const CbEdition *self);
guint cb_edition_get_min_players (const CbEdition *self);
guint cb_edition_get_max_players (const CbEdition *self);
CbDealPolicy cb_edition_get_deal (const CbEdition *self);

guint cb_edition_get_n_cards (const CbEdition *self);
const CbCard *cb_edition_get_card (const CbEdition *self, guint card);
CbCardSet cb_edition_get_all_cards (const CbEdition *self);
int cb_edition_find_card (const CbEdition *self, const char *id);

guint cb_edition_get_n_categories (const CbEdition *self);
const CbCategory *cb_edition_get_category (const CbEdition *self, guint category);
int cb_edition_find_category (const CbEdition *self, const char *id);

guint cb_edition_get_n_traits (const CbEdition *self);
const CbTrait *cb_edition_get_trait (const CbEdition *self, guint trait);
int cb_edition_find_trait (const CbEdition *self, const char *id);

char *cb_edition_join_names (const CbEdition *self, CbCardSet cards);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbEdition, cb_edition_unref)

G_END_DECLS
