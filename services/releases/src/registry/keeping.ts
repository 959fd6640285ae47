import { Injectable } from '@nestjs/common'
import { RELEASE_LIMITS } from '@gb/domain'
import { ReleaseStore } from '../store/release-store.js'
import { type Dated, RegistryRepository } from './registry.repository.js'
import { type Rollout, versionsIn } from './rollout.js'

/** What of a rollout says which versions somebody may be given. */
type Given = Pick<Rollout, 'remote' | 'version' | 'canaryVersion' | 'earlier'>

const DAY_MS = 86_400_000

/**
 * The versions whose files may go: never one that somebody may be given, the newest of the others stay by number, and
 * each for a while after a newer one came, because a page that was opened before still asks for it.
 * @param published newest first
 */
export const goneByRule = (rollout: Given, published: readonly Dated[], now: number): string[] => {
  const needed = versionsIn(rollout)
  return published
    .filter(({ version }, index) => {
      const newer = published[index - 1]
      const isOld =
        newer !== undefined && now - newer.publishedAt.getTime() > RELEASE_LIMITS.keptDays * DAY_MS
      return index >= RELEASE_LIMITS.keptVersions && isOld && !needed.has(version)
    })
    .map(({ version }) => version)
}

/** Lets go of files that nobody can ask for any more. */
@Injectable()
export class Keeping {
  constructor(
    private readonly store: ReleaseStore,
    private readonly rows: RegistryRepository,
  ) {}

  async tidy(rollout: Given): Promise<void> {
    const kept = new Set(await this.store.versionsOf(rollout.remote))
    for (const version of goneByRule(rollout, await this.rows.datesOf(rollout.remote), Date.now()))
      if (kept.has(version)) await this.store.drop(rollout.remote, version)
  }
}
