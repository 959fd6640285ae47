import type { EarliestPhase, FoodTag } from '@gb/domain'

/** A food with its figures per 100 g, from USDA SR28; `ndb` is its number there. */
export interface SampleFood {
  readonly ndb: number
  readonly name: string
  readonly kcal: number
  readonly proteinG: number
  readonly carbsG: number
  readonly fatG: number
  readonly fiberG: number
  readonly sugarG: number
  readonly earliestPhase: EarliestPhase
  readonly tags: readonly FoodTag[]
}

/** A food and how many g of it lie on the plate. */
export type SamplePortion = readonly [food: SampleFood, grams: number]

const food = (
  ndb: number,
  name: string,
  [kcal, proteinG, carbsG, fatG, fiberG, sugarG]: readonly [number, number, number, number, number, number],
  earliestPhase: EarliestPhase,
  tags: readonly FoodTag[] = [],
): SampleFood => ({ ndb, name, kcal, proteinG, carbsG, fatG, fiberG, sugarG, earliestPhase, tags })

const chicken = food(5064, 'Grilled chicken breast', [165, 31.02, 0, 3.57, 0, 0], 'regular')
const broccoli = food(11091, 'Cooked broccoli', [35, 2.38, 7.18, 0.41, 3.3, 1.39], 'soft', ['whole-produce'])
const yogurt = food(1256, 'Plain nonfat Greek yogurt', [59, 10.19, 3.6, 0.39, 0, 3.24], 'full', ['dairy'])
const strawberries = food(9316, 'Strawberries', [32, 0.67, 7.68, 0.3, 2, 4.89], 'regular', [
  'fruit',
  'whole-produce',
])
const eggs = food(1132, 'Scrambled eggs', [149, 9.99, 1.61, 10.98, 0, 1.39], 'puree')
const spinach = food(11458, 'Cooked spinach', [23, 2.97, 3.75, 0.26, 2.4, 0.43], 'soft', ['whole-produce'])
const tilapia = food(15262, 'Baked tilapia', [128, 26.15, 0, 2.65, 0, 0], 'soft')
const carrots = food(11125, 'Cooked carrots', [35, 0.76, 8.22, 0.18, 3, 3.45], 'soft', ['whole-produce'])
const salmon = food(15086, 'Baked salmon', [156, 26.48, 0, 5.57, 0, 0], 'soft')
const sweetPotato = food(11508, 'Baked sweet potato', [90, 2.01, 20.71, 0.15, 3.3, 6.48], 'puree', [
  'whole-produce',
])
const pizza = food(21224, 'Cheese pizza', [268, 10.36, 29.02, 12.28, 2.2, 3.57], 'regular', [
  'starchy-base',
  'dairy',
  'avoid-early',
])

/** Plates that the sample analyzer shows while no AI is connected. */
export const SAMPLE_PLATES: readonly (readonly SamplePortion[])[] = [
  [
    [chicken, 85],
    [broccoli, 60],
  ],
  [
    [yogurt, 170],
    [strawberries, 50],
  ],
  [
    [eggs, 90],
    [spinach, 40],
  ],
  [
    [tilapia, 70],
    [carrots, 40],
  ],
  [
    [salmon, 85],
    [sweetPotato, 60],
  ],
  [[pizza, 110]],
]
