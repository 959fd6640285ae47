import { describe, expect, it } from '@jest/globals'
import { PHASE_KEYS } from '../phases/phase-keys.js'
import { confidenceBehind, MEAL_TIMING_NOTE, rateMeal } from './rate-meal.js'
import type { EarliestPhase, FoodTag } from '../foods/tags.js'
import type { RatedItem, RatedMeal } from './rated-meal.js'

/** health-rules 7.4, letter by letter: meal, phase, kcal, protein, sugar, fat, fiber, score, label, reasons. */
const WORKED_EXAMPLES = `
| Grilled chicken breast 85 g, broccoli 60 g | regular | 161.2 | 27.8 | 0.8 | 3.3 | 2.0 | 98 | excellent | 17.2 g protein per 100 kcal |
| Plain nonfat Greek yogurt 170 g, strawberries 50 g | regular | 116.3 | 17.7 | 8.0 | 0.8 | 1.0 | 93 | excellent | 15.2 g protein per 100 kcal |
| Cottage cheese 1 % 110 g | regular | 79.2 | 13.6 | 3.0 | 1.1 | 0.0 | 96 | excellent | 17.2 g protein per 100 kcal |
| Almonds 28 g | regular | 162.1 | 5.9 | 1.2 | 14.0 | 3.5 | 54 | fair | 3.6 g protein per 100 kcal; protein below the 10 g target; more fat than protein |
| Pasta 140 g with marinara 80 g | regular | 261.2 | 9.2 | 4.7 | 2.6 | 4.0 | 54 | fair | 3.5 g protein per 100 kcal; protein below the 20 g target |
| Cheese pizza 110 g | regular | 294.8 | 11.4 | 3.9 | 13.5 | 2.4 | 52 | fair | 3.9 g protein per 100 kcal; protein below the 20 g target; more fat than protein |
| Chicken nuggets 100 g | regular | 261.0 | 14.4 | 1.3 | 15.4 | 0.7 | 58 | poor | 5.5 g protein per 100 kcal; protein below the 20 g target; more fat than protein; fried food: Poor is the highest rating |
| Beef frankfurter 45 g | regular | 144.9 | 5.3 | 0.6 | 13.2 | 0.0 | 42 | poor | 3.7 g protein per 100 kcal; protein below the 20 g target; more fat than protein |
| Tuna in water 55 g, puree phase | puree | 47.3 | 10.7 | 0.0 | 0.5 | 0.0 | 95 | excellent | 22.6 g protein per 100 kcal |
| Applesauce unsweetened 60 g, puree phase | puree | 25.2 | 0.1 | 5.6 | 0.1 | 0.7 | 40 | fair | 0.4 g protein per 100 kcal; protein below the 6 g target; whole produce: fine after the protein |
| Tilapia 70 g with carrots 40 g, soft phase | soft | 103.6 | 18.6 | 1.4 | 1.9 | 1.2 | 100 | excellent | 18.0 g protein per 100 kcal |
| Water 240 g | regular | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 95 | excellent | counts toward fluids, no sugar |
| Coffee 240 g | regular | 2.4 | 0.3 | 0.0 | 0.0 | 0.0 | 50 | fair | bubbles or caffeine |
| Club soda 240 g, month 1 | regular | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0 | avoid | carbonation in the first three months |
| Apple juice 120 g | regular | 55.2 | 0.1 | 11.5 | 0.2 | 0.2 | 30 | poor | liquid sugar |
`

/** One of two like parts of a plate, and too large for a condiment. */
const A_PART = { name: 'Something', grams: 60, kcal: 20, proteinG: 2 } as const

const food = (earliestPhase: EarliestPhase | null, ...tags: FoodTag[]): RatedItem => ({
  ...A_PART,
  earliestPhase,
  tags,
  isDrink: false,
})
const drink = (...tags: FoodTag[]): RatedItem => ({ ...A_PART, earliestPhase: 'clear', tags, isDrink: true })

/** A year-old regular plate that gets every point: change what a test is about. */
const aPlate = (change: Partial<RatedMeal> = {}): RatedMeal => ({
  kcal: 150,
  proteinG: 25,
  carbsG: 5,
  fatG: 3,
  fiberG: 3,
  sugarG: 1,
  isSugarPartial: false,
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
  'Cheese pizza 110 g': { grams: 110, items: [food('regular', 'starchy-base', 'dairy', 'avoid-early')] },
  'Chicken nuggets 100 g': { grams: 100, items: [food('regular', 'fried', 'avoid-early')] },
  'Beef frankfurter 45 g': { grams: 45, items: [food('regular', 'processed-meat', 'avoid-early')] },
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
      expect(
        rateMeal(aPlate({ phase, items: [food('regular'), food('regular', 'avoid-early')] })).label,
      ).toBe('excellent')
    },
  )

  // health-rules 7.3: "Unknown or low-confidence analysis: no label; say so." A bar may be solid.
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
      items: [food('regular', 'sweets', 'alcohol')],
    })
    expect(rateMeal(plate).reasons).toEqual(['texture is ahead of the current phase'])
  })
})

describe(`${rateMeal.name} and labels`, () => {
  it.each([
    ['fried', 'poor', 'fried food: Poor is the highest rating'],
    ['sweets', 'poor', 'sweets: Poor is the highest rating'],
    ['processed-meat', 'fair', 'processed meat: Fair is the highest rating'],
    ['starchy-base', 'good', 'a starchy base: Good is the highest rating'],
    ['tough', 'good', 'tough meat: Good is the highest rating'],
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
    const chips = food('regular', 'fried', 'fruit', 'whole-produce')
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
      'Next time, pick a kind with more protein than fat.',
      'Next time, have a cooked vegetable or some berries after the protein.',
    ])
  })

  it('names a portion that is too big first', () => {
    const rating = rateMeal(aPlate({ grams: 313 }))
    expect(rating).toMatchObject({
      score: 90,
      reasons: expect.arrayContaining(['a bigger portion than this phase plans']),
    })
    expect(rating.recommendations).toEqual([
      'Next time, serve half of it first, and stop at the first sign of fullness.',
      'Keep choosing food this rich in protein.',
    ])
  })

  it('says two different things in every phase, whatever the plate', () => {
    for (const phase of [...PHASE_KEYS, null]) {
      for (const proteinG of [0, 4, 12, 40]) {
        for (const fatG of [0, 30]) {
          const plate = aPlate({ phase, proteinG, fatG, grams: 60, kcal: 155, items: [food('clear')] })
          expect(new Set(rateMeal(plate).recommendations).size).toBe(2)
        }
      }
    }
  })
})

describe(`${rateMeal.name} and texture apart from advice`, () => {
  const early = (items: readonly RatedItem[], change: Partial<RatedMeal> = {}) =>
    rateMeal(aPlate({ phase: 'soft', monthsSinceSurgery: 1, grams: 100, fiberG: 0, items, ...change }))
  const egg = food('puree')

  it('is not stopped by a condiment under 15 g, by its tag or by its name', () => {
    const butter: RatedItem = { ...food('regular', 'condiment', 'avoid-early'), grams: 14.9 }
    expect(early([egg, butter]).label).toBe('excellent')
    expect(early([egg, { ...butter, grams: 15 }]).label).toBe('avoid')
    expect(early([egg, { ...food(null), name: 'Spicy mayo, light', grams: 8 }]).label).toBe('excellent')
    expect(early([egg, { ...food(null), name: 'Tuna in oil', grams: 8 }]).label).toBeNull()
    expect(early([egg, { ...food(null), name: 'Butter chicken', grams: 8 }]).label).toBeNull()
  })

  it('gives advice of its own, and only before regular food', () => {
    const limited = [food('soft', 'limit')]
    const left = [food('soft', 'avoid-early')]
    expect(early(limited)).toMatchObject({ label: 'fair' })
    expect(early(left)).toMatchObject({
      label: 'avoid',
      reasons: ['a food here is one to leave out for now'],
    })
    expect(early(limited, { phase: 'regular' }).label).toBe('excellent')
    expect(early(left, { phase: null }).label).toBe('excellent')
  })

  it('says whether it is a food or a drink that is left out or kept small', () => {
    const [food1, drink1] = [food('soft', 'avoid-early'), drink('avoid-early')]
    expect(early([drink1]).reasons).toEqual(['a drink here is one to leave out for now'])
    expect(early([egg, drink1]).reasons).toEqual(['a drink here is one to leave out for now'])
    expect(early([food1, drink1]).reasons).toEqual(['a food or drink here is one to leave out for now'])
    expect(early([food('soft', 'limit')]).reasons).toContain('a food here is one to keep small for now')
    expect(early([drink('limit', 'dairy')]).reasons).toContain('a drink here is one to keep small for now')
  })

  it('says of what is left out for its sugar that there is a kind without', () => {
    const jello = food('clear', 'sweets', 'avoid-early')
    const rating = early([jello], { phase: 'clear' })
    expect(rating).toMatchObject({
      label: 'avoid',
      reasons: ['the sugar of a food here is to be left out for now'],
    })
    expect(rating.recommendations.join(' ')).toMatch(/If it was sugar free, correct the food/)
    expect(early([jello, food('soft', 'avoid-early')]).reasons).toEqual([
      'a food here is one to leave out for now',
    ])
  })

  it('counts fat only from what a label would call fat', () => {
    const pop = { kcal: 41, proteinG: 0, sugarG: 7, grams: 52, items: [food('clear')] }
    expect(rateMeal(aPlate({ ...pop, fatG: 0.4 })).reasons).not.toContain('more fat than protein')
    expect(rateMeal(aPlate({ ...pop, fatG: 0.5 })).reasons).toContain('more fat than protein')
  })

  it('says of drinks nothing about texture', () => {
    const thick: RatedItem = { ...drink(), earliestPhase: 'full' }
    expect(early([thick], { phase: 'puree' }).label).not.toBe('avoid')
    expect(early([{ ...thick, earliestPhase: null }], { phase: 'full' }).label).not.toBeNull()
    expect(early([thick], { phase: 'clear' }).reasons).toEqual(['only drinks you can see through for now'])
  })
})

describe(`${rateMeal.name} and portions and figures`, () => {
  it('asks for the weight over twice the portion of the phase, and is poor at most', () => {
    expect(rateMeal(aPlate({ grams: 500 })).label).toBe('excellent')
    const rating = rateMeal(aPlate({ grams: 501 }))
    expect(rating.label).toBe('poor')
    expect(rating.recommendations[0]).toBe('Is the weight right? Check it, and correct it if it is not.')
  })

  it('weighs drinks apart', () => {
    const shake: RatedItem = { ...drink('dairy'), grams: 330 }
    const plate = { phase: 'puree', fiberG: 0, grams: 330, kcal: 160, proteinG: 30 } as const
    expect(rateMeal(aPlate({ ...plate, items: [shake] })).label).toBe('excellent')
    expect(rateMeal(aPlate({ ...plate, grams: 390, items: [food('puree'), shake] })).label).toBe('excellent')
  })

  it.each([
    [
      'the energy of an item',
      { items: [{ ...A_PART, earliestPhase: null, tags: [], isDrink: false, kcal: 80, proteinG: 25 }] },
    ],
    [
      'the weight of an item',
      {
        items: [
          { ...A_PART, earliestPhase: null, tags: [], isDrink: false, kcal: 300, grams: 30, proteinG: 40 },
        ],
      },
    ],
    ['the energy of the plate', { kcal: 60 }],
    ['the weight of the plate', { grams: 20 }],
  ])('gives no label for more protein than %s allows', (_what, change) => {
    expect(rateMeal(aPlate(change))).toMatchObject({
      label: null,
      reasons: ['the figures cannot be right: more protein than the calories or the weight allow'],
    })
  })

  it('has no label for a name without figures, and one for a drink that has none to have', () => {
    const bare = { kcal: 0, proteinG: 0, carbsG: 0, fatG: 0, fiberG: 0, sugarG: 0 }
    const rated = rateMeal(
      aPlate({ ...bare, grams: 0, items: [{ ...food('regular'), grams: 0, kcal: 0, proteinG: 0 }] }),
    )
    expect(rated.label).toBeNull()
    expect(rated.reasons).toEqual(['there are no figures here to rate'])
    expect(rateMeal(aPlate({ ...bare, items: [drink()] })).label).toBe('excellent')
  })

  it('counts the known sum of sugar where a figure is missing, and never as a merit', () => {
    const partial = { isSugarPartial: true } as const
    expect(rateMeal(aPlate({ ...partial, sugarG: 30, proteinG: 5 })).label).toBe('avoid')
    expect(rateMeal(aPlate({ ...partial, sugarG: 20 })).score).toBe(rateMeal(aPlate({ sugarG: 20 })).score)
    expect(rateMeal(aPlate({ ...partial, sugarG: 1, fatG: 18 })).score).toBeLessThan(
      rateMeal(aPlate({ sugarG: 1, fatG: 18 })).score ?? 0,
    )
  })

  it('caps starch from half of the plate on', () => {
    const rice = (grams: number): RatedItem => ({ ...food('regular', 'starchy-base'), grams })
    expect(rateMeal(aPlate({ items: [food('regular'), rice(59)] })).label).toBe('excellent')
    expect(rateMeal(aPlate({ items: [food('regular'), rice(60)] })).label).toBe('good')
  })
})

describe(`${rateMeal.name} and alcohol`, () => {
  const wine = { kcal: 125, proteinG: 0.1, fatG: 0, fiberG: 0, sugarG: 1, items: [drink('alcohol')] } as const

  it.each([12, 40, null])(
    'says after %p months what it does now, and nothing of protein',
    (monthsSinceSurgery) => {
      const { label, reasons, recommendations } = rateMeal(aPlate({ ...wine, monthsSinceSurgery }))
      expect(label).toBe('poor')
      expect(reasons).toEqual([
        'alcohol works faster and stronger now, and the risk of a drinking problem rises in years 2 and 3',
      ])
      expect(recommendations.join(' ')).not.toMatch(/protein/i)
    },
  )

  it('says it beside food and with a lot of sugar, too', () => {
    const beside = rateMeal(aPlate({ items: [food('regular'), drink('alcohol')] }))
    expect(beside).toMatchObject({
      label: 'poor',
      reasons: expect.arrayContaining([expect.stringContaining('years 2 and 3')]),
    })
    const sweet = rateMeal(aPlate({ ...wine, sugarG: 30 }))
    expect(sweet.label).toBe('avoid')
    expect([...sweet.reasons, ...sweet.recommendations].join(' ')).not.toMatch(/protein/i)
  })
})

describe(`${rateMeal.name} and what to do next time`, () => {
  const poor = { kcal: 300, proteinG: 6, fatG: 20, fiberG: 0, sugarG: 14 } as const

  it.each([
    ['Grilled chicken', /chicken/],
    ['Egg, scrambled', /\begg\b/],
    ['Baked salmon', /\bfish\b/],
    ['Greek yogurt', /yogurt/],
  ])('never asks for what is on the plate: %s', (name, asked) => {
    for (const phase of ['puree', 'soft', 'regular', 'maintenance'] as const) {
      const items = [{ ...food('puree'), name }]
      expect(rateMeal(aPlate({ ...poor, grams: 80, phase, items })).recommendations.join(' ')).not.toMatch(
        asked,
      )
    }
  })

  it('never asks to add to a meal that is eaten', () => {
    for (const phase of PHASE_KEYS)
      for (const text of rateMeal(aPlate({ ...poor, phase, items: [food('clear')] })).recommendations)
        expect(text).not.toMatch(/^(?:add|swap|choose|serve|pick|eat)\b/i)
  })
})

describe('MEAL_TIMING_NOTE', () => {
  it('stands as the rules say it', () => {
    expect(MEAL_TIMING_NOTE).toBe('Wait 30 minutes before drinking.')
  })
})

describe('a plate during a pregnancy', () => {
  const wine = drink('alcohol')

  it.each([
    ['alone', [wine], 14],
    ['beside food', [food('regular'), wine], 30],
    ['without a date of surgery', [wine], null],
    ['in the first year', [wine], 4],
    ['beside food whose texture is ahead', [food('regular'), wine], 1],
  ])('with alcohol %s is one to avoid, and nobody is told to keep it small', (_what, items, months) => {
    const phase = months === 1 ? ('soft' as const) : ('regular' as const)
    const { label, reasons, recommendations } = rateMeal(
      aPlate({ items, monthsSinceSurgery: months, phase, isPregnant: true }),
    )
    expect([label, reasons]).toEqual(['avoid', ['alcohol during a pregnancy']])
    expect(recommendations.join(' ')).toMatch(/no amount is known to be safe.*obstetrician/i)
    expect(recommendations.join(' ')).not.toMatch(/small and slow|12 months/)
  })

  it('with liver is one to avoid, names it, and says so of nobody else', () => {
    const liver = { ...food('regular'), name: 'Beef livver' }
    const plate = aPlate({ items: [{ ...food('regular'), name: 'Carrots' }, liver] })
    expect(rateMeal(plate).label).not.toBe('avoid')
    const { label, reasons, recommendations } = rateMeal({ ...plate, isPregnant: true })
    expect([label, reasons]).toEqual(['avoid', ['too much vitamin A for a pregnancy']])
    expect(recommendations[0]).toBe('Please leave this out while you are pregnant: Beef livver.')
    expect(recommendations[1]).toMatch(/obstetrician/)
  })

  it('with a spoon of cod liver oil is one to avoid as well', () => {
    const oil = { ...food('full', 'condiment'), name: 'Cod liver oil', grams: 4.5 }
    const plate = aPlate({ items: [food('regular'), oil], isPregnant: true })
    expect(rateMeal(plate)).toMatchObject({
      label: 'avoid',
      reasons: ['too much vitamin A for a pregnancy'],
    })
  })

  it('is told to nobody to have too much energy', () => {
    expect(rateMeal(aPlate({ kcal: 700, proteinG: 40 })).reasons.join()).not.toMatch(/energy/)
  })

  it.each([{ isPregnant: true }, { isLight: true }])(
    'loses no points for energy, because goals for energy are put away (%o)',
    (who) => {
      const rich = { kcal: 700, proteinG: 40 }
      const { score } = rateMeal(aPlate({ ...rich, ...who }))
      expect(score).toBeGreaterThan(rateMeal(aPlate(rich)).score ?? 0)
    },
  )
})
