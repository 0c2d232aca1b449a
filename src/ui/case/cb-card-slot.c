/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "cb-card-face.h"
#include "cb-card-slot.h"
#include "cb-fitted-text.h"
#include "cb-hint.h"
#include "cb-say.h"
#include "cb-shade.h"
#include "cb-slot.h"

/* Widths of a small card, with words beside it, and of a large one, with words above and below. */
#define SMALL 34
#define LARGE 94
/* How many small cards with words fit side by side on a telephone. */
#define MOST_SMALL 3

struct _CbCardSlot
{
  GtkButton parent_instance;

  guint category;
  GtkOrientation orientation;
  gboolean roomy;
  gboolean
    crowded; /* whether so many slots are beside it that a telephone has no room for all cards */
  gboolean shown; /* whether anything was shown before: the first card is not turned over */
  gboolean solved;

  CbCardFace *face;
  GtkWidget *kind;  /* the category: above a large card, and above the title of a small one if there
                       is room */
  GtkWidget *title; /* the title beside a small card; NULL for a large one */
  GtkWidget *words;
  AdwAnimation *animation;
};

G_DEFINE_FINAL_TYPE (CbCardSlot, cb_card_slot, GTK_TYPE_BUTTON)

static void
show_face (CbCardSlot *self, CbSheet *sheet, const CbSlot *slot)
{
  CbEdition *edition = cb_case_get_edition (cb_sheet_get_case (sheet));
  guint n = cb_slot_get_n_left (slot);
  gboolean solved = cb_slot_is_solved (slot) && slot->found != 0;

  if (solved)
    cb_card_face_show_card (self->face, edition, cb_card_set_first (slot->found));
  else if (n == 2 && slot->n_cards == 1 && !cb_sheet_shows_own_marks (sheet))
    cb_card_face_show_two (self->face, edition, cb_card_set_first (slot->suspects),
                           cb_card_set_first (slot->suspects & (slot->suspects - 1)));
  else
    cb_card_face_show_back (self->face, self->orientation == GTK_ORIENTATION_VERTICAL ? n : 0);
  cb_card_face_set_found (self->face, solved);
  if (solved && !self->solved && self->shown)
    adw_animation_play (self->animation);
  self->solved = solved;
  self->shown = TRUE;
}

/* (transfer full): how many cards the card of this slot can still be */
static char *
describe_left (const CbSlot *slot)
{
  guint n = cb_slot_get_n_left (slot);

  /* Translators: of a card in the envelope: so many it can still be. */
  return g_strdup_printf (ngettext ("%u left", "%u left", n), n);
}

/* (transfer full): the title: the cards found, else the likeliest, else how many are left */
static char *
describe_title (const CbEdition *edition, const CbSlot *slot)
{
  if (cb_slot_is_solved (slot))
    return cb_say_cards (edition, slot->found, CB_LIST_AND, CB_SAID_NAME);
  if (slot->likeliest >= 0)
    return g_strdup (cb_edition_get_card (edition, (guint) slot->likeliest)->name);
  return describe_left (slot);
}

/* (transfer full): the words above the name: the category and, unless the words below the name say
 * it, how many of its cards can still be in the envelope */
static char *
describe_kind (CbCardSlot *self, const CbCategory *category, const CbSlot *slot)
{
  const char *kind = category->singular != NULL ? category->singular : category->name;
  g_autofree char *left = describe_left (slot);

  return slot->likeliest >= 0 && self->title != NULL ? g_strdup_printf ("%s · %s", kind, left)
                                                     : g_strdup (kind);
}

/* (transfer full): the line below the title or the card */
static char *
describe_foot (CbCardSlot *self, CbSheet *sheet, const CbSlot *slot)
{
  const CbEdition *edition = cb_case_get_edition (cb_sheet_get_case (sheet));
  guint n_cards = cb_card_set_size (cb_edition_get_category (edition, slot->category)->cards);
  gboolean large = self->orientation == GTK_ORIENTATION_VERTICAL;
  int entry = cb_sheet_find_solving_entry (sheet, slot->category);

  if (cb_sheet_shows_own_marks (sheet) && !large && !self->roomy)
    return describe_kind (self, cb_edition_get_category (edition, slot->category), slot);
  if (cb_sheet_shows_own_marks (sheet))
    /* Translators: below a card of the envelope: it shows what the user marked. */
    return g_strdup (_ ("by your marks"));
  if (cb_slot_is_solved (slot))
    /* Translators: %d is the number of an entry, which settled something. */
    return entry >= 0 ? g_strdup_printf (_ ("Entry %d"), entry + 1) : g_strdup (_ ("Found"));
  if (slot->likeliest >= 0)
    {
      g_autofree char *percent = cb_chance_describe (slot->chance);
      const char *name = cb_edition_get_card (edition, (guint) slot->likeliest)->name;

      return large ? g_strdup_printf ("%s %s", name, percent) : g_steal_pointer (&percent);
    }
  if (large)
    /* Translators: how many cards of a category cannot be in the envelope: 3 of 6 ruled out */
    return g_strdup_printf (_ ("%u of %u ruled out"), n_cards - cb_card_set_size (slot->suspects),
                            n_cards);
  /* Translators: below “3 left”, how many cards there were. */
  return g_strdup_printf (_ ("of %u"), n_cards);
}

static void
show_words (CbCardSlot *self, CbSheet *sheet, const CbSlot *slot)
{
  const CbEdition *edition = cb_case_get_edition (cb_sheet_get_case (sheet));
  const CbCategory *category = cb_edition_get_category (edition, slot->category);
  g_autofree char *title = describe_title (edition, slot);
  g_autofree char *foot = describe_foot (self, sheet, slot);
  g_autofree char *kind = describe_kind (self, category, slot);
  g_autofree char *label = cb_sheet_describe_slot (sheet, slot->category);

  if (self->title != NULL)
    {
      g_object_set (self->title, "text", title, NULL);
      gtk_widget_set_visible (self->words, !cb_slot_is_solved (slot));
    }
  gtk_label_set_label (GTK_LABEL (self->kind), kind);
  gtk_label_set_label (GTK_LABEL (self->words), foot);
  cb_hint_set (GTK_WIDGET (self), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* Hides the card if there are too many slots for a telephone: the words say the same. */
static void
fit_parts (CbCardSlot *self)
{
  gboolean large = self->orientation == GTK_ORIENTATION_VERTICAL;

  gtk_widget_set_visible (self->kind, large || self->roomy);
  gtk_widget_set_visible (GTK_WIDGET (self->face), large || self->roomy || !self->crowded);
}

static GtkWidget *
create_label (const char *css_class, float xalign)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  return label;
}

static GtkWidget *
create_small (CbCardSlot *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->kind = create_label ("slot-kind", 0);
  gtk_widget_set_visible (self->kind, FALSE);
  self->title = cb_fitted_text_new ("slot-title");
  self->words = create_label ("slot-words", 0);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_box_append (GTK_BOX (lines), self->kind);
  gtk_box_append (GTK_BOX (lines), self->title);
  gtk_box_append (GTK_BOX (lines), self->words);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->face));
  gtk_box_append (GTK_BOX (box), lines);
  return box;
}

static GtkWidget *
create_large (CbCardSlot *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);

  self->kind = create_label ("slot-kind", 0);
  self->words = create_label ("slot-words", 0);
  gtk_widget_set_halign (GTK_WIDGET (self->face), GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), self->kind);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->face));
  gtk_box_append (GTK_BOX (box), self->words);
  gtk_label_set_wrap (GTK_LABEL (self->words), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->words), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (self->words), 2);
  gtk_label_set_width_chars (GTK_LABEL (self->words), 13);
  gtk_label_set_max_width_chars (GTK_LABEL (self->words), 13);
  return box;
}

static void
cb_card_slot_dispose (GObject *object)
{
  CbCardSlot *self = CB_CARD_SLOT (object);

  if (self->animation != NULL)
    adw_animation_skip (self->animation);
  g_clear_object (&self->animation);

  G_OBJECT_CLASS (cb_card_slot_parent_class)->dispose (object);
}

static void
cb_card_slot_class_init (CbCardSlotClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cb_card_slot_dispose;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "button");
}

static void
cb_card_slot_init (CbCardSlot *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "card-slot");
}

/**
 * cb_card_slot_new:
 * @category: the category of the card
 * @orientation: horizontal for a small card with words beside it, vertical for a large one
 *
 * Returns: (transfer floating): a new slot that shows nothing yet
 */
GtkWidget *
cb_card_slot_new (guint category, GtkOrientation orientation)
{
  CbCardSlot *self = g_object_new (CB_TYPE_CARD_SLOT, "action-name", "case.slot", "action-target",
                                   g_variant_new_uint32 (category), NULL);
  gboolean small = orientation == GTK_ORIENTATION_HORIZONTAL;

  self->category = category;
  self->orientation = orientation;
  self->face = CB_CARD_FACE (cb_card_face_new (small ? SMALL : LARGE));
  self->animation = cb_card_face_create_turn (self->face);
  gtk_widget_add_css_class (GTK_WIDGET (self), small ? "small" : "large");
  gtk_button_set_child (GTK_BUTTON (self), small ? create_small (self) : create_large (self));
  return GTK_WIDGET (self);
}

guint
cb_card_slot_get_category (CbCardSlot *self)
{
  g_return_val_if_fail (CB_IS_CARD_SLOT (self), 0);

  return self->category;
}

/* Shows what @sheet knows now, and turns the card over if it was found since the last update. */
void
cb_card_slot_update (CbCardSlot *self, CbSheet *sheet)
{
  CbEdition *edition = cb_case_get_edition (cb_sheet_get_case (sheet));
  CbSlot slot;

  g_return_if_fail (CB_IS_CARD_SLOT (self));

  cb_sheet_get_shown_slot (sheet, self->category, &slot);
  self->crowded = cb_edition_get_n_categories (edition) > MOST_SMALL;
  show_face (self, sheet, &slot);
  show_words (self, sheet, &slot);
  fit_parts (self);
}

/* Sets whether there is room for the category above the title of a small card. */
void
cb_card_slot_set_roomy (CbCardSlot *self, gboolean roomy)
{
  g_return_if_fail (CB_IS_CARD_SLOT (self));

  self->roomy = roomy;
  fit_parts (self);
}
