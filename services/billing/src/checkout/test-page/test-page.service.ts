import { billingPhrases, type Language, saidIn } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { PackageRepository } from '../../packages/package.repository.js'
import type { CheckoutSession, CheckoutState } from '../../checkout-session/checkout-session.js'
import { CheckoutSessionRepository } from '../../checkout-session/checkout-session.repository.js'
import { FulfillmentService } from '../fulfillment.service.js'
import type { DecidedDto, Decision } from './test-page.dto.js'
import { testPageHtml } from './test-page.html.js'
import { TestPayment } from '../../payment/test-payment.js'
import { CheckoutDecided, UnknownCheckout } from '../errors.js'

/** A package as a language names it: one that ships by its translation, one that an operator wrote as it stands. */
const nameIn = async (name: string, language: Language) => {
  if (language === 'en') return { text: name, isForeign: false }
  const said = saidIn(name, (await billingPhrases[language]()).messages, language)
  return { text: said ?? name, isForeign: said === null }
}

const STATE: Record<Decision, CheckoutState> = { pay: 'paid', cancel: 'cancelled' }

const returnUrl = ({ returnOrigin, sessionId }: CheckoutSession, decision: Decision): string =>
  decision === 'pay'
    ? `${returnOrigin}/?payment=success&session_id=${sessionId}`
    : `${returnOrigin}/?payment=cancelled`

/** The page that stands in for a payment provider. */
@Injectable()
export class TestPageService {
  constructor(
    private readonly sessions: CheckoutSessionRepository,
    private readonly packages: PackageRepository,
    private readonly payment: TestPayment,
    private readonly fulfillment: FulfillmentService,
  ) {}

  /** @throws AppError `not_found` also for the session of somebody else, `provider_unavailable` */
  async page(userId: string, sessionId: string, language: Language): Promise<string> {
    const session = await this.own(userId, sessionId)
    const bought = await this.packages.find(session.packageId)
    return testPageHtml(session, await nameIn(bought?.name ?? session.packageId, language), language)
  }

  /** @throws AppError `not_found`, `conflict` when the session is decided otherwise or over */
  async decide(userId: string, sessionId: string, decision: Decision): Promise<DecidedDto> {
    const decided = await this.sessions.decide(await this.own(userId, sessionId), STATE[decision])
    if (!decided) throw new CheckoutDecided()
    // A payment provider would tell us by itself too, whether or not the person comes back.
    await this.fulfillment.settle(decided)
    return { url: returnUrl(decided, decision) }
  }

  private async own(userId: string, sessionId: string): Promise<CheckoutSession> {
    this.payment.assertOffered()
    const session = await this.sessions.find(userId, sessionId)
    if (!session) throw new UnknownCheckout()
    return session
  }
}
