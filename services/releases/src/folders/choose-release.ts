import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { BadRelease } from './bad-release.js'
import { lastGood } from './last-good.js'
import type { Release } from '@gb/domain'
import type { ReleaseChecks, Verdict } from './release-checks.js'
import type { RemoteFolder } from './remote-folders.js'
import type { MisfitOf } from './shell-offer.js'
import { inOrder } from './version-order.js'

/** What is served of a remote; `bad` says why it is not what was released last. */
export interface Choice {
  release: Release | null
  bad: BadRelease | null
  /** What a remote without any good release says of itself, when that can be read: its tabs keep their places. */
  described?: Release | undefined
}

/** The descriptions in the folders of versions that are still there, in the order in which they were built. */
const versionsIn = async (dist: string): Promise<string[]> => {
  const entries = await readdir(dist, { withFileTypes: true }).catch(() => [])
  const names = entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
  return (await inOrder(dist, names)).map((version) => join(dist, version, 'release.json'))
}

/**
 * Chooses what is in force: what was released last when it is good and fits the shell; else what was in force before, also in an earlier
 * run; else the newest good version on disk.
 */
export const chooseRelease = async (
  checks: ReleaseChecks,
  folder: RemoteFolder,
  dataDir: string,
  misfitOf: MisfitOf,
): Promise<Choice> => {
  const judge = async (file: string): Promise<Verdict> => {
    const verdict = await checks.judge(file, folder)
    if (!verdict.release) return verdict
    const misfit = misfitOf(verdict.release)
    return misfit === null ? verdict : { bad: new BadRelease(file, misfit), described: verdict.release }
  }
  const wanted = await judge(join(folder.dist, 'release.json'))
  if (wanted.release) return { release: wanted.release, bad: null }
  const earlier = [...(await lastGood(dataDir, folder.name)), ...(await versionsIn(folder.dist))]
  let { described } = wanted
  for (const file of earlier) {
    const { release, described: before } = await judge(file)
    if (release) return { release, bad: wanted.bad }
    described ??= before
  }
  return { release: null, bad: wanted.bad, described }
}
