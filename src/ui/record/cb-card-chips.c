/* cb-card-chips.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-card-chips"

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "cb-card-chips.h"

struct _CbCardChips
{
  GtkWidget parent_instance;

  CbSheet *sheet;
  CbCardSet choices;
  CbCardSet selected;
  char *context;
  gboolean syncing;

  GtkWidget *box;
  GtkWidget *chips[CB_MAX_CARDS];
};

enum
{
  PROP_0,
  PROP_SHEET,
  PROP_CHOICES,
  PROP_SELECTED,
  N_PROPS
};

enum
{
  PICKED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (CbCardChips, cb_card_chips, GTK_TYPE_WIDGET)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* (transfer full) (nullable): what is known of where a card is */
static char *
describe_place (CbSheet *sheet, guint card)
{
  const CbSetup *setup = cb_case_get_setup (cb_sheet_get_case (sheet));

  for (guint holder = 0; holder < cb_setup_get_n_holders (setup); holder++)
    if (cb_cell_get_mark (cb_sheet_get_cell (sheet, card, holder)) == CB_MARK_YES)
      {
        g_autofree char *name = cb_setup_get_holder_name (setup, holder);

        if (holder == CB_HOLDER_ENVELOPE)
          return g_strdup (_ ("In the envelope"));
        if (CB_SEAT_OF_HOLDER (holder) == setup->me)
          return g_strdup (_ ("In your hand"));
        /* Translators: %s is a player, or the face-down cards */
        return g_strdup_printf (_ ("Held by %s"), name);
      }
  if (cb_cell_get_mark (cb_sheet_get_cell (sheet, card, CB_HOLDER_ENVELOPE)) == CB_MARK_NO)
    return g_strdup (_ ("Not in the envelope"));
  return NULL;
}

static void
set_css_class (GtkWidget *widget, const char *name, gboolean has)
{
  if (has)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/* Where nothing is new nothing is done: a tooltip that is set asks the display for the pointer. */
static void
set_place (GtkWidget *chip, const char *place)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (chip), place) == 0)
    return;

  gtk_widget_set_tooltip_text (chip, place);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  place != NULL ? place : "", -1);
}

static void
update_places (CbCardChips *self)
{
  for (guint card = 0; card < CB_MAX_CARDS; card++)
    if (self->chips[card] != NULL)
      {
        GtkWidget *chip = self->chips[card];
        CbMark mark = cb_cell_get_mark (cb_sheet_get_cell (self->sheet, card, CB_HOLDER_ENVELOPE));
        g_autofree char *place = describe_place (self->sheet, card);

        set_css_class (chip, "settled", mark == CB_MARK_NO);
        set_css_class (chip, "solved", mark == CB_MARK_YES);
        set_place (chip, place);
      }
}

static void
update_selected (CbCardChips *self)
{
  self->syncing = TRUE;
  for (guint card = 0; card < CB_MAX_CARDS; card++)
    if (self->chips[card] != NULL)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->chips[card]),
                                    cb_card_set_has (self->selected, card));
  self->syncing = FALSE;
}

static const char *
get_card_name (CbCardChips *self, guint card)
{
  return cb_edition_get_card (cb_case_get_edition (cb_sheet_get_case (self->sheet)), card)->name;
}

/* Not left to the tooltip, which would name it else. */
static void
update_names (CbCardChips *self)
{
  for (guint card = 0; card < CB_MAX_CARDS; card++)
    if (self->chips[card] != NULL)
      {
        const char *name = get_card_name (self, card);
        /* Translators: a card, and what it is chosen for, as in “Rope, shown by Bob” */
        g_autofree char *words = self->context != NULL
                                   ? g_strdup_printf (_ ("%s, %s"), name, self->context)
                                   : g_strdup (name);

        gtk_accessible_update_property (GTK_ACCESSIBLE (self->chips[card]),
                                        GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
      }
}

static void
chip_toggled_cb (CbCardChips *self, GtkToggleButton *chip)
{
  if (self->syncing)
    return;

  for (guint card = 0; card < CB_MAX_CARDS; card++)
    if (self->chips[card] == GTK_WIDGET (chip))
      {
        g_signal_emit (self, signals[PICKED], 0, card);
        break;
      }
  update_selected (self);
}

static void
add_chip (CbCardChips *self, guint card)
{
  GtkWidget *label = gtk_label_new (get_card_name (self, card));
  GtkWidget *chip = gtk_toggle_button_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_button_set_child (GTK_BUTTON (chip), label);
  gtk_widget_add_css_class (chip, "chip");
  g_signal_connect_object (chip, "toggled", G_CALLBACK (chip_toggled_cb), self, G_CONNECT_SWAPPED);
  adw_wrap_box_append (ADW_WRAP_BOX (self->box), chip);
  self->chips[card] = chip;
}

static void
rebuild (CbCardChips *self)
{
  if (self->sheet == NULL)
    return;

  for (guint card = 0; card < CB_MAX_CARDS; card++)
    if (self->chips[card] != NULL)
      adw_wrap_box_remove (ADW_WRAP_BOX (self->box), g_steal_pointer (&self->chips[card]));

  for (guint card = 0; card < CB_MAX_CARDS; card++)
    if (cb_card_set_has (self->choices, card))
      add_chip (self, card);
  update_names (self);
  update_places (self);
  update_selected (self);
}

static int
find_focused (CbCardChips *self)
{
  for (int card = 0; card < CB_MAX_CARDS; card++)
    if (self->chips[card] != NULL && gtk_widget_is_focus (self->chips[card]))
      return card;
  return -1;
}

static gboolean
begins_with (const char *name, gunichar letter)
{
  return g_unichar_tolower (g_utf8_get_char (name)) == g_unichar_tolower (letter);
}

/* As in lists: a letter leads to the next name that begins with it, and round again. */
static gboolean
key_pressed_cb (CbCardChips *self, guint keyval, guint keycode, GdkModifierType state)
{
  gunichar letter = gdk_keyval_to_unicode (keyval);
  int focused = find_focused (self);

  if (focused < 0 || !g_unichar_isalnum (letter) ||
      (state & gtk_accelerator_get_default_mod_mask () & ~GDK_SHIFT_MASK) != 0)
    return GDK_EVENT_PROPAGATE;

  for (guint i = 1; i <= CB_MAX_CARDS; i++)
    {
      guint card = ((guint) focused + i) % CB_MAX_CARDS;

      if (self->chips[card] != NULL && begins_with (get_card_name (self, card), letter))
        return gtk_widget_grab_focus (self->chips[card]);
    }
  return GDK_EVENT_PROPAGATE;
}

static void
sheet_changed_cb (CbCardChips *self)
{
  update_places (self);
}

static void
cb_card_chips_dispose (GObject *object)
{
  CbCardChips *self = CB_CARD_CHIPS (object);

  g_clear_object (&self->sheet);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  memset (self->chips, 0, sizeof self->chips);

  G_OBJECT_CLASS (cb_card_chips_parent_class)->dispose (object);
}

static void
cb_card_chips_finalize (GObject *object)
{
  g_free (CB_CARD_CHIPS (object)->context);

  G_OBJECT_CLASS (cb_card_chips_parent_class)->finalize (object);
}

static void
cb_card_chips_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbCardChips *self = CB_CARD_CHIPS (object);

  switch (prop_id)
    {
    case PROP_SHEET:
      g_value_set_object (value, self->sheet);
      break;
    case PROP_CHOICES:
      g_value_set_uint (value, self->choices);
      break;
    case PROP_SELECTED:
      g_value_set_uint (value, self->selected);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_card_chips_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  CbCardChips *self = CB_CARD_CHIPS (object);

  switch (prop_id)
    {
    case PROP_SHEET:
      cb_card_chips_set_sheet (self, g_value_get_object (value));
      break;
    case PROP_CHOICES:
      cb_card_chips_set_choices (self, g_value_get_uint (value));
      break;
    case PROP_SELECTED:
      cb_card_chips_set_selected (self, g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* One stop for Tab, at the chosen card if there is one; arrows move inside as they do anywhere. */
static gboolean
cb_card_chips_focus (GtkWidget *widget, GtkDirectionType direction)
{
  CbCardChips *self = CB_CARD_CHIPS (widget);
  CbCardSet first = self->choices & self->selected;

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (cb_card_chips_parent_class)->focus (widget, direction);
  if (self->choices == 0 || gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;

  return gtk_widget_grab_focus (
    self->chips[cb_card_set_first (first != 0 ? first : self->choices)]);
}

static void
cb_card_chips_class_init (CbCardChipsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags writable = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = cb_card_chips_dispose;
  object_class->finalize = cb_card_chips_finalize;
  object_class->get_property = cb_card_chips_get_property;
  object_class->set_property = cb_card_chips_set_property;

  widget_class->focus = cb_card_chips_focus;

  properties[PROP_SHEET] = g_param_spec_object ("sheet", NULL, NULL, CB_TYPE_SHEET, writable);
  properties[PROP_CHOICES] = g_param_spec_uint ("choices", NULL, NULL, 0, G_MAXUINT32, 0, writable);
  properties[PROP_SELECTED] = g_param_spec_uint ("selected", NULL, NULL, 0, G_MAXUINT32, 0,
                                                 writable);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[PICKED] = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "cardchips");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
cb_card_chips_init (CbCardChips *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);

  self->box = adw_wrap_box_new ();
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (self->box), 6);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (self->box), 6);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
cb_card_chips_new (void)
{
  return g_object_new (CB_TYPE_CARD_CHIPS, NULL);
}

void
cb_card_chips_set_sheet (CbCardChips *self, CbSheet *sheet)
{
  g_return_if_fail (CB_IS_CARD_CHIPS (self));
  g_return_if_fail (sheet == NULL || CB_IS_SHEET (sheet));

  if (self->sheet == sheet)
    return;

  if (self->sheet != NULL)
    g_signal_handlers_disconnect_by_data (self->sheet, self);
  g_set_object (&self->sheet, sheet);
  if (sheet != NULL)
    g_signal_connect_object (sheet, "changed", G_CALLBACK (sheet_changed_cb), self,
                             G_CONNECT_SWAPPED);
  rebuild (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHEET]);
}

void
cb_card_chips_set_choices (CbCardChips *self, CbCardSet choices)
{
  g_return_if_fail (CB_IS_CARD_CHIPS (self));

  if (self->choices == choices)
    return;

  self->choices = choices;
  rebuild (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHOICES]);
}

void
cb_card_chips_set_selected (CbCardChips *self, CbCardSet selected)
{
  g_return_if_fail (CB_IS_CARD_CHIPS (self));

  if (self->selected == selected)
    return;

  self->selected = selected;
  update_selected (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SELECTED]);
}

/* What the cards are chosen for, where their names alone would be heard twice; NULL for nothing. */
void
cb_card_chips_set_context (CbCardChips *self, const char *context)
{
  g_return_if_fail (CB_IS_CARD_CHIPS (self));

  if (g_set_str (&self->context, context))
    update_names (self);
}
