import type { Language, MealType } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Button, FoodIcon, IconButton, Modal, StarIcon } from '@gb/ui'
import { useState } from 'react'
import { LogMealWindow } from '../log-meal/log-meal-window'
import { CookWindow } from './cook-window'
import { useFavoriteRecipe } from './favorite.mutation'
import { recipeCatalog } from './messages/generated/recipe'
import type { Category, Recipe } from './recipe'
import { RecipeText } from './recipe-text'
import styles from './recipe-window.module.css'
import { useKitchenTimer } from './use-kitchen-timer'
import { useServings } from './use-servings'

const MEAL_OF: Record<Category, MealType> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snacks: 'snack',
}

interface Properties {
  userId: string
  recipe: Recipe
  /** What it is written in. */
  language: Language
  isPreview: boolean
  onClose: () => void
}

/** A recipe, whole: figures, ingredients for as many servings as are cooked, steps, notes. */
export function RecipeWindow({ userId, recipe, language, isPreview, onClose }: Properties) {
  const messages = useMessages(recipeCatalog)
  const [opened, setOpened] = useState<'log' | 'cook' | null>(null)
  // Out here, so that a press beside the window loses neither the step nor the timer.
  const [cookPage, setCookPage] = useState(0)
  const timer = useKitchenTimer()
  const servings = useServings(recipe.servings)
  const favorite = useFavoriteRecipe(userId)
  const { name, favourite: isFavorite, recipe_id: recipeId } = recipe
  const footer = (
    <>
      <Button variant="secondary" size="large" onClick={() => setOpened('log')}>
        {messages.log}
      </Button>
      <Button size="large" icon={FoodIcon} onClick={() => setOpened('cook')}>
        {messages.cook.start}
      </Button>
    </>
  )
  const star = !isPreview && (
    <span className={styles.star} data-on={isFavorite || undefined}>
      <IconButton
        icon={StarIcon}
        label={isFavorite ? messages.unlike : messages.like}
        onClick={() => favorite.mutate({ recipeId, isFavorite: !isFavorite })}
      />
    </span>
  )
  return (
    <>
      <Modal
        open
        size="large"
        onClose={onClose}
        title={<span lang={language}>{name}</span>}
        description={messages.time({ time: recipe.prep_time })}
        footer={footer}
      >
        <RecipeText recipe={recipe} language={language} servings={servings} favorite={star} />
      </Modal>
      {opened === 'cook' && (
        <CookWindow
          recipe={recipe}
          language={language}
          factor={servings.factor}
          page={cookPage}
          onPage={setCookPage}
          timer={timer}
          onClose={() => setOpened(null)}
          onLog={() => {
            setCookPage(0)
            setOpened('log')
          }}
        />
      )}
      {opened === 'log' && (
        <LogMealWindow
          name={name}
          foods={recipe.foods}
          mealType={MEAL_OF[recipe.category]}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
