/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "cb-edition-file.h"
#include "cb-editions.h"
#include "cb-editions-resource.h"

#define FOLDER  RESOURCE_PATH "/editions"
#define RETIRED RESOURCE_PATH "/retired-editions"
#define BASES   RESOURCE_PATH "/edition-bases"

/* A built-in edition. Reading all editions takes longer than reading all cases of most users, so
 * each is read only when it is first asked for. */
typedef struct
{
  char *path; /* in the resource */
  char *id;
  CbEdition *edition; /* NULL until it is asked for */
} Builtin;

/* First the editions listed for new cases, then those that only older case files refer to. */
typedef struct
{
  GArray *all;
  guint n_listed;
} Builtins;

static GBytes *
look_up (const char *path)
{
  return g_resource_lookup_data (cb_editions_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE,
                                 NULL);
}

static CbEdition *
read_builtin (const Builtin *builtin)
{
  g_autoptr (GBytes) bytes = look_up (builtin->path);
  g_autoptr (GError) error = NULL;
  CbEdition *edition = cb_edition_new_from_key_file (bytes, builtin->id, &error);

  if (edition == NULL)
    g_error ("Built-in edition: %s", error->message);
  return edition;
}

static int
compare_files (const void *a, const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* Lists the files of a folder; they are called NN-ID.edition, so that they sort in the wanted
 * order. */
static void
list_folder (GArray *list, const char *folder)
{
  g_auto (GStrv) files = g_resource_enumerate_children (cb_editions_get_resource (), folder,
                                                        G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  qsort (files, g_strv_length (files), sizeof (char *), compare_files);
  for (guint i = 0; files[i] != NULL; i++)
    {
      const char *name = strchr (files[i], '-') + 1;
      Builtin builtin = { .path = g_strconcat (folder, "/", files[i], NULL),
                          .id = g_strndup (name, strlen (name) - strlen (".edition")) };

      g_array_append_val (list, builtin);
    }
}

static Builtins *
list_builtin (void)
{
  Builtins *self = g_new0 (Builtins, 1);

  self->all = g_array_new (FALSE, TRUE, sizeof (Builtin));
  list_folder (self->all, FOLDER);
  self->n_listed = self->all->len;
  list_folder (self->all, RETIRED);
  return self;
}

static const Builtins *
get_list (void)
{
  static Builtins *list;

  if (g_once_init_enter_pointer (&list))
    g_once_init_leave_pointer (&list, list_builtin ());
  return list;
}

static Builtin *
get_builtin (guint index)
{
  return &g_array_index (get_list ()->all, Builtin, index);
}

/* (nullable): the built-in edition with that id, listed or not */
static Builtin *
find_builtin (const char *id)
{
  for (guint i = 0; i < get_list ()->all->len; i++)
    if (g_str_equal (get_builtin (i)->id, id))
      return get_builtin (i);
  return NULL;
}

static CbEdition *
get_edition (Builtin *builtin)
{
  if (g_once_init_enter_pointer (&builtin->edition))
    g_once_init_leave_pointer (&builtin->edition, read_builtin (builtin));
  return builtin->edition;
}

/* How many built-in editions are listed, for new cases. */
guint
cb_editions_get_n_builtin (void)
{
  return get_list ()->n_listed;
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

  return get_edition (get_builtin (index));
}

/**
 * cb_editions_find_builtin:
 * @id: as in case files
 *
 * Also finds editions that are no longer listed, but that older case files refer to.
 *
 * Returns: (transfer none) (nullable): the edition with that id
 */
CbEdition *
cb_editions_find_builtin (const char *id)
{
  Builtin *builtin = find_builtin (id);

  return builtin != NULL ? get_edition (builtin) : NULL;
}

/**
 * cb_editions_load_base:
 * @name: what an edition file calls its base: a family of editions, or the id of a built-in one
 *
 * Returns: (transfer full) (nullable): the file
 */
GBytes *
cb_editions_load_base (const char *name)
{
  g_autofree char *path = g_strconcat (BASES "/", name, ".edition", NULL);
  GBytes *bytes = look_up (path);
  Builtin *builtin = bytes == NULL ? find_builtin (name) : NULL;

  return builtin != NULL ? look_up (builtin->path) : bytes;
}
