import { Bells, errorName, Rounds } from '@gb/service-kit'
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import { BillingMailService } from './billing-mail.service.js'

/** It is told at once of what billing has in this process; this is for a billing elsewhere. */
const INTERVAL_MS = 60_000

/** Writes what billing has to tell: at start, at once when it says so, and every minute. */
@Injectable()
export class BillingMailRounds implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(BillingMailRounds.name)
  private readonly rounds: Rounds

  constructor(
    mails: BillingMailService,
    private readonly bells: Bells,
  ) {
    this.rounds = new Rounds(
      () => mails.deliver(),
      INTERVAL_MS,
      (error) => this.logger.warn(`billing notices: ${errorName(error)}`),
    )
  }

  onApplicationBootstrap(): void {
    this.bells.on('billing_notice', () => this.rounds.wake())
    this.rounds.start()
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop()
  }
}
