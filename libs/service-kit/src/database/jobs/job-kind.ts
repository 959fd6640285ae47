/**
 * A kind of work that is done later, by itself, until it succeeds. All in which kinds differ stands here, as data.
 * Jobs lie in clear and outside of the wall between people: they carry ids, and what they are about lies in the tables.
 */
export interface JobKind<Id extends string = string> {
  /** Name of its queue: letters, digits and `_`. */
  readonly name: string
  /** Names of the ids that a job carries. Together they are its key: by them an operator finds it. */
  readonly ids: readonly Id[]
  /** Seconds before the second try, at least; at most twice as many. Each pause after it is twice as long. */
  readonly firstPauseSeconds: number
  /** Seconds that no pause exceeds. */
  readonly longestPauseSeconds: number
  /** Seconds that one try may take; afterwards its process counts as dead and the job is due again. */
  readonly leaseSeconds: number
  /** How many one process does at the same time; more than one. */
  readonly atOnce: number
  /** Days after which a job that never succeeded is dropped. */
  readonly keptDays: number
}

/** What a job of a kind is about. */
export type JobIds<Id extends string> = Readonly<Record<Id, string>>

/** By what a job is found again. */
export const keyOf = <Id extends string>(kind: JobKind<Id>, ids: JobIds<Id>): string =>
  kind.ids.map((name) => ids[name]).join(' ')

const areIdsOf = <Id extends string>(kind: JobKind<Id>, data: unknown): data is JobIds<Id> =>
  typeof data === 'object' &&
  data !== null &&
  kind.ids.every((name) => typeof Reflect.get(data, name) === 'string')

/** The ids of a stored job. @throws Error when they are not those of its kind */
export const idsOf = <Id extends string>(kind: JobKind<Id>, data: unknown): JobIds<Id> => {
  if (!areIdsOf(kind, data)) throw new Error(`a job of ${kind.name} carries other ids`)
  return data
}

/** Seconds after which a job that failed is due for sure: the library takes between half of it and all of it. */
export const pauseAfter = (kind: JobKind, failuresBefore: number): number =>
  Math.min(kind.longestPauseSeconds, kind.firstPauseSeconds * 2 ** Math.min(failuresBefore + 1, 16))
