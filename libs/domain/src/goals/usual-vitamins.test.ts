import { describe, expect, it } from '@jest/globals'
import { addDays } from '../days/days.js'
import { VITAMIN_NAMES } from '../entries/entry-choices.js'
import { NO_PLAN } from '../phases/no-plan.fixture.js'
import { areVitaminsSettled, usualVitamins } from './usual-vitamins.js'

const SURGERY = '2026-11-01'
const onDay = (day: number, clinic: Partial<typeof NO_PLAN> | null = null) =>
  usualVitamins(
    { surgeryDate: SURGERY, clinicPlan: clinic === null ? null : { ...NO_PLAN, ...clinic } },
    addDays(SURGERY, day),
  )

describe(usualVitamins.name, () => {
  it('has none before surgery and on the days of sips', () => {
    for (const day of [-200, -15, -14, -1, 0, 1]) expect(onDay(day)).toEqual([])
  })

  it('has the multivitamin alone on every day of full liquids', () => {
    for (let day = 2; day <= 13; day++) expect(onDay(day)).toEqual(['Multivitamin'])
  })

  it('has all of them from purees on, and where the day of surgery is not known', () => {
    for (const day of [14, 27, 28, 55, 56, 364, 365, 4000]) expect(onDay(day)).toEqual(VITAMIN_NAMES)
    expect(usualVitamins({ surgeryDate: null }, SURGERY)).toEqual(VITAMIN_NAMES)
  })

  it("follows the clinic's own dates, earlier and later", () => {
    const slow = { fullFrom: addDays(SURGERY, 5), pureeFrom: addDays(SURGERY, 30) }
    expect([4, 5, 14, 29, 30].map((day) => onDay(day, slow).length)).toEqual([
      0,
      1,
      1,
      1,
      VITAMIN_NAMES.length,
    ])
    const fast = { fullFrom: SURGERY, pureeFrom: addDays(SURGERY, 7) }
    expect([0, 6, 7].map((day) => onDay(day, fast).length)).toEqual([1, 1, VITAMIN_NAMES.length])
  })

  it('has all of them for everybody once they are settled, whatever a clinic may say', () => {
    expect(areVitaminsSettled(null, SURGERY)).toBe(true)
    for (let full = 0; full <= 28; full++)
      for (const pureeFrom of [null, addDays(SURGERY, Math.max(full, 2)), addDays(SURGERY, 60)])
        for (let day = -20; day < 80; day++)
          if (areVitaminsSettled(SURGERY, addDays(SURGERY, day)))
            expect(onDay(day, { fullFrom: addDays(SURGERY, full), pureeFrom })).toEqual(VITAMIN_NAMES)
    expect(areVitaminsSettled(SURGERY, addDays(SURGERY, 59))).toBe(false)
  })
})
