import { addDays, type GoalPerson, mealPlanBasis } from '@gb/domain'
import type { FoodFacts } from '@gb/service-kit'
import { type CookedBook, cookBook } from '../recipes/cooked-book.js'
import { toWrittenBook } from '../recipes/recipe-book.mapper.js'
import { readSeed } from '../documents/seed/seed-files.js'
import { toWrittenPlans } from './meal-plan-book.mapper.js'
import { planDay, type PlannedDay, type PlannedMeal } from './planned-week.js'
import type { PlannedItem } from './sizable.js'
import type { WrittenPlan } from './written-plan.js'

/** Somebody, and how many days after surgery they ask for their plans. */
export interface Asking {
  person: Omit<GoalPerson, 'surgeryDate'>
  dayNumber: number
}

/** What was looked at, and what is wrong with it, a sentence each. */
export interface PlanAudit {
  people: number
  meals: number
  swaps: number
  faults: string[]
}

/** Spelled out once more, so that a slip in the rule shows: the first days from which a meal may weigh so many g. */
const PORTIONS: readonly (readonly [fromDay: number, grams: number])[] = [
  [2, 240],
  [14, 60],
  [21, 90],
  [28, 60],
  [35, 80],
  [42, 100],
  [49, 120],
  [56, 240],
]
const DRINK_G = 246
const LIVER_DIET_CARBS_G = 100
const TODAY = '2026-11-20'

/** What a meal may weigh on a day after surgery; no limit before it. */
const portionOn = (dayNumber: number): number =>
  PORTIONS.findLast(([fromDay]) => dayNumber >= fromDay)?.[1] ?? Infinity

/** A dish that pours, or a drink of the food table; milk that is baked into a custard is none. */
const isDrunk = (item: PlannedItem, table: ReadonlyMap<string, FoodFacts>): boolean =>
  'dish' in item
    ? item.dish.texture === 'full'
    : item.foods.some(({ foodId }) => table.get(foodId)?.isDrink === true)

/** A dish with the heaviest of its swaps, or the one with most carbohydrate: what somebody may end up with. */
const worstOf = (item: PlannedItem, of: 'grams' | 'carbsG'): number => {
  const own = of === 'grams' ? item.grams : item.figures.carbsG
  if (!('dish' in item)) return own
  return item.swaps.reduce((most, { dish, servings }) => Math.max(most, dish[of] * servings), own)
}
const worstSum = (items: readonly PlannedItem[], of: 'grams' | 'carbsG'): number =>
  items.reduce((sum, item) => sum + worstOf(item, of), 0)

const mealFaults = (
  { slot, items }: PlannedMeal,
  dayNumber: number,
  table: ReadonlyMap<string, FoodFacts>,
): string[] => {
  const names = items.map(({ name }) => name).join(' and ')
  const drinks = items.filter((item) => isDrunk(item, table))
  const isDrink = drinks.length === items.length
  const grams = Math.round(worstSum(items, 'grams'))
  // Full liquids are all drunk: there is nothing solid to keep apart.
  const isMixed = !isDrink && drinks.length > 0 && dayNumber >= 14
  return [
    ...(isMixed ? [`day ${dayNumber}, ${slot}: a drink beside food (${names})`] : []),
    ...(grams > (isDrink ? DRINK_G : portionOn(dayNumber) + 1)
      ? [`day ${dayNumber}, ${slot}: ${grams} g (${names})`]
      : []),
  ]
}

const dayFaults = (day: PlannedDay, dayNumber: number, table: ReadonlyMap<string, FoodFacts>): string[] => {
  const items = day.meals.flatMap((meal) => meal.items)
  const carbsG = Math.round(worstSum(items, 'carbsG'))
  return [
    ...day.meals.flatMap((meal) => mealFaults(meal, dayNumber, table)),
    ...(dayNumber < 0 && carbsG > LIVER_DIET_CARBS_G ? [`day ${dayNumber}: ${carbsG} g carbohydrate`] : []),
  ]
}

/** The shipped plans and the recipes behind them, read and cooked once. */
export interface ShippedPlans {
  plans: readonly WrittenPlan[]
  book: CookedBook
}

/** @param facts the food table: figures and textures of what the recipes are made of */
export const readShippedPlans = async (facts: readonly FoodFacts[]): Promise<ShippedPlans> => {
  const documents = new Map((await readSeed()).map((document) => [document.slug, document]))
  const [recipes, mealPlans] = [documents.get('recipes'), documents.get('meal-plans')]
  if (!recipes || !mealPlans) throw new Error('the shipped recipes and plans are needed')
  return { book: cookBook(toWrittenBook(recipes), facts), plans: toWrittenPlans(mealPlans).plans }
}

/** Makes the plans for people and looks at every meal of them. Source: health-rules 9b.11. */
export const auditPlans = (asking: readonly Asking[], { plans, book }: ShippedPlans): PlanAudit => {
  const days = asking.flatMap(({ person, dayNumber }) => {
    const basis = mealPlanBasis({ ...person, surgeryDate: addDays(TODAY, -dayNumber) }, TODAY)
    return plans
      .filter(({ phase }) => phase === basis.planPhase)
      .flatMap(({ phase, days: written, extras }) =>
        written.map((day) => ({ dayNumber, day: planDay(day, extras, book, { ...basis, phase }) })),
      )
  })
  const meals = days.flatMap(({ day }) => day.meals)
  const onSipDays = days.filter(({ dayNumber }) => dayNumber === 0 || dayNumber === 1)
  const items = meals.flatMap((meal) => meal.items)
  return {
    people: asking.length,
    meals: meals.length,
    swaps: items.reduce((sum, item) => sum + ('dish' in item ? item.swaps.length : 0), 0),
    faults: [
      ...onSipDays.map(({ dayNumber }) => `day ${dayNumber}: a plan on a day of sips`),
      ...days.flatMap(({ day, dayNumber }) => dayFaults(day, dayNumber, book.foods)),
    ],
  }
}
