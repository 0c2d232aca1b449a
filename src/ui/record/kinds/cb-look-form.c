/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-category-chips.h"
#include "cb-chips.h"
#include "cb-event-forms.h"

struct _CbLookForm
{
  CbDraftPart parent_instance;

  CbChips *places;
};

G_DEFINE_FINAL_TYPE (CbLookForm, cb_look_form, CB_TYPE_DRAFT_PART)

/* What others looked at I see by chance at most; but what is chosen is shown. */
static gboolean
shows_cards (GObject *object, CbDraft *draft, int by, guint cards)
{
  return cards != 0 || (draft != NULL && cb_draft_is_me (draft, by));
}

/* Whoever looks may have looked at some before. */
static guint
get_open_places (GObject *object, CbDraft *draft, int by, guint slots)
{
  return draft != NULL ? cb_draft_get_open_places (draft) : 0;
}

/* The title of the row says that positions are optional only where the rules of the table let one
 * leave them out. @complete: not read; the title is asked for anew when it changes */
static char *
describe_positions (GObject *object, CbDraft *draft, gboolean complete)
{
  return g_strdup (draft != NULL &&
                       cb_setup_must_look (cb_case_get_setup (cb_draft_get_case (draft)))
                     ? _ ("Position")
                     : _ ("Positions (optional)"));
}

/* What lies at the places chosen, as far as I saw it before. */
static char *
describe_places (GObject *object, CbDraft *draft, guint slots)
{
  return draft != NULL && slots != 0 ? cb_draft_describe_places (draft) : NULL;
}

static void
place_picked_cb (CbLookForm *self, guint place)
{
  cb_draft_toggle (cb_draft_part_get_draft (CB_DRAFT_PART (self)), CB_DRAFT_SLOTS, place);
}

/* The number of places may be changed while nobody has looked. */
static void
update_places (CbLookForm *self)
{
  guint n = cb_draft_part_get_setup (CB_DRAFT_PART (self))->face_down;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 1; i <= MIN (n, CB_MAX_CHIPS); i++)
    g_strv_builder_take (builder, g_strdup_printf ("%u", i));
  names = g_strv_builder_end (builder);
  cb_chips_set_names (self->places, (const char *const *) names);
}

static void
cb_look_form_attach (CbDraftPart *part)
{
  g_signal_connect_object (cb_draft_get_case (cb_draft_part_get_draft (part)), "notify::setup",
                           G_CALLBACK (update_places), part, G_CONNECT_SWAPPED);
  update_places (CB_LOOK_FORM (part));
}

static void
cb_look_form_class_init (CbLookFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (CB_TYPE_CATEGORY_CHIPS);
  g_type_ensure (CB_TYPE_CHIPS);

  CB_DRAFT_PART_CLASS (klass)->attach = cb_look_form_attach;

  cb_draft_part_class_set_template (CB_DRAFT_PART_CLASS (klass), "cb-look-form");
  gtk_widget_class_bind_template_child (widget_class, CbLookForm, places);
  gtk_widget_class_bind_template_callback (widget_class, describe_places);
  gtk_widget_class_bind_template_callback (widget_class, describe_positions);
  gtk_widget_class_bind_template_callback (widget_class, shows_cards);
  gtk_widget_class_bind_template_callback (widget_class, get_open_places);
  gtk_widget_class_bind_template_callback (widget_class, place_picked_cb);
}

static void
cb_look_form_init (CbLookForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Translators: it follows the number of a place where a card lies face down. */
  cb_chips_set_context (self->places, _ ("position"));
}
