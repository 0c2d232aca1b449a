/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-asked-chips.h"
#include "cb-category-chips.h"
#include "cb-chips.h"
#include "cb-event-forms.h"
#include "cb-guess-row.h"
#include "cb-scroll.h"
#include "cb-seat-field.h"
#include "cb-tip.h"

struct _CbTipForm
{
  CbDraftPart parent_instance;

  GtkWidget *cards;
  CbChips *count;
  GtkWidget *want;
};

G_DEFINE_FINAL_TYPE (CbTipForm, cb_tip_form, CB_TYPE_DRAFT_PART)

/* Who asked and who was asked see the cards, the others at most how many there were. */
static gboolean
concerns_me (CbDraft *draft, int by, int to)
{
  return draft != NULL && (cb_draft_is_me (draft, by) || cb_draft_is_me (draft, to));
}

/* The others may have seen some by chance: what is chosen is shown. */
static gboolean
shows_cards (GObject *object, CbDraft *draft, int by, int to, guint cards)
{
  return cards != 0 || concerns_me (draft, by, to);
}

/* How many can have come back: of a hand, and of a kind. Where I see the cards only none is asked
 * for, as cards speak for themselves. */
static guint
get_counts (GObject *object, CbDraft *draft, int by, int to, guint want, int asked)
{
  const CbSetup *setup;
  guint min, max, most = 0;

  if (draft == NULL)
    return 0;
  if (concerns_me (draft, by, to))
    return 1;
  if (want == CB_WANT_ONE)
    return 1 | 1 << 1;

  setup = cb_case_get_setup (cb_draft_get_case (draft));
  for (guint i = 0; i < cb_edition_get_n_categories (setup->edition); i++)
    most = MAX (most, cb_card_set_size (cb_edition_get_category (setup->edition, i)->cards));
  if (asked >= 0)
    most = cb_card_set_size (cb_draft_get_asked_cards (draft));
  cb_setup_get_hand_range (setup, to >= 0 ? (guint) to : 0, &min, &max);
  return (2u << MIN (MIN (most, max), CB_MAX_CHIPS - 2)) - 1;
}

static guint
get_count (GObject *object, int count, guint cards)
{
  if (count < 0 || count >= CB_MAX_CHIPS || cards != 0)
    return 0;
  return 1u << count;
}

static void
count_picked_cb (CbTipForm *self, guint count)
{
  CbDraft *draft = cb_draft_part_get_draft (CB_DRAFT_PART (self));

  cb_draft_set (draft, CB_DRAFT_HAND, 0);
  cb_draft_toggle (draft, CB_DRAFT_COUNT, count);
}

static void
set_count_names (CbTipForm *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  /* Translators: no card came back. */
  g_strv_builder_add (builder, _ ("Nothing"));
  for (guint i = 1; i < CB_MAX_CHIPS; i++)
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("%u Card", "%u Cards", i), i));
  names = g_strv_builder_end (builder);
  cb_chips_set_names (self->count, (const char *const *) names);
}

/* Once it is known what for, what comes next is what came back. */
static void
asked_changed_cb (CbTipForm *self)
{
  GtkWidget *next = gtk_widget_get_visible (self->cards) ? self->cards : GTK_WIDGET (self->count);

  if (gtk_widget_get_mapped (next))
    cb_scroll_to_later (next);
}

static void
cb_tip_form_attach (CbDraftPart *part)
{
  g_signal_connect_object (cb_draft_part_get_draft (part), "notify::asked",
                           G_CALLBACK (asked_changed_cb), part, G_CONNECT_SWAPPED);
  g_object_bind_property (cb_draft_part_get_draft (part), "want", CB_TIP_FORM (part)->want,
                          "active", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}

static void
cb_tip_form_class_init (CbTipFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (CB_TYPE_ASKED_CHIPS);
  g_type_ensure (CB_TYPE_GUESS_ROW);
  g_type_ensure (CB_TYPE_CATEGORY_CHIPS);
  g_type_ensure (CB_TYPE_CHIPS);
  g_type_ensure (CB_TYPE_SEAT_FIELD);

  CB_DRAFT_PART_CLASS (klass)->attach = cb_tip_form_attach;

  cb_draft_part_class_set_template (CB_DRAFT_PART_CLASS (klass), "cb-tip-form");
  gtk_widget_class_bind_template_child (widget_class, CbTipForm, cards);
  gtk_widget_class_bind_template_child (widget_class, CbTipForm, count);
  gtk_widget_class_bind_template_child (widget_class, CbTipForm, want);
  gtk_widget_class_bind_template_callback (widget_class, count_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, get_count);
  gtk_widget_class_bind_template_callback (widget_class, get_counts);
  gtk_widget_class_bind_template_callback (widget_class, shows_cards);
}

static void
cb_tip_form_init (CbTipForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  set_count_names (self);
}
