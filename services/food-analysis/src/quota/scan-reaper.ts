import { errorName, forEveryone, Rounds } from '@gb/service-kit'
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import { ScanRepository } from './scan.repository.js'

const EVERY_MS = 60_000

/** Gives back scans whose process died between reserving and answering: at start and every minute. */
@Injectable()
export class ScanReaper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(ScanReaper.name)
  // A failed round is no harm: counts ignore expired reservations, and the next round comes.
  private readonly rounds = new Rounds(
    () => this.run(),
    EVERY_MS,
    (error) => this.log.warn(`refunding expired scans failed: ${errorName(error)}`),
  )

  constructor(private readonly scans: ScanRepository) {}

  onApplicationBootstrap(): void {
    this.rounds.start()
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop()
  }

  /** One round. */
  async run(): Promise<void> {
    await forEveryone(() => this.scans.refundExpired())
  }
}
