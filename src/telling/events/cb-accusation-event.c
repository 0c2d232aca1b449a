/* An accusation, and what came of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-event-kind.h"
#include "cb-quick-phrase-private.h"

/* The player who accuses always learns the result, so my own accusation is not whole without it. */
static gboolean
is_whole (CbDraft *self)
{
  return cb_draft_get (self, CB_DRAFT_RESULT) != CB_RESULT_UNKNOWN ||
         !cb_draft_is_me (self, cb_draft_get_by (self));
}

static void
find_lacks (CbDraft *self)
{
  _cb_draft_need_player (self, CB_DRAFT_BY);
  _cb_draft_need_cards (self);
  if (!self->typed && !is_whole (self))
    _cb_draft_ask_for (self, CB_DRAFT_RESULT, g_strdup (_ ("Were you right? Choose the result.")));
}

static void
make_entries (CbDraft *self, GPtrArray *entries)
{
  g_ptr_array_add (entries, cb_accusation_new (cb_draft_get_by (self), cb_draft_get_cards (self),
                                               (CbResult) cb_draft_get (self, CB_DRAFT_RESULT)));
}

static void
take_entry (CbDraft *self, const CbEntry *entry)
{
  const CbAccusation *accusation = cb_entry_get_accusation (entry);

  cb_draft_set_by (self, accusation->by);
  cb_draft_set (self, CB_DRAFT_CARDS, (int) accusation->cards);
  cb_draft_set (self, CB_DRAFT_RESULT, (int) accusation->result);
}

/* Warns of an accusation by a player who has looked at face-down cards in the same turn. */
static void
warn_of_look (CbDraft *self, int by, GStrvBuilder *builder)
{
  g_strv_builder_take (
    builder,
    cb_draft_is_me (self, by)
      ? g_strdup (_ ("You have looked at face-down cards in this turn, so you can’t accuse."))
      /* Translators: %s is a player */
      : g_strdup_printf (
          _ ("%1$s has looked at face-down cards in this turn, so %1$s can’t accuse."),
          cb_case_get_setup (self->case_)->players[by].name));
}

/* An accusation may well be wrong, so it looks odd only while its result is not entered. */
static void
add_warnings (CbDraft *self, GStrvBuilder *builder)
{
  CbCardSet cards = cb_draft_get_cards (self);
  int by = cb_draft_get_by (self);
  g_autofree char *misplaced = _cb_draft_name_misplaced (self, CB_HOLDER_ENVELOPE, cards);

  if (!_cb_draft_warn_of_out (self, builder) && by >= 0 && _cb_draft_has_looked (self, by))
    warn_of_look (self, by, builder);
  if (cb_draft_get (self, CB_DRAFT_RESULT) != CB_RESULT_WRONG)
    {
      if (misplaced != NULL)
        /* Translators: %s is a list of cards */
        g_strv_builder_take (builder,
                             g_strdup_printf (_ ("%s can’t be in the envelope."), misplaced));
    }
  else if (cb_draft_names_all (self) &&
           _cb_draft_find_cards (self, CB_HOLDER_ENVELOPE, cards, CB_MARK_YES) == cards)
    g_strv_builder_add (builder, _ ("These are the cards in the envelope."));
}

static void
list_results (CbDraft *self, GStrvBuilder *names)
{
  g_strv_builder_add_many (names, _ ("_Unknown"), _ ("_Wrong"), _ ("Correc_t"), NULL);
}

/* I know the result of my own accusation: none is chosen until I enter one. */
static int
get_result (CbDraft *self)
{
  return is_whole (self) ? cb_draft_get (self, CB_DRAFT_RESULT) : -1;
}

static const CbFormField FORM[] = {
  { CB_PICKER_CARDS },
  { CB_PICKER_TOGGLES, CB_DRAFT_RESULT, .label = N_ ("Result"), .list = list_results,
    .get_chosen = get_result },
  { CB_PICKER_NONE },
};

/* “green accuses plum rope hall: wrong” */
static const CbPhrasing accuses = {
  .verb = CB_QUICK_ACCUSES,
  .read = cb_quick_read_accusation,
};

#define OUTCOME .of_edition = TRUE, .subject = CB_QUICK_BY_NAMED, .read = cb_quick_read_outcome

/* “green won: plum rope hall”, “green was wrong with …”, “green correctly accused plum rope hall”
 */
static const CbPhrasing wins = { .verb = CB_QUICK_RIGHT, OUTCOME };
static const CbPhrasing loses = { .verb = CB_QUICK_WRONG, OUTCOME };
static const CbPhrasing accuses_rightly = { .before = CB_QUICK_RIGHT,
                                            .verb = CB_QUICK_ACCUSES,
                                            OUTCOME };
static const CbPhrasing accuses_wrongly = { .before = CB_QUICK_WRONG,
                                            .verb = CB_QUICK_ACCUSES,
                                            OUTCOME };

const CbEventKind cb_accusation_event = {
  .id = CB_EVENT_ID_ACCUSATION,
  .name = N_ ("Accusation"),
  .line = { &accuses, &wins, &loses, &accuses_rightly, &accuses_wrongly },
  .form = FORM,
  .always = TRUE,
  .takes_turn = TRUE,
  .told = CB_DRAFT_CARDS,
  .check = find_lacks,
  .is_whole = is_whole,
  .make = make_entries,
  .entry = &cb_accusation_kind,
  .take = take_entry,
  .warn = add_warnings,
};
