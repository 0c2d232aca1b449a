/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-box.h"
#include "cb-editions.h"
#include "cb-hand-code.h"
#include "cb-hand.h"

/**
 * cb_hand_make_code:
 * @setup: the setup of the hand's owner
 *
 * Returns: (transfer full): the code of the hand
 */
char *
cb_hand_make_code (const CbSetup *setup)
{
  g_return_val_if_fail (setup->me != CB_NOBODY, NULL);

  return cb_hand_code_write (
    &(const CbHandCode) { .tag = cb_box_get_tag (setup->edition),
                          .n_cards = cb_edition_get_n_cards (setup->edition),
                          .n_seats = setup->n_players,
                          .seat = (guint) setup->me,
                          .first_dealt = setup->first_dealt,
                          .n_down = setup->face_down,
                          .hand = setup->hand,
                          .face_up = setup->face_up,
                          .removed = setup->removed });
}

/**
 * cb_hand_make_words:
 * @setup: the setup of the hand's owner
 * @numbers: (nullable): the numbers of the players, from cb_sealed_deal_describe_numbers()
 *
 * Returns: (transfer full): a few short lines: whose hand it is, its cards by category, what lies
 *   open, the hand code, and @numbers, so that the player has them on a device of his own
 */
char *
cb_hand_make_words (const CbSetup *setup, const char *numbers)
{
  const CbEdition *edition = setup->edition;
  g_autoptr (GString) words = g_string_new (NULL);
  g_autofree char *code = cb_hand_make_code (setup);
  g_autofree char *face_up = cb_edition_join_names (edition, setup->face_up);
  g_autofree char *removed = cb_edition_join_names (edition, setup->removed);

  g_string_append_printf (words, "%s, %s\n", cb_edition_get_name (edition),
                          setup->players[setup->me].name);
  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      CbCardSet cards = setup->hand & cb_edition_get_category (edition, i)->cards;
      g_autofree char *names = cb_edition_join_names (edition, cards);

      if (cards != 0)
        g_string_append_printf (words, "%s\n", names);
    }
  if (setup->face_up != 0)
    g_string_append_printf (words, _ ("Face up: %s\n"), face_up);
  if (setup->removed != 0)
    g_string_append_printf (words, _ ("Out of play: %s\n"), removed);
  g_string_append_printf (words, _ ("Hand code: %s\n"), code);
  if (numbers != NULL)
    g_string_append_printf (words, _ ("Numbers: %s\n"), numbers);
  return g_string_free_and_steal (g_steal_pointer (&words));
}

static CbEdition *
find_edition (const CbHandCode *hand, CbEdition *wanted, GError **error)
{
  CbEdition *found = NULL;

  if (wanted != NULL && cb_box_get_tag (wanted) == hand->tag)
    return wanted;
  for (guint i = 0; found == NULL && i < cb_editions_get_n_builtin (); i++)
    if (cb_box_get_tag (cb_editions_get_builtin (i)) == hand->tag)
      found = cb_editions_get_builtin (i);
  if (found != NULL && wanted == NULL)
    return found;

  if (found != NULL)
    g_set_error (error, CB_TABLE_ERROR, CB_TABLE_ERROR_EDITION,
                 _ ("This code is for the edition “%s”."), cb_edition_get_name (found));
  else
    g_set_error_literal (error, CB_TABLE_ERROR, CB_TABLE_ERROR_EDITION,
                         wanted != NULL ? _ ("This code is for another edition.")
                                        : _ ("This code is for an edition that is not built in."));
  return NULL;
}

/**
 * cb_hand_read_code:
 * @code: as typed
 * @edition: (nullable): the edition that the code must be for; NULL: any of those built in
 *
 * Returns: (transfer full) (nullable): the setup of the hand's owner, with players called Player 1
 *   and so on; else @error (#CbTableError) says what is wrong with the code
 */
CbSetup *
cb_hand_read_code (const char *code, CbEdition *edition, GError **error)
{
  g_autoptr (CbSetup) setup = NULL;
  CbHandCode hand;

  if (!cb_hand_code_read (&hand, code, error))
    return NULL;
  edition = find_edition (&hand, edition, error);
  if (edition == NULL)
    return NULL;

  setup = cb_setup_new (edition);
  for (guint i = 0; i < hand.n_seats; i++)
    {
      g_autofree char *name = g_strdup_printf (_ ("Player %u"), i + 1);

      cb_setup_add_player (setup, name, -1, -1);
    }
  setup->me = (int) hand.seat;
  setup->hand = hand.hand;
  setup->face_up = hand.face_up;
  setup->removed = hand.removed;
  setup->face_down = hand.n_down;
  setup->first_dealt = hand.first_dealt;
  cb_box_state_hand_sizes (setup);
  if (hand.n_cards == cb_edition_get_n_cards (edition) && cb_setup_check (setup, NULL))
    return g_steal_pointer (&setup);
  g_set_error_literal (error, CB_TABLE_ERROR, CB_TABLE_ERROR_SLIP, _ ("This is not a hand code."));
  return NULL;
}
