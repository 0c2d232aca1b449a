/* A keyboard and a pointer for the tests, on a Wayland compositor of wlroots.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* They are there as long as this runs, and without them no window gets the focus. Each line on
 * stdin is done and answered with “done” once the compositor has it:
 *
 *   key ctrl+shift+z     down ctrl     up ctrl     type some text
 *   move X Y WIDTH HEIGHT (of the output)          press          release
 */

#include <linux/input-event-codes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>
#include <wayland-client.h>
#include <xkbcommon/xkbcommon.h>

#include "virtual-keyboard-unstable-v1-client.h"
#include "wlr-virtual-pointer-unstable-v1-client.h"

/* What the kernel's codes are less than those of xkb. */
#define XKB_OFFSET 8
#define MAX_HELD   8

typedef struct
{
  struct wl_display *display;
  struct wl_seat *seat;
  struct zwp_virtual_keyboard_manager_v1 *keyboards;
  struct zwp_virtual_keyboard_v1 *keyboard;
  struct zwlr_virtual_pointer_manager_v1 *pointers;
  struct zwlr_virtual_pointer_v1 *pointer;
  struct xkb_keymap *keymap;
  struct xkb_state *state;
} Input;

/* A key, and whether what is wanted of it takes Shift. */
typedef struct
{
  xkb_keycode_t code; /* 0 if there is none */
  bool shifted;
} Key;

static void
global_cb (void *data,
           struct wl_registry *registry,
           uint32_t name,
           const char *interface,
           uint32_t version)
{
  Input *self = data;

  if (strcmp (interface, wl_seat_interface.name) == 0)
    self->seat = wl_registry_bind (registry, name, &wl_seat_interface, 1);
  else if (strcmp (interface, zwp_virtual_keyboard_manager_v1_interface.name) == 0)
    self->keyboards = wl_registry_bind (registry, name, &zwp_virtual_keyboard_manager_v1_interface,
                                        1);
  else if (strcmp (interface, zwlr_virtual_pointer_manager_v1_interface.name) == 0)
    self->pointers = wl_registry_bind (registry, name, &zwlr_virtual_pointer_manager_v1_interface,
                                       1);
}

static void
gone_cb (void *data, struct wl_registry *registry, uint32_t name)
{
}

static uint32_t
get_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);
  return (uint32_t) (now.tv_sec * 1000 + now.tv_nsec / 1000000);
}

static void
press (Input *self, xkb_keycode_t code, bool down)
{
  if (code == 0)
    return;
  zwp_virtual_keyboard_v1_key (self->keyboard, get_time (), code - XKB_OFFSET, down);
  xkb_state_update_key (self->state, code, down ? XKB_KEY_DOWN : XKB_KEY_UP);
  zwp_virtual_keyboard_v1_modifiers (
    self->keyboard, xkb_state_serialize_mods (self->state, XKB_STATE_MODS_DEPRESSED),
    xkb_state_serialize_mods (self->state, XKB_STATE_MODS_LATCHED),
    xkb_state_serialize_mods (self->state, XKB_STATE_MODS_LOCKED), 0);
  wl_display_roundtrip (self->display);
}

static Key
find_key (Input *self, xkb_keysym_t wanted)
{
  for (xkb_level_index_t level = 0; level < 2; level++)
    for (xkb_keycode_t code = xkb_keymap_min_keycode (self->keymap);
         code <= xkb_keymap_max_keycode (self->keymap); code++)
      {
        const xkb_keysym_t *symbols;

        if (xkb_keymap_key_get_syms_by_level (self->keymap, code, 0, level, &symbols) == 1 &&
            symbols[0] == wanted)
          return (Key) { code, level == 1 };
      }
  return (Key) { 0 };
}

static Key
find_named (Input *self, const char *name)
{
  static const struct
  {
    const char *name, *key;
  } MODIFIERS[] = {
    { "ctrl", "Control_L" },
    { "shift", "Shift_L" },
    { "alt", "Alt_L" },
    { "super", "Super_L" },
  };
  Key key;

  for (size_t i = 0; i < sizeof MODIFIERS / sizeof *MODIFIERS; i++)
    if (strcmp (name, MODIFIERS[i].name) == 0)
      name = MODIFIERS[i].key;
  key = find_key (self, xkb_keysym_from_name (name, XKB_KEYSYM_NO_FLAGS));
  if (key.code == 0)
    fprintf (stderr, "there is no key %s\n", name);
  return key;
}

static void
strike (Input *self, Key key)
{
  xkb_keycode_t shift = key.shifted ? find_named (self, "shift").code : 0;

  press (self, shift, true);
  press (self, key.code, true);
  press (self, key.code, false);
  press (self, shift, false);
}

/* @keys: as “ctrl+shift+z” */
static void
strike_chord (Input *self, char *keys)
{
  xkb_keycode_t held[MAX_HELD];
  size_t n_held = 0;
  char *key = strtok (keys, "+");

  for (char *next; (next = strtok (NULL, "+")) != NULL && n_held < MAX_HELD; key = next)
    press (self, held[n_held++] = find_named (self, key).code, true);
  strike (self, find_named (self, key));
  while (n_held > 0)
    press (self, held[--n_held], false);
}

static void
type_text (Input *self, const char *text)
{
  for (; *text != '\0'; text++)
    strike (self, find_key (self, xkb_utf32_to_keysym ((unsigned char) *text)));
}

static void
move_pointer (Input *self, const char *where)
{
  unsigned x, y, width, height;

  if (sscanf (where, "%u %u %u %u", &x, &y, &width, &height) != 4)
    return;
  zwlr_virtual_pointer_v1_motion_absolute (self->pointer, get_time (), x, y, width, height);
  zwlr_virtual_pointer_v1_frame (self->pointer);
  wl_display_roundtrip (self->display);
}

static void
press_button (Input *self, bool down)
{
  zwlr_virtual_pointer_v1_button (self->pointer, get_time (), BTN_LEFT, down);
  zwlr_virtual_pointer_v1_frame (self->pointer);
  wl_display_roundtrip (self->display);
}

static void
obey (Input *self, char *line)
{
  char *rest = strchr (line, ' ');

  if (rest != NULL)
    *rest++ = '\0';
  else
    rest = line + strlen (line);
  if (strcmp (line, "key") == 0)
    strike_chord (self, rest);
  else if (strcmp (line, "down") == 0 || strcmp (line, "up") == 0)
    press (self, find_named (self, rest).code, line[0] == 'd');
  else if (strcmp (line, "type") == 0)
    type_text (self, rest);
  else if (strcmp (line, "move") == 0)
    move_pointer (self, rest);
  else if (strcmp (line, "press") == 0 || strcmp (line, "release") == 0)
    press_button (self, line[0] == 'p');
}

/* Returns: whether the compositor has taken our keyboard’s layout */
static bool
give_keymap (Input *self)
{
  char *text = xkb_keymap_get_as_string (self->keymap, XKB_KEYMAP_FORMAT_TEXT_V1);
  size_t size = strlen (text) + 1;
  int file = memfd_create ("keymap", MFD_CLOEXEC);
  bool written = file >= 0 && write (file, text, size) == (ssize_t) size;

  if (written)
    zwp_virtual_keyboard_v1_keymap (self->keyboard, WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1, file,
                                    (uint32_t) size);
  wl_display_roundtrip (self->display);
  close (file);
  free (text);
  return written;
}

static bool
plug_in (Input *self)
{
  static const struct wl_registry_listener LISTENER = { global_cb, gone_cb };

  self->display = wl_display_connect (NULL);
  if (self->display == NULL)
    return false;
  wl_registry_add_listener (wl_display_get_registry (self->display), &LISTENER, self);
  wl_display_roundtrip (self->display);
  if (self->seat == NULL || self->keyboards == NULL || self->pointers == NULL)
    return false;
  self->keymap = xkb_keymap_new_from_names (xkb_context_new (XKB_CONTEXT_NO_FLAGS),
                                            &(struct xkb_rule_names) { .layout = "us" },
                                            XKB_KEYMAP_COMPILE_NO_FLAGS);
  self->state = xkb_state_new (self->keymap);
  self->keyboard = zwp_virtual_keyboard_manager_v1_create_virtual_keyboard (self->keyboards,
                                                                            self->seat);
  self->pointer = zwlr_virtual_pointer_manager_v1_create_virtual_pointer (self->pointers,
                                                                          self->seat);
  return give_keymap (self);
}

int
main (void)
{
  Input self = { 0 };
  char *line = NULL;
  size_t size = 0;
  ssize_t n;

  if (!plug_in (&self))
    {
      fprintf (stderr, "no compositor with virtual keyboards and pointers\n");
      return 1;
    }
  puts ("ready");
  fflush (stdout);
  while ((n = getline (&line, &size, stdin)) > 0)
    {
      line[n - 1] = '\0';
      obey (&self, line);
      puts ("done");
      fflush (stdout);
    }
  free (line);
  return 0;
}
