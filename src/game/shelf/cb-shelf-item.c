/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-fields.h"
#include "cb-shelf-private.h"

struct _CbShelfItem
{
  CbFolderItem parent_instance;

  CbShelfSummary *summary;
};

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_EDITION,
  PROP_PLAYERS,
  PROP_N_KNOWN,
  PROP_N_CATEGORIES,
  PROP_PERCENT,
  PROP_SETUP,
  PROP_ASSIST,
  PROP_N_ENTRIES,
  PROP_CLOSED,
  PROP_SOLVER,
  PROP_ERROR,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (CbShelfItem, cb_shelf_item, CB_TYPE_FOLDER_ITEM)

static GParamSpec *properties[N_PROPS];

static void
cb_shelf_item_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbShelfItem *self = CB_SHELF_ITEM (object);

  switch (prop_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->summary->title);
      break;
    case PROP_EDITION:
      g_value_set_string (value, self->summary->edition);
      break;
    case PROP_PLAYERS:
      g_value_set_string (value, self->summary->players);
      break;
    case PROP_N_KNOWN:
      g_value_set_int (value, cb_shelf_item_get_n_known (self));
      break;
    case PROP_N_CATEGORIES:
      g_value_set_uint (value, self->summary->n_categories);
      break;
    case PROP_PERCENT:
      g_value_set_int (value, self->summary->progress.percent);
      break;
    case PROP_SETUP:
      g_value_set_boxed (value, self->summary->setup);
      break;
    case PROP_ASSIST:
      g_value_set_uint (value, self->summary->assist);
      break;
    case PROP_N_ENTRIES:
      g_value_set_uint (value, self->summary->n_entries);
      break;
    case PROP_CLOSED:
      g_value_set_boolean (value, self->summary->closed);
      break;
    case PROP_SOLVER:
      g_value_set_int (value, self->summary->solver);
      break;
    case PROP_ERROR:
      g_value_set_string (value, self->summary->error);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
notify (CbShelfItem *self, guint prop, gboolean changed)
{
  if (changed)
    g_object_notify_by_pspec (G_OBJECT (self), properties[prop]);
}

static gboolean
differ (const char *a, const char *b)
{
  return g_strcmp0 (a, b) != 0;
}

/* Notifies the properties that differ from @before. */
static void
notify_progress (CbShelfItem *self, const CbShelfProgress *before)
{
  const CbShelfProgress *now = &self->summary->progress;

  g_object_freeze_notify (G_OBJECT (self));
  notify (self, PROP_N_KNOWN, before->n_known != now->n_known || before->found != now->found);
  notify (self, PROP_PERCENT, before->percent != now->percent);
  g_object_thaw_notify (G_OBJECT (self));
}

static gboolean
cb_shelf_item_show (CbFolderItem *item, gpointer what)
{
  CbShelfItem *self = CB_SHELF_ITEM (item);
  g_autoptr (CbShelfSummary) old = g_steal_pointer (&self->summary);
  CbShelfSummary *summary = what;

  if (summary == NULL)
    summary = cb_shelf_summary_new_silent (cb_folder_item_get_file (item));
  /* Progress computed for the same contents is still right. */
  if (old != NULL && cb_file_stamp_equal (&old->stamp, &summary->stamp))
    summary->progress = old->progress;
  self->summary = summary;
  if (old == NULL)
    return TRUE;
  notify (self, PROP_TITLE, differ (old->title, summary->title));
  notify (self, PROP_EDITION, differ (old->edition, summary->edition));
  notify (self, PROP_PLAYERS, differ (old->players, summary->players));
  notify (self, PROP_ERROR, differ (old->error, summary->error));
  notify (self, PROP_SETUP, TRUE);
  notify (self, PROP_ASSIST, old->assist != summary->assist);
  notify (self, PROP_N_ENTRIES, old->n_entries != summary->n_entries);
  notify_progress (self, &old->progress);
  notify (self, PROP_N_CATEGORIES, old->n_categories != summary->n_categories);
  notify (self, PROP_CLOSED, old->closed != summary->closed);
  notify (self, PROP_SOLVER, old->solver != summary->solver);
  return old->closed != summary->closed;
}

static void
cb_shelf_item_class_init (CbShelfItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  CB_FOLDER_ITEM_CLASS (klass)->show = cb_shelf_item_show;
  CB_OWNS (object_class, CbShelfItem, summary, cb_shelf_summary_free);
  object_class->get_property = cb_shelf_item_get_property;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_EDITION] = g_param_spec_string ("edition", NULL, NULL, NULL, flags);
  properties[PROP_PLAYERS] = g_param_spec_string ("players", NULL, NULL, NULL, flags);
  properties[PROP_N_KNOWN] = g_param_spec_int ("n-known", NULL, NULL, -1, CB_MAX_CATEGORIES, -1,
                                               flags);
  properties[PROP_N_CATEGORIES] = g_param_spec_uint ("n-categories", NULL, NULL, 0,
                                                     CB_MAX_CATEGORIES, 0, flags);
  properties[PROP_PERCENT] = g_param_spec_int ("percent", NULL, NULL, -1, 100, -1, flags);
  properties[PROP_SETUP] = g_param_spec_boxed ("setup", NULL, NULL, CB_TYPE_SETUP, flags);
  properties[PROP_ASSIST] = g_param_spec_uint ("assist", NULL, NULL, 0, CB_ASSIST_ODDS, 0, flags);
  properties[PROP_N_ENTRIES] = g_param_spec_uint ("n-entries", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_CLOSED] = g_param_spec_boolean ("closed", NULL, NULL, FALSE, flags);
  properties[PROP_SOLVER] = g_param_spec_int ("solver", NULL, NULL, CB_NOBODY, CB_MAX_PLAYERS - 1,
                                              CB_NOBODY, flags);
  properties[PROP_ERROR] = g_param_spec_string ("error", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
cb_shelf_item_init (CbShelfItem *self)
{
}

void
cb_shelf_item_set_progress (CbShelfItem *self, const CbShelfProgress *progress)
{
  CbShelfProgress before = self->summary->progress;

  self->summary->progress = *progress;
  notify_progress (self, &before);
}

/* (transfer none) */
const CbShelfSummary *
cb_shelf_item_get_summary (CbShelfItem *self)
{
  return self->summary;
}

/* Returns: (transfer none) (nullable): the players' names; NULL if the file cannot be read */
const char *const *
cb_shelf_item_get_names (CbShelfItem *self)
{
  return (const char *const *) self->summary->names;
}

const char *
cb_shelf_item_get_title (CbShelfItem *self)
{
  g_return_val_if_fail (CB_IS_SHELF_ITEM (self), NULL);

  return self->summary->title;
}

const char *
cb_shelf_item_get_edition (CbShelfItem *self)
{
  g_return_val_if_fail (CB_IS_SHELF_ITEM (self), NULL);

  return self->summary->edition;
}

const char *
cb_shelf_item_get_players (CbShelfItem *self)
{
  g_return_val_if_fail (CB_IS_SHELF_ITEM (self), NULL);

  return self->summary->players;
}

int
cb_shelf_item_get_n_known (CbShelfItem *self)
{
  g_return_val_if_fail (CB_IS_SHELF_ITEM (self), -1);

  return MAX (self->summary->progress.n_known, -1);
}

/* Returns: the cards that are known to be in the envelope, as far as that was worked out */
CbCardSet
cb_shelf_item_get_found (CbShelfItem *self)
{
  g_return_val_if_fail (CB_IS_SHELF_ITEM (self), 0);

  return self->summary->progress.found;
}

int
cb_shelf_item_get_percent (CbShelfItem *self)
{
  g_return_val_if_fail (CB_IS_SHELF_ITEM (self), -1);

  return self->summary->progress.percent;
}

/* Returns: (transfer none) (nullable): who plays what; NULL if the file cannot be read */
CbSetup *
cb_shelf_item_get_setup (CbShelfItem *self)
{
  g_return_val_if_fail (CB_IS_SHELF_ITEM (self), NULL);

  return self->summary->setup;
}

guint
cb_shelf_item_get_n_categories (CbShelfItem *self)
{
  g_return_val_if_fail (CB_IS_SHELF_ITEM (self), 0);

  return self->summary->n_categories;
}

const char *
cb_shelf_item_get_error (CbShelfItem *self)
{
  g_return_val_if_fail (CB_IS_SHELF_ITEM (self), NULL);

  return self->summary->error;
}
