import { startStripeDouble, type StripeDouble } from '@gb/test-kit/stripe-double'
import { test as base } from '@playwright/test'
import { App } from './pages/app'
import { PremiumPage } from './pages/premium-page'
import { mailTo } from './support/mail'
import { type Product, startProduct } from './support/product'
import { newPromoCode } from './support/promo'
import { openSignedIn } from './support/signed-in'
import { expect } from './support/test'

const SECRET = 'whsec_journeys'

/** A product whose payments go through a Stripe-speaking server on loopback, which tells it what happens. */
const test = base.extend<object, { double: StripeDouble; product: Product }>({
  double: [
    async ({}, use) => {
      const double = await startStripeDouble()
      await use(double)
      await double.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ double }, use) => {
      const product = await startProduct({
        STRIPE_SECRET_KEY: 'sk_test_journeys',
        STRIPE_WEBHOOK_SECRET: SECRET,
        STRIPE_API_BASE: double.url,
        STRIPE_PORTAL: 'on',
      })
      double.sendTo({ url: `${product.url}/api/billing/webhook`, secret: SECRET })
      await use(product)
      await product.stop()
      product.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
})

test('premium is bought at Stripe, managed here, and given back', async ({ page, product, double }) => {
  const app = new App(page)
  const premium = new PremiumPage(page)
  const email = 'stripe@example.com'
  await openSignedIn(page, product.url, { email })
  await page.getByRole('button', { name: 'Upgrade' }).click()
  await premium.applyPromo(newPromoCode(product, 20))
  await expect(premium.card('Monthly')).toContainText('$7.99')
  await premium.choose('Monthly')
  await expect(page.getByRole('heading', { name: 'Stripe double' })).toBeVisible()
  await expect(page.getByText('$7.99')).toBeVisible()
  await premium.pay()
  await premium.open()
  await expect(premium.subscription).toContainText('It renews for $9.99 until you cancel.')

  await premium.action('Invoices and card')
  await app.confirmation.byMail(product, email)
  await expect(page.getByRole('heading', { name: 'Invoices' })).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await premium.open()

  await premium.action('Cancel subscription')
  await premium.answer('Cancel subscription')
  await expect(premium.subscription).toContainText('It will not renew.')
  const [subscription] = double.subscriptions()
  expect(subscription?.cancel_at_period_end).toBe(true)
  await mailTo(product, email, 'is canceled')

  await premium.action('Ask for your money back')
  await premium.answer('Get money back')
  await expect(app.notice(/Your money is on its way back/)).toBeVisible()
  await expect(premium.row).toHaveCount(0)
  expect(double.takenFor(subscription?.id ?? '')).toBe(0)
})

test('who pays and never comes back finds premium when the app is looked at again', async ({
  page,
  context,
  product,
}) => {
  const premium = new PremiumPage(page)
  await openSignedIn(page, product.url)
  await page.getByRole('button', { name: 'Upgrade' }).click()
  await premium.choose('Monthly')
  await page.waitForURL('**/pay/*')

  const elsewhere = await context.newPage()
  await elsewhere.goto(page.url())
  await page.goto('/')
  await new App(page).go('Learn')
  await expect(premium.row).toHaveCount(0)
  await elsewhere.getByRole('button', { name: 'Pay, and never come back' }).click()
  await expect(elsewhere.getByText('Nobody goes back.')).toBeVisible()
  await elsewhere.close()

  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(premium.tab).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('a payment page that does not open says so, and nothing is lost', async ({ page, product, double }) => {
  const premium = new PremiumPage(page)
  await openSignedIn(page, product.url)
  await page.getByRole('button', { name: 'Upgrade' }).click()
  double.fail({ status: 500 })
  await premium.choose('Monthly')
  await expect(premium.window.getByRole('alert')).toContainText(
    'Error creating checkout session: Payments are not available right now. Please try again later.',
  )
  double.fail(null)
  await premium.choose('Monthly')
  // The window that is still open has a "Cancel" of its own.
  await expect(page.getByRole('heading', { name: 'Stripe double' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Upgrade' })).toBeVisible()
})
