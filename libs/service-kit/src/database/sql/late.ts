import type { Statement } from './statement.js'

/**
 * Says of a read that its answer may be a second old, so that a replica may give it. Never of what the same person has
 * written: somebody who logs a glass and does not see it logs it again.
 */
export const mayBeLate = (stated: Statement): Statement => ({ ...stated, isLate: true })
