/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-accusation.h"
#include "cb-box-deck.h"
#include "cb-draw.h"
#include "cb-envelope.h"
#include "cb-exposed.h"
#include "cb-hand.h"
#include "cb-notebook-item.h"
#include "cb-look.h"
#include "cb-order.h"
#include "cb-statement.h"
#include "cb-suggestion.h"
#include "cb-versions.h"

/* A corrected name is noted as a deleted entry, with this number plus the seat as its version. */
#define NAME_VERSION 16

char *
cb_notebook_make_key (const CbSetup *setup)
{
  g_autoptr (CbSetup) copy = NULL;

  if (setup->me == CB_NOBODY)
    return g_strdup ("");
  /* The key leaves out who was dealt first: the owner of the notebook may correct that. */
  copy = cb_setup_copy (setup);
  copy->first_dealt = CB_NOBODY;
  return cb_hand_make_code (copy);
}

/* @part: a number that distinguishes several entries about one line */
static void
make_id (const char *key, guint line, guint part, CbId id)
{
  g_autofree char *text = g_strdup_printf ("%s %u %u", key, line, part);

  cb_id_print (id, text);
}

/* @rev: the number of the entry's version, from 1 */
static void
add (CbContents *contents, const char *key, CbEntry *entry, guint line, guint part, gint64 rev)
{
  const GPtrArray *entries = contents->entries;
  const CbEntry *last = entries->len > 0 ? g_ptr_array_index (entries, entries->len - 1) : NULL;

  make_id (key, line, part, entry->tag.id);
  entry->tag.rev = rev;
  entry->tag.at = cb_order_append (last != NULL ? last->tag.at : NULL, -1);
  g_ptr_array_add (contents->entries, entry);
}

/* A suggestion taken back is removed; the answers to it that everybody heard stay as statements. */
static void
add_taken_back (CbContents *contents, const char *key, const CbNotebookItem *heard)
{
  CbId id;

  make_id (key, heard->line, 0, id);
  json_object_set_int_member (contents->gone, id, 2);
  for (guint i = 0; i < contents->setup->n_players; i++)
    if (((heard->passed | heard->showing) >> i & 1) != 0)
      add (contents, key,
           cb_statement_new ((heard->showing >> i & 1) != 0 ? CB_CLAIM_SOME : CB_CLAIM_NONE,
                             (int) i, heard->cards, CB_NOBODY),
           heard->line, 1 + i, 1);
}

static CbEntry *
make_suggestion (const CbNotebookItem *heard, guint n)
{
  CbEntry *entry = cb_suggestion_new ((int) heard->seat, heard->cards);

  for (guint i = 1; i < n; i++)
    {
      guint seat = (heard->seat + i) % n;

      if ((heard->passed >> seat & 1) != 0)
        cb_suggestion_add_answer (entry, (int) seat, CB_DID_PASS, -1);
      if ((heard->showing >> seat & 1) != 0)
        cb_suggestion_add_answer (entry, (int) seat, CB_DID_SHOW, heard->shown[seat]);
    }
  return entry;
}

/* Makes the entry about a card that was drawn or played. */
static CbEntry *
make_deck_entry (const CbNotebookItem *heard, const CbEdition *edition)
{
  const char *deck = cb_edition_get_deck (edition, heard->place)->id;
  const char *card = cb_box_get_kind (edition, heard->place, heard->card)->id;

  return heard->kind == CB_NOTEBOOK_DRAW ? cb_draw_new ((int) heard->seat, deck, card, NULL)
                                         : cb_play_new ((int) heard->seat, deck, card);
}

CbEntry *
cb_notebook_make_entry (const CbNotebookItem *heard, const CbSetup *setup)
{
  switch (heard->kind)
    {
    case CB_NOTEBOOK_SUGGESTION:
      return make_suggestion (heard, setup->n_players);
    case CB_NOTEBOOK_ACCUSATION:
    case CB_NOTEBOOK_TOLD:
      return cb_accusation_new ((int) heard->seat, heard->cards,
                                heard->right ? CB_RESULT_RIGHT : CB_RESULT_WRONG);
    case CB_NOTEBOOK_LOOK:
      return cb_look_new ((int) heard->seat, (guint32) 1 << heard->place, heard->cards);
    case CB_NOTEBOOK_HAND:
      return cb_exposed_new ((int) heard->seat, heard->cards);
    case CB_NOTEBOOK_DRAW:
    case CB_NOTEBOOK_PLAY:
      return make_deck_entry (heard, setup->edition);
    case CB_NOTEBOOK_ENVELOPE:
      return cb_envelope_new (heard->cards);
    case CB_NOTEBOOK_TAKEN_BACK:
    case CB_NOTEBOOK_NAME:
    default:
      g_return_val_if_reached (NULL);
    }
}

static int
compare_numbers (guint one, guint other)
{
  return one == other ? 0 : one < other ? -1 : 1;
}

int
cb_notebook_item_compare_known (gconstpointer a, gconstpointer b)
{
  const CbNotebookItem *one = a, *other = b;

  if (one->at != other->at)
    return compare_numbers (one->at, other->at);
  if (one->line != other->line)
    return compare_numbers (one->line, other->line);
  return (one->kind == CB_NOTEBOOK_HAND) - (other->kind == CB_NOTEBOOK_HAND);
}

static int
compare_lines (gconstpointer a, gconstpointer b)
{
  const CbNotebookItem *one = a, *other = b;

  return one->line != other->line ? compare_numbers (one->line, other->line)
                                  : cb_notebook_item_compare_known (a, b);
}

/* Whether the next item is about the same line and replaces this one. */
static gboolean
is_replaced (const GArray *sorted, guint index)
{
  const CbNotebookItem *one = &g_array_index (sorted, CbNotebookItem, index);
  const CbNotebookItem *next = index + 1 < sorted->len ? one + 1 : NULL;

  return next != NULL && next->line == one->line &&
         (next->kind == CB_NOTEBOOK_TAKEN_BACK || next->kind == CB_NOTEBOOK_TOLD);
}

void
cb_notebook_add_items (CbContents *contents, const GArray *heard)
{
  g_autoptr (GArray) sorted = g_array_copy ((GArray *) heard);
  g_autofree char *key = cb_notebook_make_key (contents->setup);

  if (contents->gone == NULL)
    contents->gone = json_object_new ();
  g_array_sort (sorted, compare_lines);
  for (guint i = 0; i < sorted->len; i++)
    {
      const CbNotebookItem *one = &g_array_index (sorted, CbNotebookItem, i);

      if (is_replaced (sorted, i))
        continue;
      if (one->kind == CB_NOTEBOOK_TAKEN_BACK)
        add_taken_back (contents, key, one);
      else if (one->kind == CB_NOTEBOOK_NAME)
        {
          CbId id;

          make_id (key, one->line, one->place, id);
          json_object_set_int_member (contents->gone, id, NAME_VERSION + one->seat);
        }
      else
        add (contents, key, cb_notebook_make_entry (one, contents->setup), one->line,
             one->kind == CB_NOTEBOOK_HAND ? one->place : 0, one->kind == CB_NOTEBOOK_TOLD ? 2 : 1);
    }
}

/* (transfer full): the ids of all entries that there can be about lines up to @last */
static GHashTable *
list_ids (const CbSetup *setup, guint last)
{
  g_autofree char *key = cb_notebook_make_key (setup);
  GHashTable *ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  CbId id;

  for (guint line = 1; line <= last; line++)
    for (guint part = 0; part <= setup->n_players; part++)
      {
        make_id (key, line, part, id);
        g_hash_table_add (ids, g_strdup (id));
      }
  return ids;
}

void
cb_notebook_keep_items (CbContents *contents, const CbContents *kept, guint last)
{
  g_autoptr (GHashTable) ids = list_ids (kept->setup, last);
  guint n = 0;

  for (guint i = 0; i < contents->entries->len; i++)
    g_hash_table_remove (ids, ((const CbEntry *) g_ptr_array_index (contents->entries, i))->tag.id);
  for (guint i = 0; i < kept->entries->len; i++)
    {
      CbEntry *entry = g_ptr_array_index (kept->entries, i);

      if (g_hash_table_contains (ids, entry->tag.id) &&
          !json_object_has_member (contents->gone, entry->tag.id))
        g_ptr_array_insert (contents->entries, (int) n++, cb_entry_ref (entry));
    }
}

void
cb_notebook_add_names (CbContents *contents, const GArray *heard, const CbContents *kept)
{
  g_autofree char *key = cb_notebook_make_key (kept->setup);
  g_autoptr (CbSetup) setup = cb_setup_copy (kept->setup);

  for (guint i = 0; i < heard->len; i++)
    {
      const CbNotebookItem *one = &g_array_index (heard, CbNotebookItem, i);
      gboolean begun = i > 0 && one[-1].kind == CB_NOTEBOOK_NAME && one[-1].line == one->line;
      g_autofree char *name = NULL;
      CbId id, before;

      make_id (key, one->line, one->place, id);
      make_id (key, one->line, one->place + 1, before);
      if (one->kind != CB_NOTEBOOK_NAME || cb_versions_get_gone (kept, id) > 0)
        continue;
      begun = begun || cb_versions_get_gone (kept, before) > 0;
      name = g_strconcat (begun ? setup->players[one->seat].written : "", one->name, NULL);
      cb_setup_set_name (setup, one->seat, name);
    }
  contents->setup = g_steal_pointer (&setup);
}

/* Renames the player, also in the title if that has his name as the owner of the notebook. */
static void
rename_player (CbContents *self, guint seat, const char *name)
{
  g_autoptr (CbSetup) setup = cb_setup_copy (self->setup);
  g_autoptr (GString) title = g_string_new (self->title);

  if ((int) seat == setup->me && *setup->players[seat].written != '\0')
    g_string_replace (title, setup->players[seat].written, name, 0);
  cb_contents_set_title (self, title->str);
  cb_setup_set_name (setup, seat, name);
  cb_contents_set_setup (self, setup);
}

CbContents *
cb_notebook_take_names (CbContents *self, const CbContents *told, const CbContents *kept)
{
  g_autoptr (CbContents) named = cb_contents_copy (self);
  JsonObjectIter iter;
  const char *id;
  JsonNode *node;

  if (told->gone == NULL)
    return cb_contents_ref (self);
  json_object_iter_init (&iter, told->gone);
  while (json_object_iter_next (&iter, &id, &node))
    {
      gint64 seat = json_node_get_int (node) - NAME_VERSION;

      if (seat >= 0 && seat < self->setup->n_players && cb_versions_get_gone (kept, id) == 0)
        rename_player (named, (guint) seat, told->setup->players[seat].written);
    }
  if (named->setup == self->setup)
    return cb_contents_ref (self);
  cb_versions_follow (named, self);
  return g_steal_pointer (&named);
}

gboolean
cb_notebook_is_known (const CbContents *contents, guint line, guint part)
{
  g_autofree char *key = cb_notebook_make_key (contents->setup);
  CbId id;

  make_id (key, line, part, id);
  for (guint i = 0; i < contents->entries->len; i++)
    if (g_str_equal (((const CbEntry *) g_ptr_array_index (contents->entries, i))->tag.id, id))
      return TRUE;
  return contents->gone != NULL && json_object_has_member (contents->gone, id);
}
