/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-card-faces.h"
#include "cb-case.h"
#include "cb-deal-parts.h"
#include "cb-fields.h"
#include "cb-hand.h"
#include "cb-notebook.h"
#include "cb-sealed-deal-words.h"
#include "cb-secret.h"
#include "cb-table-code.h"
#include "cb-template.h"
#include "cb-token.h"
#include "cb-words.h"
#include "cb-work.h"

struct _CbHandPage
{
  AdwNavigationPage parent_instance;

  CbSealedDeal *deal;
  guint seat;
  gboolean narrow;
  gboolean device;       /* if narrow: whether the codes for a device are shown, not the cards */
  gboolean notebook;     /* whether the notebook is wanted, not the hand */
  gboolean seen;         /* whether the hand was opened since this player has the device */
  GCancellable *opening; /* while the notebook is opened */

  GtkWidget *again_button;
  GtkWidget *cards_button;
  GtkLabel *code_label;
  CbTableCodes *codes;
  GtkWidget *device_button;
  GtkWidget *device_card;
  GtkWidget *done_box;
  GtkWidget *done_button;
  CbToken *done_token; /* of the next player */
  CbCardFaces *faces;
  GtkLabel *hand_title;
  CbToken *hand_token;
  GtkLabel *not_me_label;
  GtkWidget *notebook_button;
  CbPassView *pass;
  CbPainting *qr_code;
  GtkLabel *record_label;
  GtkScrolledWindow *scrolled;
  CbSecret *secret;
  GtkWidget *skip_button;
  GtkLabel *skip_label;
};

CB_DEFINE_TEMPLATE_TYPE (CbHandPage, cb_hand_page, ADW_TYPE_NAVIGATION_PAGE)

static const char *
get_name (CbHandPage *self, guint seat)
{
  return cb_sealed_deal_get_table (self->deal)->players[seat].name;
}

/* Returns: the next player to the left who has not looked, or %CB_NOBODY */
static int
find_next (CbHandPage *self)
{
  int next = cb_sealed_deal_find_next_to_look (self->deal, self->seat + 1);

  return next != (int) self->seat ? next : CB_NOBODY;
}

/* Lets a player who is not there be skipped, so that the others need not wait. */
static void
show_skip (CbHandPage *self)
{
  gboolean skips = !self->seen && !self->notebook &&
                   !cb_sealed_deal_has_looked (self->deal, self->seat) &&
                   find_next (self) != CB_NOBODY;
  /* Translators: a player */
  g_autofree char *label = g_strdup_printf (_ ("%s isn’t here – skip for now"),
                                            get_name (self, self->seat));

  gtk_label_set_label (self->skip_label, label);
  gtk_widget_set_visible (self->skip_button, skips);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "hand.skip", skips);
}

/* A small screen has room only for the cards, or for what goes to the player’s own device. */
static void
show_parts (CbHandPage *self)
{
  gboolean device = self->narrow && self->device;

  gtk_widget_set_visible (GTK_WIDGET (self->faces), !device);
  gtk_widget_set_visible (self->device_button, self->narrow && !device);
  gtk_widget_set_visible (self->device_card, !self->narrow || device);
  gtk_widget_set_visible (self->cards_button, device);
  gtk_widget_set_visible (self->notebook_button, !device && self->deal != NULL &&
                                                   cb_sealed_deal_get_file (self->deal) != NULL);
}

/* Shows what is new at the table, as codes, if there is room for them or they were asked for. */
static void
show_codes (CbHandPage *self)
{
  gboolean wanted = !self->narrow || self->device;
  g_auto (GStrv) codes = wanted ? cb_table_code_make (self->deal, self->seat, NULL) : NULL;

  cb_table_codes_show (self->codes, (const char *const *) codes);
}

/* Whether a suggestion was made. Until then nothing is lost by dealing again. */
static gboolean
has_begun (CbHandPage *self)
{
  return cb_sealed_deal_get_play (self->deal)->asker != CB_NOBODY;
}

/* Asks for the player. If the hand was opened before, the page says so, and its owner notices if
 * that was somebody else. */
static void
ask_for_player (CbHandPage *self)
{
  gboolean seen = cb_sealed_deal_has_looked (self->deal, self->seat) && !self->seen &&
                  !self->notebook;
  g_autofree char *title = g_strdup_printf (_ ("Pass to %s"), get_name (self, self->seat));
  /* Translators: a player, whose cards somebody has looked at before */
  g_autofree char *question = g_strdup_printf (_ ("Was that you, %s?"),
                                               get_name (self, self->seat));

  cb_pass_view_show (self->pass, self->deal, self->seat, seen ? question : title);
  gtk_widget_set_visible (self->again_button, seen && !has_begun (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "hand.deal-again", seen && !has_begun (self));
  if (!self->notebook)
    cb_pass_view_show_round (self->pass, self->deal, self->seat);
  g_object_set (self->secret, "label",
                self->notebook ? _ ("Hold to Open Your Notebook")
                : seen         ? _ ("It Was Me – Hold")
                               : _ ("Hold to See Your Hand"),
                NULL);
  cb_pass_view_set_words (
    self->pass, seen ? _ ("This hand has been viewed before. If it wasn’t you, tell the others.")
                     : _ ("Everybody else, look away."));
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), title);
  show_skip (self);
}

/* Removes everything that shows the hand from the page. */
static void
clear (CbHandPage *self)
{
  cb_work_stop (&self->opening);
  self->device = FALSE;
  cb_card_faces_clear (self->faces);
  cb_table_codes_show (self->codes, NULL);
  cb_qr_code_show (self->qr_code, NULL);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self->qr_code), GTK_ACCESSIBLE_PROPERTY_LABEL);
  gtk_label_set_label (self->code_label, "");
  gtk_label_set_label (self->hand_title, "");
  gtk_widget_set_visible (self->done_box, self->seen);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "hand.done", self->seen);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "hand.notebook", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "hand.show", TRUE);
  ask_for_player (self);
}

static void
begin (CbHandPage *self, guint seat)
{
  cb_secret_close (self->secret);
  self->seat = seat;
  self->seen = FALSE;
  clear (self);
}

static void
show_done (CbHandPage *self)
{
  int next = find_next (self);
  g_autofree char *label = next != CB_NOBODY
                             ? g_strdup_printf (_ ("Hold to Pass to %s"), get_name (self, next))
                             : g_strdup (_ ("Hold to Hide Your Hand"));

  g_object_set (self->done_button, "label", label, NULL);
  if (next != CB_NOBODY)
    cb_token_set_player (self->done_token, cb_sealed_deal_get_table (self->deal), next);
  gtk_widget_set_visible (GTK_WIDGET (self->done_token), next != CB_NOBODY);
}

static void
show_hand (CbHandPage *self)
{
  g_autoptr (CbSetup) setup = cb_sealed_deal_make_setup (self->deal, self->seat);
  g_autofree char *numbers = cb_sealed_deal_describe_numbers (self->deal);
  g_autofree char *words = cb_hand_make_words (setup, numbers);
  g_autofree char *code = cb_hand_make_code (setup);
  g_autofree char *record = cb_sealed_deal_describe_evidence (self->deal);
  g_autofree char *title = g_strdup_printf (_ ("%s, These Are Your Cards"),
                                            get_name (self, self->seat));
  g_autofree char *not_me = NULL;
  guint n = cb_card_set_size (setup->hand);
  g_autofree char *said = g_strdup_printf (
    ngettext ("Your hand, %u card", "Your hand, %u cards", n), n);

  gtk_label_set_label (self->hand_title, title);
  cb_token_set_player (self->hand_token, cb_sealed_deal_get_table (self->deal), (int) self->seat);
  cb_card_faces_show (self->faces, setup->edition, setup->hand, said);
  cb_qr_code_show (self->qr_code, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->qr_code), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Your hand as a QR code"), -1);
  gtk_label_set_label (self->code_label, code);
  gtk_label_set_label (self->record_label, record != NULL ? record : "");
  gtk_widget_set_visible (GTK_WIDGET (self->record_label), record != NULL);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), 0);
  /* Translators: a player says so, who holds somebody else’s cards */
  not_me = g_strdup_printf (_ ("I’m not %s"), get_name (self, self->seat));
  gtk_label_set_label (self->not_me_label, not_me);
  show_codes (self);
  show_parts (self);
  gtk_widget_set_visible (self->skip_button, FALSE);
  gtk_widget_set_visible (self->again_button, FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "hand.show", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "hand.skip", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "hand.done", TRUE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "hand.notebook", TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->faces));
  cb_announce (GTK_WIDGET (self), said);
}

/* Lets the player try again. */
static void
problem_cb (CbHandPage *self, const char *problem)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "hand.show",
                                 !cb_secret_is_noting (self->secret));
  cb_pass_view_set_words (self->pass, problem);
}

static void
notebook_opened_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbHandPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (CbCase)
    notebook = cb_table_notebook_open_finish (CB_SEALED_DEAL (source), result, &error);
  g_autoptr (GFile) file = NULL;
  g_autofree char *problem = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->opening);
  if (notebook != NULL)
    {
      g_signal_emit_by_name (self, "notebook", notebook);
      return;
    }
  file = cb_notebook_make_file (self->deal, self->seat);
  problem = cb_words_for_error (file, error);
  problem_cb (self, problem);
}

/* Opens the notebook, which shows the hand, only once the look at the hand is in the record. */
static void
open_notebook (CbHandPage *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "hand.show", FALSE);
  cb_pass_view_set_words (self->pass, _ ("Opening…"));
  self->opening = g_cancellable_new ();
  cb_table_notebook_open_async (self->deal, self->seat, self->opening, notebook_opened_cb,
                                g_object_ref (self));
}

static void
noted_cb (CbHandPage *self)
{
  if (self->notebook)
    {
      open_notebook (self);
      return;
    }
  self->seen = TRUE;
  if (cb_secret_open (self->secret))
    show_hand (self);
  else
    clear (self);
  show_done (self);
}

static void
show_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbHandPage *self = CB_HAND_PAGE (widget);
  const CbDealEvent look = { .kind = CB_DEAL_EVENT_LOOK, .seat = self->seat };

  gtk_widget_action_set_enabled (widget, "hand.show", FALSE);
  cb_secret_note (self->secret, self->deal, &look);
}

/* The button for this must be held: after an accidental tap the player would have to look again,
 * which the record shows to the others. */
static void
done_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbHandPage *self = CB_HAND_PAGE (widget);
  int next = find_next (self);

  begin (self, next != CB_NOBODY ? (guint) next : self->seat);
  if (next == CB_NOBODY)
    gtk_widget_activate_action (widget, "navigation.pop", NULL);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->secret));
}

static void
skip_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbHandPage *self = CB_HAND_PAGE (widget);

  begin (self, (guint) find_next (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->secret));
}

/* Shows the button for the next player only now, because it moves the one that the finger held. */
static void
kept_cb (CbHandPage *self)
{
  gtk_widget_set_visible (self->done_box, TRUE);
}

static void
asked_cb (CbHandPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "hand.show", NULL);
}

/* The hand is hidden before anything else appears. */
static void
notebook_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbHandPage *self = CB_HAND_PAGE (widget);

  cb_secret_close (self->secret);
  open_notebook (self);
}

static void
device_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbHandPage *self = CB_HAND_PAGE (widget);

  self->device = g_str_equal (name, "hand.device");
  show_codes (self);
  show_parts (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), 0);
  gtk_widget_grab_focus (self->device ? self->cards_button : GTK_WIDGET (self->faces));
}

/* Covers the hand at once, and asks for its owner again. */
static void
not_me_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  begin (CB_HAND_PAGE (widget), CB_HAND_PAGE (widget)->seat);
  gtk_widget_grab_focus (GTK_WIDGET (CB_HAND_PAGE (widget)->secret));
}

static void
deal_again_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit_by_name (widget, "deal-again");
}

static void
show_narrow (CbHandPage *self)
{
  gboolean open;

  g_object_get (self->secret, "open", &open, NULL);
  if (self->deal != NULL && open)
    show_codes (self);
  show_parts (self);
}

/* Hides the hand when the page is covered or left: the next person may be somebody else. */
static void
cb_hand_page_unmap (GtkWidget *widget)
{
  CbHandPage *self = CB_HAND_PAGE (widget);

  GTK_WIDGET_CLASS (cb_hand_page_parent_class)->unmap (widget);

  if (self->deal != NULL)
    begin (self, self->seat);
}

/* The hand is hidden before the page slides away. */
static void
cb_hand_page_hiding (AdwNavigationPage *page)
{
  begin (CB_HAND_PAGE (page), CB_HAND_PAGE (page)->seat);
}

static void
cb_hand_page_dispose (GObject *object)
{
  CbHandPage *self = CB_HAND_PAGE (object);

  cb_work_stop (&self->opening);
  g_clear_object (&self->deal);

  cb_template_dispose (object);
}

static void
cb_hand_page_class_init (CbHandPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_hand_page_dispose;
  widget_class->unmap = cb_hand_page_unmap;
  ADW_NAVIGATION_PAGE_CLASS (klass)->hiding = cb_hand_page_hiding;

  cb_fields_install (G_OBJECT_CLASS (klass), CB_FIELD_THEN (CbHandPage, narrow, G_TYPE_BOOLEAN,
                                                            G_PARAM_READWRITE, show_narrow));

  cb_signal_new (klass, "notebook", 1, CB_TYPE_CASE);
  cb_signal_new (klass, "deal-again", 0);

  cb_template_install (widget_class, "cb-hand-page", CB_CHILD (CbHandPage, again_button),
                       CB_CHILD (CbHandPage, cards_button), CB_CHILD (CbHandPage, code_label),
                       CB_CHILD (CbHandPage, codes), CB_CHILD (CbHandPage, device_button),
                       CB_CHILD (CbHandPage, device_card), CB_CHILD (CbHandPage, done_box),
                       CB_CHILD (CbHandPage, done_button), CB_CHILD (CbHandPage, done_token),
                       CB_CHILD (CbHandPage, faces), CB_CHILD (CbHandPage, hand_title),
                       CB_CHILD (CbHandPage, hand_token), CB_CHILD (CbHandPage, not_me_label),
                       CB_CHILD (CbHandPage, notebook_button), CB_CHILD (CbHandPage, pass),
                       CB_CHILD (CbHandPage, qr_code), CB_CHILD (CbHandPage, record_label),
                       CB_CHILD (CbHandPage, scrolled), CB_CHILD (CbHandPage, secret),
                       CB_CHILD (CbHandPage, skip_button), CB_CHILD (CbHandPage, skip_label),
                       CB_CALLBACK (asked_cb), CB_CALLBACK (clear), CB_CALLBACK (kept_cb),
                       CB_CALLBACK (noted_cb), CB_CALLBACK (problem_cb));

  gtk_widget_class_install_action (widget_class, "hand.show", NULL, show_action);
  gtk_widget_class_install_action (widget_class, "hand.done", NULL, done_action);
  gtk_widget_class_install_action (widget_class, "hand.device", NULL, device_action);
  gtk_widget_class_install_action (widget_class, "hand.cards", NULL, device_action);
  gtk_widget_class_install_action (widget_class, "hand.not-me", NULL, not_me_action);
  gtk_widget_class_install_action (widget_class, "hand.deal-again", NULL, deal_again_action);
  gtk_widget_class_install_action (widget_class, "hand.skip", NULL, skip_action);
  gtk_widget_class_install_action (widget_class, "hand.notebook", NULL, notebook_action);
}

/**
 * cb_hand_page_new:
 * @seat: whose hand comes first
 * @notebook: whether to open that player’s notebook instead; the deal must be kept in a file then
 *
 * Returns: (transfer floating): a page that shows no hand yet
 */
CbHandPage *
cb_hand_page_new (CbSealedDeal *deal, guint seat, gboolean notebook)
{
  CbHandPage *self = g_object_new (CB_TYPE_HAND_PAGE, NULL);

  self->deal = g_object_ref (deal);
  self->notebook = notebook;
  show_parts (self);
  begin (self, seat);
  return self;
}
