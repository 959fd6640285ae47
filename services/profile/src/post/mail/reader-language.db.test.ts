import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { NoticePort } from '@gb/service-kit'
import { mailedConfirmation, signUpConfirmed } from '../../testing/confirming.js'
import { freshEmail } from '../../testing/people.js'
import { FORM, startProfile } from '../../testing/start-profile.js'
import { letterOf } from '../billing-notices/letters.js'
import { PostOffice } from './post-office.js'

let service: Awaited<ReturnType<typeof startProfile>>
let person: Awaited<ReturnType<typeof signUpConfirmed>>

beforeAll(async () => {
  service = await startProfile({ RESTORE_CONFIRMATION: 'email' })
})
afterAll(() => service.close())
beforeEach(async () => {
  person = await signUpConfirmed(service)
})

const choose = (language: string) =>
  person.browser.call('PUT', `/api/language/${person.userId}`, { body: { language } })
/** What a mailbox got from now on: the language that each page names, and its greeting. */
const read = async (from: number, email = person.email) => {
  await service.deliverMails()
  return service.mails
    .to(email)
    .slice(from)
    .map(({ text, html }) => [/<html lang="(\w+)">/.exec(html)?.[1], text.split('\n')[0]])
}
const SPANISH = ['es', 'Hola:']

/** Each way of writing to somebody. */
const WAYS: Record<string, () => Promise<unknown>> = {
  'a code that confirms': () => mailedConfirmation(service, person.browser, 'export', person.email),
  'a code that opens the profile elsewhere': async () => {
    const stranger = service.browser('198.51.77.7')
    const { body } = await stranger.call('POST', '/api/restore', { body: { code: person.code } })
    await stranger.call('POST', '/api/restore/start', {
      body: { challenge_id: body.challenge_id, email: person.email },
    })
  },
  'a notice of what happened': () =>
    person.browser.call('POST', '/api/profile', { body: { ...FORM, email: freshEmail() } }),
  'an answer that waits': () => service.get(NoticePort, { strict: false }).checkInAnswered(person.userId),
  'a letter about money': () =>
    service.get(PostOffice, { strict: false }).writeOnce(randomUUID(), person.userId, (timeZone) => {
      const notice = { noticeId: randomUUID(), userId: person.userId, kind: 'ended' } as const
      return letterOf(
        { ...notice, packageName: 'Yearly', day: new Date(), amount: null, currency: 'USD' },
        timeZone,
      )
    }),
}

describe('the language of a mail', () => {
  it.each(Object.entries(WAYS))('is what its reader chose: %s', async (_name, write) => {
    await choose('es')
    const before = service.mails.to(person.email).length
    await write()
    expect(await read(before)).toEqual([SPANISH])
  })

  it('is that of the person also where the address is new', async () => {
    await choose('es')
    const email = freshEmail()
    await person.browser.call('POST', '/api/profile', { body: { ...FORM, email } })
    expect(await read(0, email)).toEqual([SPANISH])
  })

  it('is English for who never chose or chose it, whatever the browser asks for', async () => {
    const ask = async () => {
      const before = service.mails.to(person.email).length
      const body = { purpose: 'export', way: 'email' }
      await person.browser.call('POST', '/api/confirmation/start', {
        body,
        headers: { 'accept-language': 'es-MX' },
      })
      return read(before)
    }
    expect(await ask()).toEqual([['en', 'Hello,']])
    await choose('es')
    expect(await ask()).toEqual([SPANISH])
    await choose('en')
    expect(await ask()).toEqual([['en', 'Hello,']])
  })

  it('dates what happened as that language does', async () => {
    await choose('es')
    await person.browser.call('POST', '/api/profile', { body: { ...FORM, email: freshEmail() } })
    await service.deliverMails()
    const text = service.mails.to(person.email).at(-1)?.text
    expect(text).toMatch(/El \d{1,2} de [a-z]+ de \d{4} a las \d{1,2}:\d{2}\s[ap]\.m\. UTC, alguien pidió/u)
    expect(text).toContain('en este aparato: Navegador.')
  })
})
