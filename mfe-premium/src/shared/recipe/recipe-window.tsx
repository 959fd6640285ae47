import type { MealType } from '@gb/domain'
import { Button, FoodIcon, Modal, StarIcon } from '@gb/ui'
import { useState } from 'react'
import { LogMealWindow } from '../log-meal/log-meal-window'
import { CookWindow } from './cook-window'
import { useFavoriteRecipe } from './favorite.mutation'
import { messages } from './messages'
import type { Category, Recipe } from './recipe'
import { RecipeText } from './recipe-text'
import { useServings } from './use-servings'

const MEAL_OF: Record<Category, MealType> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snacks: 'snack',
}

type Properties = { userId: string; recipe: Recipe; isPreview: boolean; onClose: () => void }

/** A recipe, whole: figures, ingredients for as many servings as are cooked, steps, notes. */
export function RecipeWindow({ userId, recipe, isPreview, onClose }: Properties) {
  const [opened, setOpened] = useState<'log' | 'cook' | null>(null)
  const servings = useServings(recipe.servings)
  const favorite = useFavoriteRecipe(userId)
  const { name, favourite: isFavorite, recipe_id: recipeId } = recipe
  const footer = (
    <>
      {!isPreview && (
        <Button
          variant="secondary"
          size="large"
          icon={StarIcon}
          aria-pressed={isFavorite}
          onClick={() => favorite.mutate({ recipeId, isFavorite: !isFavorite })}
        >
          {isFavorite ? messages.unlike : messages.like}
        </Button>
      )}
      <Button size="large" icon={FoodIcon} onClick={() => setOpened('log')}>
        {messages.log}
      </Button>
    </>
  )
  return (
    <>
      <Modal
        open
        size="large"
        onClose={onClose}
        title={name}
        description={messages.time(recipe.prep_time)}
        footer={footer}
      >
        <RecipeText recipe={recipe} servings={servings} onCook={() => setOpened('cook')} />
      </Modal>
      {opened === 'cook' && (
        <CookWindow recipe={recipe} factor={servings.factor} onClose={() => setOpened(null)} />
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
