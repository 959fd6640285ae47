import { type Concern, CONCERN_IDS, CONCERN_KINDS, type ConcernId } from './concern.js'
import { CONCERN_WORDS } from './messages.js'

/** A concern with its words. */
export const concernOf = (id: ConcernId): Concern => ({ id, ...CONCERN_KINDS[id], ...CONCERN_WORDS[id] })

/** Concerns with their words, the most urgent first. */
export const inOrder = (ids: readonly ConcernId[]): Concern[] =>
  CONCERN_IDS.filter((id) => ids.includes(id)).map(concernOf)
