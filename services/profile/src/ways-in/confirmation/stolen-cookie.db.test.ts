import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { CONFIRMATION_PURPOSES, type ConfirmationPurpose } from '@gb/domain'
import { confirmByMail } from '../../testing/confirming.js'
import { eventsOf, freshEmail, otherThan, signUp } from '../../testing/people.js'
import { SoftPasskey } from '../../testing/soft-passkey.js'
import { FORM, startProfile } from '../../testing/start-profile.js'

type Person = Awaited<ReturnType<typeof signUp>>
type Browser = Pick<Person['browser'], 'call' | 'jar'>
interface Gate {
  purpose: ConfirmationPurpose
  method: 'GET' | 'POST' | 'DELETE'
  path: (person: Person) => string
  body?: () => object
  /** What it answers once it is confirmed. */
  status: number
}

const PASSKEY_ID = '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a'
const at = (path: string) => () => path

const GATES: Gate[] = [
  { purpose: 'pairing', method: 'POST', path: at('/api/pairing-window'), status: 201 },
  {
    purpose: 'change_email',
    method: 'POST',
    path: at('/api/profile'),
    body: () => ({ ...FORM, email: freshEmail() }),
    status: 200,
  },
  { purpose: 'change_passkeys', method: 'POST', path: at('/api/passkeys/registration-options'), status: 200 },
  {
    purpose: 'change_passkeys',
    method: 'POST',
    path: at('/api/passkeys'),
    body: () => new SoftPasskey().register({ user_handle: 'AA', site: 'localhost', challenge: 'AA' }),
    status: 403,
  },
  { purpose: 'change_passkeys', method: 'DELETE', path: at(`/api/passkeys/${PASSKEY_ID}`), status: 404 },
  {
    purpose: 'code_restore',
    method: 'POST',
    path: at('/api/passkeys/code-restore'),
    body: () => ({ enabled: false }),
    status: 409,
  },
  {
    purpose: 'code_restore',
    method: 'POST',
    path: at('/api/passkeys/code-restore'),
    body: () => ({ enabled: true }),
    status: 200,
  },
  {
    purpose: 'delete_profile',
    method: 'DELETE',
    path: ({ userId }) => `/api/profile/${userId}`,
    status: 200,
  },
]

// In the mode of a fresh clone and in the one of a product with a mail server.
describe.each(['none', 'email'])('a stolen session cookie alone, with RESTORE_CONFIRMATION=%s', (mode) => {
  let service: Awaited<ReturnType<typeof startProfile>>
  let person: Person
  let thief: Browser

  /** A browser somewhere else with the cookies as they are now. */
  const withCookiesOf = ({ browser }: Person): Browser => {
    const stolen = service.browser('203.0.113.66')
    for (const [name, value] of browser.jar) stolen.jar.set(name, value)
    return stolen
  }
  const knock = ({ method, path, body }: Gate, by: Browser) =>
    by.call(method, path(person), body ? { body: body() } : {})
  const everything = async () =>
    service.run(
      `SELECT p.email_lookup, p.code_restore_enabled, p.erase_at, (SELECT count(*)::int FROM profile.passkey k
         WHERE k.user_id = p.user_id) AS passkeys, (SELECT count(*)::int FROM profile.pairing_window w
         WHERE w.user_id = p.user_id) AS windows, (SELECT count(*)::int FROM profile.email_change e
         WHERE e.user_id = p.user_id) AS changes FROM profile.profile p WHERE p.user_id = $1`,
      [person.userId],
    )

  beforeAll(async () => {
    service = await startProfile({ RESTORE_CONFIRMATION: mode })
  })
  beforeEach(async () => {
    person = await signUp(service)
    thief = withCookiesOf(person)
  })
  afterAll(() => service.close())

  it.each(GATES)('is refused for $purpose ($method) and told how the person confirms it', async (gate) => {
    const before = await everything()
    const refused = await knock(gate, thief)
    expect(refused).toMatchObject({
      status: 403,
      body: { error: 'fresh_confirmation_required', purpose: gate.purpose, ways: ['email'] },
    })
    expect(await everything()).toEqual(before)
    expect(await eventsOf(service, person.userId)).toEqual([])
    await service.deliverMails()
    expect(service.mails.to(person.email)).toEqual([])
  })

  it.each(GATES)('$purpose ($method) opens to its own confirmation, and to no other', async (gate) => {
    await confirmByMail(service, person, ...CONFIRMATION_PURPOSES.filter((other) => other !== gate.purpose))
    expect(await knock(gate, person.browser)).toMatchObject({
      status: 403,
      body: { error: 'fresh_confirmation_required' },
    })
    await confirmByMail(service, person, gate.purpose)
    expect((await knock(gate, withCookiesOf(person))).status).toBe(gate.status)
  })

  it('has no share in what the person confirms after it was stolen', async () => {
    await confirmByMail(service, person, ...CONFIRMATION_PURPOSES)
    for (const gate of GATES)
      expect({ gate: gate.purpose, answer: (await knock(gate, thief)).body.error }).toEqual({
        gate: gate.purpose,
        answer: 'fresh_confirmation_required',
      })
  })

  it('gains nothing by signing out and opening the profile again with the cookies that are left', async () => {
    await confirmByMail(service, person, ...CONFIRMATION_PURPOSES)
    const visitor = withCookiesOf(person)
    visitor.jar.delete('gb_sid')
    const { status } = await visitor.call('POST', '/api/profile', { body: { ...FORM, email: person.email } })
    expect(status).toBe(201)
    for (const gate of GATES)
      expect((await knock(gate, visitor)).body.error).toBe('fresh_confirmation_required')
  })

  it('saves the form without a confirmation as long as the e-mail stays', async () => {
    const form = { ...FORM, email: person.email, age: 50 }
    expect((await person.browser.call('POST', '/api/profile', { body: form })).status).toBe(200)
    const upper = { ...form, email: person.email.toUpperCase() }
    expect((await person.browser.call('POST', '/api/profile', { body: upper })).status).toBe(200)
  })

  describe('and the profile code', () => {
    /** Everything that answers a profile to a session. */
    const answers = async (by: Browser) => [
      await by.call('GET', '/api/session'),
      await by.call('GET', `/api/profile/${person.userId}`),
      await by.call('POST', '/api/profile', { body: { ...FORM, email: person.email } }),
      await by.call('POST', '/api/session/adopt', {
        body: { user_id: person.userId, email: person.email },
      }),
      await by.call('GET', `/api/get-recovery-code/${person.userId}`),
      await by.call('GET', '/api/pairing-window'),
      await by.call('GET', '/api/devices'),
    ]

    const hasComeBack = async () => {
      const seen = 'SELECT FROM profile.session WHERE user_id = $1 AND last_seen_at >= created_at'
      return (await service.run(seen, [person.userId])).length > 0
    }

    it('is not in anything that the cookie reads or writes', async () => {
      for (const answer of await answers(thief))
        expect(JSON.stringify(answer.body)).not.toContain(person.code)
    })

    it('is not said again to who repeats the form with the cookies, right after it was made', async () => {
      await person.browser.call('GET', '/api/session')
      // That a session came back is written down beside the answer, which does not wait for it.
      while (!(await hasComeBack())) await new Promise((done) => setTimeout(done, 10))
      const visitor = withCookiesOf(person)
      visitor.jar.delete('gb_sid')
      const { status, body } = await visitor.call('POST', '/api/profile', {
        body: { ...FORM, email: person.email },
      })
      expect({ status, id: body.user_id }).toEqual({ status: 201, id: person.userId })
      expect(JSON.stringify(body)).not.toContain(person.code)
    })

    it('is shown to the session that has confirmed it, to no copy of it, and not for longer', async () => {
      const read = async (by: Browser) =>
        (await by.call('GET', `/api/get-recovery-code/${person.userId}`)).body.recovery_code
      await confirmByMail(service, person, 'show_code')
      expect(await read(person.browser)).toBe(person.code)
      expect((await person.browser.call('GET', '/api/session')).body.recovery_code).toBe(person.code)
      for (const answer of await answers(thief))
        expect(JSON.stringify(answer.body)).not.toContain(person.code)
      expect(await eventsOf(service, person.userId)).toContain('code_shown')
      await service.run(
        `UPDATE profile.fresh_confirmation SET confirmed_at = confirmed_at - interval '10 minutes' WHERE user_id = $1`,
        [person.userId],
      )
      expect((await person.browser.call('GET', '/api/session')).body.recovery_code).toBeNull()
      expect(await read(person.browser)).toBeUndefined()
    })

    it('cannot be tried out: after a few wrong ones the right one is refused too', async () => {
      const open = (code: string) => thief.call('GET', `/api/profile-by-code/${code}`)
      const ask = async (code: string) => thief.call('POST', '/api/session/own-code', { body: { code } })
      // Another network each time: it is the session that is counted.
      thief.jar.delete('gb_dev')
      expect((await ask(person.code)).body).toEqual({ own: true })
      const guesses = await Promise.all(
        Array.from({ length: 12 }, (_, guess) => (guess % 2 ? open : ask)(otherThan(person.code))),
      )
      expect(guesses.map(({ status }) => status)).toContain(429)
      for (const refused of [await open(person.code), await ask(person.code)]) {
        expect(refused.status).toBe(429)
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
        expect(JSON.stringify(refused.body)).not.toContain(person.userId)
      }
      expect(await eventsOf(service, person.userId)).toContain('wrong_codes')
    })

    it('costs nothing to the installed app, which opens the profile by its own code at every start', async () => {
      for (let start = 0; start < 30; start++)
        expect(await person.browser.call('GET', `/api/profile-by-code/${person.code}`)).toMatchObject({
          status: 200,
          body: { recovery_code: person.code },
        })
    })

    it('is what the pairing window answers, because the other device asks for it', async () => {
      await confirmByMail(service, person, 'pairing')
      const { body } = await person.browser.call('POST', '/api/pairing-window')
      expect(body.recovery_code).toBe(person.code)
    })
  })

  it('can still be thrown out: signing out, here, everywhere or of one device, asks for nothing', async () => {
    const { body } = await person.browser.call('GET', '/api/devices')
    expect(body.devices).toHaveLength(1)
    expect((await person.browser.call('DELETE', '/api/sessions')).status).toBe(200)
    expect((await thief.call('GET', '/api/session')).status).toBe(401)
  })
})
