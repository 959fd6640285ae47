/** Limits of what operators say about releases. */
export const RELEASE_LIMITS = {
  /** Percent of the people. */
  share: { min: 1, max: 100, step: 1, unit: '%' },
  /** Characters of the calm notice in place of a remote that was taken out. */
  notice: { min: 5, max: 200 },
  /** Characters of a team, a contact or a runbook. */
  owner: { min: 1, max: 200 },
  /** Bytes of one file of a release, unpacked. */
  fileBytes: 8 * 1024 * 1024,
  /** Bytes of all files of a release together, unpacked. */
  unpackedBytes: 32 * 1024 * 1024,
  /** Files of one release. */
  files: 500,
  /** Characters of the description of a release, as JSON: every page reads those of all remotes at every start. */
  described: 128 * 1024,
  /** Characters of a range of versions. */
  range: 100,
  /** Bytes of the body that publishes a release: its files are packed, and written in base64. */
  bodyBytes: 16 * 1024 * 1024,
  /** How many versions of a remote stay, besides those that are in force or were: an open page asks for its own. */
  keptVersions: 10,
  /** Days for which a version that is no longer in force stays, however many came after it. */
  keptDays: 30,
  /** A canary is judged from so many loads on … */
  judgedLoads: 50,
  /** … and given to nobody when more of them failed than this share. */
  failedShare: 0.05,
  /** Of fewer loads it is judged when at least this share failed: what works for nobody is not given to fifty first. */
  fewFailedShare: 0.5,
  /** Never before it failed for so many of those who were given it: one alone cannot have it paused. */
  failingPeople: 3,
  /** Nobody weighs more than so many loads. */
  loadsOfOne: 10,
  /** Of how many people it is kept how a canary does for them: more say the same. */
  marks: 1000,
  /** Days for which that is kept at most; it is erased when the canary ends. */
  markDays: 30,
  /** How many former states a rollback can go back through. */
  earlier: 10,
} as const

/** Limits of what a browser tells of the remotes. Apart from those of releases, which no page has to carry. */
export const REPORT_LIMITS = {
  /** Reports of loads and failures in one body. */
  reports: 20,
  /** How long a remote may say that it took to load, ms. */
  loadMs: { min: 0, max: 600_000, step: 1, unit: 'ms' },
} as const

/** What somebody is given with a canary, and their browser sends with what it tells of it: a mark and its signature. */
export const CANARY_MARK = /^[\w-]{16}\.[\w-]{16}$/

/** Why a part of a remote is not on a screen, as browsers report it. */
export const FAULT_REASONS = ['unlisted', 'refused', 'download', 'slow', 'broken', 'missing'] as const
export type FaultReason = (typeof FAULT_REASONS)[number]

/**
 * What an operator reads of the cause of a fault: an answer of the server, or the kind of an error. Never its words, in which
 * anything may stand.
 */
export const FAULT_CAUSE = /^(?:HTTP [1-5]\d\d|(?:Aggregate|Eval|Range|Reference|Syntax|Type|URI)?Error)$/

/** The bounds by which load times are counted, ms; the last count is of those above all of them. */
export const LOAD_BOUNDS_MS = [100, 250, 500, 1000, 2000, 4000, 8000] as const

/** Name of a remote: how its folder, its addresses and its rows are called. */
export const REMOTE_NAME = /^mfe-[a-z][a-z0-9-]{0,40}$/

/** Version of a release: the package's own, and a hash of what was built. */
export const RELEASE_VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,4}-[0-9a-z]{4,40}$/

/**
 * The part of the people that somebody is in for one remote: the same on each of their devices, and another for each
 * remote, so that it is not always the same people who try what is new.
 * @param person  the id of their profile
 * @returns percent, 0 to 99
 */
export const canaryShareOf = (person: string, remote: string): number => {
  let mixed = 2_166_136_261
  for (const character of `${remote}:${person}`)
    mixed = Math.imul(mixed ^ character.charCodeAt(0), 16_777_619) >>> 0
  // The last steps of murmur3: the low bits of the loop above alone are no fair lot.
  mixed = Math.imul(mixed ^ (mixed >>> 16), 2_246_822_507)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 3_266_489_909)
  return ((mixed ^ (mixed >>> 16)) >>> 0) % 100
}
