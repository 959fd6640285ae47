import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { NoticePort } from '@gb/service-kit'
import { signUp } from '../../testing/people.js'
import { startProfile } from '../../testing/start-profile.js'
import { LocalNoticePort } from './notice-port.js'

let service: Awaited<ReturnType<typeof startProfile>>

beforeAll(async () => {
  service = await startProfile()
})
afterAll(() => service.close())

describe(LocalNoticePort.name, () => {
  it('mails that an answer waits, and where', async () => {
    const person = await signUp(service)
    await service.get(NoticePort, { strict: false }).checkInAnswered(person.userId)
    await service.deliverMails()
    const mail = service.mails.to(person.email).at(-1)
    expect(mail?.subject).toBe('You have an answer in Gastric Buddy')
    expect(mail?.text).toContain('the answer is only in the app')
    expect(mail?.text).toContain('http://localhost:3000')
  })

  it('tells nobody of a profile that is not there', async () => {
    const before = service.mails.received.length
    await service.get(NoticePort, { strict: false }).checkInAnswered(randomUUID())
    await service.deliverMails()
    expect(service.mails.received).toHaveLength(before)
  })
})
