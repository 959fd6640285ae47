import { Injectable, type OnModuleInit } from '@nestjs/common'
import { Metrics, secondsSince, type WorkState } from '@gb/service-kit'
import { MailWorkRepository } from './mail-work.repository.js'
import { WaitingWorkRepository } from './waiting-work.repository.js'

/** Figures of what waits in this service; the others have their own. */
@Injectable()
export class WaitingWorkMetrics implements OnModuleInit {
  constructor(
    private readonly mails: MailWorkRepository,
    private readonly tabled: WaitingWorkRepository,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.add('outbox_waiting', 'Mails, weights and erasures that are not done yet.', ({ waiting }) => waiting)
    this.add('outbox_lag_seconds', 'How long the oldest of them has waited.', ({ oldestAt }) =>
      secondsSince(oldestAt),
    )
    this.add('failed_jobs', 'Work that failed at least once and is not done.', ({ failed }) => failed)
  }

  private add(name: string, help: string, figureOf: (state: WorkState) => number): void {
    const read = async () => {
      const states = [await this.mails.state(), ...(await this.tabled.states())]
      return Object.fromEntries(states.map((state) => [state.kind, figureOf(state)]))
    }
    this.metrics.add({ name, help, label: 'kind', read })
  }
}
