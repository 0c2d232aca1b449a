/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-dice-dialog.h"
#include "cb-edition-dice.h"
#include "cb-editions.h"
#include "cb-fields.h"
#include "cb-first-view.h"
#include "cb-roll-view.h"
#include "cb-template.h"

struct _CbDiceDialog
{
  AdwDialog parent_instance;

  CbRandomSource *random; /* not owned */
  CbEdition *edition;     /* the edition of the dice; NULL for ordinary ones */
  gboolean in_game;       /* whether the edition is that of the game, and cannot be changed */
  int number;

  CbFirstView *first_view;
  GtkMenuButton *menu_button;
  CbRollView *roll_view;
  AdwViewStack *stack;
};

CB_DEFINE_TEMPLATE_TYPE (CbDiceDialog, cb_dice_dialog, ADW_TYPE_DIALOG)

static gboolean
get_dice (CbDiceDialog *self, int number, CbDice *dice)
{
  if (self->edition != NULL)
    return cb_edition_get_dice (self->edition, number, dice);
  if (number < 1 || number > CB_DICE_MAX)
    return FALSE;
  cb_dice_init (dice, (guint) number);
  return TRUE;
}

/* Players roll the dice of the rules for who starts, unless the table has chosen other dice. */
static void
get_dice_to_start (CbDiceDialog *self, CbDice *dice)
{
  if (self->edition == NULL || self->number != cb_edition_get_rules (self->edition)->n_dice ||
      !cb_edition_get_dice_to_start (self->edition, 0, dice))
    get_dice (self, self->number, dice);
}

static void
add_number (CbDiceDialog *self, GMenu *menu, int number)
{
  g_autofree char *label = g_strdup_printf (ngettext ("%d _Die", "%d Dice", (gulong) number),
                                            number);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);
  CbDice dice;

  if (!get_dice (self, number, &dice))
    return;
  g_menu_item_set_action_and_target (item, "dice.number", "i", number);
  g_menu_append_item (menu, item);
}

static void
add_edition (GMenu *menu, const char *label, const char *id)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "dice.edition", "s", id);
  g_menu_append_item (menu, item);
}

/* Whether the edition has dice with faces other than 1 to 6. */
static gboolean
has_own_dice (CbEdition *edition)
{
  for (guint i = 0; i < cb_edition_get_n_dice (edition); i++)
    {
      g_autofree char *faces = g_strjoinv (" ", cb_edition_get_die (edition, i)->faces);

      if (!g_str_equal (faces, "1 2 3 4 5 6"))
        return TRUE;
    }
  return FALSE;
}

static GMenuModel *
create_menu (CbDiceDialog *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) numbers = g_menu_new ();
  g_autoptr (GMenu) editions = g_menu_new ();

  for (int number = 1; number <= CB_DICE_MAX; number++)
    add_number (self, numbers, number);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (numbers));
  if (self->in_game)
    return G_MENU_MODEL (g_steal_pointer (&menu));

  add_edition (editions, _ ("_Standard Dice"), "");
  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    {
      CbEdition *edition = cb_editions_get_builtin (i);

      if (has_own_dice (edition))
        add_edition (editions, cb_edition_get_name (edition), cb_edition_get_id (edition));
    }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (editions));
  return G_MENU_MODEL (g_steal_pointer (&menu));
}

/* Whether there is anything in the menu to choose. */
static gboolean
has_choice (CbDiceDialog *self)
{
  guint n = 0;
  CbDice dice;

  for (int number = 1; number <= CB_DICE_MAX; number++)
    n += get_dice (self, number, &dice) ? 1 : 0;
  return n > 1 || !self->in_game;
}

static void
lay_out (CbDiceDialog *self)
{
  g_autoptr (GMenuModel) menu = create_menu (self);
  CbDice dice, first;

  get_dice (self, self->number, &dice);
  get_dice_to_start (self, &first);
  cb_roll_view_set_dice (self->roll_view, &dice, self->edition);
  cb_first_view_set_dice (self->first_view, &first);
  gtk_menu_button_set_menu_model (self->menu_button, menu);
  gtk_widget_set_visible (GTK_WIDGET (self->menu_button), has_choice (self));
}

static void
set_number (CbDiceDialog *self, int number)
{
  CbDice dice;

  if (self->number == number || !get_dice (self, number, &dice))
    return;
  self->number = number;
  lay_out (self);
  g_object_notify (G_OBJECT (self), "number");
}

static void
set_edition (CbDiceDialog *self, CbEdition *edition)
{
  CbDice dice;

  if (edition != NULL && !cb_edition_get_dice (edition, 0, &dice))
    edition = NULL;
  if (edition != NULL)
    cb_edition_ref (edition);
  g_clear_pointer (&self->edition, cb_edition_unref);
  self->edition = edition;
  self->number = edition != NULL ? (int) dice.n_dice : 2;
  lay_out (self);
  g_object_notify (G_OBJECT (self), "edition");
  g_object_notify (G_OBJECT (self), "number");
}

static GtkWidget *
get_page (CbDiceDialog *self)
{
  return adw_view_stack_get_visible_child (self->stack);
}

static void
page_changed_cb (CbDiceDialog *self)
{
  if (get_page (self) != NULL)
    adw_dialog_set_focus (ADW_DIALOG (self), get_page (self));
}

static char *
get_edition_id (CbDiceDialog *self)
{
  return g_strdup (self->edition != NULL ? cb_edition_get_id (self->edition) : "");
}

static void
set_edition_id (CbDiceDialog *self, const char *id)
{
  set_edition (self, cb_editions_find_builtin (id));
}

static void
cb_dice_dialog_class_init (CbDiceDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (object_class, CbDiceDialog, edition, cb_edition_unref);

  cb_fields_install (
    object_class,
    CB_WRITTEN_BY (CB_COMPUTED ("edition", G_TYPE_STRING, get_edition_id), set_edition_id),
    CB_WRITTEN_BY (CB_FIELD (CbDiceDialog, number, G_TYPE_INT, G_PARAM_READABLE), set_number));

  cb_template_install (widget_class, "cb-dice-dialog", CB_CHILD (CbDiceDialog, first_view),
                       CB_CHILD (CbDiceDialog, menu_button), CB_CHILD (CbDiceDialog, roll_view),
                       CB_CHILD (CbDiceDialog, stack), CB_CALLBACK (page_changed_cb));

  gtk_widget_class_install_property_action (widget_class, "dice.edition", "edition");
  gtk_widget_class_install_property_action (widget_class, "dice.number", "number");
}

/**
 * cb_dice_dialog_new:
 * @setup: (nullable): the game whose edition and players the dialog uses
 * @random: where chance comes from; has to outlive the dialog
 *
 * Returns: (transfer floating): the dialog, with ordinary dice if the edition has none
 */
CbDiceDialog *
cb_dice_dialog_new (const CbSetup *setup, CbRandomSource *random)
{
  CbDiceDialog *self = g_object_new (CB_TYPE_DICE_DIALOG, NULL);

  cb_roll_view_set_random (self->roll_view, random);
  cb_first_view_set_random (self->first_view, random);
  self->in_game = setup != NULL;
  if (setup != NULL)
    cb_first_view_set_players (self->first_view, setup);
  set_edition (self, setup != NULL ? setup->edition : NULL);
  return self;
}
