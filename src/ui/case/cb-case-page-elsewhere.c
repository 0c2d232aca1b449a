/* What others do with the file of the case, and entries that contradict each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-case-page-private.h"
#include "cb-children.h"
#include "cb-conflict-dialog.h"
#include "cb-paragraph.h"
#include "cb-toast.h"

/* The width of the words in a line, in characters of average width. */
#define WIDTH_OF_WORDS 28
/* What a toast needs beside its title, in pixels: margins, and the button that closes it. */
#define WIDTH_BESIDE_TITLE 110

static const struct
{
  const char *heading;
  const char *body;
} WORDS[] = {
  [CB_ELSEWHERE_CHANGED] = { N_ ("Changed Elsewhere"),
                             N_ ("Players or cards were given differently on another device. "
                                 "Choose which are right; what was recorded on both is kept as far "
                                 "as it fits.") },
  [CB_ELSEWHERE_OTHER] = { N_ ("Another Case"),
                           N_ ("The file of this case holds another case now.") },
  [CB_ELSEWHERE_NEWER] = { N_ ("Newer Version"),
                           N_ ("A newer Casebook on another device has saved this case. Update "
                               "Casebook here, or keep what you see here in a file of its own.") },
  [CB_ELSEWHERE_BROKEN] = { N_ ("Damaged File"),
                            N_ (
                              "The file of this case is damaged. What you see here is complete.") },
  [CB_ELSEWHERE_GONE] = { N_ ("File Not Found"),
                          N_ ("The file of this case was deleted or moved. What you see here is "
                              "only in memory.") },
};

static GtkWidget *
make_button (const char *words, const char *action_name)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (words);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action_name);
  return button;
}

/* libadwaita makes a toast as high as its title would be at the natural width, so the natural width
 * of this title is never larger than the room for it. */
static void
measure_title (GtkWidget *widget,
               GtkOrientation orientation,
               int for_size,
               int *minimum,
               int *natural,
               int *minimum_baseline,
               int *natural_baseline)
{
  GtkWidget *content = gtk_widget_get_first_child (widget);
  GtkWidget *overlay = gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);
  int room = overlay != NULL ? gtk_widget_get_width (overlay) - WIDTH_BESIDE_TITLE : G_MAXINT;
  int least, most, width;

  gtk_widget_measure (content, GTK_ORIENTATION_HORIZONTAL, -1, &least, &most, NULL, NULL);
  width = MAX (least, MIN (most, room));
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = width;
    }
  else
    gtk_widget_measure (content, orientation, for_size < 0 ? width : for_size, minimum, natural,
                        NULL, NULL);
}

static void
allocate_title (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (widget), width, height, -1, NULL);
}

/* (transfer floating): a toast has room for only one button, so this title holds both buttons,
 * beside the words or, if there is not enough room, below them */
static GtkWidget *
make_title (AdwToast *toast, guint position)
{
  GtkWidget *title = adw_bin_new ();
  AdwWrapBox *content = ADW_WRAP_BOX (adw_wrap_box_new ());
  GtkWidget *label = cb_paragraph_new (adw_toast_get_title (toast), "heading");
  GtkWidget *show = make_button (_ ("_Show"), "case.show-entry");
  GtkWidget *undo = make_button (_ ("_Undo"), "case.undo");

  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDTH_OF_WORDS);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (show), "u", position);
  g_signal_connect_object (undo, "clicked", G_CALLBACK (adw_toast_dismiss), toast,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  adw_wrap_box_set_child_spacing (content, 6);
  adw_wrap_box_set_line_spacing (content, 6);
  adw_wrap_box_append (content, label);
  adw_wrap_box_append (content, show);
  adw_wrap_box_append (content, undo);
  gtk_widget_set_margin_start (GTK_WIDGET (content), 12); /* for the round corner */
  adw_bin_set_child (ADW_BIN (title), GTK_WIDGET (content));
  gtk_widget_set_layout_manager (
    title, gtk_custom_layout_new (cb_children_get_request_mode, measure_title, allocate_title));
  return title;
}

static void
taken_in_cb (CbCasePage *self, const char *words, guint position)
{
  AdwToast *toast = _cb_case_page_offer_undo (self, words, "case.undo");

  if (position != G_MAXUINT)
    {
      adw_toast_set_button_label (toast, NULL);
      adw_toast_set_custom_title (toast, make_title (toast, position));
    }
  cb_announce (GTK_WIDGET (self), words);
}

static void
kept_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbCasePage) self = CB_CASE_PAGE (user_data);
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  if (self->toasts == NULL)
    return;
  if (cb_case_file_keep_finish (CB_CASE_FILE (source), result, &error))
    words = g_strdup_printf (_ ("You are now working in “%s”"), cb_case_get_title (self->case_));
  else
    words = g_strdup_printf (_ ("Not saved: %s"), error->message);
  adw_toast_overlay_add_toast (self->toasts, cb_toast_new (words));
}

static void
file_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbCasePage) self = CB_CASE_PAGE (user_data);
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, NULL);

  if (file != NULL && self->case_ != NULL)
    cb_case_file_keep_over_async (cb_case_get_file (self->case_), file, kept_cb,
                                  g_object_ref (self));
}

static void
save_as (CbCasePage *self)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  GFile *location = cb_case_file_get_location (cb_case_get_file (self->case_));
  g_autofree char *name = g_file_get_basename (location);

  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), NULL,
                        file_chosen_cb, g_object_ref (self));
}

static void
response_cb (CbCasePage *self, const char *response)
{
  CbCaseFile *file = cb_case_get_file (self->case_);

  g_assert (CB_IS_CASE_PAGE (self));

  g_clear_weak_pointer (&self->choice);
  if (cb_case_file_get_elsewhere (file) == CB_ELSEWHERE_SAME)
    return;
  if (cb_case_file_get_elsewhere (file) == CB_ELSEWHERE_CHANGED &&
      (g_str_equal (response, "mine") || g_str_equal (response, "theirs")))
    cb_case_settle_dispute (self->case_, g_str_equal (response, "mine"));
  else if (g_str_equal (response, "mine"))
    cb_case_file_keep_mine (file);
  else if (g_str_equal (response, "save-as"))
    save_as (self);
  else if (g_str_equal (response, "both"))
    cb_case_file_keep_both (file, kept_cb, g_object_ref (self));
}

static void
add_answers (AdwAlertDialog *alert, CbElsewhere elsewhere)
{
  const char *best = elsewhere == CB_ELSEWHERE_GONE ? "mine" : "both";

  adw_alert_dialog_add_response (alert, "cancel", _ ("_Later"));
  if (elsewhere == CB_ELSEWHERE_GONE)
    adw_alert_dialog_add_responses (alert, "save-as", _ ("Save _As…"), "mine", _ ("_Save Again"),
                                    NULL);
  else if (elsewhere != CB_ELSEWHERE_NEWER)
    adw_alert_dialog_add_response (alert, "mine", _ ("Keep _Mine"));
  if (elsewhere == CB_ELSEWHERE_CHANGED)
    adw_alert_dialog_add_response (alert, "theirs", _ ("Take _Theirs"));
  if (elsewhere != CB_ELSEWHERE_GONE)
    adw_alert_dialog_add_response (alert, "both", _ ("Keep _Both"));
  adw_alert_dialog_set_response_appearance (alert, best, ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (alert, best);
  adw_alert_dialog_set_close_response (alert, "cancel");
}

/* Asks which version to keep. The other version can be taken only if it is of this case. */
static void
ask (CbCasePage *self)
{
  CbCaseFile *file = cb_case_get_file (self->case_);
  CbElsewhere elsewhere = cb_case_file_get_elsewhere (file);
  g_autofree char *differences = cb_case_file_describe_elsewhere (file);
  AdwDialog *dialog = adw_alert_dialog_new (_ (WORDS[elsewhere].heading), NULL);
  AdwAlertDialog *alert = ADW_ALERT_DIALOG (dialog);

  if (differences != NULL)
    adw_alert_dialog_format_body (alert, "%s\n\n%s", _ (WORDS[elsewhere].body), differences);
  else
    adw_alert_dialog_set_body (alert, _ (WORDS[elsewhere].body));
  add_answers (alert, elsewhere);
  adw_alert_dialog_set_prefer_wide_layout (alert, TRUE);
  g_signal_connect_object (alert, "response", G_CALLBACK (response_cb), self, G_CONNECT_SWAPPED);
  g_set_weak_pointer (&self->choice, dialog);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

/* Asks about a conflict as soon as it appears; after that, only the banner’s button asks again.
 * Closes the question if the conflict is gone. */
static void
elsewhere_changed_cb (CbCasePage *self)
{
  CbElsewhere elsewhere = cb_case_file_get_elsewhere (cb_case_get_file (self->case_));

  if (self->choice != NULL)
    adw_dialog_force_close (self->choice);
  if (elsewhere != CB_ELSEWHERE_SAME && elsewhere != CB_ELSEWHERE_GONE)
    ask (self);
}

static void
trashed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbCasePage) self = CB_CASE_PAGE (user_data);
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  if (g_file_trash_finish (G_FILE (source), result, &error) || self->toasts == NULL)
    return;
  words = g_strdup_printf (_ ("Not moved to the bin: %s"), error->message);
  adw_toast_overlay_add_toast (self->toasts, cb_toast_new (words));
}

/* Moves the copies to the trash once the file of the case has what they say. */
static void
flushed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbCasePage) self = CB_CASE_PAGE (user_data);

  if (!cb_case_file_flush_finish (CB_CASE_FILE (source), result) || self->copies == NULL)
    return;
  for (guint i = 0; self->copies[i] != NULL; i++)
    {
      g_autoptr (GFile) copy = g_file_new_for_uri (self->copies[i]);

      g_file_trash_async (copy, G_PRIORITY_DEFAULT, NULL, trashed_cb, g_object_ref (self));
    }
}

static void
copies_response_cb (CbCasePage *self, const char *response)
{
  if (g_str_equal (response, "bin") && self->case_ != NULL)
    cb_case_file_flush_async (cb_case_get_file (self->case_), flushed_cb, g_object_ref (self));
}

/* Asks, once, about copies of the case that lie beside its file and are joined with it by now. */
static void
copies_cb (CbCasePage *self, GPtrArray *copies)
{
  g_autoptr (GStrvBuilder) uris = g_strv_builder_new ();
  g_auto (GStrv) found = NULL;
  AdwDialog *dialog;
  AdwAlertDialog *alert;

  for (guint i = 0; i < copies->len; i++)
    g_strv_builder_take (uris, g_file_get_uri (g_ptr_array_index (copies, i)));
  found = g_strv_builder_end (uris);
  if (self->copies != NULL &&
      g_strv_equal ((const char *const *) self->copies, (const char *const *) found))
    return;
  g_strfreev (self->copies);
  self->copies = g_steal_pointer (&found);
  dialog = adw_alert_dialog_new (_ ("Copies of This Case"), NULL);
  alert = ADW_ALERT_DIALOG (dialog);
  adw_alert_dialog_format_body (
    alert,
    ngettext ("The program that copies this folder between your devices has left %u copy of this "
              "case beside it. Everything in it is in the case now.",
              "The program that copies this folder between your devices has left %u copies of this "
              "case beside it. Everything in them is in the case now.",
              copies->len),
    copies->len);
  adw_alert_dialog_add_responses (alert, "keep", _ ("_Keep"), "bin", _ ("_Move to Bin"), NULL);
  adw_alert_dialog_set_response_appearance (alert, "bin", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (alert, "bin");
  adw_alert_dialog_set_close_response (alert, "keep");
  g_signal_connect_object (alert, "response", G_CALLBACK (copies_response_cb), self,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

/* The action of the banner’s button. If saving fails again the banner stays, with the new
 * reason. */
void
_cb_case_page_save (CbCasePage *self)
{
  CbCaseFile *file = cb_case_get_file (self->case_);

  if (cb_case_file_get_elsewhere (file) == CB_ELSEWHERE_SAME)
    cb_case_file_save (file, NULL);
  else if (self->choice == NULL)
    ask (self);
}

void
_cb_case_page_follow_elsewhere (CbCasePage *self)
{
  g_signal_connect_object (self->case_, "taken-in", G_CALLBACK (taken_in_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (cb_case_get_file (self->case_), "notify::elsewhere",
                           G_CALLBACK (elsewhere_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (cb_case_get_file (self->case_), "copies", G_CALLBACK (copies_cb), self,
                           G_CONNECT_SWAPPED);
}

/* What the user can do about a log that contradicts itself. */

static void
set_aside_cb (CbCasePage *self, guint position)
{
  /* Translators: %u is the number of an entry */
  g_autofree char *words = g_strdup_printf (_ ("Entry %u set aside"), position + 1);

  cb_case_set_uncertain (self->case_, position, TRUE);
  _cb_case_page_offer_undo (self, words, "case.undo");
}

static void
edit_cb (CbCasePage *self, guint position)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "case.edit-entry", "u", position);
}

static void
edit_setup_cb (CbCasePage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.edit-setup", NULL);
}

/* The dialog came from a button of the banner, which is hidden if the contradiction is gone; the
 * focus goes to the view then. */
static void
closed_cb (CbCasePage *self)
{
  if (!self->contradicts)
    _cb_case_page_focus_view (self);
}

static void
case_show_conflict (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  CbLog *log = cb_case_get_log (self->case_);
  g_autoptr (GArray) conflict = cb_case_get_conflict (self->case_, cb_log_get_n_entries (log));
  CbConflictDialog *dialog;

  if (conflict == NULL)
    return;
  if (conflict->len == 0)
    {
      edit_setup_cb (self);
      return;
    }
  dialog = cb_conflict_dialog_new (self->case_);
  g_signal_connect_object (dialog, "closed", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "set-aside", G_CALLBACK (set_aside_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "edit", G_CALLBACK (edit_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "edit-setup", G_CALLBACK (edit_setup_cb), self,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

void
_cb_case_page_install_conflict (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "case.show-conflict", NULL, case_show_conflict);
}

/* Announces which entries contradict each other, and later that none do any more. On the screen a
 * banner shows it. */
void
_cb_case_page_update_conflict (CbCasePage *self)
{
  g_autofree char *words = _cb_case_page_describe_conflict (self);
  g_autofree char *button = _cb_case_page_name_conflict_button (self);
  gboolean contradicts = *words != '\0';
  gboolean found = contradicts && *button != '\0';

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "case.show-conflict", found);
  self->contradicts = contradicts;
  if (self->told_conflict == contradicts || contradicts != found)
    return;

  self->told_conflict = contradicts;
  cb_announce (GTK_WIDGET (self), contradicts ? words : _ ("Contradiction resolved"));
}
