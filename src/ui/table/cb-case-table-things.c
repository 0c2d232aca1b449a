/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies in the middle of a table: the envelope, decks, cards that lie face down at their
 * places, cards that everybody sees. */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-card-face.h"
#include "cb-case-table-private.h"
#include "cb-table-choices.h"
#include "cb-table-hands.h"
#include "cb-table-picture.h"
#include "cb-table-state-words.h"

#define PLACE       44
#define SMALL_PLACE 30

static gboolean
is_narrow (CbCaseTable *self)
{
  return cb_table_oval_is_narrow (CB_TABLE_OVAL (self));
}

static int
get_card_width (CbCaseTable *self)
{
  return is_narrow (self) ? SMALL_PLACE : PLACE;
}

static void
add (CbCaseTable *self, gpointer thing)
{
  cb_table_oval_add_thing (CB_TABLE_OVAL (self), thing);
}

static void
build_envelope (CbCaseTable *self)
{
  self->envelope = cb_table_thing_new ();
  add (self, self->envelope);
}

static void
build_decks (CbCaseTable *self, CbSetup *setup)
{
  for (guint i = 0; i < CB_MAX_DECKS; i++)
    {
      self->decks[i] = NULL;
      if (i >= cb_edition_get_n_decks (setup->edition) || !cb_setup_uses_deck (setup, i))
        continue;
      self->decks[i] = cb_table_thing_new ();
      add (self, self->decks[i]);
    }
}

static GtkWidget *
create_caption (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 18);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Builds a card for each place, and below the cards a label that says what they are. */
static void
build_pool (CbCaseTable *self, CbSetup *setup)
{
  GtkWidget *cards = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autofree char *name = NULL;

  self->pool = NULL;
  if (setup->face_down == 0)
    {
      g_object_unref (g_object_ref_sink (cards));
      return;
    }
  name = cb_setup_get_holder_name (setup, CB_HOLDER_OF_SEAT (setup->n_players));
  self->pool = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  gtk_widget_set_halign (cards, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->pool), cards);
  gtk_box_append (GTK_BOX (self->pool), create_caption (name, "heading"));
  self->pool_words = GTK_LABEL (create_caption ("", "thing-words"));
  gtk_box_append (GTK_BOX (self->pool), GTK_WIDGET (self->pool_words));
  for (guint i = 0; i < setup->face_down; i++)
    {
      CbTableThing *place = cb_table_thing_new ();

      gtk_box_append (GTK_BOX (cards), GTK_WIDGET (place));
      g_ptr_array_add (self->places, place);
    }
  add (self, self->pool);
}

static void
build_face_up (CbCaseTable *self, CbSetup *setup)
{
  self->face_up = NULL;
  if (setup->face_up == 0)
    return;
  self->face_up = cb_table_thing_new ();
  add (self, self->face_up);
}

void
_cb_case_table_build_things (CbCaseTable *self, CbSetup *setup)
{
  build_envelope (self);
  build_decks (self, setup);
  build_pool (self, setup);
  build_face_up (self, setup);
}

/* After the game, the cards of the envelope are shown instead of it if all of them are known. */
static void
show_envelope (CbCaseTable *self, const CbTableState *state)
{
  CbEdition *edition = cb_case_get_edition (self->case_);
  guint n = cb_edition_get_n_in_envelope (edition);
  CbCardSet known = cb_table_state_get_known (state, self->case_, CB_HOLDER_ENVELOPE);
  gboolean ended = cb_seats_get_end (state->seats) != CB_END_NONE;
  gboolean open = ended && cb_card_set_size (known) >= n;
  g_autofree char *words = cb_table_state_describe_envelope (state, self->case_);
  g_autofree char *names = cb_edition_join_names (edition, known);
  /* Translators: “1 of 3 known”, then which */
  g_autofree char *some = g_strdup_printf (_ ("%s: %s"), words, names);
  /* Translators: what is known of the envelope */
  g_autofree char *label = g_strdup_printf (_ ("Envelope, %s"), known != 0 ? some : words);

  cb_table_thing_set_picture (self->envelope,
                              open ? cb_fan_new (edition, n, known, get_card_width (self))
                                   : cb_table_picture_new_envelope (is_narrow (self)));
  cb_table_thing_set_caption (self->envelope, _ ("Envelope"), words);
  cb_table_thing_set_label (self->envelope, label);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->envelope), "u", CB_HOLDER_ENVELOPE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->envelope), "case.show-column");
}

static void
show_deck (CbCaseTable *self, const CbTableState *state, guint deck)
{
  CbSetup *setup = cb_case_get_setup (self->case_);
  const char *name = cb_edition_get_deck (setup->edition, deck)->name;
  g_autofree char *left = cb_table_state_describe_left (state, deck, FALSE);
  g_autofree char *words = is_narrow (self) ? cb_table_state_describe_left (state, deck, TRUE)
                                            : g_strdup (left);
  g_autofree char *piles = cb_table_state_describe_piles (state, deck);
  /* Translators: a deck: its name, how many cards are left, how many were drawn */
  g_autofree char *label = g_strdup_printf (_ ("%s: %s, %s"), name, left, piles);
  GtkWidget *popover = cb_table_choices_new ();
  int n_left = cb_draw_pile_get_n_left (cb_seats_get_pile (state->seats, deck));

  cb_table_thing_set_picture (self->decks[deck],
                              cb_table_picture_new_deck (is_narrow (self), n_left));
  cb_table_thing_set_caption (self->decks[deck], name, words);
  cb_table_thing_set_label (self->decks[deck], label);
  cb_table_choices_add_deck (popover, setup, state, deck);
  cb_table_thing_set_popover (self->decks[deck], popover);
}

static void
show_place (CbCaseTable *self, const CbTableState *state, guint place)
{
  CbSetup *setup = cb_case_get_setup (self->case_);
  CbTableThing *thing = g_ptr_array_index (self->places, place);
  g_autofree char *words = cb_table_state_describe_place (state, setup, place);
  /* Translators: a card that lies face down: its number, and who has looked at it */
  g_autofree char *label = g_strdup_printf (_ ("Face-down card %u: %s"), place + 1, words);
  int card = cb_side_cards_get_card_at (&state->side_cards, place);
  GtkWidget *popover = cb_table_choices_new ();
  GtkWidget *face = cb_card_face_new (get_card_width (self));

  if (card >= 0)
    cb_card_face_show_card (CB_CARD_FACE (face), setup->edition, (guint) card);
  cb_table_thing_set_picture (thing, face);
  cb_table_thing_set_label (thing, label);
  cb_table_choices_add_words (popover, label, "body");
  cb_table_choices_add (popover, _ ("Record a _Look"), "table.look", g_variant_new_uint32 (place));
  cb_table_thing_set_popover (thing, popover);
}

/* A look without a known place is told in words, because no card can show it. */
static void
show_pool (CbCaseTable *self, const CbTableState *state)
{
  CbSetup *setup = cb_case_get_setup (self->case_);
  g_autofree char *words = cb_table_state_describe_pool (state, self->case_);
  g_autofree char *elsewhere = cb_table_state_describe_elsewhere (state, setup);

  for (guint i = 0; i < self->places->len; i++)
    show_place (self, state, i);
  gtk_label_set_label (self->pool_words, *elsewhere != '\0' ? elsewhere : words);
}

static void
show_face_up (CbCaseTable *self, const CbTableState *state)
{
  CbSetup *setup = cb_case_get_setup (self->case_);
  CbCardSet cards = cb_case_get_face_up (self->case_, state->n_entries);
  guint n = cb_card_set_size (cards);
  g_autofree char *names = cb_edition_join_names (setup->edition, cards);
  g_autofree char *words = g_strdup_printf (ngettext ("%u card", "%u cards", n), n);
  /* Translators: cards that everybody sees */
  g_autofree char *label = g_strdup_printf (_ ("Face up: %s"), names);

  cb_table_thing_set_picture (self->face_up,
                              cb_fan_new (setup->edition, n, cards, get_card_width (self)));
  cb_table_thing_set_caption (self->face_up, _ ("Face Up"), words);
  cb_table_thing_set_label (self->face_up, label);
}

/* After the game, decks and cards that lay face down are hidden. */
void
_cb_case_table_show_things (CbCaseTable *self, const CbTableState *state)
{
  gboolean ended = cb_seats_get_end (state->seats) != CB_END_NONE;

  show_envelope (self, state);
  for (guint i = 0; i < CB_MAX_DECKS; i++)
    if (self->decks[i] != NULL)
      {
        show_deck (self, state, i);
        gtk_widget_set_visible (GTK_WIDGET (self->decks[i]), !ended);
      }
  if (self->pool != NULL)
    {
      show_pool (self, state);
      gtk_widget_set_visible (self->pool, !ended);
    }
  if (self->face_up != NULL)
    show_face_up (self, state);
}
