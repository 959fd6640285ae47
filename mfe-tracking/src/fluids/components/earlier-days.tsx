import { Button, Card, Disclosure, ErrorState, HistoryIcon, Loading, Skeleton, Text } from '@gb/ui'
import { useState } from 'react'
import { dayInWords } from '../../shared/days-in-words'
import { useFluidHistory } from '../api/fluid-history.query'
import { messages } from '../messages'
import { pastDays } from '../model/by-day'
import { useDrinkChanges, withoutRemoved } from '../model/drink-changes'
import { amountInWords, useFluidUnit } from '../model/fluid-unit'
import type { DrinkLog } from '../model/use-drink-log'
import styles from './earlier-days.module.css'
import { DrinkList } from './drink-list'

type Properties = { today: string; log: DrinkLog; userId: string }

/** Earlier days, read only when they are asked for. */
export function EarlierDays(props: Properties) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <OpenDays {...props} />
  return (
    <Button variant="secondary" block icon={HistoryIcon} onClick={() => setOpen(true)}>
      {messages.more}
    </Button>
  )
}

function OpenDays({ today, log, userId }: Properties) {
  const history = useFluidHistory(userId)
  const changes = useDrinkChanges(userId)
  const [unit] = useFluidUnit()
  const drinks = withoutRemoved(history.data ?? [], changes)
  const days = pastDays(drinks, today, !history.hasNextPage)
  return (
    <Card title={messages.earlier} icon={HistoryIcon} hue="fluids">
      <div>
        {days.map(({ day, drinks: ofDay, totalOz }) => (
          <Disclosure
            key={day}
            summary={
              <span className={styles.day}>
                <span>{dayInWords(day, today)}</span>
                {totalOz !== null && <span className={styles.total}>{amountInWords(totalOz, unit)}</span>}
              </span>
            }
          >
            <DrinkList
              label={dayInWords(day, today)}
              drinks={ofDay.map((drink) => ({ ...drink, state: 'saved' as const }))}
              log={log}
              userId={userId}
            />
          </Disclosure>
        ))}
      </div>
      <Ending history={history} isEmpty={days.length === 0} />
    </Card>
  )
}

type Ending = { history: ReturnType<typeof useFluidHistory>; isEmpty: boolean }

function Ending({ history, isEmpty }: Ending) {
  if (history.isPending || history.isFetchingNextPage) {
    return (
      <Loading label={messages.loadingEarlier}>
        <Skeleton height={52} shape="block" />
      </Loading>
    )
  }
  if (history.isError) {
    const again = () => void (history.isFetchNextPageError ? history.fetchNextPage() : history.refetch())
    return (
      <ErrorState title={messages.failedTitle} retryLabel={messages.retry} onRetry={again}>
        {messages.failedText}
      </ErrorState>
    )
  }
  if (history.hasNextPage) {
    return (
      <Button variant="secondary" onClick={() => void history.fetchNextPage()}>
        {messages.older}
      </Button>
    )
  }
  return isEmpty ? <Text tone="muted">{messages.noEarlier}</Text> : null
}
