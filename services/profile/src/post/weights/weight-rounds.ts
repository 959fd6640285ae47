import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import { WeightDelivery } from './weight-delivery.js'
import { Bells, errorName, Rounds } from '@gb/service-kit'

const INTERVAL_MS = 60_000
/** Between rounds while weights are known to be left, in ms. */
const LEFT_MS = 5000
/** No weight that was left pauses longer than this, in ms. */
const LONGEST_PAUSE_MS = 300_000

/** Delivers what a crash or an outage left behind: at start, every few seconds while it may know of some, and every minute. */
@Injectable()
export class WeightRounds implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(WeightRounds.name)
  private readonly rounds: Rounds
  private leftUntil = 0

  constructor(
    private readonly delivery: WeightDelivery,
    private readonly bells: Bells,
  ) {
    this.rounds = new Rounds(
      () => this.round(),
      INTERVAL_MS,
      (error) => this.logger.warn(`weights: ${errorName(error)}`),
    )
  }

  onApplicationBootstrap(): void {
    this.bells.on('weight_left', () => this.expect(LONGEST_PAUSE_MS))
    // A process that died may have taken some a moment ago.
    this.expect(INTERVAL_MS)
    this.rounds.start()
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop()
  }

  private async round(): Promise<void> {
    await this.delivery.deliverDue()
    if (Date.now() < this.leftUntil) this.comeBackSoon()
  }

  private expect(forMs: number): void {
    this.leftUntil = Math.max(this.leftUntil, Date.now() + forMs)
    this.comeBackSoon()
  }

  private comeBackSoon(): void {
    this.rounds.wakeAt(new Date(Date.now() + LEFT_MS))
  }
}
