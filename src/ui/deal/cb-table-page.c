/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-case.h"
#include "cb-deal-parts.h"
#include "cb-fields.h"
#include "cb-sealed-deal-words.h"
#include "cb-table-page.h"
#include "cb-template.h"

struct _CbTablePage
{
  AdwNavigationPage parent_instance;

  CbSealedDeal *deal;
  gboolean narrow;
  gboolean ended; /* whether the end is shown */

  GtkWidget *accuse_button;
  GObject *accuse_face;
  CbWhoPopover *accuse_popover;
  CbDealTable *deal_table;
  CbDealDice *dice;
  GtkWidget *deck_button;
  GObject *deck_face;
  CbWhoPopover *deck_popover;
  CbDealEnd *end;
  GtkWidget *notebook_button;
  GObject *notebook_face;
  CbWhoPopover *notebook_popover;
  GtkWidget *open_button;
  GtkWidget *pass_button;
  GObject *pass_face;
  GtkWidget *show_button;
  GObject *show_face;
  GtkStack *stack;
  GtkLabel *numbers_label;
  GtkLabel *told;
  AdwWindowTitle *window_title;
};

CB_DEFINE_TEMPLATE_TYPE (CbTablePage, cb_table_page, ADW_TYPE_NAVIGATION_PAGE)

static CbSetup *
get_table (CbTablePage *self)
{
  return cb_sealed_deal_get_table (self->deal);
}

static void
describe (CbTablePage *self)
{
  g_autofree char *progress = cb_sealed_deal_describe_progress (self->deal);
  g_autofree char *names = cb_sealed_deal_list_players (self->deal);
  /* Translators: an edition, and those who play it */
  g_autofree char *title = g_strdup_printf (_ ("%s with %s"),
                                            cb_edition_get_name (get_table (self)->edition), names);

  adw_window_title_set_title (self->window_title, title);
  adw_window_title_set_subtitle (self->window_title, cb_sealed_deal_get_waiting (self->deal)
                                                       ? _ ("Saving… Waiting for the disk")
                                                       : progress);
}

/* Lists who can accuse, which nobody can do twice, and whose notebook can be opened. */
static void
list_players (CbTablePage *self)
{
  CbSetup *table = get_table (self);

  cb_who_popover_clear (self->accuse_popover);
  cb_who_popover_clear (self->notebook_popover);
  for (guint i = 0; i < table->n_players; i++)
    {
      cb_who_popover_add (self->notebook_popover, table, i, NULL, "table.notebook");
      if (!cb_sealed_deal_has_accused (self->deal, i))
        cb_who_popover_add (self->accuse_popover, table, i, NULL, "table.accuse");
    }
}

/* Lists who draws from a deck of the table: the player whose turn it is, or who was moved; and who
 * plays a card that was kept. */
static void
list_drawers (CbTablePage *self, guint deck)
{
  const CbDealPlay *play = cb_sealed_deal_get_play (self->deal);
  CbSetup *table = get_table (self);

  cb_who_popover_clear (self->deck_popover);
  for (guint i = 0; i < table->n_players; i++)
    {
      guint seat = ((guint) MAX (play->seat, 0) + i) % table->n_players;
      /* Translators: a player, who takes a card from a deck */
      g_autofree char *draws = g_strdup_printf (_ ("%s draws a card"), table->players[seat].name);
      /* Translators: a player, who plays a card that was drawn and kept */
      g_autofree char *plays = g_strdup_printf (_ ("%s plays a card"), table->players[seat].name);

      if (play->states[seat] != CB_SEAT_PLAYING)
        continue;
      cb_who_popover_add (self->deck_popover, table, seat, draws, "table.draw");
      if (cb_sealed_deal_get_n_kept (self->deal, deck, seat) > 0)
        cb_who_popover_add (self->deck_popover, table, seat, plays, "table.play");
    }
}

static void
show_deck (CbTablePage *self, gboolean ready)
{
  int deck = cb_sealed_deal_find_deck (self->deal);
  const char *name;
  g_autofree char *words = NULL;

  gtk_widget_set_visible (self->deck_button, deck >= 0 && ready);
  if (deck < 0)
    return;
  name = cb_edition_get_deck (get_table (self)->edition, (guint) deck)->name;
  words = cb_sealed_deal_describe_deck (self->deal, (guint) deck);
  g_object_set (self->deck_face, "title", name, "words", words, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->deck_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  list_drawers (self, (guint) deck);
}

/* Shows the next step of a suggestion, or offers a new one. Assistive technology gets the words
 * even if there is no room for them. */
static void
show_next (CbTablePage *self, const CbDealPlay *play)
{
  gboolean new = play->step == CB_PLAY_TURN;
  g_autofree char *words = NULL;
  g_autofree char *title = NULL;

  if (play->seat == CB_NOBODY)
    return;
  title = new ? g_strdup (_ ("Show a Card"))
              : g_strdup_printf (_ ("Pass to %s"), get_table (self)->players[play->seat].name);
  if (new)
    /* Translators: a player, whose turn it is */
    words = g_strdup_printf (_ ("%s asks for cards"), get_table (self)->players[play->seat].name);
  else
    words = g_strdup (play->step == CB_PLAY_SHOW ? _ ("In private, to choose a card")
                                                 : _ ("In private, to see the card"));
  g_object_set (self->show_face, "title", title, "words", words, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->show_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}

/* Lets the one thing to be done next stand out. Until all have seen their cards there is nothing
 * else to do, and after the game all is revealed. There is no button for hands, because the seats
 * open them, and notebooks show them, too. */
static void
show_actions (CbTablePage *self)
{
  const CbDealPlay *play = cb_sealed_deal_get_play (self->deal);
  int next = cb_sealed_deal_find_next_to_look (self->deal,
                                               (guint) MAX (get_table (self)->first_dealt, 0));
  gboolean over = play->step == CB_PLAY_OVER;
  gboolean ready = next == CB_NOBODY && !over;
  gboolean kept = cb_sealed_deal_get_file (self->deal) != NULL;
  g_autofree char *told = cb_sealed_deal_describe_told (self->deal);

  gtk_label_set_label (self->told, told);
  gtk_widget_set_visible (GTK_WIDGET (self->told), *told != '\0');
  show_deck (self, ready && play->step == CB_PLAY_TURN);
  cb_deal_dice_show_turn (self->dice, ready && play->step == CB_PLAY_TURN ? play->seat : CB_NOBODY);
  gtk_widget_set_visible (self->pass_button, next != CB_NOBODY && !over);
  gtk_widget_set_visible (self->open_button, over);
  gtk_widget_set_visible (self->show_button, ready && play->step != CB_PLAY_LOOK);
  gtk_widget_set_visible (self->notebook_button, (ready || over) && kept);
  gtk_widget_set_visible (self->accuse_button, ready && play->step == CB_PLAY_TURN &&
                                                 cb_who_popover_get_n (self->accuse_popover) > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.take-back", play->can_take_back);
  show_next (self, play);
  if (next != CB_NOBODY)
    {
      g_autofree char *title = g_strdup_printf (_ ("Pass to %s"),
                                                get_table (self)->players[next].name);

      g_object_set (self->pass_face, "title", title, NULL);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->pass_button), "u", (guint) next);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->pass_button), "table.hand");
    }
}

static void
enable_actions (CbTablePage *self, gboolean running)
{
  static const char *const ACTIONS[] = { "table.hand",         "table.look",      "table.accuse",
                                         "table.show",         "table.take-back", "table.open",
                                         "table.open-for-all", "table.draw",      "table.play",
                                         "table.leave",        "table.rename" };

  for (guint i = 0; i < G_N_ELEMENTS (ACTIONS); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), ACTIONS[i], running);
}

/* @turn: whether the cards turn over, because the deal has just been opened */
static void
show_end (CbTablePage *self, gboolean turn)
{
  if (!self->ended)
    cb_deal_end_show (self->end, self->deal, turn);
  self->ended = TRUE;
  gtk_stack_set_visible_child_name (self->stack, "end");
}

/* The numbers that players gave stay in view until the cards are dealt. */
static void
show_numbers (CbTablePage *self)
{
  g_autofree char *numbers = cb_sealed_deal_describe_numbers (self->deal);

  gtk_widget_set_visible (GTK_WIDGET (self->numbers_label), numbers != NULL);
  gtk_label_set_label (self->numbers_label, numbers != NULL ? numbers : "");
}

static void
update (CbTablePage *self)
{
  gboolean open = cb_sealed_deal_is_open (self->deal);

  describe (self);
  enable_actions (self, !open);
  if (open)
    {
      show_end (self, gtk_widget_get_mapped (GTK_WIDGET (self)));
      return;
    }
  list_players (self);
  show_actions (self);
  show_numbers (self);
  cb_deal_table_show (self->deal_table, self->narrow);
}

/* Makes the words smaller on a small screen: they may be long, and the table needs room. */
static void
show_narrow (CbTablePage *self)
{
  const char *css_classes[] = { self->narrow ? "heading" : "title-4", NULL };

  gtk_widget_set_css_classes (GTK_WIDGET (self->told), css_classes);
  if (self->deal == NULL || cb_sealed_deal_is_open (self->deal))
    return;
  show_actions (self);
  cb_deal_table_show (self->deal_table, self->narrow);
}

/* Ignores a second press while a page is already sliding in.  @page: (transfer floating) */
static void
push (CbTablePage *self, gpointer page)
{
  GtkWidget *widget = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_VIEW);
  AdwNavigationView *view = ADW_NAVIGATION_VIEW (widget);
  g_autoptr (AdwNavigationPage) new_page = g_object_ref_sink (page);

  if (adw_navigation_view_get_visible_page (view) == ADW_NAVIGATION_PAGE (self))
    adw_navigation_view_push (view, new_page);
}

static void
notebook_cb (CbTablePage *self, CbCase *case_)
{
  g_signal_emit_by_name (self, "notebook", case_);
}

static void
deal_again_cb (CbTablePage *self)
{
  g_signal_emit_by_name (self, "deal-again");
}

static void
hand_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbTablePage *self = CB_TABLE_PAGE (widget);
  guint seat = g_variant_get_uint32 (parameter);
  gboolean notebook = g_str_equal (name, "table.notebook");
  CbHandPage *page;

  if (seat >= get_table (self)->n_players ||
      (notebook && cb_sealed_deal_get_file (self->deal) == NULL))
    return;
  page = cb_hand_page_new (self->deal, seat, notebook);
  g_signal_connect_object (page, "notebook", G_CALLBACK (notebook_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "deal-again", G_CALLBACK (deal_again_cb), self, G_CONNECT_SWAPPED);
  push (self, page);
}

static void
look_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbTablePage *self = CB_TABLE_PAGE (widget);
  guint place = g_variant_get_uint32 (parameter);

  if (place < get_table (self)->face_down)
    push (self, cb_look_page_new (self->deal, place));
}

static void
accuse_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbTablePage *self = CB_TABLE_PAGE (widget);
  guint seat = g_variant_get_uint32 (parameter);

  if (seat < get_table (self)->n_players && !cb_sealed_deal_has_accused (self->deal, seat))
    push (self, cb_accuse_page_new (self->deal, seat));
}

static void
show_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbTablePage *self = CB_TABLE_PAGE (widget);

  if (cb_sealed_deal_get_play (self->deal)->step != CB_PLAY_OVER)
    push (self, cb_show_page_new (self->deal));
}

static void
noted_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbTablePage) self = user_data;
  g_autoptr (GError) error = NULL;

  if (self->deal == NULL)
    return;
  if (!cb_sealed_deal_note_finish (CB_SEALED_DEAL (source), result, &error))
    gtk_label_set_label (self->told, error->message);
  gtk_widget_set_visible (GTK_WIDGET (self->told), *gtk_label_get_label (self->told) != '\0');
  cb_announce (GTK_WIDGET (self), gtk_label_get_label (self->told));
}

static void
take_back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbTablePage *self = CB_TABLE_PAGE (widget);
  const CbDealEvent event = { .kind = CB_DEAL_EVENT_TAKE_BACK,
                              .seat = (guint) cb_sealed_deal_get_play (self->deal)->asker };

  cb_sealed_deal_note_async (self->deal, &event, NULL, noted_cb, g_object_ref (self));
}

/* Draws or plays a card. All at the table are told of it once it is in the record. */
static void
deck_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbTablePage *self = CB_TABLE_PAGE (widget);
  const CbDealEvent event = { .kind = g_str_equal (name, "table.draw") ? CB_DEAL_EVENT_DRAW
                                                                       : CB_DEAL_EVENT_PLAY,
                              .seat = g_variant_get_uint32 (parameter),
                              .place = (guint) MAX (cb_sealed_deal_find_deck (self->deal), 0) };

  if (event.seat < get_table (self)->n_players)
    cb_sealed_deal_note_async (self->deal, &event, NULL, noted_cb, g_object_ref (self));
}

static void
proof_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbTablePage *self = CB_TABLE_PAGE (widget);

  push (self, cb_proof_page_new (self->deal));
}

static void
deal_again_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit_by_name (widget, "deal-again");
}

static void
held_cb (CbTablePage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.open-for-all", NULL);
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbHoldDialog *dialog = cb_hold_dialog_new (
    _ ("Reveal Everything"),
    _ ("The game is over: everybody sees what was in the envelope, and all "
       "hands. This cannot be undone."));

  cb_hold_dialog_add (dialog, _ ("Hold to Reveal Everything"), 0);
  g_signal_connect_object (dialog, "held", G_CALLBACK (held_cb), widget, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

static void
left_cb (CbTablePage *self, guint seat)
{
  const CbDealEvent event = { .kind = CB_DEAL_EVENT_LEAVE, .seat = seat };

  cb_sealed_deal_note_async (self->deal, &event, NULL, noted_cb, g_object_ref (self));
}

static void
leave_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbTablePage *self = CB_TABLE_PAGE (widget);
  CbHoldDialog *dialog = cb_hold_dialog_new (
    _ ("Somebody Leaves"), _ ("Everybody sees the hand of whoever leaves, and the game goes on."));

  for (guint i = 0; i < get_table (self)->n_players; i++)
    {
      /* Translators: a player, who leaves the game; on a button that has to be held */
      g_autofree char *label = g_strdup_printf (_ ("%s Leaves – Hold"),
                                                get_table (self)->players[i].name);

      if (cb_sealed_deal_get_play (self->deal)->states[i] != CB_SEAT_EXPOSED)
        cb_hold_dialog_add (dialog, label, i);
    }
  g_signal_connect_object (dialog, "held", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

static void
correct_cb (CbTablePage *self, const CbDealEvent *event)
{
  cb_sealed_deal_note_async (self->deal, event, NULL, noted_cb, g_object_ref (self));
}

static void
rename_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbNamesDialog *dialog = cb_names_dialog_new (CB_TABLE_PAGE (widget)->deal);

  g_signal_connect_object (dialog, "correct", G_CALLBACK (correct_cb), widget, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbTablePage) self = user_data;
  g_autoptr (GError) error = NULL;
  AdwDialog *alert;

  if (cb_sealed_deal_note_finish (CB_SEALED_DEAL (source), result, &error) || self->deal == NULL)
    return;
  update (self);
  alert = adw_alert_dialog_new (cb_sealed_deal_is_open (self->deal) ? _ ("Revealed, but Not Saved")
                                                                    : _ ("Nothing Was Revealed"),
                                error->message);
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (alert), "close", _ ("_Close"));
  adw_dialog_present (alert, GTK_WIDGET (self));
}

static void
open_for_all_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbTablePage *self = CB_TABLE_PAGE (widget);
  const CbDealEvent opening = { .kind = CB_DEAL_EVENT_OPEN };

  gtk_widget_action_set_enabled (widget, "table.open-for-all", FALSE);
  cb_sealed_deal_note_async (self->deal, &opening, NULL, opened_cb, g_object_ref (self));
}

static void
cb_table_page_dispose (GObject *object)
{
  CbTablePage *self = CB_TABLE_PAGE (object);

  g_clear_object (&self->deal);

  cb_template_dispose (object);
}

static void
cb_table_page_class_init (CbTablePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_table_page_dispose;

  cb_fields_install (G_OBJECT_CLASS (klass), CB_FIELD_THEN (CbTablePage, narrow, G_TYPE_BOOLEAN,
                                                            G_PARAM_READWRITE, show_narrow));

  cb_signal_new (klass, "notebook", 1, CB_TYPE_CASE);
  cb_signal_new (klass, "deal-again", 0);

  cb_template_install (
    widget_class, "cb-table-page", CB_CHILD (CbTablePage, accuse_button),
    CB_CHILD (CbTablePage, accuse_face), CB_CHILD (CbTablePage, accuse_popover),
    CB_CHILD (CbTablePage, deal_table), CB_CHILD (CbTablePage, deck_button),
    CB_CHILD (CbTablePage, dice), CB_CHILD (CbTablePage, deck_face),
    CB_CHILD (CbTablePage, deck_popover), CB_CHILD (CbTablePage, end),
    CB_CHILD (CbTablePage, notebook_button), CB_CHILD (CbTablePage, notebook_face),
    CB_CHILD (CbTablePage, notebook_popover), CB_CHILD (CbTablePage, numbers_label),
    CB_CHILD (CbTablePage, open_button), CB_CHILD (CbTablePage, pass_button),
    CB_CHILD (CbTablePage, pass_face), CB_CHILD (CbTablePage, show_button),
    CB_CHILD (CbTablePage, show_face), CB_CHILD (CbTablePage, stack), CB_CHILD (CbTablePage, told),
    CB_CHILD (CbTablePage, window_title));

  gtk_widget_class_install_action (widget_class, "table.hand", "u", hand_action);
  gtk_widget_class_install_action (widget_class, "table.notebook", "u", hand_action);
  gtk_widget_class_install_action (widget_class, "table.look", "u", look_action);
  gtk_widget_class_install_action (widget_class, "table.accuse", "u", accuse_action);
  gtk_widget_class_install_action (widget_class, "table.show", NULL, show_action);
  gtk_widget_class_install_action (widget_class, "table.draw", "u", deck_action);
  gtk_widget_class_install_action (widget_class, "table.play", "u", deck_action);
  gtk_widget_class_install_action (widget_class, "table.take-back", NULL, take_back_action);
  gtk_widget_class_install_action (widget_class, "table.proof", NULL, proof_action);
  gtk_widget_class_install_action (widget_class, "table.deal-again", NULL, deal_again_action);
  gtk_widget_class_install_action (widget_class, "table.leave", NULL, leave_action);
  gtk_widget_class_install_action (widget_class, "table.rename", NULL, rename_action);
  gtk_widget_class_install_action (widget_class, "table.open", NULL, open_action);
  gtk_widget_class_install_action (widget_class, "table.open-for-all", NULL, open_for_all_action);
}

/* Returns: (transfer floating): a page that shows no hand */
CbTablePage *
cb_table_page_new (CbSealedDeal *deal)
{
  CbTablePage *self;

  g_return_val_if_fail (CB_IS_SEALED_DEAL (deal), NULL);

  self = g_object_new (CB_TYPE_TABLE_PAGE, NULL);
  self->deal = g_object_ref (deal);
  /* If a deck has a button, too, there is no room for the words of these two. */
  g_object_set (self->accuse_face, "brief", cb_sealed_deal_find_deck (deal) >= 0, NULL);
  g_object_set (self->notebook_face, "brief", cb_sealed_deal_find_deck (deal) >= 0, NULL);
  cb_deal_table_set_up (self->deal_table, deal);
  cb_deal_dice_set_edition (self->dice, get_table (self)->edition);
  g_signal_connect_object (deal, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (deal, "notify::waiting", G_CALLBACK (describe), self, G_CONNECT_SWAPPED);
  update (self);
  return self;
}

CbSealedDeal *
cb_table_page_get_deal (CbTablePage *self)
{
  g_return_val_if_fail (CB_IS_TABLE_PAGE (self), NULL);

  return self->deal;
}
