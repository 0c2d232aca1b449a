/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/**
 * CbElsewhere:
 * @CB_ELSEWHERE_SAME: the file is what was last read or written
 * @CB_ELSEWHERE_CHANGED: others changed it so that it cannot be joined with the case
 * @CB_ELSEWHERE_OTHER: it is another case now
 * @CB_ELSEWHERE_NEWER: a newer Casebook wrote it, and this one would lose parts of it
 * @CB_ELSEWHERE_BROKEN: it is no case now
 * @CB_ELSEWHERE_GONE: it was deleted or moved
 *
 * What others did with the file of a case. Nothing is written unless it is %CB_ELSEWHERE_SAME.
 */
typedef enum
{
  CB_ELSEWHERE_SAME,
  CB_ELSEWHERE_CHANGED,
  CB_ELSEWHERE_OTHER,
  CB_ELSEWHERE_NEWER,
  CB_ELSEWHERE_BROKEN,
  CB_ELSEWHERE_GONE,
} CbElsewhere;
