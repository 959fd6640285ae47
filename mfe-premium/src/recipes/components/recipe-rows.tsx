import { aboutGrams, aboutKcal } from '@gb/domain'
import { Badge, Card, EmptyState, List, ListRow, SearchIcon, StarIcon } from '@gb/ui'
import { useState } from 'react'
import { DishPicture } from '../../shared/picture/dish-picture'
import type { Recipe } from '../../shared/recipe/recipe'
import { RecipeWindow } from '../../shared/recipe/recipe-window'
import { messages } from '../messages'

/** Recipes as rows; a row opens its recipe. */
export function Rows({
  userId,
  recipes,
  isPreview,
  title,
}: {
  userId: string
  recipes: readonly Recipe[]
  isPreview: boolean
  /** Over the rows, where there are several lists. */
  title?: string
}) {
  const [openId, setOpenId] = useState<string | null>(null)
  const open = recipes.find((recipe) => recipe.recipe_id === openId)
  if (recipes.length === 0) {
    return (
      <Card>
        <EmptyState icon={SearchIcon} title={messages.nothing}>
          {messages.nothingHint}
        </EmptyState>
      </Card>
    )
  }
  return (
    <>
      <Card title={title}>
        <List label={title ?? messages.list}>
          {recipes.map((recipe) => (
            <ListRow
              key={recipe.recipe_id}
              picture={<DishPicture recipe={recipe} size="row" />}
              title={recipe.name}
              detail={messages.row(aboutGrams(recipe.protein), aboutKcal(recipe.calories), recipe.prep_time)}
              trailing={
                recipe.favourite && (
                  <Badge icon={StarIcon} hue="food">
                    {messages.favorite}
                  </Badge>
                )
              }
              onSelect={() => setOpenId(recipe.recipe_id)}
            />
          ))}
        </List>
      </Card>
      {open !== undefined && (
        <RecipeWindow userId={userId} recipe={open} isPreview={isPreview} onClose={() => setOpenId(null)} />
      )}
    </>
  )
}
