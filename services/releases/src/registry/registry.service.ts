import { Injectable } from '@nestjs/common'
import type { Release } from '@gb/domain'
import { Held, InvalidField, THE_PRODUCT } from '@gb/service-kit'
import type { RolloutEntity } from '../database/entities/rollout.entity.js'
import { BadRelease } from '../folders/bad-release.js'
import { filesOf } from '../folders/release.js'
import type { PackedFile } from '../store/packed-file.js'
import { ReleaseStore } from '../store/release-store.js'
import { Admission, mustNotBeOver } from './admission.js'
import { mustBeBounded } from './bounds.js'
import {
  NoSuchRelease,
  NoSuchRemote,
  NothingBefore,
  NotInForce,
  OtherFiles,
  ReleaseNotKept,
} from './errors.js'
import { Keeping } from './keeping.js'
import { REGISTRY_MESSAGES } from './messages.js'
import { type Published, type Registered, RegistryRepository } from './registry.repository.js'
import * as step from './rollout.js'
import { Turns } from './turns.js'

/** How long a process goes on with what it read: a change is in force everywhere well within a minute. */
const HELD_MS = 10_000

/** A release to publish. */
export interface Publication {
  release: Release
  files: PackedFile[]
  /** Only kept and listed; what is in force stays. */
  hold: boolean
}

const fileText = (release: Release): string =>
  filesOf(release)
    .map(({ url, integrity }) => `${url} ${integrity}`)
    .sort()
    .join('\n')

/** Publishes versions of remotes, and says which of them is in force for whom. */
@Injectable()
export class RegistryService {
  private readonly held = new Held<Registered[]>(() => this.rows.all(), HELD_MS)

  constructor(
    private readonly rows: RegistryRepository,
    private readonly store: ReleaseStore,
    private readonly keeping: Keeping,
    private readonly admission: Admission,
    private readonly turns: Turns,
  ) {}

  /** Every remote of the registry, as this process knows it: at most ten seconds old. */
  known(): Promise<Registered[]> {
    return this.held.get()
  }

  /** Lets the next who asks wait for what stands in the registry now, e.g. an operator for what another replica took in. */
  forget(): void {
    this.held.forget()
  }

  /** Every remote of the registry, read now. */
  all(): Promise<Registered[]> {
    return this.rows.all()
  }

  /** Newest first. @throws NoSuchRemote */
  async versionsOf(remote: string): Promise<{ published: Published[]; kept: Set<string> }> {
    const published = await this.rows.versionsOf(remote)
    if (published.length === 0) throw new NoSuchRemote(remote)
    return { published, kept: new Set(await this.store.versionsOf(remote)) }
  }

  /**
   * Keeps the files of a release, held to its hashes, and puts it in force unless a version is pinned. Twice the same is
   * once.
   * @throws AppError `invalid_input` that names what is too much, what the shell or the server does not have, what of another remote it claims, or
   *   the first file that is not as the release says
   * @throws OtherFiles, BeingPublished
   */
  async publish({ release, files, hold }: Publication, by: string): Promise<RolloutEntity> {
    mustBeBounded(release, files)
    await this.admission.mustFit(release)
    return this.turns.take(release.name, () => this.publishNow({ release, files, hold }, by))
  }

  private async publishNow({ release, files, hold }: Publication, by: string): Promise<RolloutEntity> {
    const before = await this.rows.find(release.name, release.version)
    if (before && fileText(before.described) !== fileText(release))
      throw new OtherFiles(release.name, release.version)
    if (!before) mustNotBeOver(release)
    await this.keep(release, files)
    const next = (now: step.Rollout) => (hold ? now : step.published(now, release.version))
    const changed = await this.change(release.name, by, next, before ? undefined : release)
    await this.keeping.tidy(changed, await this.rows.versionsOf(release.name))
    return changed
  }

  /** @throws NoSuchRelease, ReleaseNotKept */
  async pin(remote: string, version: string, by: string): Promise<RolloutEntity> {
    await this.needs(remote, version)
    return this.change(remote, by, (now) => step.pinned(now, version))
  }

  /** @throws NoSuchRemote */
  async unpin(remote: string, by: string): Promise<RolloutEntity> {
    await this.mustBeKnown(remote)
    return this.change(remote, by, step.unpinned)
  }

  /** @throws NoSuchRelease, ReleaseNotKept */
  async canary(remote: string, version: string, share: number, by: string): Promise<RolloutEntity> {
    await this.needs(remote, version)
    return this.change(remote, by, (now) => step.canary(now, version, share))
  }

  /**
   * One step back; see `rolledBack`.
   * @param from  what whoever asks goes back from, so that two who ask at once go one step; null for whatever there is
   * @throws NoSuchRemote, NothingBefore, NotInForce
   */
  async rollBack(remote: string, from: string | null, by: string): Promise<RolloutEntity> {
    await this.mustBeKnown(remote)
    return this.change(remote, by, (now) => {
      if (from !== null && from !== (now.canaryVersion ?? now.version)) throw new NotInForce(remote, from)
      const back = step.rolledBack(now)
      if (back === null) throw new NothingBefore(remote)
      return back
    })
  }

  /** Takes a remote out at once, also one of which nothing was published; null brings it back. */
  kill(remote: string, notice: string | null, by: string): Promise<RolloutEntity> {
    return this.change(remote, by, (now) => step.killed(now, notice))
  }

  /** Gives a canary to nobody for now. True when it was running. */
  async pause(remote: string, version: string, why: string): Promise<boolean> {
    let isPaused = false
    await this.change(remote, THE_PRODUCT.name, (now) => {
      isPaused = now.canaryVersion === version && now.canaryPaused === null
      return isPaused ? step.paused(now, why) : now
    })
    return isPaused
  }

  private async change(...change: Parameters<RegistryRepository['change']>): Promise<RolloutEntity> {
    const changed = await this.rows.change(...change)
    this.forget()
    return changed
  }

  private async keep(release: Release, files: PackedFile[]): Promise<void> {
    try {
      await this.store.put(release, files)
    } catch (error) {
      if (!(error instanceof BadRelease)) throw error
      throw new InvalidField('files', REGISTRY_MESSAGES.badRelease(error.file, error.problem))
    }
  }

  private async needs(remote: string, version: string): Promise<void> {
    if ((await this.rows.find(remote, version)) === null) throw new NoSuchRelease(remote, version)
    if (!(await this.store.bring(remote, version))) throw new ReleaseNotKept(remote, version)
  }

  private async mustBeKnown(remote: string): Promise<void> {
    if ((await this.rows.rolloutOf(remote)) === null) throw new NoSuchRemote(remote)
  }
}
