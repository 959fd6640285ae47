import { shownTotals } from '@gb/domain'
import { useLocalDay, useMessages } from '@gb/entries'
import { Button, Card, EmptyState, ErrorState, FoodIcon, HistoryIcon, Loading, Skeleton } from '@gb/ui'
import { useState } from 'react'
import { useFoodDays, type FoodDaysRead } from '../shared/meal-log/food-days.query'
import { eaten, type FoodDay } from '../shared/meal-log/food-day'
import { FoodDayPart } from './food-day-part'
import { MealSheet } from './meal-sheet'
import { foodLogCatalog } from './messages/generated/food-log'
import { useMealLog } from '../shared/meal-log/use-meal-log'

/** Every logged meal by days, each with its sum. */
export function FoodLog({ userId }: { userId: string }) {
  const today = useLocalDay()
  const read = useFoodDays(userId)
  const log = useMealLog()
  const messages = useMessages(foodLogCatalog)
  const [openId, setOpenId] = useState<string | null>(null)
  const { days, meals } = read
  const open = meals.find(({ entryId }) => entryId === openId)
  const todays = days.find(({ day }) => day === today)?.meals ?? []
  return (
    <Card title={messages.title} icon={HistoryIcon} hue="food">
      {days.map((day) => (
        <FoodDayPart
          key={day.day}
          day={day}
          today={today}
          totals={messages.totals(totalsOf(day))}
          onOpen={({ entryId }) => setOpenId(entryId)}
          onCopy={() => log.copyDay(day, today, todays)}
        />
      ))}
      <Ending read={read} />
      {open !== undefined && (
        <MealSheet userId={userId} meal={open} today={today} log={log} onClose={() => setOpenId(null)} />
      )}
    </Card>
  )
}

const totalsOf = ({ meals }: FoodDay) => {
  const { calories, proteinG } = shownTotals(eaten(meals).flatMap(({ items }) => items))
  return { kcal: calories, protein: proteinG }
}

function Ending({ read }: { read: FoodDaysRead }) {
  const messages = useMessages(foodLogCatalog)
  if (read.isPending) {
    return (
      <Loading label={messages.loading}>
        <Skeleton height={56} shape="block" />
      </Loading>
    )
  }
  if (read.isError) {
    return (
      <ErrorState title={messages.failed} retryLabel={messages.retry} onRetry={read.again}>
        {messages.failedText}
      </ErrorState>
    )
  }
  if (read.hasNextPage) {
    return (
      <Button
        variant="secondary"
        busy={read.isFetchingNextPage}
        busyLabel={messages.loadingOlder}
        onClick={read.fetchNextPage}
      >
        {messages.older}
      </Button>
    )
  }
  if (read.days.length > 0) return null
  return (
    <EmptyState icon={FoodIcon} hue="food" title={messages.empty}>
      {messages.emptyText}
    </EmptyState>
  )
}
