import { type Concern } from '../concerns/concern.js'
import { hasUrgentConcern } from '../concerns/urgent.js'
import { addDays } from '../days/days.js'
import type { GoalPerson } from '../goals/goals.js'
import { roundToStep } from '../measures/limit.js'
import { REPORT_PERIOD_DAYS, type ReportPeriod } from '../report/report-period.js'
import {
  type Baseline,
  surgeryDayLbs,
  type SurgeryTold,
  totalLossPercent,
  weightBaseline,
} from '../weight/baseline.js'
import { withoutSlips } from '../weight/counted.js'
import { smoothedWeights } from '../weight/smooth.js'
import { type AskedWeighIn, dailyWeights, type WeighIn } from '../weight/weigh-ins.js'
import { type BestMealType, bestMeals, bestMealType, type RatedLoggedMeal } from './best-meals.js'
import { type HydrationDay, hydrationDays, type NutritionDay, nutritionDays } from './day-series.js'
import { type ImprovementArea, improvementAreas } from './improvement.js'
import { heldBack } from './held-back.js'
import { type Insight, known, missing } from './insight.js'
import type { LoggedDrink, LoggedMeal, LoggedMood } from './logged.js'
import { mealsFelt, type MealsFelt } from './meals-felt.js'
import { mealTimingScore } from './meal-timing.js'
import {
  MOOD_LOOK_BACK_DAYS,
  type MoodCorrelation,
  moodCorrelation,
  type MoodWeek,
  moodWeeks,
} from './mood-and-weight.js'
import { type Projection, weightProjection } from './projection.js'
import {
  hydrationCompliance,
  hydrationScore,
  ofEnoughDays,
  proteinConsistency,
  type Score,
} from './scores.js'
import { type WeightTrends, weightTrends } from './weight-trends.js'

/** A person as far as insights need them. */
export type InsightPerson = GoalPerson & SurgeryTold & { readonly goalWeightLbs: number }

/** Everything that was logged. Weights go back to the first; the rest at least to `insightsFrom`. Days are local. */
export interface InsightsInput {
  readonly person: InsightPerson
  readonly period: ReportPeriod
  readonly today: string
  readonly weighIns: readonly (AskedWeighIn & { readonly isInitial: boolean })[]
  readonly meals: readonly LoggedMeal[]
  readonly drinks: readonly LoggedDrink[]
  readonly moods: readonly LoggedMood[]
  /** What the logs are worried about, the most urgent first: nothing here may praise beside it. */
  readonly concerns: readonly Concern[]
}

/** The mean weight of a day, and the line through the days around it, lbs. */
export interface WeightDay {
  readonly day: string
  readonly weightLbs: number
  readonly trendLbs: number
}

/** Every number behind the analytics. Source: wire-rules 4. */
export interface Insights {
  readonly from: string
  readonly to: string
  /** What losses are counted from; reason without any weight. */
  readonly baseline: Insight<Baseline>
  /** Loss from it to the last weight of the period, percent; negative after a gain. */
  readonly totalLossPercent: Insight<number>
  readonly weight: WeightTrends
  readonly projection: Projection
  readonly weightDays: readonly WeightDay[]
  readonly nutritionDays: readonly NutritionDay[]
  readonly hydrationDays: readonly HydrationDay[]
  readonly proteinConsistency: Insight<Score>
  readonly hydrationCompliance: Insight<Score>
  readonly hydrationScore: Insight<Score>
  readonly mealTiming: Insight<Score>
  readonly bestMealType: Insight<BestMealType>
  readonly bestMeals: Insight<readonly RatedLoggedMeal[]>
  readonly mealsFelt: MealsFelt
  readonly concerns: readonly Concern[]
  readonly improvementAreas: readonly ImprovementArea[]
  readonly moodCorrelation: Insight<MoodCorrelation>
  readonly moodWeeks: readonly MoodWeek[]
  /** Entries of the period that were used; a weight that looks like a slip of the keys is not. */
  readonly used: {
    readonly weights: number
    readonly slips: number
    readonly meals: number
    readonly drinks: number
    readonly moods: number
  }
}

const PERCENT = { step: 0.1 }
/** Days before a period that its first trend leans on. */
const LEAD_DAYS = 28

/** The first day of a period that ends today. */
export const periodFrom = (period: ReportPeriod, today: string): string =>
  addDays(today, 1 - REPORT_PERIOD_DAYS[period])

/** The first day of moods that the numbers of any period need: weeks are paired over half a year. */
export const moodsFrom = (today: string): string => addDays(today, 1 - MOOD_LOOK_BACK_DAYS)

const weightDaysOf = (clean: readonly WeighIn[], from: string): WeightDay[] => {
  const lead = addDays(from, -LEAD_DAYS)
  const near = clean.filter(({ day }) => day >= lead)
  const lines = new Map(smoothedWeights(near).map(({ day, weightLbs }) => [day, weightLbs]))
  return dailyWeights(near)
    .filter(({ day }) => day >= from)
    .map(({ day, weightLbs }) => ({ day, weightLbs, trendLbs: lines.get(day) ?? weightLbs }))
}

/** It would call a falling weight the better one: no word beside anything serious. Source: health-rules 9b.3, 9b.7 and 9b.14. */
const moodBesideWeight = (
  weeks: readonly MoodWeek[],
  person: InsightPerson,
  found: readonly Concern[],
): Insight<MoodCorrelation> => {
  if (person.isPregnant === true) return missing('pregnant')
  return hasUrgentConcern(found) ? missing('open_concern') : moodCorrelation(weeks)
}

/** Works out all numbers of a period that ends today; what lies outside of it or ahead does not count. */
export const insights = (input: InsightsInput): Insights => {
  const { person, today, period } = input
  const from = periodFrom(period, today)
  const within = <Logged extends { readonly day: string }>(logged: readonly Logged[], first = from) =>
    logged.filter(({ day }) => day >= first && day <= today)
  const weighIns = input.weighIns.filter(({ day }) => day <= today)
  const clean = withoutSlips(weighIns)
  const [meals, drinks, moods] = [within(input.meals), within(input.drinks), within(input.moods)]
  const [eating, drinking] = [nutritionDays(meals, person), hydrationDays(drinks, person)]
  // Today is not over: it is never a failed day.
  const over = <Logged extends { readonly day: string }>(logged: readonly Logged[]) =>
    logged.filter(({ day }) => day < today)
  const scores = {
    protein_consistency: ofEnoughDays(proteinConsistency(over(eating))),
    hydration_compliance: ofEnoughDays(hydrationCompliance(over(drinking))),
    meal_timing_score: ofEnoughDays(mealTimingScore(over(meals), drinks)),
  }
  const baseline = weightBaseline(clean, person.surgeryDate, surgeryDayLbs(person, today))
  const weightDays = weightDaysOf(clean, from)
  const last = weightDays.at(-1)
  const weeks = moodWeeks(within(input.moods, moodsFrom(today)), clean, today)
  return {
    from,
    to: today,
    baseline: baseline === null ? missing('no_weights') : known(baseline),
    totalLossPercent:
      person.isPregnant === true
        ? missing('pregnant')
        : baseline === null || last === undefined
          ? missing('no_weights')
          : known(roundToStep(totalLossPercent(baseline.weightLbs, last.weightLbs), PERCENT)),
    weight: weightTrends(clean, today),
    projection: heldBack(
      weightProjection({ ...person, goalLbs: person.goalWeightLbs, weighIns: clean, today }),
      input.concerns,
    ),
    weightDays,
    nutritionDays: eating,
    hydrationDays: drinking,
    proteinConsistency: scores.protein_consistency,
    hydrationCompliance: scores.hydration_compliance,
    hydrationScore: ofEnoughDays(hydrationScore(over(drinking))),
    mealTiming: scores.meal_timing_score,
    bestMealType: bestMealType(meals),
    bestMeals: bestMeals(meals),
    mealsFelt: mealsFelt(meals),
    concerns: input.concerns,
    improvementAreas: improvementAreas(scores, input.concerns),
    moodCorrelation: moodBesideWeight(weeks, person, input.concerns),
    moodWeeks: weeks,
    used: {
      weights: within(clean).length,
      slips: within(weighIns).length - within(clean).length,
      meals: meals.length,
      drinks: drinks.length,
      moods: moods.length,
    },
  }
}
