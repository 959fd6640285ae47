import { randomUUID } from 'node:crypto'
import {
  changedMoment,
  dayRuleOf,
  deletedOnce,
  entryMoment,
  existing,
  isSameInstant,
  type ListQuery,
  requireConsents,
  type SessionUser,
  storeOnce,
} from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type { EntryDeletedDto } from '../shared/entry.dto.js'
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
    requireConsents(user, ['health_data_consent'])
    const { userId } = user
    const entryId = body.entry_id ?? randomUUID()
    const milestone = this.words.seal(userId, entryId, body.milestone)
    const moment = entryMoment(body.recorded_at, dayRuleOf(user))
    const stored = await storeOnce({
      insert: () => this.entries.insert({ userId, entryId, milestone, ...moment }),
      findLiving: () => this.entries.find(userId, entryId),
      isSame: (entry) =>
        this.words.open(userId, entry) === body.milestone &&
        isSameInstant(body.recorded_at, entry.recordedAt),
    })
    return this.toSaved(userId, stored)
  }

  /** @throws AppError `consent_required`, `not_found` */
  async change(
    user: SessionUser,
    entryId: string,
    body: ChangeMilestoneEntryDto,
  ): Promise<SavedMilestoneEntryDto> {
    requireConsents(user, ['health_data_consent'])
    const { userId } = user
    const changed = await this.entries.update(userId, entryId, {
      milestone: body.milestone === undefined ? null : this.words.seal(userId, entryId, body.milestone),
      moment: changedMoment(body.recorded_at, dayRuleOf(user)),
    })
    return this.toSaved(userId, existing(changed))
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
