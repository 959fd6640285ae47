import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { CONFIRMATION_PURPOSES, type ConfirmationPurpose } from '@gb/domain'
import { SessionPort } from '@gb/service-kit'
import {
  askPasskey,
  confirmByMail,
  confirmByPasskey,
  mailedConfirmation,
  typeCode,
} from '../../testing/confirming.js'
import { eventsOf, nextUser, signUp, statusesOf } from '../../testing/people.js'
import { SoftPasskey } from '../../testing/soft-passkey.js'
import { startProfile } from '../../testing/start-profile.js'
import { ConfirmationService } from './confirmation.service.js'
import { CONFIRMATION_CODES_PER_DAY } from './confirmation-limits.js'

type Person = Awaited<ReturnType<typeof signUp>>

let service: Awaited<ReturnType<typeof startProfile>>
let person: Person
beforeAll(async () => {
  service = await startProfile({ RESTORE_CONFIRMATION: 'email' })
})
beforeEach(async () => {
  person = await signUp(service)
})
afterAll(() => service.close())

const PURPOSE = 'export'
const isFresh = async (browser = person.browser, purpose: ConfirmationPurpose = PURPOSE) => {
  const user = await nextUser(service, browser.jar)
  return (await service.get(SessionPort, { strict: false }).freshness(user, purpose)).isFresh
}
const mailed = (browser = person.browser, purpose: ConfirmationPurpose = PURPOSE) =>
  mailedConfirmation(service, browser, purpose, person.email)
const wrong = async (code: string) =>
  typeCode(person.browser, PURPOSE, code === '00000000' ? '00000001' : '00000000')
const age = (table: string, column: string, minutes: number) =>
  service.run(
    `UPDATE profile.${table} SET ${column} = ${column} - make_interval(mins => $2) WHERE user_id = $1`,
    [person.userId, minutes],
  )
/** Another browser that is signed in as the same person. */
const otherSession = async () => {
  const phone = service.browser(person.address)
  phone.jar.set('gb_dev', person.browser.jar.get('gb_dev') ?? '')
  expect((await phone.call('POST', '/api/restore', { body: { code: person.code } })).status).toBe(200)
  return phone
}

describe(`${ConfirmationService.name}: the way by mail`, () => {
  it('holds for the purpose whose code was typed, and for no other', async () => {
    expect(await isFresh()).toBe(false)
    const code = await mailed()
    expect(await typeCode(person.browser, PURPOSE, code)).toMatchObject({
      status: 200,
      body: { confirmed: true, purpose: PURPOSE, expires_at: expect.any(String) },
    })
    for (const purpose of CONFIRMATION_PURPOSES)
      expect({ purpose, fresh: await isFresh(person.browser, purpose) }).toEqual({
        purpose,
        fresh: purpose === PURPOSE,
      })
    expect(await eventsOf(service, person.userId)).toContain('confirmed_by_mail')
  })

  it('says where the code went and until when it works, and mails what it is for and on which device', async () => {
    const { status, body } = await person.browser.call('POST', '/api/confirmation/start', {
      body: { purpose: 'show_code', way: 'email' },
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' },
    })
    expect(status).toBe(202)
    expect(body).toEqual({
      purpose: 'show_code',
      way: 'email',
      message: expect.any(String),
      sent_to: expect.stringMatching(/^s\*\*\*@example\.com$/),
      expires_at: expect.any(String),
      question: null,
    })
    await service.deliverMails()
    const [mail] = service.mails.to(person.email)
    expect(mail?.text).toContain('see your profile code, on this device: Firefox on Linux')
  })

  it('gives the code to nobody else: another session or purpose of the same person cannot use it', async () => {
    const code = await mailed()
    const phone = await otherSession()
    expect((await typeCode(phone, PURPOSE, code)).status).toBe(404)
    expect((await typeCode(person.browser, 'show_code', code)).status).toBe(404)
    // With a code of their own they cannot use this one either.
    await mailed(phone)
    await mailed(person.browser, 'show_code')
    expect((await typeCode(phone, PURPOSE, code)).status).toBe(404)
    expect((await typeCode(person.browser, 'show_code', code)).status).toBe(404)
    const other = await signUp(service)
    expect((await typeCode(other.browser, PURPOSE, code)).status).toBe(404)
    expect((await typeCode(person.browser, PURPOSE, code)).status).toBe(200)
    expect(await isFresh(phone)).toBe(false)
  })

  it('works once, also when it is typed ten times at once', async () => {
    const code = await mailed()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => typeCode(person.browser, PURPOSE, code)),
    )
    expect(statusesOf(answers).filter((status) => status === 200)).toEqual([200])
    expect((await typeCode(person.browser, PURPOSE, code)).status).toBe(404)
  })

  it('ends with the fifth wrong code, also when they come at once, and says how many are left', async () => {
    const code = await mailed()
    expect(await wrong(code)).toMatchObject({
      status: 404,
      body: { error: 'invalid_or_expired_code', tries_left: 4 },
    })
    await Promise.all(Array.from({ length: 20 }, () => wrong(code)))
    expect(await typeCode(person.browser, PURPOSE, code)).toMatchObject({
      status: 404,
      body: { tries_left: 0 },
    })
    expect(await eventsOf(service, person.userId)).toContain('confirm_stopped')
    expect(await isFresh()).toBe(false)
  })

  it('works ten minutes, and the confirmation ten more', async () => {
    const late = await mailed()
    await age('confirmation_code', 'expires_at', 10)
    expect((await typeCode(person.browser, PURPOSE, late)).status).toBe(404)
    expect((await typeCode(person.browser, PURPOSE, await mailed())).status).toBe(200)
    await age('fresh_confirmation', 'confirmed_at', 9)
    expect(await isFresh()).toBe(true)
    await age('fresh_confirmation', 'confirmed_at', 1)
    expect(await isFresh()).toBe(false)
  })

  it('takes an older code out of force with a newer one', async () => {
    const first = await mailed()
    const second = await mailed()
    if (first !== second) expect((await typeCode(person.browser, PURPOSE, first)).status).toBe(404)
    expect((await typeCode(person.browser, PURPOSE, second)).status).toBe(200)
  })

  it('mails ten codes a day to one person, over all purposes and sessions, and says when it goes on', async () => {
    const phone = await otherSession()
    for (let sent = 0; sent < CONFIRMATION_CODES_PER_DAY; sent++)
      await mailed(sent % 2 === 0 ? person.browser : phone, sent % 3 === 0 ? 'pairing' : PURPOSE)
    const refused = await phone.call('POST', '/api/confirmation/start', {
      body: { purpose: 'show_code', way: 'email' },
    })
    expect(refused).toMatchObject({ status: 429, body: { error: 'too_many_requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('refuses what is no purpose, way or code, and a way without its proof', async () => {
    const start = (body: object) => person.browser.call('POST', '/api/confirmation/start', { body })
    const confirm = (body: object) => person.browser.call('POST', '/api/confirmation/confirm', { body })
    for (const body of [{}, { purpose: 'everything', way: 'email' }, { purpose: PURPOSE, way: 'sms' }])
      expect((await start(body)).status).toBe(400)
    const asked = { purpose: PURPOSE, way: 'email' }
    for (const proof of [{}, { code: null }, { code: '1234' }, { code: 12345678 }, { passkey: null }])
      expect((await confirm({ ...asked, ...proof })).status).toBe(400)
    expect(await start({ purpose: PURPOSE, way: 'passkey' })).toMatchObject({
      status: 409,
      body: { error: 'conflict', ways: ['email'] },
    })
    const stranger = service.browser()
    for (const path of ['start', 'confirm'])
      expect((await stranger.call('POST', `/api/confirmation/${path}`, { body: asked })).status).toBe(401)
  })

  it('keeps no code in clear', async () => {
    const code = await mailed()
    const rows = await service.run(
      'SELECT c::text AS row FROM profile.confirmation_code c WHERE user_id = $1',
      [person.userId],
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(code)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(code).toString('hex'))
  })
})

describe(`${ConfirmationService.name}: the session it belongs to`, () => {
  it('goes on with another token, in which a copy of the cookie from before has no share', async () => {
    const thief = service.browser(person.address)
    for (const [name, value] of person.browser.jar) thief.jar.set(name, value)
    const code = await mailed()
    await typeCode(person.browser, PURPOSE, code)
    expect(person.browser.jar.get('gb_sid')).not.toBe(thief.jar.get('gb_sid'))
    expect((await thief.call('GET', '/api/session')).status).toBe(200)
    expect(await isFresh(thief)).toBe(false)
    expect(await isFresh()).toBe(true)
  })

  it('survives the daily change of the token, and the one that another confirmation makes', async () => {
    await typeCode(person.browser, PURPOSE, await mailed())
    await typeCode(person.browser, 'pairing', await mailed(person.browser, 'pairing'))
    expect(await isFresh()).toBe(true)
    const before = person.browser.jar.get('gb_sid')
    await age('session_token', 'issued_at', 25 * 60)
    await person.browser.call('GET', '/api/session')
    expect(person.browser.jar.get('gb_sid')).not.toBe(before)
    expect(await isFresh()).toBe(true)
  })

  it('is not made by creating or opening a profile, and ends with signing out', async () => {
    for (const purpose of CONFIRMATION_PURPOSES) expect(await isFresh(person.browser, purpose)).toBe(false)
    await typeCode(person.browser, PURPOSE, await mailed())
    expect(await isFresh()).toBe(true)
    const phone = await otherSession()
    expect(await isFresh(phone)).toBe(false)
    const left = service.browser(person.address)
    for (const [name, value] of person.browser.jar) left.jar.set(name, value)
    await person.browser.call('DELETE', '/api/session')
    const body = { purpose: PURPOSE, way: 'email' }
    expect((await left.call('POST', '/api/confirmation/start', { body })).status).toBe(401)
  })
})

describe(`${ConfirmationService.name}: the way by passkey`, () => {
  const withPasskey = async (signer = new SoftPasskey()) => {
    await confirmByMail(service, person, 'change_passkeys')
    const { body } = await person.browser.call('POST', '/api/passkeys/registration-options')
    const added = await person.browser.call('POST', '/api/passkeys', { body: signer.register(body) })
    expect(added.status).toBe(201)
    return signer
  }
  const switchCode = (enabled: boolean) =>
    person.browser.call('POST', '/api/passkeys/code-restore', { body: { enabled } })
  const ways = async () => {
    const user = await nextUser(service, person.browser.jar)
    return (await service.get(SessionPort, { strict: false }).freshness(user, PURPOSE)).ways
  }

  it('confirms what it was asked for, and nothing else', async () => {
    const signer = await withPasskey()
    expect((await confirmByPasskey(person.browser, PURPOSE, signer)).status).toBe(200)
    expect(await isFresh()).toBe(true)
    expect(await isFresh(person.browser, 'show_code')).toBe(false)
    expect(await eventsOf(service, person.userId)).toContain('confirmed_by_passkey')
  })

  it('refuses an answer to another question, a second use, a wrong site, a touch alone, and a stranger', async () => {
    const signer = await withPasskey()
    const confirm = (passkey: object, purpose = PURPOSE, by = person.browser) =>
      by.call('POST', '/api/confirmation/confirm', { body: { purpose, way: 'passkey', passkey } })
    const unlock = (await person.browser.call('POST', '/api/passkeys/unlock-options')).body
    expect((await confirm(signer.sign(unlock))).status).toBe(403)
    const forAnother = await askPasskey(person.browser, 'show_code')
    expect((await confirm(signer.sign(forAnother))).status).toBe(403)
    for (const mischief of [{ origin: 'https://evil.example' }, { unverified: true }])
      expect((await confirm(signer.sign(await askPasskey(person.browser, PURPOSE), mischief))).status).toBe(
        403,
      )
    const phone = await otherSession()
    const asked = await askPasskey(person.browser, PURPOSE)
    expect((await confirm(signer.sign(asked), PURPOSE, phone)).status).toBe(403)
    const stranger = new SoftPasskey()
    expect((await confirm(stranger.sign(await askPasskey(person.browser, PURPOSE)))).status).toBe(403)
    expect(await isFresh()).toBe(false)
    const answer = signer.sign(await askPasskey(person.browser, PURPOSE))
    expect((await confirm(answer)).status).toBe(200)
    expect(await confirm(answer)).toMatchObject({ status: 403, body: { error: 'passkey_refused' } })
  })

  it('stands before the mail, and alone once the person has said that mail does not open the profile', async () => {
    expect(await ways()).toEqual(['email'])
    await withPasskey()
    expect(await ways()).toEqual(['passkey', 'email'])
    await confirmByMail(service, person, 'code_restore')
    await switchCode(false)
    expect(await ways()).toEqual(['passkey'])
    const body = { purpose: PURPOSE, way: 'email' }
    expect(await person.browser.call('POST', '/api/confirmation/start', { body })).toMatchObject({
      status: 409,
      body: { ways: ['passkey'] },
    })
  })

  it('takes no mailed code any more once that way was closed', async () => {
    await withPasskey()
    const code = await mailed()
    await confirmByMail(service, person, 'code_restore')
    await switchCode(false)
    expect((await typeCode(person.browser, PURPOSE, code)).status).toBe(409)
    expect(await isFresh()).toBe(false)
  })
})
