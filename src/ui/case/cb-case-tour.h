/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/**
 * CbTourStep:
 * @CB_TOUR_WHY: a cell says why it is as it is
 * @CB_TOUR_ASK: here is what to suggest next
 * @CB_TOUR_LOG: here is what was recorded
 * @CB_TOUR_OVER: there is no hint left
 *
 * What the hint that is shown is about.
 */
typedef enum
{
  CB_TOUR_WHY,
  CB_TOUR_ASK,
  CB_TOUR_LOG,
  CB_TOUR_OVER,
} CbTourStep;

#define CB_TYPE_CASE_TOUR (cb_case_tour_get_type ())

/**
 * CbCaseTour:
 *
 * The banner of a sample: three hints for users who see a case for the first time, one after the
 * other, and the way to a case of their own. Properties: step (uint, a #CbTourStep, read-only, with
 * notify): the page points at the subject of the hint; narrow (boolean): the buttons stand below
 * the hint. Action: tour.next.
 */
G_DECLARE_FINAL_TYPE (CbCaseTour, cb_case_tour, CB, CASE_TOUR, AdwBin)

CbTourStep cb_case_tour_get_step (CbCaseTour *self);
void cb_case_tour_do (CbCaseTour *self, CbTourStep step);
