/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-deal-parts.h"
#include "cb-fields.h"
#include "cb-fingerprint.h"
#include "cb-link-row.h"
#include "cb-plain-row.h"
#include "cb-template.h"
#include "cb-token.h"

struct _CbProofPage
{
  AdwNavigationPage parent_instance;

  CbSealedDeal *deal;
  guint n_entries; /* how many entries of the record have a row */

  GtkListBox *checks;
  AdwEntryRow *compare_row;
  GtkWidget *copy_row;
  CbFingerprintCard *deal_card;
  AdwPreferencesGroup *main_group;
  GtkListBox *numbers;
  GtkWidget *numbers_group;
  CbFingerprintCard *record_card;
  GtkWidget *record_group;
  AdwExpanderRow *record_row;
};

CB_DEFINE_TEMPLATE_TYPE (CbProofPage, cb_proof_page, ADW_TYPE_NAVIGATION_PAGE)

static void
show_number (CbProofPage *self, guint seat)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->numbers, (int) seat);
  int number = cb_sealed_deal_get_number (self->deal, seat);
  gboolean can_give = number == CB_TABLE_NO_NUMBER && cb_sealed_deal_takes_numbers (self->deal);
  g_autofree char *digits = g_strdup_printf ("%d", number);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), number != CB_TABLE_NO_NUMBER ? digits
                                                     : can_give ? _ ("Give a Number")
                                                                : _ ("No number"));
  if (number != CB_TABLE_NO_NUMBER)
    gtk_widget_add_css_class (GTK_WIDGET (row), "fingerprint");
  gtk_list_box_row_set_activatable (row, can_give);
}

static void
add_player (CbProofPage *self, guint seat)
{
  const CbSetup *table = cb_sealed_deal_get_table (self->deal);
  GtkWidget *row = cb_link_row_new (table->players[seat].name);

  adw_action_row_add_prefix (ADW_ACTION_ROW (row), cb_token_new_for_player (table, (int) seat, 28));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", seat);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "proof.number");
  gtk_list_box_append (self->numbers, row);
}

/* Adds a row for each new entry of the record, with the fingerprint it had then. */
static void
show_entries (CbProofPage *self)
{
  for (; self->n_entries < cb_sealed_deal_get_n_events (self->deal); self->n_entries++)
    {
      guint n = self->n_entries + 1;
      const char *whole = cb_sealed_deal_get_record_fingerprint (self->deal, n);
      g_autofree char *brief = cb_fingerprint_shorten (whole);
      g_autofree char *words = cb_sealed_deal_describe_event (self->deal, self->n_entries);
      g_autofree char *title = g_strdup_printf ("%u. %s", n, words);
      GtkWidget *row = cb_plain_row_new (title, brief);

      gtk_widget_add_css_class (row, "fingerprint");
      adw_expander_row_add_row (self->record_row, row);
    }
}

static void
show_record (CbProofPage *self)
{
  guint n = cb_sealed_deal_get_n_events (self->deal);
  g_autofree char *title = g_strdup_printf (ngettext ("Record, %u entry", "Record, %u entries", n),
                                            n);

  /* While numbers are given, the record has nothing else, and these have a list of their own. */
  gtk_widget_set_visible (self->record_group, n > 0 && !cb_sealed_deal_takes_numbers (self->deal));
  if (n == 0 || cb_sealed_deal_get_fingerprint (self->deal) == NULL)
    return;
  g_object_set (self->record_card, "title", title, NULL);
  cb_fingerprint_card_set_fingerprint (self->record_card,
                                       cb_sealed_deal_get_record_fingerprint (self->deal, n));
  show_entries (self);
}

static void
add_check (CbProofPage *self, gboolean fits, const char *title, const char *subtitle)
{
  GtkWidget *row = cb_plain_row_new (title, subtitle);
  GtkWidget *icon = gtk_image_new_from_icon_name (fits ? "object-select-symbolic"
                                                       : "dialog-warning-symbolic");

  g_object_set (icon, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (icon, fits ? "success" : "error");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), icon);
  gtk_list_box_append (self->checks, row);
}

/* Shows what was checked, one thing after the other, or the one thing that is wrong. */
static void
show_checks (CbProofPage *self)
{
  guint n = cb_sealed_deal_get_n_events (self->deal);
  g_autofree char *record = g_strdup_printf (
    ngettext ("%u entry, not changed or left out", "%u entries, none changed or left out", n), n);
  g_autoptr (GError) problem = NULL;

  gtk_list_box_remove_all (self->checks);
  if (!cb_sealed_deal_check (self->deal, &problem))
    {
      add_check (self, FALSE, _ ("Changed"), problem->message);
      return;
    }
  add_check (self, TRUE, _ ("Fingerprint"), _ ("It matches the secret, which is now revealed"));
  add_check (self, TRUE, _ ("Cards"), _ ("They follow from the secret and the numbers"));
  add_check (self, TRUE, _ ("Record"), record);
}

/* (transfer full): what the page is about now */
static char *
describe (CbProofPage *self)
{
  if (cb_sealed_deal_is_open (self->deal) || cb_sealed_deal_get_fingerprint (self->deal) == NULL)
    return cb_sealed_deal_describe_result (self->deal);
  if (cb_sealed_deal_takes_numbers (self->deal))
    return g_strdup (_ ("Take a picture of this, or write it down. Then give numbers, the owner of "
                        "this device first. The cards depend on both, so nobody can choose them."));
  return g_strdup (_ ("Take a picture of this, or write it down. In the end it proves that nothing "
                      "was changed. It reveals no cards."));
}

static void
changed_cb (CbProofPage *self)
{
  gboolean open = cb_sealed_deal_is_open (self->deal);
  gboolean proves = cb_sealed_deal_get_fingerprint (self->deal) != NULL;
  g_autofree char *words = describe (self);

  adw_preferences_group_set_description (self->main_group, words);
  gtk_widget_set_visible (GTK_WIDGET (self->deal_card), proves);
  gtk_widget_set_visible (GTK_WIDGET (self->checks), proves && open);
  gtk_widget_set_visible (self->numbers_group, proves);
  gtk_widget_set_visible (GTK_WIDGET (self->record_card), proves);
  gtk_widget_set_visible (GTK_WIDGET (self->record_row), proves);
  gtk_widget_set_visible (GTK_WIDGET (self->compare_row), proves && open);
  gtk_widget_set_visible (self->copy_row, open);
  for (guint i = 0; i < cb_sealed_deal_get_table (self->deal)->n_players; i++)
    show_number (self, i);
  show_record (self);
  if (proves && open)
    show_checks (self);
}

/* (transfer full): which fingerprint @typed matches */
static char *
describe_typed (int found)
{
  if (found == CB_DEAL_FINGERPRINT_NONE)
    return g_strdup (_ ("Fingerprints Differ"));
  if (found == CB_DEAL_FINGERPRINT_DEAL)
    return g_strdup (_ ("Matches the Deal’s Fingerprint"));
  return g_strdup_printf (ngettext ("Matches the Record After %d Entry",
                                    "Matches the Record After %d Entries", (gulong) found),
                          found);
}

/* Compares what was typed; small letters and missing spaces do not matter. */
static void
compared_cb (CbProofPage *self)
{
  GtkWidget *row = GTK_WIDGET (self->compare_row);
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (row));
  g_autofree char *words = NULL;
  int found;

  if (self->deal == NULL)
    return;
  found = cb_sealed_deal_find_fingerprint (self->deal, typed);
  words = *typed != '\0' ? describe_typed (found) : g_strdup (_ ("_Compare With Yours"));
  gtk_widget_remove_css_class (row, "success");
  gtk_widget_remove_css_class (row, "error");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), words);
  if (*typed == '\0')
    return;
  gtk_widget_add_css_class (row, found != CB_DEAL_FINGERPRINT_NONE ? "success" : "error");
  if (found != CB_DEAL_FINGERPRINT_NONE)
    cb_announce (row, words);
}

static void
number_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbProofPage *self = CB_PROOF_PAGE (widget);
  guint seat = g_variant_get_uint32 (parameter);
  GtkWidget *view = gtk_widget_get_ancestor (widget, ADW_TYPE_NAVIGATION_VIEW);

  if (seat < cb_sealed_deal_get_table (self->deal)->n_players &&
      adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (view)) ==
        ADW_NAVIGATION_PAGE (self))
    adw_navigation_view_push (ADW_NAVIGATION_VIEW (view),
                              ADW_NAVIGATION_PAGE (cb_number_page_new (self->deal, seat)));
}

static void
copy_deal_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autofree char *text = cb_sealed_deal_make_text (CB_PROOF_PAGE (widget)->deal);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
}

static void
cb_proof_page_class_init (CbProofPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (G_OBJECT_CLASS (klass), CbProofPage, deal, g_object_unref);

  cb_template_install (widget_class, "cb-proof-page", CB_CHILD (CbProofPage, checks),
                       CB_CHILD (CbProofPage, compare_row), CB_CHILD (CbProofPage, copy_row),
                       CB_CHILD (CbProofPage, deal_card), CB_CHILD (CbProofPage, main_group),
                       CB_CHILD (CbProofPage, numbers), CB_CHILD (CbProofPage, numbers_group),
                       CB_CHILD (CbProofPage, record_card), CB_CHILD (CbProofPage, record_group),
                       CB_CHILD (CbProofPage, record_row), CB_CALLBACK (compared_cb));

  gtk_widget_class_install_action (widget_class, "proof.number", "u", number_action);
  gtk_widget_class_install_action (widget_class, "proof.copy-deal", NULL, copy_deal_action);
}

/* Returns: (transfer floating): a page about @deal */
CbProofPage *
cb_proof_page_new (CbSealedDeal *deal)
{
  CbProofPage *self = g_object_new (CB_TYPE_PROOF_PAGE, NULL);

  self->deal = g_object_ref (deal);
  for (guint i = 0; i < cb_sealed_deal_get_table (deal)->n_players; i++)
    add_player (self, i);
  if (cb_sealed_deal_get_fingerprint (deal) != NULL)
    cb_fingerprint_card_set_fingerprint (self->deal_card, cb_sealed_deal_get_fingerprint (deal));
  g_signal_connect_object (deal, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
  return self;
}
