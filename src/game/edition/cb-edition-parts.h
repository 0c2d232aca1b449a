/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* The kinds of parts of an edition: each part is a group in a key file, or an object in a case
 * file. */
typedef enum
{
  CB_PART_EDITION,
  CB_PART_CATEGORY,
  CB_PART_CARD,
  CB_PART_TRAIT,
  CB_PART_DIE,
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
  CB_FIELD_TEXT,   /* words for people, in their language */
  CB_FIELD_WORD,   /* an id, a colour */
  CB_FIELD_WORDS,  /* a list of them */
  CB_FIELD_TEXTS,  /* a list of words for people */
  CB_FIELD_NUMBER, /* whole */
  CB_FIELD_FLAG,
  CB_FIELD_CHOICE, /* one of a few words */
} CbFieldType;

/**
 * CbField:
 * @key: in key files, "MinPlayers"; in case files it begins in lower case
 * @type: what it holds
 * @at: where in the struct that stands for the part in cb-edition.h it is kept; 0 where it is not,
 *   or not as it is written
 * @required: whether it must be there
 * @min: the least number
 * @max: the greatest number; of a list of words for people, how many it can hold
 * @fallback: the number that holds where it is left out; of a choice the index
 * @choices: the words to choose from, NULL-ended; of a list, the words that can stand in it; of a
 *   word, those that this version knows: in a case, which may be of a later one, it does without
 *   others
 * @refers: of a word or a list of words, the kind of part whose ids they are; 0 for none
 * @all_if_empty: of a list of words, whether an empty one means all of them
 * @title: (nullable): what it is called in a form, untranslated; %NULL where forms leave it alone.
 *   "%s" stands for the name of what a list can hold, which has a row of its own each; "%u" for
 *   the number of the part
 * @none: (nullable): what it is called where a word that refers to a part is left out
 * @names: what the choices are called, untranslated
 * @section: (nullable): the heading under which it stands in a form, untranslated
 * @counts: the kind of part of which it says how many are used; it is left to the rules again when
 *   one of them goes; 0 for none
 * @of: (nullable): of a text, the key of the text that it inflects: it goes with that one, in the
 *   same language, from the same file, and goes when that changes
 * @with: (nullable): of a word that refers to a part, the key that says nothing without that part
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
 * @group: how its groups are called: "Card"
 * @member: how the array of its objects is called: "cards"; of a part that is there once, the
 * object
 * @once: whether it is there once and has no id
 * @parent: the kind of part whose objects hold its own, or the edition
 * @parent_key: the field that names the parent, which an object inside of it does not need
 * @fields: what can stand in it, ended by one without a key
 * @most: how many of them there can be
 * @title: the heading of the list of them in a form, untranslated
 * @description: (nullable): what they are, untranslated
 * @add: (nullable): what the button says that adds one, untranslated
 * @unnamed: (nullable): what one without a name is called meanwhile, untranslated
 * @nameless: (nullable): what a person is told of one without a name, untranslated
 * @too_many: what is said where there are more than @most of them, untranslated
 * @twice: what is said of two with the same id, untranslated
 * @named_by_id: whether other parts name one by its id as soon as it is there
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
 * @id: of an event, as in cb-event-ids.h
 * @title: (nullable): what it is called in a form, untranslated; %NULL where forms leave it alone
 * @common: whether every game has it, so that only its name can differ
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
 * @given: whether anything stands there
 * @number: a number, 1 of a flag that is set, the index of a choice
 * @text: (nullable): a text, a word or a choice, as it was written
 * @shown: (nullable): a text fit to be shown
 * @words: (nullable): a list
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
 * @kind: what it is
 * @id: "" for a part that is there once, and for a new one until it gets one
 * @values: by field
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
 * @list: the parts; the edition itself comes first, and what stands inside of another part after it
 * @name: of the key file, or the path of the object in a case file
 * @is_file: whether it is a key file
 * @error: where the first problem is kept while they are read and checked
 *
 * All parts of an edition as they were written: what its readers make, its form edits and its
 * writers write. Problems are sticky: the first is kept, with file or member, group, key and
 * reason.
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

/* @id: (transfer full); @parent: (nullable): the part in whose object it stands, where the key that
 * names that is not read. Returns: (transfer none): a new part, the last of them */
CbPart *cb_parts_add (CbParts *self, CbPartKind kind, char *id, const CbPart *parent);
/* Like cb_parts_add(), but beside others of its kind, with an id only if other parts name it. */
CbPart *cb_parts_insert (CbParts *self, CbPartKind kind, const CbPart *parent);
/* Takes @part away with those inside of it; nothing speaks of them any more. */
void cb_parts_remove (CbParts *self, CbPart *part);
/* Every part that has no id gets one, by its name. */
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
/* Whether it stands in the object of @parent. */
gboolean cb_part_is_inside (const CbPart *self, const CbPart *parent);
const CbField *cb_part_find_field (const CbPart *self, const char *key);
CbFieldValue *cb_part_get_value (CbPart *self, const CbField *field);
/* Whether a field is given at all. */
gboolean cb_part_has (const CbPart *self, const char *key);
/* What a field holds, texts fit to be shown; where it is not given, NULL or the fallback. */
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

/* Checks what a reader found, and takes it. */
void cb_parts_take (CbParts *self, CbPart *part, const CbField *field, char *text);
void cb_parts_take_words (CbParts *self, CbPart *part, const CbField *field, char **words);
void cb_parts_check_required (CbParts *self, CbPart *part);

/* Whether it holds a list, of words of either kind. */
gboolean cb_field_is_list (const CbField *self);
/* The member for a key: "minPlayers". */
char *cb_field_get_member (const CbField *self);
/* (nullable): the key that a key of cards inflects: "Name" of "Said" */
const char *cb_card_key_find_inflected (const char *key);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbPart, cb_part_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbParts, cb_parts_free)
