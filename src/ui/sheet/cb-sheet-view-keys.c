/* cb-sheet-view-keys.c: moving between cells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-sheet-view"

#include "config.h"

#include "cb-sheet-view-private.h"

/* The card so many lines on, or the last before the end. */
static guint
find_card (CbSheetView *self, int rows)
{
  int step = rows < 0 ? -1 : 1;
  guint found = self->card;
  int card = (int) self->card;

  while (rows != 0 && card + step >= 0 && card + step < (int) self->rows->len)
    {
      card += step;
      if (_cb_sheet_view_is_folded (self, (guint) card))
        continue;
      found = (guint) card;
      rows -= step;
    }
  return found;
}

static void
move_by (CbSheetView *self, int rows, int columns)
{
  int holder = CLAMP ((int) self->holder + columns, 0, (int) self->n_columns - 1);

  cb_sheet_view_focus_cell (self, find_card (self, rows), (guint) holder);
}

static gboolean
move_far_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  CbSheetView *self = CB_SHEET_VIEW (widget);
  int rows, columns;

  g_variant_get (args, "(ii)", &rows, &columns);
  move_by (self, rows, columns);
  return TRUE;
}

static gboolean
begins_category (CbSheetView *self, guint card)
{
  const CbEdition *edition = self->setup->edition;
  guint category = cb_edition_get_card (edition, card)->category;

  for (guint i = cb_card_set_first (cb_edition_get_category (edition, category)->cards); i < card;
       i++)
    if (!_cb_sheet_view_is_folded (self, i))
      return FALSE;
  return !_cb_sheet_view_is_folded (self, card);
}

/* To the first card of the next category, or of this and then the last one. */
static gboolean
move_page_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  CbSheetView *self = CB_SHEET_VIEW (widget);
  int step = g_variant_get_int32 (args);
  guint target = find_card (self, step * CB_MAX_CARDS);

  for (int card = (int) self->card + step; card >= 0 && card < (int) self->rows->len; card += step)
    if (begins_category (self, (guint) card))
      {
        target = (guint) card;
        break;
      }
  cb_sheet_view_focus_cell (self, target, self->holder);
  return TRUE;
}

static void
add_move (GtkWidgetClass *widget_class,
          guint key,
          guint keypad,
          GdkModifierType mods,
          int rows,
          int columns)
{
  gtk_widget_class_add_binding (widget_class, key, mods, move_far_cb, "(ii)", rows, columns);
  gtk_widget_class_add_binding (widget_class, keypad, mods, move_far_cb, "(ii)", rows, columns);
}

static gboolean
cb_sheet_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  CbSheetView *self = CB_SHEET_VIEW (widget);
  int ahead = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? -1 : 1;

  if (self->sheet == NULL)
    return FALSE;
  if (gtk_widget_get_focus_child (widget) == NULL)
    return cb_sheet_view_focus_cell (self, self->card, self->holder);

  switch (direction)
    {
    case GTK_DIR_UP:
      move_by (self, -1, 0);
      return TRUE;
    case GTK_DIR_DOWN:
      move_by (self, 1, 0);
      return TRUE;
    case GTK_DIR_LEFT:
      move_by (self, 0, -ahead);
      return TRUE;
    case GTK_DIR_RIGHT:
      move_by (self, 0, ahead);
      return TRUE;
    case GTK_DIR_TAB_FORWARD:
    case GTK_DIR_TAB_BACKWARD:
    default:
      return FALSE;
    }
}

void
_cb_sheet_view_install_keys (GtkWidgetClass *widget_class)
{
  const int FAR = CB_MAX_CARDS;

  widget_class->focus = cb_sheet_view_focus;

  add_move (widget_class, GDK_KEY_Home, GDK_KEY_KP_Home, 0, 0, -FAR);
  add_move (widget_class, GDK_KEY_End, GDK_KEY_KP_End, 0, 0, FAR);
  add_move (widget_class, GDK_KEY_Home, GDK_KEY_KP_Home, GDK_CONTROL_MASK, -FAR, -FAR);
  add_move (widget_class, GDK_KEY_End, GDK_KEY_KP_End, GDK_CONTROL_MASK, FAR, FAR);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Page_Up, 0, move_page_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Page_Up, 0, move_page_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Page_Down, 0, move_page_cb, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Page_Down, 0, move_page_cb, "i", 1);
}
