/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sys/stat.h>

#include "cb-file.h"

struct _CbFileLock
{
  GFile *file;
  char *path;    /* the path of @file, with links resolved; NULL if it has none */
  char *folder;  /* the folder of that file */
  int fd;        /* the open folder; −1 if it is not open */
  gboolean held; /* whether the lock is held: FALSE if the medium has no locks */
};

/* Both functions set @error, and return FALSE. */
gboolean cb_file_fail (GError **error, CbFileError code);
gboolean cb_file_fail_with_errno (GError **error, int code);

int cb_file_open (const char *path, struct stat *info, GError **error);
GBytes *cb_file_read_fd (int fd, gsize max_bytes, GCancellable *cancellable, GError **error);
void cb_file_stamp_set (CbFileStamp *self, GBytes *bytes, const struct stat *info);

gboolean cb_file_write_remote (GFile *file,
                               GBytes *bytes,
                               CbFileStamp *stamp,
                               GCancellable *cancellable,
                               GError **error);
