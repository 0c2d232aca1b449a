/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-asked-line.h"
#include "cb-closures.h"
#include "cb-composer-private.h"
#include "cb-css-class.h"
#include "cb-drop-down.h"
#include "cb-event-form.h"
#include "cb-fields.h"
#include "cb-scroll.h"
#include "cb-template.h"
#include "cb-token.h"

/* The height of the handle of a bottom sheet, beyond the space above the buttons, in pixels. */
#define HANDLE 18

/* The least heights of the form, in pixels. */
#define FORM     76
#define LOW_FORM 36

/* The size of the disc before the name of the player whose turn it is, in pixels. */
#define TOKEN 22

/* The distance from the edge of the list to the words, in pixels. */
#define ITEM_PADDING 16

G_DEFINE_FINAL_TYPE (CbComposer, cb_composer, ADW_TYPE_BIN)

static gboolean
takes_turn (GObject *object, CbDraft *draft, guint kind)
{
  return draft != NULL && cb_draft_takes_turn (draft);
}

/* A typed line always becomes a new, last entry, so it is hidden while another entry is changed;
 * but with enough room it stays, so that nothing moves. */
static gboolean
shows_line (GObject *object, gboolean compact, gboolean typing, const char *purpose)
{
  return !compact || (typing && purpose == NULL);
}

static gboolean
shows_form (GObject *object, gboolean compact, gboolean typing, const char *purpose)
{
  return !compact || !typing || purpose != NULL;
}

/* Whether the form is folded up into one line that shows its cards: on a low screen it is, once all
 * cards are named, so that there is room for the answers. */
static gboolean
is_folded (CbComposer *self)
{
  return self->low && !self->changing && self->draft != NULL &&
         cb_draft_is_answered (self->draft) && cb_draft_names_all (self->draft);
}

/* The least height of the form in pixels. On a low screen it may shrink to a row of chips, where a
 * banner above the page takes height; the form scrolls. */
static int
get_least_height (GObject *object, gboolean low)
{
  return low ? LOW_FORM : FORM;
}

static gboolean
shows_head (GObject *object,
            gboolean compact,
            gboolean typing,
            const char *purpose,
            gboolean folded)
{
  return !folded && shows_form (object, compact, typing, purpose);
}

static gboolean
shows_asked (GObject *object,
             gboolean compact,
             gboolean typing,
             const char *purpose,
             gboolean folded)
{
  return folded && shows_form (object, compact, typing, purpose);
}

/* The margin above the buttons in pixels: room for the handle of the bottom sheet, unless the form
 * or a question stands above them. @asked: whether there is a question */
static int
get_foot_margin (GObject *object,
                 gboolean compact,
                 gboolean typing,
                 const char *purpose,
                 gboolean asked)
{
  return asked || shows_form (object, compact, typing, purpose) ? 0 : HANDLE;
}

/* The answers stay in place if there is room, otherwise they scroll with the form. */
static gboolean
shows_pinned (GObject *object, gboolean compact, gboolean answered)
{
  return !compact && answered;
}

/* The warning appears below the focus, where a screen reader would not notice it. */
static void
announce_warning (CbComposer *self)
{
  const char *warning = cb_draft_get_warning (self->draft);

  if (warning != NULL && !self->following)
    cb_announce (GTK_WIDGET (self), warning);
}

static GtkWidget *
create_token (void)
{
  return cb_token_new (TOKEN);
}

static void
update_token (GtkWidget *token, gpointer item, gpointer user_data)
{
  cb_token_set_player (CB_TOKEN (token), cb_case_get_setup (CB_CASE (user_data)),
                       (int) cb_draft_answer_get_seat (CB_DRAFT_ANSWER (item)));
}

static const CbDropDownMarks TOKENS = { create_token, update_token };

/* A drop-down selects the first item of a new model, so the model is set before the asker. */
static void
bind_asker (CbComposer *self)
{
  cb_drop_down_show_names_with_marks (GTK_DROP_DOWN (self->by), &TOKENS,
                                      cb_draft_get_case (self->draft));
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->by), cb_draft_get_seats (self->draft));
  g_object_bind_property (self->draft, "by", self->by, "selected",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}

/* Shows the form for the draft’s kind. Forms are built when they are first needed, and kept. */
static void
show_form (CbComposer *self)
{
  GtkWidget *form = gtk_widget_get_first_child (GTK_WIDGET (self->forms));

  while (form != NULL && !cb_event_form_fits (CB_EVENT_FORM (form)))
    form = gtk_widget_get_next_sibling (form);
  if (form == NULL)
    {
      form = cb_event_form_new (self->draft, self->sheet);
      gtk_stack_add_child (self->forms, form);
    }
  gtk_stack_set_visible_child (self->forms, form);
}

/* The line and the form tell the same event. While something is typed the form shows how it is
 * understood. A tap takes that over: it empties the line, and the form goes on from there. If the
 * line is cleared instead, what had been tapped before comes back. */

/* (transfer full) (nullable): what the form tells, without its place in the log */
static JsonNode *
write_form (CbComposer *self)
{
  JsonNode *told = cb_draft_write (self->draft);

  if (told != NULL)
    json_object_remove_member (json_node_get_object (told), "entries");
  return told;
}

static void
show (CbComposer *self, JsonNode *told)
{
  self->following = TRUE;
  cb_draft_reset (self->draft);
  if (told != NULL)
    cb_draft_restore (self->draft, told);
  self->following = FALSE;
}

static void
forget_line (CbComposer *self)
{
  g_clear_pointer (&self->read, json_node_unref);
  g_clear_pointer (&self->told, json_node_unref);
}

/* Fills the chips of the form with what the typed line says now. While the line has words that are
 * not understood, the form stays as it was. */
static void
show_typed (CbComposer *self, const CbQuickLine *line)
{
  if (line->told == NULL || (self->read != NULL && json_node_equal (line->told, self->read)))
    return;
  if (self->read == NULL)
    self->tapped = cb_draft_write (self->draft);
  forget_line (self);
  show (self, line->told);
  self->read = json_node_ref (line->told);
  self->told = write_form (self);
}

static void
follow_line (CbComposer *self)
{
  g_autoptr (JsonNode) tapped = NULL;

  if (self->draft == NULL || self->following || cb_draft_get_purpose (self->draft) != NULL)
    return;
  if (_cb_composer_is_typed (self))
    {
      show_typed (self, cb_quick_entry_get_line (self->quick));
      return;
    }
  if (self->read == NULL)
    return;
  forget_line (self);
  tapped = g_steal_pointer (&self->tapped);
  show (self, tapped);
}

/* Lets a tap take over what was typed. Ignores changes of the draft that the sheet made. */
static void
take_over (CbComposer *self)
{
  g_autoptr (JsonNode) now = NULL;

  if (self->told == NULL || self->following)
    return;
  now = write_form (self);
  if (now != NULL && json_node_equal (now, self->told))
    return;
  forget_line (self);
  g_clear_pointer (&self->tapped, json_node_unref);
  cb_quick_entry_clear (self->quick);
}

/* Shows or hides the form. A focus in it moves to the answers, which take its place. */
static void
fold (CbComposer *self)
{
  gboolean loses_focus = is_folded (self) &&
                         gtk_widget_get_focus_child (GTK_WIDGET (self->forms)) != NULL;

  if (loses_focus)
    gtk_widget_child_focus (GTK_WIDGET (self->answers), GTK_DIR_TAB_FORWARD);
  g_object_notify (G_OBJECT (self), "folded");
}

static void
draft_changed_cb (CbComposer *self)
{
  take_over (self);
  _cb_composer_update_actions (self);
  gtk_widget_set_visible (GTK_WIDGET (self->answers), cb_draft_is_answered (self->draft));
  fold (self);
}

/* Once all cards are named, scrolls to the answers, or shows them in place of the form. */
static void
cards_changed_cb (CbComposer *self)
{
  self->changing = FALSE;
  if (self->compact && cb_draft_names_all (self->draft))
    cb_scroll_to_later (GTK_WIDGET (self->answers));
}

void
_cb_composer_change_cards (CbComposer *self)
{
  self->changing = TRUE;
  fold (self);
  cb_composer_focus_first (self);
}

/* The list begins with the kinds of every game and of this edition; others follow under a
 * heading. */

/* (transfer full) */
static GtkStringList *
list_names (CbComposer *self, guint from, guint to)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint i = from; i < to; i++)
    gtk_string_list_append (names, cb_draft_get_kind_name (self->draft, self->kinds[i]));
  return names;
}

/* (transfer full): the kinds, in a section for each of the two parts */
static GListModel *
create_model (CbComposer *self)
{
  g_autoptr (GListStore) parts = g_list_store_new (G_TYPE_LIST_MODEL);
  g_autoptr (GtkStringList) first = NULL;
  g_autoptr (GtkStringList) rest = NULL;
  guint n_first;

  self->n_kinds = cb_draft_list_kinds (self->draft, self->kinds, &n_first);
  first = list_names (self, 0, n_first);
  rest = list_names (self, n_first, self->n_kinds);
  g_list_store_append (parts, first);
  g_list_store_append (parts, rest);
  return G_LIST_MODEL (gtk_flatten_list_model_new (G_LIST_MODEL (g_steal_pointer (&parts))));
}

static void
bind_heading_cb (GtkSignalListItemFactory *factory, GtkListHeader *header)
{
  GtkWidget *label;

  if (gtk_list_header_get_start (header) == 0)
    return;

  /* Translators: the heading of kinds of event that are seldom needed. */
  label = gtk_label_new (_ ("More"));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_margin_start (label, ITEM_PADDING);
  gtk_widget_add_css_class (label, "caption-heading");
  gtk_widget_add_css_class (label, "dimmed");
  gtk_list_header_set_child (header, label);
}

static void
unbind_heading_cb (GtkSignalListItemFactory *factory, GtkListHeader *header)
{
  gtk_list_header_set_child (header, NULL);
}

static void
kind_changed_cb (CbComposer *self)
{
  guint position = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; i < self->n_kinds; i++)
    if (self->kinds[i] == cb_draft_get_kind (self->draft))
      position = i;
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->kind), position);
}

static void
selected_cb (CbComposer *self)
{
  guint position = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->kind));

  if (position < self->n_kinds)
    cb_draft_set_kind (self->draft, self->kinds[position]);
}

/* A drop-down selects the first item of a new model, so the model is set before the kind. */
static void
offer_kinds (CbComposer *self)
{
  GtkDropDown *drop_down = GTK_DROP_DOWN (self->kind);
  g_autoptr (GtkListItemFactory) headings = gtk_signal_list_item_factory_new ();
  g_autoptr (GListModel) model = create_model (self);

  g_signal_connect (headings, "bind", G_CALLBACK (bind_heading_cb), NULL);
  g_signal_connect (headings, "unbind", G_CALLBACK (unbind_heading_cb), NULL);
  cb_drop_down_show_names (drop_down);
  gtk_drop_down_set_header_factory (drop_down, headings);
  gtk_drop_down_set_model (drop_down, model);
  kind_changed_cb (self);
  g_signal_connect_object (self->draft, "notify::kind", G_CALLBACK (kind_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (drop_down, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
attach (CbComposer *self)
{
  if (self->draft == NULL || self->sheet == NULL)
    return;

  bind_asker (self);
  offer_kinds (self);
  g_signal_connect_object (self->draft, "notify::kind", G_CALLBACK (show_form), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "changed", G_CALLBACK (draft_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "notify::cards", G_CALLBACK (cards_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "notify::warning", G_CALLBACK (announce_warning), self,
                           G_CONNECT_SWAPPED);
  show_form (self);
  draft_changed_cb (self);
}

static void
line_read_cb (CbComposer *self)
{
  follow_line (self);
  _cb_composer_update_actions (self);
}

static void
typed_cb (CbComposer *self, int position)
{
  g_signal_emit_by_name (self, "recorded", position);
}

/* Answers the question of the draft, or adds the answer to what is typed. The focus moves on to
 * what comes next, because the button of the answer goes away. */
static void
replied_cb (CbComposer *self, guint index)
{
  if (_cb_composer_is_typed (self))
    {
      cb_quick_entry_reply (self->quick, index);
      return;
    }
  cb_draft_reply (self->draft, index);
  gtk_widget_grab_focus (self->record);
}

static void
shown_cb (CbComposer *self)
{
  _cb_composer_record_shown (self);
}

static void
update_look (CbComposer *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  cb_css_class_set (widget, "compact", self->compact);
  cb_css_class_set (widget, "roomy", self->roomy);
  cb_css_class_set (widget, "dense", self->dense);
  cb_css_class_set (widget, "low", self->low);
  cb_css_class_set (widget, "typing", self->typing);
}

/* Puts the answers into the form, or below it if they do not scroll. */
static void
place_answers (CbComposer *self)
{
  GtkWidget *answers = g_object_ref (GTK_WIDGET (self->answers));

  if (self->compact)
    {
      adw_bin_set_child (self->place, NULL);
      gtk_box_append (GTK_BOX (self->body), answers);
    }
  else
    {
      gtk_box_remove (GTK_BOX (self->body), answers);
      adw_bin_set_child (self->place, answers);
    }
  g_object_unref (answers);
}

static void
low_changed_cb (CbComposer *self)
{
  update_look (self);
  fold (self);
}

/* In a compact composer everything above the buttons scrolls together. */
static void
compact_changed_cb (CbComposer *self)
{
  update_look (self);
  place_answers (self);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  cb_template_install (
    widget_class, "cb-composer", CB_CHILD (CbComposer, answers), CB_CHILD (CbComposer, body),
    CB_CHILD (CbComposer, by), CB_CHILD (CbComposer, clear), CB_CHILD (CbComposer, forms),
    CB_CHILD (CbComposer, kind), CB_CHILD (CbComposer, pinned), CB_CHILD (CbComposer, place),
    CB_CHILD (CbComposer, question), CB_CHILD (CbComposer, quick), CB_CHILD (CbComposer, record),
    CB_CHILD (CbComposer, status), CB_CALLBACK (replied_cb), CB_CALLBACK (shown_cb),
    CB_CALLBACK (get_foot_margin), CB_CALLBACK (get_least_height), CB_CALLBACK (shows_asked),
    CB_CALLBACK (shows_form), CB_CALLBACK (shows_head), CB_CALLBACK (shows_line),
    CB_CALLBACK (shows_pinned), CB_CALLBACK (takes_turn), CB_CALLBACK (typed_cb),
    CB_CALLBACK (line_read_cb));
  cb_closures_install (widget_class);
}

static void
cb_composer_class_init (CbComposerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY;

  cb_fields_install (object_class,
                     CB_FIELD_THEN (CbComposer, draft, CB_TYPE_DRAFT, G_PARAM_READWRITE, attach),
                     CB_FIELD_THEN (CbComposer, sheet, CB_TYPE_SHEET, G_PARAM_READWRITE, attach),
                     CB_FIELD_THEN (CbComposer, compact, G_TYPE_BOOLEAN, flags, compact_changed_cb),
                     CB_FIELD_THEN (CbComposer, roomy, G_TYPE_BOOLEAN, flags, update_look),
                     CB_FIELD_THEN (CbComposer, dense, G_TYPE_BOOLEAN, flags, update_look),
                     CB_FIELD_THEN (CbComposer, low, G_TYPE_BOOLEAN, flags, low_changed_cb),
                     CB_COMPUTED ("folded", G_TYPE_BOOLEAN, is_folded),
                     CB_FIELD_THEN (CbComposer, typing, G_TYPE_BOOLEAN, flags, update_look));
  CB_OWNS (object_class, CbComposer, settings, g_object_unref);
  CB_OWNS (object_class, CbComposer, dropped, json_node_unref);
  CB_OWNS (object_class, CbComposer, read, json_node_unref);
  CB_OWNS (object_class, CbComposer, tapped, json_node_unref);
  CB_OWNS (object_class, CbComposer, told, json_node_unref);

  cb_signal_new (klass, "recorded", 1, G_TYPE_INT);
  cb_signal_new (klass, "cancelled", 1, G_TYPE_BOOLEAN);

  bind_template (widget_class);
  _cb_composer_install_actions (widget_class);
}

/* Limits the height to @height pixels, within which the form scrolls; %G_MAXINT for no limit. */
void
cb_composer_set_max_height (CbComposer *self, int height)
{
  AdwClamp *clamp;

  g_return_if_fail (CB_IS_COMPOSER (self));

  clamp = ADW_CLAMP (adw_bin_get_child (ADW_BIN (self)));
  adw_clamp_set_maximum_size (clamp, height);
  adw_clamp_set_tightening_threshold (clamp, height);
}

static void
cb_composer_init (CbComposer *self)
{
  self->settings = g_settings_new (APP_ID);
  gtk_widget_init_template (GTK_WIDGET (self));
  cb_composer_set_max_height (self, G_MAXINT);
  _cb_composer_watch_keys (self);
}

/* Makes the parents of @focus, up to the form, remember it as their focus, or forget it. */
static void
set_place (CbComposer *self, GtkWidget *focus, gboolean known)
{
  for (GtkWidget *child = focus; child != GTK_WIDGET (self->forms);)
    {
      GtkWidget *parent = gtk_widget_get_parent (child);

      gtk_widget_set_focus_child (parent, known ? child : NULL);
      child = parent;
    }
}

/* Moves the focus to the first field. From inside the form GTK would move it to the next one, so
 * the place of the focus is forgotten while it moves. The focus is not cleared, because GTK would
 * update the style of the whole window then. */
void
cb_composer_focus_first (CbComposer *self)
{
  GtkWidget *form, *focus;

  g_return_if_fail (CB_IS_COMPOSER (self));
  g_return_if_fail (self->draft != NULL);

  form = GTK_WIDGET (self->forms);
  focus = gtk_root_get_focus (gtk_widget_get_root (form));
  if (focus == NULL || !gtk_widget_is_ancestor (focus, form))
    {
      gtk_widget_child_focus (form, GTK_DIR_TAB_FORWARD);
      return;
    }

  set_place (self, focus, FALSE);
  gtk_widget_child_focus (form, GTK_DIR_TAB_FORWARD);
  if (gtk_root_get_focus (gtk_widget_get_root (form)) == focus)
    set_place (self, focus, TRUE);
}

/* Whether the focus is in the line. */
gboolean
cb_composer_is_typing (CbComposer *self)
{
  g_return_val_if_fail (CB_IS_COMPOSER (self), FALSE);

  return gtk_widget_get_focus_child (GTK_WIDGET (self->quick)) != NULL;
}

/* Moves the focus to the line. The cursor stays where it was. */
void
cb_composer_type (CbComposer *self)
{
  g_return_if_fail (CB_IS_COMPOSER (self));

  cb_quick_entry_focus (self->quick);
}
