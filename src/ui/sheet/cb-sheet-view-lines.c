/* The header, groups, rows, cells and foot of a sheet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-css-class.h"
#include "cb-glyph.h"
#include "cb-sheet-body.h"
#include "cb-sheet-count.h"
#include "cb-sheet-heading.h"
#include "cb-sheet-row.h"
#include "cb-sheet-view-private.h"
#include "cb-table-state-words.h"
#include "cb-token.h"

#define GLYPH_SIZE 16

static void
set_index (GtkWidget *widget, GtkAccessibleRelation relation, const char *text)
{
  gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), relation, text, -1);
}

static gboolean
is_mine (CbSheetView *self, guint holder)
{
  int me = self->setup->me;

  return me != CB_NOBODY && holder == CB_HOLDER_OF_SEAT (me);
}

/* Shows in the headings who is out, and whose turn it is. */
static void
update_players (CbSheetView *self)
{
  int turn = cb_sheet_get_turn (self->sheet);
  CbCase *case_ = cb_sheet_get_case (self->sheet);
  guint n = cb_log_get_n_entries (cb_case_get_log (case_));
  int at = cb_sheet_get_at (self->sheet);
  g_autoptr (CbTableState) state = cb_table_state_new (case_, at < 0 ? n : MIN ((guint) at, n));

  for (guint i = 0; i < self->setup->n_players; i++)
    {
      CbSeatState out = cb_seats_get (state->seats, i);
      g_autofree char *why = cb_table_state_describe_out (out);

      cb_sheet_heading_set_state (g_ptr_array_index (self->headings, CB_HOLDER_OF_SEAT (i)),
                                  out != CB_SEAT_PLAYING ? why : NULL, (int) i == turn);
    }
}

/* Makes the cards that are in the envelope stand out. */
static void
update_found (CbSheetView *self)
{
  for (guint card = 0; card < self->rows->len; card++)
    {
      GtkWidget *row = g_ptr_array_index (self->rows, card);
      CbCell *cell = cb_sheet_get_cell (self->sheet, card, CB_HOLDER_ENVELOPE);

      cb_css_class_set (row, "found", cb_cell_get_mark (cell) == CB_MARK_YES);
    }
}

/* Updates what the head and the foot of each column say. */
void
_cb_sheet_view_update_columns (CbSheetView *self)
{
  gboolean counts = cb_case_get_assist (cb_sheet_get_case (self->sheet)) != CB_ASSIST_NOTES;
  g_autofree char *progress = cb_sheet_describe_progress (self->sheet);

  update_players (self);
  for (guint holder = 0; holder < self->n_columns; holder++)
    {
      g_autofree char *description = cb_sheet_describe_column (self->sheet, holder);
      guint n_cards;
      guint n_known = cb_sheet_count_known (self->sheet, holder, &n_cards);

      cb_sheet_heading_set_description (g_ptr_array_index (self->headings, holder), description);
      cb_sheet_count_set (g_ptr_array_index (self->counts, holder), n_known, n_cards);
    }
  update_found (self);
  gtk_label_set_label (GTK_LABEL (self->progress), progress);
  gtk_widget_set_tooltip_text (self->progress, progress);
  if (gtk_widget_get_visible (self->foot) != counts)
    gtk_widget_set_visible (self->foot, counts);
}

/* Sets an accessible name, because the line would be named by all of its contents otherwise. */
static void
name_line (GtkWidget *line, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* (transfer floating) */
static GtkWidget *
make_token (CbSheetView *self, guint holder)
{
  int seat = CB_SEAT_OF_HOLDER (holder);
  GtkWidget *token;

  if (holder == CB_HOLDER_ENVELOPE)
    return cb_glyph_new ("envelope", GLYPH_SIZE);
  if (seat >= (int) self->setup->n_players)
    return cb_glyph_new (holder == cb_setup_get_face_up_holder (self->setup) ? "eye" : "deck",
                         GLYPH_SIZE);
  token = cb_token_new (CB_SHEET_TOKEN_BESIDE);
  cb_token_set_player (CB_TOKEN (token), self->setup, seat);
  return token;
}

/* The toggle of each mode, and the level of assistance from which on the mode is offered. */
static const struct
{
  const char *name;
  const char *icon_name;
  const char *label;
  const char *tooltip;
  CbAssist level;
} MODES[] = {
  [CB_SHEET_MODE_MARKS] = { "marks", "object-select-symbolic", NULL, N_ ("Marks Only"),
                            CB_ASSIST_LOGIC },
  [CB_SHEET_MODE_ODDS] = { "odds", NULL, "%", N_ ("Marks and Odds"), CB_ASSIST_ODDS },
  [CB_SHEET_MODE_OPEN] = { "open", "casebook-fold-symbolic", NULL, N_ ("Only Unknown Cards"),
                           CB_ASSIST_LOGIC },
};

/* The choice of what the sheet shows, in the corner where the header and the names meet. */

/* The mode in effect: marks only, if the level of assistance does not offer the chosen mode. */
static CbSheetMode
get_shown_mode (CbSheetView *self)
{
  CbAssist level = cb_case_get_assist (cb_sheet_get_case (self->sheet));

  return MODES[self->mode].level > level ? CB_SHEET_MODE_MARKS : self->mode;
}

static void
chosen_cb (CbSheetView *self)
{
  const char *name = adw_toggle_group_get_active_name (ADW_TOGGLE_GROUP (self->corner));

  if (g_strcmp0 (name, MODES[get_shown_mode (self)].name) == 0)
    return;
  for (guint i = 0; name != NULL && i < G_N_ELEMENTS (MODES); i++)
    if (g_str_equal (name, MODES[i].name))
      g_object_set (self, "mode", i, NULL);
}

static void
add_toggle (AdwToggleGroup *group, CbSheetMode mode)
{
  AdwToggle *toggle = adw_toggle_new ();

  adw_toggle_set_name (toggle, MODES[mode].name);
  adw_toggle_set_icon_name (toggle, MODES[mode].icon_name);
  adw_toggle_set_label (toggle, MODES[mode].label);
  adw_toggle_set_tooltip (toggle, _ (MODES[mode].tooltip));
  adw_toggle_group_add (group, toggle);
}

/* Without odds the user can choose only between marks and open cards; without automatic crosses
 * there is no choice. */
void
_cb_sheet_view_update_corner (CbSheetView *self)
{
  AdwToggleGroup *group = ADW_TOGGLE_GROUP (self->corner);
  CbAssist level = cb_case_get_assist (cb_sheet_get_case (self->sheet));

  g_signal_handlers_block_by_func (group, chosen_cb, self);
  if (self->corner_level != level)
    {
      adw_toggle_group_remove_all (group);
      for (guint i = 0; i < G_N_ELEMENTS (MODES); i++)
        if (MODES[i].level <= level)
          add_toggle (group, (CbSheetMode) i);
      gtk_widget_set_visible (self->corner, level >= CB_ASSIST_LOGIC);
      self->corner_level = level;
    }
  if (level >= CB_ASSIST_LOGIC)
    adw_toggle_group_set_active_name (group, MODES[get_shown_mode (self)].name);
  g_signal_handlers_unblock_by_func (group, chosen_cb, self);
}

static void
make_corner (CbSheetView *self)
{
  self->corner = g_object_new (ADW_TYPE_TOGGLE_GROUP, "valign", GTK_ALIGN_CENTER, "halign",
                               GTK_ALIGN_START, "css-classes", (const char *[]) { "corner", NULL },
                               NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->corner), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What the Sheet Shows"), -1);
  self->corner_level = CB_ASSIST_NOTES;
  gtk_widget_set_visible (self->corner, FALSE);
  g_signal_connect_object (self->corner, "notify::active-name", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->corner, self->header);
  _cb_sheet_view_update_corner (self);
}

/* Whether only open cards are shown. */
gboolean
_cb_sheet_view_folds (CbSheetView *self)
{
  return get_shown_mode (self) == CB_SHEET_MODE_OPEN;
}

static void
add_headings (CbSheetView *self)
{
  name_line (self->header, _ ("Envelope and players"));
  make_corner (self);
  for (guint holder = 0; holder < self->n_columns; holder++)
    {
      g_autofree char *name = cb_setup_get_holder_name (self->setup, holder);
      GtkWidget *heading = cb_sheet_heading_new (make_token (self, holder), name);

      if (is_mine (self, holder) || holder == CB_HOLDER_ENVELOPE)
        gtk_widget_add_css_class (heading, "mine");
      g_ptr_array_add (self->headings, heading);
      gtk_widget_set_parent (heading, self->header);
    }
}

static void
add_foot (CbSheetView *self)
{
  self->foot = g_object_new (CB_TYPE_SHEET_ROW, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                             "css-classes", (const char *[]) { "foot", NULL }, NULL);
  name_line (self->foot, _ ("Known cards"));
  self->progress = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "ellipsize", PANGO_ELLIPSIZE_END,
                                 "css-classes", (const char *[]) { "progress", NULL }, NULL);
  gtk_widget_set_parent (self->progress, self->foot);
  for (guint holder = 0; holder < self->n_columns; holder++)
    {
      GtkWidget *count = g_object_new (CB_TYPE_SHEET_COUNT, NULL);

      g_ptr_array_add (self->counts, count);
      gtk_widget_set_parent (count, self->foot);
    }
  gtk_widget_set_parent (self->foot, self->body);
}

static void
cell_details_cb (CbSheetView *self, CbSheetCell *cell)
{
  g_signal_emit_by_name (self, "details", cell);
}

/* Arrow keys go on from this cell, however it got the focus. */
static void
cell_focus_cb (CbSheetView *self, GParamSpec *pspec, CbSheetCell *cell)
{
  if (!gtk_widget_has_focus (GTK_WIDGET (cell)))
    return;

  self->card = cb_cell_get_card (cb_sheet_cell_get_cell (cell));
  self->holder = cb_cell_get_holder (cb_sheet_cell_get_cell (cell));
  _cb_sheet_view_scroll_to_cell (self, cell);
  g_signal_emit_by_name (self, "moved");
}

static void
add_cell (CbSheetView *self, GtkWidget *row, const CbCard *card, guint index, guint holder)
{
  GtkWidget *cell = cb_sheet_cell_new (self->sheet, cb_sheet_get_cell (self->sheet, index, holder));
  g_autofree char *name = cb_setup_get_holder_name (self->setup, holder);

  cb_sheet_cell_set_symbols (CB_SHEET_CELL (cell), self->symbols);
  if (holder == CB_HOLDER_ENVELOPE)
    gtk_widget_add_css_class (cell, "envelope");
  if (is_mine (self, holder))
    gtk_widget_add_css_class (cell, "mine");
  set_index (cell, GTK_ACCESSIBLE_RELATION_ROW_INDEX_TEXT, card->name);
  set_index (cell, GTK_ACCESSIBLE_RELATION_COL_INDEX_TEXT, name);
  g_signal_connect_object (cell, "details", G_CALLBACK (cell_details_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (cell, "notify::has-focus", G_CALLBACK (cell_focus_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_parent (cell, row);
}

/* (transfer floating): a glyph and the name */
static GtkWidget *
make_label (CbSheetView *self, guint index)
{
  const CbEdition *edition = self->setup->edition;
  const char *name = cb_edition_get_card (edition, index)->name;
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW_HEADER,
                                 "spacing", 8, "tooltip-text", name, "css-classes",
                                 (const char *[]) { "row-label", NULL }, NULL);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION, "label", name, "xalign", 0.0,
                                   "hexpand", TRUE, "ellipsize", PANGO_ELLIPSIZE_END, "css-classes",
                                   (const char *[]) { "card-name", NULL }, NULL);

  name_line (box, name);
  gtk_box_append (GTK_BOX (box), cb_glyph_new_for_card (edition, index, GLYPH_SIZE));
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static void
add_row (CbSheetView *self, CbSheetGroup *group, guint index)
{
  const CbCard *card = cb_edition_get_card (self->setup->edition, index);
  GtkWidget *row = g_object_new (CB_TYPE_SHEET_ROW, NULL);

  name_line (row, card->name);
  gtk_widget_set_parent (make_label (self, index), row);
  for (guint holder = 0; holder < self->n_columns; holder++)
    add_cell (self, row, card, index, holder);
  g_ptr_array_add (self->rows, row);
  cb_sheet_group_append (group, CB_SHEET_ROW (row));
}

static void
add_category (CbSheetView *self, const CbCategory *category)
{
  GtkWidget *group = cb_sheet_group_new (category->name);

  g_signal_connect_object (group, "unfolded", G_CALLBACK (_cb_sheet_view_update_folds), self,
                           G_CONNECT_SWAPPED);
  g_ptr_array_add (self->groups, group);
  gtk_widget_set_parent (group, self->body);
  for (guint card = 0; card < CB_MAX_CARDS; card++)
    if (cb_card_set_has (category->cards, card))
      add_row (self, CB_SHEET_GROUP (group), card);
}

/* Cards that are out of play or open stay in the sheet: they are named in questions too. */
void
_cb_sheet_view_fill (CbSheetView *self)
{
  CbSetup *setup = cb_case_get_setup (cb_sheet_get_case (self->sheet));

  self->setup = cb_setup_ref (setup);
  self->n_columns = cb_setup_get_n_holders (setup);
  self->n_read = cb_sheet_get_n_read (self->sheet);
  add_headings (self);
  for (guint i = 0; i < cb_edition_get_n_categories (setup->edition); i++)
    add_category (self, cb_edition_get_category (setup->edition, i));
  add_foot (self);
  self->card = MIN (self->card, self->rows->len - 1);
  self->holder = MIN (self->holder, self->n_columns - 1);
  _cb_sheet_view_update_folds (self);
  _cb_sheet_view_update_columns (self);
}

void
_cb_sheet_view_update_symbols (CbSheetView *self)
{
  for (guint card = 0; card < self->rows->len; card++)
    for (guint holder = 0; holder < self->n_columns; holder++)
      cb_sheet_cell_set_symbols (cb_sheet_view_get_cell (self, card, holder), self->symbols);
}

static void
remove_children (GtkWidget *widget)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}

void
_cb_sheet_view_clear (CbSheetView *self)
{
  _cb_sheet_view_stop_motion (self);
  g_clear_pointer (&self->setup, cb_setup_unref);
  remove_children (self->header);
  remove_children (self->body);
  self->anchor = NULL;
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  self->corner = NULL;
  self->foot = NULL;
  self->progress = NULL;
  g_ptr_array_set_size (self->counts, 0);
  g_ptr_array_set_size (self->groups, 0);
  g_ptr_array_set_size (self->headings, 0);
  g_ptr_array_set_size (self->rows, 0);
  g_array_set_size (self->order, 0);
}
