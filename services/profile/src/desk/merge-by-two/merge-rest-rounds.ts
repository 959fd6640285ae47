import { errorName, Rounds } from '@gb/service-kit'
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import { LocalProfilePort } from '../../person/profile/profile-port.js'
import { LogCopy } from '../../privacy/my-data/log-copy.js'
import { MergeRequestRepository } from './merge-request.repository.js'

const INTERVAL_MS = 60_000

/**
 * Takes along what was logged in a profile while it was merged: a second copy once it has left and nobody can log there any more. By
 * rounds, so that a server that ends in between loses nothing.
 */
@Injectable()
export class MergeRestRounds implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(MergeRestRounds.name)
  private readonly rounds = new Rounds(
    () => this.round(),
    INTERVAL_MS,
    (error) => this.logger.warn(`merging: ${errorName(error)}`),
  )

  constructor(
    private readonly requests: MergeRequestRepository,
    private readonly profiles: LocalProfilePort,
    private readonly logs: LogCopy,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start()
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop()
  }

  /** A merge was confirmed. */
  wake(): void {
    this.rounds.wake()
  }

  /** One round, over all that are waiting. */
  async round(): Promise<void> {
    const all = await this.requests.rests()
    const outcomes = await Promise.allSettled(
      all.map(({ userId, intoUserId }) => this.takeAlong(userId, intoUserId)),
    )
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
  }

  private async takeAlong(userId: string, intoUserId: string): Promise<void> {
    const staying = await this.profiles.standing(intoUserId)
    // Nothing is added for who leaves as well, or does not let it be kept any more.
    const may = staying?.leaving === false && staying.consents.health_data_consent === 'given'
    if (may) await this.logs.copy(userId, intoUserId)
    await this.requests.end(userId)
  }
}
