import { recoveryEntryId } from '@gb/domain'
import {
  dayRuleOf,
  deletedOnce,
  EntryGone,
  entryMoment,
  existing,
  type ListQuery,
  requireConsents,
  type SessionUser,
} from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type { EntryDeletedDto } from '../shared/entry.dto.js'
import { entryPage } from '../shared/entry-page.js'
import type {
  AddRecoveryEntryDto,
  ChangeRecoveryEntryDto,
  RecoveryEntryDto,
  RecoveryHistoryDto,
} from './recovery.dto.js'
import { toRecoveryEntryDto } from './recovery.mapper.js'
import { type RecoveryChange, RecoveryEntryRepository } from './recovery-entry.repository.js'

/** Decides about the answers of the first days: one row a day, whichever device says it first. */
@Injectable()
export class RecoveryService {
  constructor(private readonly entries: RecoveryEntryRepository) {}

  /**
   * Stores the answers of a day, or lays them over what another device said of it.
   * @throws AppError `consent_required`, `gone`
   */
  async add(user: SessionUser, body: AddRecoveryEntryDto): Promise<RecoveryEntryDto> {
    requireConsents(user, ['health_data_consent'])
    const { userId } = user
    const moment = entryMoment(body.recorded_at, dayRuleOf(user))
    const entryId = body.entry_id ?? recoveryEntryId(moment.localDate)
    const answers = answersIn(body)
    const stored =
      (await this.entries.insert({ userId, entryId, ...answers, ...moment })) ??
      (await this.entries.updateDay(userId, moment.localDate, answers))
    if (stored === null) throw new EntryGone()
    return toRecoveryEntryDto(stored)
  }

  /** @throws AppError `consent_required`, `not_found` */
  async change(user: SessionUser, entryId: string, body: ChangeRecoveryEntryDto): Promise<RecoveryEntryDto> {
    requireConsents(user, ['health_data_consent'])
    return toRecoveryEntryDto(existing(await this.entries.update(user.userId, entryId, answersIn(body))))
  }

  /** @throws AppError `not_found` */
  async remove(userId: string, entryId: string): Promise<EntryDeletedDto> {
    return deletedOnce(await this.entries.delete(userId, entryId))
  }

  async history({ userId }: SessionUser, query: ListQuery): Promise<RecoveryHistoryDto> {
    const page = await entryPage(query, (limit, before) => this.entries.newest(userId, limit, before))
    return { entries: page.entries.map(toRecoveryEntryDto), next_before: page.nextBefore }
  }
}

// Who sends a number has measured: it wins over a flag that was sent beside it.
const answersIn = (body: ChangeRecoveryEntryDto): RecoveryChange => ({
  vomiting: body.vomiting ?? null,
  pain: body.pain ?? null,
  pulseBpm: body.pulse_bpm ?? null,
  pulseSkipped: body.pulse_bpm === undefined ? (body.pulse_skipped ?? null) : false,
  temperature: body.temperature ?? null,
  temperatureSkipped: body.temperature === undefined ? (body.temperature_skipped ?? null) : false,
})
