/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-card-face.h"
#include "cb-closures.h"
#include "cb-drawn-dialog.h"
#include "cb-fields.h"
#include "cb-pips.h"
#include "cb-template.h"

/* In milliseconds, before the card is turned over. */
#define WAIT 150

struct _CbDrawnDialog
{
  AdwDialog parent_instance;

  AdwAnimation *animation;
  guint wait_id;
  char *icon;

  CbCardFace *face;
  GtkWidget *keep;
  CbPainting *pips;
  CbToken *token;
  GtkLabel *what_follows;
  GtkLabel *who;
};

G_DEFINE_FINAL_TYPE (CbDrawnDialog, cb_drawn_dialog, ADW_TYPE_DIALOG)

static void
another_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit_by_name (widget, "another");
  adw_dialog_close (ADW_DIALOG (widget));
}

static void
undo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit_by_name (widget, "undo");
  adw_dialog_close (ADW_DIALOG (widget));
}

static void
keep_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adw_dialog_close (ADW_DIALOG (widget));
}

static void
waited_cb (gpointer data)
{
  CbDrawnDialog *self = data;

  self->wait_id = 0;
  adw_animation_play (self->animation);
}

/* The card is turned over when the dialog appears; without animations it is face up from the
 * start. */
static void
cb_drawn_dialog_map (GtkWidget *widget)
{
  CbDrawnDialog *self = CB_DRAWN_DIALOG (widget);

  GTK_WIDGET_CLASS (cb_drawn_dialog_parent_class)->map (widget);

  if (self->animation != NULL || !adw_get_enable_animations (widget))
    return;
  cb_card_face_set_turn (self->face, 0);
  self->animation = cb_card_face_create_turn (self->face);
  self->wait_id = g_timeout_add_once (WAIT, waited_cb, self);
}

static gboolean
cb_drawn_dialog_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (CB_DRAWN_DIALOG (widget)->keep);
}

static void
cb_drawn_dialog_dispose (GObject *object)
{
  CbDrawnDialog *self = CB_DRAWN_DIALOG (object);

  g_clear_handle_id (&self->wait_id, g_source_remove);
  if (self->animation != NULL)
    adw_animation_skip (self->animation);
  g_clear_object (&self->animation);

  cb_template_dispose (object);
}

static void
cb_drawn_dialog_class_init (CbDrawnDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_drawn_dialog_dispose;
  CB_OWNS (G_OBJECT_CLASS (klass), CbDrawnDialog, icon, g_free);
  widget_class->grab_focus = cb_drawn_dialog_grab_focus;
  widget_class->map = cb_drawn_dialog_map;

  cb_signal_new (klass, "another", 0);
  cb_signal_new (klass, "undo", 0);

  g_type_ensure (CB_TYPE_CARD_FACE);
  g_type_ensure (CB_TYPE_PAINTING);
  g_type_ensure (CB_TYPE_TOKEN);
  cb_template_install (widget_class, "cb-drawn-dialog", CB_CHILD (CbDrawnDialog, face),
                       CB_CHILD (CbDrawnDialog, keep), CB_CHILD (CbDrawnDialog, pips),
                       CB_CHILD (CbDrawnDialog, token), CB_CHILD (CbDrawnDialog, what_follows),
                       CB_CHILD (CbDrawnDialog, who));
  cb_closures_install (widget_class);
  gtk_widget_class_install_action (widget_class, "drawn.another", NULL, another_action);
  gtk_widget_class_install_action (widget_class, "drawn.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "drawn.keep", NULL, keep_action);
}

static void
cb_drawn_dialog_init (CbDrawnDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * cb_drawn_dialog_new:
 * @deck: what the deck is called
 * @card: what the card is called
 * @icon: (nullable): the picture on it, one of cb_icons
 * @who: who drew it, in words
 * @setup: the setup of that player
 * @seat: the seat of that player
 * @what_follows: (nullable): what follows from the card, in words
 *
 * Returns: (transfer floating): the dialog
 */
CbDrawnDialog *
cb_drawn_dialog_new (const char *deck,
                     const char *card,
                     const char *icon,
                     const char *who,
                     const CbSetup *setup,
                     int seat,
                     const char *what_follows)
{
  CbDrawnDialog *self = g_object_new (CB_TYPE_DRAWN_DIALOG, "title", deck, NULL);

  cb_card_face_set_captioned (self->face, TRUE);
  cb_card_face_show_drawn (self->face, deck, card, icon);
  gtk_label_set_label (self->who, who);
  self->icon = g_strdup (icon);
  cb_token_set_player (self->token, setup, seat);
  gtk_label_set_label (self->what_follows, what_follows != NULL ? what_follows : "");
  return self;
}

/* Shows that @n_drawn of the @n cards of this kind are drawn; the last of these is deadly. */
void
cb_drawn_dialog_count (CbDrawnDialog *self, guint n_drawn, guint n)
{
  g_return_if_fail (CB_IS_DRAWN_DIALOG (self));

  cb_pips_show (self->pips, self->icon, n_drawn, n);
}
