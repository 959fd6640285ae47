import { Injectable, type OnModuleInit } from '@nestjs/common'
import { addWorkFigures, Metrics } from '@gb/service-kit'
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
    addWorkFigures(this.metrics, async () => [await this.mails.state(), ...(await this.tabled.states())])
  }
}
