import { aboutGrams, aboutKcal } from '@gb/domain'
import { Badge, Button, FoodIcon, IconButton, SwapIcon, Text, VisuallyHidden, inFacts } from '@gb/ui'
import { DishPicture } from '@gb/ui/dish'
import type { Recipe } from '../recipe/recipe'
import { messages } from './messages'
import { mealName } from './meal-name'
import styles from './plan.module.css'
import { amountOf, type Plate, type PlatedDay, type PlatedMeal } from './swaps'

interface Properties {
  day: PlatedDay
  /** What is in the dishes, for their pictures; empty while the book is on its way. */
  recipes: ReadonlyMap<string, Recipe>
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
export function DayMeals({ day, recipes, canSwap, onRecipe, onSwap, onLog }: Properties) {
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
            <PlateRow key={plate.place} {...{ plate, recipes, canSwap, onRecipe, onSwap }} />
          ))}
        </li>
      ))}
    </ol>
  )
}

function PlateRow({
  plate,
  recipes,
  canSwap,
  onRecipe,
  onSwap,
}: Omit<Properties, 'day' | 'onLog'> & { plate: Plate }) {
  const { item, swap, name, calories, protein } = plate
  const recipeId = swap?.recipe_id ?? item.recipe_id
  const recipe = recipeId === null ? undefined : recipes.get(recipeId)
  const words = (
    <span>
      {name} {swap !== null && <Badge>{messages.swapped}</Badge>}
      <span className={styles.figures}>
        {inFacts(messages.plateRow(amountOf(plate), aboutKcal(calories), aboutGrams(protein)))}
      </span>
    </span>
  )
  return (
    <div className={styles.plate}>
      {recipeId === null ? (
        <div className={styles.dish}>{words}</div>
      ) : (
        <button type="button" className={styles.dish} onClick={() => onRecipe(recipeId)}>
          {recipe !== undefined && <DishPicture recipe={recipe} size="row" />}
          <VisuallyHidden>{messages.recipe} </VisuallyHidden>
          {words}
        </button>
      )}
      {canSwap && item.swaps.length > 0 && (
        <IconButton icon={SwapIcon} label={messages.swap(name)} onClick={() => onSwap(plate)} />
      )}
    </div>
  )
}
