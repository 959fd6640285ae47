import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { SessionService } from '../../ways-in/session/session.service.js'
import { FORM, startProfile } from '../../testing/start-profile.js'
import { CreateProfileService } from './create-profile.service.js'

let service: Awaited<ReturnType<typeof startProfile>>

beforeAll(async () => {
  service = await startProfile()
})
afterAll(() => service.close())
beforeEach(() => {
  service.weights.received.length = 0
})

const create = (
  browser: { call: ReturnType<typeof service.browser>['call'] },
  changes: object = {},
  headers = {},
) => browser.call('POST', '/api/profile', { body: { ...FORM, ...changes }, headers })

const countProfiles = async (): Promise<number> => {
  const [row] = await service.run('SELECT count(*)::int AS n FROM profile.profile')
  return Number(row?.n)
}

describe(CreateProfileService.name, () => {
  it('makes a profile, signs the browser in and logs the initial weight before it answers', async () => {
    const browser = await service.browser().consenting()
    const { status, body, headers } = await create(browser, {}, { 'x-time-zone': 'America/New_York' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      recovery_code: expect.stringMatching(/^\d{6}$/),
      message: 'Profile created successfully! Welcome to Gastric Buddy.',
      is_premium: false,
      profile: { ...FORM, gender: 'female', activity_level: 'light', time_zone: 'America/New_York' },
    })
    expect(headers['x-profile']).toBe(body.user_id)
    expect(service.weights.received).toEqual([
      expect.objectContaining({
        userId: body.user_id,
        kind: 'initial',
        weightLbs: 231.4,
        timeZone: 'America/New_York',
      }),
    ])
    const read = await browser.call('GET', `/api/profile/${String(body.user_id)}`)
    expect(read).toMatchObject({ status: 200, body: body.profile })
  })

  it('makes one profile out of ten parallel tries of one browser', async () => {
    const before = await countProfiles()
    const browser = await service.browser().consenting()
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(browser)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(
      new Set(answers.map(({ body }) => `${String(body.user_id)} ${String(body.recovery_code)}`)).size,
    ).toBe(1)
    expect(await countProfiles()).toBe(before + 1)
    expect(service.weights.received).toHaveLength(1)
    const sessions = answers.map(({ cookies }) => cookies.find(({ name }) => name === 'gb_sid')?.value)
    expect(new Set(sessions).size).toBe(10)
  })

  it('answers 409 to other details shortly after, without a session', async () => {
    const { jar, call } = await service.browser().consenting()
    await create({ call })
    jar.delete('gb_sid')
    expect(await create({ call }, { name: 'Alex' })).toMatchObject({
      status: 409,
      body: { error: 'conflict' },
    })
  })

  it('answers 422 to a used key with other details, and the same profile to the same details however late', async () => {
    const { jar, call } = await service.browser().consenting()
    const key = { 'idempotency-key': 'form-1' }
    const { body } = await create({ call }, {}, key)
    jar.delete('gb_sid')
    expect(await create({ call }, { age: 43 }, key)).toMatchObject({ status: 422 })
    await service.run(
      `UPDATE profile.visitor SET profile_created_at = now() - interval '1 day' WHERE created_user_id = $1`,
      [body.user_id],
    )
    const late = await create({ call }, {}, key)
    expect(late).toMatchObject({ status: 201, body: { user_id: body.user_id } })
    expect(late.headers['idempotent-replay']).toBe('true')
  })

  it('makes another profile in the same browser once the time for retries is over', async () => {
    const { jar, call } = await service.browser().consenting()
    const { body } = await create({ call })
    jar.delete('gb_sid')
    await service.run(
      `UPDATE profile.visitor SET profile_created_at = now() - interval '16 minutes' WHERE created_user_id = $1`,
      [body.user_id],
    )
    const second = await create({ call })
    expect(second.status).toBe(201)
    expect(second.body.user_id).not.toBe(body.user_id)
  })

  it('opens nothing by repeating the form after signing out', async () => {
    const { jar, call } = await service.browser().consenting()
    const visitor = jar.get('gb_vis') ?? ''
    const { body } = await create({ call })
    await call('DELETE', '/api/session')
    jar.set('gb_vis', visitor)
    expect((await create({ call })).body.user_id).not.toBe(body.user_id)
  })

  it('refuses a browser without consent, and one that names a profile', async () => {
    expect(await create(service.browser())).toMatchObject({
      status: 403,
      body: { error: 'consent_required' },
    })
    const browser = await service.browser().consenting()
    const named = await create(browser, { user_id: '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11' })
    expect(named).toMatchObject({ status: 401, body: { error: 'no_session' } })
  })

  it('writes nothing at all when its last step fails', async () => {
    const tables = ['profile', 'recovery_code', 'session', 'device', 'outbox_event', 'consent_entry']
    const count = async () => {
      const rows = tables.map(
        (table) => `SELECT '${table}' AS name, count(*)::int AS n FROM profile.${table}`,
      )
      return service.run(rows.join(' UNION ALL '))
    }
    const browser = await service.browser().consenting()
    const before = await count()
    jest.spyOn(service.get(SessionService), 'open').mockRejectedValue(new Error('out of luck'))
    expect((await create(browser)).status).toBe(500)
    expect(await count()).toEqual(before)
    jest.restoreAllMocks()
    expect((await create(browser)).status).toBe(201)
  })

  it('stops one network after its profiles of a day, and counts no retry', async () => {
    const limited = await startProfile({ NEW_PROFILES_PER_ADDRESS: '2' })
    const tries = async (address: string) => {
      const browser = await limited.browser(address).consenting()
      const statuses = [(await create(browser)).status]
      browser.jar.delete('gb_sid')
      return [...statuses, (await create(browser)).status]
    }
    expect(await tries('2001:db8::1')).toEqual([201, 201])
    expect(await tries('2001:db8::2')).toEqual([201, 201])
    expect(await tries('2001:db8::ffff')).toEqual([429, 429])
    expect(await tries('2001:db8:0:1::1')).toEqual([201, 201])
    await limited.close()
  })

  it('keeps the e-mail and the code sealed', async () => {
    const browser = await service.browser().consenting()
    const { body } = await create(browser, { email: 'Very.Private@example.com' })
    const [profile] = await service.run('SELECT * FROM profile.profile WHERE user_id = $1', [body.user_id])
    const [code] = await service.run('SELECT * FROM profile.recovery_code WHERE user_id = $1', [body.user_id])
    const stored = Object.values({ ...profile, ...code })
      .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
      .join(' ')
    expect(stored.toLowerCase()).not.toContain('private')
    expect(stored).not.toContain(String(body.recovery_code))
  })
})
