/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cards-step.h"
#include "cb-clock.h"
#include "cb-deal-step.h"
#include "cb-edition-step.h"
#include "cb-editions.h"
#include "cb-fields.h"
#include "cb-help-step.h"
#include "cb-players-step.h"
#include "cb-setup-page.h"
#include "cb-template.h"

struct _CbSetupPage
{
  AdwNavigationPage parent_instance;

  CbCase *case_; /* NULL for a new one */
  CbEditionShelf *editions;
  GSettings *settings;
  CbSetupDraft *draft;
  CbSetupStep *steps[CB_N_STEPS];
  CbStep arriving; /* the step that Next led to and that still slides in, or CB_N_STEPS */
  gboolean wide;   /* whether there is room for two columns */
  gboolean foot;   /* whether the device is in a hand: upright, without an on-screen keyboard */

  AdwNavigationView *navigation;
};

G_DEFINE_FINAL_TYPE (CbSetupPage, cb_setup_page, ADW_TYPE_NAVIGATION_PAGE)

static CbStep
find_step (CbSetupPage *self, AdwNavigationPage *page)
{
  for (CbStep step = CB_STEP_EDITION; step < CB_N_STEPS; step++)
    if (self->steps[step] != NULL && page == ADW_NAVIGATION_PAGE (self->steps[step]))
      return step;
  return CB_N_STEPS;
}

/* The step that Next leads to: the one from which the user went back to change something, or else
 * the one that follows. */
static CbStep
get_next_step (CbSetupPage *self, CbStep step)
{
  AdwNavigationPage *page = ADW_NAVIGATION_PAGE (self->steps[step]);
  CbStep before = find_step (self, adw_navigation_view_get_previous_page (self->navigation, page));

  return before != CB_N_STEPS && before > step ? before
                                               : cb_setup_draft_get_next_step (self->draft, step);
}

static void
show_next (CbSetupPage *self)
{
  CbStep step = cb_setup_page_get_step (self);
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

  /* The page of editions has no button, because its rows lead on. */
  if (step != CB_STEP_EDITION)
    g_object_set (self->steps[step], "next-label", label, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setup.next", ready);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setup.press-next", ready);
}

static void
page_changed_cb (CbSetupPage *self)
{
  if (self->draft == NULL)
    return;
  show_next (self);
  if (cb_setup_page_get_step (self) == CB_STEP_PLAYERS)
    cb_setup_page_take_focus (self);
}

static void
create_case (CbSetupPage *self)
{
  g_autoptr (CbSetup) setup = cb_setup_draft_build (self->draft);
  g_autofree char *title = cb_setup_draft_dup_title (self->draft);
  CbAssist assist = cb_setup_draft_get_assist (self->draft);
  g_autoptr (CbCase) case_ = NULL;

  g_settings_set_string (self->settings, "last-edition", cb_edition_get_id (setup->edition));
  g_settings_set_enum (self->settings, "default-assist", assist);
  case_ = cb_case_new_with_assist (setup, title, assist);
  g_signal_emit_by_name (self, "created", case_);
}

/* Changing the setup fails if the log has entries that do not fit the new deal. */
static void
change_case (CbSetupPage *self)
{
  g_autoptr (CbSetup) setup = cb_setup_draft_build (self->draft);
  g_autoptr (GError) error = NULL;

  if (cb_case_set_setup (self->case_, setup, &error))
    g_signal_emit_by_name (self, "changed");
  else
    g_object_set (self->steps[cb_setup_page_get_step (self)], "problem", error->message, NULL);
}

/* Goes on to a step, or back to it if the user came from there. The row that offers a seat is
 * removed only after its page is left, because it may have the focus until then. */
static void
show_step (CbSetupPage *self, CbStep step)
{
  AdwNavigationPage *page = ADW_NAVIGATION_PAGE (self->steps[step]);

  if (adw_navigation_view_get_previous_page (self->navigation, page) != NULL)
    adw_navigation_view_pop_to_page (self->navigation, page);
  else
    adw_navigation_view_push (self->navigation, page);
  cb_setup_draft_drop_offer (self->draft);
}

static void
step_shown_cb (CbSetupPage *self, AdwNavigationPage *page)
{
  if (find_step (self, page) == self->arriving)
    self->arriving = CB_N_STEPS;
}

static void
next_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  /* The window may remove the page when it is done; it must live until its signal is over. */
  g_autoptr (CbSetupPage) self = g_object_ref (CB_SETUP_PAGE (widget));
  CbStep step = cb_setup_page_get_step (self);
  CbStep next;

  if (step == CB_N_STEPS)
    return;
  next = get_next_step (self, step);
  if (next < CB_N_STEPS)
    {
      self->arriving = next;
      show_step (self, next);
    }
  else if (cb_setup_draft_is_for_table (self->draft))
    g_signal_emit_by_name (self, "table-set");
  else if (self->case_ != NULL)
    change_case (self);
  else
    create_case (self);
}

/* The second press of a double click must not skip a step that nobody has seen. */
static void
press_next_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbSetupPage *self = CB_SETUP_PAGE (widget);

  if (cb_setup_page_get_step (self) != self->arriving)
    next_action (widget, name, parameter);
}

/* Binds the properties of a step that are the same for all steps. */
static void
bind_step (CbSetupPage *self, CbSetupStep *step)
{
  g_object_bind_property (self, "title", step, "form", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self, "wide", step, "wide", G_BINDING_SYNC_CREATE);
}

static void
show_removed_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbSetupPage *self = CB_SETUP_PAGE (widget);
  CbSetupStep *page = cb_cards_step_new (self->draft, CB_PILE_REMOVED);

  bind_step (self, page);
  adw_navigation_view_push (self->navigation, ADW_NAVIGATION_PAGE (page));
}

static void
show_help_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_step (CB_SETUP_PAGE (widget), CB_STEP_HELP);
}

/* Shows the page for the deal even if the rules leave no choice. */
static void
show_deal_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbSetupPage *self = CB_SETUP_PAGE (widget);

  /* The button with the focus disappears when the deal is asked for, so show the step before. */
  show_step (self, CB_STEP_DEAL);
  cb_setup_draft_ask_deal (self->draft);
}

/* Leaves the form, whichever step is shown. */
static void
leave_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (gtk_widget_get_parent (widget), "navigation.pop", NULL);
}

static void
cb_setup_page_class_init (CbSetupPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (object_class, CbSetupPage, case_, g_object_unref);
  CB_OWNS (object_class, CbSetupPage, draft, g_object_unref);
  CB_OWNS (object_class, CbSetupPage, editions, g_object_unref);
  CB_OWNS (object_class, CbSetupPage, settings, g_object_unref);

  cb_fields_install (
    object_class,
    CB_FIELD (CbSetupPage, wide, G_TYPE_BOOLEAN, G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY),
    CB_FIELD (CbSetupPage, foot, G_TYPE_BOOLEAN, G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY));

  cb_signal_new (klass, "created", 1, CB_TYPE_CASE);
  cb_signal_new (klass, "changed", 0);
  cb_signal_new (klass, "table-set", 0);

  cb_template_install (widget_class, "cb-setup-page", CB_CHILD (CbSetupPage, navigation),
                       CB_CALLBACK (page_changed_cb));

  gtk_widget_class_install_action (widget_class, "setup.leave", NULL, leave_action);
  gtk_widget_class_install_action (widget_class, "setup.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "setup.press-next", NULL, press_next_action);
  gtk_widget_class_install_action (widget_class, "setup.show-deal", NULL, show_deal_action);
  gtk_widget_class_install_action (widget_class, "setup.show-help", NULL, show_help_action);
  gtk_widget_class_install_action (widget_class, "setup.show-removed", NULL, show_removed_action);

  /* As long as there is a step to go back to, the navigation view handles Escape. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "setup.leave", NULL);
}

static void
cb_setup_page_init (CbSetupPage *self)
{
  self->settings = g_settings_new (APP_ID);
  gtk_widget_init_template (GTK_WIDGET (self));
}

static CbSetupStep *
create_edition_step (CbSetupPage *self)
{
  g_autofree char *last_id = g_settings_get_string (self->settings, "last-edition");

  return cb_edition_step_new (self->draft, self->editions, last_id);
}

static void
add_steps (CbSetupPage *self, CbShelf *shelf)
{
  g_auto (GStrv) names = cb_shelf_get_player_names (shelf);
  CbStep first = CB_STEP_PLAYERS;

  if (cb_setup_draft_needs_step (self->draft, CB_STEP_EDITION))
    {
      first = CB_STEP_EDITION;
      self->steps[CB_STEP_EDITION] = create_edition_step (self);
    }
  self->steps[CB_STEP_PLAYERS] = cb_players_step_new (self->draft, (const char *const *) names);
  self->steps[CB_STEP_REMOVED] = cb_cards_step_new (self->draft, CB_PILE_VICTIM);
  self->steps[CB_STEP_DEAL] = cb_deal_step_new (self->draft);
  self->steps[CB_STEP_HELP] = cb_help_step_new (self->draft);
  self->steps[CB_STEP_HAND] = cb_cards_step_new (self->draft, CB_PILE_HAND);
  self->steps[CB_STEP_OPEN] = cb_cards_step_new (self->draft, CB_PILE_OPEN);

  /* The first step added is the one shown; each keeps what was typed while others are shown. */
  for (CbStep step = first; step < CB_N_STEPS; step++)
    {
      bind_step (self, self->steps[step]);
      if (step != CB_STEP_EDITION)
        g_object_bind_property (self, "foot", self->steps[step], "foot", G_BINDING_SYNC_CREATE);
      g_signal_connect_object (self->steps[step], "shown", G_CALLBACK (step_shown_cb), self,
                               G_CONNECT_SWAPPED);
      adw_navigation_view_add (self->navigation, ADW_NAVIGATION_PAGE (self->steps[step]));
    }
}

static CbSetupPage *
create (CbCase *case_, CbSetupDraft *draft, CbShelf *shelf, CbEditionShelf *editions)
{
  CbSetupPage *self = g_object_new (CB_TYPE_SETUP_PAGE, NULL);

  g_set_object (&self->case_, case_);
  g_set_object (&self->editions, editions);
  self->draft = draft;
  self->arriving = CB_N_STEPS;
  if (case_ == NULL) /* the title of an existing case would be among them */
    cb_setup_draft_take_titles (draft, cb_shelf_get_titles_of_evening (shelf));
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self),
                                 cb_setup_draft_is_for_table (draft) ? _ ("Deal Cards")
                                 : case_ != NULL                     ? _ ("Players and Hand")
                                                                     : _ ("New Case"));
  if (cb_setup_draft_is_for_table (draft))
    gtk_widget_set_name (GTK_WIDGET (self), "deal-cards");
  g_signal_connect_object (draft, "changed", G_CALLBACK (show_next), self, G_CONNECT_SWAPPED);
  add_steps (self, shelf);
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
 * cb_setup_page_new:
 * @shelf: the cases, whose players are offered
 * @editions: the user's own editions
 *
 * Returns: (transfer floating): the form for a new case; it asks how much help is wanted until
 *   somebody has chosen that once
 */
CbSetupPage *
cb_setup_page_new (CbShelf *shelf, CbEditionShelf *editions)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (GVariant) chosen = g_settings_get_user_value (settings, "default-assist");
  CbAssist assist = (CbAssist) g_settings_get_enum (settings, "default-assist");
  CbEdition *last = find_last_edition (settings, editions);
  g_autofree char *title = make_title ();
  CbSetupDraft *draft = cb_setup_draft_new (last, title, assist);

  if (chosen == NULL)
    cb_setup_draft_ask_assist (draft);
  return create (NULL, draft, shelf, editions);
}

/**
 * cb_setup_page_new_for_case:
 * @case_: the case
 *
 * Returns: (transfer floating): the form for the players, hands and open cards of @case_
 */
CbSetupPage *
cb_setup_page_new_for_case (CbCase *case_, CbShelf *shelf)
{
  g_return_val_if_fail (CB_IS_CASE (case_), NULL);

  return create (case_, cb_setup_draft_new_from_setup (cb_case_get_setup (case_)), shelf, NULL);
}

/**
 * cb_setup_page_new_again:
 * @setup: the players of a case that is over, seated for the next one
 * @assist: the level to begin with
 *
 * Returns: (transfer floating): the form for a new case of the same players
 */
CbSetupPage *
cb_setup_page_new_again (CbSetup *setup, CbAssist assist, CbShelf *shelf)
{
  g_autofree char *title = make_title ();

  g_return_val_if_fail (setup != NULL, NULL);

  return create (NULL, cb_setup_draft_new_again (setup, title, assist), shelf, NULL);
}

/**
 * cb_setup_page_show_hand:
 *
 * Goes on to the hand, or to the first step before it at which something is missing.
 */
void
cb_setup_page_show_hand (CbSetupPage *self)
{
  CbStep step;
  CbStep next;

  g_return_if_fail (CB_IS_SETUP_PAGE (self));

  while ((step = cb_setup_page_get_step (self)) < CB_STEP_HAND &&
         cb_setup_draft_check (self->draft, step, NULL) == CB_STEP_READY &&
         (next = cb_setup_draft_get_next_step (self->draft, step)) < CB_N_STEPS)
    show_step (self, next);
}

/**
 * cb_setup_page_new_for_table:
 * @again: (nullable): the players of a game that is over, who may change seats
 *
 * Returns: (transfer floating): the form for a table that Casebook is to deal for
 */
CbSetupPage *
cb_setup_page_new_for_table (CbSetup *again, CbShelf *shelf, CbEditionShelf *editions)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  CbEdition *last = find_last_edition (settings, editions);

  return create (NULL,
                 again != NULL ? cb_setup_draft_new_again (again, NULL, CB_ASSIST_NOTES)
                               : cb_setup_draft_new_for_table (last),
                 shelf, editions);
}

/**
 * cb_setup_page_take_focus:
 *
 * Moves the focus to what is filled in first. Call it once the form is shown. If the form begins
 * with the edition, Enter then chooses the one last used.
 */
void
cb_setup_page_take_focus (CbSetupPage *self)
{
  CbStep step = cb_setup_page_get_step (self);

  if (step == CB_STEP_EDITION)
    cb_edition_step_focus_first (CB_EDITION_STEP (self->steps[step]));
  else if (step == CB_STEP_PLAYERS)
    cb_players_step_take_focus (CB_PLAYERS_STEP (self->steps[step]));
}

/* Shows @problem, what is wrong, on the step that is shown. */
void
cb_setup_page_set_problem (CbSetupPage *self, const char *problem)
{
  CbStep step;

  g_return_if_fail (CB_IS_SETUP_PAGE (self));

  step = cb_setup_page_get_step (self);
  if (step < CB_N_STEPS)
    g_object_set (self->steps[step], "problem", problem, NULL);
}

/* Whether leaving would lose input. It is no loss if the case has got another setup meanwhile. */
gboolean
cb_setup_page_is_unfinished (CbSetupPage *self)
{
  CbSetup *origin = cb_setup_draft_get_origin (self->draft);

  return cb_setup_draft_is_touched (self->draft) &&
         (self->case_ == NULL || origin == cb_case_get_setup (self->case_));
}

/* Returns: (transfer none): the draft that is being filled in */
CbSetupDraft *
cb_setup_page_get_draft (CbSetupPage *self)
{
  g_return_val_if_fail (CB_IS_SETUP_PAGE (self), NULL);

  return self->draft;
}

/* Returns: the step that is shown, or %CB_N_STEPS for a page that is not a step */
CbStep
cb_setup_page_get_step (CbSetupPage *self)
{
  g_return_val_if_fail (CB_IS_SETUP_PAGE (self), CB_N_STEPS);

  return find_step (self, adw_navigation_view_get_visible_page (self->navigation));
}
