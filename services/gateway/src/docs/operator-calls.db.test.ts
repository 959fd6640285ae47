import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import type { OpenAPIObject } from '@nestjs/swagger'
import type { OperatorScope } from '@gb/service-kit'
import { buyPremium } from '../testing/premium.js'
import { FORM, isBody, listOf } from '../testing/start-product.js'
import { buildDocument } from './document.js'
import { exampleOf } from './testing/example-of.js'
import { startConsole } from './testing/console.js'

let desk: Awaited<ReturnType<typeof startConsole>>
let token: string

const operator = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
  const { status, text } = await desk.ask(token, method, `/api/operator/${path}`, { body })
  const parsed: unknown = JSON.parse(text)
  return { status, body: isBody(parsed) ? parsed : {} }
}

beforeAll(async () => {
  desk = await startConsole()
  token = (await desk.tokenFor()).token
})
afterAll(() => desk.close())

describe('a token', () => {
  it('says who it is for, what it may do and until when, whatever that is, and nothing of its secret', async () => {
    const { token: mine, row } = await desk.operators.create('Noah Night', ['releases:write'], 7, [
      'mfe-scan',
    ])
    const { status, text } = await desk.ask(mine, 'GET', '/api/operator/me')
    expect([status, JSON.parse(text)]).toEqual([
      200,
      {
        token_id: row.tokenId,
        name: 'Noah Night',
        scopes: ['releases:write'],
        remotes: ['mfe-scan'],
        created_at: row.createdAt,
        expires_at: row.expiresAt,
        last_used_at: expect.stringMatching(/Z$/),
        revoked_at: null,
      },
    ])
    expect(text).not.toContain(mine.split('_')[2])
    const { body } = await operator('GET', 'audit?limit=2')
    expect(listOf(body.entries)).toContainEqual(
      expect.objectContaining({ name: 'Noah Night', action: 'GET /api/operator/me' }),
    )
  })
})

describe('the page', () => {
  it('begins with who you are, and its calls with people stand as they are named there', async () => {
    const { text } = await desk.ask(token, 'GET', '/api/operator/openapi.json')
    const { tags, paths } = JSON.parse(text) as OpenAPIObject
    expect((tags ?? []).slice(0, 2).map(({ name }) => name)).toEqual(['you', 'people'])
    const calls = Object.values(paths).flatMap(({ get, post }) => [get, post])
    const inGroup = (name: string) =>
      calls.filter((call) => call?.tags?.includes(name) === true).map((call) => call?.summary)
    expect(inGroup('you')).toEqual(['Who you are here, what your token may do, and until when'])
    expect(inGroup('people')).toEqual([
      expect.stringMatching(/^Finds .* · profile:find$/),
      expect.stringMatching(/^Reads .* · health:read$/),
      expect.stringMatching(/^What a person consented .* · privacy:export$/),
      expect.stringMatching(/^Gives a profile a new code .* · profile:write$/),
    ])
  })
})

describe('a person', () => {
  it('is found by id, by e-mail however it is written, and by code, and by nothing else', async () => {
    const me = desk.browser()
    const consent = {
      privacy_policy_accepted: true,
      terms_accepted: true,
      health_data_consent: true,
      ai_analysis_consent: true,
    }
    await me.call('POST', '/api/user-consent', {
      ...consent,
      app_version: '1.0',
      timestamp: '2026-11-20T08:30:00.000Z',
    })
    const email = `${randomUUID()}@example.com`
    const { body: made } = await me.call('POST', '/api/profile', { ...FORM, email })
    for (const word of [
      { user_id: made.user_id },
      { email: email.toUpperCase() },
      { code: made.recovery_code },
    ]) {
      const { status, body } = await operator('POST', 'people/search', word)
      expect(status).toBe(200)
      expect(body.people).toEqual([
        expect.objectContaining({
          user_id: made.user_id,
          name: 'Sam',
          email_hint: `${email.slice(0, 1)}…@example.com`,
        }),
      ])
    }
    const { body: log } = await operator('GET', 'audit?limit=10')
    expect(listOf(log.entries)).toContainEqual(
      expect.objectContaining({ action: 'person found', subject: `user_id=${String(made.user_id)}` }),
    )
    expect((await operator('POST', 'people/search', { email: 'nobody@example.com' })).body.people).toEqual([])
    expect((await operator('POST', 'people/search', {})).status).toBe(400)
    const two = { email, user_id: made.user_id }
    expect((await operator('POST', 'people/search', two)).status).toBe(400)
  })

  it('is not looked for by e-mail without a reason, which stands in the log', async () => {
    const { token: seeker, row } = await desk.tokenFor(['profile:find'])
    const search = (reason: string | null) =>
      desk.ask(seeker, 'POST', '/api/operator/people/search', {
        body: { email: 'nobody@example.com' },
        reason,
      })
    for (const reason of [null, '', 'why', '\u00ad\u00ad\u00ad\u00ad\u00ad\u00ad']) {
      const refused = await search(reason)
      expect([refused.status, JSON.parse(refused.text)]).toEqual([
        400,
        expect.objectContaining({ errors: [{ field: 'X-Reason', message: expect.any(String) }] }),
      ])
    }
    expect((await search('They called about ticket 7.')).status).toBe(200)
    const lines = await desk.operators.audit(Number.MAX_SAFE_INTEGER, 20)
    expect(
      lines.filter(({ tokenId, subject }) => tokenId === row.tokenId && subject === 'by=email'),
    ).toHaveLength(5)
    expect(lines.map(({ reason }) => reason)).toContain('They called about ticket 7.')
    expect(JSON.stringify(lines)).not.toContain('nobody@example.com')
  })

  it.each(['code', 'email'])(
    'is looked for by %s a few times an hour by one token, and each time stands in the log',
    async (by) => {
      const { code } = await desk.signUp()
      const [word, absent, another] =
        by === 'code'
          ? [{ code }, { code: '000000' }, { email: 'nobody@example.com' }]
          : [{ email: 'somebody@example.com' }, { email: 'nobody@example.com' }, { code: '000000' }]
      const { token: one, row } = await desk.tokenFor(['profile:find'])
      const { token: other } = await desk.tokenFor(['profile:find'])
      const search = (as: string, body: object) =>
        desk.ask(as, 'POST', '/api/operator/people/search', { body })
      const bucket = `person_by_${by}:${row.tokenId}`
      // This hour and the next one: the test may run at the end of an hour.
      const setHits = (hits: number) =>
        desk.pool.query(
          `INSERT INTO profile.throttle (bucket, window_start, hits)
         SELECT $1, date_trunc('hour', now(), 'UTC') + n * interval '1 hour', $2 FROM generate_series(0, 1) n
         ON CONFLICT (bucket, window_start) DO UPDATE SET hits = $2`,
          [bucket, hits],
        )
      await setHits(19)
      expect(JSON.parse((await search(one, absent)).text)).toEqual({ people: [] })
      await setHits(20)
      const refused = await search(one, word)
      expect([refused.status, JSON.parse(refused.text)]).toEqual([
        429,
        expect.objectContaining({ message: expect.stringContaining('many times this hour') }),
      ])
      expect((await search(one, another)).status).toBe(200)
      expect((await search(other, word)).status).toBe(200)
      const lines = (await desk.operators.audit(Number.MAX_SAFE_INTEGER, 20)).filter(
        ({ tokenId }) => tokenId === row.tokenId,
      )
      // The newest first.
      expect(lines.map(({ action, subject }) => subject ?? action)).toEqual([
        by === 'code' ? 'by=email' : 'by=code',
        'POST /api/operator/people/search',
        `by=${by}`,
        'POST /api/operator/people/search',
        `by=${by}`,
        'POST /api/operator/people/search',
        'token created by command',
      ])
    },
  )

  it('is read without the code', async () => {
    const { userId, code } = await desk.signUp()
    const { status, body } = await operator('GET', `people/${userId}`)
    expect([status, body.name, body.current_weight_lbs]).toEqual([200, 'Sam', 231.4])
    expect(JSON.stringify(body)).not.toContain(code)
    expect((await operator('GET', `people/${randomUUID()}`)).status).toBe(404)
  })

  it('gets another code, which the operator does not see', async () => {
    const { userId, code, call } = await desk.signUp()
    const { status, body } = await operator('POST', `people/${userId}/rotate-code`)
    expect(status).toBe(200)
    const { body: own } = await call('GET', `/api/get-recovery-code/${userId}`)
    expect(own.recovery_code).not.toBe(code)
    expect(JSON.stringify(body)).not.toContain(String(own.recovery_code))
    expect((await operator('POST', `people/${randomUUID()}/rotate-code`)).status).toBe(404)
  })

  it('has a ledger of consents that can be shown', async () => {
    const { userId } = await desk.signUp()
    const { body } = await operator('GET', `people/${userId}/consents`)
    expect(listOf(body.entries).map(({ purpose }) => purpose)).toHaveLength(4)
  })

  it('shows in the lists of downloads and deletions once it asks for them', async () => {
    const { userId, raw } = await desk.signUp()
    await raw('GET', `/api/export/${userId}?format=json`)
    await raw('DELETE', `/api/profile/${userId}`)
    const { body: downloads } = await operator('GET', 'exports')
    expect(downloads.exports).toContainEqual(expect.objectContaining({ user_id: userId }))
    const { body: asked } = await operator('GET', 'deletions')
    expect(asked.deletions).toContainEqual(expect.objectContaining({ user_id: userId, erasing: false }))
  })
})

describe('what a person keeps', () => {
  it('is read by day, and what they wrote only with the scope for it', async () => {
    const { userId, call } = await desk.signUp('UTC')
    const mine = { user_id: userId }
    await call('POST', '/api/fluid-entry', { ...mine, fluid_type: 'water', amount_oz: 8 })
    await call('POST', '/api/fluid-entry', { ...mine, fluid_type: 'tea', amount_oz: 6.5 })
    await call('POST', '/api/vitamin-entry', { ...mine, vitamin_name: 'Iron', dosage_mg: 45 })
    const mood = { mood_rating: 4, energy_level: 6, mood_description: 'tired', journal_entry: 'A long day.' }
    await call('POST', '/api/mood-entry', { ...mine, ...mood })
    const soup = { name: 'Soup', grams: 100, calories: 50, protein_g: 5, carbs_g: 5, fat_g: 1 }
    await call('POST', '/api/food-entry', { ...mine, items: [soup] })
    const { body: logs } = await operator('GET', `logs/${userId}`)
    expect(logs.days).toEqual([
      expect.objectContaining({
        weight_lbs: 231.4,
        fluid_oz: 14.5,
        vitamins: 1,
        mood_rating: 4,
        energy_level: 6,
      }),
    ])
    expect(JSON.stringify(logs)).not.toContain('A long day.')
    const { body: journal } = await operator('GET', `journal/${userId}?days=14`)
    expect(journal.entries).toEqual([
      expect.objectContaining({ journal_entry: 'A long day.', mood_rating: 4 }),
    ])
    const { body: food } = await operator('GET', `food-logs/${userId}`)
    expect(food.days).toEqual([expect.objectContaining({ meals: 1, calories: 50, protein_g: 5 })])
  })
})

describe('the last days beside a message', () => {
  const days = async (scope: OperatorScope, path: string, reason = 'A test needs it.') => {
    const { token: narrow } = await desk.tokenFor([scope])
    const { status, text } = await desk.ask(narrow, 'GET', `/api/operator/${path}`, { reason })
    const parsed: unknown = JSON.parse(text)
    return { status, body: isBody(parsed) ? parsed : {} }
  }

  it('are read with the scope that answers messages and no other, and the log says whose and why', async () => {
    const person = await desk.signUp('UTC')
    const { userId, call } = person
    const mine = { user_id: userId }
    await buyPremium(person)
    const { body: sent } = await call('POST', '/api/premium-checkin', { ...mine, message: 'What can I try?' })
    await call('POST', '/api/fluid-entry', { ...mine, fluid_type: 'water', amount_oz: 8 })
    await call('POST', '/api/vitamin-entry', { ...mine, vitamin_name: 'Iron', dosage_mg: 45 })
    const mood = { mood_rating: 4, energy_level: 6, mood_description: 'tired', journal_entry: 'A long day.' }
    await call('POST', '/api/mood-entry', { ...mine, ...mood })
    const soup = { name: 'Soup', grams: 100, calories: 50, protein_g: 5, carbs_g: 5, fat_g: 1 }
    await call('POST', '/api/food-entry', { ...mine, items: [soup] })

    const path = `check-ins/${userId}/${String(sent.entry_id)}/context`
    const { status, body } = await days('check-ins:answer', path, 'To answer ticket 78.')
    expect([status, body.user_id, listOf(body.days).length]).toEqual([200, userId, 1])
    expect(listOf(body.days)[0]).toMatchObject({
      weight_lbs: 231.4,
      fluid_oz: 8,
      vitamins: 1,
      mood_rating: 4,
      energy_level: 6,
      meals: 1,
      calories: 50,
      protein_g: 5,
    })
    for (const word of ['A long day.', 'tired', 'Soup']) expect(JSON.stringify(body)).not.toContain(word)

    expect((await days('health:read', path)).status).toBe(403)
    for (const other of [`logs/${userId}`, `food-logs/${userId}`, `journal/${userId}`])
      expect((await days('check-ins:answer', other)).status).toBe(403)
    const stranger = await desk.signUp('UTC')
    const notTheirs = `check-ins/${stranger.userId}/${String(sent.entry_id)}/context`
    expect((await days('check-ins:answer', notTheirs)).status).toBe(404)

    const { body: log } = await operator('GET', 'audit?limit=20')
    expect(listOf(log.entries)).toContainEqual(
      expect.objectContaining({
        action: 'GET /api/operator/check-ins/:user_id/:entry_id/context',
        reason: 'To answer ticket 78.',
        subject: `user_id=${userId} entry_id=${String(sent.entry_id)}`,
      }),
    )
  })
})

describe('premium by hand', () => {
  it('is given after what the person has, and taken at once', async () => {
    const { userId, call } = await desk.signUp()
    const premium = async () => (await call('GET', `/api/user-premium-status/${userId}`)).body.premium_active
    expect(await premium()).toBe(false)
    await operator('POST', `premium/${userId}/grant`, { package_id: 'monthly', months: 1 })
    const { body } = await operator('POST', `premium/${userId}/grant`, { package_id: 'monthly', months: 2 })
    expect(await premium()).toBe(true)
    expect(listOf(body.periods)).toHaveLength(2)
    const ends = listOf(body.periods)
      .map(({ ends_at: end }) => String(end))
      .sort()
    const [line] = (await desk.operators.audit(Number.MAX_SAFE_INTEGER, 5)).filter(
      ({ action }) => action === 'premium given',
    )
    expect(line?.subject).toBe(
      `user_id=${userId} package_id=monthly months=2 from=${ends[0] ?? ''} to=${ends[1] ?? ''}`,
    )
    expect((await operator('POST', `premium/${userId}/revoke`)).status).toBe(200)
    expect(await premium()).toBe(false)
    const [last] = (await desk.operators.audit(Number.MAX_SAFE_INTEGER, 5)).filter(
      ({ action }) => action === 'premium ended',
    )
    expect(last?.subject).toBe(`user_id=${userId} from=${ends[1] ?? ''} to=none`)
    expect((await operator('POST', `premium/${userId}/revoke`)).status).toBe(409)
  })

  it('is not given to nobody, and the log says that it was tried', async () => {
    const nobody = randomUUID()
    const wish = { package_id: 'monthly', months: 1 }
    const { status, body } = await operator('POST', `premium/${nobody}/grant`, wish)
    expect([status, body.message]).toEqual([404, 'There is no such profile.'])
    const { rowCount } = await desk.pool.query('SELECT FROM billing.entitlement WHERE user_id = $1', [nobody])
    expect(rowCount).toBe(0)
    const [line] = await desk.operators.audit(Number.MAX_SAFE_INTEGER, 1)
    expect(line).toMatchObject({
      action: 'POST /api/operator/premium/:user_id/grant refused',
      subject: `user_id=${nobody}`,
    })
    expect((await operator('POST', 'premium/nobody/grant', wish)).status).toBe(400)
  })

  it('is of a package that there is', async () => {
    const { userId } = await desk.signUp()
    const wish = { package_id: 'lifetime', months: 1 }
    expect((await operator('POST', `premium/${userId}/grant`, wish)).status).toBe(404)
  })
})

describe('a promo code', () => {
  it('that was made stands in the log with what it promises', async () => {
    const { status } = await operator('POST', 'promo-codes', { code: 'SPRING-LOG', discount_percent: 20 })
    expect(status).toBe(201)
    const lines = await desk.operators.audit(Number.MAX_SAFE_INTEGER, 5)
    expect(lines.find(({ action }) => action === 'promo code made')?.subject).toBe(
      'code=SPRING-LOG from=none discount_percent=20 first_time_only=false minimum_amount=none max_redemptions=none expires_at=none',
    )
    expect((await operator('POST', 'promo-codes/SPRING-LOG/deactivate')).status).toBe(200)
    const after = await desk.operators.audit(Number.MAX_SAFE_INTEGER, 5)
    expect(after.find(({ action }) => action === 'promo code ended')?.subject).toBe(
      'code=SPRING-LOG from=active to=ended',
    )
  })
})

describe('a package', () => {
  it('stands in the console as it is shipped, so that who changes its price changes nothing else', async () => {
    const { body } = await operator('GET', 'packages')
    const change = { $ref: '#/components/schemas/ChangePackageDto' }
    const example = exampleOf(buildDocument(desk.app), change, 'a package')
    expect(listOf(body.packages)[0]).toMatchObject(Object(example))
  })

  it('changes for everybody who buys from now on', async () => {
    const { body } = await operator('GET', 'packages')
    const [, sixMonths] = listOf(body.packages)
    const { package_id: id, scheduled, ...words } = sixMonths ?? {}
    expect(scheduled).toEqual([])
    const changed = await operator('PUT', `packages/${String(id)}`, { ...words, price: 44.99 })
    expect(changed.body).toMatchObject({ package_id: 'six_months', price: 44.99 })
    const open = await desk.browser().call('GET', '/api/subscription-packages')
    expect(listOf(open.body.packages)[1]).toMatchObject({ id: 'six_months', price: 44.99 })
    expect((await operator('PUT', 'packages/lifetime', { ...words })).status).toBe(404)
    expect((await operator('PUT', `packages/${String(id)}`, { ...words, price: -1 })).status).toBe(400)
  })
})

describe('a scan', () => {
  it('is given back once', async () => {
    const { userId, call } = await desk.signUp()
    const scanId = randomUUID()
    await desk.pool.query('INSERT INTO food_analysis.scan_quota (user_id, used) VALUES ($1, 2)', [userId])
    await desk.pool.query(
      `INSERT INTO food_analysis.scan (user_id, scan_id, state, expires_at, settled_at, entry_id)
       VALUES ($1, $2, 'committed', now(), now(), $3)`,
      [userId, scanId, randomUUID()],
    )
    const answers = await Promise.all(
      [1, 2, 3].map(() => operator('POST', `scans/${userId}/${scanId}/refund`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(2)
    expect((await call('GET', `/api/daily-scan-status/${userId}`)).body.scans_used).toBe(1)
    const { body } = await operator('GET', `scans/${userId}`)
    expect(body.scans).toEqual([expect.objectContaining({ scan_id: scanId, state: 'refunded' })])
  })

  it('that failed is listed, and calls are counted and priced by day', async () => {
    const userId = randomUUID()
    await desk.pool.query(
      `INSERT INTO food_analysis.scan (user_id, scan_id, state, expires_at, settled_at, failure)
       VALUES ($1, $2, 'refunded', now(), now(), 'provider_timeout')`,
      [userId, randomUUID()],
    )
    await desk.pool.query(
      `INSERT INTO food_analysis.ai_usage (day, calls) VALUES ((now() AT TIME ZONE 'UTC')::date, 50)`,
    )
    const { body: failed } = await operator('GET', 'analyses/failed')
    expect(failed.scans).toContainEqual(
      expect.objectContaining({ user_id: userId, failure: 'provider_timeout' }),
    )
    const { body: cost } = await operator('GET', 'analyses/cost?days=7')
    expect(cost.days).toEqual([expect.objectContaining({ calls: 50, cost_usd: 0.2 })])
  })
})

describe('work that failed', () => {
  it('is listed and made due again; what is done is not', async () => {
    const { userId } = await desk.signUp()
    const [waits, done] = [randomUUID(), randomUUID()]
    await desk.pool.query(
      `INSERT INTO profile.outbox_event (user_id, event_id, kind, weight_lbs, time_zone, attempts, next_attempt_at)
       VALUES ($1, $2, 'profile_update', 200, 'UTC', 4, now() + interval '5 minutes')`,
      [userId, waits],
    )
    const { body } = await operator('GET', 'failed-work')
    expect(body.work).toContainEqual(
      expect.objectContaining({ kind: 'weight', work_id: waits, attempts: 4, user_id: userId }),
    )
    expect((await operator('POST', `failed-work/weight/${waits}/retry`)).status).toBe(200)
    expect((await operator('POST', `failed-work/weight/${done}/retry`)).status).toBe(404)
    expect((await operator('POST', `failed-work/mail/${waits}/retry`)).status).toBe(404)
  })

  it('of mail that was given up says whether it can be sent after all, and why not', async () => {
    const [notice, code] = [randomUUID(), randomUUID()]
    await desk.pool.query(
      `INSERT INTO profile.mail_outbox (mail_id, sealed, decoy, expires_at, ended_at, given_up, lasting)
       VALUES ($1, 'x', false, now(), now(), true, true), ($2, NULL, false, now(), now(), true, false)`,
      [notice, code],
    )
    const { body } = await operator('GET', 'failed-work')
    for (const [workId, canRetry] of [
      [notice, true],
      [code, false],
    ])
      expect(body.work).toContainEqual(expect.objectContaining({ work_id: workId, can_retry: canRetry }))
    expect(await operator('POST', `failed-work/mail/${notice}/retry`)).toMatchObject({
      status: 200,
      body: { message: 'It will be tried again within seconds.' },
    })
    expect(await operator('POST', `failed-work/mail/${code}/retry`)).toMatchObject({
      status: 409,
      body: { error: 'conflict', message: expect.stringContaining('a code that has run out') },
    })
  })
})

describe('what the payment provider told us', () => {
  it('is listed when it failed, and tried again; what is done is not', async () => {
    const [failed, done] = [`evt_${randomUUID()}`, `evt_${randomUUID()}`]
    await desk.pool.query(
      `INSERT INTO billing.webhook_event (event_id, kind, object_id)
       VALUES ($1, 'checkout', 'cs_1'), ($2, 'checkout', 'cs_2')`,
      [failed, done],
    )
    await desk.failedJob('billing', 'payment_event', { eventId: failed })
    const { body } = await operator('GET', 'payment-events')
    expect(body.events).toEqual([
      expect.objectContaining({ event_id: failed, kind: 'checkout', attempts: 2 }),
    ])
    expect((await operator('POST', `payment-events/${failed}/retry`)).status).toBe(200)
    expect((await operator('POST', `payment-events/${done}/retry`)).status).toBe(404)
    const { body: all } = await operator('GET', 'failed-work')
    for (const kind of ['mail', 'weight', 'erasure', 'payment_event', 'billing_notice', 'reminder'])
      expect(all.kinds).toContainEqual(expect.objectContaining({ kind }))
    expect(all).toMatchObject({ not_reached: [] })
    expect((await operator('POST', `failed-work/payment_event/${done}/retry`)).status).toBe(404)
    expect((await operator('POST', `failed-work/reminder/${failed}/retry`)).status).toBe(404)
  })

  it('is followed by what it has still to be told itself', async () => {
    const { userId } = await desk.signUp()
    await desk.pool.query(
      `INSERT INTO billing.entitlement (user_id, session_id, package_id, provider, subscription_id, starts_at, ends_at,
         provider_owed)
       VALUES ($1, $2, 'monthly', 'stripe', $3, now(), now() + interval '1 month', 'stop_renewal')`,
      [userId, `cs_${randomUUID()}`, `sub_${userId}`],
    )
    const { body } = await operator('GET', 'owed-to-provider')
    expect(body.owed).toContainEqual(
      expect.objectContaining({ user_id: userId, subscription_id: `sub_${userId}`, owed: 'stop_renewal' }),
    )
    const { token: other } = await desk.tokenFor(['ops:read'])
    expect((await desk.ask(other, 'GET', '/api/operator/owed-to-provider')).status).toBe(403)
  })

  it('is followed by a refund that is still open', async () => {
    const { userId } = await desk.signUp()
    await desk.pool.query(
      `INSERT INTO billing.entitlement (user_id, session_id, package_id, provider, starts_at, ends_at, refund_asked_at)
       VALUES ($1, $2, 'monthly', 'stripe', now(), now() + interval '1 month', now())`,
      [userId, `cs_${randomUUID()}`],
    )
    const { body } = await operator('GET', 'refunds')
    expect(body.refunds).toContainEqual(expect.objectContaining({ user_id: userId, package_id: 'monthly' }))
  })
})

describe('an announcement', () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  const note = (over: object = {}) => ({
    tone: 'info',
    title: 'A short pause',
    text: 'On Sunday.',
    ends_at: new Date(Date.now() + 3_600_000).toISOString(),
    ...over,
  })
  const seen = async () =>
    listOf((await desk.browser().call('GET', '/api/announcements')).body.announcements).map(
      ({ title }) => title,
    )

  it('is seen by everybody at once, and no longer once it is withdrawn', async () => {
    await seen()
    const { status, body } = await operator('POST', 'announcements', note())
    expect([status, body.author]).toEqual([201, 'Olga Support'])
    expect(await seen()).toEqual(['A short pause'])
    expect((await operator('DELETE', `announcements/${String(body.announcement_id)}`)).status).toBe(200)
    expect(await seen()).toEqual([])
    expect((await operator('DELETE', `announcements/${String(body.announcement_id)}`)).status).toBe(404)
  })

  it.each([
    ['is over', { ends_at: '2026-01-01T00:00:00Z', starts_at: '2025-12-31T00:00:00Z' }],
    ['ends before it starts', { starts_at: '2027-02-01T00:00:00Z', ends_at: '2027-01-01T00:00:00Z' }],
    ['stands too long', { ends_at: '2030-01-01T00:00:00Z' }],
    ['ends at an hour of no zone', { ends_at: inAnHour.slice(0, 19) }],
    ['starts at an hour of no zone', { starts_at: new Date().toISOString().slice(0, 19) }],
    ['is dated by a day that is none', { ends_at: '2027-02-30T00:00:00Z' }],
  ])('is refused when it %s', async (_what, over) => {
    expect((await operator('POST', 'announcements', note(over))).status).toBe(400)
  })
})
