import { describe, expect, it } from '@jest/globals'
import { addDays } from '../days/days.js'
import { intakeConcerns } from './intake.js'

const TODAY = '2026-11-20'
/** Days up to yesterday, kcal and grams of protein; null is a day without food in the log. */
const found = (
  days: ([number, number] | null)[],
  dayNumber: number | null = 200,
  today = TODAY,
  foodLoggedThrough: string | null = null,
) =>
  intakeConcerns(
    days.flatMap((eaten, index) =>
      eaten === null
        ? []
        : [
            {
              day: addDays(TODAY, index - days.length),
              calories: eaten[0],
              proteinG: eaten[1],
              proteinGoalG: 70,
            },
          ],
    ),
    { today, surgeryDate: dayNumber === null ? null : addDays(TODAY, -dayNumber), foodLoggedThrough },
  )
const low: [number, number] = [480, 50]
const enough: [number, number] = [900, 65]

describe(intakeConcerns.name, () => {
  it('asks after three very low days whether all was logged, after five whether eating works', () => {
    expect(found([low, low])).toEqual([])
    expect(found([low, enough, low, null, low])).toEqual(['all_logged'])
    expect(found([low, low, enough, low, low, null, low])).toEqual(['able_to_eat'])
    expect(found([low, low, low], null)).toEqual(['all_logged'])
  })

  it('asks whether eating works as soon as the person says that it was all, for the two weeks it looks back', () => {
    const answered = (daysAgo: number, ...days: [number, number][]) =>
      found(days, 200, TODAY, addDays(TODAY, -daysAgo))
    expect(answered(0, low, low, low)).toEqual(['able_to_eat'])
    expect(answered(14, low, low, low)).toEqual(['able_to_eat'])
    expect(answered(15, low, low, low)).toEqual(['all_logged'])
    expect(answered(0, low, low, enough)).toEqual([])
    expect(answered(0, low, low, low, enough, enough, enough)).toEqual([])
  })

  it('stops when the last days were enough', () => {
    expect(found([low, low, low, enough, enough, enough])).toEqual([])
  })

  it('leaves out the first four weeks and today, which is not over', () => {
    expect(found([low, low, low, low, low, low], 29)).toEqual([])
    expect(found([low, low, low, low, low, low], 32)).toEqual(['all_logged'])
    expect(found([low, low, low], 200, addDays(TODAY, -1))).toEqual([])
  })

  it('mentions protein under half of its goal on most days of a week', () => {
    const little: [number, number] = [700, 31]
    expect(found([little, little, little, little, enough, little, enough])).toEqual(['low_protein'])
    expect(found([little, little, little, little])).toEqual([])
    expect(found(Array.from({ length: 7 }, () => [700, 42]))).toEqual([])
  })
})
