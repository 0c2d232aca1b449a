/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/**
 * CbTourStep:
 * @CB_TOUR_WHY: a cell says why it is as it is
 * @CB_TOUR_RECORD: here turns are recorded
 * @CB_TOUR_ASK: here is what to suggest next
 * @CB_TOUR_OVER: all was told, or it was closed
 *
 * What a tour of a case tells of.
 */
typedef enum
{
  CB_TOUR_WHY,
  CB_TOUR_RECORD,
  CB_TOUR_ASK,
  CB_TOUR_OVER,
} CbTourStep;

#define CB_TYPE_CASE_TOUR (cb_case_tour_get_type ())

/**
 * CbCaseTour:
 *
 * Three hints for users who see a case for the first time, shown one after the other in a line of
 * their own, so that they cover nothing; they can be closed. Property step (uint, a #CbTourStep,
 * read-only, with notify): the page points at the subject of the hint. Actions: tour.next,
 * tour.close.
 */
G_DECLARE_FINAL_TYPE (CbCaseTour, cb_case_tour, CB, CASE_TOUR, AdwBin)

CbTourStep cb_case_tour_get_step (CbCaseTour *self);
