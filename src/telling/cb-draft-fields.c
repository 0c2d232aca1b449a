/* cb-draft-fields.c: what of a draft is entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-draft"

#include "config.h"

#include "cb-event-kind.h"

typedef enum
{
  HOLDS_SEAT,
  HOLDS_CARD,
  HOLDS_CARDS,
  HOLDS_CHOICE,
  HOLDS_KIND,   /* a category, or after all of these a trait */
  HOLDS_COUNT,  /* of cards */
  HOLDS_PLACES, /* of face-down cards, as bits */
  HOLDS_DECK,
} Holds;

static const char *const RESULTS[] = { "unknown", "wrong", "right", NULL };
static const char *const WANTS[] = { "one", "all", NULL };
static const char *const DIRECTIONS[] = { "left", "right", NULL };
static const char *const TRIGGERS[] = { "none", "roll", "landing", "moved", "turn", NULL };

/* Named as in case files. */
static const struct
{
  const char *name;
  Holds holds;
  const char *const *choices;
} FIELDS[CB_N_DRAFT_FIELDS] = {
  [CB_DRAFT_BY] = { "by", HOLDS_SEAT },
  [CB_DRAFT_CARDS] = { "cards", HOLDS_CARDS },
  [CB_DRAFT_PLAYER] = { "player", HOLDS_SEAT },
  [CB_DRAFT_VIEWER] = { "viewer", HOLDS_SEAT },
  [CB_DRAFT_CARD] = { "card", HOLDS_CARD },
  [CB_DRAFT_RESULT] = { "result", HOLDS_CHOICE, RESULTS },
  [CB_DRAFT_ASKED] = { "asked", HOLDS_KIND },
  [CB_DRAFT_WANT] = { "want", HOLDS_CHOICE, WANTS },
  [CB_DRAFT_COUNT] = { "count", HOLDS_COUNT },
  [CB_DRAFT_HAND] = { "hand", HOLDS_CARDS },
  [CB_DRAFT_SLOTS] = { "slots", HOLDS_PLACES },
  [CB_DRAFT_DIRECTION] = { "direction", HOLDS_CHOICE, DIRECTIONS },
  [CB_DRAFT_LOST] = { "lost", HOLDS_CARD },
  [CB_DRAFT_DECK] = { "deck", HOLDS_DECK },
  [CB_DRAFT_TRIGGER] = { "trigger", HOLDS_CHOICE, TRIGGERS },
};

const char *
cb_trigger_get_id (CbTrigger trigger)
{
  g_return_val_if_fail (trigger <= CB_TRIGGER_TURN, NULL);

  return trigger != CB_TRIGGER_NONE ? TRIGGERS[trigger] : NULL;
}

/* @id: (nullable) */
CbTrigger
cb_trigger_find (const char *id)
{
  for (guint i = CB_TRIGGER_ROLL; TRIGGERS[i] != NULL; i++)
    if (g_strcmp0 (TRIGGERS[i], id) == 0)
      return i;
  return CB_TRIGGER_NONE;
}

const char *
_cb_draft_field_get_name (CbDraftField field)
{
  return FIELDS[field].name;
}

/* What it holds while nothing is entered: no seat, no card, the first choice. */
int
_cb_draft_field_get_fallback (CbDraftField field)
{
  switch (FIELDS[field].holds)
    {
    case HOLDS_SEAT:
    case HOLDS_CARD:
    case HOLDS_KIND:
    case HOLDS_COUNT:
    case HOLDS_DECK:
      return -1;
    case HOLDS_CARDS:
    case HOLDS_CHOICE:
    case HOLDS_PLACES:
    default:
      return 0;
    }
}

GParamSpec *
_cb_draft_field_create_pspec (CbDraftField field)
{
  const char *name = FIELDS[field].name;
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  switch (FIELDS[field].holds)
    {
    case HOLDS_SEAT:
      return g_param_spec_int (name, NULL, NULL, CB_NOBODY, CB_MAX_PLAYERS - 1, CB_NOBODY, flags);
    case HOLDS_CARD:
      return g_param_spec_int (name, NULL, NULL, -1, CB_MAX_CARDS - 1, -1, flags);
    case HOLDS_CHOICE:
      return g_param_spec_uint (name, NULL, NULL, 0,
                                g_strv_length ((GStrv) FIELDS[field].choices) - 1, 0, flags);
    case HOLDS_KIND:
    case HOLDS_COUNT:
    case HOLDS_DECK:
      return g_param_spec_int (name, NULL, NULL, -1, CB_MAX_CARDS, -1, flags);
    case HOLDS_CARDS:
    case HOLDS_PLACES:
    default:
      return g_param_spec_uint (name, NULL, NULL, 0, G_MAXUINT32, 0, flags);
    }
}

/* The ids of what can be asked for, in that order. */
static GStrv
list_kind_ids (const CbEdition *edition)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    g_strv_builder_add (builder, cb_edition_get_category (edition, i)->id);
  for (guint i = 0; i < cb_edition_get_n_traits (edition); i++)
    g_strv_builder_add (builder, cb_edition_get_trait (edition, i)->id);
  return g_strv_builder_end (builder);
}

/* As in case files; nothing where it is as at the start. */
void
_cb_draft_write_field (CbDraft *self, CbDraftField field, JsonObject *out)
{
  CbEdition *edition = cb_case_get_edition (self->case_);
  const char *name = FIELDS[field].name;
  int value = self->values[field];

  if (value == _cb_draft_field_get_fallback (field))
    return;

  switch (FIELDS[field].holds)
    {
    case HOLDS_CARD:
      cb_members_put_card (out, name, edition, value);
      break;
    case HOLDS_CARDS:
      cb_members_put_cards (out, name, edition, (CbCardSet) value);
      break;
    case HOLDS_CHOICE:
      json_object_set_string_member (out, name, FIELDS[field].choices[value]);
      break;
    case HOLDS_KIND:
      {
        g_auto (GStrv) ids = list_kind_ids (edition);

        json_object_set_string_member (out, name, ids[value]);
        break;
      }
    case HOLDS_PLACES:
      json_object_set_int_member (out, name, (guint32) value);
      break;
    case HOLDS_DECK:
      json_object_set_string_member (out, name, cb_edition_get_deck (edition, (guint) value)->id);
      break;
    case HOLDS_SEAT:
    case HOLDS_COUNT:
    default:
      json_object_set_int_member (out, name, value);
    }
}

static int
read_deck (CbMembers *in, const char *name, const CbEdition *edition)
{
  g_autofree char *id = cb_members_get_string (in, name);
  int deck = id != NULL ? cb_edition_find_deck (edition, id) : -1;

  if (deck < 0)
    cb_members_fail (in, name, "another deck");
  return deck;
}

int
_cb_draft_read_field (CbDraft *self, CbDraftField field, CbMembers *in)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  const char *name = FIELDS[field].name;

  if (!cb_members_has (in, name))
    return _cb_draft_field_get_fallback (field);

  switch (FIELDS[field].holds)
    {
    case HOLDS_CARD:
      return cb_members_get_optional_card (in, name, setup->edition);
    case HOLDS_CARDS:
      return (int) cb_members_get_cards (in, name, setup->edition);
    case HOLDS_CHOICE:
      return (int) cb_members_get_choice (in, name, FIELDS[field].choices);
    case HOLDS_KIND:
      {
        g_auto (GStrv) ids = list_kind_ids (setup->edition);

        return (int) cb_members_get_choice (in, name, (const char *const *) ids);
      }
    case HOLDS_COUNT:
      return cb_members_get_int (in, name, 0, CB_MAX_CARDS);
    case HOLDS_DECK:
      return read_deck (in, name, setup->edition);
    case HOLDS_PLACES:
      return cb_members_get_int (in, name, 0, (1 << MIN (setup->face_down, 30)) - 1);
    case HOLDS_SEAT:
    default:
      return cb_members_get_optional_seat (in, name, setup);
    }
}

gboolean
_cb_draft_put (CbDraft *self, CbDraftField field, int value)
{
  if (self->values[field] == value)
    return FALSE;

  self->values[field] = value;
  g_object_notify (G_OBJECT (self), FIELDS[field].name);
  return TRUE;
}

int
cb_draft_get (CbDraft *self, CbDraftField field)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), -1);
  g_return_val_if_fail (field < CB_N_DRAFT_FIELDS, -1);

  return self->values[field];
}

static gboolean
is_in_range (CbDraft *self, CbDraftField field, int value)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);

  switch (FIELDS[field].holds)
    {
    case HOLDS_SEAT:
      return value >= CB_NOBODY && value < (int) _cb_draft_get_n_seats (self);
    case HOLDS_CARD:
      return value >= -1 && value < CB_MAX_CARDS;
    case HOLDS_CHOICE:
      return value >= 0 && value < (int) g_strv_length ((GStrv) FIELDS[field].choices);
    case HOLDS_KIND:
      return value >= -1 && value < (int) (cb_edition_get_n_categories (edition) +
                                           cb_edition_get_n_traits (edition));
    case HOLDS_COUNT:
      return value >= -1 && value <= CB_MAX_CARDS;
    case HOLDS_DECK:
      return value >= -1 && value < (int) cb_edition_get_n_decks (edition);
    case HOLDS_PLACES:
      return (guint32) value >> MIN (cb_case_get_setup (self->case_)->face_down, 31) == 0;
    case HOLDS_CARDS:
    default:
      return TRUE;
    }
}

/* Who asks, once set, no longer follows whose turn it is. That I saw a card is the same as nobody's
 * having been said to have seen it. */
void
cb_draft_set (CbDraft *self, CbDraftField field, int value)
{
  g_return_if_fail (CB_IS_DRAFT (self));
  g_return_if_fail (field < CB_N_DRAFT_FIELDS);
  g_return_if_fail (is_in_range (self, field, value));

  if (field == CB_DRAFT_VIEWER && value == cb_case_get_setup (self->case_)->me)
    value = CB_NOBODY;
  if (self->values[field] == value)
    return;

  if (field == CB_DRAFT_BY)
    {
      self->by_chosen = TRUE;
      _cb_draft_set_asker (self, value);
    }
  else
    _cb_draft_put (self, field, value);
  _cb_draft_update (self);
}

CbDraftKind
cb_draft_get_kind (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), CB_DRAFT_SUGGESTION);

  return self->kind;
}

void
cb_draft_set_kind (CbDraft *self, CbDraftKind kind)
{
  g_return_if_fail (CB_IS_DRAFT (self));
  g_return_if_fail (kind < CB_N_DRAFT_KINDS);

  if (self->kind == kind)
    return;

  self->kind = kind;
  g_object_notify (G_OBJECT (self), "kind");
  if (self->applying == 0 && _cb_event_kind_at (kind)->begin != NULL)
    _cb_event_kind_at (kind)->begin (self);
  _cb_draft_update (self);
}

int
cb_draft_get_by (CbDraft *self)
{
  return cb_draft_get (self, CB_DRAFT_BY);
}

void
cb_draft_set_by (CbDraft *self, int seat)
{
  cb_draft_set (self, CB_DRAFT_BY, seat);
}

CbCardSet
cb_draft_get_cards (CbDraft *self)
{
  return (CbCardSet) cb_draft_get (self, CB_DRAFT_CARDS);
}

/* Of how many cards of a category there is talk: of those in the envelope, or of one. */
static guint
get_n_named (CbDraft *self, const CbCategory *category)
{
  return _cb_draft_get_event_kind (self)->asks == CB_ASKS_NOBODY ? MAX (category->n_in_envelope, 1)
                                                                 : 1;
}

/* Whether all cards are named that a question, an accusation or the envelope has; more do no harm,
 * as real tables are like that. */
gboolean
cb_draft_names_all (CbDraft *self)
{
  const CbEdition *edition;
  guint n_missing = 0;
  int n_categories = 0;

  g_return_val_if_fail (CB_IS_DRAFT (self), FALSE);

  edition = cb_case_get_edition (self->case_);
  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      const CbCategory *category = cb_edition_get_category (edition, i);
      guint n = cb_card_set_size (cb_draft_get_cards (self) & category->cards);

      n_categories += n > 0;
      n_missing += n < category->n_in_envelope;
    }
  if (_cb_draft_get_event_kind (self)->asks != CB_ASKS_NOBODY)
    return n_categories >= cb_edition_get_rules (edition)->n_asked;
  return n_missing == 0;
}

/* Names @card, instead of another one of its category where there is no room for both, or no longer
 * names it. */
void
cb_draft_toggle_card (CbDraft *self, guint card)
{
  const CbEdition *edition;
  const CbCategory *category;
  CbCardSet cards, rivals;

  g_return_if_fail (CB_IS_DRAFT (self));

  edition = cb_case_get_edition (self->case_);
  g_return_if_fail (card < cb_edition_get_n_cards (edition));

  category = cb_edition_get_category (edition, cb_edition_get_card (edition, card)->category);
  cards = cb_draft_get_cards (self) ^ cb_card_set_of (card);
  rivals = cards & category->cards & ~cb_card_set_of (card);
  while (cb_card_set_has (cards, card) && cb_card_set_size (rivals) >= get_n_named (self, category))
    {
      cards &= ~cb_card_set_of (cb_card_set_first (rivals));
      rivals &= rivals - 1;
    }
  cb_draft_set (self, CB_DRAFT_CARDS, (int) cards);
}

/* Takes one in or out of a set; of what is not a set, chooses it or nothing. */
void
cb_draft_toggle (CbDraft *self, CbDraftField field, guint index)
{
  int value = cb_draft_get (self, field);

  g_return_if_fail (index < 32);

  if (FIELDS[field].holds == HOLDS_CARDS || FIELDS[field].holds == HOLDS_PLACES)
    cb_draft_set (self, field, (int) ((guint32) value ^ (guint32) 1 << index));
  else
    cb_draft_set (self, field, value == (int) index ? -1 : (int) index);
}

const char *
cb_draft_get_text (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), NULL);

  return self->text;
}

void
cb_draft_set_text (CbDraft *self, const char *text)
{
  g_return_if_fail (CB_IS_DRAFT (self));

  if (!g_set_str (&self->text, text != NULL ? text : ""))
    return;

  g_object_notify (G_OBJECT (self), "text");
  _cb_draft_update (self);
}

gboolean
cb_draft_get_blank (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), TRUE);

  return self->blank;
}

gboolean
cb_draft_get_complete (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), FALSE);

  return self->complete;
}

const char *
cb_draft_get_warning (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), NULL);

  return self->warning;
}

const char *
cb_draft_get_purpose (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), NULL);

  return self->purpose;
}
