import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Release } from '@gb/domain'
import { Sql } from '@gb/service-kit'
import { In, Repository } from 'typeorm'
import { CanaryMarkEntity } from '../database/entities/canary-mark.entity.js'
import { ReleaseEntity } from '../database/entities/release.entity.js'
import { RolloutEntity } from '../database/entities/rollout.entity.js'
import { oneTurn } from '../database/one-turn.js'
import { goesOn, type Rollout } from './rollout.js'

/** What the registry knows of one remote. */
export interface Registered {
  rollout: RolloutEntity
  /** The versions that somebody may be given, by version. */
  releases: Map<string, Release>
  /** When each of them was published. */
  publishedAt: Map<string, Date>
}

/** A change of a rollout: what was, and what is. */
export interface Changed {
  before: Rollout
  after: RolloutEntity
}

/** When a version was published. */
export type Dated = Pick<ReleaseEntity, 'version' | 'publishedAt'>

/** A published version without its files. */
export type Published = Pick<ReleaseEntity, 'version' | 'described' | 'publishedBy' | 'publishedAt'>

const MOST_LISTED = 100

/** The release registry in Postgres. */
@Injectable()
export class RegistryRepository {
  constructor(
    @InjectRepository(ReleaseEntity, 'releases') private readonly releases: Repository<ReleaseEntity>,
    @InjectRepository(RolloutEntity, 'releases') private readonly rollouts: Repository<RolloutEntity>,
    @InjectRepository(CanaryMarkEntity, 'releases') private readonly marks: Repository<CanaryMarkEntity>,
    private readonly sql: Sql,
  ) {}

  /** Every rollout with the versions that it may give. */
  async all(): Promise<Registered[]> {
    const rollouts = await this.rollouts.find({ order: { remote: 'ASC' } })
    if (rollouts.length === 0) return []
    const needed = rollouts.map(({ remote, version, canaryVersion, earlier }) => ({
      remote,
      version: In([version, canaryVersion, ...earlier].filter((one) => one !== null)),
    }))
    const rows = await this.releases.find({ where: needed })
    return rollouts.map((rollout) => {
      const own = rows.filter(({ remote }) => remote === rollout.remote)
      return {
        rollout,
        releases: new Map(own.map(({ version, described }) => [version, described])),
        publishedAt: new Map(own.map(({ version, publishedAt }) => [version, publishedAt])),
      }
    })
  }

  find(remote: string, version: string): Promise<ReleaseEntity | null> {
    return this.releases.findOneBy({ remote, version })
  }

  /** Writes down a version that a server was shipped with; nothing when it is there already. */
  async note(described: Release, publishedBy: string): Promise<void> {
    const { name: remote, version } = described
    const row = { remote, version, described, publishedBy }
    await this.releases.createQueryBuilder().insert().values(row).orIgnore().execute()
  }

  /** Newest first, at most 100. */
  versionsOf(remote: string): Promise<Published[]> {
    return this.releases.find({
      where: { remote },
      order: { publishedAt: 'DESC', version: 'ASC' },
      take: MOST_LISTED,
    })
  }

  /** Every version there ever was, newest first. */
  datesOf(remote: string): Promise<Dated[]> {
    return this.releases.find({
      select: { version: true, publishedAt: true },
      where: { remote },
      order: { publishedAt: 'DESC', version: 'ASC' },
    })
  }

  /** Null for a remote of which nothing was ever published. */
  rolloutOf(remote: string): Promise<RolloutEntity | null> {
    return this.rollouts.findOneBy({ remote })
  }

  /**
   * Changes what is in force, at one stroke and after every other change of any remote. What
   * was told of a canary is erased when it ends, is paused or begins.
   * @param change  from what is and what all remotes have now; may throw, which changes nothing
   * @param published  a version to write down in the same stroke
   */
  change(
    remote: string,
    by: string,
    change: (now: Rollout, known: readonly Registered[]) => Rollout | Promise<Rollout>,
    published?: Release,
  ): Promise<Changed> {
    return this.sql.transaction(async () => {
      // One turn for all remotes: what one may have depends on what the others have.
      await this.sql.query(oneTurn, [])
      const known = await this.all()
      await this.rollouts.upsert({ remote, changedBy: by }, ['remote'])
      const now = await this.rollouts.findOneByOrFail({ remote })
      // Somebody may have published the same at the same time.
      if (published && !(await this.releases.existsBy({ remote, version: published.version })))
        await this.releases.insert({
          remote,
          version: published.version,
          described: published,
          publishedBy: by,
        })
      const { changedAt: _, ...rollout } = now
      const next = await change({ ...rollout }, known)
      if (!goesOn(rollout, next)) await this.marks.delete({ remote })
      await this.rollouts.update({ remote }, { ...next, changedBy: by, changedAt: () => 'now()' })
      return { before: rollout, after: await this.rollouts.findOneByOrFail({ remote }) }
    })
  }
}
