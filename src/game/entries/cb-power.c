/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The use of a once-per-game power. Nothing follows for the deduction; if it revealed something,
 * that is another entry. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-entry-kind.h"
#include "cb-power.h"

CbEntry *
cb_power_use_new (int by, const char *power)
{
  CbEntry *entry = cb_entry_new (&cb_power_kind);
  CbPowerUse *self = (CbPowerUse *) entry;

  self->by = by;
  self->power = g_strdup (power);
  return entry;
}

const CbPowerUse *
cb_entry_get_power_use (const CbEntry *entry)
{
  return entry->kind == &cb_power_kind ? (const CbPowerUse *) entry : NULL;
}

static void
cb_power_read (CbEntry *entry, CbMembers *in, const CbSetup *setup)
{
  CbPowerUse *self = (CbPowerUse *) entry;

  self->by = cb_members_get_seat (in, "by", setup);
  self->power = cb_members_get_string (in, "power");
}

static void
cb_power_write (const CbEntry *entry, JsonObject *out, const CbSetup *setup)
{
  const CbPowerUse *self = (const CbPowerUse *) entry;

  json_object_set_int_member (out, "by", self->by);
  json_object_set_string_member (out, "power", self->power);
}

static char *
cb_power_title (const CbEntry *entry, const CbSetup *setup)
{
  const CbPowerUse *self = (const CbPowerUse *) entry;
  int power = cb_edition_find_power (setup->edition, self->power);
  const char *name = power >= 0 ? cb_edition_get_power (setup->edition, (guint) power)->name
                                : self->power;

  if (self->by == setup->me)
    /* Translators: the name of a once-per-game power. */
    return g_strdup_printf (_ ("You used the power “%s”"), name);
  /* Translators: a player, then the name of a once-per-game power. */
  return g_strdup_printf (_ ("%s used the power “%s”"), setup->players[self->by].name, name);
}

const CbEntryKind cb_power_kind = {
  .type = "power",
  .size = sizeof (CbPowerUse),
  .read = cb_power_read,
  .write = cb_power_write,
  .texts = { G_STRUCT_OFFSET (CbPowerUse, power) },
  .title = cb_power_title,
  .icon = "bolt",
  .actor = G_STRUCT_OFFSET (CbPowerUse, by),
};
