/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tokens, glyphs and cards: that each picture there is a name for is there, that all stand out from
 * what they are painted on as far as WCAG 2.2 asks for, and what assistive technology hears. */

#include "cb-card-face-private.h"
#include "cb-case-page.h"
#include "cb-case-test.h"
#include "cb-chip.h"
#include "cb-edition-card-row.h"
#include "cb-edition-draft.h"
#include "cb-edition-file.h"
#include "cb-editions.h"
#include "cb-fitted-text.h"
#include "cb-glyph.h"
#include "cb-icon-button.h"
#include "cb-icons.h"
#include "cb-player-look.h"
#include "cb-syllables.h"
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

typedef struct
{
  GdkTexture *texture;
  guchar *pixels; /* B, G, R, A */
  gsize stride;
} Picture;

static void
take_picture (Picture *picture, GtkWidget *window)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GskRenderNode) node = NULL;
  int width = gtk_widget_get_width (window);
  int height = gtk_widget_get_height (window);

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  picture->texture = gsk_renderer_render_texture (
    gtk_native_get_renderer (GTK_NATIVE (window)), node,
    &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  picture->stride = (gsize) width * 4;
  picture->pixels = g_malloc (picture->stride * (gsize) height);
  gdk_texture_download (picture->texture, picture->pixels, picture->stride);
}

static GdkRGBA
get_pixel (const Picture *picture, int x, int y)
{
  const guchar *pixel = picture->pixels + (gsize) y * picture->stride + (gsize) x * 4;

  return (GdkRGBA) { (float) pixel[2] / 255, (float) pixel[1] / 255, (float) pixel[0] / 255, 1 };
}

/* What of the name stands out most, for the edges of letters are painted in part only. */
static void
assert_chip (const Picture *picture, GtkWidget *window, GtkWidget *chip, GtkWidget *label)
{
  graphene_rect_t around, name;
  double best = 0;
  GdkRGBA ground;

  g_assert_true (gtk_widget_compute_bounds (chip, window, &around));
  g_assert_true (gtk_widget_compute_bounds (label, window, &name));
  ground = get_pixel (picture, (int) around.origin.x + 5,
                      (int) (around.origin.y + around.size.height / 2));
  for (int y = (int) name.origin.y; y < (int) (name.origin.y + name.size.height); y++)
    for (int x = (int) name.origin.x; x < (int) (name.origin.x + name.size.width); x++)
      {
        GdkRGBA pixel = get_pixel (picture, x, y);

        best = MAX (best, cb_shade_get_contrast (&pixel, &ground));
      }
  g_test_message ("%s: %.2f", gtk_label_get_text (GTK_LABEL (label)), best);
  g_assert_cmpfloat (best, >=, 4.5);
}

static guint
assert_chips (const Picture *picture, GtkWidget *window, GtkWidget *widget)
{
  guint n = 0;

  if (CB_IS_CHIP (widget) && gtk_widget_get_mapped (widget))
    {
      assert_chip (picture, window, widget, cb_ui_test_find (widget, GTK_TYPE_LABEL, NULL));
      return 1;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += assert_chips (picture, window, child);
  return n;
}

/* Names on chips: plain, chosen, settled, solved, as they are painted. */
static void
test_chips_stand_out (void)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_FORCE_LIGHT,
                                            ADW_COLOR_SCHEME_FORCE_DARK };
  AdwStyleManager *manager = adw_style_manager_get_default ();

  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    {
      g_autoptr (CbCase) case_ = cb_case_test_load_sample ("published-six-players.casebook", 18);
      CbWindow *window = cb_ui_test_open_window (1280, 1000);
      GtkWidget *page;
      Picture picture;

      adw_style_manager_set_color_scheme (manager, schemes[i]);
      cb_window_show_case (window, case_);
      page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL);
      cb_draft_toggle_card (cb_ui_test_get_draft (CB_CASE_PAGE (page)), 0);
      cb_draft_toggle_card (cb_ui_test_get_draft (CB_CASE_PAGE (page)), 12);
      cb_ui_test_draw (GTK_WIDGET (window));
      take_picture (&picture, GTK_WIDGET (window));
      g_assert_cmpuint (assert_chips (&picture, GTK_WIDGET (window), page), ==, 21);
      g_object_unref (picture.texture);
      g_free (picture.pixels);
      cb_ui_test_close_window (window);
    }
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
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

/* A picture that is chosen is that of the card; without one it has that of its category. */
static void
test_pictures (void)
{
  g_autoptr (CbEditionDraft) draft = cb_edition_draft_new (cb_editions_get_builtin (0));
  CbPart *card = cb_parts_get (cb_edition_draft_get_parts (draft), CB_PART_CARD, 0);
  GtkWidget *row = g_object_ref_sink (cb_edition_card_row_new (draft, card, "pawn", TRUE));
  GtkWidget *button = cb_ui_test_find (row, CB_TYPE_ICON_BUTTON, NULL);
  g_autofree char *problem = NULL;

  for (guint i = 0; cb_icons[i] != NULL; i++)
    {
      g_autoptr (CbEdition) edition = NULL;

      g_assert_cmpstr (cb_icon_get_name (cb_icons[i]), !=, "");
      g_object_set (button, "icon", cb_icons[i], NULL);
      edition = cb_edition_draft_build (draft, "mine", &problem);
      g_assert_cmpstr (problem, ==, NULL);
      g_assert_cmpstr (cb_edition_get_card_icon (edition, 0), ==, cb_icons[i]);
    }
  g_object_set (button, "icon", NULL, NULL);
  {
    g_autoptr (CbEdition) edition = cb_edition_draft_build (draft, "mine", &problem);

    g_assert_cmpstr (cb_edition_get_card_icon (edition, 0), ==,
                     cb_edition_get_category_icon (edition, 0));
  }
  g_object_unref (row);
}

#define WITH_OWN                                                                                 \
  "[Edition]\nId=t\nName=T\n[Category one]\nName=One\n[Category two]\nName=Two\n[Card a]\n"      \
  "Category=one\nName=A\nIcon=H\nColour=#c01c28\n[Card b]\nCategory=two\nName=B\nIcon=H\n[Card " \
  "c]\nCategory=two\nName=C\nIcon="

/* (transfer full): two cards with a letter, the first in red, and one with a picture that is dark
 * on the left */
static CbEdition *
make_edition (void)
{
  guchar *points = g_malloc0 (CB_ICON_SIDE * CB_ICON_SIDE);
  g_autoptr (GBytes) mask = g_bytes_new_take (points, CB_ICON_SIDE * CB_ICON_SIDE);
  g_autofree char *icon = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  CbEdition *edition;

  for (guint i = 0; i < CB_ICON_SIDE * CB_ICON_SIDE; i++)
    points[i] = i % CB_ICON_SIDE < CB_ICON_SIDE / 2 ? 255 : 0;
  icon = cb_icon_write_mask (mask);
  text = g_strconcat (WITH_OWN, icon, "\n", NULL);
  bytes = g_bytes_new (text, strlen (text));
  edition = cb_edition_new_from_key_file (bytes, "t.edition", &error);
  g_assert_no_error (error);
  return edition;
}

/* How much of a part of a widget stands out from its lower right corner. @left, @width: of it, 0…1
 */
static double
measure_ink (const Picture *picture, GtkWidget *window, GtkWidget *widget, float left, float width)
{
  graphene_rect_t bounds;
  GdkRGBA ground;
  guint n = 0, n_ink = 0;

  g_assert_true (gtk_widget_compute_bounds (widget, window, &bounds));
  ground = get_pixel (picture, (int) (bounds.origin.x + bounds.size.width) - 2,
                      (int) (bounds.origin.y + bounds.size.height) - 2);
  for (float y = 2; y < bounds.size.height - 2; y++)
    for (float x = 2; x < bounds.size.width * width - 2; x++, n++)
      {
        GdkRGBA pixel = get_pixel (picture, (int) (bounds.origin.x + bounds.size.width * left + x),
                                   (int) (bounds.origin.y + y));

        n_ink += cb_shade_get_contrast (&pixel, &ground) >= 3;
      }
  return (double) n_ink / n;
}

/* A card of somebody’s own box shows a letter, in its colour, or a picture, where others have the
 * picture of Casebook: in rows and on a face, in light and dark. */
static void
test_own_icons (void)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_FORCE_LIGHT,
                                            ADW_COLOR_SCHEME_FORCE_DARK };
  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_autoptr (CbEdition) edition = make_edition ();

  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    {
      CbWindow *window = cb_ui_test_open_window (640, 400);
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
      GtkWidget *glyphs[3];
      CbCardFace *face = CB_CARD_FACE (cb_card_face_new (40));
      Picture picture;

      adw_style_manager_set_color_scheme (manager, schemes[i]);
      for (guint card = 0; card < 3; card++)
        {
          glyphs[card] = cb_glyph_new_for_card (edition, card, 64);
          gtk_box_append (GTK_BOX (box), glyphs[card]);
        }
      cb_card_face_show_card (face, edition, 2);
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (face));
      gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
      adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), box);
      cb_ui_test_draw (GTK_WIDGET (window));
      take_picture (&picture, GTK_WIDGET (window));
      for (guint card = 0; card < 2; card++)
        {
          g_assert_cmpfloat (measure_ink (&picture, GTK_WIDGET (window), glyphs[card], 0, 1), >,
                             0.15);
          g_assert_cmpfloat (measure_ink (&picture, GTK_WIDGET (window), glyphs[card], 0, 1), <,
                             0.7);
        }
      g_assert_cmpfloat (measure_ink (&picture, GTK_WIDGET (window), glyphs[2], 0, 0.5f), >, 0.9);
      g_assert_cmpfloat (measure_ink (&picture, GTK_WIDGET (window), glyphs[2], 0.55f, 0.45f), ==,
                         0);
      g_assert_cmpfloat (measure_ink (&picture, GTK_WIDGET (window), GTK_WIDGET (face), 0.2f, 0.3f),
                         >, 0.15);
      g_object_unref (picture.texture);
      g_free (picture.pixels);
      cb_ui_test_close_window (window);
    }
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
}

/* A dot stands for each soft hyphen. */
static void
test_syllables (void)
{
  static const char *const words[] = { "Hei·zungs·rohr",
                                       "Bil·lard·zim·mer",
                                       "Schrau·ben·schlüs·sel",
                                       "Bil·jar·di·huone",
                                       "Can·dles·tick",
                                       "Con·ser·va·tory",
                                       "Inver·na·dero",
                                       "Matra·que",
                                       "Tube·ría de plomo",
                                       "Pea·cock",
                                       "Rope",
                                       "" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_auto (GStrv) parts = g_strsplit (words[i], "·", -1);
      g_autofree char *word = g_strjoinv (NULL, parts);
      g_autofree char *softened = cb_syllables_soften (word);
      g_auto (GStrv) softened_parts = g_strsplit (softened, "\302\255", -1);
      g_autofree char *dotted = g_strjoinv ("·", softened_parts);

      g_assert_cmpstr (dotted, ==, words[i]);
    }
}

/* Returns: how high it is in a place that is @part as wide as its line, by the height of that line
 */
static double
measure_height (GtkWidget *text, double part)
{
  int width, height, line;

  gtk_widget_measure (text, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (text, GTK_ORIENTATION_VERTICAL, width, NULL, &line, NULL, NULL);
  gtk_widget_measure (text, GTK_ORIENTATION_VERTICAL, (int) (width * part), NULL, &height, NULL,
                      NULL);
  return height / (double) line;
}

/* Two words are made a little smaller and then take two lines; one is made smaller still, and then
 * broken. */
static void
test_fitted_text (void)
{
  GtkWidget *text = g_object_ref_sink (cb_fitted_text_new ("heading"));

  g_object_set (text, "text", "Blei Rohr", NULL);
  g_assert_cmpfloat_with_epsilon (measure_height (text, 1.2), 1, 0.01);
  g_assert_cmpfloat_with_epsilon (measure_height (text, 0.9), 0.9, 0.07);
  g_assert_cmpfloat_with_epsilon (measure_height (text, 0.7), 2, 0.07);
  g_object_set (text, "text", "Heizungsrohr", NULL);
  g_assert_cmpfloat_with_epsilon (measure_height (text, 0.8), 0.8, 0.07);
  g_assert_cmpfloat_with_epsilon (measure_height (text, 0.68), 2 * 0.85, 0.14);
  /* However little room there is, there are two lines, and no letter is smaller than the least. */
  g_assert_cmpfloat_with_epsilon (measure_height (text, 0.3), 2 * 0.72, 0.14);
  g_object_unref (text);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);
  g_test_add_func ("/face/glyphs", test_glyphs);
  g_test_add_func ("/face/contrast", test_contrast);
  g_test_add_func ("/face/chips-stand-out", test_chips_stand_out);
  g_test_add_func ("/face/cards-stand-out", test_cards_stand_out);
  g_test_add_func ("/face/texts-stand-out", test_texts_stand_out);
  g_test_add_func ("/face/names", test_names);
  g_test_add_func ("/face/pictures", test_pictures);
  g_test_add_func ("/face/own-icons", test_own_icons);
  g_test_add_func ("/face/syllables", test_syllables);
  g_test_add_func ("/face/fitted-text", test_fitted_text);
  return g_test_run ();
}
