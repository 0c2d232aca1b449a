/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-fields.h"
#include "cb-setup-seat.h"
#include "cb-text.h"

struct _CbSetupSeat
{
  GObject parent_instance;

  char *name;
  char *fallback;
  char *place;
  int character;
  int hand_size;
};

G_DEFINE_FINAL_TYPE (CbSetupSeat, cb_setup_seat, G_TYPE_OBJECT)

static void
notify_label (CbSetupSeat *self)
{
  g_object_notify (G_OBJECT (self), "label");
}

static void
cb_setup_seat_class_init (CbSetupSeatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY;

  cb_fields_install (object_class,
                     CB_FIELD_THEN (CbSetupSeat, name, G_TYPE_STRING, flags, notify_label),
                     CB_FIELD_THEN (CbSetupSeat, fallback, G_TYPE_STRING, flags, notify_label),
                     CB_COMPUTED ("label", G_TYPE_STRING, cb_setup_seat_dup_label),
                     CB_FIELD (CbSetupSeat, place, G_TYPE_STRING, flags),
                     CB_FIELD (CbSetupSeat, character, G_TYPE_INT, flags),
                     CB_FIELD (CbSetupSeat, hand_size, G_TYPE_INT, flags));
}

static void
cb_setup_seat_init (CbSetupSeat *self)
{
  self->name = g_strdup ("");
  self->fallback = g_strdup ("");
  self->character = -1;
  self->hand_size = -1;
}

CbSetupSeat *
cb_setup_seat_new (void)
{
  return g_object_new (CB_TYPE_SETUP_SEAT, NULL);
}

const char *
cb_setup_seat_get_name (CbSetupSeat *self)
{
  g_return_val_if_fail (CB_IS_SETUP_SEAT (self), NULL);

  return self->name;
}

void
cb_setup_seat_set_name (CbSetupSeat *self, const char *name)
{
  g_return_if_fail (CB_IS_SETUP_SEAT (self));

  g_object_set (self, "name", name, NULL);
}

void
cb_setup_seat_set_fallback (CbSetupSeat *self, const char *fallback)
{
  g_return_if_fail (CB_IS_SETUP_SEAT (self));

  g_object_set (self, "fallback", fallback, NULL);
}

/**
 * cb_setup_seat_dup_label:
 *
 * Returns: (transfer full): the name without spaces around it; the fallback if none is typed
 */
char *
cb_setup_seat_dup_label (CbSetupSeat *self)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (CB_IS_SETUP_SEAT (self), NULL);

  name = cb_text_trim (self->name);
  return *name != '\0' ? g_steal_pointer (&name) : g_strdup (self->fallback);
}

int
cb_setup_seat_get_character (CbSetupSeat *self)
{
  g_return_val_if_fail (CB_IS_SETUP_SEAT (self), -1);

  return self->character;
}

void
cb_setup_seat_set_character (CbSetupSeat *self, int character)
{
  g_return_if_fail (CB_IS_SETUP_SEAT (self));

  g_object_set (self, "character", character, NULL);
}

int
cb_setup_seat_get_hand_size (CbSetupSeat *self)
{
  g_return_val_if_fail (CB_IS_SETUP_SEAT (self), -1);

  return self->hand_size;
}

void
cb_setup_seat_set_hand_size (CbSetupSeat *self, int hand_size)
{
  g_return_if_fail (CB_IS_SETUP_SEAT (self));

  g_object_set (self, "hand-size", hand_size, NULL);
}
