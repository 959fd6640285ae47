import { createPerson } from './support/api'
import { openDevice } from './support/device'
import { openPremium } from './support/open-premium'
import { expect, test } from './support/test'

// Without a mail server, outside production, the short way: the code alone opens the profile.
test.use({ productEnv: { RESTORE_CONFIRMATION: 'none', TRUST_PROXY_HOPS: '1' } })

const RESTORED = 'Profile restored successfully!'
const MARIA = /Maria/

test('a code opens its profile on any device, typed or in the address; a wrong one changes nothing', async ({
  browser,
  product,
}) => {
  const person = await createPerson(product.url)
  const wrong = person.code === '000000' ? '000001' : '000000'
  const typed = await openDevice(browser, product)
  await typed.page.goto('/')
  await typed.app.restore.open()
  await typed.app.restore.submit(wrong)
  await expect(
    typed.page.getByText('Invalid or expired profile code. Please check the code and try again.'),
  ).toBeVisible()
  await typed.app.restore.submit(person.code)
  await expect(typed.app.heading(MARIA)).toBeVisible()
  await expect(typed.app.notice(RESTORED)).toBeVisible()

  const linked = await openDevice(browser, product)
  await linked.page.goto(`/?restore=${wrong}`)
  await expect(linked.app.notice('Auto-restore failed. Please try manual recovery.')).toBeVisible()
  await linked.page.goto(`/?restore=${person.code}`)
  await expect(linked.app.heading(MARIA)).toBeVisible()
  await expect(linked.app.notice(RESTORED)).toBeVisible()
})

test('a lost connection is named, and the code that was typed stays', async ({ browser, product }) => {
  const person = await createPerson(product.url)
  const { page, app, context } = await openDevice(browser, product)
  await page.goto('/')
  await app.restore.open()
  await context.setOffline(true)
  await app.restore.submit(person.code)
  await expect(
    page.getByText(/^Error restoring profile: .+\. Please check console for details\.$/),
  ).toBeVisible()
  await context.setOffline(false)
  await app.restore.button.click()
  await expect(app.heading(MARIA)).toBeVisible()
})

test('?user_id and email open the profile only when both belong together', async ({ browser, product }) => {
  const person = await createPerson(product.url, { email: 'both@example.com' })
  const wrong = await openDevice(browser, product)
  await wrong.page.goto(`/?user_id=${person.userId}&email=other@example.com`)
  await expect(wrong.app.restore.code).toBeVisible()
  await expect(wrong.page.getByText('Maria')).toHaveCount(0)

  const right = await openDevice(browser, product)
  await right.page.goto(`/?user_id=${person.userId}&email=both@example.com`)
  await expect(right.app.heading(MARIA)).toBeVisible()
  expect(right.page.url()).toBe(`${product.url}/`)
})

test('the shortcut for one person is taken out of the address and opens nothing', async ({
  browser,
  product,
}) => {
  const person = await createPerson(product.url)
  const { page, app } = await openDevice(browser, product)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`/?recreate=${person.userId}&kept=1`)
  await expect(app.heading('Welcome to Gastric Buddy')).toBeVisible()
  expect(page.url()).toBe(`${product.url}/?kept=1`)
  expect(asked.filter((url) => url.includes(person.userId))).toEqual([
    `${product.url}/?recreate=${person.userId}&kept=1`,
  ])
})

test('?source=pwa: the app on the home screen asks for the code alone, and shows no code and no install card', async ({
  browser,
  product,
}) => {
  const person = await createPerson(product.url)
  const { page, app } = await openDevice(browser, product)
  await page.goto('/?source=pwa')
  await app.restore.open()
  await expect(app.heading('Welcome back')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveCount(0)
  await app.restore.code.fill(person.code)
  await app.restore.code.press('Enter')
  await expect(app.heading(MARIA)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Quick actions' })).toBeVisible()
  await expect(page.getByText('Your profile code')).toHaveCount(0)
  await expect(page.getByText('Add to home screen')).toHaveCount(0)

  await test.step('the next start opens it by the kept code', async () => {
    const asked = page.waitForRequest(`**/api/profile-by-code/${person.code}`)
    await page.reload()
    await asked
    await expect(app.heading(MARIA)).toBeVisible()
  })
})

test('in a browser, the install card says how, and that the code will be needed once', async ({
  browser,
  product,
}) => {
  const person = await createPerson(product.url)
  const { page, app } = await openDevice(browser, product, { person })
  await page.goto('/')
  await page.getByText('Add to home screen').click()
  await expect(page.getByText('You will need your profile code once.')).toBeVisible()
  await expect(page.getByText(person.code)).toHaveCount(0)
  await app.showCode(product)
  await expect(page.getByText(`You will need your code once: ${person.code}`)).toBeVisible()
})

test('back from paying, premium is there; who is not signed in opens the profile first', async ({
  browser,
  product,
}) => {
  const person = await createPerson(product.url)
  const bought = await person.api.post('/api/checkout/session', {
    data: { package_id: 'monthly', origin_url: product.url, user_id: person.userId },
  })
  const { url, session_id: sessionId } = (await bought.json()) as { url: string; session_id: string }

  const payer = await openDevice(browser, product, { person })
  await payer.page.goto(url)
  await payer.page.getByRole('button', { name: /^Pay/ }).click()
  await expect(payer.app.heading(MARIA)).toBeVisible()
  expect(payer.page.url()).toBe(`${product.url}/`)
  // The return ends on Home; who goes elsewhere before it has ended is brought back there.
  await expect(
    payer.page.getByRole('region', { name: 'Messages' }).getByText('Premium is active. Thank you!'),
  ).toBeVisible()
  await openPremium(payer.page)
  await expect(payer.app.heading('Premium')).toBeVisible()

  // The same return in a browser that has lost its session.
  const other = await openDevice(browser, product)
  await other.page.goto(`/?payment=success&session_id=${sessionId}`)
  await expect(other.app.heading('Welcome to Gastric Buddy')).toBeVisible()
  expect(other.page.url()).toBe(`${product.url}/`)
  const activated = other.page.waitForResponse('**/api/activate-premium')
  await other.app.restore.open()
  await other.app.restore.submit(person.code)
  expect((await activated).status()).toBe(200)
  await expect(other.app.heading(MARIA)).toBeVisible()
})
