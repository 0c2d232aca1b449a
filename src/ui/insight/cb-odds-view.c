/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-card-face.h"
#include "cb-children.h"
#include "cb-closures.h"
#include "cb-fields.h"
#include "cb-insight-parts.h"
#include "cb-insight-words.h"
#include "cb-paragraph.h"
#include "cb-template.h"

/* How many of the likeliest solutions are shown; more would not be taken in at a glance. */
#define MAX_SOLUTIONS 3

/* How many rows a category has at most, unless figures are shown. */
#define MOST_ROWS 4

/* The width of a card that lies face down, in pixels. */
#define BACK_WIDTH 56

struct _CbOddsView
{
  AdwBin parent_instance;

  CbInsight *insight;
  gboolean compact;
  gboolean figures; /* whether to show all cards, and the likeliest solutions */

  GtkBox *categories;
  GtkWidget *likeliest; /* the widget around the solutions */
  GtkBox *solutions;
};

CB_DEFINE_TEMPLATE_TYPE (CbOddsView, cb_odds_view, ADW_TYPE_BIN)

typedef struct
{
  guint card;
  double chance;
} Likely;

static int
compare_likely (gconstpointer a, gconstpointer b)
{
  const Likely *first = a;
  const Likely *second = b;

  if (first->chance != second->chance)
    return first->chance < second->chance ? 1 : -1;
  return (int) first->card - (int) second->card;
}

static GtkWidget *
create_label (const char *text)
{
  GtkWidget *label = cb_paragraph_new (text, NULL);

  gtk_label_set_width_chars (GTK_LABEL (label), 8);
  return label;
}

static GtkWidget *
create_dim_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dimmed");
  return label;
}

/* Shows only solutions that are likelier than all others; which of equal ones comes first is
 * chance. */
static guint
count_likeliest (const CbChances *chances)
{
  guint n_all = cb_chances_get_n_solutions (chances);
  guint n = MIN (n_all, MAX_SOLUTIONS);

  for (; n > 0 && n < n_all; n--)
    {
      double chance, next;

      cb_chances_get_solution (chances, n - 1, &chance);
      cb_chances_get_solution (chances, n, &next);
      if (cb_chance_leads (chance, next))
        break;
    }
  return n;
}

static void
show_solutions (CbOddsView *self, const CbChances *chances)
{
  guint n = count_likeliest (chances);

  gtk_widget_set_visible (self->likeliest, self->figures && n > 0);
  cb_children_remove (self->solutions);
  for (guint i = 0; i < n; i++)
    {
      double chance;
      CbCardSet cards = cb_chances_get_solution (chances, i, &chance);

      gtk_box_append (self->solutions,
                      cb_odds_bar_new (cb_insight_get_edition (self->insight), cards, chance));
    }
}

/* (transfer full): how many cards of a category are still to be found */
static char *
describe_category (const CbEdition *edition, guint category, guint n_left)
{
  if (n_left <= cb_edition_get_category (edition, category)->n_in_envelope)
    /* Translators: above the card of a category that is known to be in the envelope. */
    return g_strdup (C_ ("category", "found"));
  /* Translators: above the cards of a category that can still be in the envelope. */
  return g_strdup_printf (ngettext ("%u left", "%u left", n_left), n_left);
}

/* (transfer floating): the back of a card, and how many cards it can be, all equally likely */
static GtkWidget *
create_alike (guint n_left)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *face = cb_card_face_new (BACK_WIDTH);
  g_autofree char *each = NULL;
  g_autofree char *alike = cb_insight_describe_alike (n_left, &each);

  gtk_accessible_update_state (GTK_ACCESSIBLE (face), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), create_label (alike));
  gtk_box_append (GTK_BOX (words), create_dim_label (each));
  gtk_box_append (GTK_BOX (row), face);
  gtk_box_append (GTK_BOX (row), words);
  return row;
}

/* (transfer full) (element-type Likely): the possible cards among @cards, the likeliest first */
static GArray *
list_likely (const CbChances *chances, CbCardSet cards)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (Likely));

  for (CbCardSet left = cards; left != 0; left &= left - 1)
    {
      guint card = cb_card_set_first (left);
      Likely likely = { card, cb_chances_get_chance (chances, card, CB_HOLDER_ENVELOPE) };

      if (likely.chance > 0)
        g_array_append_val (list, likely);
    }
  g_array_sort (list, compare_likely);
  return list;
}

/* Adds a row for each card; or, unless figures are shown, one row for all cards without room for a
 * row of their own, with the chance of the likeliest of them. */
static void
add_rows (CbOddsView *self, GtkBox *lines, GArray *list)
{
  CbEdition *edition = cb_insight_get_edition (self->insight);
  guint n = self->figures || list->len <= MOST_ROWS ? list->len : MOST_ROWS - 1;

  for (guint i = 0; i < n; i++)
    {
      const Likely *likely = &g_array_index (list, Likely, i);

      gtk_box_append (lines,
                      cb_odds_bar_new (edition, cb_card_set_of (likely->card), likely->chance));
    }
  if (n < list->len)
    {
      g_autofree char *words = cb_insight_describe_others (
        list->len - n, g_array_index (list, Likely, n).chance,
        g_array_index (list, Likely, list->len - 1).chance);

      gtk_box_append (lines, create_dim_label (words));
    }
}

/* Lists the possible cards of a category. @box: holds a head and lines. @early: whether they are
 * still all alike */
static void
fill_category (CbOddsView *self,
               GtkWidget *box,
               guint category,
               const CbChances *chances,
               gboolean early)
{
  const CbEdition *edition = cb_insight_get_edition (self->insight);
  CbCardSet cards = cb_edition_get_category (edition, category)->cards;
  GtkWidget *head = gtk_widget_get_first_child (box);
  GtkBox *lines = GTK_BOX (gtk_widget_get_last_child (box));
  g_autofree char *left_words = NULL;
  g_autoptr (GArray) list = list_likely (chances, cards);
  guint n_out = cb_card_set_size (cards) - list->len;

  cb_children_remove (lines);
  gtk_widget_set_visible (gtk_widget_get_last_child (head), !early);
  if (early)
    {
      gtk_box_append (lines, create_alike (list->len));
      return;
    }
  left_words = describe_category (edition, category, list->len);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (head)), left_words);
  add_rows (self, lines, list);
  if (n_out > 0 && self->figures)
    {
      /* Translators: so many cards of a category that are not in the envelope */
      g_autofree char *words = g_strdup_printf (ngettext ("%u ruled out", "%u ruled out", n_out),
                                                n_out);

      gtk_box_append (lines, create_dim_label (words));
    }
}

static void
show_chances (CbOddsView *self)
{
  const CbChances *chances = cb_insight_get_chances (self->insight);
  GtkWidget *box = gtk_widget_get_first_child (GTK_WIDGET (self->categories));

  gtk_widget_set_visible (GTK_WIDGET (self->categories), chances != NULL);
  if (chances != NULL)
    show_solutions (self, chances);
  else
    gtk_widget_set_visible (self->likeliest, FALSE);
  for (guint i = 0; chances != NULL && box != NULL; i++, box = gtk_widget_get_next_sibling (box))
    fill_category (self, box, i, chances, cb_insight_is_early (self->insight));
}

static void
change_figures (CbOddsView *self)
{
  if (self->insight != NULL)
    show_chances (self);
}

static void
add_category (CbOddsView *self, guint category)
{
  const char *name = cb_edition_get_category (cb_insight_get_edition (self->insight), category)
                       ->name;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *title = create_label (name);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_add_css_class (title, "heading");
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), create_dim_label (NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (lines), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), lines);
  gtk_box_append (self->categories, box);
}

/* Called once, because the edition of a case never changes. */
static void
follow_insight (CbOddsView *self)
{
  for (guint i = 0; i < cb_edition_get_n_categories (cb_insight_get_edition (self->insight)); i++)
    add_category (self, i);
  g_signal_connect_object (self->insight, "notify::chances", G_CALLBACK (show_chances), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->insight, "notify::advice", G_CALLBACK (show_chances), self,
                           G_CONNECT_SWAPPED);
  show_chances (self);
}

static void
cb_odds_view_class_init (CbOddsViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_fields_install (
    object_class,
    CB_FIELD_THEN (CbOddsView, insight, CB_TYPE_INSIGHT, G_PARAM_READWRITE, follow_insight),
    CB_FIELD (CbOddsView, compact, G_TYPE_BOOLEAN, G_PARAM_READWRITE),
    CB_FIELD_THEN (CbOddsView, figures, G_TYPE_BOOLEAN, G_PARAM_READWRITE, change_figures));

  cb_template_install (widget_class, "cb-odds-view", CB_CHILD (CbOddsView, categories),
                       CB_CHILD (CbOddsView, likeliest), CB_CHILD (CbOddsView, solutions));
  cb_closures_install (widget_class);
}
