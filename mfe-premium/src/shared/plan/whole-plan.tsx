import { aboutGrams, aboutKcal, type Language } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { mealName } from './meal-name'
import { planCatalog } from './messages/generated/plan'
import type { messages as english } from './messages/generated/plan.en'
import styles from './plan.module.css'
import { amountOf, type PlatedDay, type PlatedMeal } from './swaps'

interface Properties {
  days: readonly PlatedDay[]
  /** What the plan is written in. */
  language: Language
}

/** All days under each other, for paper alone: on screen one day stands there to choose. */
export function WholePlan({ days, language }: Properties) {
  const words = useMessages(planCatalog)
  return (
    <div className={styles.wholePlan}>
      {days.map((day) => (
        <section key={day.day} className={styles.printDay}>
          <h3 className={styles.slotName}>{words.dayLine({ day: day.day, total: figuresOf(day, words) })}</h3>
          <ul>
            {day.meals.flatMap((meal, index) =>
              linesOf(meal, language, words).map((line) => (
                <li key={`${index} ${line}`}>
                  <strong>{mealName(meal, words)}</strong>: {line}
                </li>
              )),
            )}
          </ul>
        </section>
      ))}
    </div>
  )
}

const figuresOf = (
  { calories, protein }: Pick<PlatedDay, 'calories' | 'protein'>,
  words: typeof english,
): string => words.printRow({ kcal: aboutKcal(calories), protein: aboutGrams(protein) })

const linesOf = ({ plates, idea }: PlatedMeal, language: Language, words: typeof english): string[] => [
  ...(idea === undefined ? [] : [idea.text]),
  ...plates.map((plate) => `${plate.name}, ${amountOf(plate, language)} (${figuresOf(plate, words)})`),
]
