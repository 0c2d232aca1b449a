/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draft.h"

/**
 * CbPicker:
 * @CB_PICKER_NONE: ends a form
 * @CB_PICKER_CARDS: the cards that the event tells of, by category
 * @CB_PICKER_CARD: a card of those offered
 * @CB_PICKER_CHIPS: one or several of a few choices, each in sight; hidden if none is offered
 * @CB_PICKER_TOGGLES: one of two or three choices, each in sight
 * @CB_PICKER_LIST: one of the choices of a list
 * @CB_PICKER_LINE: the text, in a line
 * @CB_PICKER_TEXT: the text, in several lines
 * @CB_PICKER_GUESSED: the cards guessed to have the trait asked for, to be confirmed
 * @CB_PICKER_HEADING: nothing to choose, but a heading
 * @CB_PICKER_REMARK: nothing to choose, but something to know
 *
 * How a person fills a field.
 */
typedef enum
{
  CB_PICKER_NONE,
  CB_PICKER_CARDS,
  CB_PICKER_CARD,
  CB_PICKER_CHIPS,
  CB_PICKER_TOGGLES,
  CB_PICKER_LIST,
  CB_PICKER_LINE,
  CB_PICKER_TEXT,
  CB_PICKER_GUESSED,
  CB_PICKER_HEADING,
  CB_PICKER_REMARK,
} CbPicker;

/**
 * CbFormField:
 * @picker: how it is filled
 * @field: the field of the draft; ignored where @picker takes the cards told or the text, or
 *   nothing
 * @title: (nullable): what stands before it, not yet translated; a mnemonic leads to a list or line
 * @label: (nullable): its name for assistive technology, not yet translated; NULL for @title
 * @context: (nullable): what assistive technology says after each choice; not yet translated
 * @example: (nullable): what stands in an empty line
 * @describe: (nullable): the title where it depends on the draft; hides a heading or remark where
 *   it returns NULL
 * @list: (nullable): adds the names of all choices, even of those not offered, translated
 * @get_choices: (nullable): which choices are offered, bit by index; NULL for all
 * @get_chosen: (nullable): which choice is chosen, −1 for none; NULL if the field holds it
 * @choose: (nullable): what choosing does; NULL if it sets the field or, for chips, toggles it
 * @name_id: (nullable): (transfer none): the name that the line shows for the id in the text
 * @find_id: (nullable): (transfer none): the id for a name written in the line; the name itself
 *   if it has none
 * @is_shown: (nullable): whether it is there; NULL where it always is
 * @follows_asked: whether it gets the focus next once it is known what was asked for
 *
 * A field of the form in which a kind of event is told. A form is a list of these, in the order of
 * the screen and of the keyboard.
 */
typedef struct
{
  CbPicker picker;
  CbDraftField field;
  const char *title;
  const char *label;
  const char *context;
  const char *example;
  char *(*describe) (CbDraft *draft);
  void (*list) (CbDraft *draft, GStrvBuilder *names);
  guint32 (*get_choices) (CbDraft *draft);
  int (*get_chosen) (CbDraft *draft);
  void (*choose) (CbDraft *draft, guint index);
  const char *(*name_id) (CbDraft *draft, const char *id);
  const char *(*find_id) (CbDraft *draft, const char *name);
  gboolean (*is_shown) (CbDraft *draft);
  gboolean follows_asked;
} CbFormField;

const CbFormField *cb_draft_get_form (CbDraft *self);

GStrv cb_form_field_list (const CbFormField *self, CbDraft *draft);
guint32 cb_form_field_get_choices (const CbFormField *self, CbDraft *draft);
int cb_form_field_get_chosen (const CbFormField *self, CbDraft *draft);
guint32 cb_form_field_get_chosen_set (const CbFormField *self, CbDraft *draft);
void cb_form_field_choose (const CbFormField *self, CbDraft *draft, guint index);
gboolean cb_form_field_is_shown (const CbFormField *self, CbDraft *draft);
