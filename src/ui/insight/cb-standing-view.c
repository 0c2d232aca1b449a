/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-card-chips.h"
#include "cb-css-class.h"
#include "cb-fields.h"
#include "cb-glyph.h"
#include "cb-insight-parts.h"
#include "cb-template.h"

#define GLYPH_SIZE 16
#define REMEMBERED "(sua{ss})"

struct _CbStandingView
{
  AdwBin parent_instance;

  CbInsight *insight;
  GSettings *settings;
  int chosen; /* the room that is chosen, where a tap on a suspect puts him; −1 for none */
  GtkWidget *buttons[CB_MAX_CARDS];
  int shown[CB_MAX_CARDS]; /* who stands in the room of the button; −1 for nobody */

  AdwWrapBox *places;
  CbCardChips *markers;
};

G_DEFINE_FINAL_TYPE (CbStandingView, cb_standing_view, ADW_TYPE_BIN)

static CbCase *
get_case (CbStandingView *self)
{
  return cb_insight_get_case (self->insight);
}

static CbCardSet
get_rooms (CbStandingView *self)
{
  const CbEdition *edition = cb_insight_get_edition (self->insight);

  return cb_edition_get_category (edition, cb_edition_get_n_categories (edition) - 1)->cards &
         ~cb_case_get_setup (get_case (self))->removed;
}

/* All suspects who can stand in rooms; empty if that does not matter in this edition. */
static CbCardSet
get_markers (CbStandingView *self)
{
  int category = cb_edition_get_rules (cb_insight_get_edition (self->insight))->standing_category;

  return category < 0
           ? 0
           : cb_edition_get_category (cb_insight_get_edition (self->insight), (guint) category)
                 ->cards &
               ~cb_case_get_setup (get_case (self))->removed;
}

static int
get_marker_in (CbStandingView *self, guint room)
{
  return cb_askable_get_partner (cb_insight_get_askable (self->insight), room);
}

/* (transfer full): the value of the setting: who stands in which room, by the ids of cards */
static GVariant *
write_standing (CbStandingView *self)
{
  const char *created = cb_case_get_created (get_case (self));
  GVariantBuilder pairs;

  g_variant_builder_init (&pairs, G_VARIANT_TYPE ("a{ss}"));
  for (CbCardSet left = get_rooms (self); left != 0; left &= left - 1)
    {
      guint room = cb_card_set_first (left);
      int marker = get_marker_in (self, room);

      if (marker >= 0)
        g_variant_builder_add (
          &pairs, "{ss}", cb_edition_get_card (cb_insight_get_edition (self->insight), room)->id,
          cb_edition_get_card (cb_insight_get_edition (self->insight), (guint) marker)->id);
    }
  return g_variant_new (REMEMBERED, created != NULL ? created : "",
                        cb_insight_get_n_read (self->insight), &pairs);
}

/* Reads where suspects stood in this case. What was stored for another case is of no use, because
 * the markers were put elsewhere. Returns: after how many entries that was */
static guint
recall (CbStandingView *self, CbAskable *askable)
{
  g_autoptr (GVariant) value = g_settings_get_value (self->settings, "standing");
  g_autoptr (GVariantIter) pairs = NULL;
  const char *created, *room_id, *marker_id;
  guint n_read;

  g_variant_get (value, "(&sua{ss})", &created, &n_read, &pairs);
  if (*created == '\0' || g_strcmp0 (created, cb_case_get_created (get_case (self))) != 0)
    return cb_insight_get_n_read (self->insight);
  while (g_variant_iter_next (pairs, "{&s&s}", &room_id, &marker_id))
    {
      int room = cb_edition_find_card (cb_insight_get_edition (self->insight), room_id);
      int marker = cb_edition_find_card (cb_insight_get_edition (self->insight), marker_id);

      if (room >= 0 && marker >= 0 && cb_card_set_has (get_rooms (self), (guint) room) &&
          cb_card_set_has (get_markers (self), (guint) marker))
        cb_askable_place (askable, (guint) room, (guint) marker);
    }
  return n_read;
}

/* (transfer floating): a room, and below it the suspect who stands there */
static GtkWidget *
create_content (CbStandingView *self, guint room, int marker)
{
  const CbEdition *edition = cb_insight_get_edition (self->insight);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *place = gtk_label_new (cb_edition_get_card (edition, room)->name);
  GtkWidget *who = gtk_label_new (marker >= 0 ? cb_edition_get_card (edition, (guint) marker)->name
                                              : _ ("Unknown"));

  gtk_widget_add_css_class (place, "caption");
  gtk_widget_add_css_class (place, "dimmed");
  gtk_widget_add_css_class (who, marker >= 0 ? "who" : "dimmed");
  gtk_label_set_ellipsize (GTK_LABEL (who), PANGO_ELLIPSIZE_END);
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (content, GTK_ALIGN_CENTER);
  if (marker >= 0)
    gtk_box_append (GTK_BOX (row), cb_glyph_new_for_card (edition, (guint) marker, GLYPH_SIZE));
  gtk_box_append (GTK_BOX (row), who);
  gtk_box_append (GTK_BOX (content), place);
  gtk_box_append (GTK_BOX (content), row);
  return content;
}

static void
show_place (CbStandingView *self, guint room)
{
  GtkWidget *button = self->buttons[room];
  int marker = get_marker_in (self, room);
  gboolean chosen = self->chosen == (int) room;
  const CbEdition *edition = cb_insight_get_edition (self->insight);
  g_autofree char *name = NULL;

  if (marker != self->shown[room] || gtk_button_get_child (GTK_BUTTON (button)) == NULL)
    gtk_button_set_child (GTK_BUTTON (button), create_content (self, room, marker));
  self->shown[room] = marker;
  cb_css_class_set (button, "chosen", chosen);
  /* Translators: a room of the board, and who stands there: “Galley: Mr. Green” */
  name = g_strdup_printf (_ ("%s: %s"), cb_edition_get_card (edition, room)->name,
                          marker >= 0 ? cb_edition_get_card (edition, (guint) marker)->name
                                      : _ ("Unknown"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_state (
    GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED,
    chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

/* Suspects who are in a room have a check mark, but can still be moved. */
static void
show (CbStandingView *self)
{
  CbCardSet standing = cb_insight_get_standing (self->insight);

  for (CbCardSet left = get_rooms (self); left != 0; left &= left - 1)
    show_place (self, cb_card_set_first (left));
  g_object_set (self->markers, "selected", standing & get_markers (self), NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "insight.anybody", standing != 0);
}

/* The next empty room after @room, going round; −1 if there is none. */
static int
find_empty (CbStandingView *self, guint room)
{
  CbCardSet empty = get_rooms (self) & ~cb_insight_get_standing (self->insight);
  CbCardSet later = empty & ~(cb_card_set_of (room) - 1);

  if (empty == 0)
    return -1;
  return (int) cb_card_set_first (later != 0 ? later : empty);
}

static void
set_askable (CbStandingView *self, const CbAskable *askable)
{
  cb_insight_set_askable (self->insight, askable);
  g_settings_set_value (self->settings, "standing", write_standing (self));
}

static void
insight_choose_place (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbStandingView *self = CB_STANDING_VIEW (widget);
  guint room = g_variant_get_uint32 (parameter);

  if (room >= CB_MAX_CARDS || !cb_card_set_has (get_rooms (self), room))
    return;

  self->chosen = (int) room;
  show (self);
}

static void
insight_place (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbStandingView *self = CB_STANDING_VIEW (widget);
  CbAskable askable = *cb_insight_get_askable (self->insight);
  guint marker = g_variant_get_uint32 (parameter);
  guint room = (guint) self->chosen;

  if (self->chosen < 0 || marker >= CB_MAX_CARDS || !cb_card_set_has (get_markers (self), marker))
    return;

  if (get_marker_in (self, room) == (int) marker)
    cb_askable_part (&askable, room);
  else
    cb_askable_place (&askable, room, marker);
  set_askable (self, &askable);
  if (get_marker_in (self, room) >= 0 && find_empty (self, room) >= 0)
    self->chosen = find_empty (self, room);
  show (self);
}

static void
insight_anybody (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbStandingView *self = CB_STANDING_VIEW (widget);
  CbAskable askable = { .within = cb_insight_get_within (self->insight) };

  set_askable (self, &askable);
  self->chosen = find_empty (self, 0);
  show (self);
}

static void
picked_cb (CbStandingView *self, guint card)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "insight.place", "u", card);
}

static void
create_places (CbStandingView *self)
{
  for (CbCardSet left = get_rooms (self); left != 0; left &= left - 1)
    {
      guint room = cb_card_set_first (left);
      GtkWidget *button = gtk_button_new ();

      gtk_widget_add_css_class (button, "place");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", room);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "insight.choose-place");
      self->buttons[room] = button;
      adw_wrap_box_append (self->places, button);
    }
}

/* Rebuilds everything for other players or another victim. */
static void
rebuild (CbStandingView *self)
{
  CbAskable askable = { .within = cb_insight_get_within (self->insight) };
  guint n_read = recall (self, &askable);

  for (guint room = 0; room < CB_MAX_CARDS; room++)
    if (self->buttons[room] != NULL)
      adw_wrap_box_remove (self->places, g_steal_pointer (&self->buttons[room]));
  gtk_widget_set_visible (GTK_WIDGET (self), get_markers (self) != 0);
  cb_insight_recall_askable (self->insight, &askable, n_read);
  g_object_set (self->markers, "choices", get_markers (self), NULL);
  create_places (self);
  self->chosen = find_empty (self, 0);
  show (self);
}

static void
follow_insight (CbStandingView *self)
{
  cb_card_chips_set_plain (self->markers, TRUE);
  g_object_set (self->markers, "sheet", cb_insight_get_sheet (self->insight), NULL);
  g_signal_connect_object (get_case (self), "notify::setup", G_CALLBACK (rebuild), self,
                           G_CONNECT_SWAPPED);
  rebuild (self);
  g_signal_connect_object (self->insight, "notify::standing", G_CALLBACK (show), self,
                           G_CONNECT_SWAPPED);
}

static void
cb_standing_view_class_init (CbStandingViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_fields_install (object_class, CB_FIELD_THEN (CbStandingView, insight, CB_TYPE_INSIGHT,
                                                  G_PARAM_READWRITE, follow_insight));
  CB_OWNS (object_class, CbStandingView, settings, g_object_unref);

  cb_template_install (widget_class, "cb-standing-view", CB_CHILD (CbStandingView, markers),
                       CB_CHILD (CbStandingView, places));

  gtk_widget_class_install_action (widget_class, "insight.anybody", NULL, insight_anybody);
  gtk_widget_class_install_action (widget_class, "insight.choose-place", "u", insight_choose_place);
  gtk_widget_class_install_action (widget_class, "insight.place", "u", insight_place);
}

static void
cb_standing_view_init (CbStandingView *self)
{
  self->settings = g_settings_new (APP_ID);
  self->chosen = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->markers, "picked", G_CALLBACK (picked_cb), self,
                           G_CONNECT_SWAPPED);
}
