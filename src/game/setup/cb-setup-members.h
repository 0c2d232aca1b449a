/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-members.h"
#include "cb-setup.h"

/* These read members of files that name seats of a table and cards of an edition. */

int cb_members_get_seat (CbMembers *self, const char *name, const CbSetup *setup);
int cb_members_get_optional_seat (CbMembers *self, const char *name, const CbSetup *setup);
int cb_members_get_holder (CbMembers *self, const char *name, const CbSetup *setup);
int cb_members_get_card (CbMembers *self, const char *name, CbEdition *edition);
int cb_members_get_optional_card (CbMembers *self, const char *name, CbEdition *edition);
CbCardSet cb_members_get_cards (CbMembers *self, const char *name, CbEdition *edition);
CbCardSet cb_members_get_optional_cards (CbMembers *self, const char *name, CbEdition *edition);
CbCardSet cb_members_get_heard_cards (CbMembers *self,
                                      const char *name,
                                      CbEdition *edition,
                                      guint *n_unheard);

/* These write such members. */
void
cb_members_put_holder (JsonObject *object, const char *name, const CbSetup *setup, guint holder);
void cb_members_put_card (JsonObject *object, const char *name, CbEdition *edition, int card);
/* (transfer full): the ids of @cards, in the order of the edition */
JsonArray *cb_members_make_cards (CbEdition *edition, CbCardSet cards);
void
cb_members_put_cards (JsonObject *object, const char *name, CbEdition *edition, CbCardSet cards);
