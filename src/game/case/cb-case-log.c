/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything that changes a case is an edit that can be undone. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-case-private.h"
#include "cb-clock.h"
#include "cb-game-error.h"

static CbEntry *
get_entry (CbCase *self, guint position)
{
  return g_ptr_array_index (self->contents->entries, position);
}

/* Finishes a change that is still being saved, which may move entries. Returns whether the entry at
 * @position is still in the log; @position: (inout): set to where it is then. */
static gboolean
settle_on (CbCase *self, guint *position)
{
  g_autoptr (CbEntry) entry = cb_entry_ref (get_entry (self, *position));

  cb_case_settle (self);
  for (guint i = 0; i < self->contents->entries->len; i++)
    if (g_str_equal (get_entry (self, i)->tag.id, entry->tag.id))
      {
        *position = i;
        return TRUE;
      }
  return FALSE;
}

static void
add_removed (CbCase *self, CbEdit *edit, guint position)
{
  g_ptr_array_add (edit->removed, cb_entry_ref (get_entry (self, position)));
}

/* (transfer full): @entry with the current time, unless it already has a time. */
static CbEntry *
stamp (CbCase *self, CbEntry *entry)
{
  g_autofree char *time = entry->time == NULL ? cb_clock_read () : NULL;

  return time != NULL ? cb_entry_with_time (entry, time) : cb_entry_ref (entry);
}

/* Records an entry at the end of the log. */
void
cb_case_append (CbCase *self, CbEntry *entry)
{
  g_return_if_fail (CB_IS_CASE (self));

  cb_case_insert (self, self->contents->entries->len, entry);
}

/* Records an entry before the one at @position. */
void
cb_case_insert (CbCase *self, guint position, CbEntry *entry)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();

  g_return_if_fail (entry != NULL);

  g_ptr_array_add (entries, entry);
  cb_case_splice (self, position, 0, entries);
}

/**
 * cb_case_splice:
 * @entries: (element-type CbEntry) (transfer none): at least one
 *
 * Replaces @n_removed entries by several that belong together, in one step. If @n_removed is 0,
 * those without a time get the current time.
 */
void
cb_case_splice (CbCase *self, guint position, guint n_removed, GPtrArray *entries)
{
  CbEdit *edit;

  g_return_if_fail (CB_IS_CASE (self));
  g_return_if_fail (entries != NULL && entries->len > 0);
  g_return_if_fail (position + n_removed <= self->contents->entries->len);

  if (n_removed == 0)
    position = cb_case_settle_at (self, position);
  else if (!settle_on (self, &position) || position + n_removed > self->contents->entries->len)
    return;
  edit = cb_edit_new (n_removed > 0 ? _ ("Edit Entry") : _ ("Record Entry"), position);
  for (guint i = 0; i < n_removed; i++)
    add_removed (self, edit, position + i);
  for (guint i = 0; i < entries->len; i++)
    {
      CbEntry *entry = g_ptr_array_index (entries, i);

      g_ptr_array_add (edit->added, n_removed > 0 ? cb_entry_ref (entry) : stamp (self, entry));
    }
  cb_case_do (self, edit);
}

void
cb_case_remove (CbCase *self, guint position)
{
  CbEdit *edit;

  g_return_if_fail (CB_IS_CASE (self));
  g_return_if_fail (position < self->contents->entries->len);

  if (!settle_on (self, &position))
    return;
  edit = cb_edit_new (_ ("Delete Entry"), position);
  add_removed (self, edit, position);
  cb_case_do (self, edit);
}

/* Takes the entry at @from out and puts it in again so that it ends up at @to. */
void
cb_case_move (CbCase *self, guint from, guint to)
{
  guint first, last;
  CbEdit *edit;

  g_return_if_fail (CB_IS_CASE (self));
  g_return_if_fail (MAX (from, to) < self->contents->entries->len);

  if (from == to || !settle_on (self, &from))
    return;
  to = MIN (to, self->contents->entries->len - 1);
  first = MIN (from, to);
  last = MAX (from, to);
  edit = cb_edit_new (_ ("Move Entry"), first);
  for (guint i = first; i <= last; i++)
    add_removed (self, edit, i);
  for (guint i = first; i <= last; i++)
    if (i != from)
      g_ptr_array_add (edit->added, cb_entry_ref (get_entry (self, i)));
  g_ptr_array_insert (edit->added, (int) (to - first), cb_entry_ref (get_entry (self, from)));
  cb_case_do (self, edit);
}

/* Replaces the entry at @position by @entry, another version of it (transfer full). */
static void
exchange (CbCase *self, const char *label, guint position, CbEntry *entry)
{
  CbEdit *edit = cb_edit_new (label, position);

  add_removed (self, edit, position);
  g_ptr_array_add (edit->added, entry);
  cb_case_do (self, edit);
}

/* Sets an entry aside as uncertain, or uses it again. An uncertain entry stays in the log, but
 * nothing is concluded from it. */
void
cb_case_set_uncertain (CbCase *self, guint position, gboolean uncertain)
{
  CbEntry *entry;

  g_return_if_fail (CB_IS_CASE (self));
  g_return_if_fail (position < self->contents->entries->len);

  if (!settle_on (self, &position))
    return;
  entry = get_entry (self, position);
  if (entry->uncertain != !!uncertain)
    exchange (self, uncertain ? _ ("Set Entry Aside") : _ ("Use Entry Again"), position,
              cb_entry_set_aside (entry, uncertain));
}

/* Sets the user's note on an entry. @note: (nullable): NULL or "" for no note */
void
cb_case_set_note (CbCase *self, guint position, const char *note)
{
  const char *wanted = note != NULL && *note != '\0' ? note : NULL;
  CbEntry *entry;

  g_return_if_fail (CB_IS_CASE (self));
  g_return_if_fail (position < self->contents->entries->len);

  if (!settle_on (self, &position))
    return;
  entry = get_entry (self, position);
  if (g_strcmp0 (wanted, entry->note) != 0)
    exchange (self, _ ("Edit Note"), position, cb_entry_with_note (entry, wanted));
}

void
cb_case_set_title (CbCase *self, const char *title)
{
  CbEdit *edit;

  g_return_if_fail (CB_IS_CASE (self));
  g_return_if_fail (title != NULL);

  cb_case_settle (self);
  if (g_str_equal (title, self->contents->title))
    return;
  edit = cb_edit_new_for_rest (_ ("Rename Case"), self->contents);
  cb_contents_set_title (edit->rest, title);
  cb_case_do (self, edit);
}

/* Checks that seats and pool do not change once there are entries or marks that refer to them. */
static gboolean
check_seats_stay (CbCase *self, CbSetup *setup, GError **error)
{
  const CbContents *contents = self->contents;
  gboolean marked = FALSE;

  for (guint i = 0; i < contents->pencil->len; i++)
    marked = marked || *((CbPencilMark *) g_ptr_array_index (contents->pencil, i))->text != '\0';
  if (contents->entries->len == 0 && !marked)
    return TRUE;
  if (setup->n_players == contents->setup->n_players &&
      (setup->face_down > 0) == (contents->setup->face_down > 0) &&
      cb_setup_get_face_up_holder (setup) == cb_setup_get_face_up_holder (contents->setup))
    return TRUE;
  g_set_error_literal (error, CB_GAME_ERROR, CB_GAME_ERROR_INVALID,
                       _ ("players: the log refers to these seats, so they can’t change"));
  return FALSE;
}

/* Checks that the entries still make sense with @setup: entries depend on the cards in play, on
 * where cards lie and on who I am. */
static gboolean
check_log_fits (CbCase *self, CbSetup *setup, GError **error)
{
  g_autoptr (CbContents) wanted = cb_contents_copy (self->contents);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (CbContents) scratch = NULL;

  cb_contents_set_setup (wanted, setup);
  bytes = cb_contents_write (wanted);
  scratch = cb_contents_read (bytes, error);
  return scratch != NULL;
}

/* The label that users see for the change from @old to @setup. */
static const char *
name_setup_edit (const CbSetup *old, const CbSetup *setup)
{
  if (setup->variants != old->variants)
    return _ ("Change House Rules");
  if (setup->series.goal != old->series.goal)
    return _ ("Change Series");
  if (setup->alike != old->alike)
    return _ ("Change How Odds Are Counted");
  return _ ("Edit Players and Hand");
}

/**
 * cb_case_set_setup:
 * @setup: the new names, hands and open cards. The edition must be the same; once there are entries
 *   or marks, so must the seats, and whether cards lie face down or face up
 *
 * Returns: whether @setup is sound and fits the log; if not, nothing changes
 */
gboolean
cb_case_set_setup (CbCase *self, CbSetup *setup, GError **error)
{
  CbEdit *edit;

  g_return_val_if_fail (CB_IS_CASE (self), FALSE);
  g_return_val_if_fail (setup->edition == self->contents->setup->edition, FALSE);

  cb_case_settle (self);
  if (!cb_setup_check (setup, error) || !check_seats_stay (self, setup, error) ||
      !check_log_fits (self, setup, error))
    return FALSE;

  edit = cb_edit_new_for_rest (name_setup_edit (self->contents->setup, setup), self->contents);
  cb_contents_set_setup (edit->rest, setup);
  cb_case_do (self, edit);
  return TRUE;
}

static gboolean
have_same_words (const CbEdition *a, const CbEdition *b, CbOwnWords of)
{
  for (guint i = 0; i < cb_edition_count_words (a, of); i++)
    if (g_strcmp0 (cb_edition_get_words (a, of, i), cb_edition_get_words (b, of, i)) != 0)
      return FALSE;
  return TRUE;
}

/**
 * cb_case_reword:
 * @words: (array): by index, the new name of each card or the new text of each power; NULL or ""
 *   for the one in the box
 */
void
cb_case_reword (CbCase *self, CbOwnWords of, const char *const *words)
{
  g_autoptr (CbEdition) edition = NULL;
  g_autoptr (CbSetup) setup = NULL;
  CbEdit *edit;

  g_return_if_fail (CB_IS_CASE (self));

  cb_case_settle (self);
  edition = cb_edition_reword (cb_case_get_edition (self), of, words);
  if (have_same_words (edition, cb_case_get_edition (self), of))
    return;
  setup = cb_setup_copy (self->contents->setup);
  edit = cb_edit_new_for_rest (of == CB_WORDS_OF_CARDS ? _ ("Rename Cards") : _ ("Correct Powers"),
                               self->contents);
  cb_setup_set_edition (setup, edition);
  cb_contents_set_setup (edit->rest, setup);
  cb_case_do (self, edit);
}

/**
 * cb_case_settle_traits:
 * @settled: the traits that the user settles, bit by index; the others become as in the box, where
 *   they may be guesses
 * @cards: (array): which cards have each of these traits, by index
 *
 * Sets which cards have these traits. Everything is concluded anew.
 *
 * Returns: whether that fits the log, in which every card shown for a trait must have the trait; if
 * not, nothing changes
 */
gboolean
cb_case_settle_traits (CbCase *self, guint32 settled, const CbCardSet *cards, GError **error)
{
  g_autoptr (CbEdition) edition = NULL;
  g_autoptr (CbSetup) setup = NULL;
  CbEdition *old;
  gboolean same = TRUE;
  CbEdit *edit;

  g_return_val_if_fail (CB_IS_CASE (self), FALSE);

  cb_case_settle (self);
  old = cb_case_get_edition (self);
  edition = cb_edition_settle_traits (old, settled, cards);
  for (guint i = 0; i < cb_edition_get_n_traits (old); i++)
    same = same && cb_edition_get_trait (old, i)->cards == cb_edition_get_trait (edition, i)->cards;
  if (same && cb_edition_get_settled_traits (edition) == cb_edition_get_settled_traits (old))
    return TRUE;
  setup = cb_setup_copy (self->contents->setup);
  cb_setup_set_edition (setup, edition);
  if (!check_log_fits (self, setup, error))
    return FALSE;
  edit = cb_edit_new_for_rest (same ? _ ("Confirm Traits") : _ ("Correct Traits"), self->contents);
  cb_contents_set_setup (edit->rest, setup);
  cb_case_do (self, edit);
  return TRUE;
}

/* Confirms the guesses about @traits, bit by index: they are settled with the cards guessed. */
void
cb_case_confirm_traits (CbCase *self, guint32 traits)
{
  CbCardSet cards[CB_MAX_TRAITS];
  const CbEdition *edition;
  guint32 settled;

  g_return_if_fail (CB_IS_CASE (self));

  edition = cb_case_get_edition (self);
  settled = cb_edition_get_settled_traits (edition) | traits;
  for (guint i = 0; i < cb_edition_get_n_traits (edition); i++)
    cards[i] = cb_edition_get_trait (edition, i)->cards;
  cb_edition_tie_traits (edition, traits, &settled, cards);
  cb_case_settle_traits (self, settled, cards, NULL);
}

void
cb_case_set_assist (CbCase *self, CbAssist assist)
{
  CbEdit *edit;

  g_return_if_fail (CB_IS_CASE (self));

  cb_case_settle (self);
  if (assist == self->contents->assist)
    return;
  edit = cb_edit_new_for_rest (_ ("Change Assistance"), self->contents);
  edit->rest->assist = assist;
  cb_case_do (self, edit);
}

void
cb_case_set_pencil (CbCase *self, guint card, guint holder, const char *text)
{
  const char *wanted = text != NULL && *text != '\0' ? text : NULL;
  CbEdit *edit;

  g_return_if_fail (CB_IS_CASE (self));
  g_return_if_fail (card < cb_edition_get_n_cards (self->contents->setup->edition));
  g_return_if_fail (holder < cb_setup_get_n_holders (self->contents->setup));

  cb_case_settle (self);
  if (g_strcmp0 (wanted, cb_case_get_pencil (self, card, holder)) == 0)
    return;
  edit = cb_edit_new_for_rest (_ ("Pencil Mark"), self->contents);
  cb_contents_set_pencil (edit->rest, card, holder, wanted);
  cb_case_do (self, edit);
}

void
cb_case_set_pencils (CbCase *self, CbCardSet cards, guint holders, const char *text)
{
  CbEdit *edit;

  g_return_if_fail (CB_IS_CASE (self));
  g_return_if_fail (text != NULL && *text != '\0');

  cb_case_settle (self);
  edit = cb_edit_new_for_rest (_ ("Pencil Mark"), self->contents);
  for (; cards != 0; cards &= cards - 1)
    for (guint left = holders; left != 0; left &= left - 1)
      cb_contents_set_pencil (edit->rest, cb_card_set_first (cards), (guint) __builtin_ctz (left),
                              text);
  cb_case_do (self, edit);
}
