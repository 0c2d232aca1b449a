/* The words that answer a question in a line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-quick-parser-private.h"

/* (transfer full): the player as the line understands it */
static char *
name_player (const CbSetup *setup, const CbQuickVocabulary *vocabulary, guint seat)
{
  /* Translators: I myself, as in “i showed Rope”; one of the words for “me” in a typed line. */
  const char *me = C_ ("quick line", "i");

  if ((int) seat != setup->me)
    return g_strdup (cb_quick_vocabulary_get_name (vocabulary, CB_QUICK_PLAYER, seat));
  return g_strdup (cb_quick_keyword_rate (CB_QUICK_ME, me) == CB_QUICK_EXACT
                     ? me
                     : cb_quick_keyword_get_word (CB_QUICK_ME));
}

char *
cb_quick_reply_write (CbCase *case_, const CbDraftQuestion *question, guint index)
{
  const CbSetup *setup = cb_case_get_setup (case_);
  const CbDraftReply *reply = &question->replies[index];
  g_autofree char *name = NULL;
  CbQuickVocabulary vocabulary;

  cb_quick_vocabulary_init (&vocabulary, setup);
  name = name_player (setup, &vocabulary, question->seat);
  cb_quick_vocabulary_clear (&vocabulary);
  if (!reply->showed)
    /* Translators: %s is a player. Use words that a typed line understands for “not” and “asked”.
     */
    return g_strdup_printf (C_ ("quick line", "%s wasn’t asked"), name);
  if (reply->card < 0)
    /* Translators: %s is a player. Use a word that a typed line understands for “showed”. */
    return g_strdup_printf (C_ ("quick line", "%s showed"), name);
  /* Translators: a player, then a card. Use a word that a typed line understands for “showed”. */
  return g_strdup_printf (C_ ("quick line", "%s showed %s"), name,
                          cb_edition_get_card (setup->edition, (guint) reply->card)->name);
}
