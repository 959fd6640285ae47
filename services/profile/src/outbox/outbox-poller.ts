import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import { OutboxDelivery } from './outbox-delivery.js'

const INTERVAL_MS = 5000

/** Delivers what a crash or an outage left behind: at start, and every few seconds. */
@Injectable()
export class OutboxPoller implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(OutboxPoller.name)
  private timer: NodeJS.Timeout | undefined
  private round: Promise<void> | null = null

  constructor(private readonly delivery: OutboxDelivery) {}

  onApplicationBootstrap(): void {
    this.poll()
    this.timer = setInterval(() => this.poll(), INTERVAL_MS)
    this.timer.unref()
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer)
    await this.round
  }

  private poll(): void {
    this.round ??= this.delivery
      .deliverDue()
      .catch((error: unknown) => this.logger.warn(`outbox: ${String(error)}`))
      .finally(() => {
        this.round = null
      })
  }
}
