/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/**
 * CbRandomSource:
 *
 * Gives dice, deals and decks their random numbers: those of the system, which nobody can foretell;
 * or those that follow from a seed or a text, the same on every machine, to show something again or
 * to make deals that can be checked.
 */
typedef struct _CbRandomSource CbRandomSource;

/* Fills @bytes with @n_bytes bytes, each value as likely as any other. */
typedef void (*CbRandomFunc) (guint8 *bytes, gsize n_bytes, gpointer data);

CbRandomSource *cb_random_source_new (void);
CbRandomSource *cb_random_source_new_seeded (guint64 seed);
CbRandomSource *cb_random_source_new_from_text (const char *text);
CbRandomSource *
cb_random_source_new_with_func (CbRandomFunc func, gpointer data, GDestroyNotify destroy);
void cb_random_source_free (CbRandomSource *self);

void cb_random_source_fill (CbRandomSource *self, gpointer bytes, gsize n_bytes);
guint cb_random_source_below (CbRandomSource *self, guint n);
void cb_random_source_shuffle (CbRandomSource *self, guint8 *items, guint n_items);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbRandomSource, cb_random_source_free)
