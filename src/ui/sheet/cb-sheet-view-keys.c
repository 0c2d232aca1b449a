/* Moving between cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-sheet-view-private.h"

static guint
get_card (CbSheetView *self, int place)
{
  return g_array_index (self->order, guint, place);
}

/* The card that many lines away, or the last one in that direction. */
static guint
find_card (CbSheetView *self, int rows)
{
  int step = rows < 0 ? -1 : 1;
  guint found = self->card;
  int place = (int) _cb_sheet_view_find_place (self, self->card);

  while (rows != 0 && place + step >= 0 && place + step < (int) self->order->len)
    {
      place += step;
      if (_cb_sheet_view_is_folded (self, get_card (self, place)))
        continue;
      found = get_card (self, place);
      rows -= step;
    }
  return found;
}

/* Announces the end of the sheet, where a screen reader would be silent. */
static void
move_by (CbSheetView *self, int rows, int columns)
{
  guint holder = (guint) CLAMP ((int) self->holder + columns, 0, (int) self->n_columns - 1);
  guint card = find_card (self, rows);

  if (card == self->card && holder == self->holder)
    cb_announce (GTK_WIDGET (self), _ ("The sheet ends here"));
  cb_sheet_view_focus_cell (self, card, holder);
}

/* Moves to the next or previous cell that the last entry settled, line by line and round again. */
static gboolean
move_to_news_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  CbSheetView *self = CB_SHEET_VIEW (widget);
  g_autofree char *news = NULL;
  int step = g_variant_get_int32 (args);
  int n = (int) (self->order->len * self->n_columns);
  int at = (int) (_cb_sheet_view_find_place (self, self->card) * self->n_columns + self->holder);

  for (int i = 1; i <= n; i++)
    {
      int next = ((at + i * step) % n + n) % n;
      guint card = get_card (self, next / (int) self->n_columns);
      guint holder = (guint) next % self->n_columns;

      if (!_cb_sheet_view_is_folded (self, card) &&
          cb_cell_get_news (cb_sheet_get_cell (self->sheet, card, holder)))
        {
          cb_sheet_view_focus_cell (self, card, holder);
          return TRUE;
        }
    }
  news = cb_sheet_tell_news (self->sheet);
  cb_announce (widget, news);
  return TRUE;
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

/* Whether the card there is the first of its category that is shown. */
static gboolean
begins_category (CbSheetView *self, int place)
{
  const CbEdition *edition = self->setup->edition;
  guint category = cb_edition_get_card (edition, get_card (self, place))->category;

  for (int i = 0; i < place; i++)
    if (cb_edition_get_card (edition, get_card (self, i))->category == category &&
        !_cb_sheet_view_is_folded (self, get_card (self, i)))
      return FALSE;
  return !_cb_sheet_view_is_folded (self, get_card (self, place));
}

/* To the first card of the next category, or of this and then the last one. */
static gboolean
move_page_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  CbSheetView *self = CB_SHEET_VIEW (widget);
  int step = g_variant_get_int32 (args);
  guint target = find_card (self, step * CB_MAX_CARDS);
  int place = (int) _cb_sheet_view_find_place (self, self->card);

  for (place += step; place >= 0 && place < (int) self->order->len; place += step)
    if (begins_category (self, place))
      {
        target = get_card (self, place);
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

/* What the Tab key stops at besides the cells, one after the other: the lines of folded cards, then
 * the corner. */
static GtkWidget *
get_stop (CbSheetView *self, int index)
{
  if (index < (int) self->groups->len)
    return cb_sheet_group_get_fold (g_ptr_array_index (self->groups, (guint) index));
  return self->corner;
}

/* The cells are before the first of these stops. */
static int
find_stop (CbSheetView *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  for (int i = 0; i <= (int) self->groups->len; i++)
    if (focus != NULL &&
        (focus == get_stop (self, i) || gtk_widget_is_ancestor (focus, get_stop (self, i))))
      return i;
  return -1;
}

static gboolean
move_to_stop (CbSheetView *self, int stop, GtkDirectionType direction)
{
  int step = direction == GTK_DIR_TAB_FORWARD ? 1 : -1;

  if (stop >= 0 && gtk_widget_child_focus (get_stop (self, stop), direction))
    return TRUE;
  for (stop += step; stop >= 0 && stop <= (int) self->groups->len; stop += step)
    if (gtk_widget_is_visible (get_stop (self, stop)) &&
        gtk_widget_child_focus (get_stop (self, stop), direction))
      return TRUE;
  return stop == -1 && cb_sheet_view_focus_cell (self, self->card, self->holder);
}

static gboolean
move_within (CbSheetView *self, GtkDirectionType direction)
{
  int ahead = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? -1 : 1;

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

static gboolean
cb_sheet_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  CbSheetView *self = CB_SHEET_VIEW (widget);
  gboolean tabs = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  int stop;

  if (self->sheet == NULL)
    return FALSE;
  if (gtk_widget_get_focus_child (widget) == NULL)
    return cb_sheet_view_focus_cell (self, self->card, self->holder);

  stop = find_stop (self);
  if (tabs)
    return (stop >= 0 || direction == GTK_DIR_TAB_FORWARD) && move_to_stop (self, stop, direction);
  if (stop >= 0)
    return gtk_widget_child_focus (get_stop (self, stop), direction);
  return move_within (self, direction);
}

void
_cb_sheet_view_install_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key;
    int step;
  } NEWS_KEYS[] = {
    { GDK_KEY_Down, 1 },
    { GDK_KEY_KP_Down, 1 },
    { GDK_KEY_Up, -1 },
    { GDK_KEY_KP_Up, -1 },
  };
  const int FAR = CB_MAX_CARDS;

  widget_class->focus = cb_sheet_view_focus;

  add_move (widget_class, GDK_KEY_Home, GDK_KEY_KP_Home, 0, 0, -FAR);
  add_move (widget_class, GDK_KEY_End, GDK_KEY_KP_End, 0, 0, FAR);
  add_move (widget_class, GDK_KEY_Home, GDK_KEY_KP_Home, GDK_CONTROL_MASK, -FAR, -FAR);
  add_move (widget_class, GDK_KEY_End, GDK_KEY_KP_End, GDK_CONTROL_MASK, FAR, FAR);
  for (guint i = 0; i < G_N_ELEMENTS (NEWS_KEYS); i++)
    gtk_widget_class_add_binding (widget_class, NEWS_KEYS[i].key, GDK_CONTROL_MASK, move_to_news_cb,
                                  "i", NEWS_KEYS[i].step);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Page_Up, 0, move_page_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Page_Up, 0, move_page_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Page_Down, 0, move_page_cb, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Page_Down, 0, move_page_cb, "i", 1);
}
