/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Super Sleuth (At Sea booklet): everybody in turn shows the asker one card with the trait read
 * aloud, or nothing. All answer: it does not stop at the first show. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-answers-private.h"
#include "cb-entry-kind.h"
#include "cb-trait.h"

CbEntry *
cb_trait_question_new (int by, guint trait)
{
  CbEntry *entry = cb_entry_new (&cb_trait_kind);
  CbTraitQuestion *self = (CbTraitQuestion *) entry;

  self->by = by;
  self->trait = trait;
  return entry;
}

void
cb_trait_question_add_answer (CbEntry *entry, int by, CbDid did, int card)
{
  g_return_if_fail (entry->kind == &cb_trait_kind);

  cb_answers_add (&((CbTraitQuestion *) entry)->answers,
                  &(CbAnswer) { .by = by, .did = did, .card = card });
}

const CbTraitQuestion *
cb_entry_get_trait_question (const CbEntry *entry)
{
  return entry->kind == &cb_trait_kind ? (const CbTraitQuestion *) entry : NULL;
}

/* The cards with the trait that are in play: others cannot be shown. */
static CbCardSet
get_cards (const CbTraitQuestion *self, const CbSetup *setup)
{
  return cb_edition_get_trait (setup->edition, self->trait)->cards & cb_setup_get_deck (setup);
}

static CbAsked
get_asked (const CbTraitQuestion *self, const CbSetup *setup)
{
  return (CbAsked) { .asker = self->by, .cards = get_cards (self, setup) };
}

static void
cb_trait_read (CbEntry *entry, CbMembers *in, const CbSetup *setup)
{
  CbTraitQuestion *self = (CbTraitQuestion *) entry;
  g_autofree char *id = cb_members_get_string (in, "trait");
  int trait = cb_edition_find_trait (setup->edition, id);
  CbAsked asked;

  self->by = cb_members_get_seat (in, "by", setup);
  if (trait < 0)
    {
      cb_members_fail (in, "trait", _ ("“%s” is not a trait of the edition “%s”"), id,
                       cb_edition_get_name (setup->edition));
      return;
    }
  self->trait = (guint) trait;
  asked = get_asked (self, setup);
  cb_answers_read (&self->answers, in, setup, &asked);
}

static void
cb_trait_write (const CbEntry *entry, JsonObject *out, const CbSetup *setup)
{
  const CbTraitQuestion *self = (const CbTraitQuestion *) entry;

  json_object_set_int_member (out, "by", self->by);
  json_object_set_string_member (out, "trait",
                                 cb_edition_get_trait (setup->edition, self->trait)->id);
  cb_answers_write (&self->answers, out, setup);
}

static char *
cb_trait_title (const CbEntry *entry, const CbSetup *setup)
{
  const CbTraitQuestion *self = (const CbTraitQuestion *) entry;

  const char *trait = cb_edition_get_trait (setup->edition, self->trait)->name;

  if (self->by == setup->me)
    /* Translators: a trait of cards, for example “blunt”. */
    return g_strdup_printf (_ ("You asked everybody to show a “%s” card"), trait);
  /* Translators: a player, then a trait of cards, for example “blunt”. */
  return g_strdup_printf (_ ("%s asked everybody to show a “%s” card"),
                          setup->players[self->by].name, trait);
}

static char *
cb_trait_detail (const CbEntry *entry, const CbSetup *setup)
{
  return cb_answers_describe (&((const CbTraitQuestion *) entry)->answers, setup);
}

static void
cb_trait_outline (const CbEntry *entry, const CbSetup *setup, CbOutline *outline)
{
  outline->answers = &((const CbTraitQuestion *) entry)->answers;
}

static void
cb_trait_imply (const CbEntry *entry, const CbSetup *setup, CbFacts *facts)
{
  const CbTraitQuestion *self = (const CbTraitQuestion *) entry;
  CbAsked asked = get_asked (self, setup);

  cb_answers_imply (&self->answers, setup, &asked, facts);
}

static void
cb_trait_imply_open (const CbEntry *entry, const CbSetup *setup, CbFacts *facts)
{
  const CbTraitQuestion *self = (const CbTraitQuestion *) entry;
  CbAsked asked = get_asked (self, setup);

  cb_answers_imply_open (&self->answers, setup, &asked, facts);
}

static void
cb_trait_tell_sights (const CbEntry *entry, const CbSetup *setup, GArray *sights)
{
  const CbTraitQuestion *self = (const CbTraitQuestion *) entry;
  CbAsked asked = get_asked (self, setup);

  cb_answers_tell_sights (&self->answers, setup, &asked, sights);
}

static guint32
cb_trait_get_traits (const CbEntry *entry, const CbSetup *setup)
{
  return (guint32) 1 << ((const CbTraitQuestion *) entry)->trait;
}

const CbEntryKind cb_trait_kind = {
  .type = "trait",
  .size = sizeof (CbTraitQuestion),
  .read = cb_trait_read,
  .write = cb_trait_write,
  .answers = G_STRUCT_OFFSET (CbTraitQuestion, answers),
  .title = cb_trait_title,
  .detail = cb_trait_detail,
  .outline = cb_trait_outline,
  .icon = "unknown",
  .imply = cb_trait_imply,
  .imply_open = cb_trait_imply_open,
  .tell_sights = cb_trait_tell_sights,
  .turn = G_STRUCT_OFFSET (CbTraitQuestion, by),
  .get_traits = cb_trait_get_traits,
};
