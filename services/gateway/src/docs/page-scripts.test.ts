import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { askOwnId, noteDone, onceIn, ownIdIn } from './page-scripts.js'

const PERSON = '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11'

const answering = (isWanted: boolean) => {
  const ask = jest.fn(() => isWanted)
  Reflect.set(globalThis, 'confirm', ask)
  return ask
}

/** The page would ask by this instead of by the browser's own. */
const expectHeld = (call: object) =>
  expect(Reflect.apply(Reflect.get(call, 'userFetch'), null, [])).rejects.toThrow('not sent')

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'confirm')
  for (const name of ['gastricBuddyOwnId', 'gastricBuddySent', 'gastricBuddyLast'])
    Reflect.deleteProperty(globalThis, name)
})

describe(ownIdIn.name, () => {
  it.each([
    '/api/sessions',
    '/api/session',
    '/api/consents/health_data_consent?user_id=x',
    `http://localhost:3000/api/profile/${PERSON}`,
  ])('sends no DELETE %s that nobody wants', async (url) => {
    const ask = answering(false)
    await expectHeld(ownIdIn({ url, method: 'DELETE' }))
    expect(ask).toHaveBeenCalledTimes(1)
    answering(true)
    expect(ownIdIn({ url, method: 'DELETE' }).url).toBe(url)
  })

  it.each([
    ['GET', '/api/consents'],
    ['POST', '/api/profile'],
    ['DELETE', `/api/fluid-entry/${PERSON}`],
  ])('does not ask before %s %s', (method, url) => {
    const ask = answering(false)
    expect(ownIdIn({ url, method }).url).toBe(url)
    expect(ask).not.toHaveBeenCalled()
  })

  it('puts the own id in the place of that of the examples', () => {
    Reflect.set(globalThis, 'gastricBuddyOwnId', 'mine')
    const call = { url: `/api/home/${PERSON}`, body: JSON.stringify({ user_id: PERSON }) }
    expect(ownIdIn(call)).toEqual({ url: '/api/home/mine', body: '{"user_id":"mine"}' })
  })
})

describe(onceIn.name, () => {
  const EXAMPLE = '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a'
  const press = (body: object, url = '/api/operator/payments/p/pi_1/refunds') =>
    onceIn({ url, method: 'POST', body: JSON.stringify(body), headers: { 'X-Confirm': 'refund' } })
  const idIn = ({ body }: { body: string }): unknown => JSON.parse(body).refund_id
  const refund = { refund_id: EXAMPLE, amount: 4.99 }

  it('asks before the same is done twice, and sends nothing that nobody wants', async () => {
    const ask = answering(false)
    press(refund)
    noteDone({ ok: true })
    await expectHeld(press(refund))
    expect(ask).toHaveBeenCalledTimes(1)
    answering(true)
    expect(press(refund)).not.toHaveProperty('userFetch')
  })

  it('does not ask before something else, what was refused, or what needs no word', () => {
    const ask = answering(false)
    press(refund)
    noteDone({ ok: false })
    press(refund)
    press({ ...refund, amount: 1 })
    noteDone({ ok: true })
    for (const _press of [1, 2]) {
      onceIn({ url: '/api/operator/people/search', method: 'POST', body: '{}', headers: {} })
      noteDone({ ok: true })
    }
    expect(ask).not.toHaveBeenCalled()
  })

  it('gives a refund an id of its own, the same until it is done', () => {
    answering(true)
    const first = idIn(press(refund))
    noteDone({ ok: false })
    const again = idIn(press(refund))
    noteDone({ ok: true })
    const second = idIn(press(refund))
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect([first, again]).not.toContain(EXAMPLE)
    expect(again).toBe(first)
    expect(second).not.toBe(first)
    expect(idIn(press({ ...refund, refund_id: 'typed' }))).toBe('typed')
  })
})

describe(askOwnId.name, () => {
  const answeringAs = (headers: Record<string, string>) =>
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}, { headers }))
  afterEach(() => {
    jest.restoreAllMocks()
  })

  it('learns who is signed in', async () => {
    const asked = answeringAs({ 'X-Profile': 'mine' })
    await askOwnId()
    expect(asked).toHaveBeenCalledWith('/api/consents')
    expect(ownIdIn({ url: `/api/home/${PERSON}` }).url).toBe('/api/home/mine')
  })

  it('leaves the example where nobody is', async () => {
    answeringAs({})
    await askOwnId()
    expect(ownIdIn({ url: `/api/home/${PERSON}` }).url).toBe(`/api/home/${PERSON}`)
  })
})
