/** Numbers that look random and are the same in every run (mulberry32). */
export const randomFrom = (seed: number) => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (from: number, to: number): number => from + (to - from) * next()
  /** A normal around 0 with spread 1 (Box-Muller). */
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  return { next, between, normal }
}

export type Random = ReturnType<typeof randomFrom>
