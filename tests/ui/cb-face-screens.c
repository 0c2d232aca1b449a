/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The parts of the program’s face by themselves, in every size and state: no screen of the program,
 * but what all of its screens are made of. */

#include "config.h"

#include "cb-card-face.h"
#include "cb-editions.h"
#include "cb-glyph.h"
#include "cb-icons.h"
#include "cb-screens.h"
#include "cb-token.h"

static GtkWidget *
make_line (GtkWidget *box)
{
  GtkWidget *line = adw_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (line), 12);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (line), 12);
  gtk_box_append (GTK_BOX (box), line);
  return line;
}

static CbToken *
add_token (GtkWidget *line, const CbSetup *setup, guint player, int size)
{
  GtkWidget *token = cb_token_new_named (size);

  cb_token_set_player (CB_TOKEN (token), setup, (int) player);
  adw_wrap_box_append (ADW_WRAP_BOX (line), token);
  return CB_TOKEN (token);
}

static void
add_tokens (GtkWidget *box)
{
  static const char *const NAMES[] = { "Ann", "Dan", "Finn", "Bob", "Joe", "Eve", "Jane" };
  static const int SIZES[] = { 48, 28, 20, 16 };
  g_autoptr (CbSetup) setup = cb_setup_new (cb_editions_find_builtin ("classic"));
  GtkWidget *line = make_line (box);

  for (guint i = 0; i < G_N_ELEMENTS (NAMES); i++)
    cb_setup_add_player (setup, NAMES[i], -1, -1);
  for (guint i = 0; i < G_N_ELEMENTS (NAMES); i++)
    for (guint size = 0; size < G_N_ELEMENTS (SIZES); size++)
      add_token (line, setup, i, SIZES[size]);
  cb_token_set_turn (add_token (line, setup, 0, 28), TRUE);
  cb_token_set_out (add_token (line, setup, 1, 28), TRUE);
}

static CbCardFace *
add_card (GtkWidget *line, const char *edition, const char *id, int width)
{
  GtkWidget *face = cb_card_face_new (width);
  CbEdition *box = cb_editions_find_builtin (edition);

  if (id != NULL)
    cb_card_face_show_card (CB_CARD_FACE (face), box, (guint) cb_edition_find_card (box, id));
  adw_wrap_box_append (ADW_WRAP_BOX (line), face);
  return CB_CARD_FACE (face);
}

static void
add_cards (GtkWidget *box)
{
  static const char *const SMALL[] = { "white", "mustard", "revolver", "library", NULL };
  CbEdition *edition = cb_editions_find_builtin ("classic");
  GtkWidget *line = make_line (box);

  cb_card_face_set_captioned (add_card (line, "classic", "plum", 136), TRUE);
  cb_card_face_set_captioned (add_card (line, "classic", "white", 94), TRUE);
  add_card (line, "classic", "revolver", 94);
  cb_card_face_set_found (add_card (line, "classic", "library", 94), TRUE);
  add_card (line, "nightmare", "lock-shock-and-barrel", 94);
  add_card (line, "classic", NULL, 94);
  cb_card_face_show_back (add_card (line, "classic", NULL, 94), 5);
  cb_card_face_show_two (add_card (line, "classic", NULL, 94), edition,
                         (guint) cb_edition_find_card (edition, "lead-pipe"),
                         (guint) cb_edition_find_card (edition, "wrench"));
  cb_card_face_set_turn (add_card (line, "classic", "hall", 94), 0.3);
  cb_card_face_set_turn (add_card (line, "classic", "hall", 94), 0.7);
  line = make_line (box);
  for (guint i = 0; i < G_N_ELEMENTS (SMALL); i++)
    add_card (line, "classic", SMALL[i], 34);
  for (guint i = 0; i < G_N_ELEMENTS (SMALL); i++)
    cb_card_face_set_found (add_card (line, "classic", SMALL[i], 24), SMALL[i] != NULL);
  cb_card_face_show_two (add_card (line, "classic", NULL, 34), edition, 0, 1);
  cb_card_face_show_back (add_card (line, "classic", NULL, 34), 9);
}

static void
add_glyphs (GtkWidget *box)
{
  CbEdition *edition = cb_editions_find_builtin ("classic");
  GtkWidget *line = make_line (box);

  for (guint i = 0; cb_icons[i] != NULL; i++)
    {
      adw_wrap_box_append (ADW_WRAP_BOX (line), cb_glyph_new (cb_icons[i], 16));
      adw_wrap_box_append (ADW_WRAP_BOX (line), cb_glyph_new (cb_icons[i], 30));
    }
  for (guint i = 0; i < 6; i++)
    {
      adw_wrap_box_append (ADW_WRAP_BOX (line), cb_glyph_new_for_card (edition, i, 16));
      adw_wrap_box_append (ADW_WRAP_BOX (line), cb_glyph_new_for_card (edition, i, 30));
    }
}

static void
prepare_specimen (CbWindow *window)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_widget_set_margin_top (box, 18);
  gtk_widget_set_margin_bottom (box, 18);
  gtk_widget_set_margin_start (box, 18);
  gtk_widget_set_margin_end (box, 18);
  add_tokens (box);
  add_cards (box);
  add_glyphs (box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), scrolled);
}

const CbScreen cb_face_screens[] = {
  { "face-specimen", prepare_specimen, .matters = TRUE },
  { NULL },
};
