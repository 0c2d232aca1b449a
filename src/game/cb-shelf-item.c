/* cb-shelf-item.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-shelf-private.h"

struct _CbShelfItem
{
  GObject parent_instance;

  GFile *file;
  char *title;
  char *edition;
  char *players;
  GStrv names;
  GDateTime *modified;
  guint n_known;
  guint n_categories;
  gboolean closed;
  char *error;
};

enum
{
  PROP_0,
  PROP_FILE,
  PROP_TITLE,
  PROP_EDITION,
  PROP_PLAYERS,
  PROP_MODIFIED,
  PROP_N_KNOWN,
  PROP_N_CATEGORIES,
  PROP_CLOSED,
  PROP_ERROR,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (CbShelfItem, cb_shelf_item, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
cb_shelf_item_finalize (GObject *object)
{
  CbShelfItem *self = CB_SHELF_ITEM (object);

  g_clear_object (&self->file);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->edition, g_free);
  g_clear_pointer (&self->players, g_free);
  g_clear_pointer (&self->names, g_strfreev);
  g_clear_pointer (&self->modified, g_date_time_unref);
  g_clear_pointer (&self->error, g_free);

  G_OBJECT_CLASS (cb_shelf_item_parent_class)->finalize (object);
}

static void
cb_shelf_item_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbShelfItem *self = CB_SHELF_ITEM (object);

  switch (prop_id)
    {
    case PROP_FILE:
      g_value_set_object (value, self->file);
      break;
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_EDITION:
      g_value_set_string (value, self->edition);
      break;
    case PROP_PLAYERS:
      g_value_set_string (value, self->players);
      break;
    case PROP_MODIFIED:
      g_value_set_boxed (value, self->modified);
      break;
    case PROP_N_KNOWN:
      g_value_set_uint (value, self->n_known);
      break;
    case PROP_N_CATEGORIES:
      g_value_set_uint (value, self->n_categories);
      break;
    case PROP_CLOSED:
      g_value_set_boolean (value, self->closed);
      break;
    case PROP_ERROR:
      g_value_set_string (value, self->error);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_shelf_item_class_init (CbShelfItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->finalize = cb_shelf_item_finalize;
  object_class->get_property = cb_shelf_item_get_property;

  properties[PROP_FILE] = g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE, flags);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_EDITION] = g_param_spec_string ("edition", NULL, NULL, NULL, flags);
  properties[PROP_PLAYERS] = g_param_spec_string ("players", NULL, NULL, NULL, flags);
  properties[PROP_MODIFIED] = g_param_spec_boxed ("modified", NULL, NULL, G_TYPE_DATE_TIME, flags);
  properties[PROP_N_KNOWN] = g_param_spec_uint ("n-known", NULL, NULL, 0, CB_MAX_CATEGORIES, 0,
                                                flags);
  properties[PROP_N_CATEGORIES] = g_param_spec_uint ("n-categories", NULL, NULL, 0,
                                                     CB_MAX_CATEGORIES, 0, flags);
  properties[PROP_CLOSED] = g_param_spec_boolean ("closed", NULL, NULL, FALSE, flags);
  properties[PROP_ERROR] = g_param_spec_string ("error", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
cb_shelf_item_init (CbShelfItem *self)
{
}

static void
set_text (CbShelfItem *self, guint prop, char **field, const char *text)
{
  if (g_set_str (field, text))
    g_object_notify_by_pspec (G_OBJECT (self), properties[prop]);
}

static void
set_number (CbShelfItem *self, guint prop, guint *field, guint number)
{
  if (*field == number)
    return;
  *field = number;
  g_object_notify_by_pspec (G_OBJECT (self), properties[prop]);
}

static void
set_closed (CbShelfItem *self, gboolean closed)
{
  if (self->closed == closed)
    return;
  self->closed = closed;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CLOSED]);
}

static void
read_modified (CbShelfItem *self)
{
  g_autoptr (GFileInfo) info = g_file_query_info (
    self->file, G_FILE_ATTRIBUTE_TIME_MODIFIED "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC,
    G_FILE_QUERY_INFO_NONE, NULL, NULL);
  g_autoptr (GDateTime) utc = info != NULL ? g_file_info_get_modification_date_time (info)
                                           : g_date_time_new_now_utc ();
  g_autoptr (GDateTime) modified = g_date_time_to_local (utc);

  if (self->modified != NULL && g_date_time_equal (self->modified, modified))
    return;
  g_clear_pointer (&self->modified, g_date_time_unref);
  self->modified = g_steal_pointer (&modified);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
}

static GStrv
list_names (CbSetup *setup)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < setup->n_players; i++)
    g_strv_builder_add (names, setup->players[i].name);
  return g_strv_builder_end (names);
}

static void
show_case (CbShelfItem *self, CbCase *case_)
{
  CbEdition *edition = cb_case_get_edition (case_);
  guint n_entries = cb_log_get_n_entries (cb_case_get_log (case_));
  gboolean deduces = cb_case_get_assist (case_) != CB_ASSIST_NOTES;
  g_autofree char *players = NULL;

  g_strfreev (self->names);
  self->names = list_names (cb_case_get_setup (case_));
  players = g_strjoinv (", ", self->names);
  set_text (self, PROP_TITLE, &self->title, cb_case_get_title (case_));
  set_text (self, PROP_EDITION, &self->edition, cb_edition_get_name (edition));
  set_text (self, PROP_PLAYERS, &self->players, players);
  set_text (self, PROP_ERROR, &self->error, NULL);
  set_number (self, PROP_N_KNOWN, &self->n_known,
              deduces ? cb_case_get_n_known (case_, n_entries) : 0);
  set_number (self, PROP_N_CATEGORIES, &self->n_categories,
              deduces ? cb_edition_get_n_categories (edition) : 0);
  set_closed (self, cb_case_get_closed (case_));
}

static void
show_error (CbShelfItem *self, const GError *error)
{
  g_autofree char *name = g_file_get_basename (self->file);

  g_clear_pointer (&self->names, g_strfreev);
  set_text (self, PROP_TITLE, &self->title, name);
  set_text (self, PROP_EDITION, &self->edition, "");
  set_text (self, PROP_PLAYERS, &self->players, "");
  set_text (self, PROP_ERROR, &self->error, error->message);
  set_number (self, PROP_N_KNOWN, &self->n_known, 0);
  set_number (self, PROP_N_CATEGORIES, &self->n_categories, 0);
  set_closed (self, FALSE);
}

/* Reads the file and shows what it says. */
void
cb_shelf_item_read (CbShelfItem *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbCase) case_ = cb_case_load (self->file, &error);

  g_object_freeze_notify (G_OBJECT (self));
  read_modified (self);
  if (case_ != NULL)
    show_case (self, case_);
  else
    show_error (self, error);
  g_object_thaw_notify (G_OBJECT (self));
}

CbShelfItem *
cb_shelf_item_new (GFile *file)
{
  CbShelfItem *self = g_object_new (CB_TYPE_SHELF_ITEM, NULL);

  self->file = g_object_ref (file);
  cb_shelf_item_read (self);
  return self;
}

/* Returns: (transfer none) (nullable): the players' names; NULL if the file cannot be read */
const char *const *
cb_shelf_item_get_names (CbShelfItem *self)
{
  return (const char *const *) self->names;
}

GFile *
cb_shelf_item_get_file (CbShelfItem *self)
{
  g_return_val_if_fail (CB_IS_SHELF_ITEM (self), NULL);

  return self->file;
}

const char *
cb_shelf_item_get_title (CbShelfItem *self)
{
  g_return_val_if_fail (CB_IS_SHELF_ITEM (self), NULL);

  return self->title;
}

const char *
cb_shelf_item_get_edition (CbShelfItem *self)
{
  g_return_val_if_fail (CB_IS_SHELF_ITEM (self), NULL);

  return self->edition;
}

const char *
cb_shelf_item_get_players (CbShelfItem *self)
{
  g_return_val_if_fail (CB_IS_SHELF_ITEM (self), NULL);

  return self->players;
}

GDateTime *
cb_shelf_item_get_modified (CbShelfItem *self)
{
  g_return_val_if_fail (CB_IS_SHELF_ITEM (self), NULL);

  return self->modified;
}

guint
cb_shelf_item_get_n_known (CbShelfItem *self)
{
  g_return_val_if_fail (CB_IS_SHELF_ITEM (self), 0);

  return self->n_known;
}

guint
cb_shelf_item_get_n_categories (CbShelfItem *self)
{
  g_return_val_if_fail (CB_IS_SHELF_ITEM (self), 0);

  return self->n_categories;
}

gboolean
cb_shelf_item_get_closed (CbShelfItem *self)
{
  g_return_val_if_fail (CB_IS_SHELF_ITEM (self), FALSE);

  return self->closed;
}

const char *
cb_shelf_item_get_error (CbShelfItem *self)
{
  g_return_val_if_fail (CB_IS_SHELF_ITEM (self), NULL);

  return self->error;
}
