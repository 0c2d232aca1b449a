/* What happened, in tokens and cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-case-news.h"
#include "cb-css-class.h"
#include "cb-glyph.h"
#include "cb-log-row-private.h"
#include "cb-outline.h"
#include "cb-suggestion.h"
#include "cb-table-state-words.h"
#include "cb-token.h"

/* In pixels. */
#define CARD_SIZE   14
#define TOKEN_SIZE  20
#define ANSWER_SIZE 12
/* From right to left a wrap box misplaces children that are wider than a line (libadwaita 1.7). */
#define MAX_CHARS 24

static void
clear (AdwWrapBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    adw_wrap_box_remove (box, child);
}

static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MAX_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
make_card (const CbEdition *edition, guint card)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);

  gtk_box_append (GTK_BOX (box), cb_glyph_new_for_card (edition, card, CARD_SIZE));
  gtk_box_append (GTK_BOX (box), make_label (cb_edition_get_card (edition, card)->name, NULL));
  return box;
}

/* One step of the trail. @icon: (nullable): what came of @seat; @card: which card, or −1 */
static GtkWidget *
make_step (int seat, const char *icon, int card, const CbSetup *setup)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  GtkWidget *token = seat != CB_NOBODY ? cb_token_new_named (TOKEN_SIZE)
                                       : make_label (_ ("Somebody"), NULL);

  if (seat != CB_NOBODY)
    cb_token_set_player (CB_TOKEN (token), setup, seat);
  gtk_box_append (GTK_BOX (box), token);
  if (icon != NULL)
    {
      GtkWidget *glyph = cb_glyph_new (icon, g_str_equal (icon, "eye") ? CARD_SIZE : ANSWER_SIZE);

      gtk_widget_add_css_class (glyph, g_str_equal (icon, "cross") ? "passed" : "showed");
      gtk_box_append (GTK_BOX (box), glyph);
    }
  if (card >= 0)
    gtk_box_append (
      GTK_BOX (box),
      make_label (cb_edition_get_card (setup->edition, (guint) card)->name, "heading"));
  return box;
}

static GtkWidget *
make_answer (const CbAnswer *answer, const CbSetup *setup)
{
  gboolean showed = answer->did == CB_DID_SHOW;

  return make_step (answer->by, showed ? "check" : "cross", showed ? answer->card : -1, setup);
}

/* The outcome; right and wrong have a mark before it, so that they are told apart without colors.
 */
static GtkWidget *
make_outcome (const char *words, CbTone tone)
{
  static const char *const classes[] = { "dimmed", "heading", "heading", "heading" };
  static const char *const marks[] = { NULL, NULL, "check", "cross" };
  GtkWidget *label = make_label (words, classes[tone]);
  GtkWidget *box;

  if (marks[tone] == NULL)
    return label;
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  gtk_widget_add_css_class (box, tone == CB_TONE_RIGHT ? "showed" : "wrong");
  gtk_box_append (GTK_BOX (box), cb_glyph_new (marks[tone], ANSWER_SIZE));
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

/* A sentence that is alone in the box gets the full width. Otherwise the box would reserve the
 * right height for it, but less width (libadwaita 1.7). */
static void
set_alone (AdwWrapBox *box)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (box));
  gboolean alone = first != NULL && gtk_widget_get_next_sibling (first) == NULL;

  adw_wrap_box_set_justify (box, alone ? ADW_JUSTIFY_FILL : ADW_JUSTIFY_NONE);
  adw_wrap_box_set_justify_last_line (box, alone);
}

/* (nullable): what was done: a picture, and the words behind it in one piece, quiet where more
 * follows. Where nothing else stands there, they get the whole line. */
static GtkWidget *
make_act (const CbOutline *outline)
{
  gboolean goes_on = outline->cards != 0 || outline->of != CB_NOBODY || outline->outcome != NULL ||
                     outline->answers != NULL;
  GtkWidget *box, *label;

  if (outline->icon == NULL && outline->act == NULL)
    return NULL;
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7);
  if (outline->icon != NULL)
    {
      GtkWidget *glyph = cb_glyph_new (outline->icon, CARD_SIZE);

      gtk_widget_add_css_class (glyph, outline->grave ? "wrong" : "passed");
      gtk_box_append (GTK_BOX (box), glyph);
    }
  if (outline->act != NULL)
    {
      label = make_label (outline->act, goes_on ? "dimmed" : NULL);
      if (outline->cards == 0)
        gtk_label_set_max_width_chars (GTK_LABEL (label), -1);
      gtk_box_append (GTK_BOX (box), label);
    }
  return box;
}

static void
fill_cards (CbLogRow *self, const CbOutline *outline, const CbSetup *setup)
{
  GtkWidget *act = make_act (outline);

  clear (self->cards);
  if (act != NULL)
    adw_wrap_box_append (self->cards, act);
  for (guint i = 0; i < cb_edition_get_n_cards (setup->edition); i++)
    if (cb_card_set_has (outline->cards, i))
      adw_wrap_box_append (self->cards, make_card (setup->edition, i));
  if (outline->n_unheard > 0)
    {
      g_autofree char *unheard = cb_edition_join_heard (setup->edition, 0, outline->n_unheard);

      adw_wrap_box_append (self->cards, make_label (unheard, "dimmed"));
    }
  set_alone (self->cards);
}

static void
fill_trail (CbLogRow *self, const CbOutline *outline, const CbSetup *setup)
{
  clear (self->trail);
  for (guint i = 0; outline->answers != NULL && i < outline->answers->n; i++)
    adw_wrap_box_append (self->trail, make_answer (outline->answers->list + i, setup));
  if (outline->of != CB_NOBODY)
    adw_wrap_box_append (self->trail,
                         make_step (outline->of, outline->of_icon, outline->card, setup));
  if (outline->outcome != NULL)
    adw_wrap_box_append (self->trail, make_outcome (outline->outcome, outline->tone));
  gtk_widget_set_visible (GTK_WIDGET (self->trail),
                          gtk_widget_get_first_child (GTK_WIDGET (self->trail)) != NULL);
  set_alone (self->trail);
}

/* Shows what happened. Assistive technology gets it as the name of the row. */
void
_cb_log_row_fill (CbLogRow *self)
{
  CbEntry *entry = cb_log_item_get_entry (self->item);
  CbSetup *setup = cb_case_get_setup (self->case_);
  g_auto (CbOutline) outline = { 0 };

  cb_outline_init (&outline, entry, setup);
  fill_cards (self, &outline, setup);
  fill_trail (self, &outline, setup);
}

/* (transfer full) (nullable): the look that the entry called for, and that the log went on without
 */
static char *
describe_late_look (CbLogRow *self)
{
  CbSetup *setup = cb_case_get_setup (self->case_);
  g_autoptr (CbTableState) state = NULL;

  if (!cb_setup_must_look (setup) ||
      cb_entry_get_suggestion (cb_log_item_get_entry (self->item)) == NULL)
    return NULL;
  state = cb_table_state_new (self->case_, cb_log_get_n_entries (cb_case_get_log (self->case_)));
  for (guint i = 0; i < state->calls->len; i++)
    {
      const CbTableCall *call = cb_table_state_get_call (state, i);

      if (call->late && call->position == cb_log_item_get_position (self->item))
        return cb_table_state_describe_call (call, setup);
    }
  return NULL;
}

/* The token of the player is barred where the entry put that player out of the game; of nobody
 * there is none, but its room stays. */
static void
show_token (CbLogRow *self, int put_out)
{
  CbEntry *entry = cb_log_item_get_entry (self->item);
  CbSetup *setup = cb_case_get_setup (self->case_);
  g_auto (CbOutline) outline = { 0 };

  cb_outline_init (&outline, entry, setup);
  if (outline.by != CB_NOBODY)
    cb_token_set_player (CB_TOKEN (self->token), setup, outline.by);
  gtk_widget_set_opacity (self->token, outline.by != CB_NOBODY ? 1 : 0);
  cb_token_set_out (CB_TOKEN (self->token), put_out != CB_NOBODY && put_out == outline.by);
}

/* (transfer full) (nullable): “Bob is out” */
static char *
describe_put_out (CbLogRow *self, int put_out)
{
  /* Translators: a badge of an entry in the log: %s is a player who takes no more turns */
  return put_out != CB_NOBODY
           ? g_strdup_printf (_ ("%s is out"),
                              cb_case_get_setup (self->case_)->players[put_out].name)
           : NULL;
}

/* Shows in a badge which cards of the envelope the entry found, or else who is out since then, or
 * which cards of a player it found, or a look that was forgotten. Without automatic crosses no card
 * is found, and a contradiction is told elsewhere. */
void
_cb_log_row_show_found (CbLogRow *self)
{
  guint position = cb_log_item_get_position (self->item);
  gboolean is_there = position < cb_log_get_n_entries (cb_case_get_log (self->case_));
  gboolean tells = cb_case_get_assist (self->case_) != CB_ASSIST_NOTES &&
                   !cb_log_item_get_in_conflict (self->item) && is_there;
  g_autofree char *found = tells ? cb_case_describe_found (self->case_, position) : NULL;
  gboolean breakthrough = found != NULL && cb_case_is_breakthrough (self->case_, position);
  int put_out = is_there ? cb_case_find_put_out (self->case_, position) : CB_NOBODY;
  gboolean tells_out = put_out != CB_NOBODY && !breakthrough;

  if (tells_out)
    {
      g_free (found);
      found = describe_put_out (self, put_out);
    }
  else if (found == NULL)
    found = describe_late_look (self);
  show_token (self, put_out);
  gtk_label_set_label (self->found, found != NULL ? found : "");
  gtk_widget_set_visible (self->badge, found != NULL);
  gtk_widget_set_visible (self->badge_glyph, breakthrough);
  cb_css_class_set (self->badge, "breakthrough", breakthrough);
  cb_css_class_set (self->badge, "wrong", tells_out);
}

/* (transfer full): everything about the entry in words: “Entry 9, Ann: Plum, Wrench, Library. Bob
 * and Cleo passed, Dan showed Wrench. Plum found.” */
char *
_cb_log_row_describe (CbLogRow *self)
{
  CbSetup *setup = cb_case_get_setup (self->case_);
  g_auto (CbOutline) outline = { 0 };
  g_autofree char *words = NULL;
  const char *found = gtk_label_get_label (self->found);
  guint number = cb_log_item_get_position (self->item) + 1;

  cb_outline_init (&outline, cb_log_item_get_entry (self->item), setup);
  words = cb_outline_describe (&outline, setup);
  if (*found == '\0')
    /* Translators: the number of an entry, then what happened. */
    return g_strdup_printf (_ ("Entry %u, %s"), number, words);
  /* Translators: the number of an entry, what happened, and what it found. */
  return g_strdup_printf (_ ("Entry %u, %s %s."), number, words, found);
}
