import type { Point } from './smooth-path'

/** Where the words of a line across the chart stand: their baseline, and which end of them `x` is. */
export type LabelPlace = { x: number; y: number; anchor: 'start' | 'end' }

type Question = {
  text: string
  /** The line that the words belong to. */
  lineY: number
  /** The course and the dots, which the words must not lie over. */
  way: readonly Point[]
  dots: readonly Point[]
  inside: { left: number; right: number; bottom: number }
}

/** About as wide as a letter of the label is at most, and as high as its line, in CSS pixels. */
const LETTER = 7.5
const HEIGHT = 14
const ABOVE = 7
const BELOW = 15
/** Half of the thickest stroke, and the radius of the largest dot. */
const STROKE = 3
const DOT = 7
/** How close the points are that the course is tried at. */
const STEP = 4

/**
 * The first place beside its line that nothing else is drawn in, else the least crowded: right before left, and above
 * before below.
 */
export function goalLabelPlace({ text, lineY, way, dots, inside }: Question): LabelPlace {
  const width = text.length * LETTER
  const drawn = [
    ...alongside(way).map((point) => ({ ...point, room: STROKE })),
    ...dots.map((dot) => ({ ...dot, room: DOT })),
  ]
  const places = [lineY - ABOVE, lineY + BELOW]
    .flatMap((y): LabelPlace[] => [
      { x: inside.right, y, anchor: 'end' },
      { x: inside.left + 4, y, anchor: 'start' },
    ])
    .filter(({ y }) => y - HEIGHT >= 0 && y <= inside.bottom)
  const rated = places.map((place) => {
    const from = place.anchor === 'end' ? place.x - width : place.x
    const isHit = (mark: Point & { room: number }) =>
      mark.x > from - mark.room &&
      mark.x < from + width + mark.room &&
      mark.y > place.y - HEIGHT - mark.room &&
      mark.y < place.y + STROKE + mark.room
    return { place, hits: drawn.filter(isHit).length }
  })
  const fewest = Math.min(...rated.map(({ hits }) => hits))
  return (
    rated.find(({ hits }) => hits === fewest)?.place ?? { x: inside.right, y: lineY - ABOVE, anchor: 'end' }
  )
}

/** Points on the course, close enough that no word fits between two of them. */
const alongside = (way: readonly Point[]): Point[] =>
  way.flatMap((to, index) => {
    const from = way[index - 1] ?? to
    const count = Math.max(1, Math.ceil(Math.abs(to.x - from.x) / STEP))
    return Array.from({ length: count }, (_, part) => ({
      x: from.x + ((to.x - from.x) * (part + 1)) / count,
      y: from.y + ((to.y - from.y) * (part + 1)) / count,
    }))
  })
