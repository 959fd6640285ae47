import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { FORM, startProfile } from '../testing/start-profile.js'
import { RestoreService } from './restore.service.js'

const INVALID = 'Invalid or expired profile code. Please check the code and try again.'

let open: Awaited<ReturnType<typeof startProfile>>
let mailed: Awaited<ReturnType<typeof startProfile>>
let lastByte = 0

beforeAll(async () => {
  open = await startProfile({ RESTORE_CONFIRMATION: 'none' })
  mailed = await startProfile({ RESTORE_CONFIRMATION: 'email' })
})
afterAll(async () => {
  await open.close()
  await mailed.close()
})

/** Limits count per network, so each test comes from its own. */
const network = () => `198.51.100.${(lastByte += 1)}`

const withProfile = async (service: typeof open) => {
  const browser = service.browser(network())
  await browser.consenting()
  const { body } = await browser.call('POST', '/api/profile', { body: FORM })
  return { browser, userId: String(body.user_id), code: String(body.recovery_code) }
}

const otherThan = (code: string) => (code === '123456' ? '654321' : '123456')

describe(RestoreService.name, () => {
  it('shows the own profile to its session, at no cost', async () => {
    const { browser, userId, code } = await withProfile(mailed)
    for (let tries = 0; tries < 8; tries++) {
      const { status, body, cookies } = await browser.call('GET', `/api/profile-by-code/${code}`)
      expect({ status, id: body.user_id, cookies }).toEqual({ status: 200, id: userId, cookies: [] })
    }
  })

  it('signs a browser in again that has held the profile', async () => {
    const { browser, userId, code } = await withProfile(mailed)
    browser.jar.delete('gb_sid')
    const device = browser.jar.get('gb_dev')
    const { status, headers } = await browser.call('GET', `/api/profile-by-code/${code}`)
    expect({ status, profile: headers['x-profile'] }).toEqual({ status: 200, profile: userId })
    expect(browser.jar.get('gb_dev')).toBe(device)
    expect((await browser.call('GET', '/api/session')).body.user_id).toBe(userId)
  })

  it('no longer knows a browser after five wrong codes', async () => {
    const { browser, code } = await withProfile(mailed)
    browser.jar.delete('gb_sid')
    for (let tries = 0; tries < 5; tries++)
      await browser.call('GET', `/api/profile-by-code/${otherThan(code)}`)
    await mailed.run('DELETE FROM profile.throttle')
    expect((await browser.call('GET', `/api/profile-by-code/${code}`)).status).toBe(404)
  })

  it('answers right and wrong codes of an unknown browser alike when e-mail must confirm', async () => {
    const { code } = await withProfile(mailed)
    const stranger = mailed.browser(network())
    const answers = [
      await stranger.call('GET', `/api/profile-by-code/${code}`),
      await stranger.call('GET', `/api/profile-by-code/${otherThan(code)}`),
    ]
    const [right, wrong] = answers.map(({ status, cookies, body: { request_id: _id, ...body } }) => ({
      status,
      cookies,
      body,
    }))
    expect(right).toEqual(wrong)
    expect(right).toMatchObject({ status: 404, body: { error: 'invalid_or_expired_code', message: INVALID } })
  })

  it('opens a profile by its code alone where that is configured, and no other', async () => {
    const { userId, code } = await withProfile(open)
    const stranger = open.browser(network())
    expect((await stranger.call('GET', `/api/profile-by-code/${otherThan(code)}`)).status).toBe(404)
    expect(await stranger.call('GET', `/api/profile-by-code/${code}`)).toMatchObject({
      status: 200,
      body: { user_id: userId, recovery_code: code },
    })
    expect((await stranger.call('GET', '/api/session')).body.user_id).toBe(userId)
  })

  it('never opens a profile by a retired code', async () => {
    const { userId, code } = await withProfile(open)
    await open.run('UPDATE profile.recovery_code SET retired_at = now() WHERE user_id = $1', [userId])
    expect((await open.browser(network()).call('GET', `/api/profile-by-code/${code}`)).status).toBe(404)
  })

  it('stops a network after five codes, right or wrong, and answers both alike', async () => {
    const { code } = await withProfile(open)
    const stranger = open.browser(network())
    for (let tries = 0; tries < 5; tries++)
      await stranger.call('GET', `/api/profile-by-code/${otherThan(code)}`)
    const right = await stranger.call('GET', `/api/profile-by-code/${code}`)
    const wrong = await stranger.call('GET', `/api/profile-by-code/${otherThan(code)}`)
    expect(right.status).toBe(429)
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
    expect({ ...right.body, request_id: '' }).toEqual({ ...wrong.body, request_id: '' })
  })

  it.each(['12345', '1234567', '12345a', '      ', '１２３４５６'])(
    'asks for six digits instead of "%s"',
    async (code) => {
      const answer = await open
        .browser(network())
        .call('GET', `/api/profile-by-code/${encodeURIComponent(code)}`)
      expect(answer).toMatchObject({ status: 400, body: { message: 'Please enter a 6-digit profile code' } })
    },
  )

  it('signs nobody in who merely follows a link', async () => {
    const { code } = await withProfile(open)
    const { call, jar } = open.browser(network())
    const page = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' }
    expect((await call('GET', `/api/profile-by-code/${code}`, { headers: page })).status).toBe(403)
    expect(jar.size).toBe(0)
  })
})
