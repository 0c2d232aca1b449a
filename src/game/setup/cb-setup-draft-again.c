/* The setup of one more case with the same players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-setup-draft-private.h"

/**
 * cb_setup_draft_new_again:
 * @setup: (transfer none): the players and the series, without cards
 * @untitled: (nullable): the title while nobody has a name; %NULL if Casebook deals
 *
 * Returns: (transfer full): a draft of a new game of that edition, with these players seated
 */
CbSetupDraft *
cb_setup_draft_new_again (CbSetup *setup, const char *untitled, CbAssist assist)
{
  CbSetupDraft *self;

  g_return_val_if_fail (setup != NULL, NULL);

  self = untitled != NULL ? cb_setup_draft_new (setup->edition, untitled, assist)
                          : cb_setup_draft_new_for_table (setup->edition);
  self->earlier = cb_setup_ref (setup);
  while (cb_setup_draft_get_n_seats (self) > setup->n_players)
    _cb_setup_draft_drop_seat (self, cb_setup_draft_get_n_seats (self) - 1);
  while (cb_setup_draft_get_n_seats (self) < setup->n_players)
    _cb_setup_draft_append_seat (self);
  for (guint i = 0; i < setup->n_players; i++)
    {
      CbSetupSeat *seat = cb_setup_draft_get_seat (self, i);

      cb_setup_seat_set_name (seat, setup->players[i].written);
      cb_setup_seat_set_character (seat, setup->players[i].character);
    }
  if (setup->me == CB_NOBODY)
    g_clear_object (&self->me);
  else
    g_set_object (&self->me, cb_setup_draft_get_seat (self, (guint) setup->me));
  if (setup->first_dealt != CB_NOBODY)
    g_set_object (&self->first_dealt, cb_setup_draft_get_seat (self, (guint) setup->first_dealt));
  _cb_setup_draft_name_seats (self);
  self->touched = FALSE;
  return self;
}

/* Copies into @setup what continues from the case before: house rules, how odds are counted, and
 * the series. Players who changed seats keep their score; new players have none. */
void
_cb_setup_draft_carry_on (CbSetupDraft *self, CbSetup *setup)
{
  const CbSetup *from = self->origin != NULL ? self->origin : self->earlier;

  if (from == NULL)
    return;
  setup->variants = from->variants;
  setup->alike = from->alike;
  setup->series = from->series;
  if (setup->series.extra != NULL)
    json_object_ref (setup->series.extra);
  for (guint i = 0; self->origin == NULL && i < setup->n_players; i++)
    {
      setup->series.solved[i] = 0;
      for (guint j = 0; j < from->n_players; j++)
        if (g_str_equal (setup->players[i].name, from->players[j].name))
          setup->series.solved[i] = from->series.solved[j];
    }
}
