import { errorName, Rounds } from '@gb/service-kit'
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import { Reconciler } from './reconciler.service.js'

const HOUR_MS = 3_600_000

/** Reconciles at start, which makes good what a killed process left behind, and every hour. */
@Injectable()
export class ReconcileRounds implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ReconcileRounds.name)
  private readonly rounds: Rounds

  constructor(reconciler: Reconciler) {
    this.rounds = new Rounds(
      () => reconciler.run(),
      HOUR_MS,
      (error) => this.logger.warn(`reconciling: ${errorName(error)}`),
    )
  }

  onApplicationBootstrap(): void {
    this.rounds.start()
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop()
  }
}
