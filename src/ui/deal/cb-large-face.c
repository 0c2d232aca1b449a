/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-deal-parts.h"
#include "cb-fields.h"
#include "cb-template.h"

struct _CbLargeFace
{
  GtkBox parent_instance;

  char *icon_name;
  char *title;
  char *words;
  gboolean brief;
};

CB_DEFINE_TEMPLATE_TYPE (CbLargeFace, cb_large_face, GTK_TYPE_BOX)

static void
cb_large_face_class_init (CbLargeFaceClass *klass)
{
  cb_fields_install (G_OBJECT_CLASS (klass),
                     CB_FIELD (CbLargeFace, icon_name, G_TYPE_STRING, G_PARAM_READWRITE),
                     CB_FIELD (CbLargeFace, title, G_TYPE_STRING, G_PARAM_READWRITE),
                     CB_FIELD (CbLargeFace, words, G_TYPE_STRING, G_PARAM_READWRITE),
                     CB_FIELD (CbLargeFace, brief, G_TYPE_BOOLEAN, G_PARAM_READWRITE));

  cb_template_install (GTK_WIDGET_CLASS (klass), "cb-large-face");
}
