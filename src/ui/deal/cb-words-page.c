/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-fields.h"
#include "cb-fingerprint-card.h"
#include "cb-template.h"
#include "cb-words-page.h"

#define MAX_CHARACTERS 60
#define N_FACES        6

struct _CbWordsPage
{
  AdwNavigationPage parent_instance;

  CbDealPromise *promise;

  GtkButton *deal_button;
  CbFingerprintCard *fingerprint_card;
  GtkLabel *problem;
  GtkRevealer *problem_revealer;
  GtkListBox *rows;
};

G_DEFINE_FINAL_TYPE (CbWordsPage, cb_words_page, ADW_TYPE_NAVIGATION_PAGE)

static GtkEditable *
get_row (CbWordsPage *self, guint seat)
{
  return GTK_EDITABLE (gtk_list_box_get_row_at_index (self->rows, (int) seat));
}

static guint
get_n_players (CbWordsPage *self)
{
  return cb_deal_promise_get_table (self->promise)->n_players;
}

static gboolean
is_empty (CbWordsPage *self)
{
  for (guint i = 0; i < get_n_players (self); i++)
    {
      g_autofree char *word = g_strstrip (g_strdup (gtk_editable_get_text (get_row (self, i))));

      if (*word != '\0')
        return FALSE;
    }
  return TRUE;
}

static void
changed_cb (CbWordsPage *self)
{
  gtk_button_set_label (self->deal_button, is_empty (self) ? _ ("_Skip and Deal") : _ ("_Deal"));
}

/* Enter moves to the next player, and after the last one to the button. */
static void
activated_cb (CbWordsPage *self, GtkWidget *row)
{
  GtkWidget *next = gtk_widget_get_next_sibling (row);

  gtk_widget_grab_focus (next != NULL ? next : GTK_WIDGET (self->deal_button));
}

/* Adds the face that a real die showed. The dice of this program would prove nothing. */
static void
face_cb (GtkEditable *row, GtkButton *button)
{
  const char *before = gtk_editable_get_text (row);
  g_autofree char *text = g_strconcat (before, *before != '\0' ? " " : "",
                                       gtk_button_get_label (button), NULL);

  gtk_editable_set_text (row, text);
  gtk_editable_set_position (row, -1);
  cb_announce (GTK_WIDGET (row), text);
}

static GtkWidget *
create_faces (GtkEditable *row)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *label = gtk_label_new (_ ("What does your die show?"));
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  for (int i = 0; i < N_FACES; i++)
    {
      g_autofree char *face = g_strdup_printf ("%d", i + 1);
      GtkWidget *button = gtk_button_new_with_label (face);

      g_signal_connect_object (button, "clicked", G_CALLBACK (face_cb), row, G_CONNECT_SWAPPED);
      gtk_grid_attach (GTK_GRID (grid), button, i % 3, i / 3, 1, 1);
    }
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), grid);
  gtk_widget_add_css_class (popover, "die-faces");
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  return popover;
}

static void
add_row (CbWordsPage *self, const char *name)
{
  GtkWidget *row = adw_entry_row_new ();
  GtkWidget *die = gtk_menu_button_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_entry_row_set_max_length (ADW_ENTRY_ROW (row), MAX_CHARACTERS);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (die), "casebook-die-symbolic");
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (die), create_faces (GTK_EDITABLE (row)));
  gtk_widget_set_tooltip_text (die, _ ("Enter a Roll"));
  gtk_widget_set_valign (die, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (die, "flat");
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), die);
  g_signal_connect_object (row, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "entry-activated", G_CALLBACK (activated_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_list_box_append (self->rows, row);
}

static void
deal_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit_by_name (widget, "done");
}

static void
cb_words_page_class_init (CbWordsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (G_OBJECT_CLASS (klass), CbWordsPage, promise, cb_deal_promise_unref);

  cb_signal_new (klass, "done", 0);

  g_type_ensure (CB_TYPE_FINGERPRINT_CARD);
  cb_template_install (widget_class, "cb-words-page");
  gtk_widget_class_bind_template_child (widget_class, CbWordsPage, deal_button);
  gtk_widget_class_bind_template_child (widget_class, CbWordsPage, fingerprint_card);
  gtk_widget_class_bind_template_child (widget_class, CbWordsPage, problem);
  gtk_widget_class_bind_template_child (widget_class, CbWordsPage, problem_revealer);
  gtk_widget_class_bind_template_child (widget_class, CbWordsPage, rows);

  gtk_widget_class_install_action (widget_class, "words.deal", NULL, deal_action);
}

static void
cb_words_page_init (CbWordsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns: (transfer floating): a page on which nobody has added a word */
CbWordsPage *
cb_words_page_new (CbDealPromise *promise)
{
  CbWordsPage *self = g_object_new (CB_TYPE_WORDS_PAGE, NULL);
  const CbSetup *table = cb_deal_promise_get_table (promise);

  self->promise = cb_deal_promise_ref (promise);
  cb_fingerprint_card_set_fingerprint (self->fingerprint_card,
                                       cb_deal_promise_get_fingerprint (promise));
  for (guint i = 0; i < table->n_players; i++)
    add_row (self, table->players[i].name);
  changed_cb (self);
  return self;
}

/* Returns: (transfer none): the promise of the deal to be made with the words */
CbDealPromise *
cb_words_page_get_promise (CbWordsPage *self)
{
  g_return_val_if_fail (CB_IS_WORDS_PAGE (self), NULL);

  return self->promise;
}

/* Returns: (transfer full): what each player typed; empty for nothing */
GStrv
cb_words_page_get_words (CbWordsPage *self)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  g_return_val_if_fail (CB_IS_WORDS_PAGE (self), NULL);

  for (guint i = 0; i < get_n_players (self); i++)
    g_strv_builder_add (words, gtk_editable_get_text (get_row (self, i)));
  return g_strv_builder_end (words);
}

/* Says why the deal failed. */
void
cb_words_page_set_problem (CbWordsPage *self, const char *problem)
{
  g_return_if_fail (CB_IS_WORDS_PAGE (self));

  gtk_label_set_label (self->problem, problem);
  gtk_revealer_set_reveal_child (self->problem_revealer, TRUE);
  cb_announce (GTK_WIDGET (self), problem);
}
