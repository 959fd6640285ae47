import type { PhaseKey } from '@gb/domain'
import { messages } from '../messages'

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

const words = messages.foods

const food = (name: string, picture: string): DayFood => ({ name, picture })

/** By phase: the first 30 days know these four. Source: health-rules 1.1 and 9b.11. */
const TEXTURES: Partial<Record<PhaseKey, DayTexture>> = {
  clear: {
    ...words.clear,
    foods: [
      food(words.water, 'still-water-drink'),
      food(words.broth, 'clear-broth'),
      food(words.gelatin, 'gelatin-cup'),
      food(words.tea, 'decaf-tea-sipping'),
    ],
  },
  full: {
    ...words.full,
    foods: [
      food(words.shake, 'vanilla-shake'),
      food(words.milk, 'milk-drink'),
      food(words.yogurt, 'yogurt-cup'),
      food(words.soup, 'squash-soup'),
    ],
  },
  puree: {
    ...words.puree,
    foods: [
      food(words.chicken, 'chicken-puree'),
      food(words.egg, 'soft-egg-scramble'),
      food(words.cottage, 'cottage-cheese'),
      food(words.beans, 'refried-bean-puree'),
    ],
  },
  soft: {
    ...words.soft,
    foods: [
      food(words.fish, 'flaked-cod'),
      food(words.egg, 'soft-egg-scramble'),
      food(words.turkey, 'ground-turkey-mash'),
      food(words.carrots, 'carrot-mash'),
    ],
  },
}

/** What a day of this phase allows; null for a phase that is none of the first 30 days. */
export const textureOfDay = (phase: PhaseKey): DayTexture | null => TEXTURES[phase] ?? null
