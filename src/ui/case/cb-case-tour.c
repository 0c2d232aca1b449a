/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-case-tour.h"
#include "cb-closures.h"
#include "cb-fields.h"
#include "cb-template.h"

static const char *const HINTS[] = {
  [CB_TOUR_WHY] = N_ ("Tap the ringed cell to see why."),
  [CB_TOUR_ASK] = N_ ("Open Insight to see what to suggest next."),
  [CB_TOUR_LOG] = N_ ("Open the log to see every turn."),
  [CB_TOUR_OVER] = N_ ("That’s all. Your turn."),
};

struct _CbCaseTour
{
  AdwBin parent_instance;

  CbTourStep step;
  gboolean narrow;
};

CB_DEFINE_TEMPLATE_TYPE (CbCaseTour, cb_case_tour, ADW_TYPE_BIN)

static char *
describe_hint (GtkWidget *widget, guint step)
{
  return step < CB_TOUR_OVER ? g_strdup_printf ("%u. %s", step + 1, _ (HINTS[step]))
                             : g_strdup (_ (HINTS[CB_TOUR_OVER]));
}

static gboolean
goes_on (GtkWidget *widget, guint step)
{
  return step < CB_TOUR_OVER;
}

/* The dot of the hint that is shown is opaque. Returns a float, which Blueprint calls “double”. */
static float
get_opacity (GtkWidget *widget, guint step, int dot)
{
  return (int) step == dot ? 1 : 0.3f;
}

static void
next_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbCaseTour *self = CB_CASE_TOUR (widget);

  cb_case_tour_do (self, self->step);
}

/* The first hint is announced when the page appears, because it is visible from the start. */
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
                     CB_FIELD (CbCaseTour, step, G_TYPE_UINT, G_PARAM_READABLE),
                     CB_FIELD (CbCaseTour, narrow, G_TYPE_BOOLEAN, G_PARAM_READWRITE));

  cb_template_install (widget_class, "cb-case-tour", CB_CALLBACK (describe_hint),
                       CB_CALLBACK (get_opacity), CB_CALLBACK (goes_on));
  cb_closures_install (widget_class);

  gtk_widget_class_install_action (widget_class, "tour.next", NULL, next_action);
}

CbTourStep
cb_case_tour_get_step (CbCaseTour *self)
{
  g_return_val_if_fail (CB_IS_CASE_TOUR (self), CB_TOUR_OVER);

  return self->step;
}

/* Goes on to the next hint if that of @step is shown: the user has done what it says. */
void
cb_case_tour_do (CbCaseTour *self, CbTourStep step)
{
  g_return_if_fail (CB_IS_CASE_TOUR (self));

  if (self->step != step || step == CB_TOUR_OVER)
    return;
  self->step++;
  cb_announce (GTK_WIDGET (self), _ (HINTS[self->step]));
  g_object_notify (G_OBJECT (self), "step");
}
