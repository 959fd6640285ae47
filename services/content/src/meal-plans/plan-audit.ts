import {
  addDays,
  CLINIC_STAGES,
  type ClinicPlan,
  type ClinicStage,
  type GoalPerson,
  mealPlanBasis,
} from '@gb/domain'
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
  person: Omit<GoalPerson, 'surgeryDate' | 'clinicPlan'>
  dayNumber: number
  /** What the clinic says of each stage: its first day after surgery, and what a meal may weigh in g. */
  clinic?: Readonly<Partial<Record<ClinicStage, ClinicStageSays>>>
}

interface ClinicStageSays {
  fromDay?: number
  mealG?: number
}

/** What was looked at, and what is wrong with it, a sentence each. */
export interface PlanAudit {
  people: number
  meals: number
  swaps: number
  faults: string[]
}

/** Spelled out once more, so that a slip in the rule shows: the first day of a stage, and what a meal may weigh in its weeks, g. */
const STAGES: Readonly<Record<ClinicStage, { fromDay: number; weeksG: readonly number[] }>> = {
  full: { fromDay: 2, weeksG: [240] },
  puree: { fromDay: 14, weeksG: [60, 90] },
  soft: { fromDay: 28, weeksG: [60, 80, 100, 120] },
  regular: { fromDay: 56, weeksG: [240] },
}
const DRINK_G = 246
const LIVER_DIET_CARBS_G = 100
const TODAY = '2026-11-20'

/** The stage on a day after surgery and its first day; null before the first one. */
const stageOn = ({ dayNumber, clinic = {} }: Asking) =>
  CLINIC_STAGES.map((stage) => ({
    stage,
    fromDay: clinic[stage]?.fromDay ?? STAGES[stage].fromDay,
  })).findLast(({ fromDay }) => dayNumber >= fromDay) ?? null

/** From this day on the guide holds again: clinics set the stages of healing. */
const MAINTENANCE_FROM_DAY = 365

/** What a meal may weigh on a day after surgery, by the clinic before the guide; no limit before it. */
const portionOn = (asking: Asking): number => {
  const on = stageOn(asking)
  if (on === null) return Infinity
  const { weeksG } = STAGES[on.stage]
  const week = Math.min(weeksG.length - 1, Math.floor((asking.dayNumber - on.fromDay) / 7))
  const clinicG = asking.dayNumber < MAINTENANCE_FROM_DAY ? asking.clinic?.[on.stage]?.mealG : undefined
  return clinicG ?? weeksG[week] ?? Infinity
}

const planOf = (clinic: Asking['clinic'], surgeryDate: string): ClinicPlan | null => {
  if (clinic === undefined) return null
  const from = (stage: ClinicStage) => {
    const day = clinic[stage]?.fromDay
    return day === undefined ? null : addDays(surgeryDate, day)
  }
  const mealG = (stage: ClinicStage) => clinic[stage]?.mealG ?? null
  return {
    fullFrom: from('full'),
    pureeFrom: from('puree'),
    softFrom: from('soft'),
    regularFrom: from('regular'),
    fullMealG: mealG('full'),
    pureeMealG: mealG('puree'),
    softMealG: mealG('soft'),
    regularMealG: mealG('regular'),
    proteinG: null,
    fluidOz: null,
  }
}

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
  asking: Asking,
  table: ReadonlyMap<string, FoodFacts>,
): string[] => {
  const names = items.map(({ name }) => name).join(' and ')
  const drinks = items.filter((item) => isDrunk(item, table))
  const isDrink = drinks.length === items.length
  const grams = Math.round(worstSum(items, 'grams'))
  const { dayNumber } = asking
  const stage = stageOn(asking)?.stage
  // Full liquids are all drunk: there is nothing solid to keep apart.
  const isMixed = !isDrink && drinks.length > 0 && stage !== undefined && stage !== 'full'
  // What is drunk stands apart, but it is the meal of full liquids: what the clinic says of one holds for it.
  const drinkG = stage === 'full' ? Math.min(DRINK_G, asking.clinic?.full?.mealG ?? DRINK_G) : DRINK_G
  return [
    ...(isMixed ? [`day ${dayNumber}, ${slot}: a drink beside food (${names})`] : []),
    ...(grams > (isDrink ? drinkG : portionOn(asking) + 1)
      ? [`day ${dayNumber}, ${slot}: ${grams} g (${names})`]
      : []),
  ]
}

const dayFaults = (day: PlannedDay, asking: Asking, table: ReadonlyMap<string, FoodFacts>): string[] => {
  const { dayNumber } = asking
  const items = day.meals.flatMap((meal) => meal.items)
  const carbsG = Math.round(worstSum(items, 'carbsG'))
  return [
    ...day.meals.flatMap((meal) => mealFaults(meal, asking, table)),
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
  const days = asking.flatMap((one) => {
    const { person, dayNumber, clinic } = one
    const surgeryDate = addDays(TODAY, -dayNumber)
    const basis = mealPlanBasis({ ...person, surgeryDate, clinicPlan: planOf(clinic, surgeryDate) }, TODAY)
    return plans
      .filter(({ phase }) => phase === basis.planPhase)
      .flatMap(({ phase, days: written, extras }) =>
        written.map((day) => ({ one, day: planDay(day, extras, book, { ...basis, phase }) })),
      )
  })
  const meals = days.flatMap(({ day }) => day.meals)
  const onSipDays = days.filter(({ one: { dayNumber } }) => dayNumber === 0 || dayNumber === 1)
  const items = meals.flatMap((meal) => meal.items)
  return {
    people: asking.length,
    meals: meals.length,
    swaps: items.reduce((sum, item) => sum + ('dish' in item ? item.swaps.length : 0), 0),
    faults: [
      ...onSipDays.map(({ one: { dayNumber } }) => `day ${dayNumber}: a plan on a day of sips`),
      ...days.flatMap(({ day, one }) => dayFaults(day, one, book.foods)),
    ],
  }
}
