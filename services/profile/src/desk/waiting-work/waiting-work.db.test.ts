import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { GIVEN_UP_DAYS } from '../../post/mail/mail-times.js'
import type { Letter } from '../../post/mail/letters/letter.js'
import { PostOffice } from '../../post/mail/post-office.js'
import { WeightDelivery } from '../../post/weights/weight-delivery.js'
import { RetentionSweeper } from '../../privacy/retention/retention-sweeper.js'
import { signUp } from '../../testing/people.js'
import { startProfile } from '../../testing/start-profile.js'
import { WORK_MESSAGES } from './messages.js'
import { WaitingWorkService } from './waiting-work.service.js'

const LETTER: Letter = (language) => ({
  language,
  subject: 'Your profile has a new code',
  paragraphs: ['The words of a notice.'],
})

let service: Awaited<ReturnType<typeof startProfile>>
let person: Awaited<ReturnType<typeof signUp>>
let post: PostOffice
let work: WaitingWorkService

beforeAll(async () => {
  service = await startProfile()
  post = service.get(PostOffice, { strict: false })
  work = service.get(WaitingWorkService, { strict: false })
})
afterAll(() => service.close())
beforeEach(async () => {
  service.mails.isDown = false
  person = await signUp(service)
  await service.deliverMails()
  await service.run('DELETE FROM profile.mail_outbox')
  await service.run('DELETE FROM profile.outbox_event')
  service.mails.isDown = true
})

const notice = () => post.mustNotify(person.userId, '', () => LETTER)
const code = () =>
  post.post({ to: person.email, userId: person.userId, language: null, letter: LETTER, usefulMinutes: 10 })
const received = () => service.mails.to(person.email).length
const theMail = async () => String((await service.run('SELECT mail_id FROM profile.mail_outbox'))[0]?.mail_id)

const failed = async () => (await work.list()).failed
const stateOf = async (kind: string) => (await work.list()).kinds.find((state) => state.kind === kind)

/** The mail server is down until the mail is of no use. */
const giveUp = async () => {
  await service.deliverMails()
  await service.run('UPDATE profile.mail_outbox SET expires_at = now()')
  await service.mailsAreDue()
  await service.deliverMails()
  service.mails.isDown = false
  return theMail()
}

describe(WaitingWorkService.name, () => {
  it('has a notice sent that was given up, and asks for it once more only', async () => {
    await notice()
    const mailId = await giveUp()
    expect(await failed()).toMatchObject([
      { kind: 'mail', workId: mailId, userId: person.userId, nextAttemptAt: null, canRetry: true },
    ])
    expect(await work.retry('mail', mailId)).toBe(WORK_MESSAGES.dueNow)
    await service.deliverMails()
    expect(service.mails.to(person.email)).toMatchObject([{ id: mailId, text: 'The words of a notice.' }])
    expect(await failed()).toEqual([])
    await expect(work.retry('mail', mailId)).rejects.toMatchObject({ code: 'not_found' })
    await service.deliverMails()
    expect(received()).toBe(1)
  })

  it('gives a notice another day when the mail server is still down, and can be asked again', async () => {
    await notice()
    const mailId = await giveUp()
    service.mails.isDown = true
    await work.retry('mail', mailId)
    await service.deliverMails()
    const [left] = await service.run(
      `SELECT extract(epoch FROM expires_at - now())::float8 / 3600 AS hours, given_up FROM profile.mail_outbox`,
    )
    expect(left?.given_up).toBe(false)
    expect(Number(left?.hours)).toBeGreaterThan(23)
    expect(await failed()).toMatchObject([{ workId: mailId, attempts: 1, canRetry: true }])
    await giveUp()
    await work.retry('mail', mailId)
    await service.deliverMails()
    expect(received()).toBe(1)
  })

  it('keeps a notice that was given up sealed, for some days', async () => {
    await notice()
    const mailId = await giveUp()
    const kept = async () => (await service.run('SELECT sealed FROM profile.mail_outbox'))[0]?.sealed
    const sweepAfter = async (time: string) => {
      await service.run(`UPDATE profile.mail_outbox SET ended_at = now() - interval '${time}'`)
      await service.get(RetentionSweeper, { strict: false }).sweep()
    }
    await sweepAfter(`${GIVEN_UP_DAYS} days -1 hour`)
    const sealed = await kept()
    expect(Buffer.isBuffer(sealed) && sealed.toString('latin1')).not.toContain('words of a notice')
    await sweepAfter(`${GIVEN_UP_DAYS} days 1 hour`)
    expect(await kept()).toBeNull()
    expect(await failed()).toMatchObject([{ workId: mailId, canRetry: false }])
    await expect(work.retry('mail', mailId)).rejects.toMatchObject({
      code: 'conflict',
      message: WORK_MESSAGES.wordsGone,
    })
  })

  it('forgets a code that ran out, and says why it cannot be sent again', async () => {
    await code()
    const mailId = await giveUp()
    expect(await service.run('SELECT sealed FROM profile.mail_outbox')).toEqual([{ sealed: null }])
    expect(await failed()).toMatchObject([{ workId: mailId, canRetry: false }])
    await expect(work.retry('mail', mailId)).rejects.toMatchObject({
      code: 'conflict',
      message: WORK_MESSAGES.wasForMinutes,
    })
  })

  it('gives no longer life to a code that still waits', async () => {
    await code()
    await service.deliverMails()
    const life = () => service.run('SELECT expires_at FROM profile.mail_outbox')
    const before = await life()
    expect(await work.retry('mail', await theMail())).toBe(WORK_MESSAGES.dueNow)
    expect(await life()).toEqual(before)
    service.mails.isDown = false
    // The try that was asked for may have come while nobody could be reached.
    await service.deliverMails()
    await service.mailsAreDue()
    await service.deliverMails()
    expect(received()).toBe(1)
  })

  it('leaves a mail alone that is being sent at this moment, and takes it when that failed', async () => {
    let fail: (error: Error) => void = () => undefined
    const sending = jest.spyOn(service.mails, 'send')
    const begun = new Promise<void>((begin) => {
      sending.mockImplementationOnce(() => {
        begin()
        return new Promise((_, reject) => (fail = reject))
      })
    })
    await notice()
    await begun
    const mailId = await theMail()
    expect(await work.retry('mail', mailId)).toBe(WORK_MESSAGES.sending)
    expect(received()).toBe(0)
    fail(new Error('the connection broke'))
    await service.deliverMails()
    sending.mockRestore()
    service.mails.isDown = false
    expect(await work.retry('mail', mailId)).toBe(WORK_MESSAGES.dueNow)
    await service.deliverMails()
    expect(received()).toBe(1)
  })

  it('knows no work that is not there, and no decoy', async () => {
    await post.postDecoy({ to: person.email, letter: LETTER, usefulMinutes: 10 })
    for (const mailId of [randomUUID(), await theMail()])
      await expect(work.retry('mail', mailId)).rejects.toMatchObject({ code: 'not_found' })
    await expect(work.retry('erasure', `${randomUUID()} billing`)).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('says of each kind how much waits, how much failed, since when and why', async () => {
    await notice()
    await service.deliverMails()
    const [waiting] = await failed()
    expect(waiting).toMatchObject({ kind: 'mail', lastError: 'Error', canDrop: true })
    expect(await stateOf('mail')).toEqual({
      kind: 'mail',
      waiting: 1,
      failed: 1,
      oldestAt: waiting?.createdAt,
      lastError: 'Error',
    })
    expect(await stateOf('erasure')).toEqual({
      kind: 'erasure',
      waiting: 0,
      failed: 0,
      oldestAt: null,
      lastError: null,
    })
  })

  it('counts no decoy: it would tell who has a profile', async () => {
    await post.postDecoy({ to: person.email, letter: LETTER, usefulMinutes: 10 })
    expect(await stateOf('mail')).toMatchObject({ waiting: 0, oldestAt: null })
  })

  it('tells of a weight that was not delivered the kind of error, and never its words', async () => {
    const [eventId, words] = [randomUUID(), 'the weight log is down']
    await service.run(
      `INSERT INTO profile.outbox_event (user_id, event_id, kind, weight_lbs, time_zone)
       VALUES ('${person.userId}', '${eventId}', 'profile_update', 200, 'UTC')`,
    )
    service.weights.isDown = true
    await service.get(WeightDelivery, { strict: false }).deliverSoon(person.userId)
    service.weights.isDown = false
    expect(await stateOf('weight')).toMatchObject({ waiting: 1, failed: 1, lastError: 'Error' })
    expect(JSON.stringify(await work.list())).not.toContain(words)
    await expect(work.drop('weight', eventId)).rejects.toMatchObject({
      code: 'conflict',
      message: WORK_MESSAGES.mustBeDone,
    })
    await expect(work.drop('weight', randomUUID())).rejects.toMatchObject({ code: 'not_found' })
  })

  it('drops a mail that waits: its words go, and nobody is written to', async () => {
    await notice()
    await service.deliverMails()
    const mailId = await theMail()
    expect(await work.drop('mail', mailId)).toBe(WORK_MESSAGES.dropped)
    expect(await service.run('SELECT sealed, given_up FROM profile.mail_outbox')).toEqual([
      { sealed: null, given_up: false },
    ])
    service.mails.isDown = false
    await service.mailsAreDue()
    await service.deliverMails()
    expect(received()).toBe(0)
    expect(await failed()).toEqual([])
    await expect(work.drop('mail', mailId)).rejects.toMatchObject({ code: 'not_found' })
    await expect(work.retry('mail', mailId)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('drops a mail that was given up', async () => {
    await notice()
    const mailId = await giveUp()
    await work.drop('mail', mailId)
    expect(await failed()).toEqual([])
    expect(received()).toBe(0)
  })

  it('shows and drops what failed in billing, and the rest also when billing does not answer', async () => {
    const event = {
      kind: 'payment_event' as const,
      workId: 'evt_1',
      userId: null,
      attempts: 2,
      lastError: null,
    }
    const since = { createdAt: new Date(), nextAttemptAt: new Date() }
    service.billingWork.work.push({ ...event, ...since, canRetry: true, canDrop: true })
    expect(await failed()).toMatchObject([event])
    expect(await work.retry('payment_event', 'evt_1')).toBe(WORK_MESSAGES.dueNow)
    await work.drop('payment_event', 'evt_1')
    await expect(work.drop('payment_event', 'evt_1')).rejects.toMatchObject({ code: 'not_found' })
    expect((await work.list()).notReached).toEqual([])
    service.billingWork.isDown = true
    expect(await work.list()).toMatchObject({ notReached: ['billing'], failed: [] })
    expect(await stateOf('mail')).toBeDefined()
    service.billingWork.isDown = false
  })
})
