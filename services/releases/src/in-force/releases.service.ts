import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Injectable, Logger, type OnModuleInit, Optional } from '@nestjs/common'
import { type Release, REMOTE_NAME, canaryShareOf } from '@gb/domain'
import { Env } from '@gb/service-kit'
import { type Choice, chooseRelease } from '../folders/choose-release.js'
import { keepLastGood } from '../folders/last-good.js'
import { ReleaseChecks } from '../folders/release-checks.js'
import { type RemoteFolder, remoteFolders } from '../folders/remote-folders.js'
import type { Registered } from '../registry/registry.repository.js'
import { RegistryService } from '../registry/registry.service.js'
import { ReleaseStore } from '../store/release-store.js'
import { chooseRegistered } from './choose-registered.js'
import { type ReleaseTrouble, sentenceOf, troubleOf } from './trouble.js'

/** A remote that was taken out, and what people read in its place. */
export interface KilledRemote {
  name: string
  notice: string
}

/** What is served, and what is not. */
export interface Releases {
  remotes: Release[]
  killed: KilledRemote[]
  troubles: ReleaseTrouble[]
}

/** What of one remote is in force, for everybody and for those who try what is new. */
interface InForce {
  name: string
  everybody: Choice
  /** For those whose share of the people is below. */
  canary: { share: number; choice: Choice } | null
  killed: string | null
}

/** Nothing that leads out of the folder of a remote, and no draft. */
const isVersionName = (version: string): boolean => /^[0-9][\w.-]*$/.test(version)

const isFolder = (place: string): Promise<boolean> =>
  stat(place).then(
    (found) => found.isDirectory(),
    () => false,
  )

/**
 * Knows which release of each remote is in force: what the registry says, else what the server was shipped with. A new
 * one is seen without a restart. A bad one changes nothing: the last good release of that remote stays, and the other
 * remotes do not notice.
 */
@Injectable()
export class ReleasesService implements OnModuleInit {
  private readonly log = new Logger(ReleasesService.name)
  private readonly checks = new ReleaseChecks()
  private readonly folders: RemoteFolder[]
  /** What was said of each remote last, so that a trouble is told once and not with every request. */
  private readonly told = new Map<string, string>()
  private readonly kept = new Map<string, Release>()
  private running: Promise<InForce[]> | null = null

  constructor(
    private readonly env: Env,
    @Optional() private readonly registry?: RegistryService,
    @Optional() private readonly store?: ReleaseStore,
  ) {
    this.folders = remoteFolders(env.webRoot)
  }

  async onModuleInit(): Promise<void> {
    await this.current()
  }

  /**
   * The releases in force, by name of the remote. Callers at the same time share one look at the disk.
   * @param whoAsks  finds out who is signed in, and is asked only while some get something else than the others;
   *   null stands for nobody known, who gets what everybody gets
   */
  async current(whoAsks: () => Promise<string | null> = async () => null): Promise<Releases> {
    this.running ??= this.look().finally(() => {
      this.running = null
    })
    const all = await this.running
    const alive = all.filter(({ killed }) => killed === null)
    const person = alive.some(({ canary }) => canary !== null) ? await whoAsks() : null
    const choices = alive.map(({ name, everybody, canary }) => {
      const isCanary = canary !== null && person !== null && canaryShareOf(person, name) < canary.share
      return isCanary && canary.choice.release ? canary.choice : everybody
    })
    return {
      remotes: choices.flatMap(({ release }) => release ?? []),
      killed: all.flatMap(({ name, killed }) => (killed === null ? [] : [{ name, notice: killed }])),
      troubles: all.flatMap((one) => this.troublesOf(one)),
    }
  }

  /** Where the files of a version lie on this machine, in force or not; null when it is not kept. */
  async folderOf(remote: string, version: string): Promise<string | null> {
    if (!REMOTE_NAME.test(remote) || !isVersionName(version)) return null
    const { store } = this
    if (store && (await store.bring(remote, version))) return join(store.folderOf(remote).dist, version)
    const dist = this.folders.find(({ name }) => name === remote)?.dist
    if (dist === undefined) return null
    const place = join(dist, version)
    return (await isFolder(place)) ? place : null
  }

  private async look(): Promise<InForce[]> {
    const registered = await this.registered()
    const names = new Set([...this.folders.map(({ name }) => name), ...registered.keys()])
    const all = await Promise.all(
      [...names].sort().map((name) => this.inForceOf(name, registered.get(name) ?? null)),
    )
    this.tell(all)
    return all
  }

  /** Without a registry, or while it was never reached, all is as it was shipped. */
  private async registered(): Promise<Map<string, Registered>> {
    const known = (await this.registry?.known().catch(() => [])) ?? []
    return new Map(known.map((one) => [one.rollout.remote, one]))
  }

  private async inForceOf(name: string, registered: Registered | null): Promise<InForce> {
    const shipped = await this.shipped(name)
    const { checks, store } = this
    if (registered === null || !store) return { name, everybody: shipped, canary: null, killed: null }
    const { rollout } = registered
    const choose = (share: number | null) => chooseRegistered(registered, share, { checks, shipped, store })
    const share = rollout.canaryPaused === null ? rollout.canaryShare : null
    return {
      name,
      everybody: await choose(null),
      canary: share === null ? null : { share, choice: await choose(0) },
      killed: rollout.killedNotice,
    }
  }

  private async shipped(name: string): Promise<Choice> {
    const folder = this.folders.find((one) => one.name === name)
    if (!folder) return { release: null, bad: null }
    const choice = await chooseRelease(this.checks, folder, this.env.dataDir)
    await this.keep(choice)
    return choice
  }

  /** Each good release once, as it comes into force. */
  private async keep({ release, bad }: Choice): Promise<void> {
    if (!release || bad || this.kept.get(release.name) === release) return
    this.kept.set(release.name, release)
    await keepLastGood(this.env.dataDir, release)
  }

  private troublesOf({ name, everybody, canary }: InForce): ReleaseTrouble[] {
    return [everybody, ...(canary ? [canary.choice] : [])].flatMap(
      (choice) => troubleOf(name, choice, this.env) ?? [],
    )
  }

  private tell(all: InForce[]): void {
    for (const one of all) {
      const sentence = this.troublesOf(one).map(sentenceOf).join(' ')
      if ((this.told.get(one.name) ?? '') === sentence) continue
      this.told.set(one.name, sentence)
      if (sentence !== '') this.log.error(sentence)
      else this.log.warn(`${one.name}: the last release is good again and in force.`)
    }
  }
}
