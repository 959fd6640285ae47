import { stat } from 'node:fs/promises'
import { unreadable } from './bad-release.js'
import type { BadRelease } from './bad-release.js'
import type { Release } from '@gb/domain'
import type { RemoteFolder } from './remote-folders.js'
import { placesOf, readRelease, verifyRelease } from './verify-release.js'

/** A description of a release, and what is to be thought of it. */
export type Verdict = { release: Release; bad?: never } | { release?: never; bad: BadRelease }

interface Known {
  files: string[]
  stamp: string
  verdict: Verdict
}

/** Changes with every change of the file, also with one that puts the old time back: then the change time tells. */
const stampOf = (file: string): Promise<string> =>
  stat(file).then(
    ({ ino, size, mtimeMs, ctimeMs }) => [ino, size, mtimeMs, ctimeMs].join(':'),
    () => '-',
  )

const stampOfAll = async (files: string[]): Promise<string> => (await Promise.all(files.map(stampOf))).join()

/** Judges releases, and reads them again only when one of their files has changed. */
export class ReleaseChecks {
  private readonly known = new Map<string, Known>()

  /**
   * @param file the description
   * @returns why it is bad, or the release
   */
  async judge(file: string, folder: RemoteFolder): Promise<Verdict> {
    const known = this.known.get(file)
    if (known && known.stamp === (await stampOfAll(known.files))) return known.verdict
    const fresh = await this.read(file, folder)
    this.known.set(file, fresh)
    return fresh.verdict
  }

  /**
   * A release whose description is known from elsewhere: only its files are looked at.
   * @returns why it is bad, or the release
   */
  async judgeFiles(release: Release, folder: RemoteFolder): Promise<Verdict> {
    const key = `${release.name} ${release.version} ${folder.dist}`
    const known = this.known.get(key)
    if (known && known.stamp === (await stampOfAll(known.files))) return known.verdict
    const fresh = await this.readFiles(release, folder)
    this.known.set(key, fresh)
    return fresh.verdict
  }

  private async readFiles(release: Release, folder: RemoteFolder): Promise<Known> {
    let files: string[] = []
    let stamp = ''
    try {
      files = placesOf(release, folder)
      stamp = await stampOfAll(files)
      await verifyRelease(release, folder)
      return { files, stamp, verdict: { release } }
    } catch (error) {
      return { files, stamp, verdict: { bad: unreadable(folder.dist, error) } }
    }
  }

  private async read(file: string, folder: RemoteFolder): Promise<Known> {
    let files = [file]
    // Before the reading: what changes meanwhile is seen by the next call.
    let stamp = await stampOfAll(files)
    try {
      const release = await readRelease(file, folder)
      files = [file, ...placesOf(release, folder)]
      stamp = await stampOfAll(files)
      await verifyRelease(release, folder)
      return { files, stamp, verdict: { release } }
    } catch (error) {
      return { files, stamp, verdict: { bad: unreadable(file, error) } }
    }
  }
}
