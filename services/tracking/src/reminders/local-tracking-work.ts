import type { TrackingWorkPort, WorkState } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { DueReminderRepository } from './due-reminder.repository.js'

/** What waits in tracking, for whoever shows it to operators. */
@Injectable()
export class LocalTrackingWork implements TrackingWorkPort {
  constructor(private readonly reminders: DueReminderRepository) {}

  async states(): Promise<WorkState[]> {
    return [await this.reminders.state()]
  }
}
