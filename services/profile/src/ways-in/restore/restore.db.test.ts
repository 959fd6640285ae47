import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { signUpConfirmed } from '../../testing/confirming.js'
import { comparable, eventsOf, freshAddress, otherThan } from '../../testing/people.js'
import { startProfile } from '../../testing/start-profile.js'
import { RestoreService } from './restore.service.js'

const INVALID = 'Invalid or expired profile code. Please check the code and try again.'

type Service = Awaited<ReturnType<typeof startProfile>>
type Browser = ReturnType<Service['browser']>

const services: Record<string, Service> = {}

beforeAll(async () => {
  services.email = await startProfile({ RESTORE_CONFIRMATION: 'email' })
  services.none = await startProfile({ RESTORE_CONFIRMATION: 'none' })
})
afterAll(async () => {
  await Promise.all(Object.values(services).map((service) => service.close()))
})

const get = (mode: string): Service => {
  const service = services[mode]
  if (!service) throw new Error(`no service in mode ${mode}`)
  return service
}

/** Both spellings of the call; every row of the table holds for both. */
const SPELLINGS = {
  GET: (browser: Browser, code: string) => browser.call('GET', `/api/profile-by-code/${code}`),
  POST: (browser: Browser, code: string) => browser.call('POST', '/api/restore', { body: { code } }),
}

const ROWS = (['email', 'none'] as const).flatMap((mode) =>
  (['GET', 'POST'] as const).map((spelling) => ({ mode, spelling, ask: SPELLINGS[spelling] })),
)

/** Gives the person another code, as a confirmed restore does. */
const retireCode = async (service: Service, userId: string) => {
  await service.run('UPDATE profile.recovery_code SET retired_at = now() WHERE user_id = $1', [userId])
  await service.run(
    `INSERT INTO profile.recovery_code (user_id, code_lookup, code_sealed)
     SELECT user_id, sha256(code_lookup), code_sealed FROM profile.recovery_code WHERE user_id = $1`,
    [userId],
  )
}

const signedIn = async (browser: Browser) => (await browser.call('GET', '/api/session')).body.user_id

const invalid = (mode: string) => ({
  status: 404,
  body: expect.objectContaining({
    error: 'invalid_or_expired_code',
    message: INVALID,
    ...(mode === 'email' ? { next: 'confirm_email' } : {}),
  }),
})

describe.each(ROWS)(`${RestoreService.name} in mode $mode by $spelling`, ({ mode, ask }) => {
  it('shows the own profile to its session, also by an earlier code, at no cost', async () => {
    const { browser, userId, code } = await signUpConfirmed(get(mode))
    await retireCode(get(mode), userId)
    for (let tries = 0; tries < 8; tries++) {
      const { status, body, cookies } = await ask(browser, code)
      expect({ status, id: body.user_id, cookies }).toEqual({ status: 200, id: userId, cookies: [] })
    }
  })

  it('signs a browser in again that has held the profile', async () => {
    const { browser, userId, code } = await signUpConfirmed(get(mode))
    browser.jar.delete('gb_sid')
    const device = browser.jar.get('gb_dev')
    const { status, headers } = await ask(browser, code)
    expect({ status, profile: headers['x-profile'] }).toEqual({ status: 200, profile: userId })
    expect(browser.jar.get('gb_dev')).toBe(device)
    expect(await signedIn(browser)).toBe(userId)
  })

  it('does not let other networks or other tries lock a known browser out', async () => {
    const { browser, userId, code, address } = await signUpConfirmed(get(mode))
    browser.jar.delete('gb_sid')
    const neighbor = get(mode).browser(address)
    for (let tries = 0; tries < 7; tries++) await ask(neighbor, otherThan(code))
    expect((await ask(browser, code)).body.user_id).toBe(userId)
  })

  it('no longer knows a browser after five wrong codes, and writes that down', async () => {
    const { browser, userId, code } = await signUpConfirmed(get(mode))
    browser.jar.delete('gb_sid')
    for (let tries = 0; tries < 5; tries++) await ask(browser, otherThan(code))
    expect((await ask(browser, code)).status).toBe(429)
    expect(await eventsOf(get(mode), userId)).toContain('device_demoted')
  })

  it('knows no browser by a retired code', async () => {
    const { browser, userId, code } = await signUpConfirmed(get(mode))
    await retireCode(get(mode), userId)
    browser.jar.delete('gb_sid')
    expect(await ask(browser, code)).toMatchObject(invalid(mode))
  })

  it('opens the profile while its window is open in this network, once', async () => {
    const { browser, userId, code, address } = await signUpConfirmed(get(mode))
    await browser.call('POST', '/api/pairing-window')
    const phone = get(mode).browser(address)
    expect(await ask(phone, code)).toMatchObject({ status: 200, body: { user_id: userId } })
    expect(await signedIn(phone)).toBe(userId)
    expect(await eventsOf(get(mode), userId)).toContain('paired')
  })

  it('never opens a profile by a retired code', async () => {
    const service = get(mode)
    const { browser, userId, code, address } = await signUpConfirmed(service)
    await retireCode(service, userId)
    await browser.call('POST', '/api/pairing-window')
    expect(await ask(service.browser(address), code)).toMatchObject(invalid(mode))
  })

  it('stops a network after five codes, and answers right and wrong ones alike', async () => {
    const { code } = await signUpConfirmed(get(mode))
    const address = freshAddress()
    for (let tries = 0; tries < 5; tries++) await ask(get(mode).browser(address), otherThan(code))
    const right = await ask(get(mode).browser(address), code)
    const wrong = await ask(get(mode).browser(address), otherThan(code))
    expect(right.status).toBe(429)
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
    expect(comparable(right)).toEqual(comparable(wrong))
    expect(right.cookies).toEqual([])
  })
})

describe(`${RestoreService.name} of an unknown browser`, () => {
  it.each(['GET', 'POST'] as const)(
    'answers every code alike when e-mail must confirm (%s)',
    async (spelling) => {
      const service = get('email')
      const { code } = await signUpConfirmed(service)
      const retired = await signUpConfirmed(service)
      await retireCode(service, retired.userId)
      const address = freshAddress()
      const answers = []
      for (const tried of [code, otherThan(code), retired.code])
        answers.push(await SPELLINGS[spelling](service.browser(address), tried))
      const shapes = answers.map((answer) => ({
        ...comparable(answer),
        challenge: typeof answer.body.challenge_id,
        members: Object.keys(answer.body),
        cookies: answer.cookies.map(({ value, ...cookie }) => ({ ...cookie, length: value.length })),
        headers: Object.keys(answer.headers),
      }))
      expect(shapes[0]).toMatchObject({ status: 404, challenge: 'string', body: { next: 'confirm_email' } })
      expect(shapes[1]).toEqual(shapes[0])
      expect(shapes[2]).toEqual(shapes[0])
    },
  )

  it('does the same work for every code when e-mail must confirm', async () => {
    const service = get('email')
    const { code } = await signUpConfirmed(service)
    const workFor = async (tried: string) => {
      const statements = service.watchStatements()
      await SPELLINGS.POST(service.browser(freshAddress()), tried)
      return statements()
    }
    const right = await workFor(code)
    expect(right.length).toBeGreaterThan(3)
    expect(await workFor(otherThan(code))).toEqual(right)
  })

  it('opens a profile by its code alone where that is configured, and offers no mail for a wrong one', async () => {
    const service = get('none')
    const { userId, code } = await signUpConfirmed(service)
    const stranger = service.browser(freshAddress())
    const wrong = await SPELLINGS.GET(stranger, otherThan(code))
    expect(wrong.status).toBe(404)
    expect(wrong.body).not.toHaveProperty('challenge_id')
    expect(wrong.body).not.toHaveProperty('next')
    expect(await SPELLINGS.GET(stranger, code)).toMatchObject({
      status: 200,
      body: { user_id: userId, recovery_code: code },
    })
    expect(await signedIn(stranger)).toBe(userId)
  })

  it.each(['12345', '1234567', '12345a', '      ', '１２３４５６'])(
    'asks for six digits instead of "%s"',
    async (code) => {
      const message = 'Please enter a 6-digit profile code'
      const browser = get('email').browser(freshAddress())
      for (const ask of Object.values(SPELLINGS))
        expect(await ask(browser, encodeURIComponent(code))).toMatchObject({ status: 400, body: { message } })
    },
  )

  it('signs nobody in who merely follows a link', async () => {
    const { code } = await signUpConfirmed(get('none'))
    const { call, jar } = get('none').browser(freshAddress())
    const page = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' }
    expect((await call('GET', `/api/profile-by-code/${code}`, { headers: page })).status).toBe(403)
    expect(jar.size).toBe(0)
  })
})
