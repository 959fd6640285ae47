import type { PhaseKey } from '@gb/domain'
import type { messages as english } from '../messages/generated/recovery.en'

/** A food with the words that its drawing is made from. Source: decision 85. */
export interface DayFood {
  name: string
  picture: string
}

/** What a day of the first 30 allows: its texture, how much of it, four foods, and what is still to come. */
export interface DayTexture {
  texture: string
  portion: string
  foods: readonly DayFood[]
  notYet: string
}

type Words = typeof english.foods

const food = (name: string, picture: string): DayFood => ({ name, picture })

/** By phase: the first 30 days know these four. Source: health-rules 1.1 and 9b.11. */
const TEXTURES: Partial<Record<PhaseKey, (words: Words) => DayTexture>> = {
  clear: ({ names, ...words }) => ({
    ...words.clear,
    foods: [
      food(names.water, 'still-water-drink'),
      food(names.broth, 'clear-broth'),
      food(names.gelatin, 'gelatin-cup'),
      food(names.tea, 'decaf-tea-sipping'),
    ],
  }),
  full: ({ names, ...words }) => ({
    ...words.full,
    foods: [
      food(names.shake, 'vanilla-shake'),
      food(names.milk, 'milk-drink'),
      food(names.yogurt, 'yogurt-cup'),
      food(names.soup, 'squash-soup'),
    ],
  }),
  puree: ({ names, ...words }) => ({
    ...words.puree,
    foods: [
      food(names.chicken, 'chicken-puree'),
      food(names.egg, 'soft-egg-scramble'),
      food(names.cottage, 'cottage-cheese'),
      food(names.beans, 'refried-bean-puree'),
    ],
  }),
  soft: ({ names, ...words }) => ({
    ...words.soft,
    foods: [
      food(names.fish, 'flaked-cod'),
      food(names.egg, 'soft-egg-scramble'),
      food(names.turkey, 'ground-turkey-mash'),
      food(names.carrots, 'carrot-mash'),
    ],
  }),
}

/** What a day of this phase allows; null for a phase that is none of the first 30 days. */
export const textureOfDay = (phase: PhaseKey, words: Words): DayTexture | null =>
  TEXTURES[phase]?.(words) ?? null
