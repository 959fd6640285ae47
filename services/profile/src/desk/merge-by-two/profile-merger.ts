import { Sql } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { LETTERS } from '../../post/mail/messages.js'
import { SecurityNotices } from '../../post/notices/security-notices.js'
import { DeletionService } from '../../privacy/deletion/deletion.service.js'
import type { ImportTally } from '../../privacy/my-data/import-tally.js'
import { LogCopy } from '../../privacy/my-data/log-copy.js'
import { SUPPORT } from '../people/messages.js'

/** What a merge did. */
export interface Merged extends Pick<ImportTally, 'logs' | 'refused'> {
  /** When the profile that goes is erased. */
  eraseAt: Date
}

/**
 * Adds what one profile has logged to another, and lets it leave as if its owner had deleted it. Wherever it breaks off,
 * the profile that goes still holds all that it held; begun again it goes on, for every entry is stored once by its id.
 */
@Injectable()
export class ProfileMerger {
  constructor(
    private readonly sql: Sql,
    private readonly logs: LogCopy,
    private readonly deletions: DeletionService,
    private readonly notices: SecurityNotices,
  ) {}

  /**
   * @param done runs in the transaction in which the profile leaves
   * @throws AppError `too_many_requests` when the one that stays takes something in already
   */
  merge(userId: string, intoUserId: string, done: () => Promise<void>): Promise<Merged> {
    return this.logs.alone(userId, intoUserId, async (copy) => {
      const { logs, refused } = await copy()
      const { eraseAt } = await this.sql.transaction(async () => {
        await done()
        await this.notices.mustTell(
          { kind: 'data_imported', userId: intoUserId },
          SUPPORT,
          LETTERS.profilesMerged,
        )
        return this.deletions.delete(userId, SUPPORT)
      })
      // Until here its owner could go on logging; what was added during the copy comes along, too.
      await copy()
      return { logs, refused, eraseAt }
    })
  }
}
