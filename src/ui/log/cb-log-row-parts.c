/* What happened, in tokens and cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-case-news.h"
#include "cb-css-class.h"
#include "cb-log-row-private.h"
#include "cb-outline-box.h"
#include "cb-suggestion.h"
#include "cb-table-state-words.h"

static CbOutlineBox *
get_outline (CbLogRow *self)
{
  return CB_OUTLINE_BOX (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (self)));
}

/* Shows what happened. Assistive technology gets it as the name of the row. */
void
_cb_log_row_fill (CbLogRow *self)
{
  CbEntry *entry = cb_log_item_get_entry (self->item);
  CbSetup *setup = cb_case_get_setup (self->case_);
  g_auto (CbOutline) outline = { 0 };

  cb_outline_init (&outline, entry, setup);
  cb_outline_box_show (get_outline (self), &outline, setup);
}

/* (transfer full) (nullable): the look that the entry called for, and that the log went on without
 */
static char *
describe_late_look (CbLogRow *self)
{
  CbSetup *setup = cb_case_get_setup (self->case_);
  g_autoptr (CbTableState) state = NULL;

  if (!cb_setup_must_look (setup) ||
      cb_entry_get_suggestion (cb_log_item_get_entry (self->item)) == NULL)
    return NULL;
  state = cb_table_state_new (self->case_, cb_log_get_n_entries (cb_case_get_log (self->case_)));
  for (guint i = 0; i < state->calls->len; i++)
    {
      const CbTableCall *call = cb_table_state_get_call (state, i);

      if (call->late && call->position == cb_log_item_get_position (self->item))
        return cb_table_state_describe_call (call, setup);
    }
  return NULL;
}

/* Shows in a badge which cards of the envelope the entry found, or else who is out since then, or
 * which cards of a player it found, or a look that was forgotten. Without automatic crosses no card
 * is found, and a contradiction is told elsewhere. */
void
_cb_log_row_show_found (CbLogRow *self)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  guint position = cb_log_item_get_position (self->item);
  gboolean is_there = position < cb_log_get_n_entries (cb_case_get_log (self->case_));
  gboolean tells = cb_case_get_assist (self->case_) != CB_ASSIST_NOTES &&
                   !cb_log_item_get_in_conflict (self->item) && is_there;
  g_autofree char *found = tells ? cb_case_describe_found (self->case_, position) : NULL;
  gboolean breakthrough = found != NULL && cb_case_is_breakthrough (self->case_, position);
  int put_out = is_there ? cb_case_find_put_out (self->case_, position) : CB_NOBODY;
  gboolean tells_out = put_out != CB_NOBODY && !breakthrough;

  if (tells_out)
    {
      g_free (found);
      /* Translators: a badge of an entry in the log: %s is a player who takes no more turns */
      found = g_strdup_printf (_ ("%s is out"), setup->players[put_out].name);
    }
  else if (found == NULL)
    found = describe_late_look (self);
  cb_outline_box_set_out (get_outline (self), put_out);
  gtk_label_set_label (self->found, found != NULL ? found : "");
  gtk_widget_set_visible (self->badge, found != NULL);
  gtk_widget_set_visible (self->badge_glyph, breakthrough);
  cb_css_class_set (self->badge, "breakthrough", breakthrough);
  cb_css_class_set (self->badge, "wrong", tells_out);
}

/* (transfer full): everything about the entry in words: “Entry 9, Ann: Plum, Wrench, Library. Bob
 * and Cleo passed, Dan showed Wrench. Plum found.” */
char *
_cb_log_row_describe (CbLogRow *self)
{
  CbSetup *setup = cb_case_get_setup (self->case_);
  g_auto (CbOutline) outline = { 0 };
  g_autofree char *words = NULL;
  const char *found = gtk_label_get_label (self->found);
  guint number = cb_log_item_get_position (self->item) + 1;

  cb_outline_init (&outline, cb_log_item_get_entry (self->item), setup);
  words = cb_outline_describe (&outline, setup);
  if (*found == '\0')
    /* Translators: the number of an entry, then what happened. */
    return g_strdup_printf (_ ("Entry %u, %s"), number, words);
  /* Translators: the number of an entry, what happened, and what it found. */
  return g_strdup_printf (_ ("Entry %u, %s %s."), number, words, found);
}
