import { addDays, daysBetween } from '../days/days.js'
import { surgeryDayLbs, weightBaseline } from '../weight/baseline.js'
import { LAST_CURVE_MONTH, lossAt, modelErrorsAt } from '../weight/curve.js'
import { type ExpectedWeight, expectedWeights } from '../weight/expected.js'
import { LEVEL_WEIGHT } from '../weight/level.js'
import { theilSenSlope } from '../weight/slopes.js'
import { dailyWeights, type WeighIn } from '../weight/weigh-ins.js'
import { fitCurve, fittedBand, type FittedCurve } from './fitted-curve.js'
import { goalOutlook, type GoalRange } from './goal-range.js'
import { type Insight, type InsightReason, known, missing } from './insight.js'

/** What a projection is made from; days are local, weights in lbs. */
export interface ProjectionInput {
  readonly weighIns: readonly (WeighIn & { readonly isInitial: boolean })[]
  readonly heightInches: number
  readonly goalLbs: number
  readonly surgeryDate: string | null
  /** Weight on the day of the surgery, lbs, when it was told. */
  readonly surgeryDayWeightLbs?: number | null
  readonly today: string
  readonly isPregnant?: boolean
}

/** What may be expected of a weight, and how sure that is. */
export interface Projection {
  readonly goalRange: Insight<GoalRange>
  /** Fewer than one course in five gets to the goal by month 24; then no percentage is shown. */
  readonly isGoalFar: boolean
  /** Chance to hold a loss of at least 20 % of the weight at month 24, 0.2 to 1; under that no number is shown. */
  readonly successChance: Insight<number>
  /** `personal` fits the own weigh-ins, `population` is where most people are; null without a band. */
  readonly bandOf: 'personal' | 'population' | null
  /** From today to month 24; of the population from the baseline on while the surgery lies ahead. */
  readonly band: readonly ExpectedWeight[]
  /** Days with a weigh-in after surgery, slips left out. */
  readonly daysWeighed: number
}

/** A chance in whole percent. A forecast is never sure, so that it is neither 0 nor 100. */
export const chancePercent = (chance: number): number => Math.min(99, Math.max(1, Math.round(100 * chance)))

/** A chance in a word, which stands before its number. Source: health-rules 9b.13. */
export const CHANCE_WORDS = ['likely', 'uncertain'] as const
export type ChanceWord = (typeof CHANCE_WORDS)[number]

/** From here on a chance is called likely [own]. */
const LIKELY_CHANCE = 0.65

/** The word for a chance that is shown; one under 20 % is not, and its reason says why. */
export const chanceWord = (chance: number): ChanceWord => (chance >= LIKELY_CHANCE ? 'likely' : 'uncertain')

/** Source: health-rules 4.4. */
const LEAST = { weighIns: 6, days: 28 }
const LAST_DAY = 540
const TREND_DAYS = 56
const GOAL_CHANCE = 0.5
/** Under it the typed goal is called far, and no chance is shown as a number. Source: health-rules 4.5 and 9b.13. */
const FAR_CHANCE = 0.2
/** The accepted adequate response. Source: health-rules 4.3 and 4.5. */
const ADEQUATE_LOSS = 0.2

/** Why the weights of the last weeks allow no forecast; null when they do. */
const trendReason = (after: readonly WeighIn[], today: string): InsightReason | null => {
  const from = addDays(today, -TREND_DAYS)
  const recent = after.filter(({ day }) => day >= from)
  const [first, last] = [recent[0], recent.at(-1)]
  if (first === undefined || last === undefined || recent.length < LEVEL_WEIGHT.weighIns) return null
  const slope = daysBetween(first.day, last.day) < LEVEL_WEIGHT.days ? null : theilSenSlope(recent)
  if (slope === null || slope <= 0) return null
  return slope * 28 > LEVEL_WEIGHT.sharePer28Days * last.weightLbs ? 'regaining' : 'weight_stable_phase'
}

/** Why nothing can be foreseen from these weights; null when something can. */
const fitReason = (
  after: readonly WeighIn[],
  { surgeryDate, today }: Pick<ProjectionInput, 'surgeryDate' | 'today'>,
): InsightReason | null => {
  if (surgeryDate === null) return 'no_surgery_date'
  if (today < surgeryDate) return 'before_surgery'
  const trend = trendReason(after, today)
  if (trend !== null) return trend
  if (daysBetween(surgeryDate, today) >= LAST_DAY) return 'weight_stable_phase'
  const [first, last] = [after[0], after.at(-1)]
  const span = first && last ? daysBetween(first.day, last.day) : 0
  return after.length >= LEAST.weighIns && span >= LEAST.days ? null : 'too_few_weights'
}

/** The chance that at least 20 % of the weight at the surgery is gone at month 24. */
const successOf = ({ cells, knownMonth }: FittedCurve): number => {
  const errors = modelErrorsAt(LAST_CURVE_MONTH - knownMonth)
  return cells.reduce((sum, cell) => {
    const lost = lossAt(cell, LAST_CURVE_MONTH)
    const held = errors.filter((error) => lost - error >= ADEQUATE_LOSS).length
    return sum + (cell.chance * held) / errors.length
  }, 0)
}

/** Where most people are who began like this person, from today on. */
const populationBand = (input: ProjectionInput): ExpectedWeight[] => {
  const baseline = weightBaseline(input.weighIns, input.surgeryDate, surgeryDayLbs(input, input.today))
  return baseline === null
    ? []
    : expectedWeights({ ...input, baseline }).filter(({ day }) => day >= input.today)
}

const withoutCurve = (input: ProjectionInput, reason: InsightReason): Omit<Projection, 'daysWeighed'> => {
  const band = populationBand(input)
  return {
    goalRange: missing(reason),
    isGoalFar: false,
    successChance: missing(reason),
    bandOf: band.length === 0 ? null : 'population',
    band,
  }
}

const withCurve = (input: ProjectionInput, curve: FittedCurve): Omit<Projection, 'daysWeighed'> => {
  const { chance, range } = goalOutlook(curve, input)
  const success = successOf(curve)
  return {
    goalRange: range === null || chance < GOAL_CHANCE ? missing('goal_below_usual_range') : known(range),
    isGoalFar: chance < FAR_CHANCE,
    successChance: success < FAR_CHANCE ? missing('unlikely') : known(success),
    bandOf: 'personal',
    band: fittedBand(curve, input.today),
  }
}

/** Nothing is forecast, whatever was logged. Source: health-rules 9b.7. */
const DURING_PREGNANCY: Projection = {
  goalRange: missing('pregnant'),
  isGoalFar: false,
  successChance: missing('pregnant'),
  bandOf: null,
  band: [],
  daysWeighed: 0,
}

/**
 * When the goal may be reached, the chance of an adequate loss, and the band up to month 24; each with the reason where
 * it cannot be said. Leave slips and days to come out before. Source: health-rules 4.4 and 4.5.
 */
export const weightProjection = (input: ProjectionInput): Projection => {
  if (input.isPregnant === true) return DURING_PREGNANCY
  const { surgeryDate, goalLbs } = input
  const daily = dailyWeights(input.weighIns)
  const after = daily.filter(({ day }) => surgeryDate !== null && day >= surgeryDate)
  const reason = fitReason(after, input)
  const curve = reason === null && surgeryDate !== null ? fitCurve({ ...input, surgeryDate }) : null
  const found = curve === null ? withoutCurve(input, reason ?? 'outside_curve') : withCurve(input, curve)
  const isReached = (daily.at(-1)?.weightLbs ?? Infinity) <= goalLbs
  return {
    ...found,
    ...(isReached ? { goalRange: missing('goal_reached'), isGoalFar: false } : {}),
    daysWeighed: after.length,
  }
}
