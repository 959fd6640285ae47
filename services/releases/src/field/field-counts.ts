import { type FaultReason, LOAD_BOUNDS_MS, RELEASE_LIMITS } from '@gb/domain'

/** What a browser tells of one load, or of a part that did not come. */
export type FieldReport =
  | { kind: 'loaded'; remote: string; version: string; ms: number; mark: string | null }
  | {
      kind: 'failed'
      remote: string
      version: string | null
      /** What was sent as given with a canary; null without one. */
      mark: string | null
      reason: FaultReason
      id: string
      /** The kind of it; null when the browser did not say. */
      cause: string | null
      /** The same page has told of a failure of it before. */
      isAgain: boolean
    }

/** What is counted of one version. */
export interface FieldCounts {
  loads: number
  failures: number
  /** Loads by the time that they took; see `LOAD_BOUNDS_MS`. */
  times: number[]
}

export const noCounts = (): FieldCounts => ({
  loads: 0,
  failures: 0,
  times: Array.from({ length: LOAD_BOUNDS_MS.length + 1 }, () => 0),
})

/** Adds a report to what was counted. */
export const counted = (counts: FieldCounts, report: FieldReport): FieldCounts => {
  if (report.kind === 'failed') return { ...counts, failures: counts.failures + 1 }
  const place = LOAD_BOUNDS_MS.findIndex((bound) => report.ms <= bound)
  const at = place === -1 ? LOAD_BOUNDS_MS.length : place
  const times = counts.times.map((number, index) => (index === at ? number + 1 : number))
  return { ...counts, loads: counts.loads + 1, times }
}

/**
 * The time within which three of four loads ended, as the bound of its count.
 * @returns ms; null before the first load, Infinity above all bounds
 */
export const p75Of = ({ loads, times }: FieldCounts): number | null => {
  if (loads === 0) return null
  let seen = 0
  for (const [index, number] of times.entries()) {
    seen += number
    if (seen >= loads * 0.75) return LOAD_BOUNDS_MS[index] ?? Number.POSITIVE_INFINITY
  }
  return Number.POSITIVE_INFINITY
}

/** What those told who are given a canary. */
export interface CanaryTold {
  /** Of how many something is known. */
  people: number
  /** For how many of them it failed. */
  failing: number
  /** Tries, good or bad, where nobody weighs more than a few. */
  loads: number
  /** The part of them that failed. */
  failures: number
}

/** Why a canary should be given to nobody; null as long as it does well, or too little is known. */
export const whyPause = ({ people, failing, loads, failures }: CanaryTold): string | null => {
  const { failingPeople, judgedLoads, failedShare, fewFailedShare } = RELEASE_LIMITS
  if (failing < failingPeople) return null
  const share = failures / loads
  const isBad = share >= fewFailedShare || (loads >= judgedLoads && share > failedShare)
  const failed = Math.max(Math.round(failures), 1)
  return isBad ? `It failed for ${failing} of ${people} people, in ${failed} of ${loads} loads.` : null
}
