import { Sql } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { LETTERS } from '../../post/mail/messages.js'
import { SecurityNotices } from '../../post/notices/security-notices.js'
import { DeletionService } from '../../privacy/deletion/deletion.service.js'
import type { ImportTally } from '../../privacy/my-data/import-tally.js'
import { LogCopy } from '../../privacy/my-data/log-copy.js'
import { SUPPORT } from '../people/messages.js'
import { MergeRestRounds } from './merge-rest-rounds.js'

/** What a merge did. */
export interface Merged extends Pick<ImportTally, 'logs' | 'refused'> {
  /** When the profile that goes is erased. */
  eraseAt: Date
}

/**
 * Adds what one profile has logged to another, and lets it leave as if its owner had deleted it. Wherever it breaks off,
 * nothing is lost: before the leaving it is begun again, for every entry is stored once by its id; after it the rest comes along by rounds.
 */
@Injectable()
export class ProfileMerger {
  constructor(
    private readonly sql: Sql,
    private readonly logs: LogCopy,
    private readonly deletions: DeletionService,
    private readonly notices: SecurityNotices,
    private readonly rest: MergeRestRounds,
  ) {}

  /**
   * @param done runs in the transaction in which the profile leaves
   * @throws AppError `too_many_requests` when the one that stays takes something in already
   */
  async merge(userId: string, intoUserId: string, done: () => Promise<void>): Promise<Merged> {
    const { logs, refused } = await this.logs.copy(userId, intoUserId)
    const { eraseAt } = await this.sql.transaction(async () => {
      await done()
      await this.notices.mustTell(
        { kind: 'data_imported', userId: intoUserId },
        SUPPORT,
        LETTERS.profilesMerged,
      )
      return this.deletions.delete(userId, SUPPORT)
    })
    // Until here its owner could go on logging.
    this.rest.wake()
    return { logs, refused, eraseAt }
  }
}
