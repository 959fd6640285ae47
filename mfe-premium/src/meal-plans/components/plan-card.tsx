import { aboutGrams, aboutKcal, type Language } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Badge, Button, Card, LunchIcon, Stack, Text, VisuallyHidden } from '@gb/ui'
import { DishPicture } from '@gb/ui/dish'
import { planCatalog } from '../../shared/plan/messages/generated/plan'
import type { Recipe } from '../../shared/recipe/recipe'
import { SourceMark } from '../../shared/source-mark'
import { mealPlansCatalog } from '../messages/generated/meal-plans'
import type { Plan } from '../model/plan'
import styles from './meal-plans.module.css'

const SAMPLE = ['breakfast', 'lunch', 'dinner'] as const

interface Properties {
  plan: Plan
  /** What it is written in. */
  language: Language
  /** What is in the dishes, for their pictures; empty while the book is on its way. */
  recipes: ReadonlyMap<string, Recipe>
  onOpen: () => void
}

/** Each name begins with a capital: a comma would make a sentence of them. */
const dishesOf = (plan: Plan, slot: (typeof SAMPLE)[number]): string[] => {
  const meal = plan.days[0]?.meals.find((each) => each.slot === slot)
  return meal?.items.map(({ name }) => name) ?? [plan.sample_day[slot].meal]
}

/** A plan from outside: what it is like and its first day. */
export function PlanCard({ plan, language, recipes, onOpen }: Properties) {
  const messages = useMessages(mealPlansCatalog)
  const { slots } = useMessages(planCatalog)
  const { title, description, daily_calories: kcal, daily_protein: protein, sample_day: sample } = plan
  const fits = (
    <Badge hue={plan.fits_goals ? 'success' : 'neutral'}>
      {plan.fits_goals ? messages.fits : messages.near}
    </Badge>
  )
  return (
    <Card title={<span lang={language}>{title}</span>} icon={LunchIcon} hue="food">
      <Stack gap={3}>
        <Dishes plan={plan} recipes={recipes} />
        <Text>
          <span lang={language}>{description}</span>{' '}
          <SourceMark source={plan.source} reviewDay={plan.review_date} />
        </Text>
        <div>{fits}</div>
        <Text size="small" tone="muted">
          {`${messages.days({ count: plan.duration_days })} · ${messages.perDay({ kcal: aboutKcal(kcal), protein: aboutGrams(protein) })}`}
        </Text>
        <div>
          <Text strong>{messages.sample}</Text>
          <dl className={styles.meals}>
            {SAMPLE.map((slot) => (
              <div key={slot} className={styles.meal}>
                <dt>{slots[slot]}</dt>
                <dd>
                  {dishesOf(plan, slot).map((dish) => (
                    <span key={dish} className={styles.dish} lang={language}>
                      {dish}
                    </span>
                  ))}
                  <span className={styles.figure}>
                    {messages.kcal({ kcal: aboutKcal(sample[slot].calories) })}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <Button variant="secondary" block onClick={onOpen}>
          {messages.open}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </Stack>
    </Card>
  )
}

/** The first dish of each meal of the first day: what a week of it looks like. */
function Dishes({ plan, recipes }: Pick<Properties, 'plan' | 'recipes'>) {
  const dishes = SAMPLE.flatMap((slot) => {
    const items = plan.days[0]?.meals.filter((meal) => meal.slot === slot).flatMap((meal) => meal.items)
    const recipe = items?.map(({ recipe_id: id }) => recipes.get(id ?? '')).find((each) => each !== undefined)
    return recipe === undefined ? [] : [recipe]
  })
  if (dishes.length === 0) return null
  return (
    <div className={styles.dishes}>
      {dishes.map((recipe, index) => (
        <DishPicture key={`${index} ${recipe.recipe_id}`} recipe={recipe} size="card" />
      ))}
    </div>
  )
}
