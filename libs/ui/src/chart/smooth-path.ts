export interface Point {
  x: number
  y: number
}

const slopeBetween = (a: Point, b: Point) => (b.x === a.x ? 0 : (b.y - a.y) / (b.x - a.x))

/** The slope at each point that never swings past its neighbors (Fritsch–Carlson). */
const tangents = (points: readonly Point[]): number[] =>
  points.map((point, index) => {
    const before = points[index - 1]
    const after = points[index + 1]
    if (!before || !after)
      return before ? slopeBetween(before, point) : after ? slopeBetween(point, after) : 0
    const left = slopeBetween(before, point)
    const right = slopeBetween(point, after)
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right)
  })

const pixel = (value: number) => Number(value.toFixed(1))

/** A smooth line through points that are ordered by x; it invents no peak between two of them. */
export const smoothPath = (points: readonly Point[]): string => {
  const slopes = tangents(points)
  return points
    .map((point, index) => {
      const before = points[index - 1]
      if (!before) return `M${pixel(point.x)} ${pixel(point.y)}`
      const third = (point.x - before.x) / 3
      const from = [before.x + third, before.y + third * (slopes[index - 1] ?? 0)]
      const to = [point.x - third, point.y - third * (slopes[index] ?? 0)]
      return `C${[...from, ...to, point.x, point.y].map(pixel).join(' ')}`
    })
    .join('')
}
