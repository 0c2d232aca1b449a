/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Defines PREFIX_ref() and PREFIX_unref() for a struct made by g_atomic_rc_box_new0(). Its contents
 * are freed by PREFIX_clear(), which must be defined before. */
#define CB_DEFINE_SHARED(Type, prefix)                                      \
  Type *prefix##_ref (Type *self)                                           \
  {                                                                         \
    return g_atomic_rc_box_acquire (self);                                  \
  }                                                                         \
                                                                            \
  void prefix##_unref (Type *self)                                          \
  {                                                                         \
    g_atomic_rc_box_release_full (self, (GDestroyNotify) (prefix##_clear)); \
  }
