import type { Browser } from '@playwright/test'
import { createPerson, type Person } from './support/api'
import { type Desk, openDesk } from './support/desk'
import { buyPremium } from './support/premium'
import type { Product } from './support/product'
import { expect, test } from './support/test'

/** The consoles of two operators, side by side. */
const openTwo = async (browser: Browser, product: Product, scope: string): Promise<[Desk, Desk]> => [
  await openDesk(browser, product, [scope], 'Olga Support'),
  await openDesk(browser, product, [scope], 'Pedro Support'),
]

const drinks = async ({ api, userId }: Person, ...amounts: number[]) => {
  for (const amount of amounts) {
    const data = { user_id: userId, fluid_type: 'water', amount_oz: amount }
    expect((await api.post('/api/fluid-entry', { data })).ok()).toBe(true)
  }
}

test('erasing and merging take two: the second reads what the first asked, and only they do it', async ({
  product,
  browser,
}) => {
  test.slow()
  const [olga, pedro] = await openTwo(browser, product, 'privacy:erase')

  await test.step('an erasure touches nothing until a colleague confirms it', async () => {
    const person = await createPerson(product.url)
    const path = '/api/operator/people/{user_id}/erasure'
    const words = { user_id: person.userId, 'X-Confirm': 'erase' }
    const profile = async () => (await person.api.get(`/api/profile/${person.userId}`)).status()
    await olga.page.expectHeldBack('post', path)
    const asked = await olga.page.tryOut('post', path, { words })
    expect(asked).toMatchObject({ status: 200, body: { asked_by: 'Olga Support' } })
    const alone = await olga.page.tryOut('post', `${path}/confirm`, { words })
    expect([alone.status, alone.body.error]).toEqual([409, 'conflict'])
    expect(await profile()).toBe(200)
    const waiting = await pedro.page.tryOut('get', '/api/operator/erasure-requests')
    expect(waiting.body.requests).toContainEqual(
      expect.objectContaining({ user_id: person.userId, asked_by: 'Olga Support' }),
    )
    await pedro.page.expectHeldBack('post', `${path}/confirm`)
    expect((await pedro.page.tryOut('post', `${path}/confirm`, { words })).status).toBe(200)
    expect(await profile()).toBe(410)
  })

  await test.step('a merge moves what was logged, once a colleague has confirmed the same two', async () => {
    const [old, now] = [await createPerson(product.url), await createPerson(product.url)]
    await drinks(old, 8, 12)
    await drinks(now, 20)
    const path = '/api/operator/people/{user_id}/merge'
    const words = { user_id: old.userId, 'X-Confirm': 'merge' }
    const body = { into_user_id: now.userId }
    await olga.page.expectHeldBack('post', path)
    expect((await olga.page.tryOut('post', path, { words, body })).status).toBe(200)
    expect((await olga.page.tryOut('post', `${path}/confirm`, { words, body })).status).toBe(409)
    const waiting = await pedro.page.tryOut('get', '/api/operator/merge-requests')
    expect(waiting.body.requests).toContainEqual(
      expect.objectContaining({ user_id: old.userId, into_user_id: now.userId }),
    )
    const merged = await pedro.page.tryOut('post', `${path}/confirm`, { words, body })
    expect(merged).toMatchObject({
      status: 200,
      body: { logs: { fluids: { imported: 2, refused: 0 } }, refused: [] },
    })
    const history = await now.api.get(`/api/fluid-history/${now.userId}`)
    const { entries } = (await history.json()) as { entries: { amount_oz: number }[] }
    expect(entries.map(({ amount_oz: oz }) => oz).sort((a, b) => a - b)).toEqual([8, 12, 20])
    expect((await old.api.get(`/api/profile/${old.userId}`)).status()).toBe(410)
  })
  await Promise.all([olga.close(), pedro.close()])
})

test('of two operators one has a message, hands it over, and its answer ends that', async ({
  product,
  browser,
}) => {
  test.slow()
  const person = await createPerson(product.url)
  await buyPremium(person)
  const message = 'Which protein is easy on the stomach?'
  const data = { user_id: person.userId, message }
  expect((await person.api.post('/api/premium-checkin', { data })).ok()).toBe(true)
  const [olga, pedro] = await openTwo(browser, product, 'check-ins:answer')
  const path = '/api/operator/check-ins/{user_id}/{entry_id}'
  /** The message in the inbox as an operator asks for it. */
  const inInbox = async ({ page }: Desk, assigned: string) => {
    const inbox = await page.tryOut('get', '/api/operator/check-ins', { words: { assigned } })
    const entries = inbox.body.entries as { user_id: string; entry_id: string }[]
    return entries.find((entry) => entry.user_id === person.userId)
  }
  const entry = await inInbox(olga, 'nobody')
  const words = { user_id: person.userId, entry_id: entry?.entry_id ?? '' }

  await test.step('Olga takes it, so that Pedro does not write, too', async () => {
    const taken = await olga.page.tryOut('put', `${path}/assignment`, { words, body: {} })
    expect(taken).toMatchObject({ status: 200, body: { assigned_to: 'Olga Support', message } })
    expect(await inInbox(olga, 'me')).toMatchObject({ assigned_to: 'Olga Support' })
    expect(await inInbox(pedro, 'nobody')).toBeUndefined()
    const late = await pedro.page.tryOut('put', `${path}/assignment`, { words, body: {} })
    expect([late.status, late.body.error]).toEqual([409, 'conflict'])
  })

  await test.step('put back by her it is his, until she takes it over by his name', async () => {
    const back = await olga.page.tryOut('delete', `${path}/assignment`, { words })
    expect(back).toMatchObject({ status: 200, body: { assigned_to: null } })
    const his = await pedro.page.tryOut('put', `${path}/assignment`, { words, body: {} })
    expect(his).toMatchObject({ status: 200, body: { assigned_to: 'Pedro Support' } })
    const over = await olga.page.tryOut('put', `${path}/assignment`, {
      words,
      body: { instead_of: 'Pedro Support' },
    })
    expect(over).toMatchObject({ status: 200, body: { assigned_to: 'Olga Support' } })
  })

  await test.step('answered, it cannot be given to anybody', async () => {
    await olga.page.expectHeldBack('post', `${path}/reply`)
    const answer = await olga.page.tryOut('post', `${path}/reply`, {
      words: { ...words, 'X-Confirm': 'reply' },
      body: { reply: 'Soft ones first: yogurt, eggs, fish.' },
    })
    expect(answer).toMatchObject({ status: 200, body: { answered_by: 'Olga Support' } })
    const late = await pedro.page.tryOut('delete', `${path}/assignment`, { words })
    expect(late.status).toBe(409)
    const thread = await person.api.get(`/api/premium-checkin/${person.userId}`)
    expect(await thread.text()).toContain('Soft ones first')
  })
  await Promise.all([olga.close(), pedro.close()])
})
