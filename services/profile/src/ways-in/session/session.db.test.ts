import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { SessionPort } from '@gb/service-kit'
import { FORM, startProfile } from '../../testing/start-profile.js'
import { nextUser, signUp } from '../../testing/people.js'
import { SessionService } from './session.service.js'

let service: Awaited<ReturnType<typeof startProfile>>
let browser: ReturnType<typeof service.browser>
let userId: string

beforeAll(async () => {
  service = await startProfile()
})
afterAll(() => service.close())
beforeEach(async () => {
  browser = service.browser()
  await browser.consenting()
  const { body } = await browser.call('POST', '/api/profile', { body: FORM })
  userId = String(body.user_id)
})

const who = (headers = {}) => browser.call('GET', '/api/session', { headers })
const age = (change: string) =>
  service.run(`UPDATE profile.session SET ${change} WHERE user_id = $1`, [userId])
const zone = async () => {
  const [row] = await service.run('SELECT time_zone FROM profile.profile WHERE user_id = $1', [userId])
  return row?.time_zone
}

const isFresh = async () => {
  const [row] = await service.run(
    `SELECT last_seen_at > now() - interval '10 minutes' AS fresh FROM profile.session WHERE user_id = $1`,
    [userId],
  )
  return row?.fresh
}

const ANOTHER = { session: null, device: null, label: 'Safari on iPhone' }

/** Bookkeeping is not waited for by requests, so a test has to. */
const eventually = async (read: () => Promise<unknown>, wanted: unknown) => {
  for (let tries = 0; tries < 100 && (await read()) !== wanted; tries++)
    await new Promise((resolve) => setTimeout(resolve, 10))
  expect(await read()).toBe(wanted)
}

describe(SessionService.name, () => {
  it('says who is signed in', async () => {
    const { status, body, headers } = await who()
    expect(status).toBe(200)
    expect(body).toEqual({
      user_id: userId,
      name: 'Sam',
      email: 'sam@example.com',
      is_premium: false,
      time_zone: 'UTC',
      erase_at: null,
      consent: {
        privacy_policy_accepted: true,
        terms_accepted: true,
        health_data_consent: true,
        ai_analysis_consent: true,
      },
      recovery_code: null,
    })
    expect(headers['x-profile']).toBe(userId)
  })

  it('tells who asks, their facts and their consents in one statement', async () => {
    const seen = service.watchStatements()
    const user = await nextUser(service, browser.jar)
    expect(seen()).toEqual(['find_live_sessions'])
    expect(user).toEqual({
      userId,
      sessionId: expect.any(String),
      timeZone: 'UTC',
      heldSince: expect.any(String),
      person: {
        gender: 'female',
        heightInches: 66,
        activityLevel: 'light',
        surgeryDate: '2026-09-01',
        goalWeightLbs: 160,
        currentWeightLbs: 231.4,
        ageYears: 42,
        surgeryDayWeightLbs: null,
        highestWeightLbs: null,
        clinicPlan: null,
        isPregnant: false,
        dayStartsAt: 0,
        foodLoggedThrough: null,
        timeZone: 'UTC',
      },
      consents: {
        privacy_policy_accepted: 'given',
        terms_accepted: 'given',
        health_data_consent: 'given',
        ai_analysis_consent: 'given',
      },
    })
  })

  it('tells people who ask in the same moment apart, and whose session is over, with one statement', async () => {
    const [other, gone] = [await signUp(service), await signUp(service)]
    await service.run('UPDATE profile.session SET revoked_at = now() WHERE user_id = $1', [gone.userId])
    const jars = [browser.jar, gone.browser.jar, other.browser.jar, browser.jar]
    await Promise.all([nextUser(service, browser.jar), nextUser(service, other.browser.jar)])
    const seen = service.watchStatements()
    const sessions = service.get(SessionPort, { strict: false })
    const asked = jars.map((jar) => sessions.verify(jar.get('gb_sid') ?? '', null))
    const users = await Promise.all(asked)
    expect(users.map((user) => user?.userId ?? null)).toEqual([userId, null, other.userId, userId])
    expect(seen().filter((name) => name === 'find_live_sessions')).toHaveLength(1)
  })

  it('knows changed facts in the very next request', async () => {
    const changed = {
      gender: 'male',
      height_feet: 6,
      height_inches: 1,
      goal_weight_lbs: 172.5,
      activity_level: 'active',
      surgery_date: null,
    }
    const headers = { 'x-time-zone': 'Asia/Tokyo' }
    await browser.call('POST', '/api/profile', { body: { ...FORM, ...changed }, headers })
    await eventually(zone, 'Asia/Tokyo')
    const { timeZone, person } = await nextUser(service, browser.jar)
    expect(timeZone).toBe('Asia/Tokyo')
    expect(person).toEqual({
      gender: 'male',
      heightInches: 73,
      activityLevel: 'active',
      surgeryDate: null,
      goalWeightLbs: 172.5,
      currentWeightLbs: 231.4,
      ageYears: 42,
      surgeryDayWeightLbs: null,
      highestWeightLbs: null,
      clinicPlan: null,
      isPregnant: false,
      dayStartsAt: 0,
      foodLoggedThrough: null,
      timeZone: 'Asia/Tokyo',
    })
  })

  it('keeps only hashes of the tokens', async () => {
    const [session] = await service.run('SELECT token_hash FROM profile.session_token WHERE user_id = $1', [
      userId,
    ])
    expect(browser.jar.get('gb_sid')).toHaveLength(43)
    expect(session?.token_hash).toHaveLength(32)
  })

  it.each([
    ['30 days without use', `last_seen_at = now() - interval '30 days 1 minute'`],
    ['90 days', `created_at = now() - interval '90 days 1 minute'`],
    ['being revoked', 'revoked_at = now()'],
  ])('ends after %s', async (_name, change) => {
    await age(change)
    expect(await who()).toMatchObject({ status: 401, body: { error: 'no_session' } })
  })

  it('lives until then', async () => {
    await age(`last_seen_at = now() - interval '29 days', created_at = now() - interval '89 days'`)
    expect((await who()).status).toBe(200)
  })

  it('writes its last use down at most once an hour', async () => {
    await age(`last_seen_at = now() - interval '30 minutes'`)
    await who()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await isFresh()).toBe(false)
    await age(`last_seen_at = now() - interval '2 hours'`)
    await who()
    await eventually(isFresh, true)
  })

  it('remembers the zone of the browser and refuses one that does not exist', async () => {
    const answer = await who({ 'x-time-zone': 'Asia/Tokyo' })
    expect(answer.body.time_zone).toBe('Asia/Tokyo')
    await eventually(zone, 'Asia/Tokyo')
    expect((await who()).body.time_zone).toBe('Asia/Tokyo')
    expect((await who({ 'x-time-zone': 'Mars/Olympus' })).status).toBe(400)
  })

  it('signs this browser out, wipes it, and forgets that it ever held the profile', async () => {
    const [session, device] = [browser.jar.get('gb_sid') ?? '', browser.jar.get('gb_dev') ?? '']
    const { status, body, headers } = await browser.call('DELETE', '/api/session')
    expect({ status, body }).toEqual({ status: 200, body: { signed_out: true } })
    expect(headers['clear-site-data']).toBe('"cache","cookies","storage"')
    expect(browser.jar.size).toBe(0)
    browser.jar.set('gb_sid', session)
    browser.jar.set('gb_dev', device)
    expect((await who()).status).toBe(401)
    const [row] = await service.run('SELECT revoked_at FROM profile.device WHERE user_id = $1', [userId])
    expect(row?.revoked_at).not.toBeNull()
  })

  it('signs out everywhere', async () => {
    const { session } = await service.get(SessionService, { strict: false }).open(userId, ANOTHER)
    const port = service.get(SessionPort, { strict: false })
    expect(await port.verify(session, null)).not.toBeNull()
    expect((await browser.call('DELETE', '/api/sessions')).status).toBe(200)
    expect(await port.verify(session, null)).toBeNull()
  })

  it('signs only this browser out when another is signed in too', async () => {
    const { session } = await service.get(SessionService, { strict: false }).open(userId, ANOTHER)
    await browser.call('DELETE', '/api/session')
    expect(await service.get(SessionPort, { strict: false }).verify(session, null)).toMatchObject({ userId })
  })

  it('knows no token that it did not make', async () => {
    expect(await service.get(SessionPort, { strict: false }).verify('x'.repeat(4000), null)).toBeNull()
  })
})
