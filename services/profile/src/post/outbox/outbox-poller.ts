import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import { OutboxDelivery } from './outbox-delivery.js'
import { errorName, Rounds } from '@gb/service-kit'

const INTERVAL_MS = 5000

/** Delivers what a crash or an outage left behind: at start, and every few seconds. */
@Injectable()
export class OutboxPoller implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(OutboxPoller.name)
  private readonly rounds: Rounds

  constructor(delivery: OutboxDelivery) {
    this.rounds = new Rounds(
      () => delivery.deliverDue(),
      INTERVAL_MS,
      (error) => this.logger.warn(`outbox: ${errorName(error)}`),
    )
  }

  onApplicationBootstrap(): void {
    this.rounds.start()
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop()
  }
}
