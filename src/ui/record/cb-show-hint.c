/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-fields.h"
#include "cb-show-advice.h"
#include "cb-show-hint.h"
#include "cb-work.h"

/* The seed is fixed, so that the same question always leads to the same advice. */
#define SEED 1

/* The cards that a player asks for, and the state of the log then; no cards if I have no choice. */
typedef struct
{
  guint generation;
  int asker;
  CbCardSet named;
} ShowQuestion;

struct _CbShowHint
{
  CbDraftPart parent_instance;

  GSettings *settings;
  ShowQuestion question; /* the question that was answered or is being answered */
  GCancellable *computing;
  CbShowAdvice *advice;
};

G_DEFINE_FINAL_TYPE (CbShowHint, cb_show_hint, CB_TYPE_DRAFT_PART)

static CbDraft *
get_draft (CbShowHint *self)
{
  return cb_draft_part_get_draft (CB_DRAFT_PART (self));
}

/* (transfer none): my answer; I must be a player */
static CbDraftAnswer *
get_my_answer (CbShowHint *self)
{
  guint me = (guint) cb_draft_part_get_setup (CB_DRAFT_PART (self))->me;
  g_autoptr (CbDraftAnswer)
    answer = g_list_model_get_item (cb_draft_get_seats (get_draft (self)), me);

  return answer;
}

/* Whether another player asks in a new entry, and it is probably my turn to answer. */
static gboolean
is_asked (CbShowHint *self)
{
  CbDraft *draft = get_draft (self);
  CbDraftAnswer *mine;

  if (cb_draft_part_get_setup (CB_DRAFT_PART (self))->me == CB_NOBODY ||
      cb_draft_get_by (draft) < 0 || cb_draft_is_me (draft, cb_draft_get_by (draft)) ||
      cb_draft_get_purpose (draft) != NULL || !cb_draft_names_all (draft))
    return FALSE;
  mine = get_my_answer (self);
  return cb_draft_answer_get_reached (mine) && !cb_draft_answer_get_passed (mine) &&
         cb_draft_answer_get_card (mine) < 0 &&
         cb_seat_state_answers (cb_draft_answer_get_state (mine));
}

static gboolean
is_allowed (CbShowHint *self)
{
  return gtk_widget_get_mapped (GTK_WIDGET (self)) &&
         cb_case_get_assist (cb_draft_get_case (get_draft (self))) == CB_ASSIST_ODDS &&
         g_settings_get_boolean (self->settings, "advise-show");
}

static ShowQuestion
get_question (CbShowHint *self)
{
  CbDraft *draft = get_draft (self);
  CbCardSet named = cb_draft_get_cards (draft);
  CbCardSet mine = named & cb_draft_get_hand (draft);

  if (!is_allowed (self) || !is_asked (self) || cb_card_set_size (mine) < 2)
    return (ShowQuestion) { 0 };
  return (ShowQuestion) { cb_case_get_generation (cb_draft_get_case (draft)),
                          cb_draft_get_by (draft), named };
}

/* (transfer full) (nullable) */
static char *
describe_title (CbShowHint *self)
{
  const CbEdition *edition;
  g_autofree char *reason = NULL;
  guint card;

  if (self->advice == NULL)
    return NULL;

  edition = cb_draft_part_get_setup (CB_DRAFT_PART (self))->edition;
  card = cb_show_advice_get_option (self->advice, 0)->card;
  reason = cb_show_advice_explain (self->advice, 0);
  /* Translators: a card of mine, and why to show it: “Dan learns least from it”. */
  return g_strdup_printf (_ ("Show %s – %s"), cb_edition_get_card (edition, card)->name, reason);
}

/* @advice: (transfer full) (nullable) */
static void
set_advice (CbShowHint *self, CbShowAdvice *advice)
{
  g_clear_pointer (&self->advice, cb_show_advice_unref);
  self->advice = advice;
  g_object_set (get_my_answer (self), "advised",
                advice != NULL ? (int) cb_show_advice_get_option (advice, 0)->card : -1, NULL);
  cb_fields_notify_computed (self);
}

/* If the computation was cancelled the widget may no longer exist. */
static void
advised_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  CbShowAdvice *advice = cb_work_finish (result, &error);
  CbShowHint *self = user_data;

  if (error != NULL)
    return;

  g_clear_object (&self->computing);
  set_advice (self, advice);
  if (advice != NULL)
    {
      g_autofree char *title = describe_title (self);

      cb_announce (GTK_WIDGET (self), title);
    }
}

static void
stop_thinking (CbShowHint *self)
{
  cb_work_stop (&self->computing);
  self->question = (ShowQuestion) { 0 };
}

static void
update_advice (CbShowHint *self)
{
  CbDraft *draft = get_draft (self);
  CbCase *case_;
  ShowQuestion question = draft != NULL ? get_question (self) : (ShowQuestion) { 0 };

  if (question.named == self->question.named && question.asker == self->question.asker &&
      question.generation == self->question.generation)
    return;

  stop_thinking (self);
  if (self->advice != NULL)
    set_advice (self, NULL);
  if (question.named == 0)
    return;

  self->question = question;
  self->computing = g_cancellable_new ();
  case_ = cb_draft_get_case (draft);
  cb_case_advise_show_async (case_, cb_log_get_n_entries (cb_case_get_log (case_)),
                             (guint) question.asker, question.named, SEED, self->computing,
                             advised_cb, self);
}

static void
cb_show_hint_attach (CbDraftPart *part)
{
  CbShowHint *self = CB_SHOW_HINT (part);
  CbDraft *draft = cb_draft_part_get_draft (part);

  g_signal_connect_object (draft, "changed", G_CALLBACK (update_advice), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (cb_draft_get_case (draft), "notify::assist", G_CALLBACK (update_advice),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::advise-show", G_CALLBACK (update_advice), self,
                           G_CONNECT_SWAPPED);
}

static void
cb_show_hint_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (cb_show_hint_parent_class)->map (widget);
  update_advice (CB_SHOW_HINT (widget));
}

static void
cb_show_hint_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (cb_show_hint_parent_class)->unmap (widget);
  update_advice (CB_SHOW_HINT (widget));
}

static void
cb_show_hint_dispose (GObject *object)
{
  stop_thinking (CB_SHOW_HINT (object));

  G_OBJECT_CLASS (cb_show_hint_parent_class)->dispose (object);
}

static void
cb_show_hint_class_init (CbShowHintClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_show_hint_dispose;

  widget_class->map = cb_show_hint_map;
  widget_class->unmap = cb_show_hint_unmap;

  CB_DRAFT_PART_CLASS (klass)->attach = cb_show_hint_attach;

  cb_fields_install (object_class, CB_COMPUTED ("title", G_TYPE_STRING, describe_title));
  CB_OWNS (object_class, CbShowHint, advice, cb_show_advice_unref);
  CB_OWNS (object_class, CbShowHint, settings, g_object_unref);
}

static void
cb_show_hint_init (CbShowHint *self)
{
  self->settings = g_settings_new (APP_ID);
}
