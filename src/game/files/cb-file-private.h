/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sys/stat.h>

#include "cb-file.h"

struct _CbFileLock
{
  GFile *file;
  char *path;    /* of the file that @file, if it is a link, leads to; NULL where it has no path */
  char *folder;  /* the folder of that file */
  int fd;        /* of the folder; −1 where that is not open */
  gboolean held; /* FALSE where the medium has no locks */
};

/* These two set @error, and return FALSE. */
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
