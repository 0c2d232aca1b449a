/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-deal-parts.h"
#include "cb-fields.h"
#include "cb-template.h"
#include "cb-token.h"

struct _CbNumberPage
{
  AdwNavigationPage parent_instance;

  CbSealedDeal *deal;
  guint seat;
  int number; /* %CB_TABLE_NO_NUMBER before the first digit */

  GtkLabel *given;
  GtkWidget *give_button;
  GtkGrid *keypad;
  GtkLabel *number_label;
  CbToken *token;
};

G_DEFINE_FINAL_TYPE (CbNumberPage, cb_number_page, ADW_TYPE_NAVIGATION_PAGE)

static void
show_number (CbNumberPage *self, int number)
{
  g_autofree char *text = number != CB_TABLE_NO_NUMBER ? g_strdup_printf ("%d", number)
                                                       : g_strdup ("–");

  self->number = number;
  gtk_label_set_label (self->number_label, text);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "number.give", number != CB_TABLE_NO_NUMBER);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "number.erase", number != CB_TABLE_NO_NUMBER);
  if (number != CB_TABLE_NO_NUMBER)
    cb_announce (GTK_WIDGET (self), text);
}

/* A seventh digit is not taken. A leading zero is dropped: a number has one spelling. */
static void
add_digit (CbNumberPage *self, guint digit)
{
  int longer = MAX (self->number, 0) * 10 + (int) digit;

  if (longer <= CB_TABLE_MAX_NUMBER)
    show_number (self, longer);
}

static void
digit_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  add_digit (CB_NUMBER_PAGE (widget), g_variant_get_uint32 (parameter) % 10);
}

/* Takes a digit that was typed, and moves the focus so that Enter gives the number. */
static gboolean
type_digit (GtkWidget *widget, GVariant *arguments, gpointer unused)
{
  CbNumberPage *self = CB_NUMBER_PAGE (widget);
  guint digit;

  g_variant_get (arguments, "(u)", &digit);
  add_digit (self, digit);
  gtk_widget_grab_focus (self->give_button);
  return GDK_EVENT_STOP;
}

static void
erase_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbNumberPage *self = CB_NUMBER_PAGE (widget);

  show_number (self, self->number > 9 ? self->number / 10 : CB_TABLE_NO_NUMBER);
}

static void
given_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbNumberPage) self = user_data;
  g_autoptr (GError) error = NULL;

  if (cb_sealed_deal_note_finish (CB_SEALED_DEAL (source), result, &error))
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "navigation.pop", NULL);
      return;
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "number.give", TRUE);
  gtk_label_set_label (self->given, error->message);
  cb_announce (GTK_WIDGET (self), error->message);
}

static void
give_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbNumberPage *self = CB_NUMBER_PAGE (widget);
  const CbDealEvent event = { .kind = CB_DEAL_EVENT_NUMBER,
                              .seat = self->seat,
                              .number = (guint) self->number };

  gtk_widget_action_set_enabled (widget, "number.give", FALSE);
  cb_sealed_deal_note_async (self->deal, &event, NULL, given_cb, g_object_ref (self));
}

static void
add_keys (CbNumberPage *self)
{
  for (guint i = 0; i < 10; i++)
    {
      g_autofree char *label = g_strdup_printf ("%u", i);
      GtkWidget *button = gtk_button_new_with_label (label);
      int place = i > 0 ? (int) i - 1 : 10;

      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", i);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "number.digit");
      gtk_grid_attach (self->keypad, button, place % 3, place / 3, 1, 1);
    }
}

static void
cb_number_page_class_init (CbNumberPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (G_OBJECT_CLASS (klass), CbNumberPage, deal, g_object_unref);

  cb_template_install (widget_class, "cb-number-page", CB_CHILD (CbNumberPage, given),
                       CB_CHILD (CbNumberPage, give_button), CB_CHILD (CbNumberPage, keypad),
                       CB_CHILD (CbNumberPage, number_label), CB_CHILD (CbNumberPage, token));

  gtk_widget_class_install_action (widget_class, "number.digit", "u", digit_action);
  gtk_widget_class_install_action (widget_class, "number.erase", NULL, erase_action);
  gtk_widget_class_install_action (widget_class, "number.give", NULL, give_action);
  for (guint i = 0; i < 10; i++)
    {
      gtk_widget_class_add_binding (widget_class, GDK_KEY_0 + i, 0, type_digit, "(u)", i);
      gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_0 + i, 0, type_digit, "(u)", i);
    }
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_BackSpace, 0, "number.erase", NULL);
}

static void
cb_number_page_init (CbNumberPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_keys (self);
}

/**
 * cb_number_page_new:
 * @seat: who gives a number
 *
 * Returns: (transfer floating): a page on which no digit was tapped
 */
CbNumberPage *
cb_number_page_new (CbSealedDeal *deal, guint seat)
{
  CbNumberPage *self = g_object_new (CB_TYPE_NUMBER_PAGE, NULL);
  const CbSetup *table = cb_sealed_deal_get_table (deal);
  g_autofree char *title = g_strdup_printf (_ ("%s’s Number"), table->players[seat].name);
  g_autofree char *given = cb_sealed_deal_describe_numbers (deal);

  self->deal = g_object_ref (deal);
  self->seat = seat;
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), title);
  cb_token_set_player (self->token, table, (int) seat);
  gtk_label_set_label (self->given, given != NULL ? given : "");
  show_number (self, CB_TABLE_NO_NUMBER);
  return self;
}
