/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pictures to show elsewhere: in a shop of programs, framed as a window is on a desktop, and in the
 * help. They are drawn with the letters that GNOME has, of which Inter is the source. */

#include "config.h"

#include "cb-album.h"
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

/* @album: "shop" or "help" */
const CbAlbumPicture *
cb_album_get_pictures (const char *album)
{
  return g_str_equal (album, "shop") ? SHOP : HELP;
}

/* Returns: (transfer full): a window that shows the screen of @picture */
CbWindow *
cb_album_open (const CbAlbumPicture *picture)
{
  int margin = picture->framed ? 2 * CB_SHOT_MARGIN : 0;
  CbWindow *window;

  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Inter 11", NULL);
  window = cb_ui_test_open_window (picture->width - margin, picture->height - margin);
  cb_pictures_find_screen (picture->screen)->prepare (window);
  return window;
}

/* Returns: (transfer full) */
GdkTexture *
cb_album_take (const CbAlbumPicture *picture, CbWindow *window)
{
  cb_ui_test_draw (GTK_WIDGET (window));
  return cb_shot_take (GTK_WIDGET (window), picture->framed ? CB_SHOT_FRAMED : CB_SHOT_FLOATING);
}
