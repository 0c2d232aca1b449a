/* A question for a trait, answered by everybody.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-event-kind.h"
#include "cb-quick-phrase-private.h"
#include "cb-trait.h"

static gboolean
is_possible (const CbSetup *setup)
{
  return cb_edition_get_n_traits (setup->edition) > 0;
}

/* The index of the trait asked for; −1 if a category is asked for, or nothing yet */
static int
get_trait (CbDraft *self)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);

  return MAX (cb_draft_get (self, CB_DRAFT_ASKED) - (int) cb_edition_get_n_categories (edition),
              -1);
}

static CbCardSet
get_asked (CbDraft *self)
{
  return get_trait (self) >= 0 ? cb_draft_get_asked_cards (self) : 0;
}

static guint32
get_traits (CbDraft *self)
{
  int trait = get_trait (self);

  return trait >= 0 ? (guint32) 1 << trait : 0;
}

static void
find_lacks (CbDraft *self)
{
  _cb_draft_need_player (self, CB_DRAFT_BY);
  if (get_trait (self) < 0)
    _cb_draft_need (self, CB_DRAFT_ASKED, _ ("Name a trait."));
}

static gboolean
is_whole (CbDraft *self)
{
  return _cb_draft_find_open_answer (self) == NULL;
}

static void
make_entries (CbDraft *self, GPtrArray *entries)
{
  CbEntry *entry = cb_trait_question_new (cb_draft_get_by (self), (guint) get_trait (self));

  _cb_draft_add_answers (self, entry, cb_trait_question_add_answer);
  g_ptr_array_add (entries, entry);
}

static void
take_entry (CbDraft *self, const CbEntry *entry)
{
  const CbTraitQuestion *question = cb_entry_get_trait_question (entry);
  const CbEdition *edition = cb_case_get_edition (self->case_);

  cb_draft_set_by (self, question->by);
  cb_draft_set (self, CB_DRAFT_ASKED,
                (int) (cb_edition_get_n_categories (edition) + question->trait));
  _cb_draft_take_answers (self, &question->answers);
}

static void
keep_unshown (CbDraft *self, CbEntry *entry, const CbEntry *old)
{
  _cb_draft_keep_answers (&((CbTraitQuestion *) entry)->answers,
                          &cb_entry_get_trait_question (old)->answers);
}

static void
add_warnings (CbDraft *self, GStrvBuilder *builder)
{
  _cb_draft_warn_of_turn (self, builder);
  _cb_draft_warn_of_answers (self, get_asked (self), builder);
}

static guint32
get_offered (CbDraft *self)
{
  return G_MAXUINT32 << cb_edition_get_n_categories (cb_case_get_edition (self->case_));
}

static const CbFormField FORM[] = {
  { CB_PICKER_CHIPS, CB_DRAFT_ASKED, .label = N_ ("Asked for"), .list = _cb_draft_list_kinds_asked,
    .get_choices = get_offered },
  { CB_PICKER_GUESSED, .is_shown = _cb_draft_guesses },
  { CB_PICKER_NONE },
};

/* A line tells this question by the edition’s name for it, or by “asks” and a trait. */
static const CbPhrasing asks_all = {
  .verb = CB_QUICK_NO_VERB,
  .read = cb_quick_read_trait,
};

const CbEventKind cb_trait_event = {
  .id = CB_EVENT_ID_TRAIT,
  /* Translators: a kind of event: everybody is asked for cards with a trait. */
  .name = N_ ("Question to Everybody"),
  .line = { &asks_all },
  .form = FORM,
  .takes_turn = TRUE,
  .asks = CB_ASKS_EVERYBODY,
  .is_possible = is_possible,
  .get_asked = get_asked,
  .get_traits = get_traits,
  .check = find_lacks,
  .is_whole = is_whole,
  .make = make_entries,
  .entry = &cb_trait_kind,
  .take = take_entry,
  .keep = keep_unshown,
  .warn = add_warnings,
};
