import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import { MailDelivery } from './mail-delivery.js'
import { errorName, Rounds } from '@gb/service-kit'

// Somebody sits and waits for a code.
const INTERVAL_MS = 1000

/** Sends what is waiting: at start, and every second. */
@Injectable()
export class MailPoller implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(MailPoller.name)
  private readonly rounds: Rounds

  constructor(delivery: MailDelivery) {
    this.rounds = new Rounds(
      () => delivery.deliverDue(),
      INTERVAL_MS,
      (error) => this.logger.warn(`mails: ${errorName(error)}`),
    )
  }

  onApplicationBootstrap(): void {
    this.rounds.start()
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop()
  }
}
