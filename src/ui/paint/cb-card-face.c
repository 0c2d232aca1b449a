/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "cb-card-face-private.h"
#include "cb-fields.h"

/* The time to turn a card over, in milliseconds. */
#define TURN 200

struct _CbCardFace
{
  CbPainting parent_instance;

  int width;
  CbCardLook look;
};

G_DEFINE_FINAL_TYPE (CbCardFace, cb_card_face, CB_TYPE_PAINTING)

/* (transfer full): everything that the card shows, in words */
static char *
describe (CbCardFace *self)
{
  const CbCardLook *look = &self->look;
  const CbCard *card;
  const CbCategory *category;

  if (look->side == CB_CARD_DOWN && look->n_left > 0)
    return g_strdup_printf (ngettext ("Face down, %u left", "Face down, %u left", look->n_left),
                            look->n_left);
  if (look->side == CB_CARD_DOWN)
    return g_strdup (_ ("Face down"));
  if (look->drawn != NULL)
    /* Translators: a card that was drawn, and the deck it is of. */
    return g_strdup_printf (_ ("%s, %s"), look->drawn, look->deck);
  card = cb_edition_get_card (look->edition, look->cards[0]);
  if (look->side == CB_CARD_HALVES)
    /* Translators: two cards of which one is meant. */
    return g_strdup_printf (_ ("%s or %s"), card->name,
                            cb_edition_get_card (look->edition, look->cards[1])->name);
  category = cb_edition_get_category (look->edition, card->category);
  if (look->found)
    return g_strdup_printf (_ ("%s, in the envelope"), card->name);
  /* Translators: a card and its category: Library, Room. */
  return category->singular != NULL ? g_strdup_printf (_ ("%s, %s"), card->name, category->singular)
                                    : g_strdup (card->name);
}

static void
update_label (CbCardFace *self)
{
  g_autofree char *label = describe (self);

  cb_painting_set_label (CB_PAINTING (self), label);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static CbExtent
cb_card_face_get_extent (CbPainting *painting, float scale)
{
  float width = (float) CB_CARD_FACE (painting)->width;

  return (CbExtent) { width, roundf (width * 1.4f) };
}

static void
cb_card_face_paint (CbPainting *painting, const CbCanvas *canvas)
{
  _cb_card_face_draw (canvas->widget, canvas->snapshot, &CB_CARD_FACE (painting)->look,
                      canvas->width, canvas->height);
}

static void
cb_card_face_class_init (CbCardFaceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY;

  CB_OWNS (object_class, CbCardFace, look.edition, cb_edition_unref);
  CB_OWNS (object_class, CbCardFace, look.drawn, g_free);
  CB_OWNS (object_class, CbCardFace, look.icon, g_free);
  CB_OWNS (object_class, CbCardFace, look.deck, g_free);
  CB_OWNS (object_class, CbCardFace, look.count, g_free);

  CB_PAINTING_CLASS (klass)->get_extent = cb_card_face_get_extent;
  CB_PAINTING_CLASS (klass)->paint = cb_card_face_paint;

  cb_fields_install (object_class,
                     CB_FIELD_THEN (CbCardFace, width, G_TYPE_INT, flags, gtk_widget_queue_resize),
                     cb_field_new ("turn", G_TYPE_DOUBLE, G_STRUCT_OFFSET (CbCardFace, look.turn),
                                   sizeof (double), flags, G_CALLBACK (gtk_widget_queue_draw)));

  gtk_widget_class_set_css_name (widget_class, "cardface");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
cb_card_face_init (CbCardFace *self)
{
  self->width = 94;
  self->look.turn = 1;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  update_label (self);
}

/**
 * cb_card_face_new:
 * @width: in pixels, from 16
 *
 * Returns: (transfer floating): a card that lies face down
 */
GtkWidget *
cb_card_face_new (int width)
{
  return g_object_new (CB_TYPE_CARD_FACE, "width", width, NULL);
}

/* Replaces the contents of @box by the cards found in the envelope, side by side. */
void
cb_card_face_fill (GtkBox *box, CbEdition *edition, CbCardSet cards, int width)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_BOX (box));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
  for (; cards != 0; cards &= cards - 1)
    {
      GtkWidget *face = cb_card_face_new (width);

      cb_card_face_show_card (CB_CARD_FACE (face), edition, cb_card_set_first (cards));
      cb_card_face_set_captioned (CB_CARD_FACE (face), TRUE);
      cb_card_face_set_found (CB_CARD_FACE (face), TRUE);
      gtk_box_append (box, face);
    }
}

static void
show (CbCardFace *self, CbCardSide side, CbEdition *edition)
{
  if (edition != NULL)
    cb_edition_ref (edition);
  g_clear_pointer (&self->look.edition, cb_edition_unref);
  self->look.edition = edition;
  self->look.side = side;
  if (edition != NULL)
    g_clear_pointer (&self->look.drawn, g_free);
  update_label (self);
}

/* Shows a card face up. */
void
cb_card_face_show_card (CbCardFace *self, CbEdition *edition, guint card)
{
  g_return_if_fail (CB_IS_CARD_FACE (self));
  g_return_if_fail (card < cb_edition_get_n_cards (edition));

  self->look.cards[0] = card;
  show (self, CB_CARD_UP, edition);
}

/* Shows two cards, a half each, of which one is the right card. */
void
cb_card_face_show_two (CbCardFace *self, CbEdition *edition, guint one, guint other)
{
  g_return_if_fail (CB_IS_CARD_FACE (self));
  g_return_if_fail (MAX (one, other) < cb_edition_get_n_cards (edition));

  self->look.cards[0] = one;
  self->look.cards[1] = other;
  show (self, CB_CARD_HALVES, edition);
}

/**
 * cb_card_face_show_drawn:
 * @deck: what the deck is called
 * @card: what the card is called
 * @icon: (nullable): the picture on it, as cb-icons.h says
 * @count: (nullable): which of its kind it is; then this stands below the name, without the deck
 *
 * Shows a card of a deck that is drawn from during the game.
 */
void
cb_card_face_show_drawn (CbCardFace *self,
                         const char *deck,
                         const char *card,
                         const char *icon,
                         const char *count)
{
  g_return_if_fail (CB_IS_CARD_FACE (self));

  g_set_str (&self->look.drawn, card);
  g_set_str (&self->look.deck, deck);
  g_set_str (&self->look.icon, icon);
  g_set_str (&self->look.count, count);
  show (self, CB_CARD_UP, NULL);
}

/**
 * cb_card_face_show_back:
 * @n_left: how many cards it can still be; 0 for a back without a number
 */
void
cb_card_face_show_back (CbCardFace *self, guint n_left)
{
  g_return_if_fail (CB_IS_CARD_FACE (self));

  self->look.n_left = n_left;
  show (self, CB_CARD_DOWN, NULL);
}

/* Returns: (transfer none) (nullable): the card that lies face up */
const CbCard *
cb_card_face_get_card (CbCardFace *self)
{
  g_return_val_if_fail (CB_IS_CARD_FACE (self), NULL);

  return self->look.side == CB_CARD_UP && self->look.drawn == NULL
           ? cb_edition_get_card (self->look.edition, self->look.cards[0])
           : NULL;
}

void
cb_card_face_set_width (CbCardFace *self, int width)
{
  g_return_if_fail (CB_IS_CARD_FACE (self));

  g_object_set (self, "width", width, NULL);
}

/* Sets whether the card is known to be in the envelope. */
void
cb_card_face_set_found (CbCardFace *self, gboolean found)
{
  g_return_if_fail (CB_IS_CARD_FACE (self));

  self->look.found = found;
  update_label (self);
}

/* Sets whether a card says above its name what kind of card it is. */
void
cb_card_face_set_captioned (CbCardFace *self, gboolean captioned)
{
  g_return_if_fail (CB_IS_CARD_FACE (self));

  self->look.captioned = captioned;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * cb_card_face_set_turn:
 * @turn: 0…1: how far it is turned over; below a half its back is seen
 */
void
cb_card_face_set_turn (CbCardFace *self, double turn)
{
  g_return_if_fail (CB_IS_CARD_FACE (self));

  g_object_set (self, "turn", turn, NULL);
}

/* Returns: (transfer full): an animation that turns the card from its back to its face */
AdwAnimation *
cb_card_face_create_turn (CbCardFace *self)
{
  AdwAnimation *turn;

  g_return_val_if_fail (CB_IS_CARD_FACE (self), NULL);

  turn = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, TURN,
                                  adw_property_animation_target_new (G_OBJECT (self), "turn"));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (turn), ADW_EASE_IN_OUT_CUBIC);
  return turn;
}

/**
 * cb_card_face_snapshot_in_fan:
 * @widget: the widget whose direction and font are used
 * @card: a card of @edition that lies open, or −1 for a back
 * @width: the width of the card
 * @strip: how much of the width is not under the next card; 0 for all
 *
 * Paints a card where there is no widget for it, from (0, 0).
 */
void
cb_card_face_snapshot_in_fan (GtkSnapshot *snapshot,
                              GtkWidget *widget,
                              CbEdition *edition,
                              int card,
                              float width,
                              float strip)
{
  CbCardLook look = { .side = card >= 0 ? CB_CARD_UP : CB_CARD_DOWN,
                      .edition = edition,
                      .cards = { (guint) MAX (card, 0) },
                      .turn = 1,
                      .strip = strip };

  _cb_card_face_draw (widget, snapshot, &look, width, width * 1.4f);
}
