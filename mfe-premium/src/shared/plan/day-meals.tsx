import { aboutGrams, aboutKcal } from '@gb/domain'
import { Badge, Button, FoodIcon, RetryIcon, Text, VisuallyHidden } from '@gb/ui'
import { messages } from './messages'
import { mealName } from './meal-name'
import styles from './plan.module.css'
import { amountOf, type Plate, type PlatedDay, type PlatedMeal } from './swaps'

type Properties = {
  day: PlatedDay
  /** Dishes are swapped when the recipe book is there, which knows what is in them. */
  canSwap: boolean
  onRecipe: (recipeId: string) => void
  onSwap: (plate: Plate) => void
  onLog: (meal: PlatedMeal) => void
}

/** An idea has no foods that the log could count. */
const canLog = ({ plates }: PlatedMeal) =>
  plates.some(({ item, swap }) => swap !== null || item.foods.length > 0)

/** The meals of a day with what can be done with each. */
export function DayMeals({ day, canSwap, onRecipe, onSwap, onLog }: Properties) {
  return (
    <ol className={styles.day}>
      {day.meals.map((meal, index) => (
        <li key={`${day.day}/${meal.slot}/${index}`} className={styles.slot}>
          <div className={styles.slotHead}>
            <h3 className={styles.slotName}>{mealName(meal)}</h3>
            {canLog(meal) && (
              <Button size="small" variant="quiet" icon={FoodIcon} onClick={() => onLog(meal)}>
                {messages.log(mealName(meal).toLowerCase())}
              </Button>
            )}
          </div>
          {meal.idea !== undefined && (
            <div className={styles.plate}>
              <div>
                <Text>{meal.idea.text}</Text>
                <Text size="small" tone="muted">
                  {messages.aim(meal.idea.proteinAimG)}
                </Text>
              </div>
            </div>
          )}
          {meal.plates.map((plate) => (
            <PlateRow key={plate.place} plate={plate} canSwap={canSwap} onRecipe={onRecipe} onSwap={onSwap} />
          ))}
        </li>
      ))}
    </ol>
  )
}

function PlateRow({
  plate,
  canSwap,
  onRecipe,
  onSwap,
}: Omit<Properties, 'day' | 'onLog'> & { plate: Plate }) {
  const { item, swap, name, calories, protein } = plate
  const recipeId = swap?.recipe_id ?? item.recipe_id
  return (
    <div className={styles.plate}>
      <div>
        <Text>
          {name}, {amountOf(plate)} {swap !== null && <Badge>{messages.swapped}</Badge>}
        </Text>
        <Text size="small" tone="muted">
          {messages.swapRow(aboutKcal(calories), aboutGrams(protein))}
        </Text>
      </div>
      <div className={styles.plateActions}>
        {recipeId !== null && (
          <Button size="small" variant="quiet" onClick={() => onRecipe(recipeId)}>
            {messages.recipe}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        {canSwap && item.swaps.length > 0 && (
          <Button size="small" variant="quiet" icon={RetryIcon} onClick={() => onSwap(plate)}>
            {messages.swap}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
      </div>
    </div>
  )
}
