import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { RELEASE_LIMITS, RELEASE_VERSION, type Release } from '@gb/domain'
import { BadRelease } from '../folders/bad-release.js'
import type { RemoteFolder } from '../folders/remote-folders.js'
import { placeOf, verifyRelease } from '../folders/verify-release.js'
import { type PackedFile, VARIANT_SUFFIXES, variantsOf } from './packed-file.js'
import { ReleaseStore } from './release-store.js'

const isThere = (place: string): Promise<boolean> =>
  stat(place).then(
    () => true,
    () => false,
  )

/** A draft that nobody can be writing any more. */
const ABANDONED_MS = 3_600_000

/** Drafts of processes that were ended while they wrote. */
const dropAbandoned = async (dist: string): Promise<void> => {
  const names = await readdir(dist).catch(() => [])
  for (const draft of names.filter((name) => name.startsWith('.')).map((name) => join(dist, name))) {
    const since = await stat(draft).catch(() => null)
    if (since !== null && Date.now() - since.mtimeMs > ABANDONED_MS)
      await rm(draft, { recursive: true, force: true })
  }
}

/** A folder laid out as a build leaves its releases: `<remote>/<version>/…`. As a store it is one that all replicas see. */
export class VersionFolders extends ReleaseStore {
  constructor(private readonly folder: string) {
    super()
  }

  folderOf(remote: string): RemoteFolder {
    return { name: remote, dist: join(this.folder, remote) }
  }

  async put(release: Release, files: readonly PackedFile[]): Promise<void> {
    const { dist } = this.folderOf(release.name)
    // Beside, and then renamed: nobody sees half of it, and what a broken upload left has a name that no version has.
    const draft = { name: release.name, dist: join(dist, `.${randomUUID()}`) }
    await dropAbandoned(dist)
    try {
      await this.write(draft, release, files)
      await verifyRelease(release, draft)
      await this.putInPlace(join(draft.dist, release.version), release)
    } catch (error) {
      if (!(error instanceof BadRelease)) throw error
      throw new BadRelease(relative(join(draft.dist, release.version), error.file), error.problem)
    } finally {
      await rm(draft.dist, { recursive: true, force: true })
    }
  }

  bring(remote: string, version: string): Promise<boolean> {
    return this.has(remote, version)
  }

  has(remote: string, version: string): Promise<boolean> {
    return isThere(join(this.folderOf(remote).dist, version))
  }

  async versionsOf(remote: string): Promise<string[]> {
    const names = await readdir(this.folderOf(remote).dist).catch(() => [])
    return names.filter((name) => RELEASE_VERSION.test(name))
  }

  async drop(remote: string, version: string): Promise<void> {
    await rm(join(this.folderOf(remote).dist, version), { recursive: true, force: true })
  }

  private async write(draft: RemoteFolder, release: Release, files: readonly PackedFile[]): Promise<void> {
    let left = RELEASE_LIMITS.unpackedBytes
    for (const { path, packed } of files) {
      const place = placeOf(`/remotes/${release.name}/${release.version}/${path}`, release, draft)
      await mkdir(dirname(place), { recursive: true })
      const variants = await variantsOf(packed, left).catch(() => {
        throw new BadRelease(
          place,
          'cannot be unpacked, or is larger than a file of a release, or all of them together, may be',
        )
      })
      left -= variants[''].length
      for (const suffix of VARIANT_SUFFIXES) await writeFile(`${place}${suffix}`, variants[suffix])
    }
  }

  /** The same version again has the same files; where they are damaged meanwhile, the new ones take their place. */
  private async putInPlace(draft: string, release: Release): Promise<void> {
    const folder = this.folderOf(release.name)
    const place = join(folder.dist, release.version)
    if (await isThere(place)) {
      const isGood = await verifyRelease(release, folder).then(
        () => true,
        () => false,
      )
      if (isGood) return
      // Aside, where it goes with the rest of the draft: between two names nobody waits for a whole folder to be removed.
      await rename(place, join(dirname(draft), '.damaged'))
    }
    await rename(draft, place)
  }
}
