/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* What an edition file is made of: each a group of the key file, an object in a case file. */
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
  CB_FIELD_NUMBER, /* whole */
  CB_FIELD_FLAG,
  CB_FIELD_CHOICE, /* one of a few words */
} CbFieldType;

/**
 * CbField:
 * @key: in key files, "MinPlayers"; in case files it begins in lower case
 * @type: what it holds
 * @required: whether it must be there
 * @min: the least number
 * @max: the greatest number
 * @fallback: the number that holds where it is left out; of a choice the index
 * @choices: the words to choose from, NULL-ended; of a list, the words that can stand in it
 * @refers: of a word or a list of words, the kind of part whose ids they are; 0 for none
 * @all_if_empty: of a list of words, whether an empty one means all of them
 * @title: (nullable): what it is called in a form, untranslated; %NULL where forms leave it alone.
 *   "%s" stands for the name of what a list can hold, which has a row of its own each; "%u" for
 *   the number of the part
 * @none: (nullable): what it is called where a word that refers to a part is left out
 * @names: what the choices are called, untranslated
 * @section: (nullable): the heading under which it stands in a form, untranslated
 */
typedef struct
{
  const char *key;
  CbFieldType type;
  gboolean required;
  int min, max, fallback;
  const char *const *choices;
  CbPartKind refers;
  gboolean all_if_empty;
  const char *title;
  const char *none;
  const char *const *names;
  const char *section;
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

#define CB_MAX_FIELDS 26

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
 * @id: "" for a part that is there once
 * @place: where it stands, for messages: "[Card rope]" or "edition.categories[1].cards[4]"
 * @values: by field
 *
 * One part as it was written.
 */
typedef struct
{
  CbPartKind kind;
  char *id;
  char *place;
  CbFieldValue values[CB_MAX_FIELDS];
} CbPart;

/**
 * CbParts:
 *
 * All parts of an edition as they were written, in their order: what its readers make and its
 * writers write. Problems are sticky: the first is kept, with file or member, group, key and
 * reason.
 */
typedef struct
{
  GPtrArray *list;
  char *file;     /* (nullable): the name of the key file; else they are members of a case file */
  GError **error; /* while they are read */
} CbParts;

CbParts *cb_parts_new (const char *file, GError **error);
void cb_parts_free (CbParts *self);
CbPart *cb_parts_add (CbParts *self, CbPartKind kind, const char *id, const char *place);
/* (nullable): the @index-th part of a kind */
CbPart *cb_parts_get (const CbParts *self, CbPartKind kind, guint index);
guint cb_parts_count (const CbParts *self, CbPartKind kind);
int cb_parts_find (const CbParts *self, CbPartKind kind, const char *id);

void cb_parts_fail (CbParts *self, const CbPart *part, const char *key, const char *format, ...)
  G_GNUC_PRINTF (4, 5);
void cb_parts_fail_word (CbParts *self,
                         const CbPart *part,
                         const char *key,
                         guint index,
                         const char *format,
                         ...) G_GNUC_PRINTF (5, 6);
gboolean cb_parts_failed (const CbParts *self);

const CbField *cb_part_find_field (const CbPart *self, const char *key);
CbFieldValue *cb_part_get_value (CbPart *self, const CbField *field);
/* Whether a field is given at all. */
gboolean cb_part_has (const CbPart *self, const char *key);
/* What a field holds, texts fit to be shown; where it is not given, NULL or the fallback. */
const char *cb_part_get_text (const CbPart *self, const char *key);
char **cb_part_get_words (const CbPart *self, const char *key);
int cb_part_get_number (const CbPart *self, const char *key);

/* Checks what a reader found, and takes it. */
void cb_parts_take_text (CbParts *self, CbPart *part, const CbField *field, char *text);
void cb_parts_take_words (CbParts *self, CbPart *part, const CbField *field, char **words);
void cb_parts_take_number (CbParts *self, CbPart *part, const CbField *field, const char *text);
void
cb_parts_take_flag (CbParts *self, CbPart *part, const CbField *field, gboolean flag, gboolean is);
void cb_parts_check_required (CbParts *self, CbPart *part);

/* The member for a key: "minPlayers". */
char *cb_field_get_member (const CbField *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbParts, cb_parts_free)
