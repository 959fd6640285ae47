import { mergePending } from '@gb/device'
import { amountInWords, drinkReader, useDayOf, useFluidUnit, usePendingEntries } from '@gb/entries'
import { Button, Card, Disclosure, ErrorState, HistoryIcon, Loading, Skeleton, Text } from '@gb/ui'
import { useState } from 'react'
import { useFluidHistory } from '../api/fluid-history.query'
import { useFluidWords } from '../words'
import { pastDays } from '../model/by-day'
import type { DrinkLog } from '../api/use-drink-log'
import styles from './earlier-days.module.css'
import { DrinkList } from './drink-list'
import { useDays } from '../../shared/use-days'

interface Properties {
  today: string
  log: DrinkLog
  userId: string
}

/** Earlier days, read only when they are asked for. */
export function EarlierDays(props: Properties) {
  const messages = useFluidWords()
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <OpenDays {...props} />
  return (
    <Button variant="secondary" block icon={HistoryIcon} onClick={() => setOpen(true)}>
      {messages.more}
    </Button>
  )
}

function OpenDays({ today, log, userId }: Properties) {
  const dates = useDays()
  const messages = useFluidWords()
  const history = useFluidHistory(userId)
  const dayOf = useDayOf()
  const pending = usePendingEntries('fluid')
  const [unit] = useFluidUnit()
  const stored = { entries: history.data ?? [], readAt: history.dataUpdatedAt }
  const drinks = mergePending(stored, pending, drinkReader(dayOf)).filter(
    ({ state }) => state !== 'attention',
  )
  const days = pastDays(drinks, today, !history.hasNextPage)
  return (
    <Card title={messages.earlier} icon={HistoryIcon} hue="fluids">
      <div>
        {days.map(({ day, drinks: ofDay, totalOz }) => (
          <Disclosure
            key={day}
            summary={
              <span className={styles.day}>
                <span>{dates.day(day, today)}</span>
                {totalOz !== null && <span className={styles.total}>{amountInWords(totalOz, unit)}</span>}
              </span>
            }
          >
            <DrinkList label={dates.day(day, today)} day={day} drinks={ofDay} log={log} />
          </Disclosure>
        ))}
      </div>
      <Ending history={history} isEmpty={days.length === 0} />
    </Card>
  )
}

interface Ending {
  history: ReturnType<typeof useFluidHistory>
  isEmpty: boolean
}

function Ending({ history, isEmpty }: Ending) {
  const messages = useFluidWords()
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
