import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BadRelease } from './bad-release.js'
import { lastGood, newestFirst } from './last-good.js'
import type { Release } from '@gb/domain'
import type { ReleaseChecks } from './release-checks.js'
import type { RemoteFolder } from './remote-folders.js'

/** What is served of a remote; `bad` says why it is not what was released last. */
export interface Choice {
  release: Release | null
  bad: BadRelease | null
}

/** The descriptions in the folders of versions that are still there, the newest first. */
const versionsIn = async (dist: string): Promise<string[]> => {
  const entries = await readdir(dist, { withFileTypes: true }).catch(() => [])
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  return newestFirst(folders.map(({ name }) => join(dist, name, 'release.json')))
}

/**
 * Chooses what is in force: what was released last when it is good; else what was in force before, also in an earlier
 * run; else the newest good version on disk.
 */
export const chooseRelease = async (
  checks: ReleaseChecks,
  folder: RemoteFolder,
  dataDir: string,
): Promise<Choice> => {
  const wanted = await checks.judge(join(folder.dist, 'release.json'), folder)
  if (wanted.release) return { release: wanted.release, bad: null }
  const earlier = [...(await lastGood(dataDir, folder.name)), ...(await versionsIn(folder.dist))]
  for (const file of earlier) {
    const { release } = await checks.judge(file, folder)
    if (release) return { release, bad: wanted.bad }
  }
  return { release: null, bad: wanted.bad }
}
