/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-asked-chips.h"
#include "cb-chips.h"
#include "cb-fields.h"

struct _CbAskedChips
{
  CbDraftPart parent_instance;

  gboolean traits_only;
  GtkWidget *chips;
};

G_DEFINE_FINAL_TYPE (CbAskedChips, cb_asked_chips, CB_TYPE_DRAFT_PART)

static void
picked_cb (CbAskedChips *self, guint index)
{
  cb_draft_toggle (cb_draft_part_get_draft (CB_DRAFT_PART (self)), CB_DRAFT_ASKED, index);
}

static gboolean
asked_to_set (GBinding *binding, const GValue *from, GValue *to, gpointer user_data)
{
  int asked = g_value_get_int (from);

  g_value_set_uint (to, asked >= 0 ? 1u << asked : 0);
  return TRUE;
}

/* For a tip, traits where the table has it so, or one is asked for all the same. */
static void
update_choices (CbAskedChips *self)
{
  CbDraft *draft = cb_draft_part_get_draft (CB_DRAFT_PART (self));
  const CbSetup *setup = cb_draft_part_get_setup (CB_DRAFT_PART (self));
  guint n_categories = cb_edition_get_n_categories (setup->edition);
  guint32 traits = G_MAXUINT32 << n_categories;
  guint32 choices = G_MAXUINT32;

  if (self->traits_only)
    choices = traits;
  else if (!cb_setup_tips_ask_traits (setup) &&
           cb_draft_get (draft, CB_DRAFT_ASKED) < (int) n_categories)
    choices = ~traits;
  g_object_set (self->chips, "choices", choices, NULL);
}

static void
cb_asked_chips_attach (CbDraftPart *part)
{
  CbAskedChips *self = CB_ASKED_CHIPS (part);
  const CbEdition *edition = cb_draft_part_get_setup (part)->edition;
  guint n_categories = cb_edition_get_n_categories (edition);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < n_categories; i++)
    g_strv_builder_add (builder, cb_edition_get_category (edition, i)->name);
  for (guint i = 0; i < cb_edition_get_n_traits (edition); i++)
    g_strv_builder_add (builder, cb_edition_get_trait (edition, i)->name);
  names = g_strv_builder_end (builder);
  cb_chips_set_names (CB_CHIPS (self->chips), (const char *const *) names);
  g_signal_connect_object (cb_draft_part_get_draft (part), "notify::asked",
                           G_CALLBACK (update_choices), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (cb_draft_get_case (cb_draft_part_get_draft (part)), "notify::setup",
                           G_CALLBACK (update_choices), self, G_CONNECT_SWAPPED);
  update_choices (self);
  g_object_bind_property_full (cb_draft_part_get_draft (part), "asked", self->chips, "selected",
                               G_BINDING_SYNC_CREATE, asked_to_set, NULL, NULL, NULL);
}

static void
cb_asked_chips_class_init (CbAskedChipsClass *klass)
{
  CB_DRAFT_PART_CLASS (klass)->attach = cb_asked_chips_attach;

  cb_fields_install (G_OBJECT_CLASS (klass),
                     CB_FIELD (CbAskedChips, traits_only, G_TYPE_BOOLEAN, G_PARAM_READWRITE));
}

static void
cb_asked_chips_init (CbAskedChips *self)
{
  self->chips = g_object_new (CB_TYPE_CHIPS, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chips), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Asked for"), -1);
  g_signal_connect_object (self->chips, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), self->chips);
}
