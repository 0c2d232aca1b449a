/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bytes as codes of what happened at a dealt table, in two ways. As what was typed: it is refused
 * with words, or joined. As slips in the codes of a game that was played, with the right check
 * characters after them, so that all that a code can say is read: what comes of it is a notebook
 * that can be written and read again, and that a second reading does not change. */

#include <string.h>

#include "cb-base32.h"
#include "cb-check-symbols.h"
#include "cb-editions.h"
#include "cb-fuzz.h"
#include "cb-notebook.h"
#include "cb-table-code.h"

#define N_PLAYERS 4
/* What says that it is a code of that hand, and which, in characters: with another one nothing
 * after it is read. */
#define HEAD 7

/* The notebook of one player, as it begins, and the codes of the game. */
static CbContents *notebook;
static GStrv codes;

static gboolean
note (CbSealedDeal *deal, CbDealEventKind kind, guint seat, CbCardSet cards)
{
  const CbDealEvent event = { .kind = kind, .seat = seat, .cards = cards };

  return cb_sealed_deal_can_note (deal, &event, NULL) && cb_sealed_deal_note (deal, &event, NULL);
}

/* Asks for one card of each category, another one each time, and shows what is to be shown. */
static void
play_turn (CbSealedDeal *deal, guint n)
{
  const CbDealPlay *play = cb_sealed_deal_get_play (deal);
  const CbEdition *edition = cb_sealed_deal_get_table (deal)->edition;
  CbCardSet cards = 0;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      CbCardSet all = cb_edition_get_category (edition, i)->cards;

      for (guint skip = (n * (i + 2)) % cb_card_set_size (all); skip > 0; skip--)
        all &= all - 1;
      cards |= cb_card_set_of (cb_card_set_first (all));
    }
  note (deal, CB_DEAL_EVENT_SUGGEST, (guint) play->seat, cards);
  if (n % 5 == 4)
    note (deal, CB_DEAL_EVENT_TAKE_BACK, (guint) play->asker, 0);
  while (play->step == CB_PLAY_SHOW)
    {
      guint seat = (guint) play->seat;

      note (deal, CB_DEAL_EVENT_CHOOSE, seat, 0);
      note (deal, CB_DEAL_EVENT_SHOW, seat,
            cb_card_set_of (cb_card_set_first (cb_sealed_deal_get_choice (deal, seat))));
    }
  if (play->step == CB_PLAY_SEE)
    note (deal, CB_DEAL_EVENT_SEE, (guint) play->seat, 0);
}

/* A game from a box with another deck, in which somebody accuses wrongly and somebody leaves. */
static void
play_game (void)
{
  g_autoptr (CbSetup) table = cb_setup_new (cb_editions_find_builtin ("discover-secrets"));
  g_autoptr (CbDealPromise) promise = NULL;
  g_autoptr (CbSealedDeal) deal = NULL;
  CbDealChoices choices;

  for (guint i = 0; i < N_PLAYERS; i++)
    cb_setup_add_player (table, (const char *[]) { "Ann", "Bob", "Cy", "Dan" }[i], -1, -1);
  table->first_dealt = 0;
  cb_deal_choices_init (&choices, table->edition, N_PLAYERS);
  promise = cb_deal_promise_new_seeded (table, &choices, 7, NULL);
  deal = cb_sealed_deal_new (promise);
  note (deal, CB_DEAL_EVENT_LOOK, 0, 0);
  notebook = cb_notebook_new (deal, 0, "");
  for (guint i = 0; i < 8; i++)
    {
      play_turn (deal, i);
      note (deal, CB_DEAL_EVENT_DRAW, i % N_PLAYERS, 0);
      note (deal, CB_DEAL_EVENT_PLAY, i % N_PLAYERS, 0);
    }
  note (deal, CB_DEAL_EVENT_LOOK_DOWN, 0, 0);
  note (deal, CB_DEAL_EVENT_ACCUSE, 1, 0x20401);
  note (deal, CB_DEAL_EVENT_LEAVE, 2, 0);
  play_turn (deal, 9);
  note (deal, CB_DEAL_EVENT_OPEN, 0, 0);
  codes = cb_table_code_make (deal, 0, NULL);
  g_assert_cmpuint (g_strv_length (codes), >, 4);
}

static void
check_sound (CbContents *joined)
{
  g_autoptr (GBytes) bytes = cb_contents_write (joined);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbContents) again = cb_contents_read (bytes, &error);
  g_autoptr (GBytes) bytes_again = again != NULL ? cb_contents_write (again) : NULL;

  g_assert_no_error (error);
  g_assert_true (g_bytes_equal (bytes, bytes_again));
}

static void
check_typed (const char *typed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbContents) joined = cb_table_code_join (notebook, typed, &error);
  g_autoptr (CbContents) twice = NULL;

  if (joined == NULL)
    {
      g_assert_nonnull (error);
      g_assert_true (error->domain == CB_TABLE_ERROR);
      g_assert_true (*error->message != '\0' && g_utf8_validate (error->message, -1, NULL));
      return;
    }
  check_sound (joined);
  twice = cb_table_code_join (joined, typed, NULL);
  g_assert_true (twice == NULL || twice->entries->len == joined->entries->len);
}

/* Two bytes change one character of a code, which is right again: of the last one, which nothing
 * comes after, or of one after the other. */
static char *
change_codes (const uint8_t *data, size_t size)
{
  g_autoptr (GStrvBuilder) changed = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (guint i = 0; codes[i] != NULL; i++)
    {
      guint8 word[CB_MAX_CHECKED];
      guint n = 0;

      for (const char *c = codes[i]; *c != '\0' && n < CB_MAX_CHECKED; c++)
        if (!cb_base32_is_filling ((gunichar) *c))
          word[n++] = (guint8) cb_base32_get_value ((gunichar) *c);
      n -= CB_N_CHECK_SYMBOLS;
      for (size_t k = i; k + 1 < size && (size % 3 == 0 || codes[i + 1] == NULL); k += 4)
        word[HEAD + data[k] % (n - HEAD)] ^= data[k + 1] & 31;
      cb_check_symbols_append (word, n);
      g_strv_builder_take (changed, cb_base32_write (word, n + CB_N_CHECK_SYMBOLS, 4));
    }
  list = g_strv_builder_end (changed);
  return g_strjoinv (CB_TABLE_CODE_SEPARATOR, list);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *typed = g_strndup ((const char *) data, size);
  g_autofree char *changed = NULL;

  if (codes == NULL)
    play_game ();
  check_typed (typed);
  changed = change_codes (data, size);
  check_typed (changed);
  return 0;
}
