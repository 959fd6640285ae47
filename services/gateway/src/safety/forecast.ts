import { coverage, COVERAGE_PEOPLE } from '@gb/domain'
import type { SafetyPart } from './part.js'

/** In each month the band of 80 % must hold so many of 100. Source: health-rules 9b.13. */
const HELD = { least: 0.72, most: 0.88 }

/** How often the band held the truth, of people whose courses are of another family than the model's. */
export const forecast: SafetyPart = {
  name: 'forecast',
  look: () => {
    const rows = coverage()
    const off = rows.filter(({ inBand }) => inBand < HELD.least || inBand > HELD.most)
    const said = ({ knownMonths, month, inBand }: (typeof rows)[number]) =>
      `month ${month} from ${knownMonths} months: ${Math.round(100 * inBand)} of 100`
    return {
      lines: [`${COVERAGE_PEOPLE} people; true weight in the band of 80 of 100`, ...rows.map(said)],
      problems: off.map(said),
    }
  },
}
