import { Injectable } from '@nestjs/common'
import type { Release } from '@gb/domain'
import { Held, InvalidField, type Operator, THE_PRODUCT } from '@gb/service-kit'
import type { RolloutEntity } from '../database/entities/rollout.entity.js'
import { BadRelease } from '../folders/bad-release.js'
import { filesOf } from '../folders/release.js'
import type { PackedFile } from '../store/packed-file.js'
import { ReleaseStore } from '../store/release-store.js'
import { Admission, mustNotBeOver } from './admission.js'
import { mustBeBounded } from './bounds.js'
import { type Change, Changes } from './changes.service.js'
import { NoSuchRemote, OtherFiles } from './errors.js'
import { Keeping } from './keeping.js'
import { REGISTRY_MESSAGES as SAY } from './messages.js'
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

/** Publishes versions of remotes, and knows which of them is in force for whom. */
@Injectable()
export class RegistryService {
  private readonly held = new Held<Registered[]>(() => this.rows.all(), HELD_MS)

  constructor(
    private readonly rows: RegistryRepository,
    private readonly store: ReleaseStore,
    private readonly keeping: Keeping,
    private readonly admission: Admission,
    private readonly turns: Turns,
    private readonly changes: Changes,
  ) {}

  /** Every remote of the registry, as this process knows it: never more than thirty seconds old while the database is there. */
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
  async publish({ release, files, hold }: Publication, by: Operator): Promise<RolloutEntity> {
    mustBeBounded(release, files)
    const mustFit = await this.admission.now()
    mustFit(release, await this.rows.all(), SAY.nothingPublished)
    return this.turns.take(release.name, () => this.publishNow({ release, files, hold }, by))
  }

  private async publishNow({ release, files, hold }: Publication, by: Operator): Promise<RolloutEntity> {
    const before = await this.rows.find(release.name, release.version)
    if (before && fileText(before.described) !== fileText(release))
      throw new OtherFiles(release.name, release.version)
    if (!before) mustNotBeOver(release)
    await this.keep(release, files)
    const { name: remote, version } = release
    const mustFit = await this.admission.now()
    const change: Change = {
      remote,
      action: hold ? 'release held' : 'release published',
      about: { version },
      published: before ? undefined : release,
      // Once more: another remote may have come into force while the files were written.
      next: (now, known) => {
        mustFit(release, known, SAY.nothingPublished)
        return hold ? now : step.published(now, version)
      },
    }
    const changed = await this.change(change, by).catch(async (error: unknown) => {
      if (error instanceof InvalidField && !before) await this.store.drop(remote, version)
      throw error
    })
    await this.keeping.tidy(changed)
    return changed
  }

  /** Gives a canary to nobody for now. True when it was running. */
  async pause(remote: string, version: string, why: string): Promise<boolean> {
    let isPaused = false
    await this.rows.change(remote, THE_PRODUCT.name, (now) => {
      isPaused = now.canaryVersion === version && now.canaryPaused === null
      return isPaused ? step.paused(now, why) : now
    })
    this.forget()
    return isPaused
  }

  /** A change with its line in the audit log, which is in force from now on. */
  async change(change: Change, by: Operator): Promise<RolloutEntity> {
    try {
      return await this.changes.make(change, by)
    } finally {
      this.forget()
    }
  }

  private async keep(release: Release, files: PackedFile[]): Promise<void> {
    try {
      await this.store.put(release, files)
    } catch (error) {
      if (!(error instanceof BadRelease)) throw error
      throw new InvalidField('files', SAY.badRelease(error.file, error.problem))
    }
  }
}
