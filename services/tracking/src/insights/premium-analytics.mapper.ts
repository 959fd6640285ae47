import {
  chancePercent,
  chanceWord,
  CORRELATION_CAUTION,
  goalStatement,
  type Insight,
  INSIGHT_SENTENCES,
  type Insights,
  MEAL_FIGURE,
  type Projection,
  type ReportPeriod,
  roundToStep,
  type Score,
  WEIGHT_LBS,
} from '@gb/domain'
import { spelled } from '@gb/service-kit'
import { toConcernDto } from '../concerns/concerns.mapper.js'
import type { BehavioralInsightsDto, MoodCorrelationDto } from './behavior-insights.dto.js'
import { INSIGHT_LABELS } from './messages.js'
import type { NutritionPatternsDto } from './nutrition-insights.dto.js'
import type { MissingValueDto, PremiumAnalyticsDto } from './premium-analytics.dto.js'
import type { ProjectionDto, WeightTrendsDto } from './weight-insights.dto.js'

const lbs = (value: number): number => roundToStep(value, WEIGHT_LBS)
const percent = (value: number | undefined): string | null => (value === undefined ? null : `${value}%`)
const percentOf = ({ value }: Insight<Score>) => percent(value?.percent)
const numberOf = ({ value }: Insight<Score>) => value?.percent ?? null
const daysOf = ({ value }: Insight<Score>) => value?.days ?? 0

const toProjectionDto = ({ bandOf, band, daysWeighed }: Projection): ProjectionDto => ({
  band_of: bandOf,
  label: INSIGHT_LABELS.band[bandOf ?? 'none'],
  band: band.map(({ day, lowLbs, middleLbs, highLbs }) => ({
    date: day,
    low_lbs: lbs(lowLbs),
    middle_lbs: lbs(middleLbs),
    high_lbs: lbs(highLbs),
  })),
  days_weighed: daysWeighed,
})

const toWeightTrendsDto = (found: Insights): WeightTrendsDto => {
  const { weight, projection, weightDays, baseline, totalLossPercent } = found
  const { value } = projection.successChance
  const chance = value === null ? null : chancePercent(value)
  return {
    weekly_average: weight.weekAverageLbs.value,
    '7_day_average': weight.weekAverageLbs.value,
    '30_day_trend': weight.monthChangeLbs.value,
    rate_per_week: weight.weeklyChangeLbs.value,
    projected_goal_date: projection.goalRange.value,
    goal_timeline: projection.goalRange.value,
    goal_statement: goalStatement(projection),
    success_probability: percent(chance ?? undefined),
    success_probability_value: chance,
    success_probability_word: value === null ? null : chanceWord(value),
    success_probability_definition: INSIGHT_LABELS.successDefinition,
    baseline_weight_lbs: baseline.value && lbs(baseline.value.weightLbs),
    total_loss_percent: totalLossPercent.value,
    days: weightDays.map(({ day, weightLbs, trendLbs }) => ({
      date: day,
      weight_lbs: lbs(weightLbs),
      trend_lbs: lbs(trendLbs),
    })),
    projection: toProjectionDto(projection),
  }
}

const toNutritionPatternsDto = (found: Insights): NutritionPatternsDto => ({
  protein_consistency: percentOf(found.proteinConsistency),
  protein_consistency_value: numberOf(found.proteinConsistency),
  meal_timing_score: percentOf(found.mealTiming),
  meal_timing_score_value: numberOf(found.mealTiming),
  meal_timing_score_days: daysOf(found.mealTiming),
  hydration_score: percentOf(found.hydrationScore),
  hydration_score_value: numberOf(found.hydrationScore),
  protein_by_day: found.nutritionDays.map(({ day, proteinG, proteinGoalG, calories, caloriesGoal }) => ({
    date: day,
    protein_g: proteinG,
    protein_goal: proteinGoalG,
    calories,
    calories_goal: caloriesGoal,
  })),
  fluids_by_day: found.hydrationDays.map(({ day, totalOz, goalOz }) => ({
    date: day,
    total_fluid_oz: totalOz,
    fluid_goal_oz: goalOz,
  })),
})

const toBehavioralInsightsDto = (found: Insights): BehavioralInsightsDto => ({
  best_eating_time: found.bestMealType.value?.mealType ?? null,
  best_eating_time_value: found.bestMealType.value
    ? roundToStep(found.bestMealType.value.meanScore, { step: 1 })
    : null,
  highest_success_meals: (found.bestMeals.value ?? []).map((meal) => ({
    ...spelled(meal, 'entryId', 'name', 'mealType'),
    date: meal.day,
    rating_score: meal.ratingScore,
    gastric_sleeve_rating: meal.rating,
    protein_g: roundToStep(meal.proteinG, MEAL_FIGURE),
    calories: roundToStep(meal.calories, MEAL_FIGURE),
  })),
  improvement_areas: found.improvementAreas.map((area) => ({
    ...spelled(area, 'score', 'title'),
    percent: `${area.percent}%`,
    percent_value: area.percent,
    action: area.action,
  })),
})

const toMoodCorrelationDto = ({ moodCorrelation: { value }, moodWeeks }: Insights): MoodCorrelationDto => ({
  mood_weight_correlation: value?.coefficient ?? null,
  strength: value?.strength ?? null,
  sentence: value?.sentence ?? null,
  caution: CORRELATION_CAUTION,
  weeks: moodWeeks.map(({ lastDay, moodAverage, weightChangeLbs }) => ({
    week_ending: lastDay,
    mood_average: roundToStep(moodAverage, { step: 0.1 }),
    weight_change_lbs: lbs(weightChangeLbs),
  })),
})

const toReasons = (found: Insights): MissingValueDto[] => {
  const { weight, projection } = found
  const values: Record<string, Insight<unknown>> = {
    'weight_trends.weekly_average': weight.weekAverageLbs,
    'weight_trends.7_day_average': weight.weekAverageLbs,
    'weight_trends.30_day_trend': weight.monthChangeLbs,
    'weight_trends.rate_per_week': weight.weeklyChangeLbs,
    'weight_trends.projected_goal_date': projection.goalRange,
    'weight_trends.goal_timeline': projection.goalRange,
    'weight_trends.success_probability': projection.successChance,
    'weight_trends.baseline_weight_lbs': found.baseline,
    'weight_trends.total_loss_percent': found.totalLossPercent,
    'nutrition_insights.protein_consistency': found.proteinConsistency,
    'nutrition_insights.hydration_compliance': found.hydrationCompliance,
    'nutrition_patterns.protein_consistency': found.proteinConsistency,
    'nutrition_patterns.meal_timing_score': found.mealTiming,
    'nutrition_patterns.hydration_score': found.hydrationScore,
    'behavioral_insights.best_eating_time': found.bestMealType,
    'behavioral_insights.highest_success_meals': found.bestMeals,
    'mood_correlation.mood_weight_correlation': found.moodCorrelation,
  }
  return Object.entries(values).flatMap(([field, insight]) => {
    if (insight.reason === null) return []
    const message =
      insight === projection.goalRange ? goalStatement(projection) : INSIGHT_SENTENCES[insight.reason]
    return [{ field, code: insight.reason, message }]
  })
}

/** All numbers on the wire. `timeZone` is where the person is. */
export const toPremiumAnalyticsDto = (
  found: Insights,
  { period, timeZone, now }: { period: ReportPeriod; timeZone: string; now: Date },
): PremiumAnalyticsDto => ({
  period,
  from: found.from,
  to: found.to,
  generated_at: now.toISOString(),
  concerns: found.concerns.map((concern) => toConcernDto(concern, timeZone)),
  weight_trends: toWeightTrendsDto(found),
  nutrition_insights: {
    protein_consistency: percentOf(found.proteinConsistency),
    protein_consistency_value: numberOf(found.proteinConsistency),
    protein_consistency_days: daysOf(found.proteinConsistency),
    hydration_compliance: percentOf(found.hydrationCompliance),
    hydration_compliance_value: numberOf(found.hydrationCompliance),
    hydration_compliance_days: daysOf(found.hydrationCompliance),
  },
  nutrition_patterns: toNutritionPatternsDto(found),
  behavioral_insights: toBehavioralInsightsDto(found),
  mood_correlation: toMoodCorrelationDto(found),
  data_points_analyzed: {
    weight_entries: found.used.weights,
    food_entries: found.used.meals,
    mood_entries: found.used.moods,
    fluid_entries: found.used.drinks,
    weight_entries_left_out: found.used.slips,
  },
  reasons: toReasons(found),
})
