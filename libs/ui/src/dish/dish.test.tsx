/// <reference types="node" />
import { describe, expect, it } from '@jest/globals'
import { cleanup, render } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dishOf, type Pictured } from './dish'
import { DishPicture } from './dish-picture'
import { DISH_SHAPES, SHAPE_WORDS } from './shape-words'

const SEED = join(dirname(expect.getState().testPath ?? ''), '../../../../services/content/seed/recipes.json')
const { recipes } = (JSON.parse(readFileSync(SEED, 'utf8')) as { body: { recipes: Pictured[] } }).body

/** How far a color is from gray, 0 to 255. */
const chroma = (color: string): number => {
  const parts = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16))
  return Math.max(...parts) - Math.min(...parts)
}

const drawn = (recipe: Pictured): string => {
  cleanup()
  return render(<DishPicture recipe={recipe} size="row" />).container.innerHTML
}

describe('the pictures of the recipes', () => {
  it('are all different', () => {
    expect(new Set(recipes.map(drawn)).size).toBe(recipes.length)
  })

  it('differ in what an eye sees: kind, color or what lies on it, not only in how it lies', () => {
    const seen = recipes.map((recipe) => {
      const { shape, main, shell, garnishes } = dishOf(recipe)
      return { of: recipe.recipe_id, as: JSON.stringify([shape, main, shell, garnishes]) }
    })
    const alike = seen.filter(({ as }, index) => seen.findIndex((other) => other.as === as) !== index)
    expect(alike.map(({ of }) => of)).toEqual([])
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

  it('show what lies on a dish before what is strewn over it', () => {
    const ids = ['greek-yogurt', 'cinnamon', 'chia-seeds', 'walnuts', 'blueberries', 'peaches']
    const { garnishes } = dishOf({
      recipe_id: 'berry-overnight-oats',
      ingredients: ids.map((id) => ({ ingredient_id: id })),
    })
    expect(garnishes.map(({ garnish }) => garnish)).toEqual(['berry', 'wedge', 'swirl'])
  })

  it('lie on a ground of color, also where the dish itself has none', () => {
    expect(recipes.map((recipe) => chroma(dishOf(recipe).ground)).filter((value) => value < 50)).toEqual([])
  })

  it('show a bowl by what fills it, and a filled half by what holds it', () => {
    const cottage = dishOf({
      recipe_id: 'cottage-cheese-peaches',
      ingredients: [{ ingredient_id: 'peaches' }],
    })
    expect(chroma(cottage.main)).toBeLessThan(chroma(cottage.garnishes[0]?.color ?? cottage.main))
    const shells = ['tuna-stuffed-pepper', 'chicken-lettuce-cups', 'turkey-zucchini-boats'].map(
      (id) => dishOf({ recipe_id: id, ingredients: [] }).shell,
    )
    expect(new Set(shells).size).toBe(3)
  })
})
