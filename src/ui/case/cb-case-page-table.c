/* What can be done at the table of a case: drawing cards, rolling dice, looking at cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-box-deck.h"
#include "cb-case-page-private.h"
#include "cb-clock.h"
#include "cb-draw.h"
#include "cb-drawn-dialog.h"
#include "cb-edition-dice.h"
#include "cb-exposed.h"
#include "cb-roll.h"
#include "cb-table-state.h"
#include "cb-table-state-words.h"
#include "cb-table-view.h"

/* (transfer full): the table as it is now, whatever part of the past is shown */
static CbTableState *
get_state (CbCasePage *self)
{
  return cb_table_state_new (self->case_, cb_log_get_n_entries (cb_case_get_log (self->case_)));
}

/* (transfer full): whose turn it is now, or who solved the case */
char *
_cb_case_page_describe_turn (CbCasePage *self)
{
  g_autoptr (CbTableState) state = NULL;

  if (self->case_ == NULL)
    return g_strdup ("");
  state = get_state (self);
  return cb_table_state_describe_turn (state, cb_case_get_setup (self->case_));
}

void
_cb_case_page_update_turn (CbCasePage *self)
{
  g_autoptr (CbTableState) state = get_state (self);
  gboolean ended = cb_seats_get_end (state->seats) != CB_END_NONE;
  int player = ended ? cb_seats_get_solver (state->seats) : state->turn;

  cb_token_set_player (self->turn_token, cb_case_get_setup (self->case_), player);
  gtk_widget_set_visible (GTK_WIDGET (self->turn_token), player != CB_NOBODY);
  g_object_notify (G_OBJECT (self), "turn");
}

/* Begins a new, last entry of that kind, with @seat as the player if it is known. */
static void
compose (CbCasePage *self, CbDraftKind kind, int seat)
{
  cb_draft_reset (self->draft);
  cb_draft_set_kind (self->draft, kind);
  if (seat != CB_NOBODY)
    cb_draft_set_by (self->draft, seat);
}

static void
open_composer (CbCasePage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "case.record", NULL);
}

/* Who draws from @deck now, and why: a player whom the rules call to draw, otherwise the one whose
 * turn it is. */
static int
find_drawer (const CbTableState *state, guint deck, const char **trigger)
{
  *trigger = NULL;
  for (guint i = 0; i < state->calls->len; i++)
    {
      const CbTableCall *call = cb_table_state_get_call (state, i);

      if (call->kind == CB_CALL_DRAW && call->deck == deck)
        {
          *trigger = call->trigger;
          return (int) call->seat;
        }
    }
  return state->turn;
}

static void
compose_draw (CbCasePage *self, int by, int deck, const char *trigger)
{
  compose (self, CB_DRAFT_DRAW, by);
  cb_draft_set (self->draft, CB_DRAFT_DECK, deck);
  cb_draft_set (self->draft, CB_DRAFT_TRIGGER, (int) cb_trigger_find (trigger));
  open_composer (self);
}

static void
table_draw (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  g_autoptr (CbTableState) state = get_state (self);
  int deck = cb_edition_find_deck (cb_case_get_edition (self->case_),
                                   g_variant_get_string (parameter, NULL));
  const char *trigger;
  int drawer;

  if (deck < 0)
    return;
  drawer = find_drawer (state, (guint) deck, &trigger);
  compose_draw (self, drawer, deck, trigger);
}

/* (transfer full) (element-type CbEntry): the card that was drawn, and my hand if the card kills
 * me. The hand of another player is asked for later. The entries have a time, so that they can be
 * found in the log again. */
static GPtrArray *
make_draw (CbCasePage *self, const CbTableState *state, guint deck, guint kind)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  const CbDrawPile *pile = cb_seats_get_pile (state->seats, deck);
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);
  g_autofree char *time = cb_clock_read ();
  g_autoptr (CbEntry) draw = NULL;
  guint64 part, whole;
  const char *trigger;
  int drawer = find_drawer (state, deck, &trigger);

  draw = cb_draw_new (drawer, cb_edition_get_deck (setup->edition, deck)->id,
                      cb_box_get_kind (setup->edition, deck, kind)->id, trigger);
  g_ptr_array_add (entries, cb_entry_with_time (draw, time));
  if (drawer == setup->me && (int) kind == cb_table_state_get_deadly_kind (state, deck) &&
      !cb_setup_last_ends (setup) && cb_draw_pile_get_chance_of_end (pile, kind, &part, &whole) &&
      part > 0)
    {
      g_autoptr (CbEntry) exposed = cb_exposed_new (drawer, cb_draft_get_hand (self->draft));

      g_ptr_array_add (entries, cb_entry_with_time (exposed, time));
    }
  return entries;
}

/* A card that Casebook drew: its entry, and that of my hand if the card killed me. */
typedef struct
{
  CbCasePage *page;
  GPtrArray *entries;
} Drawn;

static void
drawn_free (gpointer data, GClosure *closure)
{
  Drawn *self = data;

  g_object_unref (self->page);
  g_ptr_array_unref (self->entries);
  g_free (self);
}

/* Returns: the position in the log of what was recorded as @entry, or −1 */
static int
find_entry (CbCasePage *self, const CbEntry *entry)
{
  CbLog *log = cb_case_get_log (self->case_);
  CbSetup *setup = cb_case_get_setup (self->case_);
  g_autoptr (JsonNode) wanted = cb_entry_write (entry, setup);

  for (guint i = cb_log_get_n_entries (log); i-- > 0;)
    {
      g_autoptr (JsonNode) found = cb_entry_write (cb_log_get_entry (log, i), setup);

      if (json_node_equal (found, wanted))
        return (int) i;
    }
  return -1;
}

/* Another card was drawn at the table: removes the entries of Casebook’s card, whatever was
 * recorded in the meantime, and opens the composer to choose the other card. */
static void
another_card_cb (Drawn *drawn)
{
  const CbDraw *draw = cb_entry_get_draw (g_ptr_array_index (drawn->entries, 0));

  for (guint i = drawn->entries->len; i-- > 0;)
    {
      int position = find_entry (drawn->page, g_ptr_array_index (drawn->entries, i));

      if (position >= 0)
        cb_case_remove (drawn->page->case_, (guint) position);
    }
  compose_draw (drawn->page, draw->by,
                cb_edition_find_deck (cb_case_get_edition (drawn->page->case_), draw->deck),
                draw->trigger);
}

/* Opens the composer for the hand of @seat, who is eliminated; my own hand is known. */
static void
compose_hand (CbCasePage *self, int seat)
{
  compose (self, CB_DRAFT_EXPOSED, CB_NOBODY);
  cb_draft_set (self->draft, CB_DRAFT_PLAYER, seat);
  open_composer (self);
}

static void
reveal_cb (Drawn *drawn)
{
  compose_hand (drawn->page, cb_entry_get_draw (g_ptr_array_index (drawn->entries, 0))->by);
}

static void
show_drawn (Drawn *drawn)
{
  CbCasePage *self = drawn->page;
  g_autoptr (CbTableState) state = get_state (self);
  const CbEntry *entry = g_ptr_array_index (drawn->entries, 0);
  const CbEntry *exposed = drawn->entries->len > 1 ? g_ptr_array_index (drawn->entries, 1) : NULL;
  CbDrawnDialog *dialog = cb_drawn_dialog_new (state, entry, exposed);
  g_autofree char *card = cb_entry_get_detail (entry, state->setup);

  g_signal_connect_swapped (dialog, "reveal", G_CALLBACK (reveal_cb), drawn);
  g_signal_connect_data (dialog, "another", G_CALLBACK (another_card_cb), drawn, drawn_free,
                         G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (self));
  cb_announce (GTK_WIDGET (self), card);
}

/* The dialog describes the log with the new entries, so it waits until these are on disk. */
static void
flushed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Drawn *drawn = user_data;

  cb_case_file_flush_finish (CB_CASE_FILE (source), result);
  if (drawn->page->case_ != NULL)
    _cb_case_page_update_table (drawn->page);
  if (drawn->page->case_ != NULL && gtk_widget_get_root (GTK_WIDGET (drawn->page)) != NULL &&
      find_entry (drawn->page, g_ptr_array_index (drawn->entries, 0)) >= 0)
    show_drawn (drawn);
  else
    drawn_free (drawn, NULL);
}

/* Draws one of the cards that are left, at random. The pile has no order that would have to be
 * kept: the log says which cards were drawn. */
static void
table_draw_shuffled (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  g_autoptr (CbTableState) state = get_state (self);
  g_autoptr (CbRandomSource) random = cb_random_source_new ();
  int deck = cb_edition_find_deck (cb_case_get_edition (self->case_),
                                   g_variant_get_string (parameter, NULL));
  int kind = deck >= 0 ? cb_draw_pile_pick (cb_seats_get_pile (state->seats, (guint) deck), random)
                       : -1;
  Drawn *drawn;

  if (kind < 0 || state->turn == CB_NOBODY)
    return;
  drawn = g_new0 (Drawn, 1);
  drawn->page = g_object_ref (self);
  drawn->entries = make_draw (self, state, (guint) deck, (guint) kind);
  gtk_widget_action_set_enabled (widget, action_name, FALSE);
  cb_case_splice (self->case_, cb_log_get_n_entries (cb_case_get_log (self->case_)), 0,
                  drawn->entries);
  cb_case_file_flush_async (cb_case_get_file (self->case_), flushed_cb, drawn);
}

/* The user chooses in the composer what to play. */
static void
table_play (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  const CbEdition *edition = cb_case_get_edition (self->case_);
  g_autoptr (CbTableState) state = get_state (self);
  const CbDeckCard *card;
  const char *id;
  guint seat;
  int deck;

  g_variant_get (parameter, "(u&s)", &seat, &id);
  deck = cb_edition_find_deck (edition, id);
  if (deck < 0 || seat >= cb_case_get_setup (self->case_)->n_players)
    return;
  compose (self, CB_DRAFT_PLAY, (int) seat);
  cb_draft_set (self->draft, CB_DRAFT_DECK, deck);
  for (guint i = 0; (card = cb_box_get_kind (edition, (guint) deck, i)) != NULL; i++)
    if (cb_draw_pile_get_n_held (cb_seats_get_pile (state->seats, (guint) deck), seat, (int) i) > 0)
      {
        cb_draft_set_text (self->draft, card->id);
        break;
      }
  open_composer (self);
}

static void
table_use_power (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  const CbSetup *setup = cb_case_get_setup (self->case_);
  const char *id = g_variant_get_string (parameter, NULL);
  int power = cb_edition_find_power (setup->edition, id);

  if (power < 0)
    return;
  compose (self, CB_DRAFT_POWER,
           cb_table_view_find_owner (setup, cb_edition_get_power (setup->edition, (guint) power)));
  cb_draft_set_text (self->draft, id);
  open_composer (self);
}

/* @places: bit n stands for a look at the card at place n; 0 where that is not known yet */
static void
compose_look (CbCasePage *self, int by, guint32 places)
{
  compose (self, CB_DRAFT_LOOK, by);
  if (places != 0)
    cb_draft_set (self->draft, CB_DRAFT_SLOTS, (int) places);
  open_composer (self);
}

static void
table_look (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  guint place = g_variant_get_uint32 (parameter);
  g_autoptr (CbTableState) state = get_state (self);

  if (place >= MIN (cb_case_get_setup (self->case_)->face_down, 31))
    return;
  compose_look (self, state->turn, 1u << place);
}

/* Opens the composer for something that happens at the table, and for whoever does it. */
static void
table_tell (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  g_autoptr (CbTableState) state = get_state (self);

  if (g_str_equal (action_name, "table.accuse"))
    compose (self, CB_DRAFT_ACCUSATION, state->turn);
  else if (g_str_equal (action_name, "table.real-roll"))
    compose (self, CB_DRAFT_ROLL, state->roller);
  else
    compose (self, CB_DRAFT_ENVELOPE, CB_NOBODY);
  open_composer (self);
}

/* Rolls the dice of the box and records what they show. */
static void
table_roll (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  g_autoptr (CbTableState) state = get_state (self);
  g_autoptr (CbRandomSource) random = cb_random_source_new ();
  g_autoptr (CbEntry) entry = NULL;
  CbDiceRoll roll;
  CbDice dice;

  if (state->roller == CB_NOBODY || !cb_edition_get_dice (state->setup->edition, 0, &dice))
    return;
  roll = cb_dice_roll (&dice, random);
  entry = cb_roll_new (state->roller, &roll, state->setup->edition);
  cb_case_append (self->case_, entry);
}

/* Begins a suggestion of mine in the room @parameter. Keeps the cards that I have named for it. */
static void
table_arrive (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  CbEdition *edition = cb_case_get_edition (self->case_);
  const CbSetup *setup = cb_case_get_setup (self->case_);
  guint room = g_variant_get_uint32 (parameter);
  CbCardSet named;

  if (room >= cb_edition_get_n_cards (edition) || setup->me == CB_NOBODY)
    return;
  if (cb_draft_get_kind (self->draft) != CB_DRAFT_SUGGESTION ||
      cb_draft_get_editing (self->draft) ||
      !cb_draft_is_me (self->draft, cb_draft_get_by (self->draft)))
    compose (self, CB_DRAFT_SUGGESTION, setup->me);
  named = cb_draft_get_cards (self->draft) &
          ~cb_edition_get_category (edition, cb_edition_get_card (edition, room)->category)->cards;
  cb_draft_set (self->draft, CB_DRAFT_CARDS, (int) (named | cb_card_set_of (room)));
  open_composer (self);
}

static void
table_toggle_variant (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  g_autoptr (CbSetup) setup = cb_setup_copy (cb_case_get_setup (self->case_));
  int variant = cb_edition_find_variant (setup->edition, g_variant_get_string (parameter, NULL));

  if (variant < 0)
    return;
  setup->variants ^= 1u << variant;
  cb_case_set_setup (self->case_, setup, NULL);
}

static void
table_series_goal (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  cb_table_set_goal (CB_CASE_PAGE (widget)->case_, g_variant_get_uint32 (parameter));
}

/* Opens the composer for what the log calls for. */
static void
table_answer_call (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  const CbTableCall *shown = cb_table_prompt_get_call (self->prompt);
  CbTableCall call;

  if (shown == NULL)
    return;
  call = *shown;
  if (call.kind == CB_CALL_HAND)
    compose_hand (self, (int) call.seat);
  else if (call.kind == CB_CALL_DRAW)
    compose_draw (self, (int) call.seat, (int) call.deck, call.trigger);
  else
    compose_look (self, (int) call.seat, cb_card_set_size (call.places) == 1 ? call.places : 0);
}

/* The prompt is hidden, so its focus moves to the view. */
static void
table_dismiss_call (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->prompt)) != NULL;

  cb_table_prompt_dismiss (self->prompt);
  if (had_focus && cb_table_prompt_get_call (self->prompt) == NULL)
    _cb_case_page_focus_view (self);
}

/* The prompt is hidden while recording on a small screen, whose upper half is for the sheet alone,
 * and in practice cases, in which the user does nothing at the table. */
static gboolean
shows_prompt (GObject *object,
              gboolean shown,
              gboolean narrow,
              gboolean recording,
              gboolean practicing)
{
  return shown && !practicing && !(narrow && recording);
}

static const struct
{
  const char *name;
  const char *type;
  GtkWidgetActionActivateFunc activate;
} ACTIONS[] = {
  { "table.draw", "s", table_draw },
  { "table.draw-shuffled", "s", table_draw_shuffled },
  { "table.play", "(us)", table_play },
  { "table.use-power", "s", table_use_power },
  { "table.look", "u", table_look },
  { "table.accuse", NULL, table_tell },
  { "table.open-envelope", NULL, table_tell },
  { "table.roll", NULL, table_roll },
  { "table.real-roll", NULL, table_tell },
  { "table.arrive", "u", table_arrive },
  { "table.toggle-variant", "s", table_toggle_variant },
  { "table.series-goal", "u", table_series_goal },
  { "table.answer-call", NULL, table_answer_call },
  { "table.dismiss-call", NULL, table_dismiss_call },
};

void
_cb_case_page_install_table (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, shows_prompt);
  for (guint i = 0; i < G_N_ELEMENTS (ACTIONS); i++)
    gtk_widget_class_install_action (widget_class, ACTIONS[i].name, ACTIONS[i].type,
                                     ACTIONS[i].activate);
}

/* The actions are disabled for cases that cannot be changed or are played by Casebook. */
void
_cb_case_page_update_table (CbCasePage *self)
{
  gboolean writable = _cb_case_page_can_record (self);

  for (guint i = 0; i < G_N_ELEMENTS (ACTIONS); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), ACTIONS[i].name, writable);
}
