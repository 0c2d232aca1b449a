/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-card-face.h"
#include "cb-card-faces.h"
#include "cb-children.h"
#include "cb-deal-parts.h"
#include "cb-fields.h"
#include "cb-sealed-deal-words.h"
#include "cb-template.h"
#include "cb-token.h"

/* The width of a card in a hand, in pixels, and of one in a hand of at least MANY. */
#define CARD       42
#define SMALL_CARD 30
#define MANY       7

struct _CbDealEnd
{
  AdwBin parent_instance;

  gboolean narrow;

  GtkLabel *cards;
  GtkLabel *check;
  GtkImage *check_icon;
  CbCardFaces *envelope_faces;
  AdwWrapBox *hands;
  GtkLabel *title;
  CbToken *token;
};

CB_DEFINE_TEMPLATE_TYPE (CbDealEnd, cb_deal_end, ADW_TYPE_BIN)

static GtkWidget *
create_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static AdwWrapBox *
create_line (int spacing)
{
  AdwWrapBox *line = ADW_WRAP_BOX (adw_wrap_box_new ());

  adw_wrap_box_set_child_spacing (line, spacing);
  adw_wrap_box_set_line_spacing (line, spacing);
  return line;
}

static GtkWidget *
create_notebook_button (guint seat, const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("casebook-pencil-symbolic");
  /* Translators: the title of a case; a player’s name. */
  g_autofree char *label = g_strdup_printf (_ ("%s’s Notebook"), name);

  gtk_widget_set_tooltip_text (button, label);
  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", seat);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.notebook");
  return button;
}

static GtkWidget *
create_head (CbSealedDeal *deal, guint seat)
{
  CbSetup *table = cb_sealed_deal_get_table (deal);
  AdwWrapBox *head = create_line (8);
  GtkWidget *token = cb_token_new_for_player (table, (int) seat, 28);
  GtkWidget *name = create_label (table->players[seat].name, "heading");
  const char *part = cb_sealed_deal_is_out (deal, seat)                     ? _ ("accused wrongly")
                     : cb_sealed_deal_get_play (deal)->winner == (int) seat ? _ ("solved it")
                                                                            : "";

  cb_token_set_out (CB_TOKEN (token), cb_sealed_deal_is_out (deal, seat));
  adw_wrap_box_append (head, token);
  adw_wrap_box_append (head, name);
  adw_wrap_box_append (head, create_label (part, "caption"));
  if (cb_sealed_deal_get_file (deal) != NULL)
    adw_wrap_box_append (head, create_notebook_button (seat, table->players[seat].name));
  return GTK_WIDGET (head);
}

static GtkWidget *
create_faces (CbEdition *edition, CbCardSet cards)
{
  AdwWrapBox *faces = create_line (6);
  int width = cb_card_set_size (cards) < MANY ? CARD : SMALL_CARD;

  for (; cards != 0; cards &= cards - 1)
    {
      GtkWidget *face = cb_card_face_new (width);

      cb_card_face_show_card (CB_CARD_FACE (face), edition, cb_card_set_first (cards));
      adw_wrap_box_append (faces, face);
    }
  return GTK_WIDGET (faces);
}

static void
add_group (CbDealEnd *self, GtkWidget *head, CbEdition *edition, CbCardSet cards)
{
  GtkWidget *hand = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);

  gtk_box_append (GTK_BOX (hand), head);
  gtk_box_append (GTK_BOX (hand), create_faces (edition, cards));
  gtk_widget_add_css_class (hand, "card");
  gtk_widget_add_css_class (hand, "open-hand");
  adw_wrap_box_append (self->hands, hand);
}

static void
show_hands (CbDealEnd *self, CbSealedDeal *deal)
{
  CbSetup *table = cb_sealed_deal_get_table (deal);
  CbCardSet down = 0;

  cb_children_remove_wrapped (self->hands);
  for (guint i = 0; i < table->n_players; i++)
    {
      g_autoptr (CbSetup) setup = cb_sealed_deal_make_setup (deal, i);

      add_group (self, create_head (deal, i), table->edition, setup->hand);
    }
  for (guint i = 0; i < table->face_down; i++)
    down |= cb_card_set_of (cb_sealed_deal_get_card_down (deal, i));
  if (down != 0)
    add_group (self, create_label (_ ("Face Down"), "heading"), table->edition, down);
  if (table->face_up != 0)
    add_group (self, create_label (_ ("Face Up"), "heading"), table->edition, table->face_up);
}

/* Turns the faces over; without animations they lie face up at once. */
static void
turn_faces (CbDealEnd *self)
{
  GtkWidget *box = adw_bin_get_child (ADW_BIN (self->envelope_faces));

  for (GtkWidget *face = gtk_widget_get_first_child (box); face != NULL;
       face = gtk_widget_get_next_sibling (face))
    {
      g_autoptr (AdwAnimation) turn = cb_card_face_create_turn (CB_CARD_FACE (face));

      adw_animation_play (turn);
    }
}

static void
show_check (CbDealEnd *self, CbSealedDeal *deal)
{
  g_autoptr (GError) problem = NULL;
  gboolean fits = cb_sealed_deal_check (deal, &problem);
  const char *css_class = fits ? "success" : "error";

  gtk_image_set_from_icon_name (self->check_icon,
                                fits ? "object-select-symbolic" : "dialog-warning-symbolic");
  gtk_label_set_label (self->check,
                       fits ? _ ("Nothing was changed since the deal.") : problem->message);
  gtk_widget_set_css_classes (GTK_WIDGET (self->check),
                              (const char *[]) { css_class, "heading", NULL });
  gtk_widget_set_css_classes (GTK_WIDGET (self->check_icon), (const char *[]) { css_class, NULL });
}

/* On a telephone each part fills a line: a part wider than its line would be misplaced. */
static AdwJustifyMode
choose_justify (GObject *object, gboolean narrow)
{
  return narrow ? ADW_JUSTIFY_FILL : ADW_JUSTIFY_NONE;
}

static void
cb_deal_end_class_init (CbDealEndClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_fields_install (G_OBJECT_CLASS (klass),
                     CB_FIELD (CbDealEnd, narrow, G_TYPE_BOOLEAN, G_PARAM_READWRITE));

  cb_template_install (widget_class, "cb-deal-end", CB_CALLBACK (choose_justify),
                       CB_CHILD (CbDealEnd, cards), CB_CHILD (CbDealEnd, check),
                       CB_CHILD (CbDealEnd, check_icon), CB_CHILD (CbDealEnd, envelope_faces),
                       CB_CHILD (CbDealEnd, hands), CB_CHILD (CbDealEnd, title),
                       CB_CHILD (CbDealEnd, token));
}

/**
 * cb_deal_end_show:
 * @deal: a deal that was opened for all
 * @turn: whether the cards turn over, because everybody looks at them for the first time
 */
void
cb_deal_end_show (CbDealEnd *self, CbSealedDeal *deal, gboolean turn)
{
  CbSetup *table;
  int solver;
  g_autofree char *title = NULL;
  g_autofree char *names = NULL;

  g_return_if_fail (CB_IS_DEAL_END (self));
  g_return_if_fail (cb_sealed_deal_is_open (deal));

  table = cb_sealed_deal_get_table (deal);
  solver = cb_sealed_deal_get_play (deal)->winner;
  title = cb_sealed_deal_describe_progress (deal);
  names = cb_edition_join_names (table->edition, cb_sealed_deal_get_envelope (deal));
  cb_token_set_player (self->token, table, solver);
  gtk_widget_set_visible (GTK_WIDGET (self->token), solver != CB_NOBODY);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->cards, names);
  cb_card_faces_show (self->envelope_faces, table->edition, cb_sealed_deal_get_envelope (deal),
                      _ ("In the envelope"));
  if (turn)
    {
      turn_faces (self);
      gtk_widget_grab_focus (GTK_WIDGET (self->envelope_faces));
      cb_announce (GTK_WIDGET (self), title);
    }
  show_hands (self, deal);
  show_check (self, deal);
}
