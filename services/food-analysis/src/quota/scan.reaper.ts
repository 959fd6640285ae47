import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common'
import { ScanRepository } from './scan.repository.js'

const EVERY_MS = 15_000

/** Gives back scans whose process died between reserving and answering. */
@Injectable()
export class ScanReaper implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger(ScanReaper.name)
  private timer: NodeJS.Timeout | undefined

  constructor(private readonly scans: ScanRepository) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.run(), EVERY_MS)
    // The reaper alone must not keep a process alive.
    this.timer.unref()
  }

  onModuleDestroy(): void {
    clearInterval(this.timer)
  }

  /** One round. A failed one is no harm: counts ignore expired reservations, and the next round comes. */
  async run(): Promise<void> {
    try {
      await this.scans.refundExpired()
    } catch (error) {
      this.log.warn(`refunding expired scans failed: ${error instanceof Error ? error.name : 'unknown'}`)
    }
  }
}
