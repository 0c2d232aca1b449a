/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-card-face.h"
#include "cb-children.h"
#include "cb-closures.h"
#include "cb-fields.h"
#include "cb-next-game.h"
#include "cb-template.h"
#include "cb-token.h"
#include "cb-words.h"

/* In pixels. */
#define BOOK_WIDTH 72
#define TOKEN_SIZE 32
#define MOST_NAMED 6 /* if there are more players, they are tokens without names */

struct _CbNextGame
{
  AdwBin parent_instance;

  gboolean narrow;

  AdwBin *book;
  GtkWidget *button;
  GtkLabel *details;
  AdwWrapBox *players;
};

G_DEFINE_FINAL_TYPE (CbNextGame, cb_next_game, ADW_TYPE_BIN)

/* (transfer floating): a player, with the name if @named; the user’s own name stands out */
static GtkWidget *
make_player (const CbSetup *setup, guint seat, gboolean named)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name;

  if (!named)
    {
      gtk_box_append (GTK_BOX (box), cb_token_new_named (TOKEN_SIZE));
      cb_token_set_player (CB_TOKEN (gtk_widget_get_first_child (box)), setup, (int) seat);
      return box;
    }
  name = gtk_label_new (setup->players[seat].name);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  if ((int) seat == setup->me)
    gtk_widget_add_css_class (name, "heading");
  gtk_box_append (GTK_BOX (box), cb_token_new_for_player (setup, (int) seat, TOKEN_SIZE));
  gtk_box_append (GTK_BOX (box), name);
  return box;
}

static void
cb_next_game_class_init (CbNextGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_fields_install (object_class, CB_FIELD (CbNextGame, narrow, G_TYPE_BOOLEAN,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY));

  cb_template_install (widget_class, "cb-next-game", CB_CHILD (CbNextGame, book),
                       CB_CHILD (CbNextGame, button), CB_CHILD (CbNextGame, details),
                       CB_CHILD (CbNextGame, players));
  cb_closures_install (widget_class);
}

static void
cb_next_game_init (CbNextGame *self)
{
  GtkWidget *face = cb_card_face_new (BOOK_WIDTH);

  gtk_widget_init_template (GTK_WIDGET (self));
  cb_card_face_show_back (CB_CARD_FACE (face), 0);
  adw_bin_set_child (self->book, face);
}

/**
 * cb_next_game_set_last:
 * @last: (nullable): of the games whose files can be read, the last one; NULL shows no players
 */
void
cb_next_game_set_last (CbNextGame *self, CbShelfItem *last)
{
  const CbShelfSummary *summary;
  g_autofree char *details = NULL;
  g_autofree char *uri = NULL;

  g_return_if_fail (CB_IS_NEXT_GAME (self));

  cb_children_remove_wrapped (self->players);
  if (last == NULL)
    return;
  summary = cb_shelf_item_get_summary (last);
  for (guint i = 0; i < summary->setup->n_players; i++)
    adw_wrap_box_append (self->players,
                         make_player (summary->setup, i, summary->setup->n_players <= MOST_NAMED));
  if (summary->setup->me >= 0)
    /* Translators: the box, and how much help the case gives. */
    details = g_strdup_printf (_ ("%s, %s. Next: your hand."), summary->edition,
                               cb_words_for_assist (summary->assist));
  else
    details = g_strdup_printf ("%s, %s", summary->edition, cb_words_for_assist (summary->assist));
  gtk_label_set_label (self->details, details);
  uri = g_file_get_uri (cb_folder_item_get_file (CB_FOLDER_ITEM (last)));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->button), "s", uri);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), "win.next-game");
}
