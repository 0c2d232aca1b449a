/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds what is wrong with how a window is laid out, without looking at it: text that is cut,
 * widgets that stand out of what holds them, and what is tapped being too small or in the way of
 * something else; in stretched texts, what was never to be translated; and in the picture of the
 * window, what can hardly be made out. What is meant to be so stands in a table. */

#include "config.h"

#include "cb-contrast.h"
#include "cb-hint.h"
#include "cb-hold-button.h"
#include "cb-inspect.h"
#include "cb-shot.h"
#include "cb-stretch.h"

/* What a finger or an unsteady mouse hits, with a pixel or two around it; WCAG 2.2, 2.5.8. */
#define MIN_TARGET 24
#define AROUND     3
/* Where fingers tap, and in the sheet, which has to hold all of the table (see cb-touch.c). A mouse
 * hits what is as small as GNOME has it. */
#define MIN_TAPPED          44
#define MIN_TAPPED_IN_SHEET 32
/* How much text has to stand out from its ground, and large text, icons and marks; WCAG 2.2, 1.4.3
 * and 1.4.11. */
#define LEAST_CONTRAST_OF_TEXT 4.5
#define LEAST_CONTRAST         3.0
/* In pixels: what is large. */
#define LARGE      24.0
#define LARGE_BOLD 18.6
/* Of less than that many pixels nothing can be said. */
#define LEAST_INK 4
/* Of one picture; where a rule is broken by many it is broken by few. */
#define MAX_PRINTED 6
/* What rounding to pixels may do, and frames that share a line. */
#define SLACK 1.5F
/* What pages leave at their edges. */
#define WIDTH_AROUND 24
/* A label, what holds it, and so on: so far up its tooltip can be. */
#define LEVELS_OF_TOOLTIP 4

typedef enum
{
  CB_FAULT_CUT,
  CB_FAULT_OUTSIDE,
  CB_FAULT_SMALL,
  CB_FAULT_TAPPED,
  CB_FAULT_OVERLAP,
  CB_FAULT_ENGLISH,
  CB_FAULT_PALE,
  CB_N_FAULTS
} CbFault;

static const char *const FAULTS[CB_N_FAULTS] = {
  "is cut",
  "stands out",
  "is too small to be hit",
  "is too small for a finger",
  "lies over another",
  "is not translated",
  "is too pale",
};

/* @picture: a part of its name, or %NULL for all; @within: a type, a CSS name or class or an id of
 * the widget or of one around it */
static const struct
{
  CbFault fault;
  const char *picture;
  const char *within;
} MEANT[] = {
  /* Names of forty characters, which have a tooltip where they do not fit. */
  { CB_FAULT_CUT, "-crowd-", "CbSheetView" },
  { CB_FAULT_CUT, "-crowd-", "CbComposer" },
  { CB_FAULT_CUT, "-full-", "CbSheetView" },
  { CB_FAULT_CUT, "-full-", "CbComposer" },
  { CB_FAULT_CUT, "-full-", "CbCardSlot" },
  /* Who answers has a token, too; above the cells stands what the chips say, and in all of a name.
   */
  { CB_FAULT_CUT, NULL, "answer-name" },
  { CB_FAULT_CUT, NULL, "answer-heads" },
  { CB_FAULT_CUT, "-narrow-large", "answer-cells" },
  { CB_FAULT_CUT, "-narrow-stretched", "answer-cells" },
  { CB_FAULT_CUT, "-narrow-large", "status-line" },
  /* Tables of more than seven, all of which are to be seen at once; a mouse would hit the cells. */
  { CB_FAULT_TAPPED, "-crowd-", "sheetcell" },
  { CB_FAULT_TAPPED, "-full-", "sheetcell" },
  { CB_FAULT_TAPPED, "-four-", "sheetcell" },
  /* A tap beside a point goes to the entry that is nearest. */
  { CB_FAULT_TAPPED, NULL, "chart-point" },
  /* A chart that is to be seen at once; each game is in the list of cases, too. */
  { CB_FAULT_TAPPED, NULL, "chart-column" },
  /* What it records stands in the rows above, too. */
  { CB_FAULT_CUT, NULL, "record" },
  /* On a telephone the composer comes over the sheet. */
  { CB_FAULT_OVERLAP, NULL, "composer" },
  /* What is scrolled goes below the head of the sheet. */
  { CB_FAULT_OVERLAP, NULL, "fold" },
  /* The title of a case, which stands in the list of cases, too. */
  { CB_FAULT_CUT, NULL, "AdwWindowTitle" },
  /* Twice as large on a telephone. A card's name gives way to the marks, and has a tooltip; a
   * character has his colour; the envelope has its column; a view its icon; an entry its log. */
  { CB_FAULT_CUT, "-narrow-large", "card-name" },
  { CB_FAULT_CUT, "-narrow-large", "CbPlayerRow" },
  { CB_FAULT_CUT, "-narrow-de", "CbPlayerRow" },
  { CB_FAULT_CUT, "-narrow-large", "CbCaseRow" },
  { CB_FAULT_CUT, "-narrow-large", "envelope" },
  /* They have tooltips; the first brings all cards back that it names. */
  { CB_FAULT_CUT, NULL, "fold" },
  { CB_FAULT_CUT, NULL, "progress" },
  { CB_FAULT_CUT, "-narrow-large", "CbSheetHeading" },
  { CB_FAULT_CUT, "-narrow-large", "AdwViewSwitcherButton" },
  { CB_FAULT_CUT, "-narrow-large", "AdwButtonRow" },
  { CB_FAULT_CUT, "timeline-narrow-large", "words" },
  /* Which cards are folded away is in the tooltip, too; the envelope has its column. */
  { CB_FAULT_CUT, "case-solved-", "fold" },
  { CB_FAULT_CUT, "-wide-stretched", "CbSheetHeading" },
  { CB_FAULT_CUT, "-tight", "CbSheetHeading" },
  { CB_FAULT_CUT, "table-ten-", "CbTableSeat" },
  { CB_FAULT_CUT, "-narrow-large", "CbTableSeat" },
  /* The dialog behind its button says it in full. */
  { CB_FAULT_CUT, "-narrow-large", "AdwBanner" },
  /* The cards have a page of their own. */
  { CB_FAULT_CUT, "edition-editor-", "subtitle" },
  /* An example of what can be typed. */
  { CB_FAULT_CUT, NULL, "placeholder" },
  /* White on the accent colour that people choose for all their desktop, of which the platform’s
   * own blue has 3.7 : 1. */
  { CB_FAULT_PALE, NULL, "suggested-action" },
  /* What people wrote: titles, notes, players. */
  { CB_FAULT_ENGLISH, NULL, "AdwWindowTitle" },
  { CB_FAULT_ENGLISH, NULL, "CbCaseRow" },
  { CB_FAULT_ENGLISH, NULL, "CbSheetHeading" },
  { CB_FAULT_ENGLISH, NULL, "note" },
  { CB_FAULT_ENGLISH, "elsewhere-", "body" },
  /* Players, their powers and cards. */
  { CB_FAULT_ENGLISH, "table-ten-", "CbCasePage" },
  { CB_FAULT_ENGLISH, NULL, "CbTableView" },
  { CB_FAULT_ENGLISH, "deal-ten-", "CbDealTable" },
  { CB_FAULT_ENGLISH, "-crowd-", "CbCasePage" },
  { CB_FAULT_ENGLISH, "-full-", "CbCasePage" },
  { CB_FAULT_ENGLISH, "-four-", "CbCasePage" },
  { CB_FAULT_ENGLISH, "-onlooker-", "CbComposer" },
  /* What an edition asks for. */
  { CB_FAULT_ENGLISH, "event-t", "chips" },
  { CB_FAULT_ENGLISH, NULL, "placeholder" },
  /* Codes. */
  { CB_FAULT_ENGLISH, NULL, "fingerprint" },
  /* The words that players added. */
  { CB_FAULT_ENGLISH, "deal-checked", "checks" },
  { CB_FAULT_ENGLISH, NULL, "hand-code" },
};

/* What holds a widget, what of that can be seen in the window, and whether there is more behind its
 * edges. */
typedef struct
{
  graphene_rect_t area;
  graphene_rect_t seen;
  gboolean scrolls_x;
  gboolean scrolls_y;
} CbFrame;

typedef struct
{
  GtkWidget *widget;
  graphene_rect_t area;
} CbTarget;

typedef struct
{
  GtkWidget *root;
  const char *picture;
  const CbPixels *pixels;
  graphene_point_t origin; /* of the root in them */
  GArray *targets;
  guint n_faults;
} CbInspection;

static gboolean
is_within (GtkWidget *widget, const char *name)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (g_str_equal (G_OBJECT_TYPE_NAME (widget), name) ||
        g_str_equal (gtk_widget_get_css_name (widget), name) ||
        gtk_widget_has_css_class (widget, name) ||
        g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget)), name) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
is_meant (CbInspection *self, CbFault fault, GtkWidget *widget)
{
  for (guint i = 0; i < G_N_ELEMENTS (MEANT); i++)
    if (MEANT[i].fault == fault &&
        (MEANT[i].picture == NULL || strstr (self->picture, MEANT[i].picture) != NULL) &&
        is_within (widget, MEANT[i].within))
      return TRUE;
  return FALSE;
}

/* Returns: (transfer full): the way to it, and what it says */
char *
cb_inspect_describe (GtkWidget *widget)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (GtkWidget *at = widget; at != NULL && words->len < 160; at = gtk_widget_get_parent (at))
    {
      const char *id = gtk_buildable_get_buildable_id (GTK_BUILDABLE (at));
      g_autofree char *classes = g_strjoinv (".", gtk_widget_get_css_classes (at));

      g_string_append_printf (words, " < %s%s%s%s%s", G_OBJECT_TYPE_NAME (at),
                              id != NULL ? "#" : "", id != NULL ? id : "",
                              *classes != '\0' ? "." : "", classes);
    }
  g_string_erase (words, 0, strlen (" < "));
  if (GTK_IS_LABEL (widget))
    g_string_prepend (words, g_strdup_printf ("“%s” ", gtk_label_get_text (GTK_LABEL (widget))));
  return g_string_free_and_steal (g_steal_pointer (&words));
}

static void
blame (CbInspection *self, CbFault fault, GtkWidget *widget, const graphene_rect_t *area)
{
  g_autofree char *words = NULL;

  if (is_meant (self, fault, widget) || self->n_faults++ >= MAX_PRINTED)
    return;

  words = cb_inspect_describe (widget);
  g_printerr ("%s: %s [%d,%d %d×%d] %s\n", self->picture, FAULTS[fault], (int) area->origin.x,
              (int) area->origin.y, (int) area->size.width, (int) area->size.height, words);
}

static gboolean
is_cut (GtkWidget *widget)
{
  PangoLayout *layout;
  int width, height;

  if (!GTK_IS_LABEL (widget))
    return FALSE;
  layout = gtk_label_get_layout (GTK_LABEL (widget));
  pango_layout_get_pixel_size (layout, &width, &height);
  return pango_layout_is_ellipsized (layout) || width > gtk_widget_get_width (widget) + 1 ||
         height > gtk_widget_get_height (widget) + 1;
}

/* Whether a tooltip says in full what @label has no room for. */
static gboolean
has_tooltip_of (GtkWidget *label)
{
  const char *text = gtk_label_get_text (GTK_LABEL (label));
  GtkWidget *widget = label;

  for (guint i = 0; i < LEVELS_OF_TOOLTIP && widget != NULL; i++)
    {
      const char *tooltip = gtk_widget_get_tooltip_text (widget);
      const char *hint = cb_hint_get (widget);

      if ((tooltip != NULL && strstr (tooltip, text) != NULL) ||
          (hint != NULL && strstr (hint, text) != NULL))
        return TRUE;
      widget = gtk_widget_get_parent (widget);
    }
  return FALSE;
}

/* Stretched texts stand in for translated ones. */
static gboolean
is_english (GtkWidget *widget)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);
  const char *hint = cb_hint_get (widget);

  return cb_stretch_is_enabled () &&
         ((GTK_IS_LABEL (widget) &&
           !cb_stretch_is_stretched (gtk_label_get_text (GTK_LABEL (widget)))) ||
          (tooltip != NULL && !cb_stretch_is_stretched (tooltip)) ||
          (hint != NULL && !cb_stretch_is_stretched (hint)));
}

static gboolean
is_target (GtkWidget *widget)
{
  static const char *const names[] = { "sheetcell", "toggle", NULL };

  if (GTK_IS_BUTTON (widget) || GTK_IS_SWITCH (widget) || GTK_IS_CHECK_BUTTON (widget) ||
      GTK_IS_ENTRY (widget) || CB_IS_HOLD_BUTTON (widget))
    return TRUE;
  if (GTK_IS_LIST_BOX_ROW (widget))
    return gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget));
  return g_strv_contains (names, gtk_widget_get_css_name (widget));
}

/* What scrolls may reach further, as far as it scrolls. */
static gboolean
stands_out (const CbFrame *frame, const graphene_rect_t *area)
{
  float left = frame->area.origin.x - area->origin.x;
  float top = frame->area.origin.y - area->origin.y;
  float right = area->size.width - left - frame->area.size.width;
  float bottom = area->size.height - top - frame->area.size.height;

  return (!frame->scrolls_x && MAX (left, right) > SLACK) ||
         (!frame->scrolls_y && MAX (top, bottom) > SLACK);
}

static gboolean
is_scrolled (GtkWidget *widget)
{
  return GTK_IS_SCROLLABLE (widget) && GTK_IS_SCROLLED_WINDOW (gtk_widget_get_parent (widget));
}

/* What is clipped is cut, unless one can scroll to it. */
static CbFrame
get_inner_frame (GtkWidget *widget, const CbFrame *frame, const graphene_rect_t *area)
{
  CbFrame inner = *frame;

  if (GTK_IS_SCROLLED_WINDOW (widget))
    {
      GtkPolicyType x, y;

      gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (widget), &x, &y);
      inner.scrolls_x |= x == GTK_POLICY_AUTOMATIC || x == GTK_POLICY_EXTERNAL;
      inner.scrolls_y |= y == GTK_POLICY_AUTOMATIC || y == GTK_POLICY_EXTERNAL;
    }
  else if (gtk_widget_get_overflow (widget) == GTK_OVERFLOW_HIDDEN && !is_scrolled (widget) &&
           !is_scrolled (gtk_widget_get_parent (widget)))
    inner.scrolls_x = inner.scrolls_y = FALSE;
  else
    return inner;
  inner.area = *area;
  if (!graphene_rect_intersection (&frame->seen, area, &inner.seen))
    inner.seen = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  return inner;
}

/* What stands in a row that can be tapped is hit with the row. */
static gboolean
is_hit_otherwise (GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX_ROW);

  return (GTK_IS_SWITCH (widget) || GTK_IS_CHECK_BUTTON (widget)) && row != NULL &&
         gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row));
}

/* What @widget has to have across and down, in pixels, or 0 where no finger goes. */
static float
get_least_tapped (GtkWidget *widget)
{
  if (!is_within (widget, "touch") || is_hit_otherwise (widget))
    return 0;
  return is_within (widget, "sheetview") ? MIN_TAPPED_IN_SHEET : MIN_TAPPED;
}

static void
check_size (CbInspection *self, GtkWidget *widget, const graphene_rect_t *area)
{
  float size = MIN (area->size.width, area->size.height);

  if (size < MIN_TARGET - AROUND)
    blame (self, CB_FAULT_SMALL, widget, area);
  else if (size < get_least_tapped (widget))
    blame (self, CB_FAULT_TAPPED, widget, area);
}

/* Of two that lie over each other the one in front is the one to blame. */
static void
add_target (CbInspection *self,
            GtkWidget *widget,
            const CbFrame *frame,
            const graphene_rect_t *area)
{
  CbTarget target = { widget };

  check_size (self, widget, area);
  if (!graphene_rect_intersection (&frame->seen, area, &target.area))
    return;
  for (guint i = 0; i < self->targets->len; i++)
    {
      const CbTarget *other = &g_array_index (self->targets, CbTarget, i);
      graphene_rect_t shared;

      if (!gtk_widget_is_ancestor (widget, other->widget) &&
          graphene_rect_intersection (&target.area, &other->area, &shared) &&
          MIN (shared.size.width, shared.size.height) > SLACK)
        blame (self, CB_FAULT_OVERLAP, widget, area);
    }
  g_array_append_val (self->targets, target);
}

/* Something else is drawn in front of it. */
static gboolean
is_covered (CbInspection *self, GtkWidget *widget, const graphene_rect_t *area)
{
  graphene_point_t middle;
  GtkWidget *front;

  graphene_rect_get_center (area, &middle);
  front = gtk_widget_pick (self->root, (double) middle.x, (double) middle.y,
                           GTK_PICK_INSENSITIVE | GTK_PICK_NON_TARGETABLE);
  return front == NULL || (front != widget && !gtk_widget_is_ancestor (front, widget) &&
                           !gtk_widget_is_ancestor (widget, front));
}

/* Where the letters of a label are; other widgets are drawn all over. */
static graphene_rect_t
get_ink (GtkWidget *widget, const graphene_rect_t *area)
{
  PangoRectangle ink;
  int x, y;

  if (!GTK_IS_LABEL (widget))
    return *area;
  pango_layout_get_pixel_extents (gtk_label_get_layout (GTK_LABEL (widget)), &ink, NULL);
  gtk_label_get_layout_offsets (GTK_LABEL (widget), &x, &y);
  return GRAPHENE_RECT_INIT (area->origin.x + (float) (x + ink.x),
                             area->origin.y + (float) (y + ink.y), (float) ink.width,
                             (float) ink.height);
}

static gboolean
is_large (GtkWidget *label)
{
  PangoContext *context = gtk_widget_get_pango_context (label);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  gboolean bold = pango_font_description_get_weight (font) >= PANGO_WEIGHT_BOLD;
  double size = pango_font_description_get_size (font) / (double) PANGO_SCALE;

  if (!pango_font_description_get_size_is_absolute (font))
    size *= pango_cairo_context_get_resolution (context) / 72;
  return size >= (bold ? LARGE_BOLD : LARGE);
}

/* Returns: how much it has to stand out, or 0 for what need not */
static double
get_least_contrast (GtkWidget *widget)
{
  if (!gtk_widget_is_sensitive (widget))
    return 0;
  if (GTK_IS_LABEL (widget))
    return is_large (widget) ? LEAST_CONTRAST : LEAST_CONTRAST_OF_TEXT;
  if (GTK_IS_IMAGE (widget) || g_str_equal (gtk_widget_get_css_name (widget), "sheetcell"))
    return LEAST_CONTRAST;
  return 0;
}

/* Where nothing at all is drawn but a text, nothing is meant to be seen: a mark that is not made.
 */
static void
check_contrast (CbInspection *self,
                GtkWidget *widget,
                const CbFrame *frame,
                const graphene_rect_t *area)
{
  double least = get_least_contrast (widget);
  graphene_rect_t ink;
  double contrast;

  if (self->pixels == NULL || least <= 0)
    return;
  ink = get_ink (widget, area);
  if (!graphene_rect_contains_rect (&frame->seen, &ink) ||
      MIN (ink.size.width, ink.size.height) < LEAST_INK || is_covered (self, widget, &ink))
    return;
  graphene_rect_offset (&ink, self->origin.x, self->origin.y);
  contrast = cb_contrast_measure (self->pixels, &ink);
  if (contrast < least && (contrast > 1 || GTK_IS_LABEL (widget)) &&
      !is_meant (self, CB_FAULT_PALE, widget))
    {
      blame (self, CB_FAULT_PALE, widget, area);
      g_printerr ("  (%.1f : 1, not %.1f)\n", contrast, least);
    }
}

/* A bottom sheet, a toast or a dialog lies over what is below on purpose. */
static gboolean
is_layer (GtkWidget *widget)
{
  const char *name = gtk_widget_get_css_name (widget);

  return g_str_equal (name, "toast") || g_str_equal (name, "bottom-sheet") ||
         g_str_equal (name, "floating-sheet");
}

static guint inspect_root (GtkWidget *root, const CbPixels *pixels, const char *picture);

static void
inspect (CbInspection *self, GtkWidget *widget, const CbFrame *frame)
{
  graphene_rect_t area;
  CbFrame inner;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_SCROLLBAR (widget))
    return;
  if (GTK_IS_NATIVE (widget))
    {
      self->n_faults += inspect_root (widget, self->pixels, self->picture);
      return;
    }
  if (!gtk_widget_compute_bounds (widget, self->root, &area) || area.size.width <= 0 ||
      area.size.height <= 0)
    return;

  if (is_layer (widget))
    g_array_set_size (self->targets, 0);
  if (stands_out (frame, &area))
    blame (self, CB_FAULT_OUTSIDE, widget, &area);
  if (is_cut (widget) && !has_tooltip_of (widget))
    blame (self, CB_FAULT_CUT, widget, &area);
  if (is_english (widget))
    blame (self, CB_FAULT_ENGLISH, widget, &area);
  check_contrast (self, widget, frame, &area);
  if (is_target (widget))
    add_target (self, widget, frame, &area);
  inner = get_inner_frame (widget, frame, &area);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    inspect (self, child, &inner);
}

/* A popover is a window of its own. */
static guint
inspect_root (GtkWidget *root, const CbPixels *pixels, const char *picture)
{
  g_autoptr (GArray) targets = g_array_new (FALSE, FALSE, sizeof (CbTarget));
  CbInspection self = {
    .root = root,
    .picture = picture,
    .pixels = pixels,
    .origin = cb_shot_get_origin (root),
    .targets = targets,
  };
  CbFrame frame = {
    .area = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (root),
                                (float) gtk_widget_get_height (root)),
  };

  frame.seen = frame.area;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    inspect (&self, child, &frame);
  return self.n_faults;
}

/**
 * cb_inspect:
 * @pixels: (nullable): what the window looks like; without it contrast is not looked at
 * @picture: what it is called in what is printed
 *
 * Prints what is wrong with how the window is laid out.
 *
 * Returns: how much
 */
guint
cb_inspect (GtkWindow *window, const CbPixels *pixels, const char *picture)
{
  return inspect_root (GTK_WIDGET (window), pixels, picture);
}

/* The innermost widget around which nothing but room is left to save. */
static GtkWidget *
find_widest (GtkWidget *widget, int width)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int minimum;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      if (gtk_widget_get_mapped (child) && !GTK_IS_NATIVE (child) && minimum > width)
        return find_widest (child, width);
    }
  return widget;
}

/**
 * cb_inspect_width:
 * @width: what the window was to have, in pixels
 * @picture: what it is called in what is printed
 *
 * Prints what keeps the window from being as narrow as that.
 *
 * Returns: 1 if anything does
 */
guint
cb_inspect_width (GtkWindow *window, int width, const char *picture)
{
  int actual = gtk_widget_get_width (GTK_WIDGET (window));
  g_autofree char *words = NULL;

  if (actual <= width)
    return 0;
  words = cb_inspect_describe (find_widest (GTK_WIDGET (window), width - WIDTH_AROUND));
  g_printerr ("%s: is %d pixels wide, not %d: %s\n", picture, actual, width, words);
  return 1;
}
