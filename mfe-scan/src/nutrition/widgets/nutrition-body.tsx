import { phaseOfKey, whosePlan } from '@gb/domain'
import { EmptyState, FluidsIcon, InfoMark } from '@gb/ui'
import { homeMessages } from '../home-messages'
import { messages } from '../messages'
import { lineOf, type NutrientName, type Nutrition } from '../model/nutrition'
import { NutrientBar } from './nutrient-bar'
import styles from './nutrition-card.module.css'

export interface NutritionBodyProps {
  nutrition: Nutrition
}

/** The day: bars, or a sentence where bars would only be zeros or there is nothing to reach. */
export function NutritionBody({ nutrition }: NutritionBodyProps) {
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

function PhaseLine({ nutrition }: NutritionBodyProps) {
  const { phase, fromClinic } = nutrition
  // Nobody who is to lose no more is told that the day has the goals of a diet.
  if (isPutAway(nutrition)) return <p className={styles.phase}>{messages.putAway}</p>
  return (
    <p className={styles.phase}>
      {phase === null ? messages.noPhase : messages.phase(phaseOfKey(phase).name)}{' '}
      {messages.whose(whosePlan(fromClinic))}{' '}
      <InfoMark label={messages.info} source={messages.source} reviewed={messages.reviewed}>
        {messages.infoText}
      </InfoMark>
    </p>
  )
}

function Liquids({ nutrition }: NutritionBodyProps) {
  const { mealsLogged } = nutrition
  return (
    <EmptyState icon={FluidsIcon} hue="fluids" title={homeMessages.noFoodGoals}>
      {messages.liquids.text}
      {mealsLogged > 0 && <> {messages.liquids.logged(mealsLogged)}</>}
      <PhaseLine nutrition={nutrition} />
    </EmptyState>
  )
}

// Home has its buttons for a meal right above and below: here one word is enough.
const NothingYet = ({ nutrition }: NutritionBodyProps) => (
  <EmptyState title={homeMessages.nothingYet}>
    {messages.empty(lineOf(nutrition, 'protein')?.goal ?? null)}
    <PhaseLine nutrition={nutrition} />
  </EmptyState>
)
