/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pictures to show elsewhere: in a shop of programs, framed as a window is on a desktop, and in the
 * help. They are drawn with the letters that GNOME has, of which Inter is the source. */

#include "config.h"

#include "cb-album.h"
#include "cb-case-test.h"
#include "cb-shot.h"

static const CbAlbumPicture SHOP[] = {
  { "sheet", 1000, 700, .framed = TRUE },
  { "why", 1000, 700, .framed = TRUE },
  { "quick-choices", 1000, 700, .framed = TRUE },
  { "insight", 1000, 700, .framed = TRUE },
  { "insight-review", 1000, 700, .framed = TRUE },
  { "table-drawn", 1000, 700, .framed = TRUE },
  { "sheet-solved", 360 + 2 * CB_SHOT_MARGIN, 640 + 2 * CB_SHOT_MARGIN, .framed = TRUE },
  { NULL },
};

static const CbAlbumPicture HELP[] = {
  { "sheet", 420, 500, .also_dark = TRUE },
  { "why", 420, 560, .also_dark = TRUE },
  { "composer-answers", 420, 640, .also_dark = TRUE },
  { "quick-choices", 420, 500, .also_dark = TRUE },
  { "insight", 420, 500, .also_dark = TRUE },
  { "table-decks", 420, 500, .also_dark = TRUE },
  { "deal-hand", 420, 640, .also_dark = TRUE },
  { "cover", 420, 460, .also_dark = TRUE },
  { "edition-editor", 420, 500, .also_dark = TRUE },
  { NULL },
};

/* Who plays, and where: people of the country that the picture is for. */
typedef struct
{
  const char *language; /* NULL ends the list: for all others */
  const char *title;
  const char *names[6];
} Table;

static const Table TABLES[] = {
  { "da", "Fredag hos Anne", { "Anne", "Bo", "Camilla", "Dennis", "Emil", "Freja" } },
  { "de", "Freitag bei Anna", { "Anna", "Bernd", "Clara", "Dirk", "Emma", "Felix" } },
  { "es", "Viernes en casa de Ana", { "Ana", "Beto", "Carla", "Diego", "Elena", "Félix" } },
  { "fi", "Perjantai Ainon luona", { "Aino", "Eero", "Liisa", "Pekka", "Sari", "Timo" } },
  { "fr", "Vendredi chez Anne", { "Anne", "Benoît", "Chloé", "Denis", "Emma", "Félix" } },
  { "it", "Venerdì da Anna", { "Anna", "Bruno", "Chiara", "Dario", "Elena", "Fabio" } },
  { "nb", "Fredag hos Anne", { "Anne", "Bjørn", "Cecilie", "Dag", "Emil", "Frida" } },
  { "nl", "Vrijdag bij Anke", { "Anke", "Bram", "Cor", "Dirk", "Eva", "Floor" } },
  { "pl", "Piątek u Ani", { "Ania", "Bartek", "Celina", "Darek", "Ewa", "Filip" } },
  { "pt", "Sexta na casa da Ana", { "Ana", "Bia", "Caio", "Davi", "Elisa", "Fábio" } },
  { "sv", "Fredag hos Anna", { "Anna", "Björn", "Cecilia", "David", "Elin", "Fredrik" } },
  { NULL, "Friday at Ann’s", { "Ann", "Bob", "Cleo", "Dan", "Eve", "Finn" } },
};

/* @language: (nullable): a locale */
static const Table *
find_table (const char *language)
{
  const Table *table = TABLES;

  while (table->language != NULL &&
         (language == NULL || !g_str_has_prefix (language, table->language)))
    table++;
  return table;
}

/* @album: "shop" or "help" */
const CbAlbumPicture *
cb_album_get_pictures (const char *album)
{
  return g_str_equal (album, "shop") ? SHOP : HELP;
}

/* @language: (nullable): the locale of the picture
 *
 * Returns: (transfer full): a window that shows the screen of @picture */
CbWindow *
cb_album_open (const CbAlbumPicture *picture, const char *language)
{
  const Table *table = find_table (language);
  int margin = picture->framed ? 2 * CB_SHOT_MARGIN : 0;
  CbWindow *window;

  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Inter 11", NULL);
  window = cb_ui_test_open_window (picture->width - margin, picture->height - margin);
  cb_case_test_name_players (table->names);
  cb_pictures_find_screen (picture->screen)->prepare (window);
  if (cb_window_get_case (window) != NULL)
    cb_case_set_title (cb_window_get_case (window), table->title);
  return window;
}

/* Returns: (transfer full) */
GdkTexture *
cb_album_take (const CbAlbumPicture *picture, CbWindow *window)
{
  cb_ui_test_draw (GTK_WIDGET (window));
  return cb_shot_take (GTK_WIDGET (window), picture->framed ? CB_SHOT_FRAMED : CB_SHOT_FLOATING);
}
