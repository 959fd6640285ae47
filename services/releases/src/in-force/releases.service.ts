import { join } from 'node:path'
import { Injectable, type OnModuleInit, Optional } from '@nestjs/common'
import { canaryShareOf, type Release, REMOTE_NAME } from '@gb/domain'
import { Env } from '@gb/service-kit'
import { type Choice, chooseRelease } from '../folders/choose-release.js'
import { heldBefore, Holders } from '../folders/holders.js'
import { keepLastGood } from '../folders/last-good.js'
import { ReleaseChecks } from '../folders/release-checks.js'
import {
  folderOf,
  isFile,
  isVersionName,
  type RemoteFolder,
  remoteFolders,
} from '../folders/remote-folders.js'
import { type MisfitOf, readMisfits } from '../folders/shell-offer.js'
import { claimsInForce } from '../registry/claims-of-rows.js'
import type { Registered } from '../registry/registry.repository.js'
import { RegistryService } from '../registry/registry.service.js'
import { ShippedVersions } from '../registry/shipped-versions.service.js'
import { ReleaseStore } from '../store/release-store.js'
import { chooseRegistered } from './choose-registered.js'
import { copyInStore } from './copy-in-store.js'
import { declaredBy, type InForce, inspected, type InspectedRemote } from './inspected.js'
import type { Releases } from './releases.js'
import { Troubles } from './troubles.js'
import type { Visitor } from './visitors.service.js'

/** What nobody has published anything else of. */
const AS_SHIPPED = { canary: null, killed: null, isShipped: true, isUnreleased: false }

/**
 * Knows which release of each remote is in force: what the registry says, else what the server was shipped with. A new
 * one is seen without a restart. A bad one changes nothing: the last good release of that remote stays, and the other
 * remotes do not notice.
 */
@Injectable()
export class ReleasesService implements OnModuleInit {
  private readonly checks: ReleaseChecks
  private readonly troubles: Troubles
  private readonly kept = new Map<string, Release>()
  private running: Promise<InForce[]> | null = null

  constructor(
    private readonly env: Env,
    private readonly holders: Holders,
    @Optional() private readonly registry?: RegistryService,
    @Optional() private readonly store?: ReleaseStore,
    @Optional() private readonly shippedVersions?: ShippedVersions,
  ) {
    this.checks = new ReleaseChecks(holders)
    this.troubles = new Troubles(env)
  }

  async onModuleInit(): Promise<void> {
    for (const folder of remoteFolders(this.env.webRoot))
      this.holders.hold(folder.name, await heldBefore(folder, this.env.dataDir))
    await this.current()
  }

  /**
   * The releases in force, by name of the remote.
   * @param whoAsks  finds out who is signed in, and is asked only while some get something else than the others;
   *   nobody, and whoever cannot be found out, gets what everybody gets
   */
  async current(whoAsks: () => Promise<Visitor> = async () => null): Promise<Releases> {
    const all = await this.looked()
    const alive = all.filter(({ killed }) => killed === null)
    const person = alive.some(({ canary }) => canary !== null) ? await whoAsks() : null
    const choices = alive.map(({ name, everybody, canary }) => {
      const isCanary = canary !== null && person != null && canaryShareOf(person, name) < canary.share
      return isCanary && canary.choice.release ? canary.choice : everybody
    })
    const canaries = alive.filter(({ canary }, index) => canary !== null && choices[index] === canary.choice)
    const away = alive.filter((one, index) => !one.isUnreleased && choices[index]?.release === null)
    return {
      remotes: choices.flatMap(({ release }) => release ?? []),
      canaries: new Set(canaries.map(({ name }) => name)),
      undecided: person === undefined ? alive.flatMap(({ canary }) => canary?.choice.release ?? []) : [],
      killed: all.flatMap(({ declared, killed }) =>
        killed === null ? [] : [{ ...declared, notice: killed }],
      ),
      away: away.map(({ declared }) => declared),
      troubles: all.flatMap((one) => this.troubles.of(one)),
    }
  }

  /** What of each remote is in force for everybody, where it is from and who answers for it. */
  async inspected(): Promise<InspectedRemote[]> {
    return (await this.looked()).map(inspected)
  }

  /**
   * The releases of a remote that somebody is given now, that of everybody first, also while it is taken out; null when there
   * is no such remote. Read anew: an operator has just published it, on whichever replica.
   */
  async describedOf(remote: string): Promise<Release[] | null> {
    // A look that is under way began before.
    await this.running?.catch(() => undefined)
    this.registry?.forget()
    const found = (await this.looked()).find(({ name }) => name === remote)
    if (!found) return null
    const choices = [found.everybody, ...(found.canary ? [found.canary.choice] : [])]
    return choices.flatMap(({ release, described }) => release ?? described ?? [])
  }

  /** The folder of a version on this machine that has a file, in force or not; null when none has. */
  async folderOf(remote: string, version: string, file: string): Promise<string | null> {
    if (!REMOTE_NAME.test(remote) || !isVersionName(version)) return null
    const { store } = this
    const own = join(folderOf(this.env.webRoot, remote).dist, version)
    const shared = async () =>
      store && (await store.bring(remote, version)) ? [join(store.folderOf(remote).dist, version)] : []
    // Its own files were looked at a moment ago; a copy of them in the store was not.
    const isKept = this.kept.get(remote)?.version === version
    if (isKept && (await isFile(join(own, file)))) return own
    for (const folder of [...(await shared()), own]) if (await isFile(join(folder, file))) return folder
    return null
  }

  /** Callers at the same time share one look at the disk. */
  private looked(): Promise<InForce[]> {
    this.running ??= this.look().finally(() => {
      this.running = null
    })
    return this.running
  }

  private async look(): Promise<InForce[]> {
    const [registered, misfitOf] = await Promise.all([this.registered(), readMisfits(this.env.webRoot)])
    // Looked up each time: a remote that was made beside a running server needs no restart of it.
    const folders = new Map(remoteFolders(this.env.webRoot).map((folder) => [folder.name, folder]))
    const names = new Set([...folders.keys(), ...registered.keys()])
    const all: InForce[] = []
    this.holders.decide(claimsInForce([...registered.values()]))
    // One after the other: what the first has, the next cannot get.
    for (const name of [...names].sort()) {
      const one = await this.inForceOf(name, folders.get(name), registered.get(name) ?? null, misfitOf)
      const given = [one.everybody, one.canary?.choice].flatMap((choice) => choice?.release ?? [])
      this.holders.hold(name, given)
      all.push(one)
    }
    this.troubles.tell(all)
    return all
  }

  /** Without a registry, or while it was never reached, all is as it was shipped. */
  private async registered(): Promise<Map<string, Registered>> {
    const known = (await this.registry?.known().catch(() => [])) ?? []
    return new Map(known.map((one) => [one.rollout.remote, one]))
  }

  private async inForceOf(
    name: string,
    folder: RemoteFolder | undefined,
    registered: Registered | null,
    misfitOf: MisfitOf,
  ): Promise<InForce> {
    const shipped = await this.shipped(folder, misfitOf)
    const { checks, store } = this
    if (registered === null || !store)
      return { ...AS_SHIPPED, name, everybody: shipped, declared: declaredBy(name, shipped) }
    const { rollout } = registered
    const sources = { checks, shipped, store, misfitOf }
    const choose = (share: number | null) => chooseRegistered(registered, share, sources)
    const share = rollout.canaryPaused === null ? rollout.canaryShare : null
    const everybody = await choose(null)
    return {
      name,
      everybody,
      declared: declaredBy(name, everybody),
      canary: share === null ? null : { share, choice: await choose(0) },
      killed: rollout.killedNotice,
      isShipped: rollout.version === null,
      isUnreleased: folder === undefined && rollout.version === null,
    }
  }

  private async shipped(folder: RemoteFolder | undefined, misfitOf: MisfitOf): Promise<Choice> {
    if (!folder) return { release: null, bad: null }
    const { checks, store, env } = this
    const choice = await chooseRelease(checks, folder, env.dataDir, misfitOf)
    if (choice.release) this.holders.ship(choice.release)
    await this.keep(choice, folder)
    if (choice.release !== null || !store) return choice
    const release = await copyInStore(folder, { checks, store, dataDir: env.dataDir, misfitOf })
    return { ...choice, release }
  }

  /** Each good release once, as it comes into force. */
  private async keep({ release, bad }: Choice, { name, dist }: RemoteFolder): Promise<void> {
    if (bad) this.kept.delete(name)
    if (!release || bad || this.kept.get(name) === release) return
    this.kept.set(name, release)
    await keepLastGood(this.env.dataDir, release)
    // Before anybody is told of it: what one replica lists, every replica serves.
    await this.shippedVersions?.share(release, dist)
  }
}
