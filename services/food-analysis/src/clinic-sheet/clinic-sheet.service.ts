import { Injectable } from '@nestjs/common'
import { ANALYSIS_SHARES, type ErrorCode, SHEET } from '@gb/domain'
import { AppError, requireConsents, type SessionUser, Throttle } from '@gb/service-kit'
import { CONSENTS, PermissionService } from '../analysis/permission.service.js'
import { QuotaService } from '../quota/quota.service.js'
import type { ReadClinicSheetRequest } from './clinic-sheet.dto.js'
import {
  NoSheetReader,
  NotASheet,
  SheetFailed,
  SheetTimeout,
  SheetUnavailable,
  UnreadableSheet,
} from './errors.js'
import { SHEET_LIMIT } from './messages.js'
import { readFigures } from './read-figures.js'
import type { ReadField } from './said-figure.js'
import type { SheetAnswer } from './sheet-answer.js'
import { type SheetFile, SheetFileService } from './sheet-file.service.js'
import { SheetReader } from './sheet-reader.js'

/** Then it is given up, so that what happened is still told before the browser has. */
const BUDGET_MS = ANALYSIS_SHARES.line + ANALYSIS_SHARES.provider
const DAY_SECONDS = 86_400

const ofDay = (userId: string) => ({ bucket: `clinic_sheet:${userId}`, windowSeconds: DAY_SECONDS })

// What a reader throws speaks of photos and scans; here nothing was scanned.
const IN_OWN_WORDS: Partial<Record<ErrorCode, () => AppError>> = {
  provider_failed: () => new SheetFailed(),
  provider_timeout: () => new SheetTimeout(),
  provider_unavailable: () => new SheetUnavailable(),
}

const inOwnWords = (error: unknown): unknown =>
  (error instanceof AppError && IN_OWN_WORDS[error.code]?.()) || error

/** Reads what a clinic's sheet says. Neither the sheet nor what was read of it is kept. */
@Injectable()
export class ClinicSheetService {
  constructor(
    private readonly files: SheetFileService,
    private readonly reader: SheetReader,
    private readonly permission: PermissionService,
    private readonly quota: QuotaService,
    private readonly throttle: Throttle,
  ) {}

  /**
   * @param gone aborted when nobody waits for the answer any more
   * @throws AppError `consent_required`, `consent_outdated`, `invalid_image`, `too_many_requests`, `provider_failed`,
   *   `provider_timeout` or `provider_unavailable`, each with a sentence of its own
   */
  async read(user: SessionUser, request: ReadClinicSheetRequest, gone: AbortSignal): Promise<ReadField[]> {
    requireConsents(user, CONSENTS)
    if (!this.reader.isConnected) throw new NoSheetReader()
    const end = AbortSignal.any([gone, AbortSignal.timeout(BUDGET_MS)])
    const file = await this.files.open(request.file_base64)
    await this.count(user.userId)
    const answer = await this.ask(user.userId, file, end)
    if (answer.kind === 'unreadable') throw new UnreadableSheet()
    const fields = answer.kind === 'sheet' ? readFigures(answer.figures, user.person.surgeryDate) : []
    if (fields.length === 0) throw new NotASheet()
    return fields
  }

  private async count(userId: string): Promise<void> {
    // Beside the plates: together they are no more than one person may send in an hour. Before the sheets of a day, so that none of
    // those is used up by what goes nowhere.
    await this.quota.countCall(userId)
    await this.throttle.hit({ ...ofDay(userId), limit: SHEET.maxADay, message: SHEET_LIMIT })
  }

  private async ask(userId: string, file: SheetFile, end: AbortSignal): Promise<SheetAnswer> {
    try {
      return await this.permission.whileAllowed(userId, end, (allowed) => this.reader.read(file, allowed))
    } catch (error) {
      // What nobody has read is no sheet that was read.
      await this.throttle.giveBack(ofDay(userId))
      throw inOwnWords(error)
    }
  }
}
