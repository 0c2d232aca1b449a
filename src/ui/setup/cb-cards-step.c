/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-card-picker.h"
#include "cb-cards-step.h"
#include "cb-template.h"

struct _CbCardsStep
{
  CbSetupStep parent_instance;

  CbPile pile;

  AdwPreferencesPage *page;
  CbCardPicker *picker;
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
                       N_ ("Choose the card that everyone knows is out of play."), CB_STEP_REMOVED,
                       cb_setup_draft_get_removed, cb_setup_draft_set_removed },
  [CB_PILE_REMOVED] = { N_ ("Out of Play"), N_ ("Choose cards that are missing or were removed."),
                        CB_N_STEPS, cb_setup_draft_get_removed, cb_setup_draft_set_removed },
};

G_DEFINE_FINAL_TYPE (CbCardsStep, cb_cards_step, CB_TYPE_SETUP_STEP)

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

static char *
describe_count (CbCardsStep *self)
{
  CbSetupDraft *draft = get_draft (self);
  guint n = cb_card_set_size (PILES[self->pile].get (draft));
  int me = cb_setup_draft_find_seat (draft, cb_setup_draft_get_me (draft));
  guint min, max;

  if (self->pile == CB_PILE_REMOVED)
    return g_strdup_printf (ngettext ("%u chosen", "%u chosen", n), n);
  if (self->pile == CB_PILE_VICTIM)
    {
      n = cb_card_set_size (cb_setup_draft_get_removed (draft) & get_shown (self));
      min = max = (guint) get_rules (self)->n_removed;
    }
  else if (self->pile == CB_PILE_OPEN)
    min = max = cb_setup_draft_get_n_open (draft);
  else if (me != CB_NOBODY)
    cb_setup_draft_get_hand_range (draft, (guint) me, &min, &max);
  else
    return NULL;

  if (n > max)
    /* Translators: cards: “7 chosen, 1 too many” */
    return g_strdup_printf (_ ("%u chosen, %u too many"), n, n - max);
  if (min == max)
    return g_strdup_printf (ngettext ("%u of %u chosen", "%u of %u chosen", min), n, min);
  /* Translators: cards: “3 chosen, 4 or 5 needed” */
  return g_strdup_printf (_ ("%u chosen, %u or %u needed"), n, min, max);
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
  if (self->pile == CB_PILE_VICTIM && get_rules (self)->removed_name != NULL)
    adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), get_rules (self)->removed_name);

  cb_setup_step_set_status (step, count);
  cb_setup_step_set_problem (step, state == CB_STEP_WRONG ? problem : NULL);
}

static void
cb_cards_step_class_init (CbCardsStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  CbSetupStepClass *step_class = CB_SETUP_STEP_CLASS (klass);

  step_class->update = cb_cards_step_update;

  g_type_ensure (CB_TYPE_CARD_PICKER);
  cb_template_install (widget_class, "cb-cards-step");
  gtk_widget_class_bind_template_child (widget_class, CbCardsStep, page);
  gtk_widget_class_bind_template_child (widget_class, CbCardsStep, picker);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
}

static void
cb_cards_step_init (CbCardsStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

CbSetupStep *
cb_cards_step_new (CbSetupDraft *draft, CbPile pile)
{
  CbCardsStep *self = g_object_new (CB_TYPE_CARDS_STEP, "draft", draft, "title",
                                    _ (PILES[pile].title), NULL);

  adw_preferences_page_set_description (self->page, _ (PILES[pile].description));
  self->pile = pile;
  cb_cards_step_update (CB_SETUP_STEP (self));
  return CB_SETUP_STEP (self);
}
