import type { ApiData } from '@gb/api-client'

export type HealthTips = ApiData<'/api/health-tips'>

/** The lists of the tips, in the order in which they are read. */
export const TIP_LISTS = [
  'dos',
  'donts',
  'food_swaps',
  'fluid_tips',
  'vitamin_reminders',
  'exercise_tips',
  'side_effects',
] as const satisfies readonly (keyof HealthTips)[]

export type TipLists = Pick<HealthTips, (typeof TIP_LISTS)[number]>

/** The tips that have every typed word in them, whatever its capitals; all of them when nothing is typed. */
export function filterTips(tips: TipLists, typed: string): TipLists {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = (tip: object) => {
    const text = textOf(tip).toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return {
    dos: tips.dos.filter(matches),
    donts: tips.donts.filter(matches),
    food_swaps: tips.food_swaps.filter(matches),
    fluid_tips: tips.fluid_tips.filter(matches),
    vitamin_reminders: tips.vitamin_reminders.filter(matches),
    exercise_tips: tips.exercise_tips.filter(matches),
    side_effects: tips.side_effects.filter(matches),
  }
}

export const countTips = (tips: TipLists): number =>
  TIP_LISTS.reduce((sum, list) => sum + tips[list].length, 0)

// What a person cannot see on the card must not make it match.
const UNSEEN = new Set(['source', 'review_date', 'image', 'image_alt'])

const textOf = (tip: object): string => {
  const seen: [string, unknown][] = Object.entries(tip).filter(([name]) => !UNSEEN.has(name))
  return seen
    .flatMap(([, value]): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter((value) => typeof value === 'string')
    .join(' ')
}
