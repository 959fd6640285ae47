/** A place on a picture. */
export interface Spot {
  x: number
  y: number
  /** Degrees. */
  turn: number
  /** Around 1. */
  size: number
}

/** An oval of the picture in which things lie. */
export interface Oval {
  x: number
  y: number
  rx: number
  ry: number
}

/** Even steps round a circle that never meet: the angle of sunflower seeds. */
const GOLDEN = 2.399963

/** Spots that fill an oval evenly, always the same for one seed. */
export function scatter(count: number, { x, y, rx, ry }: Oval, seed: number): Spot[] {
  const start = (seed % 628) / 100
  return Array.from({ length: count }, (_, index) => {
    const far = Math.sqrt((index + 0.5) / count)
    const angle = start + index * GOLDEN
    const jitter = ((seed >>> (index % 24)) & 7) / 7
    return {
      x: round(x + rx * far * Math.cos(angle)),
      y: round(y + ry * far * Math.sin(angle)),
      turn: Math.round(angle * 57) % 360,
      size: round(0.85 + jitter * 0.4),
    }
  })
}

const round = (value: number): number => Math.round(value * 10) / 10
