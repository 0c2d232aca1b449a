/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-cover-page.h"
#include "cb-template.h"
#include "cb-token.h"

struct _CbCoverPage
{
  AdwBin parent_instance;

  GtkWidget *button;
  GtkWidget *icon;
  GtkLabel *name;
  CbToken *token;
};

CB_DEFINE_TEMPLATE_TYPE (CbCoverPage, cb_cover_page, ADW_TYPE_BIN)

static gboolean
cb_cover_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (CB_COVER_PAGE (widget)->button);
}

static void
cb_cover_page_class_init (CbCoverPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = cb_cover_page_grab_focus;

  cb_template_install (widget_class, "cb-cover-page", CB_CHILD (CbCoverPage, button),
                       CB_CHILD (CbCoverPage, icon), CB_CHILD (CbCoverPage, name),
                       CB_CHILD (CbCoverPage, token));
}

/**
 * cb_cover_page_show_owner:
 * @setup: (nullable): the game; the cover names the player who is its @me, or nobody if it is %NULL
 *   or the user only watches
 */
void
cb_cover_page_show_owner (CbCoverPage *self, const CbSetup *setup)
{
  int owner = setup != NULL ? setup->me : CB_NOBODY;

  g_return_if_fail (CB_IS_COVER_PAGE (self));

  if (owner != CB_NOBODY)
    cb_token_set_player (self->token, setup, owner);
  gtk_label_set_label (self->name, owner != CB_NOBODY ? setup->players[owner].name : "");
  gtk_widget_set_visible (GTK_WIDGET (self->name), owner != CB_NOBODY);
  gtk_widget_set_visible (GTK_WIDGET (self->token), owner != CB_NOBODY);
  gtk_widget_set_visible (self->icon, owner == CB_NOBODY);
}
