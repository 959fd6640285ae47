import { VITAMIN_NAMES, type VitaminName } from '@gb/domain'
import type { ReportContent } from '../report-content.js'

/** '1 weight', '2 weights'. */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

/** The days a report is about. */
export const spanOf = ({ report: { from, to } }: ReportContent) => ({ from, to })

/** The days on which each vitamin was taken; none that never was. */
export const vitaminsTaken = ({ vitaminDays }: ReportContent): { name: VitaminName; days: Set<string> }[] =>
  VITAMIN_NAMES.map((name) => ({
    name,
    days: new Set(
      vitaminDays
        .filter(({ taken }) => taken.some(({ vitaminName }) => vitaminName === name))
        .map(({ day }) => day),
    ),
  })).filter(({ days }) => days.size > 0)

/** What the gray band of the weight chart is; never without it. */
export const BAND_WORDS = {
  personal:
    'The gray band ahead holds 80 of 100 forecasts that match your weights; the middle one is dashed.',
  population:
    'The gray band ahead is where 80 of 100 people are who started like you. It is not your own forecast.',
  none: 'There is no band ahead.',
} as const
