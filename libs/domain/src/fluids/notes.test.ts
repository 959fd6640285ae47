import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays } from '../days/days.js'
import { EVENING_HOUR, fluidNote, type FluidNoteContext } from './notes.js'

const TODAY = '2026-11-20'
const noon = 12
/** Totals of the last days, today last; null is a day without an entry. */
const upToToday = (...totals: (number | null)[]): FluidNoteContext['days'] =>
  totals.flatMap((totalOz, index) =>
    totalOz === null ? [] : [{ day: addDays(TODAY, index + 1 - totals.length), totalOz }],
  )
const noteOn = (days: FluidNoteContext['days'], dayNumber: number | null, hour = noon) =>
  fluidNote({
    days,
    today: TODAY,
    hour,
    surgeryDate: dayNumber === null ? null : addDays(TODAY, -dayNumber),
  })

describe(fluidNote.name, () => {
  it('speaks of a dry day in the first month, when it is over or in its evening', () => {
    expect(noteOn(upToToday(31.9, 8), 10)).toEqual({ code: 'dry_day', day: '2026-11-19', totalOz: 31.9 })
    expect(noteOn(upToToday(64, 20), 10, EVENING_HOUR)).toEqual({
      code: 'dry_day',
      day: TODAY,
      totalOz: 20,
    })
    expect(noteOn(upToToday(64, 20), 10, EVENING_HOUR - 1)).toBeNull()
    expect(noteOn(upToToday(32, 8), 10)).toBeNull()
  })

  it('leaves out an evening that still comes along, and takes one that is behind or has caught up', () => {
    const codeOf = (hour: number, ...totals: (number | null)[]) =>
      noteOn(upToToday(...totals), 100, hour)?.code
    // At six in the evening about 23 of 32 oz are usual, at eight 27.
    expect(codeOf(18, 20, 24)).toBeUndefined()
    expect(codeOf(18, 20, 22)).toBe('dry_two_days')
    expect(codeOf(20, 20, 24)).toBe('dry_two_days')
    // What went before is said until today has caught up.
    expect(codeOf(18, 20, 20, 24)).toBe('dry_two_days')
    expect(codeOf(18, 20, 20, 36)).toBeUndefined()
    expect(codeOf(18, 40, 40, 40)).toBeUndefined()
    expect(codeOf(18, 40, 40, 30)).toBe('below_floor')
    // The day may begin at four in the morning: two at night is its twenty-sixth hour.
    expect(codeOf(26, 20, 31)).toBe('dry_two_days')
  })

  it('still speaks of two dry days when nothing was logged for two days since, and no longer', () => {
    expect(noteOn(upToToday(20, 31, null, null, null), 400)?.code).toBe('dry_two_days')
    expect(noteOn(upToToday(20, 31, null, null, null, null), 400)).toBeNull()
    expect(noteOn(upToToday(20, 31, null, null, 10), 400, EVENING_HOUR)).toBeNull()
    expect(noteOn(upToToday(20, 31, null, 64, null), 400)).toBeNull()
  })

  it('counts the first month to day 29 of the day it speaks of', () => {
    expect(noteOn(upToToday(20, 8), 30)?.code).toBe('dry_day')
    expect(noteOn(upToToday(20, 8), 31)).toBeNull()
    expect(noteOn(upToToday(20, 8), null)).toBeNull()
    expect(noteOn(upToToday(20, 8), 0)).toBeNull()
  })

  it('asks to call after two dry days in a row, in any month after surgery', () => {
    expect(noteOn(upToToday(20, 31, 8), 400)).toEqual({
      code: 'dry_two_days',
      day: '2026-11-19',
      totalOz: 31,
    })
    expect(noteOn(upToToday(20, null, 31, 8), 400)).toBeNull()
    expect(noteOn(upToToday(20, 31, 8), null)?.code).toBe('dry_two_days')
    // Who is too ill to log a day is still asked.
    expect(noteOn(upToToday(20, 31, null, null), 400)?.code).toBe('dry_two_days')
    expect(noteOn(upToToday(20, 31, 8), 1)?.code).not.toBe('dry_two_days')
    expect(noteOn(upToToday(20, 31, 8), -20)).toBeNull()
  })

  it('reminds after every third day in a row under the floor', () => {
    expect(noteOn(upToToday(40, 47.9, 8), null)).toBeNull()
    expect(noteOn(upToToday(40, 47.9, 33, 8), null)?.code).toBe('below_floor')
    expect(noteOn(upToToday(40, 40, 47.9, 33, 8), null)).toBeNull()
    expect(noteOn(upToToday(40, 48, 33, 8), null)).toBeNull()
    expect(noteOn(upToToday(40, null, 40, 40, 8), null)).toBeNull()
  })

  it('asks about more than 128 oz', () => {
    expect(noteOn(upToToday(128.1), null)).toEqual({ code: 'very_much', day: TODAY, totalOz: 128.1 })
    expect(noteOn(upToToday(128), null)).toBeNull()
  })

  const total = fc.option(fc.double({ min: 1, max: 200, noNaN: true }))
  const context = fc.record({
    totals: fc.array(total, { minLength: 1, maxLength: 10 }),
    dayNumber: fc.option(fc.integer({ min: -30, max: 500 })),
    hour: fc.integer({ min: 0, max: 23 }),
  })

  it('never speaks of a day without an entry, and never of tomorrow', () => {
    fc.assert(
      fc.property(context, ({ totals, dayNumber, hour }) => {
        const days = upToToday(...totals)
        const note = noteOn(days, dayNumber, hour)
        if (note !== null) expect(days).toContainEqual({ day: note.day, totalOz: note.totalOz })
      }),
    )
  })

  it('has nothing to say about days between 48 and 128 oz', () => {
    const fine = fc.double({ min: 48, max: 128, noNaN: true })
    fc.assert(
      fc.property(fc.array(fine, { minLength: 1, maxLength: 10 }), context, (totals, { dayNumber, hour }) => {
        expect(noteOn(upToToday(...totals), dayNumber, hour)).toBeNull()
      }),
    )
  })

  it('never says "too little" of a day that reached its floor', () => {
    fc.assert(
      fc.property(context, ({ totals, dayNumber, hour }) => {
        const note = noteOn(upToToday(...totals), dayNumber, hour)
        if (note?.code === 'very_much') expect(note.totalOz).toBeGreaterThan(128)
        else if (note !== null) expect(note.totalOz).toBeLessThan(48)
      }),
    )
  })
})
