import { type Asking, auditPlans, readShippedPlans } from '@gb/content'
import { ACTIVITY_LEVELS, GENDERS } from '@gb/domain'
import { readFoodSeed } from '@gb/food-analysis'
import type { SafetyPart } from './part.js'

/** The days on which something changes, around and between them. */
const DAYS = [
  -15, -14, -7, -1, 0, 1, 2, 7, 13, 14, 20, 21, 27, 28, 34, 35, 42, 49, 55, 56, 100, 250, 365, 900,
]
const HEIGHTS = [55, 62, 68, 76]

/** Clinics with plans of their own: small meals, large ones, slow stages, fast ones. */
const CLINICS: readonly NonNullable<Asking['clinic']>[] = [
  { full: { mealG: 113 }, puree: { mealG: 45 }, soft: { mealG: 60 }, regular: { mealG: 120 } },
  { full: { mealG: 227 }, puree: { mealG: 120 }, soft: { mealG: 180 }, regular: { mealG: 300 } },
  { puree: { fromDay: 21 }, soft: { fromDay: 35, mealG: 75 }, regular: { fromDay: 70, mealG: 170 } },
  {
    full: { fromDay: 3 },
    puree: { fromDay: 10, mealG: 28 },
    soft: { fromDay: 21 },
    regular: { fromDay: 42 },
  },
]

/** Each day with a few of all kinds of people, none of them twice alike. */
const ASKING: readonly Asking[] = DAYS.flatMap((dayNumber, day) =>
  HEIGHTS.map((heightInches, height) => ({
    dayNumber,
    person: {
      heightInches,
      gender: GENDERS[(day + height) % GENDERS.length] ?? 'female',
      activityLevel: ACTIVITY_LEVELS[(day + height) % ACTIVITY_LEVELS.length] ?? 'light',
    },
    // Every other one has the plan of a clinic.
    ...((day + height) % 2 === 1 && { clinic: CLINICS[(day + 3 * height) % CLINICS.length] ?? {} }),
  })),
)

/** All meals of all plans: portions, drinks beside food, carbohydrate of the liver diet, the days of sips. */
export const plans: SafetyPart = {
  name: 'plans',
  look: async () => {
    const { foods } = await readFoodSeed()
    const facts = foods.map(({ food }) => food)
    const { people, meals, swaps, faults } = auditPlans(ASKING, await readShippedPlans(facts))
    return {
      lines: [
        `${meals} meals and ${swaps} swaps for ${people} people and days`,
        `${faults.length} beyond the portion, their clinic's or the guide's, with a drink beside food, with too much carbohydrate or on a day of sips`,
      ],
      problems: faults.slice(0, 20),
    }
  },
}
