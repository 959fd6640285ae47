import type { PhaseKey } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Card, EmptyState, SearchIcon, Stack, Text } from '@gb/ui'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import type { Recipe, RecipeBook } from '../../shared/recipe/recipe'
import { recipeCatalog } from '../../shared/recipe/messages/generated/recipe'
import { WhosePlan } from '../../shared/whose-plan'
import { recipesCatalog } from '../messages/generated/recipes'
import { byPhase, filterRecipes, type RecipeWish } from '../model/filter-recipes'
import { RecipeFilters, type Chosen } from './recipe-filters'
import { ShownRecipes } from './shown-recipes'

interface Properties {
  userId: string
  book: RecipeBook
  /** null without a surgery date. */
  phaseNow: PhaseKey | null
  /** Protein that today still needs, g; null for nothing, or for no goal. */
  proteinLeftG: number | null
}

const NOTHING_CHOSEN: Chosen = { typed: '', category: null, phase: null, only: null }

/** All recipes to look through: those of the person's phase first, the others under them. */
export function RecipeList({ userId, book, phaseNow, proteinLeftG }: Properties) {
  const messages = useMessages(recipesCatalog)
  const { categories } = useMessages(recipeCatalog)
  const [chosen, setChosen] = useState(NOTHING_CHOSEN)
  const { category, phase, only } = chosen
  const search = useDeferredValue(chosen.typed)
  const { now, others } = useMemo(() => {
    const wish: RecipeWish = {
      search,
      category,
      phase,
      onlyFavorites: only === 'favorites',
      proteinLeftG: only === 'fits' ? proteinLeftG : null,
    }
    // Who chose a phase looks through that one.
    return byPhase(filterRecipes(book.recipes, wish, categories), phase ?? phaseNow)
  }, [book, search, category, phase, only, phaseNow, proteinLeftG, categories])

  return (
    <Stack gap={4}>
      <RecipeFilters
        chosen={chosen}
        onChoose={(change) => setChosen({ ...chosen, ...change })}
        counts={book.categories}
        phaseNow={phaseNow}
        proteinLeftG={proteinLeftG}
      />
      <div role="status">
        <Text size="small" tone="muted">
          {messages.found({ count: now.length + others.length })}
        </Text>
      </div>
      {now.length + others.length === 0 && (
        <Card>
          <EmptyState icon={SearchIcon} title={messages.nothing}>
            {messages.nothingHint}
          </EmptyState>
        </Card>
      )}
      <Part title={others.length === 0 ? null : messages.now} recipes={now} userId={userId} book={book} />
      <Part title={messages.others} recipes={others} userId={userId} book={book} />
      <WhosePlan userId={userId} />
      <Text size="small" tone="muted">
        <span lang={book.language}>{book.gastric_sleeve_focus}</span>
      </Text>
    </Stack>
  )
}

interface PartProperties {
  userId: string
  /** null where there is only one part. */
  title: string | null
  recipes: readonly Recipe[]
  book: RecipeBook
}

function Part({ userId, title, recipes, book }: PartProperties) {
  const messages = useMessages(recipesCatalog)
  const titleId = useId()
  if (recipes.length === 0) return null
  const cards = (
    <ShownRecipes
      as="cards"
      label={title ?? messages.list}
      userId={userId}
      recipes={recipes}
      isPreview={book.preview}
      language={book.language}
    />
  )
  if (title === null) return cards
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={3}>
        <h2 id={titleId}>{title}</h2>
        {cards}
      </Stack>
    </section>
  )
}
