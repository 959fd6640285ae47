import { type DayPlanFacts, VITAMIN_NAMES } from '@gb/domain'
import { useLocalDay } from '@gb/entries'
import { useMinute } from '../../shared/use-minute'
import { useDayEvents } from './day-events.query'
import { useRecommended } from './recommended.query'
import { dayFacts } from '../model/day-facts'
import type { Vitamin } from '../model/vitamin'

/** What is known of today for the plan, minute by minute; null while the recommended vitamins are not known. */
export function useDayFacts(userId: string, taken: readonly Vitamin[]): DayPlanFacts | null {
  const today = useLocalDay()
  const now = useMinute()
  const events = useDayEvents(userId)
  const recommended = useRecommended()
  if (recommended.data === undefined) return null
  const names = new Set<string>(recommended.data.vitamins.map(({ name }) => name))
  const vitamins = VITAMIN_NAMES.filter((name) => names.has(name))
  return dayFacts({ today, now, taken, events, vitamins })
}
