import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { confirmByMail, confirmEverything, signUpConfirmed } from '../../testing/confirming.js'
import { eventsOf, freshAddress, freshEmail, listOf, statusesOf } from '../../testing/people.js'
import { SoftPasskey } from '../../testing/soft-passkey.js'
import { FORM, startProfile } from '../../testing/start-profile.js'
import { TakeBackService } from './take-back.service.js'

type Service = Awaited<ReturnType<typeof startProfile>>
type Person = Awaited<ReturnType<typeof signUpConfirmed>>
type Browser = Pick<Person['browser'], 'call' | 'jar'>

let service: Service
let person: Person
let thiefsEmail: string

beforeAll(async () => {
  service = await startProfile({ RESTORE_CONFIRMATION: 'email' })
})
afterAll(() => service.close())
beforeEach(async () => {
  person = await signUpConfirmed(service)
  thiefsEmail = freshEmail()
})

const changeTo = async (email: string, by: Browser = person.browser) => {
  expect((await by.call('POST', '/api/profile', { body: { ...FORM, email } })).status).toBe(200)
  await service.deliverMails()
  const body = { code: service.mails.codeFor(email) }
  expect((await by.call('POST', '/api/email-change/confirm', { body })).status).toBe(200)
  await service.deliverMails()
}
/** The token of the newest link to an address. */
const linkTo = (email: string): string => {
  const links = service.mails.to(email).flatMap(({ text }) => /#take-back=([\w-]+)$/m.exec(text)?.[1] ?? [])
  return links.at(-1) ?? 'no link was mailed'
}
/** Somebody at the mailbox, on a device that nobody knows. */
const take = (token: string, by: Pick<Browser, 'call'> = service.browser(freshAddress())) =>
  by.call('POST', '/api/email-change/take-back', { body: { token } })
const profile = async () => {
  const [row] = await service.run(
    `SELECT code_restore_enabled AS "codeRestore", erase_at IS NOT NULL AS "leaving",
       (SELECT count(*)::int FROM profile.passkey k WHERE k.user_id = p.user_id) AS "passkeys",
       (SELECT count(*)::int FROM profile.email_change e WHERE e.user_id = p.user_id) AS "pending",
       (SELECT count(*)::int FROM profile.session s WHERE s.user_id = p.user_id AND s.revoked_at IS NULL) AS "sessions",
       (SELECT count(*)::int FROM profile.device d WHERE d.user_id = p.user_id AND d.revoked_at IS NULL) AS "devices",
       (SELECT count(*)::int FROM profile.pairing_window w WHERE w.user_id = p.user_id AND w.closed_at IS NULL) AS "windows"
     FROM profile.profile p WHERE p.user_id = $1`,
    [person.userId],
  )
  return row
}
const addPasskey = async (signer = new SoftPasskey(), by: Browser = person.browser) => {
  const { body } = await by.call('POST', '/api/passkeys/registration-options')
  const added = await by.call('POST', '/api/passkeys', { body: signer.register(body) })
  expect(added.status).toBe(201)
  return String(added.body.passkey_id)
}
/** A new device opens the profile with the code and a mailbox; answers the status. */
const openWith = async (code: string, email: string) => {
  const phone = service.browser(freshAddress())
  const { body } = await phone.call('POST', '/api/restore', { body: { code } })
  const challenge_id = body.challenge_id
  await phone.call('POST', '/api/restore/start', { body: { challenge_id, email } })
  const before = service.mails.to(email).length
  await service.deliverMails()
  const mailed = service.mails.to(email).length > before ? service.mails.codeFor(email) : '00000000'
  return (await phone.call('POST', '/api/restore/confirm', { body: { challenge_id, code: mailed } })).status
}

describe(TakeBackService.name, () => {
  it('puts the address back without a session, and signs every session and device out', async () => {
    await changeTo(thiefsEmail)
    const { status, body, cookies } = await take(linkTo(person.email))
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        taken_back: true,
        email: expect.stringMatching(/^s\*\*\*@example\.com$/),
        signed_in: false,
        message: expect.any(String),
      },
    })
    expect(cookies.filter(({ name }) => ['gb_sid', 'gb_dev'].includes(name))).toEqual([])
    expect((await person.browser.call('GET', '/api/session')).status).toBe(401)
    expect(await profile()).toMatchObject({ sessions: 0, devices: 0 })
    expect(await openWith(person.code, person.email)).toBe(200)
    expect(await eventsOf(service, person.userId)).toContain('email_taken_back')
  })

  it('does nothing when it is only opened: there is no such page on the server', async () => {
    await changeTo(thiefsEmail)
    const token = linkTo(person.email)
    const seen = await service.browser().call('GET', `/api/email-change/take-back?token=${token}`)
    expect(seen.status).toBe(404)
    expect((await person.browser.call('GET', '/api/session')).body.email).toBe(thiefsEmail)
  })

  it('works once, also when it is followed ten times at once', async () => {
    await changeTo(thiefsEmail)
    const token = linkTo(person.email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => take(token)))
    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 404)])
    expect(await take(token)).toMatchObject({ status: 404, body: { error: 'invalid_or_expired_code' } })
  })

  it('ends whom the thief has let in to look, and nobody of before', async () => {
    const invite = (email: string) =>
      person.browser.call('POST', '/api/helpers', {
        body: { email, scopes: ['weights'], may_log: false, days: 365 },
      })
    const accept = async (helper: Person) => {
      expect((await invite(helper.email)).status).toBe(201)
      await service.deliverMails()
      const [, token] = /#at-your-side=([\w-]+)/.exec(service.mails.to(helper.email).at(-1)?.text ?? '') ?? []
      const accepted = await helper.browser.call('POST', '/api/helping', { body: { token } })
      expect(accepted.status).toBe(200)
    }
    const before = await signUpConfirmed(service)
    const since = await signUpConfirmed(service)
    await accept(before)
    await changeTo(thiefsEmail)
    await confirmEverything(service, person.userId)
    await accept(since)
    await invite(freshEmail())
    expect((await take(linkTo(person.email))).status).toBe(200)
    const helped = async ({ browser }: Person) =>
      listOf((await browser.call('GET', '/api/helping')).body.people).length
    expect([await helped(before), await helped(since)]).toEqual([1, 0])
    const rows = await service.run('SELECT FROM profile.helper_invitation WHERE user_id = $1', [
      person.userId,
    ])
    expect(rows).toHaveLength(0)
  })

  it('works 72 hours', async () => {
    const age = (hours: number) =>
      service.run(
        'UPDATE profile.email_take_back SET expires_at = expires_at - make_interval(hours => $2) WHERE user_id = $1',
        [person.userId, hours],
      )
    await changeTo(thiefsEmail)
    const token = linkTo(person.email)
    await age(72)
    expect((await take(token)).status).toBe(404)
    await age(-1)
    expect((await take(token)).status).toBe(200)
  })

  it('leaves out nothing that came in since: passkeys, a pending address, a window, a deletion, another code', async () => {
    const own = await addPasskey()
    await changeTo(thiefsEmail)
    await addPasskey()
    await person.browser.call('POST', '/api/passkeys/code-restore', { body: { enabled: false } })
    await person.browser.call('POST', '/api/passkeys/code-restore', { body: { enabled: true } })
    // The thief opens the profile on a device of their own, which changes the code, and goes on from there.
    expect(await openWith(person.code, thiefsEmail)).toBe(200)
    await person.browser.call('POST', '/api/profile', { body: { ...FORM, email: freshEmail() } })
    await person.browser.call('POST', '/api/pairing-window')
    await person.browser.call('POST', '/api/passkeys/code-restore', { body: { enabled: false } })
    expect((await person.browser.call('DELETE', `/api/profile/${person.userId}`)).status).toBe(200)
    expect(await profile()).toMatchObject({ passkeys: 2, pending: 1, leaving: true, codeRestore: false })
    expect((await take(linkTo(person.email))).status).toBe(200)
    expect(await profile()).toEqual({
      passkeys: 1,
      pending: 0,
      leaving: false,
      codeRestore: true,
      sessions: 0,
      devices: 0,
      windows: 0,
    })
    expect(await openWith(person.code, thiefsEmail)).toBe(404)
    expect(await openWith(person.code, person.email)).toBe(200)
    const [kept] = await service.run('SELECT passkey_id FROM profile.passkey WHERE user_id = $1', [
      person.userId,
    ])
    expect(kept).toEqual({ passkey_id: own })
  })

  it('leaves the switch of the code off for who had it off and still has a passkey, and on for who has none', async () => {
    const own = await addPasskey()
    await person.browser.call('POST', '/api/passkeys/code-restore', { body: { enabled: false } })
    await changeTo(thiefsEmail)
    expect((await take(linkTo(person.email))).status).toBe(200)
    expect(await profile()).toMatchObject({ codeRestore: false, passkeys: 1 })

    person = await signUpConfirmed(service)
    const lost = await addPasskey()
    await person.browser.call('POST', '/api/passkeys/code-restore', { body: { enabled: false } })
    await changeTo(freshEmail())
    await addPasskey()
    await person.browser.call('DELETE', `/api/passkeys/${lost}`)
    expect((await take(linkTo(person.email))).status).toBe(200)
    expect(await profile()).toMatchObject({ codeRestore: true, passkeys: 0 })
    expect(own).not.toBe(lost)
  })

  it('works after the thief changed the address twice, and ends the links of the later changes', async () => {
    await changeTo(thiefsEmail)
    const second = freshEmail()
    await changeTo(second)
    const later = linkTo(thiefsEmail)
    expect((await take(linkTo(person.email))).status).toBe(200)
    expect((await take(later)).status).toBe(404)
    expect(await openWith(person.code, person.email)).toBe(200)
  })

  it('is not ended by the link of a later change: the first address still has the last word', async () => {
    await changeTo(thiefsEmail)
    await changeTo(freshEmail())
    expect((await take(linkTo(thiefsEmail))).status).toBe(200)
    expect((await take(linkTo(person.email))).status).toBe(200)
    expect(await openWith(person.code, person.email)).toBe(200)
  })

  it('keeps the person signed in who follows it where they are, with a session that no copy shares', async () => {
    await changeTo(thiefsEmail)
    const thief = service.browser('203.0.113.66')
    for (const [name, value] of person.browser.jar) thief.jar.set(name, value)
    expect((await take(linkTo(person.email), person.browser)).body.signed_in).toBe(true)
    expect((await person.browser.call('GET', '/api/session')).body.email).toBe(person.email)
    expect((await thief.call('GET', '/api/session')).status).toBe(401)
    expect(await thief.call('POST', '/api/restore', { body: { code: person.code } })).toMatchObject({
      status: 404,
    })
    expect(listOf((await person.browser.call('GET', '/api/devices')).body.devices)).toHaveLength(1)
  })

  it('leaves somebody signed in who follows it in the browser of another person', async () => {
    await changeTo(thiefsEmail)
    const other = await signUpConfirmed(service)
    expect((await take(linkTo(person.email), other.browser)).body.signed_in).toBe(false)
    expect((await other.browser.call('GET', '/api/session')).body.user_id).toBe(other.userId)
  })

  it('is mailed to the former address however many notices went out before, and both addresses hear of it', async () => {
    await service.run(
      `INSERT INTO profile.throttle (bucket, window_start, hits)
       VALUES ($1, to_timestamp(floor(extract(epoch FROM now()) / 86400) * 86400), 99)`,
      [`notices:${person.userId}`],
    )
    await changeTo(thiefsEmail)
    expect((await take(linkTo(person.email))).status).toBe(200)
    await service.deliverMails()
    const subjects = (email: string) => service.mails.to(email).map(({ subject }) => subject)
    expect(subjects(person.email)).toContain('Your Gastric Buddy profile has this email again')
    expect(subjects(thiefsEmail)).toContain('This email no longer belongs to a Gastric Buddy profile')
    expect(service.mails.to(thiefsEmail).at(-1)?.text).not.toContain(person.email)
  })

  it('knows no link but its own, and says nothing about any', async () => {
    const unknown = 'A'.repeat(43)
    expect(await take(unknown)).toMatchObject({ status: 404, body: { error: 'invalid_or_expired_code' } })
    for (const token of ['', 'short', `${unknown}A`, `${unknown.slice(1)}!`])
      expect((await take(token)).status).toBe(400)
    const network = service.browser(freshAddress())
    const answers = await Promise.all(Array.from({ length: 61 }, () => take(unknown, network)))
    expect(statusesOf(answers)).toContain(429)
  })

  it('keeps the link only as a hash and the former address only sealed', async () => {
    await changeTo(thiefsEmail)
    const rows = JSON.stringify(
      await service.run('SELECT t::text AS row FROM profile.email_take_back t WHERE user_id = $1', [
        person.userId,
      ]),
    )
    const plain = [linkTo(person.email), person.email]
    for (const secret of plain) {
      expect(rows).not.toContain(secret)
      expect(rows).not.toContain(Buffer.from(secret).toString('hex'))
    }
  })

  it('asks a second change for a confirmation again, at the address that is in force then', async () => {
    await changeTo(thiefsEmail)
    await service.run('DELETE FROM profile.fresh_confirmation WHERE user_id = $1', [person.userId])
    const next = freshEmail()
    const change = () => person.browser.call('POST', '/api/profile', { body: { ...FORM, email: next } })
    expect((await change()).body.error).toBe('fresh_confirmation_required')
    await confirmByMail(service, { browser: person.browser, email: thiefsEmail }, 'change_email')
    expect((await change()).status).toBe(200)
    await confirmEverything(service, person.userId)
  })
})
