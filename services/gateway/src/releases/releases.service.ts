import { relative } from 'node:path'
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common'
import { Env } from '@gb/service-kit'
import { type Choice, chooseRelease } from './choose-release.js'
import { keepLastGood } from './last-good.js'
import type { Release } from '@gb/domain'
import { ReleaseChecks } from './release-checks.js'
import { type RemoteFolder, remoteFolders } from './remote-folders.js'

/** A remote whose last release is not served, for those who mend it. */
export interface ReleaseTrouble {
  name: string
  /** The file that is not as it should be, below the web root. */
  file: string
  problem: string
  /** The earlier version that is served in its place; null when the remote is left out. */
  inForce: string | null
}

/** What is served, and what is not. */
export interface Releases {
  remotes: Release[]
  troubles: ReleaseTrouble[]
}

/**
 * Knows which release of each remote is in force; a new one is seen without a restart. A bad one changes nothing: the
 * last good release of that remote stays, and the other remotes do not notice.
 */
@Injectable()
export class ReleasesService implements OnModuleInit {
  private readonly log = new Logger(ReleasesService.name)
  private readonly checks = new ReleaseChecks()
  private readonly folders: RemoteFolder[]
  /** What was said of each remote last, so that a trouble is told once and not with every request. */
  private readonly told = new Map<string, string>()
  private readonly kept = new Map<string, Release>()
  private running: Promise<Releases> | null = null

  constructor(private readonly env: Env) {
    this.folders = remoteFolders(env.webRoot)
  }

  async onModuleInit(): Promise<void> {
    await this.current()
  }

  /** The releases in force, by name of the remote. Callers at the same time share one look at the disk. */
  current(): Promise<Releases> {
    this.running ??= this.look().finally(() => {
      this.running = null
    })
    return this.running
  }

  private async look(): Promise<Releases> {
    const choices = await Promise.all(
      this.folders.map(async (folder) => {
        const choice = await chooseRelease(this.checks, folder, this.env.dataDir)
        await this.keep(choice)
        return { folder, ...choice }
      }),
    )
    const troubles = choices.flatMap(({ folder, ...choice }) => this.troubleOf(folder, choice) ?? [])
    this.tell(troubles)
    return { remotes: choices.flatMap(({ release }) => release ?? []), troubles }
  }

  /** Each good release once, as it comes into force. */
  private async keep({ release, bad }: Choice): Promise<void> {
    if (!release || bad || this.kept.get(release.name) === release) return
    this.kept.set(release.name, release)
    await keepLastGood(this.env.dataDir, release)
  }

  private troubleOf({ name }: RemoteFolder, { release, bad }: Choice): ReleaseTrouble | null {
    if (!bad) return null
    const file = relative(this.env.webRoot, bad.file)
    return { name, file, problem: bad.problem, inForce: release?.version ?? null }
  }

  private tell(troubles: ReleaseTrouble[]): void {
    for (const { name } of this.folders) {
      const trouble = troubles.find((one) => one.name === name)
      const sentence = trouble ? sentenceOf(trouble) : ''
      if ((this.told.get(name) ?? '') === sentence) continue
      this.told.set(name, sentence)
      if (trouble) this.log.error(sentence)
      else this.log.warn(`${name}: the last release is good again and in force.`)
    }
  }
}

const sentenceOf = ({ name, file, problem, inForce }: ReleaseTrouble): string =>
  `${name}: the last release is not served: ${file} ${problem}. ` +
  (inForce === null
    ? 'There is no good release of this remote; it is left out.'
    : `${inForce} stays in force.`)
