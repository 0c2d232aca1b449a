/* Members of an object: those that are properties, and those that it owns.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <gobject/gvaluecollector.h>

#include "cb-fields.h"

typedef struct
{
  gssize offset; /* of the member in the object */
  void (*then) (gpointer object);
  GCallback compute; /* NULL where the property is kept in a member */
  GCallback write;   /* NULL where writing just sets the member */
} FieldRow;

/* A member whose value is freed with the object, by a function or as a boxed type. */
typedef struct
{
  gsize offset;
  GDestroyNotify free;
  GType boxed;
} Owned;

/* The key under which a property carries its FieldRow, and a class its array of Owned. */
static GQuark
get_quark (void)
{
  return g_quark_from_static_string ("cb-field");
}

static GParamSpec *
make_spec (const char *name, GType type, GParamFlags flags)
{
  switch (G_TYPE_FUNDAMENTAL (type))
    {
    case G_TYPE_BOOLEAN:
      return g_param_spec_boolean (name, NULL, NULL, FALSE, flags);
    case G_TYPE_INT:
      return g_param_spec_int (name, NULL, NULL, G_MININT, G_MAXINT, 0, flags);
    case G_TYPE_UINT:
      return g_param_spec_uint (name, NULL, NULL, 0, G_MAXUINT, 0, flags);
    case G_TYPE_ENUM:
      return g_param_spec_enum (name, NULL, NULL, type, 0, flags);
    case G_TYPE_DOUBLE:
      return g_param_spec_double (name, NULL, NULL, -G_MAXDOUBLE, G_MAXDOUBLE, 0, flags);
    case G_TYPE_STRING:
      return g_param_spec_string (name, NULL, NULL, NULL, flags);
    case G_TYPE_BOXED:
      return g_param_spec_boxed (name, NULL, NULL, type, flags);
    case G_TYPE_OBJECT:
    case G_TYPE_INTERFACE:
      return g_param_spec_object (name, NULL, NULL, type, flags);
    default:
      g_return_val_if_reached (NULL);
    }
}

static gsize
get_size (GType type)
{
  switch (G_TYPE_FUNDAMENTAL (type))
    {
    case G_TYPE_BOOLEAN:
    case G_TYPE_INT:
    case G_TYPE_UINT:
    case G_TYPE_ENUM:
      return sizeof (int);
    case G_TYPE_DOUBLE:
      return sizeof (double);
    default:
      return sizeof (gpointer);
    }
}

static GParamSpec *
make_field (const char *name, GType type, GParamFlags flags, const FieldRow *field)
{
  GParamSpec *pspec = make_spec (name, type, flags | G_PARAM_STATIC_STRINGS);

  g_param_spec_set_qdata (pspec, get_quark (), g_memdup2 (field, sizeof *field));
  return pspec;
}

/* See CB_FIELD(). @member: may end with “_”, to differ from a keyword of C */
GParamSpec *
cb_field_new (const char *member,
              GType type,
              gssize offset,
              gsize size,
              GParamFlags flags,
              GCallback then)
{
  g_autofree char *name = g_strdelimit (g_strdup (member), "_", '-');
  const FieldRow field = { .offset = offset, .then = (void (*) (gpointer)) then };

  g_return_val_if_fail (size == get_size (type), NULL);

  if (g_str_has_suffix (name, "-"))
    name[strlen (name) - 1] = '\0';
  if ((flags & G_PARAM_CONSTRUCT_ONLY) != 0)
    flags |= G_PARAM_READWRITE;
  return make_field (g_intern_string (name), type, flags, &field);
}

/* See CB_COMPUTED(). @name: static */
GParamSpec *
cb_field_new_computed (const char *name, GType type, GCallback compute)
{
  const FieldRow field = { .compute = compute };

  return make_field (name, type, G_PARAM_READABLE, &field);
}

/* See CB_WRITTEN_BY(). */
GParamSpec *
cb_field_write_by (GParamSpec *pspec, GCallback write)
{
  FieldRow *field = g_param_spec_get_qdata (pspec, get_quark ());

  field->write = write;
  pspec->flags |= G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY;
  return pspec;
}

static gpointer
find_member (GObject *object, GParamSpec *pspec)
{
  const FieldRow *field = g_param_spec_get_qdata (pspec, get_quark ());

  return field != NULL && field->compute == NULL ? G_STRUCT_MEMBER_P (object, field->offset) : NULL;
}

static void
compute (GObject *object, const FieldRow *field, GValue *value)
{
  switch (G_TYPE_FUNDAMENTAL (G_VALUE_TYPE (value)))
    {
    case G_TYPE_BOOLEAN:
      g_value_set_boolean (value, ((gboolean (*) (gpointer)) field->compute) (object));
      break;
    case G_TYPE_INT:
      g_value_set_int (value, ((int (*) (gpointer)) field->compute) (object));
      break;
    case G_TYPE_UINT:
      g_value_set_uint (value, ((guint (*) (gpointer)) field->compute) (object));
      break;
    case G_TYPE_STRING:
      g_value_take_string (value, ((char *(*) (gpointer)) field->compute) (object));
      break;
    case G_TYPE_BOXED:
      g_value_set_boxed (value, ((gpointer (*) (gpointer)) field->compute) (object));
      break;
    case G_TYPE_OBJECT:
      g_value_set_object (value, ((gpointer (*) (gpointer)) field->compute) (object));
      break;
    default:
      g_return_if_reached ();
    }
}

/* Gets a property; a class with a function of its own calls this for the properties that the
 * function does not know. */
void
cb_fields_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  const FieldRow *field = g_param_spec_get_qdata (pspec, get_quark ());
  gpointer member = find_member (object, pspec);

  if (field == NULL)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }
  if (member == NULL)
    {
      compute (object, field, value);
      return;
    }
  switch (G_TYPE_FUNDAMENTAL (pspec->value_type))
    {
    case G_TYPE_BOOLEAN:
      g_value_set_boolean (value, *(gboolean *) member);
      break;
    case G_TYPE_INT:
      g_value_set_int (value, *(int *) member);
      break;
    case G_TYPE_UINT:
      g_value_set_uint (value, *(guint *) member);
      break;
    case G_TYPE_ENUM:
      g_value_set_enum (value, *(int *) member);
      break;
    case G_TYPE_DOUBLE:
      g_value_set_double (value, *(double *) member);
      break;
    case G_TYPE_STRING:
      g_value_set_string (value, *(char **) member);
      break;
    case G_TYPE_BOXED:
      g_value_set_boxed (value, *(gpointer *) member);
      break;
    default:
      g_value_set_object (value, *(gpointer *) member);
    }
}

static gboolean
set_boxed (gpointer *member, const GValue *value)
{
  gpointer old = *member;

  if (old == g_value_get_boxed (value))
    return FALSE;
  *member = g_value_dup_boxed (value);
  if (old != NULL)
    g_boxed_free (G_VALUE_TYPE (value), old);
  return TRUE;
}

static gboolean
set_double (double *member, double number)
{
  gboolean differs = *member != number;

  *member = number;
  return differs;
}

/* Returns: whether that changes the member */
static gboolean
set_word (int *member, int word)
{
  gboolean differs = *member != word;

  *member = word;
  return differs;
}

static gboolean
set_member (gpointer member, const GValue *value, GParamSpec *pspec)
{
  switch (G_TYPE_FUNDAMENTAL (pspec->value_type))
    {
    case G_TYPE_BOOLEAN:
      return set_word (member, g_value_get_boolean (value));
    case G_TYPE_INT:
      return set_word (member, g_value_get_int (value));
    case G_TYPE_UINT:
      return set_word (member, (int) g_value_get_uint (value));
    case G_TYPE_DOUBLE:
      return set_double (member, g_value_get_double (value));
    case G_TYPE_ENUM:
      return set_word (member, g_value_get_enum (value));
    case G_TYPE_STRING:
      return g_set_str ((char **) member, g_value_get_string (value));
    case G_TYPE_BOXED:
      return set_boxed (member, value);
    case G_TYPE_OBJECT:
    case G_TYPE_INTERFACE:
      return g_set_object ((GObject **) member, g_value_get_object (value));
    default:
      g_return_val_if_reached (FALSE);
    }
}

static void
write_by (GObject *object, GCallback write, const GValue *value)
{
  switch (G_TYPE_FUNDAMENTAL (G_VALUE_TYPE (value)))
    {
    case G_TYPE_BOOLEAN:
      ((void (*) (gpointer, gboolean)) write) (object, g_value_get_boolean (value));
      break;
    case G_TYPE_INT:
      ((void (*) (gpointer, int)) write) (object, g_value_get_int (value));
      break;
    case G_TYPE_UINT:
      ((void (*) (gpointer, guint)) write) (object, g_value_get_uint (value));
      break;
    case G_TYPE_STRING:
      ((void (*) (gpointer, const char *)) write) (object, g_value_get_string (value));
      break;
    default:
      g_return_if_reached ();
    }
}

/* Sets a property; with explicit notification it is notified only if its value changes. */
void
cb_fields_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  const FieldRow *field = g_param_spec_get_qdata (pspec, get_quark ());

  if (field == NULL)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
  else if (field->write != NULL)
    write_by (object, field->write, value);
  else if (set_member (find_member (object, pspec), value, pspec))
    {
      if (field->then != NULL)
        field->then (object);
      if ((pspec->flags & G_PARAM_EXPLICIT_NOTIFY) != 0)
        g_object_notify_by_pspec (object, pspec);
    }
}

/**
 * cb_field_set:
 * @name: the name of a CB_FIELD() of @object, which code outside the class may only read
 * @...: the new value
 *
 * Sets the property, and notifies if that changes its value.
 */
void
cb_field_set (gpointer object, const char *name, ...)
{
  GParamSpec *pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (object), name);
  g_auto (GValue) value = G_VALUE_INIT;
  g_autofree char *problem = NULL;
  va_list args;

  va_start (args, name);
  G_VALUE_COLLECT_INIT (&value, pspec->value_type, args, G_VALUE_NOCOPY_CONTENTS, &problem);
  va_end (args);
  if (set_member (find_member (object, pspec), &value, pspec))
    g_object_notify_by_pspec (object, pspec);
}

static void
own (GObjectClass *object_class, Owned owned)
{
  GType type = G_OBJECT_CLASS_TYPE (object_class);
  GArray *all = g_type_get_qdata (type, get_quark ());
  GObjectClass *parent = g_type_class_peek_parent (object_class);

  g_return_if_fail (G_TYPE_IS_FINAL (type));

  if (all == NULL)
    {
      all = g_array_new (FALSE, FALSE, sizeof (Owned));
      g_type_set_qdata (type, get_quark (), all);
    }
  g_array_append_val (all, owned);
  if (object_class->finalize == parent->finalize)
    object_class->finalize = cb_fields_finalize;
}

/* See CB_OWNS(). */
void
cb_fields_own (GObjectClass *object_class, gsize offset, GDestroyNotify free)
{
  own (object_class, (Owned) { .offset = offset, .free = free });
}

static void
own_property (GObjectClass *object_class, GParamSpec *pspec)
{
  const FieldRow *field = g_param_spec_get_qdata (pspec, get_quark ());

  if (field == NULL || field->compute != NULL)
    return;
  if (G_IS_PARAM_SPEC_STRING (pspec))
    cb_fields_own (object_class, field->offset, g_free);
  else if (G_IS_PARAM_SPEC_OBJECT (pspec))
    cb_fields_own (object_class, field->offset, g_object_unref);
  else if (G_IS_PARAM_SPEC_BOXED (pspec))
    own (object_class, (Owned) { .offset = field->offset, .boxed = pspec->value_type });
}

/* Frees what the members hold. A class with more to free calls this, not its parent’s finalize. */
void
cb_fields_finalize (GObject *object)
{
  GObjectClass *object_class = G_OBJECT_GET_CLASS (object);
  GArray *all = g_type_get_qdata (G_OBJECT_TYPE (object), get_quark ());

  for (guint i = 0; all != NULL && i < all->len; i++)
    {
      const Owned *owned = &g_array_index (all, Owned, i);
      gpointer held = g_steal_pointer ((gpointer *) G_STRUCT_MEMBER_P (object, owned->offset));

      if (held != NULL && owned->free != NULL)
        owned->free (held);
      else if (held != NULL)
        g_boxed_free (owned->boxed, held);
    }

  G_OBJECT_CLASS (g_type_class_peek_parent (object_class))->finalize (object);
}

void
cb_signal_new (gpointer klass, const char *name, guint n_args, ...)
{
  va_list types;

  va_start (types, n_args);
  g_signal_new_valist (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, NULL, NULL, NULL, NULL,
                       G_TYPE_NONE, n_args, types);
  va_end (types);
}

/* Notifies all computed properties of an object, since their values may have changed. */
void
cb_fields_notify_computed (gpointer object)
{
  guint n;
  g_autofree GParamSpec **properties = g_object_class_list_properties (G_OBJECT_GET_CLASS (object),
                                                                       &n);

  for (guint i = 0; i < n; i++)
    {
      const FieldRow *field = g_param_spec_get_qdata (properties[i], get_quark ());

      if (field != NULL && field->compute != NULL)
        g_object_notify_by_pspec (object, properties[i]);
    }
}

/**
 * cb_fields_install_properties:
 * @n: the length of @properties, counting the %NULL at its beginning
 * @properties: %NULL, then the properties of the class
 *
 * Installs the properties. A class without a get_property or set_property of its own gets one; a
 * final class also has what its properties hold freed for it.
 */
void
cb_fields_install_properties (GObjectClass *object_class, guint n, GParamSpec **properties)
{
  if (object_class->get_property == NULL)
    object_class->get_property = cb_fields_get_property;
  if (object_class->set_property == NULL)
    object_class->set_property = cb_fields_set_property;
  g_object_class_install_properties (object_class, n, properties);
  for (guint i = 1; i < n && G_TYPE_IS_FINAL (G_OBJECT_CLASS_TYPE (object_class)); i++)
    own_property (object_class, properties[i]);
}
