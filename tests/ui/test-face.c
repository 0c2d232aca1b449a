/* test-face.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Tokens, glyphs and cards: that each picture there is a name for is there, that all stand out from
 * what they are painted on as far as WCAG 2.2 asks for, and what assistive technology hears. */

#include "cb-card-face-private.h"
#include "cb-editions.h"
#include "cb-glyph.h"
#include "cb-icons.h"
#include "cb-player-look.h"
#include "cb-token.h"
#include "cb-ui-test.h"

static void
test_glyphs (void)
{
  graphene_rect_t bounds;

  for (guint i = 0; cb_icons[i] != NULL; i++)
    {
      GskPath *path = cb_glyph_get_path (cb_icons[i]);

      g_test_message ("%s", cb_icons[i]);
      g_assert_nonnull (path);
      g_assert_true (gsk_path_get_bounds (path, &bounds));
      g_assert_true (
        graphene_rect_contains_rect (&GRAPHENE_RECT_INIT (-0.5f, -0.5f, 17, 17), &bounds));
      g_assert_cmpfloat (MAX (bounds.size.width, bounds.size.height), >=, 10);
    }
  g_assert_null (cb_glyph_get_path ("zeppelin"));
}

/* By the definition, written down once more: the program’s own is not to be trusted here. */
static void
test_contrast (void)
{
  GdkRGBA white, grey, blue;

  gdk_rgba_parse (&white, "#ffffff");
  gdk_rgba_parse (&grey, "#777777");
  gdk_rgba_parse (&blue, "#0000ff");
  g_assert_cmpfloat_with_epsilon (cb_shade_get_contrast (&white, &white), 1, 0.001);
  g_assert_cmpfloat_with_epsilon (cb_shade_get_contrast (&white, &grey), 4.478, 0.01);
  g_assert_cmpfloat_with_epsilon (cb_shade_get_contrast (&blue, &white), 8.592, 0.01);
}

static void
assert_contrast (const GdkRGBA *mark, const GdkRGBA *ground, double least, const char *what)
{
  double contrast = cb_shade_get_contrast (mark, ground);

  if (contrast >= least)
    return;
  g_test_message ("%s: %s on %s is %.2f", what, gdk_rgba_to_string (mark),
                  gdk_rgba_to_string (ground), contrast);
  g_test_fail ();
}

static void
assert_card (const CbEdition *edition, guint card, CbScheme scheme)
{
  const char *colour = cb_edition_get_card (edition, card)->colour;
  GdkRGBA field = _cb_card_face_get_field (edition, card, scheme);
  GdkRGBA ink = _cb_card_face_get_ink (edition, card, scheme);
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, scheme);
  GdkRGBA edge;

  assert_contrast (&ink, &field, 3, cb_edition_get_card (edition, card)->name);
  if (colour == NULL)
    return;
  edge = cb_glyph_get_edge (colour, &ground);
  assert_contrast (&edge, &ground, 3, cb_edition_get_card (edition, card)->name);
}

/* Every card there is, as a glyph beside a name and on its face. */
static void
test_cards_stand_out (void)
{
  for (CbScheme scheme = 0; scheme < CB_N_SCHEMES; scheme++)
    for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
      for (guint card = 0; card < cb_edition_get_n_cards (cb_editions_get_builtin (i)); card++)
        assert_card (cb_editions_get_builtin (i), card, scheme);
}

/* Letters on tokens, words on cards and on their backs. */
static void
test_texts_stand_out (void)
{
  GdkRGBA white = { 1, 1, 1, 1 };

  for (guint seat = 0; seat < 8; seat++)
    {
      int nobody[] = { -1, -1, -1, -1, -1, -1, -1, -1 };
      const char *colour = cb_player_look_pick_colour (cb_editions_get_builtin (0), nobody, 8,
                                                       seat);
      GdkRGBA fill, ink;

      g_assert_true (gdk_rgba_parse (&fill, colour));
      ink = cb_token_get_ink (&fill);
      assert_contrast (&ink, &fill, 4.5, colour);
    }
  for (CbScheme scheme = 0; scheme < CB_N_SCHEMES; scheme++)
    {
      GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, scheme);
      GdkRGBA text = cb_shade_get (CB_SHADE_TEXT, scheme);
      GdkRGBA back = cb_shade_get (CB_SHADE_BACK, scheme);
      GdkRGBA dim = cb_shade_mix (&text, &ground, 0.74);

      assert_contrast (&text, &ground, 4.5, "text on a card");
      assert_contrast (&dim, &ground, 4.5, "the caption of a card");
      assert_contrast (&white, &back, 4.5, "the number on a back");
    }
}

static void
assert_label (CbCardFace *face, const char *label)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (face), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

static void
test_names (void)
{
  CbEdition *edition = cb_editions_find_builtin ("classic");
  g_autoptr (CbSetup) setup = cb_setup_new (edition);
  CbCardFace *face = g_object_ref_sink (CB_CARD_FACE (cb_card_face_new (94)));
  CbToken *token = g_object_ref_sink (CB_TOKEN (cb_token_new_named (20)));
  GtkWidget *silent = g_object_ref_sink (cb_token_new (20));
  guint library = (guint) cb_edition_find_card (edition, "library");

  assert_label (face, "Face down");
  cb_card_face_show_back (face, 5);
  assert_label (face, "Face down, 5 left");
  cb_card_face_show_card (face, edition, library);
  assert_label (face, "Library, Room");
  cb_card_face_set_found (face, TRUE);
  assert_label (face, "Library, in the envelope");
  cb_card_face_show_two (face, edition, library, library + 1);
  assert_label (face, "Library or Study");

  cb_setup_add_player (setup, "Ann", -1, -1);
  cb_token_set_player (token, setup, 0);
  gtk_test_accessible_assert_role (token, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (token), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Ann");
  gtk_test_accessible_assert_role (silent, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  g_object_unref (face);
  g_object_unref (token);
  g_object_unref (silent);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  cb_ui_test_start ();
  g_test_add_func ("/face/glyphs", test_glyphs);
  g_test_add_func ("/face/contrast", test_contrast);
  g_test_add_func ("/face/cards-stand-out", test_cards_stand_out);
  g_test_add_func ("/face/texts-stand-out", test_texts_stand_out);
  g_test_add_func ("/face/names", test_names);
  return g_test_run ();
}
