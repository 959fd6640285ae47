import { addDays, type VitaminName } from '@gb/domain'
import type { Vitamin } from './vitamin'

/** What was logged within so many days is what somebody takes. */
const CHOSEN_DAYS = 7

/**
 * What somebody takes by themselves, whatever is usual at their time: it is never hidden from them. What was taken before
 * the surgery is not chosen for after it.
 */
export function chosenVitamins(
  taken: readonly Pick<Vitamin, 'day' | 'vitaminName'>[],
  { today, surgeryDate }: { today: string; surgeryDate: string | null },
): Set<VitaminName> {
  const week = addDays(today, -CHOSEN_DAYS)
  const from = surgeryDate !== null && surgeryDate <= today && surgeryDate > week ? surgeryDate : week
  return new Set(taken.filter(({ day }) => day >= from).map(({ vitaminName }) => vitaminName))
}
