import type { PersonalLog } from '@gb/domain'

/** Why a whole file is refused, in a word that crosses the thread. */
export type RefusalReason =
  'not_json' | 'not_an_object' | 'too_deep' | 'unstorable' | 'not_yours' | 'too_many_rows' | 'too_many_values'

/** A whole file is refused while it is read; nothing of it is stored. */
export class ImportRefusal extends Error {
  constructor(
    readonly reason: RefusalReason,
    /** Which log has too many rows; null when it is all of them. */
    readonly log: PersonalLog | null = null,
  ) {
    super(reason)
  }
}
