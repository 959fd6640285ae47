import { mergePending, type PendingEntry } from '@gb/device'
import { type LossStart, weightProgress } from '@gb/domain'
import { weightReader } from './weight.mapper'
import type { StoredHistory, WeightEntry, WeightHistory } from '../model/weight'

interface Here {
  pending: readonly PendingEntry<'weight'>[]
  /** When the server was asked last, ms. */
  readAt: number
  dayOf: (recordedAt: string) => string
}

/** The first weight may itself be on its way; the day of the surgery stands in the profile. */
const startOf = ({ lostSince }: StoredHistory, counted: readonly WeightEntry[]): LossStart | null => {
  if (lostSince?.kind === 'surgery_day') return lostSince
  const initial = counted.find(({ isInitial }) => isInitial)
  const first = initial ?? (lostSince === null ? counted.at(-1) : undefined)
  return first === undefined
    ? lostSince
    : { kind: 'first_weight', day: first.day, weightLbs: first.weightLbs }
}

/** The weights with what is on its way, and the progress that follows. What was refused does not count. */
export function withPending(stored: StoredHistory, { pending, readAt, dayOf }: Here): WeightHistory {
  const entries = mergePending({ entries: stored.entries, readAt }, pending, weightReader(dayOf))
  const counted = entries.filter(({ state }) => state !== 'attention')
  const [newest] = counted
  const isUnread = pending.some(({ state, sentAt }) => state !== 'sent' || sentAt >= readAt)
  if (!isUnread || newest === undefined) return { ...stored, entries }
  const currentLbs = newest.weightLbs
  if (stored.goalLbs === null) return { ...stored, currentLbs, entries }
  const lostSince = startOf(stored, counted)
  const progress = weightProgress({
    firstLbs: lostSince?.weightLbs ?? currentLbs,
    currentLbs,
    goalLbs: stored.goalLbs,
  })
  const highest = stored.lostSinceHighestLbs
  const lostSinceHighestLbs =
    highest === null || stored.currentLbs === null ? null : highest + stored.currentLbs - currentLbs
  return { ...stored, ...progress, lostSince, lostSinceHighestLbs, currentLbs, entries }
}
