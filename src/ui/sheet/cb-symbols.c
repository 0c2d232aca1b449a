/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-pencil.h"
#include "cb-symbols.h"

G_DEFINE_ENUM_TYPE (CbSymbols,
                    cb_symbols,
                    G_DEFINE_ENUM_VALUE (CB_SYMBOLS_MARKS, "marks"),
                    G_DEFINE_ENUM_VALUE (CB_SYMBOLS_LETTERS, "letters"),
                    G_DEFINE_ENUM_VALUE (CB_SYMBOLS_DOTS, "dots"))

const char *
cb_symbols_get_text (CbSymbols self, CbMark mark)
{
  switch (mark)
    {
    case CB_MARK_YES:
      return self == CB_SYMBOLS_MARKS  ? "✓"
             : self == CB_SYMBOLS_DOTS ? "●"
                                       /* Translators: in a cell of the sheet, where a player has a
                                          card: the first letter of “yes”. */
                                       : C_ ("has it", "Y");
    case CB_MARK_NO:
      return self == CB_SYMBOLS_MARKS  ? "✗"
             : self == CB_SYMBOLS_DOTS ? "–"
                                       /* Translators: in a cell of the sheet, where a player does
                                          not have a card: the first letter of “no”. */
                                       : C_ ("does not have it", "N");
    case CB_MARK_MAYBE:
    default:
      return self == CB_SYMBOLS_DOTS ? "○" : "·";
    }
}

const char *
cb_symbols_get_pencil (CbSymbols self, const char *pencil)
{
  if (g_str_equal (pencil, CB_PENCIL_YES))
    return cb_symbols_get_text (self, CB_MARK_YES);
  if (g_str_equal (pencil, CB_PENCIL_NO))
    return cb_symbols_get_text (self, CB_MARK_NO);
  return pencil;
}

static GskPath *
make_circle (float radius)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();

  gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (0, 0), radius);
  return gsk_path_builder_to_path (builder);
}

static GskPath *
make_lines (CbMark mark)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();

  if (mark == CB_MARK_YES)
    {
      gsk_path_builder_move_to (builder, -0.8F, 0.1F);
      gsk_path_builder_line_to (builder, -0.25F, 0.65F);
      gsk_path_builder_line_to (builder, 0.85F, -0.65F);
    }
  else
    {
      gsk_path_builder_move_to (builder, -0.55F, -0.55F);
      gsk_path_builder_line_to (builder, 0.55F, 0.55F);
      gsk_path_builder_move_to (builder, 0.55F, -0.55F);
      gsk_path_builder_line_to (builder, -0.55F, 0.55F);
    }
  return gsk_path_builder_to_path (builder);
}

static GskPath *
make_dash (void)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();

  gsk_path_builder_move_to (builder, -0.6F, 0);
  gsk_path_builder_line_to (builder, 0.6F, 0);
  return gsk_path_builder_to_path (builder);
}

/**
 * cb_symbols_get_path:
 * @stroke: (out): the width of its line, or 0 if the symbol is to be filled
 *
 * Returns: (transfer full) (nullable): the symbol in a square from −1 to 1; %NULL for text
 */
GskPath *
cb_symbols_get_path (CbSymbols self, CbMark mark, float *stroke)
{
  gboolean dots = self == CB_SYMBOLS_DOTS;

  *stroke = 0;
  switch (mark)
    {
    case CB_MARK_YES:
      if (self == CB_SYMBOLS_LETTERS)
        return NULL;
      *stroke = dots ? 0 : 0.38F;
      return dots ? make_circle (0.75F) : make_lines (mark);
    case CB_MARK_NO:
      if (self == CB_SYMBOLS_LETTERS)
        return NULL;
      *stroke = dots ? 0.3F : 0.24F;
      return dots ? make_dash () : make_lines (mark);
    case CB_MARK_MAYBE:
    default:
      *stroke = dots ? 0.18F : 0;
      return make_circle (dots ? 0.55F : 0.33F);
    }
}
