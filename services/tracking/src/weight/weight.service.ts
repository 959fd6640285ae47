import { deletedOnce, type ListQuery, type SessionUser, todayOf } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type { EntryDeletedDto } from '../shared/entry.dto.js'
import { addEntry, changeEntry } from '../shared/entry-log.js'
import { entryPageWith } from '../shared/entry-page.js'
import { CountedWeights } from './counted-weights.js'
import { type WeightEntry, WeightEntryRepository } from './weight-entry.repository.js'
import type { Standing } from './standing-weights.repository.js'
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
    private readonly counted: CountedWeights,
  ) {}

  /** @throws AppError `consent_required`, `conflict`, `gone` */
  async add(user: SessionUser, body: AddWeightEntryDto): Promise<SavedWeightEntryDto> {
    const { userId } = user
    const { weight_lbs: weightLbs, is_confirmed: isConfirmed = false, notes } = body
    const seen: { standing?: Standing } = {}
    const insert = async (entry: Parameters<WeightEntryRepository['insert']>[0]) => {
      const { entry: stored, ...rest } = await this.entries.insertAndStand(entry)
      Object.assign(seen, rest)
      return stored
    }
    const find = (id: string, entryId: string) => this.entries.find(id, entryId)
    const stored = await addEntry({ insert, find }, user, body, {
      row: (entryId: string) => ({
        weightLbs,
        notes: this.notes.seal(userId, entryId, notes),
        isInitial: false,
        isConfirmed,
      }),
      isSame: (entry) =>
        entry.weightLbs === weightLbs &&
        entry.isConfirmed === isConfirmed &&
        this.notes.open(userId, entry) === (notes ?? ''),
    })
    return this.toSaved(userId, stored, seen.standing)
  }

  /** @throws AppError `consent_required`, `not_found` */
  async change(user: SessionUser, entryId: string, body: ChangeWeightEntryDto): Promise<SavedWeightEntryDto> {
    const { userId } = user
    const changed = await changeEntry(this.entries, user, entryId, body, {
      weightLbs: body.weight_lbs ?? null,
      notes: this.notes.seal(userId, entryId, body.notes),
      isConfirmed: body.is_confirmed ?? null,
    })
    return this.toSaved(userId, changed)
  }

  /** @throws AppError `initial_entry_protected`, `not_found` */
  async remove(userId: string, entryId: string): Promise<EntryDeletedDto> {
    const isDeleted = await this.entries.delete(userId, entryId)
    if (!isDeleted && (await this.entries.find(userId, entryId))?.isInitial)
      throw new InitialWeightProtected()
    await this.counted.tellProfile(userId)
    return deletedOnce(isDeleted)
  }

  async history(user: SessionUser, query: ListQuery): Promise<WeightHistoryDto> {
    const { userId, person } = user
    const { page, rest } = await entryPageWith(query, (limit, before) =>
      this.entries.newestAndStanding(userId, limit, before),
    )
    const [newest, oldest] = [page.entries[0], page.entries.at(-1)]
    const stretch = newest && oldest ? { from: oldest.recordedAt, to: newest.recordedAt } : null
    const { span, hintOf } = await this.counted.of(userId, stretch, rest)
    const entries = page.entries.map((entry) =>
      toWeightEntryDto(entry, this.notes.open(userId, entry), hintOf(entry)),
    )
    return toWeightHistoryDto(span, { person, today: todayOf(user) }, { ...page, entries })
  }

  // The profile is told after the log, never before it: when this fails the client sends the same entry again, and only this is repeated.
  private async toSaved(
    userId: string,
    entry: WeightEntry,
    standing?: Standing,
  ): Promise<SavedWeightEntryDto> {
    const { recordedAt } = entry
    const { hintOf } = await this.counted.tellProfile(userId, { from: recordedAt, to: recordedAt }, standing)
    return toSavedWeightEntryDto(entry, this.notes.open(userId, entry), hintOf(entry))
  }
}
