/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is tapped, and what comes of it, step by step. */

#include "config.h"

#include <adwaita.h>
#include <glib/gstdio.h>

#include "cb-answer-row.h"
#include "cb-card-chips.h"
#include "cb-case-page.h"
#include "cb-chip.h"
#include "cb-composer.h"
#include "cb-form-row.h"
#include "cb-hint.h"
#include "cb-question-box.h"
#include "cb-quick-entry.h"
#include "cb-recording.h"
#include "cb-sheet-view.h"
#include "cb-status-line.h"
#include "cb-ui-test.h"

typedef struct
{
  const CbRecording *recording;
  CbWindow *window;
  CbCasePage *page;
  CbCase *case_;
  CbDraft *draft;
  GtkWidget *composer;
  char *path;
} Scene;

typedef gboolean (*IsWanted) (GtkWidget *widget);

static char *
quote (const char *text)
{
  return g_strdelimit (g_strdup (text), "'", '"');
}

static char *
make_case (const CbRecording *recording, const char *log)
{
  g_autofree char *json = g_strdup_printf (
    "{'format':'casebook','version':1,'title':'Friday',%s,'log':[%s]}", recording->setup, log);

  return quote (json);
}

/* Each in a file of its own, as a draft is kept for a file. */
static void
write_case (Scene *self, const CbRecording *recording, int width)
{
  g_autofree char *name = g_strdup_printf ("%s-%d.casebook", recording->name, width);
  g_autofree char *text = make_case (recording, recording->log);
  g_autoptr (GError) error = NULL;

  self->recording = recording;
  self->path = g_build_filename (g_get_user_data_dir (), name, NULL);
  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  g_file_set_contents (self->path, text, -1, &error);
  g_assert_no_error (error);
}

static void
open_case (Scene *self, int width, int height)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);

  self->window = cb_ui_test_open_window (width, height);
  cb_ui_test_open_file (self->window, file);
  cb_ui_test_draw (GTK_WIDGET (self->window));
  self->page = CB_CASE_PAGE (cb_ui_test_find (GTK_WIDGET (self->window), CB_TYPE_CASE_PAGE, NULL));
  gtk_widget_activate_action (GTK_WIDGET (self->page), "case.record", NULL);
  cb_ui_test_draw (GTK_WIDGET (self->window));
  self->case_ = cb_ui_test_get_case (self->page);
  self->draft = cb_ui_test_get_draft (self->page);
  self->composer = cb_ui_test_find (GTK_WIDGET (self->window), CB_TYPE_COMPOSER, NULL);
}

static GtkWidget *
get_form (Scene *self)
{
  return gtk_stack_get_visible_child (
    GTK_STACK (cb_ui_test_find (self->composer, GTK_TYPE_STACK, "forms")));
}

static char *
strip (const char *label)
{
  char *text = g_strdup (label);
  char *to = text;

  for (const char *from = text; *from != '\0'; from++)
    if (*from != '_' || *(from + 1) == '_')
      *to++ = *from;
  *to = '\0';
  return text;
}

static char *
read_item (GListModel *model, guint index)
{
  g_autoptr (GObject) item = g_list_model_get_item (model, index);

  return g_strdup (GTK_IS_STRING_OBJECT (item)
                     ? gtk_string_object_get_string (GTK_STRING_OBJECT (item))
                     : cb_draft_answer_get_name (CB_DRAFT_ANSWER (item)));
}

static void
choose (GtkWidget *drop_down, const char *name)
{
  GListModel *model;

  g_assert_nonnull (drop_down);
  g_assert_true (gtk_widget_get_mapped (drop_down));
  model = gtk_drop_down_get_model (GTK_DROP_DOWN (drop_down));
  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autofree char *item = read_item (model, i);

      if (g_str_equal (item, name))
        {
          gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), i);
          return;
        }
    }
  g_error ("There is no “%s” to choose", name);
}

static char *
read_chosen (GtkWidget *drop_down)
{
  return read_item (gtk_drop_down_get_model (GTK_DROP_DOWN (drop_down)),
                    gtk_drop_down_get_selected (GTK_DROP_DOWN (drop_down)));
}

/* In a form a toggle of a group is no button. */
static gboolean
tap_toggle (GtkWidget *root, const char *name)
{
  GtkWidget *group = cb_ui_test_find (root, ADW_TYPE_TOGGLE_GROUP, NULL);
  guint n = group != NULL ? adw_toggle_group_get_n_toggles (ADW_TOGGLE_GROUP (group)) : 0;

  for (guint i = 0; i < n; i++)
    {
      AdwToggle *toggle = adw_toggle_group_get_toggle (ADW_TOGGLE_GROUP (group), i);
      g_autofree char *label = strip (adw_toggle_get_label (toggle));

      if (g_str_equal (label, name))
        {
          adw_toggle_group_set_active (ADW_TOGGLE_GROUP (group), i);
          return TRUE;
        }
    }
  return FALSE;
}

static void
collect (GtkWidget *root, GType type, GPtrArray *found)
{
  if (!gtk_widget_get_mapped (root))
    return;
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type))
    g_ptr_array_add (found, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, type, found);
}

static GPtrArray *
list (GtkWidget *root, GType type)
{
  GPtrArray *found = g_ptr_array_new ();

  collect (root, type, found);
  return found;
}

static void
choose_in_field (Scene *self, CbDraftField field, const char *name)
{
  g_autoptr (GPtrArray) rows = list (get_form (self), CB_TYPE_FORM_ROW);

  for (guint i = 0; i < rows->len; i++)
    if (cb_form_row_get_field (rows->pdata[i])->picker == CB_PICKER_LIST &&
        cb_form_row_get_field (rows->pdata[i])->field == field)
      {
        choose (cb_ui_test_find (rows->pdata[i], GTK_TYPE_DROP_DOWN, NULL), name);
        return;
      }
  g_error ("There is no list to choose “%s” from", name);
}

static gboolean
is_any (GtkWidget *widget)
{
  return TRUE;
}

static gboolean
is_told (GtkWidget *widget)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (widget));
}

static gboolean
is_struck (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "settled") ||
         gtk_widget_has_css_class (widget, "struck");
}

static gboolean
is_known (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "solved");
}

static const char *
get_chip_name (GtkWidget *chip)
{
  return gtk_label_get_label (GTK_LABEL (cb_ui_test_find (chip, GTK_TYPE_LABEL, NULL)));
}

/* The names of those chips, in the order of the screen. */
static void
check_chips (Scene *self, IsWanted is_wanted, const char *expected)
{
  g_autoptr (GPtrArray) chips = list (get_form (self), CB_TYPE_CHIP);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < chips->len; i++)
    if (gtk_widget_get_ancestor (chips->pdata[i], CB_TYPE_CARD_CHIPS) != NULL &&
        is_wanted (chips->pdata[i]))
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "",
                              get_chip_name (chips->pdata[i]));
  g_assert_cmpstr (names->str, ==, expected);
}

/* @words: “Bob: passed”. @rest: (out): what follows the name */
static GtkWidget *
find_row (Scene *self, const char *words, const char **rest)
{
  g_autoptr (GPtrArray) rows = list (self->composer, CB_TYPE_ANSWER_ROW);
  const char *colon = strstr (words, ": ");
  g_autofree char *name = g_strndup (words, (gsize) (colon - words));

  *rest = colon + 2;
  for (guint i = 0; i < rows->len; i++)
    {
      g_autoptr (CbDraftAnswer) answer = NULL;

      g_object_get (rows->pdata[i], "answer", &answer, NULL);
      if (g_str_equal (cb_draft_answer_get_name (answer), name))
        return rows->pdata[i];
    }
  g_error ("There is no row of %s", name);
}

/* (transfer full): what a button of a row is for */
static char *
describe_button (GtkWidget *button)
{
  const char *hint = cb_hint_get (button);

  if (hint == NULL)
    return g_strdup ("nothing");
  if (g_str_has_suffix (hint, " passed"))
    return g_strdup ("passed");
  if (g_str_has_suffix (hint, " showed a card"))
    return g_strdup ("showed");
  return g_strdup (g_str_equal (hint, "I Saw the Card") ? "saw" : hint);
}

static void
tap_row (Scene *self, const char *words)
{
  const char *wanted;
  GtkWidget *row = find_row (self, words, &wanted);
  g_autoptr (GPtrArray) buttons = list (row, GTK_TYPE_TOGGLE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    {
      g_autofree char *name = describe_button (buttons->pdata[i]);

      if (g_str_equal (name, wanted))
        {
          g_assert_true (gtk_widget_is_sensitive (buttons->pdata[i]));
          g_signal_emit_by_name (buttons->pdata[i], "clicked");
          return;
        }
    }
  g_error ("There is no button: %s", words);
}

static void
check_row (Scene *self, IsWanted is_wanted, const char *words)
{
  const char *expected;
  GtkWidget *row = find_row (self, words, &expected);
  g_autoptr (GPtrArray) buttons = list (row, GTK_TYPE_TOGGLE_BUTTON);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < buttons->len; i++)
    if (is_wanted (buttons->pdata[i]))
      {
        g_autofree char *name = describe_button (buttons->pdata[i]);

        g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", name);
      }
  g_assert_cmpstr (names->str, ==, expected);
}

static GtkWidget *
get_button (Scene *self, const char *id)
{
  return cb_ui_test_find (self->composer, GTK_TYPE_BUTTON, id);
}

static void
press (Scene *self, const char *id)
{
  GtkWidget *button = get_button (self, id);

  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

/* @words: “blue Record · Nobody showed” */
static void
check_button (Scene *self, const char *words)
{
  GtkWidget *button = get_button (self, "record");
  g_autofree char *label = strip (gtk_button_get_label (GTK_BUTTON (button)));
  g_autofree char *seen = g_strconcat (!gtk_widget_is_sensitive (button) ? "off "
                                       : gtk_widget_has_css_class (button, "suggested-action")
                                         ? "blue "
                                         : "grey ",
                                       label, NULL);

  g_assert_cmpstr (seen, ==, words);
}

static void
check_status (Scene *self, const char *expected)
{
  GtkWidget *line = cb_ui_test_find (self->composer, CB_TYPE_STATUS_LINE, NULL);
  GtkWidget *words = cb_ui_test_find (line, GTK_TYPE_LABEL, "words");
  const CbSetup *setup = cb_case_get_setup (self->case_);
  g_autofree char *hand = cb_edition_join_names (setup->edition, setup->hand);
  const char *said = gtk_widget_get_child_visible (gtk_widget_get_parent (words))
                       ? gtk_widget_get_tooltip_text (words)
                       : hand;

  g_assert_cmpstr (g_str_equal (said, hand) ? "hand" : said, ==, expected);
}

static void
check_reads (Scene *self, const char *text, gboolean expected)
{
  g_assert_cmpint (cb_ui_test_find_label (get_form (self), text) != NULL, ==, expected);
}

static gboolean
give_up (gpointer user_data)
{
  gboolean *late = user_data;

  *late = TRUE;
  return G_SOURCE_CONTINUE;
}

/* An entry is in the log once it is on disk. */
static void
check_log (Scene *self, guint n)
{
  CbLog *log = cb_case_get_log (self->case_);
  gboolean late = FALSE;
  guint id = g_timeout_add_seconds (20, give_up, &late);

  cb_ui_test_wait (cb_log_get_n_entries (log) == n || late);
  g_source_remove (id);
  g_assert_cmpuint (cb_log_get_n_entries (log), ==, n);
}

static void
put_entry (Scene *self, const char *json)
{
  guint n = cb_log_get_n_entries (cb_case_get_log (self->case_));
  g_autofree char *text = make_case (self->recording, json);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (CbCase) other = cb_case_new_from_bytes (bytes, &error);

  g_assert_no_error (error);
  cb_case_append (self->case_, cb_log_get_entry (cb_case_get_log (other), 0));
  check_log (self, n + 1);
}

/* (transfer full): the last entry in the file, without when that was; once it has so many */
static char *
read_last_entry (Scene *self)
{
  const char *unforeseen[] = { "time", "id", "rev", "at", "was" };
  guint n = cb_log_get_n_entries (cb_case_get_log (self->case_));
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) error = NULL;
  JsonArray *log;
  JsonNode *last;

  g_file_get_contents (self->path, &text, NULL, &error);
  g_assert_no_error (error);
  node = json_from_string (text, &error);
  g_assert_no_error (error);
  log = json_object_get_array_member (json_node_get_object (node), "log");
  if (json_array_get_length (log) != n)
    return NULL;
  last = json_array_get_element (log, n - 1);
  for (guint i = 0; i < G_N_ELEMENTS (unforeseen); i++)
    json_object_remove_member (json_node_get_object (last), unforeseen[i]);
  return json_to_string (last, FALSE);
}

static void
check_disk (Scene *self, const char *expected)
{
  g_autofree char *wanted = quote (expected);
  g_autofree char *last = NULL;

  cb_ui_test_wait ((last = read_last_entry (self)) != NULL);
  g_assert_cmpstr (last, ==, wanted);
}

static const char *
name_mark (CbMark mark)
{
  return mark == CB_MARK_YES ? "yes" : mark == CB_MARK_NO ? "no" : "maybe";
}

static guint
find_holder (Scene *self, const char *name)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);

  for (guint i = 0; i < cb_setup_get_n_holders (setup); i++)
    {
      g_autofree char *holder = cb_setup_get_holder_name (setup, i);

      if (g_str_equal (holder, name))
        return i;
    }
  g_error ("Nobody is called %s", name);
}

/* @words: “rope/Bob yes” */
static void
check_mark (Scene *self, const char *words)
{
  const char *slash = strchr (words, '/'), *mark = strrchr (words, ' ');
  g_autofree char *id = g_strndup (words, (gsize) (slash - words));
  g_autofree char *holder = g_strndup (slash + 1, (gsize) (mark - slash) - 1);
  int card = cb_edition_find_card (cb_case_get_edition (self->case_), id);
  CbCell *cell;

  g_assert_cmpint (card, >=, 0);
  cell = cb_sheet_get_cell (cb_ui_test_get_sheet (self->page), (guint) card,
                            find_holder (self, holder));
  g_assert_cmpstr (name_mark (cb_cell_get_mark (cell)), ==, mark + 1);
}

static void
check_eyes (Scene *self, const char *number)
{
  g_autoptr (GPtrArray) buttons = list (self->composer, GTK_TYPE_TOGGLE_BUTTON);
  guint n = 0;

  for (guint i = 0; i < buttons->len; i++)
    n += gtk_widget_has_css_class (buttons->pdata[i], "answer-eye");
  g_assert_cmpuint (n, ==, (guint) atoi (number));
}

/* @words: “Unseen no”: whether it can be read anywhere in the composer */
static void
check_says (Scene *self, const char *words)
{
  const char *answer = strrchr (words, ' ');
  g_autofree char *text = g_strndup (words, (gsize) (answer - words));

  g_assert_cmpint (cb_ui_test_find_label (self->composer, text) != NULL, ==,
                   g_str_equal (answer, " yes"));
}

static void
step_kind (Scene *self, const char *name)
{
  choose (cb_ui_test_find (self->composer, GTK_TYPE_DROP_DOWN, "kind"), name);
}

static void
step_by (Scene *self, const char *name)
{
  choose (cb_ui_test_find (self->composer, GTK_TYPE_DROP_DOWN, "by"), name);
}

static void
step_whose (Scene *self, const char *name)
{
  choose_in_field (self, CB_DRAFT_PLAYER, name);
}

static void
step_seen_by (Scene *self, const char *name)
{
  choose_in_field (self, CB_DRAFT_VIEWER, name);
}

static void
step_claim (Scene *self, const char *name)
{
  choose_in_field (self, CB_DRAFT_CLAIM, name);
}

static void
step_tap (Scene *self, const char *name)
{
  if (!tap_toggle (get_form (self), name))
    cb_ui_test_click (get_form (self), name);
}

static void
step_reply (Scene *self, const char *label)
{
  cb_ui_test_click (cb_ui_test_find (self->composer, CB_TYPE_QUESTION_BOX, NULL), label);
}

static void
step_fill (Scene *self, const char *text)
{
  GtkWidget *field = cb_ui_test_find (get_form (self), GTK_TYPE_TEXT_VIEW, NULL);

  if (field != NULL)
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (field)), text, -1);
  else
    gtk_editable_set_text (GTK_EDITABLE (cb_ui_test_find (get_form (self), GTK_TYPE_ENTRY, NULL)),
                           text);
}

static void
step_type (Scene *self, const char *text)
{
  GtkWidget *quick = cb_ui_test_find (self->composer, CB_TYPE_QUICK_ENTRY, NULL);
  GtkEditable *line = GTK_EDITABLE (cb_ui_test_find (quick, GTK_TYPE_ENTRY, NULL));

  gtk_editable_set_text (line, text);
  gtk_editable_set_position (line, -1);
}

/* Until what was recorded is on disk. */
static void
step_record (Scene *self, const char *nothing)
{
  guint before = cb_case_get_generation (self->case_);

  press (self, "record");
  cb_ui_test_wait (cb_case_get_generation (self->case_) != before);
}

static void
step_insist (Scene *self, const char *nothing)
{
  press (self, "record");
}

static void
step_clear (Scene *self, const char *nothing)
{
  press (self, "clear");
}

static void
step_undo (Scene *self, const char *nothing)
{
  g_assert_true (cb_case_undo (self->case_));
}

static void
step_edit (Scene *self, const char *number)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->page), "case.edit-entry", "u",
                                             (guint) atoi (number) - 1));
}

static void
step_told (Scene *self, const char *names)
{
  check_chips (self, is_told, names);
}

static void
step_struck (Scene *self, const char *names)
{
  check_chips (self, is_struck, names);
}

static void
step_known (Scene *self, const char *names)
{
  check_chips (self, is_known, names);
}

static void
step_offered (Scene *self, const char *names)
{
  check_chips (self, is_any, names);
}

static void
step_told_row (Scene *self, const char *words)
{
  check_row (self, is_told, words);
}

static void
step_struck_row (Scene *self, const char *words)
{
  check_row (self, is_struck, words);
}

static void
step_form (Scene *self, const char *name)
{
  g_autofree char *kind = read_chosen (
    cb_ui_test_find (self->composer, GTK_TYPE_DROP_DOWN, "kind"));

  g_assert_cmpstr (kind, ==, name);
}

static void
step_asker (Scene *self, const char *name)
{
  g_autofree char *by = read_chosen (cb_ui_test_find (self->composer, GTK_TYPE_DROP_DOWN, "by"));

  g_assert_cmpstr (by, ==, name);
}

static void
step_log (Scene *self, const char *number)
{
  check_log (self, (guint) atoi (number));
}

static void
step_reads (Scene *self, const char *text)
{
  check_reads (self, text, TRUE);
}

static void
step_lacks (Scene *self, const char *text)
{
  check_reads (self, text, FALSE);
}

static const struct
{
  const char *verb;
  void (*run) (Scene *self, const char *words);
} STEPS[] = {
  { "asker", step_asker },     { "button", check_button },
  { "by", step_by },           { "claim", step_claim },
  { "clear", step_clear },     { "disk", check_disk },
  { "edit", step_edit },       { "entry", put_entry },
  { "eyes", check_eyes },      { "fill", step_fill },
  { "form", step_form },       { "insist", step_insist },
  { "kind", step_kind },       { "known", step_known },
  { "lacks", step_lacks },     { "log", step_log },
  { "mark", check_mark },      { "offered", step_offered },
  { "reads", step_reads },     { "record", step_record },
  { "row", tap_row },          { "says", check_says },
  { "seen-by", step_seen_by }, { "status", check_status },
  { "struck", step_struck },   { "struck-row", step_struck_row },
  { "reply", step_reply },     { "tap", step_tap },
  { "told", step_told },       { "told-row", step_told_row },
  { "type", step_type },       { "undo", step_undo },
  { "whose", step_whose },
};

static void
run_step (Scene *self, const char *step)
{
  gsize length = strcspn (step, " ");

  g_test_message ("%s", step);
  for (guint i = 0; i < G_N_ELEMENTS (STEPS); i++)
    if (strlen (STEPS[i].verb) == length && strncmp (step, STEPS[i].verb, length) == 0)
      {
        STEPS[i].run (self, step[length] != '\0' ? step + length + 1 : "");
        cb_ui_test_settle ();
        return;
      }
  g_error ("No such step: %s", step);
}

void
cb_recording_run (const CbRecording *self, int width, int height)
{
  Scene scene = { 0 };

  write_case (&scene, self, width);
  open_case (&scene, width, height);
  for (guint i = 0; self->steps[i] != NULL; i++)
    run_step (&scene, self->steps[i]);
  cb_ui_test_close_window (scene.window);
  g_unlink (scene.path);
  g_free (scene.path);
}
