/* SPDX-License-Identifier: GPL-3.0-or-later */

/* By what players and cards are known: colours, letters, and the names of pictures. */

#include "cb-edition-board.h"
#include "cb-edition-file.h"
#include "cb-edition-json.h"
#include "cb-editions.h"
#include "cb-icons.h"
#include "cb-player-look.h"

static void
assert_letters (const char *names, const char *expected)
{
  g_auto (GStrv) all = g_strsplit (names, ",", -1);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) letters = NULL;
  g_autofree char *joined = NULL;

  for (guint i = 0; all[i] != NULL; i++)
    g_strv_builder_take (
      builder, cb_player_look_pick_letters ((const char *const *) all, g_strv_length (all), i));
  letters = g_strv_builder_end (builder);
  joined = g_strjoinv (",", letters);
  g_assert_cmpstr (joined, ==, expected);
}

static void
test_letters (void)
{
  assert_letters ("Ann,Bob,Cleo", "A,B,C");
  assert_letters ("ann,Bob,ärne", "A,B,Ä");
  assert_letters ("Jo,Jane,Bob", "Jo,Ja,B");
  assert_letters ("Joe,Jon,Bob", "Je,Jn,B");
  /* Of three each differs from both others. */
  assert_letters ("Anna,Anne,Ann", "Aa,Ae,A3");
  assert_letters ("N,N", "N1,N2");
  assert_letters (",?!,Bob", "1,2,B");
  assert_letters ("(Ann),Bob", "A,B");
  assert_letters ("Ирина,Игорь", "Ир,Иг");
  /* An accent that was typed by itself stays with its letter. */
  assert_letters ("A\xcc\x88nne,Anne", "Ä,A");
  assert_letters ("\xf0\x9f\x98\x80,Bob", "1,B");
}

static CbSetup *
make_setup (const char *edition, const char *const *characters)
{
  CbSetup *setup = cb_setup_new (cb_editions_find_builtin (edition));

  for (guint i = 0; characters[i] != NULL; i++)
    cb_setup_add_player (setup, "N", cb_edition_find_card (setup->edition, characters[i]), -1);
  return setup;
}

static void
test_colours (void)
{
  g_autoptr (CbSetup) nobody = make_setup ("classic", (const char *[]) { "", "", "", NULL });
  g_autoptr (CbSetup)
    some = make_setup ("classic", (const char *[]) { "", "plum", "scarlet", "", NULL });
  g_autoptr (CbSetup) plain = make_setup ("nightmare", (const char *[]) { "sally", "jack", NULL });
  g_autoptr (CbSetup)
    ten = make_setup ("classic", (const char *[]) { "", "", "", "", "", "", "", "", "", "", NULL });

  g_assert_cmpstr (cb_setup_get_player_colour (nobody, 0), ==, "#c01c28");
  g_assert_cmpstr (cb_setup_get_player_colour (nobody, 2), ==, "#deddda");
  /* Red is taken by who plays her, so that the first seat has the next one. */
  g_assert_cmpstr (cb_setup_get_player_colour (some, 0), ==, "#e5a50a");
  g_assert_cmpstr (cb_setup_get_player_colour (some, 1), ==, "#813d9c");
  g_assert_cmpstr (cb_setup_get_player_colour (some, 2), ==, "#c01c28");
  g_assert_cmpstr (cb_setup_get_player_colour (some, 3), ==, "#26a269");
  /* Characters without a colour. */
  g_assert_cmpstr (cb_setup_get_player_colour (plain, 1), ==, "#e5a50a");
  g_assert_cmpstr (cb_setup_get_player_colour (ten, 5), ==, "#813d9c");
  g_assert_cmpstr (cb_setup_get_player_colour (ten, 6), ==, "#77767b");
  g_assert_cmpstr (cb_setup_get_player_colour (ten, 9), ==, "#77767b");
}

#define TINY                                                                                  \
  "[Edition]\nId=t\nName=T\n[Category one]\nName=One\n[Category two]\nName=Two\nIcon=place\n" \
  "[Card a]\nCategory=one\nName=A\n[Card b]\nCategory=two\nName=B\n[Card c]\nCategory=two\n"  \
  "Name=C\nIcon="

static CbEdition *
read_tiny (const char *icon, GError **error)
{
  g_autofree char *text = g_strconcat (TINY, icon, "\n", NULL);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return cb_edition_new_from_key_file (bytes, "t.edition", error);
}

static void
test_icons (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = read_tiny ("rope", &error);
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (CbEdition) again = NULL;
  g_autoptr (CbEdition) later = NULL;
  JsonArray *categories;

  g_assert_no_error (error);
  g_assert_cmpstr (cb_edition_get_card_icon (edition, 0), ==, "pawn");
  g_assert_cmpstr (cb_edition_get_card_icon (edition, 1), ==, "place");
  g_assert_cmpstr (cb_edition_get_card_icon (edition, 2), ==, "rope");
  node = cb_edition_to_json (edition);
  again = cb_edition_new_from_json (node, "edition", &error);
  g_assert_no_error (error);
  g_assert_cmpstr (cb_edition_get_card_icon (again, 2), ==, "rope");
  /* One from a later version is done without. */
  categories = json_object_get_array_member (json_node_get_object (node), "categories");
  json_object_set_string_member (json_array_get_object_element (categories, 1), "icon", "zeppelin");
  later = cb_edition_new_from_json (node, "edition", &error);
  g_assert_no_error (error);
  g_assert_cmpstr (cb_edition_get_card_icon (later, 1), ==, "dagger");
}

static void
test_icon_refused (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = read_tiny ("ropes", &error);

  g_assert_null (edition);
  g_assert_true (g_str_has_prefix (error->message, "t.edition: [Card c] Icon: “ropes” is neither "
                                                   "one or two letters nor one of axe, "));
}

/* One or two letters as people count them, and nothing that cannot be seen. */
static void
test_letters_as_icons (void)
{
  static const char *const letters[] = { "K",
                                         "Ö",
                                         "A\xcc\x88",
                                         "Kö",
                                         "字",
                                         "!",
                                         "🐻",
                                         "👩🏽‍🚀",
                                         "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
                                         "🇩🇪",
                                         "🇩🇪🇫🇷",
                                         "❤️",
                                         "👨‍👩‍👧‍👦9" };
  static const char *const others[] = { "",
                                        " ",
                                        "K ",
                                        "ABC",
                                        "\xcc\x88",
                                        "a\tb",
                                        "‍",
                                        "\xe2\x80\xae"
                                        "a",
                                        "🇩🇪🇫🇷🇮🇹",
                                        "🐻🐻🐻" };
  g_autofree char *long_one = g_strnfill (90, '\xcc');

  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (CbEdition) edition = read_tiny (letters[i], &error);

      g_assert_no_error (error);
      g_assert_cmpstr (cb_edition_get_card_icon (edition, 2), ==, letters[i]);
      g_assert_cmpstr (cb_icon_get_name (letters[i]), ==, letters[i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (cb_icon_is_letter (others[i]));
  /* An accent after another makes no letter longer, but there is an end. */
  for (guint i = 1; i < 90; i += 2)
    long_one[i] = '\x88';
  long_one[0] = 'a';
  long_one[1] = 'b';
  g_assert_false (cb_icon_is_letter (long_one));
}

static GBytes *
make_mask (guchar first)
{
  guchar *points = g_malloc0 (CB_ICON_SIDE * CB_ICON_SIDE);

  for (guint i = 0; i < 100; i++)
    points[i] = first;
  return g_bytes_new_take (points, CB_ICON_SIDE * CB_ICON_SIDE);
}

/* Whatever noise is in the picture. */
static GBytes *
make_noise (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  guchar *points = g_malloc (CB_ICON_SIDE * CB_ICON_SIDE);

  for (guint i = 0; i < CB_ICON_SIDE * CB_ICON_SIDE; i++)
    points[i] = (guchar) g_rand_int_range (random, 0, 256);
  return g_bytes_new_take (points, CB_ICON_SIDE * CB_ICON_SIDE);
}

/* (transfer full): "mask:" and @size bytes of the same shade */
static char *
write_other_size (gsize size)
{
  g_autoptr (GConverter)
    deflate = G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB, 9));
  g_autofree guchar *points = g_malloc (size);
  guchar data[64 * 1024];
  gsize n_read, n_written;
  g_autofree char *text = NULL;

  memset (points, 255, size);
  g_assert_cmpint (g_converter_convert (deflate, points, size, data, sizeof data,
                                        G_CONVERTER_INPUT_AT_END, &n_read, &n_written, NULL),
                   ==, G_CONVERTER_FINISHED);
  text = g_base64_encode (data, n_written);
  return g_strconcat ("mask:", text, NULL);
}

static void
assert_mask_refused (const char *icon)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = read_tiny (icon, &error);

  g_assert_null (edition);
  g_assert_cmpstr (error->message, ==,
                   "t.edition: [Card c] Icon: the picture is damaged, empty or too large");
}

/* A picture of one’s own stays what it is from file to case and back, and no other size of it is
 * unpacked, however small it is packed. */
static void
test_mask (void)
{
  g_autoptr (GBytes) mask = make_mask (200);
  g_autoptr (GBytes) pale = make_mask (20);
  g_autoptr (GBytes) noise = make_noise ();
  g_autofree char *icon = cb_icon_write_mask (mask);
  g_autofree char *faint = cb_icon_write_mask (pale);
  g_autofree char *less = write_other_size (CB_ICON_SIDE * CB_ICON_SIDE - 1);
  g_autofree char *more = write_other_size (CB_ICON_SIDE * CB_ICON_SIDE + 1);
  g_autofree char *bomb = write_other_size (10000000);
  g_autofree char *cut = g_strndup (icon, strlen (icon) - 8);
  g_autofree char *followed = g_strconcat (icon, "AAAA", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = read_tiny (icon, &error);
  g_autoptr (CbEdition) again = NULL;
  g_autoptr (CbEdition) later = NULL;
  g_autoptr (GBytes) read = NULL;
  g_autoptr (JsonNode) node = NULL;
  JsonArray *cards;

  g_assert_no_error (error);
  node = cb_edition_to_json (edition);
  again = cb_edition_new_from_json (node, "edition", &error);
  g_assert_no_error (error);
  read = cb_icon_read_mask (cb_edition_get_card_icon (again, 2));
  g_assert_true (g_bytes_equal (read, mask));
  g_assert_cmpuint (strlen (icon), <, 200);
  g_assert_null (cb_icon_write_mask (noise));
  assert_mask_refused ("mask:");
  assert_mask_refused ("mask:////");
  assert_mask_refused (faint);
  assert_mask_refused (less);
  assert_mask_refused (more);
  assert_mask_refused (bomb);
  assert_mask_refused (cut);
  assert_mask_refused (followed);
  /* In a case, a damaged one is done without. */
  cards = json_object_get_array_member (
    json_array_get_object_element (
      json_object_get_array_member (json_node_get_object (node), "categories"), 1),
    "cards");
  json_object_set_string_member (json_array_get_object_element (cards, 1), "icon", cut);
  later = cb_edition_new_from_json (node, "edition", &error);
  g_assert_no_error (error);
  g_assert_cmpstr (cb_edition_get_card_icon (later, 2), ==, "place");
}

/* Pawns are people, in whatever box, and nothing else is one; in one box it is planets that are
 * suspected, and nobody plays one. */
static void
test_builtin_icons (void)
{
  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    {
      CbEdition *edition = cb_editions_get_builtin (i);

      for (guint card = 0; card < cb_edition_get_n_cards (edition); card++)
        {
          gboolean is_pawn = g_str_equal (cb_edition_get_card_icon (edition, card), "pawn");
          CbCardSet characters = cb_edition_get_characters (edition);

          g_assert_cmpint (is_pawn, ==, cb_card_set_has (characters, card));
          g_assert_true (g_strv_contains (cb_icons, cb_edition_get_card_icon (edition, card)));
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/looks/letters", test_letters);
  g_test_add_func ("/looks/colours", test_colours);
  g_test_add_func ("/looks/icons", test_icons);
  g_test_add_func ("/looks/icon-refused", test_icon_refused);
  g_test_add_func ("/looks/letters-as-icons", test_letters_as_icons);
  g_test_add_func ("/looks/mask", test_mask);
  g_test_add_func ("/looks/builtin-icons", test_builtin_icons);
  return g_test_run ();
}
