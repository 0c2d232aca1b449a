/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The file of a deal: UTF-8 JSON. What everybody sees is in it as in a case file; the secret is in
 * Base64, so that nobody reads a card by accident, in a preview or in the results of a search. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-game-error.h"
#include "cb-json.h"
#include "cb-sealed-deal-private.h"
#include "cb-setup-json.h"

GBytes *
cb_sealed_deal_write (CbSealedDeal *self)
{
  g_autoptr (JsonObject) out = json_object_new ();
  g_autoptr (CbSetup) table = cb_sealed_deal_make_table (self);
  g_autoptr (JsonNode) root = NULL;
  char *text;

  json_object_set_string_member (out, "format", "casebook-deal");
  json_object_set_int_member (out, "version", CB_SEALED_DEAL_VERSION);
  json_object_set_string_member (out, "created", self->created);
  cb_setup_write (table, out);
  cb_sealed_deal_write_members (self, out);
  cb_members_put_rest (out, self->extra);

  root = json_node_init_object (json_node_alloc (), out);
  text = json_to_string (root, TRUE);
  return g_bytes_new_take (text, strlen (text));
}

gboolean
cb_sealed_deal_write_file (GFile *file,
                           GBytes *bytes,
                           CbFileStamp *stamp,
                           GCancellable *cancellable,
                           GError **error)
{
  return cb_file_check_size (bytes, CB_SEALED_DEAL_MAX_BYTES, error) &&
         cb_file_write (file, bytes, stamp, cancellable, error);
}

gboolean
cb_sealed_deal_save (CbSealedDeal *self, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  if (self->file == NULL)
    return TRUE;
  bytes = cb_sealed_deal_write (self);
  return cb_sealed_deal_write_file (self->file, bytes, &self->stamp, NULL, error);
}

/**
 * cb_sealed_deal_keep_in:
 * @file: where the deal is kept from now on; there is no such file yet
 *
 * Returns: whether the file could be written; if not, the deal stays where it was
 */
gboolean
cb_sealed_deal_keep_in (CbSealedDeal *self, GFile *file, GError **error)
{
  g_autoptr (GFile) old = NULL;
  CbFileStamp old_stamp = self->stamp;

  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  old = g_steal_pointer (&self->file);
  self->file = g_object_ref (file);
  self->stamp = (CbFileStamp) { .sight = CB_FILE_ABSENT };
  if (cb_sealed_deal_save (self, error))
    return TRUE;
  g_clear_object (&self->file);
  self->file = g_steal_pointer (&old);
  self->stamp = old_stamp;
  return FALSE;
}

/* Returns: (transfer none) (nullable): the file the deal is kept in */
GFile *
cb_sealed_deal_get_file (CbSealedDeal *self)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), NULL);

  return self->file;
}

static void
read_format (CbMembers *in)
{
  g_autofree char *format = cb_members_get_optional_string (in, "format");
  int version;

  if (g_strcmp0 (format, "casebook-deal") != 0)
    cb_members_fail (in, "format", _ ("must be “casebook-deal”; this is not a deal"));
  version = cb_members_get_int (in, "version", 1, G_MAXINT);
  if (version > CB_SEALED_DEAL_VERSION)
    cb_members_fail (in, "version", _ ("was written by a newer Casebook"));
  else if (version < CB_SEALED_DEAL_VERSION)
    cb_members_fail (in, "version", _ ("was dealt by Casebook 1.0, which can still open it"));
}

static void
read_file (CbSealedDeal *self, CbMembers *in, GError **error)
{
  read_format (in);
  self->created = cb_members_get_string (in, "created");
  if (!cb_members_failed (in))
    self->table = cb_setup_read (in, error);
  if (self->table == NULL)
    return;
  cb_sealed_deal_read_members (self, in);
  self->extra = cb_members_get_rest (in);
}

static JsonNode *
parse (GBytes *bytes, GError **error)
{
  gsize size = g_bytes_get_size (bytes);

  if (size > 0 && size <= CB_SEALED_DEAL_MAX_BYTES)
    return cb_json_read (bytes, _ ("damaged, or not a deal"), error);
  cb_game_error_take (error, CB_GAME_ERROR_NOT_A_CASE, g_strdup (_ ("damaged, or not a deal")));
  return NULL;
}

/**
 * cb_sealed_deal_load:
 * @file: the file of a deal, to which its record is written from then on
 *
 * Returns: (transfer full) (nullable): the deal; else @error says what is wrong with the file, in
 *   words that follow its name
 */
CbSealedDeal *
cb_sealed_deal_load (GFile *file, GError **error)
{
  g_autoptr (CbSealedDeal) self = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (CbMembers) in = NULL;
  g_autoptr (GError) problem = NULL;
  CbFileStamp stamp;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  bytes = cb_file_read (file, CB_SEALED_DEAL_MAX_BYTES, &stamp, NULL, error);
  root = bytes != NULL ? parse (bytes, error) : NULL;
  if (root == NULL)
    return NULL;

  self = g_object_new (CB_TYPE_SEALED_DEAL, NULL);
  in = cb_members_new (root, "", &problem);
  read_file (self, in, &problem);
  if (problem != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&problem));
      return NULL;
    }
  self->file = g_object_ref (file);
  self->stamp = stamp;
  return g_steal_pointer (&self);
}

CbSealedDeal *
cb_sealed_deal_load_other (GFile *file, const GError *error)
{
  return g_error_matches (error, CB_FILE_ERROR, CB_FILE_ERROR_CHANGED)
           ? cb_sealed_deal_load (file, NULL)
           : NULL;
}

/* If @other has the same fingerprint after as many lines, those lines and the promise are the
 * same. */
gboolean
cb_sealed_deal_catch_up (CbSealedDeal *self, CbSealedDeal *other)
{
  guint n = self->events->len;

  if (other->events->len < n || !g_str_equal (cb_chain_get_fingerprint (other->chain, n),
                                              cb_chain_get_fingerprint (self->chain, n)))
    return FALSE;
  for (guint i = n; i < other->events->len; i++)
    cb_sealed_deal_add_event (self, &g_array_index (other->events, CbDealEvent, i));
  self->stamp = other->stamp;
  if (other->events->len > n)
    g_signal_emit_by_name (self, "changed");
  return TRUE;
}

/* Returns: (transfer full): where the deals of this user are */
GFile *
cb_sealed_deal_get_folder (void)
{
  return g_file_new_build_filename (g_get_user_data_dir (), "casebook", "deals", NULL);
}

/* The name is made from the time, so that names sort like the deals. */
GFile *
cb_sealed_deal_make_file (CbSealedDeal *self)
{
  g_autoptr (GFile) folder = cb_sealed_deal_get_folder ();

  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), NULL);

  for (guint i = 0;; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s-%02u" CB_SEALED_DEAL_SUFFIX, self->created, i);
      g_autoptr (GFile) file = NULL;

      g_strdelimit (name, ":", '-');
      file = g_file_get_child (folder, name);
      if (!g_file_query_exists (file, NULL))
        return g_steal_pointer (&file);
    }
}
