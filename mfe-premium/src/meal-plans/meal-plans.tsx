import { kept, useKept } from '@gb/device'
import { useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { inOwnWords } from '@gb/own-words'
import { Banner, Button, Card, Grid, Skeleton, Stack, Text } from '@gb/ui'
import { Cautions } from '../shared/plan/cautions'
import { PlanView } from '../shared/plan/plan-view'
import { PLAN_WORDS } from '../shared/plan/words'
import { useWhosePlan } from '../shared/plan-words'
import { ReadState } from '../shared/read-state'
import { useRecipesById } from '../shared/recipe/recipes.query'
import type { SectionProps } from '../shared/section'
import { useMealPlans } from './api/meal-plans.query'
import { PlanCard } from './components/plan-card'
import { mealPlansCatalog } from './messages/generated/meal-plans'
import type { messages as english } from './messages/generated/meal-plans.en'
import type { MealPlans as Plans } from './model/plan'

const WORDS = [mealPlansCatalog, ...PLAN_WORDS]

/** Which plan is open is found again after a reload. */
const keepOpen = (planId: string | null) => kept.keep('openPlan', planId)

/** Meal plans for the person's phase. */
export function MealPlans({ userId }: SectionProps) {
  const messages = useMessages(mealPlansCatalog)
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

/** The same, when its words are there as well. */
export const inOwnLanguage = () => inOwnWords(MealPlans, WORDS)

function PlansOf({ userId, plans }: { userId: string; plans: Plans }) {
  const messages = useMessages(mealPlansCatalog)
  const whosePlan = useWhosePlan()
  const openId = useKept('openPlan')
  const recipes = useRecipesById(userId)
  const open = plans.personalized_plans.find((plan) => plan.plan_id === openId)
  if (open !== undefined) {
    return (
      <Stack gap={4}>
        <Cautions sentences={plans.cautions} />
        <PlanView
          userId={userId}
          plan={{ ...open, language: plans.language }}
          sectionTitle={messages.title}
          backLabel={messages.back}
          onBack={() => keepOpen(null)}
        />
      </Stack>
    )
  }
  const goals = goalsInWords(plans.goals, messages)
  return (
    <Stack gap={4}>
      <Banner>
        <span lang={plans.language}>{plans.notice}</span>
      </Banner>
      <Cautions sentences={plans.cautions} />
      {plans.phase === null && <NoSurgeryDate />}
      {plans.plan_phase !== null && (
        <>
          <Text tone="muted">{goals !== null && messages.sizedTo({ goals })}</Text>
          <Text size="small" tone="muted">
            {whosePlan(plans.from_clinic)}
          </Text>
        </>
      )}
      <Grid gap={4} min={320}>
        {plans.personalized_plans.map((plan) => (
          <PlanCard
            key={plan.plan_id}
            plan={plan}
            language={plans.language}
            recipes={recipes}
            onOpen={() => keepOpen(plan.plan_id)}
          />
        ))}
      </Grid>
    </Stack>
  )
}

/** What the plans are sized to; null without a goal. */
function goalsInWords(
  { calories: kcal, protein }: Plans['goals'],
  { goals: words }: typeof english,
): string | null {
  if (kcal !== null) return protein === null ? words.kcal({ kcal }) : words.both({ kcal, protein })
  return protein === null ? null : words.protein({ protein })
}

function NoSurgeryDate() {
  const messages = useMessages(mealPlansCatalog)
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
