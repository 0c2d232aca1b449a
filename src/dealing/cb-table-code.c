/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The bits of a table code, five a character, the highest first:
 *
 *   version 5; check of the hand 10; number − 1 6; line of what comes last in the code before 14
 * (0: none); then what happened: kind 4; lines since the last one − 1 4, or after a bit 1 the line
 * 14; seat 4; what goes with the kind; at the end zeros to the next whole character
 *
 * and three check characters. What follows the version is mixed with a pattern made from the hand,
 * lest others at the table read it. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-box-deck.h"
#include "cb-code-bits.h"
#include "cb-game-error.h"
#include "cb-notebook-item.h"
#include "cb-notebook.h"
#include "cb-table-code.h"

/* VERSION is the T with which every table code begins; no hand code does. */
#define VERSION      26
#define HAND_VERSION 1

#define N_CHECK  10
#define N_NUMBER 6
#define N_LINE   14
#define N_STEP   4
#define N_KIND   4
#define N_DECK   3
#define N_CARD   6
#define N_SEAT   4
#define N_PLACE  5
#define N_LENGTH 4
/* The fewest symbols of a code: the head, and the check symbols. */
#define MIN_SYMBOLS (7 + CB_N_CHECK_SYMBOLS)

/* How somebody answered a suggestion. */
enum
{
  NOTHING,
  PASSED,
  SHOWED,
  SHOWED_ME,
  N_ANSWER = 2 /* bits */
};

/* What all codes for one hand have in common. */
typedef struct
{
  const CbSetup *setup;
  guint n_cards;
  guint check;
  guint8 pattern[32];
} Hand;

static void
hand_init (Hand *self, const CbSetup *setup)
{
  g_autofree char *key = cb_notebook_make_key (setup);
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  gsize size = sizeof self->pattern;

  g_checksum_update (checksum, (const guchar *) "casebook-table ", -1);
  g_checksum_update (checksum, (const guchar *) key, -1);
  g_checksum_get_digest (checksum, self->pattern, &size);
  self->setup = setup;
  self->n_cards = cb_edition_get_n_cards (setup->edition);
  self->check = ((guint) self->pattern[30] << 8 | self->pattern[31]) & ((1u << N_CHECK) - 1);
}

/* Mixes all but the version with the pattern; a second call undoes the first. */
static void
mix (const Hand *self, CbCodeBits *bits, guint n)
{
  for (guint i = 1; i < n; i++)
    bits->symbols[i] ^= self->pattern[i - 1] & 31;
}

static guint
count_bits (guint n)
{
  return n > 1 ? (guint) g_bit_storage (n - 1) : 0;
}

/* Whether @cards are one of each category, which can be written with fewer bits. */
static gboolean
is_one_of_each (const CbEdition *edition, CbCardSet cards)
{
  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    if (cb_card_set_size (cards & cb_edition_get_category (edition, i)->cards) != 1)
      return FALSE;
  return TRUE;
}

static guint
get_place_in (CbCardSet cards, guint card)
{
  return cb_card_set_size (cards & (cb_card_set_of (card) - 1));
}

static int
get_nth (CbCardSet cards, guint n)
{
  for (; n > 0 && cards != 0; n--)
    cards &= cards - 1;
  return cards != 0 ? (int) cb_card_set_first (cards) : -1;
}

static void
put_cards (const Hand *self, CbCodeBits *bits, CbCardSet cards)
{
  const CbEdition *edition = self->setup->edition;
  gboolean each = is_one_of_each (edition, cards);

  cb_code_bits_put (bits, 1, each);
  for (guint i = 0; each && i < cb_edition_get_n_categories (edition); i++)
    {
      CbCardSet all = cb_edition_get_category (edition, i)->cards;

      cb_code_bits_put (bits, count_bits (cb_card_set_size (all)),
                        get_place_in (all, cb_card_set_first (cards & all)));
    }
  if (!each)
    cb_code_bits_put (bits, self->n_cards, (guint32) cards);
}

static CbCardSet
get_cards (const Hand *self, CbCodeBits *bits)
{
  const CbEdition *edition = self->setup->edition;
  CbCardSet cards = 0;

  if (cb_code_bits_get (bits, 1) == 0)
    return (CbCardSet) cb_code_bits_get (bits, self->n_cards);
  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      CbCardSet all = cb_edition_get_category (edition, i)->cards;
      int card = get_nth (all, cb_code_bits_get (bits, count_bits (cb_card_set_size (all))));

      bits->failed |= card < 0;
      cards |= card < 0 ? 0 : cb_card_set_of ((guint) card);
    }
  return cards;
}

static guint
get_answer (const CbNotebookItem *heard, guint seat)
{
  if ((heard->passed >> seat & 1) != 0)
    return PASSED;
  if ((heard->showing >> seat & 1) == 0)
    return NOTHING;
  return heard->kind == CB_NOTEBOOK_SUGGESTION && heard->shown[seat] >= 0 ? SHOWED_ME : SHOWED;
}

static void
put_answers (const Hand *self, CbCodeBits *bits, const CbNotebookItem *heard)
{
  guint n = self->setup->n_players;

  for (guint i = 1; i < n; i++)
    {
      guint seat = (heard->seat + i) % n;
      guint answer = get_answer (heard, seat);

      cb_code_bits_put (bits, N_ANSWER, answer);
      if (answer == SHOWED_ME)
        cb_code_bits_put (bits, count_bits (cb_card_set_size (heard->cards)),
                          get_place_in (heard->cards, (guint) heard->shown[seat]));
    }
}

static void
get_answers (const Hand *self, CbCodeBits *bits, CbNotebookItem *heard)
{
  guint n = self->setup->n_players;

  memset (heard->shown, -1, sizeof heard->shown);
  for (guint i = 1; i < n && !bits->failed; i++)
    {
      guint seat = (heard->seat + i) % n;
      guint answer = cb_code_bits_get (bits, N_ANSWER);
      guint place;

      heard->passed |= (guint32) (answer == PASSED) << seat;
      heard->showing |= (guint32) (answer == SHOWED || answer == SHOWED_ME) << seat;
      if (answer != SHOWED_ME)
        continue;
      place = cb_code_bits_get (bits, count_bits (cb_card_set_size (heard->cards)));
      heard->shown[seat] = (gint8) get_nth (heard->cards, place);
      bits->failed |= heard->shown[seat] < 0;
    }
}

static void
put_name (CbCodeBits *bits, const CbNotebookItem *heard)
{
  cb_code_bits_put (bits, N_PLACE, heard->place);
  cb_code_bits_put (bits, N_LENGTH, (guint) strlen (heard->name));
  for (const char *c = heard->name; *c != '\0'; c++)
    cb_code_bits_put (bits, 8, (guchar) *c);
}

static void
get_name (CbCodeBits *bits, CbNotebookItem *heard)
{
  guint n;

  heard->place = cb_code_bits_get (bits, N_PLACE);
  n = cb_code_bits_get (bits, N_LENGTH);
  for (guint i = 0; i < n && i < CB_NOTEBOOK_MAX_NAME; i++)
    heard->name[i] = (char) cb_code_bits_get (bits, 8);
  bits->failed |= n == 0 || strlen (heard->name) != n || !g_utf8_validate (heard->name, -1, NULL);
}

/* @last: the line of the item before */
static void
put_heard (const Hand *self, CbCodeBits *bits, const CbNotebookItem *heard, guint last)
{
  gboolean near = heard->line > last && heard->line - last <= 1u << N_STEP;

  cb_code_bits_put (bits, N_KIND, heard->kind);
  cb_code_bits_put (bits, 1, !near);
  cb_code_bits_put (bits, near ? N_STEP : N_LINE, near ? heard->line - last - 1 : heard->line);
  cb_code_bits_put (bits, N_SEAT, heard->seat);
  if (heard->kind == CB_NOTEBOOK_LOOK)
    cb_code_bits_put (bits, N_PLACE, heard->place);
  if (heard->kind == CB_NOTEBOOK_HAND)
    cb_code_bits_put (bits, 1, heard->place);
  if (heard->kind == CB_NOTEBOOK_DRAW || heard->kind == CB_NOTEBOOK_PLAY)
    {
      cb_code_bits_put (bits, N_DECK, heard->place);
      cb_code_bits_put (bits, N_CARD, heard->card);
      return;
    }
  if (heard->kind == CB_NOTEBOOK_NAME)
    {
      put_name (bits, heard);
      return;
    }
  put_cards (self, bits, heard->cards);
  if (heard->kind == CB_NOTEBOOK_ACCUSATION || heard->kind == CB_NOTEBOOK_TOLD)
    cb_code_bits_put (bits, 1, heard->right);
  if (heard->kind == CB_NOTEBOOK_SUGGESTION || heard->kind == CB_NOTEBOOK_TAKEN_BACK)
    put_answers (self, bits, heard);
}

static void
get_drawn (const Hand *self, CbCodeBits *bits, CbNotebookItem *heard)
{
  const CbEdition *edition = self->setup->edition;

  heard->place = cb_code_bits_get (bits, N_DECK);
  heard->card = cb_code_bits_get (bits, N_CARD);
  bits->failed |= heard->place >= cb_edition_get_n_decks (edition) ||
                  cb_box_get_kind (edition, heard->place, heard->card) == NULL;
}

static CbNotebookItem
get_heard (const Hand *self, CbCodeBits *bits, CbNotebookItemKind kind, guint last)
{
  CbNotebookItem heard = { .kind = kind };

  if (cb_code_bits_get (bits, 1) != 0)
    heard.line = cb_code_bits_get (bits, N_LINE);
  else
    heard.line = last + 1 + cb_code_bits_get (bits, N_STEP);
  heard.seat = cb_code_bits_get (bits, N_SEAT);
  bits->failed |= kind > CB_NOTEBOOK_NAME || heard.line == 0 ||
                  heard.seat >= self->setup->n_players;
  if (kind == CB_NOTEBOOK_LOOK)
    heard.place = cb_code_bits_get (bits, N_PLACE);
  bits->failed |= heard.place > 0 && heard.place >= self->setup->face_down;
  if (kind == CB_NOTEBOOK_HAND)
    heard.place = cb_code_bits_get (bits, 1);
  if (kind == CB_NOTEBOOK_DRAW || kind == CB_NOTEBOOK_PLAY)
    {
      get_drawn (self, bits, &heard);
      return heard;
    }
  if (kind == CB_NOTEBOOK_NAME)
    {
      get_name (bits, &heard);
      return heard;
    }
  heard.cards = get_cards (self, bits);
  if (kind == CB_NOTEBOOK_ACCUSATION || kind == CB_NOTEBOOK_TOLD)
    heard.right = cb_code_bits_get (bits, 1) != 0;
  if (!bits->failed && (kind == CB_NOTEBOOK_SUGGESTION || kind == CB_NOTEBOOK_TAKEN_BACK))
    get_answers (self, bits, &heard);
  return heard;
}

/* Begins the code numbered @number, counted from 1. */
static void
begin (const Hand *self, CbCodeBits *bits, guint number, guint last)
{
  *bits = (CbCodeBits) { 0 };
  cb_code_bits_put (bits, 5, VERSION);
  cb_code_bits_put (bits, N_CHECK, self->check);
  cb_code_bits_put (bits, N_NUMBER, number - 1);
  cb_code_bits_put (bits, N_LINE, last);
}

static char *
end (const Hand *self, CbCodeBits *bits)
{
  mix (self, bits, (bits->bit + 4) / 5);
  return cb_code_bits_write (bits);
}

/* How many bits @heard takes. */
static guint
measure (const Hand *self, const CbNotebookItem *heard, guint last)
{
  CbCodeBits scratch = { 0 };

  put_heard (self, &scratch, heard, last);
  return scratch.bit;
}

GStrv
cb_table_code_make (CbSealedDeal *deal, guint seat, GError **error)
{
  g_autoptr (GStrvBuilder) codes = g_strv_builder_new ();
  g_autoptr (GArray) heard = cb_notebook_list_items (deal, (int) seat);
  g_autoptr (CbSetup) setup = cb_sealed_deal_make_setup (deal, seat);
  CbCodeBits bits;
  guint number = 1, last = 0;
  Hand hand;

  hand_init (&hand, setup);
  begin (&hand, &bits, number, last);
  for (guint i = 0; i < heard->len; i++)
    {
      const CbNotebookItem *one = &g_array_index (heard, CbNotebookItem, i);

      if (bits.bit + measure (&hand, one, last) > CB_CODE_MAX_BITS)
        {
          g_strv_builder_take (codes, end (&hand, &bits));
          begin (&hand, &bits, ++number, last);
        }
      if (number > CB_TABLE_CODE_MAX || one->line >> N_LINE != 0)
        {
          g_set_error_literal (error, CB_TABLE_ERROR, CB_TABLE_ERROR_TEXT,
                               _ ("This game is too long for codes."));
          return NULL;
        }
      put_heard (&hand, &bits, one, last);
      last = one->line;
    }
  if (heard->len > 0)
    g_strv_builder_take (codes, end (&hand, &bits));
  return g_strv_builder_end (codes);
}

static gboolean
fail (GError **error, CbTableError code, const char *message)
{
  g_set_error_literal (error, CB_TABLE_ERROR, (int) code, message);
  return FALSE;
}

/* Reads the head of a code. Returns: whether it is a code for this hand */
static gboolean
read_head (const Hand *hand, CbCodeBits *bits, const char *text, GError **error)
{
  guint version;

  if (!cb_code_bits_read (bits, text, MIN_SYMBOLS, error))
    return FALSE;
  version = cb_code_bits_get (bits, 5);
  if (version == HAND_VERSION)
    return fail (error, CB_TABLE_ERROR_TEXT,
                 _ ("This is a hand code, which starts a notebook of its own."));
  if (version != VERSION)
    return fail (error, CB_TABLE_ERROR_NEWER, _ ("This is not a code from a table."));
  mix (hand, bits, bits->n_symbols);
  if (cb_code_bits_get (bits, N_CHECK) != hand->check)
    return fail (error, CB_TABLE_ERROR_TEXT, _ ("This code is for another hand."));
  return TRUE;
}

/* Whether @kept has what the code before this one ends with. @number: this code's, from 1 */
static gboolean
check_before (const CbContents *kept, guint number, guint last, guint part, GError **error)
{
  if (last == 0 || cb_notebook_is_known (kept, last, part))
    return TRUE;
  g_set_error (error, CB_TABLE_ERROR, CB_TABLE_ERROR_TEXT,
               /* Translators: the numbers of two codes */
               _ ("This is code %u. Code %u comes first."), number, number - 1);
  return FALSE;
}

/* Whether the code ends here: a kind begins with a 1, but zeros fill up the last character. */
static gboolean
is_end (const CbCodeBits *bits)
{
  CbCodeBits rest = *bits;

  return rest.bit + N_KIND > 5 * rest.n_symbols || cb_code_bits_get (&rest, N_KIND) == 0;
}

/* (transfer full) (nullable): what the code with that @number says, as contents */
static CbContents *
read_heard (const Hand *hand,
            CbCodeBits *bits,
            guint number,
            guint before,
            const CbContents *kept,
            GError **error)
{
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (CbNotebookItem));
  const CbNotebookItem *first;
  CbContents *contents;
  guint last = before, part = 0;

  while (!bits->failed && !is_end (bits))
    {
      CbNotebookItem one = get_heard (hand, bits,
                                      (CbNotebookItemKind) cb_code_bits_get (bits, N_KIND), last);

      last = one.line;
      g_array_append_val (list, one);
    }
  if (bits->failed || list->len == 0)
    {
      fail (error, CB_TABLE_ERROR_SLIP, _ ("This is not a code from a table."));
      return NULL;
    }

  /* The code before may have ended within a long name. */
  first = &g_array_index (list, CbNotebookItem, 0);
  if (first->kind == CB_NOTEBOOK_NAME && first->line == before)
    part = first->place + 1;
  if (!check_before (kept, number, before, part, error))
    return NULL;
  contents = cb_contents_new ();
  cb_notebook_add_names (contents, list, kept);
  contents->shared = TRUE;
  cb_notebook_add_items (contents, list);
  cb_notebook_keep_items (contents, kept, last);
  return contents;
}

static CbContents *
join_one (CbContents *kept, const char *code, GError **error)
{
  g_autoptr (CbContents) heard = NULL;
  g_autoptr (GError) problem = NULL;
  CbContents *joined;
  CbCodeBits bits;
  guint number, last;
  Hand hand;

  hand_init (&hand, kept->setup);
  if (!read_head (&hand, &bits, code, error))
    return NULL;
  number = cb_code_bits_get (&bits, N_NUMBER) + 1;
  last = cb_code_bits_get (&bits, N_LINE);
  heard = read_heard (&hand, &bits, number, last, kept, error);
  if (heard == NULL)
    return NULL;
  joined = cb_notebook_join (heard, kept, &problem);

  /* The check characters are right, but the code tells what cannot have happened: no table wrote
   * it. */
  if (g_error_matches (problem, CB_GAME_ERROR, CB_GAME_ERROR_INVALID))
    fail (error, CB_TABLE_ERROR_SLIP, _ ("This is not a code from a table."));
  else if (joined == NULL)
    g_propagate_error (error, g_steal_pointer (&problem));
  return joined;
}

CbContents *
cb_table_code_join (CbContents *kept, const char *codes, GError **error)
{
  g_auto (GStrv) list = g_strsplit_set (codes, CB_TABLE_CODE_SEPARATOR "\n", -1);
  g_autoptr (CbContents) joined = cb_contents_ref (kept);
  guint n = 0;

  if (kept->setup->me == CB_NOBODY)
    {
      fail (error, CB_TABLE_ERROR_TEXT, _ ("This code is for another hand."));
      return NULL;
    }
  for (guint i = 0; list[i] != NULL; i++)
    {
      CbContents *next;

      if (*g_strstrip (list[i]) == '\0')
        continue;
      n++;
      next = join_one (joined, list[i], error);
      if (next == NULL)
        return NULL;
      cb_contents_unref (joined);
      joined = next;
    }
  if (joined != kept)
    return g_steal_pointer (&joined);
  if (n == 0)
    return join_one (kept, "", error);
  fail (error, CB_TABLE_ERROR_TEXT, _ ("This notebook has all that is in this code."));
  return NULL;
}
