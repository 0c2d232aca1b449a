/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-box-deck.h"
#include "cb-category-chips.h"
#include "cb-chips.h"
#include "cb-event-forms.h"
#include "cb-fields.h"

struct _CbDrawForm
{
  CbDraftPart parent_instance;

  guint decks_offered; /* by bit */
  int deck_shown;      /* whose cards are to choose from */
  int killed;          /* by the card drawn */

  GtkEntry *card;
  CbChips *cards;
  CbChips *decks;
  CbChips *triggers;
};

G_DEFINE_FINAL_TYPE (CbDrawForm, cb_draw_form, CB_TYPE_DRAFT_PART)

static guint
get_deck_bit (GObject *object, int deck)
{
  return deck >= 0 ? 1u << deck : 0;
}

/* "None" is no chip. */
static guint
get_trigger_bit (GObject *object, guint trigger)
{
  return trigger > 0 ? 1u << (trigger - 1) : 0;
}

static CbDraft *
get_draft (CbDrawForm *self)
{
  return cb_draft_part_get_draft (CB_DRAFT_PART (self));
}

static const CbSetup *
get_setup (CbDrawForm *self)
{
  return cb_draft_part_get_setup (CB_DRAFT_PART (self));
}

/* What is known by an id is called by its name. */
static gboolean
id_to_name (GBinding *binding, const GValue *from, GValue *to, gpointer user_data)
{
  const CbEdition *edition = get_setup (CB_DRAW_FORM (user_data))->edition;
  int card = cb_edition_find_deck_card (edition, g_value_get_string (from));

  g_value_set_string (to, card >= 0 ? cb_edition_get_deck_card (edition, (guint) card)->name
                                    : g_value_get_string (from));
  return TRUE;
}

/* Of the deck that is chosen, where several have cards of the same name. */
static gboolean
name_to_id (GBinding *binding, const GValue *from, GValue *to, gpointer user_data)
{
  CbDrawForm *self = CB_DRAW_FORM (user_data);
  const CbEdition *edition = get_setup (self)->edition;
  int deck = cb_draft_get (get_draft (self), CB_DRAFT_DECK);
  const char *text = g_value_get_string (from);
  const CbDeckCard *card;

  for (guint i = 0; deck >= 0 && (card = cb_box_get_kind (edition, (guint) deck, i)) != NULL; i++)
    if (g_strcmp0 (card->name, text) == 0)
      text = card->id;
  g_value_set_string (to, text);
  return TRUE;
}

static void
deck_picked_cb (CbDrawForm *self, guint deck)
{
  cb_draft_set (get_draft (self), CB_DRAFT_DECK, (int) deck);
}

static void
card_picked_cb (CbDrawForm *self, guint kind)
{
  CbDraft *draft = get_draft (self);
  int deck = cb_draft_get (draft, CB_DRAFT_DECK);
  const char *id = cb_box_get_kind (get_setup (self)->edition, (guint) deck, kind)->id;

  cb_draft_set_text (draft, g_strcmp0 (cb_draft_get_text (draft), id) == 0 ? "" : id);
}

static void
trigger_picked_cb (CbDrawForm *self, guint index)
{
  CbDraft *draft = get_draft (self);
  int trigger = (int) index + 1;

  cb_draft_set (draft, CB_DRAFT_TRIGGER,
                cb_draft_get (draft, CB_DRAFT_TRIGGER) == trigger ? CB_TRIGGER_NONE : trigger);
}

static void
offer_decks (CbDrawForm *self)
{
  const CbSetup *setup = get_setup (self);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  self->decks_offered = 0;
  for (guint i = 0; i < cb_edition_get_n_decks (setup->edition); i++)
    {
      g_strv_builder_add (builder, cb_edition_get_deck (setup->edition, i)->name);
      self->decks_offered |= cb_setup_uses_deck (setup, i) ? 1u << i : 0;
    }
  names = g_strv_builder_end (builder);
  cb_chips_set_names (self->decks, (const char *const *) names);
  g_object_set (self->decks, "choices", self->decks_offered, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->decks),
                          (self->decks_offered & (self->decks_offered - 1)) != 0);
}

static void
offer_cards (CbDrawForm *self, int deck)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  const CbDeckCard *card;

  for (guint i = 0; i < CB_MAX_CHIPS && deck >= 0 &&
                    (card = cb_box_get_kind (get_setup (self)->edition, (guint) deck, i)) != NULL;
       i++)
    g_strv_builder_add (builder, card->name);
  names = g_strv_builder_end (builder);
  cb_chips_set_names (self->cards, (const char *const *) names);
  gtk_widget_set_visible (GTK_WIDGET (self->cards), names[0] != NULL);
}

/* Those at which one draws from that deck, and the one that is given. */
static guint
list_triggers (CbDrawForm *self, int deck)
{
  guint chosen = (guint) cb_draft_get (get_draft (self), CB_DRAFT_TRIGGER);
  guint triggers = get_trigger_bit (NULL, chosen);

  for (CbTrigger i = CB_TRIGGER_ROLL; deck >= 0 && i <= CB_TRIGGER_TURN; i++)
    {
      const CbDeck *data = cb_edition_get_deck (get_setup (self)->edition, (guint) deck);
      const char *id = cb_trigger_get_id (i);

      if (g_strv_contains ((const char *const *) data->must, id) ||
          g_strv_contains ((const char *const *) data->may, id))
        triggers |= get_trigger_bit (NULL, i);
    }
  return triggers;
}

/* What depends on anything else that is chosen. */
static void
draft_changed_cb (CbDrawForm *self)
{
  CbDraft *draft = get_draft (self);
  int deck = cb_draft_get (draft, CB_DRAFT_DECK);
  int kind = CB_KIND_UNSEEN;
  guint triggers;

  if (cb_draft_get_kind (draft) != CB_DRAFT_DRAW && cb_draft_get_kind (draft) != CB_DRAFT_PLAY)
    return;
  if (self->deck_shown != deck)
    offer_cards (self, deck);
  self->deck_shown = deck;
  if (deck >= 0)
    kind = cb_box_find_kind (get_setup (self)->edition, (guint) deck, cb_draft_get_text (draft));
  g_object_set (self->cards, "selected", kind >= 0 && kind < CB_MAX_CHIPS ? 1u << kind : 0, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->card),
                          !gtk_widget_get_visible (GTK_WIDGET (self->cards)) ||
                            (kind < 0 && *cb_draft_get_text (draft) != '\0'));
  triggers = cb_draft_get_kind (draft) == CB_DRAFT_DRAW ? list_triggers (self, deck) : 0;
  g_object_set (self->triggers, "choices", triggers, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->triggers), triggers != 0);
  self->killed = cb_draft_get_killed (draft);
  cb_fields_notify_computed (self);
}

static void
setup_changed_cb (CbDrawForm *self)
{
  offer_decks (self);
  draft_changed_cb (self);
}

static void
cb_draw_form_attach (CbDraftPart *part)
{
  CbDrawForm *self = CB_DRAW_FORM (part);
  CbDraft *draft = cb_draft_part_get_draft (part);

  g_object_bind_property_full (draft, "text", self->card, "text",
                               G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE, id_to_name,
                               name_to_id, self, NULL);
  g_signal_connect_object (draft, "changed", G_CALLBACK (draft_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (cb_draft_get_case (draft), "notify::setup",
                           G_CALLBACK (setup_changed_cb), self, G_CONNECT_SWAPPED);
  setup_changed_cb (self);
}

/* (transfer full): empty where nobody is killed */
static char *
describe_killed (CbDrawForm *self)
{
  if (self->killed == CB_NOBODY)
    return g_strdup ("");
  return cb_draft_is_me (get_draft (self), self->killed)
           ? g_strdup (_ ("You are eliminated: your hand is revealed."))
           /* Translators: %s is a player */
           : g_strdup_printf (_ ("%s is eliminated and reveals:"),
                              get_setup (self)->players[self->killed].name);
}

static gboolean
asks_hand (CbDrawForm *self)
{
  return self->killed != CB_NOBODY && !cb_draft_is_me (get_draft (self), self->killed);
}

static void
cb_draw_form_class_init (CbDrawFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_DRAFT_PART_CLASS (klass)->attach = cb_draw_form_attach;

  cb_fields_install (G_OBJECT_CLASS (klass), CB_COMPUTED ("killed", G_TYPE_STRING, describe_killed),
                     CB_COMPUTED ("asks-hand", G_TYPE_BOOLEAN, asks_hand));

  g_type_ensure (CB_TYPE_CATEGORY_CHIPS);
  g_type_ensure (CB_TYPE_CHIPS);

  cb_draft_part_class_set_template (CB_DRAFT_PART_CLASS (klass), "cb-draw-form");
  gtk_widget_class_bind_template_child (widget_class, CbDrawForm, card);
  gtk_widget_class_bind_template_child (widget_class, CbDrawForm, cards);
  gtk_widget_class_bind_template_child (widget_class, CbDrawForm, decks);
  gtk_widget_class_bind_template_child (widget_class, CbDrawForm, triggers);
  gtk_widget_class_bind_template_callback (widget_class, card_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, deck_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, get_deck_bit);
  gtk_widget_class_bind_template_callback (widget_class, get_trigger_bit);
  gtk_widget_class_bind_template_callback (widget_class, trigger_picked_cb);
}

static void
cb_draw_form_init (CbDrawForm *self)
{
  /* Translators: why a player draws a card. */
  const char *const triggers[] = { _ ("Rolled ?"), _ ("Landed on ?"), _ ("Was moved"),
                                   _ ("Every turn"), NULL };

  self->deck_shown = -2;
  self->killed = CB_NOBODY;
  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_set (self->cards, "choices", G_MAXUINT32, NULL);
  cb_chips_set_names (self->triggers, triggers);
}
