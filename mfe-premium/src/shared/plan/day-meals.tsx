import { aboutGrams, aboutKcal, type Language } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Badge, Button, FoodIcon, IconButton, SwapIcon, Text, VisuallyHidden, inFacts } from '@gb/ui'
import { DishPicture } from '@gb/ui/dish'
import type { Recipe } from '../recipe/recipe'
import { mealName } from './meal-name'
import { planCatalog } from './messages/generated/plan'
import styles from './plan.module.css'
import { amountOf, type Plate, type PlatedDay, type PlatedMeal } from './swaps'

interface Properties {
  day: PlatedDay
  /** What the plan is written in. */
  language: Language
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
export function DayMeals({ day, language, recipes, canSwap, onRecipe, onSwap, onLog }: Properties) {
  const messages = useMessages(planCatalog)
  return (
    <ol className={styles.day}>
      {day.meals.map((meal, index) => (
        <li key={`${day.day}/${meal.slot}/${index}`} className={styles.slot}>
          <div className={styles.slotHead}>
            <h3 className={styles.slotName} lang={meal.name && language}>
              {mealName(meal, messages)}
            </h3>
            {canLog(meal) && (
              <Button size="small" variant="quiet" icon={FoodIcon} onClick={() => onLog(meal)}>
                {messages.log({ meal: mealName(meal, messages).toLowerCase() })}
              </Button>
            )}
          </div>
          {meal.idea !== undefined && (
            <div className={styles.plate}>
              <div>
                <Text>
                  <span lang={language}>{meal.idea.text}</span>
                </Text>
                <Text size="small" tone="muted">
                  {messages.aim({ grams: meal.idea.proteinAimG })}
                </Text>
              </div>
            </div>
          )}
          {meal.plates.map((plate) => (
            <PlateRow key={plate.place} {...{ plate, language, recipes, canSwap, onRecipe, onSwap }} />
          ))}
        </li>
      ))}
    </ol>
  )
}

function PlateRow({
  plate,
  language,
  recipes,
  canSwap,
  onRecipe,
  onSwap,
}: Omit<Properties, 'day' | 'onLog'> & { plate: Plate }) {
  const messages = useMessages(planCatalog)
  const { item, swap, name, calories, protein } = plate
  const recipeId = swap?.recipe_id ?? item.recipe_id
  const recipe = recipeId === null ? undefined : recipes.get(recipeId)
  const words = (
    <span>
      <span lang={language}>{name}</span> {swap !== null && <Badge>{messages.swapped}</Badge>}
      <span className={styles.figures}>
        {inFacts(
          messages.plateRow({
            amount: amountOf(plate, language),
            kcal: aboutKcal(calories),
            protein: aboutGrams(protein),
          }),
        )}
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
        <IconButton icon={SwapIcon} label={messages.swap({ name })} onClick={() => onSwap(plate)} />
      )}
    </div>
  )
}
