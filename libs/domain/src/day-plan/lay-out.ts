import { collide, gapMs, type PlanEvent, type PlanKind } from './gaps.js'

/** A stretch of time in ms, both ends included. */
export interface Stretch {
  readonly from: number
  readonly until: number
}

/**
 * The first instant of a stretch at which something collides with none of the events; null when there is none.
 * Only the beginning of the stretch and the end of a gap can be it.
 */
export const nextFree = (kind: PlanKind, events: readonly PlanEvent[], { from, until }: Stretch) => {
  const ends = events.map((event) => event.at + Math.max(1, gapMs(event.kind, kind)))
  const candidates = [from, ...ends.filter((at) => at > from)].toSorted((a, b) => a - b)
  const isFree = (at: number) => at <= until && !events.some((event) => collide(event, { kind, at }))
  return candidates.find(isFree) ?? null
}

/** Something to find a place for. */
export interface Wanted {
  readonly kind: PlanKind
  /** When it fits best, ms. */
  readonly best: number
  /** Not before, and not after, ms; where the whole stretch fits it is not said. */
  readonly from?: number
  readonly until?: number
}

/**
 * Finds a place for each thing that is wanted, in their order: at its best time, else the next free one after it, else
 * one before it. What finds none has `at: null`. Nothing that is placed collides with what was there or was placed.
 */
export const layOut = <W extends Wanted>(
  there: readonly PlanEvent[],
  wanted: readonly W[],
  { from, until }: Stretch,
): (W & { readonly at: number | null })[] => {
  const taken = [...there]
  return wanted.map((want) => {
    const { kind } = want
    const own = { from: Math.max(from, want.from ?? from), until: Math.min(until, want.until ?? until) }
    const best = Math.max(own.from, want.best)
    const earlier = { from: own.from, until: Math.min(best, own.until) }
    const at = nextFree(kind, taken, { from: best, until: own.until }) ?? nextFree(kind, taken, earlier)
    if (at !== null) taken.push({ kind, at })
    return { ...want, at }
  })
}
