import type { Shown } from '@gb/device'
import { moodSupport, type SupportLevel } from '@gb/domain'
import { type Mood, toSupportEntry } from './mood'

/**
 * How much support to offer: what the server says and what this device sees itself, so that it also holds offline.
 * What waits here counts, too, and what was refused: the words count, not the storing.
 * @param server null while nothing was read
 */
export function supportLevel(
  server: SupportLevel | null,
  moods: readonly Shown<Mood>[],
  today: string,
): SupportLevel {
  const entries = moods.map(toSupportEntry)
  const { level } = moodSupport({ entries, today })
  return server !== null && server > level ? server : level
}
