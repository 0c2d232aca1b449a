/* Lists of the statistics: how often somebody won, and with which box.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-bars.h"
#include "cb-children.h"
#include "cb-edition-cover.h"
#include "cb-tally-lists.h"
#include "cb-tally-words.h"
#include "cb-token.h"

/* In pixels. */
#define BAR_WIDTH    96
#define TOKEN_SIZE   32
#define COVER_WIDTH  24
#define COVER_HEIGHT 34

/* Texts of this scale or more count as large. */
#define LARGE_TEXT 1.5f

/* How many rows a list shows at most, those played most first; and how many places in the order of
 * turns a line has at most. */
#define MAX_ROWS   50
#define MAX_PLACES 6

/* The width of the longest figure, in characters, so that all begin at the same place. */
#define FIGURE_CHARS 8

/* (transfer floating): how many games were won, of how many */
static GtkWidget *
make_figure (const CbTallyRow *row)
{
  /* Translators: how many games were won, of how many; keep the tags around the first number. */
  g_autofree char *markup = g_strdup_printf (_ ("<b>%u</b> of %u"), row->won, row->played);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", markup, "use-markup", TRUE, "xalign",
                                   1.0, "width-chars", FIGURE_CHARS, NULL);

  gtk_widget_add_css_class (label, "numeric");
  return label;
}

/* (transfer floating): a name that takes one line, and words below it */
static GtkWidget *
make_name (const char *name, const char *details, gboolean mine)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "valign",
                                 GTK_ALIGN_CENTER, "hexpand", TRUE, NULL);

  gtk_box_append (GTK_BOX (box),
                  g_object_new (GTK_TYPE_LABEL, "label", name, "xalign", 0.0, "ellipsize",
                                PANGO_ELLIPSIZE_END, "tooltip-text", name, NULL));
  if (mine)
    gtk_widget_add_css_class (gtk_widget_get_first_child (box), "heading");
  if (details != NULL)
    {
      gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_LABEL, "label", details, "xalign", 0.0,
                                                   "wrap", TRUE, NULL));
      gtk_widget_add_css_class (gtk_widget_get_last_child (box), "details");
    }
  return box;
}

/* Adds a row that is a list item for assistive technology. */
static GtkWidget *
add_row (GtkBox *list)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                                 "spacing", 12, NULL);

  gtk_widget_add_css_class (row, "tally-row");
  gtk_box_append (list, row);
  return row;
}

/* @mark: (transfer floating): what stands before the name; @mine: whether I won these games */
static void
add_share (GtkBox *list, GtkWidget *mark, GtkWidget *name, const CbTallyRow *row, gboolean mine)
{
  GtkWidget *widget = add_row (list);
  CbPainting *bar = cb_painting_new (GTK_ACCESSIBLE_ROLE_PRESENTATION);
  double share = (double) row->won / row->played;

  cb_bars_show (bar, &share, 1);
  gtk_widget_set_size_request (GTK_WIDGET (bar), BAR_WIDTH, -1);
  gtk_widget_add_css_class (GTK_WIDGET (bar), mine ? "accent" : "others");
  /* Large texts need the room of the bar, which says the same as the figure. */
  gtk_widget_set_visible (GTK_WIDGET (bar),
                          cb_shade_get_text_scale (GTK_WIDGET (list)) < LARGE_TEXT);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (widget), mark);
  gtk_box_append (GTK_BOX (widget), name);
  gtk_box_append (GTK_BOX (widget), GTK_WIDGET (bar));
  gtk_box_append (GTK_BOX (widget), make_figure (row));
}

/* Says how many more there are than the list shows. */
static void
add_more (GtkBox *list, guint n)
{
  g_autofree char *words = g_strdup_printf (ngettext ("%u more", "%u more", n - MIN (n, MAX_ROWS)),
                                            n - MIN (n, MAX_ROWS));

  if (n > MAX_ROWS)
    gtk_box_append (GTK_BOX (add_row (list)), gtk_label_new (words));
}

void
cb_tally_list_people (GtkBox *list, const CbTally *tally)
{
  GPtrArray *rows = tally->people;

  cb_children_remove (list);
  for (guint i = 0; i < MIN (rows->len, MAX_ROWS); i++)
    {
      const CbTallyRow *row = g_ptr_array_index (rows, i);
      const CbTallyGame *game = row->latest;
      gboolean mine = row->place == game->me;

      add_share (list,
                 cb_token_new_for_player (game->setup, (int) game->seats[row->place], TOKEN_SIZE),
                 make_name (row->name, NULL, mine), row, mine);
    }
  add_more (list, rows->len);
}

void
cb_tally_list_editions (GtkBox *list, const CbTally *tally)
{
  GPtrArray *rows = tally->editions;

  cb_children_remove (list);
  for (guint i = 0; i < MIN (rows->len, MAX_ROWS); i++)
    {
      const CbTallyRow *row = g_ptr_array_index (rows, i);
      g_autofree char *turns = cb_tally_row_describe_turns (row);
      GtkWidget *cover = cb_edition_cover_new (row->latest->setup->edition, COVER_WIDTH,
                                               COVER_HEIGHT);

      gtk_widget_add_css_class (cover, "tally-cover");
      add_share (list, cover, make_name (row->name, turns, FALSE), row, TRUE);
    }
  add_more (list, rows->len);
}

guint
cb_tally_list_places (GtkGrid *grid, const CbTally *tally)
{
  GtkWidget *child;
  guint n = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (grid))) != NULL)
    gtk_grid_remove (grid, child);
  for (guint i = 0; i < CB_MAX_PLAYERS; i++)
    {
      const CbTallyRow *row = &tally->seats[i];
      g_autofree char *place = g_strdup_printf ("%u", i + 1);
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

      if (row->played == 0)
        continue;
      gtk_box_append (GTK_BOX (box), gtk_label_new (place));
      gtk_box_append (GTK_BOX (box), make_figure (row));
      gtk_label_set_xalign (GTK_LABEL (gtk_widget_get_last_child (box)), 0.5);
      gtk_widget_add_css_class (gtk_widget_get_first_child (box), "details");
      gtk_grid_attach (grid, box, (int) (n % MAX_PLACES), (int) (n / MAX_PLACES), 1, 1);
      n++;
    }
  return n;
}

void
cb_tally_list_left_out (GtkBox *list, const CbTally *tally)
{
  GPtrArray *left_out = tally->left_out;

  cb_children_remove (list);
  for (guint i = 0; i < MIN (left_out->len, MAX_ROWS); i++)
    {
      const CbTallyLeftOut *one = g_ptr_array_index (left_out, i);
      g_autofree char *name = g_file_get_basename (one->file);
      g_autofree char *shown = g_filename_display_name (name);

      gtk_box_append (GTK_BOX (add_row (list)), make_name (shown, one->why, FALSE));
    }
  add_more (list, left_out->len);
}
