/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-bars.h"
#include "cb-fields.h"
#include "cb-insight-words.h"
#include "cb-rival-row.h"
#include "cb-template.h"
#include "cb-token.h"

struct _CbRivalRow
{
  AdwExpanderRow parent_instance;

  CbInsight *insight;
  guint seat;

  CbPainting *left;
  AdwActionRow *maybe_seen;
  AdwActionRow *range;
  CbPainting *ready;
  AdwActionRow *seen;
  CbToken *token;
};

G_DEFINE_FINAL_TYPE (CbRivalRow, cb_rival_row, ADW_TYPE_EXPANDER_ROW)

static CbSetup *
get_setup (CbRivalRow *self)
{
  return cb_case_get_setup (cb_insight_get_case (self->insight));
}

static gboolean
is_other (CbRivalRow *self)
{
  int me = get_setup (self)->me;

  return me != CB_NOBODY && me != (int) self->seat;
}

static void
update_bars (CbRivalRow *self, const CbRivals *rivals)
{
  double shares[CB_N_SHARES] = { 0 };
  double ready = rivals != NULL ? cb_rivals_get_ready (rivals, self->seat) : 0;
  gboolean out = rivals != NULL && cb_rivals_get_out (rivals, self->seat) > 0;

  if (rivals != NULL)
    cb_insight_get_shares (rivals, self->seat, shares);
  cb_bars_show (self->ready, &ready, 1);
  gtk_widget_set_visible (GTK_WIDGET (self->ready), ready > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->range), !out);
  cb_token_set_out (self->token, out);
  cb_bars_show (self->left, shares, CB_N_SHARES);
}

/* Updated only while the row is open. */
static void
update_seen (CbRivalRow *self)
{
  const CbEdition *edition = get_setup (self)->edition;
  g_autofree char *seen_words = NULL;
  g_autofree char *maybe_words = NULL;
  CbCardSet seen, maybe;

  if (!is_other (self) || !adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self)))
    return;

  seen = cb_case_get_seen (cb_insight_get_case (self->insight),
                           cb_insight_get_n_read (self->insight), self->seat, &maybe);
  seen_words = cb_insight_describe_seen (edition, seen);
  maybe_words = cb_insight_describe_seen (edition, maybe & ~seen);
  adw_action_row_set_subtitle (self->seen, seen_words);
  adw_action_row_set_subtitle (self->maybe_seen, maybe_words);
  gtk_widget_set_visible (GTK_WIDGET (self->maybe_seen), (maybe & ~seen) != 0);
}

static void
show_progress (CbRivalRow *self)
{
  const CbRivals *rivals = cb_insight_get_rivals (self->insight);
  g_autofree char *progress = cb_insight_describe_progress (rivals, self->seat);
  g_autofree char *range = cb_insight_describe_range (rivals, self->seat);

  update_bars (self, rivals);
  update_seen (self);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), progress);
  adw_action_row_set_subtitle (self->range, range);
}

static void
setup_changed_cb (CbRivalRow *self)
{
  const char *name = get_setup (self)->players[self->seat].name;

  cb_token_set_player (self->token, get_setup (self), (int) self->seat);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->seen), is_other (self));
}

static void
cb_rival_row_constructed (GObject *object)
{
  CbRivalRow *self = CB_RIVAL_ROW (object);

  G_OBJECT_CLASS (cb_rival_row_parent_class)->constructed (object);

  g_signal_connect_object (self->insight, "notify::rivals", G_CALLBACK (show_progress), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (cb_insight_get_case (self->insight), "notify::setup",
                           G_CALLBACK (setup_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::expanded", G_CALLBACK (update_seen), NULL);
  setup_changed_cb (self);
  show_progress (self);
}

static void
cb_rival_row_class_init (CbRivalRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = cb_rival_row_constructed;

  cb_fields_install (object_class,
                     CB_FIELD (CbRivalRow, insight, CB_TYPE_INSIGHT, G_PARAM_CONSTRUCT_ONLY),
                     CB_FIELD (CbRivalRow, seat, G_TYPE_UINT, G_PARAM_CONSTRUCT_ONLY));

  g_type_ensure (CB_TYPE_PAINTING);
  g_type_ensure (CB_TYPE_TOKEN);
  cb_template_install (widget_class, "cb-rival-row");
  gtk_widget_class_bind_template_child (widget_class, CbRivalRow, left);
  gtk_widget_class_bind_template_child (widget_class, CbRivalRow, maybe_seen);
  gtk_widget_class_bind_template_child (widget_class, CbRivalRow, range);
  gtk_widget_class_bind_template_child (widget_class, CbRivalRow, ready);
  gtk_widget_class_bind_template_child (widget_class, CbRivalRow, seen);
  gtk_widget_class_bind_template_child (widget_class, CbRivalRow, token);
}

static void
cb_rival_row_init (CbRivalRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
cb_rival_row_new (CbInsight *insight, guint seat)
{
  g_return_val_if_fail (CB_IS_INSIGHT (insight), NULL);

  return g_object_new (CB_TYPE_RIVAL_ROW, "insight", insight, "seat", seat, NULL);
}
