/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-edition-board.h"
#include "cb-fields.h"
#include "cb-glyph.h"
#include "cb-icons.h"
#include "cb-player-row.h"
#include "cb-template.h"
#include "cb-token.h"

/* The colour of the token of a seat without a player. */
#define NO_COLOUR "#77767b"

struct _CbPlayerRow
{
  AdwEntryRow parent_instance;

  CbSetupDraft *draft;
  CbSetupSeat *seat;
  gboolean roomy; /* whether there is room for a large token and for saying that this is me */

  GtkMenuButton *character_button;
  GtkWidget *handle;
  GtkWidget *seat_button;
  CbGlyph *glyph;
  CbToken *token;
  GtkWidget *you;
};

G_DEFINE_FINAL_TYPE (CbPlayerRow, cb_player_row, ADW_TYPE_ENTRY_ROW)

/* Whether the row is for a player; the last row may only offer a seat. */
static gboolean
is_player (CbPlayerRow *self)
{
  return cb_setup_draft_find_seat (self->draft, self->seat) <
         (int) cb_setup_draft_get_n_seats (self->draft);
}

/* The title of the row: if no name is typed, the name that the player gets; otherwise the
 * character, or the place at the table. */
static char *
choose_title (CbPlayerRow *self,
              const char *name,
              const char *fallback,
              const char *place,
              int character)
{
  if (!is_player (self))
    return g_strdup (_ ("Add Player"));
  if (name == NULL || *name == '\0')
    return g_strdup (fallback);
  if (character < 0 || cb_setup_draft_get_me (self->draft) == self->seat)
    return g_strdup (place);
  return g_strdup (
    cb_edition_get_card (cb_setup_draft_get_edition (self->draft), (guint) character)->name);
}

/* (transfer full) (nullable): who else plays @card */
static char *
find_owner (CbPlayerRow *self, guint card)
{
  for (guint i = 0; i < cb_setup_draft_get_n_seats (self->draft); i++)
    {
      CbSetupSeat *seat = cb_setup_draft_get_seat (self->draft, i);

      if (seat != self->seat && cb_setup_seat_get_character (seat) == (int) card)
        return cb_setup_seat_dup_label (seat);
    }
  return NULL;
}

static void
append_character (CbPlayerRow *self, GMenu *menu, const CbCard *card, guint number)
{
  g_autofree char *owner = find_owner (self, number);
  g_autofree char *action = g_strdup_printf ("row.character(%u)", number);
  g_autofree char *label = owner != NULL ? g_strdup_printf ("%s – %s", card->name, owner)
                                         : g_strdup (card->name);

  /* An item whose action does not exist cannot be chosen. */
  g_menu_append (menu, label, owner != NULL ? "row.taken" : action);
}

/* A character can be chosen for one player only. */
static GMenuModel *
create_character_menu (CbPlayerRow *self)
{
  CbEdition *edition = cb_setup_draft_get_edition (self->draft);
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) none = g_menu_new ();
  g_autoptr (GMenu) characters = g_menu_new ();
  CbCardSet cards = cb_edition_get_characters (edition);

  for (; cards != 0; cards &= cards - 1)
    {
      guint card = cb_card_set_first (cards);

      append_character (self, characters, cb_edition_get_card (edition, card), card);
    }
  g_menu_append (none, _ ("No Character"), "row.character(-1)");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (characters));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (none));
  return G_MENU_MODEL (g_steal_pointer (&menu));
}

/* Who plays whom may have changed since the menu was open last. */
static void
popup_cb (GtkMenuButton *button, gpointer user_data)
{
  g_autoptr (GMenuModel) menu = create_character_menu (CB_PLAYER_ROW (user_data));

  gtk_menu_button_set_menu_model (button, menu);
}

static void
show_character (CbPlayerRow *self)
{
  CbEdition *edition = cb_setup_draft_get_edition (self->draft);
  int character = cb_setup_seat_get_character (self->seat);
  const CbCard *card = character >= 0 ? cb_edition_get_card (edition, (guint) character) : NULL;
  g_autofree char *description = card != NULL ? g_strdup_printf (_ ("Character: %s"), card->name)
                                              : g_strdup (_ ("Choose a character"));

  if (card != NULL)
    cb_glyph_set_card (self->glyph, edition, (guint) character);
  else
    g_object_set (self->glyph, "icon", cb_edition_get_category_icon (edition, 0), "colour", NULL,
                  NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->character_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
}

/* Updates the token, whose letters and colour depend on all seats. */
static void
show_token (CbPlayerRow *self)
{
  int seat = cb_setup_draft_find_seat (self->draft, self->seat);
  g_autoptr (CbSetup) setup = NULL;

  if (seat == CB_NOBODY)
    return;
  if (!is_player (self))
    {
      cb_token_set_looks (self->token, NO_COLOUR, "+", "");
      return;
    }
  setup = cb_setup_draft_build (self->draft);
  cb_token_set_player (self->token, setup, seat);
}

static void
draft_changed_cb (CbPlayerRow *self)
{
  int position = cb_setup_draft_find_seat (self->draft, self->seat);
  guint n = cb_setup_draft_get_n_seats (self->draft);
  gboolean fixed = cb_setup_draft_get_origin (self->draft) != NULL;
  gboolean movable = !fixed && is_player (self);
  gboolean mine = cb_setup_draft_get_me (self->draft) == self->seat;
  gboolean may_be_me = !cb_setup_draft_is_for_table (self->draft) && is_player (self);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.move-up", movable && position > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.move-down",
                                 movable && position + 1 < (int) n);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.remove",
                                 cb_setup_draft_can_remove_seat (self->draft));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.be-me", may_be_me && !mine);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.watch", may_be_me && mine);
  gtk_widget_set_visible (self->you, mine && self->roomy);
  g_object_set (self->token, "size", self->roomy ? 36 : 28, NULL);
  gtk_widget_set_visible (self->handle, !fixed);
  /* Hidden widgets keep their places, because the row can become a player's. */
  gtk_widget_set_opacity (self->handle, movable ? 1 : 0);
  gtk_widget_set_opacity (self->seat_button, movable || may_be_me ? 1 : 0);
  gtk_widget_set_sensitive (self->seat_button, movable || may_be_me);
  show_token (self);
}

static void
character_changed_cb (CbPlayerRow *self)
{
  show_character (self);
  g_object_notify (G_OBJECT (self), "character");
}

/* Moves the player, and the focus to the new row that the list makes. */
static void
move (CbPlayerRow *self, int by)
{
  GtkWidget *list = gtk_widget_get_parent (GTK_WIDGET (self));
  guint from = (guint) cb_setup_draft_find_seat (self->draft, self->seat);
  guint to = (guint) ((int) from + by);

  cb_setup_draft_move_seat (self->draft, from, to);
  gtk_widget_grab_focus (
    GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (int) to)));
}

static void
move_up_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  move (CB_PLAYER_ROW (widget), -1);
}

static void
move_down_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  move (CB_PLAYER_ROW (widget), 1);
}

static void
remove_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbPlayerRow *self = CB_PLAYER_ROW (widget);

  cb_setup_draft_remove_seat (self->draft,
                              (guint) cb_setup_draft_find_seat (self->draft, self->seat));
}

static void
be_me_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbPlayerRow *self = CB_PLAYER_ROW (widget);

  g_object_set (self->draft, "me", self->seat, NULL);
}

static void
watch_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_object_set (CB_PLAYER_ROW (widget)->draft, "me", NULL, NULL);
}

static GdkContentProvider *
drag_prepared_cb (CbPlayerRow *self, double x, double y, GtkDragSource *source)
{
  return gdk_content_provider_new_typed (CB_TYPE_SETUP_SEAT, self->seat);
}

static void
drag_begun_cb (CbPlayerRow *self, GdkDrag *drag, GtkDragSource *source)
{
  g_autoptr (GdkPaintable) icon = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_source_set_icon (source, icon, 0, 0);
}

static gboolean
dropped_cb (CbPlayerRow *self, const GValue *value, double x, double y, GtkDropTarget *target)
{
  int from = cb_setup_draft_find_seat (self->draft, g_value_get_object (value));
  int to = cb_setup_draft_find_seat (self->draft, self->seat);

  if (from == CB_NOBODY || !is_player (self) || cb_setup_draft_get_origin (self->draft) != NULL)
    return FALSE;
  cb_setup_draft_move_seat (self->draft, (guint) from, (guint) to);
  return TRUE;
}

static void
make_movable (CbPlayerRow *self)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (CB_TYPE_SETUP_SEAT, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (drag_prepared_cb), self);
  g_signal_connect_swapped (source, "drag-begin", G_CALLBACK (drag_begun_cb), self);
  gtk_widget_add_controller (self->handle, GTK_EVENT_CONTROLLER (source));

  g_signal_connect_swapped (target, "drop", G_CALLBACK (dropped_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

static int
get_character (CbPlayerRow *self)
{
  return self->seat != NULL ? cb_setup_seat_get_character (self->seat) : -1;
}

static void
set_character (CbPlayerRow *self, int character)
{
  cb_setup_seat_set_character (self->seat, character);
}

static void
cb_player_row_constructed (GObject *object)
{
  CbPlayerRow *self = CB_PLAYER_ROW (object);

  G_OBJECT_CLASS (cb_player_row_parent_class)->constructed (object);

  gtk_menu_button_set_create_popup_func (self->character_button, popup_cb, self, NULL);
  g_object_bind_property (self->seat, "name", self, "text",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->draft, "changed", G_CALLBACK (draft_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->seat, "notify::character", G_CALLBACK (character_changed_cb), self,
                           G_CONNECT_SWAPPED);
  draft_changed_cb (self);
  show_character (self);
}

static void
cb_player_row_class_init (CbPlayerRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = cb_player_row_constructed;

  cb_fields_install (
    object_class, CB_FIELD (CbPlayerRow, draft, CB_TYPE_SETUP_DRAFT, G_PARAM_CONSTRUCT_ONLY),
    CB_FIELD (CbPlayerRow, seat, CB_TYPE_SETUP_SEAT, G_PARAM_CONSTRUCT_ONLY),
    CB_FIELD_THEN (CbPlayerRow, roomy, G_TYPE_BOOLEAN, G_PARAM_READWRITE, draft_changed_cb),
    CB_WRITTEN_BY (CB_COMPUTED ("character", G_TYPE_INT, get_character), set_character));

  cb_template_install (widget_class, "cb-player-row", CB_CHILD (CbPlayerRow, character_button),
                       CB_CHILD (CbPlayerRow, handle), CB_CHILD (CbPlayerRow, seat_button),
                       CB_CHILD (CbPlayerRow, glyph), CB_CHILD (CbPlayerRow, token),
                       CB_CHILD (CbPlayerRow, you), CB_CALLBACK (choose_title));

  gtk_widget_class_install_property_action (widget_class, "row.character", "character");
  gtk_widget_class_install_action (widget_class, "row.be-me", NULL, be_me_action);
  gtk_widget_class_install_action (widget_class, "row.watch", NULL, watch_action);
  gtk_widget_class_install_action (widget_class, "row.move-up", NULL, move_up_action);
  gtk_widget_class_install_action (widget_class, "row.move-down", NULL, move_down_action);
  gtk_widget_class_install_action (widget_class, "row.remove", NULL, remove_action);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "row.move-up", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "row.move-down",
                                       NULL);
}

static void
cb_player_row_init (CbPlayerRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  make_movable (self);
}

GtkWidget *
cb_player_row_new (CbSetupDraft *draft, CbSetupSeat *seat)
{
  return g_object_new (CB_TYPE_PLAYER_ROW, "draft", draft, "seat", seat, NULL);
}

CbSetupSeat *
cb_player_row_get_seat (CbPlayerRow *self)
{
  g_return_val_if_fail (CB_IS_PLAYER_ROW (self), NULL);

  return self->seat;
}
