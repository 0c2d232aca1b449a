/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-shelf.h"

/* A folder of cases of its own, and the shelf that lists it. */
typedef struct
{
  char *path;
  GFile *folder;
  CbShelf *shelf;
  const char *wanted; /* by cb_shelf_test_wait_for_titles() */
} CbShelfTest;

/* What came of writing to the shelf. */
typedef struct
{
  CbShelfItem *item;
  GError *error;
  gboolean done;
} CbShelfWritten;

/* The shelf anew, as another start of the program has it. */
void cb_shelf_test_open (CbShelfTest *self);
/* Until all is read. */
void cb_shelf_test_wait (CbShelfTest *self);
void cb_shelf_test_refresh (CbShelfTest *self, GFile *file);

/* (transfer full): the path of @name in the folder */
char *cb_shelf_test_child (CbShelfTest *self, const char *name);
/* A file as somebody else would put it there, @age seconds old. */
void cb_shelf_test_put_file (CbShelfTest *self, const char *name, const char *text, int age);
void cb_shelf_test_put_case (CbShelfTest *self, const char *name, const char *title, int age);

/* (transfer none) */
CbShelfItem *cb_shelf_test_get_item (CbShelfTest *self, guint position);
gboolean cb_shelf_test_is_closed (CbShelfItem *item);
/* @expected: from the first to the last, with "|" between them */
void cb_shelf_test_assert_titles (CbShelfTest *self, const char *expected);
void cb_shelf_test_wait_for_titles (CbShelfTest *self, const char *expected);

/* For the callback of what writes to the shelf, and its CbShelfWritten. */
void cb_shelf_test_written_cb (GObject *source, GAsyncResult *result, gpointer user_data);
/* Returns: (transfer none) (nullable): the item, which the shelf holds */
CbShelfItem *cb_shelf_test_wait_for (CbShelfWritten *written, GError **error);
CbShelfItem *cb_shelf_test_add_case (CbShelf *shelf, CbCase *case_, GError **error);

/* A test in a folder of its own. */
void cb_shelf_test_add (const char *path, void (*func) (CbShelfTest *, gconstpointer));
