import { adviceFor } from './advice.js'
import { ALCOHOL_NOTE } from './alcohol.js'
import { drinkRating } from './drinks.js'
import { hasTag } from './figures.js'
import { hardStopOf } from './hard-stops.js'
import { impossibleRating, unmeasuredRating } from './impossible.js'
import { labelOf } from './label.js'
import { mealTargets } from './meal-targets.js'
import { partsOf, scoreOf } from './parts.js'
import { isWeightDoubtful } from './portions.js'
import type { AnalysisConfidence, MealRating, RatedMeal } from './rated-meal.js'
import { reasonsOf } from './reasons.js'
import { isTextureUnknown } from './texture.js'

/** Shown beside every rating. Source: health-rules 7.3. */
export const MEAL_TIMING_NOTE = 'Wait 30 minutes before drinking.'

const UNSURE_REASON = 'not sure enough about this plate to rate it'

const UNSURE: MealRating = {
  label: null,
  score: null,
  reasons: [UNSURE_REASON],
  recommendations: [
    'Next time, take the photo from above, in good light.',
    'Stop at the first sign of fullness.',
  ],
}

const UNKNOWN_TEXTURE: MealRating = {
  label: null,
  score: null,
  reasons: ['the texture of a food here is not known, so we cannot tell if it fits your phase'],
  recommendations: [
    'Check the texture with your plan.',
    'If you are not sure, choose a food you know is soft enough.',
  ],
}

/**
 * How sure the analysis behind a stored rating was. It is not stored itself: only an unsure plate has this reason, and
 * a plate without a label for its texture was seen well enough.
 */
export const confidenceBehind = ({
  label,
  reasons,
}: Pick<MealRating, 'label' | 'reasons'>): AnalysisConfidence =>
  label === null && reasons.includes(UNSURE_REASON) ? 'low' : 'high'

const ratingByPoints = (meal: RatedMeal): MealRating => {
  const targets = mealTargets(meal)
  const parts = partsOf(meal, targets)
  const score = scoreOf(parts)
  const { label, reason } = labelOf(meal, score, targets)
  const reasons = [
    ...reasonsOf(meal, targets),
    ...(hasTag(meal, 'alcohol') ? [ALCOHOL_NOTE] : []),
    ...(reason === null ? [] : [reason]),
  ]
  return {
    label,
    score,
    reasons: [...new Set(reasons)],
    recommendations: adviceFor(meal, parts, isWeightDoubtful(meal, targets)),
  }
}

/**
 * Rates a plate, never the person: unsure, then hard stops, then unknown texture, then figures that cannot be, then drinks,
 * then figures that are missing, then points, caps and floor. Before regular food a texture that nobody knows may be one that does harm: no label then (7.3, "Unknown …
 * analysis: no label; say so").
 *
 * Where the rules leave a choice, this reading makes every worked example hold:
 * a snack's protein target is half the phase's and its energy budget 55 %; yogurt and the other examples without a
 * "10 g" or "6 g" target are meals, cottage cheese, almonds and applesauce are snacks; protein is called "below the
 * target" under three quarters of it; the fat part does not fall below 0; a cap is a reason only when it moves the label.
 * Source: health-rules 7.
 */
export const rateMeal = (meal: RatedMeal): MealRating => {
  if (meal.items.length === 0 || meal.confidence === 'low') return UNSURE
  const stop = hardStopOf(meal)
  if (stop) return { label: 'avoid', score: 0, reasons: [stop.reason], recommendations: stop.recommendations }
  if (isTextureUnknown(meal)) return UNKNOWN_TEXTURE
  return impossibleRating(meal) ?? drinkRating(meal) ?? unmeasuredRating(meal) ?? ratingByPoints(meal)
}
