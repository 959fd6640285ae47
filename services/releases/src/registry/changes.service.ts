import { Injectable, Logger } from '@nestjs/common'
import type { Release } from '@gb/domain'
import { type Operator, OperatorPort } from '@gb/service-kit'
import type { RolloutEntity } from '../database/entities/rollout.entity.js'
import { type Registered, RegistryRepository } from './registry.repository.js'
import type { Rollout } from './rollout.js'

/** A change that an operator makes. */
export interface Change {
  remote: string
  /** As the audit log calls it. */
  action: string
  /** What it is about beside what it leads from and to, e.g. a version. */
  about?: Readonly<Record<string, string | number>>
  next: (now: Rollout, known: readonly Registered[]) => Rollout | Promise<Rollout>
  /** A version to write down in the same stroke. */
  published?: Release | undefined
}

/** A line of the log holds no whole sentence. */
const NOTICE = 90

const stateOf = ({ version, canaryVersion, canaryShare, pinned, killedNotice }: Rollout): string =>
  [
    version ?? 'shipped',
    ...(pinned ? ['pinned'] : []),
    ...(canaryVersion === null ? [] : [`canary ${canaryVersion} ${canaryShare ?? 0}%`]),
    ...(killedNotice === null ? [] : ['taken out']),
  ].join(', ')

/** What the audit log says a change was about: the way of the request alone names the remote and nothing else. */
export const subjectOf = (
  remote: string,
  about: Readonly<Record<string, string | number>>,
  before: Rollout,
  after: Rollout,
): string => {
  const words = Object.entries(about).map(([name, word]) => `${name}=${String(word).slice(0, NOTICE)}`)
  return [`remote=${remote}`, ...words, `from=${stateOf(before)}`, `to=${stateOf(after)}`].join(' ')
}

/** Changes of what is in force, each with its line in the audit log. */
@Injectable()
export class Changes {
  private readonly log = new Logger(Changes.name)

  constructor(
    private readonly rows: RegistryRepository,
    private readonly operators: OperatorPort,
  ) {}

  async make(change: Change, by: Operator): Promise<RolloutEntity> {
    const { remote, action, about = {}, next, published } = change
    const { before, after } = await this.rows.change(remote, by.name, next, published)
    // Afterwards: it is in force, and whoever asked for it must not be told that it is not.
    await this.operators
      .note(by, action, [subjectOf(remote, about, before, after)])
      .catch((error: unknown) =>
        this.log.error(`${remote}: ${action} by ${by.name} is not in the audit log: ${String(error)}`),
      )
    return after
  }
}
