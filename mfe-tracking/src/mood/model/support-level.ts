import type { Shown } from '@gb/device'
import { type ConcernId, moodSupport, type SupportLevel } from '@gb/domain'
import { type HasCrisisWords, type Mood, toSupportEntry } from './mood'

/** What the concerns of all logs say of a mood: a cry for help may stand in the note of a weight, too. */
export const levelOfConcerns = (concerns: readonly { readonly id: ConcernId }[]): SupportLevel =>
  concerns.some(({ id }) => id === 'crisis_words') ? 3 : concerns.some(({ id }) => id === 'low_mood') ? 2 : 0

/**
 * How much support to offer: what the server says and what this device sees itself, so that it also holds offline.
 * What waits here counts, too, and what was refused: the words count, not the storing.
 * @param server what it says of the moods or of all logs, whichever is more; 0 while nothing was read
 * @param hasCrisisWords null while the phrases are not there: then the server's word for what it has, and the ratings
 */
export function supportLevel(
  server: SupportLevel,
  moods: readonly Shown<Mood>[],
  today: string,
  hasCrisisWords: HasCrisisWords | null,
): SupportLevel {
  const entries = moods.map((mood) => toSupportEntry(mood, hasCrisisWords ?? (() => false)))
  const { level } = moodSupport({ entries, today })
  return server > level ? server : level
}
