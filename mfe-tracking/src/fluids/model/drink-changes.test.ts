import { describe, expect, it } from '@jest/globals'
import type { Drink } from './drink'
import {
  broughtBack,
  failed,
  notSaved,
  removed,
  saved,
  sending,
  shownDrinks,
  withoutRemoved,
} from './drink-changes'

const DAY = '2026-11-20'
const drink = (entryId: string, changes: Partial<Drink> = {}): Drink => ({
  entryId,
  fluidType: 'water',
  amountOz: 8,
  recordedAt: `${DAY}T10:00:00.000Z`,
  day: DAY,
  ...changes,
})
const read = (drinks: Drink[], readAt = 1000) => ({ drinks, readAt })
const states = (drinks: ReturnType<typeof shownDrinks>) =>
  drinks.map(({ entryId, state }) => `${entryId} ${state}`)

describe(shownDrinks.name, () => {
  it('shows what is stored and what is on its way, newest first', () => {
    const later = drink('b', { recordedAt: `${DAY}T11:00:00.000Z` })
    expect(states(shownDrinks(DAY, read([drink('a')]), sending(later)([])))).toEqual(['b sending', 'a saved'])
  })

  it('believes the server: a listed drink is saved, also when its answer was lost', () => {
    expect(states(shownDrinks(DAY, read([drink('a')]), failed(drink('a'))([])))).toEqual(['a saved'])
  })

  it('keeps a saved drink until a later read could list it', () => {
    const changes = saved(drink('a'), 2000)([])
    expect(states(shownDrinks(DAY, read([], 1000), changes))).toEqual(['a saved'])
    expect(states(shownDrinks(DAY, read([], 3000), changes))).toEqual([])
  })

  it('hides what was removed until it is brought back', () => {
    const changes = removed('a')([])
    expect(shownDrinks(DAY, read([drink('a')]), changes)).toEqual([])
    expect(states(shownDrinks(DAY, read([drink('a')]), broughtBack('a')(changes)))).toEqual(['a saved'])
  })

  it('leaves out the drinks of another day', () => {
    expect(shownDrinks('2026-11-21', read([]), sending(drink('a'))([]))).toEqual([])
  })

  it('has one state per drink', () => {
    const changes = failed(drink('a'))(sending(drink('a'))([]))
    expect(states(shownDrinks(DAY, read([]), sending(drink('a'))(changes)))).toEqual(['a sending'])
  })
})

describe(notSaved.name, () => {
  it('lists what failed on any day, without what the server has and what was removed', () => {
    const yesterday = drink('a', { day: '2026-11-19' })
    const changes = [yesterday, drink('b'), drink('c')].reduce(
      (all, each) => [...failed(each)(all)],
      removed('c')([]),
    )
    expect(notSaved([drink('b')], changes)).toEqual([yesterday])
  })
})

describe(withoutRemoved.name, () => {
  it('drops removed drinks from any list', () => {
    expect(withoutRemoved([drink('a'), drink('b')], removed('a')([]))).toEqual([drink('b')])
  })
})
