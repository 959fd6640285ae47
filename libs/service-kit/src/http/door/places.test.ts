import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { OVERLOAD } from './limits.js'
import { Places } from './places.js'
import type { Urgency } from './urgency.js'

const SHARES = { vital: 1, write: 0.75, read: 0.5, heavy: 0.25 }

let happened: string[]
let places: Places

const start = (limits: { places: number; waiting: number }) => {
  happened = []
  places = new Places({ ...OVERLOAD, shares: SHARES, waitMs: 50, ...limits })
}
const ask = (name: string, urgency: Urgency, isGone = false) =>
  places.ask(urgency, {
    enter: () => happened.push(`${name} in`),
    refuse: () => happened.push(`${name} out`),
    isGone: () => isGone,
  })

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe(Places.name, () => {
  it('gives each kind its share and keeps the rest for what is more urgent', () => {
    start({ places: 4, waiting: 0 })
    for (const urgency of ['heavy', 'read', 'write', 'vital'] as const) {
      ask(`${urgency} 1`, urgency)
      ask(`${urgency} 2`, urgency)
    }
    expect(happened).toEqual([
      'heavy 1 in',
      'heavy 2 out',
      'read 1 in',
      'read 2 out',
      'write 1 in',
      'write 2 out',
      'vital 1 in',
      'vital 2 out',
    ])
  })

  it('lets the more urgent in first, and those who came first before the others', () => {
    start({ places: 1, waiting: 2 })
    for (const name of ['read 1', 'read 2', 'read 3', 'read 4']) ask(name, 'read')
    ask('vital 1', 'vital')
    ask('vital 2', 'vital')
    for (let i = 0; i < 4; i++) places.leave()
    expect(happened).toEqual([
      'read 1 in',
      'read 4 out',
      'vital 1 in',
      'vital 2 in',
      'read 2 in',
      'read 3 in',
    ])
  })

  it('refuses who has waited too long, and nobody else', () => {
    start({ places: 1, waiting: 5 })
    ask('first', 'vital')
    ask('early', 'read')
    jest.advanceTimersByTime(30)
    ask('late', 'write')
    jest.advanceTimersByTime(20)
    expect(happened).toEqual(['first in', 'early out'])
    places.leave()
    expect(happened).toEqual(['first in', 'early out', 'late in'])
    jest.advanceTimersByTime(1000)
    expect(happened).toHaveLength(3)
  })

  it('refuses many who waited too long in groups, so that they do not come back as one', () => {
    start({ places: 1, waiting: 1000 })
    ask('first', 'read')
    for (let i = 0; i < 500; i++) ask('late', 'read')
    jest.advanceTimersByTime(50)
    expect(happened.length).toBeLessThan(500)
    jest.advanceTimersByTime(50)
    expect(happened.filter((what) => what === 'late out')).toHaveLength(500)
  })

  it('gives no place to who has gone away meanwhile', () => {
    start({ places: 1, waiting: 5 })
    ask('first', 'read')
    ask('gone', 'read', true)
    ask('there', 'read')
    places.leave()
    expect(happened).toEqual(['first in', 'there in'])
  })

  it('has one place for each kind even when there are very few', () => {
    start({ places: 1, waiting: 0 })
    ask('photo', 'heavy')
    expect(happened).toEqual(['photo in'])
  })
})
