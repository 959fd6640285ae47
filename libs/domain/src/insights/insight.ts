import { PREGNANCY_ADVICE } from '../body/pregnancy.js'

/** Why a value is not there. The first six are those of health-rules 4.4. */
export const INSIGHT_REASONS = [
  'too_few_weights',
  'goal_reached',
  'goal_below_usual_range',
  'unlikely',
  'weight_stable_phase',
  'regaining',
  'before_surgery',
  'no_surgery_date',
  'outside_curve',
  'no_weights',
  'too_few_weights_this_week',
  'too_few_weights_this_month',
  'no_food_logged',
  'no_protein_goal',
  'no_fluids_logged',
  'too_few_rated_meals',
  'no_rated_meals',
  'too_few_weeks',
  'no_change',
  'too_few_days',
  'open_concern',
  'goal_too_light',
  'pregnant',
] as const
export type InsightReason = (typeof INSIGHT_REASONS)[number]

/** The sentence of each reason. */
export const INSIGHT_SENTENCES: Readonly<Record<InsightReason, string>> = {
  too_few_weights: 'Log at least 6 weights over 4 weeks after surgery, and this shows up here.',
  goal_reached: 'You have reached your goal weight.',
  goal_below_usual_range:
    'Your goal is below what most people reach with a sleeve. It is still your goal. Next step: 10 lbs.',
  unlikely:
    'Unlikely, going by your weights so far. That is a guess about one number, not about you. Your team can look at it with you.',
  weight_stable_phase: 'Your weight has settled, as it does in time. A forecast would be a guess.',
  regaining:
    'Your weight has gone up over the last 8 weeks. That happens to most people at some point, and your team can help. A forecast is not shown for now.',
  before_surgery: 'Before surgery there is no curve of your own yet. The band shows where most people are.',
  no_surgery_date: 'Add your surgery date to your profile, and this shows up here.',
  outside_curve: 'Your starting weight is outside the range that the curve was made for.',
  no_weights: 'No weight was logged in this period.',
  too_few_weights_this_week: 'Log your weight on at least 2 of the last 7 days.',
  too_few_weights_this_month: 'Log your weight on at least 5 of the last 30 days, over 2 weeks or more.',
  no_food_logged: 'No food was logged in this period.',
  no_protein_goal: 'On the days with food there was no protein goal yet.',
  no_fluids_logged: 'No fluids were logged in this period.',
  too_few_rated_meals: 'Log at least 5 rated meals of one kind, like 5 breakfasts.',
  no_rated_meals: 'No meal of this period was rated fair or better.',
  too_few_weeks: 'Log mood and weight in at least 8 weeks, and they can be compared.',
  too_few_days: 'Log at least 3 whole days, and this shows up here. Today counts once it is over.',
  open_concern: 'Something in your logs needs attention first. It is shown at the top.',
  goal_too_light: 'No forecast is shown for a goal below the range that is healthy for your height.',
  pregnant: PREGNANCY_ADVICE,
  no_change: 'Mood or weight stayed the same every week, so there is nothing to compare.',
}

/** A value, or why there is none: nothing is invented where too little was logged. Source: wire-rules 4. */
export type Insight<Value> =
  { readonly value: Value; readonly reason: null } | { readonly value: null; readonly reason: InsightReason }

/** A value that is known. */
export const known = <Value>(value: Value): Insight<Value> => ({ value, reason: null })

/** Why a value is not known. */
export const missing = (reason: InsightReason): { value: null; reason: InsightReason } => ({
  value: null,
  reason,
})
