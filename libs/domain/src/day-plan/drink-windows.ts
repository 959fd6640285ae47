import { gapMs, type PlanEvent } from './gaps.js'
import type { Stretch } from './lay-out.js'

/** Shorter ones are not worth a line, in ms. */
const SHORTEST_MS = 15 * 60_000

/** The parts of a stretch in which a drink keeps away from every meal, in order. Source: health-rules 5. */
export const drinkWindows = (events: readonly PlanEvent[], { from, until }: Stretch): Stretch[] => {
  const meals = events.filter(({ kind }) => kind === 'meal').toSorted((a, b) => a.at - b.at)
  const before = gapMs('drink', 'meal')
  const after = gapMs('meal', 'drink')
  const ends = [...meals.map(({ at }) => at - before), until]
  const starts = [from, ...meals.map(({ at }) => at + after)]
  return starts
    .map((start, index) => ({ from: Math.max(from, start), until: Math.min(until, ends[index] ?? until) }))
    .filter((window) => window.until - window.from >= SHORTEST_MS)
}
