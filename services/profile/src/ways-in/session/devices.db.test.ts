import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { signUpConfirmed } from '../../testing/confirming.js'
import { eventsOf, listOf } from '../../testing/people.js'
import { startProfile } from '../../testing/start-profile.js'
import { DevicesService } from './devices.service.js'

const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) Version/18.1 Safari/604.1' }

let service: Awaited<ReturnType<typeof startProfile>>
let person: Awaited<ReturnType<typeof signUpConfirmed>>
let phone: ReturnType<typeof service.browser>

beforeAll(async () => {
  service = await startProfile()
})
afterAll(() => service.close())
beforeEach(async () => {
  person = await signUpConfirmed(service)
  phone = service.browser(person.address)
  await person.browser.call('POST', '/api/pairing-window')
  await phone.call('POST', '/api/restore', { body: { code: person.code }, headers: PHONE })
})

const list = async () => listOf((await person.browser.call('GET', '/api/devices')).body.devices)

const phoneId = async () => {
  const device = (await list()).find(({ name }) => name === 'Safari on iPhone')
  return String(device?.device_id)
}

describe(DevicesService.name, () => {
  it('lists the devices, this one first', async () => {
    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
    expect(await list()).toEqual([
      {
        device_id: expect.any(String),
        name: 'Browser',
        is_current: true,
        signed_in: true,
        first_seen_at: instant,
        last_seen_at: instant,
      },
      expect.objectContaining({ name: 'Safari on iPhone', is_current: false, signed_in: true }),
    ])
  })

  it('signs a device out for good: neither its session nor the code opens the profile there', async () => {
    const id = await phoneId()
    const { status, body } = await person.browser.call('DELETE', `/api/devices/${id}`)
    expect({ status, body }).toEqual({ status: 200, body: { revoked: true, is_current: false } })
    expect((await phone.call('GET', '/api/session')).status).toBe(401)
    const [before] = await service.run(
      'SELECT wrong_codes FROM profile.device WHERE user_id = $1 AND device_id = $2',
      [person.userId, id],
    )
    await phone.call('POST', '/api/restore', { body: { code: '000000' } })
    const [after] = await service.run(
      'SELECT wrong_codes FROM profile.device WHERE user_id = $1 AND device_id = $2',
      [person.userId, id],
    )
    expect(after).toEqual(before)
    expect(await list()).toHaveLength(1)
    expect(await eventsOf(service, person.userId)).toContain('device_revoked')
  })

  it('revokes once, then there is nothing', async () => {
    const id = await phoneId()
    await person.browser.call('DELETE', `/api/devices/${id}`)
    expect((await person.browser.call('DELETE', `/api/devices/${id}`)).status).toBe(404)
  })

  it("answers for somebody else's device as for none", async () => {
    const stranger = await signUpConfirmed(service)
    const theirs = await stranger.browser.call('DELETE', `/api/devices/${await phoneId()}`)
    const none = await stranger.browser.call('DELETE', '/api/devices/3b241101-e2bb-4255-8caf-4136c566a962')
    expect({ ...theirs.body, request_id: '' }).toEqual({ ...none.body, request_id: '' })
    expect(theirs.status).toBe(404)
    expect((await phone.call('GET', '/api/session')).status).toBe(200)
  })

  it('wipes this browser when it signs itself out', async () => {
    const id = String((await list())[0]?.device_id)
    const { body, headers } = await person.browser.call('DELETE', `/api/devices/${id}`)
    expect(body).toEqual({ revoked: true, is_current: true })
    expect(headers['clear-site-data']).toBe('"cache","cookies","storage"')
    expect(person.browser.jar.size).toBe(0)
  })

  it('lists no device that was not seen for 400 days, and says which are not signed in', async () => {
    await phone.call('DELETE', '/api/session')
    expect(await list()).toHaveLength(1)
    const another = service.browser(person.address)
    await person.browser.call('POST', '/api/pairing-window')
    await another.call('POST', '/api/restore', { body: { code: person.code }, headers: PHONE })
    await service.run(
      `UPDATE profile.session s SET last_seen_at = now() - interval '31 days' FROM profile.device d
       WHERE d.user_id = $1 AND d.device_id = s.device_id AND d.label = 'Safari on iPhone'`,
      [person.userId],
    )
    expect((await list()).map(({ signed_in: signedIn }) => signedIn)).toEqual([true, false])
    await service.run(
      `UPDATE profile.device SET last_seen_at = now() - interval '401 days'
       WHERE user_id = $1 AND label = 'Safari on iPhone'`,
      [person.userId],
    )
    expect(await list()).toHaveLength(1)
  })

  it('refuses what is no id, and answers nobody without a session', async () => {
    expect((await person.browser.call('DELETE', '/api/devices/mine')).status).toBe(400)
    expect((await service.browser().call('GET', '/api/devices')).status).toBe(401)
  })
})
