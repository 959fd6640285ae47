import type { Shown } from '@gb/device'
import { withoutSlips } from '@gb/domain'
import type { WeightEntry } from './weight'

/** The ids of the weights that are left out until the person says that they are right. What was refused counts nowhere. */
export function slipsIn(entries: readonly Shown<WeightEntry>[]): ReadonlySet<string> {
  const counted = entries.filter(({ state }) => state !== 'attention')
  const kept = new Set(withoutSlips(counted))
  return new Set(counted.filter((entry) => !kept.has(entry)).map(({ entryId }) => entryId))
}
