/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-edition-card-row.h"
#include "cb-edition-form.h"
#include "cb-fields.h"
#include "cb-icon-button.h"
#include "cb-template.h"
#include "cb-text.h"

struct _CbEditionCardRow
{
  AdwEntryRow parent_instance;

  CbEditionDraft *draft;
  CbPart *card;

  CbIconButton *icon_button;
  GtkMenuButton *menu_button;
};

G_DEFINE_FINAL_TYPE (CbEditionCardRow, cb_edition_card_row, ADW_TYPE_ENTRY_ROW)

static void
name_changed_cb (CbEditionCardRow *self)
{
  if (self->card != NULL)
    cb_edition_draft_set_text (self->draft, self->card, "Name",
                               gtk_editable_get_text (GTK_EDITABLE (self)));
}

static void
icon_changed_cb (CbEditionCardRow *self)
{
  const char *icon = cb_icon_button_get_icon (self->icon_button);

  cb_edition_draft_set_text (self->draft, self->card, "Icon", icon != NULL ? icon : "");
}

static void
colour_changed_cb (CbEditionCardRow *self)
{
  const char *colour = cb_icon_button_get_colour (self->icon_button);

  cb_edition_draft_set_text (self->draft, self->card, "Colour", colour != NULL ? colour : "");
}

/* Shows what else people call the card. */
static void
other_names_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbEditionCardRow *self = CB_EDITION_CARD_ROW (widget);
  AdwDialog *dialog = adw_preferences_dialog_new ();
  GtkWidget *page = adw_preferences_page_new ();

  cb_edition_form_add_sections (page, self->draft, self->card);
  adw_dialog_set_title (dialog, cb_part_get_written (self->card, "Name"));
  adw_preferences_dialog_add (ADW_PREFERENCES_DIALOG (dialog), ADW_PREFERENCES_PAGE (page));
  adw_dialog_present (dialog, widget);
}

static void
remove_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit_by_name (widget, "removed");
}

static void
trait_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CbEditionCardRow *self = user_data;
  const char *id = g_action_get_name (G_ACTION (action));
  gboolean has = cb_edition_draft_has_word (self->card, "Traits", id, NULL);

  cb_edition_draft_set_word (self->draft, self->card, "Traits", id, !has, NULL);
  g_simple_action_set_state (action, g_variant_new_boolean (!has));
}

/* A menu of the edition’s traits, ticked if the card has them. */
static GMenuModel *
create_traits_menu (CbEditionCardRow *self)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  const CbParts *parts = cb_edition_draft_get_parts (self->draft);
  GMenu *menu = g_menu_new ();
  const CbPart *trait;

  for (guint i = 0; (trait = cb_parts_get (parts, CB_PART_TRAIT, i)) != NULL; i++)
    {
      const char *id = trait->id;
      const char *name = cb_part_get_written (trait, "Name");
      g_autofree char *action_name = g_strconcat ("trait.", id, NULL);
      g_autoptr (GSimpleAction) action = NULL;

      if (cb_text_is_blank (name))
        continue;
      action = g_simple_action_new_stateful (
        id, NULL,
        g_variant_new_boolean (cb_edition_draft_has_word (self->card, "Traits", id, NULL)));
      g_signal_connect_object (action, "activate", G_CALLBACK (trait_activated_cb), self,
                               G_CONNECT_DEFAULT);
      g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
      g_menu_append (menu, name, action_name);
    }
  gtk_widget_insert_action_group (GTK_WIDGET (self), "trait", G_ACTION_GROUP (group));
  return G_MENU_MODEL (menu);
}

static void
create_menu_cb (GtkMenuButton *button, gpointer user_data)
{
  CbEditionCardRow *self = user_data;
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenuModel) traits = create_traits_menu (self);
  g_autoptr (GMenu) rest = g_menu_new ();

  g_menu_append_section (menu, _ ("Traits"), traits);
  g_menu_append (rest, _ ("_Other Names…"), "card.other-names");
  g_menu_append (rest, _ ("_Remove"), "card.remove");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (rest));
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static void
cb_edition_card_row_class_init (CbEditionCardRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (object_class, CbEditionCardRow, card, cb_part_unref);
  CB_OWNS (object_class, CbEditionCardRow, draft, g_object_unref);

  cb_signal_new (klass, "removed", 0);

  cb_template_install (widget_class, "cb-edition-card-row",
                       CB_CHILD (CbEditionCardRow, menu_button), CB_CALLBACK (name_changed_cb));

  gtk_widget_class_install_action (widget_class, "card.other-names", NULL, other_names_action);
  gtk_widget_class_install_action (widget_class, "card.remove", NULL, remove_action);
}

static void
cb_edition_card_row_init (CbEditionCardRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->menu_button, create_menu_cb, self, NULL);
}

static void
add_icon_button (CbEditionCardRow *self, const char *usual, gboolean is_person)
{
  const char *icon = cb_part_get_written (self->card, "Icon");
  const char *colour = cb_part_get_written (self->card, "Colour");
  gboolean coloured = is_person || *colour != '\0';
  GtkWidget *button = cb_icon_button_new (coloured ? _ ("Picture and Color of the Card")
                                                   : _ ("Picture of the Card"),
                                          *icon != '\0' ? icon : NULL, usual);

  self->icon_button = CB_ICON_BUTTON (button);
  g_object_set (button, "colour", *colour != '\0' ? colour : NULL, "coloured", coloured, NULL);
  g_signal_connect_object (button, "notify::icon", G_CALLBACK (icon_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (button, "notify::colour", G_CALLBACK (colour_changed_cb), self,
                           G_CONNECT_SWAPPED);
  adw_entry_row_add_prefix (ADW_ENTRY_ROW (self), button);
}

/**
 * cb_edition_card_row_new:
 * @card: the card in @draft
 * @usual: the icon of the cards of its category
 * @is_person: whether it is a character, which has a colour
 *
 * Returns: (transfer floating): a new row
 */
GtkWidget *
cb_edition_card_row_new (CbEditionDraft *draft, CbPart *card, const char *usual, gboolean is_person)
{
  CbEditionCardRow *self = g_object_new (CB_TYPE_EDITION_CARD_ROW, NULL);

  self->draft = g_object_ref (draft);
  gtk_editable_set_text (GTK_EDITABLE (self), cb_part_get_written (card, "Name"));
  self->card = cb_part_ref (card);
  add_icon_button (self, usual, is_person);
  return GTK_WIDGET (self);
}

/* @usual: the icon of the cards of its category */
void
cb_edition_card_row_set_usual (CbEditionCardRow *self, const char *usual)
{
  g_return_if_fail (CB_IS_EDITION_CARD_ROW (self));

  g_object_set (self->icon_button, "usual", usual, NULL);
}
