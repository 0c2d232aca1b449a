/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-fields.h"
#include "cb-setup-draft-private.h"
#include "cb-text.h"

/* The most names in a proposed title; a longer one would be cut off in lists of cases. */
#define MAX_NAMES_IN_TITLE 5

G_DEFINE_FINAL_TYPE (CbSetupDraft, cb_setup_draft, G_TYPE_OBJECT)

static void
change_me (CbSetupDraft *self)
{
  _cb_setup_draft_name_seats (self);
  _cb_setup_draft_tell_change (self);
}

static void
cb_setup_draft_class_init (CbSetupDraftClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY;

  cb_fields_install (
    object_class,
    CB_FIELD_THEN (CbSetupDraft, title, G_TYPE_STRING, flags, _cb_setup_draft_tell_change),
    CB_FIELD_THEN (CbSetupDraft, assist, G_TYPE_UINT, flags, _cb_setup_draft_tell_change),
    CB_FIELD_THEN (CbSetupDraft, me, CB_TYPE_SETUP_SEAT, flags, change_me),
    CB_FIELD_THEN (CbSetupDraft, first_dealt, CB_TYPE_SETUP_SEAT, flags,
                   _cb_setup_draft_tell_change),
    CB_FIELD_THEN (CbSetupDraft, n_open, G_TYPE_UINT, flags, _cb_setup_draft_tell_change),
    CB_FIELD_THEN (CbSetupDraft, n_down, G_TYPE_UINT, flags, _cb_setup_draft_tell_change));
  CB_OWNS (object_class, CbSetupDraft, seats, g_object_unref);
  CB_OWNS (object_class, CbSetupDraft, origin, cb_setup_unref);
  CB_OWNS (object_class, CbSetupDraft, earlier, cb_setup_unref);
  CB_OWNS (object_class, CbSetupDraft, edition, cb_edition_unref);
  CB_OWNS (object_class, CbSetupDraft, untitled, g_free);
  CB_OWNS (object_class, CbSetupDraft, taken, g_strfreev);

  cb_signal_new (klass, "changed", 0);
}

static void
cb_setup_draft_init (CbSetupDraft *self)
{
  self->seats = g_list_store_new (CB_TYPE_SETUP_SEAT);
}

/* How cards are dealt by the rules of the edition. */
static CbDealt
get_usual_dealt (CbEdition *edition)
{
  const CbRules *rules = cb_edition_get_rules (edition);

  if (rules->deal == CB_DEAL_ALL)
    return CB_DEALT_ALL;
  return rules->rest == CB_REST_DOWN ? CB_DEALT_REST_DOWN : CB_DEALT_REST_OPEN;
}

/* Adjusts the seats to the edition, and forgets all about the cards of the edition before. */
static void
take_edition (CbSetupDraft *self, CbEdition *edition)
{
  guint max = cb_edition_get_max_players (edition);

  g_clear_pointer (&self->edition, cb_edition_unref);
  self->edition = cb_edition_ref (edition);
  self->hand = self->open = self->removed = 0;
  self->dealt = get_usual_dealt (edition);

  for (guint i = 0; i < cb_setup_draft_get_n_seats (self); i++)
    cb_setup_seat_set_character (cb_setup_draft_get_seat (self, i), -1);
  while (cb_setup_draft_get_n_seats (self) < _cb_setup_draft_get_n_usual (self))
    _cb_setup_draft_append_seat (self);
  while (cb_setup_draft_get_n_seats (self) > max)
    _cb_setup_draft_drop_seat (self, cb_setup_draft_get_n_seats (self) - 1);
  _cb_setup_draft_name_seats (self);
}

/**
 * cb_setup_draft_new:
 * @edition: (transfer none): the edition to begin with
 * @untitled: the title of the case while nobody has a name
 * @assist: the level of assistance to begin with
 *
 * Returns: (transfer full): a draft in which I sit first among the usual number of players
 */
CbSetupDraft *
cb_setup_draft_new (CbEdition *edition, const char *untitled, CbAssist assist)
{
  CbSetupDraft *self;

  g_return_val_if_fail (edition != NULL, NULL);

  self = g_object_new (CB_TYPE_SETUP_DRAFT, NULL);
  self->untitled = g_strdup (untitled);
  self->assist = assist;
  take_edition (self, edition);
  g_set_object (&self->me, cb_setup_draft_get_seat (self, 0));
  _cb_setup_draft_name_seats (self);
  self->touched = FALSE;
  return self;
}

/**
 * cb_setup_draft_new_for_table:
 * @edition: (transfer none): the edition to begin with
 *
 * Returns: (transfer full): a draft of a table that Casebook is to deal for: it asks who plays and
 *   how to deal, and for no cards
 */
CbSetupDraft *
cb_setup_draft_new_for_table (CbEdition *edition)
{
  CbSetupDraft *self;

  g_return_val_if_fail (edition != NULL, NULL);

  self = g_object_new (CB_TYPE_SETUP_DRAFT, NULL);
  self->for_table = TRUE;
  take_edition (self, edition);
  self->touched = FALSE;
  return self;
}

static CbDealt
guess_dealt (CbSetupDraft *self, const CbSetup *setup)
{
  guint n_open = cb_card_set_size (setup->face_up);
  guint rest = cb_setup_draft_get_rest (self);
  guint n_side = cb_setup_draft_get_n_side (self);

  if (setup->players[0].hand_size >= 0)
    return CB_DEALT_COUNTED;
  if (n_open == 0 && setup->face_down == n_side)
    return CB_DEALT_ALL;
  if (n_open == rest && setup->face_down == n_side)
    return CB_DEALT_REST_OPEN;
  if (n_open == 0 && setup->face_down == n_side + rest)
    return CB_DEALT_REST_DOWN;
  return CB_DEALT_COUNTED;
}

/**
 * cb_setup_draft_new_from_setup:
 * @setup: (transfer none): a case's setup
 *
 * Returns: (transfer full): a draft for changing that case; its edition and seats are fixed
 */
CbSetupDraft *
cb_setup_draft_new_from_setup (CbSetup *setup)
{
  CbSetupDraft *self;

  g_return_val_if_fail (setup != NULL, NULL);

  self = g_object_new (CB_TYPE_SETUP_DRAFT, NULL);
  self->origin = cb_setup_ref (setup);
  self->edition = cb_edition_ref (setup->edition);
  self->hand = setup->hand;
  self->open = setup->face_up;
  self->removed = setup->removed;
  self->n_open = cb_card_set_size (setup->face_up);
  self->n_down = setup->face_down;

  for (guint i = 0; i < setup->n_players; i++)
    {
      CbSetupSeat *seat = _cb_setup_draft_append_seat (self);

      cb_setup_seat_set_name (seat, setup->players[i].name);
      cb_setup_seat_set_character (seat, setup->players[i].character);
      cb_setup_seat_set_hand_size (seat, setup->players[i].hand_size);
    }
  if (setup->me != CB_NOBODY)
    g_set_object (&self->me, cb_setup_draft_get_seat (self, (guint) setup->me));
  if (setup->first_dealt != CB_NOBODY)
    g_set_object (&self->first_dealt, cb_setup_draft_get_seat (self, (guint) setup->first_dealt));
  self->dealt = guess_dealt (self, setup);
  _cb_setup_draft_name_seats (self);
  self->touched = FALSE;
  return self;
}

/* Returns: (transfer none) (nullable): the setup of the case being changed; NULL for a new case */
CbSetup *
cb_setup_draft_get_origin (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), NULL);

  return self->origin;
}

/* Whether anything was filled in that would be lost. */
gboolean
cb_setup_draft_is_touched (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), FALSE);

  return self->touched;
}

/* Whether Casebook is to deal the cards, rather than record how people dealt them. */
gboolean
cb_setup_draft_is_for_table (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), FALSE);

  return self->for_table;
}

CbEdition *
cb_setup_draft_get_edition (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), NULL);

  return self->edition;
}

/**
 * cb_setup_draft_set_edition:
 * @edition: (transfer none): another edition
 *
 * Keeps the players, as far as the edition has room for them, but no cards or characters. Choosing
 * an edition does not count as filling anything in, see cb_setup_draft_is_touched().
 */
void
cb_setup_draft_set_edition (CbSetupDraft *self, CbEdition *edition)
{
  g_return_if_fail (CB_IS_SETUP_DRAFT (self));
  g_return_if_fail (self->origin == NULL);

  if (self->edition == edition)
    return;
  cb_setup_draft_drop_offer (self);
  take_edition (self, edition);
  g_signal_emit_by_name (self, "changed");
}

/* (transfer full) (nullable): the typed names of the other players; NULL if there are none */
static char *
list_others (CbSetupDraft *self)
{
  g_autoptr (GString) names = g_string_new (NULL);
  guint n_named = 0;

  for (guint i = 0; i < cb_setup_draft_get_n_seats (self); i++)
    {
      CbSetupSeat *seat = cb_setup_draft_get_seat (self, i);
      g_autofree char *name = cb_text_trim (cb_setup_seat_get_name (seat));

      if (seat == self->me || *name == '\0')
        continue;
      n_named++;
      if (n_named > MAX_NAMES_IN_TITLE)
        continue;
      g_string_append_printf (names, "%s%s", n_named > 1 ? ", " : "", name);
    }
  if (n_named > MAX_NAMES_IN_TITLE)
    g_string_append (names, "…");
  return n_named > 0 ? g_strdup (names->str) : NULL;
}

/**
 * cb_setup_draft_dup_title:
 *
 * Returns: (transfer full): the title as typed. If none is, one made of the edition and the
 *   players, “Classic with Bob, Cleo, Dan”; if that is taken, “Game 2: Classic with Bob, Cleo, Dan”
 */
char *
cb_setup_draft_dup_title (CbSetupDraft *self)
{
  g_autofree char *typed = NULL;
  g_autofree char *others = NULL;
  g_autofree char *proposed = NULL;
  g_autofree char *title = NULL;

  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), NULL);

  typed = cb_text_trim (self->title != NULL ? self->title : "");
  if (*typed != '\0')
    return g_steal_pointer (&typed);
  others = list_others (self);
  if (others != NULL)
    /* Translators: the title of a case: an edition and the other players, as in
     * “Classic with Bob, Cleo, Dan”. */
    proposed = g_strdup_printf (_ ("%s with %s"), cb_edition_get_name (self->edition), others);
  else
    proposed = g_strdup (self->untitled != NULL ? self->untitled : "");
  title = g_strdup (proposed);
  for (guint n = 2;
       self->taken != NULL && g_strv_contains ((const char *const *) self->taken, title); n++)
    {
      g_free (title);
      /* Translators: the title of a case: which game of the evening, and the title of the first
       * one, as in “Game 2: Classic with Bob, Cleo, Dan”. */
      title = g_strdup_printf (_ ("Game %u: %s"), n, proposed);
    }
  return g_steal_pointer (&title);
}

/* @titles: (transfer full): titles of the evening's other games, which a proposal must avoid */
void
cb_setup_draft_take_titles (CbSetupDraft *self, GStrv titles)
{
  g_return_if_fail (CB_IS_SETUP_DRAFT (self));

  g_strfreev (self->taken);
  self->taken = titles;
}

/* How much help the user wants in a new case. */
CbAssist
cb_setup_draft_get_assist (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), CB_ASSIST_LOGIC);

  return self->assist;
}

/* Has the form ask how much help is wanted, which it otherwise does not. */
void
cb_setup_draft_ask_assist (CbSetupDraft *self)
{
  g_return_if_fail (CB_IS_SETUP_DRAFT (self));

  self->asks_assist = TRUE;
}
