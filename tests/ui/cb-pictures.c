/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which pictures there are: each screen in the sizes, texts and styles that are worth a look. */

#include "config.h"

#include "cb-pictures.h"
#include "parts.h"

static const CbScreen *const TABLES[] = {
  cb_case_screens,      cb_cases_screens, cb_deal_screens,    cb_dice_screens,
  cb_elsewhere_screens, cb_face_screens,  cb_insight_screens, cb_privacy_screens,
  cb_record_screens,    cb_setup_screens, cb_table_screens,
#if HAS_PRINTING
  cb_print_screens,
#endif
};

/* A telephone, upright and on its side, a tablet, likewise, and a small laptop. */
static const struct
{
  const char *name;
  int width;
  int height;
  gboolean every; /* not of the screens alone that matter most */
} SIZES[] = {
  { "narrow", 360, 640, TRUE }, { "sideways", 640, 360 },    { "middle", 768, 1024 },
  { "tight", 1024, 768 },       { "wide", 1280, 800, TRUE },
};

/* What a window is laid out anew for; but for the first only screens that matter most, and not in
 * the sizes of tablets. */
static const struct
{
  const char *name;
  double text_scale;
  gboolean rtl;
  gboolean stretched;
} TEXTS[] = {
  { "", .text_scale = 1 },
  { "-large", .text_scale = 2 },
  { "-rtl", .text_scale = 1, .rtl = TRUE },
  { "-stretched", .text_scale = 1, .stretched = TRUE },
};

/* What only looks different, of ordinary texts; not in the sizes of tablets. */
static const struct
{
  const char *name;
  gboolean dark;
  gboolean contrast;
} STYLES[] = {
  { "" },
  { "-dark", .dark = TRUE },
  { "-contrast", .contrast = TRUE },
};

/* What is being listed. */
typedef struct
{
  GPtrArray *pictures;
  const char *language;
  guint nth_screen;
  guint window;
} CbGallery;

static void
picture_free (gpointer data)
{
  CbPicture *picture = data;

  g_free (picture->name);
  g_free (picture);
}

/* Adds a screen in one size and kind of text, in all its styles. */
static void
add_window (CbGallery *self, const CbScreen *screen, guint size, guint text)
{
  guint n_styles = screen->matters && SIZES[size].every && text == 0 && self->language == NULL
                     ? G_N_ELEMENTS (STYLES)
                     : 1;

  for (guint style = 0; style < n_styles; style++)
    {
      CbPicture *picture = g_new0 (CbPicture, 1);

      *picture = (CbPicture) {
        .name = g_strconcat (screen->name, "-", SIZES[size].name, TEXTS[text].name,
                             STYLES[style].name, self->language != NULL ? "-" : NULL,
                             self->language, NULL),
        .screen = screen,
        .nth_screen = self->nth_screen,
        .window = self->window,
        .width = SIZES[size].width,
        .height = SIZES[size].height,
        .text_scale = TEXTS[text].text_scale,
        .rtl = TEXTS[text].rtl,
        .stretched = TEXTS[text].stretched,
        .dark = STYLES[style].dark,
        .contrast = STYLES[style].contrast,
      };
      g_ptr_array_add (self->pictures, picture);
    }
  self->window++;
}

static void
add_screen (CbGallery *self, const CbScreen *screen)
{
  guint n_texts = screen->matters && self->language == NULL ? G_N_ELEMENTS (TEXTS) : 1;

  if (self->language != NULL && !screen->matters)
    return;
  for (guint text = 0; text < n_texts; text++)
    for (guint size = 0; size < G_N_ELEMENTS (SIZES); size++)
      if (SIZES[size].every || (screen->matters && text == 0 && self->language == NULL))
        add_window (self, screen, size, text);
}

/**
 * cb_pictures_list:
 * @language: (nullable): of that language the screens that matter most; otherwise all of them
 *
 * Returns: (transfer full) (element-type CbPicture)
 */
GPtrArray *
cb_pictures_list (const char *language)
{
  CbGallery self = { g_ptr_array_new_with_free_func (picture_free), language };

  for (guint table = 0; table < G_N_ELEMENTS (TABLES); table++)
    for (const CbScreen *screen = TABLES[table]; screen->name != NULL; screen++)
      {
        add_screen (&self, screen);
        self.nth_screen++;
      }
  return self.pictures;
}

const CbScreen *
cb_pictures_find_screen (const char *name)
{
  for (guint table = 0; table < G_N_ELEMENTS (TABLES); table++)
    for (const CbScreen *screen = TABLES[table]; screen->name != NULL; screen++)
      if (g_str_equal (screen->name, name))
        return screen;
  g_error ("there is no screen %s", name);
}
