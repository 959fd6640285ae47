import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { signUpConfirmed } from '../../testing/confirming.js'
import { eventsOf } from '../../testing/people.js'
import { startProfile } from '../../testing/start-profile.js'
import { SessionRotationService } from './session-rotation.service.js'

let service: Awaited<ReturnType<typeof startProfile>>
let person: Awaited<ReturnType<typeof signUpConfirmed>>

beforeAll(async () => {
  service = await startProfile()
})
afterAll(() => service.close())
beforeEach(async () => {
  person = await signUpConfirmed(service)
})

const token = () => person.browser.jar.get('gb_sid') ?? ''
const start = () => person.browser.call('GET', '/api/session')

/** Asks with one token, as a tab does whose request left before the cookie changed. */
const askWith = (session: string) =>
  service.browser(person.address).call('GET', `/api/profile/${person.userId}`, {
    headers: { cookie: `gb_sid=${session}` },
  })

/** Lets time pass for the tokens of the session. */
const pass = (time: string) =>
  service.run(
    `UPDATE profile.session_token SET issued_at = issued_at - $2::interval,
       replaced_at = replaced_at - $2::interval, used_at = used_at - $2::interval WHERE user_id = $1`,
    [person.userId, time],
  )

const rotate = async () => {
  const old = token()
  await pass('25 hours')
  await start()
  return { old, fresh: token() }
}

describe(SessionRotationService.name, () => {
  it('keeps the token for a day and gives another one after that', async () => {
    const first = token()
    await pass('23 hours')
    expect((await start()).cookies).toEqual([])
    await pass('2 hours')
    const { cookies } = await start()
    expect(cookies.find(({ name }) => name === 'gb_sid')).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: 90 * 86_400,
    })
    expect(token()).not.toBe(first)
    expect(await askWith(token())).toMatchObject({ status: 200 })
  })

  it('lets two parallel tabs share one new token, and the old one work for a minute more', async () => {
    const old = token()
    await pass('25 hours')
    const tabs = await Promise.all([start(), start(), start(), start()])
    const issued = tabs.flatMap(({ cookies }) => cookies.filter(({ name }) => name === 'gb_sid'))
    expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(issued).toHaveLength(1)
    expect((await askWith(token())).status).toBe(200)
    await pass('59 seconds')
    expect((await askWith(old)).status).toBe(200)
    expect((await askWith(token())).status).toBe(200)
  })

  it('signs nobody out whose new token was lost on its way', async () => {
    const { old, fresh } = await rotate()
    await pass('3 hours')
    person.browser.jar.set('gb_sid', old)
    const { status, cookies } = await start()
    expect(status).toBe(200)
    expect(cookies.some(({ name }) => name === 'gb_sid')).toBe(true)
    expect(token()).not.toBe(fresh)
    expect((await askWith(token())).status).toBe(200)
    expect(await eventsOf(service, person.userId)).toEqual([])
  })

  it('ends session and device when a replaced token comes back, writes it down and tells the person', async () => {
    const { old, fresh } = await rotate()
    await askWith(fresh)
    await pass('61 seconds')
    expect((await askWith(old)).status).toBe(401)
    expect((await askWith(fresh)).status).toBe(401)
    expect((await askWith(old)).status).toBe(401)
    expect(await eventsOf(service, person.userId)).toEqual(['token_reused'])
    const [device] = await service.run('SELECT revoked_at FROM profile.device WHERE user_id = $1', [
      person.userId,
    ])
    expect(device?.revoked_at).not.toBeNull()
    await service.deliverMails()
    expect(service.mails.to(person.email).map(({ subject }) => subject)).toEqual([
      'We signed out one of your devices',
    ])
  })

  it('ends it once when the replaced token comes back many times at once', async () => {
    const { old, fresh } = await rotate()
    await askWith(fresh)
    await pass('61 seconds')
    const answers = await Promise.all(Array.from({ length: 8 }, () => askWith(old)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
    expect(await eventsOf(service, person.userId)).toEqual(['token_reused'])
  })

  it('leaves the other devices of the person signed in', async () => {
    const other = service.browser(person.address)
    await person.browser.call('POST', '/api/pairing-window')
    await other.call('POST', '/api/restore', { body: { code: person.code } })
    const { old, fresh } = await rotate()
    await askWith(fresh)
    await pass('61 seconds')
    await askWith(old)
    expect((await other.call('GET', '/api/session')).status).toBe(200)
  })

  it('slides the device cookie with it', async () => {
    const device = person.browser.jar.get('gb_dev')
    await pass('25 hours')
    const { cookies } = await start()
    expect(cookies.find(({ name }) => name === 'gb_dev')).toMatchObject({
      value: device,
      maxAge: 400 * 86_400,
    })
  })

  it('ends the session that a browser held when another profile is opened in it', async () => {
    const other = await signUpConfirmed(service, { address: person.address })
    const [session, device] = [token(), person.browser.jar.get('gb_dev')]
    await other.browser.call('POST', '/api/pairing-window')
    const { body } = await person.browser.call('POST', '/api/restore', { body: { code: other.code } })
    expect(body.user_id).toBe(other.userId)
    expect(person.browser.jar.get('gb_dev')).not.toBe(device)
    expect((await askWith(session)).status).toBe(401)
    const rows = await service.run('SELECT FROM profile.device WHERE user_id = $1 AND revoked_at IS NULL', [
      person.userId,
    ])
    expect(rows).toEqual([])
  })
})
