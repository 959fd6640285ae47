import {
  type Food,
  type FoodNutrients,
  isWithin,
  ITEM_FIGURE,
  ITEM_GRAMS,
  ITEM_NAME_LENGTH,
  NUTRIENT_KEYS,
  type NutrientKey,
  nutrientsFor,
  resizePortion,
  roundToStep,
  typedNumber,
  writtenText,
} from '@gb/domain'
import type { FoodItem, WantedItem } from '../../shared/meal/meal'

/** A food of the food table with its household portions. */
export type TableFood = Pick<Food, 'foodId' | 'name' | 'per100g' | 'portions'>

/** What a portion is of: an item of the meal, a food of the table (instead of the item), or something of one's own. */
export type Subject =
  | { readonly kind: 'item'; readonly item: FoodItem }
  | { readonly kind: 'food'; readonly food: TableFood; readonly item: FoodItem | null }
  | { readonly kind: 'own'; readonly item: FoodItem | null }

/** Figures that a food of one's own must have. */
const NEEDED_FIGURES = ['calories', 'proteinG', 'carbsG', 'fatG'] as const satisfies NutrientKey[]

/** Figures that can be typed over. Fiber and sugar may be left out: not every label has them. */
export const TYPED_FIGURES = [...NEEDED_FIGURES, 'fiberG', 'sugarG'] as const satisfies NutrientKey[]
export type TypedFigure = (typeof TYPED_FIGURES)[number]

/** As the person has typed it. `unit` is GRAMS or the name of a household portion. */
export interface PortionDraft {
  readonly name: string
  readonly amount: string
  readonly unit: string
  readonly figures: { readonly [Key in TypedFigure]?: string }
  /** What weighed how much when it began: a measure is rounded, and what nobody touched stays what it was. */
  readonly began?: { readonly amount: string; readonly unit: string; readonly grams: number }
}

export const GRAMS = 'g'

export type DraftProblem = 'name' | 'amount' | TypedFigure

/** Whether a food of one's own is nothing without this figure. */
export const isNeeded = (key: TypedFigure): boolean => NEEDED_FIGURES.some((needed) => needed === key)

/** Text of a number without digits that nobody weighed. */
export const numberText = (value: number): string => String(roundToStep(value, ITEM_GRAMS))

/** Nobody has 0.87 cups, or counts 17 spoons: what a household measure is told in, at most how often, and how near it has to come. */
const MEASURE = { step: 0.25, most: 6, near: 0.1 } as const

/** An amount in the household measure that comes nearest; in grams where none does. */
export function inMeasure(
  grams: number,
  portions: TableFood['portions'],
): Pick<PortionDraft, 'amount' | 'unit'> {
  const near = portions.flatMap(({ name, grams: each }) => {
    const times = Math.round(grams / each / MEASURE.step) * MEASURE.step
    const off = Math.abs(times * each - grams) / grams
    return times > 0 && times <= MEASURE.most && off <= MEASURE.near ? [{ times, name, off }] : []
  })
  const [nearest] = near.toSorted((a, b) => a.off - b.off)
  return nearest === undefined
    ? { amount: numberText(grams), unit: GRAMS }
    : { amount: String(nearest.times), unit: nearest.name }
}

/**
 * How a sheet begins, in a household measure where one comes near. `usualGrams`: what the person usually takes of this
 * food. `portions`: of the food, as far as they are known.
 */
export function firstDraft(
  subject: Subject,
  usualGrams: number | null,
  portions: TableFood['portions'],
  name = '',
): PortionDraft {
  const [serving] = portions
  if (subject.item === null && usualGrams === null && serving !== undefined)
    return { name, amount: '1', unit: serving.name, figures: {} }
  const grams = subject.item?.grams ?? usualGrams ?? 100
  const amount = inMeasure(grams, portions)
  return {
    name: subject.kind === 'item' ? subject.item.name : name,
    ...amount,
    figures: {},
    began: { ...amount, grams },
  }
}

/** Weight in g of what was typed; null while it is no portion. */
export function draftGrams(draft: PortionDraft, portions: TableFood['portions']): number | null {
  const { amount, unit, began } = draft
  if (began?.amount === amount && began.unit === unit) return began.grams
  const typed = typedNumber(amount)
  const each = unit === GRAMS ? 1 : portions.find((portion) => portion.name === unit)?.grams
  if (typed === null || each === undefined) return null
  const grams = roundToStep(typed * each, ITEM_GRAMS)
  return grams > 0 && isWithin(grams, ITEM_GRAMS) ? grams : null
}

/** The draft in another unit, about as much as before. */
export function inUnit(draft: PortionDraft, unit: string, portions: TableFood['portions']): PortionDraft {
  const grams = draftGrams(draft, portions)
  const each = unit === GRAMS ? 1 : portions.find((portion) => portion.name === unit)?.grams
  if (grams === null || each === undefined) return { ...draft, unit }
  // Nobody has 0.87 cups: a household portion begins at halves.
  const amount = unit === GRAMS ? grams : Math.max(0.5, Math.round((grams / each) * 2) / 2)
  return { ...draft, unit, amount: numberText(amount) }
}

/** Figures at a weight before anything is typed over; null when only the person can know them. */
export function figuresAt(subject: Subject, grams: number): FoodNutrients | null {
  if (subject.kind === 'food') return nutrientsFor(subject.food, grams)
  if (subject.kind === 'own') return null
  const { item } = subject
  const scaled = resizePortion(item, grams)
  const kept = Object.fromEntries(item.typed.map((key) => [key, item[key]]))
  return { ...scaled, ...kept }
}

/** The draft as a wish to the server, or what is wrong with it. */
export function wantedOf(
  subject: Subject,
  draft: PortionDraft,
  portions: TableFood['portions'],
): WantedItem | DraftProblem {
  const name = writtenText(draft.name)
  const needsName = subject.kind !== 'food'
  if (needsName && (name.length < ITEM_NAME_LENGTH.min || name.length > ITEM_NAME_LENGTH.max)) return 'name'
  const grams = draftGrams(draft, portions)
  if (grams === null) return 'amount'
  const typed: Partial<Record<TypedFigure, number>> = {}
  for (const key of TYPED_FIGURES) {
    const text = draft.figures[key] ?? ''
    if (text.trim() === '') {
      if (subject.kind === 'own' && isNeeded(key)) return key
      continue
    }
    const value = typedNumber(text)
    if (value === null || !isWithin(value, ITEM_FIGURE)) return key
    typed[key] = value
  }
  const itemId = numberOf(subject.item)
  if (subject.kind === 'food') return { itemId, foodId: subject.food.foodId, name: null, grams, typed }
  if (subject.kind === 'own') return { itemId, foodId: null, name, grams, typed }
  const { item } = subject
  const newName = name === item.name ? null : name
  const { wish } = item
  if (wish === null) return { itemId, foodId: null, name: newName, grams, typed }
  // What is on its way is said anew as a whole; figures of one's own grow with the weight.
  const kept = isOwn(wish) ? figuresAt(subject, grams) : wish.typed
  return { ...wish, name: newName ?? wish.name, grams, typed: { ...known(kept), ...typed } }
}

const known = (figures: { readonly [Key in NutrientKey]?: number | null | undefined } | null) =>
  Object.fromEntries(NUTRIENT_KEYS.map((key) => [key, figures?.[key] ?? undefined])) as WantedItem['typed']

/** The number by which the server knows an item; null where it does not know it. */
const numberOf = (item: FoodItem | null): number | null => {
  if (item === null) return null
  return item.wish === null ? item.itemId : item.wish.itemId
}

/** Whether a food is one of a person's own, with all its figures. */
export const isOwn = ({ foodId, name, typed }: WantedItem): boolean =>
  foodId === null && name !== null && NEEDED_FIGURES.every((key) => typed[key] !== undefined)
