/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-watcher.h"

CbWatcher *
cb_watcher_new (const CbStrategy *plays, CbSetup *setup, guint64 seed)
{
  CbWatcher *self = g_new (CbWatcher, 1);

  self->plays = plays;
  self->player = plays->sit_down (plays, setup, seed);
  self->setup = cb_setup_ref (setup);
  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);
  self->conclusions = cb_conclusions_new (setup);
  cb_random_init (&self->random, ~seed);
  return self;
}

void
cb_watcher_leave (gpointer watcher)
{
  CbWatcher *self = watcher;

  self->plays->leave (self->player);
  cb_setup_unref (self->setup);
  g_ptr_array_unref (self->entries);
  cb_conclusions_free (self->conclusions);
  g_free (self);
}

void
cb_watcher_hear (gpointer watcher, CbEntry *entry)
{
  CbWatcher *self = watcher;

  self->plays->hear (self->player, entry);
  g_ptr_array_add (self->entries, cb_entry_ref (entry));
  cb_conclusions_splice (self->conclusions, self->entries->len - 1, self->entries);
  cb_conclusions_complete (self->conclusions, self->entries->len, CB_EFFORT_ENDLESS);
}

CbCardSet
cb_watcher_ask (gpointer watcher, CbCardSet reach)
{
  CbWatcher *self = watcher;

  return self->plays->ask (self->player, reach);
}

CbCardSet
cb_watcher_show (gpointer watcher, int asker, CbCardSet asked)
{
  CbWatcher *self = watcher;

  return self->plays->show (self->player, asker, asked);
}

CbCardSet
cb_watcher_accuse (gpointer watcher)
{
  CbWatcher *self = watcher;

  return self->plays->accuse (self->player);
}

CbKnowledge *
cb_watcher_get_knowledge (CbWatcher *self)
{
  return cb_knowledge_new (cb_conclusions_get_thought (self->conclusions, self->entries->len));
}
