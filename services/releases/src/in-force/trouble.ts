import { relative } from 'node:path'
import type { Env } from '@gb/service-kit'
import type { Choice } from '../folders/choose-release.js'

/** A remote whose last release is not served, for those who mend it. */
export interface ReleaseTrouble {
  name: string
  /** The file that is not as it should be, below the web root or the release store. */
  file: string
  problem: string
  /** The earlier version that is served in its place; null when the remote is left out. */
  inForce: string | null
}

const isBelow = (folder: string, file: string): boolean => !relative(folder, file).startsWith('..')

/** What is wrong with a choice; null when nothing is. */
export const troubleOf = (
  name: string,
  { release, bad }: Choice,
  { webRoot, releaseStore }: Pick<Env, 'webRoot' | 'releaseStore'>,
): ReleaseTrouble | null => {
  if (!bad) return null
  const root = isBelow(releaseStore, bad.file) ? releaseStore : webRoot
  return { name, file: relative(root, bad.file), problem: bad.problem, inForce: release?.version ?? null }
}

/** A trouble in words, for the log. */
export const sentenceOf = ({ name, file, problem, inForce }: ReleaseTrouble): string =>
  `${name}: the last release is not served: ${file} ${problem}. ` +
  (inForce === null
    ? 'There is no good release of this remote; it is left out.'
    : `${inForce} stays in force.`)
