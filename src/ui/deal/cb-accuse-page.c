/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-accuse-page.h"
#include "cb-announce.h"
#include "cb-card-faces.h"
#include "cb-card-picker.h"
#include "cb-hold-button.h"
#include "cb-secret.h"
#include "cb-template.h"
#include "cb-work.h"

struct _CbAccusePage
{
  AdwNavigationPage parent_instance;

  CbSealedDeal *deal;
  GCancellable *noting; /* while the accusation is being recorded */

  GtkWidget *done_button;
  GtkWidget *envelope_button;
  CbCardFaces *faces;
  CbCardPicker *picker;
  AdwComboRow *player_row;
  GtkLabel *record_label;
  GtkWidget *right_page;
  CbSecret *secret;
  GtkStack *stack;
  GtkLabel *status;
  GtkWidget *wrong_page;
};

G_DEFINE_FINAL_TYPE (CbAccusePage, cb_accuse_page, ADW_TYPE_NAVIGATION_PAGE)

static CbEdition *
get_edition (CbAccusePage *self)
{
  return cb_sealed_deal_get_table (self->deal)->edition;
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

/* Returns: who accuses, or %CB_NOBODY until that is chosen */
static int
get_seat (CbAccusePage *self)
{
  guint selected = adw_combo_row_get_selected (self->player_row);

  return selected > 0 && selected != GTK_INVALID_LIST_POSITION ? (int) selected - 1 : CB_NOBODY;
}

/* A player who was interrupted may see the verdict again, but cannot change the first
 * accusation. */
static gboolean
is_again (CbAccusePage *self)
{
  int seat = get_seat (self);

  return seat != CB_NOBODY && cb_sealed_deal_has_accused (self->deal, (guint) seat);
}

static char *
describe_choice (CbAccusePage *self, const CbCategory *open)
{
  if (get_seat (self) == CB_NOBODY)
    return g_strdup (_ ("Choose who accuses."));
  if (is_again (self))
    return g_strdup (_ ("You have already accused. You can check again whether you were right."));
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
  gboolean ready;
  g_autofree char *text = NULL;

  if (self->deal == NULL)
    return;
  open = find_open_category (self);
  ready = self->noting == NULL &&
          (is_again (self) || (open == NULL && get_seat (self) != CB_NOBODY));
  text = describe_choice (self, open);
  gtk_label_set_label (self->status, text);
  gtk_widget_set_sensitive (GTK_WIDGET (self->player_row), self->noting == NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->picker), self->noting == NULL && !is_again (self));
  g_object_set (self->secret, "ready", ready, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "accuse.judge", ready);
}

/* Shows the fingerprint of the record as it is now, for players who want to write it down. */
static void
show_record (CbAccusePage *self)
{
  g_autofree char *record = cb_sealed_deal_describe_record (self->deal);

  gtk_label_set_label (self->record_label, record != NULL ? record : "");
  gtk_widget_set_visible (GTK_WIDGET (self->record_label), record != NULL);
}

/* @stage: (nullable): the page to show; NULL while the player chooses */
static void
show_stage (CbAccusePage *self, const char *stage)
{
  if (stage != NULL)
    gtk_stack_set_visible_child_name (self->stack, stage);
  adw_status_page_set_description (
    ADW_STATUS_PAGE (self->wrong_page),
    _ ("You are out, but you still answer. You may look in the envelope; keep what you see to "
       "yourself."));
  gtk_widget_set_visible (GTK_WIDGET (self->record_label), FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "accuse.judge", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "accuse.show-envelope",
                                 g_strcmp0 (stage, "wrong") == 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "accuse.done", stage != NULL);
}

/* The key that opened the secret may still be held, so the focus goes to a page, where it presses
 * nothing. */
static void
tell_result (CbAccusePage *self, GtkWidget *page)
{
  gtk_widget_set_focusable (page, TRUE);
  gtk_widget_grab_focus (page);
  cb_announce (self->done_button, adw_status_page_get_title (ADW_STATUS_PAGE (page)));
}

static void
show_problem (CbAccusePage *self, const char *words)
{
  /* AdwStatusPage reads its description as markup. */
  g_autofree char *escaped = g_markup_escape_text (words, -1);

  gboolean open;

  g_object_get (self->secret, "open", &open, NULL);
  if (!open)
    gtk_label_set_label (self->status, words);
  else
    adw_status_page_set_description (ADW_STATUS_PAGE (self->wrong_page), escaped);
}

static void
waiting_cb (CbAccusePage *self)
{
  if (self->noting != NULL && cb_sealed_deal_get_waiting (self->deal))
    show_problem (self, _ ("Saving… Waiting for the disk"));
}

/* Returns: whether to go on; FALSE if the page was covered in the meantime */
static gboolean
end_noting (CbAccusePage *self, GObject *deal, GAsyncResult *result, gboolean *noted)
{
  g_autoptr (GError) error = NULL;

  *noted = cb_sealed_deal_note_finish (CB_SEALED_DEAL (deal), result, &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return FALSE;
  g_clear_object (&self->noting);
  if (*noted)
    return TRUE;
  chosen_cb (self);
  show_problem (self, error->message);
  return TRUE;
}

static void begin (CbAccusePage *self);

static void
judge (CbAccusePage *self)
{
  CbCardSet cards = cb_sealed_deal_get_accusation (self->deal, (guint) get_seat (self));
  gboolean right = cb_sealed_deal_is_right (self->deal, cards);

  if (!cb_secret_open (self->secret))
    {
      begin (self);
      return;
    }
  show_stage (self, right ? "right" : "wrong");
  show_record (self);
  cb_card_picker_set_chosen (self->picker, 0);
  tell_result (self, right ? self->right_page : self->wrong_page);
}

static void
accused_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbAccusePage) self = user_data;
  gboolean noted;

  if (end_noting (self, source, result, &noted) && noted)
    judge (self);
}

/* Who accuses, and of what, cannot be changed while it is recorded. */
static void
judge_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbAccusePage *self = CB_ACCUSE_PAGE (widget);
  const CbDealEvent accusation = { .kind = CB_DEAL_EVENT_ACCUSE,
                                   .seat = (guint) get_seat (self),
                                   .cards = cb_card_picker_get_chosen (self->picker) };

  self->noting = g_cancellable_new ();
  chosen_cb (self);
  cb_sealed_deal_note_async (self->deal, &accusation, self->noting, accused_cb,
                             g_object_ref (self));
}

static void
show_envelope (CbAccusePage *self)
{
  cb_card_faces_show (self->faces, get_edition (self), cb_sealed_deal_get_envelope (self->deal),
                      _ ("In the envelope"));
  show_stage (self, "envelope");
  show_record (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->faces));
}

static void
seen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbAccusePage) self = user_data;
  gboolean noted;

  if (!end_noting (self, source, result, &noted))
    return;
  if (noted)
    show_envelope (self);
  else
    gtk_widget_action_set_enabled (GTK_WIDGET (self), "accuse.show-envelope", TRUE);
}

static void
show_envelope_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbAccusePage *self = CB_ACCUSE_PAGE (widget);
  const CbDealEvent look = { .kind = CB_DEAL_EVENT_SEE_ENVELOPE, .seat = (guint) get_seat (self) };

  self->noting = g_cancellable_new ();
  gtk_widget_action_set_enabled (widget, "accuse.show-envelope", FALSE);
  cb_sealed_deal_note_async (self->deal, &look, self->noting, seen_cb, g_object_ref (self));
}

static void
done_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "navigation.pop", NULL);
}

static void
list_players (CbAccusePage *self)
{
  CbSetup *table = cb_sealed_deal_get_table (self->deal);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _ ("Choose…"));
  for (guint i = 0; i < table->n_players; i++)
    {
      const char *name = table->players[i].name;
      /* Translators: a player’s name. */
      g_autofree char *accused = g_strdup_printf (_ ("%s (has accused)"), name);

      gtk_string_list_append (names, cb_sealed_deal_has_accused (self->deal, i) ? accused : name);
    }
  adw_combo_row_set_model (self->player_row, G_LIST_MODEL (names));
}

static void
begin (CbAccusePage *self)
{
  cb_work_stop (&self->noting);
  cb_card_faces_clear (self->faces);
  cb_card_picker_set_chosen (self->picker, 0);
  list_players (self);
  show_stage (self, NULL);
  chosen_cb (self);
}

static void
asked_cb (CbAccusePage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "accuse.judge", NULL);
}

/* Clears the page when it is covered or left: the next person may be somebody else. */
static void
cb_accuse_page_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (cb_accuse_page_parent_class)->unmap (widget);

  if (CB_ACCUSE_PAGE (widget)->deal != NULL)
    begin (CB_ACCUSE_PAGE (widget));
}

/* The envelope is closed before the page slides away. */
static void
cb_accuse_page_hiding (AdwNavigationPage *page)
{
  cb_secret_close (CB_ACCUSE_PAGE (page)->secret);
}

static void
cb_accuse_page_dispose (GObject *object)
{
  CbAccusePage *self = CB_ACCUSE_PAGE (object);

  cb_work_stop (&self->noting);
  g_clear_object (&self->deal);

  cb_template_dispose (object);
}

static void
cb_accuse_page_class_init (CbAccusePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_accuse_page_dispose;
  widget_class->unmap = cb_accuse_page_unmap;
  ADW_NAVIGATION_PAGE_CLASS (klass)->hiding = cb_accuse_page_hiding;

  g_type_ensure (CB_TYPE_CARD_FACES);
  g_type_ensure (CB_TYPE_CARD_PICKER);
  g_type_ensure (CB_TYPE_HOLD_BUTTON);
  g_type_ensure (CB_TYPE_SECRET);
  cb_template_install (widget_class, "cb-accuse-page");
  gtk_widget_class_bind_template_child (widget_class, CbAccusePage, done_button);
  gtk_widget_class_bind_template_child (widget_class, CbAccusePage, envelope_button);
  gtk_widget_class_bind_template_child (widget_class, CbAccusePage, faces);
  gtk_widget_class_bind_template_child (widget_class, CbAccusePage, picker);
  gtk_widget_class_bind_template_child (widget_class, CbAccusePage, player_row);
  gtk_widget_class_bind_template_child (widget_class, CbAccusePage, record_label);
  gtk_widget_class_bind_template_child (widget_class, CbAccusePage, right_page);
  gtk_widget_class_bind_template_child (widget_class, CbAccusePage, secret);
  gtk_widget_class_bind_template_child (widget_class, CbAccusePage, stack);
  gtk_widget_class_bind_template_child (widget_class, CbAccusePage, status);
  gtk_widget_class_bind_template_child (widget_class, CbAccusePage, wrong_page);
  gtk_widget_class_bind_template_callback (widget_class, asked_cb);
  gtk_widget_class_bind_template_callback (widget_class, begin);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);

  gtk_widget_class_install_action (widget_class, "accuse.judge", NULL, judge_action);
  gtk_widget_class_install_action (widget_class, "accuse.show-envelope", NULL,
                                   show_envelope_action);
  gtk_widget_class_install_action (widget_class, "accuse.done", NULL, done_action);
}

static void
cb_accuse_page_init (CbAccusePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns: (transfer floating): a page without an accusation */
CbAccusePage *
cb_accuse_page_new (CbSealedDeal *deal)
{
  CbAccusePage *self = g_object_new (CB_TYPE_ACCUSE_PAGE, NULL);

  self->deal = g_object_ref (deal);
  g_signal_connect_object (deal, "notify::waiting", G_CALLBACK (waiting_cb), self,
                           G_CONNECT_SWAPPED);
  cb_card_picker_set_edition (self->picker, get_edition (self));
  begin (self);
  return self;
}
