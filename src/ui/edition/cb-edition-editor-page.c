/* The page of a part, and the lists of the parts it is made of.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The edition, a category and a deck have a page each, all built from the vocabulary of editions.
 * First come fields without a heading, then its parts of the first kind, then fields with headings,
 * then the other parts. A part that holds others gets a page of its own, a part with a single field
 * a plain row, and any other part a row that opens. */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-edition-editor-private.h"
#include "cb-edition-form.h"
#include "cb-follow-focus.h"
#include "cb-link-row.h"

AdwNavigationPage *
_cb_edition_editor_push_content (CbEditionEditor *self, const char *title, GtkWidget *content)
{
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *header = adw_header_bar_new ();
  AdwNavigationPage *page = adw_navigation_page_new (view, title);

  adw_header_bar_set_show_start_title_buttons (ADW_HEADER_BAR (header), FALSE);
  adw_header_bar_set_show_end_title_buttons (ADW_HEADER_BAR (header), FALSE);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), header);
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), content);
  adw_navigation_view_push (self->navigation, page);
  return page;
}

/* The title of a part: its name, or a placeholder for its kind if it has none yet. */
static const char *
get_title (const CbPart *part)
{
  const char *name = cb_part_get_written (part, "Name");

  return *name != '\0' ? name : _ (cb_part_forms[part->kind].unnamed);
}

/* The target of a button in a list. */
typedef struct
{
  CbEditionEditor *editor; /* not owned; outlives the rows */
  CbPart *part;            /* the part to remove or to show, or the one to add to */
  CbPartKind kind;         /* the kind of part to add */
} Place;

static void
place_free (gpointer data, GClosure *closure)
{
  cb_part_unref (((Place *) data)->part);
  g_free (data);
}

static void
connect_place (GtkWidget *widget,
               const char *signal,
               GCallback callback,
               CbEditionEditor *self,
               CbPart *part,
               CbPartKind kind)
{
  Place *place = g_new (Place, 1);

  *place = (Place) { self, cb_part_ref (part), kind };
  g_signal_connect_data (widget, signal, callback, place, place_free, 0);
}

/* Refilling the page frees the widget and its data, so the editor is copied first. */
static void
remove_cb (GtkWidget *widget, gpointer data)
{
  Place *place = data;
  CbEditionEditor *editor = place->editor;

  cb_edition_draft_remove_part (editor->draft, place->part);
  _cb_edition_editor_refill (editor);
}

static gboolean
holds (CbPartKind owner, CbPartKind kind)
{
  return kind != CB_PART_EDITION && cb_part_forms[kind].parent == owner;
}

static gboolean
has_page (CbPartKind kind)
{
  for (CbPartKind child = 0; child < CB_N_PART_KINDS; child++)
    if (holds (kind, child))
      return TRUE;
  return FALSE;
}

static void
add_cb (GtkWidget *widget, gpointer data)
{
  Place place = *(Place *) data;
  CbPart *part = cb_edition_draft_add_part (place.editor->draft, place.part, place.kind);

  if (place.kind == CB_PART_DIE)
    cb_edition_draft_set_words (place.editor->draft, part, "Faces", "1 2 3 4 5 6");
  _cb_edition_editor_refill (place.editor);
  if (has_page (place.kind))
    _cb_edition_editor_push (place.editor, part);
}

static GtkWidget *
create_remove (CbEditionEditor *self, CbPart *part)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");

  gtk_widget_set_tooltip_text (button, _ ("Remove"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  connect_place (button, "clicked", G_CALLBACK (remove_cb), self, part, part->kind);
  return button;
}

static void
part_activated_cb (GtkWidget *row, gpointer data)
{
  Place *place = data;

  _cb_edition_editor_push (place->editor, place->part);
}

/* (transfer full): the names of the cards of a category or deck */
static char *
describe_cards (const CbParts *parts, const CbPart *part)
{
  CbPartKind kind = part->kind == CB_PART_DECK ? CB_PART_DECK_CARD : CB_PART_CARD;
  g_autoptr (GString) names = g_string_new (NULL);
  const CbPart *card;

  for (guint i = 0; (card = cb_parts_get_inside (parts, part, kind, i)) != NULL; i++)
    if (*cb_part_get_written (card, "Name") != '\0')
      /* Translators: stands between the items of a list. */
      g_string_append_printf (names, "%s%s", names->len > 0 ? _ (", ") : "",
                              cb_part_get_written (card, "Name"));
  return names->len > 0 ? g_string_free_and_steal (g_steal_pointer (&names))
                        : g_strdup (_ ("No cards yet"));
}

/* A row that opens the page of a part. */
static GtkWidget *
create_link (CbEditionEditor *self, CbPart *part)
{
  g_autofree char *cards = describe_cards (cb_edition_draft_get_parts (self->draft), part);
  GtkWidget *row = cb_link_row_new (get_title (part));

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), cards);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 2);
  cb_link_row_add_suffix (CB_LINK_ROW (row), create_remove (self, part));
  connect_place (row, "activated", G_CALLBACK (part_activated_cb), self, part, part->kind);
  return row;
}

static void
name_changed_cb (CbEditionDraft *draft, AdwExpanderRow *row)
{
  const char *name = cb_part_get_written (g_object_get_data (G_OBJECT (row), "part"), "Name");

  if (*name != '\0')
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
}

/* A row that opens to show the fields of a part; it is open if the part has no name yet. */
static GtkWidget *
create_expander (CbEditionEditor *self, CbPart *part, guint number)
{
  GtkWidget *row = adw_expander_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), get_title (part));
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), !cb_part_has (part, "Name"));
  adw_expander_row_add_suffix (ADW_EXPANDER_ROW (row), create_remove (self, part));
  cb_edition_form_add_fields (row, self->draft, part, NULL, number);
  g_object_set_data_full (G_OBJECT (row), "part", cb_part_ref (part),
                          (GDestroyNotify) cb_part_unref);
  g_signal_connect_object (self->draft, "changed", G_CALLBACK (name_changed_cb), row,
                           G_CONNECT_DEFAULT);
  return row;
}

/* Whether a part of this kind has only one field, so that a plain row is enough. */
static gboolean
is_one_row (CbPartKind kind)
{
  guint n = 0;

  for (const CbField *field = cb_part_forms[kind].fields; field->key != NULL; field++)
    n += field->title != NULL;
  return n == 1;
}

static void
add_parts (CbEditionEditor *self, GtkWidget *page, CbPart *owner, CbPartKind kind)
{
  const CbPartForm *form = &cb_part_forms[kind];
  GtkWidget *group = cb_edition_form_create_group (page, _ (form->title));
  const CbParts *parts = cb_edition_draft_get_parts (self->draft);
  guint n = cb_parts_count_inside (parts, owner, kind);
  GtkWidget *add = cb_edition_form_create_button (_ (form->add), "list-add-symbolic");

  if (form->description != NULL)
    adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), _ (form->description));
  for (guint i = 0; i < n; i++)
    {
      CbPart *part = cb_parts_get_inside (parts, owner, kind, i);

      if (has_page (kind))
        cb_edition_form_add_row (group, create_link (self, part));
      else if (is_one_row (kind))
        adw_entry_row_add_suffix (
          ADW_ENTRY_ROW (cb_edition_form_add_fields (group, self->draft, part, NULL, i + 1)),
          create_remove (self, part));
      else
        cb_edition_form_add_row (group, create_expander (self, part, i + 1));
    }
  if (n >= form->most)
    return;
  connect_place (add, "activated", G_CALLBACK (add_cb), self, owner, kind);
  cb_edition_form_add_row (group, add);
}

/* The parts of one kind that @owner holds. */
static void
add_children (CbEditionEditor *self, GtkWidget *page, CbPart *owner, CbPartKind kind)
{
  const CbPartForm *form = &cb_part_forms[kind];

  if (kind == CB_PART_EVENT)
    _cb_edition_editor_add_events (self, page);
  else if (kind == CB_PART_CARD)
    _cb_edition_editor_add_cards (self, page, owner);
  else if (form->once)
    cb_edition_form_add_fields (cb_edition_form_create_group (page, _ (form->title)), self->draft,
                                cb_edition_draft_get_once (self->draft, kind), NULL, 0);
  else
    add_parts (self, page, owner, kind);
}

static void
add_start_from (GtkWidget *page)
{
  GtkWidget *row = cb_edition_form_create_button (_ ("Start _From Another Edition…"),
                                                  "edit-copy-symbolic");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "editor.start-from");
  cb_edition_form_add_row (cb_edition_form_create_group (page, NULL), row);
}

/* Returns: (transfer floating): the page of a part with its present values */
static GtkWidget *
create_page (CbEditionEditor *self, CbPart *part)
{
  GtkWidget *page = adw_preferences_page_new ();
  gboolean first = TRUE;

  cb_edition_form_add_fields (cb_edition_form_create_group (page, NULL), self->draft, part, NULL,
                              0);
  if (part->kind == CB_PART_EDITION && self->id == NULL)
    add_start_from (page);
  for (CbPartKind child = 0; child < CB_N_PART_KINDS; child++)
    {
      if (!holds (part->kind, child))
        continue;
      add_children (self, page, part, child);
      if (first)
        cb_edition_form_add_sections (page, self->draft, part);
      first = FALSE;
    }
  cb_follow_focus (page);
  return page;
}

/* Shows the page of a part, and remembers the part for refilling the page. */
void
_cb_edition_editor_push (CbEditionEditor *self, CbPart *part)
{
  AdwNavigationPage *page = _cb_edition_editor_push_content (self, get_title (part),
                                                             create_page (self, part));

  g_object_set_data_full (G_OBJECT (page), "part", cb_part_ref (part),
                          (GDestroyNotify) cb_part_unref);
}

/* All rows in @widget, in the order of the page. */
static void
collect_rows (GtkWidget *widget, GPtrArray *rows)
{
  if (GTK_IS_LIST_BOX_ROW (widget))
    g_ptr_array_add (rows, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_rows (child, rows);
}

/* Returns: the place of the row that has the focus among all in @page, or -1 */
static int
leave_row (GtkWidget *page)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();
  GtkRoot *root = gtk_widget_get_root (page);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  int place = -1;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, page))
    return -1;
  collect_rows (page, rows);
  for (guint i = 0; i < rows->len; i++)
    if (focus == rows->pdata[i] || gtk_widget_is_ancestor (focus, rows->pdata[i]))
      place = (int) i;
  /* GTK warns of a field that has the focus while it is removed. */
  gtk_root_set_focus (root, NULL);
  return place;
}

static void
focus_row (GtkWidget *page, guint place)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  collect_rows (page, rows);
  gtk_widget_child_focus (rows->pdata[MIN (place, rows->len - 1)], GTK_DIR_TAB_FORWARD);
}

/* At the name of the edition. */
void
_cb_edition_editor_focus_first (CbEditionEditor *self)
{
  focus_row (adw_toolbar_view_get_content (self->main), 0);
}

/* Shows @part anew in @view. What has the focus is followed by what comes to stand in its place:
 * the row that was added there, or the one below the row that was removed. */
static void
refill_view (CbEditionEditor *self, AdwToolbarView *view, CbPart *part)
{
  GtkWidget *old = adw_toolbar_view_get_content (view), *page = create_page (self, part);
  int place = old != NULL ? leave_row (old) : -1;

  adw_toolbar_view_set_content (view, page);
  if (place >= 0)
    focus_row (page, (guint) place);
}

/* Fills the page of the edition, and that of an open part, with the present values. */
void
_cb_edition_editor_refill (CbEditionEditor *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);
  CbPart *part = page != NULL ? g_object_get_data (G_OBJECT (page), "part") : NULL;

  refill_view (self, self->main, cb_edition_draft_get_root (self->draft));
  if (part != NULL)
    refill_view (self, ADW_TOOLBAR_VIEW (adw_navigation_page_get_child (page)), part);
}
