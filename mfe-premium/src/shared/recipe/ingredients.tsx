import { messages } from './messages'
import type { Recipe } from './recipe'
import styles from './recipe-window.module.css'
import { scaledIngredient } from './scaled-ingredient'

/** What goes in, for a multiple of the servings of the recipe. */
export const Ingredients = ({ recipe, factor }: { recipe: Pick<Recipe, 'ingredients'>; factor: number }) => (
  <ul className={styles.ingredients}>
    {recipe.ingredients.map((ingredient) => {
      const { amount, grams } = scaledIngredient(ingredient, factor)
      return (
        <li key={ingredient.ingredient_id} className={styles.ingredient}>
          <span>{ingredient.name}</span>
          <span className={styles.amount}>
            {amount}
            {grams !== null && <span className={styles.grams}> {messages.grams(grams)}</span>}
          </span>
        </li>
      )
    })}
  </ul>
)
