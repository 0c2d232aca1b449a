/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-template.h"
#include "cb-welcome.h"

struct _CbWelcome
{
  AdwBin parent_instance;
};

CB_DEFINE_TEMPLATE_TYPE (CbWelcome, cb_welcome, ADW_TYPE_BIN)

static void
cb_welcome_class_init (CbWelcomeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_template_install (widget_class, "cb-welcome");
}
