/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { Language } from '@gb/domain'
import { ingredientsBySteps, minutesIn } from './step-parts'

const named = (...names: string[]) => names.map((name) => ({ name }))
const told = (steps: string[], names: string[], language: Language = 'en') =>
  ingredientsBySteps(steps, named(...names), language).map((step) => step.map(({ name }) => name))

const SEED = join(dirname(expect.getState().testPath ?? ''), '../../../../services/content/seed')
const read = (name: string): unknown => JSON.parse(readFileSync(join(SEED, name), 'utf8'))

const { body } = read('recipes.json') as {
  body: {
    ingredients: { ingredient_id: string; name: string }[]
    recipes: { ingredients: { ingredient_id: string }[]; instructions: string[] }[]
  }
}
const { words } = read('es/recipes.json') as { words: Record<string, string> }
const nameOf = new Map(body.ingredients.map(({ ingredient_id: id, name }) => [id, name]))
const inEach = (english: string[]) => ({ en: english, es: english.map((each) => words[each] ?? '') })

/** The steps and ingredients of the shipped recipes, in each language. */
const RECIPES = body.recipes.map(({ ingredients, instructions }) => ({
  steps: inEach(instructions),
  names: inEach(ingredients.map(({ ingredient_id: id }) => nameOf.get(id) ?? '')),
}))

describe(ingredientsBySteps.name, () => {
  it('finds what a step puts in by the words of its name, in the singular and the plural', () => {
    expect(
      told(
        ['Whisk the whey into the milk.', 'Stir in the oats and the berry mix.', 'Top with the tomato.'],
        ['Rolled oats', 'Vanilla whey protein isolate', 'Skim milk', 'Mixed berries', 'Cherry tomatoes'],
      ),
    ).toEqual([
      ['Vanilla whey protein isolate', 'Skim milk'],
      ['Rolled oats', 'Mixed berries'],
      ['Cherry tomatoes'],
    ])
  })

  it('knows a berry by its end', () => {
    expect(told(['Top with the berries.'], ['Blueberries', 'Strawberries', 'Skim milk'])).toEqual([
      ['Blueberries', 'Strawberries'],
    ])
  })

  it('tells each ingredient once, so that nothing goes in twice', () => {
    expect(
      told(['Blend the egg and cheese.', 'Pour the egg in.'], ['Egg', 'Low-fat cheddar cheese']),
    ).toEqual([['Egg', 'Low-fat cheddar cheese'], []])
  })

  it('does not take "powder", "warm" or "small" for a food', () => {
    expect(
      told(['Stir the powder in until smooth and warm, in small sips.'], ['Garlic powder', 'Warm broth']),
    ).toEqual([[]])
  })

  it('tells everything that is left where everything goes in', () => {
    expect(told(['Drain the pears.', 'Blend everything.'], ['Pears', 'Ricotta', 'Ginger'])).toEqual([
      ['Pears'],
      ['Ricotta', 'Ginger'],
    ])
  })

  it('finds them in Spanish, over accents, plurals and endings', () => {
    expect(
      told(
        [
          'Bata la proteína con el limón.',
          'Ponga los tomates y las bayas.',
          'Agregue el aceite y las nueces.',
        ],
        [
          'Proteína de suero aislada, sabor vainilla',
          'Jugo de limón verde',
          'Tomate',
          'Arándanos azules',
          'Aceite de oliva',
          'Aceite en aerosol',
          'Nuez picada',
        ],
        'es',
      ),
    ).toEqual([
      ['Proteína de suero aislada, sabor vainilla', 'Jugo de limón verde'],
      ['Tomate', 'Arándanos azules'],
      ['Aceite de oliva', 'Nuez picada'],
    ])
    expect(told(['Mezcle todo el tiempo.', 'Licúe todo.'], ['Peras'], 'es')).toEqual([[], ['Peras']])
  })

  it.each(['en', 'es'] as const)('places most of what the shipped recipes put in, in %s', (language) => {
    const shares = RECIPES.map(({ steps, names }) => {
      const said = ingredientsBySteps(steps[language], named(...names[language]), language)
      return [said.flat().length, names[language].length] as const
    })
    const [placed, all] = shares.reduce(([a, b], [c, d]) => [a + c, b + d])
    expect(placed / all).toBeGreaterThan(0.85)
  })
})

describe(minutesIn.name, () => {
  it.each([
    ['Boil the edamame for 6 minutes, until very tender.', [6]],
    ['Add the shrimp for 3 to 4 minutes, until pink.', [3]],
    ['Blend for 1 full minute. Then wait 5 minutes.', [1, 5]],
    ['Chill for 1 hour.', [60]],
    ['Cook 1 minute more, then 1 minute on the side.', [1]],
    ['Bake at 400 F for 30 minutes.', [30]],
    ['Chill overnight.', []],
    ['Simmer for 8 hours.', []],
    ['Use 3 pieces of ice.', []],
  ])('%s', (step, minutes) => {
    expect(minutesIn(step, 'en')).toEqual(minutes)
  })

  it('are the same in each language of the shipped recipes', () => {
    const minutes = (language: Language) =>
      RECIPES.map(({ steps }) => steps[language].map((step) => minutesIn(step, language)))
    expect(minutes('en').flat(2).length).toBeGreaterThan(70)
    expect(minutes('es')).toEqual(minutes('en'))
  })
})
