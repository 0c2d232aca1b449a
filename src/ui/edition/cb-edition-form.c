/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rows that show and change the fields of a part of an edition. Their titles and choices come
 * from the vocabulary of editions (cb_part_forms), so that a new field of the vocabulary needs
 * no code here. A list whose possible words are known gets a switch for each word; other lists
 * are typed. */

#include "config.h"

#include "cb-edition-form.h"

#include <glib/gi18n.h>

#include "cb-edition-editor-private.h"

/* The field that a row changes. */
typedef struct
{
  CbEditionDraft *draft;
  CbPart *part;
  const CbField *field;
  char *word;       /* the word of this switch, in a list */
  GStrv all;        /* all possible words, in a list that means all of them when it is empty */
  GPtrArray *words; /* the words of a choice; NULL if it has @parts */
  GPtrArray *parts; /* the parts of a choice, after the row for none */
} Binding;

static Binding *
binding_new (CbEditionDraft *draft, CbPart *part, const CbField *field)
{
  Binding *self = g_new0 (Binding, 1);

  self->draft = g_object_ref (draft);
  self->part = cb_part_ref (part);
  self->field = field;
  return self;
}

static void
binding_free (gpointer data, GClosure *closure)
{
  Binding *self = data;

  g_object_unref (self->draft);
  cb_part_unref (self->part);
  g_free (self->word);
  g_strfreev (self->all);
  g_clear_pointer (&self->words, g_ptr_array_unref);
  g_clear_pointer (&self->parts, g_ptr_array_unref);
  g_free (self);
}

/* Calls @changed with the binding whenever @property of the row changes. */
static void
bind_row (GtkWidget *row, const char *property, GCallback changed, Binding *binding)
{
  g_autofree char *signal = g_strconcat ("notify::", property, NULL);

  g_signal_connect_data (row, signal, changed, binding, binding_free, 0);
}

static GtkWidget *
create_row (GType type, const char *title)
{
  return g_object_new (type, "title", title, "use-markup", FALSE, NULL);
}

/* (transfer full): the title of @field, with @text in place of @mark */
static char *
fill_title (const CbField *field, const char *mark, const char *text)
{
  g_autoptr (GString) title = g_string_new (_ (field->title));

  g_string_replace (title, mark, text, 0);
  return g_string_free_and_steal (g_steal_pointer (&title));
}

static void
text_changed_cb (GtkEditable *row, GParamSpec *pspec, gpointer data)
{
  Binding *self = data;
  const char *text = gtk_editable_get_text (row);

  if (cb_field_is_list (self->field))
    cb_edition_draft_set_words (self->draft, self->part, self->field->key, text);
  else
    cb_edition_draft_set_text (self->draft, self->part, self->field->key, text);
}

static GtkWidget *
create_text (Binding *binding, guint number)
{
  g_autofree char *place = g_strdup_printf ("%u", number);
  g_autofree char *title = fill_title (binding->field, "%u", place);
  GtkWidget *row = create_row (ADW_TYPE_ENTRY_ROW, title);
  const char *between = binding->field->type == CB_FIELD_TEXTS ? "; " : " ";
  g_autofree char *text = cb_field_is_list (binding->field)
                            ? g_strjoinv (between,
                                          cb_part_get_words (binding->part, binding->field->key))
                            : g_strdup (cb_part_get_written (binding->part, binding->field->key));

  gtk_editable_set_text (GTK_EDITABLE (row), text);
  bind_row (row, "text", G_CALLBACK (text_changed_cb), binding);
  return row;
}

static void
number_changed_cb (AdwSpinRow *row, GParamSpec *pspec, gpointer data)
{
  Binding *self = data;

  cb_edition_draft_set_number (self->draft, self->part, self->field->key,
                               (int) adw_spin_row_get_value (row));
}

/* A row for a number. It allows the default even if that is below the field’s least value. */
static GtkWidget *
create_number (Binding *binding)
{
  const CbField *field = binding->field;
  GtkWidget *row = create_row (ADW_TYPE_SPIN_ROW, _ (field->title));
  int number = cb_part_get_number (binding->part, field->key);

  adw_spin_row_set_adjustment (
    ADW_SPIN_ROW (row),
    gtk_adjustment_new (number, MIN (field->min, field->fallback), field->max, 1, 5, 0));
  bind_row (row, "value", G_CALLBACK (number_changed_cb), binding);
  return row;
}

static void
flag_changed_cb (AdwSwitchRow *row, GParamSpec *pspec, gpointer data)
{
  Binding *self = data;

  cb_edition_draft_set_number (self->draft, self->part, self->field->key,
                               adw_switch_row_get_active (row));
}

static GtkWidget *
create_flag (Binding *binding)
{
  GtkWidget *row = create_row (ADW_TYPE_SWITCH_ROW, _ (binding->field->title));

  adw_switch_row_set_active (ADW_SWITCH_ROW (row),
                             cb_part_get_number (binding->part, binding->field->key));
  bind_row (row, "active", G_CALLBACK (flag_changed_cb), binding);
  return row;
}

static void
choice_changed_cb (AdwComboRow *row, GParamSpec *pspec, gpointer data)
{
  Binding *self = data;
  guint selected = adw_combo_row_get_selected (row);

  if (self->parts != NULL)
    cb_edition_draft_set_part (self->draft, self->part, self->field->key,
                               selected > 0 ? g_ptr_array_index (self->parts, selected - 1) : NULL);
  else
    cb_edition_draft_set_text (self->draft, self->part, self->field->key,
                               g_ptr_array_index (self->words, selected));
}

/* AdwComboRow shows its selection only after a change, so its model is set last. If the names are
 * too long to fit beside the title, the selection is shown below it. */
static GtkWidget *
finish_choice (Binding *binding, GtkStringList *names, guint selected)
{
  GtkWidget *row = create_row (ADW_TYPE_COMBO_ROW, _ (binding->field->title));

  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (row), binding->parts == NULL);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), selected);
  bind_row (row, "selected", G_CALLBACK (choice_changed_cb), binding);
  return row;
}

static void
add_choice (Binding *binding, GtkStringList *names, const char *word, const char *name)
{
  g_ptr_array_add (binding->words, g_strdup (word));
  gtk_string_list_append (names, name);
}

/* A row to choose one of the words that the vocabulary has for the field. */
static GtkWidget *
create_choice (Binding *binding)
{
  const CbField *field = binding->field;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  binding->words = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; field->choices[i] != NULL; i++)
    add_choice (binding, names, field->choices[i], _ (field->names[i]));
  return finish_choice (binding, names, (guint) cb_part_get_number (binding->part, field->key));
}

/* A row to choose one of the events there can be, or none. */
static GtkWidget *
create_event_choice (Binding *binding)
{
  const char *word = cb_part_get_written (binding->part, binding->field->key);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint selected = 0;

  binding->words = g_ptr_array_new_with_free_func (g_free);
  add_choice (binding, names, "", _ (binding->field->none));
  for (const CbEventWords *event = cb_event_words; event->id != NULL; event++)
    {
      if (event->common)
        continue;
      add_choice (binding, names, event->id, _ (event->title));
      if (g_str_equal (event->id, word))
        selected = binding->words->len - 1;
    }
  return finish_choice (binding, names, selected);
}

/* (element-type CbPart): the parts of a kind that have a name; of cards only the characters, which
 * are those of the first category. */
static GPtrArray *
list_parts (CbEditionDraft *draft, CbPartKind kind)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_part_unref);
  const CbParts *parts = cb_edition_draft_get_parts (draft);
  const CbPart *first = cb_parts_get (parts, CB_PART_CATEGORY, 0);
  CbPart *part;

  for (guint i = 0; (part = cb_parts_get (parts, kind, i)) != NULL; i++)
    if (cb_part_has (part, "Name") &&
        (kind != CB_PART_CARD || (first != NULL && cb_part_is_inside (part, first))))
      g_ptr_array_add (list, cb_part_ref (part));
  return list;
}

/* A row to choose one of the parts of a kind, or none. */
static GtkWidget *
create_part_choice (Binding *binding)
{
  const char *id = cb_part_get_written (binding->part, binding->field->key);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint selected = 0;

  binding->parts = list_parts (binding->draft, binding->field->refers);
  gtk_string_list_append (names, _ (binding->field->none));
  for (guint i = 0; i < binding->parts->len; i++)
    {
      CbPart *part = g_ptr_array_index (binding->parts, i);

      gtk_string_list_append (names, cb_part_get_written (part, "Name"));
      if (*id != '\0' && g_str_equal (part->id, id))
        selected = i + 1;
    }
  return finish_choice (binding, names, selected);
}

static void
word_changed_cb (AdwSwitchRow *row, GParamSpec *pspec, gpointer data)
{
  Binding *self = data;

  cb_edition_draft_set_word (self->draft, self->part, self->field->key, self->word,
                             adw_switch_row_get_active (row), (const char *const *) self->all);
}

/* Adds a switch that says whether @word is in the list. */
static void
add_word (GtkWidget *rows, Binding *binding, const char *word, const char *name)
{
  g_autofree char *title = fill_title (binding->field, "%s", name);
  GtkWidget *row = create_row (ADW_TYPE_SWITCH_ROW, title);

  binding->word = g_strdup (word);
  adw_switch_row_set_active (ADW_SWITCH_ROW (row),
                             cb_edition_draft_has_word (binding->part, binding->field->key, word,
                                                        (const char *const *) binding->all));
  bind_row (row, "active", G_CALLBACK (word_changed_cb), binding);
  cb_edition_form_add_row (rows, row);
}

/* Lists the possible words of a list, and their names. */
static void
list_words (CbEditionDraft *draft, const CbField *field, GStrv *words, GStrv *names)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) titles = g_strv_builder_new ();
  g_autoptr (GPtrArray) parts = field->choices == NULL ? list_parts (draft, field->refers) : NULL;

  for (guint i = 0; field->choices != NULL && field->choices[i] != NULL; i++)
    {
      g_strv_builder_add (ids, field->choices[i]);
      g_strv_builder_add (titles, _ (field->names[i]));
    }
  for (guint i = 0; parts != NULL && i < parts->len; i++)
    {
      CbPart *part = g_ptr_array_index (parts, i);

      g_strv_builder_add (ids, part->id);
      g_strv_builder_add (titles, cb_part_get_written (part, "Name"));
    }
  *words = g_strv_builder_end (ids);
  *names = g_strv_builder_end (titles);
}

/* Adds a switch for each possible word of a list. */
static void
add_words (GtkWidget *rows, CbEditionDraft *draft, CbPart *part, const CbField *field)
{
  g_auto (GStrv) words = NULL;
  g_auto (GStrv) names = NULL;

  list_words (draft, field, &words, &names);
  for (guint i = 0; words[i] != NULL; i++)
    {
      Binding *binding = binding_new (draft, part, field);

      binding->all = field->all_if_empty ? g_strdupv (words) : NULL;
      add_word (rows, binding, words[i], names[i]);
    }
}

static GtkWidget *
create_field (Binding *binding, guint number)
{
  switch (binding->field->type)
    {
    case CB_FIELD_NUMBER:
      return create_number (binding);
    case CB_FIELD_FLAG:
      return create_flag (binding);
    case CB_FIELD_CHOICE:
      return create_choice (binding);
    case CB_FIELD_TEXT:
    case CB_FIELD_WORD:
    case CB_FIELD_WORDS:
    case CB_FIELD_TEXTS:
    default:
      break;
    }
  if (binding->field->refers == CB_PART_EVENT)
    return create_event_choice (binding);
  return binding->field->refers != 0 ? create_part_choice (binding) : create_text (binding, number);
}

void
cb_edition_form_add_row (GtkWidget *rows, GtkWidget *row)
{
  if (ADW_IS_EXPANDER_ROW (rows))
    adw_expander_row_add_row (ADW_EXPANDER_ROW (rows), row);
  else
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (rows), row);
}

GtkWidget *
cb_edition_form_add_fields (GtkWidget *rows,
                            CbEditionDraft *draft,
                            CbPart *part,
                            const char *section,
                            guint number)
{
  GtkWidget *last = NULL;

  for (const CbField *field = cb_part_forms[part->kind].fields; field->key != NULL; field++)
    {
      if (field->title == NULL || g_strcmp0 (field->section, section) != 0)
        continue;
      if (field->type == CB_FIELD_WORDS && (field->choices != NULL || field->refers != 0))
        {
          add_words (rows, draft, part, field);
          continue;
        }
      last = create_field (binding_new (draft, part, field), number);
      cb_edition_form_add_row (rows, last);
    }
  return last;
}

GtkWidget *
cb_edition_form_create_group (GtkWidget *page, const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();

  if (title != NULL)
    adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  return group;
}

void
cb_edition_form_add_sections (GtkWidget *page, CbEditionDraft *draft, CbPart *part)
{
  const char *last = NULL;

  for (const CbField *field = cb_part_forms[part->kind].fields; field->key != NULL; field++)
    {
      if (field->section == NULL || g_strcmp0 (field->section, last) == 0)
        continue;
      last = field->section;
      cb_edition_form_add_fields (cb_edition_form_create_group (page, _ (last)), draft, part, last,
                                  0);
    }
}

GtkWidget *
cb_edition_form_create_button (const char *title, const char *icon_name)
{
  GtkWidget *row = adw_button_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (row), TRUE);
  adw_button_row_set_start_icon_name (ADW_BUTTON_ROW (row), icon_name);
  return row;
}
