import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { OpenAPIObject } from '@nestjs/swagger'
import { Env, OPERATOR_SCOPES } from '@gb/service-kit'
import { type OperatorRoute, startConsole } from './testing/console.js'
import { bodyExample, parameterExamples } from './testing/example-of.js'

let console_: Awaited<ReturnType<typeof startConsole>>
let document: OpenAPIObject
let person: Awaited<ReturnType<typeof console_.signUp>>

const nameOf = ({ method, path }: OperatorRoute) => `${method} ${path}`

/** What stands in a path when only the door is tried. */
const anyPath = ({ path }: OperatorRoute) => path.replaceAll(/\{\w+\}/g, randomUUID())

const errorOf = (text: string): unknown => (JSON.parse(text) as { error?: unknown }).error

beforeAll(async () => {
  console_ = await startConsole()
  person = await console_.signUp()
  const { token } = await console_.tokenFor(['audit:read'])
  const { text } = await console_.ask(token, 'GET', '/api/operator/openapi.json')
  document = JSON.parse(text) as OpenAPIObject
})
afterAll(() => console_.close())

const operationOf = ({ method, path }: OperatorRoute) => {
  const item = document.paths[path]
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
  const operation = item?.[verb]
  if (!operation) throw new Error(`${method} ${path} is not in the operators' document`)
  return operation
}

describe('every operator route', () => {
  it('answers 401 without a token, with a strange one, with a revoked one and with an expired one', async () => {
    const strange = `gbop_${'0'.repeat(12)}_${'x'.repeat(43)}`
    const revoked = await console_.tokenFor()
    await console_.operators.revoke(revoked.row.tokenId)
    const expired = await console_.tokenFor()
    await console_.pool.query(
      `UPDATE profile.operator_token SET created_at = now() - interval '2 days', expires_at = now() - interval '1 day'
       WHERE token_id = $1`,
      [expired.row.tokenId],
    )
    for (const route of console_.routes)
      for (const token of [null, strange, revoked.token, expired.token]) {
        const { status, text } = await console_.ask(token, route.method, anyPath(route), { body: {} })
        expect([nameOf(route), status, errorOf(text)]).toEqual([nameOf(route), 401, 'no_session'])
      }
  })

  it('answers 403 to a token with every scope but its own, but for who says only who asks', async () => {
    const free = console_.routes.filter(({ scope }) => scope === null)
    expect(free.map(nameOf)).toEqual(['GET /api/operator/me'])
    for (const route of console_.routes.filter(({ scope }) => scope !== null)) {
      const { token } = await console_.tokenFor(OPERATOR_SCOPES.filter((scope) => scope !== route.scope))
      const { status, text } = await console_.ask(token, route.method, anyPath(route), { body: {} })
      expect([nameOf(route), status, errorOf(text)]).toEqual([nameOf(route), 403, 'scope_missing'])
    }
  })

  it('that shows or moves what is private answers 400 without a reason, and every other does not ask for one', async () => {
    const { token } = await console_.tokenFor()
    for (const route of console_.routes.filter(({ needsReason }) => needsReason))
      for (const reason of [null, 'why']) {
        const { status, text } = await console_.ask(token, route.method, anyPath(route), { body: {}, reason })
        expect([nameOf(route), status, text.includes('X-Reason')]).toEqual([nameOf(route), 400, true])
      }
    const about = console_.routes.filter(({ path }) => path.includes('{user_id}'))
    expect(about.filter(({ needsReason }) => !needsReason)).toEqual([])
  })

  it('says in the document what it does, what it answers and how it refuses, with examples', () => {
    for (const route of console_.routes) {
      const { summary, responses } = operationOf(route)
      expect([nameOf(route), (summary ?? '').length > 10]).toEqual([nameOf(route), true])
      for (const refusal of [
        '401',
        ...(route.scope === null ? [] : ['403']),
        ...(route.needsReason ? ['400'] : []),
      ])
        expect([nameOf(route), refusal, JSON.stringify(responses[refusal])]).toEqual([
          nameOf(route),
          refusal,
          expect.stringContaining('"example":{"type":"urn:gastric-buddy:error:'),
        ])
    }
  })
})

// ---- Every example of the document, sent as "Try it out" sends it, with a token that has just the scope it needs.

const readVersion = async (): Promise<string> => {
  const { token } = await console_.tokenFor(['content:write'])
  const { text } = await console_.ask(token, 'GET', '/api/operator/content/about-creator/versions')
  return (JSON.parse(text) as { versions: { version: string }[] }).versions[0]?.version ?? 'none'
}

const makeDraft = async () => {
  const { token } = await console_.tokenFor(['content:write'])
  const put = operationOf({
    method: 'PUT',
    path: '/api/operator/content/{slug}/draft',
    scope: 'content:write',
    needsReason: false,
    confirm: null,
  })
  const example = bodyExample(document, put, 'draft') as object
  const body = { ...example, based_on: await readVersion() }
  await console_.ask(token, 'PUT', '/api/operator/content/about-creator/draft', { body })
  return {}
}

const makeScan = async () => {
  const scanId = randomUUID()
  await console_.pool.query(
    `INSERT INTO food_analysis.scan_quota (user_id, used) VALUES ($1, 1)
     ON CONFLICT (user_id) DO UPDATE SET used = 1`,
    [person.userId],
  )
  await console_.pool.query(
    `INSERT INTO food_analysis.scan (user_id, scan_id, state, expires_at, settled_at, entry_id)
     VALUES ($1, $2, 'committed', now(), now(), $3)`,
    [person.userId, scanId, randomUUID()],
  )
  return { scan_id: scanId }
}

const makeFailedMail = async () => {
  const mailId = randomUUID()
  await console_.pool.query(
    `INSERT INTO profile.mail_outbox (mail_id, sealed, decoy, expires_at)
     VALUES ($1, 'x', false, now() + interval '1 hour')`,
    [mailId],
  )
  await console_.failedJob('profile', 'mail', { mailId })
  return { work_id: mailId }
}

const makePaymentEvent = async () => {
  const eventId = `evt_${randomUUID()}`
  await console_.pool.query(
    `INSERT INTO billing.webhook_event (event_id, kind, object_id) VALUES ($1, 'checkout', 'cs_test_nobody')`,
    [eventId],
  )
  await console_.failedJob('billing', 'payment_event', { eventId })
  return { event_id: eventId }
}

const makePayment = async () => {
  const sessionId = `cs_test_${randomUUID()}`
  await console_.pool.query(
    `INSERT INTO billing.checkout_session (user_id, session_id, start_id, provider, package_id, months, amount,
       renewal_amount, currency, return_origin, url, state, expires_at)
     VALUES ($1, $2, gen_random_uuid(), 'test', 'monthly', 1, 9.99, 9.99, 'USD', 'http://localhost:3000', '/', 'paid', now())`,
    [person.userId, sessionId],
  )
  await console_.pool.query(
    `INSERT INTO billing.entitlement (user_id, session_id, package_id, provider, starts_at, ends_at)
     VALUES ($1, $2, 'monthly', 'test', now(), now() + interval '1 month')`,
    [person.userId, sessionId],
  )
  return { payment_id: sessionId }
}

const makePrice = async () => {
  const priceId = randomUUID()
  await console_.pool.query(
    `INSERT INTO billing.package_price (price_id, package_id, price, starts_at, set_by)
     VALUES ($1, 'monthly', 12.99, now() + interval '1 day', 'Olga Support')`,
    [priceId],
  )
  return { price_id: priceId }
}

const makeBackups = () => {
  const { dataDir } = console_.app.get(Env, { strict: false })
  writeFileSync(join(dataDir, 'backup-status.json'), JSON.stringify({ newest: new Date().toISOString() }))
  return Promise.resolve({})
}

const makeAnnouncement = async () => {
  const { token } = await console_.tokenFor(['content:write'])
  const body = {
    tone: 'info',
    title: 'A note',
    text: 'It will be withdrawn.',
    ends_at: new Date(Date.now() + 3_600_000).toISOString(),
  }
  const { text } = await console_.ask(token, 'POST', '/api/operator/announcements', { body })
  return { announcement_id: (JSON.parse(text) as { announcement_id: string }).announcement_id }
}

const makeCheckIn = async () => {
  await console_.pool.query(
    `INSERT INTO billing.entitlement (user_id, session_id, package_id, provider, starts_at, ends_at)
     VALUES ($1, $2, 'monthly', 'gift', now() - interval '1 hour', now() + interval '1 hour')`,
    [person.userId, randomUUID()],
  )
  const entryId = randomUUID()
  const body = { user_id: person.userId, message: 'What can I try?', entry_id: entryId }
  await person.call('POST', '/api/premium-checkin', body)
  return { entry_id: entryId }
}

const makeRelease = async () => {
  const { token } = await console_.tokenFor(['releases:write'])
  const route = { method: 'POST', path: '/api/operator/remotes/{remote}/releases' } as OperatorRoute
  const body = bodyExample(document, operationOf(route), nameOf(route)) as { release: { name: string } }
  const { name } = body.release
  await console_.ask(token, 'POST', `/api/operator/remotes/${name}/releases`, {
    body: { ...body, hold: false },
  })
  return { remote: name }
}

const makeToken = async () => ({ token_id: (await console_.tokenFor(['audit:read'])).row.tokenId })

/** Somebody else's: the person of this file is to stay. */
const makeErasure = async () => {
  const { userId } = await console_.signUp()
  const { token } = await console_.operators.create('A Colleague', ['privacy:erase'], 1)
  await console_.ask(token, 'POST', `/api/operator/people/${userId}/erasure`)
  return { user_id: userId }
}

const makeTwoProfiles = async () => {
  const [going, staying] = [await console_.signUp(), await console_.signUp()]
  return { user_id: going.userId, into_user_id: staying.userId }
}

const makeMerge = async () => {
  const two = await makeTwoProfiles()
  const { token } = await console_.operators.create('A Colleague', ['privacy:erase'], 1)
  const body = { into_user_id: two.into_user_id }
  await console_.ask(token, 'POST', `/api/operator/people/${two.user_id}/merge`, { body })
  return two
}

/**
 * What must be there before a call works, and the ids under which it is there. A new call whose path names a thing
 * needs its row here.
 */
const THINGS: Record<string, () => Promise<Record<string, string>>> = {
  'GET /api/operator/content/{slug}/draft': makeDraft,
  'DELETE /api/operator/content/{slug}/draft': makeDraft,
  'POST /api/operator/content/{slug}/publish': makeDraft,
  'POST /api/operator/scans/{user_id}/{scan_id}/refund': makeScan,
  'POST /api/operator/failed-work/{kind}/{work_id}/retry': makeFailedMail,
  'DELETE /api/operator/failed-work/{kind}/{work_id}': makeFailedMail,
  'POST /api/operator/payment-events/{event_id}/retry': makePaymentEvent,
  'POST /api/operator/payments/{user_id}/{payment_id}/refunds': makePayment,
  'DELETE /api/operator/packages/{package_id}/prices/{price_id}': makePrice,
  'POST /api/operator/backups': makeBackups,
  'DELETE /api/operator/announcements/{announcement_id}': makeAnnouncement,
  'GET /api/operator/check-ins/{user_id}/{entry_id}/context': makeCheckIn,
  'POST /api/operator/check-ins/{user_id}/{entry_id}/seen': makeCheckIn,
  'PUT /api/operator/check-ins/{user_id}/{entry_id}/assignment': makeCheckIn,
  'DELETE /api/operator/check-ins/{user_id}/{entry_id}/assignment': makeCheckIn,
  'POST /api/operator/check-ins/{user_id}/{entry_id}/reply': makeCheckIn,
  'GET /api/operator/remotes/{remote}': makeRelease,
  'GET /api/operator/remotes/{remote}/config': makeRelease,
  'PUT /api/operator/remotes/{remote}/settings/{name}': makeRelease,
  'DELETE /api/operator/remotes/{remote}/settings/{name}': makeRelease,
  'PUT /api/operator/remotes/{remote}/flags/{name}': makeRelease,
  'DELETE /api/operator/remotes/{remote}/flags/{name}': makeRelease,
  'PUT /api/operator/remotes/{remote}/pin': makeRelease,
  'PUT /api/operator/remotes/{remote}/canary': makeRelease,
  'POST /api/operator/remotes/{remote}/rollback': makeRelease,
  'POST /api/operator/people/{user_id}/erasure/confirm': makeErasure,
  'POST /api/operator/people/{user_id}/merge': makeTwoProfiles,
  'POST /api/operator/people/{user_id}/merge/confirm': makeMerge,
  'DELETE /api/operator/tokens/{token_id}': makeToken,
}

const tryItOut = async (route: OperatorRoute) => {
  const operation = operationOf(route)
  const things: Record<string, string> = { user_id: person.userId, ...(await THINGS[nameOf(route)]?.()) }
  const words: Record<string, string> = { ...parameterExamples(operation, 'path'), ...things }
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_braces, word: string) => words[word] ?? 'no example')
  const query = new URLSearchParams(parameterExamples(operation, 'query')).toString()
  const { token } = await console_.tokenFor(route.scope === null ? ['ops:read'] : [route.scope])
  const example = bodyExample(document, operation, nameOf(route))
  const body = 'into_user_id' in things ? { into_user_id: things.into_user_id } : example
  return console_.ask(token, route.method, query === '' ? path : `${path}?${query}`, { body })
}

describe('every example', () => {
  it('works, with the status and the media type that are documented', async () => {
    const found: string[] = []
    for (const route of console_.routes) {
      const { status, text, headers } = await tryItOut(route)
      const documented = operationOf(route).responses[String(status)]
      const type = String(headers['content-type']).split(';')[0] ?? ''
      const isWell = status >= 200 && status < 300 && JSON.stringify(documented ?? null).includes(`"${type}"`)
      if (!isWell) found.push(`${nameOf(route)}: ${status} ${text.slice(0, 300)}`)
    }
    expect(found).toEqual([])
  })
})

describe('the two documents', () => {
  it("are apart: the public one has no operator route, the operators' one no other", async () => {
    const { body } = await console_.app.inject({ method: 'GET', url: '/api/openapi.json' })
    const open = Object.keys((JSON.parse(body) as OpenAPIObject).paths)
    expect(open.filter((path) => path.includes('/operator'))).toEqual([])
    expect(Object.keys(document.paths).filter((path) => !path.startsWith('/api/operator/'))).toEqual([])
    expect(body).not.toContain('gbop_')
  })

  it.each([
    '/api/operator/docs',
    '/api/operator/docs/',
    '/api/operator/openapi.json',
    // Where the library of the page would put its documents.
    '/api/operator/docs-json',
    '/api/operator/docs-yaml',
    '/api/operator/docs/swagger-ui.css',
    '/api/operator/docs/swagger-ui-init.js',
    // Other spellings of the same addresses, which the router reads as one.
    '/api/operator/%64ocs',
    '/api/operator/%64ocs/swagger-ui-init.js',
    '/api/operator/%64ocs/swagger-ui.css',
    '/api/operator/%6fpenapi.json',
    '/api/o%70erator/openapi.json?a=1',
    '/%61pi/operator/openapi.json',
  ])('%s answers 401 without a token', async (url) => {
    const { status, headers } = await console_.ask(null, 'GET', url)
    expect(status).toBe(401)
    expect(headers['www-authenticate']).toContain('Basic')
  })
})

describe('a whole URL in the request line', () => {
  it('opens the console no more than the path in it', async () => {
    await console_.app.listen(0, '127.0.0.1')
    const port = Number(new URL(await console_.app.getUrl()).port)
    for (const path of ['/api/operator/docs', '/api/operator/openapi.json']) {
      const request = get({ host: '127.0.0.1', port, path: `http://localhost:3000${path}` })
      const [answer] = (await once(request, 'response')) as [IncomingMessage]
      answer.resume()
      expect([path, answer.statusCode]).toEqual([path, 401])
    }
  })
})

describe('the audit log', () => {
  it('says who did what to whom and why, and holds together', async () => {
    const { token } = await console_.tokenFor(['health:read', 'audit:read'])
    await console_.ask(token, 'GET', `/api/operator/people/${person.userId}`, { reason: 'Ticket 77.' })
    const { text } = await console_.ask(token, 'GET', '/api/operator/audit?limit=5')
    expect((JSON.parse(text) as { entries: object[] }).entries).toContainEqual(
      expect.objectContaining({
        name: 'Olga Support',
        action: 'GET /api/operator/people/:user_id',
        reason: 'Ticket 77.',
        subject: `user_id=${person.userId}`,
      }),
    )
    expect((await console_.operators.verify()).brokenAt).toBeNull()
  })

  it('says whose messages the inbox showed, which no path names', async () => {
    await makeCheckIn()
    await makeCheckIn()
    const { token, row } = await console_.tokenFor(['check-ins:answer'])
    await console_.ask(token, 'GET', '/api/operator/check-ins')
    const seen = (await console_.operators.audit(Number.MAX_SAFE_INTEGER, 10)).filter(
      ({ tokenId, action }) => tokenId === row.tokenId && action === 'check-in shown',
    )
    expect(seen.map(({ subject }) => subject)).toEqual([`user_id=${person.userId}`])
  })

  it('holds together when a text is cut within an emoji, or was never whole', async () => {
    const { token } = await console_.tokenFor(['health:read'])
    // "user_id=" and 291 letters are 299, and the emoji is two more.
    const cut = encodeURIComponent(`${'a'.repeat(291)}😀`)
    await console_.ask(token, 'GET', `/api/operator/people/${cut}`)
    await console_.ask(token, 'GET', '/api/operator/people/nul%00')
    for (const reason of ['Half \ud83d of one.', `${'b'.repeat(499)}😀`])
      await console_.ask(token, 'GET', `/api/operator/people/${person.userId}`, { reason })
    const seen = await console_.operators.audit(Number.MAX_SAFE_INTEGER, 4)
    expect(
      seen.map(({ subject, reason }) => (subject?.length === 300 ? subject.at(-1) : reason)).reverse(),
    ).toEqual(['\ufffd', 'A test needs it.', 'Half \ufffd of one.', `${'b'.repeat(499)}\ufffd`])
    expect((await console_.operators.verify()).brokenAt).toBeNull()
  })

  it('writes one line an hour for what a machine asks all the time', async () => {
    const { token, row } = await console_.tokenFor(['ops:read'])
    for (let times = 0; times < 3; times++) await console_.ask(token, 'GET', '/api/operator/metrics')
    const { rows } = await console_.pool.query<{ lines: number }>(
      `SELECT count(*)::int AS lines FROM profile.operator_audit WHERE token_id = $1 AND action LIKE 'GET %'`,
      [row.tokenId],
    )
    expect(rows[0]?.lines).toBe(1)
  })

  it('cannot be changed by the service, and shows what was changed by somebody else', async () => {
    const { pool, operators } = console_
    const client = await pool.connect()
    await client.query('SET ROLE gb_profile')
    await expect(client.query(`UPDATE profile.operator_audit SET reason = 'x'`)).rejects.toThrow('permission')
    await client.query('RESET ROLE')
    await client.query(`UPDATE profile.operator_audit SET name = 'Nobody' WHERE seq = 3`)
    expect((await operators.verify()).brokenAt).toBe(3)
    client.release()
  })
})

describe('figures', () => {
  it('count requests, waiting work and what the AI costs', async () => {
    const { token } = await console_.tokenFor(['ops:read'])
    const read = () => console_.ask(token, 'GET', '/api/operator/metrics')
    const signUps = (figures: string) =>
      Number(
        /^http_request_duration_seconds_count\{method="POST",route="\/api\/profile",status="201"\} (\d+)$/mu.exec(
          figures,
        )?.[1],
      )
    const before = signUps((await read()).text)
    await console_.signUp()
    const { text, headers } = await read()
    expect(headers['content-type']).toContain('text/plain')
    expect(signUps(text)).toBe(before + 1)
    for (const figure of [
      'outbox_waiting{kind="mail"}',
      'outbox_lag_seconds{kind="weight"} ',
      'failed_jobs{kind="erasure"} 0',
      'ai_calls_today 0',
      'ai_cost_today_usd 0',
    ])
      expect(text).toContain(figure)
    expect(text).not.toContain(person.userId)
  })
})
