import { randomUUID } from 'node:crypto'
import { type WeightHint, weightHints } from '@gb/domain'
import {
  changedMoment,
  dayRuleOf,
  deletedOnce,
  entryMoment,
  existing,
  isSameInstant,
  type ListQuery,
  ProfilePort,
  requireConsents,
  type SessionUser,
  storeOnce,
  todayOf,
} from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type { EntryDeletedDto } from '../shared/entry.dto.js'
import { entryPage } from '../shared/entry-page.js'
import { type WeightEntry, WeightEntryRepository } from './weight-entry.repository.js'
import { WeightNotes } from './weight-notes.js'
import type {
  AddWeightEntryDto,
  ChangeWeightEntryDto,
  SavedWeightEntryDto,
  WeightHistoryDto,
} from './weight.dto.js'
import { toSavedWeightEntryDto, toWeightEntryDto, toWeightHistoryDto } from './weight.mapper.js'
import { InitialWeightProtected } from './errors.js'

/** Decides about weights that the person logs. */
@Injectable()
export class WeightService {
  constructor(
    private readonly entries: WeightEntryRepository,
    private readonly notes: WeightNotes,
    private readonly profiles: ProfilePort,
  ) {}

  /** @throws AppError `consent_required`, `conflict`, `gone` */
  async add(user: SessionUser, body: AddWeightEntryDto): Promise<SavedWeightEntryDto> {
    requireConsents(user, ['health_data_consent'])
    const { userId } = user
    const entryId = body.entry_id ?? randomUUID()
    const { weight_lbs: weightLbs } = body
    const notes = this.notes.seal(userId, entryId, body.notes)
    const isConfirmed = body.is_confirmed ?? false
    const moment = entryMoment(body.recorded_at, dayRuleOf(user))
    const stored = await storeOnce({
      insert: () =>
        this.entries.insert({ userId, entryId, weightLbs, notes, isInitial: false, isConfirmed, ...moment }),
      findLiving: () => this.entries.find(userId, entryId),
      isSame: (entry) =>
        entry.weightLbs === weightLbs &&
        entry.isConfirmed === isConfirmed &&
        this.notes.open(userId, entry) === (body.notes ?? '') &&
        isSameInstant(body.recorded_at, entry.recordedAt),
    })
    await this.tellProfile(userId)
    return this.toSaved(userId, stored)
  }

  /** @throws AppError `consent_required`, `not_found` */
  async change(user: SessionUser, entryId: string, body: ChangeWeightEntryDto): Promise<SavedWeightEntryDto> {
    requireConsents(user, ['health_data_consent'])
    const { userId } = user
    const changed = await this.entries.update(userId, entryId, {
      weightLbs: body.weight_lbs ?? null,
      notes: this.notes.seal(userId, entryId, body.notes),
      isConfirmed: body.is_confirmed ?? null,
      moment: changedMoment(body.recorded_at, dayRuleOf(user)),
    })
    const entry = existing(changed)
    await this.tellProfile(userId)
    return this.toSaved(userId, entry)
  }

  /** @throws AppError `initial_entry_protected`, `not_found` */
  async remove(userId: string, entryId: string): Promise<EntryDeletedDto> {
    const isDeleted = await this.entries.delete(userId, entryId)
    if (!isDeleted && (await this.entries.find(userId, entryId))?.isInitial)
      throw new InitialWeightProtected()
    await this.tellProfile(userId)
    return deletedOnce(isDeleted)
  }

  async history(user: SessionUser, query: ListQuery): Promise<WeightHistoryDto> {
    const { userId, person } = user
    const [span, page] = await Promise.all([
      this.entries.span(userId),
      entryPage(query, (limit, before) => this.entries.newest(userId, limit, before)),
    ])
    const hints = await this.hintsOn(userId, page.entries)
    const entries = page.entries.map((entry) =>
      toWeightEntryDto(entry, this.notes.open(userId, entry), hints.get(entry.entryId)),
    )
    return toWeightHistoryDto(span, { person, today: todayOf(user) }, { ...page, entries })
  }

  // After the log, never before it: when this fails the client sends the same entry again, and only this is repeated.
  private async tellProfile(userId: string): Promise<void> {
    const span = await this.entries.span(userId)
    if (span) await this.profiles.rememberWeight(userId, span.currentLbs)
  }

  private async toSaved(userId: string, entry: WeightEntry): Promise<SavedWeightEntryDto> {
    const hints = await this.hintsOn(userId, [entry])
    return toSavedWeightEntryDto(entry, this.notes.open(userId, entry), hints.get(entry.entryId))
  }

  /** What is asked about entries that lie newest first, by their ids. */
  private async hintsOn(userId: string, entries: readonly WeightEntry[]): Promise<Map<string, WeightHint>> {
    const [newest, oldest] = [entries[0], entries.at(-1)]
    if (newest === undefined || oldest === undefined) return new Map()
    const beside = await this.entries.compared(userId, { from: oldest.recordedAt, to: newest.recordedAt })
    return new Map([...weightHints(beside)].map(([{ entryId }, hint]) => [entryId, hint]))
  }
}
