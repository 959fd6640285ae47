import { FieldCipher, type FieldPlace } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type { MilestoneEntry } from './milestone-entry.repository.js'

/** Where the words of a milestone are sealed for. */
export const milestonePlace = (userId: string, entryId: string): FieldPlace => ({
  owner: userId,
  field: `milestone_entry.milestone.${entryId}`,
})

/** Seals and opens the words of milestones. Sealed words open only in their own row. */
@Injectable()
export class MilestoneWords {
  constructor(private readonly cipher: FieldCipher) {}

  seal(userId: string, entryId: string, words: string): Buffer {
    return this.cipher.seal(words, milestonePlace(userId, entryId))
  }

  open(userId: string, { entryId, milestone }: Pick<MilestoneEntry, 'entryId' | 'milestone'>): string {
    return this.cipher.open(milestone, milestonePlace(userId, entryId))
  }
}
