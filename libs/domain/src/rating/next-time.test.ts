import { describe, expect, it } from '@jest/globals'
import { PHASE_KEYS } from '../phases/phase-keys.js'
import { isSmallCondiment } from './condiments.js'
import { rateMeal } from './rate-meal.js'
import type { RatedItem, RatedMeal } from './rated-meal.js'

const item = (name: string, more: Partial<RatedItem> = {}): RatedItem => ({
  name,
  grams: 60,
  kcal: 60,
  proteinG: 6,
  earliestPhase: 'full',
  tags: [],
  isDrink: false,
  ...more,
})

const plate = (items: readonly RatedItem[], more: Partial<RatedMeal> = {}): RatedMeal => ({
  kcal: items.reduce((sum, { kcal }) => sum + kcal, 0),
  proteinG: items.reduce((sum, { proteinG }) => sum + proteinG, 0),
  carbsG: 5,
  fatG: 1,
  fiberG: 0,
  sugarG: 1,
  isSugarPartial: false,
  grams: items.reduce((sum, { grams }) => sum + grams, 0),
  mealType: 'lunch',
  phase: 'regular',
  monthsSinceSurgery: 4,
  items,
  confidence: 'high',
  ...more,
})

const said = (meal: RatedMeal): string => rateMeal(meal).recommendations.join(' ')

describe('what is said of drinks', () => {
  const drinks = [
    item('Chicken broth', { kcal: 38, proteinG: 5, isDrink: true }),
    item('Latte with skim milk', { kcal: 74, proteinG: 7, isDrink: true, tags: ['dairy', 'caffeine'] }),
    item('Whole milk', { kcal: 146, proteinG: 8, isDrink: true, tags: ['dairy'] }),
  ]

  it('is never about vegetables, bites or half of a plate', () => {
    for (const drink of drinks)
      for (const phase of PHASE_KEYS)
        expect(said(plate([drink], { phase, fatG: 8 }))).not.toMatch(
          /vegetable|berries|bite|half of the plate/,
        )
  })

  it('asks for another drink, and not for the one that was drunk', () => {
    expect(said(plate([drinks[1] ?? item('Latte')], { kcal: 200 }))).toMatch(
      /so each sip brings more protein/,
    )
    expect(said(plate([drinks[1] ?? item('Latte')], { kcal: 200 }))).not.toMatch(/skim milk/)
  })
})

describe('what is said of a full liquid that is eaten', () => {
  it('calls no yogurt a drink, alone or with something in it', () => {
    const yogurt = item('Greek yogurt', { kcal: 90, proteinG: 15, tags: ['dairy'] })
    const honey = item('Honey', { grams: 7, kcal: 21, proteinG: 0, tags: ['condiment', 'sweets'] })
    for (const items of [[yogurt], [yogurt, honey]])
      expect(said(plate(items, { phase: 'full' }))).not.toMatch(/drink|sip/)
    expect(said(plate([item('Shake', { proteinG: 12, isDrink: true })], { phase: 'full' }))).toMatch(
      /protein drink first/,
    )
  })
})

describe('what is said of fat', () => {
  it('asks for more protein than fat only where there is less', () => {
    const fatty = (fatG: number, proteinG: number) =>
      said(plate([item('Barbacoa', { kcal: 220, proteinG })], { phase: 'soft', fatG, proteinG, kcal: 220 }))
    expect(fatty(18, 16)).toMatch(/more protein than fat/)
    expect(fatty(16, 25)).not.toMatch(/more protein than fat/)
    expect(fatty(16, 25)).toMatch(/leanest part/)
  })
})

describe('what is said of a plate', () => {
  it('asks for a little more where it is all protein and small', () => {
    const meal = plate([item('Chicken breast, stewed', { grams: 20, kcal: 33, proteinG: 6.2 })])
    expect(said(meal)).toMatch(/a little more of the protein/)
    expect(said(meal)).not.toMatch(/half of the plate/)
  })

  it('says which food is ahead, where others are not', () => {
    const peach = item('Peach, raw', { earliestPhase: 'soft' })
    const both = rateMeal(plate([item('Cottage cheese'), peach], { phase: 'puree' }))
    expect(both.reasons).toEqual(['texture is ahead of the current phase'])
    expect(both.recommendations[0]).toBe('Save this food for a later phase: Peach, raw.')
    expect(rateMeal(plate([peach], { phase: 'puree' })).recommendations[0]).toBe(
      'Save this food for a later phase.',
    )
  })

  it('does not speak of protein on clear liquids', () => {
    const pop = item('Ice pop, sugar free', { kcal: 14, proteinG: 0, earliestPhase: 'clear' })
    const rating = rateMeal(plate([pop], { phase: 'clear', monthsSinceSurgery: 0, fatG: 0 }))
    expect(rating.reasons).toEqual(['clear, as this phase plans'])
  })

  it('speaks of surgery to come as of something to come', () => {
    const wine = item('Red wine', { tags: ['alcohol', 'avoid-early'], isDrink: true })
    const before = rateMeal(plate([wine], { phase: 'preop', monthsSinceSurgery: -1 }))
    expect(before).toMatchObject({ label: 'avoid', reasons: ['alcohol before surgery'] })
    const after = rateMeal(plate([wine], { phase: 'regular', monthsSinceSurgery: 3 }))
    expect(after.reasons).toEqual(['alcohol before month 12 after surgery'])
  })

  it.each([
    ['Pechuga de pollo', 'chicken'],
    ['Huevos rancheros', 'egg'],
    ['Quiche Lorraine', 'egg'],
    ['Atún con mayonesa', 'fish'],
    ['Ceviche', 'fish'],
    ['Yogur natural', 'yogurt'],
  ])('does not ask for what is there in other words: %s', (name, asked) => {
    for (const phase of ['puree', 'soft', 'regular', 'maintenance'] as const)
      expect(said(plate([item(name, { kcal: 200, grams: 80 })], { phase }))).not.toMatch(
        new RegExp(`\\b${asked}\\b`),
      )
  })
})

describe('condiments', () => {
  const ketchup = (grams: number) =>
    item('Ketchup', { grams, kcal: grams, proteinG: 0, tags: ['condiment', 'limit'] })
  const meatloaf = item('Meatloaf', { grams: 70, kcal: 100, proteinG: 16 })

  it('of two spoons do not decide over a plate, and a large part of it does', () => {
    expect(rateMeal(plate([meatloaf, ketchup(17)], { phase: 'soft' })).label).toBe('excellent')
    expect(rateMeal(plate([meatloaf, ketchup(29)], { phase: 'soft' })).label).toBe('excellent')
    expect(rateMeal(plate([meatloaf, ketchup(30)], { phase: 'soft' })).label).toBe('fair')
  })

  it('alone are the plate', () => {
    const cheese = item('Cheddar cheese', { grams: 28, kcal: 60, proteinG: 16, tags: ['condiment', 'limit'] })
    expect(rateMeal(plate([cheese], { phase: 'soft' })).label).toBe('fair')
  })

  it.each(['Black pepper', 'Chives, fresh', 'Garlic powder', 'Lime juice', 'Curry powder', 'Mint'])(
    'of a pinch are known by name: %s',
    (name) => {
      expect(isSmallCondiment(item(name, { grams: 2 }))).toBe(true)
    },
  )

  it.each(['Ice cream, vanilla', 'Bell pepper', 'Chicken curry', 'Orange juice', 'Sunflower seeds'])(
    'are not what only sounds like one: %s',
    (name) => {
      expect(isSmallCondiment(item(name, { grams: 10 }))).toBe(false)
    },
  )
})
