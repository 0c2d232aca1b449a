/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Losing a draft is no disaster, and nobody waits for it: what cannot be read or written is skipped
 * with a message for developers. The case is written before the draft is removed, so that there is
 * never a moment in which neither has the entry. A draft left over because the program ended in
 * between was made for a shorter log, and is ignored. */

#include "config.h"

#include <glib/gstdio.h>

#include "cb-draft-store.h"
#include "cb-fields.h"

/* Milliseconds from a change until it is written, together with all later ones. */
#define DELAY 300
/* A draft without its case is kept for this many seconds, because the case may be put back. */
#define DAY (24 * 60 * 60)

#define SUFFIX ".json"

struct _CbDraftStore
{
  GObject parent_instance;

  CbDraft *draft;
  guint timeout;
  char *written; /* the text in the file; NULL if there is no file */
};

CB_DEFINE_PLAIN_TYPE (CbDraftStore, cb_draft_store, G_TYPE_OBJECT)

static char *
get_folder (void)
{
  return g_build_filename (g_get_user_state_dir (), "casebook", "drafts", NULL);
}

/* (transfer full) (nullable) */
static char *
get_case_uri (CbDraftStore *self)
{
  GFile *file = cb_case_file_get_location (cb_case_get_file (cb_draft_get_case (self->draft)));

  return file != NULL ? g_file_get_uri (file) : NULL;
}

static char *
make_path (const char *uri)
{
  g_autofree char *folder = get_folder ();
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, uri, -1);
  g_autofree char *name = g_strconcat (sum, SUFFIX, NULL);

  return g_build_filename (folder, name, NULL);
}

/* (transfer full) (nullable): what a file of drafts says; NULL where it cannot be read */
static JsonNode *
load (const char *path, char **text)
{
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) error = NULL;

  if (g_file_get_contents (path, text, NULL, &error))
    node = json_from_string (*text, &error);
  if (error != NULL && !g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    g_debug ("%s: %s", path, error->message);
  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? g_steal_pointer (&node) : NULL;
}

static void
restore (CbDraftStore *self)
{
  g_autofree char *uri = get_case_uri (self);
  g_autofree char *path = NULL;
  g_autoptr (JsonNode) node = NULL;

  if (uri == NULL || cb_case_get_read_only (cb_draft_get_case (self->draft)))
    return;

  path = make_path (uri);
  node = load (path, &self->written);
  if (node != NULL)
    cb_draft_restore (self->draft, node);
}

/* (transfer full) (nullable): the text that should be in the file */
static char *
make_text (CbDraftStore *self, const char *uri)
{
  g_autoptr (JsonNode) node = cb_draft_write (self->draft);

  if (node == NULL)
    return NULL;
  json_object_set_string_member (json_node_get_object (node), "case", uri);
  return json_to_string (node, TRUE);
}

static gboolean
write_text (const char *path, const char *text)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  if (g_mkdir_with_parents (folder, 0700) < 0)
    return FALSE;
  if (g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600, &error))
    return TRUE;
  g_debug ("%s: %s", path, error->message);
  return FALSE;
}

static void
save (CbDraftStore *self)
{
  g_autofree char *uri = get_case_uri (self);
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;

  if (uri == NULL)
    return;

  path = make_path (uri);
  text = make_text (self, uri);
  if (g_strcmp0 (text, self->written) == 0)
    return;
  if (text == NULL ? g_unlink (path) == 0 : write_text (path, text))
    g_set_str (&self->written, text);
}

static void
save_cb (gpointer user_data)
{
  CbDraftStore *self = CB_DRAFT_STORE (user_data);

  self->timeout = 0;
  save (self);
}

/* A change that comes while an earlier one waits does not restart the delay. Else a long note would
 * not be saved before its writer pauses. */
static void
changed_cb (CbDraftStore *self)
{
  if (self->timeout == 0)
    self->timeout = g_timeout_add_once (DELAY, save_cb, self);
}

/* Removes the draft of a case that no longer exists, and files that were only partly written. */
static void
drop_if_orphaned (const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GFile) file = NULL;
  GStatBuf status;

  if (g_stat (path, &status) < 0 || g_get_real_time () / G_USEC_PER_SEC - status.st_mtime < DAY)
    return;
  if (g_str_has_suffix (path, SUFFIX))
    node = load (path, &text);
  if (node != NULL)
    file = g_file_new_for_uri (
      json_object_get_string_member_with_default (json_node_get_object (node), "case", ""));
  if (file == NULL || !g_file_query_exists (file, NULL))
    g_unlink (path);
}

static void
drop_orphans (void)
{
  g_autofree char *folder = get_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      drop_if_orphaned (path);
    }
}

static void
cb_draft_store_dispose (GObject *object)
{
  CbDraftStore *self = CB_DRAFT_STORE (object);

  if (self->draft != NULL)
    cb_draft_store_flush (self);
  g_clear_object (&self->draft);

  G_OBJECT_CLASS (cb_draft_store_parent_class)->dispose (object);
}

static void
cb_draft_store_class_init (CbDraftStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cb_draft_store_dispose;
  CB_OWNS (G_OBJECT_CLASS (klass), CbDraftStore, written, g_free);
}

/* Returns: (transfer full): a new store */
CbDraftStore *
cb_draft_store_new (CbDraft *draft)
{
  CbDraftStore *self;

  g_return_val_if_fail (CB_IS_DRAFT (draft), NULL);

  self = g_object_new (CB_TYPE_DRAFT_STORE, NULL);
  self->draft = g_object_ref (draft);
  drop_orphans ();
  restore (self);
  g_signal_connect_object (draft, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  /* The stored draft is for the log before the change, so the present one is written at once. */
  g_signal_connect_object (cb_draft_get_case (draft), "concluded",
                           G_CALLBACK (cb_draft_store_flush), self, G_CONNECT_SWAPPED);
  changed_cb (self); /* replaces a draft that could not be restored */
  return self;
}

void
cb_draft_store_flush (CbDraftStore *self)
{
  g_return_if_fail (CB_IS_DRAFT_STORE (self));

  if (self->timeout == 0)
    return;

  g_clear_handle_id (&self->timeout, g_source_remove);
  save (self);
}
