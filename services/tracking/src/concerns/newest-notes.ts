import type { ConcernsInput } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { VitaminEntryRepository } from '../vitamins/vitamin-entry.repository.js'
import { VitaminNotes } from '../vitamins/vitamin-notes.js'
import { WeightEntryRepository } from '../weight/weight-entry.repository.js'
import { WeightNotes } from '../weight/weight-notes.js'

/** Newest notes beside weights and vitamins that are read for words of vomiting. */
const NEWEST_NOTES = 20

/** What was written beside the newest weights and vitamins. */
@Injectable()
export class NewestNotes {
  constructor(
    private readonly weights: WeightEntryRepository,
    private readonly weightNotes: WeightNotes,
    private readonly vitamins: VitaminEntryRepository,
    private readonly vitaminNotes: VitaminNotes,
  ) {}

  /** The notes of a person, opened, each with the local day of its entry. */
  async of(userId: string): Promise<ConcernsInput['notes']> {
    const [weights, vitamins] = await Promise.all([
      this.weights.newest(userId, NEWEST_NOTES, null),
      this.vitamins.newest(userId, NEWEST_NOTES, null),
    ])
    return [
      ...weights.map((entry) => ({ day: entry.localDate, text: this.weightNotes.open(userId, entry) })),
      ...vitamins.map((entry) => ({ day: entry.localDate, text: this.vitaminNotes.open(userId, entry) })),
    ]
  }
}
