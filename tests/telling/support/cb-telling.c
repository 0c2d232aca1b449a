/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What an entry says, as it would be told. */

#include "cb-telling.h"

#include "cb-draw.h"
#include "cb-envelope.h"
#include "cb-exposed.h"
#include "cb-look.h"
#include "cb-note.h"
#include "cb-power.h"
#include "cb-roll.h"
#include "cb-seen.h"
#include "cb-statement.h"
#include "cb-suggestion.h"
#include "cb-tip.h"
#include "cb-trait.h"

static gboolean
is_mine (const CbTelling *self, int seat)
{
  return seat != CB_NOBODY && seat == self->setup->me;
}

static const char *
get_player (const CbTelling *self, int seat)
{
  return self->setup->players[seat].name;
}

static void
say (CbTelling *self, const char *words)
{
  g_string_append (self->line, words);
}

static void
say_cards (CbTelling *self, CbCardSet cards)
{
  for (; cards != 0; cards &= cards - 1)
    g_string_append_printf (self->line, ", %s",
                            cb_edition_get_card (self->edition, cb_card_set_first (cards))->name);
}

static void
say_card (CbTelling *self, int card)
{
  if (card >= 0)
    say_cards (self, cb_card_set_of ((guint) card));
}

static void
begin (CbTelling *self, CbDraftKind kind, int by, const char *verb)
{
  self->kind = kind;
  self->fields[CB_DRAFT_BY] = by;
  g_string_append_printf (self->line, "%s %s", get_player (self, by), verb);
}

/* Of the seats before one that answered, those of which nothing is noted; but for those who are not
 * asked as their hand lies open. Where several can show, nothing goes without saying. */
static void
find_unknown (CbTelling *self, int by)
{
  guint n_entries = cb_log_get_n_entries (cb_case_get_log (self->case_));
  gboolean several = cb_setup_get_answering (self->setup) != CB_ANSWERS_FIRST;
  guint32 said = 0;
  guint next = 0;

  for (guint i = 0; i < self->n_answers; i++)
    said |= 1u << self->answers[i].by;
  for (guint seat = 0; several && seat < self->setup->n_players; seat++)
    if ((int) seat != by && (said >> seat & 1) == 0)
      self->unknown |= 1u << seat;
  for (guint i = 1; !several && i < self->setup->n_players && next < self->n_answers; i++)
    {
      int seat = (by + (int) i) % (int) self->setup->n_players;

      if (self->answers[next].by == seat)
        {
          if (self->answers[next++].did == CB_DID_SHOW)
            return;
        }
      else if (cb_case_get_seat_state (self->case_, n_entries, (guint) seat) != CB_SEAT_EXPOSED)
        self->unknown |= (guint32) 1 << seat;
    }
}

/* What others showed to others I saw by chance: that has a form of its own in a line. */
static void
take_answers (CbTelling *self, const CbAnswers *answers, int by)
{
  for (guint i = 0; i < answers->n; i++)
    {
      CbAnswer *answer = &self->answers[self->n_answers++];

      *answer = answers->list[i];
      if (answer->card >= 0 && !is_mine (self, by) && !is_mine (self, answer->by))
        {
          answer->card = -1;
          self->partly = TRUE;
        }
    }
}

/* What the first to answer did, if somebody else answered, too. */
static void
forget_first (CbTelling *self)
{
  if (self->n_answers < 2)
    return;
  self->n_answers--;
  memmove (self->answers, self->answers + 1, self->n_answers * sizeof *self->answers);
}

/* The last one asked showed, and nothing is said of the others. */
static void
skip_to_last (CbTelling *self, int by)
{
  int n = (int) self->setup->n_players;

  self->answers[0] = (CbAnswer) { .by = (by + n - 1) % n, .did = CB_DID_SHOW, .card = -1 };
  self->n_answers = n > 1;
}

static void
say_answers (CbTelling *self)
{
  for (guint seat = 0; seat < self->setup->n_players; seat++)
    if (self->unknown >> seat & 1)
      g_string_append_printf (self->line, ", %s ?", get_player (self, (int) seat));
  for (guint i = 0; i < self->n_answers; i++)
    {
      g_string_append_printf (self->line, ", %s %s", get_player (self, self->answers[i].by),
                              self->answers[i].did == CB_DID_PASS ? "passes" : "shows");
      if (self->answers[i].card >= 0)
        g_string_append_printf (
          self->line, " %s",
          cb_edition_get_card (self->edition, (guint) self->answers[i].card)->name);
    }
}

/* FALSE where a line has no place for the cards. @heard: whether all are told that there are; else
 * nobody says that some were not heard; @skips: whether only one showed of whom it is said */
static gboolean
tell_suggestion (CbTelling *self,
                 const CbSuggestion *suggestion,
                 gboolean remote,
                 gboolean heard,
                 gboolean skips)
{
  int n_left = cb_edition_get_rules (self->edition)->n_asked;
  int event = cb_edition_find_event (self->edition, "remote");

  for (guint i = 0; i < cb_edition_get_n_categories (self->edition); i++)
    {
      guint n = cb_card_set_size (suggestion->cards &
                                  cb_edition_get_category (self->edition, i)->cards);

      if (n > (guint) cb_edition_get_rules (self->edition)->n_alike)
        return FALSE;
      n_left -= (int) n;
    }
  if (remote && (event < 0 || cb_edition_get_event (self->edition, (guint) event)->name == NULL))
    return FALSE;
  begin (self, remote ? CB_DRAFT_REMOTE : CB_DRAFT_SUGGESTION, suggestion->by,
         remote ? cb_edition_get_event (self->edition, (guint) event)->name : "asks");
  self->fields[CB_DRAFT_CARDS] = (int) suggestion->cards;
  say_cards (self, suggestion->cards);
  for (int i = 0; heard && i < n_left; i++)
    say (self, " ?");
  if (heard && n_left > 0)
    self->fields[CB_DRAFT_UNHEARD] = n_left;
  take_answers (self, &suggestion->answers, suggestion->by);
  if (skips)
    skip_to_last (self, suggestion->by);
  else if (!heard)
    forget_first (self);
  if (!skips || cb_setup_get_answering (self->setup) != CB_ANSWERS_FIRST)
    find_unknown (self, suggestion->by);
  say_answers (self);
  return TRUE;
}

static gboolean
tell_trait (CbTelling *self, const CbTraitQuestion *question)
{
  begin (self, CB_DRAFT_TRAIT, question->by, "asks ");
  say (self, cb_edition_get_trait (self->edition, question->trait)->name);
  self->fields[CB_DRAFT_ASKED] = (int) (cb_edition_get_n_categories (self->edition) +
                                        question->trait);
  take_answers (self, &question->answers, question->by);
  say_answers (self);
  return TRUE;
}

static gboolean
tell_tip (CbTelling *self, const CbTip *tip, gboolean heard)
{
  int n = (int) cb_edition_get_n_categories (self->edition);
  int category = tip->kind != NULL ? cb_edition_find_category (self->edition, tip->kind) : -1;
  int trait = tip->kind != NULL ? cb_edition_find_trait (self->edition, tip->kind) : -1;

  begin (self, CB_DRAFT_TIP, tip->by, "tips ");
  say (self, get_player (self, tip->to));
  say (self, tip->want == CB_WANT_ONE ? ": one" : ": all");
  self->fields[CB_DRAFT_PLAYER] = tip->to;
  self->fields[CB_DRAFT_WANT] = (int) tip->want;
  if (tip->kind != NULL)
    {
      self->fields[CB_DRAFT_ASKED] = category >= 0 ? category : n + trait;
      g_string_append_printf (self->line, " %s",
                              category >= 0
                                ? cb_edition_get_category (self->edition, (guint) category)->name
                                : cb_edition_get_trait (self->edition, (guint) trait)->name);
    }
  if (tip->cards != 0)
    self->fields[CB_DRAFT_HAND] = (int) tip->cards;
  else if (tip->cards_known || tip->count >= 0)
    self->fields[CB_DRAFT_COUNT] = MAX (tip->count, 0);
  else if (heard)
    self->fields[CB_DRAFT_UNHEARD] = 1;
  say_cards (self, tip->cards);
  if (self->fields[CB_DRAFT_COUNT] != CB_TELLING_UNSET)
    g_string_append_printf (self->line, ", %d", self->fields[CB_DRAFT_COUNT]);
  if (self->fields[CB_DRAFT_UNHEARD] != CB_TELLING_UNSET)
    say (self, " ?");
  self->partly = tip->cards_known && tip->cards == 0;
  return TRUE;
}

/* A way to see cards that has no name of its own is told without it. */
static gboolean
tell_seen (CbTelling *self, const CbSeen *seen)
{
  gboolean snooped = g_strcmp0 (seen->how, CB_SEEN_SNOOP) == 0;
  gboolean peeked = g_strcmp0 (seen->how, CB_SEEN_PEEK) == 0;
  gboolean mine = seen->by == CB_NOBODY || is_mine (self, seen->by);

  self->partly = (seen->how != NULL && !snooped && !peeked) ||
                 (mine && (seen->how != NULL) != (seen->by != CB_NOBODY));
  self->fields[CB_DRAFT_PLAYER] = seen->player;
  if (seen->card >= 0)
    self->fields[CB_DRAFT_CARD] = seen->card;
  if (snooped && seen->by != CB_NOBODY)
    begin (self, CB_DRAFT_SNOOP, seen->by, "snoops ");
  else
    {
      self->kind = peeked ? CB_DRAFT_PEEK : CB_DRAFT_SEEN;
      self->fields[CB_DRAFT_VIEWER] = seen->by;
      if (seen->by != CB_NOBODY)
        g_string_append_printf (self->line, "%s ", get_player (self, seen->by));
      say (self, peeked ? "peeks " : "saw ");
    }
  say (self, get_player (self, seen->player));
  say_card (self, seen->card);
  return TRUE;
}

/* Everybody snoops where one did, and I see what I saw last. */
static gboolean
tell_snoop_all (CbTelling *self, const CbSeen *seen, int card, gboolean left)
{
  int me = self->setup->me;
  guint n = cb_log_get_n_entries (cb_case_get_log (self->case_));

  if (seen->by == CB_NOBODY || self->setup->n_players < 3)
    return FALSE;
  begin (self, CB_DRAFT_SNOOP_ALL, seen->by, left ? ": all snoop left" : ": all snoop right");
  self->fields[CB_DRAFT_DIRECTION] = left ? 0 : 1;
  if (me != CB_NOBODY &&
      (me == seen->by || cb_case_get_seat_state (self->case_, n, (guint) me) == CB_SEAT_PLAYING))
    {
      self->fields[CB_DRAFT_CARD] = card;
      say_card (self, card);
    }
  return TRUE;
}

static gboolean
tell_look (CbTelling *self, const CbLook *look)
{
  begin (self, CB_DRAFT_LOOK, look->by, "looks");
  self->fields[CB_DRAFT_SLOTS] = (int) look->slots;
  self->fields[CB_DRAFT_HAND] = (int) look->cards;
  for (guint i = 0; i < 32; i++)
    if (look->slots >> i & 1)
      g_string_append_printf (self->line, " %u", i + 1);
  say_cards (self, look->cards);
  return TRUE;
}

static gboolean
tell_exposed (CbTelling *self, const CbExposed *exposed)
{
  self->kind = CB_DRAFT_EXPOSED;
  self->fields[CB_DRAFT_PLAYER] = exposed->player;
  self->fields[CB_DRAFT_HAND] = (int) exposed->cards;
  g_string_append_printf (self->line, "%s dies", get_player (self, exposed->player));
  say_cards (self, exposed->cards);
  return TRUE;
}

/* Where it is of nobody, nobody is chosen. */
static gboolean
tell_statement (CbTelling *self, const CbStatement *statement)
{
  static const char *const CLAIMS[] = { "has", "has one of", "has none of", "nobody has", "found" };
  gboolean said = statement->by != CB_NOBODY && !is_mine (self, statement->by);

  self->kind = CB_DRAFT_STATEMENT;
  self->partly = is_mine (self, statement->by);
  self->fields[CB_DRAFT_CLAIM] = (int) statement->claim;
  self->fields[CB_DRAFT_HAND] = (int) statement->cards;
  if (said)
    {
      self->fields[CB_DRAFT_VIEWER] = statement->by;
      g_string_append_printf (self->line, "%s says: ", get_player (self, statement->by));
    }
  else if (statement->claim == CB_CLAIM_HAS)
    say (self, "everybody saw that ");
  if (statement->player != CB_NOBODY)
    {
      self->fields[CB_DRAFT_PLAYER] = statement->player;
      g_string_append_printf (self->line, "%s ", get_player (self, statement->player));
    }
  say (self, CLAIMS[statement->claim]);
  say_cards (self, statement->cards);
  return TRUE;
}

static gboolean
tell_accusation (CbTelling *self, const CbAccusation *accusation)
{
  static const char *const RESULTS[] = { "", ", wrong", ", right" };

  begin (self, CB_DRAFT_ACCUSATION, accusation->by, "accuses");
  self->fields[CB_DRAFT_CARDS] = (int) accusation->cards;
  self->fields[CB_DRAFT_RESULT] = (int) accusation->result;
  say_cards (self, accusation->cards);
  say (self, RESULTS[accusation->result]);
  return TRUE;
}

static gboolean
tell_envelope (CbTelling *self, const CbEnvelope *envelope)
{
  self->kind = CB_DRAFT_ENVELOPE;
  self->fields[CB_DRAFT_CARDS] = (int) envelope->cards;
  say (self, "envelope");
  say_cards (self, envelope->cards);
  return TRUE;
}

static gboolean
tell_draw (CbTelling *self, const CbDraw *draw, gboolean plays)
{
  int deck = cb_edition_find_deck (self->edition, draw->deck);
  CbTrigger trigger = cb_trigger_find (draw->trigger);
  const char *name = NULL;

  if (deck < 0)
    return FALSE;
  begin (self, plays ? CB_DRAFT_PLAY : CB_DRAFT_DRAW, draw->by, plays ? "plays " : "draws ");
  say (self, cb_edition_get_deck (self->edition, (guint) deck)->name);
  self->fields[CB_DRAFT_DECK] = deck;
  self->text = g_strdup (draw->card);
  for (guint i = 0; i < cb_edition_get_n_deck_cards (self->edition); i++)
    if (cb_edition_get_deck_card (self->edition, i)->deck == (guint) deck &&
        g_strcmp0 (cb_edition_get_deck_card (self->edition, i)->id, draw->card) == 0)
      name = cb_edition_get_deck_card (self->edition, i)->name;
  if (draw->card != NULL)
    g_string_append_printf (self->line, name != NULL ? " %s" : " “%s”",
                            name != NULL ? name : draw->card);
  if (trigger != CB_TRIGGER_NONE)
    {
      self->fields[CB_DRAFT_TRIGGER] = (int) trigger;
      g_string_append_printf (self->line, ", %s", cb_trigger_get_id (trigger));
    }
  return TRUE;
}

/* A line takes only the powers that are in the box. */
static gboolean
tell_power (CbTelling *self, const CbPowerUse *use)
{
  int power = cb_edition_find_power (self->edition, use->power);

  if (power < 0)
    return FALSE;
  begin (self, CB_DRAFT_POWER, use->by, "uses");
  self->text = g_strdup (use->power);
  g_string_append_printf (self->line, " %s",
                          cb_edition_get_power (self->edition, (guint) power)->name);
  return TRUE;
}

/* A line wants the face of each die that the rules of the box have rolled. */
static gboolean
tell_roll (CbTelling *self, const CbRoll *roll)
{
  int n_dice = cb_edition_get_rules (self->edition)->n_dice;

  if (n_dice > 0 && (int) json_array_get_length (roll->dice) != n_dice)
    return FALSE;
  begin (self, CB_DRAFT_ROLL, roll->by, "rolls ");
  self->text = cb_roll_describe_dice (roll, self->edition, " ");
  say (self, self->text);
  return TRUE;
}

static gboolean
tell_note (CbTelling *self, const CbNote *note)
{
  self->kind = CB_DRAFT_NOTE;
  self->text = g_strdup (note->text);
  g_string_append_printf (self->line, "note: %s", note->text);
  return strchr (note->text, '\n') == NULL;
}

/* @another: what else such an entry may be told as: a suggestion by a power, everybody snooping, a
 * question of which not all cards are named by mistake */
static gboolean
tell (CbTelling *self, CbEntry *entry, gboolean another, guint seed)
{
  if (cb_entry_get_suggestion (entry) != NULL)
    return tell_suggestion (self, cb_entry_get_suggestion (entry), another && seed % 2 == 0,
                            !another, another && seed % 3 != 0);
  if (cb_entry_get_tip (entry) != NULL)
    return tell_tip (self, cb_entry_get_tip (entry), !another);
  if (cb_entry_get_seen (entry) != NULL && another)
    return tell_snoop_all (self, cb_entry_get_seen (entry),
                           (int) (seed % cb_edition_get_n_cards (self->edition)), seed % 2 == 0);
  if (another)
    return FALSE;
  if (cb_entry_get_trait_question (entry) != NULL)
    return tell_trait (self, cb_entry_get_trait_question (entry));
  if (cb_entry_get_seen (entry) != NULL)
    return tell_seen (self, cb_entry_get_seen (entry));
  if (cb_entry_get_look (entry) != NULL)
    return tell_look (self, cb_entry_get_look (entry));
  if (cb_entry_get_statement (entry) != NULL)
    return tell_statement (self, cb_entry_get_statement (entry));
  if (cb_entry_get_exposed (entry) != NULL)
    return tell_exposed (self, cb_entry_get_exposed (entry));
  if (cb_entry_get_accusation (entry) != NULL)
    return tell_accusation (self, cb_entry_get_accusation (entry));
  if (cb_entry_get_envelope (entry) != NULL)
    return tell_envelope (self, cb_entry_get_envelope (entry));
  if (cb_entry_get_draw (entry) != NULL)
    return tell_draw (self, cb_entry_get_draw (entry), FALSE);
  if (cb_entry_get_play (entry) != NULL)
    return tell_draw (self, cb_entry_get_play (entry), TRUE);
  if (cb_entry_get_power_use (entry) != NULL)
    return tell_power (self, cb_entry_get_power_use (entry));
  if (cb_entry_get_roll (entry) != NULL)
    return tell_roll (self, cb_entry_get_roll (entry));
  return tell_note (self, cb_entry_get_note (entry));
}

static CbDraftAnswer *
get_answer (CbDraft *draft, int seat)
{
  g_autoptr (CbDraftAnswer)
    answer = g_list_model_get_item (cb_draft_get_seats (draft), (guint) seat);

  return answer;
}

/* As one taps on the form: who did what, and last what does not follow after all. */
static void
tap_answers (const CbTelling *self, CbDraft *draft)
{
  gboolean showed = FALSE;

  for (guint i = 0; i < self->n_answers; i++)
    {
      CbDraftAnswer *answer = get_answer (draft, self->answers[i].by);

      if (showed && self->kind != CB_DRAFT_TRAIT &&
          cb_setup_get_answering (self->setup) == CB_ANSWERS_FIRST)
        cb_draft_reopen_chain (draft);
      showed = showed || self->answers[i].did == CB_DID_SHOW;
      if (self->answers[i].did == CB_DID_PASS)
        cb_draft_answer_set_passed (answer, TRUE);
      else
        cb_draft_answer_set_showed (answer, TRUE);
      if (self->answers[i].card >= 0)
        cb_draft_answer_set_card (answer, self->answers[i].card);
    }
  for (guint seat = 0; seat < self->setup->n_players; seat++)
    if (self->unknown >> seat & 1)
      {
        /* Where the pass was not filled in, as it cannot be, it is tapped twice. */
        cb_draft_answer_set_passed (get_answer (draft, (int) seat), TRUE);
        cb_draft_answer_set_passed (get_answer (draft, (int) seat), FALSE);
      }
}

void
cb_telling_tap (const CbTelling *self, CbDraft *draft, gboolean backwards)
{
  cb_draft_reset (draft);
  cb_draft_set_kind (draft, self->kind);
  for (guint i = 0; i < CB_N_DRAFT_FIELDS; i++)
    {
      guint field = backwards ? CB_N_DRAFT_FIELDS - 1 - i : i;

      if (self->fields[field] != CB_TELLING_UNSET && field != CB_DRAFT_UNHEARD)
        cb_draft_set (draft, field, self->fields[field]);
    }
  if (self->text != NULL)
    cb_draft_set_text (draft, self->text);
  tap_answers (self, draft);
}

gboolean
cb_telling_init (CbTelling *self, CbCase *case_, CbEntry *entry, gboolean another, guint seed)
{
  CbSetup *setup = cb_case_get_setup (case_);

  *self = (CbTelling) { case_, setup, setup->edition, .line = g_string_new (NULL) };
  for (guint i = 0; i < CB_N_DRAFT_FIELDS; i++)
    self->fields[i] = CB_TELLING_UNSET;
  return tell (self, entry, another, seed);
}

void
cb_telling_clear (CbTelling *self)
{
  g_string_free (self->line, TRUE);
  g_free (self->text);
}
