import type { FlagTopic } from '../body/index.js'
import type { CrisisFamily } from '../crisis/index.js'

/** A sentence as somebody may write it, and what it has to be found as. */
export interface Sentence {
  readonly text: string
  readonly kind: CrisisFamily | FlagTopic | 'harmless' | 'harmless_body'
  /**
   * Which half of the list it was dealt to. The phrases were first mended by the even half alone. Both have been opened
   * since: neither tells how well sentences are found that nobody has read. What came later stands in no half. Nothing
   * was made from those that are held out, neither phrases nor cues.
   */
  readonly half: 'even' | 'odd' | 'later' | 'held_out'
}
