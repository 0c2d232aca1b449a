/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-card-face.h"
#include "cb-card-picker.h"
#include "cb-cards-step.h"
#include "cb-children.h"
#include "cb-closures.h"
#include "cb-deal-step.h"
#include "cb-seat-chips.h"
#include "cb-template.h"
#include "cb-words.h"

/* The width of a card in its slot. */
#define SLOT 36

struct _CbCardsStep
{
  CbSetupStep parent_instance;

  CbPile pile;

  GtkWidget *deal_button;
  GtkWidget *dealer_box;
  CbSeatChips *dealers;
  GtkLabel *description;
  GtkWidget *help_button;
  GtkLabel *help_label;
  CbCardPicker *picker;
  GtkLabel *shares;
  AdwWrapBox *slots;
  GtkWidget *slots_card;
};

static const struct
{
  const char *title;
  const char *description;
  CbStep step; /* CB_N_STEPS for a page that is not a step of the form */
  CbCardSet (*get) (CbSetupDraft *draft);
  void (*set) (CbSetupDraft *draft, CbCardSet cards);
} PILES[] = {
  [CB_PILE_HAND] = { N_ ("Your Hand"), N_ ("Choose the cards you hold."), CB_STEP_HAND,
                     cb_setup_draft_get_hand, cb_setup_draft_set_hand },
  [CB_PILE_OPEN] = { N_ ("Face Up"), N_ ("Choose the cards that are face up on the table."),
                     CB_STEP_OPEN, cb_setup_draft_get_open, cb_setup_draft_set_open },
  [CB_PILE_VICTIM] = { N_ ("Out of Play"),
                       N_ ("Choose the card that everybody knows is out of play."), CB_STEP_REMOVED,
                       cb_setup_draft_get_removed, cb_setup_draft_set_removed },
  [CB_PILE_REMOVED] = { N_ ("Out of Play"), N_ ("Choose cards that are missing or were removed."),
                        CB_N_STEPS, cb_setup_draft_get_removed, cb_setup_draft_set_removed },
};

CB_DEFINE_TEMPLATE_TYPE (CbCardsStep, cb_cards_step, CB_TYPE_SETUP_STEP)

static CbSetupDraft *
get_draft (CbCardsStep *self)
{
  return cb_setup_step_get_draft (CB_SETUP_STEP (self));
}

static const CbRules *
get_rules (CbCardsStep *self)
{
  return cb_edition_get_rules (cb_setup_draft_get_edition (get_draft (self)));
}

/* The cards that the page is about. */
static CbCardSet
get_shown (CbCardsStep *self)
{
  CbEdition *edition = cb_setup_draft_get_edition (get_draft (self));
  int category = get_rules (self)->removed_category;

  if (self->pile == CB_PILE_VICTIM && category >= 0)
    return cb_edition_get_category (edition, (guint) category)->cards;
  return cb_edition_get_all_cards (edition);
}

/* If there is only one victim, choosing another card replaces it. */
static void
chosen_cb (CbCardsStep *self)
{
  CbCardSet old = PILES[self->pile].get (get_draft (self));
  CbCardSet chosen = cb_card_picker_get_chosen (self->picker);

  if (self->pile == CB_PILE_VICTIM && get_rules (self)->n_removed == 1 && (chosen & ~old) != 0)
    chosen = (chosen & ~old) | (old & ~get_shown (self));
  PILES[self->pile].set (get_draft (self), chosen);
}

/* Gives the least and greatest number of cards to choose. Returns: FALSE if any number is right */
static gboolean
get_wanted (CbCardsStep *self, guint *min, guint *max)
{
  CbSetupDraft *draft = get_draft (self);
  int me = cb_setup_draft_find_seat (draft, cb_setup_draft_get_me (draft));

  if (self->pile == CB_PILE_VICTIM)
    *min = *max = (guint) get_rules (self)->n_removed;
  else if (self->pile == CB_PILE_OPEN)
    *min = *max = cb_setup_draft_get_n_open (draft);
  else if (self->pile == CB_PILE_HAND && me != CB_NOBODY)
    cb_setup_draft_get_hand_range (draft, (guint) me, min, max);
  else
    return FALSE;
  return TRUE;
}

/* The cards of the page that are chosen. */
static CbCardSet
get_chosen (CbCardsStep *self)
{
  return PILES[self->pile].get (get_draft (self)) & get_shown (self);
}

static char *
describe_count (CbCardsStep *self)
{
  guint n = cb_card_set_size (get_chosen (self));
  guint min, max;

  if (!get_wanted (self, &min, &max))
    return self->pile == CB_PILE_HAND ? NULL
                                      : g_strdup_printf (ngettext ("%u chosen", "%u chosen", n), n);
  if (n > max)
    /* Translators: cards: “7 chosen, 1 too many” */
    return g_strdup_printf (_ ("%u chosen, %u too many"), n, n - max);
  if (min == max)
    return g_strdup_printf (ngettext ("%u of %u chosen", "%u of %u chosen", min), n, min);
  /* Translators: cards: “3 chosen, 4 or 5 needed” */
  return g_strdup_printf (_ ("%u chosen, %u or %u needed"), n, min, max);
}

/* Shows a slot for each card that is asked for, empty until that is chosen. The slot of a card that
 * a hand may have or not is paler. */
static void
show_slots (CbCardsStep *self)
{
  CbEdition *edition = cb_setup_draft_get_edition (get_draft (self));
  guint min = 0, max = 0, n = 0;
  CbCardSet left = get_chosen (self);

  get_wanted (self, &min, &max);
  cb_children_remove_wrapped (self->slots);
  for (; left != 0; left &= left - 1, n++)
    {
      GtkWidget *face = g_object_new (CB_TYPE_CARD_FACE, "width", SLOT, "accessible-role",
                                      GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

      cb_card_face_show_card (CB_CARD_FACE (face), edition, cb_card_set_first (left));
      adw_wrap_box_append (self->slots, face);
    }
  for (; n < max; n++)
    {
      GtkWidget *empty = adw_bin_new ();

      gtk_widget_add_css_class (empty, "slot");
      if (n >= min)
        gtk_widget_add_css_class (empty, "perhaps");
      adw_wrap_box_append (self->slots, empty);
    }
  gtk_widget_set_visible (self->slots_card, max > 0 || get_chosen (self) != 0);
}

/* (transfer full): the names of the players who get @size cards */
static char *
list_players_with (CbSetupDraft *draft, guint size)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < cb_setup_draft_get_n_seats (draft); i++)
    {
      g_autofree char *name = cb_setup_seat_dup_label (cb_setup_draft_get_seat (draft, i));
      guint min, max;

      cb_setup_draft_get_hand_range (draft, i, &min, &max);
      if (min == size && max == size)
        g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", name);
    }
  return g_string_free_and_steal (g_steal_pointer (&names));
}

/* (transfer full) (nullable): who holds how many cards, if not all hold the same number; with two
 * players also what lies on the table */
static char *
describe_shares (CbSetupDraft *draft)
{
  guint n = cb_setup_draft_get_n_to_deal (draft), n_players = cb_setup_draft_get_n_seats (draft);
  guint least = n / n_players;
  g_autofree char *more = NULL;
  g_autofree char *fewer = NULL;

  if (cb_setup_draft_get_n_side (draft) > 0)
    return cb_deal_step_describe_side (draft);
  if (cb_setup_draft_get_rest (draft) == 0 || cb_setup_draft_get_dealt (draft) != CB_DEALT_ALL)
    return NULL;
  if (cb_setup_draft_get_first_dealt (draft) == NULL)
    return cb_deal_step_describe_share (n, n_players);
  more = list_players_with (draft, least + 1);
  fewer = list_players_with (draft, least);
  /* Translators: players with a number of cards each: “Ann, Bob: 5 cards. Cleo, Dan: 4.” */
  return g_strdup_printf (ngettext ("%s: %u card. %s: %u.", "%s: %u cards. %s: %u.", least + 1),
                          more, least + 1, fewer, least);
}

/* Asks who dealt, if that decides who has one card more. */
static void
show_shares (CbCardsStep *self)
{
  CbSetupDraft *draft = get_draft (self);
  gboolean mine = self->pile == CB_PILE_HAND;
  g_autofree char *shares = mine ? describe_shares (draft) : NULL;

  gtk_label_set_label (self->shares, shares != NULL ? shares : "");
  gtk_widget_set_visible (GTK_WIDGET (self->shares), shares != NULL);
  gtk_widget_set_visible (self->dealer_box, mine && cb_setup_draft_get_rest (draft) > 0 &&
                                              cb_setup_draft_get_dealt (draft) == CB_DEALT_ALL);
  gtk_widget_set_visible (self->deal_button,
                          mine && !cb_setup_draft_needs_step (draft, CB_STEP_DEAL));
}

/* Shows the button that changes how much help there will be: most forms have no step for that. In
 * an existing case the help is changed in its menu. */
static void
show_help (CbCardsStep *self)
{
  CbSetupDraft *draft = get_draft (self);
  /* Translators: a level of assistance: “Assistance: Logic and odds…” */
  g_autofree char *label = g_strdup_printf (
    _ ("_Assistance: %s…"), cb_words_for_assist (cb_setup_draft_get_assist (draft)));

  gtk_label_set_label (self->help_label, label);
  gtk_widget_set_visible (self->help_button,
                          self->pile == CB_PILE_HAND && cb_setup_draft_get_origin (draft) == NULL);
}

/* The greatest width of a part in pixels. @beside: that width if there are two columns */
static int
get_breadth (GObject *object, gboolean wide, int beside)
{
  return wide ? beside : 600;
}

/* Cards chosen on an earlier page cannot be chosen here. */
static void
show_taken (CbCardsStep *self)
{
  CbSetupDraft *draft = get_draft (self);
  CbEdition *edition = cb_setup_draft_get_edition (draft);
  gboolean about_removed = self->pile == CB_PILE_REMOVED || self->pile == CB_PILE_VICTIM;
  CbCardSet removed = !about_removed ? cb_setup_draft_get_removed (draft) : 0;
  CbCardSet hand = self->pile == CB_PILE_OPEN ? cb_setup_draft_get_hand (draft) : 0;

  for (guint i = 0; i < cb_edition_get_n_cards (edition); i++)
    cb_card_picker_set_taken (self->picker, i,
                              cb_card_set_has (removed, i) ? _ ("Out of play")
                              : cb_card_set_has (hand, i)  ? _ ("In your hand")
                                                           : NULL);
}

static void
cb_cards_step_update (CbSetupStep *step)
{
  CbCardsStep *self = CB_CARDS_STEP (step);
  CbSetupDraft *draft = get_draft (self);
  CbCardSet cards = PILES[self->pile].get (draft);
  g_autofree char *count = describe_count (self);
  g_autofree char *problem = NULL;
  CbStepState state = cb_setup_draft_check (draft, PILES[self->pile].step, &problem);

  g_signal_handlers_block_by_func (self->picker, chosen_cb, self);
  cb_card_picker_set_edition (self->picker, cb_setup_draft_get_edition (draft));
  cb_card_picker_set_chosen (self->picker, cards);
  g_signal_handlers_unblock_by_func (self->picker, chosen_cb, self);
  cb_card_picker_set_shown (self->picker, get_shown (self));
  show_taken (self);
  show_slots (self);
  show_shares (self);
  show_help (self);
  if (self->pile == CB_PILE_VICTIM && get_rules (self)->removed_name != NULL)
    adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), get_rules (self)->removed_name);

  g_object_set (self, "status", count, NULL);
  g_object_set (step, "problem", state == CB_STEP_WRONG ? problem : NULL, NULL);
}

static void
cb_cards_step_constructed (GObject *object)
{
  CbCardsStep *self = CB_CARDS_STEP (object);

  cb_seat_chips_set_draft (self->dealers, get_draft (self));
  /* When the picker has laid out the cards anew, it must be told again where they are. */
  g_signal_connect_swapped (self->picker, "notify::faces", G_CALLBACK (cb_cards_step_update), self);

  G_OBJECT_CLASS (cb_cards_step_parent_class)->constructed (object);
}

static void
cb_cards_step_class_init (CbCardsStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  CbSetupStepClass *step_class = CB_SETUP_STEP_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = cb_cards_step_constructed;
  step_class->update = cb_cards_step_update;

  cb_template_install (widget_class, "cb-cards-step", CB_CHILD (CbCardsStep, deal_button),
                       CB_CHILD (CbCardsStep, dealer_box), CB_CHILD (CbCardsStep, dealers),
                       CB_CHILD (CbCardsStep, description), CB_CHILD (CbCardsStep, help_button),
                       CB_CHILD (CbCardsStep, help_label), CB_CHILD (CbCardsStep, picker),
                       CB_CHILD (CbCardsStep, shares), CB_CHILD (CbCardsStep, slots),
                       CB_CHILD (CbCardsStep, slots_card), CB_CALLBACK (chosen_cb),
                       CB_CALLBACK (get_breadth));
  cb_closures_install (widget_class);
}

CbSetupStep *
cb_cards_step_new (CbSetupDraft *draft, CbPile pile)
{
  CbCardsStep *self = g_object_new (CB_TYPE_CARDS_STEP, "draft", draft, "title",
                                    _ (PILES[pile].title), NULL);

  gtk_label_set_label (self->description, _ (PILES[pile].description));
  self->pile = pile;
  cb_cards_step_update (CB_SETUP_STEP (self));
  return CB_SETUP_STEP (self);
}
