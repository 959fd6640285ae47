import { phaseOfKey } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Button, EmptyState, FluidsIcon, InfoMark, Text } from '@gb/ui'
import { planCatalog } from '../../shared/plan/messages/generated/plan'
import { usePlanWords } from '../../shared/plan/plan-words'
import { InOwnWords } from '@gb/own-words'
import type { useNutrition } from '../api/daily-summary.query'
import { dayCatalog } from '../messages/generated/day'
import { homeCatalog } from '../messages/generated/home'
import { lineOf, type NutrientName, type Nutrition } from '../model/nutrition'
import { NutrientBar } from './nutrient-bar'
import styles from './nutrition-card.module.css'
import { NutritionSkeleton } from './nutrition-skeleton'

const WORDS = [homeCatalog, dayCatalog, planCatalog]

interface Shown {
  nutrition: Nutrition
}

export interface NutritionBodyProps extends Shown {
  read: Pick<ReturnType<typeof useNutrition>, 'isPartial' | 'isFetching' | 'refetch'>
}

/** The day: bars, or a sentence where bars would only be zeros or there is nothing to reach. */
export const NutritionBody = ({ nutrition, read }: NutritionBodyProps) => (
  <InOwnWords catalogs={WORDS} loading={<NutritionSkeleton />}>
    <Body nutrition={nutrition} />
    {read.isPartial && <Partly isBusy={read.isFetching} onRetry={() => void read.refetch()} />}
  </InOwnWords>
)

/** Under sums that hold only what waits on this device. */
function Partly({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const { failed } = useMessages(homeCatalog)
  return (
    <div className={styles.partial}>
      <Text as="p" size="small" tone="muted">
        {useMessages(dayCatalog).partly}
      </Text>
      <Button variant="secondary" size="small" busy={isBusy} busyLabel={failed.retrying} onClick={onRetry}>
        {failed.retry}
      </Button>
    </div>
  )
}

function Body({ nutrition }: Shown) {
  const messages = useMessages(dayCatalog)
  if (!nutrition.hasGoals) return <Liquids nutrition={nutrition} />
  if (nutrition.mealsLogged === 0) return <NothingYet nutrition={nutrition} />
  return (
    <div className={styles.bars}>
      <Line nutrition={nutrition} name="calories" />
      <div className={pairOf(nutrition)}>
        <Line nutrition={nutrition} name="carbs" />
        <Line nutrition={nutrition} name="fat" />
      </div>
      {!isPutAway(nutrition) && nutrition.lines.some(({ goal }) => goal === null) && (
        <p className={styles.phase}>{messages.noGoalHint}</p>
      )}
      <PhaseLine nutrition={nutrition} />
    </div>
  )
}

interface Named {
  nutrition: Nutrition
  name: NutrientName
}

const Line = ({ nutrition, name }: Named) => {
  const line = lineOf(nutrition, name)
  return line === undefined ? null : <NutrientBar line={line} />
}

/** The phase has a goal for energy, and there is none: during a pregnancy, and while a weight is light. Source: health-rules 9b.3 and 9b.7. */
const isPutAway = (nutrition: Nutrition): boolean =>
  lineOf(nutrition, 'calories')?.goal === null && phaseOfKey(nutrition.phase).kcal !== null

// Bars are short enough for two in a row; the words of a figure without a goal are not.
const pairOf = (nutrition: Nutrition) =>
  lineOf(nutrition, 'carbs')?.goal === null ? styles.bars : styles.pair

function PhaseLine({ nutrition }: Shown) {
  const { phase, fromClinic } = nutrition
  const messages = useMessages(dayCatalog)
  const plan = usePlanWords()
  // Nobody who is to lose no more is told that the day has the goals of a diet.
  if (isPutAway(nutrition)) return <p className={styles.phase}>{messages.putAway}</p>
  return (
    <p className={styles.phase}>
      {phase === null ? messages.noPhase : messages.phase({ name: plan.phase(phase) })}{' '}
      {messages.whose({ plan: plan.whose(fromClinic) })}{' '}
      <InfoMark label={messages.info} source={messages.source} reviewed={plan.checked}>
        {messages.infoText}
      </InfoMark>
    </p>
  )
}

function Liquids({ nutrition }: Shown) {
  const { mealsLogged } = nutrition
  const messages = useMessages(dayCatalog)
  return (
    <EmptyState icon={FluidsIcon} hue="fluids" title={useMessages(homeCatalog).noFoodGoals}>
      {messages.liquids.text}
      {mealsLogged > 0 && <> {messages.liquids.logged({ meals: mealsLogged })}</>}
      <PhaseLine nutrition={nutrition} />
    </EmptyState>
  )
}

// Home has its buttons for a meal right above and below: here one word is enough.
function NothingYet({ nutrition }: Shown) {
  const messages = useMessages(dayCatalog)
  const grams = lineOf(nutrition, 'protein')?.goal ?? null
  return (
    <EmptyState title={useMessages(homeCatalog).nothingYet}>
      {grams === null ? messages.emptyNoGoal : messages.empty({ grams })}
      <PhaseLine nutrition={nutrition} />
    </EmptyState>
  )
}
