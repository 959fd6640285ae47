import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Injectable, type OnModuleInit } from '@nestjs/common'
import { Env, Readiness } from '@gb/service-kit'
import { type Release, readRelease, verifyRelease } from './release.js'
import { type RemoteFolder, remoteFolders } from './remote-folders.js'

interface Known {
  changedAt: number
  release: Release
}

/** Knows the current release of each remote; a swapped `release.json` is seen without a restart. */
@Injectable()
export class ReleasesService implements OnModuleInit {
  private readonly known = new Map<string, Known>()
  private readonly folders: RemoteFolder[]

  constructor(
    env: Env,
    private readonly readiness: Readiness,
  ) {
    this.folders = remoteFolders(env.webRoot)
  }

  onModuleInit(): void {
    this.readiness.add('remotes', () => this.current())
  }

  /** The releases in force, by name. Throws when a release names bytes that are not on disk. */
  async current(): Promise<Release[]> {
    const releases = await Promise.all(this.folders.map((folder) => this.load(folder)))
    return releases.filter((release) => release !== null)
  }

  private async load(folder: RemoteFolder): Promise<Release | null> {
    const info = await stat(join(folder.dist, 'release.json')).catch(() => null)
    if (!info) return null
    const known = this.known.get(folder.name)
    if (known?.changedAt === info.mtimeMs) return known.release
    const release = await readRelease(folder)
    if (!release) return null
    await verifyRelease(release, folder)
    this.known.set(folder.name, { changedAt: info.mtimeMs, release })
    return release
  }
}
