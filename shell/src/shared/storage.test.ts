import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { storage } from './storage'

describe('storage', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it('keeps who is signed in, with a backup of this tab', () => {
    storage.keepIdentity({ userId: 'u', email: 'e', recoveryCode: '123456' })
    expect(storage.identity()).toEqual({ userId: 'u', email: 'e', recoveryCode: '123456' })
    localStorage.clear()
    expect(storage.identity()).toEqual({ userId: 'u', email: 'e', recoveryCode: null })
  })

  it('keeps of a profile its name only', () => {
    const profile = { name: 'Sam', current_weight_lbs: 240, surgery_date: '2026-01-02' }
    storage.keepProfileCopy(profile)
    expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/240|2026/)
    expect(storage.profileCopy()).toEqual({ name: 'Sam' })
  })

  it('takes a damaged record for none', () => {
    localStorage.setItem('gb.consent', '{"terms_accepted":')
    localStorage.setItem('gb.profile', '[]')
    expect(storage.consent()).toBeNull()
    expect(storage.profileCopy()).toBeNull()
  })

  it('takes a consent for given only where it is strictly true', () => {
    const stored = {
      terms_accepted: 'yes',
      privacy_policy_accepted: true,
      app_version: '1.0',
      timestamp: 't',
    }
    localStorage.setItem('gb.consent', JSON.stringify(stored))
    expect(storage.consent()).toMatchObject({ terms_accepted: false, privacy_policy_accepted: true })
  })

  it('forgets the person and keeps the look', () => {
    storage.keepIdentity({ userId: 'u', email: 'e', recoveryCode: '123456' })
    storage.keepProfileCopy({ name: 'Sam' })
    storage.keepTheme('dark')
    storage.forgetPerson()
    expect(storage.identity()).toEqual({ userId: null, email: null, recoveryCode: null })
    expect(storage.profileCopy()).toBeNull()
    expect(storage.theme()).toBe('dark')
  })

  it('forgets on sign-out what others kept, and the hint of the server', () => {
    localStorage.setItem('gb.trusted-person', 'Ann')
    sessionStorage.setItem('draft', 'Dear diary')
    document.cookie = 'gb_here=1; path=/'
    expect(storage.mayHaveSession()).toBe(true)
    storage.keepInstalled()
    storage.forgetPerson()
    expect(Object.keys(localStorage)).toEqual([])
    expect(Object.keys(sessionStorage)).toEqual(['gb.installed'])
    expect(storage.mayHaveSession()).toBe(false)
  })

  it('keeps a confirmation for half an hour', () => {
    const began = (minutesAgo: number) => ({
      challengeId: 'c-1',
      email: 'sam@example.com',
      expiresAt: '2026-11-20T08:40:00.000Z',
      codeWorksHere: false,
      beganAt: Date.now() - minutesAgo * 60_000,
    })
    const fresh = began(29)
    storage.keepConfirmation(fresh)
    expect(storage.confirmation()).toEqual(fresh)
    storage.keepConfirmation(began(31))
    expect(storage.confirmation()).toBeNull()
    storage.keepConfirmation(null)
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('remembers a sign-out that is owed until it is paid', () => {
    storage.keepOwedSignOut('everywhere')
    storage.forgetPerson()
    expect(storage.owedSignOut()).toBe('everywhere')
    storage.keepOwedSignOut(null)
    expect(storage.owedSignOut()).toBeNull()
  })

  it('works where the browser refuses to store', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError')
    })
    expect(() => storage.keepIdentity({ userId: 'u', email: null, recoveryCode: null })).not.toThrow()
    expect(storage.identity().userId).toBeNull()
  })
})
