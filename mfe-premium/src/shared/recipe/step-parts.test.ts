/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ingredientsBySteps, minutesIn } from './step-parts'

const named = (...names: string[]) => names.map((name) => ({ name }))
const told = (steps: string[], names: string[]) =>
  ingredientsBySteps(steps, named(...names)).map((step) => step.map(({ name }) => name))

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

  it('places most of what the shipped recipes put in', () => {
    const file = join(
      dirname(expect.getState().testPath ?? ''),
      '../../../../services/content/seed/recipes.json',
    )
    const { body } = JSON.parse(readFileSync(file, 'utf8')) as {
      body: {
        ingredients: { ingredient_id: string; name: string }[]
        recipes: { ingredients: { ingredient_id: string }[]; instructions: string[] }[]
      }
    }
    const nameOf = new Map(body.ingredients.map(({ ingredient_id: id, name }) => [id, name]))
    const shares = body.recipes.map(({ ingredients, instructions }) => {
      const used = ingredients.map(({ ingredient_id: id }) => ({ name: nameOf.get(id) ?? '' }))
      return [ingredientsBySteps(instructions, used).flat().length, used.length] as const
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
    expect(minutesIn(step)).toEqual(minutes)
  })
})
