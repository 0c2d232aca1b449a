/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-card-face.h"
#include "cb-chances.h"
#include "cb-case-row.h"
#include "cb-clock.h"
#include "cb-closures.h"
#include "cb-fields.h"
#include "cb-hint.h"
#include "cb-late-menu.h"
#include "cb-template.h"
#include "cb-tokens.h"
#include "cb-words.h"

/* In pixels. */
#define CARD_WIDTH 24

struct _CbCaseRow
{
  AdwPreferencesRow parent_instance;

  CbShelf *shelf;
  CbShelfItem *item;
  gboolean narrow;

  GtkWidget *cards;
  GMenuModel *menu;
  GtkMenuButton *menu_button;
  CbTokens *tokens;
};

G_DEFINE_FINAL_TYPE (CbCaseRow, cb_case_row, ADW_TYPE_PREFERENCES_ROW)

static char *
get_error (GtkWidget *widget, const CbShelfSummary *summary)
{
  return g_strdup (summary->error);
}

/* (transfer full): the words beside the players, or why the file cannot be read */
static char *
describe (GtkWidget *widget, const CbShelfSummary *summary, gboolean narrow)
{
  g_autofree char *entries = NULL;

  if (summary->setup == NULL)
    return g_strdup (summary->error);
  if (summary->solver >= 0 && summary->solver == summary->setup->me)
    return g_strdup (_ ("You solved it"));
  if (summary->solver >= 0)
    /* Translators: the player whose accusation was right. */
    return g_strdup_printf (_ ("%s solved it"), summary->setup->players[summary->solver].name);
  entries = g_strdup_printf (ngettext ("%u entry", "%u entries", summary->n_entries),
                             summary->n_entries);
  if (narrow)
    return g_steal_pointer (&entries);
  /* Translators: how much help a case gives, and how many entries it has. */
  return g_strdup_printf (_ ("%s · %s"), cb_words_for_assist (summary->assist), entries);
}

static char *
describe_moment (GtkWidget *widget, GDateTime *moment)
{
  g_autoptr (GDateTime) now = cb_clock_now ();

  return cb_words_for_moment (moment, now);
}

/* The text is empty until the percentage is known; its place is kept free, so that nothing moves
 * then. */
static char *
describe_percent (GtkWidget *widget, const CbShelfSummary *summary)
{
  int percent = summary->progress.percent;

  return percent < 0 ? g_strdup ("") : cb_percent_describe (percent);
}

/* Describes the row for assistive technology, in addition to its title. */
static void
describe_all (CbCaseRow *self)
{
  const CbShelfSummary *summary = cb_shelf_item_get_summary (self->item);
  g_autoptr (GString) words = g_string_new (summary->edition);
  g_autofree char *moment = describe_moment (
    NULL, cb_folder_item_get_modified (CB_FOLDER_ITEM (self->item)));
  g_autofree char *percent = describe_percent (NULL, summary);
  g_autofree char *details = describe (NULL, summary, FALSE);
  const char *parts[] = { summary->players, details, cb_hint_get (self->cards), percent, moment };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] != NULL && *parts[i] != '\0')
      g_string_append_printf (words, "%s%s", words->len > 0 ? " · " : "", parts[i]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words->str, -1);
}

/* Shows the card of one category of the envelope, face up if it is known. */
static void
show_card (CbCaseRow *self, CbSetup *setup, guint category, CbCardSet found)
{
  CbCardFace *face = CB_CARD_FACE (cb_card_face_new (CARD_WIDTH));
  CbCardSet here = found & cb_edition_get_category (setup->edition, category)->cards;

  if (here != 0)
    cb_card_face_show_card (face, setup->edition, cb_card_set_first (here));
  else
    cb_card_face_show_back (face, 0);
  cb_card_face_set_found (face, here != 0);
  gtk_box_append (GTK_BOX (self->cards), GTK_WIDGET (face));
}

static void
show_cards (CbCaseRow *self, const CbShelfSummary *summary)
{
  g_autofree char *words = NULL;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->cards)) != NULL)
    gtk_box_remove (GTK_BOX (self->cards), child);
  for (guint i = 0; i < summary->n_categories; i++)
    if (cb_edition_get_category (summary->setup->edition, i)->n_in_envelope > 0)
      show_card (self, summary->setup, i, summary->progress.found);
  if (summary->n_categories > 0 && summary->progress.n_known >= 0)
    /* Translators: how many of the cards in the envelope are known. */
    words = g_strdup_printf (ngettext ("%u of %u known", "%u of %u known", summary->n_categories),
                             (guint) summary->progress.n_known, summary->n_categories);
  cb_hint_set (self->cards, words);
}

/* Shows what the template cannot bind to the summary. */
static void
show (CbCaseRow *self)
{
  const CbShelfSummary *summary = cb_shelf_item_get_summary (self->item);
  gboolean readable = summary->error == NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.open-in-new-window", readable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.rename", readable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.duplicate", readable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.export", readable);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), summary->title);
  g_object_set (self->tokens, "setup", summary->setup, NULL);
  show_cards (self, summary);
  describe_all (self);
}

/* Calls the page’s action cases.NAME for row.NAME, with the URI of the case’s file. */
static void
hand_on_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbCaseRow *self = CB_CASE_ROW (widget);
  g_autofree char *uri = g_file_get_uri (cb_folder_item_get_file (CB_FOLDER_ITEM (self->item)));
  g_autofree char *action = g_strconcat ("cases.", name + strlen ("row."), NULL);

  gtk_widget_activate_action (widget, action, "s", uri);
}

static void
open_in_new_window_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autofree char *uri = g_file_get_uri (
    cb_folder_item_get_file (CB_FOLDER_ITEM (CB_CASE_ROW (widget)->item)));

  gtk_widget_activate_action (widget, "win.open-in-new-window", "s", uri);
}

static void
menu_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_menu_button_popup (CB_CASE_ROW (widget)->menu_button);
}

static void
pressed_cb (CbCaseRow *self, int n_press, double x, double y, GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_menu_button_popup (self->menu_button);
}

static void
cb_case_row_constructed (GObject *object)
{
  CbCaseRow *self = CB_CASE_ROW (object);
  g_autofree char *uri = g_file_get_uri (cb_folder_item_get_file (CB_FOLDER_ITEM (self->item)));

  G_OBJECT_CLASS (cb_case_row_parent_class)->constructed (object);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "s", uri);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "win.open-case");
  g_signal_connect_object (self->item, "notify", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
}

/* How much is known is computed only for rows that are on screen. */
static void
cb_case_row_map (GtkWidget *widget)
{
  CbCaseRow *self = CB_CASE_ROW (widget);

  GTK_WIDGET_CLASS (cb_case_row_parent_class)->map (widget);

  cb_shelf_want_progress (self->shelf, self->item, TRUE);
}

static void
cb_case_row_unmap (GtkWidget *widget)
{
  CbCaseRow *self = CB_CASE_ROW (widget);

  cb_shelf_want_progress (self->shelf, self->item, FALSE);

  GTK_WIDGET_CLASS (cb_case_row_parent_class)->unmap (widget);
}

static void
cb_case_row_class_init (CbCaseRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = cb_case_row_constructed;

  widget_class->map = cb_case_row_map;
  widget_class->unmap = cb_case_row_unmap;

  cb_fields_install (
    object_class, CB_FIELD (CbCaseRow, item, CB_TYPE_SHELF_ITEM, G_PARAM_CONSTRUCT_ONLY),
    CB_FIELD (CbCaseRow, shelf, CB_TYPE_SHELF, G_PARAM_CONSTRUCT_ONLY),
    CB_FIELD (CbCaseRow, narrow, G_TYPE_BOOLEAN, G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY));

  cb_template_install (
    widget_class, "cb-case-row", CB_CHILD (CbCaseRow, cards), CB_CHILD (CbCaseRow, menu),
    CB_CHILD (CbCaseRow, menu_button), CB_CHILD (CbCaseRow, tokens), CB_CALLBACK (describe),
    CB_CALLBACK (describe_moment), CB_CALLBACK (describe_percent), CB_CALLBACK (get_error));
  cb_closures_install (widget_class);

  gtk_widget_class_install_action (widget_class, "row.open-in-new-window", NULL,
                                   open_in_new_window_action);
  gtk_widget_class_install_action (widget_class, "row.rename", NULL, hand_on_action);
  gtk_widget_class_install_action (widget_class, "row.duplicate", NULL, hand_on_action);
  gtk_widget_class_install_action (widget_class, "row.export", NULL, hand_on_action);
  gtk_widget_class_install_action (widget_class, "row.delete", NULL, hand_on_action);
  gtk_widget_class_install_action (widget_class, "row.menu", NULL, menu_action);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_SHIFT_MASK,
                                       "row.open-in-new-window", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F2, 0, "row.rename", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_e, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "row.export", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "row.delete", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "row.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "row.menu", NULL);
}

static void
cb_case_row_init (CbCaseRow *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  cb_late_menu_set (self->menu_button, self->menu);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
cb_case_row_new (CbShelf *shelf, CbShelfItem *item)
{
  return g_object_new (CB_TYPE_CASE_ROW, "shelf", shelf, "item", item, NULL);
}
