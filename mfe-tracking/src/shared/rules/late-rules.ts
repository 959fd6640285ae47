/** What Home needs on some days only: for a day without an answer, with entries on their way, or for a light body. */
export { fluidGoalOz, isTooLight, weightProgress, weightSpan, withoutSlips } from '@gb/domain'
