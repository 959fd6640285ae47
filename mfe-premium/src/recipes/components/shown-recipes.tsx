import { aboutGrams, aboutKcal } from '@gb/domain'
import { Badge, List, ListRow, OneStop, StarIcon } from '@gb/ui'
import { useState } from 'react'
import { DishPicture } from '@gb/ui/dish'
import type { Recipe } from '../../shared/recipe/recipe'
import { RecipeWindow } from '../../shared/recipe/recipe-window'
import { messages } from '../messages'
import styles from './shown-recipes.module.css'

interface Properties {
  userId: string
  recipes: readonly Recipe[]
  isPreview: boolean
  /** Names the list for screen readers. */
  label: string
  /** Cards to look through, or rows where only a few stand. */
  as: 'cards' | 'rows'
}

/** Recipes with their pictures; each opens its window. */
export function ShownRecipes({ userId, recipes, isPreview, label, as }: Properties) {
  const [openId, setOpenId] = useState<string | null>(null)
  const open = recipes.find((recipe) => recipe.recipe_id === openId)
  return (
    <>
      {as === 'cards' ? (
        <Cards label={label} recipes={recipes} onOpen={setOpenId} />
      ) : (
        <Rows label={label} recipes={recipes} onOpen={setOpenId} />
      )}
      {open !== undefined && (
        <RecipeWindow userId={userId} recipe={open} isPreview={isPreview} onClose={() => setOpenId(null)} />
      )}
    </>
  )
}

type OpenableProperties = Pick<Properties, 'label' | 'recipes'> & { onOpen: (recipeId: string) => void }

const Cards = ({ label, recipes, onOpen }: OpenableProperties) => (
  <OneStop label={label}>
    <ul className={styles.cards} aria-label={label}>
      {recipes.map((recipe) => (
        <li key={recipe.recipe_id} className={styles.item}>
          <button type="button" className={styles.card} onClick={() => onOpen(recipe.recipe_id)}>
            <DishPicture recipe={recipe} size="card" />
            <span className={styles.words}>
              <span className={styles.name}>{recipe.name}</span>
              <span className={styles.protein}>{messages.protein(aboutGrams(recipe.protein))}</span>
              <span className={styles.detail}>
                {messages.energyAndTime(aboutKcal(recipe.calories), recipe.prep_time)}
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
        </li>
      ))}
    </ul>
  </OneStop>
)

const Rows = ({ label, recipes, onOpen }: OpenableProperties) => (
  <List label={label}>
    {recipes.map((recipe) => (
      <ListRow
        key={recipe.recipe_id}
        picture={<DishPicture recipe={recipe} size="row" />}
        title={recipe.name}
        detail={messages.row(aboutGrams(recipe.protein), aboutKcal(recipe.calories), recipe.prep_time)}
        onSelect={() => onOpen(recipe.recipe_id)}
      />
    ))}
  </List>
)
