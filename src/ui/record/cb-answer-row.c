/* cb-answer-row.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-answer-row"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-answer-row.h"
#include "cb-card-chips.h"
#include "cb-hint.h"

struct _CbAnswerRow
{
  GtkListBoxRow parent_instance;

  CbDraftAnswer *answer;
  CbSheet *sheet;

  CbChips *chips;
  GtkWidget *passed;
  GtkWidget *peeked;
  GtkWidget *showed;
};

enum
{
  PROP_0,
  PROP_ANSWER,
  PROP_SHEET,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (CbAnswerRow, cb_answer_row, GTK_TYPE_LIST_BOX_ROW)

static GParamSpec *properties[N_PROPS];

static guint
card_to_set (GObject *object, int card)
{
  return card >= 0 ? cb_card_set_of ((guint) card) : 0;
}

static gboolean
is_out (GObject *object, guint state)
{
  return state != CB_SEAT_PLAYING;
}

/* Who is out answers all the same, but not with a hand that everybody sees. */
static char *
describe_state (GObject *object, guint state)
{
  if (state == CB_SEAT_OUT)
    return g_strdup (_ ("Out, still answers"));
  if (state == CB_SEAT_EXPOSED)
    return g_strdup (_ ("Out, hand lies open"));
  return NULL;
}

static void
card_picked_cb (CbAnswerRow *self, guint card)
{
  gboolean again = cb_draft_answer_get_card (self->answer) == (int) card;

  cb_draft_answer_set_card (self->answer, again ? -1 : (int) card);
}

/* A button's own label would come first. */
static void
set_accessible_label (GtkWidget *button, const char *label)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

/* Heard without the row around it, a button has to say whose answer it is, and a card, which stands
 * above too, what it is chosen for. */
static void
name_changed_cb (CbAnswerRow *self)
{
  const char *name = cb_draft_answer_get_name (self->answer);
  /* Translators: %s is a player */
  g_autofree char *passed = g_strdup_printf (_ ("%s passed"), name);
  /* Translators: %s is a player */
  g_autofree char *showed = g_strdup_printf (_ ("%s showed a card"), name);
  /* Translators: %s is a player */
  g_autofree char *peeked = g_strdup_printf (_ ("I saw the card that %s showed"), name);
  /* Translators: %s is a player; it follows the name of a card */
  g_autofree char *shown_by = g_strdup_printf (_ ("shown by %s"), name);

  set_accessible_label (self->passed, passed);
  set_accessible_label (self->showed, showed);
  set_accessible_label (self->peeked, peeked);
  cb_chips_set_context (self->chips, shown_by);
}

static void
cb_answer_row_constructed (GObject *object)
{
  CbAnswerRow *self = CB_ANSWER_ROW (object);

  G_OBJECT_CLASS (cb_answer_row_parent_class)->constructed (object);

  g_object_bind_property (self->answer, "passed", self->passed, "active",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->answer, "showed", self->showed, "active",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->answer, "peeked", self->peeked, "active",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->answer, "notify::name", G_CALLBACK (name_changed_cb), self,
                           G_CONNECT_SWAPPED);
  name_changed_cb (self);
}

static void
cb_answer_row_dispose (GObject *object)
{
  CbAnswerRow *self = CB_ANSWER_ROW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_ANSWER_ROW);
  g_clear_object (&self->answer);
  g_clear_object (&self->sheet);

  G_OBJECT_CLASS (cb_answer_row_parent_class)->dispose (object);
}

static void
cb_answer_row_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbAnswerRow *self = CB_ANSWER_ROW (object);

  switch (prop_id)
    {
    case PROP_ANSWER:
      g_value_set_object (value, self->answer);
      break;
    case PROP_SHEET:
      g_value_set_object (value, self->sheet);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_answer_row_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  CbAnswerRow *self = CB_ANSWER_ROW (object);

  switch (prop_id)
    {
    case PROP_ANSWER:
      self->answer = g_value_dup_object (value);
      break;
    case PROP_SHEET:
      self->sheet = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_answer_row_class_init (CbAnswerRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags given = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->constructed = cb_answer_row_constructed;
  object_class->dispose = cb_answer_row_dispose;
  object_class->get_property = cb_answer_row_get_property;
  object_class->set_property = cb_answer_row_set_property;

  properties[PROP_ANSWER] = g_param_spec_object ("answer", NULL, NULL, CB_TYPE_DRAFT_ANSWER, given);
  properties[PROP_SHEET] = g_param_spec_object ("sheet", NULL, NULL, CB_TYPE_SHEET, given);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/ui/cb-answer-row.ui");
  gtk_widget_class_bind_template_child (widget_class, CbAnswerRow, chips);
  gtk_widget_class_bind_template_child (widget_class, CbAnswerRow, passed);
  gtk_widget_class_bind_template_child (widget_class, CbAnswerRow, peeked);
  gtk_widget_class_bind_template_child (widget_class, CbAnswerRow, showed);
  gtk_widget_class_bind_template_callback (widget_class, card_to_set);
  gtk_widget_class_bind_template_callback (widget_class, card_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, describe_state);
  gtk_widget_class_bind_template_callback (widget_class, is_out);

  g_type_ensure (CB_TYPE_CARD_CHIPS);
  g_type_ensure (CB_TYPE_DRAFT_ANSWER);
}

static void
cb_answer_row_init (CbAnswerRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  cb_hint_set (self->peeked, _ ("I Saw the Card"));
}

GtkWidget *
cb_answer_row_new (CbDraftAnswer *answer, CbSheet *sheet)
{
  g_return_val_if_fail (CB_IS_DRAFT_ANSWER (answer), NULL);
  g_return_val_if_fail (CB_IS_SHEET (sheet), NULL);

  return g_object_new (CB_TYPE_ANSWER_ROW, "answer", answer, "sheet", sheet, NULL);
}

/* (transfer none) */
CbDraftAnswer *
cb_answer_row_get_answer (CbAnswerRow *self)
{
  g_return_val_if_fail (CB_IS_ANSWER_ROW (self), NULL);

  return self->answer;
}
