import type { ApiData } from '@gb/api-client'
import { addDays } from '@gb/domain'

type Answer = ApiData<'/api/premium-analytics/{user_id}'>

/** A question that is open, beside which nothing is praised. */
export const CONCERN: Answer['concerns'][number] = {
  id: 'all_logged',
  urgency: 'ask',
  topic: 'food',
  title: 'Did you log everything?',
  text: 'Some recent days show very little food.',
  action: { kind: 'tab', tab: 'scan', href: null, label: 'Open the food log' },
  answer: 'That was all',
  source: '8.2',
}

const TO = '2026-11-20'
const FROM = '2026-10-22'
const dayAt = (index: number) => addDays(FROM, index)

/** What the server answers for somebody who logs every day. */
export const FULL: Answer = {
  period: '30_days',
  from: FROM,
  to: TO,
  generated_at: '2026-11-20T12:00:00.000Z',
  concerns: [],
  weight_trends: {
    weekly_average: 214.6,
    '7_day_average': 214.6,
    '30_day_trend': -8.4,
    rate_per_week: -2,
    projected_goal_date: { earliest: '2027-03-01', likely: '2027-05-10', latest: '2027-07-20' },
    goal_timeline: { earliest: '2027-03-01', likely: '2027-05-10', latest: '2027-07-20' },
    goal_statement: 'You may reach your goal between March and July 2027.',
    success_probability: '85%',
    success_probability_value: 85,
    success_probability_word: 'likely',
    success_probability_definition:
      'Chance of keeping off at least 20% of your weight two years after surgery.',
    baseline_weight_lbs: 262,
    total_loss_percent: 18.1,
    days: [0, 10, 20, 29].map((index) => ({
      date: dayAt(index),
      weight_lbs: 223 - index * 0.28,
      trend_lbs: 223 - index * 0.28,
    })),
    projection: {
      band_of: 'personal',
      label: 'Most forecasts that match your weights are in this band.',
      band: Array.from({ length: 20 }, (_, index) => ({
        date: addDays(TO, index * 14),
        low_lbs: 210 - index * 2,
        middle_lbs: 214 - index * 1.5,
        high_lbs: 218 - index,
      })),
      days_weighed: 42,
    },
  },
  nutrition_insights: {
    protein_consistency: '80%',
    protein_consistency_value: 80,
    protein_consistency_days: 30,
    hydration_compliance: '40%',
    hydration_compliance_value: 40,
    hydration_compliance_days: 28,
  },
  nutrition_patterns: {
    protein_consistency: '80%',
    protein_consistency_value: 80,
    meal_timing_score: '55%',
    meal_timing_score_value: 55,
    meal_timing_score_days: 30,
    hydration_score: '88%',
    hydration_score_value: 88,
    protein_by_day: Array.from({ length: 30 }, (_, index) => ({
      date: dayAt(index),
      protein_g: 52 + (index % 5) * 4,
      protein_goal: 60,
      calories: 900,
      calories_goal: 1000,
    })),
    fluids_by_day: Array.from({ length: 28 }, (_, index) => ({
      date: dayAt(index),
      total_fluid_oz: 48 + (index % 4) * 6,
      fluid_goal_oz: 64,
    })),
  },
  behavioral_insights: {
    best_eating_time: 'breakfast',
    best_eating_time_value: 78,
    highest_success_meals: [
      {
        entry_id: '3f6c1c1e-8d0e-4a53-9d0e-0d9f4d9f0a11',
        name: 'Chicken breast, Broccoli',
        meal_type: 'lunch',
        date: '2026-11-12',
        rating_score: 92,
        gastric_sleeve_rating: 'excellent',
        protein_g: 27.8,
        calories: 161.2,
      },
    ],
    improvement_areas: [
      {
        score: 'hydration_compliance',
        title: 'Fluids',
        percent: '40%',
        percent_value: 40,
        action: 'Keep a bottle in sight and sip 4 oz every half hour between meals.',
      },
    ],
  },
  mood_correlation: {
    mood_weight_correlation: -0.34,
    strength: 'weak',
    sentence: 'In weeks with a better mood, your weight tended to go down more.',
    caution: 'This does not show cause.',
    weeks: [
      { week_ending: '2026-11-13', mood_average: 6.4, weight_change_lbs: -3.1 },
      { week_ending: '2026-11-20', mood_average: 7.1, weight_change_lbs: -4 },
    ],
  },
  data_points_analyzed: {
    weight_entries: 28,
    food_entries: 84,
    mood_entries: 21,
    fluid_entries: 160,
    weight_entries_left_out: 1,
  },
  reasons: [],
}

const reason = (field: string, code: Answer['reasons'][number]['code'], message: string) => ({
  field,
  code,
  message,
})

/** For somebody who has logged one weight and nothing else. */
export const SPARSE: Answer = {
  ...FULL,
  weight_trends: {
    ...FULL.weight_trends,
    weekly_average: null,
    '7_day_average': null,
    '30_day_trend': null,
    rate_per_week: null,
    projected_goal_date: null,
    goal_timeline: null,
    goal_statement: 'Log at least 6 weights over 4 weeks after surgery, and this shows up here.',
    success_probability: null,
    success_probability_value: null,
    success_probability_word: null,
    baseline_weight_lbs: 262,
    total_loss_percent: null,
    days: [],
    projection: { band_of: null, label: 'There is no band to show.', band: [], days_weighed: 0 },
  },
  nutrition_insights: {
    protein_consistency: null,
    protein_consistency_value: null,
    protein_consistency_days: 0,
    hydration_compliance: null,
    hydration_compliance_value: null,
    hydration_compliance_days: 0,
  },
  nutrition_patterns: {
    protein_consistency: null,
    protein_consistency_value: null,
    meal_timing_score: null,
    meal_timing_score_value: null,
    meal_timing_score_days: 0,
    hydration_score: null,
    hydration_score_value: null,
    protein_by_day: [],
    fluids_by_day: [],
  },
  behavioral_insights: {
    best_eating_time: null,
    best_eating_time_value: null,
    highest_success_meals: [],
    improvement_areas: [],
  },
  mood_correlation: {
    ...FULL.mood_correlation,
    mood_weight_correlation: null,
    strength: null,
    sentence: null,
    weeks: [],
  },
  data_points_analyzed: {
    weight_entries: 0,
    food_entries: 0,
    mood_entries: 0,
    fluid_entries: 0,
    weight_entries_left_out: 0,
  },
  reasons: [
    reason(
      'weight_trends.weekly_average',
      'too_few_weights_this_week',
      'Log your weight on at least 2 of the last 7 days.',
    ),
    reason(
      'weight_trends.30_day_trend',
      'too_few_weights_this_month',
      'Log your weight on at least 5 of the last 30 days, over 2 weeks or more.',
    ),
    reason(
      'weight_trends.rate_per_week',
      'too_few_weights_this_month',
      'Log your weight on at least 5 of the last 30 days, over 2 weeks or more.',
    ),
    reason(
      'weight_trends.success_probability',
      'too_few_weights',
      'Log at least 6 weights over 4 weeks after surgery, and this shows up here.',
    ),
    reason('nutrition_insights.protein_consistency', 'no_food_logged', 'No food was logged in this period.'),
    reason(
      'nutrition_insights.hydration_compliance',
      'no_fluids_logged',
      'No fluids were logged in this period.',
    ),
    reason('nutrition_patterns.meal_timing_score', 'no_food_logged', 'No food was logged in this period.'),
    reason(
      'behavioral_insights.best_eating_time',
      'too_few_rated_meals',
      'Log at least 5 rated meals of one kind, like 5 breakfasts.',
    ),
    reason(
      'behavioral_insights.highest_success_meals',
      'no_rated_meals',
      'No rated meal was logged in this period.',
    ),
    reason(
      'mood_correlation.mood_weight_correlation',
      'too_few_weeks',
      'Log mood and weight in at least 8 weeks, and they can be compared.',
    ),
  ],
}
