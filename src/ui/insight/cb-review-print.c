/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prints the review as the screen shows it, as vectors and not as pixels. Paper is white, so for
 * the moment of painting the program switches to light style. */

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#include "cb-insight-parts.h"
#include "cb-print-job.h"
#include "cb-print-pages.h"
#include "cb-toast.h"

/* The margin around what is printed, in points. */
#define MARGIN 36

typedef struct
{
  GtkWidget *view;
  GtkWidget *head;
  char *title;
  AdwColorScheme scheme; /* the style to restore */
  guint n_frames;
} ReviewPrintJob;

/* Also called if the view is hidden before it was painted. */
static void
job_free (ReviewPrintJob *self)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), self->scheme);
  g_object_unref (self->view);
  g_object_unref (self->head);
  g_free (self->title);
  g_free (self);
}

/* Scales the review to the width of the paper, and distributes it over as many pages as it
 * needs. */
static void
draw_pages (cairo_t *cr, gpointer node, double width, double height)
{
  graphene_rect_t bounds;
  double scale, room = height - 2 * MARGIN;
  guint n_pages;

  gsk_render_node_get_bounds (node, &bounds);
  scale = MIN ((width - 2 * MARGIN) / (double) bounds.size.width, 1);
  n_pages = (guint) MAX (ceil (scale * (double) bounds.size.height / room), 1);
  for (guint i = 0; i < n_pages; i++)
    {
      cairo_save (cr);
      cairo_rectangle (cr, 0, MARGIN, width, room);
      cairo_clip (cr);
      cairo_translate (cr, MARGIN, MARGIN - i * room);
      cairo_scale (cr, scale, scale);
      cairo_translate (cr, (double) -bounds.origin.x, (double) -bounds.origin.y);
      gsk_render_node_draw (node, cr);
      cairo_restore (cr);
      cairo_show_page (cr);
    }
}

/**
 * cb_review_print_to_pdf:
 * @node: a GskRenderNode
 * @width: of the paper, in points
 * @height: likewise
 *
 * Returns: (transfer full) (nullable): a PDF document
 */
GBytes *
cb_review_print_to_pdf (gpointer node, double width, double height, GError **error)
{
  return cb_print_to_pdf (width, height, draw_pages, node, error);
}

/* @user_data: (transfer full): the view, which may have left the window by now */
static void
printed_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GtkWidget) view = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  if (cb_print_job_finish (result, &error) || cb_print_job_is_dismissed (error))
    return;
  words = g_strdup_printf (_ ("Not printed: %s"), error->message);
  cb_toast_show (cb_toast_new (words), view);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  ReviewPrintJob *self = user_data;
  GskRenderNode *node;

  /* The light style is drawn one frame later. */
  if (self->n_frames++ < 1)
    return G_SOURCE_CONTINUE;
  node = cb_review_picture_paint (self->view, self->head);
  if (node != NULL)
    cb_print_job_start (self->title, cb_review_print_to_pdf, node,
                        (GDestroyNotify) gsk_render_node_unref, cb_paper_get_usual (),
                        GTK_WINDOW (gtk_widget_get_root (widget)), printed_cb,
                        g_object_ref (self->view));
  return G_SOURCE_REMOVE;
}

/* Opens the print dialog. @view: has to be mapped; @head: its first part, whose buttons are left
 * out; @title: that of the case */
void
cb_review_print (GtkWidget *view, GtkWidget *head, const char *title)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  ReviewPrintJob *self = g_new0 (ReviewPrintJob, 1);

  self->view = g_object_ref (view);
  self->head = g_object_ref (head);
  self->title = g_strdup (title);
  self->scheme = adw_style_manager_get_color_scheme (manager);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
  gtk_widget_add_tick_callback (view, tick_cb, self, (GDestroyNotify) job_free);
}
