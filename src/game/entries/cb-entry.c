/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-answers-private.h"
#include "cb-entry-kind.h"
#include "cb-order.h"
#include "cb-say.h"
#include "cb-shared.h"
#include "cb-text.h"

static const CbEntryKind *const kinds[] = {
  &cb_suggestion_kind, &cb_trait_kind,      &cb_tip_kind,      &cb_seen_kind,      &cb_look_kind,
  &cb_exposed_kind,    &cb_accusation_kind, &cb_envelope_kind, &cb_draw_kind,      &cb_play_kind,
  &cb_power_kind,      &cb_roll_kind,       &cb_note_kind,     &cb_statement_kind, &cb_swap_kind,
};

G_DEFINE_BOXED_TYPE (CbEntry, cb_entry, cb_entry_ref, cb_entry_unref)

/* Returns: (transfer full): an entry of that kind with nothing in it */
CbEntry *
cb_entry_new (const CbEntryKind *kind)
{
  CbEntry *self = g_atomic_rc_box_alloc0 (kind->size);

  self->kind = kind;
  return self;
}

static void
cb_entry_clear (CbEntry *self)
{
  const CbEntryKind *kind = self->kind;

  for (const gsize *text = kind->texts; *text != 0; text++)
    g_free (G_STRUCT_MEMBER (char *, self, *text));
  if (kind->answers != 0)
    cb_answers_clear (G_STRUCT_MEMBER_P (self, kind->answers));
  if (kind->array != 0)
    g_clear_pointer (&G_STRUCT_MEMBER (JsonArray *, self, kind->array), json_array_unref);
  g_free (self->tag.at);
  g_free (self->note);
  g_free (self->time);
  g_clear_pointer (&self->extra, json_object_unref);
}

CB_DEFINE_SHARED (CbEntry, cb_entry)

static const CbEntryKind *
find_kind (CbMembers *in)
{
  g_autofree char *type = cb_members_get_string (in, "type");

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i]->type, type))
      return kinds[i];

  cb_members_fail (in, "type", _ ("“%s” is not a kind of entry"), type);
  return NULL;
}

int
cb_entry_get_version (const CbEntry *self)
{
  return self->kind->get_version != NULL ? self->kind->get_version (self) : 1;
}

static void
read_was (CbEntryTag *self, CbMembers *in)
{
  JsonArray *was = cb_members_has_value (in, "was") ? cb_members_get_array (in, "was") : NULL;

  for (guint i = 0; was != NULL && i < json_array_get_length (was); i++)
    {
      gint64 rev = cb_id_read_rev (json_array_get_element (was, i));

      if (rev == 0)
        cb_members_fail (in, "was", _ ("is not a list of numbers of versions"));
      else if (i < CB_ENTRY_N_KNOWN)
        self->was[i] = rev;
    }
}

/* Reads the members that identify an entry on several devices. Files of a case that was never
 * shared have none of them. */
static void
read_tag (CbEntryTag *self, CbMembers *in)
{
  g_autofree char *id = cb_members_get_optional_string (in, "id");

  self->at = cb_members_get_optional_string (in, "at");
  self->rev = cb_members_get_rev (in, "rev");
  read_was (self, in);
  if (id != NULL && !cb_id_is_id (id))
    cb_members_fail (in, "id", _ ("must be %d letters and digits of an id"), CB_ID_LENGTH);
  else if (id != NULL)
    memcpy (self->id, id, sizeof self->id);
  if (self->at != NULL && !cb_order_is_place (self->at))
    cb_members_fail (in, "at", _ ("must be letters and digits that do not end with “0”"));
}

/**
 * cb_entry_read:
 * @in: the entry's object
 *
 * Returns: (transfer full) (nullable): the entry; NULL after a problem, which stays in @in
 */
CbEntry *
cb_entry_read (CbMembers *in, const CbSetup *setup)
{
  const CbEntryKind *kind = find_kind (in);
  g_autoptr (CbEntry) self = NULL;

  if (kind == NULL)
    return NULL;

  self = cb_entry_new (kind);
  kind->read (self, in, setup);
  self->uncertain = cb_members_get_boolean (in, "uncertain", FALSE);
  self->note = cb_members_get_optional_string (in, "note");
  self->time = cb_members_get_optional_string (in, "time");
  read_tag (&self->tag, in);
  self->extra = cb_members_get_rest (in);

  return cb_members_failed (in) ? NULL : g_steal_pointer (&self);
}

/* Returns: (transfer full): the entry's object, as in files, but without its tag */
JsonNode *
cb_entry_write (const CbEntry *self, const CbSetup *setup)
{
  g_autoptr (JsonObject) out = json_object_new ();

  json_object_set_string_member (out, "type", self->kind->type);
  self->kind->write (self, out, setup);
  if (self->uncertain)
    json_object_set_boolean_member (out, "uncertain", TRUE);
  if (self->note != NULL)
    json_object_set_string_member (out, "note", self->note);
  if (self->time != NULL)
    json_object_set_string_member (out, "time", self->time);
  cb_members_put_rest (out, self->extra);

  return json_node_init_object (json_node_alloc (), out);
}

/* (transfer full) (nullable): a copy of @array; NULL for NULL */
static JsonArray *
copy_array (JsonArray *array)
{
  JsonArray *copy = array != NULL ? json_array_new () : NULL;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    json_array_add_element (copy, json_node_copy (json_array_get_element (array, i)));
  return copy;
}

/**
 * cb_entry_is_long:
 * @self: an entry
 *
 * Returns: whether one of its own texts is longer than Casebook shows; its note does not count
 */
gboolean
cb_entry_is_long (const CbEntry *self)
{
  for (const gsize *text = self->kind->texts; *text != 0; text++)
    if (cb_text_is_long (G_STRUCT_MEMBER (const char *, self, *text)))
      return TRUE;
  return FALSE;
}

static CbEntry *
cb_entry_copy (const CbEntry *self)
{
  const CbEntryKind *kind = self->kind;
  CbEntry *copy = cb_entry_new (kind);

  memcpy (copy, self, kind->size);
  for (const gsize *text = kind->texts; *text != 0; text++)
    G_STRUCT_MEMBER (char *, copy, *text) = g_strdup (G_STRUCT_MEMBER (char *, self, *text));
  if (kind->answers != 0)
    cb_answers_own (G_STRUCT_MEMBER_P (copy, kind->answers));
  if (kind->array != 0)
    G_STRUCT_MEMBER (JsonArray *, copy,
                     kind->array) = copy_array (G_STRUCT_MEMBER (JsonArray *, self, kind->array));
  copy->tag.at = g_strdup (self->tag.at);
  copy->note = g_strdup (self->note);
  copy->time = g_strdup (self->time);
  copy->extra = cb_members_copy_rest (self->extra);
  return copy;
}

/* The print of the original does not fit @copy, which is about to be changed. */
static CbEntry *
forget_print (CbEntry *copy)
{
  copy->tag.print[0] = '\0';
  return copy;
}

CbEntry *
cb_entry_set_aside (const CbEntry *self, gboolean uncertain)
{
  CbEntry *copy = cb_entry_copy (self);

  copy->uncertain = uncertain;
  return forget_print (copy);
}

CbEntry *
cb_entry_with_note (const CbEntry *self, const char *note)
{
  CbEntry *copy = cb_entry_copy (self);

  g_set_str (&copy->note, note);
  return forget_print (copy);
}

CbEntry *
cb_entry_with_time (const CbEntry *self, const char *time)
{
  CbEntry *copy = cb_entry_copy (self);

  g_set_str (&copy->time, time);
  return forget_print (copy);
}

CbEntry *
cb_entry_with_tag (const CbEntry *self, const CbEntryTag *tag)
{
  CbEntry *copy = cb_entry_copy (self);
  char *at = g_strdup (tag->at);

  g_free (copy->tag.at);
  copy->tag = *tag;
  copy->tag.at = at;
  return copy;
}

CbFacts *
cb_entry_get_facts (const CbEntry *self, const CbSetup *setup)
{
  CbFacts *facts = cb_facts_new ();

  if (self->kind->imply != NULL && !self->uncertain)
    self->kind->imply (self, setup, facts);
  return facts;
}

guint32
cb_entry_get_guesses (const CbEntry *self, const CbSetup *setup)
{
  guint32 guesses = 0;

  if (self->uncertain || self->kind->get_traits == NULL)
    return 0;
  for (guint32 left = self->kind->get_traits (self, setup); left != 0; left &= left - 1)
    if (cb_edition_get_trait (setup->edition, (guint) __builtin_ctz (left))->guessed)
      guesses |= left & ~(left - 1);
  return guesses;
}

CbFacts *
cb_entry_get_sure_facts (const CbEntry *self, const CbSetup *setup)
{
  g_autoptr (GArray) sights = g_array_new (FALSE, FALSE, sizeof (CbSight));
  CbFacts *facts;

  if (cb_entry_get_guesses (self, setup) == 0)
    return cb_entry_get_facts (self, setup);
  facts = cb_facts_new ();
  cb_entry_tell_sights (self, setup, sights);
  for (guint i = 0; i < sights->len; i++)
    {
      const CbSight *sight = &g_array_index (sights, CbSight, i);
      guint n = cb_card_set_size (sight->cards);

      if (sight->viewer == setup->me && n > 0)
        cb_facts_add_range (facts, sight->holder, sight->cards, n, n);
    }
  return facts;
}

void
cb_entry_add_open_facts (const CbEntry *self, const CbSetup *setup, CbFacts *facts)
{
  if (self->uncertain)
    return;
  if (self->kind->imply_open != NULL)
    self->kind->imply_open (self, setup, facts);
  else if (self->kind->imply != NULL)
    self->kind->imply (self, setup, facts);
}

void
cb_entry_tell_sights (const CbEntry *self, const CbSetup *setup, GArray *sights)
{
  if (self->kind->tell_sights != NULL)
    self->kind->tell_sights (self, setup, sights);
}

char *
cb_entry_get_title (const CbEntry *self, const CbSetup *setup)
{
  g_autofree char *title = self->kind->title (self, setup);
  char *visible = cb_text_make_note (title);

  return self->kind == &cb_note_kind ? visible : cb_say_fluently (visible);
}

char *
cb_entry_get_detail (const CbEntry *self, const CbSetup *setup)
{
  g_autofree char *detail = self->kind->detail != NULL ? self->kind->detail (self, setup) : NULL;

  return detail != NULL ? cb_text_make_visible (detail) : NULL;
}

char *
cb_entry_describe (const CbEntry *self, const CbSetup *setup)
{
  g_autofree char *title = cb_entry_get_title (self, setup);
  g_autofree char *detail = cb_entry_get_detail (self, setup);

  if (self->kind == &cb_note_kind)
    /* Translators: an entry of the log that is somebody’s own words. Begin with the first of the
     * words for “note” that are understood where a turn is typed. */
    return g_strdup_printf (_ ("Note: %s"), title);
  if (detail == NULL)
    return g_steal_pointer (&title);
  /* Translators: an entry of the log: what happened, and what came of it. */
  return g_strdup_printf (_ ("%s – %s"), title, detail);
}

int
cb_entry_get_turn (const CbEntry *self)
{
  if (self->kind->turn != 0)
    return G_STRUCT_MEMBER (int, self, self->kind->turn);
  return self->kind->get_turn != NULL ? self->kind->get_turn (self) : CB_NOBODY;
}

gboolean
cb_entry_opens_envelope (const CbEntry *self)
{
  return !self->uncertain && self->kind->opens_envelope != NULL &&
         self->kind->opens_envelope (self);
}
