import { errorName, Rounds } from '@gb/service-kit'
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import { WebhookService } from './webhook.service.js'

const INTERVAL_MS = 5_000

/** Acts on events that a crash or an outage left behind: at start, and every few seconds. */
@Injectable()
export class WebhookRounds implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(WebhookRounds.name)
  private readonly rounds: Rounds

  constructor(webhooks: WebhookService) {
    this.rounds = new Rounds(
      () => webhooks.work(),
      INTERVAL_MS,
      (error) => this.logger.warn(`events: ${errorName(error)}`),
    )
  }

  onApplicationBootstrap(): void {
    this.rounds.start()
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop()
  }
}
