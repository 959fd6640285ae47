import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { MEAL_TYPES, VITAMIN_NAMES, type VitaminName } from '../entries/entry-choices.js'
import type { PlanSubject } from './day-plan.js'
import { dayPlan } from './day-plan.js'
import { fitsFrom } from './fits-from.js'

const MINUTE = 60_000
const at = (hours: number, minutes = 0) => (hours * 60 + minutes) * MINUTE
const atClock = (minutes: number) => minutes * MINUTE
const vitamin = (vitaminName: VitaminName): PlanSubject => ({ type: 'vitamin', vitaminName })
const meal: PlanSubject = { type: 'meal', mealType: 'snack' }
const tea: PlanSubject = { type: 'drink', fluidType: 'tea' }

const factsAt = (now: number, done: readonly { subject: PlanSubject; at: number }[] = []) => ({
  now,
  done,
  vitamins: VITAMIN_NAMES,
  atClock,
})
const SEVEN_TOMORROW = { at: at(31), isTomorrow: true }

describe(fitsFrom.name, () => {
  it.each([
    [
      'iron after calcium at 11:06 PM',
      'Iron',
      at(23, 10),
      [{ subject: vitamin('Calcium Citrate'), at: at(23, 6) }],
    ],
    ['iron after a snack at 9:30 PM', 'Iron', at(21, 40), [{ subject: meal, at: at(21, 30) }]],
    ['iron after tea at 9:10 PM', 'Iron', at(21, 15), [{ subject: tea, at: at(21, 10) }]],
    ['iron at 10:15 PM, with nothing logged', 'Iron', at(22, 15), []],
    ['calcium after iron at 10 PM', 'Calcium Citrate', at(22), [{ subject: vitamin('Iron'), at: at(22) }]],
  ] as const)('is tomorrow morning for %s', (_case, name, now, done) => {
    expect(fitsFrom(name, factsAt(now, done))).toEqual(SEVEN_TOMORROW)
  })

  it('is this morning for iron in the small hours, and later where something was taken just now', () => {
    expect(fitsFrom('Iron', factsAt(at(3)))).toEqual({ at: at(7), isTomorrow: false })
    const calcium = [{ subject: vitamin('Calcium Citrate'), at: at(5, 30) }]
    expect(fitsFrom('Iron', factsAt(at(5, 40), calcium))).toEqual({ at: at(7, 30), isTomorrow: false })
  })

  it('is the next free minute by day, and nothing where it fits at once', () => {
    const calcium = [{ subject: vitamin('Calcium Citrate'), at: at(15) }]
    expect(fitsFrom('Iron', factsAt(at(15, 10), calcium))).toEqual({ at: at(17), isTomorrow: false })
    expect(fitsFrom('Iron', factsAt(at(22)))).toBeNull()
    expect(fitsFrom('Vitamin B12', factsAt(at(2)))).toBeNull()
    expect(fitsFrom('Vitamin D3', factsAt(at(23, 30)))).toBeNull()
  })

  const subject = fc.oneof(
    fc.constantFrom(...VITAMIN_NAMES).map(vitamin),
    fc.constantFrom(...MEAL_TYPES).map((mealType): PlanSubject => ({ type: 'meal', mealType })),
    fc.constant(tea),
  )
  const logged = fc.array(
    fc.record({ subject, at: fc.integer({ min: -120, max: 1440 }).map((m) => m * MINUTE) }),
    {
      maxLength: 12,
    },
  )
  const minute = fc.integer({ min: 0, max: 1439 }).map((m) => m * MINUTE)
  const ofDay = (time: number) => time % at(24)

  it('tells nobody to take iron in the night, whatever was logged, nor does the plan of the day', () => {
    fc.assert(
      fc.property(logged, minute, (all, now) => {
        const facts = factsAt(
          now,
          all.filter((line) => line.at <= now),
        )
        const fits = fitsFrom('Iron', facts)
        const planned = dayPlan(facts).lines.filter(
          ({ isDone, subject: of }) => !isDone && of.type === 'vitamin' && of.vitaminName === 'Iron',
        )
        for (const time of [fits?.at ?? now, ...planned.map((line) => line.at)]) {
          expect(ofDay(time)).toBeGreaterThanOrEqual(at(7))
          expect(ofDay(time)).toBeLessThanOrEqual(at(22))
        }
      }),
    )
  })

  it('wakes nobody for any vitamin that has to wait', () => {
    fc.assert(
      fc.property(logged, minute, fc.constantFrom(...VITAMIN_NAMES), (all, now, name) => {
        const done = all.filter((line) => line.at <= now)
        const fits = fitsFrom(name, factsAt(now, done))
        if (fits === null) return
        expect(ofDay(fits.at)).toBeGreaterThanOrEqual(at(7))
        expect(ofDay(fits.at)).toBeLessThanOrEqual(at(22, 30))
        expect(fits.isTomorrow).toBe(fits.at >= at(24))
      }),
    )
  })
})
