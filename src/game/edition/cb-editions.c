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

/* One that is built in. Reading all of them takes longer than most people's cases, so each is read
 * when it is first asked for. */
typedef struct
{
  char *file; /* in the resource: NN-ID.edition, for the order */
  char *id;
  CbEdition *edition; /* once it was asked for */
} Builtin;

static CbEdition *
read_builtin (const char *file)
{
  g_autofree char *path = g_strconcat (FOLDER "/", file, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resource_lookup_data (cb_editions_get_resource (), path,
                                                     G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
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

static GArray *
list_builtin (void)
{
  g_auto (GStrv) files = g_resource_enumerate_children (cb_editions_get_resource (), FOLDER,
                                                        G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  GArray *list = g_array_new (FALSE, TRUE, sizeof (Builtin));

  qsort (files, g_strv_length (files), sizeof (char *), compare_files);
  for (guint i = 0; files[i] != NULL; i++)
    {
      const char *name = strchr (files[i], '-') + 1;
      Builtin builtin = { .file = g_strdup (files[i]),
                          .id = g_strndup (name, strlen (name) - strlen (".edition")) };

      g_array_append_val (list, builtin);
    }
  return list;
}

static GArray *
get_list (void)
{
  static GArray *list;

  if (g_once_init_enter_pointer (&list))
    g_once_init_leave_pointer (&list, list_builtin ());
  return list;
}

guint
cb_editions_get_n_builtin (void)
{
  return get_list ()->len;
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
  Builtin *builtin;

  g_return_val_if_fail (index < cb_editions_get_n_builtin (), NULL);

  builtin = &g_array_index (get_list (), Builtin, index);
  if (g_once_init_enter_pointer (&builtin->edition))
    g_once_init_leave_pointer (&builtin->edition, read_builtin (builtin->file));
  return builtin->edition;
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
    if (g_str_equal (g_array_index (get_list (), Builtin, i).id, id))
      return cb_editions_get_builtin (i);
  return NULL;
}
