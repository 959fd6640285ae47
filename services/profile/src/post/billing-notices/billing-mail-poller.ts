import { errorName, Rounds } from '@gb/service-kit'
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import { BillingMailService } from './billing-mail.service.js'

const INTERVAL_MS = 5000

/** Writes what billing has to tell: at start, and every few seconds. */
@Injectable()
export class BillingMailPoller implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(BillingMailPoller.name)
  private readonly rounds: Rounds

  constructor(mails: BillingMailService) {
    this.rounds = new Rounds(
      () => mails.deliver(),
      INTERVAL_MS,
      (error) => this.logger.warn(`billing notices: ${errorName(error)}`),
    )
  }

  onApplicationBootstrap(): void {
    this.rounds.start()
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop()
  }
}
