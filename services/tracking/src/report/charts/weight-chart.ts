import { addDays, daysBetween, inScaleUnit, type Insights, type ScaleUnit, weightText } from '@gb/domain'
import type { PaperSpeech } from '../speech.js'
import { axes, type Frame, INK, line, pathOf, roundEdges, svg, word, xOf, yOf } from './frame.js'

/** How far ahead the band is drawn at least, in days: four of its points. */
const LEAST_AHEAD_DAYS = 56
/** A goal further off than this would press the weights into a corner. */
const GOAL_NEAR_LBS = 40

/** Places of weights, which are in lbs, in a frame of the unit that is shown. */
type HeightOf = (lbs: number) => number

const bandPath = (frame: Frame, heightOf: HeightOf, band: Insights['projection']['band']): string =>
  pathOf([
    ...band.map(({ day, highLbs }) => [xOf(frame, day), heightOf(highLbs)] as const),
    ...band.toReversed().map(({ day, lowLbs }) => [xOf(frame, day), heightOf(lowLbs)] as const),
  ])

const goalOf = (frame: Frame, y: number, text: string): string[] => [
  line([xOf(frame, frame.from, 0), y], [xOf(frame, frame.to, 1), y], { color: INK.text, dash: '5 3' }),
  word(xOf(frame, frame.to, 1), y - 3, text, { anchor: 'end', color: INK.text }),
]

interface Drawn extends Pick<Insights, 'weightDays' | 'from' | 'to'> {
  projection: Pick<Insights['projection'], 'band'>
}

const isOutside = ({ min, max }: Frame, value: number): boolean => value < min || value > max

/**
 * Weights as circles, the line through them, and the band ahead (gray, its middle dashed). Without a weight the band
 * alone; null where there is neither.
 * @param size in points
 */
export const weightChart = (
  { weightDays, projection, from, to }: Drawn,
  { goalLbs, unit, speech }: { goalLbs: number | null; unit: ScaleUnit; speech: PaperSpeech },
  size: { width: number; height: number },
): string | null => {
  const ahead = Math.max(LEAST_AHEAD_DAYS, daysBetween(from, to))
  // Before surgery the band begins with it, which may be far ahead.
  const start = projection.band[0]?.day ?? to
  const band = projection.band.filter(({ day }) => day <= addDays(start, ahead))
  if (weightDays.length === 0 && band.length < 2) return null
  const values = [
    ...weightDays.flatMap(({ weightLbs, trendLbs }) => [weightLbs, trendLbs]),
    ...band.flatMap(({ lowLbs, highLbs }) => [lowLbs, highLbs]),
  ]
  const lowest = Math.min(...values)
  const isGoalNear = goalLbs !== null && goalLbs <= Math.max(...values) && lowest - goalLbs <= GOAL_NEAR_LBS
  const shown = (isGoalNear ? [...values, goalLbs] : values).map((lbs) => inScaleUnit(lbs, unit))
  const frame: Frame = {
    ...size,
    shortDay: speech.shortDay,
    from: weightDays.length === 0 ? start : from,
    to: band.at(-1)?.day ?? to,
    ...roundEdges(shown),
  }
  const heightOf: HeightOf = (lbs) => yOf(frame, inScaleUnit(lbs, unit))
  const trend = weightDays.map(({ day, trendLbs }) => [xOf(frame, day), heightOf(trendLbs)] as const)
  const middle = band.map(({ day, middleLbs }) => [xOf(frame, day), heightOf(middleLbs)] as const)
  return svg(size, [
    ...(band.length > 1 ? [`<path d="${bandPath(frame, heightOf, band)} Z" fill="${INK.area}"/>`] : []),
    axes(frame),
    ...(band.length > 1
      ? [`<path d="${pathOf(middle)}" fill="none" stroke="${INK.muted}" stroke-dasharray="3 3"/>`]
      : []),
    ...(goalLbs === null || isOutside(frame, inScaleUnit(goalLbs, unit))
      ? []
      : goalOf(frame, heightOf(goalLbs), speech.clinic.weight.goal({ weight: weightText(goalLbs, unit) }))),
    ...weightDays.map(
      ({ day, weightLbs }) =>
        `<circle cx="${xOf(frame, day).toFixed(2)}" cy="${heightOf(weightLbs).toFixed(2)}" r="1.6" fill="#ffffff" stroke="${INK.muted}" stroke-width="0.6"/>`,
    ),
    `<path d="${pathOf(trend)}" fill="none" stroke="${INK.strong}" stroke-width="1.6"/>`,
  ])
}
