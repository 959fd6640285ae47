import { addDays, LIST_LIMIT, moodSupport, moodTrendsOf, SUPPORT_DAYS } from '@gb/domain'
import { deletedOnce, type ListQuery, type SessionUser, todayOf } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type { EntryDeletedDto } from '../shared/entry.dto.js'
import { addEntry, changeEntry } from '../shared/entry-log.js'
import { entryPageWith } from '../shared/entry-page.js'
import type { MoodHistoryDto, SavedMoodEntryDto } from './mood-answers.dto.js'
import type { AddMoodEntryDto, ChangeMoodEntryDto } from './mood.dto.js'
import {
  sentTexts,
  toMoodEntryDto,
  toMoodHistoryDto,
  toSavedMoodEntryDto,
  toSupportEntry,
} from './mood.mapper.js'
import { type MoodEntry, MoodEntryRepository } from './mood-entry.repository.js'
import { isSameTexts, MoodTexts } from './mood-texts.js'

/** A local day begins and ends less than a day from the one of UTC, in every zone. */
const ZONES_MS = 86_400_000

/** Whether no entry of a local day and later lies behind the newest page. */
const hasAllSince = (
  day: string,
  { entries, nextBefore }: { entries: readonly MoodEntry[]; nextBefore: string | null },
): boolean => {
  const oldest = entries.at(-1)?.recordedAt
  if (nextBefore === null || oldest === undefined) return true
  return oldest.getTime() < Date.parse(`${day}T00:00:00Z`) - ZONES_MS
}

/** Decides about moods. */
@Injectable()
export class MoodService {
  constructor(
    private readonly entries: MoodEntryRepository,
    private readonly texts: MoodTexts,
  ) {}

  /** @throws AppError `consent_required`, `conflict`, `gone` */
  async add(user: SessionUser, body: AddMoodEntryDto): Promise<SavedMoodEntryDto> {
    const { userId } = user
    const { mood_rating: moodRating, energy_level: energyLevel, mood_description: moodDescription } = body
    const texts = sentTexts(body)
    const stored = await addEntry(this.entries, user, body, {
      row: (entryId: string) => ({
        moodRating,
        energyLevel,
        moodDescription,
        texts: this.texts.seal(userId, entryId, texts),
      }),
      isSame: (entry) =>
        entry.moodRating === moodRating &&
        entry.energyLevel === energyLevel &&
        entry.moodDescription === moodDescription &&
        isSameTexts(this.texts.open(userId, entry), texts),
    })
    return this.toSavedDto(userId, stored)
  }

  /** @throws AppError `consent_required`, `not_found` */
  async change(user: SessionUser, entryId: string, body: ChangeMoodEntryDto): Promise<SavedMoodEntryDto> {
    const { userId } = user
    const changed = await changeEntry(this.entries, user, entryId, body, {
      moodRating: body.mood_rating ?? null,
      energyLevel: body.energy_level ?? null,
      moodDescription: body.mood_description ?? null,
      texts: this.texts.seal(userId, entryId, sentTexts(body)),
    })
    return this.toSavedDto(userId, changed)
  }

  /** @throws AppError `not_found` */
  async remove(userId: string, entryId: string): Promise<EntryDeletedDto> {
    return deletedOnce(await this.entries.delete(userId, entryId))
  }

  async history(user: SessionUser, query: ListQuery): Promise<MoodHistoryDto> {
    const { userId } = user
    const today = todayOf(user)
    const from = addDays(today, 1 - SUPPORT_DAYS)
    const { page, rest: totals } = await entryPageWith(query, async (limit, before) => {
      const { entries, totals: rest } = await this.entries.newestAndTotals(userId, limit, before)
      return { entries, rest }
    })
    const isNewest = query.before === undefined
    const recent =
      isNewest && hasAllSince(from, page)
        ? page.entries
        : await this.entries.since(userId, from, LIST_LIMIT.max)
    const support = moodSupport({
      entries: recent.map((entry) => toSupportEntry(entry, () => this.texts.tellsOfCrisis(userId, entry))),
      today,
    })
    const entries = page.entries.map((entry) => toMoodEntryDto(entry, this.texts.open(userId, entry)))
    return toMoodHistoryDto(moodTrendsOf(totals), support, { ...page, entries })
  }

  /** Only after it is stored: whatever was written, it is kept first. */
  private toSavedDto(userId: string, stored: MoodEntry): SavedMoodEntryDto {
    const texts = this.texts.open(userId, stored)
    const entry = toSupportEntry(stored, () => this.texts.tellsOfCrisis(userId, stored))
    const support = moodSupport({ entries: [entry], today: stored.localDate })
    return toSavedMoodEntryDto(stored, texts, support)
  }
}
