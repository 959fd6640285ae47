import { describe, expect, it } from '@jest/globals'
import type { FoodItem } from '../../shared/meal/meal'
import {
  draftGrams,
  figuresAt,
  firstDraft,
  GRAMS,
  inUnit,
  wantedOf,
  type PortionDraft,
  type TableFood,
} from './portion-draft'

const food: TableFood = {
  foodId: 'cottage-cheese',
  name: 'Cottage cheese',
  per100g: { calories: 72, proteinG: 12.4, carbsG: 2.7, fatG: 1, fiberG: 0, sugarG: 2.7 },
  portions: [{ name: 'cup', grams: 226 }],
}
const item: FoodItem = {
  itemId: 4,
  foodId: null,
  name: 'Soup',
  grams: 100,
  wish: null,
  origin: 'model',
  typed: ['proteinG'],
  calories: 60,
  proteinG: 9,
  carbsG: 4,
  fatG: 1,
  fiberG: null,
  sugarG: 2,
}
const draft = (part: Partial<PortionDraft>): PortionDraft => ({
  name: 'Soup',
  amount: '100',
  unit: GRAMS,
  figures: {},
  ...part,
})

describe('a portion as it is typed', () => {
  it('begins with the usual serving, or with what the person usually takes', () => {
    const subject = { kind: 'food', food, item: null } as const
    expect(firstDraft(subject, null, food.portions)).toMatchObject({ amount: '1', unit: 'cup' })
    expect(firstDraft(subject, 110, food.portions)).toMatchObject({ amount: '0.5', unit: 'cup' })
    expect(firstDraft(subject, 80, food.portions)).toMatchObject({ amount: '80', unit: GRAMS })
  })

  it.each([
    [165, [{ name: 'cup', grams: 226 }], '0.75', 'cup'],
    [
      30,
      [
        { name: 'cup', grams: 226 },
        { name: 'spoon', grams: 15 },
      ],
      '2',
      'spoon',
    ],
    [100, [{ name: 'spoon', grams: 15 }], '100', GRAMS],
    [100, [], '100', GRAMS],
  ])('begins a correction of %d g in the measure that comes nearest: %j', (grams, portions, amount, unit) => {
    const began = firstDraft({ kind: 'item', item: { ...item, grams } }, null, portions)
    expect(began).toMatchObject({ name: 'Soup', amount, unit })
    // Saved as it began it is what it was, though a measure is rounded.
    expect(draftGrams(began, portions)).toBe(grams)
    expect(inUnit(began, GRAMS, portions).amount).toBe(String(grams))
  })

  it.each([
    ['half a cup', draft({ amount: '0,5', unit: 'cup' }), 113],
    ['grams', draft({ amount: '85' }), 85],
    ['nothing', draft({ amount: '' }), null],
    ['zero', draft({ amount: '0' }), null],
    ['a negative amount', draft({ amount: '-3' }), null],
    ['more than a plate holds', draft({ amount: '5000.1' }), null],
    ['a measure the food does not have', draft({ unit: 'slice' }), null],
  ])('weighs %s', (_, typed, grams) => {
    expect(draftGrams(typed, food.portions)).toBe(grams)
  })

  it('stays about the same in another measure', () => {
    expect(inUnit(draft({ amount: '113' }), 'cup', food.portions)).toMatchObject({
      amount: '0.5',
      unit: 'cup',
    })
    expect(inUnit(draft({ amount: '2', unit: 'cup' }), GRAMS, food.portions).amount).toBe('452')
  })

  it('scales figures with the weight, but not what was typed', () => {
    expect(figuresAt({ kind: 'item', item }, 200)).toMatchObject({ calories: 120, proteinG: 9, fiberG: null })
    expect(figuresAt({ kind: 'food', food, item: null }, 50)).toMatchObject({ calories: 36, proteinG: 6.2 })
  })
})

describe(wantedOf.name, () => {
  it('sends only what the person changed', () => {
    expect(wantedOf({ kind: 'item', item }, draft({ amount: '50', figures: { fatG: '2.5' } }), [])).toEqual({
      itemId: 4,
      foodId: null,
      name: null,
      grams: 50,
      typed: { fatG: 2.5 },
    })
  })

  it('puts a food of the table in the place of an item', () => {
    expect(
      wantedOf({ kind: 'food', food, item }, draft({ unit: 'cup', amount: '1' }), food.portions),
    ).toEqual({
      itemId: 4,
      foodId: 'cottage-cheese',
      name: null,
      grams: 226,
      typed: {},
    })
  })

  it.each([
    ['an empty name', draft({ name: ' ' }), 'name'],
    ['no amount', draft({ amount: 'x' }), 'amount'],
    ['a missing figure', draft({ figures: { calories: '100' } }), 'proteinG'],
    ['a figure that is no number', draft({ figures: { calories: '1e9' } }), 'calories'],
  ])('names %s of something of its own', (_, typed, problem) => {
    expect(wantedOf({ kind: 'own', item: null }, typed, [])).toBe(problem)
  })
})

describe('a correction of what is still on its way', () => {
  const again = (subject: FoodItem, part: Partial<PortionDraft>) =>
    wantedOf({ kind: 'item', item: subject }, draft({ name: subject.name, ...part }), [])

  it('is said anew as a whole, so that nothing of the first one is lost', () => {
    const wish = { itemId: 4, foodId: null, name: 'Stew', grams: 100, typed: { proteinG: 12 } }
    expect(again({ ...item, name: 'Stew', wish }, { amount: '200' })).toEqual({
      ...wish,
      grams: 200,
      typed: expect.objectContaining({ proteinG: 12 }),
    })
  })

  it('lets the figures of one’s own food grow with its weight', () => {
    const typed = { calories: 60, proteinG: 9, carbsG: 4, fatG: 1 }
    const wish = { itemId: null, foodId: null, name: 'Soup', grams: 100, typed }
    expect(again({ ...item, itemId: -1, typed: [], wish }, { amount: '200' })).toMatchObject({
      itemId: null,
      grams: 200,
      typed: { calories: 120, proteinG: 18, carbsG: 8, fatG: 2 },
    })
  })

  it('keeps the food of the table that was chosen for an item', () => {
    const wish = { itemId: 4, foodId: 'cottage-cheese', name: null, grams: 100, typed: {} }
    expect(
      again({ ...item, foodId: 'cottage-cheese', name: 'Cottage cheese', wish }, { amount: '50' }),
    ).toMatchObject({
      itemId: 4,
      foodId: 'cottage-cheese',
      name: null,
      grams: 50,
    })
  })
})
