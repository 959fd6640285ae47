import { EmptyState, FluidsIcon, InfoMark } from '@gb/ui'
import { messages } from '../messages'
import { lineOf, type NutrientName, type Nutrition } from '../model/nutrition'
import { NutrientBar } from './nutrient-bar'
import styles from './nutrition-card.module.css'

/** The day: bars, or a sentence where bars would only be zeros or there is nothing to reach. */
export function NutritionBody({ nutrition }: { nutrition: Nutrition }) {
  if (!nutrition.hasGoals) return <Liquids nutrition={nutrition} />
  if (nutrition.mealsLogged === 0) return <NothingYet nutrition={nutrition} />
  return (
    <div className={styles.bars}>
      <Line nutrition={nutrition} name="calories" />
      <div className={pairOf(nutrition)}>
        <Line nutrition={nutrition} name="carbs" />
        <Line nutrition={nutrition} name="fat" />
      </div>
      {nutrition.lines.some(({ goal }) => goal === null) && (
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

// Bars are short enough for two in a row; the words of a figure without a goal are not.
const pairOf = (nutrition: Nutrition) =>
  lineOf(nutrition, 'carbs')?.goal === null ? styles.bars : styles.pair

function PhaseLine({ nutrition }: { nutrition: Nutrition }) {
  const { phaseName } = nutrition
  return (
    <p className={styles.phase}>
      {phaseName === null ? messages.noPhase : messages.phase(phaseName)}{' '}
      <InfoMark label={messages.info} source={messages.source} reviewed={messages.reviewed}>
        {messages.infoText}
      </InfoMark>
    </p>
  )
}

function Liquids({ nutrition }: { nutrition: Nutrition }) {
  const { mealsLogged } = nutrition
  return (
    <EmptyState icon={FluidsIcon} hue="fluids" title={messages.liquids.title}>
      {messages.liquids.text}
      {mealsLogged > 0 && <> {messages.liquids.logged(mealsLogged)}</>}
      <PhaseLine nutrition={nutrition} />
    </EmptyState>
  )
}

// Home has its buttons for a meal right above and below: here one word is enough.
const NothingYet = ({ nutrition }: { nutrition: Nutrition }) => (
  <EmptyState title={messages.empty.title}>
    {messages.empty.text(lineOf(nutrition, 'protein')?.goal ?? null)}
    <PhaseLine nutrition={nutrition} />
  </EmptyState>
)
