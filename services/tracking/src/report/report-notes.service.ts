import { FieldCipher } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { MOOD_TEXTS } from '@gb/domain'
import { MoodTexts } from '../mood/mood-texts.js'
import { vitaminNotePlace } from '../vitamins/vitamin-notes.js'
import { weightNotePlace } from '../weight/weight-notes.js'
import { NOTE_TITLES } from './messages.js'
import { ReportLogsRepository } from './report-logs.repository.js'
import type { ReportNote } from './report-content.js'

/** Opens the texts that a person wants in a report. */
@Injectable()
export class ReportNotesService {
  private readonly moodTexts: MoodTexts

  constructor(
    private readonly logs: ReportLogsRepository,
    private readonly cipher: FieldCipher,
  ) {
    this.moodTexts = new MoodTexts(cipher)
  }

  /** The texts of these entries, oldest first; what is not the person's, deleted or empty is not among them. */
  async of(userId: string, entryIds: readonly string[]): Promise<ReportNote[]> {
    if (entryIds.length === 0) return []
    const [weights, vitamins, moods] = await Promise.all([
      this.logs.weightNotes(userId, entryIds),
      this.logs.vitaminNotes(userId, entryIds),
      this.logs.moodTexts(userId, entryIds),
    ])
    const notes = [
      ...weights.map(({ day, entryId, notes: note }) => ({
        day,
        title: NOTE_TITLES.weight,
        text: this.cipher.open(note, weightNotePlace(userId, entryId)),
      })),
      ...vitamins.map(({ day, entryId, notes: note }) => ({
        day,
        title: NOTE_TITLES.vitamin,
        text: this.cipher.open(note, vitaminNotePlace(userId, entryId)),
      })),
      ...moods.flatMap((mood) => {
        const texts = this.moodTexts.open(userId, mood)
        return MOOD_TEXTS.map((text) => ({
          day: mood.localDate,
          title: NOTE_TITLES[text],
          text: texts[text],
        }))
      }),
    ]
    return notes.filter(({ text }) => text !== '').toSorted((a, b) => a.day.localeCompare(b.day))
  }
}
