import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { signUpConfirmed } from '../../testing/confirming.js'
import { eventsOf, freshAddress, freshEmail } from '../../testing/people.js'
import { FORM, startProfile } from '../../testing/start-profile.js'
import { EmailChangeService } from './email-change.service.js'

let service: Awaited<ReturnType<typeof startProfile>>
let person: Awaited<ReturnType<typeof signUpConfirmed>>
let newEmail: string

beforeAll(async () => {
  service = await startProfile({ RESTORE_CONFIRMATION: 'email' })
})
afterAll(() => service.close())
beforeEach(async () => {
  person = await signUpConfirmed(service)
  newEmail = freshEmail()
})

const save = (email: string, changes = {}) =>
  person.browser.call('POST', '/api/profile', { body: { ...FORM, ...changes, email } })
const confirm = (code: string) => person.browser.call('POST', '/api/email-change/confirm', { body: { code } })
const read = async () => (await person.browser.call('GET', `/api/profile/${person.userId}`)).body
const mailedCode = async () => {
  await service.deliverMails()
  return service.mails.codeFor(newEmail)
}
const subjects = async (email: string) => {
  await service.deliverMails()
  return service.mails.to(email).map(({ subject }) => subject)
}
const wrong = (code: string) => (code === '00000000' ? '11111111' : '00000000')

describe(EmailChangeService.name, () => {
  it('keeps the old address until the new one is confirmed, and saves the rest at once', async () => {
    const { status, body } = await save(newEmail, { age: 43 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      pending_email: newEmail,
      message: expect.stringContaining('enter the code'),
      profile: { email: person.email, pending_email: newEmail, age: 43 },
    })
    expect(await read()).toMatchObject({ email: person.email, pending_email: newEmail })
  })

  it('takes the new address with its code, tells the old one, and gives the session another token', async () => {
    await save(newEmail)
    const token = person.browser.jar.get('gb_sid')
    const { status, body } = await confirm(await mailedCode())
    expect({ status, email: body.email, pending: body.pending_email }).toEqual({
      status: 200,
      email: newEmail,
      pending: null,
    })
    expect(person.browser.jar.get('gb_sid')).not.toBe(token)
    expect((await person.browser.call('GET', '/api/session')).body.email).toBe(newEmail)
    expect(await subjects(person.email)).toEqual([
      'A new email for your Gastric Buddy profile',
      'Your Gastric Buddy profile has a new email',
    ])
    expect(await subjects(newEmail)).toEqual(['Confirm your new email for Gastric Buddy'])
    expect(await eventsOf(service, person.userId)).toEqual(['email_change_asked', 'email_changed'])
  })

  it('leaves nothing that was given up to be sent to the old address later, and the notice of the change is', async () => {
    await save(newEmail)
    const code = await mailedCode()
    await service.run(
      `INSERT INTO profile.mail_outbox (mail_id, user_id, sealed, decoy, expires_at, ended_at, given_up, lasting)
       VALUES (gen_random_uuid(), $1, 'x', false, now(), now(), true, true)`,
      [person.userId],
    )
    expect((await confirm(code)).status).toBe(200)
    expect(
      await service.run('SELECT sealed FROM profile.mail_outbox WHERE user_id = $1 AND given_up', [
        person.userId,
      ]),
    ).toEqual([{ sealed: null }])
    expect(await subjects(person.email)).toContain('Your Gastric Buddy profile has a new email')
  })

  it('opens a restore by the new address from then on, and not by the old one', async () => {
    const phone = service.browser(freshAddress())
    const { body } = await phone.call('POST', '/api/restore', { body: { code: person.code } })
    await phone.call('POST', '/api/restore/start', {
      body: { challenge_id: body.challenge_id, email: person.email },
    })
    await service.deliverMails()
    const code = service.mails.codeFor(person.email)
    await save(newEmail)
    await confirm(await mailedCode())
    const confirmation = { body: { challenge_id: body.challenge_id, code } }
    expect((await phone.call('POST', '/api/restore/confirm', confirmation)).status).toBe(404)
    const again = await phone.call('POST', '/api/restore', { body: { code: person.code } })
    const start = (email: string) =>
      phone.call('POST', '/api/restore/start', { body: { challenge_id: again.body.challenge_id, email } })
    const [old, fresh] = [service.mails.to(person.email).length, service.mails.to(newEmail).length]
    await start(person.email)
    await start(newEmail)
    await service.deliverMails()
    expect(service.mails.to(newEmail)).toHaveLength(fresh + 1)
    expect(
      service.mails.to(person.email).filter(({ subject }) => subject.includes('confirmation code')),
    ).toHaveLength(1)
    expect(service.mails.to(person.email).length).toBeGreaterThanOrEqual(old)
  })

  it('needs no confirmation for the same mailbox in other letters', async () => {
    const { body } = await save(person.email.toUpperCase())
    expect(body).toMatchObject({ pending_email: null, message: 'Profile updated successfully!' })
    expect((await read()).email).toBe(person.email.toUpperCase())
    expect(await subjects(person.email.toUpperCase())).toEqual([])
  })

  it('takes five tries, and the right code no more after them', async () => {
    await save(newEmail)
    const code = await mailedCode()
    for (let tries = 0; tries < 5; tries++) expect((await confirm(wrong(code))).status).toBe(404)
    expect((await confirm(code)).status).toBe(404)
    expect(await read()).toMatchObject({ email: person.email, pending_email: null })
    expect(await eventsOf(service, person.userId)).toContain('confirm_stopped')
  })

  it('takes no more than five tries when they come at once', async () => {
    await save(newEmail)
    const code = await mailedCode()
    await Promise.all(Array.from({ length: 15 }, () => confirm(wrong(code))))
    expect((await confirm(code)).status).toBe(404)
  })

  it('works once and ten minutes', async () => {
    await save(newEmail)
    const code = await mailedCode()
    const answers = await Promise.all([confirm(code), confirm(code)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]))
    newEmail = freshEmail()
    await save(newEmail)
    const late = await mailedCode()
    await service.run('UPDATE profile.email_change SET expires_at = now() WHERE user_id = $1', [
      person.userId,
    ])
    expect((await confirm(late)).status).toBe(404)
    expect((await read()).pending_email).toBeNull()
  })

  it('mails once however often the form is saved, and again when asked to', async () => {
    await save(newEmail)
    await save(newEmail, { age: 44 })
    expect(await subjects(newEmail)).toHaveLength(1)
    const first = await mailedCode()
    expect(await person.browser.call('POST', '/api/email-change/resend')).toMatchObject({
      status: 202,
      body: { pending_email: newEmail, expires_at: expect.any(String) },
    })
    const second = await mailedCode()
    expect(second).not.toBe(first)
    expect((await confirm(first)).status).toBe(404)
    expect((await confirm(second)).status).toBe(200)
  })

  it('changes nothing at all when too many changes were asked for', async () => {
    for (let change = 0; change < 5; change++) expect((await save(freshEmail())).status).toBe(200)
    expect((await save(freshEmail(), { age: 99 })).status).toBe(429)
    expect((await read()).age).toBe(42)
    expect((await save(person.email, { age: 50 })).status).toBe(200)
  })

  it('mails three times an hour to one new address, whoever asks', async () => {
    const statuses = []
    for (let count = 0; count < 4; count++) {
      person = await signUpConfirmed(service)
      statuses.push((await save(newEmail)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('keeps the old address when the change is called off', async () => {
    await save(newEmail)
    const code = await mailedCode()
    expect(await person.browser.call('DELETE', '/api/email-change')).toMatchObject({
      status: 200,
      body: { cancelled: true },
    })
    expect((await confirm(code)).status).toBe(404)
    expect((await person.browser.call('DELETE', '/api/email-change')).status).toBe(404)
    expect((await person.browser.call('POST', '/api/email-change/resend')).status).toBe(404)
  })

  it("confirms nobody else's address", async () => {
    await save(newEmail)
    const code = await mailedCode()
    const stranger = await signUpConfirmed(service)
    const theirs = await stranger.browser.call('POST', '/api/email-change/confirm', { body: { code } })
    expect(theirs.status).toBe(404)
    expect(
      (await service.browser().call('POST', '/api/email-change/confirm', { body: { code } })).status,
    ).toBe(401)
    expect((await confirm(code)).status).toBe(200)
  })
})
