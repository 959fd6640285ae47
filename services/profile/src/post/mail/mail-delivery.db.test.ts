import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { signUp } from '../../testing/people.js'
import { startProfile } from '../../testing/start-profile.js'
import type { Letter } from './letters/letter.js'
import { MailDelivery } from './mail-delivery.js'
import { PostOffice } from './post-office.js'

const LETTER: Letter = (language) => ({ language, subject: 'Hello', paragraphs: ['A very secret word.'] })

let service: Awaited<ReturnType<typeof startProfile>>
let person: Awaited<ReturnType<typeof signUp>>
let post: PostOffice

beforeAll(async () => {
  service = await startProfile()
  post = service.get(PostOffice, { strict: false })
})
afterAll(() => service.close())
beforeEach(async () => {
  service.mails.isDown = false
  person = await signUp(service)
  await service.run('DELETE FROM profile.mail_outbox')
})

const send = (usefulMinutes = 10) =>
  post.post({ to: person.email, userId: person.userId, language: null, letter: LETTER, usefulMinutes })
const row = async () => (await service.run('SELECT * FROM profile.mail_outbox'))[0]

describe(MailDelivery.name, () => {
  it('sends a mail and forgets what was in it', async () => {
    await send()
    await service.deliverMails()
    expect(service.mails.to(person.email)).toEqual([
      {
        id: expect.any(String),
        to: person.email,
        subject: 'Hello',
        text: 'A very secret word.',
        html: expect.stringContaining('<p>A very secret word.</p>'),
      },
    ])
    expect(await row()).toMatchObject({
      sealed: null,
      ended_at: expect.any(Date),
      given_up: false,
      attempts: 1,
    })
  })

  it('keeps what is in it sealed until then', async () => {
    service.mails.isDown = true
    await send()
    const { sealed } = (await row()) ?? {}
    expect(Buffer.isBuffer(sealed) && sealed.toString('latin1')).not.toContain('secret')
  })

  it('tries again after a failure, later each time', async () => {
    service.mails.isDown = true
    await send()
    const waits: number[] = []
    for (let round = 0; round < 3; round++) {
      await service.mailsAreDue()
      await service.deliverMails()
      const [wait] = await service.run(
        `SELECT extract(epoch FROM start_after - completed_on)::float8 AS s FROM profile_jobs.job WHERE state = 'retry'`,
      )
      waits.push(Number(wait?.s))
    }
    expect(waits[0]).toBeLessThanOrEqual(waits[1] ?? 0)
    expect(waits[1]).toBeLessThanOrEqual(waits[2] ?? 0)
    service.mails.isDown = false
    await service.mailsAreDue()
    await service.deliverMails()
    expect(service.mails.to(person.email)).toHaveLength(1)
  })

  it('does not send what is of no use any more', async () => {
    service.mails.isDown = true
    await send()
    await service.deliverMails()
    service.mails.isDown = false
    await service.run('UPDATE profile.mail_outbox SET expires_at = now()')
    await service.mailsAreDue()
    await service.deliverMails()
    expect(service.mails.to(person.email)).toEqual([])
    expect(await row()).toMatchObject({ sealed: null, given_up: true })
  })

  it('never sends a decoy', async () => {
    const to = `${randomUUID()}@example.com`
    await post.postDecoy({ to, letter: LETTER, usefulMinutes: 10 })
    await service.deliverMails()
    expect(service.mails.to(to)).toEqual([])
    expect(await row()).toMatchObject({ sealed: null, decoy: true, given_up: false })
  })

  it('sends many, each once, also when two processes send', async () => {
    const other = await startProfile()
    const mail = {
      to: person.email,
      userId: person.userId,
      language: null,
      letter: LETTER,
      usefulMinutes: 10,
    }
    const fromOther = () => other.get(PostOffice, { strict: false }).post(mail)
    await Promise.all(Array.from({ length: 26 }, (_, n) => (n % 2 ? send() : fromOther())))
    await service.deliverMails()
    const ids = [...service.mails.to(person.email), ...other.mails.to(person.email)].map(({ id }) => id)
    expect(ids).toHaveLength(26)
    expect(new Set(ids).size).toBe(26)
    await other.close()
  })

  it('sends nothing of a change that was undone', async () => {
    const undone = service.sql.transaction(async () => {
      await send()
      throw new Error('out of luck')
    })
    await expect(undone).rejects.toThrow('out of luck')
    await service.deliverMails()
    expect(service.mails.to(person.email)).toEqual([])
  })
})

describe(PostOffice.name, () => {
  it('tells a person when, in their own time zone', async () => {
    await person.browser.call('GET', '/api/session', { headers: { 'x-time-zone': 'Asia/Tokyo' } })
    await service.run(`UPDATE profile.profile SET time_zone = 'Asia/Tokyo' WHERE user_id = $1`, [
      person.userId,
    ])
    await post.notify(person.userId, 'Firefox on Linux', ({ at, device }) => (language) => ({
      language,
      subject: 'Notice',
      paragraphs: [`${at} ${device}`],
    }))
    await service.deliverMails()
    expect(service.mails.to(person.email)[0]?.text).toMatch(
      /^\w+ \d{1,2}, \d{4} at \d{1,2}:\d\d [AP]M GMT\+9 Firefox on Linux$/,
    )
  })

  it('sends ten notices a day to one person', async () => {
    for (let notice = 0; notice < 12; notice++) await post.notify(person.userId, 'x', () => LETTER)
    await service.deliverMails()
    expect(service.mails.to(person.email)).toHaveLength(10)
  })

  it('tells nobody of a profile that is not there', async () => {
    await post.notify(randomUUID(), 'x', () => LETTER)
    expect(await row()).toBeUndefined()
  })
})
