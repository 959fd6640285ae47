import { forEveryone } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { NoticeRepository } from '../notices/notice.repository.js'
import { PaymentPort } from '../payment/payment.port.js'
import { WebhookEventRepository } from '../webhook/webhook-event.repository.js'
import { DueSubscriptions } from './due-subscriptions.js'
import { OpenCheckouts } from './open-checkouts.js'

/**
 * Makes good what never arrived: a payment whose payer closed the browser, a message of the provider that was lost, a
 * process that was killed in between. It asks the provider and goes the same way as everybody else.
 */
@Injectable()
export class Reconciler {
  constructor(
    private readonly payments: PaymentPort,
    private readonly checkouts: OpenCheckouts,
    private readonly subscriptions: DueSubscriptions,
    private readonly events: WebhookEventRepository,
    private readonly notices: NoticeRepository,
  ) {}

  /** One round over everything that is open. */
  run(): Promise<void> {
    return forEveryone(() => this.runAll())
  }

  private async runAll(): Promise<void> {
    const { provider } = this.payments
    await this.checkouts.settle(provider)
    await this.subscriptions.settle(provider)
    await this.events.forgetOld()
    await this.notices.forgetOld()
  }
}
