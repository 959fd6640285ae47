import { Bells, errorName, Rounds } from '@gb/service-kit'
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import { ReminderSendingService } from './reminder-sending.service.js'

const INTERVAL_SECONDS = 60

/**
 * Looks for due reminders at start, at the instant of the next one, when somebody changed theirs, and every minute for what
 * was changed elsewhere; in every process, and none is sent by two.
 */
@Injectable()
export class ReminderRounds implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ReminderRounds.name)
  private readonly rounds: Rounds

  constructor(
    private readonly sending: ReminderSendingService,
    private readonly bells: Bells,
  ) {
    this.rounds = new Rounds(
      () => this.round(),
      INTERVAL_SECONDS * 1000,
      (error) => this.logger.warn(`reminders: ${errorName(error)}`),
    )
  }

  onApplicationBootstrap(): void {
    this.bells.on('reminder_instant', () => this.rounds.wake())
    this.rounds.start()
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop()
  }

  private async round(): Promise<void> {
    const seconds = await this.sending.sendAndLookAhead(INTERVAL_SECONDS)
    // What stays due cannot be sent by this round, and one right after it could not either.
    if (seconds !== null && seconds > 0) this.rounds.wakeAt(new Date(Date.now() + seconds * 1000))
  }
}
