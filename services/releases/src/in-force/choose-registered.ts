import { join } from 'node:path'
import type { Release } from '@gb/domain'
import { BadRelease } from '../folders/bad-release.js'
import type { Choice } from '../folders/choose-release.js'
import type { ReleaseChecks } from '../folders/release-checks.js'
import type { MisfitOf } from '../folders/shell-offer.js'
import type { Registered } from '../registry/registry.repository.js'
import { wantedBy } from '../registry/rollout.js'
import type { ReleaseStore } from '../store/release-store.js'

interface Sources {
  checks: ReleaseChecks
  store: ReleaseStore
  /** What is wrong with a release for the shell that is served. */
  misfitOf: MisfitOf
  /** What the server was shipped with. */
  shipped: Choice
}

/**
 * Chooses what somebody gets of a remote of the registry: the first of what they are to get that fits the shell and is
 * whole, held to the hashes that were written down when it was published.
 * @param share  percent of the people that they are in; null for everybody
 */
export const chooseRegistered = async (
  { rollout, releases }: Registered,
  share: number | null,
  { checks, store, shipped, misfitOf }: Sources,
): Promise<Choice> => {
  const folder = store.folderOf(rollout.remote)
  let bad: BadRelease | null = null
  let last: Release | undefined
  for (const version of wantedBy(rollout, share)) {
    if (version === null) {
      if (shipped.release) return { release: shipped.release, bad: bad ?? shipped.bad }
      continue
    }
    const described = releases.get(version)
    if (!described) continue
    last ??= described
    const misfit = misfitOf(described)
    if (misfit !== null) {
      bad ??= new BadRelease(join(folder.dist, version), misfit)
      continue
    }
    if (!(await store.bring(rollout.remote, version))) {
      bad ??= new BadRelease(join(folder.dist, version), 'is missing')
      continue
    }
    const verdict = await checks.judgeFiles(described, folder)
    if (verdict.release) return { release: verdict.release, bad }
    bad ??= verdict.bad
  }
  return { release: null, bad, described: last ?? shipped.described }
}
