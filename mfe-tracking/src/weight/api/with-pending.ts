import { mergePending, type PendingEntry } from '@gb/device'
import type { LossStart } from '@gb/domain'
import type { LateRules } from '../../shared/rules/use-late-rules'
import { weightReader } from './weight.mapper'
import type { StoredHistory, WeightEntry, WeightHistory } from '../model/weight'

interface Here {
  pending: readonly PendingEntry<'weight'>[]
  /** When the server was asked last, ms. */
  readAt: number
  dayOf: (recordedAt: string) => string
  /** They come a moment later than what is stored: until then it stands as it was read. */
  rules: Pick<LateRules, 'weightProgress' | 'weightSpan'> | null
}

/** The first weight may itself be on its way; the day of the surgery stands in the profile. */
const startOf = ({ lostSince }: StoredHistory, first: WeightEntry): LossStart | null => {
  if (lostSince?.kind === 'surgery_day') return lostSince
  if (lostSince !== null && !first.isInitial) return lostSince
  return { kind: 'first_weight', day: first.day, weightLbs: first.weightLbs }
}

/** The weights with what is on its way, and the progress that follows. What was refused or is asked about does not count. */
export function withPending(stored: StoredHistory, { pending, readAt, dayOf, rules }: Here): WeightHistory {
  const entries = mergePending({ entries: stored.entries, readAt }, pending, weightReader(dayOf))
  const isUnread = pending.some(({ state, sentAt }) => state !== 'sent' || sentAt >= readAt)
  if (!isUnread || rules === null) return { ...stored, entries }
  const counted = entries.filter(({ state }) => state !== 'attention')
  const span = rules.weightSpan(counted.toReversed())
  if (span === null) return { ...stored, entries }
  const currentLbs = span.current.weightLbs
  if (stored.goalLbs === null) return { ...stored, currentLbs, entries }
  const lostSince = startOf(stored, span.first)
  const progress = rules.weightProgress({
    firstLbs: lostSince?.weightLbs ?? currentLbs,
    currentLbs,
    goalLbs: stored.goalLbs,
  })
  const highest = stored.lostSinceHighestLbs
  const lostSinceHighestLbs =
    highest === null || stored.currentLbs === null ? null : highest + stored.currentLbs - currentLbs
  return { ...stored, ...progress, lostSince, lostSinceHighestLbs, currentLbs, entries }
}
