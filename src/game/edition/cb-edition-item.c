/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-edition-file.h"
#include "cb-edition-item.h"
#include "cb-fields.h"

struct _CbEditionItem
{
  CbFolderItem parent_instance;

  CbEdition *edition;
  char *file_name;
  char *error;
  char *searched; /* the last search, or NULL, and its result */
  CbEditionMatch match;
};

CB_DEFINE_PLAIN_TYPE (CbEditionItem, cb_edition_item, CB_TYPE_FOLDER_ITEM)

static char *
dup_name (CbEditionItem *self)
{
  return g_strdup (cb_edition_item_get_name (self));
}

/* Whether both say the same, or neither can be read. */
static gboolean
is_same (const CbEdition *a, const CbEdition *b)
{
  g_autoptr (GBytes) text = a != NULL ? cb_edition_to_key_file (a) : NULL;
  g_autoptr (GBytes) other = b != NULL ? cb_edition_to_key_file (b) : NULL;

  return text != NULL && other != NULL ? g_bytes_equal (text, other) : a == b;
}

static gboolean
cb_edition_item_show (CbFolderItem *item, gpointer what)
{
  CbEditionItem *self = CB_EDITION_ITEM (item);
  CbEditionReading *reading = what;
  gboolean decides = !is_same (self->edition, reading != NULL ? reading->edition : NULL);

  g_clear_pointer (&self->edition, cb_edition_unref);
  g_free (self->file_name);
  g_free (self->error);
  g_clear_pointer (&self->searched, g_free);
  self->file_name = g_file_get_basename (cb_folder_item_get_file (item));
  self->edition = reading != NULL ? g_steal_pointer (&reading->edition) : NULL;
  self->error = reading != NULL ? g_steal_pointer (&reading->error)
                                : g_strdup (cb_folder_item_describe_silence ());
  g_clear_pointer (&reading, cb_edition_reading_free);
  g_object_notify (G_OBJECT (self), "edition");
  g_object_notify (G_OBJECT (self), "name");
  g_object_notify (G_OBJECT (self), "error");
  return decides;
}

static void
cb_edition_item_class_init (CbEditionItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  CB_FOLDER_ITEM_CLASS (klass)->show = cb_edition_item_show;

  cb_fields_install (object_class,
                     CB_FIELD (CbEditionItem, edition, CB_TYPE_EDITION, G_PARAM_READABLE),
                     CB_COMPUTED ("name", G_TYPE_STRING, dup_name),
                     CB_FIELD (CbEditionItem, error, G_TYPE_STRING, G_PARAM_READABLE));
  CB_OWNS (object_class, CbEditionItem, file_name, g_free);
  CB_OWNS (object_class, CbEditionItem, searched, g_free);
}

/**
 * cb_edition_item_new:
 * @edition: (transfer none): a built-in edition
 *
 * Returns: (transfer full): a new item
 */
CbEditionItem *
cb_edition_item_new (CbEdition *edition)
{
  CbEditionItem *self;

  g_return_val_if_fail (edition != NULL, NULL);

  self = g_object_new (CB_TYPE_EDITION_ITEM, NULL);
  self->edition = cb_edition_ref (edition);
  return self;
}

/* Returns: (transfer full): the edition in a file, or why it cannot be read */
CbEditionReading *
cb_edition_reading_new (GFile *file)
{
  CbEditionReading *self = g_new0 (CbEditionReading, 1);
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GError) error = NULL;

  self->edition = cb_edition_load (file, name, &error);
  self->error = error != NULL ? g_strdup (error->message) : NULL;
  return self;
}

void
cb_edition_reading_free (CbEditionReading *self)
{
  g_clear_pointer (&self->edition, cb_edition_unref);
  g_free (self->error);
  g_free (self);
}

/* Returns: (transfer none) (nullable): the edition; %NULL if its file cannot be read */
CbEdition *
cb_edition_item_get_edition (CbEditionItem *self)
{
  g_return_val_if_fail (CB_IS_EDITION_ITEM (self), NULL);

  return self->edition;
}

const char *
cb_edition_item_get_name (CbEditionItem *self)
{
  g_return_val_if_fail (CB_IS_EDITION_ITEM (self), NULL);

  return self->edition != NULL ? cb_edition_get_name (self->edition) : self->file_name;
}

/* Returns: (nullable): why the file cannot be read */
const char *
cb_edition_item_get_error (CbEditionItem *self)
{
  g_return_val_if_fail (CB_IS_EDITION_ITEM (self), NULL);

  return self->error;
}

/**
 * cb_edition_item_match:
 * @search: beginnings of words, in any case and without accents
 *
 * Lists ask for the same search again and again, and it takes long.
 *
 * Returns: how well the edition, or the name of a file that cannot be read, matches
 */
CbEditionMatch
cb_edition_item_match (CbEditionItem *self, const char *search)
{
  g_return_val_if_fail (CB_IS_EDITION_ITEM (self), CB_EDITION_MATCH_NONE);

  if (!g_set_str (&self->searched, search))
    return self->match;
  if (self->edition != NULL)
    self->match = cb_edition_match (self->edition, search);
  else
    self->match = *search == '\0' || g_str_match_string (search, self->file_name, TRUE)
                    ? CB_EDITION_MATCH_NAME
                    : CB_EDITION_MATCH_NONE;
  return self->match;
}

/* Returns: whether it matches at all */
gboolean
cb_edition_item_matches (CbEditionItem *self, const char *search)
{
  return cb_edition_item_match (self, search) != CB_EDITION_MATCH_NONE;
}
