/* A draft as JSON, to be taken up again later.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The members are named as in case files. Only those into which something was entered are written,
 * so that a draft can be unfinished in any way:
 *
 *   {"created": "2026-11-21T19:30:00Z", "entries": 12, "kind": "suggestion", "by": 2,
 *    "cards": ["plum"], "answers": [{"by": 3, "did": "pass"}]}
 *
 * "created" and "entries" say for which case, and for how long a log, the draft was made. If it
 * edits an entry or stands before one, "place" says which of the two, and "target" is that entry.
 */

#include "config.h"

#include "cb-event-kind.h"

static const char *const PLACES[] = { "last", "edit", "before", NULL };
static const char *const DIDS[] = { "pass", "show", "unknown", "unasked", NULL };

enum
{
  PLACE_LAST,
  PLACE_EDIT,
  PLACE_BEFORE,
};

/* What can be said of a player besides that he passed or showed. */
enum
{
  UNKNOWN = CB_DID_SHOW + 1,
  UNASKED,
};

/* All members are read before any of them changes the draft. */
typedef struct
{
  CbLogItem *target;
  guint place;
  CbDraftKind kind;
  int values[CB_N_DRAFT_FIELDS];
  CbAnswer answers[CB_MAX_PLAYERS];
  guint n_answers;
  gboolean chain_open;
  gboolean rest_passed;
  char *text;
} Fields;

static void
clear_fields (Fields *fields)
{
  g_clear_object (&fields->target);
  g_clear_pointer (&fields->text, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fields, clear_fields)

/* Returns: what was said of the player, an index into DIDS; −1 if nothing was said, so that his
 * answer is open or follows from the others */
static int
get_said (CbDraft *self, CbDraftAnswer *answer)
{
  guint seat = cb_draft_answer_get_seat (answer);

  if (self->filled >> seat & 1)
    return -1;
  if (cb_draft_answer_is_given (answer))
    return cb_draft_answer_get_showed (answer) ? CB_DID_SHOW : CB_DID_PASS;
  if (self->unasked >> seat & 1)
    return UNASKED;
  return self->unknown >> seat & 1 ? UNKNOWN : -1;
}

static void
write_answers (CbDraft *self, JsonObject *out)
{
  JsonArray *answers = json_array_new ();

  for (guint i = 0; i < _cb_draft_get_n_answers (self); i++)
    {
      CbDraftAnswer *answer = _cb_draft_get_answer (self, i);
      int said = get_said (self, answer);
      JsonObject *object;

      if (said < 0)
        continue;
      object = json_object_new ();
      json_object_set_int_member (object, "by", cb_draft_answer_get_seat (answer));
      json_object_set_string_member (object, "did", DIDS[said]);
      cb_members_put_card (object, "card", cb_case_get_edition (self->case_),
                           cb_draft_answer_get_card (answer));
      json_array_add_object_element (answers, object);
    }
  json_object_set_array_member (out, "answers", answers);
}

static void
write_place (CbDraft *self, JsonObject *out)
{
  guint place = self->target == NULL ? PLACE_LAST : self->inserting ? PLACE_BEFORE : PLACE_EDIT;

  if (cb_case_get_created (self->case_) != NULL)
    json_object_set_string_member (out, "created", cb_case_get_created (self->case_));
  json_object_set_int_member (out, "entries", _cb_draft_get_n_before (self));
  json_object_set_string_member (out, "place", PLACES[place]);
  if (self->target != NULL)
    json_object_set_member (
      out, "target",
      cb_entry_write (cb_log_item_get_entry (self->target), cb_case_get_setup (self->case_)));
}

/**
 * cb_draft_write:
 *
 * Returns: (transfer full) (nullable): the draft as JSON, for cb_draft_restore(); NULL if it is
 *   blank
 */
JsonNode *
cb_draft_write (CbDraft *self)
{
  g_autoptr (JsonObject) out = NULL;

  g_return_val_if_fail (CB_IS_DRAFT (self), NULL);

  if (self->blank)
    return NULL;

  out = json_object_new ();
  write_place (self, out);
  json_object_set_string_member (out, "kind", _cb_draft_get_event_kind (self)->id);
  for (guint field = 0; field < CB_N_DRAFT_FIELDS; field++)
    if (field != CB_DRAFT_BY || self->by_chosen || self->target != NULL)
      _cb_draft_write_field (self, field, out);
  write_answers (self, out);
  json_object_set_boolean_member (out, "chainOpen", self->chain_open);
  json_object_set_boolean_member (out, "restPassed", self->rest_passed);
  json_object_set_string_member (out, "text", self->text);
  return json_node_init_object (json_node_alloc (), out);
}

static void
read_answers (CbDraft *self, CbMembers *in, Fields *fields)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  JsonArray *answers = cb_members_get_array (in, "answers");
  guint n = answers != NULL ? json_array_get_length (answers) : 0;

  for (guint i = 0; i < MIN (n, G_N_ELEMENTS (fields->answers)); i++)
    {
      g_autoptr (CbMembers)
        answer = cb_members_new_element (in, "answers", json_array_get_element (answers, i), i);

      fields->answers[i] = (CbAnswer) {
        .by = cb_members_get_seat (answer, "by", setup),
        .did = cb_members_get_choice (answer, "did", DIDS),
        .card = cb_members_get_optional_card (answer, "card", setup->edition),
      };
      fields->n_answers = i + 1;
    }
}

/* Reads which entry the draft is for. Fails if that entry has changed in the meantime, or if the
 * number of entries has: then the draft may have been recorded. */
static void
read_place (CbDraft *self, CbMembers *in, Fields *fields)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  CbLog *log = cb_case_get_log (self->case_);
  g_autofree char *created = cb_members_get_optional_string (in, "created");
  guint n_entries = (guint) cb_members_get_int (in, "entries", 0, G_MAXINT);
  JsonNode *target = cb_members_get_node (in, "target");
  g_autoptr (JsonNode) present = NULL;

  fields->place = cb_members_get_choice (in, "place", PLACES);
  if (g_strcmp0 (created, cb_case_get_created (self->case_)) != 0)
    cb_members_fail (in, "created", "another case");
  if (fields->place == PLACE_LAST)
    {
      if (n_entries != cb_log_get_n_entries (log))
        cb_members_fail (in, "entries", "another log");
      return;
    }
  fields->target = g_list_model_get_item (G_LIST_MODEL (log), n_entries);
  if (fields->target != NULL)
    present = cb_entry_write (cb_log_item_get_entry (fields->target), setup);
  if (target == NULL || present == NULL || !json_node_equal (target, present))
    cb_members_fail (in, "target", "another entry");
}

static CbDraftKind
read_kind (CbMembers *in)
{
  const char *ids[CB_N_DRAFT_KINDS + 1] = { NULL };

  for (guint kind = 0; kind < CB_N_DRAFT_KINDS; kind++)
    ids[kind] = _cb_event_kind_at (kind)->id;
  return cb_members_get_choice (in, "kind", ids);
}

static void
read_fields (CbDraft *self, CbMembers *in, Fields *fields)
{
  read_place (self, in, fields);
  fields->kind = read_kind (in);
  for (guint field = 0; field < CB_N_DRAFT_FIELDS; field++)
    fields->values[field] = _cb_draft_read_field (self, field, in);
  read_answers (self, in, fields);
  fields->chain_open = cb_members_get_boolean (in, "chainOpen", FALSE);
  fields->rest_passed = cb_members_get_boolean (in, "restPassed", FALSE);
  fields->text = cb_members_get_string (in, "text");
}

static void
take_answer (CbDraft *self, const CbAnswer *answer)
{
  guint32 *left_out = (guint) answer->did == UNASKED ? &self->unasked : &self->unknown;

  if (answer->by == cb_draft_get_by (self))
    return;
  if ((guint) answer->did < UNKNOWN)
    _cb_draft_take_answer (self, answer);
  else
    *left_out |= (guint32) 1 << answer->by;
}

static void
take_fields (CbDraft *self, const Fields *fields)
{
  gboolean by_chosen = fields->values[CB_DRAFT_BY] != CB_NOBODY;

  cb_draft_set_kind (self, fields->kind);
  for (guint field = 0; field < CB_N_DRAFT_FIELDS; field++)
    if (field != CB_DRAFT_BY || by_chosen)
      cb_draft_set (self, field, fields->values[field]);
  self->by_chosen = by_chosen;
  self->chain_open = fields->chain_open;
  self->rest_passed = fields->rest_passed;
  for (guint i = 0; i < fields->n_answers; i++)
    take_answer (self, &fields->answers[i]);
  cb_draft_set_text (self, fields->text);
}

/**
 * cb_draft_restore:
 * @node: what cb_draft_write() returned for a draft of the same case, perhaps in an earlier run
 *
 * Puts the draft back into the state that was written.
 *
 * Returns: FALSE where @node is no draft, or was made for another state of the case; nothing has
 *   changed then
 */
gboolean
cb_draft_restore (CbDraft *self, JsonNode *node)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbMembers) in = NULL;
  g_auto (Fields) fields = { 0 };

  g_return_val_if_fail (CB_IS_DRAFT (self), FALSE);
  g_return_val_if_fail (node != NULL, FALSE);

  in = cb_members_new (node, "", &error);
  read_fields (self, in, &fields);
  if (cb_members_failed (in))
    {
      g_debug ("A draft is dropped: %s", error->message);
      return FALSE;
    }

  g_object_freeze_notify (G_OBJECT (self));
  _cb_draft_start (self, fields.target, fields.place == PLACE_BEFORE);
  self->applying++;
  take_fields (self, &fields);
  self->applying--;
  _cb_draft_update (self);
  g_object_thaw_notify (G_OBJECT (self));
  return TRUE;
}
