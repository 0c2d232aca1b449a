/* A case to look at, and what its hints point at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-case-page-private.h"

/* A sample has a banner of its own, which says why it cannot be changed. */
static gboolean
is_of_newer (GObject *object, gboolean read_only, gboolean sample)
{
  return read_only && !sample;
}

static gboolean
is_shown (GObject *object, gboolean sample, guint step)
{
  return sample && step < CB_TOUR_OVER;
}

/* On a small screen the banner appears after the hints of the tour. */
static gboolean
shows_sample (GObject *object, gboolean sample, gboolean narrow, guint step)
{
  return sample && (!narrow || step >= CB_TOUR_OVER);
}

/* (transfer none) (nullable): the first visible cell of a column with that mark */
static GtkWidget *
find_cell (CbCasePage *self, guint holder, CbMark mark)
{
  guint n_cards = cb_edition_get_n_cards (cb_case_get_edition (self->case_));

  for (guint card = 0; card < n_cards; card++)
    {
      GtkWidget *cell = GTK_WIDGET (cb_sheet_view_get_cell (self->sheet_view, card, holder));

      if (cb_cell_get_mark (cb_sheet_get_cell (self->sheet, card, holder)) == mark &&
          gtk_widget_get_visible (gtk_widget_get_parent (cell)))
        return cell;
    }
  return NULL;
}

/* The cell to explain first: a card found in the envelope, or, if those are folded away, one that
 * somebody does not have. */
static GtkWidget *
find_telling_cell (CbCasePage *self)
{
  GtkWidget *cell = find_cell (self, CB_HOLDER_ENVELOPE, CB_MARK_YES);

  return cell != NULL ? cell : find_cell (self, CB_HOLDER_OF_SEAT (1), CB_MARK_NO);
}

/* (transfer none) (nullable) */
static GtkWidget *
find_pointed (CbCasePage *self, CbTourStep step)
{
  switch (step)
    {
    case CB_TOUR_WHY:
      return find_telling_cell (self);
    case CB_TOUR_RECORD:
      return _cb_case_page_has_sidebar (self) ? GTK_WIDGET (self->composer) : self->foot;
    case CB_TOUR_ASK:
    case CB_TOUR_OVER:
    default:
      return NULL;
    }
}

/* Points at the subject of the hint. The button of a view has a mark of its own for that. */
static void
point_cb (CbCasePage *self)
{
  CbTourStep step = cb_case_get_sample (self->case_) ? cb_case_tour_get_step (self->tour)
                                                     : CB_TOUR_OVER;
  GtkWidget *insight = adw_view_stack_get_child_by_name (self->views, "insight");

  if (self->pointed != NULL)
    gtk_widget_remove_css_class (self->pointed, "pointed-at");
  g_set_weak_pointer (&self->pointed, find_pointed (self, step));
  if (self->pointed != NULL)
    gtk_widget_add_css_class (self->pointed, "pointed-at");
  /* When the tour ends its buttons are hidden, so the focus moves to the view. */
  if (step == CB_TOUR_OVER && gtk_widget_get_focus_child (GTK_WIDGET (self->tour)) != NULL)
    _cb_case_page_focus_view (self);
  adw_view_stack_page_set_needs_attention (adw_view_stack_get_page (self->views, insight),
                                           step == CB_TOUR_ASK);
}

/* The first hints are about the sheet, so that is shown. */
static void
step_cb (CbCasePage *self)
{
  if (cb_case_tour_get_step (self->tour) < CB_TOUR_ASK)
    adw_view_stack_set_visible_child_name (self->views, "sheet");
  point_cb (self);
}

/* Also points again after a change of the layout, as the hint is about another widget then. */
void
_cb_case_page_follow_sample (CbCasePage *self)
{
  if (!cb_case_get_sample (self->case_))
    return;
  adw_view_stack_set_visible_child_name (self->views, "sheet");
  g_signal_connect (self, "notify::narrow", G_CALLBACK (point_cb), NULL);
  g_signal_connect_object (self->sheet_view, "notify::mode", G_CALLBACK (point_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

void
_cb_case_page_install_sample (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, is_of_newer);
  gtk_widget_class_bind_template_callback (widget_class, is_shown);
  gtk_widget_class_bind_template_callback (widget_class, shows_sample);
  gtk_widget_class_bind_template_callback (widget_class, point_cb);
  gtk_widget_class_bind_template_callback (widget_class, step_cb);
}
