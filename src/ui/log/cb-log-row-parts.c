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

static GtkWidget *
make_answer (const CbAnswer *answer, const CbSetup *setup)
{
  gboolean showed = answer->did == CB_DID_SHOW;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  GtkWidget *token = answer->by != CB_NOBODY ? cb_token_new_named (TOKEN_SIZE)
                                             : make_label (_ ("Somebody"), NULL);
  GtkWidget *glyph = cb_glyph_new (showed ? "check" : "cross", ANSWER_SIZE);

  if (answer->by != CB_NOBODY)
    cb_token_set_player (CB_TOKEN (token), setup, answer->by);
  gtk_widget_add_css_class (glyph, showed ? "showed" : "passed");
  gtk_box_append (GTK_BOX (box), token);
  gtk_box_append (GTK_BOX (box), glyph);
  if (showed && answer->card >= 0)
    gtk_box_append (
      GTK_BOX (box),
      make_label (cb_edition_get_card (setup->edition, (guint) answer->card)->name, "heading"));
  return box;
}

/* A sentence that is alone in the box gets the full width. Otherwise the box would reserve the
 * right height for it, but less width (libadwaita 1.7). */
static void
set_alone (AdwWrapBox *box, gboolean alone)
{
  adw_wrap_box_set_justify (box, alone ? ADW_JUSTIFY_FILL : ADW_JUSTIFY_NONE);
  adw_wrap_box_set_justify_last_line (box, alone);
}

static void
fill_cards (CbLogRow *self, const CbOutline *outline, const CbSetup *setup)
{
  clear (self->cards);
  set_alone (self->cards, outline->cards == 0);
  if (outline->words != NULL)
    adw_wrap_box_append (self->cards, make_label (outline->words, NULL));
  for (guint i = 0; i < cb_edition_get_n_cards (setup->edition); i++)
    if (cb_card_set_has (outline->cards, i))
      adw_wrap_box_append (self->cards, make_card (setup->edition, i));
  if (outline->n_unheard > 0)
    {
      g_autofree char *unheard = cb_edition_join_heard (setup->edition, 0, outline->n_unheard);

      adw_wrap_box_append (self->cards, make_label (unheard, "dimmed"));
    }
}

static void
fill_trail (CbLogRow *self, const CbOutline *outline, const CbSetup *setup)
{
  clear (self->trail);
  set_alone (self->trail, outline->answers == NULL || outline->answers->n == 0);
  for (guint i = 0; outline->answers != NULL && i < outline->answers->n; i++)
    adw_wrap_box_append (self->trail, make_answer (outline->answers->list + i, setup));
  if (outline->outcome != NULL)
    adw_wrap_box_append (self->trail, make_label (outline->outcome, "dimmed"));
  gtk_widget_set_visible (GTK_WIDGET (self->trail),
                          gtk_widget_get_first_child (GTK_WIDGET (self->trail)) != NULL);
}

/* Shows what happened. Assistive technology gets it as the name of the row. */
void
_cb_log_row_fill (CbLogRow *self)
{
  CbEntry *entry = cb_log_item_get_entry (self->item);
  CbSetup *setup = cb_case_get_setup (self->case_);
  g_auto (CbOutline) outline = { 0 };

  cb_outline_init (&outline, entry, setup);
  if (outline.by != CB_NOBODY)
    cb_token_set_player (CB_TOKEN (self->token), setup, outline.by);
  gtk_widget_set_opacity (self->token, outline.by != CB_NOBODY ? 1 : 0);
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

/* Shows in a badge which cards the entry found, or a look that was forgotten. Without automatic
 * crosses nothing is found, and a contradiction is told elsewhere. */
void
_cb_log_row_show_found (CbLogRow *self)
{
  guint position = cb_log_item_get_position (self->item);
  gboolean tells = cb_case_get_assist (self->case_) != CB_ASSIST_NOTES &&
                   !cb_log_item_get_in_conflict (self->item) &&
                   position < cb_log_get_n_entries (cb_case_get_log (self->case_));
  g_autofree char *found = tells ? cb_case_describe_found (self->case_, position) : NULL;
  gboolean breakthrough = found != NULL && cb_case_is_breakthrough (self->case_, position);

  if (found == NULL)
    found = describe_late_look (self);
  gtk_label_set_label (self->found, found != NULL ? found : "");
  gtk_widget_set_visible (self->badge, found != NULL);
  gtk_widget_set_visible (self->badge_glyph, breakthrough);
  cb_css_class_set (self->badge, "breakthrough", breakthrough);
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
