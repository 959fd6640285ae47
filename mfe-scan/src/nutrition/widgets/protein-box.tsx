import { addDays } from '@gb/domain'
import { useLocalDay } from '@gb/entries'
import { type DayOfHome, useHost, useSession } from '@gb/mfe-contract'
import { AddIcon, Button, CountUp, ErrorState, FigureBox, Loading, ProgressBar, Skeleton, Text } from '@gb/ui'
import { useNutrition } from '../api/daily-summary.query'
import { homeMessages as messages } from '../home-messages'
import { lineOf, type NutrientLine } from '../model/nutrition'

const LABEL = messages.names.protein

/** Home: the protein of today or yesterday, the same box empty and full. Nothing for a visitor without a profile. */
export function ProteinBox({ isYesterday = false }: DayOfHome) {
  const { userId } = useSession()
  return userId === null ? null : <BoxOf userId={userId} isYesterday={isYesterday} />
}

function BoxOf({ userId, isYesterday }: { userId: string; isYesterday: boolean }) {
  const { navigate } = useHost()
  const today = useLocalDay()
  const day = useNutrition(userId, isYesterday ? addDays(today, -1) : today)
  const line = day.data && lineOf(day.data, 'protein')
  const actions = !isYesterday && (
    <Button
      variant="secondary"
      size="small"
      icon={AddIcon}
      aria-label={messages.addMealName}
      onClick={() => navigate('scan')}
    >
      {messages.addMeal}
    </Button>
  )
  if (line === undefined) {
    return (
      <FigureBox
        label={LABEL}
        hue="food"
        value={messages.unread}
        bar={<Unread {...day} />}
        actions={actions}
      />
    )
  }
  return (
    <FigureBox
      label={LABEL}
      hue="food"
      // Another day is another figure: only what is logged counts up.
      value={<CountUp key={String(isYesterday)} value={line.eaten} />}
      unit={line.goal === null ? messages.grams : messages.ofGoal(line.goal)}
      bar={<Bar line={line} isYesterday={isYesterday} />}
      actions={actions}
    />
  )
}

function Bar({ line, isYesterday }: { line: NutrientLine; isYesterday: boolean }) {
  const { eaten, goal } = line
  if (goal === null) {
    return (
      <Text as="p" size="small" tone="muted">
        {messages.noProteinGoal}
      </Text>
    )
  }
  const reached = messages.minimumReached
  // Of a day that is over nothing is left to do.
  const left = eaten === 0 ? messages.firstMeal : messages.toGo(goal - eaten)
  const hint = eaten >= goal ? reached : isYesterday ? undefined : left
  return (
    <ProgressBar
      size="bare"
      hue="food"
      label={LABEL}
      value={eaten}
      max={goal}
      valueText={messages.of(eaten, goal, messages.grams)}
      goalHint={hint}
      overText={reached}
    />
  )
}

type Read = Pick<ReturnType<typeof useNutrition>, 'isError' | 'isFetching' | 'refetch'>

/** In place of the bar, as high as it is. */
const Unread = ({ isError, isFetching, refetch }: Read) =>
  isError ? (
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
