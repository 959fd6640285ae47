import { deletedOnce, type ListQuery, type SessionUser } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type { EntryDeletedDto } from '../shared/entry.dto.js'
import { addEntry, changeEntry } from '../shared/entry-log.js'
import { entryPage } from '../shared/entry-page.js'
import type {
  AddMilestoneEntryDto,
  ChangeMilestoneEntryDto,
  MilestoneHistoryDto,
  SavedMilestoneEntryDto,
} from './milestone.dto.js'
import { toMilestoneEntryDto, toMilestoneHistoryDto, toSavedMilestoneEntryDto } from './milestone.mapper.js'
import { type MilestoneEntry, MilestoneEntryRepository } from './milestone-entry.repository.js'
import { MilestoneWords } from './milestone-words.js'

/** Decides about milestones. */
@Injectable()
export class MilestoneService {
  constructor(
    private readonly entries: MilestoneEntryRepository,
    private readonly words: MilestoneWords,
  ) {}

  /** @throws AppError `consent_required`, `conflict`, `gone` */
  async add(user: SessionUser, body: AddMilestoneEntryDto): Promise<SavedMilestoneEntryDto> {
    const { userId } = user
    const stored = await addEntry(this.entries, user, body, {
      row: (entryId: string) => ({ milestone: this.words.seal(userId, entryId, body.milestone) }),
      isSame: (entry) => this.words.open(userId, entry) === body.milestone,
    })
    return this.toSaved(userId, stored)
  }

  /** @throws AppError `consent_required`, `not_found` */
  async change(
    user: SessionUser,
    entryId: string,
    body: ChangeMilestoneEntryDto,
  ): Promise<SavedMilestoneEntryDto> {
    const { userId } = user
    const changed = await changeEntry(this.entries, user, entryId, body, {
      milestone: body.milestone === undefined ? null : this.words.seal(userId, entryId, body.milestone),
    })
    return this.toSaved(userId, changed)
  }

  /** @throws AppError `not_found` */
  async remove(userId: string, entryId: string): Promise<EntryDeletedDto> {
    return deletedOnce(await this.entries.delete(userId, entryId))
  }

  async history({ userId }: SessionUser, query: ListQuery): Promise<MilestoneHistoryDto> {
    const page = await entryPage(query, (limit, before) => this.entries.newest(userId, limit, before))
    const entries = page.entries.map((entry) => toMilestoneEntryDto(entry, this.words.open(userId, entry)))
    return toMilestoneHistoryDto({ ...page, entries })
  }

  private toSaved(userId: string, stored: MilestoneEntry): SavedMilestoneEntryDto {
    return toSavedMilestoneEntryDto(stored, this.words.open(userId, stored))
  }
}
