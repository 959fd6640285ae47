import { VITAMIN_NAMES, type VitaminName } from '@gb/domain'
import type { ReportContent } from '../report-content.js'

/** The days a report is about. */
export const spanOf = ({ report: { from, to } }: ReportContent) => ({ from, to })

/** The days on which each vitamin was taken, with its name in the words of the paper; none that never was. */
export const vitaminsTaken = ({
  vitaminDays,
  speech,
}: ReportContent): { name: string; days: Set<string> }[] => {
  const daysOf = (vitamin: VitaminName): Set<string> =>
    new Set(
      vitaminDays
        .filter(({ taken }) => taken.some(({ vitaminName }) => vitaminName === vitamin))
        .map(({ day }) => day),
    )
  return VITAMIN_NAMES.map((vitamin) => ({
    name: speech.clinic.names[vitamin],
    days: daysOf(vitamin),
  })).filter(({ days }) => days.size > 0)
}
