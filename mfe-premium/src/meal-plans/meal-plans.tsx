import { kept, useKept } from '@gb/device'
import { whosePlan } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { Banner, Button, Card, Grid, Skeleton, Stack, Text } from '@gb/ui'
import { Cautions } from '../shared/plan/cautions'
import { PlanView } from '../shared/plan/plan-view'
import { ReadState } from '../shared/read-state'
import { useRecipesById } from '../shared/recipe/recipes.query'
import type { SectionProps } from '../shared/section'
import { useMealPlans } from './api/meal-plans.query'
import { PlanCard } from './components/plan-card'
import { messages } from './messages'
import type { MealPlans as Plans } from './model/plan'

/** Which plan is open is found again after a reload. */
const keepOpen = (planId: string | null) => kept.keep('openPlan', planId)

/** Meal plans for the person's phase. */
export function MealPlans({ userId }: SectionProps) {
  const plans = useMealPlans(userId)
  if (plans.data !== undefined) return <PlansOf userId={userId} plans={plans.data} />
  return (
    <Card>
      <ReadState
        read={plans}
        failure={messages.failure}
        loadingLabel={messages.loading}
        loading={<Skeleton height={420} shape="block" />}
      />
    </Card>
  )
}

function PlansOf({ userId, plans }: { userId: string; plans: Plans }) {
  const openId = useKept('openPlan')
  const recipes = useRecipesById(userId)
  const open = plans.personalized_plans.find((plan) => plan.plan_id === openId)
  if (open !== undefined) {
    return (
      <Stack gap={4}>
        <Cautions sentences={plans.cautions} />
        <PlanView
          userId={userId}
          plan={open}
          sectionTitle={messages.section.title}
          backLabel={messages.back}
          onBack={() => keepOpen(null)}
        />
      </Stack>
    )
  }
  const goals = messages.goals(plans.goals.calories, plans.goals.protein)
  return (
    <Stack gap={4}>
      <Banner>{plans.notice}</Banner>
      <Cautions sentences={plans.cautions} />
      {plans.phase === null && <NoSurgeryDate />}
      {plans.plan_phase !== null && (
        <>
          <Text tone="muted">{goals !== '' && messages.sizedTo(goals)}</Text>
          <Text size="small" tone="muted">
            {whosePlan(plans.from_clinic)}
          </Text>
        </>
      )}
      <Grid gap={4} min={320}>
        {plans.personalized_plans.map((plan) => (
          <PlanCard key={plan.plan_id} plan={plan} recipes={recipes} onOpen={() => keepOpen(plan.plan_id)} />
        ))}
      </Grid>
    </Stack>
  )
}

function NoSurgeryDate() {
  const { navigate } = useHost()
  return (
    <Banner
      action={
        <Button size="small" variant="secondary" onClick={() => navigate('profile')}>
          {messages.toProfile}
        </Button>
      }
    >
      {messages.noSurgeryDate}
    </Banner>
  )
}
