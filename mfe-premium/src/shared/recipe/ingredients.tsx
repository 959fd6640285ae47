import type { Language } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { recipeCatalog } from './messages/generated/recipe'
import type { Recipe } from './recipe'
import styles from './recipe-window.module.css'
import { scaledIngredient } from './scaled-ingredient'

interface Properties {
  recipe: Pick<Recipe, 'ingredients'>
  /** What it is written in. */
  language: Language
  factor: number
}

/** What goes in, for a multiple of the servings of the recipe. */
export function Ingredients({ recipe, language, factor }: Properties) {
  const messages = useMessages(recipeCatalog)
  return (
    <ul className={styles.ingredients} lang={language}>
      {recipe.ingredients.map((ingredient) => {
        const { amount, grams } = scaledIngredient(ingredient, factor, language)
        return (
          <li key={ingredient.ingredient_id} className={styles.ingredient}>
            <span>{ingredient.name}</span>
            <span className={styles.amount}>
              {amount}
              {grams !== null && <span className={styles.grams}> {messages.grams({ grams })}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
