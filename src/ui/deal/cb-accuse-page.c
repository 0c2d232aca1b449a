/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-card-faces.h"
#include "cb-card-picker.h"
#include "cb-deal-parts.h"
#include "cb-fields.h"
#include "cb-secret.h"
#include "cb-template.h"
#include "cb-token.h"

struct _CbAccusePage
{
  AdwNavigationPage parent_instance;

  CbSealedDeal *deal;
  guint seat;

  GtkWidget *done_button;
  CbCardFaces *faces;
  CbCardPicker *picker;
  GtkLabel *record_label;
  GtkWidget *right_page;
  CbSecret *secret;
  GtkStack *stack;
  GtkLabel *status;
  GtkLabel *title;
  CbToken *token;
  GtkWidget *wrong_page;
};

CB_DEFINE_TEMPLATE_TYPE (CbAccusePage, cb_accuse_page, ADW_TYPE_NAVIGATION_PAGE)

static CbEdition *
get_edition (CbAccusePage *self)
{
  return cb_sealed_deal_get_table (self->deal)->edition;
}

static gboolean
is_judged (CbAccusePage *self)
{
  return cb_sealed_deal_has_accused (self->deal, self->seat);
}

static gboolean
is_right (CbAccusePage *self)
{
  return cb_sealed_deal_is_right (self->deal,
                                  cb_sealed_deal_get_accusation (self->deal, self->seat));
}

/* Returns: the most cards of one category that are in the envelope */
static guint
count_alike (CbEdition *edition)
{
  guint most = 1;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    most = MAX (most, cb_edition_get_category (edition, i)->n_in_envelope);
  return most;
}

/* Returns: (nullable): the first category in which the number of cards chosen differs from the
 * envelope’s */
static const CbCategory *
find_open_category (CbAccusePage *self)
{
  CbEdition *edition = get_edition (self);
  CbCardSet chosen = cb_card_picker_get_chosen (self->picker);

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      const CbCategory *category = cb_edition_get_category (edition, i);

      if (cb_card_set_size (chosen & category->cards) != category->n_in_envelope)
        return category;
    }
  return NULL;
}

static char *
describe_choice (CbAccusePage *self, const CbCategory *open)
{
  if (open != NULL)
    return g_strdup_printf (
      ngettext ("%2$s: choose %1$u card.", "%2$s: choose %1$u cards.", open->n_in_envelope),
      open->n_in_envelope, open->name);
  return cb_edition_join_names (get_edition (self), cb_card_picker_get_chosen (self->picker));
}

static void
chosen_cb (CbAccusePage *self)
{
  const CbCategory *open;
  gboolean noting, ready;
  g_autofree char *text = NULL;

  if (self->deal == NULL || is_judged (self))
    return;
  open = find_open_category (self);
  noting = cb_secret_is_noting (self->secret);
  ready = !noting && open == NULL;
  text = describe_choice (self, open);
  gtk_label_set_label (self->status, text);
  gtk_widget_set_sensitive (GTK_WIDGET (self->picker), !noting);
  g_object_set (self->secret, "ready", ready, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "accuse.judge", ready);
}

static void
problem_cb (CbAccusePage *self, const char *words)
{
  /* AdwStatusPage reads its description as markup. */
  g_autofree char *escaped = g_markup_escape_text (words, -1);

  chosen_cb (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "accuse.show-envelope",
                                 is_judged (self) && !cb_secret_is_noting (self->secret));
  gtk_label_set_label (self->status, words);
  if (is_judged (self))
    adw_status_page_set_description (ADW_STATUS_PAGE (self->wrong_page), escaped);
}

/* The verdict is for everybody, so it stands where nothing is secret. A player who is wrong may
 * hold the button once more to see the envelope. The key for that button may still be held, so the
 * focus goes to a page, where the key presses nothing. */
static void
show_verdict (CbAccusePage *self)
{
  gboolean right = is_right (self);
  GtkWidget *page = right ? self->right_page : self->wrong_page;

  cb_card_picker_set_chosen (self->picker, 0);
  gtk_stack_set_visible_child_name (self->stack, right ? "right" : "wrong");
  g_object_set (self->secret, "label", right ? NULL : _ ("Hold to See the Envelope"), "ready",
                !right, NULL);
  adw_status_page_set_description (
    ADW_STATUS_PAGE (self->wrong_page),
    _ ("You are out, but you still answer. You may look in the envelope; keep what you see to "
       "yourself."));
  gtk_widget_set_visible (self->done_button, TRUE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "accuse.judge", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "accuse.show-envelope", !right);
  gtk_widget_set_focusable (page, TRUE);
  gtk_widget_grab_focus (page);
  cb_announce (self->done_button, adw_status_page_get_title (ADW_STATUS_PAGE (page)));
}

/* The cards cannot be changed while they are recorded. */
static void
judge_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbAccusePage *self = CB_ACCUSE_PAGE (widget);
  const CbDealEvent accusation = { .kind = CB_DEAL_EVENT_ACCUSE,
                                   .seat = self->seat,
                                   .cards = cb_card_picker_get_chosen (self->picker) };

  cb_secret_note (self->secret, self->deal, &accusation);
  chosen_cb (self);
}

/* Shows the envelope, with the fingerprint of the record as it is now, for players who want to
 * write it down. */
static void
show_envelope (CbAccusePage *self)
{
  g_autofree char *record = cb_sealed_deal_describe_record (self->deal);

  if (!cb_secret_open (self->secret))
    return;
  cb_card_faces_show (self->faces, get_edition (self), cb_sealed_deal_get_envelope (self->deal),
                      _ ("In the envelope"));
  gtk_label_set_label (self->record_label, record != NULL ? record : "");
  gtk_widget_grab_focus (GTK_WIDGET (self->faces));
}

static void
noted_cb (CbAccusePage *self, guint kind)
{
  if (kind == CB_DEAL_EVENT_ACCUSE)
    {
      show_verdict (self);
      return;
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "accuse.show-envelope", TRUE);
  show_envelope (self);
}

static void
show_envelope_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbAccusePage *self = CB_ACCUSE_PAGE (widget);
  const CbDealEvent look = { .kind = CB_DEAL_EVENT_SEE_ENVELOPE, .seat = self->seat };

  gtk_widget_action_set_enabled (widget, "accuse.show-envelope", FALSE);
  cb_secret_note (self->secret, self->deal, &look);
}

static void
asked_cb (CbAccusePage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self),
                              is_judged (self) ? "accuse.show-envelope" : "accuse.judge", NULL);
}

/* Takes the envelope from the page. */
static void
hide (CbAccusePage *self)
{
  cb_card_faces_clear (self->faces);
  gtk_label_set_label (self->record_label, "");
}

/* Clears the page when it is covered or left: the next person may be somebody else. */
static void
clear (CbAccusePage *self)
{
  cb_secret_close (self->secret);
  hide (self);
  cb_card_picker_set_chosen (self->picker, 0);
  chosen_cb (self);
}

static void
cb_accuse_page_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (cb_accuse_page_parent_class)->unmap (widget);

  if (CB_ACCUSE_PAGE (widget)->deal != NULL)
    clear (CB_ACCUSE_PAGE (widget));
}

/* The envelope is closed before the page slides away. */
static void
cb_accuse_page_hiding (AdwNavigationPage *page)
{
  clear (CB_ACCUSE_PAGE (page));
}

static void
cb_accuse_page_class_init (CbAccusePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (G_OBJECT_CLASS (klass), CbAccusePage, deal, g_object_unref);
  widget_class->unmap = cb_accuse_page_unmap;
  ADW_NAVIGATION_PAGE_CLASS (klass)->hiding = cb_accuse_page_hiding;

  cb_template_install (widget_class, "cb-accuse-page", CB_CHILD (CbAccusePage, done_button),
                       CB_CHILD (CbAccusePage, faces), CB_CHILD (CbAccusePage, picker),
                       CB_CHILD (CbAccusePage, record_label), CB_CHILD (CbAccusePage, right_page),
                       CB_CHILD (CbAccusePage, secret), CB_CHILD (CbAccusePage, stack),
                       CB_CHILD (CbAccusePage, status), CB_CHILD (CbAccusePage, title),
                       CB_CHILD (CbAccusePage, token), CB_CHILD (CbAccusePage, wrong_page),
                       CB_CALLBACK (asked_cb), CB_CALLBACK (chosen_cb), CB_CALLBACK (hide),
                       CB_CALLBACK (noted_cb), CB_CALLBACK (problem_cb));

  gtk_widget_class_install_action (widget_class, "accuse.judge", NULL, judge_action);
  gtk_widget_class_install_action (widget_class, "accuse.show-envelope", NULL,
                                   show_envelope_action);
}

/**
 * cb_accuse_page_new:
 * @seat: a player who has not accused yet
 *
 * Returns: (transfer floating): a page without an accusation
 */
CbAccusePage *
cb_accuse_page_new (CbSealedDeal *deal, guint seat)
{
  CbAccusePage *self = g_object_new (CB_TYPE_ACCUSE_PAGE, NULL);
  CbSetup *table = cb_sealed_deal_get_table (deal);
  /* Translators: a player */
  g_autofree char *title = g_strdup_printf (_ ("%s Accuses"), table->players[seat].name);

  self->deal = g_object_ref (deal);
  self->seat = seat;
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), title);
  gtk_label_set_label (self->title, title);
  cb_token_set_player (self->token, table, (int) seat);
  cb_card_picker_set_edition (self->picker, get_edition (self));
  g_object_set (self->picker, "alike", count_alike (get_edition (self)), NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "accuse.show-envelope", FALSE);
  chosen_cb (self);
  return self;
}
