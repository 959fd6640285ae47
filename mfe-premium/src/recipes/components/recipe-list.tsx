import { aboutGrams, aboutKcal, type PhaseKey } from '@gb/domain'
import {
  Badge,
  Card,
  ChipGroup,
  EmptyState,
  List,
  ListRow,
  SearchIcon,
  Stack,
  StarIcon,
  Text,
  TextField,
} from '@gb/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { messages as recipeMessages } from '../../shared/recipe/messages'
import { messages } from '../messages'
import { filterRecipes, type RecipeWish } from '../model/filter-recipes'
import { recipePhases, type RecipePhase } from '../model/recipe-phases'
import type { Category, Recipe, RecipeBook } from '../../shared/recipe/recipe'
import { RecipeWindow } from '../../shared/recipe/recipe-window'

const CATEGORIES = ['breakfast', 'lunch', 'dinner', 'snacks'] as const

type Properties = { userId: string; book: RecipeBook; phaseNow: PhaseKey | null }

/** All recipes to look through. */
export function RecipeList({ userId, book, phaseNow }: Properties) {
  const [typed, setTyped] = useState('')
  const [category, setCategory] = useState<Category | null>(null)
  const [phase, setPhase] = useState<RecipePhase | null>(null)
  const [onlyFavourites, setOnlyFavourites] = useState(false)
  const search = useDeferredValue(typed)
  const shown = useMemo(() => {
    const wish: RecipeWish = { search, category, phase, onlyFavourites }
    return filterRecipes(book.recipes, wish)
  }, [book, search, category, phase, onlyFavourites])

  return (
    <Stack gap={4}>
      <Text tone="muted">{book.gastric_sleeve_focus}</Text>
      <TextField
        label={messages.search}
        hint={messages.searchHint}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        value={typed}
        onValueChange={setTyped}
      />
      <ChipGroup
        label={messages.category}
        hideLabel
        hue="food"
        selected={category}
        onSelect={(value) => setCategory(value === category ? null : value)}
        options={CATEGORIES.map((value) => ({
          value,
          label: messages.withCount(recipeMessages.categories[value], book.categories[value]),
        }))}
      />
      <ChipGroup
        label={messages.phase}
        hue="food"
        selected={phase}
        onSelect={(value) => setPhase(value === phase ? null : value)}
        options={recipePhases(phaseNow).map((value) => ({
          value,
          label: value === phaseNow ? messages.mine(messages.phases[value]) : messages.phases[value],
        }))}
      />
      <ChipGroup
        label={messages.more}
        hideLabel
        hue="food"
        selected={onlyFavourites ? 'favourites' : null}
        onSelect={() => setOnlyFavourites(!onlyFavourites)}
        options={[{ value: 'favourites', label: messages.favourites, icon: StarIcon }]}
      />
      <div role="status">
        <Text size="small" tone="muted">
          {messages.found(shown.length)}
        </Text>
      </div>
      <Rows userId={userId} recipes={shown} isPreview={book.preview} />
    </Stack>
  )
}

/** Recipes as rows; a row opens its recipe. */
export function Rows({
  userId,
  recipes,
  isPreview,
}: {
  userId: string
  recipes: readonly Recipe[]
  isPreview: boolean
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
      <Card>
        <List label={messages.list}>
          {recipes.map((recipe) => (
            <ListRow
              key={recipe.recipe_id}
              title={recipe.name}
              detail={messages.row(aboutGrams(recipe.protein), aboutKcal(recipe.calories), recipe.prep_time)}
              trailing={
                recipe.favourite && (
                  <Badge icon={StarIcon} hue="food">
                    {messages.favourite}
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
