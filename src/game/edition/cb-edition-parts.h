/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* The kinds of parts of an edition. A part is a group in a key file, or an object in a case
 * file. */
typedef enum
{
  CB_PART_EDITION,
  CB_PART_CATEGORY,
  CB_PART_CARD,
  CB_PART_TRAIT,
  CB_PART_DIE,
  CB_PART_SIGN,
  CB_PART_DECK,
  CB_PART_DECK_CARD,
  CB_PART_POWER,
  CB_PART_EVENT,
  CB_PART_TWO_PLAYERS,
  CB_PART_VARIANT,
  CB_N_PART_KINDS
} CbPartKind;

typedef enum
{
  CB_FIELD_TEXT,   /* a text for people, in their language */
  CB_FIELD_WORD,   /* an id, a colour */
  CB_FIELD_WORDS,  /* a list of such words */
  CB_FIELD_TEXTS,  /* a list of texts for people */
  CB_FIELD_NUMBER, /* a whole number */
  CB_FIELD_FLAG,
  CB_FIELD_CHOICE, /* one of a few words */
} CbFieldType;

/**
 * CbField:
 * @key: in key files, "MinPlayers"; in case files it begins in lower case
 * @type: what it holds
 * @at: the offset of its value in the struct for the part in cb-edition.h; 0 if it is not kept
 *   there, or not as it is written
 * @required: whether it must be given
 * @min: the least number
 * @max: the greatest number; of a list of texts, the most that it can hold
 * @fallback: the number used if it is left out; of a choice, its index
 * @choices: NULL-ended: the words to choose from; of a list, the words that it can have; of a
 *   single word, the words that this version knows: others, in a case file of a later version, are
 *   ignored
 * @refers: of an id or a list of ids, the kind of part that they refer to; 0 for none
 * @all_if_empty: of a list of words, whether an empty one means all of them
 * @title: (nullable): its label in a form, untranslated; %NULL if it is not in forms. A list has a
 *   row for each thing that it can hold, whose name is "%s"; "%u" is the number of the part
 * @none: (nullable): of a word that refers to a part, the label in forms for naming no part
 * @names: the labels of the choices, untranslated
 * @section: (nullable): the heading above it in a form, untranslated
 * @counts: of a number of parts used, the kind of these parts: if one of them is removed, so is the
 *   number; 0 for none
 * @of: (nullable): of a text, the key of the text that it inflects: it must be of the same language
 *   and file, and is removed if that text changes
 * @with: (nullable): of a word that refers to a part, a key that has no meaning without that part
 */
typedef struct
{
  const char *key;
  CbFieldType type;
  gsize at;
  gboolean required;
  int min, max, fallback;
  const char *const *choices;
  CbPartKind refers;
  gboolean all_if_empty;
  const char *title;
  const char *none;
  const char *const *names;
  const char *section;
  CbPartKind counts;
  const char *of;
  const char *with;
} CbField;

/**
 * CbPartForm:
 * @group: what its groups in a key file begin with: "Card"
 * @member: the name of the array of its objects in a case file: "cards"; if @once, of the object
 * @once: whether there is at most one such part, without an id
 * @parent: the kind of part whose objects contain the objects of this kind
 * @parent_key: the field that names the parent; not needed in an object inside the parent
 * @fields: the fields of the part, ended by one without a key
 * @most: how many parts of this kind there can be
 * @title: the heading of the list of these parts in a form, untranslated
 * @description: (nullable): an explanation of these parts, untranslated
 * @add: (nullable): the label of the button that adds a part, untranslated
 * @unnamed: (nullable): what a part without a name is called for the time being, untranslated
 * @nameless: (nullable): the error message for a part without a name, untranslated
 * @too_many: the error message for more than @most parts, untranslated
 * @twice: the error message for two parts with the same id, untranslated
 * @named_by_id: whether a new part needs its id at once, because other parts refer to it
 */
typedef struct
{
  const char *group;
  const char *member;
  gboolean once;
  CbPartKind parent;
  const char *parent_key;
  const CbField *fields;
  guint most;
  const char *title;
  const char *description;
  const char *add;
  const char *unnamed;
  const char *nameless;
  const char *too_many;
  const char *twice;
  gboolean named_by_id;
} CbPartForm;

extern const CbPartForm cb_part_forms[CB_N_PART_KINDS];

/**
 * CbEventWords:
 * @id: the id of an event, as in cb-event-ids.h
 * @title: (nullable): its label in a form, untranslated; %NULL if it is not in forms
 * @common: whether every game has the event, so that an edition can only rename it
 */
typedef struct
{
  const char *id;
  const char *title;
  gboolean common;
} CbEventWords;

/* The events that an edition can list, ended by one without an id. */
extern const CbEventWords cb_event_words[];
gboolean cb_event_words_have (const char *id);

#define CB_MAX_FIELDS 31

/**
 * CbFieldValue:
 * @given: whether the field is given at all
 * @number: the number; for a flag, 1 if it is set; for a choice, its index
 * @text: (nullable): the text, word or choice as it was written
 * @shown: (nullable): the text, safe to show
 * @words: (nullable): the list
 */
typedef struct
{
  gboolean given;
  int number;
  char *text;
  char *shown;
  char **words;
} CbFieldValue;

/**
 * CbPart:
 * @kind: the kind of part
 * @id: its id; "" for a kind of part without ids, and for a new part that has no id yet
 * @values: the values of its fields, in the order of the form
 *
 * One part as it was written.
 */
typedef struct
{
  CbPartKind kind;
  char *id;
  CbFieldValue values[CB_MAX_FIELDS];
} CbPart;

CbPart *cb_part_copy (const CbPart *self);
CbPart *cb_part_ref (CbPart *self);
void cb_part_unref (CbPart *self);

/**
 * CbParts:
 * @list: the parts; the edition itself comes first, and parts inside another one come after it
 * @name: the name of the key file, or the path of the object in a case file
 * @is_file: whether they are from a key file
 * @error: where the first problem is kept while they are read and checked
 *
 * All parts of an edition as they were written: readers make them, the form edits them, writers
 * write them. Problems are sticky: the first is kept, with file or member, group, key and reason.
 */
typedef struct
{
  GPtrArray *list;
  char *name;
  gboolean is_file;
  GError **error;
} CbParts;

CbParts *cb_parts_new (const char *name, gboolean is_file, GError **error);
CbParts *cb_parts_copy (const CbParts *self, const char *name);
void cb_parts_free (CbParts *self);

/* Adds a part at the end. @id: (transfer full); @parent: (nullable): the part in whose object it
 * is, if no key names that. Returns: (transfer none): the new part */
CbPart *cb_parts_add (CbParts *self, CbPartKind kind, char *id, const CbPart *parent);
/* Like cb_parts_add(), but next to others of its kind, and with an id only if that is needed. */
CbPart *cb_parts_insert (CbParts *self, CbPartKind kind, const CbPart *parent);
/* Removes @part, the parts inside it, and all references to them. */
void cb_parts_remove (CbParts *self, CbPart *part);
/* Gives each part without an id one that is made from its name. */
void cb_parts_fill_ids (CbParts *self);

/* (nullable): the @index-th part of a kind */
CbPart *cb_parts_get (const CbParts *self, CbPartKind kind, guint index);
guint cb_parts_count (const CbParts *self, CbPartKind kind);
int cb_parts_find (const CbParts *self, CbPartKind kind, const char *id);
/* (nullable): the @index-th part of a kind inside @parent, which for most kinds is the edition */
CbPart *
cb_parts_get_inside (const CbParts *self, const CbPart *parent, CbPartKind kind, guint index);
guint cb_parts_count_inside (const CbParts *self, const CbPart *parent, CbPartKind kind);

/* (transfer full): group and key, “[Card rope] Name”, or the path to a member */
char *cb_parts_describe_place (const CbParts *self, const CbPart *part, const char *key);
void cb_parts_fail (CbParts *self, const CbPart *part, const char *key, const char *format, ...)
  G_GNUC_PRINTF (4, 5);
void cb_parts_fail_word (CbParts *self,
                         const CbPart *part,
                         const char *key,
                         guint index,
                         const char *format,
                         ...) G_GNUC_PRINTF (5, 6);
gboolean cb_parts_failed (const CbParts *self);

/* (transfer full): its group in a key file, without brackets: "Card rope" */
char *cb_part_get_group (const CbPart *self);
/* Whether @self is in the object of @parent. */
gboolean cb_part_is_inside (const CbPart *self, const CbPart *parent);
const CbField *cb_part_find_field (const CbPart *self, const char *key);
CbFieldValue *cb_part_get_value (CbPart *self, const CbField *field);
/* Whether a field is given at all. */
gboolean cb_part_has (const CbPart *self, const char *key);
/* The value of a field, a text made safe to show; NULL or the fallback if it is not given. */
const char *cb_part_get_text (const CbPart *self, const char *key);
char **cb_part_get_words (const CbPart *self, const char *key);
int cb_part_get_number (const CbPart *self, const char *key);
/* A text as it was written; "" where there is none. */
const char *cb_part_get_written (const CbPart *self, const char *key);

/* Writes a field; nothing is checked. */
void cb_part_set_text (CbPart *self, const char *key, const char *text);
void cb_part_set_words (CbPart *self, const char *key, const char *const *words);
void cb_part_set_number (CbPart *self, const char *key, int number);
void cb_part_clear (CbPart *self, const char *key);

/* Checks a value that a reader found, and stores it. */
void cb_parts_take (CbParts *self, CbPart *part, const CbField *field, char *text);
void cb_parts_take_words (CbParts *self, CbPart *part, const CbField *field, char **words);
void cb_parts_check_required (CbParts *self, CbPart *part);

/* Whether the field holds a list, of words or of texts. */
gboolean cb_field_is_list (const CbField *self);
/* The member for a key: "minPlayers". */
char *cb_field_get_member (const CbField *self);
/* (nullable): the key that the key @key of cards inflects: for "Said" it is "Name" */
const char *cb_card_key_find_inflected (const char *key);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbPart, cb_part_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbParts, cb_parts_free)
