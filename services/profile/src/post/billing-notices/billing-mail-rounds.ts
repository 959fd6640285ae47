import { Bells, Env, errorName, Rounds } from '@gb/service-kit'
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import { BillingMailService } from './billing-mail.service.js'

/** Between looks where billing is in this process and says at once that it has something: for what a crash left behind. */
const BESIDE_MS = 60_000
/** Where it is elsewhere, and nobody hears it: whoever cancels looks for the letter. */
const ELSEWHERE_MS = 5_000

/** Writes what billing has to tell: at start, at once when it says so, and now and then. */
@Injectable()
export class BillingMailRounds implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(BillingMailRounds.name)
  private readonly rounds: Rounds

  constructor(
    mails: BillingMailService,
    private readonly bells: Bells,
    { services }: Env,
  ) {
    this.rounds = new Rounds(
      () => mails.deliver(),
      services.includes('billing') ? BESIDE_MS : ELSEWHERE_MS,
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
