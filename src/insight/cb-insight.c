/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-counsel.h"
#include "cb-edition-board.h"
#include "cb-fields.h"
#include "cb-insight-private.h"
#include "cb-work.h"

/* The same seed as in the terminal, so that the same case leads to the same advice. */
#define SEED 1

enum
{
  PROP_0,
  PROP_SHEET,
  PROP_ACTIVE,
  PROP_GLANCING,
  PROP_LOOKING_BACK,
  PROP_ARRIVED,
  PROP_WITHIN,
  PROP_STANDING,
  PROP_STATE,
  PROP_STALE,
  PROP_COMPUTING,
  PROP_PARTS, /* one for each part, from here on */
  N_PROPS = PROP_PARTS + CB_N_PARTS
};

G_DEFINE_FINAL_TYPE (CbInsight, cb_insight, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void go_on (CbInsight *self);

static gboolean
is_wanted (CbInsight *self, CbInsightPart part)
{
  return _cb_insight_part_kinds[part].is_wanted (self);
}

/* Whether the part is needed for what is on the screen now. */
static gboolean
is_looked_at (CbInsight *self, CbInsightPart part)
{
  return self->active || (self->glancing && _cb_insight_part_kinds[part].counsels) ||
         (self->looking_back && part == CB_PART_COURSE);
}

/* @result: (transfer full) (nullable) */
static void
set_part (CbInsight *self, CbInsightPart part, gpointer result)
{
  if (self->parts[part] != NULL)
    _cb_insight_part_kinds[part].free (self->parts[part]);
  self->parts[part] = result;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PARTS + part]);
}

static void
notify_work (CbInsight *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STALE]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMPUTING]);
}

/* Called when a computation has ended. If that was cancelled, @user_data may be freed already. */
static void
worked_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  gpointer part = cb_work_finish (result, &error);
  CbInsight *self = user_data;

  if (error != NULL)
    return;

  g_clear_object (&self->working);
  self->done[self->part] = TRUE;
  set_part (self, self->part, part);
  go_on (self);
  notify_work (self);
}

static void
start (CbInsight *self, CbInsightPart part)
{
  const CbInsightPartKind *kind = &_cb_insight_part_kinds[part];
  CbCase *case_ = cb_insight_get_case (self);
  const CbQuestion question = {
    .cards = part == CB_PART_REVIEW ? self->envelope : 0,
    .askable = self->askable,
    .seed = SEED,
  };

  self->part = part;
  self->working = g_cancellable_new ();
  if (part == CB_PART_CHANCES)
    cb_case_compute_chances_async (case_, self->n_read, self->working, worked_cb, self);
  else
    cb_question_answer_async (&question, case_,
                              kind->of_whole_log ? cb_log_get_n_entries (cb_case_get_log (case_))
                                                 : self->n_read,
                              kind->answer, kind->free, kind->name, self->working, worked_cb, self);
}

static void
refine (CbInsight *self, CbInsightPart part)
{
  const CbInsightPartKind *kind = &_cb_insight_part_kinds[part];

  self->part = part;
  self->working = g_cancellable_new ();
  cb_work_start (NULL, kind->name, CB_QUESTION_UNITS,
                 g_boxed_copy (kind->get_type (), self->parts[part]), kind->free, kind->refine,
                 kind->free, self->working, worked_cb, self);
}

static gboolean
can_be_finer (CbInsight *self, CbInsightPart part)
{
  return self->parts[part] != NULL && _cb_insight_part_kinds[part].refine != NULL &&
         !_cb_insight_part_kinds[part].is_final (self->parts[part]);
}

static gboolean
can_wait (CbInsight *self, CbInsightPart part)
{
  const CbInsightPartKind *kind = &_cb_insight_part_kinds[part];

  return kind->can_wait == NULL || kind->can_wait (self->parts[part]);
}

/* Computes the parts one after the other, so that the first is there soon; then refines those that
 * can be refined. */
static void
go_on (CbInsight *self)
{
  if (self->working != NULL)
    return;

  for (CbInsightPart part = 0; part < CB_N_PARTS; part++)
    if (!is_looked_at (self, part))
      continue;
    else if (!self->done[part] && is_wanted (self, part))
      {
        start (self, part);
        return;
      }
    else if (can_be_finer (self, part) && !can_wait (self, part))
      {
        refine (self, part);
        return;
      }
  for (CbInsightPart part = 0; part < CB_N_PARTS; part++)
    if (is_looked_at (self, part) && can_be_finer (self, part))
      {
        refine (self, part);
        return;
      }
}

/* Marks the results as outdated, but not those about the whole log where only the number of entries
 * read has changed. */
static void
begin_anew (CbInsight *self, gboolean log_changed)
{
  cb_work_stop (&self->working);
  self->serial++;
  for (CbInsightPart part = 0; part < CB_N_PARTS; part++)
    if (log_changed || !_cb_insight_part_kinds[part].of_whole_log || self->parts[part] == NULL)
      self->done[part] = FALSE;
}

/* How many entries are read. On a sheet that people mark themselves, these are none until the case
 * is closed, and then the whole log. */
static guint
find_n_read (CbInsight *self)
{
  CbCase *case_ = cb_insight_get_case (self);

  if (cb_case_get_assist (case_) == CB_ASSIST_NOTES && cb_case_get_closed (case_))
    return cb_log_get_n_entries (cb_case_get_log (case_));
  return cb_sheet_get_n_read (self->sheet);
}

/* Follows where the pawns are after the entries read: a suggestion moves the pawn that it names.
 * What was told after entries that are undone now counts as told at the end of the log. Returns:
 * whether what can be asked for has changed */
static gboolean
follow (CbInsight *self)
{
  CbCase *case_ = cb_insight_get_case (self);
  CbLog *log = cb_case_get_log (case_);
  CbAskable askable = self->told;
  gboolean moved = askable.within != self->askable.within;

  self->n_told = MIN (self->n_told, cb_log_get_n_entries (log));
  cb_askable_follow (&askable, cb_case_get_setup (case_), log, self->n_told, self->n_read);
  if (cb_askable_equal (&askable, &self->askable))
    return FALSE;

  self->askable = askable;
  if (moved)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WITHIN]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STANDING]);
  return TRUE;
}

/* What can be asked for from where I am. */
static CbCardSet
find_within (CbInsight *self)
{
  if (self->arrived >= 0)
    return cb_card_set_of ((guint) self->arrived);
  return cb_spot_get_reach (&self->spot, cb_insight_get_edition (self)).rooms;
}

/* Finds out from the log where I stand. A room where I told the program that I am counts until the
 * log says something new. */
static void
follow_spot (CbInsight *self)
{
  CbSpot spot = { .room = -1 };

  if (cb_edition_has_board (cb_insight_get_edition (self)))
    spot = cb_case_get_spot (cb_insight_get_case (self), self->n_read);
  if (spot.room == self->spot.room && spot.moved == self->spot.moved &&
      spot.rolled == self->spot.rolled)
    return;
  self->spot = spot;
  self->arrived = -1;
  self->told.within = find_within (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ARRIVED]);
}

/* Updates all parts. Parts that are no longer wanted are dropped at once; parts that may have
 * changed stay until they are computed again. Pencil marks change nothing. */
static void
update_parts (CbInsight *self)
{
  guint generation = cb_case_get_generation (cb_insight_get_case (self));
  guint n_read = find_n_read (self);
  gboolean changed = generation != self->generation || n_read != self->n_read;
  CbInsightState state;

  if (changed)
    begin_anew (self, generation != self->generation);
  self->generation = generation;
  self->n_read = n_read;
  if (changed)
    {
      follow_spot (self);
      follow (self);
    }
  state = _cb_insight_find_state (self, &self->envelope);
  if (state != self->state)
    {
      changed = TRUE;
      begin_anew (self, FALSE);
    }
  self->state = state;
  for (CbInsightPart part = 0; part < CB_N_PARTS; part++)
    if (self->parts[part] != NULL && !is_wanted (self, part))
      set_part (self, part, NULL);
  if (changed)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE]);
  go_on (self);
  notify_work (self);
}

static gboolean
is_stale (CbInsight *self)
{
  for (CbInsightPart part = 0; part < CB_N_PARTS; part++)
    if (self->parts[part] != NULL && !self->done[part])
      return TRUE;
  return FALSE;
}

static gboolean
is_computing (CbInsight *self)
{
  return self->working != NULL;
}

/* Computes the parts that are looked at now. Existing results stay; the computation of a part that
 * nobody looks at is stopped, and begun again later. */
static void
look (CbInsight *self)
{
  if (self->working != NULL && !is_looked_at (self, self->part))
    cb_work_stop (&self->working);
  go_on (self);
  notify_work (self);
}

static void
cb_insight_constructed (GObject *object)
{
  CbInsight *self = CB_INSIGHT (object);

  G_OBJECT_CLASS (cb_insight_parent_class)->constructed (object);

  g_signal_connect_object (self->sheet, "changed", G_CALLBACK (update_parts), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (cb_insight_get_case (self), "notify::assist", G_CALLBACK (update_parts),
                           self, G_CONNECT_SWAPPED);
  update_parts (self);
}

static void
cb_insight_dispose (GObject *object)
{
  CbInsight *self = CB_INSIGHT (object);

  cb_work_stop (&self->working);
  for (CbInsightPart part = 0; part < CB_N_PARTS; part++)
    if (self->parts[part] != NULL)
      _cb_insight_part_kinds[part].free (g_steal_pointer (&self->parts[part]));
  g_clear_object (&self->sheet);

  G_OBJECT_CLASS (cb_insight_parent_class)->dispose (object);
}

static void
cb_insight_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbInsight *self = CB_INSIGHT (object);

  if (prop_id < PROP_PARTS)
    cb_fields_get_property (object, prop_id, value, pspec);
  else
    g_value_set_boxed (value, self->parts[prop_id - PROP_PARTS]);
}

static void
cb_insight_class_init (CbInsightClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->constructed = cb_insight_constructed;
  object_class->dispose = cb_insight_dispose;
  object_class->get_property = cb_insight_get_property;

  properties[PROP_SHEET] = CB_FIELD (CbInsight, sheet, CB_TYPE_SHEET, G_PARAM_CONSTRUCT_ONLY);
  properties[PROP_ACTIVE] = CB_WRITTEN_BY (CB_FIELD (CbInsight, active, G_TYPE_BOOLEAN, readable),
                                           cb_insight_set_active);
  properties[PROP_GLANCING] = CB_FIELD_THEN (CbInsight, glancing, G_TYPE_BOOLEAN, G_PARAM_READWRITE,
                                             look);
  properties[PROP_LOOKING_BACK] = CB_FIELD_THEN (CbInsight, looking_back, G_TYPE_BOOLEAN,
                                                 G_PARAM_READWRITE, look);
  properties[PROP_ARRIVED] = CB_WRITTEN_BY (CB_FIELD (CbInsight, arrived, G_TYPE_INT, readable),
                                            cb_insight_set_arrived);
  properties[PROP_WITHIN] = CB_WRITTEN_BY (
    CB_COMPUTED ("within", G_TYPE_UINT, cb_insight_get_within), cb_insight_set_within);
  properties[PROP_STANDING] = CB_COMPUTED ("standing", G_TYPE_UINT, cb_insight_get_standing);
  properties[PROP_STATE] = CB_FIELD (CbInsight, state, G_TYPE_UINT, G_PARAM_READABLE);
  properties[PROP_STALE] = CB_COMPUTED ("stale", G_TYPE_BOOLEAN, is_stale);
  properties[PROP_COMPUTING] = CB_COMPUTED ("computing", G_TYPE_BOOLEAN, is_computing);
  for (CbInsightPart part = 0; part < CB_N_PARTS; part++)
    properties[PROP_PARTS + part] = g_param_spec_boxed (
      _cb_insight_part_kinds[part].name, NULL, NULL, _cb_insight_part_kinds[part].get_type (),
      readable);
  cb_fields_install_properties (object_class, N_PROPS, properties);
}

static void
cb_insight_init (CbInsight *self)
{
  self->spot.room = self->arrived = -1;
}

CbInsight *
cb_insight_new (CbSheet *sheet)
{
  g_return_val_if_fail (CB_IS_SHEET (sheet), NULL);

  return g_object_new (CB_TYPE_INSIGHT, "sheet", sheet, NULL);
}

/* (transfer none) */
CbSheet *
cb_insight_get_sheet (CbInsight *self)
{
  g_return_val_if_fail (CB_IS_INSIGHT (self), NULL);

  return self->sheet;
}

/* (transfer none) */
CbCase *
cb_insight_get_case (CbInsight *self)
{
  g_return_val_if_fail (CB_IS_INSIGHT (self), NULL);

  return cb_sheet_get_case (self->sheet);
}

/* (transfer none) */
CbEdition *
cb_insight_get_edition (CbInsight *self)
{
  return cb_case_get_edition (cb_insight_get_case (self));
}

/* How many solutions there are now; 0 as long as that is not known for this log. */
guint
cb_insight_count_left (CbInsight *self)
{
  const CbChances *chances = cb_insight_get_chances (self);

  return chances != NULL && cb_insight_is_done (self, "chances") && cb_chances_get_exact (chances)
           ? cb_chances_get_n_solutions (chances)
           : 0;
}

gboolean
cb_insight_get_active (CbInsight *self)
{
  g_return_val_if_fail (CB_IS_INSIGHT (self), FALSE);

  return self->active;
}

void
cb_insight_set_active (CbInsight *self, gboolean active)
{
  g_return_if_fail (CB_IS_INSIGHT (self));

  if (self->active == active)
    return;

  self->active = active;
  look (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ACTIVE]);
}

CbSpot
cb_insight_get_spot (CbInsight *self)
{
  g_return_val_if_fail (CB_IS_INSIGHT (self), (CbSpot) { .room = -1 });

  return self->spot;
}

/* Returns: the room where I say I am, or −1 */
int
cb_insight_get_arrived (CbInsight *self)
{
  g_return_val_if_fail (CB_IS_INSIGHT (self), -1);

  return self->arrived;
}

/* @room: a place, or −1 for what the log says */
void
cb_insight_set_arrived (CbInsight *self, int room)
{
  g_return_if_fail (CB_IS_INSIGHT (self));

  if (self->arrived == room)
    return;
  self->arrived = room;
  cb_insight_set_within (self, find_within (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ARRIVED]);
}

guint
cb_insight_get_n_turns (CbInsight *self)
{
  CbCase *case_;

  g_return_val_if_fail (CB_IS_INSIGHT (self), 0);

  case_ = cb_insight_get_case (self);
  return cb_case_get_assist (case_) == CB_ASSIST_NOTES
           ? cb_log_get_n_entries (cb_case_get_log (case_))
           : _cb_insight_count_read (self);
}

/* (nullable): the part; NULL if it is outdated */
static gpointer
get_fresh (CbInsight *self, CbInsightPart part)
{
  return self->done[part] ? self->parts[part] : NULL;
}

gboolean
cb_insight_is_settled (CbInsight *self)
{
  g_return_val_if_fail (CB_IS_INSIGHT (self), FALSE);

  for (CbInsightPart part = 0; part < CB_N_PARTS; part++)
    if (is_looked_at (self, part) && is_wanted (self, part) &&
        (!self->done[part] || (can_be_finer (self, part) && !can_wait (self, part))))
      return FALSE;
  return TRUE;
}

gboolean
cb_insight_is_early (CbInsight *self)
{
  const CbAdvice *advice;

  g_return_val_if_fail (CB_IS_INSIGHT (self), FALSE);

  advice = cb_insight_get_advice (self);
  return is_wanted (self, CB_PART_ADVICE) && self->done[CB_PART_ADVICE] &&
         (advice == NULL || cb_advice_is_flat (advice));
}

char *
cb_insight_describe_counsel (CbInsight *self, guint *n_turn)
{
  g_return_val_if_fail (CB_IS_INSIGHT (self), NULL);

  return cb_counsel_say (
    &(CbCounsel) {
      .case_ = cb_insight_get_case (self),
      .n_entries = cb_insight_get_n_turns (self),
      .spot = self->arrived >= 0 ? (CbSpot) { self->arrived, TRUE, 0 } : self->spot,
      .advice = get_fresh (self, CB_PART_ADVICE),
      .decision = get_fresh (self, CB_PART_DECISION),
      .rivals = get_fresh (self, CB_PART_RIVALS),
      .n_left = cb_insight_count_left (self),
      .early = cb_insight_is_early (self),
    },
    n_turn);
}

CbCardSet
cb_insight_get_within (CbInsight *self)
{
  g_return_val_if_fail (CB_IS_INSIGHT (self), 0);

  return self->askable.within;
}

void
cb_insight_set_within (CbInsight *self, CbCardSet within)
{
  CbAskable askable;

  g_return_if_fail (CB_IS_INSIGHT (self));

  askable = self->told;
  askable.within = within;
  cb_insight_recall_askable (self, &askable, self->n_told);
}

const CbAskable *
cb_insight_get_askable (CbInsight *self)
{
  g_return_val_if_fail (CB_IS_INSIGHT (self), NULL);

  return &self->askable;
}

/* Sets what can be asked for now; only advice depends on it. */
void
cb_insight_set_askable (CbInsight *self, const CbAskable *askable)
{
  g_return_if_fail (CB_IS_INSIGHT (self));

  cb_insight_recall_askable (self, askable, self->n_read);
}

/* Sets what could be asked for after the first @n_read entries. */
void
cb_insight_recall_askable (CbInsight *self, const CbAskable *askable, guint n_read)
{
  g_return_if_fail (CB_IS_INSIGHT (self));

  self->told = *askable;
  self->n_told = n_read;
  if (!follow (self))
    return;

  cb_work_stop (&self->working);
  self->serial++;
  self->done[CB_PART_ADVICE] = FALSE;
  go_on (self);
  notify_work (self);
}

CbCardSet
cb_insight_get_standing (CbInsight *self)
{
  CbCardSet cards = 0;

  g_return_val_if_fail (CB_IS_INSIGHT (self), 0);

  for (guint i = 0; i < self->askable.n_pairs; i++)
    cards |= self->askable.pairs[i];
  return cards;
}
