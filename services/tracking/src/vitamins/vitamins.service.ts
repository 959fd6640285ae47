import { deletedOnce, type ListQuery, type SessionUser } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type { EntryDeletedDto } from '../shared/entry.dto.js'
import { addEntry, changeEntry } from '../shared/entry-log.js'
import { entryPage } from '../shared/entry-page.js'
import { checkTypedDose, storedDose } from './typed-dose.js'
import { type VitaminEntry, VitaminEntryRepository } from './vitamin-entry.repository.js'
import { VitaminNotes } from './vitamin-notes.js'
import type {
  AddVitaminEntryDto,
  ChangeVitaminEntryDto,
  SavedVitaminEntryDto,
  VitaminEntryDto,
  VitaminHistoryDto,
} from './vitamins.dto.js'
import { toSavedVitaminEntryDto, toVitaminEntryDto } from './vitamins.mapper.js'

/** Decides about vitamins. */
@Injectable()
export class VitaminsService {
  constructor(
    private readonly entries: VitaminEntryRepository,
    private readonly notes: VitaminNotes,
  ) {}

  /** @throws AppError `consent_required`, `invalid_input`, `conflict`, `gone` */
  async add(user: SessionUser, body: AddVitaminEntryDto): Promise<SavedVitaminEntryDto> {
    checkTypedDose(body)
    const { userId } = user
    const {
      vitamin_name: vitaminName,
      time_taken: timeTaken,
      is_confirmed: isConfirmed = false,
      notes,
    } = body
    const dose = storedDose(body.dosage_mg, body)
    const stored = await addEntry(this.entries, user, body, {
      row: (entryId: string) => ({
        vitaminName,
        ...dose,
        timeTaken,
        notes: this.notes.seal(userId, entryId, notes),
        isConfirmed,
      }),
      isSame: (entry) =>
        entry.vitaminName === vitaminName &&
        entry.dosageMg === dose.dosageMg &&
        entry.dosageAmount === dose.dosageAmount &&
        entry.dosageUnit === dose.dosageUnit &&
        entry.timeTaken === timeTaken &&
        entry.isConfirmed === isConfirmed &&
        this.notes.open(userId, entry) === (notes ?? ''),
    })
    return this.toSaved(user, stored)
  }

  /** @throws AppError `consent_required`, `invalid_input`, `not_found` */
  async change(
    user: SessionUser,
    entryId: string,
    body: ChangeVitaminEntryDto,
  ): Promise<SavedVitaminEntryDto> {
    checkTypedDose(body)
    const changed = await changeEntry(this.entries, user, entryId, body, {
      vitaminName: body.vitamin_name ?? null,
      dose: body.dosage_mg === undefined ? null : storedDose(body.dosage_mg, body),
      timeTaken: body.time_taken ?? null,
      notes: this.notes.seal(user.userId, entryId, body.notes),
      isConfirmed: body.is_confirmed ?? null,
    })
    return this.toSaved(user, changed)
  }

  /** @throws AppError `not_found` */
  async remove(userId: string, entryId: string): Promise<EntryDeletedDto> {
    return deletedOnce(await this.entries.delete(userId, entryId))
  }

  async history(user: SessionUser, query: ListQuery): Promise<VitaminHistoryDto> {
    const page = await entryPage(query, (limit, before) => this.entries.newest(user.userId, limit, before))
    return { entries: page.entries.map((entry) => this.toDto(user, entry)), next_before: page.nextBefore }
  }

  private toSaved({ userId, person }: SessionUser, entry: VitaminEntry): SavedVitaminEntryDto {
    return toSavedVitaminEntryDto(entry, this.notes.open(userId, entry), person.ageYears ?? null)
  }

  private toDto({ userId, person }: SessionUser, entry: VitaminEntry): VitaminEntryDto {
    return toVitaminEntryDto(entry, this.notes.open(userId, entry), person.ageYears ?? null)
  }
}
