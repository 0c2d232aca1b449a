/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-children.h"
#include "cb-fields.h"
#include "cb-glyph.h"
#include "cb-show-hint.h"
#include "cb-status-line.h"

/* In characters: a hand with longer names is shown as words without pictures. */
#define MAX_LENGTH 36
/* In pixels. */
#define GLYPH 14

struct _CbStatusLine
{
  CbDraftPart parent_instance;

  char *typed;
  gboolean problem;
  CbCardSet shown; /* the cards of the hand that is shown */

  GtkWidget *hand;
  GtkWidget *held;
  CbShowHint *hint;
  GtkWidget *icon;
  GtkStack *pages;
  GtkWidget *said;
  GtkWidget *words;
};

G_DEFINE_FINAL_TYPE (CbStatusLine, cb_status_line, CB_TYPE_DRAFT_PART)

static void
show_hand (CbStatusLine *self, CbCardSet hand)
{
  const CbSetup *setup = cb_draft_part_get_setup (CB_DRAFT_PART (self));

  gtk_stack_set_visible_child (self->pages, self->held);
  if (hand == self->shown)
    return;

  self->shown = hand;
  cb_children_remove (GTK_BOX (self->hand));
  for (CbCardSet left = hand; left != 0; left &= left - 1)
    gtk_box_append (GTK_BOX (self->hand),
                    cb_glyph_new_with_name (setup->edition, cb_card_set_first (left), GLYPH));
}

/* (transfer full): the last line of @text, and the number of lines left out */
static char *
shorten_to_last_line (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = g_strv_length (lines);

  if (n < 2)
    return g_strdup (text);
  /* Translators: something that looks odd, and how many more such things there are. */
  return g_strdup_printf (_ ("%s (+%u)"), lines[n - 1], n - 1);
}

/* @icon, @css_class: (nullable) */
static void
show_line (CbStatusLine *self, const char *text, const char *icon, const char *css_class)
{
  const char *classes[] = { "status", css_class, NULL };
  g_autofree char *line = shorten_to_last_line (text);

  gtk_label_set_label (GTK_LABEL (self->words), line);
  gtk_widget_set_tooltip_text (self->words, text);
  gtk_widget_set_css_classes (self->words, classes);
  gtk_widget_set_css_classes (self->icon, classes);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->icon), icon);
  gtk_widget_set_visible (self->icon, icon != NULL);
  gtk_stack_set_visible_child (self->pages, self->said);
}

/* Shows my hand with pictures if that fits one line, as most hands do. */
static void
say_what_is_known (CbStatusLine *self)
{
  const CbSetup *setup = cb_draft_part_get_setup (CB_DRAFT_PART (self));
  CbCardSet hand = cb_draft_get_hand (cb_draft_part_get_draft (CB_DRAFT_PART (self)));
  g_autofree char *names = cb_edition_join_names (setup->edition, hand);

  if (setup->me == CB_NOBODY)
    show_line (self, _ ("You are watching this game"), NULL, "dimmed");
  else if (hand == 0)
    show_line (self, _ ("Your hand is empty"), NULL, "dimmed");
  else if (g_utf8_strlen (names, -1) > MAX_LENGTH)
    show_line (self, names, NULL, NULL);
  else
    show_hand (self, hand);
}

/* Shows the most important of the things there are to say. */
static void
show_status (CbStatusLine *self)
{
  CbDraft *draft = cb_draft_part_get_draft (CB_DRAFT_PART (self));
  g_autofree char *advice = NULL;
  g_autofree char *next = NULL;
  gboolean mine = FALSE;

  if (draft == NULL)
    return;

  next = cb_draft_describe_open (draft, &mine);
  g_object_get (self->hint, "title", &advice, NULL);
  if (self->typed != NULL)
    show_line (self, self->typed, self->problem ? "dialog-warning-symbolic" : NULL,
               self->problem ? "warning" : NULL);
  else if (cb_draft_get_warning (draft) != NULL)
    show_line (self, cb_draft_get_warning (draft), "dialog-warning-symbolic", "warning");
  else if (advice != NULL)
    show_line (self, advice, NULL, "advice");
  else if (!cb_draft_get_blank (draft) && cb_draft_get_missing (draft) != NULL)
    show_line (self, cb_draft_get_missing (draft), NULL, "dimmed");
  else if (next != NULL)
    show_line (self, next, NULL, mine ? "advice" : "dimmed");
  else
    say_what_is_known (self);
}

/* Shows the hand again, because a card may have another name now. */
static void
setup_changed_cb (CbStatusLine *self)
{
  self->shown = 0;
  show_status (self);
}

static void
cb_status_line_attach (CbDraftPart *part)
{
  CbDraft *draft = cb_draft_part_get_draft (part);

  g_signal_connect_object (draft, "changed", G_CALLBACK (show_status), part, G_CONNECT_SWAPPED);
  g_signal_connect_object (cb_draft_get_case (draft), "notify::setup",
                           G_CALLBACK (setup_changed_cb), part, G_CONNECT_SWAPPED);
  show_status (CB_STATUS_LINE (part));
}

static void
cb_status_line_class_init (CbStatusLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_DRAFT_PART_CLASS (klass)->attach = cb_status_line_attach;

  cb_fields_install (
    G_OBJECT_CLASS (klass),
    CB_FIELD_THEN (CbStatusLine, typed, G_TYPE_STRING, G_PARAM_READWRITE, show_status),
    CB_FIELD_THEN (CbStatusLine, problem, G_TYPE_BOOLEAN, G_PARAM_READWRITE, show_status));

  cb_draft_part_class_set_template (CB_DRAFT_PART_CLASS (klass), "cb-status-line");
  gtk_widget_class_bind_template_child (widget_class, CbStatusLine, hand);
  gtk_widget_class_bind_template_child (widget_class, CbStatusLine, held);
  gtk_widget_class_bind_template_child (widget_class, CbStatusLine, hint);
  gtk_widget_class_bind_template_child (widget_class, CbStatusLine, icon);
  gtk_widget_class_bind_template_child (widget_class, CbStatusLine, pages);
  gtk_widget_class_bind_template_child (widget_class, CbStatusLine, said);
  gtk_widget_class_bind_template_child (widget_class, CbStatusLine, words);
  gtk_widget_class_bind_template_callback (widget_class, show_status);
}

static void
cb_status_line_init (CbStatusLine *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->hand), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Your hand"), -1);
}
