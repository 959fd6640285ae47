import { aboutGrams, aboutKcal } from '@gb/domain'
import { Badge, Button, FoodIcon, RetryIcon, Text, VisuallyHidden } from '@gb/ui'
import { messages } from '../messages'
import type { Plate, PlatedDay, PlatedMeal } from '../model/swaps'
import styles from './meal-plans.module.css'

type Properties = {
  day: PlatedDay
  /** Dishes are swapped when the recipe book is there, which knows what is in them. */
  canSwap: boolean
  onRecipe: (recipeId: string) => void
  onSwap: (plate: Plate) => void
  onLog: (meal: PlatedMeal) => void
}

/** The meals of a day with what can be done with each. */
export function DayMeals({ day, canSwap, onRecipe, onSwap, onLog }: Properties) {
  return (
    <ol className={styles.day}>
      {day.meals.map((meal, index) => (
        <li key={`${day.day}/${meal.slot}/${index}`} className={styles.slot}>
          <div className={styles.slotHead}>
            <h3 className={styles.slotName}>{messages.slots[meal.slot]}</h3>
            <Button size="small" variant="quiet" icon={FoodIcon} onClick={() => onLog(meal)}>
              {messages.log(messages.slots[meal.slot].toLowerCase())}
            </Button>
          </div>
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
          {name}, {swap === null ? item.household : messages.servings(swap.servings)}{' '}
          {swap !== null && <Badge>{messages.swapped}</Badge>}
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
