/* cb-editions.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "cb-edition-file.h"
#include "cb-editions.h"
#include "cb-editions-resource.h"

#define FOLDER RESOURCE_PATH "/editions"

static CbEdition *
read_builtin (GResource *resource, const char *file)
{
  g_autofree char *path = g_strconcat (FOLDER "/", file, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes)
    bytes = g_resource_lookup_data (resource, path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  CbEdition *edition = NULL;

  if (bytes != NULL)
    edition = cb_edition_new_from_key_file (bytes, file, &error);
  if (edition == NULL)
    g_error ("Built-in edition: %s", error->message);
  return edition;
}

static int
compare_files (const void *a, const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* In the order of their names in the resource, which begin with a number for that. */
static GPtrArray *
read_all_builtin (void)
{
  GResource *resource = cb_editions_get_resource ();
  g_auto (GStrv)
    files = g_resource_enumerate_children (resource, FOLDER, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  GPtrArray *editions = g_ptr_array_new ();

  qsort (files, g_strv_length (files), sizeof (char *), compare_files);
  for (guint i = 0; files[i] != NULL; i++)
    g_ptr_array_add (editions, read_builtin (resource, files[i]));
  return editions;
}

static GPtrArray *
get_all_builtin (void)
{
  static GPtrArray *editions;

  if (g_once_init_enter_pointer (&editions))
    g_once_init_leave_pointer (&editions, read_all_builtin ());
  return editions;
}

guint
cb_editions_get_n_builtin (void)
{
  return get_all_builtin ()->len;
}

/**
 * cb_editions_get_builtin:
 * @index: less than cb_editions_get_n_builtin()
 *
 * Returns: (transfer none): the edition; the plainest comes first
 */
CbEdition *
cb_editions_get_builtin (guint index)
{
  g_return_val_if_fail (index < cb_editions_get_n_builtin (), NULL);

  return g_ptr_array_index (get_all_builtin (), index);
}

/**
 * cb_editions_find_builtin:
 * @id: as in case files
 *
 * Returns: (transfer none) (nullable): the edition with that id
 */
CbEdition *
cb_editions_find_builtin (const char *id)
{
  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    if (g_str_equal (cb_edition_get_id (cb_editions_get_builtin (i)), id))
      return cb_editions_get_builtin (i);
  return NULL;
}
