/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-case-news.h"
#include "cb-closures.h"
#include "cb-css-class.h"
#include "cb-fields.h"
#include "cb-hint.h"
#include "cb-late-menu.h"
#include "cb-log-parts.h"
#include "cb-log-row-private.h"
#include "cb-long-list.h"
#include "cb-outline-box.h"
#include "cb-suggestion.h"
#include "cb-table-state-words.h"
#include "cb-template.h"

G_DEFINE_FINAL_TYPE (CbLogRow, cb_log_row, GTK_TYPE_LIST_BOX_ROW)

static char *
describe_note (GObject *object, CbEntry *entry, CbSetup *setup)
{
  return entry != NULL && setup != NULL ? _cb_log_words_describe_note (entry, setup) : NULL;
}

/* Without automatic crosses the program says nothing about contradictions. */
static gboolean
tells_conflict (GObject *object, gboolean in_conflict, guint assist)
{
  return in_conflict && assist != CB_ASSIST_NOTES;
}

static gboolean
is_aside (GObject *object, CbEntry *entry)
{
  return entry != NULL && entry->uncertain;
}

static gboolean
is_any (GObject *object, gboolean one, gboolean other, gboolean third)
{
  return one || other || third;
}

static gboolean
is_later (CbLogRow *self)
{
  return self->at >= 0 && cb_log_item_get_position (self->item) >= (guint) self->at;
}

/* Whether the entry is the last one that is read. */
static gboolean
is_newest (CbLogRow *self)
{
  guint n_read = self->at >= 0 ? (guint) self->at
                               : cb_log_get_n_entries (cb_case_get_log (self->case_));

  return cb_log_item_get_position (self->item) + 1 == n_read;
}

static gboolean
is_conflicting (CbLogRow *self)
{
  return tells_conflict (NULL, cb_log_item_get_in_conflict (self->item),
                         cb_case_get_assist (self->case_));
}

static void
add_words (GStrvBuilder *words, const char *part)
{
  if (cb_closure_is_set (NULL, part))
    g_strv_builder_add (words, part);
}

/* What happened, in tokens and cards. */

static CbOutlineBox *
get_outline (CbLogRow *self)
{
  return CB_OUTLINE_BOX (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (self)));
}

/* Shows what happened. Assistive technology gets it as the name of the row. */
static void
fill (CbLogRow *self)
{
  CbEntry *entry = cb_log_item_get_entry (self->item);
  CbSetup *setup = cb_case_get_setup (self->case_);
  g_auto (CbOutline) outline = { 0 };

  cb_outline_init (&outline, entry, setup);
  cb_outline_box_show (get_outline (self), &outline, setup);
}

/* (transfer full) (nullable): says that the entry called for a look, which the log does not record
 */
static char *
describe_late_look (CbLogRow *self)
{
  CbSetup *setup = cb_case_get_setup (self->case_);
  g_autoptr (CbTableState) state = NULL;

  if (!cb_setup_must_look (setup) ||
      cb_entry_get_suggestion (cb_log_item_get_entry (self->item)) == NULL)
    return NULL;
  state = cb_table_state_new (self->case_, cb_log_get_n_entries (cb_case_get_log (self->case_)));
  for (guint i = 0; i < state->calls->len; i++)
    {
      const CbTableCall *call = cb_table_state_get_call (state, i);

      if (call->late && call->position == cb_log_item_get_position (self->item))
        return cb_table_state_describe_call (call, setup);
    }
  return NULL;
}

/* Shows in a badge which cards of the envelope the entry found, or else who is out since then, or
 * which cards of a player it found, or that a look was forgotten. It tells no cards without
 * automatic crosses, nor for an entry of a contradiction. */
static void
show_found (CbLogRow *self)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  guint position = cb_log_item_get_position (self->item);
  gboolean is_there = position < cb_log_get_n_entries (cb_case_get_log (self->case_));
  gboolean tells = cb_case_get_assist (self->case_) != CB_ASSIST_NOTES &&
                   !cb_log_item_get_in_conflict (self->item) && is_there;
  g_autofree char *found = tells ? cb_case_describe_found (self->case_, position) : NULL;
  gboolean breakthrough = found != NULL && cb_case_is_breakthrough (self->case_, position);
  int put_out = is_there ? cb_case_find_put_out (self->case_, position) : CB_NOBODY;
  gboolean tells_out = put_out != CB_NOBODY && !breakthrough;

  if (tells_out)
    {
      g_free (found);
      /* Translators: a badge of an entry in the log: %s is a player who takes no more turns */
      found = g_strdup_printf (_ ("%s is out"), setup->players[put_out].name);
    }
  else if (found == NULL)
    found = describe_late_look (self);
  cb_outline_box_set_out (get_outline (self), put_out);
  gtk_label_set_label (self->found, found != NULL ? found : "");
  gtk_widget_set_visible (self->badge, found != NULL);
  gtk_widget_set_visible (self->badge_glyph, breakthrough);
  cb_css_class_set (self->badge, "breakthrough", breakthrough);
  cb_css_class_set (self->badge, "wrong", tells_out);
}

/* (transfer full): everything about the entry in words: “Entry 9, Ann: Plum, Wrench, Library. Bob
 * and Cleo passed, Dan showed Wrench. Plum found.” */
static char *
describe (CbLogRow *self)
{
  CbSetup *setup = cb_case_get_setup (self->case_);
  g_auto (CbOutline) outline = { 0 };
  g_autofree char *words = NULL;
  const char *found = gtk_label_get_label (self->found);
  guint number = cb_log_item_get_position (self->item) + 1;

  cb_outline_init (&outline, cb_log_item_get_entry (self->item), setup);
  words = cb_outline_describe (&outline, setup);
  if (*found == '\0')
    /* Translators: the number of an entry, then what happened. */
    return g_strdup_printf (_ ("Entry %u, %s"), number, words);
  /* Translators: the number of an entry, what happened, and what it found. */
  return g_strdup_printf (_ ("Entry %u, %s %s."), number, words, found);
}

/* Describes what the name of the row leaves out: when it was, the user’s note, and all that it
 * settled. */
static void
update_words (CbLogRow *self)
{
  CbEntry *entry = cb_log_item_get_entry (self->item);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  g_autofree char *name = describe (self);
  g_autofree char *time = _cb_log_words_describe_time (entry);
  g_autofree char *note = describe_note (NULL, entry, cb_case_get_setup (self->case_));
  g_autofree char *description = NULL;
  g_autofree char *hint = NULL;

  if (self->edited)
    g_strv_builder_add (words, _ ("Being edited"));
  if (is_later (self))
    g_strv_builder_add (words, _ ("After the moment shown"));
  add_words (words, time);
  add_words (words, note);
  if (entry->uncertain)
    add_words (words, gtk_label_get_label (self->aside));
  if (is_conflicting (self))
    add_words (words, gtk_label_get_label (self->conflict));
  add_words (words, self->news);
  parts = g_strv_builder_end (words);
  description = g_strjoinv (". ", parts);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);

  hint = time != NULL && self->news != NULL ? g_strdup_printf ("%s · %s", time, self->news)
                                            : g_strdup (time != NULL ? time : self->news);
  cb_hint_set (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (self)), hint);
}

static void
name_menu (CbLogRow *self)
{
  /* Translators: the menu of an entry in the log; %u is its number */
  g_autofree char *words = g_strdup_printf (_ ("More for Entry %u"),
                                            cb_log_item_get_position (self->item) + 1);

  cb_hint_set (GTK_WIDGET (self->menu), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->menu), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
}

/* Actions of the row that activate one of the page, with the position of the entry. */
static const struct
{
  const char *name;
  const char *of_page;
} FORWARDED[] = {
  { "log.edit", "case.edit-entry" },
  { "log.insert-before", "case.insert-before" },
  { "log.delete", "case.delete-entry" },
  { "log.show-sheet", "case.timeline-at" },
};

/* What can be done to an entry. */

static void
forward (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  for (guint i = 0; i < G_N_ELEMENTS (FORWARDED); i++)
    if (g_str_equal (action_name, FORWARDED[i].name))
      gtk_widget_activate_action (widget, FORWARDED[i].of_page, "u",
                                  cb_log_item_get_position (CB_LOG_ROW (widget)->item));
}

static void
moved_cb (CbCase *case_, GtkWidget *list)
{
  guint to = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (list), "moved-to"));

  g_signal_handlers_disconnect_by_func (case_, moved_cb, list);
  gtk_widget_activate_action (list, "log.show-entry", "u", to);
}

/* After a move the list may make a new row for the entry, once the change is on disk; the focus
 * goes to that row, so that the user can go on moving it. */
static void
move_by (CbLogRow *self, int steps)
{
  GtkWidget *list = gtk_widget_get_ancestor (GTK_WIDGET (self), CB_TYPE_LONG_LIST);
  guint from = cb_log_item_get_position (self->item);
  guint to = (guint) ((int) from + steps);

  if (list != NULL)
    {
      g_object_set_data (G_OBJECT (list), "moved-to", GUINT_TO_POINTER (to));
      g_signal_connect_object (self->case_, "concluded", G_CALLBACK (moved_cb), list,
                               G_CONNECT_AFTER);
    }
  cb_case_move (self->case_, from, to);
}

static void
log_move_up (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  move_by (CB_LOG_ROW (widget), -1);
}

static void
log_move_down (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  move_by (CB_LOG_ROW (widget), 1);
}

static void
note_written_cb (CbLogRow *self, const char *note)
{
  cb_case_set_note (self->case_, cb_log_item_get_position (self->item), note);
}

static void
log_note (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbLogRow *self = CB_LOG_ROW (widget);
  CbNoteDialog *dialog = cb_note_dialog_new (cb_log_item_get_entry (self->item),
                                             cb_case_get_setup (self->case_),
                                             cb_log_item_get_position (self->item));

  g_signal_connect_object (dialog, "written", G_CALLBACK (note_written_cb), self,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

static void
log_menu (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  gtk_menu_button_popup (CB_LOG_ROW (widget)->menu);
}

static void
right_pressed_cb (CbLogRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "log.menu", NULL);
}

/* The menu opens at its button, or where the user clicks with the right button or presses for
 * long. */
static void
add_menu (CbLogRow *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();

  cb_late_menu_set (self->menu, self->menu_model);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_object (click, "pressed", G_CALLBACK (right_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  g_signal_connect_object (press, "pressed", G_CALLBACK (right_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
}

/* The key has a shortcut of its own: bound to the action, menus would show it as a bare “?”. */
static gboolean
question_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  return gtk_widget_activate_action (widget, "log.set-aside", NULL);
}

static void
update_actions (CbLogRow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean writable = !cb_case_get_read_only (self->case_);
  /* Entries that Casebook played for practice cannot be changed. */
  gboolean tells = writable && cb_case_get_practice (self->case_) == 0;
  guint position = cb_log_item_get_position (self->item);
  guint n_entries = cb_log_get_n_entries (cb_case_get_log (self->case_));

  gtk_widget_action_set_enabled (widget, "log.insert-before", tells);
  gtk_widget_action_set_enabled (widget, "log.edit", tells);
  gtk_widget_action_set_enabled (widget, "log.move-up", tells && position > 0);
  gtk_widget_action_set_enabled (widget, "log.move-down", tells && position + 1 < n_entries);
  gtk_widget_action_set_enabled (widget, "log.set-aside", writable);
  gtk_widget_action_set_enabled (widget, "log.delete", tells);
  gtk_widget_action_set_enabled (widget, "log.note", writable);
  gtk_widget_action_set_enabled (widget, "log.show-sheet",
                                 cb_case_get_assist (self->case_) != CB_ASSIST_NOTES);
}

static void
show_state (CbLogRow *self)
{
  cb_css_class_set (GTK_WIDGET (self), "aside", cb_log_item_get_entry (self->item)->uncertain);
  cb_css_class_set (GTK_WIDGET (self), "later", is_later (self));
  cb_css_class_set (GTK_WIDGET (self), "in-conflict", is_conflicting (self));
  cb_css_class_set (GTK_WIDGET (self), "newest", is_newest (self));

  gtk_widget_set_visible (GTK_WIDGET (self->menu), !cb_case_get_read_only (self->case_));
  update_actions (self);
}

/* There is no news without automatic crosses, nor for an entry of a contradiction. */
static void
concluded_cb (CbLogRow *self)
{
  g_clear_pointer (&self->news, g_free);
  if (cb_case_get_assist (self->case_) != CB_ASSIST_NOTES &&
      !cb_log_item_get_in_conflict (self->item) &&
      cb_log_item_get_position (self->item) < cb_log_get_n_entries (cb_case_get_log (self->case_)))
    self->news = cb_case_describe_news (self->case_, cb_log_item_get_position (self->item));
  show_found (self);
  update_words (self);
}

static void
entry_changed_cb (CbLogRow *self)
{
  fill (self);
  show_state (self);
  g_object_notify (G_OBJECT (self), "set-aside");
}

static void
cb_log_row_constructed (GObject *object)
{
  CbLogRow *self = CB_LOG_ROW (object);

  G_OBJECT_CLASS (cb_log_row_parent_class)->constructed (object);

  g_signal_connect_object (self->item, "notify::entry", G_CALLBACK (entry_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->item, "notify", G_CALLBACK (show_state), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->item, "notify::position", G_CALLBACK (name_menu), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->case_, "notify::setup", G_CALLBACK (fill), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->case_, "notify::read-only", G_CALLBACK (show_state), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->case_, "notify::assist", G_CALLBACK (show_state), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (cb_case_get_log (self->case_), "items-changed", G_CALLBACK (show_state),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->case_, "concluded", G_CALLBACK (concluded_cb), self,
                           G_CONNECT_SWAPPED);
  name_menu (self);
  fill (self);
  show_state (self);
  concluded_cb (self);
}

static gboolean
is_set_aside (CbLogRow *self)
{
  return self->item != NULL && cb_log_item_get_entry (self->item)->uncertain;
}

static void
set_aside (CbLogRow *self, gboolean aside)
{
  if (aside != is_set_aside (self))
    cb_case_set_uncertain (self->case_, cb_log_item_get_position (self->item), aside);
}

static void
cb_log_row_class_init (CbLogRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = cb_log_row_constructed;

  cb_fields_install (
    object_class, CB_FIELD (CbLogRow, case_, CB_TYPE_CASE, G_PARAM_CONSTRUCT_ONLY),
    CB_FIELD (CbLogRow, item, CB_TYPE_LOG_ITEM, G_PARAM_CONSTRUCT_ONLY),
    CB_WRITTEN_BY (CB_COMPUTED ("set-aside", G_TYPE_BOOLEAN, is_set_aside), set_aside));

  CB_OWNS (object_class, CbLogRow, news, g_free);

  cb_template_install (
    widget_class, "cb-log-row", CB_CHILD (CbLogRow, aside), CB_CHILD (CbLogRow, badge),
    CB_CHILD (CbLogRow, badge_glyph), CB_CHILD (CbLogRow, conflict), CB_CHILD (CbLogRow, found),
    CB_CHILD (CbLogRow, menu), CB_CHILD (CbLogRow, menu_model), CB_CALLBACK (describe_note),
    CB_CALLBACK (is_any), CB_CALLBACK (is_aside), CB_CALLBACK (tells_conflict));
  cb_closures_install (widget_class);

  for (guint i = 0; i < G_N_ELEMENTS (FORWARDED); i++)
    gtk_widget_class_install_action (widget_class, FORWARDED[i].name, NULL, forward);
  gtk_widget_class_install_action (widget_class, "log.move-up", NULL, log_move_up);
  gtk_widget_class_install_action (widget_class, "log.move-down", NULL, log_move_down);
  gtk_widget_class_install_property_action (widget_class, "log.set-aside", "set-aside");
  gtk_widget_class_install_action (widget_class, "log.note", NULL, log_note);
  gtk_widget_class_install_action (widget_class, "log.menu", NULL, log_menu);

  /* Menus show the key that was added last, so the usual one comes after the keypad’s. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Delete, 0, "log.delete", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "log.delete", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "log.move-up", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "log.move-down",
                                       NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_question, 0, question_cb, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Insert, 0, "log.insert-before", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F2, 0, "log.note", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "log.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "log.menu", NULL);
}

static void
cb_log_row_init (CbLogRow *self)
{
  self->at = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  add_menu (self);
  _cb_log_drag_add_to_row (self);
}

GtkWidget *
cb_log_row_new (CbCase *case_, CbLogItem *item)
{
  g_return_val_if_fail (CB_IS_CASE (case_), NULL);
  g_return_val_if_fail (CB_IS_LOG_ITEM (item), NULL);

  return g_object_new (CB_TYPE_LOG_ROW, "case", case_, "item", item, NULL);
}

/* @at: how many entries are read, −1 for all; the row is dimmed if its entry is not read */
void
cb_log_row_set_at (CbLogRow *self, int at)
{
  g_return_if_fail (CB_IS_LOG_ROW (self));

  self->at = at;
  show_state (self);
  update_words (self);
}

/* Shows whether the entry is being edited: by an edge, and a pencil in place of the dots. */
void
cb_log_row_set_edited (CbLogRow *self, gboolean edited)
{
  g_return_if_fail (CB_IS_LOG_ROW (self));

  if (self->edited == edited)
    return;
  self->edited = edited;
  cb_css_class_set (GTK_WIDGET (self), "edited", edited);
  gtk_menu_button_set_icon_name (self->menu,
                                 edited ? "casebook-pencil-symbolic" : "view-more-symbolic");
  update_words (self);
}

/* (transfer none) */
CbLogItem *
cb_log_row_get_item (CbLogRow *self)
{
  g_return_val_if_fail (CB_IS_LOG_ROW (self), NULL);

  return self->item;
}
