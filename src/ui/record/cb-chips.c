/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "cb-chip.h"
#include "cb-chips.h"
#include "cb-fields.h"

typedef struct
{
  GStrv names;
  guint32 choices;
  guint32 selected;
  char *context;
  gboolean syncing;

  GtkWidget *box;
  GtkWidget *chips[CB_MAX_CHIPS];
} CbChipsPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (CbChips, cb_chips, GTK_TYPE_WIDGET)

static gboolean
is_in (guint32 set, guint index)
{
  return (set >> index & 1) != 0;
}

static void
update_selected (CbChips *self)
{
  CbChipsPrivate *priv = cb_chips_get_instance_private (self);

  priv->syncing = TRUE;
  for (guint i = 0; i < CB_MAX_CHIPS; i++)
    if (priv->chips[i] != NULL)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (priv->chips[i]), is_in (priv->selected, i));
  priv->syncing = FALSE;
}

/* Sets the accessible names, because a tooltip would be used for them otherwise. */
static void
update_names (CbChips *self)
{
  CbChipsPrivate *priv = cb_chips_get_instance_private (self);

  for (guint i = 0; i < CB_MAX_CHIPS; i++)
    if (priv->chips[i] != NULL)
      {
        /* Translators: a card, and what it is chosen for, as in “Rope, shown by Bob” */
        g_autofree char *words = priv->context != NULL
                                   ? g_strdup_printf (_ ("%s, %s"), priv->names[i], priv->context)
                                   : g_strdup (priv->names[i]);

        gtk_accessible_update_property (GTK_ACCESSIBLE (priv->chips[i]),
                                        GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
      }
}

static void
chip_toggled_cb (CbChips *self, GtkToggleButton *chip)
{
  CbChipsPrivate *priv = cb_chips_get_instance_private (self);

  if (priv->syncing)
    return;

  for (guint i = 0; i < CB_MAX_CHIPS; i++)
    if (priv->chips[i] == GTK_WIDGET (chip))
      {
        g_signal_emit_by_name (self, "picked", i);
        break;
      }
  update_selected (self);
}

static void
add_chip (CbChips *self, guint index)
{
  CbChipsPrivate *priv = cb_chips_get_instance_private (self);
  CbChipsClass *klass = CB_CHIPS_GET_CLASS (self);
  GtkWidget *mark = klass->create_mark != NULL ? klass->create_mark (self, index) : NULL;
  GtkWidget *chip = cb_chip_new (priv->names[index], mark);

  g_signal_connect_object (chip, "toggled", G_CALLBACK (chip_toggled_cb), self, G_CONNECT_SWAPPED);
  adw_wrap_box_append (ADW_WRAP_BOX (priv->box), chip);
  priv->chips[index] = chip;
}

static void
rebuild_chips (CbChips *self)
{
  CbChipsPrivate *priv = cb_chips_get_instance_private (self);
  guint n = priv->names != NULL ? g_strv_length (priv->names) : 0;

  for (guint i = 0; i < CB_MAX_CHIPS; i++)
    if (priv->chips[i] != NULL)
      adw_wrap_box_remove (ADW_WRAP_BOX (priv->box), g_steal_pointer (&priv->chips[i]));

  for (guint i = 0; i < n; i++)
    if (is_in (priv->choices, i))
      add_chip (self, i);
  update_names (self);
  update_selected (self);
  if (CB_CHIPS_GET_CLASS (self)->rebuilt != NULL)
    CB_CHIPS_GET_CLASS (self)->rebuilt (self);
}

static int
find_focused (CbChips *self)
{
  CbChipsPrivate *priv = cb_chips_get_instance_private (self);

  for (int i = 0; i < CB_MAX_CHIPS; i++)
    if (priv->chips[i] != NULL && gtk_widget_is_focus (priv->chips[i]))
      return i;
  return -1;
}

static gboolean
begins_with (const char *name, gunichar letter)
{
  return g_unichar_tolower (g_utf8_get_char (name)) == g_unichar_tolower (letter);
}

/* Typing a letter moves to the next name that begins with it, and from the last to the first, as in
 * lists. */
static gboolean
key_pressed_cb (CbChips *self, guint keyval, guint keycode, GdkModifierType state)
{
  CbChipsPrivate *priv = cb_chips_get_instance_private (self);
  gunichar letter = gdk_keyval_to_unicode (keyval);
  int focused = find_focused (self);

  if (focused < 0 || !g_unichar_isalnum (letter) ||
      (state & gtk_accelerator_get_default_mod_mask () & ~GDK_SHIFT_MASK) != 0)
    return GDK_EVENT_PROPAGATE;

  for (guint i = 1; i <= CB_MAX_CHIPS; i++)
    {
      guint index = ((guint) focused + i) % CB_MAX_CHIPS;

      if (priv->chips[index] != NULL && begins_with (priv->names[index], letter))
        return gtk_widget_grab_focus (priv->chips[index]);
    }
  return GDK_EVENT_PROPAGATE;
}

static void
cb_chips_dispose (GObject *object)
{
  CbChipsPrivate *priv = cb_chips_get_instance_private (CB_CHIPS (object));

  g_clear_pointer (&priv->box, gtk_widget_unparent);
  memset (priv->chips, 0, sizeof priv->chips);

  G_OBJECT_CLASS (cb_chips_parent_class)->dispose (object);
}

static void
cb_chips_finalize (GObject *object)
{
  CbChipsPrivate *priv = cb_chips_get_instance_private (CB_CHIPS (object));

  g_strfreev (priv->names);
  g_free (priv->context);

  G_OBJECT_CLASS (cb_chips_parent_class)->finalize (object);
}

/* Moves in the order of reading: from the end of a line to the beginning of the next. */
static gboolean
move_along (CbChips *self, GtkDirectionType direction)
{
  CbChipsPrivate *priv = cb_chips_get_instance_private (self);
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int step = (direction == GTK_DIR_RIGHT) != mirrored ? 1 : -1;

  for (int index = find_focused (self) + step; index >= 0 && index < CB_MAX_CHIPS; index += step)
    if (priv->chips[index] != NULL)
      return gtk_widget_grab_focus (priv->chips[index]);
  return FALSE;
}

/* Tab stops once, at the chosen chip if there is one; the left and right keys move between
 * chips. */
static gboolean
cb_chips_focus (GtkWidget *widget, GtkDirectionType direction)
{
  CbChipsPrivate *priv = cb_chips_get_instance_private (CB_CHIPS (widget));
  GtkWidget *first = NULL;

  if ((direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT) &&
      find_focused (CB_CHIPS (widget)) >= 0)
    return move_along (CB_CHIPS (widget), direction);
  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (cb_chips_parent_class)->focus (widget, direction);
  if (gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;

  for (guint i = CB_MAX_CHIPS; i-- > 0;)
    if (priv->chips[i] != NULL && is_in (priv->selected, i))
      first = priv->chips[i];
  for (guint i = 0; i < CB_MAX_CHIPS && first == NULL; i++)
    first = priv->chips[i];
  return first != NULL && gtk_widget_grab_focus (first);
}

static void
cb_chips_class_init (CbChipsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags writable = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = cb_chips_dispose;
  object_class->finalize = cb_chips_finalize;

  widget_class->focus = cb_chips_focus;

  cb_fields_install (object_class,
                     CB_PRIVATE_FIELD (CbChips, choices, G_TYPE_UINT, writable, rebuild_chips),
                     CB_PRIVATE_FIELD (CbChips, selected, G_TYPE_UINT, writable, update_selected));

  cb_signal_new (klass, "picked", 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "chips");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
cb_chips_init (CbChips *self)
{
  CbChipsPrivate *priv = cb_chips_get_instance_private (self);
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);

  priv->box = adw_wrap_box_new ();
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (priv->box), 6);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (priv->box), 6);
  adw_wrap_box_set_justify (ADW_WRAP_BOX (priv->box), ADW_JUSTIFY_FILL);
  gtk_widget_set_parent (priv->box, GTK_WIDGET (self));
}

/* @names: (nullable): the names to choose from, at most %CB_MAX_CHIPS */
void
cb_chips_set_names (CbChips *self, const char *const *names)
{
  CbChipsPrivate *priv = cb_chips_get_instance_private (self);

  g_return_if_fail (CB_IS_CHIPS (self));
  g_return_if_fail (names == NULL || g_strv_length ((GStrv) names) <= CB_MAX_CHIPS);

  if (priv->names != NULL && names != NULL &&
      g_strv_equal ((const char *const *) priv->names, names))
    return;

  g_strfreev (priv->names);
  priv->names = g_strdupv ((GStrv) names);
  rebuild_chips (self);
}

/* @context: (nullable): what the names are chosen for. It becomes part of their accessible names,
 * for when the same names are on screen twice. */
void
cb_chips_set_context (CbChips *self, const char *context)
{
  CbChipsPrivate *priv = cb_chips_get_instance_private (self);

  g_return_if_fail (CB_IS_CHIPS (self));

  if (g_set_str (&priv->context, context))
    update_names (self);
}

/* (transfer none) (nullable): the chip of a name, if it is offered */
GtkWidget *
cb_chips_get_chip (CbChips *self, guint index)
{
  CbChipsPrivate *priv = cb_chips_get_instance_private (self);

  g_return_val_if_fail (CB_IS_CHIPS (self), NULL);
  g_return_val_if_fail (index < CB_MAX_CHIPS, NULL);

  return priv->chips[index];
}
