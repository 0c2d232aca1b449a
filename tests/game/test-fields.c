/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-fields.h"

#define THING_TYPE (thing_get_type ())
G_DECLARE_FINAL_TYPE (Thing, thing, , THING, GObject)

struct _Thing
{
  GObject parent_instance;

  gboolean when_wide;
  int at;
  guint n;
  double share;
  char *title;
  GObject *case_;
  GBytes *bytes;
  GPtrArray *pages;
  guint n_changes;
};

G_DEFINE_FINAL_TYPE (Thing, thing, G_TYPE_OBJECT)

static void
changed (Thing *self)
{
  self->n_changes++;
}

static gboolean
has_title (Thing *self)
{
  return self->title != NULL;
}

static guint
count_twice (Thing *self)
{
  return 2 * self->n;
}

static int
negate (Thing *self)
{
  return -self->at;
}

static void
oppose (Thing *self, int negative)
{
  g_object_set (self, "at", -negative, NULL);
}

static char *
describe (Thing *self)
{
  return g_strdup_printf ("%u things", self->n);
}

static gpointer
get_leaves (Thing *self)
{
  return self->bytes;
}

static gpointer
get_held (Thing *self)
{
  return self->case_;
}

static void
thing_class_init (ThingClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY;

  cb_fields_install (
    G_OBJECT_CLASS (klass), CB_FIELD (Thing, when_wide, G_TYPE_BOOLEAN, flags),
    CB_FIELD_THEN (Thing, at, G_TYPE_INT, flags, changed),
    CB_FIELD (Thing, n, G_TYPE_UINT, G_PARAM_CONSTRUCT_ONLY),
    CB_FIELD_THEN (Thing, share, G_TYPE_DOUBLE, flags, changed),
    CB_FIELD_THEN (Thing, title, G_TYPE_STRING, flags, changed),
    CB_FIELD (Thing, case_, G_TYPE_OBJECT, flags), CB_FIELD (Thing, bytes, G_TYPE_BYTES, flags),
    CB_COMPUTED ("has-title", G_TYPE_BOOLEAN, has_title),
    CB_COMPUTED ("twice", G_TYPE_UINT, count_twice),
    CB_WRITTEN_BY (CB_COMPUTED ("negative", G_TYPE_INT, negate), oppose),
    CB_COMPUTED ("words", G_TYPE_STRING, describe), CB_COMPUTED ("held", G_TYPE_OBJECT, get_held),
    CB_COMPUTED ("leaves", G_TYPE_BYTES, get_leaves));
  cb_signal_new (klass, "turned", 2, G_TYPE_UINT, G_TYPE_STRING);
  CB_OWNS (G_OBJECT_CLASS (klass), Thing, pages, g_ptr_array_unref);
}

static void
thing_init (Thing *self)
{
  self->share = 0.5;
}

static void
count_cb (guint *n)
{
  ++*n;
}

#define HOLDER_TYPE (holder_get_type ())
G_DECLARE_DERIVABLE_TYPE (Holder, holder, , HOLDER, GObject)

struct _HolderClass
{
  GObjectClass parent_class;
};

typedef struct
{
  guint n;
  guint n_changes;
} HolderPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (Holder, holder, G_TYPE_OBJECT)

static void
holder_changed (Holder *self)
{
  ((HolderPrivate *) holder_get_instance_private (self))->n_changes++;
}

static void
holder_class_init (HolderClass *klass)
{
  cb_fields_install (G_OBJECT_CLASS (klass),
                     CB_PRIVATE_FIELD (Holder, n, G_TYPE_UINT, G_PARAM_READWRITE, holder_changed));
}

static void
holder_init (Holder *self)
{
}

static void
test_read (void)
{
  g_autoptr (GObject) held = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_static ("x", 1);
  g_autoptr (Thing) thing = g_object_new (THING_TYPE, "when-wide", TRUE, "at", -3, "n", 7, "title",
                                          "Plum", "case", held, "bytes", bytes, NULL);
  g_autoptr (GObject) seen = NULL;
  g_autoptr (GBytes) seen_bytes = NULL;
  g_autofree char *title = NULL;
  gboolean when_wide;
  double share;
  guint n;
  int at;

  g_object_get (thing, "when-wide", &when_wide, "at", &at, "n", &n, "share", &share, "title",
                &title, "case", &seen, "bytes", &seen_bytes, NULL);
  g_assert_true (when_wide);
  g_assert_cmpint (at, ==, -3);
  g_assert_cmpuint (n, ==, 7);
  g_assert_cmpfloat (share, ==, 0.5);
  g_assert_cmpstr (title, ==, "Plum");
  g_assert_true (seen == held);
  g_assert_true (seen_bytes == bytes);
}

/* Something happens only where the value differs. */
static void
test_write (void)
{
  g_autoptr (Thing) thing = g_object_new (THING_TYPE, NULL);
  guint n_told = 0;

  g_signal_connect_swapped (thing, "notify", G_CALLBACK (count_cb), &n_told);
  g_object_set (thing, "at", 0, "title", NULL, "case", NULL, NULL);
  g_assert_cmpuint (n_told, ==, 0);
  g_object_set (thing, "at", 4, NULL);
  g_object_set (thing, "at", 4, NULL);
  g_object_set (thing, "title", "Rope", NULL);
  g_object_set (thing, "title", "Rope", "when-wide", TRUE, "share", 0.5, NULL);
  g_assert_cmpuint (n_told, ==, 3);
  g_object_set (thing, "share", 0.75, NULL);
  g_assert_cmpuint (n_told, ==, 4);
  g_assert_cmpuint (thing->n_changes, ==, 3);
}

/* What an object has held is let go of with it, and when another value takes its place. */
static void
test_let_go (void)
{
  GObject *held = g_object_new (G_TYPE_OBJECT, NULL);
  GObject *other = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_static ("x", 1);
  GObject *page = g_object_new (G_TYPE_OBJECT, NULL);
  Thing *thing = g_object_new (THING_TYPE, "case", held, "title", "Hall", "bytes", bytes, NULL);

  thing->pages = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_add (thing->pages, g_object_ref (page));
  g_object_set (thing, "case", other, "bytes", NULL, NULL);
  g_assert_finalize_object (held);
  g_object_ref (other);
  g_assert_finalize_object (thing);
  g_object_unref (other);
  g_assert_finalize_object (other);
  g_assert_finalize_object (page);
}

static void
test_computed (void)
{
  g_autoptr (GObject) held = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (Thing) thing = g_object_new (THING_TYPE, "n", 7, "at", 3, "case", held, NULL);
  g_autoptr (GObject) seen = NULL;
  g_autofree char *words = NULL;
  gboolean has;
  guint twice, n_told = 0;
  int negative;

  g_object_get (thing, "has-title", &has, "twice", &twice, "negative", &negative, "words", &words,
                "held", &seen, NULL);
  g_assert_false (has);
  g_assert_cmpuint (twice, ==, 14);
  g_assert_cmpint (negative, ==, -3);
  g_assert_cmpstr (words, ==, "7 things");
  g_assert_true (seen == held);
  g_signal_connect_swapped (thing, "notify", G_CALLBACK (count_cb), &n_told);
  cb_fields_notify_computed (thing);
  g_assert_cmpuint (n_told, ==, 6);
}

/* The function that writes tells of what it changes, and nobody else does. */
static void
test_written_by (void)
{
  g_autoptr (Thing) thing = g_object_new (THING_TYPE, NULL);
  guint n_told = 0;
  int negative;

  g_signal_connect_swapped (thing, "notify::at", G_CALLBACK (count_cb), &n_told);
  g_signal_connect_swapped (thing, "notify::negative", G_CALLBACK (count_cb), &n_told);
  g_object_set (thing, "negative", -4, NULL);
  g_object_get (thing, "negative", &negative, NULL);
  g_assert_cmpint (negative, ==, -4);
  g_assert_cmpint (thing->at, ==, 4);
  g_assert_cmpuint (n_told, ==, 1);
}

static void
test_set (void)
{
  g_autoptr (Thing) thing = g_object_new (THING_TYPE, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_static ("leaf", 4);
  g_autoptr (GBytes) leaves = NULL;
  guint n_at = 0, n_title = 0;

  g_signal_connect_swapped (thing, "notify::at", G_CALLBACK (count_cb), &n_at);
  g_signal_connect_swapped (thing, "notify::title", G_CALLBACK (count_cb), &n_title);
  cb_field_set (thing, "at", 7);
  cb_field_set (thing, "at", 7);
  g_assert_cmpint (thing->at, ==, 7);
  g_assert_cmpuint (n_at, ==, 1);
  g_assert_cmpuint (n_title, ==, 0);
  cb_field_set (thing, "title", "Rope");
  g_assert_cmpstr (thing->title, ==, "Rope");
  g_assert_cmpuint (n_title, ==, 1);
  cb_field_set (thing, "bytes", bytes);
  g_object_get (thing, "leaves", &leaves, NULL);
  g_assert_true (leaves == bytes);
}

static void
turned_cb (Thing *thing, guint number, const char *word, char **said)
{
  *said = g_strdup_printf ("%u %s", number, word);
}

static void
test_signal (void)
{
  g_autoptr (Thing) thing = g_object_new (THING_TYPE, NULL);
  g_autofree char *said = NULL;

  g_signal_connect (thing, "turned", G_CALLBACK (turned_cb), &said);
  g_signal_emit_by_name (thing, "turned", 3u, "leaves");
  g_assert_cmpstr (said, ==, "3 leaves");
}

/* What a type keeps private is no other member. */
static void
test_private (void)
{
  g_autoptr (Holder) holder = g_object_new (HOLDER_TYPE, "n", 7, NULL);
  HolderPrivate *priv = holder_get_instance_private (holder);
  guint n;

  g_object_set (holder, "n", 7, NULL);
  g_object_set (holder, "n", 8, NULL);
  g_object_get (holder, "n", &n, NULL);
  g_assert_cmpuint (n, ==, 8);
  g_assert_cmpuint (priv->n, ==, 8);
  g_assert_cmpuint (priv->n_changes, ==, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/fields/read", test_read);
  g_test_add_func ("/fields/write", test_write);
  g_test_add_func ("/fields/let-go", test_let_go);
  g_test_add_func ("/fields/computed", test_computed);
  g_test_add_func ("/fields/written-by", test_written_by);
  g_test_add_func ("/fields/set", test_set);
  g_test_add_func ("/fields/signal", test_signal);
  g_test_add_func ("/fields/private", test_private);

  return g_test_run ();
}
