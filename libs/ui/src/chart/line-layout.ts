import { axisLabels, labelBelow } from './axis-labels'
import type { AxisLabel, NamedPlace } from './axis-labels'
import { linear, niceTicks, rangeOf, tickRoom, valueAxis } from './scale'
import { smoothPath } from './smooth-path'
import type { Point } from './smooth-path'

/** One measurement: its instant in ms, its number, and its day in words. */
export interface ChartPoint {
  at: number
  value: number
  label: string
}

/** The expected range at one instant, and what lies in its middle. */
export interface ChartBand {
  at: number
  low: number
  high: number
  middle?: number | undefined
}

/** A time that is marked on the ground of the picture. */
export interface ChartSpan {
  from: number
  to: number
}

/** The line at one instant. */
export interface ChartLine {
  at: number
  value: number
}

interface LayoutInput {
  points: readonly ChartPoint[]
  line?: readonly ChartLine[] | undefined
  goal?: { value: number; label: string } | undefined
  /** The numbers at the left where they are always the same, lowest first; else they follow from what is drawn. */
  scale?: readonly number[] | undefined
  band?: readonly ChartBand[] | undefined
  /** The name of the day on which the band ends, where it goes well beyond the last point. */
  bandEnd?: string | undefined
  /** The name of the day on which the band begins, where there is no point. */
  bandStart?: string | undefined
  spans?: readonly ChartSpan[] | undefined
  /** The words of a number at the left. */
  formatValue?: ((value: number) => string) | undefined
  width: number
  height: number
}

const SPACE = { top: 16, right: 12, bottom: 28, left: 38 }
/** Above everything that is drawn, for the words of the line across: there no course and no dot can lie over them. */
const KEY = 20
/** The sample of the line before its words, and the room between them. */
const SAMPLE = { width: 22, room: 6 }

const area = (upper: readonly Point[], lower: readonly Point[]): string =>
  `${smoothPath(upper)}L${smoothPath(lower.toReversed()).slice(1)}Z`

/** Where everything of a line chart stands, in pixels. */
export const layOut = ({ points, line, goal, scale, band = [], ...frame }: LayoutInput) => {
  const { bandEnd, bandStart, spans = [], formatValue = String, width, height } = frame
  const ordered = points.toSorted((a, b) => a.at - b.at)
  const course = (line ?? ordered).toSorted((a, b) => a.at - b.at)
  const values = [
    ...[...ordered, ...course].map(({ value }) => value),
    ...band.flatMap(({ low, high }) => [low, high]),
  ]
  const numbers = scale ?? niceTicks(rangeOf(goal === undefined ? values : [...values, goal.value]))
  const left = tickRoom(numbers.map(formatValue), SPACE.left)
  const right = width - SPACE.right
  const top = SPACE.top + (goal === undefined ? 0 : KEY)
  const bottom = height - SPACE.bottom
  const x = linear(timeRange([...ordered, ...band].map(({ at }) => at)), left + 8, right - 8)
  const { y, ticks } = valueAxis(numbers, bottom, top)
  const dots = ordered.map((point) => ({ point, x: x(point.at), y: y(point.value) }))
  const way = course.map(({ at, value }) => ({ x: x(at), y: y(value) }))
  const first = way[0]
  const last = way.at(-1)
  return {
    left,
    right,
    dots,
    ticks,
    // As far as they lie inside the time that is drawn.
    spans: spans.flatMap(({ from, to }) => {
      const start = Math.max(left, x(from))
      const end = Math.min(right, x(to))
      return end > start ? [{ x: start, width: end - start, y: top, height: bottom - top }] : []
    }),
    bottom,
    top,
    goal: goal && {
      y: y(goal.value),
      key: { from: left, to: left + SAMPLE.width, words: left + SAMPLE.width + SAMPLE.room, y: KEY / 2 },
    },
    linePath: smoothPath(way),
    areaPath:
      first && last && way.length > 1 ? `${smoothPath(way)}L${last.x} ${bottom}L${first.x} ${bottom}Z` : '',
    bandPath:
      band.length > 1
        ? area(
            band.map(({ at, high }) => ({ x: x(at), y: y(high) })),
            band.map(({ at, low }) => ({ x: x(at), y: y(low) })),
          )
        : '',
    expectedPath: smoothPath(
      band.flatMap(({ at, middle }) => (middle === undefined ? [] : [{ x: x(at), y: y(middle) }])),
    ),
    labels: labelsOf(dots, {
      width,
      band: { from: x(band[0]?.at ?? 0), to: x(band.at(-1)?.at ?? 0), start: bandStart, end: bandEnd },
    }),
  }
}

// One single day would have no width; it stands in the middle.
const timeRange = (instants: readonly number[]) => ({
  low: Math.min(...instants),
  high: Math.max(...instants),
})

type Dot = Point & { point: ChartPoint }
interface Ends {
  width: number
  /** Where the band begins and ends, and the names of those days. */
  band: { from: number; to: number; start: string | undefined; end: string | undefined }
}

const named = ({ point, x }: Dot): NamedPlace => ({ text: point.label, x })

const labelsOf = (dots: readonly Dot[], { width, band }: Ends): AxisLabel[] => {
  const [first, last] = [dots[0], dots.at(-1)]
  const end = band.end === undefined ? undefined : { text: band.end, x: band.to }
  if (!first || !last) {
    if (band.start === undefined || end === undefined) return []
    return axisLabels({ first: { text: band.start, x: band.from }, last: end, width })
  }
  const [from, to] = [named(first), named(last)]
  if (end !== undefined) return axisLabels({ first: from, last: end, between: to, width })
  return from.text === to.text
    ? [labelBelow({ text: to.text, x: (from.x + to.x) / 2 }, width)]
    : axisLabels({ first: from, last: to, width })
}
