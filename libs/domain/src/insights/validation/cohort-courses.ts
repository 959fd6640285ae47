// People whose courses come from another family than the model's: no exponential anywhere. The means that cohorts
// published are joined, each person loses more or less than that, stops and goes on, swings with noise that
// remembers the week before, and about a third regain. Source: health-rules 4.2 and 9b.13.
import { addDays } from '../../days/days.js'
import { roundToStep } from '../../measures/limit.js'
import { WEIGHT_LBS } from '../../measures/limits.js'
import { kgToLbs } from '../../measures/units.js'
import { type Random, randomFrom } from './random.js'

/** Somebody with a weight on every day after surgery. */
export interface CohortPerson {
  readonly heightInches: number
  readonly surgeryDate: string
  readonly startLbs: number
  readonly truthLbs: (dayNumber: number) => number
  readonly weighIns: (toDay: number) => { day: string; weightLbs: number; isInitial: boolean }[]
}

/** Mean loss in percent of the weight by month, as published; the first months of S79 and S76 lie on the shape of S78. */
const COHORTS: readonly (readonly (readonly [month: number, percent: number])[])[] = [
  // S78
  [
    [0, 0],
    [1, 10.6],
    [3, 18.1],
    [12, 29.3],
    [60, 26.6],
  ],
  // S79, which counts the diet before surgery
  [
    [0, 0],
    [0.5, 9],
    [3, 22],
    [6, 29],
    [9, 32],
    [12, 34],
    [18, 36],
    [24, 36],
  ],
  // S76
  [
    [0, 0],
    [1, 8.8],
    [3, 15.5],
    [12, 25.1],
    [60, 18],
  ],
]
/** Nobody's day: the courses begin on it. */
const SURGERY = '2025-01-15'
const DAYS_PER_MONTH = 30.4375
const DAYS = 760
const DAYS_PER_WEEK = 7
/** Spread of how much of the mean somebody loses. Source: health-rules 4.2, +-1 SD of the Dutch chart. */
const SHARE_SPREAD = 0.26
/** How far somebody drifts from that by the end of the first year: month 4 foretells month 12 with r = 0.73 (S84). */
const DRIFT = { spread: 0.12, fromMonth: 2, months: 10 }
/** Noise of a week, as a share of the weight, and how much of it the next week remembers. */
const NOISE = { spread: 0.004, memory: 0.85 }
const SCALE_SPREAD = 0.006
const WEIGHS = 0.3

const meanAt = (cohort: readonly (readonly [number, number])[], month: number): number => {
  const after = cohort.findIndex(([at]) => at >= month)
  const [to, from] = [cohort[after] ?? cohort.at(-1), cohort[Math.max(0, after - 1)]]
  if (!to || !from || to[0] === from[0]) return (to?.[1] ?? 0) / 100
  // Means lie years apart in places: between them loss slows down, so that they are joined over the logarithm of time.
  const part = (Math.log1p(month) - Math.log1p(from[0])) / (Math.log1p(to[0]) - Math.log1p(from[0]))
  return (from[1] + (to[1] - from[1]) * part) / 100
}

const noiseOf = (random: Random): number[] => {
  let last = 0
  return Array.from({ length: Math.ceil(DAYS / DAYS_PER_WEEK) + 2 }, () => {
    last = NOISE.memory * last + NOISE.spread * random.normal()
    return last
  })
}

/** What share of the loss comes back by a month: nothing for two thirds. */
const regainOf = (random: Random): ((month: number) => number) => {
  const from = random.between(10, 18)
  const perMonth = random.next() < 1 / 3 ? random.between(0.008, 0.03) : 0
  return (month) => perMonth * Math.max(0, month - from)
}

const truthOf = (startLbs: number, random: Random): CohortPerson['truthLbs'] => {
  const cohort = COHORTS[Math.floor(random.between(0, COHORTS.length))] ?? []
  const share = Math.max(0.25, 1 + SHARE_SPREAD * random.normal())
  const drift = DRIFT.spread * random.normal()
  const stalls = Array.from({ length: 2 }, () => [random.between(15, 250), random.between(0, 35)] as const)
  const [noise, regained] = [noiseOf(random), regainOf(random)]
  return (dayNumber) => {
    if (dayNumber <= 0) return startLbs
    const stood = stalls.reduce(
      (sum, [first, days]) => sum + Math.min(days, Math.max(0, dayNumber - first)),
      0,
    )
    const month = (dayNumber - stood) / DAYS_PER_MONTH
    const drifted = drift * Math.min(1, Math.max(0, (month - DRIFT.fromMonth) / DRIFT.months))
    const lost = share * (1 + drifted) * meanAt(cohort, month)
    const left = 1 - Math.min(0.6, lost) * (1 - regained(dayNumber / DAYS_PER_MONTH))
    return startLbs * (left + (noise[Math.floor(dayNumber / DAYS_PER_WEEK)] ?? 0))
  }
}

/** One person; the same seed gives the same one. */
export const cohortPerson = (seed: number): CohortPerson => {
  const random = randomFrom(seed)
  const heightInches = Math.round(random.between(60, 73))
  const bmi = Math.min(62, Math.max(34, 44 + 6 * random.normal()))
  const logged = (lbs: number) =>
    roundToStep(Math.min(WEIGHT_LBS.max, Math.max(WEIGHT_LBS.min, lbs)), WEIGHT_LBS)
  const startLbs = logged(kgToLbs(bmi * (heightInches * 0.0254) ** 2))
  const truthLbs = truthOf(startLbs, random)
  const later = Array.from({ length: DAYS }, (_, index) => index + 1).flatMap((dayNumber) => {
    const weightLbs = logged(truthLbs(dayNumber) * (1 + SCALE_SPREAD * random.normal()))
    return random.next() < WEIGHS ? [{ dayNumber, weightLbs }] : []
  })
  return {
    heightInches,
    surgeryDate: SURGERY,
    startLbs,
    truthLbs,
    weighIns: (toDay) => [
      { day: addDays(SURGERY, -1), weightLbs: startLbs, isInitial: true },
      ...later
        .filter(({ dayNumber }) => dayNumber <= toDay)
        .map(({ dayNumber, weightLbs }) => ({
          day: addDays(SURGERY, dayNumber),
          weightLbs,
          isInitial: false,
        })),
    ],
  }
}
