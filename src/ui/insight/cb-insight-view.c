/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The parts are built one in each frame, from the top, because building all of them at once would
 * block the window for several frames. Those of the first row are built at once, for the eye and
 * the focus. Parts that the state of the game does not need are not built. */

#include "config.h"

#include "cb-closures.h"
#include "cb-css-class.h"
#include "cb-fan.h"
#include "cb-fields.h"
#include "cb-insight-parts.h"
#include "cb-template.h"

/* When a part is visible. */
typedef enum
{
  WHEN_ENDED,
  WHEN_PLAYING,
  WHEN_UNDER_WAY, /* the game is played, and there is a course to see */
  WHEN_MINE,
  WHEN_SOLVED,
  WHEN_IT_SAYS, /* built while the game is played; decides itself whether it is visible */
} When;

/* Where a part stands: at the head; what to ask and the verdict side by side, and below them the
 * race and the curve; all others below, over the full width. */
typedef enum
{
  PLACE_BELOW,
  PLACE_HEAD,
  PLACE_ASK,
  PLACE_VERDICT,
  PLACE_RACE,
  PLACE_CURVE,
} Place;

/* The parts from the top. */
static const struct
{
  GType (*get_type) (void);
  When when;
  Place place;
} PARTS[] = {
  { cb_review_view_get_type, WHEN_ENDED, PLACE_BELOW },
  { cb_solved_view_get_type, WHEN_SOLVED, PLACE_BELOW },
  { cb_counsel_view_get_type, WHEN_IT_SAYS, PLACE_HEAD },
  { cb_places_view_get_type, WHEN_MINE, PLACE_HEAD },
  { cb_ask_view_get_type, WHEN_MINE, PLACE_ASK },
  { cb_verdict_view_get_type, WHEN_IT_SAYS, PLACE_VERDICT },
  { cb_race_view_get_type, WHEN_PLAYING, PLACE_RACE },
  { cb_course_view_get_type, WHEN_UNDER_WAY, PLACE_CURVE },
  { cb_odds_view_get_type, WHEN_PLAYING, PLACE_BELOW },
  { cb_moves_view_get_type, WHEN_IT_SAYS, PLACE_BELOW },
};

/* Properties of the view, and those of parts that follow them. */
static const struct
{
  const char *ours, *theirs;
} TOLD[] = { { "narrow", "compact" }, { "tight", "tight" }, { "figures", "figures" } };

/* The width of the cards shown if no deal is possible, in pixels. */
#define CARD_WIDTH 84

/* From this many entries on there is a course. */
#define COURSE_FROM 2

struct _CbInsightView
{
  AdwBin parent_instance;

  CbSheet *sheet;
  CbInsight *insight; /* of the sheet; NULL until there is a sheet */
  gboolean narrow;    /* whether the view is as narrow as on a telephone */
  gboolean tight;     /* whether the view is as small as on a small laptop */
  gboolean figures;   /* whether to show the figures that advice goes by */
  gboolean built;     /* whether the widgets below exist */
  guint tick_id;      /* of the callback that builds the next part */
  gboolean painted;   /* whether the first row has been painted */

  GtkWidget *parts[G_N_ELEMENTS (PARTS)]; /* (nullable): NULL until it is built */
  GtkWidget *again;
  GtkWidget *sections;
  GtkWidget *head;
  GtkWidget *ask;
  GtkWidget *verdict;
  GtkWidget *race;
  GtkWidget *curve;
  GtkWidget *column;
  CbPainting *envelope;
};

CB_DEFINE_PLAIN_TYPE (CbInsightView, cb_insight_view, ADW_TYPE_BIN)

static char *
get_page (GObject *object, guint state)
{
  return g_strdup (state == CB_INSIGHT_CONFLICT ? "conflict" : "insight");
}

static int
get_gap (GObject *object, gboolean tight)
{
  return tight ? 9 : 12;
}

static gboolean
is_playing (GObject *object, guint state)
{
  return state == CB_INSIGHT_PLAYING;
}

/* On a telephone the way to the next game stays in view, below what is scrolled. */
static gboolean
is_pinned (GObject *object, gboolean narrow, guint state)
{
  return narrow && state == CB_INSIGHT_ENDED;
}

static GtkWidget *
find_place (CbInsightView *self, Place place)
{
  switch (place)
    {
    case PLACE_HEAD:
      return self->head;
    case PLACE_ASK:
      return self->ask;
    case PLACE_VERDICT:
      return self->verdict;
    case PLACE_RACE:
      return self->race;
    case PLACE_CURVE:
      return self->curve;
    case PLACE_BELOW:
    default:
      return self->column;
    }
}

static gboolean
is_wanted (CbInsightView *self, When when)
{
  guint state = cb_insight_get_state (self->insight);

  if (when == WHEN_ENDED)
    return state == CB_INSIGHT_ENDED;
  if (when == WHEN_UNDER_WAY && cb_insight_get_n_read (self->insight) < COURSE_FROM)
    return FALSE;
  if (when == WHEN_MINE && !cb_insight_is_my_game (self->insight))
    return FALSE;
  if (when == WHEN_SOLVED)
    return state == CB_INSIGHT_SOLVED;
  return state == CB_INSIGHT_PLAYING;
}

/* Builds a part in its place. A place for just one part takes room only while the part does. */
static void
build_part (CbInsightView *self, guint i)
{
  GtkWidget *place = find_place (self, PARTS[i].place);
  GtkWidget *part = g_object_new (PARTS[i].get_type (), "insight", self->insight, NULL);

  for (guint j = 0; j < G_N_ELEMENTS (TOLD); j++)
    if (g_object_class_find_property (G_OBJECT_GET_CLASS (part), TOLD[j].theirs) != NULL)
      g_object_bind_property (self, TOLD[j].ours, part, TOLD[j].theirs, G_BINDING_SYNC_CREATE);
  if (PARTS[i].when == WHEN_ENDED)
    g_object_bind_property (part, "again", self->again, "label", G_BINDING_SYNC_CREATE);
  if (ADW_IS_BIN (place))
    {
      adw_bin_set_child (ADW_BIN (place), part);
      g_object_bind_property (part, "visible", place, "visible", G_BINDING_SYNC_CREATE);
    }
  else
    gtk_box_append (GTK_BOX (place), part);
  self->parts[i] = part;
}

/* Builds the next part. Returns: whether there are more to build */
static gboolean
build_next_parts (CbInsightView *self)
{
  gboolean has_built = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (PARTS); i++)
    {
      if (self->parts[i] != NULL || !is_wanted (self, PARTS[i].when))
        continue;
      if (has_built && PARTS[i].place == PLACE_BELOW)
        return TRUE;
      build_part (self, i);
      has_built = TRUE;
    }
  return has_built;
}

/* Offers the review only once all parts are built, so that it does not appear between them. */
static gboolean
offers_review (CbInsightView *self)
{
  return cb_insight_view_is_built (self) && is_wanted (self, WHEN_PLAYING);
}

static gboolean
build_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  CbInsightView *self = CB_INSIGHT_VIEW (widget);

  if (!self->painted)
    {
      self->painted = TRUE;
      return G_SOURCE_CONTINUE;
    }
  if (build_next_parts (self))
    return G_SOURCE_CONTINUE;
  self->tick_id = 0;
  cb_fields_notify_computed (self);
  return G_SOURCE_REMOVE;
}

static void
update_parts (CbInsightView *self)
{
  CbEdition *edition;

  if (!self->built || self->insight == NULL)
    return;
  edition = cb_insight_get_edition (self->insight);
  cb_fan_show (self->envelope, edition, cb_edition_get_n_in_envelope (edition), 0, CARD_WIDTH);
  for (guint i = 0; i < G_N_ELEMENTS (PARTS); i++)
    if (self->parts[i] != NULL && PARTS[i].when != WHEN_IT_SAYS)
      gtk_widget_set_visible (self->parts[i], is_wanted (self, PARTS[i].when));
  if (self->tick_id == 0 && build_next_parts (self))
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), build_cb, NULL, NULL);
  cb_fields_notify_computed (self);
}

/* Dims results for an earlier log until the new ones are there. */
static void
stale_changed_cb (CbInsightView *self)
{
  gboolean stale;

  if (self->sections == NULL)
    return;
  g_object_get (self->insight, "stale", &stale, NULL);
  cb_css_class_set (self->sections, "stale", stale);
}

static void
follow_sheet (CbInsightView *self)
{
  self->insight = cb_insight_new (self->sheet);
  g_signal_connect_object (self->insight, "notify::stale", G_CALLBACK (stale_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->insight, "notify::state", G_CALLBACK (update_parts), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->insight, "notify::course", G_CALLBACK (update_parts), self,
                           G_CONNECT_SWAPPED);
  cb_insight_set_active (self->insight, gtk_widget_get_mapped (GTK_WIDGET (self)));
  g_object_notify (G_OBJECT (self), "insight");
  update_parts (self);
}

/* Builds the view when it is first shown, which may be long after the case was opened. */
static void
build (CbInsightView *self)
{
  self->built = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  if (self->insight == NULL)
    return;
  stale_changed_cb (self);
  update_parts (self);
}

static void
cb_insight_view_map (GtkWidget *widget)
{
  CbInsightView *self = CB_INSIGHT_VIEW (widget);

  if (!self->built)
    build (self);

  GTK_WIDGET_CLASS (cb_insight_view_parent_class)->map (widget);
  if (self->insight != NULL)
    cb_insight_set_active (self->insight, TRUE);
}

static void
cb_insight_view_unmap (GtkWidget *widget)
{
  CbInsightView *self = CB_INSIGHT_VIEW (widget);

  GTK_WIDGET_CLASS (cb_insight_view_parent_class)->unmap (widget);
  if (self->insight != NULL)
    cb_insight_set_active (self->insight, FALSE);
}

static void
cb_insight_view_class_init (CbInsightViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = cb_insight_view_map;
  widget_class->unmap = cb_insight_view_unmap;

  cb_fields_install (
    object_class,
    CB_FIELD_THEN (CbInsightView, sheet, CB_TYPE_SHEET, G_PARAM_READWRITE, follow_sheet),
    CB_FIELD (CbInsightView, narrow, G_TYPE_BOOLEAN, G_PARAM_READWRITE),
    CB_FIELD (CbInsightView, tight, G_TYPE_BOOLEAN, G_PARAM_READWRITE),
    CB_FIELD (CbInsightView, figures, G_TYPE_BOOLEAN, G_PARAM_READWRITE),
    CB_FIELD (CbInsightView, insight, CB_TYPE_INSIGHT, G_PARAM_READABLE),
    CB_COMPUTED ("offers-review", G_TYPE_BOOLEAN, offers_review));

  cb_template_install (widget_class, "cb-insight-view", CB_CHILD (CbInsightView, again),
                       CB_CHILD (CbInsightView, ask), CB_CHILD (CbInsightView, head),
                       CB_CHILD (CbInsightView, verdict), CB_CHILD (CbInsightView, race),
                       CB_CHILD (CbInsightView, curve), CB_CHILD (CbInsightView, column),
                       CB_CHILD (CbInsightView, envelope), CB_CHILD (CbInsightView, sections),
                       CB_CALLBACK (get_gap), CB_CALLBACK (get_page), CB_CALLBACK (is_pinned),
                       CB_CALLBACK (is_playing));
  cb_closures_install (widget_class);

  gtk_widget_class_install_property_action (widget_class, "insight.figures", "figures");
}

/* (transfer none) (nullable): NULL until there is a sheet */
CbInsight *
cb_insight_view_get_insight (CbInsightView *self)
{
  g_return_val_if_fail (CB_IS_INSIGHT_VIEW (self), NULL);

  return self->insight;
}

/* Whether every part that is needed now is built, which takes a few frames. */
gboolean
cb_insight_view_is_built (CbInsightView *self)
{
  g_return_val_if_fail (CB_IS_INSIGHT_VIEW (self), FALSE);

  return self->built && self->insight != NULL && self->tick_id == 0;
}
