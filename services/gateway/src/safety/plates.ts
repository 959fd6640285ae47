import { judgeMeal, type MealItem, readFoodSeed, tableFaults } from '@gb/food-analysis'
import { addDays, type Food, FoodVocabulary, nutrientsFor, typedFoodMatcher } from '@gb/domain'
import type { SafetyPart } from './part.js'
import { PLATES, type PlateCase } from './plates-cases.js'
import { SECOND_PLATES } from './plates-second.js'
import { THIRD_PLATES } from './plates-third.js'

/** The day on which all plates are eaten; only the distance to the surgery counts. */
const DAY = '2026-06-15'

const PART =
  /^(?:(?<from>model|hand):)?(?<name>.+?) (?<grams>\d+)(?: (?<kcal>\d+)\/(?<protein>\d+)(?:\/(?<sugar>\d+))?)?$/

/** A part of a plate that is not in the table: what a model guessed, or what somebody typed. */
const unlisted = (groups: Record<string, string | undefined>): Omit<MealItem, 'itemId'> => ({
  foodId: null,
  name: groups['name'] ?? '',
  grams: Number(groups['grams']),
  figures: groups['from'] === 'model' ? 'model' : 'person',
  typed: [],
  calories: Number(groups['kcal'] ?? 0),
  proteinG: Number(groups['protein'] ?? 0),
  carbsG: 0,
  fatG: 0,
  fiberG: null,
  sugarG: groups['sugar'] === undefined ? null : Number(groups['sugar']),
  tags: [],
  earliestPhase: groups['from'] === 'model' ? 'soft' : null,
  isDrink: false,
})

const listed = (food: Food, grams: number): Omit<MealItem, 'itemId'> => ({
  ...nutrientsFor(food, grams),
  ...food,
  figures: 'table',
  typed: [],
  grams,
})

const itemsOf = (plate: string, match: (name: string) => Food | null): MealItem[] =>
  plate.split(' + ').map((part, index) => {
    const groups = PART.exec(part)?.groups
    if (!groups) throw new Error(`cannot read ${part}`)
    const food = groups['from'] === undefined ? match(groups['name'] ?? '') : null
    if (!food && groups['from'] === undefined)
      throw new Error(`no food in the table is called ${groups['name']}`)
    return {
      itemId: index + 1,
      ...(food ? listed(food, Number(groups['grams'])) : unlisted(groups)),
    }
  })

const ALL_PLATES = [...PLATES, ...SECOND_PLATES, ...THIRD_PLATES]

/** A plate as the rating gets it, and the day after surgery on which it is eaten. */
export interface LaidPlate {
  readonly plate: string
  readonly surgeryDate: string
  readonly day: string
  readonly items: MealItem[]
}

/** All plates of this look, to be rated for others than the people of the lists. */
export const laidPlates = async (): Promise<LaidPlate[]> => {
  const foods = (await readFoodSeed()).foods.map(({ food }) => food)
  const match = typedFoodMatcher(foods, new FoodVocabulary(foods))
  return ALL_PLATES.map(([plate, day]) => ({
    plate,
    surgeryDate: addDays(DAY, -day),
    day: DAY,
    items: itemsOf(plate, match),
  }))
}

/** Never said of a meal that is eaten: what to add to it, or what lies on it. */
const ADDS_NOW = /^(?:add|swap|choose|serve|pick)\b/i

const missesOf = ([plate, day, expected, say]: PlateCase, match: (name: string) => Food | null): string[] => {
  const { rating } = judgeMeal({
    items: itemsOf(plate, match),
    confidence: 'high',
    mealType: 'lunch',
    surgeryDate: addDays(DAY, -day),
    day: DAY,
  })
  const label = rating.label ?? 'none'
  const said = [...rating.reasons, ...rating.recommendations].join(' | ')
  const wrong: string[] = []
  if (!expected.split('|').includes(label)) wrong.push(`is ${label}, not ${expected} (${said})`)
  if (say?.startsWith('!') === true && said.includes(say.slice(1))) wrong.push(`says "${say.slice(1)}"`)
  if (say !== undefined && !say.startsWith('!') && !said.includes(say))
    wrong.push(`does not say "${say}": ${said}`)
  if (rating.recommendations.some((text) => ADDS_NOW.test(text)))
    wrong.push(`asks to change what is eaten: ${said}`)
  return wrong.map((what) => `day ${day}, ${plate}: ${what}`)
}

const group = (day: number): string => {
  if (day < 0) return 'before'
  if (day < 2) return 'clear'
  if (day < 14) return 'full'
  if (day < 28) return 'puree'
  if (day < 56) return 'soft'
  return day < 365 ? 'regular' : 'maintenance'
}

/** Plates of every phase through the rating as it is shipped, and the food table's own faults. */
export const plates: SafetyPart = {
  name: 'plates',
  look: async () => {
    const foods = (await readFoodSeed()).foods.map(({ food }) => food)
    const match = typedFoodMatcher(foods, new FoodVocabulary(foods))
    const looked = ALL_PLATES.map((each) => ({
      phase: group(each[1]),
      misses: missesOf(each, match),
    }))
    const byPhase = Map.groupBy(looked, ({ phase }) => phase)
    const faults = foods.flatMap(tableFaults)
    return {
      lines: [
        ...[...byPhase].map(
          ([phase, all]) =>
            `${phase}: ${all.filter(({ misses }) => misses.length === 0).length} of ${all.length} plates as expected`,
        ),
        `food table: ${faults.length} faults in ${foods.length.toLocaleString('en-US')} foods`,
      ],
      problems: [...looked.flatMap(({ misses }) => misses), ...faults],
    }
  },
}
