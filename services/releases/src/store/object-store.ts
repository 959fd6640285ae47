import { join } from 'node:path'
import { Logger } from '@nestjs/common'
import { RELEASE_VERSION, type Release } from '@gb/domain'
import { isOld } from '@gb/service-kit'
import { BadRelease } from '../folders/bad-release.js'
import { isRelease } from '../folders/release.js'
import type { RemoteFolder } from '../folders/remote-folders.js'
import { StoreAway, type ObjectBucket } from './object-bucket.js'
import type { PackedFile } from './packed-file.js'
import { ReleaseStore } from './release-store.js'
import { VersionFolders } from './version-folders.js'

/** How long it is believed that a version is not there, or that the store is away: pages ask for files all the time. */
const BELIEVED_MS = 5_000

/** More is not remembered of what is not there. */
const MOST_MISSED = 1_000

/** What is kept of a version beside its files: it is written last, so a version without it is not there. */
interface Kept {
  release: Release
  /** Paths of all its files. */
  paths: string[]
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const keptIn = (content: Buffer): Kept | null => {
  const value: unknown = JSON.parse(content.toString())
  if (typeof value !== 'object' || value === null || !('release' in value) || !('paths' in value)) return null
  return isRelease(value.release) && isTexts(value.paths)
    ? { release: value.release, paths: value.paths }
    : null
}

const labelOf = (remote: string, version: string): string => `${remote}/${version}.json`

/**
 * Objects of a store that speaks S3. What is served lies in a folder of this machine: a version is brought once, whole and
 * held to its hashes, and goes on being served while the store is away.
 */
export class ObjectStore extends ReleaseStore {
  private readonly log = new Logger(ObjectStore.name)
  private readonly local: VersionFolders
  private readonly running = new Map<string, Promise<boolean>>()
  /** Versions that were not there, and since when. */
  private readonly missed = new Map<string, number>()
  private awaySince = 0

  /** @param folder  where this machine keeps what it brought */
  constructor(
    private readonly bucket: ObjectBucket,
    folder: string,
  ) {
    super()
    this.local = new VersionFolders(folder)
  }

  folderOf(remote: string): RemoteFolder {
    return this.local.folderOf(remote)
  }

  async put(release: Release, files: readonly PackedFile[]): Promise<void> {
    const { name, version } = release
    await this.local.put(release, files)
    try {
      for (const { path, packed } of files) await this.bucket.put(`${name}/${version}/${path}.br`, packed)
      const kept: Kept = { release, paths: files.map(({ path }) => path) }
      await this.bucket.put(labelOf(name, version), Buffer.from(JSON.stringify(kept)))
    } catch (error) {
      // Only this machine would have it.
      await this.local.drop(name, version)
      if (error instanceof StoreAway) throw new BadRelease('files', `could not be kept: ${error.message}`)
      throw error
    }
    this.missed.delete(labelOf(name, version))
  }

  async bring(remote: string, version: string): Promise<boolean> {
    if (await this.local.has(remote, version)) return true
    if (!RELEASE_VERSION.test(version)) return false
    const label = labelOf(remote, version)
    const now = Date.now()
    const isBelieved = (since = 0) => !isOld(since, BELIEVED_MS, now)
    if (isBelieved(this.awaySince) || isBelieved(this.missed.get(label))) return false
    const asked = this.running.get(label) ?? this.download(remote, version)
    this.running.set(label, asked)
    return asked.finally(() => this.running.delete(label))
  }

  async versionsOf(remote: string): Promise<string[]> {
    const keys = await this.bucket.keys(`${remote}/`, true).catch((error: unknown) => {
      if (error instanceof StoreAway) return null
      throw error
    })
    if (keys === null) return this.local.versionsOf(remote)
    return keys
      .map((key) => key.slice(remote.length + 1).replace(/\.json$/, ''))
      .filter((version) => RELEASE_VERSION.test(version))
  }

  async drop(remote: string, version: string): Promise<void> {
    await this.local.drop(remote, version)
    await this.bucket.remove(labelOf(remote, version))
    for (const key of await this.bucket.keys(`${remote}/${version}/`)) await this.bucket.remove(key)
  }

  /** False for what the store does not have whole; what it cannot give now is asked for again in a while. */
  private async download(remote: string, version: string): Promise<boolean> {
    const label = labelOf(remote, version)
    try {
      const found = await this.bucket.get(label)
      const kept = found === null ? null : keptIn(found)
      if (kept?.release.name === remote && kept.release.version === version) {
        await this.local.put(kept.release, await this.filesOf(kept))
        return true
      }
    } catch (error) {
      if (error instanceof StoreAway) this.awaySince = Date.now()
      this.log.error(`${remote} ${version} cannot be brought: ${String(error)}`)
    }
    if (this.missed.size >= MOST_MISSED) this.missed.clear()
    this.missed.set(label, Date.now())
    return false
  }

  private filesOf({ release: { name, version }, paths }: Kept): Promise<PackedFile[]> {
    return Promise.all(
      paths.map(async (path) => {
        const packed = await this.bucket.get(`${name}/${version}/${path}.br`)
        if (packed === null) throw new BadRelease(join(name, version, path), 'is missing')
        return { path, packed }
      }),
    )
  }
}
