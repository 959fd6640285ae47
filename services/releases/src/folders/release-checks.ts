import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { configurableProblem, type Release } from '@gb/domain'
import { BadRelease, unreadable } from './bad-release.js'
import type { Holders } from './holders.js'
import type { RemoteFolder } from './remote-folders.js'
import { settingProblemOf } from './setting-problem.js'
import { placesOf, readRelease, verifyRelease } from './verify-release.js'

/** A description of a release, and what is to be thought of it; `described`: what a bad one says, when that can be read. */
export type Verdict =
  | { release: Release; bad?: never; described?: never }
  | { release?: never; bad: BadRelease; described?: Release }

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

/** @throws BadRelease for settings and flags that no remote may declare */
const mustBeConfigurable = (release: Release, { dist }: RemoteFolder): void => {
  const problem = configurableProblem(release, settingProblemOf)
  if (problem !== null) throw new BadRelease(join(dist, release.version), `is not admitted: ${problem}`)
}

/** Judges releases, and reads them again only when one of their files has changed. */
export class ReleaseChecks {
  private readonly known = new Map<string, Known>()

  constructor(private readonly holders: Holders) {}

  /**
   * @param file the description
   * @returns why it is bad, or the release
   */
  async judge(file: string, folder: RemoteFolder): Promise<Verdict> {
    const known = this.known.get(file)
    if (known && known.stamp === (await stampOfAll(known.files))) return this.admitted(known.verdict, file)
    const fresh = await this.read(file, folder)
    this.known.set(file, fresh)
    return this.admitted(fresh.verdict, file)
  }

  /**
   * A release whose description is known from elsewhere: only its files are looked at.
   * @returns why it is bad, or the release
   */
  async judgeFiles(release: Release, folder: RemoteFolder): Promise<Verdict> {
    const key = `${release.name} ${release.version} ${folder.dist}`
    const place = join(folder.dist, release.version)
    const known = this.known.get(key)
    if (known && known.stamp === (await stampOfAll(known.files))) return this.admitted(known.verdict, place)
    const fresh = await this.readFiles(release, folder)
    this.known.set(key, fresh)
    return this.admitted(fresh.verdict, place)
  }

  /** Files that are good do not help a release that claims what another remote has. That changes without them. */
  private admitted(verdict: Verdict, file: string): Verdict {
    const problem = verdict.release ? this.holders.problemOf(verdict.release) : null
    return problem === null ? verdict : { bad: new BadRelease(file, `is not admitted: ${problem}`) }
  }

  private async readFiles(release: Release, folder: RemoteFolder): Promise<Known> {
    let files: string[] = []
    let stamp = ''
    try {
      files = placesOf(release, folder)
      stamp = await stampOfAll(files)
      await verifyRelease(release, folder)
      mustBeConfigurable(release, folder)
      return { files, stamp, verdict: { release } }
    } catch (error) {
      return { files, stamp, verdict: { bad: unreadable(folder.dist, error), described: release } }
    }
  }

  private async read(file: string, folder: RemoteFolder): Promise<Known> {
    let files = [file]
    // Before the reading: what changes meanwhile is seen by the next call.
    let stamp = await stampOfAll(files)
    let described: Release | undefined
    try {
      const release = await readRelease(file, folder)
      described = release
      files = [file, ...placesOf(release, folder)]
      stamp = await stampOfAll(files)
      await verifyRelease(release, folder)
      mustBeConfigurable(release, folder)
      return { files, stamp, verdict: { release } }
    } catch (error) {
      return { files, stamp, verdict: { bad: unreadable(file, error), ...(described && { described }) } }
    }
  }
}
