/* What the help says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#define CB_MAX_HELP_TEXTS 6

/* One page of the help. Its texts are to be translated; its picture is a screenshot in light and
 * dark style. */
typedef struct
{
  const char *id;
  const char *icon;
  const char *title;
  const char *summary;
  const char *picture;     /* (nullable): pictures/PICTURE.png and pictures/PICTURE-dark.png */
  const char *description; /* (nullable): describes the picture for assistive technology */
  const char *texts[CB_MAX_HELP_TEXTS + 1];
} CbHelpTopic;

guint cb_help_get_n_topics (void);
const CbHelpTopic *cb_help_get_topic (guint index);
