import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { confirmEverything } from '../../testing/confirming.js'
import { comparable, eventsOf, freshAddress, freshEmail, otherThan, signUp } from '../../testing/people.js'
import { startProfile } from '../../testing/start-profile.js'
import { isSolved } from './proof-of-work.js'
import { RestoreConfirmService } from './restore-confirm.service.js'

type Browser = ReturnType<Awaited<ReturnType<typeof startProfile>>['browser']>

let service: Awaited<ReturnType<typeof startProfile>>
let person: Awaited<ReturnType<typeof signUp>>
let phone: Browser
let challengeId: string

const challengeFor = async (browser: Browser, code: string) => {
  const { body } = await browser.call('POST', '/api/restore', { body: { code } })
  return String(body.challenge_id)
}

beforeAll(async () => {
  service = await startProfile({ RESTORE_CONFIRMATION: 'email' })
})
afterAll(() => service.close())
beforeEach(async () => {
  service.mails.isDown = false
  person = await signUp(service)
  phone = service.browser(freshAddress())
  challengeId = await challengeFor(phone, person.code)
})

const start = (email: string, browser = phone, challenge = challengeId) =>
  browser.call('POST', '/api/restore/start', { body: { challenge_id: challenge, email } })
/** What the door turned away, because too many waited, was counted for nobody. */
const untilTakenIn = async (email: string): ReturnType<typeof start> => {
  const answer = await start(email)
  return answer.status === 503 ? untilTakenIn(email) : answer
}
const confirm = (code: string, browser = phone, challenge = challengeId) =>
  browser.call('POST', '/api/restore/confirm', { body: { challenge_id: challenge, code } })

const mailedCode = async () => {
  await service.deliverMails()
  return service.mails.codeFor(person.email)
}
const mailedLink = async () => {
  await service.deliverMails()
  const text = service.mails.to(person.email).at(-1)?.text ?? ''
  return /#confirm=([0-9a-f-]{36})\.([\w-]{22})$/m.exec(text)?.slice(1) ?? []
}
const wrong = (code: string) => (code === '00000000' ? '11111111' : '00000000')
const currentCode = async (browser: Browser) => {
  await confirmEverything(service, person.userId)
  return (await browser.call('GET', '/api/session')).body.recovery_code
}

describe(RestoreConfirmService.name, () => {
  it('opens the profile with the mailed code, gives it another code and tells the person', async () => {
    expect(await start(person.email.toUpperCase())).toMatchObject({
      status: 202,
      body: { challenge_id: challengeId, expires_at: expect.any(String), message: expect.any(String) },
    })
    const { status, body, cookies, headers } = await confirm(await mailedCode())
    expect({ status, id: body.user_id }).toEqual({ status: 200, id: person.userId })
    expect(headers['x-profile']).toBe(person.userId)
    expect(new Set(cookies.map(({ name }) => name))).toEqual(new Set(['gb_dev', 'gb_here', 'gb_sid']))
    expect(body.recovery_code).toMatch(/^\d{6}$/)
    expect(body.recovery_code).not.toBe(person.code)
    expect(await currentCode(phone)).toBe(body.recovery_code)
    expect(await currentCode(person.browser)).toBe(body.recovery_code)
    await service.deliverMails()
    expect(service.mails.to(person.email).map(({ subject }) => subject)).toEqual([
      'Your Gastric Buddy confirmation code',
      'Your Gastric Buddy profile was opened on a new device',
    ])
    expect(await eventsOf(service, person.userId)).toEqual(
      expect.arrayContaining(['code_rotated', 'restored_by_mail']),
    )
  })

  it('opens it with the link of the mail too, in the browser that began', async () => {
    await start(person.email)
    const [challenge = '', token = ''] = await mailedLink()
    expect(challenge).toBe(challengeId)
    expect((await confirm(token, service.browser(freshAddress()))).status).toBe(404)
    expect(await confirm(token)).toMatchObject({ status: 200, body: { user_id: person.userId } })
  })

  it('shows the own session the profile by the code before, and opens it to nobody else', async () => {
    await start(person.email)
    await confirm(await mailedCode())
    const old = { body: { code: person.code } }
    expect(await person.browser.call('POST', '/api/restore', old)).toMatchObject({ status: 200 })
    expect((await service.browser(freshAddress()).call('POST', '/api/restore', old)).status).toBe(404)
  })

  it('works once', async () => {
    await start(person.email)
    const code = await mailedCode()
    const answers = await Promise.all([confirm(code), confirm(code), confirm(code)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(2)
    expect((await confirm(code)).status).toBe(404)
  })

  it('takes five tries, and the right code no more after them', async () => {
    await start(person.email)
    const code = await mailedCode()
    const answers = []
    for (let tries = 0; tries < 5; tries++) answers.push(await confirm(wrong(code)))
    answers.push(await confirm(code))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    const [first, ...others] = answers.map(comparable)
    for (const other of others) expect(other).toEqual(first)
  })

  it('takes the right code at the fifth try', async () => {
    await start(person.email)
    const code = await mailedCode()
    for (let tries = 0; tries < 4; tries++) await confirm(wrong(code))
    expect((await confirm(code)).status).toBe(200)
  })

  it('takes no more than five tries when they come at once', async () => {
    await start(person.email)
    const code = await mailedCode()
    await Promise.all(Array.from({ length: 20 }, () => confirm(wrong(code))))
    const [row] = await service.run('SELECT tries FROM profile.restore_challenge WHERE challenge_id = $1', [
      challengeId,
    ])
    expect(row).toEqual({ tries: 5 })
    expect((await confirm(code)).status).toBe(404)
  })

  it('answers the same whether the e-mail is right or wrong, and mails only for the right one', async () => {
    const other = service.browser(freshAddress())
    const otherChallenge = await challengeFor(other, person.code)
    const stranger = service.browser(freshAddress())
    const strangerChallenge = await challengeFor(stranger, otherThan(person.code))
    const nobody = freshEmail()
    const answers = [
      await start(person.email),
      await start(nobody, other, otherChallenge),
      await start(person.email, stranger, strangerChallenge),
      await start(person.email, service.browser(freshAddress()), challengeId),
    ].map(({ status, cookies, body: { challenge_id: _id, expires_at: _at, ...body } }) => ({
      status,
      cookies,
      body,
    }))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    await service.deliverMails()
    expect(service.mails.to(person.email)).toHaveLength(1)
    expect(service.mails.to(nobody)).toEqual([])
  })

  it('does the same work whether the e-mail is right or wrong', async () => {
    const workFor = async (email: string) => {
      const browser = service.browser(freshAddress())
      const challenge = await challengeFor(browser, person.code)
      await service.deliverMails()
      const statements = service.watchStatements()
      await start(email, browser, challenge)
      return statements()
    }
    const right = await workFor(person.email)
    expect(right.length).toBeGreaterThan(5)
    expect(await workFor(freshEmail())).toEqual(right)
  })

  it('opens nothing with the code of a challenge whose mail was never sent', async () => {
    await start(freshEmail())
    for (const code of ['00000000', '12345678']) expect((await confirm(code)).status).toBe(404)
  })

  it('works ten minutes, and the challenge thirty', async () => {
    await start(person.email)
    const code = await mailedCode()
    const age = (column: string) =>
      service.run(`UPDATE profile.restore_challenge SET ${column} = now() WHERE challenge_id = $1`, [
        challengeId,
      ])
    await age('code_expires_at')
    expect((await confirm(code)).status).toBe(404)
    await age('expires_at')
    const before = service.mails.to(person.email).length
    await start(person.email)
    await service.deliverMails()
    expect(service.mails.to(person.email)).toHaveLength(before)
  })

  it('mails a newer code on request, and only that one works', async () => {
    await start(person.email)
    const first = await mailedCode()
    await start(person.email)
    const second = await mailedCode()
    expect(second).not.toBe(first)
    expect((await confirm(first)).status).toBe(404)
    expect((await confirm(second)).status).toBe(200)
  })

  it('leads nowhere once the profile has another code or another device confirmed', async () => {
    await start(person.email)
    const code = await mailedCode()
    const other = service.browser(freshAddress())
    const otherChallenge = await challengeFor(other, person.code)
    await start(person.email, other, otherChallenge)
    expect((await confirm(await mailedCode(), other, otherChallenge)).status).toBe(200)
    expect((await confirm(code)).status).toBe(404)
  })

  it('mails three times an hour to one address, and says nothing about it', async () => {
    for (let mail = 0; mail < 5; mail++) {
      const browser = service.browser(freshAddress())
      const challenge = await challengeFor(browser, person.code)
      expect((await start(person.email, browser, challenge)).status).toBe(202)
    }
    await service.deliverMails()
    expect(service.mails.to(person.email)).toHaveLength(3)
  })

  it('is not kept from mailing by others who type the address without the code', async () => {
    for (let tries = 0; tries < 8; tries++) {
      const stranger = service.browser(freshAddress())
      await start(person.email, stranger, '9b2f3f5e-54b5-4f0c-9d52-2c8f4cb51d0a')
    }
    await start(person.email)
    expect((await confirm(await mailedCode())).status).toBe(200)
  })

  it('takes one address from one network five times a day', async () => {
    const statuses = []
    for (let tries = 0; tries < 6; tries++) statuses.push((await start(person.email)).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    expect((await start(person.email, service.browser(freshAddress()))).status).toBe(202)
  })

  it('takes sixty addresses from one network a day', async () => {
    // Two at a time: of more, a busy server turns some away that it had counted.
    const some = async () => {
      const statuses = []
      for (let tries = 0; tries < 31; tries++) statuses.push((await untilTakenIn(freshEmail())).status)
      return statuses
    }
    const statuses = (await Promise.all([some(), some()])).flat()
    expect(statuses.filter((status) => status === 202)).toHaveLength(60)
    expect((await start(freshEmail(), service.browser(freshAddress()))).status).toBe(202)
  })

  it('asks for work instead of refusing once an address was typed twenty times a day', async () => {
    await Promise.all(Array.from({ length: 20 }, () => start(person.email, service.browser(freshAddress()))))
    const asked = await start(person.email)
    expect(asked).toMatchObject({ status: 429, body: { proof_of_work: expect.any(String) } })
    const puzzle = String(asked.body.proof_of_work)
    let number = 0
    while (!isSolved(`${puzzle}:${number}`)) number += 1
    const worked = await phone.call('POST', '/api/restore/start', {
      body: { challenge_id: challengeId, email: person.email },
      headers: { 'x-proof-of-work': `${puzzle}:${number}` },
    })
    expect(worked.status).toBe(202)
    expect((await confirm(await mailedCode())).status).toBe(200)
  })

  it('mails once the mail server is back', async () => {
    service.mails.isDown = true
    await start(person.email)
    await service.deliverMails()
    expect(service.mails.to(person.email)).toEqual([])
    service.mails.isDown = false
    await service.mailsAreDue()
    expect((await confirm(await mailedCode())).status).toBe(200)
  })

  it.each(['1234567', '123456789', 'abcdefgh', '', '1234 5678'])(
    'asks for eight digits instead of "%s"',
    async (code) => {
      expect(await confirm(code)).toMatchObject({
        status: 400,
        body: { message: 'Please enter the 8-digit code from the email.' },
      })
    },
  )

  it('keeps neither code nor link in clear', async () => {
    await start(person.email)
    const code = await mailedCode()
    const [, token = ''] = await mailedLink()
    const rows = await service.run(
      `SELECT c::text AS row FROM profile.restore_challenge c UNION ALL SELECT m::text FROM profile.mail_outbox m
       UNION ALL SELECT t::text FROM profile.throttle t UNION ALL SELECT e::text FROM profile.security_event e`,
    )
    const stored = rows.map(({ row }) => String(row)).join('\n')
    const hex = (text: string) => Buffer.from(text).toString('hex')
    for (const secret of [code, token, person.email]) {
      expect(stored).not.toContain(secret)
      expect(stored).not.toContain(hex(secret))
    }
  })
})
