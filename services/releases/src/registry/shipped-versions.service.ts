import { join } from 'node:path'
import { Injectable, Logger } from '@nestjs/common'
import { RELEASE_VERSION, type Release } from '@gb/domain'
import { Env, THE_PRODUCT } from '@gb/service-kit'
import { packFolder } from '../store/pack-folder.js'
import type { PackedFile } from '../store/packed-file.js'
import { ReleaseStore } from '../store/release-store.js'
import { Keeping } from './keeping.js'
import { RegistryRepository } from './registry.repository.js'
import { NOTHING_IN_FORCE } from './rollout.js'

/**
 * Keeps what this server was shipped with where every replica finds it: while one is updated and another is not, a page of
 * the one asks the other for its files, and a page that was opened before an update asks for those of the server before.
 */
@Injectable()
export class ShippedVersions {
  private readonly log = new Logger(ShippedVersions.name)

  constructor(
    private readonly env: Env,
    private readonly store: ReleaseStore,
    private readonly rows: RegistryRepository,
    private readonly keeping: Keeping,
  ) {}

  /** A release of a remote, once it is known to be good. What cannot be kept is told, and served from here all the same. */
  share(release: Release, dist: string): Promise<void> {
    return this.keep(release, () => packFolder(join(dist, release.version)))
  }

  /** Keeps a version of anything, and writes it down, so that it goes by the same rule as what was published. */
  async keep(release: Release, files: () => Promise<PackedFile[]>): Promise<void> {
    const { name, version } = release
    if (!this.env.keepsShipped || !RELEASE_VERSION.test(version)) return
    try {
      if (!(await this.store.bring(name, version))) await this.put(release, await files())
      await this.rows.note(release, THE_PRODUCT.name)
      const rollout = (await this.rows.rolloutOf(name)) ?? NOTHING_IN_FORCE(name)
      await this.keeping.tidy({ ...rollout, earlier: [version, ...rollout.earlier] })
    } catch (error) {
      this.log.error(`${name} ${version} cannot be kept for other replicas: ${String(error)}`)
    }
  }

  /** Replicas of one image start together: whoever comes second finds it there. */
  private async put(release: Release, files: PackedFile[]): Promise<void> {
    await this.store.put(release, files).catch(async (error: unknown) => {
      if (!(await this.store.bring(release.name, release.version))) throw error
    })
  }
}
