import { describe, expect, it } from '@jest/globals'
import { RECIPES } from '../../shared/testing/recipes'
import { filterRecipes } from './filter-recipes'

const ALL = { search: '', category: null, phase: null, onlyFavourites: false }
const names = (wish: Partial<typeof ALL> | object) =>
  filterRecipes(RECIPES, { ...ALL, ...wish }).map(({ name }) => name)

describe(filterRecipes.name, () => {
  it('leaves everything without a wish', () => {
    expect(names({})).toEqual(RECIPES.map(({ name }) => name))
  })

  it('finds words in names and ingredients, in any order', () => {
    expect(names({ search: 'shake vanilla' })).toEqual(['Vanilla morning shake'])
    expect(names({ search: 'SALMON' })).toEqual(['Salmon dill mousse'])
    expect(names({ search: 'salmon shake' })).toEqual([])
  })

  it('keeps to category, phase and favorites together', () => {
    expect(names({ category: 'dinner' })).toEqual(['Salmon dill mousse'])
    expect(names({ phase: 'full' })).toEqual(['Vanilla morning shake'])
    expect(names({ onlyFavourites: true })).toEqual(['Salmon dill mousse'])
    expect(names({ onlyFavourites: true, category: 'breakfast' })).toEqual([])
  })
})
