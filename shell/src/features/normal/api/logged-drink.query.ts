import { type ApiData, queryKeys } from '@gb/api-client'
import { type EntryReader, mergePending } from '@gb/device'
import { DEFAULT_FLUID_TYPE, type FluidType } from '@gb/domain'
import { type Entry, useDayOf, useLocalDay, usePendingEntries, whenOf } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { skipToken, useQuery } from '@tanstack/react-query'

type Summary = ApiData<'/api/fluid-summary/{user_id}'>

/** A drink of the log. */
export interface LoggedDrink extends Entry {
  fluidType: FluidType
  amountOz: number
}

const readerOf = (dayOf: (recordedAt: string) => string): EntryReader<'fluid', LoggedDrink> => {
  const change: EntryReader<'fluid', LoggedDrink>['change'] = (drink, values) => ({
    ...drink,
    fluidType: values.fluid_type ?? drink.fluidType,
    amountOz: values.amount_oz ?? drink.amountOz,
    ...whenOf(values.recorded_at, dayOf),
  })
  return {
    change,
    create: (entryId, values) =>
      change({ entryId, fluidType: DEFAULT_FLUID_TYPE, amountOz: 0, recordedAt: '', day: '' }, values),
  }
}

const toDrinks = ({ entries }: Summary): LoggedDrink[] =>
  entries.map((entry) => ({
    entryId: entry.entry_id,
    fluidType: entry.fluid_type,
    amountOz: entry.amount_oz,
    recordedAt: entry.recorded_at,
    day: entry.date,
  }))

/** The last drink of today's log, from what lies on this device: nothing is asked of the network. null without one. */
export function useLoggedDrink(): LoggedDrink | null {
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
  const drinks = mergePending(stored, pending, readerOf(dayOf)).filter(
    (drink) => drink.day === day && drink.state !== 'attention',
  )
  return drinks.reduce<LoggedDrink | null>(
    (last, drink) => (last === null || drink.recordedAt > last.recordedAt ? drink : last),
    null,
  )
}
