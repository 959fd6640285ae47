import { parseRegistry, type Release } from './registry'

/** A list of the server that could not find out in time who asks, and names the canaries that they may have. */
interface Undecided {
  remotes: readonly unknown[]
  undecided: readonly unknown[]
}

const isUndecided = (list: object): list is Undecided =>
  'remotes' in list && Array.isArray(list.remotes) && 'undecided' in list && Array.isArray(list.undecided)

/** One release of a list of the server, as it came. */
export const releaseIn = (one: unknown): Release | undefined =>
  [...parseRegistry({ remotes: [one] }).values()].at(0)

/**
 * The list with the canaries that this device had: somebody stays with the version they had last, also while the server is
 * too slow to know who they are. A canary that was ended, paused or taken out is not among those that it names.
 * @param markOf  the mark with which this device was given a version as a canary
 */
export function asHad<T extends object>(
  list: T,
  markOf: (remote: string, version: string) => string | undefined,
): T {
  if (!isUndecided(list)) return list
  const had = new Map<string | undefined, unknown>()
  for (const one of list.undecided) {
    const release = releaseIn(one)
    const mark = release && markOf(release.name, release.version)
    if (mark !== undefined) had.set(release?.name, Object.assign({}, one, { mark }))
  }
  return { ...list, remotes: list.remotes.map((one) => had.get(releaseIn(one)?.name) ?? one) }
}

/** The list to keep: who finds it later has the files of these releases and of no others. */
export function withoutUndecided(list: unknown): unknown {
  if (typeof list !== 'object' || list === null) return list
  return Object.fromEntries(Object.entries(list).filter(([field]) => field !== 'undecided'))
}
