/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-fields.h"
#include "cb-fingerprint-dialog.h"
#include "cb-fingerprint.h"
#include "cb-plain-row.h"
#include "cb-proof-group.h"
#include "cb-template.h"

struct _CbProofGroup
{
  AdwPreferencesGroup parent_instance;

  CbSealedDeal *deal;
  GPtrArray *entries; /* the rows of the record, not owned */
  char *result;       /* after the deal was opened, the result of checking it */

  GtkListBox *checks;
  GtkWidget *codes;
  AdwEntryRow *compare_row;
  GtkWidget *copy_row;
  AdwActionRow *deal_row;
  AdwExpanderRow *record_row;
  GtkWidget *whole_row;
};

G_DEFINE_FINAL_TYPE (CbProofGroup, cb_proof_group, ADW_TYPE_PREFERENCES_GROUP)

/* Adds a row for each new line of the record, with the fingerprint of the record at that time. */
static void
show_entries (CbProofGroup *self)
{
  for (guint i = self->entries->len; i < cb_sealed_deal_get_n_events (self->deal); i++)
    {
      const char *whole = cb_sealed_deal_get_record_fingerprint (self->deal, i + 1);
      g_autofree char *brief = whole != NULL ? cb_fingerprint_shorten (whole) : NULL;
      g_autofree char *words = cb_sealed_deal_describe_event (self->deal, i);
      g_autofree char *title = g_strdup_printf ("%u. %s", i + 1, words);
      GtkWidget *row = cb_plain_row_new (title, brief);

      gtk_widget_add_css_class (row, "fingerprint");
      adw_expander_row_add_row (self->record_row, row);
      g_ptr_array_add (self->entries, row);
    }
}

static void
show_record (CbProofGroup *self)
{
  guint n = cb_sealed_deal_get_n_events (self->deal);
  const char *whole = cb_sealed_deal_get_record_fingerprint (self->deal, n);
  g_autofree char *brief = whole != NULL ? cb_fingerprint_shorten (whole) : NULL;
  g_autofree char *title = g_strdup_printf (ngettext ("Record, %u entry", "Record, %u entries", n),
                                            n);

  gtk_widget_set_visible (GTK_WIDGET (self->record_row), brief != NULL);
  if (brief == NULL)
    return;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->record_row), title);
  /* Assistive technology does not read the title of an AdwExpanderRow, so it gets a label. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->record_row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title, -1);
  adw_expander_row_set_subtitle (self->record_row, brief);
  adw_expander_row_set_enable_expansion (self->record_row, n > 0);
  show_entries (self);
}

static void
show_codes (CbProofGroup *self)
{
  g_autofree char *brief = cb_sealed_deal_make_short_fingerprint (self->deal);
  gboolean open = cb_sealed_deal_is_open (self->deal);

  adw_action_row_set_subtitle (self->deal_row, brief != NULL ? brief : "");
  gtk_widget_set_visible (GTK_WIDGET (self->deal_row), brief != NULL);
  show_record (self);
  gtk_widget_set_visible (self->whole_row, brief != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->compare_row), open && brief != NULL);
  gtk_widget_set_visible (self->copy_row, open);
  gtk_widget_set_visible (self->codes, open || brief != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "proof.show-whole", brief != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "proof.copy-deal", open);
}

/* (transfer full): "Ann: blue teapot, Cy: 4 2" */
static char *
list_words (CbSealedDeal *deal)
{
  const CbSetup *table = cb_sealed_deal_get_table (deal);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (guint i = 0; i < table->n_players; i++)
    if (cb_sealed_deal_get_word (deal, i) != NULL)
      /* Translators: a player’s name, and the word that the player added to the deal. */
      g_strv_builder_take (words, g_strdup_printf (_ ("%s: %s"), table->players[i].name,
                                                   cb_sealed_deal_get_word (deal, i)));
  list = g_strv_builder_end (words);
  return *list != NULL ? g_strjoinv (_ (", "), list) : g_strdup (_ ("Nobody added a word"));
}

static void
add_check (CbProofGroup *self, gboolean fits, const char *title, const char *subtitle)
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
show_checks (CbProofGroup *self, const GError *problem)
{
  CbDealProof proof = cb_sealed_deal_get_proof (self->deal);
  g_autofree char *words = list_words (self->deal);
  guint n = cb_sealed_deal_get_n_events (self->deal);
  g_autofree char *record = g_strdup_printf (
    ngettext ("%u entry, not changed or left out", "%u entries, none changed or left out", n), n);

  gtk_list_box_remove_all (self->checks);
  if (problem != NULL)
    add_check (self, FALSE, _ ("Changed"), problem->message);
  else if (proof != CB_DEAL_PROOF_SEED)
    {
      add_check (self, TRUE, _ ("Fingerprint"), _ ("It matches the secret, which is now revealed"));
      add_check (self, TRUE, _ ("Words"), words);
      add_check (self, TRUE, _ ("Cards"), _ ("They follow from the secret and the words"));
      add_check (self, TRUE, _ ("Record"), record);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->checks),
                          problem != NULL || proof != CB_DEAL_PROOF_SEED);
}

/* Computes everything again, which shows everybody that the deal is the one that was sealed. */
static void
check (CbProofGroup *self)
{
  g_autoptr (GError) problem = NULL;
  g_autofree char *proof = cb_sealed_deal_describe_proof (self->deal);
  gboolean fits = cb_sealed_deal_check (self->deal, &problem);

  g_free (self->result);
  if (!fits)
    self->result = g_strdup (problem->message);
  else if (cb_sealed_deal_get_proof (self->deal) == CB_DEAL_PROOF_SEED)
    self->result = g_strdup (proof);
  else
    self->result = g_strdup_printf (_ ("Nothing was changed. %s"), proof);
  show_checks (self, problem);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), self->result);
}

/* Before the deal is opened: says what the fingerprints prove, and what they do not. */
static void
describe (CbProofGroup *self)
{
  CbDealProof proof = cb_sealed_deal_get_proof (self->deal);
  g_autofree char *words = cb_sealed_deal_describe_proof (self->deal);

  if (proof == CB_DEAL_PROOF_MIXED || proof == CB_DEAL_PROOF_UNMIXED)
    g_set_str (&words,
               _ ("Write them down or take a picture. In the end they prove that nothing was "
                  "changed. They reveal no cards."));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), words);
}

static void
changed_cb (CbProofGroup *self)
{
  adw_preferences_group_set_title (
    ADW_PREFERENCES_GROUP (self),
    cb_sealed_deal_get_fingerprint (self->deal) != NULL ? _ ("Fingerprints") : _ ("No Proof"));
  show_codes (self);
  if (cb_sealed_deal_is_open (self->deal))
    check (self);
  else
    describe (self);
}

/* (transfer full): which fingerprint @typed matches */
static char *
describe_typed (CbProofGroup *self, int found)
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
compared_cb (CbProofGroup *self)
{
  GtkWidget *row = GTK_WIDGET (self->compare_row);
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (row));
  g_autofree char *words = NULL;
  int found;

  if (self->deal == NULL)
    return;
  found = cb_sealed_deal_find_fingerprint (self->deal, typed);
  words = *typed != '\0' ? describe_typed (self, found) : g_strdup (_ ("_Compare With Yours"));
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
show_whole_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adw_dialog_present (ADW_DIALOG (cb_fingerprint_dialog_new (CB_PROOF_GROUP (widget)->deal)),
                      widget);
}

static void
copy_deal_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autofree char *text = cb_sealed_deal_make_text (CB_PROOF_GROUP (widget)->deal);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
}

static void
cb_proof_group_class_init (CbProofGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (G_OBJECT_CLASS (klass), CbProofGroup, deal, g_object_unref);
  CB_OWNS (G_OBJECT_CLASS (klass), CbProofGroup, entries, g_ptr_array_unref);
  CB_OWNS (G_OBJECT_CLASS (klass), CbProofGroup, result, g_free);

  cb_template_install (widget_class, "cb-proof-group");
  gtk_widget_class_bind_template_child (widget_class, CbProofGroup, checks);
  gtk_widget_class_bind_template_child (widget_class, CbProofGroup, codes);
  gtk_widget_class_bind_template_child (widget_class, CbProofGroup, compare_row);
  gtk_widget_class_bind_template_child (widget_class, CbProofGroup, copy_row);
  gtk_widget_class_bind_template_child (widget_class, CbProofGroup, deal_row);
  gtk_widget_class_bind_template_child (widget_class, CbProofGroup, record_row);
  gtk_widget_class_bind_template_child (widget_class, CbProofGroup, whole_row);
  gtk_widget_class_bind_template_callback (widget_class, compared_cb);

  gtk_widget_class_install_action (widget_class, "proof.show-whole", NULL, show_whole_action);
  gtk_widget_class_install_action (widget_class, "proof.copy-deal", NULL, copy_deal_action);
}

static void
cb_proof_group_init (CbProofGroup *self)
{
  self->entries = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * cb_proof_group_set_deal:
 * @deal: the deal; set once
 */
void
cb_proof_group_set_deal (CbProofGroup *self, CbSealedDeal *deal)
{
  g_return_if_fail (CB_IS_PROOF_GROUP (self));
  g_return_if_fail (self->deal == NULL);

  self->deal = g_object_ref (deal);
  g_signal_connect_object (deal, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
}

/* Returns: (transfer none) (nullable): after the deal was opened, the result of checking it */
const char *
cb_proof_group_get_result (CbProofGroup *self)
{
  g_return_val_if_fail (CB_IS_PROOF_GROUP (self), NULL);

  return self->result;
}
