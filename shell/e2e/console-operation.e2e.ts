import { randomUUID } from 'node:crypto'
import { createPerson, newCaller } from './support/api'
import { runSql } from './support/database'
import { openDesk } from './support/desk'
import { expect, test } from './support/test'

test.use({ productOf: 'operation' })

const REMOTE = '/api/operator/remotes/{remote}'

test('an operator sees what is owed, when the data was kept, and who did what', async ({
  product,
  browser,
}) => {
  test.slow()
  const scopes = ['billing:write', 'ops:read', 'ops:write', 'audit:read']
  const { page, close } = await openDesk(browser, product, scopes)

  await test.step('a subscription that its provider has still to be told to end', async () => {
    const { userId } = await createPerson(product.url)
    const before = await page.tryOut('get', '/api/operator/owed-to-provider')
    expect(before.body.owed).toEqual([])
    runSql(
      product,
      `INSERT INTO billing.entitlement (user_id, session_id, package_id, provider, subscription_id, starts_at, ends_at,
         provider_owed)
       VALUES ('${userId}', 'cs_${randomUUID()}', 'monthly', 'stripe', 'sub_1', now(), now() + interval '1 month', 'end')`,
    )
    const owed = await page.tryOut('get', '/api/operator/owed-to-provider')
    expect(owed.body.owed).toMatchObject([{ user_id: userId, subscription_id: 'sub_1', owed: 'end' }])
  })

  await test.step('backups: one more is asked for, by its word', async () => {
    const path = '/api/operator/backups'
    const words = { 'X-Confirm': 'backup' }
    expect((await page.tryOut('get', path)).body).toMatchObject({ here: true, asked_at: null })
    await page.expectHeldBack('post', path)
    const asked = await page.tryOut('post', path, { words })
    expect(asked).toMatchObject({ status: 200, body: { here: true, asked_at: expect.any(String) } })
  })

  await test.step('the log says all of it, with the reason, page by page', async () => {
    const path = '/api/operator/audit'
    const newest = await page.tryOut('get', path, { words: { limit: '2', before: '' } })
    expect(newest.body.entries).toMatchObject([
      { action: 'GET /api/operator/audit', name: 'Olga Support' },
      { action: 'POST /api/operator/backups', reason: expect.stringContaining('ticket 4711') },
    ])
    const before = String(newest.body.next_before)
    const earlier = await page.tryOut('get', path, { words: { limit: '2', before } })
    expect(earlier.body.entries).toMatchObject([{ seq: Number(before) - 1 }, { seq: Number(before) - 2 }])
  })
  await close()
})

test('a release is pinned, rolled back and taken out, each not without its word', async ({
  product,
  browser,
}) => {
  test.slow()
  const { page, close } = await openDesk(browser, product, ['releases:write', 'ops:read'])
  const anybody = await newCaller(product.url)
  /** What everybody loads, and what was taken out. A release that is held back has its name in the list, no more. */
  const inForce = async () => {
    const list = await (await anybody.get('/remotes.json')).json()
    const { remotes, killed } = list as { remotes: unknown[]; killed: unknown[] }
    return { remotes, killed }
  }
  const nothing = await inForce()

  await test.step('published as the page suggests it, it is held back', async () => {
    const made = await page.tryOut('post', `${REMOTE}/releases`)
    expect(made).toMatchObject({ status: 201, body: { remote: 'mfe-example', version: null } })
    expect(await inForce()).toEqual(nothing)
  })

  await test.step('pinned by its word, everybody loads it', async () => {
    await page.expectHeldBack('put', `${REMOTE}/pin`)
    expect(await inForce()).toEqual(nothing)
    const pinned = await page.tryOut('put', `${REMOTE}/pin`, { words: { 'X-Confirm': 'pin' } })
    expect(pinned).toMatchObject({ status: 200, body: { pinned: true } })
    await expect.poll(async () => JSON.stringify((await inForce()).remotes)).toContain('mfe-example')
  })

  await test.step('taken out by its word, people read the notice, and it comes back', async () => {
    await page.expectHeldBack('put', `${REMOTE}/kill`)
    const out = await page.tryOut('put', `${REMOTE}/kill`, { words: { 'X-Confirm': 'kill' } })
    expect(out).toMatchObject({
      status: 200,
      body: { killed_notice: expect.stringContaining('short break') },
    })
    await expect.poll(async () => JSON.stringify((await inForce()).killed)).toContain('mfe-example')
    expect(await page.tryOut('delete', `${REMOTE}/kill`)).toMatchObject({
      status: 200,
      body: { killed_notice: null },
    })
  })

  await test.step('one step back by its word, and everybody has what they had', async () => {
    await page.expectHeldBack('post', `${REMOTE}/rollback`)
    const back = await page.tryOut('post', `${REMOTE}/rollback`, {
      words: { from: '', 'X-Confirm': 'rollback' },
    })
    expect(back).toMatchObject({ status: 200, body: { version: null } })
    await expect.poll(inForce).toEqual(nothing)
  })
  await close()
})
