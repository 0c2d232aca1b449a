/* What the sheet shows, chosen where the header and the names meet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-sheet-row.h"
#include "cb-sheet-view-private.h"

/* The toggle of each mode, and the level of assistance from which on the mode is offered. */
static const struct
{
  const char *name;
  const char *icon_name;
  const char *label;
  const char *tooltip;
  CbAssist level;
} MODES[] = {
  [CB_SHEET_MODE_MARKS] = { "marks", "object-select-symbolic", NULL, N_ ("Marks Only"),
                            CB_ASSIST_LOGIC },
  [CB_SHEET_MODE_ODDS] = { "odds", NULL, "%", N_ ("Marks and Odds"), CB_ASSIST_ODDS },
  [CB_SHEET_MODE_OPEN] = { "open", "casebook-fold-symbolic", NULL, N_ ("Only Unknown Cards"),
                           CB_ASSIST_LOGIC },
};

/* The mode with odds shows marks if the case has no odds. */
static CbSheetMode
get_shown_mode (CbSheetView *self)
{
  CbAssist level = cb_case_get_assist (cb_sheet_get_case (self->sheet));

  return MODES[self->mode].level > level ? CB_SHEET_MODE_MARKS : self->mode;
}

static void
chosen_cb (CbSheetView *self)
{
  const char *name = adw_toggle_group_get_active_name (ADW_TOGGLE_GROUP (self->corner));

  if (g_strcmp0 (name, MODES[get_shown_mode (self)].name) == 0)
    return;
  for (guint i = 0; name != NULL && i < G_N_ELEMENTS (MODES); i++)
    if (g_str_equal (name, MODES[i].name))
      g_object_set (self, "mode", i, NULL);
}

static void
add_toggle (AdwToggleGroup *group, CbSheetMode mode)
{
  AdwToggle *toggle = adw_toggle_new ();

  adw_toggle_set_name (toggle, MODES[mode].name);
  adw_toggle_set_icon_name (toggle, MODES[mode].icon_name);
  adw_toggle_set_label (toggle, MODES[mode].label);
  adw_toggle_set_tooltip (toggle, _ (MODES[mode].tooltip));
  adw_toggle_group_add (group, toggle);
}

/* Without odds the user can choose only between marks and open cards; without automatic crosses
 * there is no choice. */
void
_cb_sheet_view_update_corner (CbSheetView *self)
{
  AdwToggleGroup *group = ADW_TOGGLE_GROUP (self->corner);
  CbAssist level = cb_case_get_assist (cb_sheet_get_case (self->sheet));

  g_signal_handlers_block_by_func (group, chosen_cb, self);
  if (self->corner_level != level)
    {
      adw_toggle_group_remove_all (group);
      for (guint i = 0; i < G_N_ELEMENTS (MODES); i++)
        if (MODES[i].level <= level)
          add_toggle (group, (CbSheetMode) i);
      gtk_widget_set_visible (self->corner, level >= CB_ASSIST_LOGIC);
      self->corner_level = level;
    }
  if (level >= CB_ASSIST_LOGIC)
    adw_toggle_group_set_active_name (group, MODES[get_shown_mode (self)].name);
  g_signal_handlers_unblock_by_func (group, chosen_cb, self);
}

void
_cb_sheet_view_make_corner (CbSheetView *self)
{
  self->corner = g_object_new (ADW_TYPE_TOGGLE_GROUP, "valign", GTK_ALIGN_CENTER, "halign",
                               GTK_ALIGN_START, "css-classes", (const char *[]) { "corner", NULL },
                               NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->corner), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What the Sheet Shows"), -1);
  self->corner_level = CB_ASSIST_NOTES;
  gtk_widget_set_visible (self->corner, FALSE);
  g_signal_connect_object (self->corner, "notify::active-name", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->corner, self->header);
  _cb_sheet_view_update_corner (self);
}

/* Whether only open cards are shown. */
gboolean
_cb_sheet_view_folds (CbSheetView *self)
{
  return get_shown_mode (self) == CB_SHEET_MODE_OPEN;
}
