import { aboutGrams, aboutKcal } from '@gb/domain'
import { useLocalDay } from '@gb/mfe-contract'
import { Button, Card, EmptyState, ErrorState, FoodIcon, HistoryIcon, Loading, Skeleton } from '@gb/ui'
import { useState, useSyncExternalStore } from 'react'
import { useFoodDays } from '../api/food-days.query'
import { sumOf, type FoodDay } from '../model/logged-meal'
import { FoodDayPart } from './food-day-part'
import { MealSheet } from './meal-sheet'
import { messages } from './messages'
import { removals } from './removals'
import { useMealLog } from './use-meal-log'

/** Every logged meal by days, each with its sum. */
export function FoodLog({ userId }: { userId: string }) {
  const today = useLocalDay()
  const pages = useFoodDays(userId)
  const removed = useSyncExternalStore(removals.subscribe, removals.current)
  const log = useMealLog(userId)
  const [openId, setOpenId] = useState<string | null>(null)
  const days = (pages.data ?? []).map((day) => without(day, removed)).filter(({ meals }) => meals.length > 0)
  const open = days.flatMap(({ meals }) => meals).find(({ entryId }) => entryId === openId)
  return (
    <Card title={messages.title} icon={HistoryIcon} hue="food">
      {days.map((day) => (
        <FoodDayPart
          key={day.day}
          userId={userId}
          day={day}
          today={today}
          totals={totalsInWords(day)}
          onOpen={({ entryId }) => setOpenId(entryId)}
        />
      ))}
      <Ending pages={pages} isEmpty={days.length === 0} />
      {open !== undefined && (
        <MealSheet
          userId={userId}
          meal={open}
          today={today}
          onRepeat={() => void log.repeat(open.entryId)}
          onDelete={() => {
            setOpenId(null)
            log.remove(open)
          }}
          onClose={() => setOpenId(null)}
        />
      )}
    </Card>
  )
}

const without = ({ day, meals }: FoodDay, removed: ReadonlySet<string>): FoodDay => ({
  day,
  meals: meals.filter(({ entryId }) => !removed.has(entryId)),
})

const totalsInWords = ({ meals }: FoodDay): string => {
  const { calories, proteinG } = sumOf(meals)
  return messages.totals(aboutKcal(calories), aboutGrams(proteinG))
}

type EndingProperties = { pages: ReturnType<typeof useFoodDays>; isEmpty: boolean }

function Ending({ pages, isEmpty }: EndingProperties) {
  if (pages.isPending) {
    return (
      <Loading label={messages.loading}>
        <Skeleton height={56} shape="block" />
      </Loading>
    )
  }
  if (pages.isError) {
    const again = () => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch())
    return (
      <ErrorState title={messages.failed} retryLabel={messages.retry} onRetry={again}>
        {messages.failedText}
      </ErrorState>
    )
  }
  if (pages.hasNextPage) {
    return (
      <Button
        variant="secondary"
        busy={pages.isFetchingNextPage}
        busyLabel={messages.loadingOlder}
        onClick={() => void pages.fetchNextPage()}
      >
        {messages.older}
      </Button>
    )
  }
  if (!isEmpty) return null
  return (
    <EmptyState icon={FoodIcon} hue="food" title={messages.empty}>
      {messages.emptyText}
    </EmptyState>
  )
}
