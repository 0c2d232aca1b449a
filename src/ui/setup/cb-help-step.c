/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-help-picture.h"
#include "cb-help-step.h"
#include "cb-template.h"
#include "cb-paragraph.h"
#include "cb-words.h"

#define N_LEVELS (CB_ASSIST_ODDS + 1)

struct _CbHelpStep
{
  CbSetupStep parent_instance;

  AdwToggleGroup *levels;
  CbPainting *pictures[N_LEVELS];
};

G_DEFINE_FINAL_TYPE (CbHelpStep, cb_help_step, CB_TYPE_SETUP_STEP)

/* Adds a card that shows what the sheet looks like at @level. */
static void
add_level (CbHelpStep *self, CbAssist level)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  const char *name = cb_words_for_assist (level), *meaning = cb_words_explain_assist (level);

  self->pictures[level] = cb_painting_new (GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->pictures[level]), 6);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->pictures[level]));
  gtk_box_append (GTK_BOX (box), cb_paragraph_new (name, "title-3"));
  gtk_box_append (GTK_BOX (box), cb_paragraph_new (meaning, "body"));
  adw_toggle_group_add (self->levels, g_object_new (ADW_TYPE_TOGGLE, "child", box, NULL));
  gtk_accessible_update_property (
    GTK_ACCESSIBLE (gtk_widget_get_ancestor (box, GTK_TYPE_TOGGLE_BUTTON)),
    GTK_ACCESSIBLE_PROPERTY_LABEL, name, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, meaning, -1);
}

static void
arrange (CbHelpStep *self)
{
  gboolean wide;

  g_object_get (self, "wide", &wide, NULL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->levels),
                                  wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  for (CbAssist level = CB_ASSIST_NOTES; level < N_LEVELS; level++)
    cb_help_picture_show (self->pictures[level], level, !wide);
}

/* The greatest width of the cards in pixels: three side by side, or one below the other. */
static int
get_breadth (GObject *object, gboolean wide)
{
  return wide ? 1080 : 480;
}

static void
cb_help_step_update (CbSetupStep *step)
{
  CbAssist level = cb_setup_draft_get_assist (cb_setup_step_get_draft (step));

  adw_toggle_group_set_active (CB_HELP_STEP (step)->levels, level);
}

static void
chosen_cb (CbHelpStep *self)
{
  CbSetupDraft *draft = cb_setup_step_get_draft (CB_SETUP_STEP (self));
  guint level = adw_toggle_group_get_active (self->levels);

  if (draft != NULL && level < N_LEVELS && level != cb_setup_draft_get_assist (draft))
    g_object_set (draft, "assist", level, NULL);
}

/* Arrows lead from card to card; Enter takes the one that has the focus, and goes on. */
static void
go_on_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkWidget *card = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_TOGGLE_BUTTON) : NULL;

  if (card != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (card), TRUE);
  gtk_widget_activate_action (widget, "setup.next", NULL);
}

static void
cb_help_step_class_init (CbHelpStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_SETUP_STEP_CLASS (klass)->update = cb_help_step_update;

  cb_template_install (widget_class, "cb-help-step", CB_CHILD (CbHelpStep, levels),
                       CB_CALLBACK (chosen_cb), CB_CALLBACK (get_breadth));

  gtk_widget_class_install_action (widget_class, "help.go-on", NULL, go_on_action);
}

static void
cb_help_step_init (CbHelpStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  g_signal_handlers_block_by_func (self->levels, chosen_cb, self);
  for (CbAssist level = CB_ASSIST_NOTES; level < N_LEVELS; level++)
    add_level (self, level);
  g_signal_handlers_unblock_by_func (self->levels, chosen_cb, self);
  g_signal_connect (self, "notify::wide", G_CALLBACK (arrange), NULL);
  arrange (self);
}

CbSetupStep *
cb_help_step_new (CbSetupDraft *draft)
{
  return g_object_new (CB_TYPE_HELP_STEP, "draft", draft, NULL);
}
