/* cb-case-file.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-card-slot.h"
#include "cb-case-file.h"

struct _CbCaseFile
{
  GtkWidget parent_instance;

  CbSheet *sheet;
  gboolean roomy;
  GPtrArray *slots; /* children */
};

enum
{
  PROP_0,
  PROP_SHEET,
  PROP_ROOMY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (CbCaseFile, cb_case_file, GTK_TYPE_WIDGET)

static void
update (CbCaseFile *self)
{
  for (guint i = 0; i < self->slots->len; i++)
    cb_card_slot_update (g_ptr_array_index (self->slots, i), self->sheet);
}

static void
remove_slots (CbCaseFile *self)
{
  for (guint i = 0; i < self->slots->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->slots, i));
  g_ptr_array_set_size (self->slots, 0);
}

/* Categories of which nothing is in the envelope have no slot. */
static void
add_slots (CbCaseFile *self)
{
  const CbEdition *edition = cb_case_get_edition (cb_sheet_get_case (self->sheet));

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    if (cb_edition_get_category (edition, i)->n_in_envelope > 0)
      {
        GtkWidget *slot = cb_card_slot_new (i, GTK_ORIENTATION_HORIZONTAL);

        cb_card_slot_set_roomy (CB_CARD_SLOT (slot), self->roomy);
        gtk_widget_set_parent (slot, GTK_WIDGET (self));
        g_ptr_array_add (self->slots, slot);
      }
}

static void
set_roomy (CbCaseFile *self, gboolean roomy)
{
  self->roomy = roomy;
  for (guint i = 0; i < self->slots->len; i++)
    cb_card_slot_set_roomy (g_ptr_array_index (self->slots, i), roomy);
}

static void
cb_case_file_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SHEET:
      g_value_set_object (value, CB_CASE_FILE (object)->sheet);
      break;
    case PROP_ROOMY:
      g_value_set_boolean (value, CB_CASE_FILE (object)->roomy);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_case_file_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SHEET:
      cb_case_file_set_sheet (CB_CASE_FILE (object), g_value_get_object (value));
      break;
    case PROP_ROOMY:
      set_roomy (CB_CASE_FILE (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_case_file_dispose (GObject *object)
{
  CbCaseFile *self = CB_CASE_FILE (object);

  if (self->sheet != NULL)
    g_signal_handlers_disconnect_by_data (self->sheet, self);
  remove_slots (self);
  g_clear_object (&self->sheet);

  G_OBJECT_CLASS (cb_case_file_parent_class)->dispose (object);
}

static void
cb_case_file_finalize (GObject *object)
{
  g_ptr_array_unref (CB_CASE_FILE (object)->slots);

  G_OBJECT_CLASS (cb_case_file_parent_class)->finalize (object);
}

static void
cb_case_file_class_init (CbCaseFileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = cb_case_file_get_property;
  object_class->set_property = cb_case_file_set_property;
  object_class->dispose = cb_case_file_dispose;
  object_class->finalize = cb_case_file_finalize;

  properties[PROP_SHEET] = g_param_spec_object ("sheet", NULL, NULL, CB_TYPE_SHEET,
                                                G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                                                  G_PARAM_STATIC_STRINGS);
  properties[PROP_ROOMY] = g_param_spec_boolean ("roomy", NULL, NULL, FALSE,
                                                 G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "casefile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
cb_case_file_init (CbCaseFile *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_box_layout_set_homogeneous (layout, TRUE);
  gtk_box_layout_set_spacing (layout, 6);
  self->slots = g_ptr_array_new ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Case file"), -1);
}

GtkWidget *
cb_case_file_new (void)
{
  return g_object_new (CB_TYPE_CASE_FILE, NULL);
}

void
cb_case_file_set_sheet (CbCaseFile *self, CbSheet *sheet)
{
  g_return_if_fail (CB_IS_CASE_FILE (self));
  g_return_if_fail (sheet == NULL || CB_IS_SHEET (sheet));

  if (self->sheet == sheet)
    return;
  if (self->sheet != NULL)
    g_signal_handlers_disconnect_by_data (self->sheet, self);
  remove_slots (self);
  g_set_object (&self->sheet, sheet);
  if (sheet != NULL)
    {
      g_signal_connect_swapped (sheet, "changed", G_CALLBACK (update), self);
      g_signal_connect_swapped (sheet, "notify::chances", G_CALLBACK (update), self);
      add_slots (self);
      update (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHEET]);
}
