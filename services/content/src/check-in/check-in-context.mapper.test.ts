import type { LoggedMeal } from '@gb/domain'
import { describe, expect, it } from '@jest/globals'
import { toContextDays } from './check-in-context.mapper.js'

const plate = (day: string, over: Partial<LoggedMeal> = {}): LoggedMeal => ({
  entryId: '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a',
  day,
  atMs: Date.parse(day),
  mealType: 'lunch',
  name: 'Soup of my grandmother',
  calories: 100.4,
  proteinG: 10.1,
  rating: null,
  ratingScore: null,
  isDrink: false,
  felt: [],
  ...over,
})

const logged = {
  date: '2026-11-19',
  weightLbs: 210.5,
  fluidOz: 56,
  vitamins: 3,
  moodRating: 6,
  energyLevel: 5,
}

describe(toContextDays.name, () => {
  it('puts what was logged and what was eaten on a day together, newest day first', () => {
    const days = toContextDays([logged], [plate('2026-11-20'), plate('2026-11-19'), plate('2026-11-18')])
    expect(days.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-19', '2026-11-18'])
    expect(days[1]).toEqual({
      date: '2026-11-19',
      weight_lbs: 210.5,
      fluid_oz: 56,
      vitamins: 3,
      mood_rating: 6,
      energy_level: 5,
      meals: 1,
      calories: 100.4,
      protein_g: 10.1,
    })
  })

  it('draws no zero where nothing was kept', () => {
    expect(toContextDays([logged], [])[0]).toMatchObject({ meals: 0, calories: null, protein_g: null })
    expect(toContextDays([], [plate('2026-11-19')])[0]).toMatchObject({
      weight_lbs: null,
      fluid_oz: null,
      vitamins: 0,
      mood_rating: null,
      energy_level: null,
    })
  })

  it('counts a drink for the figures and as no meal, and adds up without a tail of digits', () => {
    const day = '2026-11-19'
    const plates = [plate(day, { proteinG: 0.1 }), plate(day, { proteinG: 0.2, isDrink: true })]
    expect(toContextDays([], plates)).toMatchObject([{ meals: 1, calories: 200.8, protein_g: 0.3 }])
  })

  it('has no words of the person', () => {
    expect(JSON.stringify(toContextDays([], [plate('2026-11-19')]))).not.toContain('grandmother')
  })
})
