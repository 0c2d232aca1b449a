/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-card-face.h"
#include "cb-card-picker.h"
#include "cb-fields.h"
#include "cb-glyph.h"

/* The width of a card that is shown as its face: nine fit side by side in a small laptop’s window.
 */
#define FACE       80
#define GAP        6 /* pixels between cards */
#define MOST_FACES 9 /* in a line */

struct _CbCardPicker
{
  AdwBin parent_instance;

  CbEdition *edition;
  gboolean faces;
  CbCardSet chosen;
  guint alike;
  GtkToggleButton *chips[CB_MAX_CARDS];
  GtkWidget *groups[CB_MAX_CATEGORIES];
};

CB_DEFINE_PLAIN_TYPE (CbCardPicker, cb_card_picker, ADW_TYPE_BIN)

/* If no more cards of the category may be chosen, takes back the first one that is chosen. */
static void
make_room (CbCardPicker *self, GtkToggleButton *chip)
{
  for (guint i = 0; i < cb_edition_get_n_categories (self->edition); i++)
    {
      CbCardSet others = self->chosen & cb_edition_get_category (self->edition, i)->cards;

      for (CbCardSet cards = cb_edition_get_category (self->edition, i)->cards; cards != 0;
           cards &= cards - 1)
        if (self->chips[cb_card_set_first (cards)] == chip && others != 0 &&
            cb_card_set_size (others) >= self->alike)
          gtk_toggle_button_set_active (self->chips[cb_card_set_first (others)], FALSE);
    }
}

static void
chip_toggled_cb (CbCardPicker *self, GtkToggleButton *chip)
{
  CbCardSet chosen = 0;

  if (self->alike > 0 && gtk_toggle_button_get_active (chip))
    make_room (self, chip);
  for (guint i = 0; i < cb_edition_get_n_cards (self->edition); i++)
    if (gtk_toggle_button_get_active (self->chips[i]))
      chosen |= cb_card_set_of (i);
  if (self->chosen == chosen)
    return;
  self->chosen = chosen;
  g_object_notify (G_OBJECT (self), "chosen");
}

/* Faces that need more than one line are laid in lines that are as long as each other. */
static void
even_out (AdwWrapBox *faces, guint n)
{
  guint lines = (n + MOST_FACES - 1) / MOST_FACES;
  guint per_line = (n + lines - 1) / lines;
  int width;

  if (lines == 1)
    return;
  gtk_widget_measure (gtk_widget_get_first_child (GTK_WIDGET (faces)), GTK_ORIENTATION_HORIZONTAL,
                      -1, NULL, &width, NULL, NULL);
  adw_wrap_box_set_natural_line_length (faces, (int) per_line * (width + GAP) - GAP);
  gtk_widget_set_halign (GTK_WIDGET (faces), GTK_ALIGN_START);
}

/* (transfer floating): a small glyph beside the name */
static GtkWidget *
create_name (CbEdition *edition, guint card)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = gtk_label_new (cb_edition_get_card (edition, card)->name);

  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (name), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (name), GTK_NATURAL_WRAP_NONE);
  gtk_box_append (GTK_BOX (box), cb_glyph_new_for_card (edition, card, 16));
  gtk_box_append (GTK_BOX (box), name);
  return box;
}

/* (transfer floating): the card as it lies on the table */
static GtkWidget *
create_face (CbEdition *edition, guint card)
{
  GtkWidget *face = g_object_new (CB_TYPE_CARD_FACE, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, "width", FACE, NULL);

  cb_card_face_show_card (CB_CARD_FACE (face), edition, card);
  return face;
}

static void
toggle_card_cb (GtkToggleButton *chip)
{
  cb_card_face_set_found (CB_CARD_FACE (gtk_button_get_child (GTK_BUTTON (chip))),
                          gtk_toggle_button_get_active (chip));
}

static GtkWidget *
create_chip (CbCardPicker *self, guint card)
{
  GtkWidget *chip = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (chip), self->faces ? create_face (self->edition, card)
                                                       : create_name (self->edition, card));
  gtk_widget_add_css_class (chip, self->faces ? "face" : "chip");
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  cb_edition_get_card (self->edition, card)->name, -1);
  if (self->faces)
    g_signal_connect (chip, "notify::active", G_CALLBACK (toggle_card_cb), NULL);
  g_signal_connect_object (chip, "toggled", G_CALLBACK (chip_toggled_cb), self, G_CONNECT_SWAPPED);
  self->chips[card] = GTK_TOGGLE_BUTTON (chip);
  return chip;
}

static GtkWidget *
create_category (CbCardPicker *self, const CbCategory *category)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *chips = adw_wrap_box_new ();
  /* AdwPreferencesGroup reads its title as markup. */
  g_autofree char *title = g_markup_escape_text (category->name, -1);

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (chips), GAP);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (chips), GAP);
  for (CbCardSet cards = category->cards; cards != 0; cards &= cards - 1)
    adw_wrap_box_append (ADW_WRAP_BOX (chips), create_chip (self, cb_card_set_first (cards)));
  if (self->faces)
    even_out (ADW_WRAP_BOX (chips), cb_card_set_size (category->cards));

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), chips);
  return group;
}

static void
show_chosen (CbCardPicker *self)
{
  for (guint i = 0; i < cb_edition_get_n_cards (self->edition); i++)
    {
      g_signal_handlers_block_by_func (self->chips[i], chip_toggled_cb, self);
      gtk_toggle_button_set_active (self->chips[i], cb_card_set_has (self->chosen, i));
      g_signal_handlers_unblock_by_func (self->chips[i], chip_toggled_cb, self);
    }
}

static void
lay_out (CbCardPicker *self)
{
  GtkWidget *box;

  if (self->edition == NULL)
    return;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, self->faces ? 12 : 24);
  for (guint i = 0; i < cb_edition_get_n_categories (self->edition); i++)
    {
      self->groups[i] = create_category (self, cb_edition_get_category (self->edition, i));
      gtk_box_append (GTK_BOX (box), self->groups[i]);
    }
  adw_bin_set_child (ADW_BIN (self), box);
  show_chosen (self);
}

static void
cb_card_picker_class_init (CbCardPickerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  CB_OWNS (object_class, CbCardPicker, edition, cb_edition_unref);

  cb_fields_install (object_class,
                     CB_FIELD_THEN (CbCardPicker, chosen, G_TYPE_UINT,
                                    G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY, show_chosen),
                     CB_FIELD_THEN (CbCardPicker, faces, G_TYPE_BOOLEAN,
                                    G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY, lay_out),
                     CB_FIELD (CbCardPicker, alike, G_TYPE_UINT, G_PARAM_READWRITE));
}

/* Lays out the cards of @edition, none of them chosen. Does nothing if they lie there already. */
void
cb_card_picker_set_edition (CbCardPicker *self, CbEdition *edition)
{
  g_return_if_fail (CB_IS_CARD_PICKER (self));
  g_return_if_fail (edition != NULL);

  if (self->edition == edition)
    return;
  g_clear_pointer (&self->edition, cb_edition_unref);
  self->edition = cb_edition_ref (edition);
  self->chosen = 0;
  lay_out (self);
  g_object_notify (G_OBJECT (self), "chosen");
}

/* Hides the categories without a card in @shown. */
void
cb_card_picker_set_shown (CbCardPicker *self, CbCardSet shown)
{
  g_return_if_fail (CB_IS_CARD_PICKER (self));
  g_return_if_fail (self->edition != NULL);

  for (guint i = 0; i < cb_edition_get_n_categories (self->edition); i++)
    gtk_widget_set_visible (self->groups[i],
                            (cb_edition_get_category (self->edition, i)->cards & shown) != 0);
}

CbCardSet
cb_card_picker_get_chosen (CbCardPicker *self)
{
  g_return_val_if_fail (CB_IS_CARD_PICKER (self), 0);

  return self->chosen;
}

void
cb_card_picker_set_chosen (CbCardPicker *self, CbCardSet chosen)
{
  g_return_if_fail (CB_IS_CARD_PICKER (self));
  g_return_if_fail (self->edition != NULL);

  g_object_set (self, "chosen", chosen, NULL);
}

/**
 * cb_card_picker_set_taken:
 * @where: (nullable): where the card is known to be, which makes it impossible to choose; or %NULL
 */
void
cb_card_picker_set_taken (CbCardPicker *self, guint card, const char *where)
{
  GtkWidget *chip;

  g_return_if_fail (CB_IS_CARD_PICKER (self));
  g_return_if_fail (card < cb_edition_get_n_cards (self->edition));

  chip = GTK_WIDGET (self->chips[card]);
  if (g_strcmp0 (gtk_widget_get_tooltip_text (chip), where) == 0)
    return;
  gtk_widget_set_sensitive (chip, where == NULL);
  gtk_widget_set_tooltip_text (chip, where);
}
