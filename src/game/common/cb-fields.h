/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

/* Defines a final type whose objects begin as zeros. */
#define CB_DEFINE_PLAIN_TYPE(Type, type, PARENT) \
  G_DEFINE_FINAL_TYPE (Type, type, PARENT)       \
  static void type##_init (Type *self)           \
  {                                              \
  }

/* A property that is kept in the member of the same name: a gboolean, int, guint, double, an enum
 * that has a value 0, or a string, object or boxed value that the object owns. @Type is final;
 * @flags are as for g_param_spec_object(). */
#define CB_FIELD(Type, member, type, flags) CB_FIELD_THEN (Type, member, type, flags, NULL)

/* A property like CB_FIELD(). @then is called with the object whenever the value changes. */
#define CB_FIELD_THEN(Type, member, type, flags, then)                                             \
  cb_field_new (#member, (type), G_STRUCT_OFFSET (Type, member), sizeof (((Type *) NULL)->member), \
                (flags), (GCallback) (then))

/* A property like CB_FIELD_THEN() in the private data of a type. The type need not be final, but
 * must itself free what the member holds. */
#define CB_PRIVATE_FIELD(Type, member, type, flags, then)         \
  cb_field_new (#member, (type), G_PRIVATE_OFFSET (Type, member), \
                sizeof (((Type##Private *) NULL)->member), (flags), (GCallback) (then))

/* A property that can only be read and is not kept in a member: @compute is called with the object,
 * and returns a gboolean, int or guint, a string (transfer full), or an object or boxed value
 * (transfer none). */
#define CB_COMPUTED(name, type, compute) \
  cb_field_new_computed ((name), (type), (GCallback) (compute))

/* A computed property of type gboolean, int, guint or string that can also be written: by @write,
 * which is called with the object and the value, and notifies where the value changes. */
#define CB_WRITTEN_BY(spec, write) cb_field_write_by ((spec), (GCallback) (write))

/* Installs all properties of a class; each is made by one of the macros above. */
#define cb_fields_install(object_class, ...)                                             \
  cb_fields_install_properties ((object_class),                                          \
                                G_N_ELEMENTS (((GParamSpec *[]) { NULL, __VA_ARGS__ })), \
                                (GParamSpec *[]) { NULL, __VA_ARGS__ })

/* A member that is no property. @free frees its content with the object. @Type is final. */
#define CB_OWNS(object_class, Type, member, free) \
  cb_fields_own ((object_class), G_STRUCT_OFFSET (Type, member), (GDestroyNotify) (free))

GParamSpec *cb_field_new (const char *member,
                          GType type,
                          gssize offset,
                          gsize size,
                          GParamFlags flags,
                          GCallback then);
GParamSpec *cb_field_new_computed (const char *name, GType type, GCallback compute);
GParamSpec *cb_field_write_by (GParamSpec *pspec, GCallback write);
void cb_fields_install_properties (GObjectClass *object_class, guint n, GParamSpec **properties);

/* Gives the class @klass a signal @name with @n_args arguments, whose types follow. The signal is
 * emitted by its name, and returns nothing. */
void cb_signal_new (gpointer klass, const char *name, guint n_args, ...);

void cb_fields_own (GObjectClass *object_class, gsize offset, GDestroyNotify free);

void cb_fields_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec);
void
cb_fields_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec);
void cb_fields_finalize (GObject *object);
void cb_fields_notify_computed (gpointer object);
void cb_field_set (gpointer object, const char *name, ...);
