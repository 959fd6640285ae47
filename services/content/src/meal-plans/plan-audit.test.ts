import { beforeAll, describe, expect, it } from '@jest/globals'
import { ACTIVITY_LEVELS, GENDERS } from '@gb/domain'
import { shippedFoods } from '../testing/food-table.js'
import { type Asking, auditPlans, readShippedPlans, type ShippedPlans } from './plan-audit.js'

/** People of many kinds on days of every week: steps that share no divisor with what they count through. */
const ASKING: Asking[] = Array.from({ length: 40 }, (_, index) => ({
  dayNumber: index < 32 ? ((index * 29) % 79) - 20 : 56 + index * 17,
  person: {
    gender: GENDERS[index % GENDERS.length] ?? 'female',
    heightInches: 54 + ((index * 11) % 27),
    activityLevel: ACTIVITY_LEVELS[(index * 3) % ACTIVITY_LEVELS.length] ?? 'light',
  },
}))

let shipped: ShippedPlans

beforeAll(async () => {
  shipped = await readShippedPlans([...shippedFoods.values()])
})

describe(auditPlans.name, () => {
  it('finds no meal beyond its portion, no drink beside food, no liver diet with too much carbohydrate', () => {
    const found = auditPlans(ASKING, shipped)
    expect(found.faults).toEqual([])
    expect(found.meals).toBeGreaterThan(2000)
    expect(found.swaps).toBeGreaterThan(1000)
  })

  it('holds to the portions and the stages that a clinic says, of what is drunk, too', () => {
    const clinic = {
      full: { fromDay: 3, mealG: 113 },
      puree: { fromDay: 20, mealG: 45 },
      soft: { fromDay: 35, mealG: 60 },
      regular: { fromDay: 60, mealG: 120 },
    }
    const found = auditPlans(
      ASKING.map((asking) => ({ ...asking, clinic })),
      shipped,
    )
    expect(found.faults).toEqual([])
    expect(found.meals).toBeGreaterThan(2000)
  })

  it('has plans on every day but those of sips, and none long before surgery', () => {
    const person = { gender: 'female', heightInches: 64, activityLevel: 'light' } as const
    const mealsOn = (dayNumber: number) => auditPlans([{ person, dayNumber }], shipped).meals
    const planned = [-15, -14, -1, 0, 1, 2, 14, 28, 56, 365].map(mealsOn)
    expect(planned.map((meals) => meals > 0)).toEqual([
      false,
      true,
      true,
      false,
      false,
      true,
      true,
      true,
      true,
      true,
    ])
  })
})
