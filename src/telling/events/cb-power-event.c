/* A player uses a power, which can be done once in a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-event-kind.h"
#include "cb-power.h"
#include "cb-quick-phrase-private.h"
#include "cb-text.h"

/* (nullable): the power of the player’s character, or of the character whose name the player has */
static const char *
find_own_power (const CbSetup *setup, int by)
{
  const CbPlayer *player = &setup->players[by];

  for (guint i = 0; i < cb_edition_get_n_powers (setup->edition); i++)
    {
      const CbEditionPower *power = cb_edition_get_power (setup->edition, i);

      if (player->character >= 0 ? power->card == player->character
                                 : g_str_equal (power->name, player->name))
        return power->id;
    }
  return NULL;
}

/* (transfer full) (nullable): the power that was entered, or else the player’s own */
static char *
dup_power (CbDraft *self)
{
  g_autofree char *power = cb_text_trim (cb_draft_get_text (self));
  int by = cb_draft_get_by (self);

  if (*power != '\0')
    return g_steal_pointer (&power);
  return by >= 0 ? g_strdup (find_own_power (cb_case_get_setup (self->case_), by)) : NULL;
}

static void
find_lacks (CbDraft *self)
{
  g_autofree char *power = dup_power (self);

  _cb_draft_need_player (self, CB_DRAFT_BY);
  if (power == NULL)
    _cb_draft_need (self, CB_DRAFT_NO_FIELD, _ ("Name the power."));
}

static void
make_entries (CbDraft *self, GPtrArray *entries)
{
  g_autofree char *power = dup_power (self);

  g_ptr_array_add (entries, cb_power_use_new (cb_draft_get_by (self), power));
}

const CbEditionPower *
_cb_event_find_power (const CbEdition *edition, const char *event)
{
  for (guint i = 0; i < cb_edition_get_n_powers (edition); i++)
    if (g_strcmp0 (cb_edition_get_power (edition, i)->event, event) == 0)
      return cb_edition_get_power (edition, i);
  return NULL;
}

gboolean
_cb_event_names_power (const CbEntry *entry, const char *power)
{
  const CbPowerUse *use = cb_entry_get_power_use (entry);

  return use != NULL && g_str_equal (use->power, power);
}

/* Warns if @by plays another character than the one whose power it is, as far as is known. */
static void
warn_of_owner (CbDraft *self, const CbEditionPower *power, int by, GStrvBuilder *builder)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  gboolean owned = FALSE;

  if (by < 0 || power->card < 0 || setup->players[by].character == power->card)
    return;
  for (guint i = 0; i < setup->n_players; i++)
    owned = owned || setup->players[i].character == power->card;
  if (owned || setup->players[by].character >= 0)
    g_strv_builder_take (
      builder,
      /* Translators: %s is a character */
      g_strdup_printf (_ ("Only %s has this power."),
                       cb_edition_get_card (setup->edition, (guint) power->card)->name));
}

void
_cb_draft_warn_of_power (CbDraft *self,
                         const char *power,
                         int by,
                         CbIsUse is_use,
                         GStrvBuilder *builder)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);
  CbLog *log = cb_case_get_log (self->case_);
  int known = cb_edition_find_power (edition, power);

  if (known >= 0)
    warn_of_owner (self, cb_edition_get_power (edition, (guint) known), by, builder);
  for (guint i = 0; i < _cb_draft_get_n_before (self); i++)
    {
      const CbEntry *entry = cb_log_get_entry (log, i);

      if (entry->uncertain || !is_use (entry, power))
        continue;
      g_strv_builder_take (
        builder,
        /* Translators: %s is a power that can be used once in a game; %u the number of an entry */
        g_strdup_printf (_ ("“%s” has been used before (entry %u)."),
                         known >= 0 ? cb_edition_get_power (edition, (guint) known)->name : power,
                         i + 1));
      return;
    }
}

static void
add_warnings (CbDraft *self, GStrvBuilder *builder)
{
  g_autofree char *power = dup_power (self);

  if (power != NULL)
    _cb_draft_warn_of_power (self, power, cb_draft_get_by (self), _cb_event_names_power, builder);
}

static void
take_entry (CbDraft *self, const CbEntry *entry)
{
  const CbPowerUse *use = cb_entry_get_power_use (entry);

  cb_draft_set_by (self, use->by);
  cb_draft_set_text (self, use->power);
}

static void
list_powers (CbDraft *self, GStrvBuilder *names)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);

  for (guint i = 0; i < cb_edition_get_n_powers (edition); i++)
    g_strv_builder_add (names, cb_edition_get_power (edition, i)->name);
}

static int
get_chosen_power (CbDraft *self)
{
  return cb_edition_find_power (cb_case_get_edition (self->case_), cb_draft_get_text (self));
}

static void
choose_power (CbDraft *self, guint index)
{
  _cb_draft_toggle_text (self, cb_edition_get_power (cb_case_get_edition (self->case_), index)->id);
}

static const char *
name_power (CbDraft *self, const char *id)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);
  int power = cb_edition_find_power (edition, id);

  return power >= 0 ? cb_edition_get_power (edition, (guint) power)->name : id;
}

static const char *
find_power_named (CbDraft *self, const char *name)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);

  for (guint i = 0; i < cb_edition_get_n_powers (edition); i++)
    if (g_str_equal (cb_edition_get_power (edition, i)->name, name))
      return cb_edition_get_power (edition, i)->id;
  return name;
}

static const CbFormField FORM[] = {
  { CB_PICKER_CHIPS, .label = N_ ("Powers"), .list = list_powers, .get_chosen = get_chosen_power,
    .choose = choose_power },
  { CB_PICKER_LINE, .title = N_ ("Which _power"), .name_id = name_power,
    .find_id = find_power_named },
  { CB_PICKER_NONE },
};

static gboolean
has_powers (const CbSetup *setup)
{
  return cb_edition_get_n_powers (setup->edition) > 0;
}

/* (transfer full): “Sally, Jack or Mayor” */
static char *
join_powers (const CbEdition *edition)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < cb_edition_get_n_powers (edition); i++)
    g_ptr_array_add (names, cb_edition_get_power (edition, i)->name);
  return cb_quick_join_choices (names);
}

/* A line that names a card of a deck as what was used tells that it was played. Words that name
 * neither a power nor such a card are refused. */
static gboolean
fill_draft (CbQuickParser *parser, const CbQuickPhrase *phrase)
{
  int power = cb_quick_phrase_get (phrase, CB_QUICK_POWER);
  g_autofree char *names = NULL;

  if (phrase->named[CB_QUICK_DECK_CARD] != 0)
    {
      cb_draft_set_kind (parser->draft, CB_DRAFT_PLAY);
      return _cb_event_fill_deck (parser, phrase);
    }
  if (phrase->text != NULL)
    {
      guint n = parser->n_words - phrase->text_at;

      names = join_powers (parser->setup->edition);
      if (power >= 0)
        return cb_quick_phrase_fail_text (phrase, parser);
      if (*names == '\0')
        return cb_quick_parser_fail (parser, phrase->text_at, n, _ ("This game has no powers."));
      return cb_quick_parser_fail (parser, phrase->text_at, n,
                                   /* Translators: %s are powers, as in “A, B or C”. */
                                   _ ("Not a power: %s?"), names);
    }
  if (!has_powers (parser->setup))
    return cb_quick_parser_fail (parser, parser->after_verb - 1, 1, _ ("This game has no powers."));
  if (power >= 0)
    cb_draft_set_text (parser->draft,
                       cb_edition_get_power (parser->setup->edition, (guint) power)->id);
  return TRUE;
}

/* “sally uses remote”, “sally power”, “ann used sally’s power” */
static const CbPhrasing uses = {
  .verb = CB_QUICK_USES,
  .is_offered = has_powers,
  .names = { [CB_QUICK_POWER] = { 1, CB_DRAFT_NO_FIELD },
             [CB_QUICK_DECK_CARD] = { 1, CB_DRAFT_NO_FIELD } },
  .words = { { CB_QUICK_USES, CB_DRAFT_NO_FIELD, 0 } },
  .text = TRUE,
  .fill = fill_draft,
};

const CbEventKind cb_power_event = {
  .id = "power",
  /* Translators: a kind of event: a player used a power. */
  .name = N_ ("Power Used"),
  .line = { &uses },
  .form = FORM,
  .takes_turn = TRUE,
  .check = find_lacks,
  .make = make_entries,
  .entry = &cb_power_kind,
  .take = take_entry,
  .warn = add_warnings,
};
