/** How often meals with a food sat well, and how often they did not. */
export interface FoodFelt {
  readonly name: string
  readonly fine: number
  readonly hard: number
}

/** What can be said of the foods of a person: those that sit well, and those that have been hard, the most often first. */
export interface FoodsFelt {
  readonly well: readonly FoodFelt[]
  readonly hard: readonly FoodFelt[]
}

/** Once or twice is chance: of a food nothing is said before so many meals of one kind. Decision 57. */
export const SITS_LEAST_TIMES = 3
/** It sits well when it did at least four times in five, and has been hard from every second time on. Decision 57. */
const WELL = 0.8
const HARD = 0.5
/** No longer list than one that is read. */
const MOST = 5

const most = (foods: readonly FoodFelt[], kind: 'fine' | 'hard', least: number): FoodFelt[] =>
  foods
    .filter((food) => food[kind] >= SITS_LEAST_TIMES && food[kind] / (food.fine + food.hard) >= least)
    .toSorted((a, b) => b[kind] - a[kind] || a.name.localeCompare(b.name))
    .slice(0, MOST)

/** What meals told of their foods. A food that is in between is in neither list. */
export const foodsFelt = (foods: readonly FoodFelt[]): FoodsFelt => ({
  well: most(foods, 'fine', WELL),
  hard: most(foods, 'hard', HARD),
})
