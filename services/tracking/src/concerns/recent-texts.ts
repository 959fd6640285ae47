import { addDays, type ConcernsInput, SUPPORT_DAYS } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { MilestoneWords } from '../milestones/milestone-words.js'
import { VitaminNotes } from '../vitamins/vitamin-notes.js'
import { WeightNotes } from '../weight/weight-notes.js'
import { RecentTextsRepository, type SealedText } from './recent-texts.repository.js'

/** What was written beside weights and vitamins, and as milestones, for as long as a text may worry somebody. */
@Injectable()
export class RecentTexts {
  constructor(
    private readonly texts: RecentTextsRepository,
    private readonly weightNotes: WeightNotes,
    private readonly vitaminNotes: VitaminNotes,
    private readonly milestones: MilestoneWords,
  ) {}

  /** The texts of a person until a day, opened, each with the local day of its entry. */
  async of(userId: string, today: string): Promise<ConcernsInput['notes']> {
    // Who flew west wrote it on a day that is still to come here.
    const found = await this.texts.between(userId, addDays(today, 1 - SUPPORT_DAYS), addDays(today, 1))
    return found.map((text) => ({ day: text.day, text: this.opened(userId, text) }))
  }

  private opened(userId: string, { kind, entryId, sealed }: SealedText): string {
    if (kind === 'milestone') return this.milestones.open(userId, { entryId, milestone: sealed })
    const notes = kind === 'weight' ? this.weightNotes : this.vitaminNotes
    return notes.open(userId, { entryId, notes: sealed })
  }
}
