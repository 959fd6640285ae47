import { describe, expect, it } from '@jest/globals'
import { addDays } from '../days/days.js'
import { mealTimingScore } from './meal-timing.js'
import { drink, instant, meal } from './testing/logged.js'

const DAY = '2026-11-01'
const eatenAt = (...clocks: string[]) => clocks.map((at) => meal({ day: DAY, at }))
const drunkAt = (...clocks: string[]) => clocks.map((at) => drink({ day: DAY, at }))
const percent = (meals: ReturnType<typeof eatenAt>, drinks: ReturnType<typeof drunkAt> = []) =>
  mealTimingScore(meals, drinks).value?.percent

describe(mealTimingScore.name, () => {
  it('holds on a day with three meals two hours apart and no drink for 30 minutes after one', () => {
    expect(percent(eatenAt('08:00', '10:00', '18:00'), drunkAt('07:59', '08:30', '17:59'))).toBe(100)
  })

  it.each([
    ['two meals', eatenAt('08:00', '12:00'), []],
    ['meals less than two hours apart', eatenAt('08:00', '09:59', '13:00'), []],
    ['a drink with the meal', eatenAt('08:00', '12:00', '18:00'), drunkAt('12:00')],
    ['a drink 29 minutes after one', eatenAt('08:00', '12:00', '18:00'), drunkAt('18:29')],
  ])('does not hold with %s', (_what, meals, drinks) => {
    expect(percent(meals, drinks)).toBe(0)
  })

  it('takes plates within half an hour for one meal, and waits from its last', () => {
    const meals = eatenAt('08:00', '08:20', '12:00', '18:00')
    expect(percent(meals, drunkAt('08:50'))).toBe(100)
    expect(percent(meals, drunkAt('08:49'))).toBe(0)
    expect(percent(eatenAt('08:00', '08:20', '12:00'))).toBe(0)
  })

  it('knows a drink after midnight, which belongs to the next day', () => {
    const late = drink({ day: addDays(DAY, 1), atMs: instant(addDays(DAY, 1), '00:10') })
    expect(percent(eatenAt('08:00', '12:00', '23:50'), [late])).toBe(0)
  })

  it('counts no plate of drinks as a meal', () => {
    const shake = meal({ day: DAY, at: '15:00', isDrink: true })
    expect(percent([...eatenAt('08:00', '12:00'), shake])).toBe(0)
    expect(percent([...eatenAt('08:00', '12:00', '16:00'), shake])).toBe(100)
    expect(mealTimingScore([shake], []).reason).toBe('no_food_logged')
  })

  it('is a share of the days with a meal', () => {
    const good = eatenAt('08:00', '12:00', '18:00')
    expect(percent([...good, meal({ day: addDays(DAY, 1) }), meal({ day: addDays(DAY, 3) })])).toBe(33)
    expect(mealTimingScore([], drunkAt('08:00')).reason).toBe('no_food_logged')
  })
})
