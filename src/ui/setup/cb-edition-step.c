/* cb-edition-step.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-edition-step.h"
#include "cb-editions.h"

struct _CbEditionStep
{
  CbSetupStep parent_instance;

  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (CbEditionStep, cb_edition_step, CB_TYPE_SETUP_STEP)

static GtkWidget *
create_row (CbEdition *edition)
{
  GtkWidget *row = adw_action_row_new ();
  guint n_cards = cb_edition_get_n_cards (edition);
  g_autofree char *cards = g_strdup_printf (ngettext ("%u card", "%u cards", n_cards), n_cards);
  g_autofree char *subtitle = g_strdup_printf (_ ("%u–%u players · %s"),
                                               cb_edition_get_min_players (edition),
                                               cb_edition_get_max_players (edition), cards);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), cb_edition_get_name (edition));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  return row;
}

static void
row_activated_cb (CbEditionStep *self, GtkListBoxRow *row)
{
  guint index = (guint) gtk_list_box_row_get_index (row);

  g_assert (CB_IS_EDITION_STEP (self));

  cb_setup_draft_set_edition (cb_setup_step_get_draft (CB_SETUP_STEP (self)),
                              cb_editions_get_builtin (index));
  gtk_widget_activate_action (GTK_WIDGET (self), "setup.next", NULL);
}

static void
cb_edition_step_update (CbSetupStep *step)
{
}

static void
cb_edition_step_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), CB_TYPE_EDITION_STEP);

  G_OBJECT_CLASS (cb_edition_step_parent_class)->dispose (object);
}

static void
cb_edition_step_class_init (CbEditionStepClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  CbSetupStepClass *step_class = CB_SETUP_STEP_CLASS (klass);

  object_class->dispose = cb_edition_step_dispose;
  step_class->update = cb_edition_step_update;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_PATH "/ui/cb-edition-step.ui");
  gtk_widget_class_bind_template_child (widget_class, CbEditionStep, list);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
cb_edition_step_init (CbEditionStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    gtk_list_box_append (self->list, create_row (cb_editions_get_builtin (i)));
}

CbSetupStep *
cb_edition_step_new (CbSetupDraft *draft)
{
  return g_object_new (CB_TYPE_EDITION_STEP, "draft", draft, NULL);
}
