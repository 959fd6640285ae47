import { Injectable, Logger } from '@nestjs/common'
import { Bells, errorName, type ProfileWeight, WeightEventsPort } from '@gb/service-kit'
import { WEIGHTS_AT_ONCE, WaitingWeightRepository } from './waiting-weight.repository.js'

/** How long an answer to a person waits for the weight log, in ms. */
const WAIT_MS = 1500

/** Hands weights to the weight log, at least once; the receiver drops what it already has. */
@Injectable()
export class WeightDelivery {
  private readonly logger = new Logger(WeightDelivery.name)

  constructor(
    private readonly waiting: WaitingWeightRepository,
    private readonly weights: WeightEventsPort,
    private readonly bells: Bells,
  ) {}

  /** Delivers what one person has waiting. Never fails and never takes long: what is left, the rounds deliver. */
  async deliverSoon(userId: string): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, WAIT_MS)
    })
    const delivery = this.waiting
      .claimOf(userId)
      .then((events) => this.deliver(events))
      .catch((error: unknown) => {
        this.bells.ring('weight_left')
        this.logger.warn(`weights: ${errorName(error)}`)
      })
    await Promise.race([delivery, late])
    clearTimeout(timer)
  }

  /** Delivers everything that is due. */
  async deliverDue(): Promise<void> {
    for (;;) {
      const events = await this.waiting.claimDue()
      await this.deliver(events)
      if (events.length < WEIGHTS_AT_ONCE) return
    }
  }

  private async deliver(events: ProfileWeight[]): Promise<void> {
    await Promise.all(events.map((event) => this.deliverOne(event)))
  }

  private async deliverOne(event: ProfileWeight): Promise<void> {
    try {
      await this.weights.receive(event)
      await this.waiting.markDelivered(event)
    } catch (error) {
      this.bells.ring('weight_left')
      this.logger.warn(`weights: a weight was not delivered: ${errorName(error)}`)
      await this.waiting.putOff(event, error)
    }
  }
}
