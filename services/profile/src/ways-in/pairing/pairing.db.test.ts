import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { signUpConfirmed } from '../../testing/confirming.js'
import { eventsOf, freshAddress, otherThan } from '../../testing/people.js'
import { startProfile } from '../../testing/start-profile.js'
import { PairingService } from './pairing.service.js'

let service: Awaited<ReturnType<typeof startProfile>>
let person: Awaited<ReturnType<typeof signUpConfirmed>>

beforeAll(async () => {
  service = await startProfile({ RESTORE_CONFIRMATION: 'email' })
})
afterAll(() => service.close())
beforeEach(async () => {
  person = await signUpConfirmed(service)
})

const openWindow = () => person.browser.call('POST', '/api/pairing-window')
const status = async () => (await person.browser.call('GET', '/api/pairing-window')).body
const enter = async (code = person.code, address = person.address) =>
  (await service.browser(address).call('POST', '/api/restore', { body: { code } })).status

describe(PairingService.name, () => {
  it('opens for ten minutes and says until when', async () => {
    const { status: code, body } = await openWindow()
    expect(code).toBe(201)
    const minutes = (Date.parse(String(body.expires_at)) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(9.9)
    expect(minutes).toBeLessThanOrEqual(10)
    expect(await status()).toEqual({ open: true, expires_at: body.expires_at })
  })

  it('lets one device in, once, and tells the person', async () => {
    await openWindow()
    expect(await enter()).toBe(200)
    expect(await status()).toEqual({ open: false, expires_at: null })
    expect(await enter()).toBe(404)
    await service.deliverMails()
    expect(service.mails.to(person.email).map(({ subject }) => subject)).toEqual([
      'Your Gastric Buddy profile was opened on a new device',
    ])
  })

  it('lets one device in when many come at once', async () => {
    await openWindow()
    const statuses = await Promise.all(Array.from({ length: 5 }, () => enter()))
    expect(statuses.filter((code) => code === 200)).toHaveLength(1)
  })

  it('leaves the profile code as it is', async () => {
    await openWindow()
    await enter()
    expect((await person.browser.call('GET', '/api/session')).body.recovery_code).toBe(person.code)
  })

  it('lets nobody in from another network, and does not count their codes', async () => {
    await openWindow()
    for (let tries = 0; tries < 4; tries++) expect(await enter(person.code, freshAddress())).toBe(404)
    expect(await enter()).toBe(200)
  })

  it('takes two addresses of one IPv6 /64 for one network, and another /64 for another', async () => {
    const v6 = await signUpConfirmed(service, { address: '2001:db8:77:1::1' })
    await v6.browser.call('POST', '/api/pairing-window')
    expect(await enter(v6.code, '2001:db8:77:2::1')).toBe(404)
    expect(await enter(v6.code, '2001:db8:77:1:ffff::2')).toBe(200)
  })

  it('closes after three wrong codes from its network, and writes that down', async () => {
    await openWindow()
    for (let tries = 0; tries < 3; tries++) await enter(otherThan(person.code))
    expect(await enter()).toBe(404)
    expect((await status()).open).toBe(false)
    expect(await eventsOf(service, person.userId)).toContain('pairing_stopped')
  })

  it('lets the right code in after two wrong ones', async () => {
    await openWindow()
    for (let tries = 0; tries < 2; tries++) await enter(otherThan(person.code))
    expect(await enter()).toBe(200)
  })

  it('lets no more than three codes be guessed at once', async () => {
    await openWindow()
    await Promise.all(Array.from({ length: 12 }, () => enter(otherThan(person.code))))
    const [row] = await service.run(
      'SELECT wrong_codes, closed_at IS NOT NULL AS closed FROM profile.pairing_window WHERE user_id = $1',
      [person.userId],
    )
    expect(row).toEqual({ wrong_codes: 3, closed: true })
  })

  it('does not count the right code of one person against another one beside them', async () => {
    const other = await signUpConfirmed(service, { address: person.address })
    for (let round = 0; round < 4; round++) {
      await openWindow()
      await other.browser.call('POST', '/api/pairing-window')
      expect(await enter(other.code)).toBe(200)
      expect(await enter()).toBe(200)
    }
  })

  it('lets somebody in whose network has used up its tries before it was opened', async () => {
    for (let tries = 0; tries < 6; tries++) await enter(otherThan(person.code))
    expect(await enter()).toBe(429)
    await openWindow()
    expect(await enter()).toBe(200)
  })

  it('closes by itself, and when it is told to', async () => {
    await openWindow()
    await service.run('UPDATE profile.pairing_window SET expires_at = now() WHERE user_id = $1', [
      person.userId,
    ])
    expect(await enter()).toBe(404)
    await openWindow()
    expect(await person.browser.call('DELETE', '/api/pairing-window')).toMatchObject({
      status: 200,
      body: { open: false, expires_at: null },
    })
    expect(await enter()).toBe(404)
    expect((await person.browser.call('DELETE', '/api/pairing-window')).status).toBe(200)
  })

  it('begins anew when it is opened again', async () => {
    await openWindow()
    for (let tries = 0; tries < 2; tries++) await enter(otherThan(person.code))
    await openWindow()
    for (let tries = 0; tries < 2; tries++) await enter(otherThan(person.code))
    expect(await enter()).toBe(200)
  })

  it('opens twenty times a day, for nobody without a session', async () => {
    const statuses = await Promise.all(Array.from({ length: 21 }, () => openWindow()))
    expect(statuses.filter((answer) => answer.status === 201)).toHaveLength(20)
    expect((await service.browser().call('POST', '/api/pairing-window')).status).toBe(401)
  })
})
