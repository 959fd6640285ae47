import type { Shown } from '@gb/device'
import { moodSupport, type SupportLevel } from '@gb/domain'
import { type HasCrisisWords, type Mood, toSupportEntry } from './mood'

/**
 * How much support to offer: what the server says and what this device sees itself, so that it also holds offline.
 * What waits here counts, too, and what was refused: the words count, not the storing.
 * @param server null while nothing was read
 * @param hasCrisisWords null while the phrases are not there: then the server's word for what it has, and the ratings
 */
export function supportLevel(
  server: SupportLevel | null,
  moods: readonly Shown<Mood>[],
  today: string,
  hasCrisisWords: HasCrisisWords | null,
): SupportLevel {
  const entries = moods.map((mood) => toSupportEntry(mood, hasCrisisWords ?? (() => false)))
  const { level } = moodSupport({ entries, today })
  return server !== null && server > level ? server : level
}
