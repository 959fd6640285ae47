import { moodSupport, type SupportLevel } from '@gb/domain'
import type { Shown } from '../../shared/log/entry-changes'
import { type Mood, toSupportEntry } from './mood'

/**
 * How much support to offer: what the server says and what this device sees itself, so that it also holds offline.
 * What is still on its way does not count: it is saved first.
 * @param server null while nothing was read
 */
export function supportLevel(
  server: SupportLevel | null,
  moods: readonly Shown<Mood>[],
  today: string,
): SupportLevel {
  const entries = moods.filter(({ state }) => state !== 'sending').map(toSupportEntry)
  const { level } = moodSupport({ entries, today })
  return server !== null && server > level ? server : level
}
