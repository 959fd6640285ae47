/// <reference types="node" />
import { describe, expect, it } from '@jest/globals'
import { cleanup, render } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dishOf, type Pictured } from './dish'
import { DishPicture } from './dish-picture'
import { DISH_SHAPES, SHAPE_WORDS } from './dish-words'

const SEED = join(dirname(expect.getState().testPath ?? ''), '../../../../services/content/seed/recipes.json')
const { recipes } = (JSON.parse(readFileSync(SEED, 'utf8')) as { body: { recipes: Pictured[] } }).body

const drawn = (recipe: Pictured): string => {
  cleanup()
  return render(<DishPicture recipe={recipe} size="row" />).container.innerHTML
}

describe('the pictures of the recipes', () => {
  it('are all different', () => {
    expect(new Set(recipes.map(drawn)).size).toBe(recipes.length)
  })

  it('show what each of the shipped recipes is: none is left to the bowl for anything', () => {
    const unknown = recipes.filter(({ recipe_id: id }) => !SHAPE_WORDS.some(([word]) => id.includes(word)))
    expect(unknown.map(({ recipe_id: id }) => id)).toEqual([])
    expect(new Set(recipes.map((recipe) => dishOf(recipe).shape))).toEqual(new Set(DISH_SHAPES))
  })

  it('are the same each time, also of a recipe whose words nobody knows', () => {
    const unknown = { recipe_id: 'xyz', ingredients: [{ ingredient_id: 'abc' }] }
    expect(dishOf(unknown)).toMatchObject({ shape: 'bowl', garnishes: [] })
    expect(drawn(unknown)).toBe(drawn(unknown))
    expect(drawn({ ...unknown, ingredients: [] })).toContain('<svg')
  })
})
