import { useFluidUnit } from '@gb/entries'
import { Card, EmptyState, HistoryIcon, Loading, Skeleton, Stack, WaterIcon } from '@gb/ui'
import { attentionFirst } from '../../shared/log/attention-first'
import type { ShownDay } from '../api/fluid-day.query'
import { useFluidWords } from '../words'
import type { DrinkLog } from '../api/use-drink-log'
import { DrinkList } from './drink-list'
import { TypeBreakdown } from './type-breakdown'

interface Properties {
  day: ShownDay
  log: DrinkLog
}

/** Today's drinks by type and one by one. */
export function TodayCard({ day, log }: Properties) {
  const messages = useFluidWords()
  const [unit] = useFluidUnit()
  // Where the day could not be read its card says so; what is kept here is still shown.
  if (day.isPartial && day.isError && day.drinks.length === 0) return null
  return (
    <Card title={messages.entries} icon={HistoryIcon} hue="fluids">
      {day.drinks.length > 0 ? (
        <>
          {day.summary !== null && <TypeBreakdown summary={day.summary} unit={unit} />}
          <DrinkList label={messages.entries} day={day.day} drinks={attentionFirst(day.drinks)} log={log} />
        </>
      ) : day.summary === null ? (
        <Loading label={messages.loading}>
          <Stack gap={3}>
            <Skeleton height={56} shape="block" />
            <Skeleton height={56} shape="block" />
          </Stack>
        </Loading>
      ) : (
        <EmptyState icon={WaterIcon} title={messages.noEntries} />
      )}
    </Card>
  )
}
