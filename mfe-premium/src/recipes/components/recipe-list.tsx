import type { PhaseKey } from '@gb/domain'
import { ChipGroup, ProteinIcon, Stack, StarIcon, Text, TextField } from '@gb/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { messages as recipeMessages } from '../../shared/recipe/messages'
import { messages } from '../messages'
import { byPhase, filterRecipes, type RecipeWish } from '../model/filter-recipes'
import { recipePhases, type RecipePhase } from '../model/recipe-phases'
import type { Category, RecipeBook } from '../../shared/recipe/recipe'
import { Rows } from './recipe-rows'

const CATEGORIES = ['breakfast', 'lunch', 'dinner', 'snacks'] as const

type Only = 'favorites' | 'fits'

type Properties = {
  userId: string
  book: RecipeBook
  /** null without a surgery date. */
  phaseNow: PhaseKey | null
  /** Protein that today still needs, g; null for nothing, or for no goal. */
  proteinLeftG: number | null
}

/** All recipes to look through. */
export function RecipeList({ userId, book, phaseNow, proteinLeftG }: Properties) {
  const [typed, setTyped] = useState('')
  const [category, setCategory] = useState<Category | null>(null)
  const [phase, setPhase] = useState<RecipePhase | null>(null)
  const [only, setOnly] = useState<Only | null>(null)
  const search = useDeferredValue(typed)
  const shown = useMemo(() => {
    const wish: RecipeWish = {
      search,
      category,
      phase,
      onlyFavorites: only === 'favorites',
      proteinLeftG: only === 'fits' ? proteinLeftG : null,
    }
    return filterRecipes(book.recipes, wish)
  }, [book, search, category, phase, only, proteinLeftG])
  // Who chose a phase looks through that one.
  const { now, others } = byPhase(shown, phase === null ? phaseNow : null)

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
        selected={only}
        onSelect={(value) => setOnly(value === only ? null : value)}
        options={[
          { value: 'favorites', label: messages.favorites, icon: StarIcon },
          ...(proteinLeftG === null
            ? []
            : [{ value: 'fits' as const, label: messages.fits(proteinLeftG), icon: ProteinIcon }]),
        ]}
      />
      <div role="status">
        <Text size="small" tone="muted">
          {messages.found(shown.length)}
        </Text>
      </div>
      {others.length === 0 ? (
        <Rows userId={userId} recipes={now} isPreview={book.preview} />
      ) : (
        <>
          {now.length > 0 && (
            <Rows userId={userId} recipes={now} isPreview={book.preview} title={messages.now} />
          )}
          <Rows userId={userId} recipes={others} isPreview={book.preview} title={messages.others} />
        </>
      )}
    </Stack>
  )
}
