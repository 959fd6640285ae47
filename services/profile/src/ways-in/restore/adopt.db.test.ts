import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { freshAddress, freshEmail, signUp } from '../../testing/people.js'
import { startProfile } from '../../testing/start-profile.js'
import { AdoptService } from './adopt.service.js'

const UNKNOWN = '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11'

type Service = Awaited<ReturnType<typeof startProfile>>

let mailed: Service
let open: Service

beforeAll(async () => {
  mailed = await startProfile({ RESTORE_CONFIRMATION: 'email' })
  open = await startProfile({ RESTORE_CONFIRMATION: 'none' })
})
afterAll(async () => {
  await mailed.close()
  await open.close()
})

const adopt = (browser: ReturnType<Service['browser']>, userId: string, email: string) =>
  browser.call('POST', '/api/session/adopt', { body: { user_id: userId, email } })

describe(AdoptService.name, () => {
  it('opens the profile after a confirmation by mail', async () => {
    const person = await signUp(mailed)
    const browser = mailed.browser(freshAddress())
    const { status, body } = await adopt(browser, person.userId, person.email)
    expect({ status, body }).toEqual({
      status: 202,
      body: {
        challenge_id: expect.any(String),
        expires_at: expect.any(String),
        message: expect.any(String),
        next: 'confirm_email',
        code_works_here: false,
      },
    })
    expect((await browser.call('GET', '/api/session')).status).toBe(401)
    await mailed.deliverMails()
    const confirmed = await browser.call('POST', '/api/restore/confirm', {
      body: { challenge_id: body.challenge_id, code: mailed.mails.codeFor(person.email) },
    })
    expect(confirmed).toMatchObject({ status: 200, body: { user_id: person.userId } })
  })

  it('answers every other pair alike and mails to nobody', async () => {
    const [person, other] = [await signUp(mailed), await signUp(mailed)]
    const nobody = freshEmail()
    const pairs = [
      [person.userId, person.email],
      [person.userId, other.email],
      [UNKNOWN, nobody],
      [person.userId, nobody],
    ] as const
    const shapes = []
    for (const [userId, email] of pairs) {
      const { status, body, cookies } = await adopt(mailed.browser(freshAddress()), userId, email)
      const { challenge_id: challenge, expires_at: _at, ...rest } = body
      shapes.push({ status, rest, challenge: typeof challenge, cookies: cookies.map(({ name }) => name) })
    }
    for (const shape of shapes) expect(shape).toEqual(shapes[0])
    await mailed.deliverMails()
    expect(mailed.mails.to(person.email)).toHaveLength(1)
    expect(mailed.mails.to(other.email)).toEqual([])
    expect(mailed.mails.to(nobody)).toEqual([])
  })

  it('does nothing where the profile is open already', async () => {
    const person = await signUp(mailed)
    const { status, body, cookies } = await adopt(person.browser, person.userId, person.email)
    expect({ status, id: body.user_id, cookies }).toEqual({ status: 200, id: person.userId, cookies: [] })
  })

  it('tells a known browser that the code works there', async () => {
    const person = await signUp(mailed)
    person.browser.jar.delete('gb_sid')
    const { body } = await adopt(person.browser, person.userId, person.email)
    expect(body.code_works_here).toBe(true)
  })

  it('opens a matching pair at once where no mail is needed, and no other', async () => {
    const person = await signUp(open)
    const browser = open.browser(freshAddress())
    expect((await adopt(browser, person.userId, freshEmail())).status).toBe(202)
    expect((await browser.call('GET', '/api/session')).status).toBe(401)
    const { status, body } = await adopt(browser, person.userId, person.email)
    expect({ status, id: body.user_id }).toEqual({ status: 200, id: person.userId })
    expect((await browser.call('GET', '/api/session')).body.user_id).toBe(person.userId)
  })

  it.each([
    ['user_id', 'me', 'sam@example.com'],
    ['email', UNKNOWN, 'sam@'],
  ])('refuses a bad %s', async (field, userId, email) => {
    const { status, body } = await adopt(mailed.browser(freshAddress()), userId, email)
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: [expect.objectContaining({ field })],
    })
  })
})
