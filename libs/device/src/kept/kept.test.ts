/** @jest-environment ./libs/config/jest/browser-environment.mjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createKept, type Kept } from './kept'
import { KEYS, nameOf, PLACES, type KeptKey } from './keys'

const ALL = Object.keys(KEYS).filter((key): key is KeptKey => Object.hasOwn(KEYS, key))

const stored = (key: KeptKey, of?: string) => PLACES[KEYS[key].place]().getItem(nameOf(key, of))

const emptyTheBrowser = () => {
  localStorage.clear()
  sessionStorage.clear()
}

describe('what a browser keeps', () => {
  let kept: Kept
  beforeEach(() => {
    emptyTheBrowser()
    kept = createKept()
  })

  describe.each(ALL)('%s', (key) => {
    const policy = KEYS[key].atSignOut

    it(`${policy} at a sign-out, on the device and for this page`, () => {
      kept.keep(key, 'canary')
      kept.forgetPerson()
      const expected = policy === 'goes' ? null : 'canary'
      expect([stored(key), kept.read(key)]).toEqual([expected, expected])
    })

    it('keeps nothing of a person that the browser refused to store', () => {
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new Error('full')
      })
      kept.keep(key, 'canary')
      expect(kept.read(key)).toBe(KEYS[key].unstored === 'page' ? 'canary' : null)
      kept.forgetPerson()
      if (policy === 'goes') expect(kept.read(key)).toBeNull()
    })

    it('comes back after the answer of the server only where it stays', () => {
      kept.keep(key, 'canary')
      kept.forgetPerson()
      emptyTheBrowser()
      kept.putBackWhatStays()
      expect(stored(key)).toBe(policy === 'stays' ? 'canary' : null)
    })
  })

  it('forgets what is kept for each of several, and what no list knows', () => {
    kept.keep('trustedPerson', 'Maria', 'u1')
    kept.keep('said', '2026-11-20', 'sip.u1')
    localStorage.setItem('gb.theme.of-somebody', 'x')
    sessionStorage.setItem('gb.theme', 'a key of the other place')
    kept.forgetPerson()
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []])
  })

  it('puts back nothing that was chosen anew or dropped', () => {
    kept.keep('theme', 'dark')
    kept.keep('helpCountry', 'DE')
    kept.forgetPerson()
    kept.keep('theme', 'light')
    kept.keep('helpCountry', null)
    kept.putBackWhatStays()
    expect([kept.read('theme'), kept.read('helpCountry')]).toEqual(['light', null])
  })

  it('has one place for each name', () => {
    const names = ALL.map((key) => `${KEYS[key].place} ${KEYS[key].name}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('tells of every change, here and in other tabs, until nobody listens', () => {
    const listener = jest.fn()
    const stop = kept.subscribe(listener)
    kept.keep('weightUnit', 'kg')
    kept.forgetPerson()
    globalThis.dispatchEvent(new Event('storage'))
    expect(listener).toHaveBeenCalledTimes(3)
    stop()
    kept.keep('weightUnit', 'lbs')
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('works where the browser has no storage at all', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('refused')
    })
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused')
    })
    kept.keep('fluidUnit', 'ml')
    expect([kept.read('fluidUnit'), kept.read('userId')]).toEqual(['ml', null])
  })
})
