/* cb-edition-fields.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include "cb-edition-fields.h"

typedef struct
{
  CbEditionDraft *draft;
  JsonObject *object;
  const char *member;
  int fallback;
  GStrv words;
  GPtrArray *parts; /* of JsonObject */
} Field;

static void
field_free (gpointer data, GClosure *closure)
{
  Field *self = data;

  g_object_unref (self->draft);
  json_object_unref (self->object);
  g_strfreev (self->words);
  g_clear_pointer (&self->parts, g_ptr_array_unref);
  g_free (self);
}

static Field *
field_new (CbEditionDraft *draft, JsonObject *object, const char *member)
{
  Field *self = g_new0 (Field, 1);

  self->draft = g_object_ref (draft);
  self->object = json_object_ref (object);
  self->member = g_intern_string (member);
  return self;
}

static GtkWidget *
create_row (GType type, const char *title)
{
  return g_object_new (type, "title", title, "use-underline", TRUE, "use-markup", FALSE, NULL);
}

static void
text_changed_cb (GtkEditable *row, gpointer data)
{
  Field *self = data;

  cb_edition_draft_set_text (self->draft, self->object, self->member, gtk_editable_get_text (row));
}

GtkWidget *
cb_edition_text_field (CbEditionDraft *draft,
                       JsonObject *object,
                       const char *member,
                       const char *title)
{
  GtkWidget *row = create_row (ADW_TYPE_ENTRY_ROW, title);
  g_autofree char *text = cb_edition_draft_dup_text (object, member);

  gtk_editable_set_text (GTK_EDITABLE (row), text);
  g_signal_connect_data (row, "changed", G_CALLBACK (text_changed_cb),
                         field_new (draft, object, member), field_free, 0);
  return row;
}

static void
words_changed_cb (GtkEditable *row, gpointer data)
{
  Field *self = data;

  cb_edition_draft_set_words (self->draft, self->object, self->member, gtk_editable_get_text (row));
}

GtkWidget *
cb_edition_words_field (CbEditionDraft *draft,
                        JsonObject *object,
                        const char *member,
                        const char *title)
{
  GtkWidget *row = create_row (ADW_TYPE_ENTRY_ROW, title);
  g_autofree char *text = cb_edition_draft_dup_words (object, member);

  gtk_editable_set_text (GTK_EDITABLE (row), text);
  g_signal_connect_data (row, "changed", G_CALLBACK (words_changed_cb),
                         field_new (draft, object, member), field_free, 0);
  return row;
}

static void
number_changed_cb (AdwSpinRow *row, GParamSpec *pspec, gpointer data)
{
  Field *self = data;

  cb_edition_draft_set_number (self->draft, self->object, self->member,
                               (int) adw_spin_row_get_value (row), self->fallback);
}

/* @fallback: what holds where nothing is said */
GtkWidget *
cb_edition_number_field (CbEditionDraft *draft,
                         JsonObject *object,
                         const char *member,
                         const char *title,
                         int min,
                         int max,
                         int fallback)
{
  GtkWidget *row = create_row (ADW_TYPE_SPIN_ROW, title);
  GtkAdjustment *adjustment = gtk_adjustment_new (
    cb_edition_draft_get_number (object, member, fallback), min, max, 1, 5, 0);
  Field *field = field_new (draft, object, member);

  field->fallback = fallback;
  adw_spin_row_set_adjustment (ADW_SPIN_ROW (row), adjustment);
  g_signal_connect_data (row, "notify::value", G_CALLBACK (number_changed_cb), field, field_free,
                         0);
  return row;
}

static void
choice_changed_cb (AdwComboRow *row, GParamSpec *pspec, gpointer data)
{
  Field *self = data;

  cb_edition_draft_set_text (self->draft, self->object, self->member,
                             self->words[adw_combo_row_get_selected (row)]);
}

/* A row that shows what is chosen does so from the next choice on: its list comes last. */
static GtkWidget *
fill_choice (GtkWidget *row, Field *field, const char *const *words, const char *const *names)
{
  g_autofree char *word = cb_edition_draft_dup_text (field->object, field->member);
  g_autoptr (GListModel) model = G_LIST_MODEL (gtk_string_list_new (names));

  field->words = g_strdupv ((GStrv) words);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), model);
  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], word))
      adw_combo_row_set_selected (ADW_COMBO_ROW (row), i);
  g_signal_connect_data (row, "notify::selected", G_CALLBACK (choice_changed_cb), field, field_free,
                         0);
  return row;
}

/* @words, @names: NULL-ended, what is written and what it is called; the first where nothing is
 * said */
GtkWidget *
cb_edition_choice_field (CbEditionDraft *draft,
                         JsonObject *object,
                         const char *member,
                         const char *title,
                         const char *const *words,
                         const char *const *names)
{
  return fill_choice (create_row (ADW_TYPE_COMBO_ROW, title), field_new (draft, object, member),
                      words, names);
}

GtkWidget *
cb_edition_long_choice_field (CbEditionDraft *draft,
                              JsonObject *object,
                              const char *member,
                              const char *title,
                              const char *const *words,
                              const char *const *names)
{
  GtkWidget *row = create_row (ADW_TYPE_COMBO_ROW, title);

  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (row), TRUE);
  return fill_choice (row, field_new (draft, object, member), words, names);
}

static void
flag_changed_cb (AdwSwitchRow *row, GParamSpec *pspec, gpointer data)
{
  Field *self = data;

  cb_edition_draft_set_flag (self->draft, self->object, self->member,
                             adw_switch_row_get_active (row));
}

GtkWidget *
cb_edition_flag_field (CbEditionDraft *draft,
                       JsonObject *object,
                       const char *member,
                       const char *title)
{
  GtkWidget *row = create_row (ADW_TYPE_SWITCH_ROW, title);

  adw_switch_row_set_active (ADW_SWITCH_ROW (row),
                             json_object_get_boolean_member_with_default (object, member, FALSE));
  g_signal_connect_data (row, "notify::active", G_CALLBACK (flag_changed_cb),
                         field_new (draft, object, member), field_free, 0);
  return row;
}

static void
asked_changed_cb (AdwSwitchRow *row, GParamSpec *pspec, gpointer data)
{
  Field *self = data;

  cb_edition_draft_set_asked (self->draft, self->object, adw_switch_row_get_active (row));
}

GtkWidget *
cb_edition_asked_field (CbEditionDraft *draft, JsonObject *category, const char *title)
{
  GtkWidget *row = create_row (ADW_TYPE_SWITCH_ROW, title);

  adw_switch_row_set_active (ADW_SWITCH_ROW (row), cb_edition_draft_get_asked (draft, category));
  g_signal_connect_data (row, "notify::active", G_CALLBACK (asked_changed_cb),
                         field_new (draft, category, ""), field_free, 0);
  return row;
}

static void
word_changed_cb (AdwSwitchRow *row, GParamSpec *pspec, gpointer data)
{
  Field *self = data;

  cb_edition_draft_set_word (self->draft, self->object, self->member, self->words[0],
                             adw_switch_row_get_active (row));
}

GtkWidget *
cb_edition_word_field (CbEditionDraft *draft,
                       JsonObject *object,
                       const char *member,
                       const char *word,
                       const char *title)
{
  const char *const words[] = { word, NULL };
  GtkWidget *row = create_row (ADW_TYPE_SWITCH_ROW, title);
  Field *field = field_new (draft, object, member);

  field->words = g_strdupv ((GStrv) words);
  adw_switch_row_set_active (ADW_SWITCH_ROW (row),
                             cb_edition_draft_has_word (object, member, word));
  g_signal_connect_data (row, "notify::active", G_CALLBACK (word_changed_cb), field, field_free, 0);
  return row;
}

GPtrArray *
cb_edition_list_characters (CbEditionDraft *draft)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);
  JsonObject *root = cb_edition_draft_get_root (draft);
  JsonObject *category = cb_edition_draft_get_n_parts (root, "categories") > 0
                           ? cb_edition_draft_get_part (root, "categories", 0)
                           : NULL;

  for (guint i = 0; category != NULL && i < cb_edition_draft_get_n_parts (category, "cards"); i++)
    {
      JsonObject *card = cb_edition_draft_get_part (category, "cards", i);

      if (json_object_has_member (card, "name"))
        g_ptr_array_add (list, json_object_ref (card));
    }
  return list;
}

static void
character_changed_cb (AdwComboRow *row, GParamSpec *pspec, gpointer data)
{
  Field *self = data;
  guint selected = adw_combo_row_get_selected (row);

  cb_edition_draft_set_part (self->draft, self->object, self->member,
                             selected > 0 ? g_ptr_array_index (self->parts, selected - 1) : NULL);
}

GtkWidget *
cb_edition_character_field (CbEditionDraft *draft,
                            JsonObject *object,
                            const char *member,
                            const char *title,
                            const char *none)
{
  GtkWidget *row = create_row (ADW_TYPE_COMBO_ROW, title);
  g_autofree char *id = cb_edition_draft_dup_text (object, member);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  Field *field = field_new (draft, object, member);
  guint selected = 0;

  field->parts = cb_edition_list_characters (draft);
  gtk_string_list_append (names, none);
  for (guint i = 0; i < field->parts->len; i++)
    {
      JsonObject *card = g_ptr_array_index (field->parts, i);

      gtk_string_list_append (names, json_object_get_string_member (card, "name"));
      if (g_strcmp0 (json_object_get_string_member_with_default (card, "id", NULL), id) == 0)
        selected = i + 1;
    }
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), selected);
  g_signal_connect_data (row, "notify::selected", G_CALLBACK (character_changed_cb), field,
                         field_free, 0);
  return row;
}
