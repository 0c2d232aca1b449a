/* The page of a sample case, and what the hints for that point at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-case-page-private.h"

/* A sample is read-only without being from a newer Casebook, and has a banner of its own. */
static gboolean
is_of_newer (GObject *object, gboolean read_only, gboolean sample)
{
  return read_only && !sample;
}

/* Returns: (transfer full) (nullable): whose notes the sample is, “You are Scarlet”; NULL where it
 *   is nobody’s */
static char *
describe_me (GObject *object, CbCase *case_)
{
  const CbSetup *setup = case_ != NULL ? cb_case_get_setup (case_) : NULL;

  return setup != NULL && setup->me != CB_NOBODY
           /* Translators: %s is a player */
           ? g_strdup_printf (_ ("You are %s"), setup->players[setup->me].name)
           : NULL;
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

/* Marks the button of a view that the hint is about. */
static void
point_at_view (CbCasePage *self, const char *name, gboolean pointed)
{
  GtkWidget *view = adw_view_stack_get_child_by_name (self->views, name);

  adw_view_stack_page_set_needs_attention (adw_view_stack_get_page (self->views, view), pointed);
}

/* Points at the subject of the hint. */
static void
point_cb (CbCasePage *self)
{
  CbTourStep step = cb_case_get_sample (self->case_) ? cb_case_tour_get_step (self->tour)
                                                     : CB_TOUR_OVER;

  if (self->pointed != NULL)
    gtk_widget_remove_css_class (self->pointed, "pointed-at");
  g_set_weak_pointer (&self->pointed, step == CB_TOUR_WHY ? find_telling_cell (self) : NULL);
  if (self->pointed != NULL)
    gtk_widget_add_css_class (self->pointed, "pointed-at");
  /* When the tour ends its button is hidden, so the focus moves to the view. */
  if (step == CB_TOUR_OVER && gtk_widget_get_focus_child (GTK_WIDGET (self->tour)) != NULL)
    _cb_case_page_focus_view (self);
  point_at_view (self, "insight", step == CB_TOUR_ASK);
  point_at_view (self, "log", step == CB_TOUR_LOG);
}

/* The next hint appears once the user has done what this one says. */
static void
viewed_cb (CbCasePage *self)
{
  const char *view = adw_view_stack_get_visible_child_name (self->views);

  if (g_strcmp0 (view, "insight") == 0)
    cb_case_tour_do (self->tour, CB_TOUR_ASK);
  else if (g_strcmp0 (view, "log") == 0)
    cb_case_tour_do (self->tour, CB_TOUR_LOG);
}

/* Also points again after a change of the layout, because the hint is about another widget then. */
void
_cb_case_page_follow_sample (CbCasePage *self)
{
  if (!cb_case_get_sample (self->case_))
    return;
  cb_token_set_player (self->sample_token, cb_case_get_setup (self->case_),
                       cb_case_get_setup (self->case_)->me);
  adw_view_stack_set_visible_child_name (self->views, "sheet");
  g_signal_connect (self, "notify::narrow", G_CALLBACK (point_cb), NULL);
  g_signal_connect_object (self->views, "notify::visible-child-name", G_CALLBACK (viewed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->sheet_view, "notify::mode", G_CALLBACK (point_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

void
_cb_case_page_install_sample (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, is_of_newer);
  gtk_widget_class_bind_template_callback (widget_class, describe_me);
  gtk_widget_class_bind_template_callback (widget_class, point_cb);
}
