/* cb-toast.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include "cb-toast.h"

/* In seconds; what has to be reached in time is there for at least this long, WCAG 2.2, 2.2.1. */
#define TIME_TO_ACT 20

/**
 * cb_toast_new:
 * @words: what it says; names in it may hold anything
 *
 * Returns: (transfer floating): the toast
 */
AdwToast *
cb_toast_new (const char *words)
{
  return g_object_new (ADW_TYPE_TOAST, "use-markup", FALSE, "title", words, NULL);
}

/**
 * cb_toast_new_with_button:
 * @button: with a mnemonic
 *
 * Returns: (transfer floating): a toast that leaves time to decide whether to press its button
 */
AdwToast *
cb_toast_new_with_button (const char *words, const char *button)
{
  AdwToast *toast = cb_toast_new (words);

  adw_toast_set_button_label (toast, button);
  adw_toast_set_timeout (toast, TIME_TO_ACT);
  return toast;
}
