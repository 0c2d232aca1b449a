/* cb-edition-row.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-edition-row.h"

struct _CbEditionRow
{
  AdwActionRow parent_instance;

  CbEditionItem *item;
};

enum
{
  PROP_0,
  PROP_ITEM,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (CbEditionRow, cb_edition_row, ADW_TYPE_ACTION_ROW)

static char *
describe_players (guint min, guint max)
{
  if (min == max)
    return g_strdup_printf (ngettext ("%u player", "%u players", min), min);
  return g_strdup_printf (_ ("%u–%u players"), min, max);
}

static char *
describe (GtkWidget *widget, CbEdition *edition)
{
  guint n_cards = cb_edition_get_n_cards (edition);
  g_autofree char *players = describe_players (cb_edition_get_min_players (edition),
                                               cb_edition_get_max_players (edition));
  g_autofree char *cards = g_strdup_printf (ngettext ("%u card", "%u cards", n_cards), n_cards);

  /* Translators: “3–6 players · 21 cards” */
  return g_strdup_printf (_ ("%s · %s"), players, cards);
}

static void
choose_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate (widget);
}

static void
cb_edition_row_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbEditionRow *self = CB_EDITION_ROW (object);

  switch (prop_id)
    {
    case PROP_ITEM:
      g_value_set_object (value, self->item);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_edition_row_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  CbEditionRow *self = CB_EDITION_ROW (object);

  switch (prop_id)
    {
    case PROP_ITEM:
      self->item = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_edition_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), CB_TYPE_EDITION_ROW);

  G_OBJECT_CLASS (cb_edition_row_parent_class)->dispose (object);
}

static void
cb_edition_row_finalize (GObject *object)
{
  g_clear_object (&CB_EDITION_ROW (object)->item);

  G_OBJECT_CLASS (cb_edition_row_parent_class)->finalize (object);
}

static void
cb_edition_row_class_init (CbEditionRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = cb_edition_row_get_property;
  object_class->set_property = cb_edition_row_set_property;
  object_class->dispose = cb_edition_row_dispose;
  object_class->finalize = cb_edition_row_finalize;

  properties[PROP_ITEM] = g_param_spec_object ("item", NULL, NULL, CB_TYPE_EDITION_ITEM,
                                               G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY |
                                                 G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/ui/cb-edition-row.ui");
  gtk_widget_class_bind_template_callback (widget_class, describe);

  gtk_widget_class_install_action (widget_class, "row.choose", NULL, choose_action);
}

static void
cb_edition_row_init (CbEditionRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
cb_edition_row_new (CbEditionItem *item)
{
  return g_object_new (CB_TYPE_EDITION_ROW, "item", item, NULL);
}

/* Returns: (transfer none): what is chosen by it */
CbEditionItem *
cb_edition_row_get_item (CbEditionRow *self)
{
  g_return_val_if_fail (CB_IS_EDITION_ROW (self), NULL);

  return self->item;
}
