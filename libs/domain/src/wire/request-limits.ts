/**
 * How much one person, one address and one unknown browser may write and ask for, far above what people do and far below
 * what a program does. Decision 0032. A minute's limit holds for each minute; of an hour it holds ten of them.
 */
export interface RequestLimits {
  /** Writes of one signed-in person, or one operator's token, a minute. An outbox may empty hundreds at once. */
  readonly personWrites: number
  /** Writes that came from one address, by whomever, a minute. A clinic shares one. */
  readonly addressWrites: number
  /** Writes from one address by browsers that nobody is signed in on, a minute. */
  readonly visitorWrites: number
  /** Analyses, reports and files of one person a minute. */
  readonly heavyReads: number
}

export const REQUEST_LIMITS: RequestLimits = {
  personWrites: 1200,
  addressWrites: 6000,
  visitorWrites: 600,
  heavyReads: 60,
}

/** The windows in which is counted, and how many times the limit of a minute each holds. */
export const LIMIT_WINDOWS = [
  { seconds: 60, times: 1 },
  { seconds: 3600, times: 10 },
] as const
