/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-case-tour.h"
#include "cb-fields.h"
#include "cb-template.h"

static const char *const HINTS[CB_TOUR_OVER] = {
  [CB_TOUR_WHY] = N_ ("Tap a cell to see why."),
  [CB_TOUR_RECORD] = N_ ("Record each turn here."),
  [CB_TOUR_ASK] = N_ ("Insight says what to suggest next."),
};

struct _CbCaseTour
{
  AdwBin parent_instance;

  CbTourStep step;
};

G_DEFINE_FINAL_TYPE (CbCaseTour, cb_case_tour, ADW_TYPE_BIN)

static char *
describe_count (GtkWidget *widget, guint step)
{
  /* Translators: which of the hints this is, and how many there are. */
  return g_strdup_printf (_ ("%u of %u"), MIN (step + 1, CB_TOUR_OVER), CB_TOUR_OVER);
}

static char *
describe_hint (GtkWidget *widget, guint step)
{
  return g_strdup (step < CB_TOUR_OVER ? _ (HINTS[step]) : "");
}

static char *
describe_next (GtkWidget *widget, guint step)
{
  return g_strdup (step + 1 < CB_TOUR_OVER ? _ ("_Next") : _ ("_Done"));
}

static void
set_step (CbCaseTour *self, CbTourStep step)
{
  self->step = step;
  if (step < CB_TOUR_OVER)
    cb_announce (GTK_WIDGET (self), _ (HINTS[step]));
  g_object_notify (G_OBJECT (self), "step");
}

static void
next_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbCaseTour *self = CB_CASE_TOUR (widget);

  if (self->step < CB_TOUR_OVER)
    set_step (self, self->step + 1);
}

static void
close_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  set_step (CB_CASE_TOUR (widget), CB_TOUR_OVER);
}

/* The first hint is announced when the page appears, as it is visible from the start. */
static void
cb_case_tour_map (GtkWidget *widget)
{
  CbCaseTour *self = CB_CASE_TOUR (widget);

  GTK_WIDGET_CLASS (cb_case_tour_parent_class)->map (widget);

  if (self->step == 0)
    cb_announce (widget, _ (HINTS[0]));
}

static void
cb_case_tour_class_init (CbCaseTourClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = cb_case_tour_map;

  cb_fields_install (G_OBJECT_CLASS (klass),
                     CB_FIELD (CbCaseTour, step, G_TYPE_UINT, G_PARAM_READABLE));

  cb_template_install (widget_class, "cb-case-tour", CB_CALLBACK (describe_count),
                       CB_CALLBACK (describe_hint), CB_CALLBACK (describe_next));

  gtk_widget_class_install_action (widget_class, "tour.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "tour.close", NULL, close_action);
}

static void
cb_case_tour_init (CbCaseTour *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

CbTourStep
cb_case_tour_get_step (CbCaseTour *self)
{
  g_return_val_if_fail (CB_IS_CASE_TOUR (self), CB_TOUR_OVER);

  return self->step;
}
