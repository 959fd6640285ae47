import { type ApiData, queryKeys } from '@gb/api-client'
import { mergePending } from '@gb/device'
import { type Drink, drinkReader, toDrink, useDayOf, useLocalDay, usePendingEntries } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { skipToken, useQuery } from '@tanstack/react-query'

const toDrinks = ({ entries }: ApiData<'/api/fluid-summary/{user_id}'>): Drink[] => entries.map(toDrink)

/** The last drink of today's log, from what lies on this device: nothing is asked of the network. null without one. */
export function useLoggedDrink(): Drink | null {
  const { session } = useHost()
  const day = useLocalDay()
  const pending = usePendingEntries('fluid')
  const dayOf = useDayOf()
  const read = useQuery({
    queryKey: queryKeys.fluidSummary(session.userId ?? '', day),
    queryFn: skipToken,
    select: toDrinks,
  })
  const stored = { entries: read.data ?? [], readAt: read.dataUpdatedAt }
  const drinks = mergePending(stored, pending, drinkReader(dayOf)).filter(
    (drink) => drink.day === day && drink.state !== 'attention',
  )
  return drinks.reduce<Drink | null>(
    (last, drink) => (last === null || drink.recordedAt > last.recordedAt ? drink : last),
    null,
  )
}
