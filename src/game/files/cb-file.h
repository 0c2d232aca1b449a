/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#define CB_FILE_ERROR (cb_file_error_quark ())

/**
 * CbFileError:
 * @CB_FILE_ERROR_NOT_REGULAR: a pipe, a device or a socket
 * @CB_FILE_ERROR_CHANGED: it does not hold what the writer saw last
 * @CB_FILE_ERROR_GONE: the writer saw it, and it is not there any more
 * @CB_FILE_ERROR_EXISTS: the writer saw nothing there, and now there is something
 * @CB_FILE_ERROR_PROTECTED: its owner does not want it to be written
 * @CB_FILE_ERROR_BUSY: somebody else went on writing there for too long
 * @CB_FILE_ERROR_TOO_LARGE: it is larger than any file that is read
 * @CB_FILE_ERROR_UNCONFIRMED: it was written and can be read, but may be lost in a power cut
 *
 * Why a file is not read or not written, besides the system's reasons (#GIOErrorEnum). Messages are
 * translated, and are put after the name of the file, or after what failed: "Not saved: it is
 * write-protected".
 */
typedef enum
{
  CB_FILE_ERROR_NOT_REGULAR,
  CB_FILE_ERROR_CHANGED,
  CB_FILE_ERROR_GONE,
  CB_FILE_ERROR_EXISTS,
  CB_FILE_ERROR_PROTECTED,
  CB_FILE_ERROR_BUSY,
  CB_FILE_ERROR_TOO_LARGE,
  CB_FILE_ERROR_UNCONFIRMED,
} CbFileError;

GQuark cb_file_error_quark (void);

/**
 * CbFileSight:
 * @CB_FILE_ABSENT: no file was there; writing makes one, and replaces none
 * @CB_FILE_SEEN: a file with known contents was there; writing replaces these and no others
 * @CB_FILE_ANY: writing replaces whatever is there, as the user has decided
 */
typedef enum
{
  CB_FILE_ABSENT,
  CB_FILE_SEEN,
  CB_FILE_ANY,
} CbFileSight;

/**
 * CbFileStamp:
 * @sight: what was seen; the other members are for %CB_FILE_SEEN
 * @size: the size of the contents, in bytes
 * @hash: the SHA-256 of the contents
 * @device: the number of the device that the file is on; 0 where the file has no path
 * @inode: the number of the file on that device; 0 where the file has no path
 * @modified: when it was changed last, in µs since 1970; 0 where that is not known
 *
 * What was last seen in a file, by reading or by writing it. Contents are the same if size and hash
 * are. A file that is replaced gets another inode, even with the same contents.
 */
typedef struct
{
  CbFileSight sight;
  guint64 size;
  guint8 hash[32];
  guint64 device;
  guint64 inode;
  gint64 modified;
} CbFileStamp;

gboolean cb_file_stamp_equal (const CbFileStamp *a, const CbFileStamp *b);

GBytes *cb_file_read (GFile *file,
                      gsize max_bytes,
                      CbFileStamp *stamp,
                      GCancellable *cancellable,
                      GError **error);
gboolean cb_file_read_if_any (GFile *file,
                              gsize max_bytes,
                              GBytes **bytes,
                              CbFileStamp *stamp,
                              GError **error);
gboolean cb_file_check_size (GBytes *bytes, gsize max_bytes, GError **error);
gboolean cb_file_write (GFile *file,
                        GBytes *bytes,
                        CbFileStamp *stamp,
                        GCancellable *cancellable,
                        GError **error);

typedef struct _CbFileLock CbFileLock;

CbFileLock *cb_file_lock (GFile *file, GCancellable *cancellable, GError **error);
void cb_file_lock_free (CbFileLock *self);
gboolean cb_file_write_locked (CbFileLock *self,
                               GBytes *bytes,
                               CbFileStamp *stamp,
                               GCancellable *cancellable,
                               GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbFileLock, cb_file_lock_free)
