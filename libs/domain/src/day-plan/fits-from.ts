import type { VitaminName } from '../entries/entry-choices.js'
import { type DayPlanFacts, eventOf } from './day-plan.js'
import { kindOfVitamin } from './gaps.js'
import { nextFree, type Stretch } from './lay-out.js'
import { lastMinuteFor, WAKING } from './waking-hours.js'

/** From when a vitamin fits: an instant in ms, and whether the night lies between. */
export interface FitsFrom {
  readonly at: number
  readonly isTomorrow: boolean
}

const DAY_MINUTES = 24 * 60

/** The waking hours of today, and of tomorrow. */
const wakingHours = ({ now, atClock }: DayPlanFacts, vitaminName: VitaminName): readonly Stretch[] =>
  [0, DAY_MINUTES].map((midnight) => ({
    from: Math.max(now, atClock(midnight + WAKING.from)),
    until: atClock(midnight + lastMinuteFor(vitaminName)),
  }))

/**
 * From when a vitamin fits, where it does not fit now; null when it does. What has to wait, waits for an hour at which people
 * are up: in the night for the morning. Iron fits at no hour of the night, whatever was logged: one stays upright after it.
 * Source: health-rules 3.4 and 9b.12.
 */
export const fitsFrom = (vitaminName: VitaminName, facts: DayPlanFacts): FitsFrom | null => {
  const { now, done, atClock } = facts
  const [kind, events] = [kindOfVitamin(vitaminName), done.map(eventOf)]
  const today = wakingHours(facts, vitaminName)
  const isHourFor = vitaminName !== 'Iron' || today.some(({ from, until }) => from === now && now <= until)
  if (isHourFor && nextFree(kind, events, { from: now, until: now }) !== null) return null
  for (const stretch of today) {
    const at = nextFree(kind, events, stretch)
    if (at !== null) return { at, isTomorrow: at >= atClock(DAY_MINUTES) }
  }
  return null
}
