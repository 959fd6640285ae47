import { beforeAll, describe, expect, it } from '@jest/globals'
import { MEAL_TYPES } from '../entries/entry-choices.js'
import { EARLIEST_PHASES, type FoodTag } from '../foods/tags.js'
import { LANGUAGES } from '../language/language.js'
import { PHASE_KEYS } from '../phases/phase-keys.js'
import { ratingPhrases } from '../phrases/index.js'
import { type Phrases, phraseOf, saidIn } from '../phrases/said.js'
import { MEAL_TIMING_NOTE, rateMeal } from './rate-meal.js'
import type { RatedItem, RatedMeal } from './rated-meal.js'
import { reasonInWords } from './reason-in-words.js'

const OTHERS = LANGUAGES.filter((language) => language !== 'en')

const FOODS: readonly (readonly [name: string, tags: readonly FoodTag[], isDrink?: boolean])[] = [
  ['Grilled chicken', []],
  ['Baked salmon', []],
  ['Scrambled egg', []],
  ['Greek yogurt', ['dairy']],
  ['Cottage cheese', ['dairy']],
  ['Ricotta', ['dairy']],
  ['Shrimp', []],
  ['Black beans', []],
  ['Cooked broccoli', ['whole-produce']],
  ['Strawberries', ['whole-produce', 'fruit']],
  ['Apple', ['whole-produce', 'fruit']],
  ['Rice', ['starchy-base']],
  ['French fries', ['fried']],
  ['Cookie', ['sweets', 'avoid-early']],
  ['Cake', ['sweets', 'limit']],
  ['Cream', ['limit']],
  ['Nuts', ['avoid-early']],
  ['Ham', ['processed-meat']],
  ['Steak', ['tough']],
  ['Beef liver', []],
  ['Protein shake', [], true],
  ['Skim milk', ['dairy'], true],
  ['Water', [], true],
  ['Coffee', ['caffeine'], true],
  ['Soda', ['carbonated', 'avoid-early'], true],
  ['Sweet punch', ['sweets', 'avoid-early'], true],
  ['Punch', ['limit'], true],
  ['Wine', ['alcohol'], true],
  ['Rum cake', ['alcohol', 'sweets']],
  ['Chicken soup', []],
]

/** The same numbers at each run: minimal standard generator of Park and Miller. */
const generator = (seed: number) => {
  let state = seed
  const below = (end: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % end
  }
  const from = <T>(list: readonly T[]): T => {
    const found = list[below(list.length)]
    if (found === undefined) throw new RangeError('nothing to choose from')
    return found
  }
  return { below, from }
}

/** Together on a plate, so that what is suggested is what they leave. */
const TOGETHER: readonly (readonly string[])[] = [
  ['Cookie', 'Sweet punch'],
  ['Cream', 'Punch'],
  ['Grilled chicken', 'Baked salmon', 'Scrambled egg'],
  ['Grilled chicken', 'Baked salmon', 'Scrambled egg', 'Greek yogurt', 'Cottage cheese'],
  [
    'Grilled chicken',
    'Baked salmon',
    'Scrambled egg',
    'Greek yogurt',
    'Cottage cheese',
    'Ricotta',
    'Black beans',
    'Shrimp',
  ],
]

const GRAMS = [20, 60, 120, 300]
const KCAL = [0, 5, 60, 150, 400]
const PROTEIN_G = [0, 3, 6, 12, 30]
const EATEN_G = [0, 1, 3, 7, 12, 30]

const plates = function* (count: number): Generator<RatedMeal> {
  const { below, from } = generator(7)
  const item = ([name, tags, isDrink = false] = from(FOODS)): RatedItem => {
    const [grams, kcal, proteinG] = [from(GRAMS), from(KCAL), from(PROTEIN_G)]
    return { name, grams, kcal, proteinG, tags, isDrink, earliestPhase: from([...EARLIEST_PHASES, null]) }
  }
  const few = (): RatedItem[] => Array.from({ length: from([0, 1, 1, 1, 2, 3]) }, () => item())
  const together = (): RatedItem[] => {
    const names = from(TOGETHER)
    return FOODS.filter(([name]) => names.includes(name)).map((food) => ({
      ...item(food),
      earliestPhase: 'clear',
      kcal: 150,
      proteinG: 2,
    }))
  }
  for (let made = 0; made < count; made += 1) {
    const items = below(6) === 0 ? together() : few()
    const sum = (of: 'kcal' | 'proteinG' | 'grams') => items.reduce((all, one) => all + one[of], 0)
    yield {
      items,
      kcal: sum('kcal'),
      proteinG: sum('proteinG'),
      grams: sum('grams'),
      carbsG: from(EATEN_G),
      fatG: from(EATEN_G),
      fiberG: from([...EATEN_G, null]),
      sugarG: from([...EATEN_G, null]),
      isSugarPartial: below(2) === 0,
      mealType: from(MEAL_TYPES),
      phase: from([...PHASE_KEYS, null]),
      monthsSinceSurgery: from([-2, 0, 2, 5, 14, null]),
      confidence: from(['high', 'high', 'high', 'low']),
      isPregnant: below(6) === 0,
    }
  }
}

/** Parts of a sentence, which a plate says as what is filled in. */
const partsIn = (sentence: string, phrases: Phrases): string[] =>
  Object.values(phraseOf(sentence, phrases)?.filled ?? {}).flatMap((value) => [
    value,
    ...value.split(/, | or /u),
  ])

describe.each(OTHERS)('a rating in another language: %s', (language) => {
  let phrases: Phrases
  let sentences: ReadonlySet<string>
  beforeAll(async () => {
    phrases = (await ratingPhrases[language]()).messages
    const said = new Set([MEAL_TIMING_NOTE])
    for (const plate of plates(30_000)) {
      const { reasons, recommendations } = rateMeal(plate)
      for (const reason of reasons) said.add(reasonInWords(reason))
      for (const recommendation of recommendations) said.add(recommendation)
    }
    sentences = said
  })

  it('has all that is said of a plate', () => {
    expect([...sentences].filter((sentence) => saidIn(sentence, phrases, language) === null)).toEqual([])
  })

  it('has nothing else', () => {
    const used = new Set(
      [...sentences].flatMap((sentence) => [
        phraseOf(sentence, phrases)?.english,
        ...partsIn(sentence, phrases),
      ]),
    )
    expect(Object.keys(phrases).filter((english) => !used.has(english))).toEqual([])
  })

  it('has the names of foods as they stand, and says nothing in English beside them', () => {
    const names = FOODS.flatMap(([name]) => name.split(' '))
    const english = new Set([...sentences].flatMap((sentence) => sentence.match(/\p{L}{4,}/gu) ?? []))
    for (const name of names) english.delete(name)
    for (const both of ['alcohol', 'base', 'cottage', 'plan', 'ricotta']) english.delete(both)
    const left = [...sentences].flatMap((sentence) =>
      (saidIn(sentence, phrases, language)?.match(/\p{L}{4,}/gu) ?? []).filter((word) => english.has(word)),
    )
    expect([...new Set(left)]).toEqual([])
  })
})

describe('what is said of a plate in Spanish', () => {
  let phrases: Phrases
  beforeAll(async () => {
    phrases = (await ratingPhrases.es()).messages
  })

  it.each([
    ['protein below the 7.5 g target', 'la proteína no llega a la meta de 7.5 g'],
    ['tough meat: Good is the highest rating', 'carne dura: la nota más alta es Bueno'],
    [
      'Next time, choose chicken, fish or egg, so each bite brings more protein.',
      'La próxima vez, elija pollo, pescado o huevo: así cada bocado trae más proteína.',
    ],
    [
      'Save this food for a later phase: Steak; Nuts, mixed.',
      'Guarde este alimento para una etapa que viene después: Steak; Nuts, mixed.',
    ],
    [
      'a drink here is one to keep small for now',
      'aquí hay una bebida que por ahora es mejor en poca cantidad',
    ],
  ])('"%s" is "%s"', (english, spanish) => expect(saidIn(english, phrases, 'es')).toBe(spanish))

  it('is not known of what a newer server says', () => {
    expect(saidIn('a sentence of next year', phrases, 'es')).toBeNull()
  })
})
