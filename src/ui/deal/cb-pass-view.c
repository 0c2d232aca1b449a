/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-children.h"
#include "cb-deal-parts.h"
#include "cb-sealed-deal-words.h"
#include "cb-template.h"
#include "cb-token.h"

/* The size of a token of the round, in pixels, and of one in a round of at least MANY. */
#define TOKEN       40
#define SMALL_TOKEN 24
#define MANY        7

struct _CbPassView
{
  AdwBin parent_instance;

  CbToken *player_token;
  AdwWrapBox *round;
  GtkLabel *title;
  GtkLabel *words;
};

CB_DEFINE_TEMPLATE_TYPE (CbPassView, cb_pass_view, ADW_TYPE_BIN)

static void
cb_pass_view_class_init (CbPassViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_template_install (widget_class, "cb-pass-view", CB_CHILD (CbPassView, player_token),
                       CB_CHILD (CbPassView, round), CB_CHILD (CbPassView, title),
                       CB_CHILD (CbPassView, words));
}

/* Shows who is asked for, and @title in large letters. */
void
cb_pass_view_show (CbPassView *self, CbSealedDeal *deal, guint seat, const char *title)
{
  g_return_if_fail (CB_IS_PASS_VIEW (self));

  cb_token_set_player (self->player_token, cb_sealed_deal_get_table (deal), (int) seat);
  gtk_label_set_label (self->title, title);
}

void
cb_pass_view_set_words (CbPassView *self, const char *words)
{
  g_return_if_fail (CB_IS_PASS_VIEW (self));

  gtk_label_set_label (self->words, words);
}

/* A token of the round: with a check if the player has seen their cards, else faint until it is
 * their turn, which a ring shows. */
static GtkWidget *
create_token (CbSealedDeal *deal, guint seat, gboolean now)
{
  CbSetup *table = cb_sealed_deal_get_table (deal);
  gboolean looked = cb_sealed_deal_has_looked (deal, seat);
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *token = cb_token_new_for_player (table, (int) seat,
                                              table->n_players < MANY ? TOKEN : SMALL_TOKEN);
  GtkWidget *check = gtk_image_new_from_icon_name ("object-select-symbolic");

  cb_token_set_turn (CB_TOKEN (token), now);
  gtk_widget_set_opacity (token, looked || now ? 1 : 0.45);
  g_object_set (check, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "halign", GTK_ALIGN_END,
                "valign", GTK_ALIGN_END, "visible", looked, NULL);
  gtk_widget_add_css_class (check, "round-check");
  gtk_overlay_set_child (GTK_OVERLAY (overlay), token);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), check);
  return overlay;
}

/* Shows who has seen their cards, above the words; @now: whose turn it is to look */
void
cb_pass_view_show_round (CbPassView *self, CbSealedDeal *deal, guint now)
{
  g_return_if_fail (CB_IS_PASS_VIEW (self));

  cb_children_remove_wrapped (self->round);
  for (guint i = 0; i < cb_sealed_deal_get_table (deal)->n_players; i++)
    adw_wrap_box_append (self->round, create_token (deal, i, i == now));
}
