/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prints which cards have which traits, or changes it: “blunt=oar,gaff” says which cards are blunt,
 * “blunt” confirms the edition’s guess, and “blunt=?” goes back to what the box says. */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cli-box.h"
#include "cb-cli.h"
#include "cb-setup-members.h"

typedef struct
{
  guint32 settled;
  guint32 said; /* the traits that the words name, except those with “?” */
  CbCardSet cards[CB_MAX_TRAITS];
} Traits;

static void
add_trait (JsonArray *list, CbEdition *edition, guint index)
{
  const CbTrait *trait = cb_edition_get_trait (edition, index);
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "trait", trait->id);
  cb_members_put_cards (object, "cards", edition, trait->cards);
  json_object_set_boolean_member (object, "guessed", trait->guessed);
  json_array_add_object_element (list, object);
}

static void
print_json (const char *file, CbEdition *edition)
{
  JsonObject *object = json_object_new ();
  JsonArray *list = json_array_new ();

  cb_cli_put_file (object, file);
  for (guint i = 0; i < cb_edition_get_n_traits (edition); i++)
    add_trait (list, edition, i);
  json_object_set_array_member (object, "traits", list);
  cb_cli_print_object (object);
}

static void
print_text (CbEdition *edition)
{
  for (guint i = 0; i < cb_edition_get_n_traits (edition); i++)
    {
      const CbTrait *trait = cb_edition_get_trait (edition, i);
      g_autofree char *cards = cb_edition_join_names (edition, trait->cards);

      if (trait->guessed)
        /* Translators: a trait as “blunt”, then the cards that may have it. */
        cb_cli_put (_ ("%s: %s (a guess)\n"), trait->name, cards);
      else
        cb_cli_put ("%s: %s\n", trait->name, cards);
    }
  if (cb_edition_get_n_traits (edition) == 0)
    cb_cli_put (_ ("The cards of this edition have no traits.\n"));
}

/* Whether all cards are of the trait’s category: a suspect cannot be blunt. Complains if not. */
static gboolean
check_category (const char *file, const CbEdition *edition, guint index, CbCardSet cards)
{
  int category = cb_edition_get_trait (edition, index)->category;
  CbCardSet others;

  if (category < 0)
    return TRUE;

  others = cards & ~cb_edition_get_category (edition, (guint) category)->cards;
  if (others != 0)
    cb_cli_complain (file, _ ("“%s” is not a card of “%s”"),
                     cb_edition_get_card (edition, cb_card_set_first (others))->id,
                     cb_edition_get_category (edition, (guint) category)->name);
  return others == 0;
}

/* @word: such as “blunt=oar,gaff”, “blunt” or “blunt=?” */
static gboolean
read_word (const char *file, const CbEdition *edition, const char *word, Traits *traits)
{
  const char *sign = strchr (word, '=');
  g_autofree char *id = sign != NULL ? g_strndup (word, (gsize) (sign - word)) : g_strdup (word);
  int trait = cb_edition_find_trait (edition, id);

  if (trait < 0)
    {
      cb_cli_complain (file, _ ("“%s” is not a trait of the edition"), id);
      return FALSE;
    }
  traits->settled |= (guint32) 1 << trait;
  traits->said |= (guint32) 1 << trait;
  if (sign == NULL)
    return TRUE;
  if (g_str_equal (sign, "=?"))
    {
      traits->settled &= ~(cb_edition_get_trait (edition, (guint) trait)->excluded | (guint32) 1
                                                                                       << trait);
      traits->said &= ~((guint32) 1 << trait);
      return TRUE;
    }
  return cb_cli_read_cards (edition, sign + 1, file, &traits->cards[trait]) &&
         check_category (file, edition, (guint) trait, traits->cards[trait]);
}

static gboolean
settle (const char *file, CbCase *case_, const char *words)
{
  const CbEdition *edition = cb_case_get_edition (case_);
  g_auto (GStrv) list = g_strsplit (words, " ", -1);
  Traits traits = { .settled = cb_edition_get_settled_traits (edition) };
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < cb_edition_get_n_traits (edition); i++)
    traits.cards[i] = cb_edition_get_trait (edition, i)->cards;
  for (guint i = 0; list[i] != NULL; i++)
    if (*list[i] != '\0' && !read_word (file, edition, list[i], &traits))
      return FALSE;
  cb_edition_tie_traits (edition, traits.said, &traits.settled, traits.cards);
  if (cb_case_settle_traits (case_, traits.settled, traits.cards, &error))
    return TRUE;
  cb_cli_complain (file, "%s", error->message);
  return FALSE;
}

CbCliStatus
cb_cli_traits (const char *file, CbCase *case_, const CbCliOptions *options)
{
  if (!cb_cli_correct (file, case_, options, settle))
    return CB_CLI_UNUSABLE;
  if (options->json)
    print_json (file, cb_case_get_edition (case_));
  else
    print_text (cb_case_get_edition (case_));
  return CB_CLI_DONE;
}
