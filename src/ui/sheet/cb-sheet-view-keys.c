/* Moving between cells, and which rows there are to move to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-sheet-body.h"
#include "cb-sheet-view-private.h"

static guint
get_card (CbSheetView *self, int place)
{
  return g_array_index (self->order, guint, place);
}

/* Which rows are shown, and in which order. */

/* Whether everything is known of a card, and was so before the newest entry: cards with news are
 * folded only after the next entry, and those with a supposition never. */
static gboolean
is_settled (CbSheetView *self, guint card)
{
  for (guint holder = 0; holder < self->n_columns; holder++)
    {
      CbCell *cell = cb_sheet_get_cell (self->sheet, card, holder);

      if (cb_cell_get_mark (cell) == CB_MARK_MAYBE || cb_cell_get_news (cell) ||
          cb_cell_get_supposed (cell))
        return FALSE;
    }
  return TRUE;
}

/* Whether to fold the row of @card away: a settled row, but not the one with the focus. */
static gboolean
is_folded_away (CbSheetView *self, guint card)
{
  return _cb_sheet_view_folds (self) && is_settled (self, card) &&
         gtk_widget_get_focus_child (g_ptr_array_index (self->rows, card)) == NULL;
}

gboolean
_cb_sheet_view_is_folded (CbSheetView *self, guint card)
{
  return !gtk_widget_get_visible (g_ptr_array_index (self->rows, card));
}

static guint
get_category (CbSheetView *self, guint card)
{
  return cb_edition_get_card (self->setup->edition, card)->category;
}

/* The place of a card among those shown from top to bottom. */
static guint
find_place (CbSheetView *self, guint card)
{
  guint place = 0;

  while (place < self->order->len && g_array_index (self->order, guint, place) != card)
    place++;
  return place;
}

/* Moves the current cell out of a folded row: to the next visible row, or else the one before. */
static void
find_current (CbSheetView *self)
{
  guint here = find_place (self, self->card);
  guint place = here;

  while (place < self->order->len &&
         _cb_sheet_view_is_folded (self, g_array_index (self->order, guint, place)))
    place++;
  if (place == self->order->len)
    for (place = here;
         place > 0 && _cb_sheet_view_is_folded (self, g_array_index (self->order, guint, place));)
      place--;
  self->card = g_array_index (self->order, guint, place);
}

/* When the user folds settled cards, the focus leaves a settled row, so that it folds, too. */
void
_cb_sheet_view_leave_settled (CbSheetView *self)
{
  if (gtk_widget_get_focus_child (self->body) == NULL)
    return;

  for (guint i = 0; i < self->rows->len; i++)
    {
      guint card = (self->card + i) % self->rows->len;

      if (!is_settled (self, card))
        {
          cb_sheet_view_focus_cell (self, card, self->holder);
          return;
        }
    }
}

/* Finds the row that must not move while others are added or removed: the one with the focus if
 * it is visible, otherwise the first visible one that stays. At the top of the sheet nothing is
 * kept. */
static void
keep_place (CbSheetView *self)
{
  double top = self->vadjustment != NULL ? gtk_adjustment_get_value (self->vadjustment) : 0;
  double page = self->vadjustment != NULL ? gtk_adjustment_get_page_size (self->vadjustment) : 0;

  self->anchor = NULL;
  if (top <= 0 && gtk_widget_get_focus_child (self->body) == NULL)
    return;
  for (guint card = 0; card < self->rows->len; card++)
    {
      GtkWidget *row = g_ptr_array_index (self->rows, card);
      double y = cb_sheet_body_find_y (CB_SHEET_BODY (self->body), row, &self->geometry) - top;
      gboolean in_view = !_cb_sheet_view_is_folded (self, card) && y >= 0 && y < page;

      if (!in_view || is_folded_away (self, card))
        continue;
      if (self->anchor != NULL && gtk_widget_get_focus_child (row) == NULL)
        continue;
      self->anchor = row;
      self->anchor_y = (int) y;
    }
}

/* How likely the card is in the envelope; cards known to be there come first. */
static double
get_rank (CbSheetView *self, guint card)
{
  CbCell *cell = cb_sheet_get_cell (self->sheet, card, CB_HOLDER_ENVELOPE);

  return cb_cell_get_mark (cell) == CB_MARK_YES ? 2 : cb_cell_get_chance (cell);
}

static int
compare_cards (gconstpointer a, gconstpointer b, gpointer user_data)
{
  guint first = *(const guint *) a;
  guint second = *(const guint *) b;
  double difference = get_rank (user_data, second) - get_rank (user_data, first);

  if (difference == 0)
    return (int) first - (int) second;
  return difference < 0 ? -1 : 1;
}

/* The order of the rows: group by group, in each group the rows that are shown, then those folded
 * away. If only open cards are shown they are sorted by how likely the envelope has them; while
 * that is being computed they keep their order. */
static GArray *
make_order (CbSheetView *self)
{
  gboolean sorts = _cb_sheet_view_folds (self);
  gboolean waits = sorts && cb_sheet_get_show_odds (self->sheet) &&
                   cb_sheet_get_chances (self->sheet) == NULL &&
                   cb_case_get_assist (cb_sheet_get_case (self->sheet)) == CB_ASSIST_ODDS;
  GArray *order = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint category = 0; category < self->groups->len; category++)
    {
      guint first = order->len;

      for (guint folded = FALSE; folded <= TRUE; folded++)
        for (guint i = 0; i < self->rows->len; i++)
          {
            guint card = waits && self->order->len > 0 ? g_array_index (self->order, guint, i) : i;

            if (get_category (self, card) == category &&
                is_folded_away (self, card) == (gboolean) folded)
              g_array_append_val (order, card);
            if (i + 1 == self->rows->len && !folded && sorts && !waits && order->len > first)
              g_sort_array (&g_array_index (order, guint, first), order->len - first,
                            sizeof (guint), compare_cards, self);
          }
    }
  return order;
}

static gboolean
is_same_order (const GArray *first, const GArray *second)
{
  return first->len == second->len &&
         memcmp (first->data, second->data, first->len * sizeof (guint)) == 0;
}

/* Whether the row of @card is shown: it is not folded away, or its group is unfolded. */
static gboolean
is_wanted (CbSheetView *self, guint card)
{
  CbSheetGroup *group = g_ptr_array_index (self->groups, get_category (self, card));

  return !is_folded_away (self, card) || cb_sheet_group_get_unfolded (group);
}

static void
update_group (CbSheetView *self, guint category)
{
  CbSheetGroup *group = g_ptr_array_index (self->groups, category);
  g_autoptr (GPtrArray) open = g_ptr_array_new ();
  g_autoptr (GPtrArray) folded = g_ptr_array_new ();
  g_autofree char *words = NULL;
  CbCardSet cards = 0;

  for (guint i = 0; i < self->order->len; i++)
    {
      guint card = g_array_index (self->order, guint, i);
      GtkWidget *row = g_ptr_array_index (self->rows, card);

      if (get_category (self, card) != category)
        continue;
      gtk_widget_set_visible (row, is_wanted (self, card));
      g_ptr_array_add (is_folded_away (self, card) ? folded : open, row);
      if (is_folded_away (self, card))
        cards |= cb_card_set_of (card);
    }
  cb_sheet_group_set_order (group, open, folded);
  if (folded->len > 0)
    {
      g_autofree char *names = cb_edition_join_names (self->setup->edition, cards);

      /* Translators: how many cards are folded away as all is known of them, then their names. */
      words = g_strdup_printf (ngettext ("%u known: %s", "%u known: %s", folded->len), folded->len,
                               names);
    }
  cb_sheet_group_set_fold (group, words);
}

/* Adds and removes rows as cards become settled. Nothing else moves. */
void
_cb_sheet_view_update_folds (CbSheetView *self)
{
  g_autoptr (GArray) order = make_order (self);
  gboolean changed = !is_same_order (order, self->order);

  for (guint card = 0; card < self->rows->len && !changed; card++)
    changed = is_wanted (self, card) == _cb_sheet_view_is_folded (self, card);
  if (!changed)
    return;

  keep_place (self);
  g_array_unref (self->order);
  self->order = g_steal_pointer (&order);
  for (guint i = 0; i < self->groups->len; i++)
    update_group (self, i);
  find_current (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* The card @rows lines away, or the last one in that direction. */
static guint
find_card (CbSheetView *self, int rows)
{
  int step = rows < 0 ? -1 : 1;
  guint found = self->card;
  int place = (int) find_place (self, self->card);

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

/* Moves the focus. Announces the end of the sheet, where a screen reader would be silent. */
static void
move_by (CbSheetView *self, int rows, int columns)
{
  guint holder = (guint) CLAMP ((int) self->holder + columns, 0, (int) self->n_columns - 1);
  guint card = find_card (self, rows);

  if (card == self->card && holder == self->holder)
    cb_announce (GTK_WIDGET (self), _ ("The sheet ends here"));
  cb_sheet_view_focus_cell (self, card, holder);
}

/* Moves to the next or previous cell that the last entry settled, from the last to the first. */
static gboolean
move_to_news_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  CbSheetView *self = CB_SHEET_VIEW (widget);
  g_autofree char *news = NULL;
  int step = g_variant_get_int32 (args);
  int n = (int) (self->order->len * self->n_columns);
  int at = (int) (find_place (self, self->card) * self->n_columns + self->holder);

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

/* Whether the card at @place is the first of its category that is shown. */
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

/* Moves to the first card of the next category; backwards, to the first of this category, and from
 * there to the first of the one before. */
static gboolean
move_page_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  CbSheetView *self = CB_SHEET_VIEW (widget);
  int step = g_variant_get_int32 (args);
  guint target = find_card (self, step * CB_MAX_CARDS);
  int place = (int) find_place (self, self->card);

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

/* The index of the stop with the focus; −1 for the cells, which come before the first stop. */
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
