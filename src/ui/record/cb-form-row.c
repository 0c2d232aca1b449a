/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-card-chips.h"
#include "cb-category-chips.h"
#include "cb-drop-down.h"
#include "cb-fields.h"
#include "cb-form-row.h"
#include "cb-guess-row.h"

/* The height and margin of the text of a note, in pixels. */
#define TEXT_HEIGHT 96
#define TEXT_MARGIN 8

struct _CbFormRow
{
  CbDraftPart parent_instance;

  const CbFormField *field;
  GStrv names;      /* the names in a list */
  gboolean showing; /* whether the row is being updated from the draft, so that it does not change
                       the draft */

  GtkWidget *title;
  GtkWidget *picker;
};

CB_DEFINE_PLAIN_TYPE (CbFormRow, cb_form_row, CB_TYPE_DRAFT_PART)

static CbDraft *
get_draft (CbFormRow *self)
{
  return cb_draft_part_get_draft (CB_DRAFT_PART (self));
}

static void
choose_index (CbFormRow *self, guint index)
{
  if (!self->showing && index != GTK_INVALID_LIST_POSITION)
    cb_form_field_choose (self->field, get_draft (self), index);
}

static GtkWidget *
create_cards (CbFormRow *self)
{
  return g_object_new (CB_TYPE_CATEGORY_CHIPS, "draft", get_draft (self), "sheet",
                       cb_draft_part_get_sheet (CB_DRAFT_PART (self)), NULL);
}

static GtkWidget *
create_guessed (CbFormRow *self)
{
  return g_object_new (CB_TYPE_GUESS_ROW, "draft", get_draft (self), "sheet",
                       cb_draft_part_get_sheet (CB_DRAFT_PART (self)), NULL);
}

static GtkWidget *
create_chips (CbFormRow *self)
{
  GtkWidget *chips = self->field->picker == CB_PICKER_CARD
                       ? g_object_new (CB_TYPE_CARD_CHIPS, "sheet",
                                       cb_draft_part_get_sheet (CB_DRAFT_PART (self)), NULL)
                       : g_object_new (CB_TYPE_CHIPS, NULL);

  if (self->field->context != NULL)
    cb_chips_set_context (CB_CHIPS (chips), _ (self->field->context));
  g_signal_connect_object (chips, "picked", G_CALLBACK (choose_index), self, G_CONNECT_SWAPPED);
  return chips;
}

/* Chips of cards have their own names, so only other chips get them here. */
static guint
show_names (CbFormRow *self)
{
  g_auto (GStrv) names = cb_form_field_list (self->field, get_draft (self));
  guint n = g_strv_length (names);

  for (; n > CB_MAX_CHIPS; n--)
    g_clear_pointer (&names[n - 1], g_free);
  cb_chips_set_names (CB_CHIPS (self->picker), (const char *const *) names);
  return n;
}

static gboolean
show_chips (CbFormRow *self)
{
  gboolean cards = self->field->picker == CB_PICKER_CARD;
  guint n = cards ? CB_MAX_CARDS : show_names (self);
  guint32 choices = cb_form_field_get_choices (self->field, get_draft (self));

  g_object_set (self->picker, "choices", choices, "selected",
                cb_form_field_get_chosen_set (self->field, get_draft (self)), NULL);
  return cards || (choices & (((guint64) 1 << n) - 1)) != 0;
}

static void
toggled_cb (CbFormRow *self, GParamSpec *pspec, AdwToggleGroup *group)
{
  choose_index (self, adw_toggle_group_get_active (group));
}

static GtkWidget *
create_toggles (CbFormRow *self)
{
  GtkWidget *group = g_object_new (ADW_TYPE_TOGGLE_GROUP, "homogeneous", TRUE, NULL);
  g_auto (GStrv) names = cb_form_field_list (self->field, get_draft (self));

  for (guint i = 0; names[i] != NULL; i++)
    adw_toggle_group_add (
      ADW_TOGGLE_GROUP (group),
      g_object_new (ADW_TYPE_TOGGLE, "label", names[i], "use-underline", TRUE, NULL));
  g_signal_connect_object (group, "notify::active", G_CALLBACK (toggled_cb), self,
                           G_CONNECT_SWAPPED);
  return group;
}

static gboolean
show_toggles (CbFormRow *self)
{
  int chosen = cb_form_field_get_chosen (self->field, get_draft (self));

  adw_toggle_group_set_active (ADW_TOGGLE_GROUP (self->picker),
                               chosen >= 0 ? (guint) chosen : GTK_INVALID_LIST_POSITION);
  return TRUE;
}

static void
selected_cb (CbFormRow *self, GParamSpec *pspec, GtkDropDown *list)
{
  choose_index (self, gtk_drop_down_get_selected (list));
}

static GtkWidget *
create_list (CbFormRow *self)
{
  GtkWidget *list = gtk_drop_down_new (
    G_LIST_MODEL (gtk_string_list_new (NULL)),
    gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string"));

  cb_drop_down_show_names (GTK_DROP_DOWN (list));
  g_signal_connect_object (list, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  return list;
}

/* A drop-down selects the first of new names, so the names are set before the selection. */
static gboolean
show_list (CbFormRow *self)
{
  GtkDropDown *list = GTK_DROP_DOWN (self->picker);
  GtkStringList *model = GTK_STRING_LIST (gtk_drop_down_get_model (list));
  g_auto (GStrv) names = cb_form_field_list (self->field, get_draft (self));
  int chosen = cb_form_field_get_chosen (self->field, get_draft (self));

  if (self->names == NULL ||
      !g_strv_equal ((const char *const *) self->names, (const char *const *) names))
    {
      gtk_string_list_splice (model, 0, g_list_model_get_n_items (G_LIST_MODEL (model)),
                              (const char *const *) names);
      g_strfreev (self->names);
      self->names = g_steal_pointer (&names);
    }
  gtk_drop_down_set_selected (list, chosen >= 0 ? (guint) chosen : GTK_INVALID_LIST_POSITION);
  return TRUE;
}

static gboolean
id_to_name (GBinding *binding, const GValue *from, GValue *to, gpointer user_data)
{
  CbFormRow *self = CB_FORM_ROW (user_data);
  const char *id = g_value_get_string (from);

  g_value_set_string (to, self->field->name_id != NULL ? self->field->name_id (get_draft (self), id)
                                                       : id);
  return TRUE;
}

static gboolean
name_to_id (GBinding *binding, const GValue *from, GValue *to, gpointer user_data)
{
  CbFormRow *self = CB_FORM_ROW (user_data);
  const char *name = g_value_get_string (from);

  g_value_set_string (
    to, self->field->find_id != NULL ? self->field->find_id (get_draft (self), name) : name);
  return TRUE;
}

static GtkWidget *
create_line (CbFormRow *self)
{
  GtkWidget *line = g_object_new (GTK_TYPE_ENTRY, "activates-default", TRUE, "placeholder-text",
                                  self->field->example, NULL);

  g_object_bind_property_full (get_draft (self), "text", line, "text",
                               G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE, id_to_name,
                               name_to_id, self, NULL);
  return line;
}

static GtkWidget *
create_text (CbFormRow *self)
{
  GtkWidget *frame = gtk_frame_new (NULL);
  GtkWidget *text = g_object_new (GTK_TYPE_TEXT_VIEW, "accepts-tab", FALSE, "wrap-mode",
                                  GTK_WRAP_WORD_CHAR, "height-request", TEXT_HEIGHT, "left-margin",
                                  TEXT_MARGIN, "right-margin", TEXT_MARGIN, "top-margin",
                                  TEXT_MARGIN, "bottom-margin", TEXT_MARGIN, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (self->field->label), -1);
  g_object_bind_property (get_draft (self), "text", gtk_text_view_get_buffer (GTK_TEXT_VIEW (text)),
                          "text", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  gtk_frame_set_child (GTK_FRAME (frame), text);
  return frame;
}

/* create (nullable) makes the picker of the field; show (nullable) updates it from the draft, and
 * returns FALSE if there is nothing to choose; style is the style class of the title, or NULL if
 * the title is a label for the picker. */
static const struct
{
  GtkWidget *(*create) (CbFormRow *self);
  gboolean (*show) (CbFormRow *self);
  const char *style;
} PICKERS[] = {
  [CB_PICKER_CARDS] = { create_cards, NULL, "heading" },
  [CB_PICKER_CARD] = { create_chips, show_chips, "heading" },
  [CB_PICKER_CHIPS] = { create_chips, show_chips, "heading" },
  [CB_PICKER_TOGGLES] = { create_toggles, show_toggles, "heading" },
  [CB_PICKER_LIST] = { create_list, show_list, NULL },
  [CB_PICKER_LINE] = { create_line, NULL, NULL },
  [CB_PICKER_TEXT] = { create_text, NULL, NULL },
  [CB_PICKER_GUESSED] = { create_guessed, NULL, NULL },
  [CB_PICKER_HEADING] = { NULL, NULL, "heading" },
  [CB_PICKER_REMARK] = { NULL, NULL, "dimmed" },
};

static GtkWidget *
create_title (CbFormRow *self)
{
  const char *title = self->field->title, *style = PICKERS[self->field->picker].style;
  GtkWidget *label;

  if (title == NULL && self->field->describe == NULL)
    return NULL;

  label = g_object_new (GTK_TYPE_LABEL, "label", title != NULL ? _ (title) : "", "wrap", TRUE,
                        "xalign", 0.0, "use-underline", style == NULL, NULL);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

/* A list is labelled by its title, because its own accessible name is what is selected in it. */
static void
name_picker (CbFormRow *self)
{
  GtkAccessible *picker = GTK_ACCESSIBLE (self->picker);

  if (self->field->picker == CB_PICKER_LIST && self->title != NULL)
    {
      cb_drop_down_set_label (GTK_DROP_DOWN (picker), GTK_LABEL (self->title));
      gtk_accessible_update_property (picker, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      gtk_label_get_text (GTK_LABEL (self->title)), -1);
    }
  else if (self->field->picker == CB_PICKER_LINE)
    gtk_label_set_mnemonic_widget (GTK_LABEL (self->title), self->picker);
  else if (GTK_IS_FRAME (picker) || CB_IS_DRAFT_PART (picker))
    return;
  else if (self->field->label != NULL)
    gtk_accessible_update_property (picker, GTK_ACCESSIBLE_PROPERTY_LABEL, _ (self->field->label),
                                    -1);
  else
    gtk_accessible_update_relation (picker, GTK_ACCESSIBLE_RELATION_LABELLED_BY, self->title, NULL,
                                    -1);
}

/* A list is beside its title, any other picker below it. */
static void
add_widgets (CbFormRow *self)
{
  gboolean beside = self->field->picker == CB_PICKER_LIST && self->field->title != NULL;
  GtkWidget *box = beside ? gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6)
                          : gtk_box_new (GTK_ORIENTATION_VERTICAL, CB_FORM_SPACING);

  self->title = create_title (self);
  if (self->title != NULL)
    {
      gtk_widget_set_hexpand (self->title, beside);
      gtk_box_append (GTK_BOX (box), self->title);
    }
  if (PICKERS[self->field->picker].create != NULL)
    {
      self->picker = PICKERS[self->field->picker].create (self);
      name_picker (self);
      gtk_box_append (GTK_BOX (box), self->picker);
    }
  adw_bin_set_child (ADW_BIN (self), box);
}

static void
cb_form_row_finalize (GObject *object)
{
  g_strfreev (CB_FORM_ROW (object)->names);

  G_OBJECT_CLASS (cb_form_row_parent_class)->finalize (object);
}

static void
cb_form_row_class_init (CbFormRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cb_form_row_finalize;
}

/* @field: lives as long as the program */
GtkWidget *
cb_form_row_new (CbDraft *draft, CbSheet *sheet, const CbFormField *field)
{
  CbFormRow *self = g_object_new (CB_TYPE_FORM_ROW, "draft", draft, "sheet", sheet, NULL);

  self->field = field;
  add_widgets (self);
  return GTK_WIDGET (self);
}

const CbFormField *
cb_form_row_get_field (CbFormRow *self)
{
  g_return_val_if_fail (CB_IS_FORM_ROW (self), NULL);

  return self->field;
}

/* Updates the row from the draft. */
void
cb_form_row_update (CbFormRow *self)
{
  gboolean shown;

  g_return_if_fail (CB_IS_FORM_ROW (self));

  shown = cb_form_field_is_shown (self->field, get_draft (self));
  if (self->field->describe != NULL)
    {
      g_autofree char *title = self->field->describe (get_draft (self));

      gtk_label_set_label (GTK_LABEL (self->title), title != NULL ? title : "");
      shown = shown && title != NULL;
    }
  self->showing = TRUE;
  if (PICKERS[self->field->picker].show != NULL)
    shown = PICKERS[self->field->picker].show (self) && shown;
  self->showing = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self), shown);
}
