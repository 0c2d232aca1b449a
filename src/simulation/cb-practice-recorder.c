/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player of a match who keeps notes: the careful strategy makes all decisions, and what the
 * player hears is recorded. */

#include "config.h"

#include "cb-practice-recorder.h"

static gpointer
sit_down (const CbStrategy *strategy, CbSetup *setup, guint64 seed)
{
  CbPracticeRecorder *self = (CbPracticeRecorder *) strategy;

  self->player = cb_strategy_careful.sit_down (&cb_strategy_careful, setup, seed);
  self->setup = cb_setup_ref (setup);
  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);
  return self;
}

static void
leave (gpointer player)
{
  cb_strategy_careful.leave (((CbPracticeRecorder *) player)->player);
}

static void
hear (gpointer player, CbEntry *entry)
{
  CbPracticeRecorder *self = player;

  g_ptr_array_add (self->entries, cb_entry_ref (entry));
  cb_strategy_careful.hear (self->player, entry);
}

static CbCardSet
ask (gpointer player, CbCardSet reach)
{
  return cb_strategy_careful.ask (((CbPracticeRecorder *) player)->player, reach);
}

static CbCardSet
show (gpointer player, int asker, CbCardSet asked)
{
  return cb_strategy_careful.show (((CbPracticeRecorder *) player)->player, asker, asked);
}

static CbCardSet
accuse (gpointer player)
{
  CbPracticeRecorder *self = player;

  return self->silent ? 0 : cb_strategy_careful.accuse (self->player);
}

void
cb_practice_recorder_init (CbPracticeRecorder *self, const char *name)
{
  *self = (CbPracticeRecorder) {
    .strategy = { name, "", sit_down, leave, hear, ask, show, accuse },
  };
}

void
cb_practice_recorder_clear (CbPracticeRecorder *self)
{
  g_clear_pointer (&self->setup, cb_setup_unref);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
}
