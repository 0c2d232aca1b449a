/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the picture of a card: its own, else that of its category, else a usual one by the position
 * of the category, since nearly every box has people, then things, then places. The pictures are
 * drawn elsewhere; here are only their names, and what somebody can have put in place of a name:
 * a letter or two, or a mask, which says how dark each point is. */

#include "config.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#include "cb-icons.h"

#define MASK       "mask:"
#define MASK_BYTES (CB_ICON_SIDE * CB_ICON_SIDE)
/* Two of the longest emoji that there are, with room to spare. */
#define LETTER_BYTES 80
/* Paler points are not seen by themselves. */
#define SEEN 64

const char *const cb_icons[] = {
  "axe",      "ballroom",     "bath",      "bed",     "billiard-room", "bolt",      "candlestick",
  "clock",    "conservatory", "crown",     "dagger",  "deck",          "die",       "dining-room",
  "envelope", "eye",          "fountain",  "garden",  "hall",          "hand",      "horseshoe",
  "kitchen",  "knife",        "lead-pipe", "library", "lounge",        "magnifier", "pawn",
  "pencil",   "place",        "poison",    "pumpkin", "revolver",      "room",      "rope",
  "study",    "thing",        "trophy",    "unknown", "vehicle",       "wrench",    NULL,
};

/* What the pictures are called, in the order of cb_icons. */
static const char *const NAMES[] = {
  NC_ ("icon", "Axe"),         NC_ ("icon", "Ballroom"),      NC_ ("icon", "Bath"),
  NC_ ("icon", "Bed"),         NC_ ("icon", "Billiard Room"), NC_ ("icon", "Bolt"),
  NC_ ("icon", "Candlestick"), NC_ ("icon", "Clock"),         NC_ ("icon", "Conservatory"),
  NC_ ("icon", "Crown"),       NC_ ("icon", "Dagger"),        NC_ ("icon", "Cards"),
  NC_ ("icon", "Die"),         NC_ ("icon", "Dining Room"),   NC_ ("icon", "Envelope"),
  NC_ ("icon", "Eye"),         NC_ ("icon", "Fountain"),      NC_ ("icon", "Garden"),
  NC_ ("icon", "Hall"),        NC_ ("icon", "Hand"),          NC_ ("icon", "Horseshoe"),
  NC_ ("icon", "Kitchen"),     NC_ ("icon", "Knife"),         NC_ ("icon", "Lead Pipe"),
  NC_ ("icon", "Library"),     NC_ ("icon", "Lounge"),        NC_ ("icon", "Magnifier"),
  NC_ ("icon", "Person"),      NC_ ("icon", "Pencil"),        NC_ ("icon", "Place"),
  NC_ ("icon", "Poison"),      NC_ ("icon", "Pumpkin"),       NC_ ("icon", "Revolver"),
  NC_ ("icon", "Door"),        NC_ ("icon", "Rope"),          NC_ ("icon", "Study"),
  NC_ ("icon", "Thing"),       NC_ ("icon", "Trophy"),        NC_ ("icon", "Question Mark"),
  NC_ ("icon", "Vehicle"),     NC_ ("icon", "Wrench"),
};

/* Whether a character goes with the one before it: an accent, a color of skin, part of a flag. */
static gboolean
continues (gunichar c)
{
  return g_unichar_ismark (c) || (c >= 0x1f3fb && c <= 0x1f3ff) || (c >= 0xe0020 && c <= 0xe007f);
}

/* Whether @icon is one or two letters, signs or emoji, as people count them. */
gboolean
cb_icon_is_letter (const char *icon)
{
  const gunichar joiner = 0x200d;
  gunichar last = 0;
  guint n = 0;

  if (strlen (icon) > LETTER_BYTES)
    return FALSE;
  for (const char *p = icon; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      gboolean is_flag = c >= 0x1f1e6 && c <= 0x1f1ff;

      if (n > 0 && (c == joiner || continues (c)))
        last = c;
      else if (continues (c) || !g_unichar_isgraph (c))
        return FALSE;
      else if (last == joiner || (is_flag && last == 1))
        last = 0;
      else
        {
          last = is_flag ? 1 : 0;
          n++;
        }
    }
  return n == 1 || n == 2;
}

gboolean
cb_icon_is_mask (const char *icon)
{
  return g_str_has_prefix (icon, MASK);
}

/* Returns: (transfer full) (nullable): how dark each point is, 0…255, row by row, %CB_ICON_SIDE in
 * each direction; NULL if @icon is no such mask, is damaged or shows nothing */
GBytes *
cb_icon_read_mask (const char *icon)
{
  g_autoptr (GConverter)
    inflate = G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB));
  g_autofree guchar *data = NULL;
  g_autofree guchar *mask = g_malloc (MASK_BYTES);
  gsize length, n_read = 0, n_written = 0;
  gboolean seen = FALSE;

  if (!cb_icon_is_mask (icon) || strlen (icon) > CB_ICON_MAX_BYTES)
    return NULL;
  data = g_base64_decode (icon + strlen (MASK), &length);
  if (g_converter_convert (inflate, data, length, mask, MASK_BYTES, G_CONVERTER_INPUT_AT_END,
                           &n_read, &n_written, NULL) != G_CONVERTER_FINISHED ||
      n_read != length || n_written != MASK_BYTES)
    return NULL;
  for (gsize i = 0; i < MASK_BYTES && !seen; i++)
    seen = mask[i] >= SEEN;
  return seen ? g_bytes_new_take (g_steal_pointer (&mask), MASK_BYTES) : NULL;
}

/* Returns: (transfer full) (nullable): what cb_icon_read_mask() reads; NULL if it would be longer
 * than an icon can be */
char *
cb_icon_write_mask (GBytes *mask)
{
  g_autoptr (GConverter)
    deflate = G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB, 9));
  guchar data[(CB_ICON_MAX_BYTES - sizeof MASK) / 4 * 3];
  gsize size, n_read = 0, n_written = 0;
  gconstpointer points = g_bytes_get_data (mask, &size);
  g_autofree char *text = NULL;

  g_return_val_if_fail (size == MASK_BYTES, NULL);

  if (g_converter_convert (deflate, points, size, data, sizeof data, G_CONVERTER_INPUT_AT_END,
                           &n_read, &n_written, NULL) != G_CONVERTER_FINISHED)
    return NULL;
  text = g_base64_encode (data, n_written);
  return g_strconcat (MASK, text, NULL);
}

/* Returns: (nullable): what is wrong with @icon, in words about it; NULL if it can be shown */
char *
cb_icon_describe_problem (const char *icon)
{
  g_autoptr (GBytes) mask = NULL;
  g_autofree char *known = NULL;

  if (cb_icon_is_letter (icon) || g_strv_contains (cb_icons, icon))
    return NULL;
  known = g_strjoinv (", ", (char **) cb_icons);
  if (!cb_icon_is_mask (icon))
    /* Translators: the first %s is what a file says, the second a list of words. */
    return g_strdup_printf (_ ("“%s” is neither one or two letters nor one of %s"), icon, known);
  mask = cb_icon_read_mask (icon);
  return mask == NULL ? g_strdup (_ ("the picture is damaged, empty or too large")) : NULL;
}

/* Returns: what an icon shows, in a word */
const char *
cb_icon_get_name (const char *icon)
{
  G_STATIC_ASSERT (G_N_ELEMENTS (NAMES) == 41);

  for (guint i = 0; cb_icons[i] != NULL; i++)
    if (g_str_equal (cb_icons[i], icon))
      return g_dpgettext2 (GETTEXT_PACKAGE, "icon", NAMES[i]);
  return cb_icon_is_mask (icon) ? C_ ("icon", "Own Picture") : icon;
}

/* Returns: the icon for a category by its position, if no other was chosen */
const char *
cb_icon_get_usual (guint category)
{
  static const char *const usual[] = { "pawn", "dagger", "room", "thing" };

  return usual[MIN (category, G_N_ELEMENTS (usual) - 1)];
}

/* Returns: the icon of a category */
const char *
cb_edition_get_category_icon (const CbEdition *self, guint category)
{
  const char *icon;

  g_return_val_if_fail (category < cb_edition_get_n_categories (self), "unknown");

  icon = cb_edition_get_category (self, category)->icon;
  return icon != NULL ? icon : cb_icon_get_usual (category);
}

/* Returns: the icon of a card: its own, else its category’s */
const char *
cb_edition_get_card_icon (const CbEdition *self, guint card)
{
  const CbCard *it = cb_edition_get_card (self, card);

  g_return_val_if_fail (it != NULL, "unknown");

  return it->icon != NULL ? it->icon : cb_edition_get_category_icon (self, it->category);
}
