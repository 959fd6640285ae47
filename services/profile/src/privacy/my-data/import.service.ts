import { Injectable } from '@nestjs/common'
import { IMPORT_MAX_SECONDS, LOG_SECTIONS, type PersonalLog } from '@gb/domain'
import {
  type BatchOutcome,
  type IncomingBody,
  requireConsents,
  type SessionUser,
  Throttle,
} from '@gb/service-kit'
import { SecurityEventRepository } from '../../base/security/security-event.repository.js'
import { HOUR_SECONDS } from '../../base/throttle/within-limit.js'
import { DATA_CALLS_PER_HOUR } from './export.service.js'
import { checkFile } from './import-request.js'
import { type AskedRow, ImportTally, type LogOutcome, type Refusal } from './import-tally.js'
import { ImportTurns } from './import-turns.js'
import { MY_DATA_MESSAGES } from './messages.js'
import { PersonalSources } from './personal-sources.js'
import { NO_PROFILE_TAKEN, ProfileImport, type TakenProfile } from './profile-import.js'
import type { FoundRows } from './reading/import-answers.js'
import { type ImportThread, ImportThreads } from './reading/import-thread.js'

/** What an import did. */
export interface ImportResult extends TakenProfile {
  logs: Record<PersonalLog, LogOutcome>
  /** The first of them. */
  refused: Refusal[]
  /** The first of them. */
  asked: AskedRow[]
}

const NOTHING_TAKEN: BatchOutcome = { imported: 0, alreadyThere: 0, refused: [], asked: [] }

/**
 * Takes a file of the own data in. What is there already stays; one bad row stops none of the others. It may be ended
 * at any moment and begun again: every entry is stored once by its id.
 */
@Injectable()
export class ImportService {
  constructor(
    private readonly throttle: Throttle,
    private readonly turns: ImportTurns,
    private readonly threads: ImportThreads,
    private readonly sources: PersonalSources,
    private readonly profile: ProfileImport,
    private readonly events: SecurityEventRepository,
  ) {}

  /**
   * Whether this person may import now is decided before a byte of the body is read.
   * @throws AppError `invalid_input`, `malformed_json`, `too_large`, `not_yours`, `consent_required`, `consent_outdated`,
   *   `too_many_requests`, `try_again_later`
   */
  async import(user: SessionUser, body: IncomingBody): Promise<ImportResult> {
    requireConsents(user, ['health_data_consent'])
    const { userId } = user
    return this.turns.take(userId, async () => {
      // In the turn: many who find none must cost the database nothing, or everybody else waits behind them.
      await this.throttle.hit({
        bucket: `my_data:${userId}`,
        limit: DATA_CALLS_PER_HOUR,
        windowSeconds: HOUR_SECONDS,
        message: MY_DATA_MESSAGES.tooMany,
      })
      return this.inThread(userId, body)
    })
  }

  private async inThread(userId: string, body: IncomingBody): Promise<ImportResult> {
    const thread = this.threads.open(userId)
    const leave = () => thread.close()
    body.gone.addEventListener('abort', leave)
    const timer = setTimeout(leave, IMPORT_MAX_SECONDS * 1000)
    try {
      return await this.take(userId, body, thread)
    } finally {
      clearTimeout(timer)
      body.gone.removeEventListener('abort', leave)
      leave()
    }
  }

  private async take(userId: string, body: IncomingBody, thread: ImportThread): Promise<ImportResult> {
    await body.read((piece) => thread.take(piece))
    const file = await thread.end()
    const { includeProfile } = await checkFile(file)
    await this.events.add({ kind: 'data_imported', userId })
    const tally = new ImportTally()
    const taken = includeProfile ? await this.profile.take(userId, file.export, tally) : NO_PROFILE_TAKEN
    for (let found = await thread.next(); found; found = await thread.next())
      tally.add(found, await this.store(userId, found))
    return { logs: tally.logs, ...taken, refused: tally.refused, asked: tally.asked }
  }

  private async store(userId: string, { log, rows, fromText }: FoundRows): Promise<BatchOutcome> {
    const good = rows.flatMap((row) => ('values' in row ? [row.values] : []))
    if (good.length === 0) return NOTHING_TAKEN
    return this.sources.holderOf(log).import(userId, { section: LOG_SECTIONS[log], rows: good, fromText })
  }
}
