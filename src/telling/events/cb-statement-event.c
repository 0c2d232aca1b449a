/* What everybody at the table knows, or is told, of some cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-event-kind.h"
#include "cb-quick-phrase-private.h"
#include "cb-say.h"
#include "cb-statement.h"

static CbClaim
get_claim (CbDraft *self)
{
  return (CbClaim) cb_draft_get (self, CB_DRAFT_CLAIM);
}

static CbCardSet
get_cards (CbDraft *self)
{
  return (CbCardSet) cb_draft_get (self, CB_DRAFT_HAND);
}

static int
get_holder (CbDraft *self)
{
  return cb_claim_is_of_player (get_claim (self)) ? _cb_draft_get_player_holder (self) : -1;
}

/* All cards in play can be chosen, even mine: others may have seen one of them. */
static CbCardSet
get_choices (CbDraft *self)
{
  return cb_setup_get_deck (cb_case_get_setup (self->case_));
}

static void
find_lacks (CbDraft *self)
{
  if (cb_claim_is_of_player (get_claim (self)))
    _cb_draft_need_player (self, CB_DRAFT_PLAYER);
  if (get_cards (self) == 0)
    _cb_draft_need (self, CB_DRAFT_HAND, _ ("Name a card."));
}

static void
make_entries (CbDraft *self, GPtrArray *entries)
{
  g_ptr_array_add (entries,
                   cb_statement_new (get_claim (self), cb_draft_get (self, CB_DRAFT_PLAYER),
                                     get_cards (self), cb_draft_get (self, CB_DRAFT_VIEWER)));
}

static void
take_entry (CbDraft *self, const CbEntry *entry)
{
  const CbStatement *statement = cb_entry_get_statement (entry);

  cb_draft_set (self, CB_DRAFT_CLAIM, (int) statement->claim);
  cb_draft_set (self, CB_DRAFT_PLAYER, statement->player);
  cb_draft_set (self, CB_DRAFT_HAND, (int) statement->cards);
  cb_draft_set (self, CB_DRAFT_VIEWER, statement->by);
}

/* Keeps my seat as the speaker if the old entry has it: the draft itself stores me as nobody. */
static void
keep_myself (CbDraft *self, CbEntry *entry, const CbEntry *old)
{
  CbStatement *statement = (CbStatement *) cb_entry_get_statement (entry);
  int by = cb_entry_get_statement (old)->by;

  if (statement->by == CB_NOBODY && by != CB_NOBODY && cb_draft_is_me (self, by))
    statement->by = by;
}

/* Warns if the player is known to hold some of the cards, which the statement denies. */
static void
warn_of_holder (CbDraft *self, int seat, GStrvBuilder *builder)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  CbCardSet held = _cb_draft_find_cards (self, CB_HOLDER_OF_SEAT (seat), get_cards (self),
                                         CB_MARK_YES);
  g_autofree char *names = NULL;

  if (held == 0)
    return;
  names = cb_say_cards (setup->edition, held, CB_LIST_AND, CB_SAID_OBJECT);
  if (seat == setup->me)
    /* Translators: a list of cards */
    g_strv_builder_take (builder, g_strdup_printf (_ ("You hold %s."), names));
  else
    /* Translators: first a player, then a list of cards */
    g_strv_builder_take (builder,
                         g_strdup_printf (_ ("%s holds %s."), setup->players[seat].name, names));
}

static void
warn_of_some (CbDraft *self, int seat, GStrvBuilder *builder)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  CbCardSet cards = get_cards (self);

  if (cards == 0 ||
      _cb_draft_find_cards (self, CB_HOLDER_OF_SEAT (seat), cards, CB_MARK_NO) != cards)
    return;
  if (seat == setup->me)
    g_strv_builder_add (builder, _ ("You hold none of these cards."));
  else
    g_strv_builder_take (builder, g_strdup_printf (_ ("%s can’t have any of these cards."),
                                                   setup->players[seat].name));
}

/* A card that was found may never have been dealt. Unless a player is known to have it, says where
 * to enter such a card. */
static void
warn_of_found (CbDraft *self, GStrvBuilder *builder)
{
  CbCardSet known = 0;

  for (guint seat = 0; seat < cb_case_get_setup (self->case_)->n_players; seat++)
    known |= _cb_draft_find_cards (self, CB_HOLDER_OF_SEAT (seat), get_cards (self), CB_MARK_YES);
  if ((get_cards (self) & ~known) != 0)
    g_strv_builder_add (builder, _ ("If it was never dealt, add it to the cards that are missing, "
                                    "under Players and Hand."));
}

static void
add_warnings (CbDraft *self, GStrvBuilder *builder)
{
  int player = cb_draft_get (self, CB_DRAFT_PLAYER);
  guint n_players = cb_case_get_setup (self->case_)->n_players;

  if (get_cards (self) == 0 || (cb_claim_is_of_player (get_claim (self)) && player < 0))
    return;

  switch (get_claim (self))
    {
    case CB_CLAIM_HAS:
      _cb_draft_warn_of_hand (self, player, get_cards (self), builder);
      break;
    case CB_CLAIM_SOME:
      warn_of_some (self, player, builder);
      break;
    case CB_CLAIM_NONE:
      warn_of_holder (self, player, builder);
      break;
    case CB_CLAIM_NOBODY:
      for (guint seat = 0; seat < n_players; seat++)
        warn_of_holder (self, (int) seat, builder);
      break;
    case CB_CLAIM_FOUND:
    default:
      warn_of_found (self, builder);
    }
}

static void
list_claims (CbDraft *self, GStrvBuilder *names)
{
  g_strv_builder_add_many (names, _ ("Somebody has all of these"),
                           _ ("Somebody has at least one of these"),
                           _ ("Somebody has none of these"), _ ("Nobody has any of these"),
                           _ ("Found under the table"), NULL);
}

static void
list_speakers (CbDraft *self, GStrvBuilder *names)
{
  _cb_draft_list_viewers (self, C_ ("who has said something", "Seen by all"), names);
}

static gboolean
is_of_player (CbDraft *self)
{
  return cb_claim_is_of_player (get_claim (self));
}

static const CbFormField FORM[] = {
  { CB_PICKER_LIST, CB_DRAFT_CLAIM, .label = N_ ("What everybody knows"), .list = list_claims },
  { CB_PICKER_LIST, CB_DRAFT_PLAYER, N_ ("_Whose cards"), .list = _cb_draft_list_players,
    .is_shown = is_of_player },
  { CB_PICKER_LIST, CB_DRAFT_VIEWER, N_ ("Said _by"), .list = list_speakers,
    .get_chosen = _cb_draft_get_viewer_place, .choose = _cb_draft_choose_viewer },
  { CB_PICKER_CARDS },
  { CB_PICKER_NONE },
};

/* Whether all cards of the category are meant, rather than the one asked for: “no room”, “any of
 * the rooms”, but not “doesn’t have the room”. The category must be typed in full. */
static gboolean
means_all (const CbQuickParser *parser, guint at)
{
  CbQuickRank rank = cb_quick_parser_see_at (parser, CB_QUICK_KIND, at).rank;

  return rank == CB_QUICK_EXACT ||
         ((rank == CB_QUICK_ALIAS || rank == CB_QUICK_INFLECTED) &&
          cb_quick_parser_sees_any (parser, at - 1, CB_QUICK_LACKS, CB_QUICK_NONE));
}

/* Takes “no rooms” for all cards of that category. “Has a room” is refused, because it does not say
 * which. “The rooms hall and lounge” are these two. */
static gboolean
put_categories (CbQuickParser *parser, const CbQuickPhrase *phrase, CbClaim claim)
{
  CbCardSet named = phrase->named[CB_QUICK_CARD], all = 0;
  guint n = cb_edition_get_n_categories (parser->setup->edition);
  guint32 kinds = phrase->named[CB_QUICK_KIND];
  CbQuickRank rank = cb_quick_parser_see_at (parser, CB_QUICK_KIND, phrase->at[CB_QUICK_KIND]).rank;

  for (guint i = 0; i < n; i++)
    if ((kinds >> i & 1) != 0)
      all |= cb_edition_get_category (parser->setup->edition, i)->cards;
  if (kinds == 0)
    return TRUE;
  if ((named & all) != 0 && rank != CB_QUICK_BEGINNING && rank != CB_QUICK_TYPO)
    return TRUE;
  if ((claim != CB_CLAIM_NONE && claim != CB_CLAIM_NOBODY) || kinds >> n != 0 ||
      !means_all (parser, phrase->at[CB_QUICK_KIND]))
    return cb_quick_phrase_fail (phrase, parser, CB_QUICK_KIND, _ ("Name a card."));
  cb_quick_parser_put (parser, CB_DRAFT_HAND, (int) (named | all), phrase->at[CB_QUICK_KIND],
                       phrase->n_words[CB_QUICK_KIND]);
  return TRUE;
}

static gboolean
fill_draft (CbQuickParser *parser, const CbQuickPhrase *phrase)
{
  CbClaim claim = CB_CLAIM_HAS;

  if (cb_quick_phrase_says (phrase, CB_QUICK_NOBODY))
    claim = CB_CLAIM_NOBODY;
  else if (cb_quick_phrase_says (phrase, CB_QUICK_FOUND))
    claim = CB_CLAIM_FOUND;
  else if (parser->denied || cb_quick_phrase_says (phrase, CB_QUICK_NONE) ||
           cb_quick_phrase_says (phrase, CB_QUICK_LACKS))
    claim = CB_CLAIM_NONE;
  else if ((parser->either || cb_quick_phrase_says (phrase, CB_QUICK_ONE)) &&
           cb_card_set_size (phrase->named[CB_QUICK_CARD]) > 1)
    claim = CB_CLAIM_SOME;
  if (claim == CB_CLAIM_HAS && parser->either)
    return cb_quick_parser_fail_at_end (parser, _ ("Name a card."));
  cb_draft_set (parser->draft, CB_DRAFT_CLAIM, (int) claim);
  return put_categories (parser, phrase, claim);
}

/* Keeps a phrasing out of completion, because another one already offers its first words. */
static gboolean
offer_nothing (const CbSetup *setup)
{
  return FALSE;
}

#define CARDS                                                                            \
  [CB_QUICK_CARD] = { CB_QUICK_MANY, CB_DRAFT_HAND }, [CB_QUICK_KIND] = { CB_QUICK_MANY, \
                                                                          CB_DRAFT_NO_FIELD }
#define PLAYER     [CB_QUICK_PLAYER] = { 1, CB_DRAFT_PLAYER }
#define WORD(word) { (word), CB_DRAFT_NO_FIELD, 0 }
#define OF_NOBODY \
  .keeps_verb = TRUE, .is_offered = offer_nothing, .subject = CB_QUICK_BY_NOBODY, .fill = fill_draft
#define OF_THE_NAMED                                                             \
  .keeps_verb = TRUE, .is_offered = offer_nothing, .subject = CB_QUICK_BY_NAMED, \
  .by = CB_DRAFT_PLAYER, .names = { CARDS }, .fill = fill_draft

/* “nobody has plum” */
static const CbPhrasing nobody_has = {
  .before = CB_QUICK_NOBODY,
  .verb = CB_QUICK_HAS,
  .names = { CARDS },
  .words = { WORD (CB_QUICK_NOBODY), WORD (CB_QUICK_HAS), WORD (CB_QUICK_THAT) },
  OF_NOBODY,
};

/* “everybody saw ben’s rope” */
static const CbPhrasing all_saw = {
  .before = CB_QUICK_ALL,
  .verb = CB_QUICK_SAW,
  .names = { PLAYER, CARDS },
  .words = { WORD (CB_QUICK_ALL), WORD (CB_QUICK_SAW), WORD (CB_QUICK_HAS), WORD (CB_QUICK_THAT) },
  OF_NOBODY,
};

/* “ben shows everybody the rope” */
static const CbPhrasing shows_all = {
  .verb = CB_QUICK_SHOWS,
  .then = CB_QUICK_ALL,
  .words = { WORD (CB_QUICK_SHOWS), WORD (CB_QUICK_ALL), WORD (CB_QUICK_HAS),
             WORD (CB_QUICK_THAT) },
  OF_THE_NAMED,
};

/* “white has none of rope and plum” */
static const CbPhrasing has_none = {
  .verb = CB_QUICK_HAS,
  .then = CB_QUICK_NONE,
  .words = { WORD (CB_QUICK_HAS), WORD (CB_QUICK_NONE), WORD (CB_QUICK_THAT),
             WORD (CB_QUICK_HAND) },
  OF_THE_NAMED,
};

/* “white doesn’t have the rope”, “heeft de sleutel niet” */
static const CbPhrasing lacks = {
  .verb = CB_QUICK_LACKS,
  .words = { WORD (CB_QUICK_LACKS), WORD (CB_QUICK_NONE), WORD (CB_QUICK_HAS), WORD (CB_QUICK_THAT),
             WORD (CB_QUICK_HAND), WORD (CB_QUICK_NEITHER) },
  OF_THE_NAMED,
};

/* “white has one of rope and plum” */
static const CbPhrasing has_one = {
  .verb = CB_QUICK_HAS,
  .then = CB_QUICK_ONE,
  .several = TRUE,
  .words = { WORD (CB_QUICK_HAS), WORD (CB_QUICK_ONE), WORD (CB_QUICK_THAT), WORD (CB_QUICK_HAND) },
  OF_THE_NAMED,
};

/* “rope was under the table”, “green found rope” */
static const CbPhrasing found = {
  .verb = CB_QUICK_FOUND,
  .keeps_verb = TRUE,
  .after_card = TRUE,
  .subject = CB_QUICK_BY_ME,
  .by = CB_DRAFT_VIEWER,
  .names = { CARDS },
  .words = { WORD (CB_QUICK_FOUND), WORD (CB_QUICK_HAS), WORD (CB_QUICK_THAT) },
  .fill = fill_draft,
};

/* The words that can follow “says”, such as “has” and “nobody”. */
static const CbPhrasing said = {
  .names = { CARDS },
  .words = { WORD (CB_QUICK_HAS), WORD (CB_QUICK_NONE), WORD (CB_QUICK_ONE), WORD (CB_QUICK_NOBODY),
             WORD (CB_QUICK_FOUND), WORD (CB_QUICK_THAT), WORD (CB_QUICK_HE),
             WORD (CB_QUICK_LACKS) },
  .fill = fill_draft,
};

/* Whether a name comes first and “has” later: many languages put it after “not”, or last. */
static gboolean
names_holder (const CbQuickParser *parser)
{
  CbQuickHit player = cb_quick_parser_see_player (parser);
  guint at = parser->at + MAX (player.n_words, 1);

  if (cb_quick_parser_sees (parser, parser->at, CB_QUICK_NOBODY))
    return FALSE;
  while (player.rank != CB_QUICK_NO_MATCH && at < parser->n_words &&
         !cb_quick_parser_sees_any (parser, at, CB_QUICK_HAS, CB_QUICK_LACKS))
    at++;
  return cb_quick_parser_sees_any (parser, at, CB_QUICK_HAS, CB_QUICK_LACKS);
}

/* Whether the next word can be skipped. Articles such as “a” and “une” in French cannot, if they
 * mean something here. */
static gboolean
is_overlooked (const CbQuickParser *parser)
{
  const CbQuickKeyword SAYING[] = { CB_QUICK_HAS,    CB_QUICK_NONE,  CB_QUICK_ONE,
                                    CB_QUICK_NOBODY, CB_QUICK_FOUND, CB_QUICK_LACKS };

  if (cb_quick_parser_sees (parser, parser->at, CB_QUICK_THAT) ||
      (cb_quick_parser_sees_any (parser, parser->at, CB_QUICK_ME, CB_QUICK_ALL) &&
       cb_quick_parser_sees_any (parser, parser->at + 1, CB_QUICK_HE, CB_QUICK_THAT)))
    return TRUE; /* “told me he has …” */
  for (guint i = 0; i < G_N_ELEMENTS (SAYING); i++)
    if (cb_quick_parser_sees (parser, parser->at, SAYING[i]))
      return FALSE;
  return cb_quick_parser_sees_filler (parser, parser->at);
}

/* Whether a colon or a quotation mark stands before the next word. */
static gboolean
begins_speech (const CbQuickParser *parser)
{
  const CbQuickWord *word = cb_quick_parser_get_word (parser, parser->at);

  return word->gap == CB_QUICK_COLON ||
         g_utf8_strchr ("\"“„«", -1, g_utf8_get_char (parser->text + word->offset)) != NULL;
}

/* Reads whose cards the statement is about: the speaker’s if no name comes before “has”. Some
 * languages have the same word for “nobody” and “none”. */
static gboolean
read_said (CbQuickParser *parser)
{
  int seat = cb_draft_get (parser->draft, CB_DRAFT_VIEWER);
  gboolean named;
  guint at;

  while (is_overlooked (parser))
    parser->at++;
  at = parser->at;
  if (cb_quick_parser_sees (parser, at, CB_QUICK_ME) && seat != CB_NOBODY &&
      seat != parser->setup->me)
    {
      /* “ben says: I have the rope” is about Ben; “ben says I have the rope” may be about me */
      if (!begins_speech (parser))
        return cb_quick_parser_fail_ambiguous (parser, at, 1, CB_QUICK_PLAYER,
                                               1u << seat | 1u << parser->setup->me);
      parser->at++;
    }
  for (guint i = at; i < parser->n_words; i++)
    parser->either = parser->either || cb_quick_parser_sees (parser, i, CB_QUICK_OR);
  named = names_holder (parser);
  if (named &&
      cb_quick_parser_sees (parser, at + cb_quick_parser_see_player (parser).n_words, CB_QUICK_HE))
    return cb_quick_parser_fail_ambiguous (parser, at, 1, CB_QUICK_PLAYER,
                                           1u << MAX (seat, 0) |
                                             cb_quick_parser_see_player (parser).found);
  if (seat == CB_NOBODY)
    seat = parser->setup->me;
  if (named && !cb_quick_parser_take_player (parser, &seat))
    return FALSE;
  if (named && seat != parser->setup->me &&
      cb_quick_parser_sees (parser, parser->after_verb - 2, CB_QUICK_ME))
    /* Who says “I’d say Ben has the rope” is not sure of it. */
    return cb_quick_parser_fail_guess (parser, 0, at);
  cb_quick_parser_put (parser, CB_DRAFT_PLAYER, seat, at, MAX (parser->at - at, 1));
  if (!cb_quick_phrase_read (parser, &said))
    return FALSE;
  if (named && get_claim (parser->draft) == CB_CLAIM_NOBODY)
    cb_draft_set (parser->draft, CB_DRAFT_CLAIM, CB_CLAIM_NONE);
  return TRUE;
}

/* “green says that nobody has rope” */
static const CbPhrasing says = {
  .verb = CB_QUICK_SAYS,
  .subject = CB_QUICK_BY_OTHERS,
  .by = CB_DRAFT_VIEWER,
  .read = read_said,
};

const CbEventKind cb_statement_event = {
  .id = "statement",
  /* Translators: a kind of event: what everybody sees or is told of cards, without a question. */
  .name = N_ ("Known to Everybody"),
  .line = { &says, &nobody_has, &all_saw, &shows_all, &has_none, &lacks, &has_one, &found },
  .form = FORM,
  .told = CB_DRAFT_HAND,
  .get_holder = get_holder,
  .get_choices = get_choices,
  .check = find_lacks,
  .make = make_entries,
  .entry = &cb_statement_kind,
  .take = take_entry,
  .keep = keep_myself,
  .warn = add_warnings,
};
