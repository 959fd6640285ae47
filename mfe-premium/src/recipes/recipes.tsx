import { useMessages } from '@gb/entries'
import { inOwnWords } from '@gb/own-words'
import { Card, Skeleton } from '@gb/ui'
import { usePhase, useProteinToday } from '../shared/api/phase.query'
import { ReadState } from '../shared/read-state'
import type { SectionProps } from '../shared/section'
import { recipeCatalog } from '../shared/recipe/messages/generated/recipe'
import { useRecipes } from '../shared/recipe/recipes.query'
import { RecipeList } from './components/recipe-list'
import { proteinLeft } from './model/protein-left'
import { WORDS } from './words'

/** The recipe book. */
export function Recipes({ userId }: SectionProps) {
  const words = useMessages(recipeCatalog)
  const recipes = useRecipes(userId)
  const phase = usePhase(userId)
  const { data: protein } = useProteinToday(userId)
  if (recipes.data !== undefined) {
    return (
      <RecipeList
        userId={userId}
        book={recipes.data}
        phaseNow={phase.data ?? null}
        proteinLeftG={protein === undefined ? null : proteinLeft(protein.goalG, protein.eatenG)}
      />
    )
  }
  return (
    <Card>
      <ReadState
        read={recipes}
        failure={words.failure}
        loadingLabel={words.loading}
        loading={<Skeleton height={420} shape="block" />}
      />
    </Card>
  )
}

/** The same, when its words are there as well. */
export const inOwnLanguage = () => inOwnWords(Recipes, WORDS)
