import {
  addDays,
  dayInSentence,
  dayInWords,
  type ExpectedWeight,
  formatsOf,
  REPORT_PERIOD_DAYS,
} from '@gb/domain'
import type { Analytics } from './analytics'

const LEAST_DAYS_AHEAD = 90

// The stored local day and not the instant, so that a flight moves no dot to another day.
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`)

/** "May 2027". */
export const monthInWords = (day: string): string => formatsOf('en').day(day, 'shortMonth')

/** As far ahead as one looks back, at least 90 days, and beyond the goal where it has a date. */
const shownBand = ({ weight, period, to }: Analytics): ExpectedWeight[] => {
  // Before surgery the band begins with it, which may be far ahead.
  const ahead = addDays(weight.band[0]?.day ?? to, Math.max(LEAST_DAYS_AHEAD, REPORT_PERIOD_DAYS[period]))
  const goal = weight.goalRange?.latest ?? weight.goalRange?.likely ?? ahead
  const end = goal > ahead ? goal : ahead
  const last = weight.band.find(({ day }) => day >= end)?.day ?? end
  return weight.band.filter(({ day }) => day <= last)
}

/** Dots and line of the period, and the band ahead; `shown` puts pounds into the unit of the person. */
export function projectionOf(analytics: Analytics, shown: (lbs: number) => number) {
  const { weight, to } = analytics
  const band = shownBand(analytics)
  const last = band.at(-1)
  const isPersonal = weight.bandOf === 'personal'
  return {
    points: weight.days.map(({ day, weightLbs }) => ({
      at: noonOf(day),
      value: shown(weightLbs),
      label: dayInWords(day, to),
      said: dayInSentence(day, to),
    })),
    line: weight.days.map(({ day, trendLbs }) => ({ at: noonOf(day), value: shown(trendLbs) })),
    band: band.map(({ day, lowLbs, middleLbs, highLbs }) => ({
      at: noonOf(day),
      low: shown(lowLbs),
      // Of most people only the area is drawn: a curve in it would look like a forecast that could not be made.
      middle: isPersonal ? shown(middleLbs) : undefined,
      high: shown(highLbs),
    })),
    isPersonal,
    bandStart: band[0] === undefined ? undefined : dayInWords(band[0].day, to),
    bandEnd: last === undefined ? undefined : monthInWords(last.day),
    /** The first of each month, for the table. */
    rows: [...Map.groupBy(band, ({ day }) => day.slice(0, 7)).values()].flatMap(([first]) => first ?? []),
  }
}
