import { randomUUID } from 'node:crypto'
import { ModulesContainer } from '@nestjs/core'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  HELPER_INVITATIONS_A_DAY,
  HELPER_INVITATIONS_A_MAILBOX,
  HELPER_SCOPES,
  HELPERS_MAX,
} from '@gb/domain'
import { Eraser } from '@gb/profile'
import { collectRoutes, type RouteRule } from '@gb/service-kit'
import { Client } from 'pg'
import { bringTogether, emailOf, mailedToken, mailsTo, type Person } from './testing/at-side.js'
import { listOf } from './testing/start-product.js'
import { type Replica, startTwoReplicas, type TwoReplicas } from './testing/two-replicas.js'

let replicas: TwoReplicas
let both: [Replica, Replica]
let routes: RouteRule[]
let database: Client

beforeAll(async () => {
  replicas = await startTwoReplicas()
  both = [replicas.one, replicas.two]
  routes = collectRoutes(replicas.one.app.get(ModulesContainer))
  database = new Client({ connectionString: replicas.one.databaseUrl })
  await database.connect()
}, 120_000)
afterAll(async () => {
  await database.end()
  await replicas.stop()
})

const signUp = () => replicas.one.signUp('UTC')
const pair = async (changes: Parameters<typeof bringTogether>[3] = {}) => {
  const [owner, helper] = [await signUp(), await signUp()]
  return { owner, helper, ...(await bringTogether(both, owner, helper, changes)) }
}

/** The same browser, asking the other replica. */
const elsewhere = (person: Person): Pick<Person, 'call' | 'raw'> => {
  const browser = replicas.two.browser('UTC')
  for (const [name, value] of person.jar) browser.jar.set(name, value)
  return browser
}

const READS: Record<string, string> = {
  weights: 'weight-history',
  fluids: 'fluid-summary',
  meals: 'daily-summary',
  vitamins: 'vitamin-history',
  mood: 'mood-history',
}
const ENTRIES: Record<string, [path: string, body: object]> = {
  weights: ['weight-entry', { weight_lbs: 215 }],
  fluids: ['fluid-entry', { amount_oz: 8 }],
  meals: ['food-entry', { items: [{ food_id: 'cottage-cheese-1-percent', grams: 110 }] }],
  vitamins: ['vitamin-entry', { vitamin_name: 'Iron', dosage_mg: 45 }],
}
const reading = (scope: string, userId: string): string => `/api/${READS[scope]}/${userId}`
const look = async (asking: Pick<Person, 'call'>, scope: string, userId: string) =>
  (await asking.call('GET', reading(scope, userId))).status
const log = (asking: Person, scope: string, userId: string) => {
  const [path, body] = ENTRIES[scope] ?? ['none', {}]
  return asking.call('POST', `/api/${path}`, { user_id: userId, ...body })
}

/** A refusal without the number of its request. */
const refusalOf = ({
  status,
  body: { request_id: _id, ...body },
}: {
  status: number
  body: object & { request_id?: unknown }
}) => ({
  status,
  ...body,
})

const openTo = ({ helper }: RouteRule): string =>
  helper === 'none' ? 'none' : `${helper.does} ${helper.scope}`

describe('what the table of routes says of helpers', () => {
  it('is said of every route, and is something on these only', () => {
    expect(routes.every(({ helper }) => helper === 'none' || typeof helper === 'object')).toBe(true)
    expect(
      routes
        .filter(({ helper }) => helper !== 'none')
        .map((route) => `${route.method} ${route.path} ${openTo(route)}`),
    ).toEqual([
      'GET /api/daily-summary/{user_id} see meals',
      'GET /api/fluid-days/{user_id} see fluids',
      'POST /api/fluid-entry log fluids',
      'GET /api/fluid-history/{user_id} see fluids',
      'GET /api/fluid-summary/{user_id} see fluids',
      'GET /api/food-days/{user_id} see meals',
      'POST /api/food-entry log meals',
      'GET /api/food-history/{user_id} see meals',
      'GET /api/mood-history/{user_id} see mood',
      'POST /api/vitamin-entry log vitamins',
      'GET /api/vitamin-history/{user_id} see vitamins',
      'POST /api/weight-entry log weights',
      'GET /api/weight-history/{user_id} see weights',
    ])
  })

  it('holds: a helper who may all gets from every other route what a stranger gets', async () => {
    const { owner, helper } = await pair({ scopes: [...HELPER_SCOPES], may_log: true })
    const stranger = await signUp()
    const named = routes.filter(
      ({ access, helper: right }) => access && 'place' in access && access.place && right === 'none',
    )
    expect(named.length).toBeGreaterThan(60)
    for (const { method, path, access } of named) {
      const place = access && 'place' in access ? access.place : undefined
      const url = path.replace('{user_id}', owner.userId).replaceAll(/\{\w+\}/g, randomUUID())
      const query = place === 'query' ? `?user_id=${owner.userId}` : ''
      const body = place === 'body' ? { user_id: owner.userId } : undefined
      const ask = async (asking: Person) =>
        refusalOf(await asking.call(method as 'GET', `${url}${query}`, body))
      const refused = await ask(helper)
      expect([method, path, refused]).toEqual([method, path, await ask(stranger)])
      expect([method, path, refused]).toEqual([
        method,
        path,
        expect.objectContaining({ status: 403, error: 'not_yours' }),
      ])
    }
  })
})

describe("somebody at a person's side", () => {
  it('sees what was chosen and nothing else, and logs nothing without leave', async () => {
    const { owner, helper } = await pair({ scopes: ['fluids', 'weights'] })
    await log(owner, 'fluids', owner.userId)
    const { body } = await helper.call('GET', reading('fluids', owner.userId))
    expect(body).toMatchObject({ total_fluid_oz: 8 })
    const seen = await Promise.all(HELPER_SCOPES.map((scope) => look(helper, scope, owner.userId)))
    expect(Object.fromEntries(HELPER_SCOPES.map((scope, i) => [scope, seen[i]]))).toEqual({
      weights: 200,
      fluids: 200,
      meals: 403,
      vitamins: 403,
      mood: 403,
    })
    for (const scope of Object.keys(ENTRIES))
      expect(refusalOf(await log(helper, scope, owner.userId))).toMatchObject({
        status: 403,
        error: 'not_yours',
      })
    const stranger = await signUp()
    expect(await look(stranger, 'fluids', owner.userId)).toBe(403)
    expect(await look(owner, 'fluids', helper.userId)).toBe(403)
  })

  it('logs into the log of the person who lets them, for the day that it is there, and not into the journal', async () => {
    const { owner, helper } = await pair({ scopes: [...HELPER_SCOPES], may_log: true })
    for (const scope of Object.keys(ENTRIES))
      expect((await log(helper, scope, owner.userId)).status).toBe(201)
    const { body: theirs } = await owner.call('GET', reading('fluids', owner.userId))
    const { body: own } = await helper.call('GET', reading('fluids', helper.userId))
    expect([theirs.total_fluid_oz, own.total_fluid_oz]).toEqual([8, 0])
    const mood = { user_id: owner.userId, mood_description: 'hopeful' }
    expect((await helper.call('POST', '/api/mood-entry', mood)).status).toBe(403)
    const entryId = String(listOf(theirs.entries)[0]?.entry_id)
    const change = { user_id: owner.userId, amount_oz: 1 }
    expect((await helper.call('PATCH', `/api/fluid-entry/${entryId}`, change)).status).toBe(403)
    const gone = `/api/fluid-entry/${entryId}?user_id=${owner.userId}`
    expect((await helper.call('DELETE', gone)).status).toBe(403)
  })

  it('reads no words beside figures, and writes none', async () => {
    const { owner, helper } = await pair({ scopes: [...HELPER_SCOPES], may_log: true })
    const note = { user_id: owner.userId, weight_lbs: 220, notes: 'private words' }
    await owner.call('POST', '/api/weight-entry', note)
    const seen = await helper.raw('GET', reading('weights', owner.userId))
    expect([seen.statusCode, seen.body.includes('private words')]).toEqual([200, false])
    const theirs = { ...note, entry_id: randomUUID(), weight_lbs: 219, notes: 'not theirs to say' }
    expect((await helper.call('POST', '/api/weight-entry', theirs)).status).toBe(201)
    const own = await owner.raw('GET', reading('weights', owner.userId))
    expect([own.body.includes('private words'), own.body.includes('not theirs')]).toEqual([true, false])
  })

  it('is gone at the next request once it is ended, on every replica, by either of the two', async () => {
    for (const end of ['owner', 'helper'] as const) {
      const { owner, helper, grantId } = await pair()
      const there = elsewhere(helper)
      expect(
        await Promise.all([look(helper, 'fluids', owner.userId), look(there, 'fluids', owner.userId)]),
      ).toEqual([200, 200])
      const ended =
        end === 'owner'
          ? owner.call('DELETE', `/api/helpers/${grantId}`)
          : helper.call('DELETE', `/api/helping/${grantId}`)
      expect((await ended).status).toBe(200)
      expect(
        await Promise.all([look(helper, 'fluids', owner.userId), look(there, 'fluids', owner.userId)]),
      ).toEqual([403, 403])
      expect((await owner.call('DELETE', `/api/helpers/${grantId}`)).status).toBe(404)
      expect((await helper.call('GET', '/api/helping')).body).toEqual({ people: [] })
    }
  })

  it('is nobody after the last day, nor beside a profile that is about to go', async () => {
    const { owner, helper, grantId } = await pair()
    const ends = (when: string) =>
      database.query(`UPDATE profile.helper_grant SET ends_at = now() ${when} WHERE grant_id = $1`, [grantId])
    await ends(`- interval '1 second'`)
    expect(await look(helper, 'fluids', owner.userId)).toBe(403)
    await ends(`+ interval '1 day'`)
    expect(await look(helper, 'fluids', owner.userId)).toBe(200)
    expect((await owner.call('DELETE', `/api/profile/${owner.userId}`)).status).toBe(200)
    expect(await look(helper, 'fluids', owner.userId)).toBe(403)
    expect((await helper.call('GET', '/api/helping')).body).toEqual({ people: [] })
  })

  it('cannot end, see or widen what others have, nor invite for the person', async () => {
    const { owner, helper, grantId } = await pair({ scopes: [...HELPER_SCOPES], may_log: true })
    const stranger = await signUp()
    for (const asking of [helper, stranger])
      expect((await asking.call('DELETE', `/api/helpers/${grantId}`)).status).toBe(404)
    for (const asking of [owner, stranger])
      expect((await asking.call('DELETE', `/api/helping/${grantId}`)).status).toBe(404)
    expect((await stranger.call('GET', '/api/helpers')).body).toEqual({ helpers: [], invitations: [] })
    const wish = {
      user_id: owner.userId,
      email: await emailOf(stranger),
      scopes: ['fluids'],
      may_log: true,
      days: 7,
    }
    expect((await helper.call('POST', '/api/helpers', wish)).status).toBe(400)
    expect(await look(helper, 'fluids', owner.userId)).toBe(200)
  })

  it('is told: who looked at what, once an hour, and who logged', async () => {
    const { owner, helper } = await pair({ scopes: ['fluids', 'weights'], may_log: true })
    for (let times = 0; times < 3; times += 1) await look(helper, 'fluids', owner.userId)
    await look(helper, 'meals', owner.userId)
    await log(helper, 'weights', owner.userId)
    const { body } = await owner.call('GET', '/api/helpers')
    const [told] = listOf(body.helpers)
    expect(told).toMatchObject({
      email: await emailOf(helper),
      is_active: true,
      scopes: ['fluids', 'weights'],
    })
    const looks = listOf(told?.looks)
    expect(new Set(looks.map(({ scope, does }) => `${String(does)} ${String(scope)}`))).toEqual(
      new Set(['see fluids', 'log weights']),
    )
    // An hour may end while this runs.
    expect(looks.length).toBeLessThanOrEqual(3)
  })

  it('keeps the zone of the person, and answers as who asks', async () => {
    const owner = await replicas.one.signUp('Pacific/Kiritimati')
    const helper = await replicas.one.signUp('Pacific/Pago_Pago')
    await bringTogether(both, owner, helper, { may_log: true })
    await log(helper, 'fluids', owner.userId)
    const own = await owner.call('GET', reading('fluids', owner.userId))
    const seen = await helper.call('GET', reading('fluids', owner.userId))
    expect([seen.body.date, seen.body.total_fluid_oz]).toEqual([own.body.date, 8])
    expect([own.headers['x-profile'], seen.headers['x-profile']]).toEqual([owner.userId, helper.userId])
    const { rows } = await database.query<{ zone: string }>(
      'SELECT time_zone AS zone FROM profile.profile WHERE user_id = $1',
      [owner.userId],
    )
    expect(rows).toEqual([{ zone: 'Pacific/Kiritimati' }])
  })

  it('gets no answer that was stored for the person under the same key', async () => {
    const { owner, helper } = await pair({ may_log: true })
    const drink = { user_id: owner.userId, amount_oz: 8, entry_id: randomUUID() }
    const keyed = { 'idempotency-key': 'one-of-many' }
    expect((await owner.call('POST', '/api/fluid-entry', drink, keyed)).status).toBe(201)
    const again = await helper.call('POST', '/api/fluid-entry', drink, keyed)
    expect([again.status, again.headers['idempotent-replay']]).toEqual([201, undefined])
    const replayed = await helper.call('POST', '/api/fluid-entry', drink, keyed)
    expect(replayed.headers['idempotent-replay']).toBe('true')
  })

  it('has no more than the person: a consent that is taken back holds for both', async () => {
    const { owner, helper } = await pair({ may_log: true })
    await owner.call('DELETE', '/api/consents/health_data_consent')
    expect(refusalOf(await log(helper, 'fluids', owner.userId))).toMatchObject({ error: 'consent_required' })
  })

  it('comes with a session of their own, and never with a token', async () => {
    const { owner, helper } = await pair({ scopes: [...HELPER_SCOPES], may_log: true })
    const wish = { name: 'Script', access: 'read_and_log', areas: ['fluids', 'weight'], days: 30 }
    const { body } = await helper.call('POST', '/api/personal-tokens', wish)
    const answer = await replicas.one.app.inject({
      method: 'GET',
      url: reading('fluids', owner.userId),
      headers: { authorization: `Bearer ${String(body.token)}` },
    })
    expect(answer.statusCode).toBe(403)
  })
})

describe('an invitation', () => {
  const invite = (owner: Person, email: string, changes: object = {}) =>
    owner.call('POST', '/api/helpers', { email, scopes: ['fluids'], may_log: false, days: 30, ...changes })

  it('needs that the person has just confirmed it, and says what is wrong with it', async () => {
    const stolen = await replicas.one.signUpUnconfirmed()
    expect(refusalOf(await invite(stolen, 'kim@example.com'))).toMatchObject({
      status: 403,
      error: 'fresh_confirmation_required',
      purpose: 'invite_helper',
    })
    const owner = await signUp()
    for (const wrong of [
      { scopes: [] },
      { scopes: ['export'] },
      { scopes: ['fluids', 'fluids'] },
      { may_log: 'yes' },
      { days: 366 },
      { email: 'nobody' },
      { email: (await emailOf(owner)).toUpperCase() },
    ])
      expect((await invite(owner, 'kim@example.com', wrong)).status).toBe(400)
  })

  it('is mailed with who invites, what is seen, until when, and a secret that is kept as a hash', async () => {
    const [owner, helper] = [await signUp(), await signUp()]
    const email = await emailOf(helper)
    await helper.call('PUT', `/api/language/${helper.userId}`, { language: 'es' })
    const { body } = await invite(owner, email, { scopes: ['fluids', 'weights'] })
    expect(body.invitations).toEqual([expect.objectContaining({ email, scopes: ['fluids', 'weights'] })])
    const token = await mailedToken(both, email)
    const mail = mailsTo(both, email).find((text) => text.includes(token)) ?? ''
    expect(mail).toMatch(/Sam usa Gastric Buddy/)
    expect(mail).toMatch(/bebidas y peso/)
    const { rows } = await database.query<{ row: string }>(
      'SELECT i::text AS row FROM profile.helper_invitation i WHERE user_id = $1',
      [owner.userId],
    )
    expect([rows.length, rows.some(({ row }) => row.includes(token) || row.includes(email))]).toEqual([
      1,
      false,
    ])
    expect((await helper.call('POST', '/api/helping/invitation', { token })).body).toMatchObject({
      name: 'Sam',
      scopes: ['fluids', 'weights'],
      may_log: false,
    })
  })

  it('makes one helper, however many accept it at once on two replicas', async () => {
    const [owner, helper] = [await signUp(), await signUp()]
    await invite(owner, await emailOf(helper))
    const token = await mailedToken(both, await emailOf(helper))
    const there = elsewhere(helper)
    const accepted = await Promise.all(
      Array.from({ length: 8 }, (_, i) => (i % 2 ? helper : there).call('POST', '/api/helping', { token })),
    )
    expect(accepted.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(accepted.filter(({ status }) => status === 404)).toHaveLength(7)
    const { rows } = await database.query('SELECT FROM profile.helper_grant WHERE user_id = $1', [
      owner.userId,
    ])
    expect(rows).toHaveLength(1)
  })

  it('opens nothing to who holds another secret, another mailbox, an old one or one that was taken back', async () => {
    const [owner, helper, other] = [await signUp(), await signUp(), await signUp()]
    const email = await emailOf(helper)
    await invite(owner, email)
    const token = await mailedToken(both, email)
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`
    for (const [asking, secret, status] of [
      [helper, forged, 404],
      [helper, 'short', 400],
      [other, token, 409],
      [owner, token, 404],
    ] as const)
      for (const path of ['/api/helping/invitation', '/api/helping'])
        expect([path, status, (await asking.call('POST', path, { token: secret })).status]).toEqual([
          path,
          status,
          status,
        ])
    const { body } = await owner.call('GET', '/api/helpers')
    const invitationId = String(listOf(body.invitations)[0]?.invitation_id)
    const takeBack = `/api/helper-invitations/${invitationId}`
    expect((await other.call('DELETE', takeBack)).status).toBe(404)
    expect((await owner.call('DELETE', takeBack)).status).toBe(200)
    expect((await helper.call('POST', '/api/helping', { token })).status).toBe(404)
    await invite(owner, email)
    const late = await mailedToken(both, email, [token])
    await database.query(
      `UPDATE profile.helper_invitation SET created_at = created_at - interval '3 days', expires_at = now() - interval '1 s'
       WHERE user_id = $1`,
      [owner.userId],
    )
    expect((await helper.call('POST', '/api/helping', { token: late })).status).toBe(404)
    expect(await look(helper, 'fluids', owner.userId)).toBe(403)
  })

  it('that is accepted once more replaces what was chosen before', async () => {
    const { owner, helper } = await pair({ scopes: ['fluids', 'weights'], may_log: true })
    await bringTogether(both, owner, helper, { scopes: ['weights'] })
    expect([await look(helper, 'weights', owner.userId), await look(helper, 'fluids', owner.userId)]).toEqual(
      [200, 403],
    )
    expect((await log(helper, 'weights', owner.userId)).status).toBe(403)
  })

  it('is one of five that are open, of ten a day, and of three that a mailbox gets', async () => {
    const owner = await signUp()
    const many = await Promise.all(
      Array.from({ length: HELPERS_MAX + 2 }, (_, i) => invite(owner, `kim${i}-${owner.userId}@example.com`)),
    )
    expect(many.filter(({ status }) => status === 201)).toHaveLength(HELPERS_MAX)
    expect(many.filter(({ status }) => status === 409)).toHaveLength(2)
    const more = await Promise.all(
      Array.from({ length: HELPER_INVITATIONS_A_DAY }, (_, i) =>
        invite(owner, `lee${i}-${owner.userId}@example.com`),
      ),
    )
    expect(more.some(({ status }) => status === 429)).toBe(true)
    const mailbox = `pat-${randomUUID()}@example.com`
    const senders = await Promise.all(Array.from({ length: HELPER_INVITATIONS_A_MAILBOX + 1 }, signUp))
    const sent = await Promise.all(senders.map((sender) => invite(sender, mailbox)))
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(HELPER_INVITATIONS_A_MAILBOX)
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

describe('what is kept of people at a side', () => {
  it("is in the download of the person, without who the helper is, and in nobody else's", async () => {
    const { owner, helper, email } = await pair({ may_log: true })
    await look(helper, 'fluids', owner.userId)
    const exported = async (person: Person) =>
      (await person.raw('GET', `/api/export/${person.userId}?format=json`)).body
    const [own, theirs] = [await exported(owner), await exported(helper)]
    expect(own).toMatch(/"helpers":\[\s*\{/)
    expect(own).toMatch(/"helper_looks":\[\s*\{/)
    expect([own.includes(email), own.includes(helper.userId)]).toEqual([false, false])
    expect(theirs).toMatch(/"helpers":\[\s*\]/)
  })

  it('goes with the profile of either of the two', async () => {
    const eraser = replicas.one.app.get(Eraser, { strict: false })
    for (const leaving of ['owner', 'helper'] as const) {
      const { owner, helper } = await pair()
      await look(helper, 'fluids', owner.userId)
      await owner.call('POST', '/api/helpers', {
        email: 'kim@example.org',
        scopes: ['fluids'],
        may_log: false,
        days: 7,
      })
      const gone = leaving === 'owner' ? owner : helper
      const due = 'UPDATE profile.erasure_step SET next_attempt_at = now() WHERE user_id = $1'
      expect((await gone.call('DELETE', `/api/profile/${gone.userId}`)).status).toBe(200)
      await database.query('UPDATE profile.profile SET erase_at = now() WHERE user_id = $1', [gone.userId])
      await eraser.round()
      await database.query(due, [gone.userId])
      await eraser.round()
      const left = async (table: string) =>
        (await database.query(`SELECT FROM profile.${table} WHERE user_id = $1`, [owner.userId])).rowCount
      expect([await left('helper_grant'), await left('helper_look')]).toEqual([0, 0])
      expect(await left('helper_invitation')).toBe(leaving === 'owner' ? 0 : 1)
    }
  })
})
