import type { VitaminName } from '../entries/entry-choices.js'
import { UPRIGHT_AFTER_IRON_MINUTES } from '../thresholds/keep-apart.js'

const clock = (hours: number, minutes = 0): number => hours * 60 + minutes

/** People sleep before and after, in minutes from midnight: nothing is laid out later, and nobody is told to get up for a tablet. */
export const WAKING = { from: clock(7), until: clock(22, 30) } as const

/** The last minute of the day at which a vitamin is advised: of iron with time to stay upright before the night. */
export const lastMinuteFor = (vitaminName: VitaminName): number =>
  vitaminName === 'Iron' ? WAKING.until - UPRIGHT_AFTER_IRON_MINUTES : WAKING.until
