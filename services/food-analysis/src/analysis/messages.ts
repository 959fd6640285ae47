import type { NoMealReason } from './analyzer/analyzed-plate.js'

export const STILL_RUNNING = 'This photo is still being looked at. Please try again in a moment.'
export const MEAL_DELETED = 'The meal of this photo was deleted.'
export const PERSON_GONE = 'This profile was deleted. Nothing was kept.'
export const LEAVING =
  'This profile is about to be deleted, so the analysis ended without a result. No scan was used.'
export const NO_SUCH_ANALYSIS = 'There is no analysis under this key.'
export const ENDED_WITHOUT_RESULT = 'The analysis ended without a result. No scan was used. Please try again.'
export const KEY_USED = 'This Idempotency-Key was already used for another request.'
export const BAD_KEY = 'Idempotency-Key must have 1 to 255 characters.'

/** Why nothing was logged. */
export const NO_MEAL_MESSAGES: Readonly<Record<NoMealReason, string>> = {
  not_food: 'We could not find food in this photo. No scan was used. Please take a photo of your plate.',
  too_dark: 'This photo is too dark to see the food. No scan was used. Please try again in better light.',
  several_plates:
    'This photo shows more than one plate. No scan was used. Please take one photo of each plate.',
}
