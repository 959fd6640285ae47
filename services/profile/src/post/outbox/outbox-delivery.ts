import { Injectable, Logger } from '@nestjs/common'
import { Bells, errorName, type ProfileWeight, WeightEventsPort } from '@gb/service-kit'
import { OUTBOX_BATCH, OutboxRepository } from './outbox.repository.js'

/** How long an answer to a person waits for the weight log, in ms. */
const WAIT_MS = 1500

/** Hands weights to the weight log, at least once; the receiver drops what it already has. */
@Injectable()
export class OutboxDelivery {
  private readonly logger = new Logger(OutboxDelivery.name)

  constructor(
    private readonly outbox: OutboxRepository,
    private readonly weights: WeightEventsPort,
    private readonly bells: Bells,
  ) {}

  /** Delivers what one person has waiting. Never fails and never takes long: what is left, the poller delivers. */
  async deliverSoon(userId: string): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, WAIT_MS)
    })
    const delivery = this.outbox
      .claimOf(userId)
      .then((events) => this.deliver(events))
      .catch((error: unknown) => {
        this.bells.ring('weight_left')
        this.logger.warn(`outbox: ${errorName(error)}`)
      })
    await Promise.race([delivery, late])
    clearTimeout(timer)
  }

  /** Delivers everything that is due. */
  async deliverDue(): Promise<void> {
    for (;;) {
      const events = await this.outbox.claimDue()
      await this.deliver(events)
      if (events.length < OUTBOX_BATCH) return
    }
  }

  private async deliver(events: ProfileWeight[]): Promise<void> {
    await Promise.all(events.map((event) => this.deliverOne(event)))
  }

  private async deliverOne(event: ProfileWeight): Promise<void> {
    try {
      await this.weights.receive(event)
      await this.outbox.markDelivered(event)
    } catch (error) {
      this.bells.ring('weight_left')
      this.logger.warn(`outbox: a weight was not delivered: ${errorName(error)}`)
      await this.outbox.putOff(event, error)
    }
  }
}
