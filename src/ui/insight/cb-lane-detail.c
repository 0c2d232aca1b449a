/* What there is to know of one player of the race.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "cb-card-face.h"
#include "cb-glyph.h"
#include "cb-insight-parts.h"
#include "cb-paragraph.h"
#include "cb-player-habits.h"
#include "cb-rivals.h"

#define FACE_WIDTH 44
#define GLYPH      16
/* The opacity of a card that was not seen, and of one that may have been seen. */
#define UNSEEN 0.32
#define MAYBE  0.66

#define MOST_HABITS 4
#define NAME_CHARS  12

static GtkWidget *
create_column (const char *title)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_box_append (GTK_BOX (column), cb_paragraph_new (title, "heading"));
  return column;
}

/* Makes one of my cards, pale unless the player has seen it. */
static GtkWidget *
create_card (CbEdition *edition, guint card, gboolean seen, gboolean maybe)
{
  const char *name = cb_edition_get_card (edition, card)->name;
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing",
                                 3, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  GtkWidget *face = cb_card_face_new (FACE_WIDTH);
  GtkWidget *label = cb_paragraph_new (name, seen ? "caption-heading" : "caption");
  /* Translators: a card of mine that another player has seen, that he may have seen, and that he
   * has not seen */
  g_autofree char *words = g_strdup_printf (seen    ? _ ("%s, seen")
                                            : maybe ? _ ("%s, maybe seen")
                                                    : _ ("%s, not seen"),
                                            name);

  cb_card_face_show_card (CB_CARD_FACE (face), edition, card);
  gtk_accessible_update_state (GTK_ACCESSIBLE (face), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_opacity (face, seen ? 1 : maybe ? MAYBE : UNSEEN);
  gtk_label_set_xalign (GTK_LABEL (label), 0.5F);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_CHARS);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_box_append (GTK_BOX (box), face);
  gtk_box_append (GTK_BOX (box), label);
  if (maybe && !seen)
    gtk_box_append (GTK_BOX (box), cb_paragraph_new (_ ("maybe"), "caption"));
  return box;
}

static GtkWidget *
create_seen (CbCase *case_, guint n_entries, guint seat)
{
  const CbSetup *setup = cb_case_get_setup (case_);
  /* Translators: cards of mine that this player has seen; %s is the player */
  g_autofree char *title = g_strdup_printf (_ ("Your cards %s has seen"),
                                            setup->players[seat].name);
  GtkWidget *column = create_column (title);
  GtkWidget *cards = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 12, "line-spacing", 6,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_LIST, NULL);
  CbCardSet maybe = 0, seen = 0;

  if (setup->me == CB_NOBODY)
    return NULL;
  seen = cb_case_get_seen (case_, n_entries, seat, &maybe);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cards), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  for (guint pass = 0; pass < 3; pass++)
    {
      CbCardSet shown[] = { seen, maybe & ~seen,
                            cb_case_get_hand (case_, n_entries) & ~seen & ~maybe };

      for (CbCardSet left = shown[pass]; left != 0; left &= left - 1)
        adw_wrap_box_append (
          ADW_WRAP_BOX (cards),
          create_card (setup->edition, cb_card_set_first (left), pass == 0, pass == 1));
    }
  gtk_box_append (GTK_BOX (column), cards);
  return column;
}

/* Adds a card that the player keeps naming: its glyph, and in words how often. */
static void
add_habit (GtkBox *column, const CbEdition *edition, const CbPlayerHabit *habit, guint n_asked)
{
  g_autofree char *counted = cb_player_habit_describe (habit, edition, n_asked);
  g_autofree char *meaning = cb_player_habit_describe_meaning (habit);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *glyph = cb_glyph_new_for_card (edition, habit->card, GLYPH);

  gtk_widget_set_valign (glyph, GTK_ALIGN_START);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), cb_paragraph_new (counted, NULL));
  gtk_box_append (GTK_BOX (words), cb_paragraph_new (meaning, "caption"));
  gtk_box_append (GTK_BOX (row), glyph);
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (column, row);
}

static GtkWidget *
create_habits (CbCase *case_, guint n_entries, guint seat)
{
  const char *name = cb_case_get_setup (case_)->players[seat].name;
  /* Translators: above the cards that a player names again and again; %s is the player */
  g_autofree char *title = g_strdup_printf (_ ("What %s keeps naming"), name);
  /* Translators: leads to the column of the sheet of a player */
  g_autofree char *label = g_strdup_printf (_ ("%s’s Column"), name);
  GtkWidget *column = create_column (title);
  GtkWidget *button = gtk_button_new_with_label (label);
  guint n_asked = 0;
  g_autoptr (GArray) habits = cb_case_count_habits (case_, n_entries, seat, &n_asked);

  for (guint i = 0; i < MIN (habits->len, MOST_HABITS); i++)
    add_habit (GTK_BOX (column), cb_case_get_edition (case_),
               &g_array_index (habits, CbPlayerHabit, i), n_asked);
  if (habits->len == 0)
    gtk_box_append (GTK_BOX (column), cb_paragraph_new (_ ("Nothing stands out yet"), NULL));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", CB_HOLDER_OF_SEAT (seat));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "case.show-column");
  gtk_box_append (GTK_BOX (column), button);
  return column;
}

/**
 * cb_lane_detail_new:
 * @n_entries: how much of the log is read
 * @seat: another player
 *
 * Returns: (transfer floating): which of my cards that player has seen, what he keeps naming, and
 *   the way to his column
 */
GtkWidget *
cb_lane_detail_new (CbCase *case_, guint n_entries, guint seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *seen = create_seen (case_, n_entries, seat);

  gtk_widget_add_css_class (box, "lane-detail");
  if (seen != NULL)
    gtk_box_append (GTK_BOX (box), seen);
  gtk_box_append (GTK_BOX (box), create_habits (case_, n_entries, seat));
  return box;
}
