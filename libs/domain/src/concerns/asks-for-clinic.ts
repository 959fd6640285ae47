import { CONCERN_KINDS, type ConcernKind } from './concern.js'

/**
 * Whether a concern is one to call the clinic about: it asks for more than a kind word, and nobody else is to be called
 * first. Of an id that this version does not know it is one: a call too many harms nobody. Source: health-rules 9b.14.
 */
export const asksForClinic = (id: string): boolean => {
  const kinds: Readonly<Record<string, ConcernKind>> = CONCERN_KINDS
  const kind = kinds[id]
  if (kind === undefined) return true
  const isElsewhere = kind.leadsTo === 'crisis_help' || kind.leadsTo === 'emergency_help'
  return kind.urgency !== 'kind' && kind.topic !== 'mood' && !isElsewhere
}
