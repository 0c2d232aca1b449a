/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-card-faces.h"
#include "cb-deal-parts.h"
#include "cb-fields.h"
#include "cb-secret.h"
#include "cb-template.h"

struct _CbLookPage
{
  AdwNavigationPage parent_instance;

  CbSealedDeal *deal;
  guint place;

  CbCardFaces *faces;
  AdwComboRow *player_row;
  GtkLabel *problem;
  GtkLabel *record_label;
  CbSecret *secret;
};

CB_DEFINE_TEMPLATE_TYPE (CbLookPage, cb_look_page, ADW_TYPE_NAVIGATION_PAGE)

/* Returns: who looks, or %CB_NOBODY until that is chosen */
static int
get_seat (CbLookPage *self)
{
  guint selected = adw_combo_row_get_selected (self->player_row);

  return selected > 0 && selected != GTK_INVALID_LIST_POSITION ? (int) selected - 1 : CB_NOBODY;
}

static void
chosen_cb (CbLookPage *self)
{
  gboolean noting = cb_secret_is_noting (self->secret);
  gboolean ready = !noting && get_seat (self) != CB_NOBODY;

  gtk_widget_set_sensitive (GTK_WIDGET (self->player_row), !noting);
  g_object_set (self->secret, "ready", ready, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "look.show", ready);
}

/* The key that opened the secret may still be held, so the focus goes where it presses nothing. */
static void
noted_cb (CbLookPage *self)
{
  CbEdition *edition = cb_sealed_deal_get_table (self->deal)->edition;
  guint card = cb_sealed_deal_get_card_down (self->deal, self->place);
  g_autofree char *record = cb_sealed_deal_describe_evidence (self->deal);

  chosen_cb (self);
  if (!cb_secret_open (self->secret))
    return;
  cb_card_faces_show (self->faces, edition, cb_card_set_of (card),
                      adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (self)));
  gtk_label_set_label (self->record_label, record != NULL ? record : "");
  gtk_widget_grab_focus (GTK_WIDGET (self->faces));
}

static void
problem_cb (CbLookPage *self, const char *words)
{
  chosen_cb (self);
  gtk_label_set_label (self->problem, words);
}

/* Records the look. The player cannot be changed until that is done. */
static void
show_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbLookPage *self = CB_LOOK_PAGE (widget);
  const CbDealEvent look = { .kind = CB_DEAL_EVENT_LOOK_DOWN,
                             .seat = (guint) get_seat (self),
                             .place = self->place };

  cb_secret_note (self->secret, self->deal, &look);
  chosen_cb (self);
}

static void
begin (CbLookPage *self)
{
  CbSetup *table = cb_sealed_deal_get_table (self->deal);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _ ("Choose…"));
  for (guint i = 0; i < table->n_players; i++)
    gtk_string_list_append (names, table->players[i].name);
  adw_combo_row_set_model (self->player_row, G_LIST_MODEL (names));
  gtk_label_set_label (self->problem, "");
  cb_card_faces_clear (self->faces);
  chosen_cb (self);
}

static void
asked_cb (CbLookPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "look.show", NULL);
}

/* Clears the page when it is covered or left: the next person may be somebody else. */
static void
cb_look_page_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (cb_look_page_parent_class)->unmap (widget);

  if (CB_LOOK_PAGE (widget)->deal != NULL)
    begin (CB_LOOK_PAGE (widget));
}

/* The card is hidden before the page slides away. */
static void
cb_look_page_hiding (AdwNavigationPage *page)
{
  cb_secret_close (CB_LOOK_PAGE (page)->secret);
  begin (CB_LOOK_PAGE (page));
}

static void
cb_look_page_class_init (CbLookPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (G_OBJECT_CLASS (klass), CbLookPage, deal, g_object_unref);
  widget_class->unmap = cb_look_page_unmap;
  ADW_NAVIGATION_PAGE_CLASS (klass)->hiding = cb_look_page_hiding;

  cb_template_install (widget_class, "cb-look-page", CB_CHILD (CbLookPage, faces),
                       CB_CHILD (CbLookPage, player_row), CB_CHILD (CbLookPage, problem),
                       CB_CHILD (CbLookPage, record_label), CB_CHILD (CbLookPage, secret),
                       CB_CALLBACK (asked_cb), CB_CALLBACK (begin), CB_CALLBACK (chosen_cb),
                       CB_CALLBACK (noted_cb), CB_CALLBACK (problem_cb));

  gtk_widget_class_install_action (widget_class, "look.show", NULL, show_action);
}

/**
 * cb_look_page_new:
 * @place: the position of a card that lies face down, from 0
 *
 * Returns: (transfer floating): a page that does not show the card yet
 */
CbLookPage *
cb_look_page_new (CbSealedDeal *deal, guint place)
{
  CbLookPage *self;
  g_autofree char *title = g_strdup_printf (_ ("Face-down card %u"), place + 1);

  g_return_val_if_fail (CB_IS_SEALED_DEAL (deal), NULL);

  self = g_object_new (CB_TYPE_LOOK_PAGE, "title", title, NULL);
  self->deal = g_object_ref (deal);
  self->place = place;
  begin (self);
  return self;
}
