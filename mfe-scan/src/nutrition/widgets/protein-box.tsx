import { addDays } from '@gb/domain'
import { useIsSerious, useLocalDay, useMessages } from '@gb/entries'
import { type DayOfHome, useHost } from '@gb/mfe-contract'
import { AddIcon, Button, CountUp, ErrorState, FigureBox, Loading, ProgressBar, Skeleton, Text } from '@gb/ui'
import { useNutrition } from '../api/daily-summary.query'
import { homeCatalog } from '../messages/generated/home'
import { figure, lineOf, type NutrientLine } from '../model/nutrition'
import { HomeWords } from './home-words'

/** What stands where no figure could be read. */
const UNREAD = '—'

/** Home: the protein of today or yesterday, the same box empty and full. Nothing for a visitor without a profile. */
export const ProteinBox = ({ isYesterday = false }: DayOfHome) => (
  <HomeWords height={182}>{(userId) => <BoxOf userId={userId} isYesterday={isYesterday} />}</HomeWords>
)

function BoxOf({ userId, isYesterday }: { userId: string; isYesterday: boolean }) {
  const { navigate, openLog } = useHost()
  const messages = useMessages(homeCatalog)
  const today = useLocalDay()
  const day = useNutrition(userId, isYesterday ? addDays(today, -1) : today)
  const line = day.data && lineOf(day.data, 'protein')
  const actions = !isYesterday && (
    <Button
      variant="secondary"
      size="small"
      icon={AddIcon}
      aria-label={messages.addMealName}
      onClick={openLog ?? (() => navigate('scan'))}
    >
      {messages.addMeal}
    </Button>
  )
  if (line === undefined) {
    return (
      <FigureBox
        label={messages.names.protein}
        hue="food"
        value={UNREAD}
        bar={<Unread {...day} />}
        actions={actions}
      />
    )
  }
  return (
    <FigureBox
      label={messages.names.protein}
      hue="food"
      // Another day is another figure: only what is logged counts up.
      value={<CountUp key={String(isYesterday)} value={line.eaten} />}
      unit={line.goal === null ? 'g' : messages.ofGoal({ goal: figure(line.goal) })}
      bar={<Bar line={line} userId={userId} isYesterday={isYesterday} />}
      actions={actions}
    />
  )
}

function Bar({ line, userId, isYesterday }: { line: NutrientLine; userId: string; isYesterday: boolean }) {
  const { eaten, goal, unit } = line
  const messages = useMessages(homeCatalog)
  // Beside a serious concern, of whichever log, and while none is known, a goal is told, not praised.
  const isCalm = useIsSerious(userId) === false
  if (goal === null) {
    return (
      <Text as="p" size="small" tone="muted">
        {messages.noProteinGoal}
      </Text>
    )
  }
  const reached = isCalm ? messages.minimumReached : messages.minimumPlain
  // Of a day that is over nothing is left to do.
  const left = eaten === 0 ? messages.firstMeal : messages.toGo({ grams: figure(goal - eaten) })
  const hint = eaten >= goal ? reached : isYesterday ? undefined : left
  return (
    <ProgressBar
      size="bare"
      hue="food"
      label={messages.names.protein}
      value={eaten}
      max={goal}
      valueText={messages.of({ eaten: figure(eaten), goal: figure(goal), unit })}
      goalHint={hint}
      overText={reached}
    />
  )
}

type Read = Pick<ReturnType<typeof useNutrition>, 'isError' | 'isFetching' | 'refetch'>

/** In place of the bar, as high as it is. */
function Unread({ isError, isFetching, refetch }: Read) {
  const messages = useMessages(homeCatalog)
  return isError ? (
    <ErrorState
      isBrief
      title={messages.failed.brief}
      retryLabel={messages.failed.retry}
      retrying={isFetching}
      retryingLabel={messages.failed.retrying}
      onRetry={() => void refetch()}
    />
  ) : (
    <Loading label={messages.loading}>
      <Skeleton shape="block" height={32} />
    </Loading>
  )
}
