import { aboutGrams, aboutKcal, type Language } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Badge, List, ListRow, OneStop, StarIcon } from '@gb/ui'
import { useState } from 'react'
import { DishPicture } from '@gb/ui/dish'
import type { Recipe } from '../../shared/recipe/recipe'
import { RecipeWindow } from '../../shared/recipe/recipe-window'
import { recipesCatalog } from '../messages/generated/recipes'
import styles from './shown-recipes.module.css'

interface Properties {
  userId: string
  recipes: readonly Recipe[]
  isPreview: boolean
  /** What the recipes are written in. */
  language: Language
  /** Names the list for screen readers. */
  label: string
  /** Cards to look through, or rows where only a few stand. */
  as: 'cards' | 'rows'
}

/** Recipes with their pictures; each opens its window. */
export function ShownRecipes({ userId, recipes, isPreview, language, label, as }: Properties) {
  const [openId, setOpenId] = useState<string | null>(null)
  const open = recipes.find((recipe) => recipe.recipe_id === openId)
  return (
    <>
      {as === 'cards' ? (
        <Cards label={label} recipes={recipes} language={language} onOpen={setOpenId} />
      ) : (
        <Rows label={label} recipes={recipes} language={language} onOpen={setOpenId} />
      )}
      {open !== undefined && (
        <RecipeWindow
          userId={userId}
          recipe={open}
          language={language}
          isPreview={isPreview}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  )
}

type OpenableProperties = Pick<Properties, 'label' | 'recipes' | 'language'> & {
  onOpen: (recipeId: string) => void
}

const Cards = ({ label, recipes, language, onOpen }: OpenableProperties) => (
  <OneStop label={label}>
    <ul className={styles.cards} aria-label={label}>
      {recipes.map((recipe) => (
        <li key={recipe.recipe_id} className={styles.item}>
          <DishCard recipe={recipe} language={language} onOpen={() => onOpen(recipe.recipe_id)} />
        </li>
      ))}
    </ul>
  </OneStop>
)

function DishCard({ recipe, language, onOpen }: { recipe: Recipe; language: Language; onOpen: () => void }) {
  const messages = useMessages(recipesCatalog)
  return (
    <button type="button" className={styles.card} onClick={onOpen}>
      <DishPicture recipe={recipe} size="card" />
      <span className={styles.words}>
        <span className={styles.name} lang={language}>
          {recipe.name}
        </span>
        <span className={styles.protein}>{messages.protein({ grams: aboutGrams(recipe.protein) })}</span>
        <span className={styles.detail}>
          {messages.energyAndTime({ kcal: aboutKcal(recipe.calories), time: recipe.prep_time })}
        </span>
      </span>
      {recipe.favourite && (
        <span className={styles.favorite}>
          <Badge icon={StarIcon} hue="food">
            {messages.favorite}
          </Badge>
        </span>
      )}
    </button>
  )
}

function Rows({ label, recipes, language, onOpen }: OpenableProperties) {
  const messages = useMessages(recipesCatalog)
  return (
    <List label={label}>
      {recipes.map((recipe) => (
        <ListRow
          key={recipe.recipe_id}
          picture={<DishPicture recipe={recipe} size="row" />}
          title={<span lang={language}>{recipe.name}</span>}
          detail={messages.row({
            protein: aboutGrams(recipe.protein),
            kcal: aboutKcal(recipe.calories),
            time: recipe.prep_time,
          })}
          onSelect={() => onOpen(recipe.recipe_id)}
        />
      ))}
    </List>
  )
}
