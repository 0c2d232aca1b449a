/* What is typed, shown in the form as if it were tapped.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The line and the form tell of one event. While something is typed the form shows what is
 * understood of it; a tap takes that over, so that the line is empty then and the form goes on.
 * What had been tapped before comes back when the line is cleared. */

#include "config.h"

#include "cb-composer-private.h"

/* (transfer full) (nullable): what the form tells, wherever in the log it will be. */
static JsonNode *
write_form (CbComposer *self)
{
  JsonNode *told = cb_draft_write (self->draft);

  if (told != NULL)
    json_object_remove_member (json_node_get_object (told), "entries");
  return told;
}

static void
show (CbComposer *self, JsonNode *told)
{
  self->following = TRUE;
  cb_draft_reset (self->draft);
  if (told != NULL)
    cb_draft_restore (self->draft, told);
  self->following = FALSE;
}

static void
forget_line (CbComposer *self)
{
  g_clear_pointer (&self->read, json_node_unref);
  g_clear_pointer (&self->told, json_node_unref);
}

/* Shows what the line says now. Words that are not understood change nothing. */
static void
show_typed (CbComposer *self, const CbQuickLine *line)
{
  if (line->told == NULL || (self->read != NULL && json_node_equal (line->told, self->read)))
    return;
  if (self->read == NULL)
    self->tapped = cb_draft_write (self->draft);
  forget_line (self);
  show (self, line->told);
  self->read = json_node_ref (line->told);
  self->told = write_form (self);
}

void
_cb_composer_follow_line (CbComposer *self)
{
  g_autoptr (JsonNode) tapped = NULL;

  if (self->draft == NULL || self->following || cb_draft_get_purpose (self->draft) != NULL)
    return;
  if (_cb_composer_is_typed (self))
    {
      show_typed (self, cb_quick_entry_get_line (self->quick));
      return;
    }
  if (self->read == NULL)
    return;
  forget_line (self);
  tapped = g_steal_pointer (&self->tapped);
  show (self, tapped);
}

/* Lets a tap take over what was typed. The draft also changes where the sheet does, which is no
 * tap.
 */
void
_cb_composer_take_over (CbComposer *self)
{
  g_autoptr (JsonNode) now = NULL;

  if (self->told == NULL || self->following)
    return;
  now = write_form (self);
  if (now != NULL && json_node_equal (now, self->told))
    return;
  forget_line (self);
  g_clear_pointer (&self->tapped, json_node_unref);
  cb_quick_entry_clear (self->quick);
}
