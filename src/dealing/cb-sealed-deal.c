/* cb-sealed-deal.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-fingerprint.h"
#include "cb-sealed-deal-private.h"

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CbSealedDeal, cb_sealed_deal, G_TYPE_OBJECT)

static void
cb_sealed_deal_finalize (GObject *object)
{
  CbSealedDeal *self = CB_SEALED_DEAL (object);

  g_clear_pointer (&self->table, cb_setup_unref);
  g_clear_pointer (&self->created, g_free);
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->fingerprint, g_free);
  g_clear_pointer (&self->extra, json_object_unref);
  g_clear_object (&self->file);

  G_OBJECT_CLASS (cb_sealed_deal_parent_class)->finalize (object);
}

static void
cb_sealed_deal_class_init (CbSealedDealClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cb_sealed_deal_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
cb_sealed_deal_init (CbSealedDeal *self)
{
}

static void
cb_sealed_deal_seal (CbSealedDeal *self, CbRandomSource *random)
{
  g_autofree char *edition = cb_box_get_edition_word (self->table->edition);
  g_auto (GStrv) cards = cb_box_get_card_words (self->table->edition);
  g_autofree char *nonce = cb_fingerprint_new_nonce (random);

  self->text = cb_table_deal_write (&self->deal, edition, (const char *const *) cards, nonce);
  self->fingerprint = cb_fingerprint_make (self->text);
}

/* What everybody sees of @deal. */
static CbSetup *
make_table (const CbSetup *table, const CbTableDeal *deal)
{
  CbSetup *setup = cb_setup_copy (table);

  setup->me = CB_NOBODY;
  setup->hand = 0;
  setup->face_up = deal->face_up;
  setup->removed = deal->removed;
  setup->face_down = deal->n_down;
  setup->first_dealt = (int) deal->first_dealt;
  cb_box_state_hand_sizes (setup);
  return setup;
}

/**
 * cb_sealed_deal_new:
 * @table: the edition, the players, who is dealt first, cards that are missing from the box
 * @choices: how to deal
 * @random: where chance comes from
 *
 * Returns: (transfer full) (nullable): a deal that is kept nowhere yet; else @error (#CbTableError)
 *   says why such a deal cannot be
 */
CbSealedDeal *
cb_sealed_deal_new (const CbSetup *table,
                    const CbDealChoices *choices,
                    CbRandomSource *random,
                    GError **error)
{
  g_autoptr (CbSealedDeal) self = NULL;
  g_autoptr (GDateTime) now = NULL;
  CbTableDealRules rules;

  g_return_val_if_fail (table != NULL && table->n_players > 0, NULL);

  self = g_object_new (CB_TYPE_SEALED_DEAL, NULL);
  cb_box_get_deal_rules (table, choices, &rules);
  if (!cb_table_deal_draw (&self->deal, &rules, random, error))
    return NULL;
  self->table = make_table (table, &self->deal);
  now = g_date_time_new_now_utc ();
  self->created = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
  cb_sealed_deal_seal (self, random);
  return g_steal_pointer (&self);
}

/* Returns: (transfer none): the players and what everybody sees of the deal; nobody's hand */
CbSetup *
cb_sealed_deal_get_table (CbSealedDeal *self)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), NULL);

  return self->table;
}

/* Returns: when it was dealt, ISO 8601 */
const char *
cb_sealed_deal_get_created (CbSealedDeal *self)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), NULL);

  return self->created;
}

const char *
cb_sealed_deal_get_fingerprint (CbSealedDeal *self)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), NULL);

  return self->fingerprint;
}

/* Returns: (transfer full): what the player at @seat knows of the deal: his notebook begins so */
CbSetup *
cb_sealed_deal_make_setup (CbSealedDeal *self, guint seat)
{
  CbSetup *setup;

  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), NULL);
  g_return_val_if_fail (seat < self->table->n_players, NULL);

  setup = cb_setup_copy (self->table);
  setup->me = (int) seat;
  setup->hand = self->deal.hands[seat];
  return setup;
}

/* Sets @bit of @bits and saves that, or takes it back. */
static gboolean
cb_sealed_deal_commit (CbSealedDeal *self, guint32 *bits, guint32 bit, GError **error)
{
  guint32 before = *bits;

  *bits |= bit;
  if (*bits == before)
    return TRUE;
  if (!cb_sealed_deal_save (self, error))
    {
      *bits = before;
      return FALSE;
    }
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

/**
 * cb_sealed_deal_look:
 *
 * Notes that the hand of @seat is looked at, before it is shown.
 *
 * Returns: whether that could be noted
 */
gboolean
cb_sealed_deal_look (CbSealedDeal *self, guint seat, GError **error)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);
  g_return_val_if_fail (seat < self->table->n_players, FALSE);

  return cb_sealed_deal_commit (self, &self->looked, (guint32) 1 << seat, error);
}

gboolean
cb_sealed_deal_has_looked (CbSealedDeal *self, guint seat)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);

  return self->looked >> seat & 1;
}

/**
 * cb_sealed_deal_look_down:
 * @place: of a card that lies face down, from 0
 *
 * Notes that the player at @seat looks at that card, before it is shown.
 *
 * Returns: whether that could be noted
 */
gboolean
cb_sealed_deal_look_down (CbSealedDeal *self, guint seat, guint place, GError **error)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);
  g_return_val_if_fail (seat < self->table->n_players, FALSE);
  g_return_val_if_fail (place < self->deal.n_down, FALSE);

  return cb_sealed_deal_commit (self, &self->looked_down[place], (guint32) 1 << seat, error);
}

gboolean
cb_sealed_deal_has_looked_down (CbSealedDeal *self, guint seat, guint place)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);
  g_return_val_if_fail (place < self->deal.n_down, FALSE);

  return self->looked_down[place] >> seat & 1;
}

/**
 * cb_sealed_deal_accuse:
 * @cards: what the player at @seat says is in the envelope
 *
 * Notes the accusation, before it is judged by cb_sealed_deal_is_right(). The first of a player is
 * the one that is kept.
 *
 * Returns: whether that could be noted
 */
gboolean
cb_sealed_deal_accuse (CbSealedDeal *self, guint seat, CbCardSet cards, GError **error)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);
  g_return_val_if_fail (seat < self->table->n_players, FALSE);

  if (!cb_sealed_deal_has_accused (self, seat))
    self->accusations[seat] = cards;
  return cb_sealed_deal_commit (self, &self->accused, (guint32) 1 << seat, error);
}

gboolean
cb_sealed_deal_has_accused (CbSealedDeal *self, guint seat)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);

  return self->accused >> seat & 1;
}

/* Returns: the cards that the player at @seat named, or none as long as he did not accuse; for his
 * own eyes, or for all at the end */
CbCardSet
cb_sealed_deal_get_accusation (CbSealedDeal *self, guint seat)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), 0);
  g_return_val_if_fail (seat < self->table->n_players, 0);

  return cb_sealed_deal_has_accused (self, seat) ? self->accusations[seat] : 0;
}

/* Whether just these cards are in the envelope. */
gboolean
cb_sealed_deal_is_right (CbSealedDeal *self, CbCardSet cards)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);

  return cards == self->deal.envelope;
}

/* Returns: what is in the envelope, for the eyes of one who accused, or of all at the end */
CbCardSet
cb_sealed_deal_get_envelope (CbSealedDeal *self)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), 0);

  return self->deal.envelope;
}

/* Returns: the card that lies face down in a place, from 0, for the eyes of one who may look */
guint
cb_sealed_deal_get_card_down (CbSealedDeal *self, guint place)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), 0);
  g_return_val_if_fail (place < self->deal.n_down, 0);

  return self->deal.down[place];
}

/**
 * cb_sealed_deal_open:
 *
 * Notes that the deal is laid open for all, before that is done.
 *
 * Returns: whether that could be noted
 */
gboolean
cb_sealed_deal_open (CbSealedDeal *self, GError **error)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);

  return cb_sealed_deal_commit (self, &self->open, 1, error);
}

gboolean
cb_sealed_deal_is_open (CbSealedDeal *self)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);

  return self->open != 0;
}

/* Returns: the deal as a text of which the fingerprint is made, for all eyes at the end */
const char *
cb_sealed_deal_get_text (CbSealedDeal *self)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), NULL);

  return self->text;
}
