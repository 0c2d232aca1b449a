/* cb-draft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-draft"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-draft-private.h"

enum
{
  PROP_0,
  PROP_CASE,
  PROP_KIND,
  PROP_BY,
  PROP_CARDS,
  PROP_PLAYER,
  PROP_VIEWER,
  PROP_CARD,
  PROP_RESULT,
  PROP_TEXT,
  PROP_CHAIN_ENDED,
  PROP_COMPLETE,
  PROP_WARNING,
  PROP_PURPOSE,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (CbDraft, cb_draft, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
notify (CbDraft *self, guint property)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

guint
_cb_draft_get_n_seats (CbDraft *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->seats));
}

static void
update_answers (CbDraft *self)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  gboolean ended = FALSE, unreached = FALSE;

  for (guint i = 0; i < _cb_draft_get_n_answers (self); i++)
    {
      CbDraftAnswer *answer = _cb_draft_get_answer (self, i);
      gboolean mine = (int) cb_draft_answer_get_seat (answer) == setup->me;
      gboolean reached = !ended || self->chain_open || cb_draft_answer_is_given (answer);
      gboolean asks = cb_draft_answer_get_showed (answer) &&
                      ((setup->me != CB_NOBODY && (mine || self->by == setup->me)) ||
                       cb_draft_answer_get_card (answer) >= 0);
      CbCardSet choices = self->cards & (mine ? setup->hand : ~(CbCardSet) 0);

      cb_draft_answer_set_reached (answer, reached);
      cb_draft_answer_set_choices (answer, asks, asks ? choices : 0);
      /* What I showed needs no asking if there was no choice. */
      if (asks && mine && cb_card_set_size (choices) == 1)
        cb_draft_answer_set_card (answer, (int) cb_card_set_first (choices));

      unreached = unreached || !reached;
      ended = ended || cb_draft_answer_get_showed (answer);
    }

  if (self->chain_ended != unreached)
    {
      self->chain_ended = unreached;
      notify (self, PROP_CHAIN_ENDED);
    }
}

static char *
describe_purpose (CbDraft *self)
{
  if (self->target == NULL)
    return NULL;

  return g_strdup_printf (self->inserting ? _ ("Insert before Entry %u") : _ ("Edit Entry %u"),
                          cb_log_item_get_position (self->target) + 1);
}

/* Everything that follows from the fields. */
void
_cb_draft_update (CbDraft *self)
{
  g_autofree char *warning = NULL;
  g_autofree char *purpose = NULL;
  gboolean complete;

  if (self->applying > 0)
    return;

  g_object_freeze_notify (G_OBJECT (self));
  self->applying++;
  update_answers (self);
  self->applying--;

  complete = _cb_draft_is_complete (self);
  if (self->complete != complete)
    {
      self->complete = complete;
      notify (self, PROP_COMPLETE);
    }

  warning = _cb_draft_warn (self);
  if (g_set_str (&self->warning, warning))
    notify (self, PROP_WARNING);

  purpose = describe_purpose (self);
  if (g_set_str (&self->purpose, purpose))
    notify (self, PROP_PURPOSE);
  g_object_thaw_notify (G_OBJECT (self));
}

/* Returns: whether that changes anything; what follows from it is up to the caller */
gboolean
_cb_draft_set_field (CbDraft *self, int *field, int value, const char *property)
{
  if (*field == value)
    return FALSE;

  *field = value;
  g_object_notify (G_OBJECT (self), property);
  return TRUE;
}

/* Puts the answers into seating order after the asker. */
static void
arrange_answers (CbDraft *self)
{
  g_autoptr (GPtrArray) order = g_ptr_array_new ();
  guint n = _cb_draft_get_n_seats (self);

  for (guint i = 1; i <= n; i++)
    {
      guint seat = (guint) (self->by + (int) i) % n;

      if ((int) seat != self->by)
        g_ptr_array_add (order, _cb_draft_get_seat (self, seat));
    }
  g_list_store_splice (self->answers, 0, _cb_draft_get_n_answers (self), order->pdata, order->len);
}

void
_cb_draft_set_asker (CbDraft *self, int seat)
{
  if (!_cb_draft_set_field (self, &self->by, seat, "by"))
    return;

  self->applying++;
  if (seat >= 0)
    cb_draft_answer_clear (_cb_draft_get_seat (self, (guint) seat));
  arrange_answers (self);
  self->applying--;
}

static int
guess_asker (CbDraft *self)
{
  CbLog *log = cb_case_get_log (self->case_);

  if (self->target == NULL)
    return cb_case_get_next_asker (self->case_);

  for (guint i = _cb_draft_get_n_before (self); i > 0; i--)
    {
      int actor = cb_entry_get_turn (cb_log_get_entry (log, i - 1));

      if (actor >= 0)
        return (actor + 1) % (int) _cb_draft_get_n_seats (self);
    }
  return 0;
}

/* The first to play after me: somebody whose hand is not mine. */
static int
get_left_neighbour (CbDraft *self)
{
  return (cb_case_get_setup (self->case_)->me + 1) % (int) _cb_draft_get_n_seats (self);
}

static void
clear_fields (CbDraft *self)
{
  self->by_chosen = FALSE;
  self->chain_open = FALSE;
  self->applying++;
  for (guint i = 0; i < _cb_draft_get_n_seats (self); i++)
    cb_draft_answer_clear (_cb_draft_get_seat (self, i));
  self->applying--;

  _cb_draft_set_field (self, (int *) &self->kind, CB_DRAFT_SUGGESTION, "kind");
  _cb_draft_set_cards (self, 0);
  _cb_draft_set_field (self, &self->player, get_left_neighbour (self), "player");
  _cb_draft_set_field (self, &self->viewer, CB_NOBODY, "viewer");
  _cb_draft_set_field (self, &self->card, -1, "card");
  _cb_draft_set_field (self, (int *) &self->result, CB_RESULT_UNKNOWN, "result");
  if (g_set_str (&self->text, ""))
    notify (self, PROP_TEXT);
}

static void
start (CbDraft *self, CbLogItem *target, gboolean inserting)
{
  g_object_freeze_notify (G_OBJECT (self));
  g_set_object (&self->target, target);
  self->inserting = inserting;
  clear_fields (self);
  _cb_draft_set_asker (self, guess_asker (self));
  _cb_draft_update (self);
  g_object_thaw_notify (G_OBJECT (self));
}

/* Those before an answer were asked first, and whoever shows ends the chain. */
static void
answer_given_cb (CbDraft *self, GParamSpec *pspec, CbDraftAnswer *answer)
{
  guint position;

  if (self->applying > 0)
    return;

  if (cb_draft_answer_is_given (answer) && g_list_store_find (self->answers, answer, &position))
    {
      self->applying++;
      for (guint i = 0; i < position; i++)
        if (!cb_draft_answer_is_given (_cb_draft_get_answer (self, i)))
          cb_draft_answer_set_passed (_cb_draft_get_answer (self, i), TRUE);
      if (cb_draft_answer_get_showed (answer) && !self->chain_open)
        for (guint i = position + 1; i < _cb_draft_get_n_answers (self); i++)
          cb_draft_answer_clear (_cb_draft_get_answer (self, i));
      self->applying--;
    }
  _cb_draft_update (self);
}

static void
answer_card_cb (CbDraft *self, GParamSpec *pspec, CbDraftAnswer *answer)
{
  _cb_draft_update (self);
}

static void
setup_changed_cb (CbDraft *self)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);

  for (guint i = 0; i < _cb_draft_get_n_seats (self); i++)
    cb_draft_answer_set_name (_cb_draft_get_seat (self, i), setup->players[i].name);
  _cb_draft_update (self);
}

/* The entry worked on may have gone by undoing; what was entered is not lost by that. */
static void
concluded_cb (CbDraft *self)
{
  GListModel *log = G_LIST_MODEL (cb_case_get_log (self->case_));

  if (self->target != NULL)
    {
      g_autoptr (CbLogItem)
        item = g_list_model_get_item (log, cb_log_item_get_position (self->target));

      if (item != self->target)
        g_clear_object (&self->target);
    }
  if (self->target == NULL && !self->by_chosen)
    _cb_draft_set_asker (self, guess_asker (self));
  _cb_draft_update (self);
}

static void
cb_draft_constructed (GObject *object)
{
  CbDraft *self = CB_DRAFT (object);
  const CbSetup *setup = cb_case_get_setup (self->case_);

  G_OBJECT_CLASS (cb_draft_parent_class)->constructed (object);

  for (guint i = 0; i < setup->n_players; i++)
    {
      g_autoptr (CbDraftAnswer) answer = cb_draft_answer_new (i);

      g_list_store_append (self->seats, answer);
      g_signal_connect_object (answer, "notify::passed", G_CALLBACK (answer_given_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (answer, "notify::showed", G_CALLBACK (answer_given_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (answer, "notify::card", G_CALLBACK (answer_card_cb), self,
                               G_CONNECT_SWAPPED);
    }
  g_signal_connect_object (self->case_, "notify::setup", G_CALLBACK (setup_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->case_, "notify::read-only", G_CALLBACK (_cb_draft_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->case_, "concluded", G_CALLBACK (concluded_cb), self,
                           G_CONNECT_SWAPPED);
  setup_changed_cb (self);
  start (self, NULL, FALSE);
}

static void
cb_draft_finalize (GObject *object)
{
  CbDraft *self = CB_DRAFT (object);

  g_clear_object (&self->case_);
  g_clear_object (&self->target);
  g_clear_object (&self->answers);
  g_clear_object (&self->seats);
  g_free (self->text);
  g_free (self->warning);
  g_free (self->purpose);

  G_OBJECT_CLASS (cb_draft_parent_class)->finalize (object);
}

static void
cb_draft_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbDraft *self = CB_DRAFT (object);

  switch (prop_id)
    {
    case PROP_CASE:
      g_value_set_object (value, self->case_);
      break;
    case PROP_KIND:
      g_value_set_uint (value, self->kind);
      break;
    case PROP_BY:
      g_value_set_int (value, self->by);
      break;
    case PROP_CARDS:
      g_value_set_uint (value, self->cards);
      break;
    case PROP_PLAYER:
      g_value_set_int (value, self->player);
      break;
    case PROP_VIEWER:
      g_value_set_int (value, self->viewer);
      break;
    case PROP_CARD:
      g_value_set_int (value, self->card);
      break;
    case PROP_RESULT:
      g_value_set_uint (value, self->result);
      break;
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    case PROP_CHAIN_ENDED:
      g_value_set_boolean (value, self->chain_ended);
      break;
    case PROP_COMPLETE:
      g_value_set_boolean (value, self->complete);
      break;
    case PROP_WARNING:
      g_value_set_string (value, self->warning);
      break;
    case PROP_PURPOSE:
      g_value_set_string (value, self->purpose);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_draft_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  CbDraft *self = CB_DRAFT (object);

  switch (prop_id)
    {
    case PROP_CASE:
      self->case_ = g_value_dup_object (value);
      break;
    case PROP_KIND:
      cb_draft_set_kind (self, g_value_get_uint (value));
      break;
    case PROP_BY:
      cb_draft_set_by (self, g_value_get_int (value));
      break;
    case PROP_PLAYER:
      cb_draft_set_player (self, g_value_get_int (value));
      break;
    case PROP_VIEWER:
      cb_draft_set_viewer (self, g_value_get_int (value));
      break;
    case PROP_CARD:
      cb_draft_set_card (self, g_value_get_int (value));
      break;
    case PROP_RESULT:
      cb_draft_set_result (self, g_value_get_uint (value));
      break;
    case PROP_TEXT:
      cb_draft_set_text (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_draft_class_init (CbDraftClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->constructed = cb_draft_constructed;
  object_class->finalize = cb_draft_finalize;
  object_class->get_property = cb_draft_get_property;
  object_class->set_property = cb_draft_set_property;

  properties[PROP_CASE] = g_param_spec_object ("case", NULL, NULL, CB_TYPE_CASE,
                                               G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY |
                                                 G_PARAM_STATIC_STRINGS);
  properties[PROP_KIND] = g_param_spec_uint ("kind", NULL, NULL, 0, CB_N_DRAFT_KINDS - 1, 0,
                                             writable);
  properties[PROP_BY] = g_param_spec_int ("by", NULL, NULL, CB_NOBODY, CB_MAX_PLAYERS - 1,
                                          CB_NOBODY, writable);
  properties[PROP_CARDS] = g_param_spec_uint ("cards", NULL, NULL, 0, G_MAXUINT32, 0, readable);
  properties[PROP_PLAYER] = g_param_spec_int ("player", NULL, NULL, CB_NOBODY, CB_MAX_PLAYERS - 1,
                                              CB_NOBODY, writable);
  properties[PROP_VIEWER] = g_param_spec_int ("viewer", NULL, NULL, CB_NOBODY, CB_MAX_PLAYERS - 1,
                                              CB_NOBODY, writable);
  properties[PROP_CARD] = g_param_spec_int ("card", NULL, NULL, -1, CB_MAX_CARDS - 1, -1, writable);
  properties[PROP_RESULT] = g_param_spec_uint ("result", NULL, NULL, 0, CB_RESULT_RIGHT,
                                               CB_RESULT_UNKNOWN, writable);
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, "", writable);
  properties[PROP_CHAIN_ENDED] = g_param_spec_boolean ("chain-ended", NULL, NULL, FALSE, readable);
  properties[PROP_COMPLETE] = g_param_spec_boolean ("complete", NULL, NULL, FALSE, readable);
  properties[PROP_WARNING] = g_param_spec_string ("warning", NULL, NULL, NULL, readable);
  properties[PROP_PURPOSE] = g_param_spec_string ("purpose", NULL, NULL, NULL, readable);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
cb_draft_init (CbDraft *self)
{
  self->seats = g_list_store_new (CB_TYPE_DRAFT_ANSWER);
  self->answers = g_list_store_new (CB_TYPE_DRAFT_ANSWER);
  self->by = CB_NOBODY;
  self->player = CB_NOBODY;
  self->viewer = CB_NOBODY;
  self->card = -1;
  self->text = g_strdup ("");
}

/* (transfer none): by place in the chain */
CbDraftAnswer *
_cb_draft_get_answer (CbDraft *self, guint index)
{
  g_autoptr (CbDraftAnswer) answer = g_list_model_get_item (G_LIST_MODEL (self->answers), index);

  return answer;
}

/* (transfer none) */
CbDraftAnswer *
_cb_draft_get_seat (CbDraft *self, guint seat)
{
  g_autoptr (CbDraftAnswer) answer = g_list_model_get_item (G_LIST_MODEL (self->seats), seat);

  return answer;
}

guint
_cb_draft_get_n_answers (CbDraft *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->answers));
}

guint
_cb_draft_get_n_before (CbDraft *self)
{
  if (self->target != NULL)
    return cb_log_item_get_position (self->target);

  return cb_log_get_n_entries (cb_case_get_log (self->case_));
}

CbDraft *
cb_draft_new (CbCase *case_)
{
  g_return_val_if_fail (CB_IS_CASE (case_), NULL);

  return g_object_new (CB_TYPE_DRAFT, "case", case_, NULL);
}

CbCase *
cb_draft_get_case (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), NULL);

  return self->case_;
}

/* (transfer none): a list of #CbDraftAnswer in seating order after the asker. */
GListModel *
cb_draft_get_answers (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), NULL);

  return G_LIST_MODEL (self->answers);
}

/* (transfer none): a list of #CbDraftAnswer by seat, for choosing players by name. */
GListModel *
cb_draft_get_seats (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), NULL);

  return G_LIST_MODEL (self->seats);
}

/* For tables where others answered too although somebody had shown a card. */
void
cb_draft_reopen_chain (CbDraft *self)
{
  g_return_if_fail (CB_IS_DRAFT (self));

  self->chain_open = TRUE;
  _cb_draft_update (self);
}

gboolean
cb_draft_get_chain_ended (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), FALSE);

  return self->chain_ended;
}

/* Whether an entry of the log is being changed, rather than a new one made. */
gboolean
cb_draft_get_editing (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), FALSE);

  return self->target != NULL && !self->inserting;
}

/* Drops what was entered: a new, last entry, asked by whoever is next. */
void
cb_draft_reset (CbDraft *self)
{
  g_return_if_fail (CB_IS_DRAFT (self));

  start (self, NULL, FALSE);
}

/**
 * cb_draft_edit:
 * @position: a position in the log
 *
 * Takes over an entry of the log, to be replaced by cb_draft_confirm().
 *
 * Returns: FALSE if the entry is of a kind that cannot be composed; nothing has changed then
 */
gboolean
cb_draft_edit (CbDraft *self, guint position)
{
  g_autoptr (CbLogItem) item = NULL;

  g_return_val_if_fail (CB_IS_DRAFT (self), FALSE);

  item = g_list_model_get_item (G_LIST_MODEL (cb_case_get_log (self->case_)), position);
  g_return_val_if_fail (item != NULL, FALSE);

  if (!_cb_draft_can_take_entry (cb_log_item_get_entry (item)))
    return FALSE;

  g_object_freeze_notify (G_OBJECT (self));
  start (self, item, FALSE);
  self->applying++;
  _cb_draft_take_entry (self, cb_log_item_get_entry (item));
  self->applying--;
  _cb_draft_update (self);
  g_object_thaw_notify (G_OBJECT (self));
  return TRUE;
}

/* Starts an entry that will stand before the one at @position. */
void
cb_draft_insert_before (CbDraft *self, guint position)
{
  g_autoptr (CbLogItem) item = NULL;

  g_return_if_fail (CB_IS_DRAFT (self));

  item = g_list_model_get_item (G_LIST_MODEL (cb_case_get_log (self->case_)), position);
  g_return_if_fail (item != NULL);

  start (self, item, TRUE);
}

/**
 * cb_draft_confirm:
 *
 * Puts what was entered into the case, and starts anew. Does nothing if it is not complete.
 *
 * Returns: the position of the entry in the log, or −1
 */
int
cb_draft_confirm (CbDraft *self)
{
  g_autoptr (CbEntry) entry = NULL;
  gboolean editing, inserting;
  guint position;

  g_return_val_if_fail (CB_IS_DRAFT (self), -1);

  if (!self->complete)
    return -1;

  entry = _cb_draft_make_entry (self);
  position = _cb_draft_get_n_before (self);
  editing = cb_draft_get_editing (self);
  inserting = self->target != NULL && self->inserting;

  /* Started anew before the case tells of the change, so that nobody sees it warn of itself. */
  start (self, NULL, FALSE);
  if (editing)
    cb_case_replace (self->case_, position, entry);
  else if (inserting)
    cb_case_insert (self->case_, position, entry);
  else
    cb_case_append (self->case_, entry);
  return (int) position;
}
