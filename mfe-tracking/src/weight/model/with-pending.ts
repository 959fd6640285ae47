import { mergePending, type PendingEntry } from '@gb/api-client/outbox'
import { weightProgress } from '@gb/domain'
import { weightReader } from '../api/weight.mapper'
import type { StoredHistory, WeightHistory } from './weight'

interface Here {
  pending: readonly PendingEntry<'weight'>[]
  /** When the server was asked last, ms. */
  readAt: number
  dayOf: (recordedAt: string) => string
}

/** The weights with what is on its way, and the progress that follows. What was refused does not count. */
export function withPending(stored: StoredHistory, { pending, readAt, dayOf }: Here): WeightHistory {
  const entries = mergePending({ entries: stored.entries, readAt }, pending, weightReader(dayOf))
  const counted = entries.filter(({ state }) => state !== 'attention')
  const [newest] = counted
  const isUnread = pending.some(({ state, sentAt }) => state !== 'sent' || sentAt >= readAt)
  if (!isUnread || newest === undefined) return { ...stored, entries }
  const initial = counted.find(({ isInitial }) => isInitial)?.weightLbs
  const start = stored.currentLbs === null ? counted.at(-1)?.weightLbs : stored.currentLbs + stored.lostLbs
  const currentLbs = newest.weightLbs
  const progress = weightProgress({
    firstLbs: initial ?? start ?? currentLbs,
    currentLbs,
    goalLbs: stored.goalLbs,
  })
  return { ...stored, ...progress, currentLbs, entries }
}
