// Generated patients. Their course is not the curve of the projection: water goes first, losses stop and go on, some
// weight comes back, the body swings by the week, and people weigh themselves as they like.
import { addDays } from '../../days/days.js'
import { roundToStep } from '../../measures/limit.js'
import { WEIGHT_LBS } from '../../measures/limits.js'
import { kgToLbs, lbsToKg } from '../../measures/units.js'
import { type Random, randomFrom } from '../validation/random.js'

/** How somebody does. */
export const PATIENT_KINDS = ['good', 'typical', 'slow', 'plateau', 'regain', 'sparse', 'slips'] as const
export type PatientKind = (typeof PATIENT_KINDS)[number]

/** A generated patient: the weight they really have on a day after surgery, and what they logged. */
export interface Patient {
  readonly kind: PatientKind
  readonly heightInches: number
  readonly surgeryDate: string
  readonly startLbs: number
  readonly truthLbs: (dayNumber: number) => number
  /** Weigh-ins from the day before surgery to a day number. */
  readonly weighIns: (toDay: number) => { day: string; weightLbs: number; isInitial: boolean }[]
}

export const SURGERY = '2025-01-15'
const DAYS_PER_MONTH = 30.4375

/** Share of the weight lost in the end (mean, spread), by how somebody does. Source: health-rules 4.2, the cohorts. */
const END_LOSS: Readonly<Record<PatientKind, readonly [number, number]>> = {
  good: [0.35, 0.05],
  typical: [0.27, 0.05],
  slow: [0.17, 0.04],
  plateau: [0.25, 0.06],
  regain: [0.26, 0.06],
  sparse: [0.27, 0.07],
  slips: [0.27, 0.07],
}

/** Share of the days on which people step on the scale. */
const WEIGHS: Readonly<Record<PatientKind, number>> = {
  good: 0.6,
  typical: 0.3,
  slow: 0.3,
  plateau: 0.4,
  regain: 0.25,
  sparse: 0.07,
  slips: 0.4,
}

/** Days at which the loss stands still, as [first, days]. */
const stallsOf = (kind: PatientKind, random: Random): (readonly [number, number])[] =>
  kind === 'plateau'
    ? [
        [random.between(20, 40), random.between(14, 28)],
        [random.between(90, 200), random.between(28, 70)],
      ]
    : [[random.between(15, 200), random.between(0, 21)]]

const truthOf = (kind: PatientKind, startLbs: number, random: Random): Patient['truthLbs'] => {
  const [mean, spread] = END_LOSS[kind]
  const end = Math.min(0.55, Math.max(0.06, mean + spread * random.normal()))
  const water = random.between(0.01, 0.035)
  const tau = Math.exp(Math.log(3.6) + 0.22 * random.normal())
  const stalls = stallsOf(kind, random)
  const regainFrom = random.between(9, 15)
  const regainPerMonth = kind === 'regain' ? random.between(0.006, 0.015) : random.between(0, 0.002)
  const [swing, phase] = [random.between(0, 0.008), random.between(0, 6)]
  return (dayNumber) => {
    if (dayNumber <= 0) return startLbs
    const stood = stalls.reduce(
      (sum, [first, days]) => sum + Math.min(days, Math.max(0, dayNumber - first)),
      0,
    )
    const months = (dayNumber - stood) / DAYS_PER_MONTH
    const back = regainPerMonth * Math.max(0, dayNumber / DAYS_PER_MONTH - regainFrom)
    const lost = water * (1 - Math.exp(-dayNumber / 5)) + (end - water) * (1 - Math.exp(-months / tau)) - back
    return (
      startLbs * (1 - lost + swing * (Math.sin((2 * Math.PI * dayNumber) / 28 + phase) - Math.sin(phase)))
    )
  }
}

const logged = (lbs: number): number =>
  roundToStep(Math.min(WEIGHT_LBS.max, Math.max(WEIGHT_LBS.min, lbs)), WEIGHT_LBS)

/** One patient; the same seed gives the same one. */
export const patient = (kind: PatientKind, seed: number): Patient => {
  const random = randomFrom(seed)
  const heightInches = Math.round(random.between(60, 73))
  const bmi = Math.min(62, Math.max(33, 44 + 6 * random.normal()))
  const startLbs = logged(kgToLbs(bmi * (heightInches * 0.0254) ** 2))
  const truthLbs = truthOf(kind, startLbs, random)
  const scaleSeed = Math.floor(random.between(0, 1e9))
  return {
    kind,
    heightInches,
    surgeryDate: SURGERY,
    startLbs,
    truthLbs,
    weighIns: (toDay) => {
      const scale = randomFrom(scaleSeed)
      const onScale = (dayNumber: number): number => {
        const lbs = truthLbs(dayNumber) * (1 + 0.006 * scale.normal())
        return logged(kind === 'slips' && scale.next() < 0.02 ? lbsToKg(lbs) : lbs)
      }
      const days = Array.from({ length: toDay }, (_, i) => i + 1)
      const later = days.flatMap((n) => {
        const weightLbs = onScale(n)
        return scale.next() < WEIGHS[kind] ? [{ day: addDays(SURGERY, n), weightLbs, isInitial: false }] : []
      })
      return [{ day: addDays(SURGERY, -1), weightLbs: startLbs, isInitial: true }, ...later]
    },
  }
}

/** So many patients of every kind. */
export const cohort = (ofEachKind: number): Patient[] =>
  PATIENT_KINDS.flatMap((kind, k) =>
    Array.from({ length: ofEachKind }, (_, i) => patient(kind, 1000 * (k + 1) + i)),
  )
