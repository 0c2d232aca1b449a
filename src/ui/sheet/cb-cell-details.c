/* cb-cell-details.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-cell-details"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cell-details.h"
#include "cb-pencil.h"
#include "cb-why-view.h"

/* How wide they are at a cell, in pixels. */
#define WIDTH 320

/* How high they may be there, and what of it is beside the reason. */
#define MAX_HEIGHT     440
#define FIXED_HEIGHT   110
#define MIN_WHY_HEIGHT 120

struct _CbCellDetails
{
  AdwBin parent_instance;

  CbSheetCell *cell;
  gboolean followed; /* one of the links, to which the focus goes */

  AdwToggleGroup *marks;
  AdwToggle *no;
  GtkScrolledWindow *scroller;
  CbWhyView *why;
  AdwToggle *yes;
};

G_DEFINE_FINAL_TYPE (CbCellDetails, cb_cell_details, ADW_TYPE_BIN)

static void
update_pencil (CbCellDetails *self)
{
  const char *text = cb_cell_get_pencil (cb_sheet_cell_get_cell (self->cell));

  /* A mark of another program's making is none of these. */
  adw_toggle_group_set_active_name (self->marks, text != NULL ? text : "none");
}

static void
mark_chosen_cb (CbCellDetails *self)
{
  const char *name = adw_toggle_group_get_active_name (self->marks);

  if (self->cell == NULL || name == NULL)
    return;

  if (g_str_equal (name, "none"))
    gtk_widget_activate_action (GTK_WIDGET (self->cell), "cell.clear", NULL);
  else if (g_str_equal (name, CB_PENCIL_YES))
    gtk_widget_activate_action (GTK_WIDGET (self->cell), "cell.mark-yes", NULL);
  else if (g_str_equal (name, CB_PENCIL_NO))
    gtk_widget_activate_action (GTK_WIDGET (self->cell), "cell.mark-no", NULL);
  else
    gtk_widget_activate_action (GTK_WIDGET (self->cell), "cell.mark-maybe", NULL);
}

static void
take_away (gpointer data)
{
  g_autoptr (GtkWidget) popover = GTK_WIDGET (data);

  if (gtk_widget_get_parent (popover) != NULL)
    gtk_widget_unparent (popover);
}

/* The focus goes back to where it came from. GTK is not done yet with the popover; a cell that goes
 * itself takes it along. */
static void
popover_closed_cb (CbCellDetails *self, GtkWidget *popover)
{
  if (self->cell == NULL || gtk_widget_in_destruction (GTK_WIDGET (self->cell)))
    return;

  if (!self->followed)
    gtk_widget_grab_focus (GTK_WIDGET (self->cell));
  g_idle_add_once (take_away, g_object_ref (popover));
}

static void
close_details (CbCellDetails *self)
{
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_POPOVER);
  GtkWidget *dialog = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_DIALOG);

  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
  else if (dialog != NULL)
    adw_dialog_force_close (ADW_DIALOG (dialog));
}

static void
entry_activated_cb (CbCellDetails *self, guint position)
{
  g_autoptr (CbSheetCell) cell = g_object_ref (self->cell);

  self->followed = TRUE;
  close_details (self);
  gtk_widget_activate_action (GTK_WIDGET (cell), "sheet.show-entry", "u", position);
}

static void
cb_cell_details_dispose (GObject *object)
{
  CbCellDetails *self = CB_CELL_DETAILS (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_CELL_DETAILS);
  g_clear_object (&self->cell);

  G_OBJECT_CLASS (cb_cell_details_parent_class)->dispose (object);
}

static void
cb_cell_details_class_init (CbCellDetailsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_cell_details_dispose;

  g_type_ensure (CB_TYPE_WHY_VIEW);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_PATH "/ui/cb-cell-details.ui");
  gtk_widget_class_bind_template_child (widget_class, CbCellDetails, marks);
  gtk_widget_class_bind_template_child (widget_class, CbCellDetails, no);
  gtk_widget_class_bind_template_child (widget_class, CbCellDetails, scroller);
  gtk_widget_class_bind_template_child (widget_class, CbCellDetails, why);
  gtk_widget_class_bind_template_child (widget_class, CbCellDetails, yes);
  gtk_widget_class_bind_template_callback (widget_class, entry_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, mark_chosen_cb);
}

static void
cb_cell_details_init (CbCellDetails *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static CbCellDetails *
cb_cell_details_new (CbSheetCell *cell, gboolean can_mark)
{
  CbCellDetails *self = g_object_new (CB_TYPE_CELL_DETAILS, NULL);
  CbSymbols symbols = cb_sheet_cell_get_symbols (cell);

  adw_toggle_set_label (self->yes, cb_symbols_get_text (symbols, CB_MARK_YES));
  adw_toggle_set_label (self->no, cb_symbols_get_text (symbols, CB_MARK_NO));
  gtk_widget_set_sensitive (GTK_WIDGET (self->marks), can_mark);
  cb_why_view_set_cell (self->why, cb_sheet_cell_get_sheet (cell), cb_sheet_cell_get_cell (cell),
                        symbols);
  self->cell = g_object_ref (cell);
  g_signal_connect_object (cb_sheet_cell_get_cell (cell), "notify::pencil",
                           G_CALLBACK (update_pencil), self, G_CONNECT_SWAPPED);
  update_pencil (self);
  return self;
}

/* They lie on the side where the window has more room, and take no more. */
static void
fit_popover (CbCellDetails *self, GtkPopover *popover)
{
  GtkWidget *cell = GTK_WIDGET (self->cell);
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (cell));
  graphene_rect_t place;
  float below;
  int room;

  if (!gtk_widget_compute_bounds (cell, root, &place))
    return;

  below = (float) gtk_widget_get_height (root) - place.origin.y - place.size.height;
  gtk_popover_set_position (popover, below < place.origin.y ? GTK_POS_TOP : GTK_POS_BOTTOM);
  room = (int) MIN (MAX (below, place.origin.y), MAX_HEIGHT) - FIXED_HEIGHT;
  gtk_scrolled_window_set_max_content_height (self->scroller, MAX (room, MIN_WHY_HEIGHT));
}

static void
show_at_cell (CbCellDetails *self)
{
  GtkWidget *popover = g_object_new (GTK_TYPE_POPOVER, "accessible-role",
                                     GTK_ACCESSIBLE_ROLE_DIALOG, NULL);
  GtkWidget *cell = GTK_WIDGET (self->cell);
  GtkWidget *clamp = adw_clamp_new ();

  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDTH);
  adw_clamp_set_unit (ADW_CLAMP (clamp), ADW_LENGTH_UNIT_PX);
  gtk_widget_set_size_request (clamp, WIDTH, -1);
  adw_clamp_set_child (ADW_CLAMP (clamp), GTK_WIDGET (self));
  gtk_popover_set_child (GTK_POPOVER (popover), clamp);
  gtk_widget_add_css_class (popover, "cell-details");
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  cb_why_view_get_title (self->why), -1);
  fit_popover (self, GTK_POPOVER (popover));
  g_signal_connect_object (popover, "closed", G_CALLBACK (popover_closed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_parent (popover, cell);
  gtk_popover_popup (GTK_POPOVER (popover));
}

static void
show_at_bottom (CbCellDetails *self)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *view = adw_toolbar_view_new ();

  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), GTK_WIDGET (self));
  adw_dialog_set_child (dialog, view);
  adw_dialog_set_title (dialog, cb_why_view_get_title (self->why));
  adw_dialog_set_follows_content_size (dialog, TRUE);
  adw_dialog_set_presentation_mode (dialog, ADW_DIALOG_BOTTOM_SHEET);
  gtk_widget_add_css_class (GTK_WIDGET (dialog), "cell-details");
  cb_why_view_set_show_title (self->why, FALSE);
  adw_dialog_present (dialog, GTK_WIDGET (self->cell));
}

/**
 * cb_cell_details_show:
 * @can_mark: whether the user may change the mark
 * @narrow: whether there is no room for them at the cell
 *
 * Opens the details of @cell.
 */
void
cb_cell_details_show (CbSheetCell *cell, gboolean can_mark, gboolean narrow)
{
  CbCellDetails *self;

  g_return_if_fail (CB_IS_SHEET_CELL (cell));

  self = cb_cell_details_new (cell, can_mark);
  if (narrow)
    show_at_bottom (self);
  else
    show_at_cell (self);
}
