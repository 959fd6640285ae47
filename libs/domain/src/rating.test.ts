import { describe, expect, it } from '@jest/globals'
import { PHASE_KEYS } from './phase-table.js'
import { confidenceBehind, MEAL_TIMING_NOTE, rateMeal } from './rating.js'
import type { EarliestPhase, FoodTag, RatedItem, RatedMeal } from './rating/rated-meal.js'

/** clinical rules 7.4, letter by letter: meal, phase, kcal, protein, sugar, fat, fibre, score, label, reasons. */
const WORKED_EXAMPLES = `
| Grilled chicken breast 85 g, broccoli 60 g | regular | 161.2 | 27.8 | 0.8 | 3.3 | 2.0 | 98 | excellent | 17.2 g protein per 100 kcal |
| Plain nonfat Greek yogurt 170 g, strawberries 50 g | regular | 116.3 | 17.7 | 8.0 | 0.8 | 1.0 | 93 | excellent | 15.2 g protein per 100 kcal |
| Cottage cheese 1 % 110 g | regular | 79.2 | 13.6 | 3.0 | 1.1 | 0.0 | 96 | excellent | 17.2 g protein per 100 kcal |
| Almonds 28 g | regular | 162.1 | 5.9 | 1.2 | 14.0 | 3.5 | 54 | fair | 3.6 g protein per 100 kcal; protein below the 10 g target; more fat than protein |
| Pasta 140 g with marinara 80 g | regular | 261.2 | 9.2 | 4.7 | 2.6 | 4.0 | 54 | fair | 3.5 g protein per 100 kcal; protein below the 20 g target |
| Cheese pizza 110 g | regular | 294.8 | 11.4 | 3.9 | 13.5 | 2.4 | 52 | fair | 3.9 g protein per 100 kcal; protein below the 20 g target; more fat than protein |
| Chicken nuggets 100 g | regular | 261.0 | 14.4 | 1.3 | 15.4 | 0.7 | 58 | poor | 5.5 g protein per 100 kcal; protein below the 20 g target; more fat than protein; fried caps the label at poor |
| Beef frankfurter 45 g | regular | 144.9 | 5.3 | 0.6 | 13.2 | 0.0 | 42 | poor | 3.7 g protein per 100 kcal; protein below the 20 g target; more fat than protein |
| Tuna in water 55 g, puree phase | puree | 47.3 | 10.7 | 0.0 | 0.5 | 0.0 | 95 | excellent | 22.6 g protein per 100 kcal |
| Applesauce unsweetened 60 g, puree phase | puree | 25.2 | 0.1 | 5.6 | 0.1 | 0.7 | 40 | fair | 0.4 g protein per 100 kcal; protein below the 6 g target; whole produce: fine after the protein |
| Tilapia 70 g with carrots 40 g, soft phase | soft | 103.6 | 18.6 | 1.4 | 1.9 | 1.2 | 100 | excellent | 18.0 g protein per 100 kcal |
| Water 240 g | regular | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 95 | excellent | counts toward fluids, no sugar |
| Coffee 240 g | regular | 2.4 | 0.3 | 0.0 | 0.0 | 0.0 | 50 | fair | bubbles or caffeine |
| Club soda 240 g, month 1 | regular | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0 | avoid | carbonation in the first three months |
| Apple juice 120 g | regular | 55.2 | 0.1 | 11.5 | 0.2 | 0.2 | 30 | poor | liquid sugar |
`

const food = (earliestPhase: EarliestPhase | null, ...tags: FoodTag[]): RatedItem => ({
  earliestPhase,
  tags,
  isDrink: false,
})
const drink = (...tags: FoodTag[]): RatedItem => ({ earliestPhase: 'clear', tags, isDrink: true })

/** A year-old regular plate that gets every point: change what a test is about. */
const aPlate = (change: Partial<RatedMeal> = {}): RatedMeal => ({
  kcal: 150,
  proteinG: 25,
  carbsG: 5,
  fatG: 3,
  fiberG: 3,
  sugarG: 1,
  grams: 150,
  mealType: 'lunch',
  phase: 'regular',
  monthsSinceSurgery: 12,
  items: [food('regular')],
  confidence: 'high',
  ...change,
})

/** What the table says in words or not at all: weights, tags, and which of them are snacks. */
const BESIDE_THE_TABLE: Readonly<Record<string, Partial<RatedMeal>>> = {
  'Grilled chicken breast 85 g, broccoli 60 g': {
    grams: 145,
    items: [food('regular'), food('soft', 'whole-produce')],
  },
  'Plain nonfat Greek yogurt 170 g, strawberries 50 g': {
    grams: 220,
    items: [food('full', 'dairy'), food('soft', 'fruit', 'whole-produce')],
  },
  'Cottage cheese 1 % 110 g': { grams: 110, mealType: 'snack', items: [food('puree', 'dairy')] },
  'Almonds 28 g': { grams: 28, mealType: 'snack' },
  'Pasta 140 g with marinara 80 g': { grams: 220, items: [food('regular', 'starchy-base'), food('soft')] },
  'Cheese pizza 110 g': { grams: 110, items: [food('limit', 'starchy-base', 'dairy')] },
  'Chicken nuggets 100 g': { grams: 100, items: [food('avoid', 'fried')] },
  'Beef frankfurter 45 g': { grams: 45, items: [food('limit', 'processed-meat')] },
  'Tuna in water 55 g, puree phase': { grams: 55, items: [food('puree')] },
  'Applesauce unsweetened 60 g, puree phase': {
    grams: 60,
    mealType: 'snack',
    items: [food('puree', 'fruit', 'whole-produce')],
  },
  'Tilapia 70 g with carrots 40 g, soft phase': {
    grams: 110,
    items: [food('soft'), food('soft', 'whole-produce')],
  },
  'Water 240 g': { grams: 240, items: [drink()] },
  'Coffee 240 g': { grams: 240, items: [drink('caffeine')] },
  'Club soda 240 g, month 1': { grams: 240, monthsSinceSurgery: 1, items: [drink('carbonated')] },
  'Apple juice 120 g': { grams: 120, items: [drink('fruit')] },
}

const examples = WORKED_EXAMPLES.trim()
  .split('\n')
  .map((line) => {
    const [name = '', phase, kcal, protein, sugar, fat, fiber, score, label, reasons = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
    const plate = aPlate({
      phase: PHASE_KEYS.find((key) => key === phase) ?? null,
      kcal: Number(kcal),
      proteinG: Number(protein),
      sugarG: Number(sugar),
      fatG: Number(fat),
      fiberG: Number(fiber),
      ...BESIDE_THE_TABLE[name],
    })
    return { name, plate, expected: { score: Number(score), label, reasons: reasons.split('; ') } }
  })

describe(`${rateMeal.name} and the worked examples`, () => {
  it('meets all fifteen', () => {
    expect(examples.map(({ name }) => name)).toEqual(Object.keys(BESIDE_THE_TABLE))
  })

  it.each(examples)('rates "$name"', ({ plate, expected }) => {
    const rating = rateMeal(plate)
    expect(rating).toMatchObject(expected)
    expect(new Set(rating.recommendations).size).toBe(2)
  })
})

describe(`${rateMeal.name} and hard stops`, () => {
  it.each([
    ['clear', 'full'],
    ['full', 'puree'],
    ['puree', 'soft'],
    ['soft', 'regular'],
    ['soft', 'limit'],
    ['puree', 'avoid'],
  ] as const)('stops, in %s, food that comes with %s', (phase, earliest) => {
    expect(rateMeal(aPlate({ phase, items: [food('clear'), food(earliest)] }))).toMatchObject({
      label: 'avoid',
      score: 0,
      reasons: ['texture is ahead of the current phase'],
    })
  })

  it.each(['preop_far', 'preop', 'regular', 'maintenance', null] as const)(
    'takes normal food in %s',
    (phase) => {
      expect(rateMeal(aPlate({ phase, items: [food('regular'), food('avoid')] })).label).toBe('excellent')
    },
  )

  // clinical rules 7.3: "Unknown or low-confidence analysis: no label; say so." A bar may be solid.
  it.each(['clear', 'full', 'puree', 'soft'] as const)(
    'gives, in %s, no label to food whose texture is not known, and says so',
    (phase) => {
      const plate = { phase, fiberG: 1, grams: 80, kcal: 120 } as const
      const unknown = {
        label: null,
        score: null,
        reasons: ['the texture of a food here is not known, so we cannot tell if it fits your phase'],
      }
      expect(rateMeal(aPlate({ ...plate, items: [food(null)] }))).toMatchObject(unknown)
      expect(rateMeal(aPlate({ ...plate, items: [food('clear'), food(null)] }))).toMatchObject(unknown)
      expect(rateMeal(aPlate({ ...plate, items: [food('clear')] })).label).toBe('excellent')
    },
  )

  it.each(['preop_far', 'preop', 'regular', 'maintenance', null] as const)(
    'rates food whose texture is not known in %s, where every texture fits',
    (phase) => {
      expect(rateMeal(aPlate({ phase, items: [food(null)] })).label).toBe('excellent')
    },
  )

  it('still stops what must be stopped beside food whose texture is not known', () => {
    const stops = (item: RatedItem) =>
      rateMeal(aPlate({ phase: 'puree', monthsSinceSurgery: 0, items: [food(null), item] })).reasons
    expect(stops(food('soft'))).toEqual(['texture is ahead of the current phase'])
    expect(stops(drink('alcohol'))).toEqual(['alcohol before month 12 after surgery'])
  })

  it('stops alcohol until month 12 and bubbles until month 3', () => {
    const label = (tag: FoodTag, monthsSinceSurgery: number | null) =>
      rateMeal(aPlate({ kcal: 0, proteinG: 0, fatG: 0, sugarG: 0, monthsSinceSurgery, items: [drink(tag)] }))
        .label
    expect([label('alcohol', 11), label('alcohol', -1)]).toEqual(['avoid', 'avoid'])
    expect([label('alcohol', 12), label('alcohol', null)]).not.toContain('avoid')
    expect([label('carbonated', 0), label('carbonated', 2)]).toEqual(['avoid', 'avoid'])
    expect([label('carbonated', 3), label('carbonated', -1), label('carbonated', null)]).toEqual([
      'fair',
      'fair',
      'fair',
    ])
  })

  it('stops 25 g sugar with less than 10 g protein', () => {
    expect(rateMeal(aPlate({ sugarG: 25, proteinG: 9.9 })).reasons).toEqual([
      'a lot of sugar with little protein',
    ])
    expect(rateMeal(aPlate({ sugarG: 24.9, proteinG: 9.9 })).score).toBeGreaterThan(0)
    expect(rateMeal(aPlate({ sugarG: 25, proteinG: 10 })).score).toBeGreaterThan(0)
  })

  it('names the first stop only', () => {
    const plate = aPlate({
      phase: 'soft',
      sugarG: 40,
      proteinG: 0,
      items: [food('avoid', 'sweets', 'alcohol')],
    })
    expect(rateMeal(plate).reasons).toEqual(['texture is ahead of the current phase'])
  })
})

describe(`${rateMeal.name} and labels`, () => {
  it.each([
    ['fried', 'poor', 'fried caps the label at poor'],
    ['sweets', 'poor', 'sweets cap the label at poor'],
    ['processed-meat', 'fair', 'processed meat caps the label at fair'],
    ['starchy-base', 'good', 'a starchy base caps the label at good'],
    ['tough', 'good', 'tough meat caps the label at good'],
  ] as const)('caps a full score with %s at %s', (tag, label, reason) => {
    const rating = rateMeal(aPlate({ items: [food('regular'), food('regular', tag)] }))
    expect(rating).toMatchObject({ score: 100, label })
    expect(rating.reasons.at(-1)).toBe(reason)
  })

  it('takes the strictest of two caps', () => {
    expect(rateMeal(aPlate({ items: [food('regular', 'tough', 'processed-meat')] })).label).toBe('fair')
  })

  it('lifts whole produce only when it is alone, up to 120 kcal, and not fried', () => {
    const fruit = { proteinG: 0, fatG: 0, sugarG: 20, fiberG: 0, mealType: 'snack' } as const
    const apple = food('regular', 'fruit', 'whole-produce')
    expect(rateMeal(aPlate({ ...fruit, kcal: 120, items: [apple] })).label).toBe('fair')
    expect(rateMeal(aPlate({ ...fruit, kcal: 121, items: [apple] })).label).toBe('poor')
    expect(rateMeal(aPlate({ ...fruit, kcal: 120, items: [apple, food('regular')] })).label).toBe('poor')
    const chips = food('avoid', 'fried', 'fruit', 'whole-produce')
    expect(rateMeal(aPlate({ ...fruit, kcal: 120, items: [chips] })).label).toBe('poor')
  })

  it('gives no label when the analysis is not sure or saw nothing', () => {
    const unsure = { label: null, score: null, reasons: ['not sure enough about this plate to rate it'] }
    expect(rateMeal(aPlate({ confidence: 'low' }))).toMatchObject(unsure)
    expect(rateMeal(aPlate({ items: [] }))).toMatchObject(unsure)
    expect(rateMeal(aPlate({ confidence: 'medium' })).label).toBe('excellent')
  })
})

describe(confidenceBehind.name, () => {
  it('tells an unsure plate from every other one', () => {
    expect(confidenceBehind(rateMeal(aPlate({ confidence: 'low' })))).toBe('low')
    expect(confidenceBehind(rateMeal(aPlate()))).toBe('high')
    expect(confidenceBehind(rateMeal(aPlate({ phase: 'puree', items: [food(null)] })))).toBe('high')
  })
})

describe(`${rateMeal.name} and drinks`, () => {
  it('rates a protein shake and milk by the points', () => {
    const shake = { kcal: 160, proteinG: 30, sugarG: 2, fatG: 3, fiberG: 1, grams: 330 }
    expect(rateMeal(aPlate({ ...shake, phase: 'full', items: [drink('dairy')] })).label).toBe('excellent')
    const milk = { kcal: 83, proteinG: 8.2, sugarG: 12.5, fatG: 0.2, fiberG: 0, grams: 240 }
    expect(rateMeal(aPlate({ ...milk, items: [drink('dairy')] })).reasons[0]).toBe(
      '9.9 g protein per 100 kcal',
    )
  })

  it('rates a drink beside food by the points', () => {
    expect(rateMeal(aPlate({ items: [food('regular'), drink('caffeine')] })).label).toBe('excellent')
  })

  it('does not read sugar that was not measured as none', () => {
    const plain = { proteinG: 0, fatG: 0, fiberG: 0, sugarG: null, items: [drink()] }
    expect(rateMeal(aPlate({ ...plain, kcal: 2 })).label).toBe('excellent')
    expect(rateMeal(aPlate({ ...plain, kcal: 9 })).reasons).not.toContain('counts toward fluids, no sugar')
  })
})

describe(`${rateMeal.name} and advice`, () => {
  it('turns the two lowest parts into one action each, lowest first', () => {
    expect(rateMeal(aPlate({ fatG: 30, fiberG: 1 })).recommendations).toEqual([
      'Pick a leaner or low-fat kind next time.',
      'Add a cooked vegetable or some fruit after the protein.',
    ])
  })

  it('names a portion that is too big first', () => {
    const rating = rateMeal(aPlate({ grams: 313 }))
    expect(rating).toMatchObject({
      score: 90,
      reasons: expect.arrayContaining(['a bigger portion than this phase plans']),
    })
    expect(rating.recommendations).toEqual([
      'Serve a smaller portion, and stop at the first sign of fullness.',
      'Keep choosing food this rich in protein.',
    ])
  })

  it('says two different things in every phase, whatever the plate', () => {
    for (const phase of [...PHASE_KEYS, null]) {
      for (const proteinG of [0, 4, 12, 40]) {
        for (const fatG of [0, 30]) {
          const plate = aPlate({ phase, proteinG, fatG, grams: 60, kcal: 55, items: [food('clear')] })
          expect(new Set(rateMeal(plate).recommendations).size).toBe(2)
        }
      }
    }
  })
})

describe('MEAL_TIMING_NOTE', () => {
  it('stands as the rules say it', () => {
    expect(MEAL_TIMING_NOTE).toBe('Wait 30 minutes before drinking.')
  })
})
