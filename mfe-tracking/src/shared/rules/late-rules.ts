/** What Home needs on some days only: for a day without an answer, with entries on their way, for a light body, or with a clinic's own plan. */
export {
  fluidGoalOz,
  isClearDay,
  isTooLight,
  usualVitamins,
  weightProgress,
  weightSpan,
  withoutSlips,
} from '@gb/domain'
export { stagedOf } from '@gb/entries'
