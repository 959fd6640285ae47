import { Injectable } from '@nestjs/common'
import { IMPORT_REFUSALS_LISTED, LOG_SECTIONS, type PersonalLog } from '@gb/domain'
import {
  AppError,
  type PersonalDataPort,
  requireConsents,
  type SessionUser,
  Sql,
  Throttle,
} from '@gb/service-kit'
import { ProfileRepository } from '../profile/profile.repository.js'
import { SecurityEventRepository } from '../security/security-event.repository.js'
import { HOUR_SECONDS } from '../shared/within-limit.js'
import { DATA_CALLS_PER_HOUR } from './export.service.js'
import { type FoundLog, profileOfExport, rowsOfCsv, rowsOfExport } from './import-rows.js'
import { readImportedProfile } from './imported-profile.js'
import { MY_DATA_MESSAGES } from './messages.js'
import { PersonalSources } from './personal-sources.js'

/** Rows that a service takes at once. */
const BATCH_ROWS = 100

/** A file to be taken in: a whole export, or one log as CSV. */
export interface ImportRequest {
  document: Record<string, unknown> | null
  csv: { log: PersonalLog; text: string } | null
  includeProfile: boolean
}

/** What became of the rows of a log. */
export interface LogOutcome {
  imported: number
  alreadyThere: number
  refused: number
}

/** A row that was not taken. `row` counts the entries of its log from 1. */
export interface Refusal {
  log: PersonalLog | 'profile'
  row: number
  message: string
}

/** What an import did. */
export interface ImportResult {
  logs: Record<PersonalLog, LogOutcome>
  profileImported: boolean
  /** The first of them. */
  refused: Refusal[]
}

const NOTHING: LogOutcome = { imported: 0, alreadyThere: 0, refused: 0 }

const refuse = (field: string, message: string): AppError =>
  new AppError('invalid_input', message, { errors: [{ field, message }] })

const batches = <Row>(rows: Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH_ROWS) }, (_, i) =>
    rows.slice(i * BATCH_ROWS, (i + 1) * BATCH_ROWS),
  )

/** Takes a file of the own data in. What is there already stays; one bad row stops none of the others. */
@Injectable()
export class ImportService {
  constructor(
    private readonly sql: Sql,
    private readonly throttle: Throttle,
    private readonly sources: PersonalSources,
    private readonly profiles: ProfileRepository,
    private readonly events: SecurityEventRepository,
  ) {}

  /** @throws AppError `invalid_input`, `consent_required`, `consent_outdated`, `too_many_requests` */
  async import(user: SessionUser, request: ImportRequest): Promise<ImportResult> {
    const found = this.found(request)
    requireConsents(user, ['health_data_consent'])
    const { userId } = user
    await this.throttle.hit({
      bucket: `my_data:${userId}`,
      limit: DATA_CALLS_PER_HOUR,
      windowSeconds: HOUR_SECONDS,
      message: MY_DATA_MESSAGES.tooMany,
    })
    await this.events.add({ kind: 'data_imported', userId })
    const refused: Refusal[] = []
    const profileImported = request.includeProfile && (await this.takeProfile(userId, request, refused))
    const logs = { weight: NOTHING, vitamins: NOTHING, fluids: NOTHING, mood: NOTHING, food: NOTHING }
    for (const log of found) logs[log.log] = await this.takeLog(userId, log, refused)
    return { logs, profileImported, refused }
  }

  private found({ document, csv, includeProfile }: ImportRequest): FoundLog[] {
    if ((document === null) === (csv === null)) throw refuse('export', MY_DATA_MESSAGES.oneOfBoth)
    if (document) return rowsOfExport(document)
    if (includeProfile) throw refuse('include_profile', MY_DATA_MESSAGES.profileNeedsExport)
    return csv ? [rowsOfCsv(csv.log, csv.text)] : []
  }

  private async takeLog(
    userId: string,
    { log, rows, fromText }: FoundLog,
    refused: Refusal[],
  ): Promise<LogOutcome> {
    const outcome = { ...NOTHING }
    const note = (row: number, message: string): void => {
      outcome.refused += 1
      if (refused.length < IMPORT_REFUSALS_LISTED) refused.push({ log, row, message })
    }
    const holder: PersonalDataPort = this.sources.holderOf(log)
    for (const batch of batches(rows)) {
      const good = batch.flatMap((row) => ('values' in row ? [row] : []))
      const taken = await holder.import(userId, {
        section: LOG_SECTIONS[log],
        rows: good.map(({ values }) => values),
        fromText,
      })
      outcome.imported += taken.imported
      outcome.alreadyThere += taken.alreadyThere
      const messages = new Map(taken.refused.map(({ index, message }) => [good[index]?.row, message]))
      for (const found of batch) {
        const message = 'message' in found ? found.message : messages.get(found.row)
        if (message !== undefined) note(found.row, message)
      }
    }
    return outcome
  }

  private async takeProfile(
    userId: string,
    { document }: ImportRequest,
    refused: Refusal[],
  ): Promise<boolean> {
    const profile = document && profileOfExport(document)
    const read = profile ? readImportedProfile(profile) : MY_DATA_MESSAGES.noProfile
    if (typeof read === 'string') {
      refused.push({ log: 'profile', row: 1, message: read })
      return false
    }
    return this.sql.transaction(async () => {
      const stored = await this.profiles.lock(userId)
      if (!stored) return false
      await this.profiles.change(userId, { ...read, currentWeightLbs: stored.currentWeightLbs })
      return true
    })
  }
}
