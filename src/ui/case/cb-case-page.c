/* cb-case-page.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-case-page"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-case-page-private.h"
#include "cb-case-page-words.h"
#include "cb-cell-details.h"
#include "cb-words.h"

/* What the composer has above its body where it is compact, in pixels. */
#define COMPOSER_HEAD_HEIGHT 60
/* With three rows of chips, in pixels. */
#define COMPOSER_HEIGHT 356

enum
{
  PROP_0,
  PROP_CASE,
  PROP_SHEET,
  PROP_NOW,
  PROP_DRAFT,
  PROP_FOLD_SETTLED,
  PROP_SHOW_ODDS,
  PROP_NARROW,
  PROP_SHOW_SIDEBAR,
  PROP_RECORDING,
  PROP_TIMELINE,
  PROP_ASSIST,
  PROP_TYPING,
  PROP_ENVELOPE,
  PROP_CONFLICT,
  PROP_CONFLICT_BUTTON,
  PROP_SAVE_PROBLEM,
  PROP_UNDO_HINT,
  PROP_REDO_HINT,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (CbCasePage, cb_case_page, ADW_TYPE_NAVIGATION_PAGE)

static GParamSpec *properties[N_PROPS];

/* The states of case.assist. */
static const char *const ASSIST_NAMES[] = {
  [CB_ASSIST_NOTES] = "notes",
  [CB_ASSIST_LOGIC] = "logic",
  [CB_ASSIST_ODDS] = "odds",
};

static char *
describe_assist (GObject *object, guint assist)
{
  return g_strdup (cb_words_for_assist (assist));
}

static char *
get_layout (GObject *object, gboolean narrow)
{
  return g_strdup (narrow ? "narrow" : "wide");
}

/* Without a sidebar the composer comes as one is about to record, as on a small screen. */
static gboolean
shows_sidebar (GObject *object, gboolean show_sidebar, gboolean recording)
{
  return show_sidebar || recording;
}

static gboolean
shows_record (GObject *object, gboolean narrow, gboolean show_sidebar)
{
  return narrow || !show_sidebar;
}

/* The upper half of a small screen is for the sheet alone. */
static gboolean
shows_foot (GObject *object,
            gboolean narrow,
            gboolean show_sidebar,
            gboolean recording,
            const char *envelope)
{
  return shows_record (object, narrow, show_sidebar) ? !recording
                                                     : envelope != NULL && *envelope != '\0';
}

static gboolean
shows_timeline (GObject *object, gboolean timeline, gboolean narrow, gboolean recording)
{
  return timeline && !(narrow && recording);
}

static gboolean
shows_composer (GObject *object, gboolean narrow, gboolean typing, const char *purpose)
{
  return !narrow || !typing || purpose != NULL;
}

/* What is typed is a new, last entry, and no change of another one. */
static gboolean
shows_quick (GObject *object, gboolean narrow, gboolean typing, const char *purpose)
{
  return purpose == NULL && (typing || !narrow);
}

/* Beside the whole log its latest entries would be there twice. */
static gboolean
is_sheet (GObject *object, const char *view)
{
  return g_strcmp0 (view, "sheet") == 0;
}

static gboolean
is_writable (GObject *object, gboolean read_only)
{
  return !read_only;
}

static gboolean
is_set (GObject *object, const char *text)
{
  return text != NULL && *text != '\0';
}

/* A conflict without entries is one of the deal. */
static const char *
get_conflict_button (CbCase *case_)
{
  g_autoptr (GArray)
    conflict = cb_case_get_conflict (case_, cb_log_get_n_entries (cb_case_get_log (case_)));

  return conflict == NULL || conflict->len > 0 ? _ ("_Show Entries") : _ ("_Edit Players");
}

/* A banner wants a title even where there is nothing to say. */
static char *
describe_conflict (CbCasePage *self)
{
  g_autofree char *words = self->case_ != NULL ? _cb_case_page_describe_conflict (self->case_)
                                               : NULL;

  return words != NULL ? g_steal_pointer (&words) : g_strdup ("");
}

static char *
describe_save_problem (CbCasePage *self)
{
  const GError *error = self->case_ != NULL ? cb_case_get_save_error (self->case_) : NULL;

  /* Translators: %s is the reason */
  return error != NULL ? g_strdup_printf (_ ("Not saved: %s"), error->message) : g_strdup ("");
}

static char *
describe_step (const char *verb, const char *shortcut, const char *step)
{
  if (step == NULL)
    return g_strdup_printf ("%s (%s)", verb, shortcut);
  /* Translators: Undo or Redo, what would be undone or redone, and the keys for it */
  return g_strdup_printf (_ ("%s “%s” (%s)"), verb, step, shortcut);
}

static void
notify (CbCasePage *self, guint property)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
set_flag (CbCasePage *self, guint property, gboolean *flag, gboolean value)
{
  if (*flag == value)
    return;

  *flag = value;
  notify (self, property);
}

/* On a small screen the composer leaves the upper half to the sheet, or nearly, where all cards of
 * an ordinary edition need some more. */
static void
limit_composer (CbCasePage *self)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  int limit = MAX (height / 2, MIN (height * 3 / 5, COMPOSER_HEIGHT)) - COMPOSER_HEAD_HEIGHT;

  cb_composer_set_max_body_height (self->composer, self->narrow ? MAX (limit, 120) : -1);
}

/* The other layout takes the widgets out and in again. What had the focus gets it back; and a
 * window that closes before its next frame never lets go of what lost the focus by being taken
 * out (GTK 4.18). */
static void
set_narrow (CbCasePage *self, gboolean narrow)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (self->narrow == narrow)
    return;

  if (focus != NULL && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    focus = NULL;
  if (focus != NULL)
    gtk_root_set_focus (root, NULL);
  self->narrow = narrow;
  limit_composer (self);
  _cb_case_page_update_actions (self);
  notify (self, PROP_NARROW);
  if (focus != NULL)
    gtk_widget_grab_focus (focus);
}

/* What goes takes the focus along unless that has gone before. */
static void
set_show_sidebar (CbCasePage *self, gboolean show_sidebar)
{
  if (self->show_sidebar == show_sidebar)
    return;
  if (!show_sidebar && gtk_widget_get_focus_child (GTK_WIDGET (self->composer)) != NULL)
    gtk_widget_child_focus (GTK_WIDGET (self->views), GTK_DIR_TAB_FORWARD);
  self->show_sidebar = show_sidebar;
  _cb_case_page_set_recording (self, FALSE);
  _cb_case_page_update_actions (self);
  notify (self, PROP_SHOW_SIDEBAR);
}

/* A view that there is no more is none to begin with. */
static void
keep_layout (CbCasePage *self)
{
  const GSettingsBindFlags flags = G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_GET_NO_CHANGES;
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autofree char *view = g_settings_get_string (settings, "view");

  if (adw_view_stack_get_child_by_name (self->views, view) != NULL)
    adw_view_stack_set_visible_child_name (self->views, view);
  g_settings_bind (settings, "view", self->views, "visible-child-name", G_SETTINGS_BIND_SET);
  g_settings_bind (settings, "show-sidebar", self, "show-sidebar", flags);
}

static void
set_assist (CbCasePage *self, const char *name)
{
  for (CbAssist assist = CB_ASSIST_NOTES; assist <= CB_ASSIST_ODDS; assist++)
    if (g_strcmp0 (name, ASSIST_NAMES[assist]) == 0)
      cb_case_set_assist (self->case_, assist);
}

static void
history_changed_cb (CbCasePage *self)
{
  _cb_case_page_update_actions (self);
  notify (self, PROP_UNDO_HINT);
  notify (self, PROP_REDO_HINT);
}

static void
save_error_changed_cb (CbCasePage *self)
{
  notify (self, PROP_SAVE_PROBLEM);
}

static void
assist_changed_cb (CbCasePage *self)
{
  notify (self, PROP_ASSIST);
}

static void
sheet_changed_cb (CbCasePage *self)
{
  _cb_case_page_update_timeline (self);
  _cb_case_page_update_conflict (self);
  notify (self, PROP_ENVELOPE);
  notify (self, PROP_CONFLICT);
  notify (self, PROP_CONFLICT_BUTTON);
}

static void
cell_details_cb (CbCasePage *self, CbSheetCell *cell)
{
  cb_cell_details_show (cell, !cb_case_get_read_only (self->case_), self->narrow);
}

/* Whoever goes on from somewhere else does not want to go back. */
static void
place_taken_cb (CbCasePage *self)
{
  _cb_case_page_set_followed (self, FALSE);
}

/* Says aloud what the entry settled; the eye finds it framed in the sheet. */
static void
announce_entry (CbCasePage *self, int position)
{
  g_autofree char *title = NULL;
  g_autofree char *news = NULL;
  g_autofree char *spoken = NULL;

  /* What is new is seen now, not in the past. */
  if ((guint) position + 1 == cb_log_get_n_entries (cb_case_get_log (self->case_)))
    cb_sheet_set_at (self->sheet, -1);

  title = cb_entry_get_title (cb_log_get_entry (cb_case_get_log (self->case_), (guint) position),
                              cb_case_get_setup (self->case_));
  /* A contradiction is said anyway. */
  if (cb_case_get_assist (self->case_) != CB_ASSIST_NOTES && !self->contradicts)
    news = cb_case_describe_news (self->case_, (guint) position);
  if (news == NULL)
    /* Translators: spoken after an entry was recorded; %s is the entry */
    spoken = g_strdup_printf (_ ("Recorded: %s."), title);
  else
    /* Translators: spoken after an entry was recorded: the entry, then what follows from it */
    spoken = g_strdup_printf (_ ("Recorded: %s. New: %s."), title, news);
  cb_announce (GTK_WIDGET (self), spoken);
}

static void
recorded_cb (CbCasePage *self, int position)
{
  announce_entry (self, position);
  _cb_case_page_set_recording (self, FALSE);
  if (!self->narrow && self->show_sidebar)
    cb_composer_focus_first (self->composer);
}

/* The focus stays in the line. */
static void
quick_recorded_cb (CbCasePage *self, int position)
{
  announce_entry (self, position);
  _cb_case_page_set_recording (self, FALSE);
}

static void
cancelled_cb (CbCasePage *self, gboolean lost)
{
  _cb_case_page_set_recording (self, FALSE);
  if (!self->narrow)
    cb_composer_focus_first (self->composer);
  if (lost)
    _cb_case_page_offer_undo (self, _ ("Entry dropped"), "case.restore-draft");
}

static void
cb_case_page_constructed (GObject *object)
{
  CbCasePage *self = CB_CASE_PAGE (object);

  G_OBJECT_CLASS (cb_case_page_parent_class)->constructed (object);

  self->sheet = cb_sheet_new (self->case_);
  self->now = cb_sheet_new (self->case_);
  self->draft = cb_draft_new (self->case_);
  self->drafts = cb_draft_store_new (self->draft);
  notify (self, PROP_SHEET);
  notify (self, PROP_NOW);
  notify (self, PROP_DRAFT);

  g_signal_connect_object (self->sheet, "changed", G_CALLBACK (sheet_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->case_, "notify::can-undo", G_CALLBACK (history_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->case_, "notify::save-error", G_CALLBACK (save_error_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->case_, "notify::assist", G_CALLBACK (assist_changed_cb), self,
                           G_CONNECT_SWAPPED);
  _cb_case_page_bind_settings (self);
  sheet_changed_cb (self);
  history_changed_cb (self);
  save_error_changed_cb (self);
  keep_layout (self);
  _cb_case_page_set_recording (self, !cb_draft_get_blank (self->draft));
}

/* The form for a new case, which closes meanwhile, had the focus and gives it back to nobody. */
static void
cb_case_page_shown (AdwNavigationPage *page)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (page));

  if (root != NULL && gtk_root_get_focus (root) == NULL)
    gtk_widget_child_focus (GTK_WIDGET (CB_CASE_PAGE (page)->views), GTK_DIR_TAB_FORWARD);
}

/* The case may be open again before this page is gone. */
static void
cb_case_page_hiding (AdwNavigationPage *page)
{
  cb_draft_store_flush (CB_CASE_PAGE (page)->drafts);
}

static void
cb_case_page_dispose (GObject *object)
{
  CbCasePage *self = CB_CASE_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_CASE_PAGE);
  g_clear_object (&self->settings);
  g_clear_object (&self->drafts);
  g_clear_object (&self->draft);
  g_clear_object (&self->now);
  g_clear_object (&self->sheet);
  g_clear_object (&self->case_);

  G_OBJECT_CLASS (cb_case_page_parent_class)->dispose (object);
}

static void
cb_case_page_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbCasePage *self = CB_CASE_PAGE (object);

  switch (prop_id)
    {
    case PROP_CASE:
      g_value_set_object (value, self->case_);
      break;
    case PROP_SHEET:
      g_value_set_object (value, self->sheet);
      break;
    case PROP_NOW:
      g_value_set_object (value, self->now);
      break;
    case PROP_DRAFT:
      g_value_set_object (value, self->draft);
      break;
    case PROP_FOLD_SETTLED:
      g_value_set_boolean (value, self->fold_settled);
      break;
    case PROP_SHOW_ODDS:
      g_value_set_boolean (value, self->show_odds);
      break;
    case PROP_NARROW:
      g_value_set_boolean (value, self->narrow);
      break;
    case PROP_SHOW_SIDEBAR:
      g_value_set_boolean (value, self->show_sidebar);
      break;
    case PROP_RECORDING:
      g_value_set_boolean (value, self->recording);
      break;
    case PROP_TIMELINE:
      g_value_set_boolean (value, self->shows_timeline);
      break;
    case PROP_ASSIST:
      if (self->case_ != NULL)
        g_value_set_string (value, ASSIST_NAMES[cb_case_get_assist (self->case_)]);
      break;
    case PROP_TYPING:
      g_value_set_boolean (value, self->typing);
      break;
    case PROP_ENVELOPE:
      if (self->sheet != NULL)
        g_value_take_string (value, _cb_case_page_describe_envelope (self->sheet));
      break;
    case PROP_CONFLICT:
      g_value_take_string (value, describe_conflict (self));
      break;
    case PROP_CONFLICT_BUTTON:
      if (self->case_ != NULL)
        g_value_set_string (value, get_conflict_button (self->case_));
      break;
    case PROP_SAVE_PROBLEM:
      g_value_take_string (value, describe_save_problem (self));
      break;
    case PROP_UNDO_HINT:
      if (self->case_ != NULL)
        g_value_take_string (
          value, describe_step (_ ("Undo"), _ ("Ctrl+Z"), cb_case_get_undo_label (self->case_)));
      break;
    case PROP_REDO_HINT:
      if (self->case_ != NULL)
        g_value_take_string (value, describe_step (_ ("Redo"), _ ("Shift+Ctrl+Z"),
                                                   cb_case_get_redo_label (self->case_)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_case_page_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  CbCasePage *self = CB_CASE_PAGE (object);

  switch (prop_id)
    {
    case PROP_CASE:
      self->case_ = g_value_dup_object (value);
      break;
    case PROP_ASSIST:
      set_assist (self, g_value_get_string (value));
      break;
    case PROP_FOLD_SETTLED:
      set_flag (self, PROP_FOLD_SETTLED, &self->fold_settled, g_value_get_boolean (value));
      break;
    case PROP_SHOW_ODDS:
      set_flag (self, PROP_SHOW_ODDS, &self->show_odds, g_value_get_boolean (value));
      break;
    case PROP_NARROW:
      set_narrow (self, g_value_get_boolean (value));
      break;
    case PROP_SHOW_SIDEBAR:
      set_show_sidebar (self, g_value_get_boolean (value));
      break;
    case PROP_RECORDING:
      _cb_case_page_set_recording (self, g_value_get_boolean (value));
      break;
    case PROP_TIMELINE:
      _cb_case_page_set_timeline (self, g_value_get_boolean (value));
      if (self->shows_timeline)
        gtk_widget_grab_focus (GTK_WIDGET (self->timeline));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_CASE] = g_param_spec_object ("case", NULL, NULL, CB_TYPE_CASE,
                                               G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY |
                                                 G_PARAM_STATIC_STRINGS);
  properties[PROP_SHEET] = g_param_spec_object ("sheet", NULL, NULL, CB_TYPE_SHEET, readable);
  properties[PROP_NOW] = g_param_spec_object ("now", NULL, NULL, CB_TYPE_SHEET, readable);
  properties[PROP_DRAFT] = g_param_spec_object ("draft", NULL, NULL, CB_TYPE_DRAFT, readable);
  properties[PROP_FOLD_SETTLED] = g_param_spec_boolean ("fold-settled", NULL, NULL, FALSE,
                                                        writable);
  properties[PROP_SHOW_ODDS] = g_param_spec_boolean ("show-odds", NULL, NULL, FALSE, writable);
  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE, writable);
  properties[PROP_SHOW_SIDEBAR] = g_param_spec_boolean ("show-sidebar", NULL, NULL, TRUE, writable);
  properties[PROP_RECORDING] = g_param_spec_boolean ("recording", NULL, NULL, FALSE, writable);
  properties[PROP_TIMELINE] = g_param_spec_boolean ("timeline", NULL, NULL, FALSE, writable);
  properties[PROP_ASSIST] = g_param_spec_string ("assist", NULL, NULL, NULL, writable);
  properties[PROP_TYPING] = g_param_spec_boolean ("typing", NULL, NULL, FALSE, readable);
  properties[PROP_ENVELOPE] = g_param_spec_string ("envelope", NULL, NULL, NULL, readable);
  properties[PROP_CONFLICT] = g_param_spec_string ("conflict", NULL, NULL, NULL, readable);
  properties[PROP_CONFLICT_BUTTON] = g_param_spec_string ("conflict-button", NULL, NULL, NULL,
                                                          readable);
  properties[PROP_SAVE_PROBLEM] = g_param_spec_string ("save-problem", NULL, NULL, NULL, readable);
  properties[PROP_UNDO_HINT] = g_param_spec_string ("undo-hint", NULL, NULL, NULL, readable);
  properties[PROP_REDO_HINT] = g_param_spec_string ("redo-hint", NULL, NULL, NULL, readable);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
cb_case_page_class_init (CbCasePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AdwNavigationPageClass *page_class = ADW_NAVIGATION_PAGE_CLASS (klass);

  object_class->constructed = cb_case_page_constructed;
  object_class->dispose = cb_case_page_dispose;
  object_class->get_property = cb_case_page_get_property;
  object_class->set_property = cb_case_page_set_property;
  page_class->hiding = cb_case_page_hiding;
  page_class->shown = cb_case_page_shown;

  install_properties (object_class);

  g_type_ensure (CB_TYPE_COMPOSER);
  g_type_ensure (CB_TYPE_LOG_VIEW);
  g_type_ensure (CB_TYPE_QUICK_ENTRY);
  g_type_ensure (CB_TYPE_SHEET_VIEW);
  g_type_ensure (CB_TYPE_TIMELINE);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/ui/cb-case-page.ui");
  gtk_widget_class_bind_template_child (widget_class, CbCasePage, composer);
  gtk_widget_class_bind_template_child (widget_class, CbCasePage, latest);
  gtk_widget_class_bind_template_child (widget_class, CbCasePage, log_view);
  gtk_widget_class_bind_template_child (widget_class, CbCasePage, sheet_view);
  gtk_widget_class_bind_template_child (widget_class, CbCasePage, timeline);
  gtk_widget_class_bind_template_child (widget_class, CbCasePage, quick);
  gtk_widget_class_bind_template_child (widget_class, CbCasePage, toasts);
  gtk_widget_class_bind_template_child (widget_class, CbCasePage, views);
  gtk_widget_class_bind_template_callback (widget_class, describe_assist);
  gtk_widget_class_bind_template_callback (widget_class, get_layout);
  gtk_widget_class_bind_template_callback (widget_class, is_set);
  gtk_widget_class_bind_template_callback (widget_class, is_sheet);
  gtk_widget_class_bind_template_callback (widget_class, is_writable);
  gtk_widget_class_bind_template_callback (widget_class, shows_composer);
  gtk_widget_class_bind_template_callback (widget_class, shows_foot);
  gtk_widget_class_bind_template_callback (widget_class, shows_timeline);
  gtk_widget_class_bind_template_callback (widget_class, shows_record);
  gtk_widget_class_bind_template_callback (widget_class, shows_sidebar);
  gtk_widget_class_bind_template_callback (widget_class, shows_quick);
  gtk_widget_class_bind_template_callback (widget_class, cell_details_cb);
  gtk_widget_class_bind_template_callback (widget_class, place_taken_cb);
  gtk_widget_class_bind_template_callback (widget_class, recorded_cb);
  gtk_widget_class_bind_template_callback (widget_class, quick_recorded_cb);
  gtk_widget_class_bind_template_callback (widget_class, cancelled_cb);

  _cb_case_page_install_actions (widget_class);
  _cb_case_page_install_conflict (widget_class);
  _cb_case_page_install_timeline (widget_class);
  _cb_case_page_install_sheet (widget_class);
}

static void
cb_case_page_init (CbCasePage *self)
{
  self->show_sidebar = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Opens the composer where it is not always open. */
void
_cb_case_page_set_recording (CbCasePage *self, gboolean recording)
{
  if (self->recording == recording)
    return;

  self->recording = recording;
  limit_composer (self);
  _cb_case_page_update_actions (self);
  notify (self, PROP_RECORDING);
}

/* Shows a line to type where there is no room for it and the composer. */
void
_cb_case_page_set_typing (CbCasePage *self, gboolean typing)
{
  if (self->typing == typing)
    return;

  self->typing = typing;
  notify (self, PROP_TYPING);
}

/**
 * cb_case_page_new:
 * @case_: the case to show
 *
 * Returns: (transfer floating): a new page
 */
CbCasePage *
cb_case_page_new (CbCase *case_)
{
  g_return_val_if_fail (CB_IS_CASE (case_), NULL);

  return g_object_new (CB_TYPE_CASE_PAGE, "case", case_, NULL);
}

/* (transfer none) */
CbCase *
cb_case_page_get_case (CbCasePage *self)
{
  g_return_val_if_fail (CB_IS_CASE_PAGE (self), NULL);

  return self->case_;
}

/* (transfer none): what is being composed */
CbDraft *
cb_case_page_get_draft (CbCasePage *self)
{
  g_return_val_if_fail (CB_IS_CASE_PAGE (self), NULL);

  return self->draft;
}

/* (transfer none) */
CbSheet *
cb_case_page_get_sheet (CbCasePage *self)
{
  g_return_val_if_fail (CB_IS_CASE_PAGE (self), NULL);

  return self->sheet;
}
