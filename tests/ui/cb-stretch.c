/* cb-stretch.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What the program says, as long as in a language that takes more room: every vowel stands twice,
 * which makes a text about a third longer, as German is, and leaves it readable. It stands in for
 * the C library's look-up of translations, for the program's own texts only. */

#include "config.h"

#include <libintl.h>
#include <string.h>

#include "cb-stretch.h"

static gboolean enabled;

/* (transfer full) */
static char *
stretch (const char *text)
{
  g_autoptr (GString) longer = g_string_new (NULL);
  char closing = '\0'; /* of what is for the machine, which stays as it is */

  for (const char *at = text; *at != '\0'; at++)
    {
      g_string_append_c (longer, *at);
      if (closing != '\0')
        closing = *at == closing ? '\0' : closing;
      else if (*at == '<')
        closing = '>';
      else if (*at == '&' && g_ascii_isalpha (at[1]))
        closing = ';';
      else if (*at == '%' && at[1] != '\0')
        g_string_append_c (longer, *++at);
      else if (strchr ("aeiouAEIOU", *at) != NULL)
        g_string_append_c (longer, g_ascii_tolower (*at));
    }
  return g_string_free_and_steal (g_steal_pointer (&longer));
}

/* (transfer none): lives as long as the program */
static char *
translate (const char *domain, const char *id)
{
  const char *after_context = strchr (id, '\004');
  g_autofree char *longer = NULL;

  if (!enabled || *id == '\0' || (domain != NULL && !g_str_equal (domain, GETTEXT_PACKAGE)))
    return (char *) id;
  longer = stretch (after_context != NULL ? after_context + 1 : id);
  return (char *) g_intern_string (longer);
}

#undef gettext
#undef dgettext
#undef dcgettext
#undef ngettext
#undef dngettext
#undef dcngettext

char *
dcgettext (const char *domain, const char *id, int category)
{
  return translate (domain, id);
}

char *
dgettext (const char *domain, const char *id)
{
  return translate (domain, id);
}

char *
gettext (const char *id)
{
  return translate (NULL, id);
}

char *
dcngettext (const char *domain, const char *id, const char *plural, unsigned long n, int category)
{
  return translate (domain, n == 1 ? id : plural);
}

char *
dngettext (const char *domain, const char *id, const char *plural, unsigned long n)
{
  return translate (domain, n == 1 ? id : plural);
}

char *
ngettext (const char *id, const char *plural, unsigned long n)
{
  return translate (NULL, n == 1 ? id : plural);
}

/* From the next text that is looked up on; what stands on the screen already stays as it is. */
void
cb_stretch_set_enabled (gboolean value)
{
  enabled = value;
}
