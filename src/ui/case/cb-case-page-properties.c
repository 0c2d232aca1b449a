/* What can be bound to of the page of a case.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-case-page-private.h"
#include "cb-case-page-words.h"
#include "cb-fields.h"

enum
{
  PROP_0,
  PROP_CASE,
  PROP_SHEET,
  PROP_NOW,
  PROP_DRAFT,
  PROP_SHEET_MODE,
  PROP_NARROW,
  PROP_LOW,
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

/* The states of the action case.assist. */
static const char *const ASSIST_NAMES[] = {
  [CB_ASSIST_NOTES] = "notes",
  [CB_ASSIST_LOGIC] = "logic",
  [CB_ASSIST_ODDS] = "odds",
};

/* (transfer full): the text of a property. It is never NULL, as a banner needs a title even if
 * there is nothing to say. */
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
      return _cb_case_page_describe_save_problem (cb_case_get_file (self->case_));
    case PROP_SAVE_BUTTON:
      return g_strdup (_cb_case_page_get_save_button (cb_case_get_file (self->case_)));
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
    case PROP_SHEET_MODE:
      if (self->sheet_view != NULL)
        g_value_set_string (value, get_sheet_mode (self));
      break;
    case PROP_TIMELINE:
      g_value_set_boolean (value, self->shows_timeline);
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
      cb_fields_get_property (object, prop_id, value, pspec);
    }
}

static void
set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  CbCasePage *self = CB_CASE_PAGE (object);

  switch (prop_id)
    {
    case PROP_ASSIST:
      set_assist (self, g_value_get_string (value));
      break;
    case PROP_SHEET_MODE:
      set_sheet_mode (self, g_value_get_string (value));
      break;
    case PROP_TIMELINE:
      _cb_case_page_set_timeline (self, g_value_get_boolean (value));
      if (self->shows_timeline)
        gtk_widget_grab_focus (GTK_WIDGET (self->timeline));
      break;
    default:
      cb_fields_set_property (object, prop_id, value, pspec);
    }
}

void
_cb_case_page_install_properties (GObjectClass *object_class)
{
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = get_property;
  object_class->set_property = set_property;

  properties[PROP_CASE] = CB_FIELD (CbCasePage, case_, CB_TYPE_CASE, G_PARAM_CONSTRUCT_ONLY);
  properties[PROP_SHEET] = CB_FIELD (CbCasePage, sheet, CB_TYPE_SHEET, G_PARAM_READABLE);
  properties[PROP_NOW] = CB_FIELD (CbCasePage, now, CB_TYPE_SHEET, G_PARAM_READABLE);
  properties[PROP_DRAFT] = CB_FIELD (CbCasePage, draft, CB_TYPE_DRAFT, G_PARAM_READABLE);
  properties[PROP_SHEET_MODE] = g_param_spec_string ("sheet-mode", NULL, NULL, "odds", writable);
  properties[PROP_NARROW] = CB_WRITTEN_BY (CB_FIELD (CbCasePage, narrow, G_TYPE_BOOLEAN, readable),
                                           _cb_case_page_set_narrow);
  properties[PROP_LOW] = CB_FIELD (CbCasePage, low, G_TYPE_BOOLEAN, writable);
  properties[PROP_SHOW_SIDEBAR] = CB_WRITTEN_BY (
    CB_FIELD (CbCasePage, show_sidebar, G_TYPE_BOOLEAN, readable), _cb_case_page_set_show_sidebar);
  properties[PROP_RECORDING] = CB_WRITTEN_BY (
    CB_FIELD (CbCasePage, recording, G_TYPE_BOOLEAN, readable), _cb_case_page_set_recording);
  properties[PROP_EXPLAINING] = CB_FIELD (CbCasePage, explaining, G_TYPE_BOOLEAN, readable);
  properties[PROP_TIMELINE] = g_param_spec_boolean ("timeline", NULL, NULL, FALSE, writable);
  properties[PROP_HAS_PAST] = CB_FIELD (CbCasePage, has_past, G_TYPE_BOOLEAN, readable);
  properties[PROP_ASSIST] = g_param_spec_string ("assist", NULL, NULL, NULL, writable);
  properties[PROP_TYPING] = CB_FIELD (CbCasePage, typing, G_TYPE_BOOLEAN, readable);
  properties[PROP_TURN] = g_param_spec_string ("turn", NULL, NULL, NULL, readable);
  properties[PROP_PRACTICE] = g_param_spec_string ("practice", NULL, NULL, NULL, readable);
  properties[PROP_PRACTICING] = CB_COMPUTED ("practicing", G_TYPE_BOOLEAN,
                                             _cb_case_page_is_practicing);
  properties[PROP_CONFLICT] = g_param_spec_string ("conflict", NULL, NULL, NULL, readable);
  properties[PROP_CONFLICT_BUTTON] = g_param_spec_string ("conflict-button", NULL, NULL, NULL,
                                                          readable);
  properties[PROP_SAVE_PROBLEM] = g_param_spec_string ("save-problem", NULL, NULL, NULL, readable);
  properties[PROP_SAVE_BUTTON] = g_param_spec_string ("save-button", NULL, NULL, NULL, readable);
  properties[PROP_STATUS] = g_param_spec_string ("status", NULL, NULL, NULL, readable);
  cb_fields_install_properties (object_class, N_PROPS, properties);
}
