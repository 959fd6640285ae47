import { Readable } from 'node:stream'
import { Injectable } from '@nestjs/common'
import { localDay, type PersonalLog } from '@gb/domain'
import { InvalidField, type SessionUser, Throttle } from '@gb/service-kit'
import { ProfileService } from '../../person/profile/profile.service.js'
import { SecurityEventRepository } from '../../base/security/security-event.repository.js'
import { HOUR_SECONDS } from '../../base/throttle/within-limit.js'
import { csvDocument, type ExportHead, jsonDocument, zipDocument } from './export-document.js'
import { MY_DATA_MESSAGES } from './messages.js'
import { toExportedProfile } from './own-data.js'
import { PersonalSources } from './personal-sources.js'

/** Exports and imports of one person an hour, together: a file for each log, and some tries. */
export const DATA_CALLS_PER_HOUR = 60

/** What is asked for. */
export interface ExportRequest {
  format: 'json' | 'csv'
  /** One log alone. */
  log: PersonalLog | null
}

/** A file to be sent. */
export interface ExportFile {
  stream: Readable
  type: string
  name: string
}

/** Writes what the product holds about a person into a file. */
@Injectable()
export class ExportService {
  constructor(
    private readonly throttle: Throttle,
    private readonly profiles: ProfileService,
    private readonly sources: PersonalSources,
    private readonly events: SecurityEventRepository,
  ) {}

  /** @throws AppError `invalid_input`, `too_many_requests` */
  async export({ userId, timeZone }: SessionUser, { format, log }: ExportRequest): Promise<ExportFile> {
    if (log !== null && format === 'json') throw new InvalidField('log', MY_DATA_MESSAGES.logNeedsCsv)
    await this.throttle.hit({
      bucket: `my_data:${userId}`,
      limit: DATA_CALLS_PER_HOUR,
      windowSeconds: HOUR_SECONDS,
      message: MY_DATA_MESSAGES.tooMany,
    })
    await this.events.add({ kind: 'data_exported', userId })
    const name = `gastric-buddy-${log ?? 'export'}-${localDay(new Date(), timeZone)}`
    if (log !== null)
      return {
        stream: Readable.from(csvDocument(this.sources.pagesOf(userId, log))),
        type: 'text/csv; charset=utf-8',
        name: `${name}.csv`,
      }
    const head = await this.head(userId)
    const pages = this.sources.pages(userId)
    return format === 'json'
      ? { stream: Readable.from(jsonDocument(head, pages)), type: 'application/json', name: `${name}.json` }
      : { stream: Readable.from(zipDocument(head, pages)), type: 'application/zip', name: `${name}.zip` }
  }

  private async head(userId: string): Promise<ExportHead> {
    const [profile, recipients] = await Promise.all([this.profiles.read(userId), this.sources.recipients()])
    return { exportedAt: new Date().toISOString(), profile: toExportedProfile(profile), recipients }
  }
}
