import { Injectable } from '@nestjs/common'
import type { Operator } from '@gb/service-kit'
import type { RolloutEntity } from '../database/entities/rollout.entity.js'
import { ReleaseStore } from '../store/release-store.js'
import { Admission } from './admission.js'
import type { Change } from './changes.service.js'
import {
  EarlierNotKept,
  NoSuchRelease,
  NoSuchRemote,
  NothingBefore,
  NotInForce,
  ReleaseNotKept,
} from './errors.js'
import { REGISTRY_MESSAGES as SAY } from './messages.js'
import { type Registered, RegistryRepository } from './registry.repository.js'
import { RegistryService } from './registry.service.js'
import * as step from './rollout.js'

/** Which of the published versions is in force, as operators choose it. */
@Injectable()
export class RolloutsService {
  constructor(
    private readonly registry: RegistryService,
    private readonly rows: RegistryRepository,
    private readonly store: ReleaseStore,
    private readonly admission: Admission,
  ) {}

  /** @throws NoSuchRelease, ReleaseNotKept, InvalidField for what would not be in force */
  async pin(remote: string, version: string, by: Operator): Promise<RolloutEntity> {
    const mustStand = await this.needs(remote, version)
    const next: Change['next'] = (now, known) => {
      mustStand(known)
      return step.pinned(now, version)
    }
    return this.registry.change({ remote, action: 'release pinned', about: { version }, next }, by)
  }

  /** @throws NoSuchRemote */
  async unpin(remote: string, by: Operator): Promise<RolloutEntity> {
    await this.mustBeKnown(remote)
    return this.registry.change({ remote, action: 'release unpinned', next: step.unpinned }, by)
  }

  /** @throws NoSuchRelease, ReleaseNotKept, InvalidField for what would not be in force */
  async canary(remote: string, version: string, share: number, by: Operator): Promise<RolloutEntity> {
    const mustStand = await this.needs(remote, version)
    const next: Change['next'] = (now, known) => {
      mustStand(known)
      return step.canary(now, version, share)
    }
    return this.registry.change({ remote, action: 'canary given', about: { version, share }, next }, by)
  }

  /**
   * One step back; see `rolledBack`.
   * @param from  what whoever asks goes back from, so that two who ask at once go one step; null for whatever there is
   * @throws NoSuchRemote, NothingBefore, NotInForce, EarlierNotKept, InvalidField for what would not be in force
   */
  async rollBack(remote: string, from: string | null, by: Operator): Promise<RolloutEntity> {
    await this.mustBeKnown(remote)
    const mustFit = await this.admission.now()
    const kept = new Set(await this.store.versionsOf(remote))
    const next: Change['next'] = (now, known) => {
      if (from !== null && from !== (now.canaryVersion ?? now.version)) throw new NotInForce(remote, from)
      const back = step.rolledBack(now)
      if (back === null) throw new NothingBefore(remote)
      const { version } = back
      // A canary that ends leads to what everybody has already.
      if (version === now.version) return back
      if (version !== null && !kept.has(version)) throw new EarlierNotKept(remote, version)
      const own = known.find(({ rollout }) => rollout.remote === remote)
      const earlier = version === null ? this.admission.shippedOf(remote) : own?.releases.get(version)
      if (earlier) mustFit(earlier, known, SAY.nothingChanged)
      return back
    }
    return this.registry.change({ remote, action: 'rolled back', next }, by)
  }

  /** Takes a remote out at once, also one of which nothing was published; null brings it back. */
  kill(remote: string, notice: string | null, by: Operator): Promise<RolloutEntity> {
    const next: Change['next'] = (now) => step.killed(now, notice)
    return notice === null
      ? this.registry.change({ remote, action: 'remote brought back', next }, by)
      : this.registry.change({ remote, action: 'remote taken out', about: { notice }, next }, by)
  }

  /** @returns what holds the version against all that is in force at the moment of the change */
  private async needs(remote: string, version: string): Promise<(known: readonly Registered[]) => void> {
    const row = await this.rows.find(remote, version)
    if (row === null) throw new NoSuchRelease(remote, version)
    if (!(await this.store.bring(remote, version))) throw new ReleaseNotKept(remote, version)
    const mustFit = await this.admission.now()
    return (known) => mustFit(row.described, known, SAY.nothingChanged)
  }

  private async mustBeKnown(remote: string): Promise<void> {
    if ((await this.rows.rolloutOf(remote)) === null) throw new NoSuchRemote(remote)
  }
}
