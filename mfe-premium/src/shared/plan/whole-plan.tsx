import { aboutGrams, aboutKcal } from '@gb/domain'
import { mealName } from './meal-name'
import { messages } from './messages'
import styles from './plan.module.css'
import { amountOf, type PlatedDay, type PlatedMeal } from './swaps'

/** All days under each other, for paper alone: on screen one day stands there to choose. */
export const WholePlan = ({ days }: { days: readonly PlatedDay[] }) => (
  <div className={styles.wholePlan}>
    {days.map((day) => (
      <section key={day.day} className={styles.printDay}>
        <h3 className={styles.slotName}>{messages.dayLine(day.day, totalOf(day))}</h3>
        <ul>
          {day.meals.flatMap((meal, index) =>
            linesOf(meal).map((line) => (
              <li key={`${index} ${line}`}>
                <strong>{mealName(meal)}</strong>: {line}
              </li>
            )),
          )}
        </ul>
      </section>
    ))}
  </div>
)

const totalOf = ({ calories, protein }: PlatedDay) =>
  messages.printRow(aboutKcal(calories), aboutGrams(protein))

const linesOf = ({ plates, idea }: PlatedMeal): string[] => [
  ...(idea === undefined ? [] : [idea.text]),
  ...plates.map(
    (plate) =>
      `${plate.name}, ${amountOf(plate)} (${messages.printRow(aboutKcal(plate.calories), aboutGrams(plate.protein))})`,
  ),
]
