import { mealPlanCautions } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { BackIcon, Button, Card, Skeleton, Stack } from '@gb/ui'
import { useMemo } from 'react'
import { Cautions } from '../../shared/plan/cautions'
import { PlanView } from '../../shared/plan/plan-view'
import { ReadState } from '../../shared/read-state'
import { useRecipes } from '../../shared/recipe/recipes.query'
import { useFilledWeek } from '../api/filled-week.query'
import { planningCatalog } from '../messages/generated/planning'
import type { WeeklyTemplate } from '../model/templates'
import { weekPlan } from '../model/week-plan'

interface Properties {
  userId: string
  template: WeeklyTemplate
  onBack: () => void
}

/** A template's week with recipes: day by day, with its shopping list and the way into the food log. */
export function FilledWeek({ userId, template, onBack }: Properties) {
  const messages = useMessages(planningCatalog)
  const week = useFilledWeek(userId, template.template_id)
  const book = useRecipes(userId)
  const plan = useMemo(() => {
    if (week.data === undefined || book.data === undefined) return null
    const recipes = new Map(book.data.recipes.map((recipe) => [recipe.recipe_id, recipe]))
    return weekPlan(template, week.data, recipes)
  }, [template, week.data, book.data])
  if (plan !== null) {
    return (
      <Stack gap={4}>
        <Cautions sentences={mealPlanCautions(template.phase)} />
        <PlanView
          userId={userId}
          plan={{ ...plan, note: messages.filled }}
          sectionTitle={messages.title}
          backLabel={messages.back}
          onBack={onBack}
        />
      </Stack>
    )
  }
  const missing = week.data === undefined ? week : book
  return (
    <Stack gap={4}>
      <div>
        <Button variant="quiet" size="small" icon={BackIcon} onClick={onBack}>
          {messages.back}
        </Button>
      </div>
      <Card>
        <ReadState
          read={{ ...missing, data: undefined }}
          failure={messages.notFilled}
          loadingLabel={messages.filling}
          loading={<Skeleton height={420} shape="block" />}
        />
      </Card>
    </Stack>
  )
}
