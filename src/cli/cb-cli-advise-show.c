/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Advice on which card to show when somebody asks me for cards of which I hold several. */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cli-box.h"
#include "cb-cli-table.h"
#include "cb-cli.h"
#include "cb-setup-members.h"
#include "cb-show-advice.h"

/* The seed is fixed, so that the same case always leads to the same advice. */
#define SEED 1

/* The budget in units of work: the same as in the window, so that both give the same advice. */
#define MAX_UNITS 4000000

/* Who asks me, and for which cards. */
typedef struct
{
  int asker;
  CbCardSet named;
} ShowRequest;

/* Reads who asks for which cards from @text, such as “green=plum,rope,hall”. */
static gboolean
read_asked (const char *file, CbSetup *setup, CbCardSet hand, const char *text, ShowRequest *asked)
{
  const char *sign = strrchr (text, '=');
  g_autofree char *player = sign != NULL ? g_strndup (text, (gsize) (sign - text)) : NULL;

  if (sign == NULL)
    {
      cb_cli_complain (file, _ ("--show: write PLAYER=A,B,C, as in “green=plum,rope,hall”"));
      return FALSE;
    }
  asked->asker = cb_cli_find_seat ("advise", setup, player);
  if (asked->asker < 0 || !cb_cli_read_cards (setup->edition, sign + 1, file, &asked->named))
    return FALSE;
  if (asked->asker == setup->me)
    cb_cli_complain (file, _ ("--show: “%s” is you; say who asks you"), player);
  else if ((asked->named & hand) == 0)
    cb_cli_complain (file, _ ("--show: you hold none of these cards"));
  return asked->asker != setup->me && (asked->named & hand) != 0;
}

static JsonObject *
make_option (CbEdition *edition, const CbShowAdvice *advice, guint index)
{
  const CbShowOption *option = cb_show_advice_get_option (advice, index);
  g_autofree char *reason = cb_show_advice_explain (advice, index);
  JsonObject *object = json_object_new ();

  cb_members_put_card (object, "card", edition, (int) option->card);
  json_object_set_boolean_member (object, "seen", option->seen);
  json_object_set_double_member (object, "known", option->known);
  json_object_set_double_member (object, "bits", option->bits);
  json_object_set_double_member (object, "total_bits", option->total_bits);
  json_object_set_string_member (object, "reason", reason);
  return object;
}

static void
print_json (const char *file,
            CbCase *case_,
            guint n_entries,
            const CbShowAdvice *advice,
            guint n_options)
{
  JsonObject *object = cb_cli_make_answer (file, n_entries);
  JsonArray *list = json_array_new ();

  json_object_set_boolean_member (object, "consistent", TRUE);
  for (guint i = 0; i < n_options; i++)
    json_array_add_object_element (list, make_option (cb_case_get_edition (case_), advice, i));
  json_object_set_array_member (object, "show", list);
  cb_cli_print_object (object);
}

static void
print_text (CbCase *case_, const CbShowAdvice *advice, guint n_options)
{
  const CbCliColumn COLUMNS[] = {
    /* Translators: head of a column: the cards of mine that I could show. */
    { C_ ("column", "Show"), FALSE, CB_CLI_BOLD },
    { C_ ("column", "Why"), FALSE },
  };
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n_options; i++)
    {
      guint card = cb_show_advice_get_option (advice, i)->card;

      g_ptr_array_add (cells,
                       g_strdup (cb_edition_get_card (cb_case_get_edition (case_), card)->name));
      g_ptr_array_add (cells, cb_show_advice_explain (advice, i));
    }
  cb_cli_print_table (COLUMNS, G_N_ELEMENTS (COLUMNS), cells);
}

/* (transfer full) */
static CbShowAdvice *
get_advice (const char *file,
            CbCase *case_,
            guint n_entries,
            const ShowRequest *asked,
            const CbCliOptions *options)
{
  g_autoptr (CbCliProgress) progress = cb_cli_progress_begin (file);
  CbEffort effort = cb_effort_take (options->effort, MAX_UNITS);
  CbShowAdvice *advice = cb_case_advise_show (case_, n_entries, (guint) asked->asker, asked->named,
                                              SEED, &effort);

  cb_effort_give_back (options->effort, &effort);
  return advice;
}

CbCliStatus
cb_cli_advise_show (const char *file, CbCase *case_, const CbCliOptions *options)
{
  guint n_entries = cb_cli_get_n_entries (case_, options);
  CbSetup *setup = cb_case_get_setup (case_);
  CbCardSet hand = cb_case_get_hand (case_, n_entries);
  g_autoptr (CbShowAdvice) advice = NULL;
  guint n_options;
  ShowRequest asked = { 0 };

  if (setup->me == CB_NOBODY)
    {
      cb_cli_complain (file, _ ("you are only watching in this case, so there is nothing to show"));
      return CB_CLI_UNUSABLE;
    }
  if (!read_asked (file, setup, hand, options->show, &asked))
    return CB_CLI_UNUSABLE;
  if (!cb_cli_find_consistent (file, case_, n_entries, options))
    return CB_CLI_CONTRADICTION;

  n_options = cb_card_set_size (asked.named & hand);
  advice = get_advice (file, case_, n_entries, &asked, options);
  if (options->json)
    print_json (file, case_, n_entries, advice, n_options);
  else
    print_text (case_, advice, n_options);
  return CB_CLI_DONE;
}
