import type { Concern, ConcernId, Urgency } from './concern.js'

const SERIOUS: readonly Urgency[] = ['now', 'today', 'soon']

/**
 * Questions whose answer may be serious: very little food is taken as eaten, and far too much as drunk, until somebody
 * says that it was not. Source: health-rules 2.4 and 9b.3.
 */
const UNTIL_ANSWERED: readonly ConcernId[] = ['all_logged', 'very_much']

/**
 * Whether one of them is serious: then nothing beside it is praised, foretold or counted down. The one rule of it, for
 * the server and every screen. Source: health-rules 9b.14.
 */
export const hasUrgentConcern = (found: readonly Pick<Concern, 'id' | 'urgency'>[]): boolean =>
  found.some(({ id, urgency }) => SERIOUS.includes(urgency) || UNTIL_ANSWERED.includes(id))
