import { addDays, cupsOn, type FluidSummary } from '@gb/domain'
import {
  amountInWords,
  entryCatalog,
  FLUID_UNITS,
  shownIn,
  useFluidUnit,
  useLocalDay,
  useMessages,
} from '@gb/entries'
import { type DayOfHome, useSession } from '@gb/mfe-contract'
import { CountUp, ErrorState, FigureBox, Loading, Skeleton, Text } from '@gb/ui'
import { type ShownDay, useFluidDay } from '../api/fluid-day.query'
import { GoalBar } from '../components/goal-bar'
import { Refused } from '../../shared/log/refused'
import { HomeWords, useFluidsOnHome, useRetryOnHome } from '../../shared/home/home-words'
import { useDrinkLog } from '../api/use-drink-log'
import { useSurgeryDate } from '../../shared/surgery-date.query'
import { OneTapWater } from './one-tap-water'

/** Of the box, in pixels, until its words are there. */
const HEIGHT = 182

/** What stands where no figure could be read. */
const UNREAD = '—'

/**
 * Home: the fluids of today or yesterday, the same box empty and full, and a glass of water in one tap. Nothing for a
 * visitor without a profile.
 */
export function FluidsBox({ isYesterday = false }: DayOfHome) {
  const { userId } = useSession()
  return userId === null ? null : (
    <HomeWords height={HEIGHT}>
      <BoxOf userId={userId} isYesterday={isYesterday} />
    </HomeWords>
  )
}

function BoxOf({ userId, isYesterday }: { userId: string; isYesterday: boolean }) {
  const messages = useFluidsOnHome()
  const today = useLocalDay()
  const day = useFluidDay(userId, isYesterday ? addDays(today, -1) : today)
  const log = useDrinkLog()
  const [unit] = useFluidUnit()
  const surgeryDate = useSurgeryDate(userId) ?? null
  // What nothing waits for says nothing of a day that could not be read: no 0 for somebody who drank.
  const isUnread = day.isPartial && day.drinks.every(({ state }) => state === 'attention')
  const summary = isUnread ? null : day.summary
  // Another day or another unit is another figure: only what is logged counts up.
  const dayKey = `${isYesterday} ${unit}`
  // Always there: a glass is kept on this device whether the day could be read or not.
  const { glassOz } = cupsOn(surgeryDate, today)
  const water = !isYesterday && (
    <OneTapWater
      glassOz={glassOz}
      onTap={(amountOz) => void log.addOnTap({ fluidType: 'water', amountOz })}
    />
  )
  return (
    <FigureBox
      label={messages.title}
      hue="fluids"
      value={
        summary === null ? (
          UNREAD
        ) : (
          <CountUp key={dayKey} value={shownIn(summary.totalFluidOz, FLUID_UNITS[unit])} />
        )
      }
      unit={day.summary && messages.ofGoal({ goal: amountInWords(day.summary.fluidGoalOz, unit) })}
      bar={summary === null ? <Unread day={day} /> : <Bar {...{ summary, day, isYesterday }} />}
      actions={water}
    >
      {!isYesterday && <Refused title={messages.addFailed} entries={day.refused} />}
    </FigureBox>
  )
}

function Bar({ summary, day, isYesterday }: { summary: FluidSummary; day: ShownDay; isYesterday: boolean }) {
  const messages = useFluidsOnHome()
  const { waiting } = useMessages(entryCatalog)
  const [unit] = useFluidUnit()
  const isWaiting = day.drinks.some(({ state }) => state === 'waiting')
  return (
    <>
      <GoalBar
        look="bare"
        summary={summary}
        unit={unit}
        label={messages.title}
        // Of a day that is over nothing is left to do.
        isPartial={day.isPartial || isYesterday}
      />
      {isWaiting && (
        <Text as="p" size="small" tone="muted">
          {waiting}
        </Text>
      )}
      {day.isPartial && <Missing day={day} words={messages.partlyBrief} />}
    </>
  )
}

/** In place of the bar, as high as it is. */
const Unread = ({ day }: { day: ShownDay }) => {
  const messages = useFluidsOnHome()
  return day.isError ? (
    <Missing day={day} words={messages.failedTitle} />
  ) : (
    <Loading label={messages.loading}>
      <Skeleton shape="block" height={32} />
    </Loading>
  )
}
/** What is not here, and the way to ask again. */
const Missing = ({ day, words }: { day: ShownDay; words: string }) => {
  const { retry, retrying } = useRetryOnHome()
  return (
    <ErrorState
      isBrief
      title={words}
      retryLabel={retry}
      retrying={day.isFetching}
      retryingLabel={retrying}
      onRetry={day.refetch}
    />
  )
}
