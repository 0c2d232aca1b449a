/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cards-step.h"
#include "cb-clock.h"
#include "cb-deal-step.h"
#include "cb-discard.h"
#include "cb-edition-step.h"
#include "cb-editions.h"
#include "cb-fields.h"
#include "cb-help-step.h"
#include "cb-players-step.h"
#include "cb-setup-dialog.h"
#include "cb-template.h"

struct _CbSetupDialog
{
  AdwDialog parent_instance;

  CbCase *case_; /* NULL for a new one */
  CbEditionShelf *editions;
  GSettings *settings;
  CbSetupDraft *draft;
  CbSetupStep *steps[CB_N_STEPS];
  gboolean wide; /* whether there is room for two columns */

  AdwNavigationView *navigation;
};

G_DEFINE_FINAL_TYPE (CbSetupDialog, cb_setup_dialog, ADW_TYPE_DIALOG)

static CbStep
find_step (CbSetupDialog *self, AdwNavigationPage *page)
{
  for (CbStep step = CB_STEP_EDITION; step < CB_N_STEPS; step++)
    if (self->steps[step] != NULL && page == ADW_NAVIGATION_PAGE (self->steps[step]))
      return step;
  return CB_N_STEPS;
}

/* The step that follows, or the one from which one went back to change something. */
static CbStep
get_next_step (CbSetupDialog *self, CbStep step)
{
  AdwNavigationPage *page = ADW_NAVIGATION_PAGE (self->steps[step]);
  CbStep before = find_step (self, adw_navigation_view_get_previous_page (self->navigation, page));

  return before != CB_N_STEPS && before > step ? before
                                               : cb_setup_draft_get_next_step (self->draft, step);
}

static void
show_next (CbSetupDialog *self)
{
  CbStep step = cb_setup_dialog_get_step (self);
  gboolean is_last, ready;
  const char *label;

  if (step == CB_N_STEPS)
    return;
  is_last = get_next_step (self, step) == CB_N_STEPS;
  ready = cb_setup_draft_check (self->draft, step, NULL) == CB_STEP_READY;
  label = !is_last                                    ? _ ("_Next")
          : cb_setup_draft_is_for_table (self->draft) ? _ ("_Deal")
          : self->case_ != NULL                       ? _ ("_Save")
                                                      : _ ("_Create");

  /* The page of editions has no button, as its rows lead on. */
  if (step != CB_STEP_EDITION)
    g_object_set (self->steps[step], "next-label", label, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setup.next", ready);
}

static void
draft_changed_cb (CbSetupDialog *self)
{
  adw_dialog_set_can_close (ADW_DIALOG (self), !cb_setup_draft_is_touched (self->draft));
  show_next (self);
}

static void
page_changed_cb (CbSetupDialog *self)
{
  if (self->draft != NULL)
    show_next (self);
}

static void
create_case (CbSetupDialog *self)
{
  g_autoptr (CbSetup) setup = cb_setup_draft_build (self->draft);
  g_autofree char *title = cb_setup_draft_dup_title (self->draft);
  CbAssist assist = cb_setup_draft_get_assist (self->draft);
  g_autoptr (CbCase) case_ = NULL;

  g_settings_set_string (self->settings, "last-edition", cb_edition_get_id (setup->edition));
  g_settings_set_enum (self->settings, "default-assist", assist);
  case_ = cb_case_new_with_assist (setup, title, assist);
  adw_dialog_force_close (ADW_DIALOG (self));
  g_signal_emit_by_name (self, "created", case_);
}

/* Changing the setup fails if the log has entries that do not fit the new deal. */
static void
change_case (CbSetupDialog *self)
{
  g_autoptr (CbSetup) setup = cb_setup_draft_build (self->draft);
  g_autoptr (GError) error = NULL;

  if (cb_case_set_setup (self->case_, setup, &error))
    adw_dialog_force_close (ADW_DIALOG (self));
  else
    cb_setup_step_set_problem (self->steps[cb_setup_dialog_get_step (self)], error->message);
}

/* Goes on to a step, or back to it where one came from there. The row that offers a seat is removed
 * only when it is hidden, as it may have the focus until then. */
static void
show_step (CbSetupDialog *self, CbStep step)
{
  AdwNavigationPage *page = ADW_NAVIGATION_PAGE (self->steps[step]);

  if (adw_navigation_view_get_previous_page (self->navigation, page) != NULL)
    adw_navigation_view_pop_to_page (self->navigation, page);
  else
    adw_navigation_view_push (self->navigation, page);
  cb_setup_draft_drop_offer (self->draft);
}

static void
next_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  /* The dialog closes when it is done, but must exist for its signal. */
  g_autoptr (CbSetupDialog) self = g_object_ref (CB_SETUP_DIALOG (widget));
  CbStep step = cb_setup_dialog_get_step (self);
  CbStep next;

  if (step == CB_N_STEPS)
    return;
  next = get_next_step (self, step);
  if (next < CB_N_STEPS)
    show_step (self, next);
  else if (cb_setup_draft_is_for_table (self->draft))
    g_signal_emit_by_name (self, "table-set");
  else if (self->case_ != NULL)
    change_case (self);
  else
    create_case (self);
}

static void
show_removed_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbSetupDialog *self = CB_SETUP_DIALOG (widget);
  CbSetupStep *page = cb_cards_step_new (self->draft, CB_PILE_REMOVED);

  g_object_bind_property (self, "wide", page, "wide", G_BINDING_SYNC_CREATE);
  adw_navigation_view_push (self->navigation, ADW_NAVIGATION_PAGE (page));
}

static void
show_help_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_step (CB_SETUP_DIALOG (widget), CB_STEP_HELP);
}

/* Shows the page for the deal even if the rules leave no choice. */
static void
show_deal_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbSetupDialog *self = CB_SETUP_DIALOG (widget);

  /* The button that has the focus goes once the step is asked for. */
  show_step (self, CB_STEP_DEAL);
  cb_setup_draft_ask_deal (self->draft);
}

static void
close_attempted_cb (CbSetupDialog *self)
{
  AdwDialog *form = ADW_DIALOG (self);

  if (self->case_ != NULL)
    cb_discard_ask (form, _ ("Discard Changes?"),
                    _ ("Your changes to the players and the deal will be lost."));
  else if (cb_setup_draft_is_for_table (self->draft))
    cb_discard_ask (form, _ ("Discard New Deal?"), _ ("Your entries will be lost."));
  else
    cb_discard_ask (form, _ ("Discard New Case?"), _ ("Your entries will be lost."));
}

static void
cb_setup_dialog_class_init (CbSetupDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (object_class, CbSetupDialog, case_, g_object_unref);
  CB_OWNS (object_class, CbSetupDialog, draft, g_object_unref);
  CB_OWNS (object_class, CbSetupDialog, editions, g_object_unref);
  CB_OWNS (object_class, CbSetupDialog, settings, g_object_unref);

  cb_fields_install (object_class, CB_FIELD (CbSetupDialog, wide, G_TYPE_BOOLEAN,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY));

  cb_signal_new (klass, "created", 1, CB_TYPE_CASE);
  cb_signal_new (klass, "table-set", 0);

  cb_template_install (widget_class, "cb-setup-dialog", CB_CHILD (CbSetupDialog, navigation),
                       CB_CALLBACK (close_attempted_cb), CB_CALLBACK (page_changed_cb));

  gtk_widget_class_install_action (widget_class, "setup.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "setup.show-deal", NULL, show_deal_action);
  gtk_widget_class_install_action (widget_class, "setup.show-help", NULL, show_help_action);
  gtk_widget_class_install_action (widget_class, "setup.show-removed", NULL, show_removed_action);
}

static void
cb_setup_dialog_init (CbSetupDialog *self)
{
  self->settings = g_settings_new (APP_ID);
  gtk_widget_init_template (GTK_WIDGET (self));
}

static CbSetupStep *
create_edition_step (CbSetupDialog *self)
{
  g_autofree char *last_id = g_settings_get_string (self->settings, "last-edition");

  return cb_edition_step_new (self->draft, self->editions, last_id);
}

static void
add_steps (CbSetupDialog *self, const char *const *known_names)
{
  CbStep first = CB_STEP_PLAYERS;

  if (cb_setup_draft_needs_step (self->draft, CB_STEP_EDITION))
    {
      first = CB_STEP_EDITION;
      self->steps[CB_STEP_EDITION] = create_edition_step (self);
    }
  self->steps[CB_STEP_PLAYERS] = cb_players_step_new (self->draft, known_names);
  self->steps[CB_STEP_REMOVED] = cb_cards_step_new (self->draft, CB_PILE_VICTIM);
  self->steps[CB_STEP_DEAL] = cb_deal_step_new (self->draft);
  self->steps[CB_STEP_HELP] = cb_help_step_new (self->draft);
  self->steps[CB_STEP_HAND] = cb_cards_step_new (self->draft, CB_PILE_HAND);
  self->steps[CB_STEP_OPEN] = cb_cards_step_new (self->draft, CB_PILE_OPEN);

  g_object_set (self->steps[first], "first", TRUE, NULL);
  /* The first one added is the one shown; each keeps what was typed while others are shown. */
  for (CbStep step = first; step < CB_N_STEPS; step++)
    {
      g_object_bind_property (self, "wide", self->steps[step], "wide", G_BINDING_SYNC_CREATE);
      adw_navigation_view_add (self->navigation, ADW_NAVIGATION_PAGE (self->steps[step]));
    }
}

static CbSetupDialog *
create (CbCase *case_,
        CbSetupDraft *draft,
        const char *const *known_names,
        CbEditionShelf *editions)
{
  CbSetupDialog *self = g_object_new (CB_TYPE_SETUP_DIALOG, NULL);

  g_set_object (&self->case_, case_);
  g_set_object (&self->editions, editions);
  self->draft = draft;
  adw_dialog_set_title (ADW_DIALOG (self), cb_setup_draft_is_for_table (draft) ? _ ("Deal Cards")
                                           : case_ != NULL ? _ ("Players and Hand")
                                                           : _ ("New Case"));
  if (cb_setup_draft_is_for_table (draft))
    gtk_widget_set_name (GTK_WIDGET (self), "deal-cards");
  g_signal_connect_object (draft, "changed", G_CALLBACK (draft_changed_cb), self,
                           G_CONNECT_SWAPPED);
  add_steps (self, known_names);
  show_next (self);
  return self;
}

static CbEdition *
find_last_edition (GSettings *settings, CbEditionShelf *editions)
{
  g_autofree char *id = g_settings_get_string (settings, "last-edition");
  CbEdition *last = cb_editions_find_builtin (id);
  CbEditionItem *own = cb_edition_shelf_find (editions, id);

  if (last != NULL)
    return last;
  return own != NULL ? cb_edition_item_get_edition (own) : cb_editions_get_builtin (0);
}

/* (transfer full): what a case is called as long as neither it nor a player has a name */
static char *
make_title (void)
{
  g_autoptr (GDateTime) now = cb_clock_now ();

  /* Translators: what a case is called that has no other title: the date, as in
   * “Saturday, November 21”; see the manual of strftime. */
  return g_date_time_format (now, C_ ("title of a case", "%A, %B %-d"));
}

/**
 * cb_setup_dialog_new:
 * @known_names: names of players of earlier cases, the latest first
 * @editions: the user's own editions
 *
 * Returns: (transfer floating): the form for a new case; it asks how much help is wanted as long as
 *   nobody has ever chosen that
 */
CbSetupDialog *
cb_setup_dialog_new (const char *const *known_names, CbEditionShelf *editions)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (GVariant) chosen = g_settings_get_user_value (settings, "default-assist");
  CbAssist assist = (CbAssist) g_settings_get_enum (settings, "default-assist");
  CbEdition *last = find_last_edition (settings, editions);
  g_autofree char *title = make_title ();
  CbSetupDraft *draft = cb_setup_draft_new (last, title, assist);

  if (chosen == NULL)
    cb_setup_draft_ask_assist (draft);
  return create (NULL, draft, known_names, editions);
}

/**
 * cb_setup_dialog_new_for_case:
 * @case_: the case
 *
 * Returns: (transfer floating): the form for the players, hands and open cards of @case_
 */
CbSetupDialog *
cb_setup_dialog_new_for_case (CbCase *case_, const char *const *known_names)
{
  g_return_val_if_fail (CB_IS_CASE (case_), NULL);

  return create (case_, cb_setup_draft_new_from_setup (cb_case_get_setup (case_)), known_names,
                 NULL);
}

/**
 * cb_setup_dialog_new_again:
 * @setup: the players of a case that is over, seated for the next one
 * @assist: the level to begin with
 *
 * Returns: (transfer floating): the form for a new case of the same players
 */
CbSetupDialog *
cb_setup_dialog_new_again (CbSetup *setup, CbAssist assist, const char *const *known_names)
{
  g_autofree char *title = make_title ();

  g_return_val_if_fail (setup != NULL, NULL);

  return create (NULL, cb_setup_draft_new_again (setup, title, assist), known_names, NULL);
}

/**
 * cb_setup_dialog_show_hand:
 *
 * Goes on to the hand, or to the first step before it at which something is missing.
 */
void
cb_setup_dialog_show_hand (CbSetupDialog *self)
{
  CbStep step;
  CbStep next;

  g_return_if_fail (CB_IS_SETUP_DIALOG (self));

  while ((step = cb_setup_dialog_get_step (self)) < CB_STEP_HAND &&
         cb_setup_draft_check (self->draft, step, NULL) == CB_STEP_READY &&
         (next = cb_setup_draft_get_next_step (self->draft, step)) < CB_N_STEPS)
    show_step (self, next);
}

/**
 * cb_setup_dialog_present:
 * @parent: in whose window it is to appear
 *
 * Shows the form. Where it begins with the edition, the one last used is one key away.
 */
void
cb_setup_dialog_present (CbSetupDialog *self, GtkWidget *parent)
{
  g_return_if_fail (CB_IS_SETUP_DIALOG (self));

  adw_dialog_present (ADW_DIALOG (self), parent);
  if (cb_setup_dialog_get_step (self) == CB_STEP_EDITION)
    cb_edition_step_focus_first (CB_EDITION_STEP (self->steps[CB_STEP_EDITION]));
}

/**
 * cb_setup_dialog_new_for_table:
 * @again: (nullable): the players of a game that is over, who may change seats
 *
 * Returns: (transfer floating): the form for a table that Casebook is to deal for
 */
CbSetupDialog *
cb_setup_dialog_new_for_table (CbSetup *again,
                               const char *const *known_names,
                               CbEditionShelf *editions)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  CbEdition *last = find_last_edition (settings, editions);

  return create (NULL,
                 again != NULL ? cb_setup_draft_new_again (again, NULL, CB_ASSIST_NOTES)
                               : cb_setup_draft_new_for_table (last),
                 known_names, editions);
}

/* Says what is wrong on the page that is shown. */
void
cb_setup_dialog_set_problem (CbSetupDialog *self, const char *problem)
{
  CbStep step;

  g_return_if_fail (CB_IS_SETUP_DIALOG (self));

  step = cb_setup_dialog_get_step (self);
  if (step < CB_N_STEPS)
    cb_setup_step_set_problem (self->steps[step], problem);
}

/* Returns: (transfer none): what is being filled in */
CbSetupDraft *
cb_setup_dialog_get_draft (CbSetupDialog *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DIALOG (self), NULL);

  return self->draft;
}

/* Returns: the step that is shown, or %CB_N_STEPS for a page that is not a step */
CbStep
cb_setup_dialog_get_step (CbSetupDialog *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DIALOG (self), CB_N_STEPS);

  return find_step (self, adw_navigation_view_get_visible_page (self->navigation));
}
