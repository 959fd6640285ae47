import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { ownIdIn } from './page-scripts.js'

const PERSON = '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11'

const answering = (isWanted: boolean) => {
  const ask = jest.fn(() => isWanted)
  Reflect.set(globalThis, 'confirm', ask)
  return ask
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'confirm')
  Reflect.deleteProperty(globalThis, 'gastricBuddyOwnId')
})

describe(ownIdIn.name, () => {
  it.each([
    '/api/sessions',
    '/api/session',
    '/api/consents/health_data_consent?user_id=x',
    `http://localhost:3000/api/profile/${PERSON}`,
  ])('sends no DELETE %s that nobody wants', (url) => {
    const ask = answering(false)
    expect(() => ownIdIn({ url, method: 'DELETE' })).toThrow('not sent')
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
