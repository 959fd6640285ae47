import { randomUUID } from 'node:crypto'
import { PremiumPage } from './pages/premium-page'
import { createPerson } from './support/api'
import { openDesk } from './support/desk'
import { mailTo } from './support/mail'
import { buyPremium } from './support/premium'
import { openSignedIn } from './support/signed-in'
import { expect, test } from './support/test'

interface Payment {
  payment_id: string
  amount: number
  left: number
}

test('an operator finds a person, gives them scans, and gives their money back', async ({
  product,
  browser,
}) => {
  test.slow()
  const email = `${randomUUID()}@example.com`
  const person = await createPerson(product.url, { email, name: 'Noah Berg' })
  const { userId } = person
  const scopes = ['profile:find', 'health:read', 'billing:write']
  const { page, close } = await openDesk(browser, product, scopes)

  await test.step('by an address, not without saying why, and no code is shown', async () => {
    const path = '/api/operator/people/search'
    const unsaid = await page.tryOut('post', path, { words: { 'X-Reason': '' }, body: { email } })
    expect([unsaid.status, unsaid.body.error]).toEqual([400, 'invalid_input'])
    const found = await page.tryOut('post', path, { body: { email } })
    expect(found.body.people).toMatchObject([{ user_id: userId, name: 'Noah Berg' }])
    const read = await page.tryOut('get', '/api/operator/people/{user_id}', { words: { user_id: userId } })
    expect(read.body).toMatchObject({ email, is_premium: false })
    expect(JSON.stringify([found.body, read.body])).not.toContain(person.code)
  })

  await test.step('more scans, which the person has at once and no longer when they are taken away', async () => {
    const path = '/api/operator/scan-limits/{user_id}'
    const words = { user_id: userId }
    const scans = async (): Promise<unknown> =>
      (await person.api.get(`/api/daily-scan-status/${userId}`)).json()
    const before = await scans()
    const raised = await page.tryOut('put', path, { words })
    expect(raised).toMatchObject({ status: 200, body: { own_limit: 20, own_limit_by: 'Olga Support' } })
    expect(await scans()).toMatchObject({ total_limit: 20 })
    expect(await page.tryOut('delete', path, { words })).toMatchObject({
      status: 200,
      body: { own_limit: null },
    })
    expect(await scans()).toEqual(before)
  })

  await test.step('a payment goes back in two parts, never more than was paid, and premium ends', async () => {
    await buyPremium(person)
    const path = '/api/operator/payments/{user_id}/{payment_id}/refunds'
    const known = await page.tryOut('get', '/api/operator/payments/{user_id}', { words: { user_id: userId } })
    const [payment] = known.body.payments as Payment[]
    expect(payment).toMatchObject({ amount: 9.99, left: 9.99 })
    await page.expectHeldBack('post', path)
    const words = { user_id: userId, payment_id: payment?.payment_id ?? '', 'X-Confirm': 'refund' }
    const give = (amount: number, premium: string) =>
      page.tryOut('post', path, { words, body: { refund_id: randomUUID(), amount, premium } })
    expect(await give(4.99, 'stays')).toMatchObject({
      status: 200,
      body: { amount: 4.99, state: 'done', asked_by: 'Olga Support' },
    })
    expect((await person.api.get('/api/premium-content')).status()).toBe(200)
    expect((await give(5.01, 'ends')).status).toBe(400)
    expect(await give(5, 'ends')).toMatchObject({ status: 200, body: { amount: 5, state: 'done' } })
    const session = (await (await person.api.get('/api/session')).json()) as { is_premium: boolean }
    expect(session.is_premium).toBe(false)
    await mailTo(product, email, 'on its way back')
  })
  await close()
})

test('a promo code is for newcomers and dear packages, and a price to come is not one of now', async ({
  page,
  product,
  browser,
}) => {
  test.slow()
  const desk = await openDesk(browser, product, ['billing:write'])
  const code = `NEW-${randomUUID().slice(0, 8).toUpperCase()}`

  await test.step('it is made with both conditions', async () => {
    const made = await desk.page.tryOut('post', '/api/operator/promo-codes', {
      words: { 'X-Confirm': 'create' },
      body: { code, discount_percent: 20, first_time_only: true, minimum_amount: 40 },
    })
    expect(made).toMatchObject({ status: 201, body: { first_time_only: true, minimum_amount: 40 } })
  })

  await test.step('somebody who has paid before is told that it is of no use', async () => {
    const payer = await createPerson(product.url)
    await buyPremium(payer)
    const checked = await payer.api.post('/api/validate-promo-code', { data: { promo_code: code } })
    expect(await checked.json()).toMatchObject({ valid: false })
  })

  await test.step('somebody new saves with the dear packages alone', async () => {
    const premium = new PremiumPage(page)
    await openSignedIn(page, product.url)
    await page.getByRole('button', { name: 'Upgrade' }).click()
    await premium.applyPromo(code)
    await expect(premium.window.getByText('Applied')).toBeVisible()
    await expect(premium.card('6 Months')).toContainText('$39.99')
    await expect(premium.card('Monthly')).toContainText('not for this package')
  })

  await test.step('ended, nobody new can redeem it', async () => {
    const ended = await desk.page.tryOut('post', '/api/operator/promo-codes/{code}/deactivate', {
      words: { code, 'X-Confirm': 'deactivate' },
    })
    expect(ended.body).toMatchObject({ code, deactivated_at: expect.any(String) })
    const later = await createPerson(product.url)
    const checked = await later.api.post('/api/validate-promo-code', { data: { promo_code: code } })
    expect(await checked.json()).toMatchObject({ valid: false })
  })

  await test.step('a price to come is listed for operators, and taken back before it begins', async () => {
    const path = '/api/operator/packages/{package_id}/prices'
    const words = { package_id: 'monthly' }
    const prices = () => page.request.get('/api/subscription-packages').then((answer) => answer.text())
    const before = await prices()
    await desk.page.expectHeldBack('post', path)
    const set = await desk.page.tryOut('post', path, { words: { ...words, 'X-Confirm': 'schedule' } })
    const [price] = set.body.scheduled as { price_id: string }[]
    expect(set).toMatchObject({
      status: 200,
      body: { price: 9.99, scheduled: [{ price: 11.99, set_by: 'Olga Support' }] },
    })
    expect(await prices()).toBe(before)
    const taken = await desk.page.tryOut('delete', `${path}/{price_id}`, {
      words: { ...words, price_id: price?.price_id ?? '', 'X-Confirm': 'take-back' },
    })
    expect(taken).toMatchObject({ status: 200, body: { scheduled: [] } })
  })
  await desk.close()
})
