/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-chips.h"
#include "cb-event-forms.h"

struct _CbPowerForm
{
  CbDraftPart parent_instance;

  GtkEntry *power;
  CbChips *powers;
};

G_DEFINE_FINAL_TYPE (CbPowerForm, cb_power_form, CB_TYPE_DRAFT_PART)

static CbEdition *
get_edition (CbPowerForm *self)
{
  return cb_draft_part_get_setup (CB_DRAFT_PART (self))->edition;
}

/* What is known by an id is called by its name. */
static gboolean
id_to_name (GBinding *binding, const GValue *from, GValue *to, gpointer user_data)
{
  const CbEdition *edition = get_edition (CB_POWER_FORM (user_data));
  int power = cb_edition_find_power (edition, g_value_get_string (from));

  g_value_set_string (to, power >= 0 ? cb_edition_get_power (edition, (guint) power)->name
                                     : g_value_get_string (from));
  return TRUE;
}

static gboolean
name_to_id (GBinding *binding, const GValue *from, GValue *to, gpointer user_data)
{
  const CbEdition *edition = get_edition (CB_POWER_FORM (user_data));
  const char *text = g_value_get_string (from);

  for (guint i = 0; i < cb_edition_get_n_powers (edition); i++)
    if (g_strcmp0 (cb_edition_get_power (edition, i)->name, text) == 0)
      text = cb_edition_get_power (edition, i)->id;
  g_value_set_string (to, text);
  return TRUE;
}

static gboolean
id_to_set (GBinding *binding, const GValue *from, GValue *to, gpointer user_data)
{
  int power = cb_edition_find_power (get_edition (CB_POWER_FORM (user_data)),
                                     g_value_get_string (from));

  g_value_set_uint (to, power >= 0 && power < CB_MAX_CHIPS ? 1u << power : 0);
  return TRUE;
}

static void
power_picked_cb (CbPowerForm *self, guint index)
{
  const char *id = cb_edition_get_power (get_edition (self), index)->id;
  CbDraft *draft = cb_draft_part_get_draft (CB_DRAFT_PART (self));

  cb_draft_set_text (draft, g_strcmp0 (cb_draft_get_text (draft), id) == 0 ? "" : id);
}

static void
offer_powers (CbPowerForm *self)
{
  const CbEdition *edition = get_edition (self);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < MIN (cb_edition_get_n_powers (edition), CB_MAX_CHIPS); i++)
    g_strv_builder_add (builder, cb_edition_get_power (edition, i)->name);
  names = g_strv_builder_end (builder);
  cb_chips_set_names (self->powers, (const char *const *) names);
  gtk_widget_set_visible (GTK_WIDGET (self->powers), names[0] != NULL);
}

static void
cb_power_form_attach (CbDraftPart *part)
{
  CbPowerForm *self = CB_POWER_FORM (part);
  CbDraft *draft = cb_draft_part_get_draft (part);

  offer_powers (self);
  g_object_bind_property_full (draft, "text", self->powers, "selected", G_BINDING_SYNC_CREATE,
                               id_to_set, NULL, self, NULL);
  g_object_bind_property_full (draft, "text", self->power, "text",
                               G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE, id_to_name,
                               name_to_id, self, NULL);
}

static void
cb_power_form_class_init (CbPowerFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (CB_TYPE_CHIPS);

  CB_DRAFT_PART_CLASS (klass)->attach = cb_power_form_attach;

  cb_draft_part_class_set_template (CB_DRAFT_PART_CLASS (klass), "cb-power-form");
  gtk_widget_class_bind_template_child (widget_class, CbPowerForm, power);
  gtk_widget_class_bind_template_child (widget_class, CbPowerForm, powers);
  gtk_widget_class_bind_template_callback (widget_class, power_picked_cb);
}

static void
cb_power_form_init (CbPowerForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_set (self->powers, "choices", G_MAXUINT32, NULL);
}
