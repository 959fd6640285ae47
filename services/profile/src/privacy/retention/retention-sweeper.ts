import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import { CodeSupplyService } from '../../person/profile/code-supply.service.js'
import { RetentionRepository } from './retention.repository.js'
import { errorName, Rounds } from '@gb/service-kit'

const HOUR_MS = 3_600_000

/** Keeps house: at start, and every hour. */
@Injectable()
export class RetentionSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RetentionSweeper.name)
  private readonly rounds: Rounds

  constructor(
    private readonly retention: RetentionRepository,
    private readonly codes: CodeSupplyService,
  ) {
    this.rounds = new Rounds(
      () => this.sweep(),
      HOUR_MS,
      (error) => this.logger.warn(`retention: ${errorName(error)}`),
    )
  }

  onApplicationBootstrap(): void {
    this.rounds.start()
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop()
  }

  /** One pass. */
  async sweep(): Promise<void> {
    await this.retention.sweep()
    if (await this.codes.areScarce())
      this.logger.error('profile codes run short: plan longer ones before new profiles are refused')
  }
}
