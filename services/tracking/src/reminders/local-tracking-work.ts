import { addWorkFigures, Metrics, type TrackingWorkPort, type WorkState } from '@gb/service-kit'
import { Injectable, type OnModuleInit } from '@nestjs/common'
import { DueReminderRepository } from './due-reminder.repository.js'

/** What waits in tracking, for whoever shows it to operators, and as figures. */
@Injectable()
export class LocalTrackingWork implements TrackingWorkPort, OnModuleInit {
  constructor(
    private readonly reminders: DueReminderRepository,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    addWorkFigures(this.metrics, () => this.states())
  }

  async states(): Promise<WorkState[]> {
    return [await this.reminders.state()]
  }
}
