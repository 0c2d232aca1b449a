/* The box that shows an entry in tokens and cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-children.h"
#include "cb-fields.h"
#include "cb-glyph.h"
#include "cb-log-parts.h"
#include "cb-outline-box.h"
#include "cb-paragraph.h"
#include "cb-template.h"
#include "cb-token.h"

/* In pixels. */
#define CARD_SIZE   14
#define TOKEN_SIZE  20
#define ANSWER_SIZE 12
/* From right to left a wrap box misplaces children that are wider than a line (libadwaita 1.7). */
#define MAX_CHARS 24

struct _CbOutlineBox
{
  GtkBox parent_instance;

  guint position; /* of the entry in the log, from 0 */
  int by;         /* the seat whose token is shown, or CB_NOBODY */
  GtkLabel *number;
  CbToken *token;
  AdwWrapBox *cards;
  AdwWrapBox *trail;
};

G_DEFINE_FINAL_TYPE (CbOutlineBox, cb_outline_box, GTK_TYPE_BOX)

static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = cb_paragraph_new (text, css_class);

  gtk_label_set_max_width_chars (GTK_LABEL (label), MAX_CHARS);
  return label;
}

static GtkWidget *
make_card (const CbEdition *edition, guint card)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);

  gtk_box_append (GTK_BOX (box), cb_glyph_new_for_card (edition, card, CARD_SIZE));
  gtk_box_append (GTK_BOX (box), make_label (cb_edition_get_card (edition, card)->name, NULL));
  return box;
}

/* Makes a step of the trail. @icon: (nullable): what @seat did; @card: with which card, or −1 */
static GtkWidget *
make_step (int seat, const char *icon, int card, const CbSetup *setup)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  GtkWidget *token = seat != CB_NOBODY ? cb_token_new_named (TOKEN_SIZE)
                                       : make_label (_ ("Somebody"), NULL);

  if (seat != CB_NOBODY)
    cb_token_set_player (CB_TOKEN (token), setup, seat);
  gtk_box_append (GTK_BOX (box), token);
  if (icon != NULL)
    {
      GtkWidget *glyph = cb_glyph_new (icon, g_str_equal (icon, "eye") ? CARD_SIZE : ANSWER_SIZE);

      gtk_widget_add_css_class (glyph, g_str_equal (icon, "cross") ? "passed" : "showed");
      gtk_box_append (GTK_BOX (box), glyph);
    }
  if (card >= 0)
    gtk_box_append (
      GTK_BOX (box),
      make_label (cb_edition_get_card (setup->edition, (guint) card)->name, "heading"));
  return box;
}

static GtkWidget *
make_answer (const CbAnswer *answer, const CbSetup *setup)
{
  gboolean showed = answer->did == CB_DID_SHOW;

  return make_step (answer->by, showed ? "check" : "cross", showed ? answer->card : -1, setup);
}

/* Makes the outcome, with a mark before it if it is right or wrong, so that the two are told apart
 * without colours. */
static GtkWidget *
make_outcome (const char *words, CbTone tone)
{
  static const char *const classes[] = { "dimmed", "heading", "heading", "heading" };
  static const char *const marks[] = { NULL, NULL, "check", "cross" };
  GtkWidget *label = make_label (words, classes[tone]);
  GtkWidget *box;

  if (marks[tone] == NULL)
    return label;
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  gtk_widget_add_css_class (box, tone == CB_TONE_RIGHT ? "showed" : "wrong");
  gtk_box_append (GTK_BOX (box), cb_glyph_new (marks[tone], ANSWER_SIZE));
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

/* A sentence that is alone in the box gets the full width. Otherwise the box would reserve the
 * right height for it, but less width (libadwaita 1.7). */
static void
set_alone (AdwWrapBox *box)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (box));
  gboolean alone = first != NULL && gtk_widget_get_next_sibling (first) == NULL;

  adw_wrap_box_set_justify (box, alone ? ADW_JUSTIFY_FILL : ADW_JUSTIFY_NONE);
  adw_wrap_box_set_justify_last_line (box, alone);
}

/* (nullable): a glyph of what somebody did, and the words for it, as one child of the row. The
 * words take the rest of the line, and are dimmed if cards or an outcome follow. */
static GtkWidget *
make_act (const CbOutline *outline)
{
  gboolean goes_on = outline->cards != 0 || outline->of != CB_NOBODY || outline->outcome != NULL ||
                     outline->answers != NULL;
  GtkWidget *box, *label;

  if (outline->icon == NULL && outline->act == NULL)
    return NULL;
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7);
  if (outline->icon != NULL)
    {
      GtkWidget *glyph = cb_glyph_new (outline->icon, CARD_SIZE);

      gtk_widget_add_css_class (glyph, outline->grave ? "wrong" : "passed");
      gtk_box_append (GTK_BOX (box), glyph);
    }
  if (outline->act != NULL)
    {
      label = make_label (outline->act, goes_on ? "dimmed" : NULL);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_box_append (GTK_BOX (box), label);
    }
  return box;
}

/* Shows in @box what was done, and the cards that were named. */
static void
fill_cards (AdwWrapBox *box, const CbOutline *outline, const CbSetup *setup)
{
  GtkWidget *act = make_act (outline);

  cb_children_remove_wrapped (box);
  if (act != NULL)
    adw_wrap_box_append (box, act);
  for (guint i = 0; i < cb_edition_get_n_cards (setup->edition); i++)
    if (cb_card_set_has (outline->cards, i))
      adw_wrap_box_append (box, make_card (setup->edition, i));
  if (outline->n_unheard > 0)
    {
      g_autofree char *unheard = cb_edition_join_heard (setup->edition, 0, outline->n_unheard);

      adw_wrap_box_append (box, make_label (unheard, "dimmed"));
    }
  set_alone (box);
}

/* Shows in @box who answered what, or what else came of it; hides an empty @box. */
static void
fill_trail (AdwWrapBox *box, const CbOutline *outline, const CbSetup *setup)
{
  cb_children_remove_wrapped (box);
  for (guint i = 0; outline->answers != NULL && i < outline->answers->n; i++)
    adw_wrap_box_append (box, make_answer (outline->answers->list + i, setup));
  if (outline->of != CB_NOBODY)
    adw_wrap_box_append (box, make_step (outline->of, outline->of_icon, outline->card, setup));
  if (outline->outcome != NULL)
    adw_wrap_box_append (box, make_outcome (outline->outcome, outline->tone));
  gtk_widget_set_visible (GTK_WIDGET (box), gtk_widget_get_first_child (GTK_WIDGET (box)) != NULL);
  set_alone (box);
}

static void
show_number (CbOutlineBox *self)
{
  g_autofree char *number = g_strdup_printf ("%u", self->position + 1);

  gtk_label_set_label (self->number, number);
}

static void
cb_outline_box_class_init (CbOutlineBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_fields_install (G_OBJECT_CLASS (klass), CB_FIELD_THEN (CbOutlineBox, position, G_TYPE_UINT,
                                                            G_PARAM_READWRITE, show_number));

  cb_template_install (widget_class, "cb-outline-box", CB_CHILD (CbOutlineBox, number),
                       CB_CHILD (CbOutlineBox, token), CB_CHILD (CbOutlineBox, cards),
                       CB_CHILD (CbOutlineBox, trail));
}

static void
cb_outline_box_init (CbOutlineBox *self)
{
  self->by = CB_NOBODY;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self), cb_log_layout_new ());
  show_number (self);
}

/* An entry without a player has an invisible token, so that all entries begin at the same place. */
void
cb_outline_box_show (CbOutlineBox *self, const CbOutline *outline, const CbSetup *setup)
{
  g_return_if_fail (CB_IS_OUTLINE_BOX (self));

  self->by = outline->by;
  if (outline->by != CB_NOBODY)
    cb_token_set_player (self->token, setup, outline->by);
  gtk_widget_set_opacity (GTK_WIDGET (self->token), outline->by != CB_NOBODY ? 1 : 0);
  fill_cards (self->cards, outline, setup);
  fill_trail (self->trail, outline, setup);
}

/* @put_out: the seat that the entry put out of the game, or CB_NOBODY; that token gets a bar */
void
cb_outline_box_set_out (CbOutlineBox *self, int put_out)
{
  g_return_if_fail (CB_IS_OUTLINE_BOX (self));

  cb_token_set_out (self->token, put_out != CB_NOBODY && put_out == self->by);
}
