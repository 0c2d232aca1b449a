/* What each field of a draft can hold, and how it stands in files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-event-kind.h"

static const char *const RESULTS[] = { "unknown", "wrong", "right", NULL };
static const char *const WANTS[] = { "one", "all", NULL };
static const char *const DIRECTIONS[] = { "left", "right", NULL };
static const char *const LOOKED[] = { "no", "yes", NULL };
static const char *const CLAIMS[] = { "has", "some", "none", "nobody", "found", NULL };
static const char *const TRIGGERS[] = { "none", "roll", "landing", "moved", "turn", NULL };

typedef struct _FieldKind FieldKind;

/* What a field can hold: either a set as bits, or a number. The lowest number is @fallback, which
 * stands for nothing entered (no seat, no card, the first choice). */
typedef struct
{
  int fallback;
  gboolean is_set;
  int (*get_most) (CbDraft *self, const FieldKind *field); /* the highest number, or all bits */
  void (*write) (CbDraft *self, const FieldKind *field, int value, JsonObject *out);
  int (*read) (CbDraft *self, const FieldKind *field, CbMembers *in);
} Type;

/* @name: the member of the field in case files */
struct _FieldKind
{
  const char *name;
  const Type *type;
  const char *const *choices;
};

static CbEdition *
get_edition (CbDraft *self)
{
  return cb_case_get_edition (self->case_);
}

static const CbSetup *
get_setup (CbDraft *self)
{
  return cb_case_get_setup (self->case_);
}

static void
write_number (CbDraft *self, const FieldKind *field, int value, JsonObject *out)
{
  json_object_set_int_member (out, field->name, value);
}

static int
get_last_seat (CbDraft *self, const FieldKind *field)
{
  return (int) _cb_draft_get_n_seats (self) - 1;
}

static int
read_seat (CbDraft *self, const FieldKind *field, CbMembers *in)
{
  return cb_members_get_optional_seat (in, field->name, get_setup (self));
}

/* The number for the cards on the table is the highest, after those of the seats. */
static int
get_last_holder (CbDraft *self, const FieldKind *field)
{
  return (int) cb_setup_get_n_holders (get_setup (self)) - 2;
}

static int
read_holder (CbDraft *self, const FieldKind *field, CbMembers *in)
{
  return cb_members_get_int (in, field->name, 0, get_last_holder (self, field));
}

static int
get_last_card (CbDraft *self, const FieldKind *field)
{
  return (int) cb_edition_get_n_cards (get_edition (self)) - 1;
}

static void
write_card (CbDraft *self, const FieldKind *field, int value, JsonObject *out)
{
  cb_members_put_card (out, field->name, get_edition (self), value);
}

static int
read_card (CbDraft *self, const FieldKind *field, CbMembers *in)
{
  return cb_members_get_optional_card (in, field->name, get_edition (self));
}

static int
get_all_cards (CbDraft *self, const FieldKind *field)
{
  return (int) cb_edition_get_all_cards (get_edition (self));
}

static void
write_cards (CbDraft *self, const FieldKind *field, int value, JsonObject *out)
{
  cb_members_put_cards (out, field->name, get_edition (self), (CbCardSet) value);
}

static int
read_cards (CbDraft *self, const FieldKind *field, CbMembers *in)
{
  return (int) cb_members_get_cards (in, field->name, get_edition (self));
}

static int
get_last_choice (CbDraft *self, const FieldKind *field)
{
  return (int) g_strv_length ((GStrv) field->choices) - 1;
}

static void
write_choice (CbDraft *self, const FieldKind *field, int value, JsonObject *out)
{
  json_object_set_string_member (out, field->name, field->choices[value]);
}

static int
read_choice (CbDraft *self, const FieldKind *field, CbMembers *in)
{
  return (int) cb_members_get_choice (in, field->name, field->choices);
}

static int
get_last_kind (CbDraft *self, const FieldKind *field)
{
  return (int) (cb_edition_get_n_categories (get_edition (self)) +
                cb_edition_get_n_traits (get_edition (self))) -
         1;
}

static void
write_kind (CbDraft *self, const FieldKind *field, int value, JsonObject *out)
{
  json_object_set_string_member (out, field->name, _cb_draft_get_asked_id (self));
}

static int
read_kind (CbDraft *self, const FieldKind *field, CbMembers *in)
{
  g_autofree char *id = cb_members_get_string (in, field->name);
  int kind = _cb_draft_find_asked (self, id);

  if (kind < 0)
    cb_members_fail (in, field->name, "another kind");
  return kind;
}

static int
get_most_cards (CbDraft *self, const FieldKind *field)
{
  return CB_MAX_CARDS;
}

static int
read_count (CbDraft *self, const FieldKind *field, CbMembers *in)
{
  return cb_members_get_int (in, field->name, 0, CB_MAX_CARDS);
}

static int
get_all_places (CbDraft *self, const FieldKind *field)
{
  return (int) (((guint32) 1 << MIN (get_setup (self)->face_down, 31)) - 1);
}

static int
read_places (CbDraft *self, const FieldKind *field, CbMembers *in)
{
  return cb_members_get_int (in, field->name, 0, get_all_places (self, field));
}

static int
get_last_deck (CbDraft *self, const FieldKind *field)
{
  return (int) cb_edition_get_n_decks (get_edition (self)) - 1;
}

static void
write_deck (CbDraft *self, const FieldKind *field, int value, JsonObject *out)
{
  json_object_set_string_member (out, field->name,
                                 cb_edition_get_deck (get_edition (self), (guint) value)->id);
}

static int
read_deck (CbDraft *self, const FieldKind *field, CbMembers *in)
{
  g_autofree char *id = cb_members_get_string (in, field->name);
  int deck = id != NULL ? cb_edition_find_deck (get_edition (self), id) : -1;

  if (deck < 0)
    cb_members_fail (in, field->name, "another deck");
  return deck;
}

static const Type SEAT = { -1, FALSE, get_last_seat, write_number, read_seat };
static const Type HOLDER = { -1, FALSE, get_last_holder, write_number, read_holder };
static const Type CARD = { -1, FALSE, get_last_card, write_card, read_card };
static const Type CARDS = { 0, TRUE, get_all_cards, write_cards, read_cards };
static const Type CHOICE = { 0, FALSE, get_last_choice, write_choice, read_choice };
/* KIND is for the number of a category or, after these, of a trait. */
static const Type KIND = { -1, FALSE, get_last_kind, write_kind, read_kind };
static const Type COUNT = { -1, FALSE, get_most_cards, write_number, read_count };
static const Type PLACES = { 0, TRUE, get_all_places, write_number, read_places };
static const Type DECK = { -1, FALSE, get_last_deck, write_deck, read_deck };

static const FieldKind FIELDS[CB_N_DRAFT_FIELDS] = {
  [CB_DRAFT_BY] = { "by", &SEAT },
  [CB_DRAFT_CARDS] = { "cards", &CARDS },
  [CB_DRAFT_PLAYER] = { "player", &SEAT },
  [CB_DRAFT_VIEWER] = { "viewer", &SEAT },
  [CB_DRAFT_CARD] = { "card", &CARD },
  [CB_DRAFT_RESULT] = { "result", &CHOICE, RESULTS },
  [CB_DRAFT_ASKED] = { "asked", &KIND },
  [CB_DRAFT_WANT] = { "want", &CHOICE, WANTS },
  [CB_DRAFT_COUNT] = { "count", &COUNT },
  [CB_DRAFT_HAND] = { "hand", &CARDS },
  [CB_DRAFT_SLOTS] = { "slots", &PLACES },
  [CB_DRAFT_DIRECTION] = { "direction", &CHOICE, DIRECTIONS },
  [CB_DRAFT_LOST] = { "lost", &CARD },
  [CB_DRAFT_DECK] = { "deck", &DECK },
  [CB_DRAFT_TRIGGER] = { "trigger", &CHOICE, TRIGGERS },
  [CB_DRAFT_UNHEARD] = { "unheard", &COUNT },
  [CB_DRAFT_LOOKED] = { "looked", &CHOICE, LOOKED },
  [CB_DRAFT_CLAIM] = { "claim", &CHOICE, CLAIMS },
  [CB_DRAFT_SOMEBODY] = { "somebody", &CHOICE, LOOKED },
  [CB_DRAFT_WITH] = { "with", &HOLDER },
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

/* The value of a field into which nothing was entered. */
int
_cb_draft_field_get_fallback (CbDraftField field)
{
  return FIELDS[field].type->fallback;
}

/* The property has no upper limit of its own: that depends on the case, and cb_draft_set() checks
 * it. */
GParamSpec *
_cb_draft_field_create_pspec (CbDraftField field)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  if (FIELDS[field].type->fallback < 0)
    return g_param_spec_int (FIELDS[field].name, NULL, NULL, -1, CB_MAX_CARDS, -1, flags);
  return g_param_spec_uint (FIELDS[field].name, NULL, NULL, 0, G_MAXUINT32, 0, flags);
}

/* Writes the field as in case files; writes nothing if nothing was entered. */
void
_cb_draft_write_field (CbDraft *self, CbDraftField field, JsonObject *out)
{
  if (self->values[field] != FIELDS[field].type->fallback)
    FIELDS[field].type->write (self, &FIELDS[field], self->values[field], out);
}

int
_cb_draft_read_field (CbDraft *self, CbDraftField field, CbMembers *in)
{
  return cb_members_has (in, FIELDS[field].name)
           ? FIELDS[field].type->read (self, &FIELDS[field], in)
           : FIELDS[field].type->fallback;
}

gboolean
_cb_draft_field_is_set (CbDraftField field)
{
  return FIELDS[field].type->is_set;
}

/* Whether the field can hold @value in this case. */
gboolean
_cb_draft_field_allows (CbDraft *self, CbDraftField field, int value)
{
  const Type *type = FIELDS[field].type;
  int most = type->get_most (self, &FIELDS[field]);

  return type->is_set ? ((guint32) value & ~(guint32) most) == 0
                      : value >= type->fallback && value <= most;
}
