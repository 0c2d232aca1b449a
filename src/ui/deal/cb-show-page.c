/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-card-face.h"
#include "cb-card-faces.h"
#include "cb-card-picker.h"
#include "cb-children.h"
#include "cb-chip.h"
#include "cb-deal-parts.h"
#include "cb-even-layout.h"
#include "cb-fields.h"
#include "cb-secret.h"
#include "cb-template.h"
#include "cb-token.h"

/* The width of a card to choose, in pixels: on a telephone, where three fit, and on a page that is
 * at least ROOMY wide. */
#define CARD       96
#define ROOMY_CARD 150
#define ROOMY      700

struct _CbShowPage
{
  AdwNavigationPage parent_instance;

  CbSealedDeal *deal;
  gboolean asking; /* whether the asker is still choosing the cards */
  int asker;       /* the seat of the asker */
  gboolean saw;    /* whether the asker has the card before them, and may look once more */
  int choice_card; /* the card chosen to be shown, or −1 */

  GtkLabel *answers;
  GtkLabel *asked;
  AdwWrapBox *askers;
  GtkBox *choice;
  GtkWidget *choose_button;
  GtkLabel *choose_label;
  CbToken *choose_token;
  GtkWidget *done_button;
  CbCardFaces *faces;
  CbPassView *pass;
  CbCardPicker *picker;
  GtkLabel *problem;
  CbSecret *secret;
  GtkLabel *secret_title;
  GtkStack *stack;
  GtkWidget *take_back_button;
};

G_DEFINE_FINAL_TYPE (CbShowPage, cb_show_page, ADW_TYPE_NAVIGATION_PAGE)

static CbSetup *
get_table (CbShowPage *self)
{
  return cb_sealed_deal_get_table (self->deal);
}

static const CbDealPlay *
get_play (CbShowPage *self)
{
  return cb_sealed_deal_get_play (self->deal);
}

static const char *
get_name (CbShowPage *self, int seat)
{
  return get_table (self)->players[seat].name;
}

static void
chosen_cb (CbShowPage *self)
{
  if (self->deal == NULL)
    return;
  gtk_label_set_label (self->problem, "");
  gtk_widget_action_set_enabled (
    GTK_WIDGET (self), "show.ask",
    self->asking && !cb_secret_is_noting (self->secret) &&
      cb_edition_is_whole_question (get_table (self)->edition,
                                    cb_card_picker_get_chosen (self->picker)));
}

/* Shows to all what was asked for, and how that was answered. */
static void
show_answers (CbShowPage *self)
{
  const CbDealPlay *play = get_play (self);
  g_autofree char *answers = cb_sealed_deal_describe_answers (self->deal);
  g_autofree char *cards = cb_edition_join_names (get_table (self)->edition, play->cards);
  /* Translators: a player, and the cards of a suggestion */
  g_autofree char *asked = g_strdup_printf (_ ("%s asks for %s"), get_name (self, play->asker),
                                            cards);

  gtk_label_set_label (self->asked, asked);
  gtk_label_set_label (self->answers, answers);
}

/* Asks for the player who comes next by the rule of the game. */
static void
show_step (CbShowPage *self)
{
  const CbDealPlay *play = get_play (self);
  gboolean goes_on = play->step == CB_PLAY_SHOW || play->step == CB_PLAY_SEE;
  int seat = goes_on ? play->seat : play->asker;
  g_autofree char *title = NULL;
  g_autofree char *label = NULL;
  g_autofree char *next = play->step == CB_PLAY_LOOK ? cb_sealed_deal_describe_next (self->deal)
                                                     : g_strdup ("");

  if (goes_on)
    {
      title = g_strdup_printf (_ ("Pass to %s"), get_name (self, seat));
      /* Translators: a player says so */
      label = g_strdup_printf (_ ("I’m %s – Hold to See"), get_name (self, seat));
    }
  else if (play->shown != 0)
    {
      /* Translators: a player, who was shown a card */
      title = g_strdup_printf (_ ("%s has seen it"), get_name (self, seat));
      label = self->saw ? g_strdup (_ ("Hold to See It Again")) : NULL;
    }
  else
    title = g_strdup (_ ("Nobody can show a card."));
  cb_pass_view_show (self->pass, self->deal, (guint) seat, title);
  cb_pass_view_set_words (self->pass, goes_on ? _ ("Everybody else, look away.") : next);
  g_object_set (self->secret, "label", label, "keeps", play->step == CB_PLAY_SHOW, NULL);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), title);
  gtk_widget_set_visible (self->done_button, !goes_on);
  gtk_widget_set_visible (self->take_back_button, play->can_take_back);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "show.take-back", play->can_take_back);
}

static void
update (CbShowPage *self)
{
  gtk_stack_set_visible_child_name (self->stack, self->asking ? "ask" : "answer");
  chosen_cb (self);
  if (self->asking)
    {
      adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), _ ("Show a Card"));
      return;
    }
  show_answers (self);
  show_step (self);
}

/* Takes everything that is secret from the page. */
static void
hide (CbShowPage *self)
{
  cb_card_faces_clear (self->faces);
  gtk_widget_set_visible (GTK_WIDGET (self->faces), FALSE);
  cb_children_remove (self->choice);
  gtk_widget_set_visible (GTK_WIDGET (self->choice), FALSE);
  gtk_widget_set_visible (self->choose_button, FALSE);
  gtk_label_set_label (self->secret_title, "");
  self->choice_card = -1;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "show.choose", FALSE);
}

static void
closed_cb (CbShowPage *self)
{
  hide (self);
  if (self->deal != NULL && !self->asking)
    update (self);
}

/* If the asker keeps the card in sight without holding the button, another button leads on. */
static void
kept_cb (CbShowPage *self)
{
  gboolean kept;

  g_object_get (self->secret, "kept", &kept, NULL);
  if (kept && self->saw)
    gtk_widget_set_visible (self->done_button, TRUE);
}

static void
card_toggled_cb (CbShowPage *self, GtkToggleButton *button)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  self->choice_card = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "card"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "show.choose", TRUE);
}

/* A card of the suggestion; one that the player does not hold is faint and cannot be chosen. */
static GtkWidget *
create_card (CbShowPage *self, guint card, gboolean held)
{
  CbEdition *edition = get_table (self)->edition;
  const char *name = cb_edition_get_card (edition, card)->name;
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *face = cb_card_face_new (
    gtk_widget_get_width (GTK_WIDGET (self)) < ROOMY ? CARD : ROOMY_CARD);
  g_autofree char *label = held ? g_strdup (name)
                                /* Translators: a card that the player does not hold */
                                : g_strdup_printf (_ ("%s, not yours"), name);

  cb_card_face_set_captioned (CB_CARD_FACE (face), TRUE);
  cb_card_face_show_card (CB_CARD_FACE (face), edition, card);
  gtk_box_append (GTK_BOX (box), face);
  gtk_box_append (GTK_BOX (box), gtk_label_new (held ? "" : _ ("not yours")));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "shown-card");
  gtk_widget_set_sensitive (button, held);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_object_set_data (G_OBJECT (button), "card", GINT_TO_POINTER ((int) card));
  g_signal_connect_object (button, "toggled", G_CALLBACK (card_toggled_cb), self,
                           G_CONNECT_SWAPPED);
  return button;
}

/* Fills in the cards to choose from; if the player holds only one, it is chosen already. */
static void
fill_choice (CbShowPage *self, CbCardSet held)
{
  GtkToggleButton *first = NULL;

  for (CbCardSet cards = get_play (self)->cards; cards != 0; cards &= cards - 1)
    {
      guint card = cb_card_set_first (cards);
      gboolean holds = cb_card_set_has (held, card);
      GtkWidget *button = create_card (self, card, holds);

      gtk_box_append (self->choice, button);
      if (!holds)
        continue;
      if (first != NULL)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), first);
      else
        first = GTK_TOGGLE_BUTTON (button);
    }
  if (first != NULL && cb_card_set_size (held) == 1)
    gtk_toggle_button_set_active (first, TRUE);
}

static void
show_choice (CbShowPage *self)
{
  const CbDealPlay *play = get_play (self);
  g_autofree char *title = g_strdup_printf (
    _ ("%s, which one do you show %s?"), get_name (self, play->seat), get_name (self, play->asker));
  g_autofree char *label = g_strdup_printf (_ ("Hide and Pass to %s"),
                                            get_name (self, play->asker));

  if (!cb_secret_open (self->secret))
    return;
  hide (self);
  gtk_label_set_label (self->secret_title, title);
  fill_choice (self, cb_sealed_deal_get_choice (self->deal, (guint) play->seat));
  gtk_widget_set_visible (GTK_WIDGET (self->choice), TRUE);
  gtk_label_set_label (self->choose_label, label);
  cb_token_set_player (self->choose_token, get_table (self), play->asker);
  gtk_widget_set_visible (self->choose_button, TRUE);
  gtk_widget_set_visible (self->take_back_button, FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "show.take-back", FALSE);
  gtk_widget_child_focus (GTK_WIDGET (self->choice), GTK_DIR_TAB_FORWARD);
  cb_announce (GTK_WIDGET (self), title);
}

static void
show_seen (CbShowPage *self)
{
  const CbDealPlay *play = get_play (self);
  /* Translators: a player, who is shown a card */
  g_autofree char *title = g_strdup_printf (_ ("%s, this is for you"),
                                            get_name (self, play->asker));
  CbCardSet cards = 0;

  for (guint i = 0; i < get_table (self)->n_players; i++)
    if (cb_sealed_deal_get_shown (self->deal, i) >= 0)
      cards |= cb_card_set_of ((guint) cb_sealed_deal_get_shown (self->deal, i));
  self->saw = TRUE;
  if (!cb_secret_open (self->secret))
    {
      update (self);
      return;
    }
  gtk_label_set_label (self->secret_title, title);
  cb_card_faces_show (self->faces, get_table (self)->edition, cards, title);
  gtk_widget_set_visible (GTK_WIDGET (self->faces), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->faces));
  cb_announce (GTK_WIDGET (self), title);
}

/* Goes on after an event of this kind was recorded. */
static void
noted_cb (CbShowPage *self, guint kind)
{
  switch (kind)
    {
    case CB_DEAL_EVENT_CHOOSE:
      show_choice (self);
      break;
    case CB_DEAL_EVENT_SEE:
      show_seen (self);
      break;
    default:
      self->asking = kind == CB_DEAL_EVENT_TAKE_BACK;
      update (self);
      gtk_widget_grab_focus (GTK_WIDGET (self->secret));
      break;
    }
}

/* Follows the deal, which may still have been recording an event when the page was left. */
static void
changed_cb (CbShowPage *self)
{
  if (!self->asking && !cb_secret_is_noting (self->secret))
    update (self);
}

static void
problem_cb (CbShowPage *self, const char *words)
{
  if (!cb_secret_is_noting (self->secret))
    update (self);
  gtk_label_set_label (self->problem, words);
  cb_pass_view_set_words (self->pass, words);
}

static void
asked_cb (CbShowPage *self)
{
  const CbDealPlay *play = get_play (self);
  CbDealEvent event = { .seat = (guint) MAX (play->seat, 0) };

  if (play->step == CB_PLAY_SHOW && cb_sealed_deal_get_choice (self->deal, event.seat) != 0)
    show_choice (self);
  else if (play->step == CB_PLAY_SHOW || play->step == CB_PLAY_SEE)
    {
      event.kind = play->step == CB_PLAY_SHOW ? CB_DEAL_EVENT_CHOOSE : CB_DEAL_EVENT_SEE;
      cb_secret_note (self->secret, self->deal, &event);
    }
  else if (self->saw)
    show_seen (self);
}

static void
ask_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbShowPage *self = CB_SHOW_PAGE (widget);

  cb_secret_note (self->secret, self->deal,
                  &(CbDealEvent) { .kind = CB_DEAL_EVENT_SUGGEST,
                                   .seat = (guint) self->asker,
                                   .cards = cb_card_picker_get_chosen (self->picker) });
}

/* The cards are hidden before anything else happens. */
static void
choose_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbShowPage *self = CB_SHOW_PAGE (widget);
  const CbDealEvent event = { .kind = CB_DEAL_EVENT_SHOW,
                              .seat = (guint) get_play (self)->seat,
                              .cards = cb_card_set_of ((guint) MAX (self->choice_card, 0)) };

  if (self->choice_card < 0)
    return;
  cb_secret_close (self->secret);
  cb_secret_note (self->secret, self->deal, &event);
}

static void
take_back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbShowPage *self = CB_SHOW_PAGE (widget);

  cb_secret_note (
    self->secret, self->deal,
    &(CbDealEvent) { .kind = CB_DEAL_EVENT_TAKE_BACK, .seat = (guint) get_play (self)->asker });
}

/* Hides everything when the page is covered or left: the next person may be somebody else. */
static void
cb_show_page_unmap (GtkWidget *widget)
{
  CbShowPage *self = CB_SHOW_PAGE (widget);

  GTK_WIDGET_CLASS (cb_show_page_parent_class)->unmap (widget);

  if (self->deal == NULL)
    return;
  self->saw = FALSE;
  if (!self->asking)
    update (self);
}

static void
cb_show_page_hiding (AdwNavigationPage *page)
{
  cb_secret_close (CB_SHOW_PAGE (page)->secret);
}

static void
cb_show_page_class_init (CbShowPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (G_OBJECT_CLASS (klass), CbShowPage, deal, g_object_unref);
  widget_class->unmap = cb_show_page_unmap;
  ADW_NAVIGATION_PAGE_CLASS (klass)->hiding = cb_show_page_hiding;

  cb_template_install (widget_class, "cb-show-page", CB_CHILD (CbShowPage, answers),
                       CB_CHILD (CbShowPage, asked), CB_CHILD (CbShowPage, askers),
                       CB_CHILD (CbShowPage, choice), CB_CHILD (CbShowPage, choose_button),
                       CB_CHILD (CbShowPage, choose_label), CB_CHILD (CbShowPage, choose_token),
                       CB_CHILD (CbShowPage, done_button), CB_CHILD (CbShowPage, faces),
                       CB_CHILD (CbShowPage, pass), CB_CHILD (CbShowPage, picker),
                       CB_CHILD (CbShowPage, problem), CB_CHILD (CbShowPage, secret),
                       CB_CHILD (CbShowPage, secret_title), CB_CHILD (CbShowPage, stack),
                       CB_CHILD (CbShowPage, take_back_button), CB_CALLBACK (asked_cb),
                       CB_CALLBACK (chosen_cb), CB_CALLBACK (closed_cb), CB_CALLBACK (kept_cb),
                       CB_CALLBACK (noted_cb), CB_CALLBACK (problem_cb));

  gtk_widget_class_install_action (widget_class, "show.ask", NULL, ask_action);
  gtk_widget_class_install_action (widget_class, "show.choose", NULL, choose_action);
  gtk_widget_class_install_action (widget_class, "show.take-back", NULL, take_back_action);
}

static void
cb_show_page_init (CbShowPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->choice), cb_even_layout_new ());
}

static void
asker_toggled_cb (CbShowPage *self, GtkToggleButton *button)
{
  if (gtk_toggle_button_get_active (button))
    self->asker = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "seat"));
}

static GtkWidget *
create_asker (CbShowPage *self, guint seat)
{
  GtkWidget *chip = cb_chip_new (get_name (self, (int) seat),
                                 cb_token_new_for_player (get_table (self), (int) seat, 20));

  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  get_name (self, (int) seat), -1);
  g_object_set_data (G_OBJECT (chip), "seat", GINT_TO_POINTER ((int) seat));
  g_signal_connect_object (chip, "toggled", G_CALLBACK (asker_toggled_cb), self, G_CONNECT_SWAPPED);
  return chip;
}

/* Everybody who is in the game may ask; at first, whoever is on turn is chosen. */
static void
list_askers (CbShowPage *self)
{
  const CbDealPlay *play = get_play (self);
  GtkToggleButton *first = NULL;

  for (guint i = 0; i < get_table (self)->n_players; i++)
    {
      GtkWidget *chip;

      if (play->states[i] != CB_SEAT_PLAYING)
        continue;
      chip = create_asker (self, i);
      if (first != NULL)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (chip), first);
      else
        first = GTK_TOGGLE_BUTTON (chip);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip), (int) i == play->seat);
      adw_wrap_box_append (self->askers, chip);
    }
}

static CbCardSet
list_asked (const CbEdition *edition)
{
  guint asked = (guint) cb_edition_get_rules (edition)->asked_categories;
  CbCardSet cards = 0;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    if ((asked >> i & 1) != 0)
      cards |= cb_edition_get_category (edition, i)->cards;
  return cards;
}

/* Returns: (transfer floating): a page that begins where the game of @deal stands */
CbShowPage *
cb_show_page_new (CbSealedDeal *deal)
{
  CbShowPage *self = g_object_new (CB_TYPE_SHOW_PAGE, NULL);
  CbEdition *edition = cb_sealed_deal_get_table (deal)->edition;

  self->deal = g_object_ref (deal);
  self->asker = get_play (self)->seat;
  self->asking = get_play (self)->step == CB_PLAY_TURN;
  cb_card_picker_set_edition (self->picker, edition);
  cb_card_picker_set_shown (self->picker, list_asked (edition));
  g_object_set (self->picker, "alike", (guint) cb_edition_get_rules (edition)->n_alike, NULL);
  list_askers (self);
  g_signal_connect_object (deal, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  hide (self);
  update (self);
  return self;
}
