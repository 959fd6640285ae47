import { daysBetween } from '../days/days.js'
import { isOver } from '../measures/limit.js'
import type { Baseline } from './baseline.js'
import { isLosingTooFast } from './fast-loss.js'
import { isLevel, isLosingTime, LEVEL_WEIGHT } from './level.js'
import { withoutSlips } from './counted.js'
import { smoothedWeights } from './smooth.js'
import { type AskedWeighIn, dailyWeights, type WeighIn } from './weigh-ins.js'

/** What a weight log may be told, the weightiest first. Source: health-rules 4.3. */
export const WEIGHT_NOTES = [
  'fast_loss',
  'fast_gain',
  'regain_team',
  'regain',
  'long_plateau',
  'plateau',
] as const
export type WeightNote = (typeof WEIGHT_NOTES)[number]

/** Who it is about. `today` and `surgeryDate` are local days; without a surgery date only a fast loss is said. */
export interface WeightNotesInput {
  readonly weighIns: readonly AskedWeighIn[]
  readonly baseline: Baseline
  readonly surgeryDate: string | null
  /** What was told for the day of the surgery, lbs; a loss may have been too fast since then. */
  readonly surgeryDayLbs?: number | null
  /** null while there is none. */
  readonly goalLbs: number | null
  readonly isPregnant?: boolean
  readonly today: string
}

/** Nothing about losing or regaining: only what needs a call. Source: health-rules 9b.7. */
const IN_PREGNANCY: readonly WeightNote[] = ['fast_loss', 'fast_gain']

const REGAIN = { fromDay: 180, soft: 0.1, team: 0.2 }
/** Of a loss below 5 % even a glass of water is a large share [own]. */
const REGAIN_LEAST_LOSS = 0.05
const FAST_GAIN = { days: 3, lbs: 4 }
const GAIN_FRESH_DAYS = 7
/** A note is about now: older weigh-ins say nothing about today [own]. */
const FRESH_DAYS = 14

/** The share of the greatest loss that came back, 0 to 1, over the smoothed line; 0 while too little was lost. */
export const regainShare = (weighIns: readonly WeighIn[], baselineLbs: number): number => {
  const line = smoothedWeights(weighIns).map(({ weightLbs }) => weightLbs)
  const now = line.at(-1)
  const lowest = Math.min(...line)
  const lost = baselineLbs - lowest
  return now === undefined || lost < REGAIN_LEAST_LOSS * baselineLbs ? 0 : (now - lowest) / lost
}

/** The change of the last days that measured it, lbs: from the weigh-in nearest to `days` ago, at most that old. */
const changeWithin = (daily: readonly WeighIn[], days: number): number => {
  const last = daily.at(-1)
  const before = daily.find(({ day }) => last !== undefined && daysBetween(day, last.day) <= days)
  return last === undefined || before === undefined ? 0 : last.weightLbs - before.weightLbs
}

/**
 * What the log says besides its numbers, the weightiest first; never a scolding and never before there is enough to
 * say it. Weigh-ins that look like slips do not count. Source: health-rules 4.3 and 9b.4.
 */
export const weightNotes = (input: WeightNotesInput): WeightNote[] =>
  cleanWeightNotes({
    ...input,
    weighIns: withoutSlips(input.weighIns.filter(({ day }) => day <= input.today)),
  })

/** The same where slips and days to come are left out already: finding them takes its time. */
export const cleanWeightNotes = (input: WeightNotesInput): WeightNote[] => {
  const { baseline, surgeryDate, goalLbs, today, weighIns: clean } = input
  const daily = dailyWeights(clean.filter(({ day }) => surgeryDate === null || day >= surgeryDate))
  const last = daily.at(-1)
  if (last === undefined || daysBetween(last.day, today) > FRESH_DAYS) return []
  // All the others belong to a time after the surgery; too fast is too fast without a date as well.
  if (surgeryDate === null) return isLosingTooFast(clean, null) ? ['fast_loss'] : []
  const dayNumber = daysBetween(surgeryDate, today)
  const isPlateau = isLosingTime(dayNumber, last.weightLbs, goalLbs) && isLevel(daily, LEVEL_WEIGHT.days)
  const isLong = isPlateau && dayNumber <= LEVEL_WEIGHT.yearDays && isLevel(daily, LEVEL_WEIGHT.longDays)
  const regain = dayNumber >= REGAIN.fromDay ? regainShare(daily, baseline.weightLbs) : 0
  const recent = daily.filter(({ day }) => daysBetween(day, today) <= GAIN_FRESH_DAYS)
  const found: Record<WeightNote, boolean> = {
    fast_loss: isLosingTooFast(clean, surgeryDate, input.surgeryDayLbs),
    fast_gain: isOver(changeWithin(recent, FAST_GAIN.days), FAST_GAIN.lbs),
    regain_team: regain >= REGAIN.team,
    regain: regain >= REGAIN.soft && regain < REGAIN.team,
    long_plateau: isLong,
    plateau: isPlateau && !isLong,
  }
  return WEIGHT_NOTES.filter(
    (note) => found[note] && (input.isPregnant !== true || IN_PREGNANCY.includes(note)),
  )
}
