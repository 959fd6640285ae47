import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { PASSKEYS_MAX } from '@gb/domain'
import { signUpConfirmed } from '../../testing/confirming.js'
import { eventsOf, freshAddress, listOf, statusesOf } from '../../testing/people.js'
import { SoftPasskey, type Mischief } from '../../testing/soft-passkey.js'
import { startProfile } from '../../testing/start-profile.js'
import { PASSKEY_LIMITS } from './passkey-limits.js'
import { PasskeysService } from './passkeys.service.js'

const UNKNOWN_ID = '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a'

let service: Awaited<ReturnType<typeof startProfile>>
let person: Awaited<ReturnType<typeof signUpConfirmed>>

beforeAll(async () => {
  service = await startProfile({ RESTORE_CONFIRMATION: 'email' })
})
afterAll(() => service.close())
beforeEach(async () => {
  person = await signUpConfirmed(service)
})

const ask = async (by = person) => (await by.browser.call('POST', '/api/passkeys/registration-options')).body
const add = async (passkey = new SoftPasskey(), mischief: Mischief = {}, by = person) =>
  by.browser.call('POST', '/api/passkeys', { body: passkey.register(await ask(by), mischief) })
const list = async (by = person) => (await by.browser.call('GET', '/api/passkeys')).body
const remove = (id: unknown, by = person) => by.browser.call('DELETE', `/api/passkeys/${String(id)}`)
const turn = (enabled: unknown) =>
  person.browser.call('POST', '/api/passkeys/code-restore', { body: { enabled } })
const subjects = async () => {
  await service.deliverMails()
  return service.mails.to(person.email).map(({ subject }) => subject)
}

describe(PasskeysService.name, () => {
  it('adds one that has proven the person, names it after the browser and tells them', async () => {
    const { status, body } = await add(new SoftPasskey(false))
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        passkey_id: expect.any(String),
        name: 'Browser',
        backed_up: true,
        created_at: expect.any(String),
        last_used_at: null,
      },
    })
    expect(await list()).toEqual({ passkeys: [body], code_restore_enabled: true })
    expect(await subjects()).toEqual(['Your Gastric Buddy profile has a new passkey'])
    expect(await eventsOf(service, person.userId)).toContain('passkey_added')
  })

  it('asks for this site and person, and names the passkeys that are there already', async () => {
    const passkey = new SoftPasskey()
    await add(passkey)
    expect(await ask()).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      site: 'localhost',
      timeout_ms: 300_000,
      user_handle: Buffer.from(person.userId.replaceAll('-', ''), 'hex').toString('base64url'),
      user_name: person.email,
      display_name: 'Sam',
      passkeys: [{ credential_id: passkey.id.toString('base64url'), transports: ['internal'] }],
    })
  })

  it('gives the session another token with every change', async () => {
    const tokens = new Set([person.browser.jar.get('gb_sid')])
    const { body } = await add()
    tokens.add(person.browser.jar.get('gb_sid'))
    await remove(body.passkey_id)
    tokens.add(person.browser.jar.get('gb_sid'))
    expect(tokens.size).toBe(3)
    expect((await person.browser.call('GET', '/api/session')).status).toBe(200)
  })

  it.each<[string, Mischief]>([
    ['made for another site', { site: 'evil.example' }],
    ['made on another site', { origin: 'https://evil.example' }],
    ['without proof of the person', { unverified: true }],
    ['for a question nobody asked', { challenge: 'k3JzQm9kZ2V4dHJhb3JkaW5hcnlfY2hhbGxlbmdlXzEyMw' }],
  ])('refuses one %s', async (_what, mischief) => {
    expect(await add(new SoftPasskey(), mischief)).toMatchObject({
      status: 403,
      body: { error: 'passkey_refused' },
    })
    expect(listOf((await list()).passkeys)).toEqual([])
  })

  it('takes an answer once, in the session that was asked, and within five minutes', async () => {
    const passkey = new SoftPasskey()
    const answer = passkey.register(await ask())
    const other = await signUpConfirmed(service)
    const send = (by: typeof person, body: object) => by.browser.call('POST', '/api/passkeys', { body })
    expect((await send(other, answer)).status).toBe(403)
    const both = await Promise.all([send(person, answer), send(person, answer)])
    expect(statusesOf(both)).toEqual([201, 403])
    const late = new SoftPasskey().register(await ask())
    await service.run('UPDATE profile.passkey_challenge SET expires_at = now()')
    expect((await send(person, late)).status).toBe(403)
  })

  it('does not take the question of an unlock for one of adding', async () => {
    await add()
    const question = (await person.browser.call('POST', '/api/passkeys/unlock-options')).body
    const answer = new SoftPasskey().register({ ...question, user_handle: 'AA' })
    expect((await person.browser.call('POST', '/api/passkeys', { body: answer })).status).toBe(403)
  })

  it('looks at no statement of the maker: it could name addresses to fetch', async () => {
    const answer = new SoftPasskey().register(await ask(), {}, 'packed')
    expect((await person.browser.call('POST', '/api/passkeys', { body: answer })).status).toBe(201)
  })

  it('takes no passkey twice, not even for another person', async () => {
    const passkey = new SoftPasskey()
    await add(passkey)
    const other = await signUpConfirmed(service)
    for (const by of [person, other])
      expect(await add(passkey, {}, by)).toMatchObject({ status: 409, body: { error: 'conflict' } })
  })

  it('stops at ten, also when they come at once', async () => {
    for (let count = 0; count < PASSKEYS_MAX - 1; count++) expect((await add()).status).toBe(201)
    const questions = [await ask(), await ask(), await ask()]
    const answers = await Promise.all(
      questions.map((question) =>
        person.browser.call('POST', '/api/passkeys', { body: new SoftPasskey().register(question) }),
      ),
    )
    expect(statusesOf(answers)).toEqual([201, 409, 409])
    expect(await person.browser.call('POST', '/api/passkeys/registration-options')).toMatchObject({
      status: 409,
      body: { error: 'conflict' },
    })
  })

  it('asks thirty times an hour', async () => {
    const statuses = []
    for (let count = 0; count <= PASSKEY_LIMITS.additions; count++)
      statuses.push((await person.browser.call('POST', '/api/passkeys/registration-options')).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(PASSKEY_LIMITS.additions)
    expect(statuses.at(-1)).toBe(429)
  })

  it("removes the own ones, and answers the same for somebody else's as for none", async () => {
    const { body: kept } = await add()
    const other = await signUpConfirmed(service)
    const { body: foreign } = await add(new SoftPasskey(), {}, other)
    for (const id of [foreign.passkey_id, UNKNOWN_ID])
      expect(await remove(id)).toMatchObject({ status: 404, body: { error: 'not_found' } })
    expect(listOf((await list(other)).passkeys)).toHaveLength(1)
    expect(await remove(kept.passkey_id)).toMatchObject({ status: 200, body: { passkeys: [] } })
    expect(await eventsOf(service, person.userId)).toContain('passkey_removed')
    expect(await subjects()).toContain('A passkey was removed from your Gastric Buddy profile')
  })

  it.each([
    { credential_id: '***' },
    { credential_id: '' },
    { client_data_json: 'x'.repeat(5000) },
    { transports: ['telepathy'] },
    { transports: 'usb' },
    { extra: 1 },
  ])('refuses %j as bad input', async (change) => {
    const body = { ...new SoftPasskey().register(await ask()), ...change }
    expect((await person.browser.call('POST', '/api/passkeys', { body })).status).toBe(400)
  })

  it.each(['client_data_json', 'attestation_object'])('refuses a %s that is only noise', async (field) => {
    const body = { ...new SoftPasskey().register(await ask()), [field]: 'n0ise' }
    expect((await person.browser.call('POST', '/api/passkeys', { body })).status).toBe(403)
  })

  it('is for people with a session', async () => {
    const stranger = service.browser(freshAddress())
    expect((await stranger.call('GET', '/api/passkeys')).status).toBe(401)
    expect((await stranger.call('POST', '/api/passkeys/unlock-options')).status).toBe(401)
  })
})

describe('code and e-mail on new devices', () => {
  const phone = () => service.browser(freshAddress())
  const mailFor = async () => {
    const browser = phone()
    const { body } = await browser.call('POST', '/api/restore', { body: { code: person.code } })
    const start = { challenge_id: body.challenge_id, email: person.email }
    const answers = [body, (await browser.call('POST', '/api/restore/start', { body: start })).body]
    await service.deliverMails()
    return answers.map(({ request_id: _r, challenge_id: _c, expires_at: _e, ...answer }) => answer)
  }
  const CODE_MAIL = 'Your Gastric Buddy confirmation code'

  it('stay on without a passkey', async () => {
    expect(await turn(false)).toMatchObject({ status: 409, body: { error: 'conflict' } })
    expect((await turn('no')).status).toBe(400)
    expect((await list()).code_restore_enabled).toBe(true)
  })

  it('lead to no mail once they are off, with the same answers as before', async () => {
    await add()
    const before = await mailFor()
    expect(await subjects()).toContain(CODE_MAIL)
    service.mails.received.length = 0
    expect((await turn(false)).body).toEqual({ code_restore_enabled: false })
    expect(await mailFor()).toEqual(before)
    const adopting = { user_id: person.userId, email: person.email }
    expect((await phone().call('POST', '/api/session/adopt', { body: adopting })).status).toBe(202)
    expect(await subjects()).not.toContain(CODE_MAIL)
    expect(await eventsOf(service, person.userId)).toContain('code_restore_off')
  })

  it('end what was begun before they went off', async () => {
    await add()
    const browser = phone()
    const { body } = await browser.call('POST', '/api/restore', { body: { code: person.code } })
    const start = { challenge_id: body.challenge_id, email: person.email }
    await browser.call('POST', '/api/restore/start', { body: start })
    await service.deliverMails()
    await turn(false)
    const confirm = { challenge_id: body.challenge_id, code: service.mails.codeFor(person.email) }
    expect((await browser.call('POST', '/api/restore/confirm', { body: confirm })).status).toBe(404)
  })

  it('leave the pairing window as it is', async () => {
    await add()
    await turn(false)
    await person.browser.call('POST', '/api/pairing-window')
    const beside = service.browser(person.address)
    expect((await beside.call('POST', '/api/restore', { body: { code: person.code } })).status).toBe(200)
  })

  it('come back on request, and with the removal of the last passkey', async () => {
    const { body } = await add()
    await turn(false)
    await turn(true)
    expect((await list()).code_restore_enabled).toBe(true)
    await turn(false)
    expect((await remove(body.passkey_id)).body.code_restore_enabled).toBe(true)
  })

  it('do not open a profile without confirmation either', async () => {
    const plain = await startProfile({ RESTORE_CONFIRMATION: 'none' })
    const owner = await signUpConfirmed(plain)
    const question = (await owner.browser.call('POST', '/api/passkeys/registration-options')).body
    await owner.browser.call('POST', '/api/passkeys', { body: new SoftPasskey().register(question) })
    const enter = async () =>
      (await plain.browser(freshAddress()).call('POST', '/api/restore', { body: { code: owner.code } }))
        .status
    expect(await enter()).toBe(200)
    await owner.browser.call('POST', '/api/passkeys/code-restore', { body: { enabled: false } })
    expect(await enter()).toBe(404)
    await plain.close()
  })
})
