import { App } from './pages/app'
import { PremiumPage } from './pages/premium-page'
import { createPerson } from './support/api'
import { mailTo } from './support/mail'
import { newPromoCode } from './support/promo'
import { openSignedIn } from './support/signed-in'
import { expect, expectAccessible, test } from './support/test'

// With the built-in test page: no money, and the same way through the product as with Stripe.

test.use({ productEnv: { FREE_SCAN_LIMIT: '0' } })

test('who has no scan left upgrades, comes back, and scans go on', async ({
  page,
  product,
  quietConsole,
}) => {
  const app = new App(page)
  const premium = new PremiumPage(page)
  await openSignedIn(page, product.url)
  await app.go('Scan')
  await page.getByRole('button', { name: 'Upgrade' }).first().click()
  await expect(premium.window).toContainText('Scans used: 0 of 0')
  await expect(premium.card('6 Months')).toContainText('Most Popular')
  await expect(premium.window).toContainText('It renews at this price until you cancel.')
  await expectAccessible(page)
  await premium.choose('Monthly')
  await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible()
  await premium.pay()
  await app.go('Scan')
  await expect(page.getByText('Unlimited').first()).toBeVisible()
  expect(quietConsole).toEqual([])
})

test('Learn keeps its place after paying, and premium stands beside the tips', async ({
  page,
  product,
  quietConsole,
}) => {
  const app = new App(page)
  const premium = new PremiumPage(page)
  /** The bar as the thumb knows it: the names, and where each begins. */
  const bar = async () => {
    const places = page.getByRole('navigation', { name: 'Places' }).getByRole('button')
    await expect(places).toHaveText(['Home', 'Log', 'Add', 'Learn', 'More'])
    return places.evaluateAll((all) => all.map((place) => place.getBoundingClientRect().toJSON() as DOMRect))
  }
  await openSignedIn(page, product.url)
  await app.go('Learn')
  await expect(app.heading('Tips')).toBeVisible()
  await expect(premium.row).toHaveCount(0)
  const before = await bar()
  await app.go('Home')
  await page.getByRole('button', { name: 'Upgrade' }).first().click()
  await premium.choose('Monthly')
  await premium.pay()

  await app.go('Learn')
  await expect(app.heading('Tips')).toBeVisible()
  expect(await bar()).toEqual(before)
  await expect(premium.row.getByRole('button')).toHaveText(['Tips', 'Premium'])
  await expectAccessible(page)
  await premium.tab.click()
  await expect(app.heading('Premium')).toBeVisible()
  await expect(premium.tab).toHaveAttribute('aria-current', 'page')
  expect(await bar()).toEqual(before)
  // As Log, it opens where somebody was last.
  await app.go('Home')
  await app.go('Learn')
  await expect(app.heading('Premium')).toBeVisible()
  await premium.row.getByRole('button', { name: 'Tips' }).click()
  await expect(app.heading('Tips')).toBeVisible()
  expect(quietConsole).toEqual([])
})

test('a promo code of 20 % lowers the first payment, and says so before paying', async ({
  page,
  product,
}) => {
  const premium = new PremiumPage(page)
  const code = newPromoCode(product, 20)
  await openSignedIn(page, product.url)
  await page.getByRole('button', { name: 'Upgrade' }).click()
  await premium.applyPromo('no-such-code')
  await expect(premium.window.getByRole('alert')).toContainText('Invalid promo code')
  await premium.applyPromo(code.toLowerCase())
  await expect(premium.window.getByText('Applied')).toBeVisible()
  await expect(premium.card('6 Months')).toContainText('$39.99')
  await expect(premium.card('6 Months')).toContainText('then $49.99 every 6 months')
  await expectAccessible(page)
  await premium.choose('6 Months')
  await expect(page.getByText('$39.99').first()).toBeVisible()
  await expect(page.getByText('$49.99 each period')).toBeVisible()
  await premium.pay()
  await premium.open()
  await expect(premium.subscription).toContainText('It renews for $49.99 until you cancel.')
})

test('a promo code of 100 % is a free trial that ends by itself', async ({ page, product }) => {
  const premium = new PremiumPage(page)
  const code = newPromoCode(product, 100)
  await openSignedIn(page, product.url)
  await page.getByRole('button', { name: 'Upgrade' }).click()
  await premium.applyPromo(code)
  await expect(premium.card('Monthly').getByRole('button')).toHaveText('Start Free Trial')
  await expect(premium.window).toContainText('The free period ends on its own.')
  await premium.choose('Monthly')
  await premium.pay()
  await premium.open()
  await expect(premium.subscription).toContainText('It will not renew.')
  await expect(premium.subscription.getByRole('button', { name: 'Cancel subscription' })).toHaveCount(0)
})

test('a subscription is canceled in two presses with a dated mail, resumed, and given back', async ({
  page,
  product,
}) => {
  const app = new App(page)
  const premium = new PremiumPage(page)
  const email = 'cancel@example.com'
  await openSignedIn(page, product.url, { email })
  await page.getByRole('button', { name: 'Upgrade' }).click()
  await premium.choose('Yearly')
  await premium.pay()
  await premium.open()

  await premium.action('Cancel subscription')
  await premium.answer('Cancel subscription')
  await expect(premium.subscription).toContainText('It will not renew. Premium stays yours until')
  const mail = await mailTo(product, email, 'is canceled')
  expect(mail.text).toMatch(/On [A-Z][a-z]+ \d+, \d{4}, you canceled Premium \(Yearly\)/)
  expect(mail.text).toMatch(/Premium stays yours until [A-Z][a-z]+ \d+, \d{4}\./)

  await premium.action('Resume subscription')
  await expect(premium.subscription).toContainText('It renews for $89.99 until you cancel.')

  await premium.action('Ask for your money back')
  await expectAccessible(page)
  await premium.answer('Get money back')
  await expect(app.notice(/Your money is on its way back/)).toBeVisible()
  // Without a reload: the row is gone, also above the tips, and the offer is there again.
  await expect(premium.row).toHaveCount(0)
  await app.go('Learn')
  await expect(app.heading('Tips')).toBeVisible()
  await expect(premium.row).toHaveCount(0)
  await app.go('Home')
  await expect(page.getByText('Premium: see what is inside')).toBeVisible()
  await mailTo(product, email, 'on its way back')
})

test('leaving the page, coming back without a payment, or with somebody else’s, gives nothing', async ({
  page,
  product,
}) => {
  const app = new App(page)
  const premium = new PremiumPage(page)
  const payer = await createPerson(product.url, { email: 'payer@example.com' })
  const bought = await payer.api.post('/api/checkout/session', {
    data: { package_id: 'monthly', origin_url: product.url, user_id: payer.userId },
  })
  const { session_id: sessionId } = (await bought.json()) as { session_id: string }
  await payer.api.post(`/api/checkout/test-page/${sessionId}/decision`, { data: { decision: 'pay' } })

  await openSignedIn(page, product.url)
  await page.getByRole('button', { name: 'Upgrade' }).click()
  await premium.choose('Monthly')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(app.heading(/Maria/)).toBeVisible()

  await page.goto('/?payment=success')
  await expect(app.heading(/Maria/)).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(new URL(page.url()).search).toBe('')

  await page.goto(`/?payment=success&session_id=${sessionId}`)
  await expect(page.getByRole('alertdialog')).toContainText('Please contact support')
  await page.keyboard.press('Escape')
  await app.go('Learn')
  await expect(app.heading('Tips')).toBeVisible()
  await expect(premium.row).toHaveCount(0)
})
