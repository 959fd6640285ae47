import type { Browser } from '@playwright/test'
import { App } from './pages/app'
import { createPerson, newCaller } from './support/api'
import { openDesk } from './support/desk'
import { openDevice } from './support/device'
import { operatorCommand } from './support/operator'
import { expect, test } from './support/test'

const TIP = 'Keep a glass of water in sight, and take a sip each time you see it.'
const CHECKED = { source: 'Gastric Buddy', review_date: '2026-11-20' }

test.use({ viewport: { width: 1280, height: 900 } })

/** Somebody who was never here: nothing is cached. */
const newReader = async (browser: Browser, url: string) => {
  const reader = await (await browser.newContext({ baseURL: url })).newPage()
  const { consent } = new App(reader)
  await reader.goto('/')
  await consent.tickAll()
  await consent.accept()
  return reader
}

/** The version of a text after so many small changes. */
const versionAfter = (version: string, changes: number): string =>
  version.replace(/\d+$/u, (minor) => String(Number(minor) + changes))

test('an operator makes a promo code, publishes a tip and rolls it back', async ({ product, browser }) => {
  test.slow()
  await test.step('nobody without a token sees the console', async () => {
    for (const path of ['/api/operator/docs', '/api/operator/openapi.json'])
      expect((await (await newCaller(product.url)).get(path)).status()).toBe(401)
  })
  const { page, close } = await openDesk(browser, product, ['content:write', 'billing:write'])

  await test.step('a promo code is made as the page suggests it, and works for a person', async () => {
    await page.expectHeldBack('post', '/api/operator/promo-codes')
    const words = { 'X-Confirm': 'create' }
    const made = await page.tryOut('post', '/api/operator/promo-codes', { words })
    expect(made.status).toBe(201)
    const person = await createPerson(product.url)
    const checked = await person.api.post('/api/validate-promo-code', {
      data: { promo_code: made.body.code },
    })
    expect(await checked.json()).toMatchObject({ valid: true })
  })

  let shipped = ''
  await test.step('a new tip is drafted and published, and read by the next visitor', async () => {
    const slug = { slug: 'health-tips' }
    const known = await page.tryOut('get', '/api/operator/content/{slug}/versions', { words: slug })
    shipped = (known.body.versions as { version: string }[])[0]?.version ?? ''
    const before = await page.tryOut('get', '/api/operator/content/{slug}/versions/{version}', {
      words: { ...slug, version: shipped },
    })
    const text = before.body.body as { dos: object[] }
    const body = { ...text, dos: [{ text: TIP, ...CHECKED }, ...text.dos] }
    const draft = await page.tryOut('put', '/api/operator/content/{slug}/draft', {
      words: slug,
      body: { based_on: shipped, body },
    })
    expect(draft.body).toMatchObject({ author: 'Olga Support', changes: { removed: 0 } })
    const published = await page.tryOut('post', '/api/operator/content/{slug}/publish', {
      words: { ...slug, 'X-Confirm': 'publish' },
      body: { reason: 'A tip that people asked for.' },
    })
    expect([published.status, published.body.version]).toEqual([200, versionAfter(shipped, 1)])
    const reader = await newReader(browser, product.url)
    await reader.getByRole('navigation', { name: 'Places' }).getByRole('button', { name: 'Tips' }).click()
    await expect(reader.getByText(TIP)).toBeVisible()
    await reader.context().close()
  })

  await test.step('rolled back, it is gone, and the versions say who did what and why', async () => {
    const done = await page.tryOut('post', '/api/operator/content/{slug}/roll-back', {
      words: { slug: 'health-tips', 'X-Confirm': 'roll-back' },
      body: { version: shipped, reason: 'The tip was there already.' },
    })
    expect(done.body).toMatchObject({
      version: versionAfter(shipped, 2),
      copy_of: shipped,
      published_by: 'Olga Support',
    })
    const anybody = await newCaller(product.url)
    expect(await (await anybody.get('/api/health-tips')).text()).not.toContain(TIP)
  })
  await close()
})

test('an operator answers a message, tells everybody something, and is locked out', async ({
  product,
  browser,
}) => {
  test.slow()
  const scopes = ['content:write', 'billing:write', 'check-ins:answer', 'tokens:admin']
  const { page, token, close } = await openDesk(browser, product, scopes)

  await test.step('a message of a premium person is answered by the days beside it, and they read the answer', async () => {
    const person = await createPerson(product.url, { email: 'noah@example.com' })
    const { api, userId } = person
    const words = { user_id: userId }
    const given = await page.tryOut('post', '/api/operator/premium/{user_id}/grant', {
      words: { ...words, 'X-Confirm': 'grant' },
    })
    expect(given.status).toBe(200)
    const message = 'My weight stands still. What can I try?'
    const sent = await api.post('/api/premium-checkin', { data: { user_id: userId, message } })
    expect(sent.ok(), await sent.text()).toBe(true)
    const inbox = await page.tryOut('get', '/api/operator/check-ins')
    const [entry] = inbox.body.entries as { entry_id: string; message: string }[]
    expect(entry?.message).toBe(message)
    const water = { user_id: userId, fluid_type: 'water', amount_oz: 8 }
    expect((await api.post('/api/fluid-entry', { data: water })).ok()).toBe(true)
    const beside = await page.tryOut('get', '/api/operator/check-ins/{user_id}/{entry_id}/context', {
      words: { ...words, entry_id: entry?.entry_id ?? '' },
    })
    expect(beside.status).toBe(200)
    expect(beside.body.days).toMatchObject([{ fluid_oz: 8, weight_lbs: expect.any(Number) }])
    const elsewhere = await page.tryOut('get', '/api/operator/logs/{user_id}', { words })
    expect([elsewhere.status, elsewhere.body.error]).toEqual([403, 'scope_missing'])
    const answer = await page.tryOut('post', '/api/operator/check-ins/{user_id}/{entry_id}/reply', {
      words: { ...words, entry_id: entry?.entry_id ?? '', 'X-Confirm': 'reply' },
      body: { reply: 'Look at your protein first.' },
    })
    expect(answer.status).toBe(200)
    const thread = await api.get(`/api/premium-checkin/${userId}`)
    expect(await thread.text()).toContain('Look at your protein first.')
    // It is still there to read when premium is over.
    const over = await page.tryOut('post', '/api/operator/premium/{user_id}/revoke', {
      words: { ...words, 'X-Confirm': 'revoke' },
    })
    expect(over.status).toBe(200)
    const device = await openDevice(browser, product, { person })
    await device.page.goto('/')
    await device.page.getByRole('button', { name: 'See what is inside' }).click()
    await expect(device.page.getByText('Look at your protein first.')).toBeVisible()
    await expect(device.page.getByRole('textbox')).toHaveCount(0)
    await device.context.close()
  })

  await test.step('an announcement stands on every screen until it is dismissed or withdrawn, and moves none that is in use', async () => {
    const made = await page.tryOut('post', '/api/operator/announcements', {
      words: { 'X-Confirm': 'publish' },
      body: {
        tone: 'info',
        title: 'A short pause on Sunday',
        text: 'What you log is kept.',
        ends_at: new Date(Date.now() + 86_400_000).toISOString(),
      },
    })
    expect(made.status).toBe(201)
    const reader = await newReader(browser, product.url)
    const heading = reader.getByRole('main').getByRole('heading', { level: 1 })
    const note = reader.getByText('A short pause on Sunday')
    await expect(note).toBeVisible()
    const whileItIsNew = await heading.boundingBox()
    await reader.getByRole('button', { name: 'Tips', exact: true }).first().click()
    await expect(heading).toHaveText('Tips')
    await expect(note).toBeVisible()
    expect((await note.boundingBox())?.y).toBeLessThan((await heading.boundingBox())?.y ?? 0)
    await reader.getByRole('button', { name: 'Dismiss this note' }).click()
    await expect(note).toHaveCount(0)
    await reader.getByRole('button', { name: 'Home', exact: true }).first().click()
    await reader.reload()
    await expect(heading).toBeVisible()
    await expect(note).toHaveCount(0)
    // It lay over what was being read, and moved nothing.
    expect(await heading.boundingBox()).toEqual(whileItIsNew)
    const words = { announcement_id: String(made.body.announcement_id), 'X-Confirm': 'withdraw' }
    const path = '/api/operator/announcements/{announcement_id}'
    expect((await page.tryOut('delete', path, { words })).status).toBe(200)
    expect(await (await reader.request.get('/api/announcements')).text()).not.toContain('A short pause')
    await reader.context().close()
  })

  await test.step('a scope that the token has not is refused, and a revoked token opens nothing', async () => {
    const refused = await page.tryOut('get', '/api/operator/audit')
    expect([refused.status, refused.body.error]).toEqual([403, 'scope_missing'])
    const words = { token_id: token.split('_')[1] ?? '', 'X-Confirm': 'revoke' }
    expect((await page.tryOut('delete', '/api/operator/tokens/{token_id}', { words })).status).toBe(200)
    const gone = await page.tryOut('get', '/api/operator/content')
    expect([gone.status, gone.body.error]).toEqual([401, 'no_session'])
  })

  await test.step('the audit log is whole after all that', async () => {
    expect(await operatorCommand(product, 'verify')).toContain('The audit log is whole')
  })
  await close()
})
