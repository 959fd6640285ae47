import { type MealType, type RatingLabel, SCREENS_CHECKED } from '@gb/domain'

const MEALS: Record<MealType, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
}

const RATINGS: Record<RatingLabel, string> = {
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
  avoid: 'Avoid',
}

export const messages = {
  period: 'Period',
  loading: 'Loading your analytics...',
  failure: {
    server: 'Unable to load analytics. Please try again.',
    network: 'Connection error. Please try again.',
  },
  /** Where the server gave no reason. */
  unknown: 'Too little was logged to work this out.',
  span: (from: string, to: string) => `${from} to ${to}`,
  percent: (value: number) => `${value}%`,
  onDays: (days: number, of: string) => `Of ${days} ${days === 1 ? 'day' : 'days'} with ${of}`,
  chartLoading: 'Loading the chart...',
  chartFailed: 'The chart did not load.',
  retry: 'Retry',
  numbers: 'The same numbers as a table',
  day: 'Day',
  week: 'Week',
  goal: 'Goal',

  weight: {
    title: 'Weight trends',
    weekAverage: '7-day average',
    month: 'Last 30 days',
    perWeek: 'Per week',
    note: 'A minus sign means your weight went down.',
  },

  projection: {
    title: 'Where your weight may go',
    chance: 'Success probability',
    chanceWord: { likely: 'Likely', uncertain: 'Uncertain' },
    about100: (percent: number) => `about ${percent} of 100`,
    of: (from: string, to: string) => `Your weight from ${from} to ${to}, and what to expect after that`,
    ofBand: (from: string, to: string) => `Where weights may be from ${from} to ${to}`,
    columns: { label: 'Day', value: 'Weight' },
    legend: 'Dots are your weights, the line is their trend.',
    tooFew: 'Your weights show up here as soon as you log one in this period.',
    tableOf: (unit: string) => `The forecast as a table (${unit})`,
    tableOfMost: (unit: string) => `Where most people are, as a table (${unit})`,
    table: { month: 'Month', low: 'Low', middle: 'Middle', high: 'High' },
    about: 'About this forecast',
    source:
      'Based on your own weights, and on how people lose weight after a sleeve (a Dutch chart of 3,877 people, and US cohorts)',
    sourceOfMost: 'How people lose weight after a sleeve (a Dutch chart of 3,877 people, and US cohorts)',
    reviewed: SCREENS_CHECKED,
    aboutMost:
      'Weight after surgery falls fast at first and then slower. Of 100 people who started like you, 80 have a weight in the shaded area. It is not your own forecast, and never a judgment.',
    aboutText:
      'Weight after surgery falls fast at first and then slower. In 80 of 100 forecasts that match your weights, the weight stays in the shaded area. It is plausible, not certain, and never a judgment.',
  },

  protein: {
    title: 'Protein by day',
    name: 'Protein',
    unit: 'g',
    consistency: 'Protein goal met',
    food: 'food',
    hint: (days: number) => `Share of ${days} days with food that reached 90% of the goal`,
    none: 'Log a meal, and its protein shows up here.',
  },

  fluids: {
    title: 'Fluids by day',
    name: 'Fluids',
    drinks: 'drinks',
    compliance: 'Fluid goal met',
    hint: (days: number) => `Share of ${days} days with drinks that reached the goal`,
    score: 'Hydration score',
    scoreHint: 'How much of the goal you drank on an average day',
    none: 'Log a drink, and it shows up here.',
  },

  bars: {
    of: (name: string, from: string, to: string) => `${name} by day, from ${from} to ${to}`,
    ofWeeks: (name: string, from: string, to: string) => `${name} by week, from ${from} to ${to}`,
    legend:
      'The dashed line is your goal; bars in full color reached it. A day without a bar has no entries.',
    legendWeeks: 'Each bar is the average of the days you logged that week. The dashed line is your goal.',
  },

  meals: {
    title: 'Meals',
    names: MEALS,
    ratings: RATINGS,
    timing: 'Meal timing score',
    timingHint: (days: number) =>
      `Share of ${days} days with 3 meals or more, at least 2 hours apart, and no drink within 30 minutes after`,
    best: 'Top-rated time to eat',
    bestScore: (score: number) => `Rated ${score} of 100 on average`,
    top: 'Top-rated meals',
    protein: (grams: number) => `${Math.round(grams)} g protein`,
  },

  improve: {
    title: 'What would help most',
    none: 'Nothing stands out: your scores of this period are at 70% or more.',
    above: 'The notes at the top come first.',
    unknown: 'Log meals and drinks, and this shows what would help most.',
    now: (percent: number) => `${percent}% now`,
  },

  mood: {
    title: 'Mood and weight',
    coefficient: 'Correlation',
    strengths: { none: 'no pattern', weak: 'weak', moderate: 'moderate', strong: 'strong' },
    weeks: (count: number) => `From ${count} weeks of the last 6 months`,
    table: { week: 'Week ending', mood: 'Mood', change: 'Weight over 2 weeks' },
  },

  data: {
    title: 'Data points',
    text: 'What these numbers are made from',
    weights: 'Weights',
    meals: 'Meals',
    drinks: 'Drinks',
    moods: 'Moods',
    leftOut: (count: number) =>
      count === 1
        ? '1 weight was left out because it looks like a typo.'
        : `${count} weights were left out because they look like typos.`,
    clinic: "Your clinic's plan comes first.",
  },

  home: {
    title: 'Your analytics',
    weekly: 'Weekly average',
    weeklyIs: (weight: string) => `Weekly average ${weight.replace(' ', '\u00a0')}`,
    inside: 'Trends, goal and habits',
    timeline: 'Goal timeline',
    full: 'View Full Analytics Report',
    manage: 'Manage Subscription',
  },
} as const
