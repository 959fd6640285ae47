import { Bells, Sql } from '@gb/service-kit'
import pg from 'pg'
import { CheckoutSessionRepository } from '../../dist/checkout-session/checkout-session.repository.js'
import { FulfillmentService } from '../../dist/checkout/fulfillment.service.js'
import { NoticeRepository } from '../../dist/notices/notice.repository.js'
import { PromoRepository } from '../../dist/promo/promo.repository.js'
import { connectStripe } from '../../dist/payment/stripe/connect-stripe.js'
import { StripePayment } from '../../dist/payment/stripe/stripe-payment.js'
import { EntitlementRepository } from '../../dist/subscription/entitlement.repository.js'
import { OwedService } from '../../dist/subscription/owed.service.js'
import { RefundService } from '../../dist/subscription/refund.service.js'
import { TakeOverService } from '../../dist/subscription/take-over.service.js'

// A process that turns payments into premium, one after the other, until it is killed. Arguments: the database, the Stripe
// double, and pairs of person and session. It runs what was built: a process of its own has no test tool.

const [, , url, apiBase, ...pairs] = process.argv
const stripe = { secretKey: 'sk_test_1', apiBase, webhookSecrets: [], portal: false }
const sql = new Sql(new pg.Pool({ connectionString: url, max: 2 }))
// Only a new checkout asks what is sold.
const packages = { find: async () => null }
const payments = new StripePayment(connectStripe(stripe), stripe, packages)
const entitlements = new EntitlementRepository(sql)
const notices = new NoticeRepository(sql, new Bells())
const refunds = new RefundService(entitlements, payments, notices)
const fulfillment = new FulfillmentService(
  new CheckoutSessionRepository(sql),
  payments,
  entitlements,
  new PromoRepository(sql),
  refunds,
  new OwedService(entitlements, payments, refunds, new TakeOverService(entitlements, notices)),
)

process.send('ready')
for (let n = 0; n < pairs.length; n += 2) await fulfillment.fulfill(pairs[n], pairs[n + 1])
process.send('done')
