/* cb-drawn-dialog.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-case-page"

#include "config.h"

#include "cb-closures.h"
#include "cb-drawn-dialog.h"
#include "cb-glyph.h"

struct _CbDrawnDialog
{
  AdwDialog parent_instance;

  GtkLabel *name;
  GtkLabel *what_follows;
  GtkLabel *who;
};

enum
{
  SIGNAL_ANOTHER,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CbDrawnDialog, cb_drawn_dialog, ADW_TYPE_DIALOG)

static void
another_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_ANOTHER], 0);
  adw_dialog_close (ADW_DIALOG (widget));
}

static void
keep_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adw_dialog_close (ADW_DIALOG (widget));
}

static void
cb_drawn_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), CB_TYPE_DRAWN_DIALOG);

  G_OBJECT_CLASS (cb_drawn_dialog_parent_class)->dispose (object);
}

static void
cb_drawn_dialog_class_init (CbDrawnDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_drawn_dialog_dispose;

  signals[SIGNAL_ANOTHER] = g_signal_new ("another", CB_TYPE_DRAWN_DIALOG, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (CB_TYPE_GLYPH);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_PATH "/ui/cb-drawn-dialog.ui");
  cb_closures_install (widget_class);
  gtk_widget_class_bind_template_child (widget_class, CbDrawnDialog, name);
  gtk_widget_class_bind_template_child (widget_class, CbDrawnDialog, what_follows);
  gtk_widget_class_bind_template_child (widget_class, CbDrawnDialog, who);
  gtk_widget_class_install_action (widget_class, "drawn.another", NULL, another_action);
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
 * @who: who drew it, in words
 * @what_follows: (nullable): what comes of it, in words
 *
 * Returns: (transfer floating): the dialog
 */
CbDrawnDialog *
cb_drawn_dialog_new (const char *deck, const char *card, const char *who, const char *what_follows)
{
  CbDrawnDialog *self = g_object_new (CB_TYPE_DRAWN_DIALOG, "title", deck, NULL);

  gtk_label_set_label (self->name, card);
  gtk_label_set_label (self->who, who);
  gtk_label_set_label (self->what_follows, what_follows != NULL ? what_follows : "");
  return self;
}
