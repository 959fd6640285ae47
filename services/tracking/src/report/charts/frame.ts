import { addDays, daysBetween } from '@gb/domain'

/** Grays and one dark green that prints as a dark gray: nothing is told by color alone. */
export const INK = {
  text: '#1c1e21',
  muted: '#5a6068',
  line: '#c4c9d0',
  area: '#e6e9ed',
  strong: '#14524d',
} as const

/** How large a drawing is, in points, and how it names days: 'Nov 20'. */
export interface Look {
  width: number
  height: number
  shortDay: (day: string) => string
}

/** A drawing area inside its margins, and what its edges stand for. */
export interface Frame extends Look {
  from: string
  to: string
  min: number
  max: number
}

const MARGIN = { left: 34, right: 10, top: 8, bottom: 18 }

/** The left edge of a day; `place` moves inside it, 0 to 1. */
export const xOf = ({ width, from, to }: Frame, day: string, place = 0.5): number => {
  const days = daysBetween(from, to) + 1
  return MARGIN.left + ((width - MARGIN.left - MARGIN.right) * (daysBetween(from, day) + place)) / days
}

/** The height of a value. */
export const yOf = ({ height, min, max }: Frame, value: number): number =>
  MARGIN.top + (height - MARGIN.top - MARGIN.bottom) * (1 - (value - min) / (max - min))

const n = (value: number): string => String(Math.round(value * 100) / 100)

/** Points as an SVG path. */
export const pathOf = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join(' ')

/** A line of SVG. */
export const line = (
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  style: { color: string; width?: number; dash?: string },
): string =>
  `<line x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}" stroke="${style.color}" stroke-width="${style.width ?? 0.6}"${style.dash ? ` stroke-dasharray="${style.dash}"` : ''}/>`

/** A word of SVG. Only our own words and numbers, never what a person typed. */
export const word = (
  x: number,
  y: number,
  text: string,
  style: { anchor?: 'start' | 'end'; color?: string; size?: number } = {},
): string =>
  `<text x="${n(x)}" y="${n(y)}" font-size="${style.size ?? 7.5}" fill="${style.color ?? INK.muted}" text-anchor="${style.anchor ?? 'middle'}">${text}</text>`

/** A rectangle of SVG. */
export const box = (x: number, y: number, width: number, height: number, color: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${color}"/>`

const MOST_LABELS = 8

const dayLabels = (frame: Frame): string[] => {
  const days = daysBetween(frame.from, frame.to)
  const step = Math.max(1, Math.ceil(days / MOST_LABELS))
  return Array.from({ length: Math.floor(days / step) + 1 }, (_, i) => addDays(frame.from, i * step))
}

/** What a printed axis counts by. The charts on screens choose theirs in libs/ui, which knows no service and no domain. */
const STEPS = [0.1, 1, 10, 100, 1_000].flatMap((power) => [power, 2 * power, 5 * power])

/** The least step that divides a span into at most `parts`. */
const stepOf = (span: number, parts: number): number => STEPS.find((step) => span / step <= parts) ?? 10_000

/** Round edges around the values, so that every value lies inside. */
export const roundEdges = (values: readonly number[]): { min: number; max: number } => {
  const low = values.reduce((least, value) => Math.min(least, value), Infinity)
  const high = values.reduce((most, value) => Math.max(most, value), -Infinity)
  const step = stepOf(Math.max(high - low, 5), 4)
  return { min: Math.floor(low / step) * step, max: Math.ceil((high + 0.001) / step) * step }
}

/** So much room a number needs from the next one. */
const BETWEEN = 12

/** Lines across with their numbers, as many as there is room for, and days below. */
export const axes = (frame: Frame): string => {
  const room = Math.floor((frame.height - MARGIN.top - MARGIN.bottom) / BETWEEN)
  const step = stepOf(frame.max - frame.min, Math.min(5, Math.max(2, room)))
  const values = Array.from(
    { length: Math.floor((frame.max - frame.min) / step + 1e-6) + 1 },
    (_, i) => frame.min + i * step,
  )
  const across = values.map((value) => {
    const y = yOf(frame, value)
    const from = [MARGIN.left, y] as const
    return (
      line(from, [frame.width - MARGIN.right, y], { color: INK.line, width: 0.4 }) +
      word(MARGIN.left - 5, y + 2.5, String(Math.round(value * 10) / 10), { anchor: 'end' })
    )
  })
  const below = dayLabels(frame).map((day) => word(xOf(frame, day), frame.height - 5, frame.shortDay(day)))
  return [...across, ...below].join('')
}

/** A whole drawing. */
export const svg = ({ width, height }: { width: number; height: number }, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`
