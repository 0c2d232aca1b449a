/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-children.h"
#include "cb-css-class.h"
#include "cb-fields.h"
#include "cb-pencil.h"
#include "cb-sheet-cell-private.h"

/* The width of a cell’s clear border in the style sheet, which keeps cells apart, in pixels. */
#define BORDER 2

G_DEFINE_FINAL_TYPE (CbSheetCell, cb_sheet_cell, GTK_TYPE_WIDGET)

static void
show_mark (CbSheetCell *self)
{
  static const GtkAccessibleTristate CHECKED[] = {
    [CB_MARK_MAYBE] = GTK_ACCESSIBLE_TRISTATE_MIXED,
    [CB_MARK_NO] = GTK_ACCESSIBLE_TRISTATE_FALSE,
    [CB_MARK_YES] = GTK_ACCESSIBLE_TRISTATE_TRUE,
  };
  CbMark mark = cb_cell_get_mark (self->cell);
  g_autofree char *description = cb_cell_describe (self->cell);

  _cb_sheet_cell_update_texts (self);
  cb_css_class_set (GTK_WIDGET (self), "yes", mark == CB_MARK_YES);
  cb_css_class_set (GTK_WIDGET (self), "no", mark == CB_MARK_NO);
  cb_css_class_set (GTK_WIDGET (self), "maybe", mark == CB_MARK_MAYBE);
  cb_css_class_set (GTK_WIDGET (self), "news", cb_cell_get_news (self->cell));
  cb_css_class_set (GTK_WIDGET (self), "supposed", cb_cell_get_supposed (self->cell));
  cb_css_class_set (GTK_WIDGET (self), "pencilled", self->pencil != NULL);
  cb_css_class_set (GTK_WIDGET (self), "mine", _cb_sheet_cell_get_own_mark (self) == CB_MARK_YES);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, description,
                                  -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_CHECKED, CHECKED[mark],
                               -1);
}

static void
cell_details (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_signal_emit_by_name (widget, "details");
}

static void
suppose (GtkWidget *widget, CbMark mark)
{
  CbSheetCell *self = CB_SHEET_CELL (widget);

  cb_sheet_suppose (self->sheet, cb_cell_get_card (self->cell), cb_cell_get_holder (self->cell),
                    mark);
}

static void
cell_suppose_yes (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  suppose (widget, CB_MARK_YES);
}

static void
cell_suppose_no (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  suppose (widget, CB_MARK_NO);
}

static void
released_cb (CbSheetCell *self, int n_press, double x, double y)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (gtk_widget_contains (GTK_WIDGET (self), x, y))
    gtk_widget_activate_action (
      GTK_WIDGET (self), _cb_sheet_cell_is_own_sheet (self) ? "cell.cycle" : "cell.details", NULL);
}

/* A cell gets no clicks where it is scrolled below the names of the cards. It does get clicks on
 * its border, which keeps it apart from the next cell. */
static gboolean
cb_sheet_cell_contains (GtkWidget *widget, double x, double y)
{
  CbSheetCell *self = CB_SHEET_CELL (widget);
  double width = gtk_widget_get_width (widget);

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    x = width - x;
  return x >= MAX (self->covered, 0) - BORDER && x < width + BORDER && y >= -BORDER &&
         y < gtk_widget_get_height (widget) + BORDER;
}

/* The only children are popovers, which follow the cell. */
static void
cb_sheet_cell_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      gtk_popover_present (GTK_POPOVER (child));
}

static void
cb_sheet_cell_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  *minimum = 0;
  *natural = (int) (_cb_sheet_cell_get_radius (CB_SHEET_CELL (widget)) * 3);
}

static void
cb_sheet_cell_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  CbSheetCell *self = CB_SHEET_CELL (widget);

  GTK_WIDGET_CLASS (cb_sheet_cell_parent_class)->css_changed (widget, change);

  if (self->text != NULL || self->pencil != NULL)
    _cb_sheet_cell_update_texts (self);
}

/* The user's own mark. */

static void
set_pencil (CbSheetCell *self, const char *text)
{
  CbCase *case_ = cb_sheet_get_case (self->sheet);

  if (!cb_case_get_read_only (case_))
    cb_case_set_pencil (case_, cb_cell_get_card (self->cell), cb_cell_get_holder (self->cell),
                        text);
}

static void
cell_cycle (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbSheetCell *self = CB_SHEET_CELL (widget);
  const char *text = cb_cell_get_pencil (self->cell);

  if (text == NULL)
    set_pencil (self, CB_PENCIL_NO);
  else if (g_str_equal (text, CB_PENCIL_NO))
    set_pencil (self, CB_PENCIL_YES);
  else if (g_str_equal (text, CB_PENCIL_YES))
    set_pencil (self, CB_PENCIL_MAYBE);
  else
    set_pencil (self, NULL);
}

static void
cell_mark_yes (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  set_pencil (CB_SHEET_CELL (widget), CB_PENCIL_YES);
}

static void
cell_mark_no (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  set_pencil (CB_SHEET_CELL (widget), CB_PENCIL_NO);
}

static void
cell_mark_maybe (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  set_pencil (CB_SHEET_CELL (widget), CB_PENCIL_MAYBE);
}

static void
cell_clear (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  set_pencil (CB_SHEET_CELL (widget), NULL);
}

/* The menu of a cell, which records that its player showed me the card, or does not have it. */

/* Whether another player’s cell is open, in the present and without a supposition. */
static gboolean
can_report (CbSheetCell *self)
{
  const CbSetup *setup = cb_case_get_setup (cb_sheet_get_case (self->sheet));
  int seat = CB_SEAT_OF_HOLDER (cb_cell_get_holder (self->cell));

  return seat >= 0 && seat < (int) setup->n_players && seat != setup->me &&
         setup->me != CB_NOBODY && cb_sheet_get_at (self->sheet) < 0 &&
         !cb_sheet_get_supposing (self->sheet) && cb_cell_get_mark (self->cell) == CB_MARK_MAYBE;
}

/* (transfer floating): the target of the page’s action: the card and its holder */
static GVariant *
get_target (CbSheetCell *self)
{
  return g_variant_new ("(uu)", cb_cell_get_card (self->cell), cb_cell_get_holder (self->cell));
}

static void
report (GtkWidget *widget, const char *action_name)
{
  if (can_report (CB_SHEET_CELL (widget)))
    gtk_widget_activate_action_variant (widget, action_name, get_target (CB_SHEET_CELL (widget)));
}

static void
cell_showed (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  report (widget, "case.showed-me");
}

static void
cell_lacks (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  report (widget, "case.lacks");
}

/* Puts the name into @words. Underscores in the name must not become mnemonics. */
static void
add_item (GMenu *menu, CbSheetCell *self, const char *words, const char *action_name)
{
  const CbSetup *setup = cb_case_get_setup (cb_sheet_get_case (self->sheet));
  int seat = CB_SEAT_OF_HOLDER (cb_cell_get_holder (self->cell));
  g_auto (GStrv) parts = g_strsplit (setup->players[seat].name, "_", -1);
  g_autofree char *name = g_strjoinv ("__", parts);
  g_autoptr (GString) label = g_string_new (words);
  g_autoptr (GMenuItem) item = NULL;

  g_string_replace (label, "%s", name, 1);
  item = g_menu_item_new (label->str, NULL);
  g_menu_item_set_action_and_target_value (item, action_name, get_target (self));
  g_menu_append_item (menu, item);
}

/* Takes the menu of a cell away, once the choice in it has been carried out: GTK closes the menu
 * first and activates the chosen item afterwards. */
static gboolean
unparent_cb (gpointer user_data)
{
  gtk_widget_unparent (user_data);
  return G_SOURCE_REMOVE;
}

static void
closed_cb (GtkWidget *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_cb, g_object_ref (popover), g_object_unref);
}

static void
cell_menu (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbSheetCell *self = CB_SHEET_CELL (widget);
  g_autoptr (GMenu) menu = NULL;
  GtkWidget *popover;

  if (!can_report (self))
    return;
  menu = g_menu_new ();
  /* Translators: %s is a player, who showed me the card of this line. */
  add_item (menu, self, _ ("%s Showed Me This"), "case.showed-me");
  /* Translators: %s is a player, who does not have the card of this line. */
  add_item (menu, self, _ ("%s Doesn’t Have This"), "case.lacks");
  popover = gtk_popover_menu_new_from_model (G_MENU_MODEL (menu));
  gtk_widget_set_parent (popover, widget);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  gtk_popover_popup (GTK_POPOVER (popover));
}

static void
cb_sheet_cell_class_init (CbSheetCellClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_children_dispose;

  CB_OWNS (object_class, CbSheetCell, cell, g_object_unref);
  CB_OWNS (object_class, CbSheetCell, pencil, g_object_unref);
  CB_OWNS (object_class, CbSheetCell, sheet, g_object_unref);
  CB_OWNS (object_class, CbSheetCell, text, g_object_unref);

  widget_class->contains = cb_sheet_cell_contains;
  widget_class->css_changed = cb_sheet_cell_css_changed;
  widget_class->measure = cb_sheet_cell_measure;
  widget_class->size_allocate = cb_sheet_cell_size_allocate;
  widget_class->snapshot = _cb_sheet_cell_snapshot;

  cb_signal_new (klass, "details", 0);

  gtk_widget_class_set_css_name (widget_class, "sheetcell");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_widget_class_set_activate_signal_from_name (widget_class, "details");

  gtk_widget_class_install_action (widget_class, "cell.details", NULL, cell_details);
  gtk_widget_class_install_action (widget_class, "cell.suppose-yes", NULL, cell_suppose_yes);
  gtk_widget_class_install_action (widget_class, "cell.suppose-no", NULL, cell_suppose_no);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "cell.details", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Space, 0, "cell.details", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0, "cell.details", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, 0, "cell.details", NULL);
  gtk_widget_class_install_action (widget_class, "cell.cycle", NULL, cell_cycle);
  gtk_widget_class_install_action (widget_class, "cell.mark-yes", NULL, cell_mark_yes);
  gtk_widget_class_install_action (widget_class, "cell.mark-no", NULL, cell_mark_no);
  gtk_widget_class_install_action (widget_class, "cell.mark-maybe", NULL, cell_mark_maybe);
  gtk_widget_class_install_action (widget_class, "cell.clear", NULL, cell_clear);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_1, 0, "cell.mark-yes", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_2, 0, "cell.mark-no", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_3, 0, "cell.mark-maybe", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0, 0, "cell.clear", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_y, 0, "cell.mark-yes", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_plus, 0, "cell.mark-yes", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, 0, "cell.mark-no", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_minus, 0, "cell.mark-no", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_question, 0, "cell.mark-maybe", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_BackSpace, 0, "cell.clear", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "cell.clear", NULL);
  gtk_widget_class_install_action (widget_class, "cell.showed", NULL, cell_showed);
  gtk_widget_class_install_action (widget_class, "cell.lacks", NULL, cell_lacks);
  gtk_widget_class_install_action (widget_class, "cell.menu", NULL, cell_menu);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_y, GDK_SHIFT_MASK, "cell.showed",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, GDK_SHIFT_MASK, "cell.lacks", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "cell.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "cell.menu",
                                       NULL);
}

static void
cb_sheet_cell_init (CbSheetCell *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect_object (click, "released", G_CALLBACK (released_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
cb_sheet_cell_new (CbSheet *sheet, CbCell *cell)
{
  CbSheetCell *self;

  g_return_val_if_fail (CB_IS_SHEET (sheet), NULL);
  g_return_val_if_fail (CB_IS_CELL (cell), NULL);

  self = g_object_new (CB_TYPE_SHEET_CELL, NULL);
  self->sheet = g_object_ref (sheet);
  self->cell = g_object_ref (cell);
  g_signal_connect_object (cell, "notify", G_CALLBACK (show_mark), self, G_CONNECT_SWAPPED);
  show_mark (self);
  return GTK_WIDGET (self);
}

/* (transfer none): the sheet that the cell belongs to */
CbSheet *
cb_sheet_cell_get_sheet (CbSheetCell *self)
{
  g_return_val_if_fail (CB_IS_SHEET_CELL (self), NULL);

  return self->sheet;
}

/* (transfer none) */
CbCell *
cb_sheet_cell_get_cell (CbSheetCell *self)
{
  g_return_val_if_fail (CB_IS_SHEET_CELL (self), NULL);

  return self->cell;
}

void
cb_sheet_cell_set_symbols (CbSheetCell *self, CbSymbols symbols)
{
  g_return_if_fail (CB_IS_SHEET_CELL (self));

  if (self->symbols == symbols)
    return;

  self->symbols = symbols;
  _cb_sheet_cell_update_texts (self);
}

CbSymbols
cb_sheet_cell_get_symbols (CbSheetCell *self)
{
  g_return_val_if_fail (CB_IS_SHEET_CELL (self), CB_SYMBOLS_MARKS);

  return self->symbols;
}

/* Shows the number of a step of a reason; 0 for none. */
void
cb_sheet_cell_set_step (CbSheetCell *self, guint step)
{
  g_return_if_fail (CB_IS_SHEET_CELL (self));

  if (self->step == step)
    return;

  self->step = step;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Shows by an edge and a sign that a check found the user’s mark wrong or too early. A mark that is
 * proven gets neither. */
void
cb_sheet_cell_set_verdict (CbSheetCell *self, CbVerdict verdict)
{
  const char *words = verdict != CB_VERDICT_NONE ? cb_verdict_describe (verdict) : NULL;

  g_return_if_fail (CB_IS_SHEET_CELL (self));

  if (self->verdict == verdict)
    return;

  self->verdict = verdict;
  cb_css_class_set (GTK_WIDGET (self), "wrong", verdict == CB_VERDICT_WRONG);
  cb_css_class_set (GTK_WIDGET (self), "early", verdict > CB_VERDICT_WRONG);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words != NULL ? words : "", -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* @covered: how much of the cell’s start lies below the names, in pixels; negative if none does */
void
cb_sheet_cell_set_covered (CbSheetCell *self, int covered)
{
  g_return_if_fail (CB_IS_SHEET_CELL (self));

  self->covered = covered;
}
