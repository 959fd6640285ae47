import { type DayPlanFacts, VITAMIN_NAMES } from '@gb/domain'
import { useLocalDay } from '@gb/entries'
import { useSurgeryDate } from '../../shared/surgery-date.query'
import { useMinute } from '../../shared/use-minute'
import { useDayEvents } from './day-events.query'
import { useRecommended } from './recommended.query'
import { useUsualVitamins } from './use-usual-vitamins'
import { chosenVitamins } from '../model/chosen'
import { dayFacts } from '../model/day-facts'
import type { Vitamin } from '../model/vitamin'

/**
 * What is known of today for the plan, minute by minute; null while the recommended vitamins, or which of them are usual
 * so early, are not known.
 */
export function useDayFacts(userId: string, taken: readonly Vitamin[]): DayPlanFacts | null {
  const today = useLocalDay()
  const now = useMinute()
  const events = useDayEvents(userId)
  const recommended = useRecommended()
  const usual = useUsualVitamins(userId)
  const surgeryDate = useSurgeryDate(userId) ?? null
  if (recommended.data === undefined || usual === null) return null
  const names = new Set<string>(recommended.data.vitamins.map(({ name }) => name))
  const chosen = chosenVitamins(taken, { today, surgeryDate })
  const vitamins = VITAMIN_NAMES.filter(
    (name) => names.has(name) && (usual.includes(name) || chosen.has(name)),
  )
  return dayFacts({ today, now, taken, events, vitamins })
}
