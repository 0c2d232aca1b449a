/* cb-case-page-properties.c: what can be bound to of the page of a case
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-case-page"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-case-page-private.h"
#include "cb-case-page-words.h"


enum
{
  PROP_0,
  PROP_CASE,
  PROP_SHEET,
  PROP_NOW,
  PROP_DRAFT,
  PROP_SHEET_MODE,
  PROP_NARROW,
  PROP_SHOW_SIDEBAR,
  PROP_RECORDING,
  PROP_EXPLAINING,
  PROP_TIMELINE,
  PROP_HAS_PAST,
  PROP_ASSIST,
  PROP_TYPING,
  PROP_TURN,
  PROP_PRACTICE,
  PROP_PRACTICING,
  PROP_CONFLICT,
  PROP_CONFLICT_BUTTON,
  PROP_SAVE_PROBLEM,
  PROP_SAVE_BUTTON,
  PROP_STATUS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* The states of case.assist. */
static const char *const ASSIST_NAMES[] = {
  [CB_ASSIST_NOTES] = "notes",
  [CB_ASSIST_LOGIC] = "logic",
  [CB_ASSIST_ODDS] = "odds",
};

/* What is written on the page, by property. A banner wants a title even where there is nothing to
 * say. */
static char *
describe (CbCasePage *self, guint prop_id)
{
  g_autofree char *words = NULL;

  if (self->case_ == NULL)
    return g_strdup ("");

  switch (prop_id)
    {
    case PROP_ASSIST:
      return g_strdup (ASSIST_NAMES[cb_case_get_assist (self->case_)]);
    case PROP_TURN:
      return _cb_case_page_describe_turn (self);
    case PROP_PRACTICE:
      return _cb_case_page_describe_practice (self);
    case PROP_CONFLICT:
      words = _cb_case_page_describe_conflict (self->case_);
      break;
    case PROP_CONFLICT_BUTTON:
      return g_strdup (_cb_case_page_get_conflict_button (self->case_));
    case PROP_SAVE_PROBLEM:
      return _cb_case_page_describe_save_problem (self->case_);
    case PROP_SAVE_BUTTON:
      return g_strdup (_cb_case_page_get_save_button (self->case_));
    case PROP_STATUS:
      return self->sheet != NULL ? _cb_case_page_describe_status (self) : NULL;
    default:
      g_assert_not_reached ();
    }
  return words != NULL ? g_steal_pointer (&words) : g_strdup ("");
}

static const char *
get_sheet_mode (CbCasePage *self)
{
  g_autoptr (GEnumClass) modes = g_type_class_ref (CB_TYPE_SHEET_MODE);
  CbSheetMode mode;

  g_object_get (self->sheet_view, "mode", &mode, NULL);
  return g_enum_get_value (modes, (int) mode)->value_nick;
}

static void
set_sheet_mode (CbCasePage *self, const char *name)
{
  g_autoptr (GEnumClass) modes = g_type_class_ref (CB_TYPE_SHEET_MODE);
  const GEnumValue *value = name != NULL ? g_enum_get_value_by_nick (modes, name) : NULL;

  if (value != NULL)
    g_object_set (self->sheet_view, "mode", value->value, NULL);
}

static void
set_assist (CbCasePage *self, const char *name)
{
  for (CbAssist assist = CB_ASSIST_NOTES; assist <= CB_ASSIST_ODDS; assist++)
    if (g_strcmp0 (name, ASSIST_NAMES[assist]) == 0)
      cb_case_set_assist (self->case_, assist);
}

static void
get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
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
    case PROP_SHEET_MODE:
      if (self->sheet_view != NULL)
        g_value_set_string (value, get_sheet_mode (self));
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
    case PROP_EXPLAINING:
      g_value_set_boolean (value, self->explaining);
      break;
    case PROP_TIMELINE:
      g_value_set_boolean (value, self->shows_timeline);
      break;
    case PROP_HAS_PAST:
      g_value_set_boolean (value, self->has_past);
      break;
    case PROP_TYPING:
      g_value_set_boolean (value, self->typing);
      break;
    case PROP_PRACTICING:
      g_value_set_boolean (value, _cb_case_page_is_practicing (self));
      break;
    case PROP_ASSIST:
    case PROP_PRACTICE:
    case PROP_TURN:
    case PROP_CONFLICT:
    case PROP_CONFLICT_BUTTON:
    case PROP_SAVE_PROBLEM:
    case PROP_SAVE_BUTTON:
    case PROP_STATUS:
      g_value_take_string (value, describe (self, prop_id));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
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
    case PROP_SHEET_MODE:
      set_sheet_mode (self, g_value_get_string (value));
      break;
    case PROP_NARROW:
      _cb_case_page_set_narrow (self, g_value_get_boolean (value));
      break;
    case PROP_SHOW_SIDEBAR:
      _cb_case_page_set_show_sidebar (self, g_value_get_boolean (value));
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

void
_cb_case_page_install_properties (GObjectClass *object_class)
{
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = get_property;
  object_class->set_property = set_property;

  properties[PROP_CASE] = g_param_spec_object ("case", NULL, NULL, CB_TYPE_CASE,
                                               G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY |
                                                 G_PARAM_STATIC_STRINGS);
  properties[PROP_SHEET] = g_param_spec_object ("sheet", NULL, NULL, CB_TYPE_SHEET, readable);
  properties[PROP_NOW] = g_param_spec_object ("now", NULL, NULL, CB_TYPE_SHEET, readable);
  properties[PROP_DRAFT] = g_param_spec_object ("draft", NULL, NULL, CB_TYPE_DRAFT, readable);
  properties[PROP_SHEET_MODE] = g_param_spec_string ("sheet-mode", NULL, NULL, "odds", writable);
  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE, writable);
  properties[PROP_SHOW_SIDEBAR] = g_param_spec_boolean ("show-sidebar", NULL, NULL, TRUE, writable);
  properties[PROP_RECORDING] = g_param_spec_boolean ("recording", NULL, NULL, FALSE, writable);
  properties[PROP_EXPLAINING] = g_param_spec_boolean ("explaining", NULL, NULL, FALSE, readable);
  properties[PROP_TIMELINE] = g_param_spec_boolean ("timeline", NULL, NULL, FALSE, writable);
  properties[PROP_HAS_PAST] = g_param_spec_boolean ("has-past", NULL, NULL, FALSE, readable);
  properties[PROP_ASSIST] = g_param_spec_string ("assist", NULL, NULL, NULL, writable);
  properties[PROP_TYPING] = g_param_spec_boolean ("typing", NULL, NULL, FALSE, readable);
  properties[PROP_TURN] = g_param_spec_string ("turn", NULL, NULL, NULL, readable);
  properties[PROP_PRACTICE] = g_param_spec_string ("practice", NULL, NULL, NULL, readable);
  properties[PROP_PRACTICING] = g_param_spec_boolean ("practicing", NULL, NULL, FALSE, readable);
  properties[PROP_CONFLICT] = g_param_spec_string ("conflict", NULL, NULL, NULL, readable);
  properties[PROP_CONFLICT_BUTTON] = g_param_spec_string ("conflict-button", NULL, NULL, NULL,
                                                          readable);
  properties[PROP_SAVE_PROBLEM] = g_param_spec_string ("save-problem", NULL, NULL, NULL, readable);
  properties[PROP_SAVE_BUTTON] = g_param_spec_string ("save-button", NULL, NULL, NULL, readable);
  properties[PROP_STATUS] = g_param_spec_string ("status", NULL, NULL, NULL, readable);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}
