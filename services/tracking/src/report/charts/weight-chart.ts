import { addDays, daysBetween, type Insights } from '@gb/domain'
import { axes, type Frame, INK, line, pathOf, roundEdges, svg, word, xOf, yOf } from './frame.js'

/** How far ahead the band is drawn at least, in days: four of its points. */
const LEAST_AHEAD_DAYS = 56
/** A goal further off than this would press the weights into a corner. */
const GOAL_NEAR_LBS = 40

const bandPath = (frame: Frame, band: Insights['projection']['band']): string =>
  pathOf([
    ...band.map(({ day, highLbs }) => [xOf(frame, day), yOf(frame, highLbs)] as const),
    ...band.toReversed().map(({ day, lowLbs }) => [xOf(frame, day), yOf(frame, lowLbs)] as const),
  ])

const goalOf = (frame: Frame, goalLbs: number): string[] => {
  if (goalLbs < frame.min || goalLbs > frame.max) return []
  const y = yOf(frame, goalLbs)
  return [
    line([xOf(frame, frame.from, 0), y], [xOf(frame, frame.to, 1), y], { color: INK.text, dash: '5 3' }),
    word(xOf(frame, frame.to, 1), y - 3, `Goal ${goalLbs} lb`, { anchor: 'end', color: INK.text }),
  ]
}

/**
 * Weights as circles, the line through them, and the band ahead (gray, its middle dashed). Empty without a weight.
 * @param size in points
 */
export const weightChart = (
  { weightDays, projection, from, to }: Insights,
  goalLbs: number,
  size: { width: number; height: number },
): string | null => {
  if (weightDays.length === 0) return null
  const ahead = Math.max(LEAST_AHEAD_DAYS, daysBetween(from, to))
  const band = projection.band.filter(({ day }) => day <= addDays(to, ahead))
  const values = [
    ...weightDays.flatMap(({ weightLbs, trendLbs }) => [weightLbs, trendLbs]),
    ...band.flatMap(({ lowLbs, highLbs }) => [lowLbs, highLbs]),
  ]
  const lowest = Math.min(...values)
  const isGoalNear = goalLbs <= Math.max(...values) && lowest - goalLbs <= GOAL_NEAR_LBS
  const frame: Frame = {
    ...size,
    from,
    to: band.at(-1)?.day ?? to,
    ...roundEdges(isGoalNear ? [...values, goalLbs] : values),
  }
  const trend = weightDays.map(({ day, trendLbs }) => [xOf(frame, day), yOf(frame, trendLbs)] as const)
  const middle = band.map(({ day, middleLbs }) => [xOf(frame, day), yOf(frame, middleLbs)] as const)
  return svg(size, [
    ...(band.length > 1 ? [`<path d="${bandPath(frame, band)} Z" fill="${INK.area}"/>`] : []),
    axes(frame),
    ...(band.length > 1
      ? [`<path d="${pathOf(middle)}" fill="none" stroke="${INK.muted}" stroke-dasharray="3 3"/>`]
      : []),
    ...goalOf(frame, goalLbs),
    ...weightDays.map(
      ({ day, weightLbs }) =>
        `<circle cx="${xOf(frame, day).toFixed(2)}" cy="${yOf(frame, weightLbs).toFixed(2)}" r="1.6" fill="#ffffff" stroke="${INK.muted}" stroke-width="0.6"/>`,
    ),
    `<path d="${pathOf(trend)}" fill="none" stroke="${INK.strong}" stroke-width="1.6"/>`,
  ])
}
