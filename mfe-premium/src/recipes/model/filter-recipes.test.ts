import { describe, expect, it } from '@jest/globals'
import { messages } from '../../shared/recipe/messages/generated/recipe.en'
import { RECIPES } from '../../shared/testing/recipes'
import { byPhase, filterRecipes } from './filter-recipes'

const ALL = { search: '', category: null, phase: null, onlyFavorites: false, proteinLeftG: null }
const names = (wish: Partial<typeof ALL> | object) =>
  filterRecipes(RECIPES, { ...ALL, ...wish }, messages.categories).map(({ name }) => name)

describe(filterRecipes.name, () => {
  it('leaves everything without a wish', () => {
    expect(names({})).toEqual(RECIPES.map(({ name }) => name))
  })

  it('finds words in names and ingredients, in any order', () => {
    expect(names({ search: 'shake vanilla' })).toEqual(['Vanilla morning shake'])
    expect(names({ search: 'SALMON' })).toEqual(['Salmon dill mousse'])
    expect(names({ search: 'salmon shake' })).toEqual([])
  })

  it('finds words over their accents, and a category by its name in the language of the reader', () => {
    expect(names({ search: 'Salmón' })).toEqual(['Salmon dill mousse'])
    const inSpanish = { breakfast: 'Desayuno', lunch: 'Almuerzo', dinner: 'Cena', snacks: 'Meriendas' }
    const find = (search: string) =>
      filterRecipes(RECIPES, { ...ALL, search }, inSpanish).map(({ name }) => name)
    expect([find('cena'), find('dinner')]).toEqual([['Salmon dill mousse'], []])
  })

  it('keeps to category, phase and favorites together', () => {
    expect(names({ category: 'dinner' })).toEqual(['Salmon dill mousse'])
    expect(names({ phase: 'full' })).toEqual(['Vanilla morning shake'])
    expect(names({ onlyFavorites: true })).toEqual(['Salmon dill mousse'])
    expect(names({ onlyFavorites: true, category: 'breakfast' })).toEqual([])
  })

  it('finds what fits the protein that today still needs', () => {
    expect(names({ proteinLeftG: 24 })).toEqual(['Vanilla morning shake'])
    expect(names({ proteinLeftG: 14 })).toEqual(['Salmon dill mousse'])
    expect(names({ proteinLeftG: 2 })).toEqual([])
  })
})

describe(byPhase.name, () => {
  it('puts what fits the phase of today first, and everything without a phase', () => {
    const ids = (phase: 'full' | 'regular' | 'clear' | null) => {
      const { now, others } = byPhase(RECIPES, phase)
      return [now.length, others.length]
    }
    expect([ids('full'), ids('regular'), ids('clear'), ids(null)]).toEqual([
      [1, 1],
      [2, 0],
      [0, 2],
      [2, 0],
    ])
  })

  it('puts what a phase has just opened before what was possible long ago, and keeps the order of the book', () => {
    const [shake, mousse] = RECIPES
    if (shake === undefined || mousse === undefined) throw new Error('two recipes are needed')
    const stew = { ...mousse, name: 'Stew', earliest_phase: 'regular' as const }
    const second = { ...mousse, name: 'Second mousse' }
    const { now } = byPhase([shake, mousse, second, stew], 'maintenance')
    expect(now.map(({ name }) => name)).toEqual([
      'Stew',
      'Salmon dill mousse',
      'Second mousse',
      'Vanilla morning shake',
    ])
    expect(byPhase([shake, mousse], null).now).toEqual([shake, mousse])
  })
})
