import { Card, Skeleton } from '@gb/ui'
import { usePhase } from '../shared/api/phase.query'
import { ReadState } from '../shared/read-state'
import type { SectionProps } from '../shared/section'
import { useRecipes } from '../shared/recipe/recipes.query'
import { RecipeList } from './components/recipe-list'
import { messages } from './messages'

/** The recipe book. */
export function Recipes({ userId }: SectionProps) {
  const recipes = useRecipes(userId)
  const phase = usePhase(userId)
  if (recipes.data !== undefined) {
    return <RecipeList userId={userId} book={recipes.data} phase={phase.data ?? null} />
  }
  return (
    <Card>
      <ReadState
        read={recipes}
        failure={messages.failure}
        loadingLabel={messages.loading}
        loading={<Skeleton height={420} shape="block" />}
      />
    </Card>
  )
}
