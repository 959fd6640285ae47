import { FieldCipher } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { fitNotes, MOOD_TEXTS } from '@gb/domain'
import { MoodTexts } from '../mood/mood-texts.js'
import { vitaminNotePlace } from '../vitamins/vitamin-notes.js'
import { weightNotePlace } from '../weight/weight-notes.js'
import { printable } from './document/printable.js'
import { ReportLogsRepository } from './report-logs.repository.js'
import type { ReportNotes } from './report-content.js'

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

  /**
   * The texts of these entries as they are printed, oldest first; what is not the person's, deleted or empty is not among
   * them.
   */
  async of(userId: string, entryIds: readonly string[]): Promise<ReportNotes> {
    if (entryIds.length === 0) return { printed: [], leftOut: 0 }
    const [weights, vitamins, moods] = await Promise.all([
      this.logs.weightNotes(userId, entryIds),
      this.logs.vitaminNotes(userId, entryIds),
      this.logs.moodTexts(userId, entryIds),
    ])
    const notes = [
      ...weights.map(({ day, entryId, notes: note }) => ({
        day,
        kind: 'weight' as const,
        text: this.cipher.open(note, weightNotePlace(userId, entryId)),
      })),
      ...vitamins.map(({ day, entryId, notes: note }) => ({
        day,
        kind: 'vitamin' as const,
        text: this.cipher.open(note, vitaminNotePlace(userId, entryId)),
      })),
      ...moods.flatMap((mood) => {
        const texts = this.moodTexts.open(userId, mood)
        return MOOD_TEXTS.map((text) => ({
          day: mood.localDate,
          kind: text,
          text: texts[text],
        }))
      }),
    ]
    const chosen = notes
      .map((note) => ({ ...note, text: printable(note.text) }))
      .filter(({ text }) => text !== '')
      .toSorted((a, b) => a.day.localeCompare(b.day))
    const fitted = fitNotes(chosen.map(({ text }) => text))
    const printed = chosen.flatMap((note, index) => {
      const fit = fitted[index]
      return fit ? [{ ...note, ...fit }] : []
    })
    return { printed, leftOut: chosen.length - printed.length }
  }
}
