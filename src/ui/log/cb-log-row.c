/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-closures.h"
#include "cb-css-class.h"
#include "cb-fields.h"
#include "cb-hint.h"
#include "cb-log-drag.h"
#include "cb-log-row-private.h"
#include "cb-log-words.h"
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

/* The last entry that is read. */
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

/* Describes what the name of the row leaves out: when it was, the user’s note, and all that it
 * settled. */
static void
update_words (CbLogRow *self)
{
  CbEntry *entry = cb_log_item_get_entry (self->item);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  g_autofree char *name = _cb_log_row_describe (self);
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

static void
show_state (CbLogRow *self)
{
  cb_css_class_set (GTK_WIDGET (self), "aside", cb_log_item_get_entry (self->item)->uncertain);
  cb_css_class_set (GTK_WIDGET (self), "later", is_later (self));
  cb_css_class_set (GTK_WIDGET (self), "in-conflict", is_conflicting (self));
  cb_css_class_set (GTK_WIDGET (self), "newest", is_newest (self));

  gtk_widget_set_visible (GTK_WIDGET (self->menu), !cb_case_get_read_only (self->case_));
  _cb_log_row_update_actions (self);
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
  _cb_log_row_show_found (self);
  update_words (self);
}

static void
entry_changed_cb (CbLogRow *self)
{
  _cb_log_row_fill (self);
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
  g_signal_connect_object (self->case_, "notify::setup", G_CALLBACK (_cb_log_row_fill), self,
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
  _cb_log_row_fill (self);
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

  _cb_log_row_install_actions (widget_class);
}

static void
cb_log_row_init (CbLogRow *self)
{
  self->at = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  _cb_log_row_add_menu (self);
  _cb_log_drag_add_to_row (self);
}

GtkWidget *
cb_log_row_new (CbCase *case_, CbLogItem *item)
{
  g_return_val_if_fail (CB_IS_CASE (case_), NULL);
  g_return_val_if_fail (CB_IS_LOG_ITEM (item), NULL);

  return g_object_new (CB_TYPE_LOG_ROW, "case", case_, "item", item, NULL);
}

/* @at: how many entries are read; the row is dimmed if it is not one of them. −1 for all */
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
