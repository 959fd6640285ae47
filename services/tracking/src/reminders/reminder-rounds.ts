import { errorName, Rounds } from '@gb/service-kit'
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import { ReminderSendingService } from './reminder-sending.service.js'

const INTERVAL_MS = 15_000

/** Looks for due reminders at start and every few seconds, in every process; none is sent by two. */
@Injectable()
export class ReminderRounds implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ReminderRounds.name)
  private readonly rounds: Rounds

  constructor(sending: ReminderSendingService) {
    this.rounds = new Rounds(
      () => sending.sendDue(),
      INTERVAL_MS,
      (error) => this.logger.warn(`reminders: ${errorName(error)}`),
    )
  }

  onApplicationBootstrap(): void {
    this.rounds.start()
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop()
  }
}
