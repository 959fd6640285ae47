import { linear, niceTicks, tickRoom, valueAxis } from './scale'

/** A day or a week: its first instant in ms, its number, what was aimed at (null is no goal then), and its name. */
export interface ChartBar {
  at: number
  value: number
  goal: number | null
  label: string
}

interface LayoutInput {
  bars: readonly ChartBar[]
  /** The first instant of the first slot, and of the one after the last. */
  from: number
  to: number
  /** How long a slot is, in ms. */
  slotMs: number
  /** The words of a number at the left. */
  formatValue?: ((value: number) => string) | undefined
  width: number
  height: number
}

const SPACE = { top: 16, right: 4, bottom: 28, left: 34 }
/** Of a slot, so much is its bar. */
const FILLED = 0.72
const WIDEST_BAR = 20

/** Where everything of a bar chart stands, in pixels. A slot without a bar is empty: unknown, not zero. */
export const layOutBars = ({ bars, from, to, slotMs, formatValue = String, ...frame }: LayoutInput) => {
  const { width, height } = frame
  const ordered = bars.toSorted((a, b) => a.at - b.at)
  const highest = Math.max(1, ...ordered.flatMap(({ value, goal }) => [value, goal ?? 0]))
  const numbers = niceTicks({ low: 0, high: highest })
  const left = tickRoom(numbers.map(formatValue), SPACE.left)
  const right = width - SPACE.right
  const bottom = height - SPACE.bottom
  const x = linear({ low: from, high: to }, left, right)
  const { y, ticks } = valueAxis(numbers, bottom, SPACE.top)
  const slotWidth = x(from + slotMs) - x(from)
  const barWidth = Math.min(WIDEST_BAR, Math.max(1, slotWidth * FILLED))
  const shapes = ordered.map((bar) => ({
    bar,
    middle: x(bar.at) + slotWidth / 2,
    x: x(bar.at) + (slotWidth - barWidth) / 2,
    y: y(bar.value),
    height: bottom - y(bar.value),
    isReached: bar.goal !== null && bar.value >= bar.goal,
  }))
  const goals = ordered.flatMap(({ at, goal }) => (goal === null ? [] : [{ at, y: y(goal) }]))
  return {
    left,
    right,
    bottom,
    barWidth,
    shapes,
    ticks,
    goalPath: stepPath(goals.map(({ at, y: level }) => ({ x: x(at), end: x(at) + slotWidth, y: level }))),
  }
}

interface Step {
  x: number
  end: number
  y: number
}

// A goal holds until the next one begins: days without an entry had it as well.
const stepPath = (steps: readonly Step[]): string =>
  steps
    .map(({ x, end, y }, index) => {
      const next = steps[index + 1]
      const to = next ? next.x : end
      return `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}H${round(to)}`
    })
    .join('')

const round = (value: number): number => Math.round(value * 10) / 10
