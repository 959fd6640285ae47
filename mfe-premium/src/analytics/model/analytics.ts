import type {
  ChanceWord,
  ConcernId,
  ConcernTab,
  CorrelationStrength,
  ExpectedWeight,
  GoalRange,
  HydrationDay,
  ImprovementArea,
  MealType,
  MoodWeek,
  NutritionDay,
  RatingLabel,
  ReportPeriod,
  Urgency,
  WeightDay,
} from '@gb/domain'

/** A value, or the sentence of the server that says why there is none; null where it gave none. */
export type Known<Value> = { value: Value; reason: null } | { value: null; reason: string | null }

/** A share in whole percent, and the days behind it. */
export interface KnownScore {
  percent: Known<number>
  days: number
}

export interface WeightPart {
  weekAverageLbs: Known<number>
  monthChangeLbs: Known<number>
  weeklyChangeLbs: Known<number>
  goalRange: GoalRange | null
  /** What can be said about reaching the goal; always there. */
  goalStatement: string
  /** In percent. */
  successChance: Known<number>
  /** The chance in a word; null without one. */
  successWord: ChanceWord | null
  /** What the chance is of; goes wherever it goes. */
  successDefinition: string
  days: WeightDay[]
  band: ExpectedWeight[]
  /** `personal` fits the own weights, `population` is where most people are; null without a band. */
  bandOf: 'personal' | 'population' | null
  bandLabel: string
}

/** A concern as it is shown beside the numbers. */
export interface ShownConcern {
  id: ConcernId
  urgency: Urgency
  title: string
  text: string
  /** The one thing to do: `tab` of the app, or `href` to open or to call. */
  action: { tab: ConcernTab | null; href: string | null; label: string }
  /** What the button of its answer says; null where nothing is answered. */
  answer: string | null
}

export interface SuccessMeal {
  entryId: string
  name: string
  mealType: MealType
  day: string
  rating: RatingLabel | null
  proteinG: number
}

/** Every number behind the analytics of a period. Days are local, YYYY-MM-DD. */
export interface Analytics {
  period: ReportPeriod
  from: string
  to: string
  /** What the logs are concerned about, the most urgent first. */
  concerns: ShownConcern[]
  weight: WeightPart
  proteinConsistency: KnownScore
  hydrationCompliance: KnownScore
  hydrationScore: Known<number>
  mealTiming: KnownScore
  nutritionDays: NutritionDay[]
  hydrationDays: HydrationDay[]
  bestMealType: Known<MealType>
  /** Mean rating of the best meal type, 0 to 100. */
  bestMealTypeScore: number | null
  bestMeals: Known<SuccessMeal[]>
  improvementAreas: ImprovementArea[]
  mood: {
    correlation: Known<{ coefficient: number; strength: CorrelationStrength; sentence: string }>
    caution: string
    weeks: MoodWeek[]
  }
  used: { weights: number; meals: number; drinks: number; moods: number; leftOut: number }
}
