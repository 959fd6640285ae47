import { describe, expect, it } from '@jest/globals'
import { documentFaults } from './parse-document.js'
import { readSeed } from '../seed/seed-files.js'
import { RecipeBookDto } from './recipe-book.dto.js'

interface Body {
  ingredients: { ingredient_id: string }[]
  recipes: {
    recipe_id: string
    servings: number
    source: string
    ingredients: { ingredient_id: string; unit: string; amount: number }[]
  }[]
}

const seed = (await readSeed()).find(({ slug }) => slug === 'recipes')

/** The shipped book with something changed in its first recipe. */
const changed = (change: (recipe: Body['recipes'][number], body: Body) => void) => {
  const body = structuredClone(seed?.body) as Body
  const [first] = body.recipes
  if (first) change(first, body)
  return documentFaults(RecipeBookDto, body)
}

describe(RecipeBookDto.name, () => {
  it('takes the shipped book', () => {
    expect(changed(() => undefined)).toEqual([])
  })

  it.each<[string, (recipe: Body['recipes'][number], body: Body) => void, RegExp]>([
    [
      'an ingredient that is not in the pantry',
      ({ ingredients: [line] }) => line && (line.ingredient_id = 'stone'),
      /no ingredient stone/,
    ],
    [
      'a measure that the ingredient has not',
      ({ ingredients: [line] }) => line && (line.unit = 'bucket'),
      /no measure "bucket"/,
    ],
    ['no source', (recipe) => (recipe.source = ''), /source/],
    ['no servings', (recipe) => (recipe.servings = 0), /At least one/],
    [
      'an amount that is none',
      ({ ingredients: [line] }) => line && (line.amount = 0),
      /amount must be a positive number/,
    ],
    ['a recipe twice', (recipe, body) => body.recipes.push(recipe), /stands there twice/],
    [
      'an ingredient twice',
      (_recipe, { ingredients }) => ingredients.push(...ingredients.slice(0, 1)),
      /stands there twice/,
    ],
  ])('refuses %s, by its field', (_what, change, message) => {
    expect(changed(change)).toEqual([
      { field: expect.stringMatching(/^(recipes|ingredients)/), message: expect.stringMatching(message) },
    ])
  })
})
