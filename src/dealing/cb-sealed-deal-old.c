/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files of the first version: the cards are sealed as they were dealt, with a fingerprint of 100
 * bits, and beside that who looked and who accused. Nothing shows how the cards were chosen, nor
 * that nobody's look was left out. Such deals can still be played to their end. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-sealed-deal-private.h"

/* Places are numbered from 1, as in the log of a case; without one it is the hand. */
static void
add_look (JsonArray *looks, guint seat, guint place)
{
  JsonObject *look = json_object_new ();

  json_object_set_int_member (look, "by", seat);
  if (place > 0)
    json_object_set_int_member (look, "place", place);
  json_array_add_object_element (looks, look);
}

static JsonArray *
write_looks (CbSealedDeal *self)
{
  JsonArray *looks = json_array_new ();

  for (guint i = 0; i < self->table->n_players; i++)
    {
      if (cb_sealed_deal_has_looked (self, i))
        add_look (looks, i, 0);
      for (guint place = 0; place < self->deal.n_down; place++)
        if (cb_sealed_deal_has_looked_down (self, i, place))
          add_look (looks, i, place + 1);
    }
  return looks;
}

static JsonArray *
write_accusations (CbSealedDeal *self)
{
  JsonArray *accusations = json_array_new ();

  for (guint i = 0; i < self->table->n_players; i++)
    if (cb_sealed_deal_has_accused (self, i))
      {
        JsonObject *accusation = json_object_new ();

        json_object_set_int_member (accusation, "by", i);
        cb_members_put_cards (accusation, "cards", self->table->edition,
                              cb_sealed_deal_get_accusation (self, i));
        json_array_add_object_element (accusations, accusation);
      }
  return accusations;
}

void
cb_sealed_deal_write_old_members (CbSealedDeal *self, JsonObject *out)
{
  g_autofree char *sealed = cb_sealed_deal_cover (self->old_text);

  json_object_set_string_member (out, "fingerprint", self->old_fingerprint);
  json_object_set_string_member (out, "sealed", sealed);
  json_object_set_array_member (out, "looks", write_looks (self));
  json_object_set_array_member (out, "accusations", write_accusations (self));
  json_object_set_boolean_member (out, "open", cb_sealed_deal_is_open (self));
}

static void
read_sealed (CbSealedDeal *self, CbMembers *in)
{
  g_autofree char *edition = cb_box_get_edition_word (self->table->edition);
  g_auto (GStrv) cards = cb_box_get_card_words (self->table->edition);
  g_autofree char *fingerprint = NULL;

  self->old_text = cb_sealed_deal_uncover (in, "sealed");
  self->old_fingerprint = cb_members_get_string (in, "fingerprint");
  fingerprint = cb_fingerprint_make_old (self->old_text);
  if (!g_str_equal (self->old_fingerprint, fingerprint))
    cb_members_fail (in, "fingerprint", _ ("is not that of the deal, which was changed"));
  else if (!cb_table_deal_read (&self->deal, self->old_text, edition, (const char *const *) cards,
                                NULL) ||
           !cb_sealed_deal_fits_table (self))
    cb_members_fail (in, "sealed", _ ("is not a deal for this table"));
}

static void
read_looks (CbSealedDeal *self, CbMembers *in)
{
  JsonArray *looks = cb_members_get_array (in, "looks");

  for (guint i = 0; looks != NULL && i < json_array_get_length (looks); i++)
    {
      g_autoptr (CbMembers)
        look = cb_members_new_element (in, "looks", json_array_get_element (looks, i), i);
      int seat = cb_members_get_seat (look, "by", self->table);
      int place = cb_members_get_optional_int (look, "place", 1, (int) self->deal.n_down, 0);
      gboolean hand = place == 0;

      if (!cb_members_failed (in))
        cb_sealed_deal_add_event (
          self, &(CbDealEvent) { .kind = hand ? CB_DEAL_EVENT_LOOK : CB_DEAL_EVENT_LOOK_DOWN,
                                 .seat = (guint) seat,
                                 .place = hand ? 0 : (guint) place - 1 });
    }
}

static void
read_accusations (CbSealedDeal *self, CbMembers *in)
{
  JsonArray *accusations = cb_members_get_array (in, "accusations");

  for (guint i = 0; accusations != NULL && i < json_array_get_length (accusations); i++)
    {
      g_autoptr (CbMembers) accusation = cb_members_new_element (
        in, "accusations", json_array_get_element (accusations, i), i);
      CbDealEvent event = { .kind = CB_DEAL_EVENT_ACCUSE };

      event.seat = (guint) cb_members_get_seat (accusation, "by", self->table);
      event.cards = cb_members_get_cards (accusation, "cards", self->table->edition);
      if (!cb_members_failed (in) && !cb_sealed_deal_has_accused (self, event.seat))
        cb_sealed_deal_add_event (self, &event);
    }
}

void
cb_sealed_deal_read_old_members (CbSealedDeal *self, CbMembers *in)
{
  read_sealed (self, in);
  read_looks (self, in);
  read_accusations (self, in);
  if (cb_members_get_boolean (in, "open", FALSE))
    cb_sealed_deal_add_event (self, &(CbDealEvent) { .kind = CB_DEAL_EVENT_OPEN });
}
