import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { keepTrustedPerson, useTrustedPerson } from './trusted-person'

const KEY = 'gb.tracking.trusted-person.u1'
const MARIA = { name: 'Maria', phone: '555 010 1234' }

afterEach(() => {
  jest.restoreAllMocks()
  keepTrustedPerson('u1', null)
})

describe(useTrustedPerson.name, () => {
  const who = () => {
    const { result, unmount } = renderHook(() => useTrustedPerson('u1'))
    unmount()
    return result.current
  }

  it('knows whom another remote has kept meanwhile', () => {
    expect(who()).toBeNull()
    globalThis.localStorage.setItem(KEY, JSON.stringify(MARIA))
    expect(who()).toEqual(MARIA)
    globalThis.localStorage.removeItem(KEY)
    expect(who()).toBeNull()
  })

  it('takes what it cannot read for nobody', () => {
    for (const text of ['{', 'null', '[]', '{"name":1,"phone":2}']) {
      globalThis.localStorage.setItem(KEY, text)
      expect(who()).toBeNull()
    }
  })

  it('keeps the person for this page where the browser refuses to store it', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused')
    })
    keepTrustedPerson('u1', MARIA)
    expect(who()).toEqual(MARIA)
  })
})
