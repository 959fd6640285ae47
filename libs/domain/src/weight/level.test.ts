import { describe, expect, it } from '@jest/globals'
import { addDays } from '../days/days.js'
import { plateausOf } from './level.js'

const SURGERY = '2026-01-10'
const PERSON = { surgeryDate: SURGERY, goalLbs: 150 }
const dayOf = (dayNumber: number) => addDays(SURGERY, dayNumber)
/** Weekly; each next one `perWeek` lbs lighter. */
const weekly = (from: number, to: number, start: number, perWeek: number) =>
  Array.from({ length: Math.floor((to - from) / 7) + 1 }, (_, n) => ({
    day: dayOf(from + n * 7),
    weightLbs: start - n * perWeek,
  }))

describe(plateausOf.name, () => {
  it('is empty while the weight falls, and without a surgery', () => {
    expect(plateausOf(weekly(0, 140, 250, 3), PERSON)).toEqual([])
    expect(plateausOf(weekly(60, 130, 220, 0), { surgeryDate: null, goalLbs: 150 })).toEqual([])
    expect(plateausOf([], PERSON)).toEqual([])
  })

  it('finds a break where it was, though the weight has long gone on falling', () => {
    const log = [...weekly(0, 49, 250, 4), ...weekly(56, 98, 220, 0), ...weekly(105, 175, 216, 4)]
    expect(plateausOf(log, PERSON)).toEqual([{ fromDay: dayOf(56), toDay: dayOf(98) }])
  })

  it('finds each of several, oldest first', () => {
    const log = [
      ...weekly(56, 91, 220, 0),
      ...weekly(98, 154, 215, 4),
      ...weekly(161, 203, 180, 0),
      ...weekly(210, 240, 176, 4),
    ]
    const found = plateausOf(log, PERSON)
    expect(found).toHaveLength(2)
    const days = found.map(({ fromDay }) => fromDay)
    expect(days).toEqual([...days].sort())
  })

  it('calls neither the goal nor the years after the loss a plateau', () => {
    expect(plateausOf(weekly(60, 130, 150, 0), PERSON)).toEqual([])
    expect(plateausOf(weekly(600, 700, 200, 0), PERSON)).toEqual([])
  })
})
