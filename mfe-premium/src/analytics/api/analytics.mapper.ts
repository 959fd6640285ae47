import type { ApiData } from '@gb/api-client'
import type { Analytics, Known, WeightPart } from '../model/analytics'

type Wire = ApiData<'/api/premium-analytics/{user_id}'>
type KnownOf = <Value>(value: Value | null, field: string) => Known<Value>

/** The numbers of the wire; each null with its sentence. */
export function toAnalytics(wire: Wire): Analytics {
  const sentences = new Map(wire.reasons.map(({ field, message }) => [field, message]))
  const known: KnownOf = (value, field) =>
    value === null ? { value: null, reason: sentences.get(field) ?? null } : { value, reason: null }
  return {
    period: wire.period,
    from: wire.from,
    to: wire.to,
    concerns: wire.concerns.map(({ id, urgency, title, text, action, answer }) => ({
      id,
      urgency,
      title,
      text,
      action: { tab: action.tab, href: action.href, label: action.label },
      // What was kept on the device by an earlier version may have none.
      answer: answer ?? null,
    })),
    weight: toWeight(wire, known),
    ...toScores(wire, known),
    ...toMeals(wire, known),
    mood: toMood(wire, known),
    used: {
      weights: wire.data_points_analyzed.weight_entries,
      meals: wire.data_points_analyzed.food_entries,
      drinks: wire.data_points_analyzed.fluid_entries,
      moods: wire.data_points_analyzed.mood_entries,
      leftOut: wire.data_points_analyzed.weight_entries_left_out,
    },
  }
}

function toWeight({ weight_trends: wire }: Wire, known: KnownOf): WeightPart {
  return {
    weekAverageLbs: known(wire.weekly_average, 'weight_trends.weekly_average'),
    monthChangeLbs: known(wire['30_day_trend'], 'weight_trends.30_day_trend'),
    weeklyChangeLbs: known(wire.rate_per_week, 'weight_trends.rate_per_week'),
    goalRange: wire.goal_timeline,
    goalStatement: wire.goal_statement,
    successChance: known(wire.success_probability_value, 'weight_trends.success_probability'),
    successWord: wire.success_probability_word,
    successDefinition: wire.success_probability_definition,
    days: wire.days.map((day) => ({ day: day.date, weightLbs: day.weight_lbs, trendLbs: day.trend_lbs })),
    band: wire.projection.band.map((day) => ({
      day: day.date,
      lowLbs: day.low_lbs,
      middleLbs: day.middle_lbs,
      highLbs: day.high_lbs,
    })),
    bandOf: wire.projection.band_of,
    bandLabel: wire.projection.label,
  }
}

function toScores({ nutrition_insights: shares, nutrition_patterns: patterns }: Wire, known: KnownOf) {
  return {
    proteinConsistency: {
      percent: known(shares.protein_consistency_value, 'nutrition_insights.protein_consistency'),
      days: shares.protein_consistency_days,
    },
    hydrationCompliance: {
      percent: known(shares.hydration_compliance_value, 'nutrition_insights.hydration_compliance'),
      days: shares.hydration_compliance_days,
    },
    hydrationScore: known(patterns.hydration_score_value, 'nutrition_patterns.hydration_score'),
    mealTiming: {
      percent: known(patterns.meal_timing_score_value, 'nutrition_patterns.meal_timing_score'),
      days: patterns.meal_timing_score_days,
    },
    nutritionDays: patterns.protein_by_day.map((day) => ({
      day: day.date,
      proteinG: day.protein_g,
      proteinGoalG: day.protein_goal,
      calories: day.calories,
      caloriesGoal: day.calories_goal,
    })),
    hydrationDays: patterns.fluids_by_day.map((day) => ({
      day: day.date,
      totalOz: day.total_fluid_oz,
      goalOz: day.fluid_goal_oz,
    })),
  }
}

function toMeals({ behavioral_insights: wire }: Wire, known: KnownOf) {
  const meals = wire.highest_success_meals.map((meal) => ({
    entryId: meal.entry_id,
    name: meal.name,
    mealType: meal.meal_type,
    day: meal.date,
    rating: meal.gastric_sleeve_rating,
    proteinG: meal.protein_g,
  }))
  return {
    bestMealType: known(wire.best_eating_time, 'behavioral_insights.best_eating_time'),
    bestMealTypeScore: wire.best_eating_time_value,
    bestMeals: known(meals.length === 0 ? null : meals, 'behavioral_insights.highest_success_meals'),
    improvementAreas: wire.improvement_areas.map(({ score, title, percent_value, action }) => ({
      score,
      title,
      percent: percent_value,
      action,
    })),
  }
}

function toMood({ mood_correlation: wire }: Wire, known: KnownOf): Analytics['mood'] {
  const { mood_weight_correlation: coefficient, strength, sentence } = wire
  const isKnown = coefficient !== null && strength !== null && sentence !== null
  return {
    correlation: known(
      isKnown ? { coefficient, strength, sentence } : null,
      'mood_correlation.mood_weight_correlation',
    ),
    caution: wire.caution,
    weeks: wire.weeks.map((week) => ({
      lastDay: week.week_ending,
      moodAverage: week.mood_average,
      weightChangeLbs: week.weight_change_lbs,
    })),
  }
}
