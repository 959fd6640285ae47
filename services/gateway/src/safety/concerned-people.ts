import { addDays, type ConcernId, type ConcernsInput } from '@gb/domain'

/** The local day of all of them, in the morning. */
export const TODAY = '2026-11-20'
const ago = (days: number): string => addDays(TODAY, -days)

/** A person of the look, and what they have to read first; null is nothing serious. */
export interface ConcernedCase {
  readonly who: string
  readonly input: ConcernsInput
  readonly first: ConcernId | null
}

type Course = readonly (readonly [daysAgo: number, weightLbs: number])[]

/** What a person of 5'4" logged; what is not said is not logged. */
interface Given {
  day?: number | null
  goalLbs?: number
  oz?: readonly (number | null)[]
  food?: readonly (readonly [kcal: number, protein: number] | null)[]
  weights?: Course
  mood?: readonly number[]
  note?: string
  /** Told for the day of the surgery, lbs. */
  toldLbs?: number
  isPregnant?: boolean
  /** Days ago on which the person answered that all food was logged. */
  wasAll?: number
}

/** Lists of days end yesterday. */
const lately = <Value>(values: readonly (Value | null)[]): { day: string; value: Value }[] =>
  values.flatMap((value, index) => (value === null ? [] : [{ day: ago(values.length - index), value }]))

const person = (who: string, first: ConcernId | null, given: Given): ConcernedCase => {
  const { day = 120, goalLbs = 150, oz = [], food = [], weights = [], mood = [], note } = given
  const { toldLbs = null, isPregnant = false, wasAll } = given
  return {
    who,
    first,
    input: {
      person: {
        heightInches: 64,
        goalWeightLbs: goalLbs,
        surgeryDate: day === null ? null : ago(day),
        surgeryDayWeightLbs: toldLbs,
        isPregnant,
        foodLoggedThrough: wasAll === undefined ? null : ago(wasAll),
      },
      today: TODAY,
      hour: 9,
      fluidDays: lately(oz).map(({ day: on, value }) => ({ day: on, totalOz: value })),
      foodDays: lately(food).map(({ day: on, value: [calories, proteinG] }) => ({
        day: on,
        calories,
        proteinG,
        proteinGoalG: 80,
      })),
      weighIns: weights.map(([daysAgo, weightLbs]) => ({ day: ago(daysAgo), weightLbs, isInitial: false })),
      moods: lately(mood).map(({ day: on, value }) => ({
        day: on,
        moodRating: value,
        moodDescription: 'neutral' as const,
        texts: [],
      })),
      notes: note === undefined ? [] : [{ day: TODAY, text: note }],
    },
  }
}

const days = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value)
/** Weights every so many days up to today, each a share lighter than the one before. */
const falling = (count: number, everyDays: number, startLbs: number, share: number): Course =>
  Array.from({ length: count }, (_, n) => [(count - 1 - n) * everyDays, startLbs * (1 - share) ** n] as const)

/** People whose logs want care, and people who are well. */
export const CONCERNED_PEOPLE: readonly ConcernedCase[] = [
  person('well, month 4', null, {
    oz: days(6, 66),
    food: days(10, [950, 78]),
    weights: falling(5, 7, 210, 0.009),
  }),
  person('well, day 12', null, {
    day: 12,
    oz: days(6, 50),
    food: days(8, [420, 60]),
    weights: falling(3, 6, 255, 0.03),
  }),
  person('well, year 3, at goal', null, { day: 1000, weights: falling(8, 14, 151, 0), mood: days(7, 7) }),
  person('new, one drink today', null, { oz: [] }),
  person('one dry day, month 4', null, { oz: [64, 20] }),
  person('29 days of 8 to 12 oz', 'dry_two_days', { oz: days(6, 10) }),
  person('dry, then too ill to log', 'dry_two_days', { oz: [14, 9, null] }),
  person('dry, no surgery date', 'dry_two_days', { day: null, oz: [12, 12] }),
  person('dry before the surgery', null, { day: -5, oz: [20, 20] }),
  person('300 kcal for 7 days', 'able_to_eat', { food: days(7, [300, 45]) }),
  person('450 kcal on 3 of 5 days', 'all_logged', {
    food: [
      [450, 50],
      [900, 70],
      [450, 50],
      [900, 70],
      [450, 50],
    ],
  }),
  person('450 kcal on 3 days, and that was all', 'able_to_eat', { food: days(3, [450, 50]), wasAll: 0 }),
  person('450 kcal on 3 days, all of it a month ago', 'all_logged', { food: days(3, [450, 50]), wasAll: 30 }),
  person('450 kcal on day 20', null, { day: 20, food: days(6, [450, 60]) }),
  person('8 to 31 g protein for weeks', 'low_protein', { food: days(10, [800, 24]) }),
  person('3 % a week, weekly', 'fast_loss', { weights: falling(4, 7, 200, 0.03) }),
  person('3 % a week, every 10 days', 'fast_loss', { weights: falling(3, 10, 200, 0.043) }),
  person('3 % a week, monthly', 'fast_loss', { weights: falling(2, 30, 200, 0.125) }),
  person('7 % in week 3', 'fast_loss', { day: 20, weights: falling(2, 7, 260, 0.07) }),
  person('BMI 19.6 and falling', 'too_light', { day: 500, goalLbs: 120, weights: falling(4, 10, 117, 0.01) }),
  person('BMI 19.6 and level', null, { day: 800, goalLbs: 114, weights: falling(6, 10, 114, 0) }),
  person('goal of 95 lb, reached', 'too_light', {
    day: 500,
    goalLbs: 95,
    weights: falling(4, 10, 97, 0.007),
  }),
  person('vomits, dry, fast', 'vomiting_words', {
    note: 'been throwing up since last night',
    oz: [10, 10],
    weights: falling(3, 7, 200, 0.04),
  }),
  person('dry and low mood', 'dry_two_days', { oz: [10, 10], mood: [2, 2, 1] }),
  person('low mood alone', 'low_mood', { mood: [2, 3, 2, 2] }),
  person('dry, then silent for two days', 'dry_two_days', { oz: [14, 9, null, null] }),
  person('BMI 19.6, 0.4 lb a week, weighed daily', 'too_light', {
    day: 500,
    goalLbs: 120,
    weights: falling(29, 1, 115.6, 0.0005),
  }),
  person('250 lb told for the surgery, 222 on day 10', 'fast_loss', {
    day: 10,
    toldLbs: 250,
    weights: [[0, 222]],
  }),
  person('250 lb told for the surgery, 235 on day 10', null, { day: 10, toldLbs: 250, weights: [[0, 235]] }),
  person('25 % between two weigh-ins of 61 days', 'fast_loss', {
    weights: [
      [61, 220],
      [0, 165],
    ],
  }),
  person('dares not eat', 'eating_words', { note: 'I am scared to eat anything' }),
  person('writes of dying beside a weight', 'crisis_words', { note: 'I want to die' }),
  person('pregnant, 300 kcal and dry', 'dry_two_days', {
    day: 500,
    isPregnant: true,
    oz: days(6, 10),
    food: days(7, [300, 45]),
  }),
  person('pregnant and well', null, { day: 500, isPregnant: true, goalLbs: 95, oz: days(6, 66) }),
]
