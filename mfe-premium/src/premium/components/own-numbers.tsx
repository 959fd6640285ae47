import { useIsSerious, useMessages } from '@gb/entries'
import { Card, ChartIcon, Skeleton, StatNumber, Text } from '@gb/ui'
import { ReadState } from '../../shared/read-state'
import { useShownWeight } from '../../shared/use-shown-weight'
import { useOwnFood, useOwnWeights } from '../api/own-numbers.query'
import { premiumCatalog } from '../messages/generated/premium'
import type { OwnFood, OwnWeights } from '../model/own-numbers'

/** What premium would work with: the person's own first numbers, from what everybody may log. Never a made-up one. */
export function OwnNumbers({ userId }: { userId: string }) {
  const words = useMessages(premiumCatalog).own
  const weights = useOwnWeights(userId)
  const food = useOwnFood(userId)
  const isCalm = useIsSerious(userId) === false
  return (
    <Card title={words.title} icon={ChartIcon} hue="weight">
      <ReadState
        read={weights}
        failure={words.failure}
        loadingLabel={words.loading}
        loading={<Skeleton height={84} shape="block" />}
      >
        {(read) => <Weights weights={read} isCalm={isCalm} />}
      </ReadState>
      <ReadState
        read={food}
        failure={words.failure}
        loadingLabel={words.loading}
        loading={<Skeleton height={84} shape="block" />}
      >
        {(read) => <Protein food={read} />}
      </ReadState>
    </Card>
  )
}

interface WeightsProperties {
  weights: OwnWeights
  /** Beside anything serious no loss is shown off and no way to a goal is promised. */
  isCalm: boolean
}

function Weights({ weights, isCalm }: WeightsProperties) {
  const words = useMessages(premiumCatalog).own
  const { count, hasMore, hasGoal, currentLbs, lostLbs } = weights
  const { label, shown } = useShownWeight()
  if (count === 0 || currentLbs === null) return <Text tone="muted">{words.noWeight}</Text>
  const isLost = isCalm && lostLbs > 0
  return (
    <StatNumber
      size="medium"
      hue="weight"
      label={isLost ? words.lost : words.weight}
      value={shown(isLost ? lostLbs : currentLbs)}
      unit={label}
    >
      {hasMore ? words.weightsAndMore({ count }) : words.weights({ count })}{' '}
      {hasGoal && isCalm ? words.addsForecast : words.addsTrend}
    </StatNumber>
  )
}

function Protein({ food: { days } }: { food: OwnFood }) {
  const words = useMessages(premiumCatalog).own
  if (days.length === 0) return <Text tone="muted">{words.noFood}</Text>
  const grams = days.reduce((sum, { proteinG }) => sum + proteinG, 0) / days.length
  return (
    <StatNumber size="medium" hue="food" label={words.protein} value={Math.round(grams)} unit={words.grams}>
      {words.food({ days: days.length })}
    </StatNumber>
  )
}
