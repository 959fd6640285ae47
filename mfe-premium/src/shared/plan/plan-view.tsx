import { useMessages } from '@gb/entries'
import { BackIcon, Button, Card, LogIcon, LunchIcon, Stack, Text, useRegisteredModal } from '@gb/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { LogMealWindow } from '../log-meal/log-meal-window'
import { RecipeById } from '../recipe/recipe-by-id'
import { useRecipes, useRecipesById } from '../recipe/recipes.query'
import { SourceMark } from '../source-mark'
import { DayChoice } from './day-choice'
import { DayMeals } from './day-meals'
import { dayTotal } from './day-total'
import { mealName } from './meal-name'
import { planCatalog } from './messages/generated/plan'
import type { messages as english } from './messages/generated/plan.en'
import type { Plan } from './plan'
import styles from './plan.module.css'
import { Shopping } from './shopping'
import { SwapWindow } from './swap-window'
import { foodsOf, platedDay, shoppingFor, usableSwaps, type Plate, type PlatedMeal } from './swaps'
import { useSwaps } from './use-swaps'
import { WholePlan } from './whole-plan'

type Opened =
  | { kind: 'recipe'; recipeId: string }
  | { kind: 'swap'; plate: Plate }
  | { kind: 'log'; meal: PlatedMeal }
  | null

interface Properties {
  userId: string
  plan: Plan
  /** What the section is called that it lies in: the bar of a phone keeps its name. */
  sectionTitle: string
  backLabel: string
  onBack: () => void
}

/** A plan day by day, with swaps, its recipes, its shopping list and the way into the food log. */
export function PlanView({ userId, plan, sectionTitle, backLabel, onBack }: Properties) {
  const messages = useMessages(planCatalog)
  useRegisteredModal(true, onBack, { title: sectionTitle, back: backLabel })
  const [dayIndex, setDayIndex] = useState(0)
  const [opened, setOpened] = useState<Opened>(null)
  const { swaps: wanted, swap } = useSwaps(userId, plan)
  const book = useRecipes(userId)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const recipes = useRecipesById(userId)
  const swaps = useMemo(() => usableSwaps(wanted, recipes), [wanted, recipes])
  const hasSwaps = Object.keys(swaps).length > 0
  const days = useMemo(() => plan.days.map((each) => platedDay(each, swaps)), [plan, swaps])
  const day = days[dayIndex]
  const close = () => setOpened(null)

  return (
    <Stack gap={4}>
      {/* On a phone the arrow of the bar does it. */}
      <div className={styles.onDesktop}>
        <Button variant="quiet" size="small" icon={BackIcon} onClick={onBack}>
          {backLabel}
        </Button>
      </div>
      <Card
        title={
          <span ref={heading} tabIndex={-1} lang={plan.language}>
            {plan.title}
          </span>
        }
        icon={LunchIcon}
        hue="food"
      >
        <Stack gap={4}>
          <Text>
            <span lang={plan.language}>{plan.description}</span> {plan.note}{' '}
            <SourceMark source={plan.source} reviewDay={plan.review_date} />
          </Text>
          <div className={styles.onScreen}>
            <Stack gap={4}>
              <DayChoice days={plan.days} chosen={dayIndex} onChoose={setDayIndex} />
              {day !== undefined && (
                <>
                  <Text strong>{dayTotal(day, messages)}</Text>
                  <DayMeals
                    day={day}
                    language={plan.language}
                    recipes={recipes}
                    canSwap={book.data !== undefined}
                    onRecipe={(recipeId) => setOpened({ kind: 'recipe', recipeId })}
                    onSwap={(plate) => setOpened({ kind: 'swap', plate })}
                    onLog={(meal) => setOpened({ kind: 'log', meal })}
                  />
                </>
              )}
              {hasSwaps && (
                <Text size="small" tone="muted">
                  {messages.swapsStay}
                </Text>
              )}
            </Stack>
          </div>
          <WholePlan days={days} language={plan.language} />
        </Stack>
      </Card>
      <Shopping
        planId={plan.plan_id}
        language={plan.language}
        title={plan.title}
        sections={hasSwaps ? shoppingFor(plan, swaps, recipes) : plan.shopping_list}
      />
      <div className={styles.onScreen}>
        <Button variant="secondary" icon={LogIcon} onClick={() => window.print()}>
          {messages.print}
        </Button>
      </div>
      {opened?.kind === 'recipe' && <RecipeById userId={userId} recipeId={opened.recipeId} onClose={close} />}
      {opened?.kind === 'swap' && (
        <SwapWindow
          plate={opened.plate}
          language={plan.language}
          recipes={recipes}
          onChoose={(choice) => {
            swap(opened.plate.place, choice)
            close()
          }}
          onClose={close}
        />
      )}
      {opened?.kind === 'log' && (
        <LogMealWindow
          {...namesOf(opened.meal, messages)}
          foods={opened.meal.plates.flatMap((plate) => foodsOf(plate, recipes))}
          mealType={opened.meal.slot}
          of="meal"
          onClose={close}
        />
      )}
    </Stack>
  )
}

/** One dish is what it is called; of more the meal is, with the dishes below. */
function namesOf(meal: PlatedMeal, words: typeof english): { name: string; dishes?: string } {
  const dishes = meal.plates.map(({ name }) => name).join(', ')
  return meal.plates.length === 1 ? { name: dishes } : { name: mealName(meal, words), dishes }
}
