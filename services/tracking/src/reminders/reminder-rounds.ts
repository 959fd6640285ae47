import { errorName } from '@gb/service-kit'
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import { ReminderSendingService } from './reminder-sending.service.js'

const INTERVAL_MS = 15_000

/** Looks for due reminders at start and every few seconds, in every process; none is sent by two. */
@Injectable()
export class ReminderRounds implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ReminderRounds.name)
  private timer: NodeJS.Timeout | undefined
  private round: Promise<void> | null = null

  constructor(private readonly sending: ReminderSendingService) {}

  onApplicationBootstrap(): void {
    this.begin()
    this.timer = setInterval(() => this.begin(), INTERVAL_MS)
    // A process that has nothing else to do may end.
    this.timer.unref()
  }

  /** Resolves when the running round has ended. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer)
    await this.round
  }

  private begin(): void {
    this.round ??= this.sending
      .sendDue()
      .catch((error: unknown) => this.logger.warn(`reminders: ${errorName(error)}`))
      .finally(() => {
        this.round = null
      })
  }
}
