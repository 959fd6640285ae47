import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { signUpConfirmed } from '../../testing/confirming.js'
import { comparable, eventsOf, freshAddress, listOf, statusesOf } from '../../testing/people.js'
import { SoftPasskey, type Mischief } from '../../testing/soft-passkey.js'
import { startProfile } from '../../testing/start-profile.js'
import { PASSKEY_LIMITS } from './passkey-limits.js'
import { PasskeySignInService } from './passkey-sign-in.service.js'
import { PasskeyUnlockService } from './passkey-unlock.service.js'

type Service = Awaited<ReturnType<typeof startProfile>>

let service: Service
let person: Awaited<ReturnType<typeof signUpConfirmed>>
let passkey: SoftPasskey

beforeAll(async () => {
  service = await startProfile({ RESTORE_CONFIRMATION: 'email' })
})
afterAll(() => service.close())
beforeEach(async () => {
  person = await signUpConfirmed(service)
  passkey = new SoftPasskey()
  await add(passkey)
})

const add = async (added: SoftPasskey, by = person) => {
  const question = (await by.browser.call('POST', '/api/passkeys/registration-options')).body
  await by.browser.call('POST', '/api/passkeys', { body: added.register(question) })
}
const phone = () => service.browser(freshAddress())
type Browser = ReturnType<typeof phone>
const askSignIn = async (browser: Browser) =>
  (await browser.call('POST', '/api/passkeys/sign-in-options')).body
const signIn = async (browser: Browser, mischief: Mischief = {}, signer = passkey) =>
  browser.call('POST', '/api/passkeys/sign-in', { body: signer.sign(await askSignIn(browser), mischief) })
const unlock = async (mischief: Mischief = {}, signer = passkey) => {
  const question = (await person.browser.call('POST', '/api/passkeys/unlock-options')).body
  return person.browser.call('POST', '/api/passkeys/unlock', { body: signer.sign(question, mischief) })
}
const lastUse = async () => {
  const [listed] = listOf((await person.browser.call('GET', '/api/passkeys')).body.passkeys)
  return listed?.last_used_at
}

const MISCHIEF: [string, Mischief][] = [
  ['for another site', { site: 'evil.example' }],
  ['on another site', { origin: 'https://evil.example' }],
  ['without proof of the person', { unverified: true }],
  ['for a question nobody asked', { challenge: 'k3JzQm9kZ2V4dHJhb3JkaW5hcnlfY2hhbGxlbmdlXzEyMw' }],
]

describe(PasskeySignInService.name, () => {
  it('opens the profile on a new device, keeps its code, and tells the person', async () => {
    const browser = phone()
    const { status, body, cookies, headers } = await signIn(browser)
    expect({ status, id: body.user_id }).toEqual({ status: 200, id: person.userId })
    expect(headers['x-profile']).toBe(person.userId)
    expect(new Set(cookies.map(({ name }) => name))).toEqual(new Set(['gb_dev', 'gb_here', 'gb_sid']))
    expect(body.recovery_code).toBe(person.code)
    expect((await browser.call('GET', '/api/session')).body.user_id).toBe(person.userId)
    expect((await person.browser.call('GET', '/api/session')).status).toBe(200)
    await service.deliverMails()
    expect(service.mails.to(person.email).map(({ subject }) => subject)).toContain(
      'Your Gastric Buddy profile was opened with a passkey',
    )
    expect(await eventsOf(service, person.userId)).toContain('restored_by_passkey')
    expect(await lastUse()).toEqual(expect.any(String))
  })

  it('opens it again and again with one that is synced and does not count', async () => {
    const synced = new SoftPasskey(false)
    await add(synced)
    for (let times = 0; times < 2; times++) expect((await signIn(phone(), {}, synced)).status).toBe(200)
  })

  it.each([
    ...MISCHIEF,
    ['that names nobody', { userHandle: null }],
    ['that names another', { userHandle: 'AAAA' }],
  ])('refuses a signature %s', async (_what, mischief) => {
    const browser = phone()
    expect(await signIn(browser, mischief)).toMatchObject({
      status: 403,
      body: { error: 'passkey_refused' },
      cookies: [],
    })
    expect((await browser.call('GET', '/api/session')).status).toBe(401)
  })

  it('refuses everything with the same answer, whether the passkey is known or not', async () => {
    const answers = [
      await signIn(phone(), {}, new SoftPasskey()),
      await signIn(phone(), { unverified: true }),
      await signIn(phone(), { counter: 1 }),
    ].map(comparable)
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })

  it('refuses a passkey whose counter goes back, and writes down that it may have been copied', async () => {
    await signIn(phone())
    expect((await signIn(phone(), { counter: 1 })).status).toBe(403)
    expect(await eventsOf(service, person.userId)).toContain('passkey_copied')
    expect((await signIn(phone(), { counter: 9 })).status).toBe(200)
    expect((await signIn(phone(), { counter: 0 })).status).toBe(403)
  })

  it('takes an answer once, in the browser that asked, within five minutes', async () => {
    const browser = phone()
    const answer = passkey.sign(await askSignIn(browser))
    const send = (by: Browser, body = answer) => by.call('POST', '/api/passkeys/sign-in', { body })
    expect((await send(phone())).status).toBe(403)
    const both = await Promise.all([send(browser), send(browser)])
    expect(statusesOf(both)).toEqual([200, 403])
    const late = phone()
    const lateAnswer = passkey.sign(await askSignIn(late))
    await service.run('UPDATE profile.passkey_challenge SET expires_at = now()')
    expect((await send(late, lateAnswer)).status).toBe(403)
  })

  it('opens nothing with a passkey that was removed', async () => {
    const [listed] = listOf((await person.browser.call('GET', '/api/passkeys')).body.passkeys)
    await person.browser.call('DELETE', `/api/passkeys/${String(listed?.passkey_id)}`)
    expect((await signIn(phone())).status).toBe(403)
  })

  it('signs a browser over to the profile of the passkey', async () => {
    const other = await signUpConfirmed(service)
    await signIn(other.browser)
    expect((await other.browser.call('GET', '/api/session')).body.user_id).toBe(person.userId)
  })

  it('asks three hundred times an hour per network', async () => {
    const browser = phone()
    await askSignIn(browser)
    await service.run(`UPDATE profile.throttle SET hits = $1 WHERE bucket LIKE 'passkey_sign_in:%'`, [
      PASSKEY_LIMITS.signInsPerNetwork,
    ])
    expect((await browser.call('POST', '/api/passkeys/sign-in-options')).status).toBe(429)
    expect((await phone().call('POST', '/api/passkeys/sign-in-options')).status).toBe(200)
  })

  it('keeps neither question nor signature', async () => {
    const browser = phone()
    const answer = passkey.sign(await askSignIn(browser))
    const open = await askSignIn(browser)
    await browser.call('POST', '/api/passkeys/sign-in', { body: answer })
    const rows = await service.run(
      'SELECT c::text AS row FROM profile.passkey_challenge c UNION ALL SELECT p::text FROM profile.passkey p',
    )
    const stored = rows.map(({ row }) => String(row)).join('\n')
    expect(stored).toContain(passkey.id.toString('hex'))
    expect(stored).not.toContain(Buffer.from(String(open.challenge)).toString('hex'))
    expect(stored).not.toContain(Buffer.from(String(open.challenge), 'base64url').toString('hex'))
  })
})

describe(PasskeyUnlockService.name, () => {
  it('asks for the own passkeys and takes one of them', async () => {
    const { body } = await person.browser.call('POST', '/api/passkeys/unlock-options')
    expect(body.passkeys).toEqual([
      { credential_id: passkey.id.toString('base64url'), transports: ['internal'] },
    ])
    expect(await unlock()).toMatchObject({ status: 200, body: { unlocked: true }, cookies: [] })
    expect((await unlock({ userHandle: null })).status).toBe(200)
  })

  it.each(MISCHIEF)('refuses a signature %s', async (_what, mischief) => {
    expect(await unlock(mischief)).toMatchObject({ status: 403, body: { error: 'passkey_refused' } })
  })

  it("refuses somebody else's passkey, and does not count it as used", async () => {
    const other = await signUpConfirmed(service)
    const foreign = new SoftPasskey()
    await add(foreign, other)
    expect((await unlock({}, foreign)).status).toBe(403)
    const [listed] = listOf((await other.browser.call('GET', '/api/passkeys')).body.passkeys)
    expect(listed?.last_used_at).toBeNull()
  })

  it('takes no answer that was given to sign in, and the other way around', async () => {
    const browser = phone()
    const forSignIn = passkey.sign(await askSignIn(browser))
    expect((await person.browser.call('POST', '/api/passkeys/unlock', { body: forSignIn })).status).toBe(403)
    const question = (await person.browser.call('POST', '/api/passkeys/unlock-options')).body
    const forUnlock = passkey.sign(question)
    expect((await person.browser.call('POST', '/api/passkeys/sign-in', { body: forUnlock })).status).toBe(403)
  })

  it('says that there is none left to unlock with', async () => {
    const other = await signUpConfirmed(service)
    expect(await other.browser.call('POST', '/api/passkeys/unlock-options')).toMatchObject({
      status: 404,
      body: { error: 'not_found' },
    })
  })
})
