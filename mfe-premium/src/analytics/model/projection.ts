import { addDays, type ExpectedWeight, REPORT_PERIOD_DAYS } from '@gb/domain'
import type { Days } from '@gb/own-words'
import type { Analytics } from './analytics'

const LEAST_DAYS_AHEAD = 90

// The stored local day and not the instant, so that a flight moves no dot to another day.
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`)

/** As far ahead as one looks back, at least 90 days, and beyond the goal where it has a date. */
const shownBand = ({ weight, period, to }: Analytics): ExpectedWeight[] => {
  // Before surgery the band begins with it, which may be far ahead.
  const ahead = addDays(weight.band[0]?.day ?? to, Math.max(LEAST_DAYS_AHEAD, REPORT_PERIOD_DAYS[period]))
  const goal = weight.goalRange?.latest ?? weight.goalRange?.likely ?? ahead
  const end = goal > ahead ? goal : ahead
  const last = weight.band.find(({ day }) => day >= end)?.day ?? end
  return weight.band.filter(({ day }) => day <= last)
}

interface Shown {
  /** Puts pounds into the unit of the person. */
  shown: (lbs: number) => number
  days: Days
}

/** Dots and line of the period, and the band ahead. */
export function projectionOf(analytics: Analytics, { shown, days }: Shown) {
  const { weight, to } = analytics
  const band = shownBand(analytics)
  const last = band.at(-1)
  const isPersonal = weight.bandOf === 'personal'
  return {
    points: weight.days.map(({ day, weightLbs }) => ({
      at: noonOf(day),
      value: shown(weightLbs),
      label: days.day(day, to),
      said: days.inSentence(day, to),
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
    bandStart: band[0] === undefined ? undefined : days.day(band[0].day, to),
    bandEnd: last === undefined ? undefined : days.month(last.day),
    /** The first of each month, for the table. */
    rows: [...Map.groupBy(band, ({ day }) => day.slice(0, 7)).values()].flatMap(([first]) => first ?? []),
  }
}
