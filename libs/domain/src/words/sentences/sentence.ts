import type { FlagTopic } from '../body/index.js'
import type { CrisisFamily } from '../crisis/index.js'

/** A sentence as somebody may write it, and what it has to be found as. */
export interface Sentence {
  readonly text: string
  readonly kind: CrisisFamily | FlagTopic | 'harmless' | 'harmless_body'
  /** Written by somebody who had not seen the phrases, and never used to mend them: it only measures. */
  readonly isHeldBack: boolean
}
