import type { ApiData } from '@gb/api-client'
import { RATING_LABELS } from '@gb/domain'
import type { ScannedMeal, ScanOutcome, ScanStatus } from '../model/scan-outcome'

type Answer = ApiData<'/api/analyze-food', 'post'>
type Analysis = NonNullable<Answer['analysis']>
type Status = ApiData<'/api/daily-scan-status/{user_id}'>

/** The scan counter of the wire. */
export const toScanStatus = (status: Status): ScanStatus => ({
  used: status.scans_used,
  limit: status.total_limit,
  left: status.scans_remaining,
  isPremium: status.is_premium,
})

const toMeal = (analysis: Analysis): ScannedMeal => ({
  items: analysis.food_items.map((item) => ({
    name: item.name,
    grams: item.grams,
    calories: item.calories,
    proteinG: item.protein_g,
  })),
  totals: {
    calories: analysis.total_calories,
    proteinG: analysis.protein_g,
    carbsG: analysis.carbs_g,
    fatG: analysis.fat_g,
    fiberG: analysis.fiber_g,
    sugarG: analysis.sugar_g,
  },
  rating: RATING_LABELS.find((label) => label === analysis.gastric_sleeve_rating) ?? null,
  reasons: analysis.rating_reasons,
  recommendations: analysis.recommendations,
  timingNote: analysis.meal_timing_note,
  assumptions: analysis.assumptions,
  isSample: analysis.source === 'sample',
})

/** The answer of an analysis: a meal, or why there is none. */
export const toScanOutcome = (answer: Answer): ScanOutcome =>
  answer.analysis === null
    ? { kind: 'no-meal', message: answer.message ?? null, status: toScanStatus(answer) }
    : { kind: 'meal', meal: toMeal(answer.analysis), status: toScanStatus(answer) }
