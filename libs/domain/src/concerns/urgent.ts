import type { Concern, Urgency } from './concern.js'

const SERIOUS: readonly Urgency[] = ['now', 'today', 'soon']

/** Whether one of them is serious: then nothing beside it is praised, foretold or counted down. Source: health-rules 9b.14. */
export const hasUrgentConcern = (found: readonly Pick<Concern, 'urgency'>[]): boolean =>
  found.some(({ urgency }) => SERIOUS.includes(urgency))
