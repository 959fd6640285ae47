import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { CLINIC_PROBLEMS } from '@gb/domain'
import { Eraser } from '@gb/profile'
import { Client } from 'pg'
import { insertMeal } from './testing/meal-row.js'
import { type Body, FORM, isBody, listOf, startProduct } from './testing/start-product.js'

type Product = Awaited<ReturnType<typeof startProduct>>

let app: Product['app']
let browser: Product['browser']
let signUp: Product['signUp']
let confirmEverything: Product['confirmEverything']
let database: Client
let stranger: ReturnType<typeof signUp>

beforeAll(async () => {
  const product = await startProduct()
  app = product.app
  browser = product.browser
  ;({ signUp, confirmEverything } = product)
  database = new Client({ connectionString: product.databaseUrl })
  await database.connect()
  stranger = signUp()
  await stranger
}, 120_000)
afterAll(async () => {
  await database.end()
  await app.close()
})

const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString()

const HOSTILE = '=1+1, "quoted"; \'apostrophe\'\r\nsecond line 🍲 \u202e'

/** A person with every kind of entry. */
const signUpAndLog = async () => {
  const person = await signUp()
  const user_id = person.userId
  const log = async (path: string, entry: object) => {
    const { status } = await person.call('POST', `/api/${path}`, {
      user_id,
      entry_id: randomUUID(),
      ...entry,
    })
    expect(status).toBe(201)
  }
  await log('weight-entry', { weight_lbs: 229.9, notes: HOSTILE, recorded_at: days(3) })
  await log('weight-entry', { weight_lbs: 228, recorded_at: days(1) })
  await log('vitamin-entry', {
    vitamin_name: 'Vitamin D3',
    dosage_mg: 0.075,
    dosage_amount: 3000,
    dosage_unit: 'IU',
    notes: '-2',
  })
  await log('vitamin-entry', { vitamin_name: 'Iron', dosage_mg: 45.5, time_taken: 'evening' })
  await log('fluid-entry', { amount_oz: 8.5, recorded_at: days(2) })
  await log('mood-entry', {
    mood_description: 'hopeful',
    journal_entry: HOSTILE,
    gratitude_note: "'@home",
    victories: '',
  })
  await log('milestone-entry', { milestone: HOSTILE, recorded_at: days(2) })
  await log('recovery-entry', {
    vomiting: 'once',
    pulse_bpm: 88,
    temperature_skipped: true,
    recorded_at: days(2),
  })
  await insertMeal(database, user_id, {
    name: HOSTILE.slice(0, 40),
    timeZone: 'America/New_York',
    reasons: ['=because'],
    recommendations: ['Eat slowly.'],
  })
  await database.query(
    `INSERT INTO billing.checkout_session (user_id, session_id, start_id, provider, package_id, months, amount, renewal_amount,
       currency, return_origin, state, expires_at)
     VALUES ($1, $2, gen_random_uuid(), 'test', 'monthly', 1, 9.99, 9.99, 'USD', 'http://localhost', 'paid', now()),
            ($1, $3, gen_random_uuid(), 'test', 'monthly', 1, 9.99, 9.99, 'USD', 'http://localhost', 'open', now())`,
    [user_id, `paid-${user_id.slice(0, 8)}`, randomUUID()],
  )
  await database.query(
    `INSERT INTO billing.entitlement (user_id, session_id, package_id, provider, starts_at, ends_at)
     VALUES ($1, $2, 'monthly', 'gift', now() - interval '1 day', now() + interval '20 days')`,
    [user_id, `open-${user_id}`],
  )
  await log('premium-checkin', { message: HOSTILE })
  const lesson = await person.call('PUT', `/api/lesson-progress/${user_id}/mindful_eating/gentle-reset`, {
    done: true,
  })
  expect(lesson.status).toBe(200)
  return person
}

type Person = Awaited<ReturnType<typeof signUp>>

/** Everything a person sees of their logs, through the screens' own reads. */
const seen = async ({ call, userId }: Person) => {
  const histories = ['weight', 'vitamin', 'fluid', 'mood', 'milestone', 'recovery', 'food']
  const read = await Promise.all(
    histories.map((kind) => call('GET', `/api/${kind}-history/${userId}?limit=1000`)),
  )
  return Object.fromEntries(histories.map((kind, i) => [kind, read[i]?.body.entries]))
}

const exported = async ({ call, userId }: Person): Promise<Body> =>
  (await call('GET', `/api/export/${userId}`)).body

/** What the database still says of somebody, table by table. */
const traces = async (text: string): Promise<string[]> => {
  const { rows: tables } = await database.query<{ name: string }>(
    `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
     WHERE table_schema IN ('profile', 'tracking', 'food_analysis', 'billing', 'content') AND table_type = 'BASE TABLE'`,
  )
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await database.query(`SELECT FROM ${name} t WHERE t::text LIKE $1`, [`%${text}%`])
      return rows.length > 0 ? [name] : []
    }),
  )
  return found.flat().sort()
}

/** Lets the undo be over, and runs rounds until everything is erased. */
const erase = async (userId: string) => {
  const eraser = app.get(Eraser, { strict: false })
  await database.query(`UPDATE profile.profile SET erase_at = now() WHERE user_id = $1`, [userId])
  await eraser.round()
  await database.query(`UPDATE profile.erasure_step SET next_attempt_at = now() WHERE user_id = $1`, [userId])
  await eraser.round()
}

describe('my data', () => {
  it('gives the same data back after export, deletion, erasure, a new profile and import', async () => {
    const old = await signUpAndLog()
    const before = await seen(old)
    const file = await exported(old)
    expect((await old.call('DELETE', `/api/profile/${old.userId}`)).status).toBe(200)
    await erase(old.userId)
    expect(await traces(old.userId)).toEqual([])

    const anew = await signUp()
    const { status, body } = await anew.call('POST', '/api/import', { user_id: anew.userId, export: file })
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        logs: {
          weight: { imported: 3, already_there: 0, refused: 0 },
          vitamins: { imported: 2 },
          fluids: { imported: 1 },
          mood: { imported: 1 },
          milestones: { imported: 1 },
          recovery: { imported: 1 },
          food: { imported: 1 },
        },
        refused: [],
      },
    })
    const after = await seen(anew)
    const initial = (await anew.call('GET', `/api/weight-history/${anew.userId}`)).body
    expect(initial.current_weight_lbs).toBe(231.4)
    const own = listOf(after.weight).find(
      ({ is_initial, notes }) => !is_initial && notes === 'Profile update',
    )
    expect({ ...after, weight: listOf(after.weight).filter((entry) => entry !== own) }).toEqual(before)
    expect(listOf(after.weight).filter(({ is_initial }) => is_initial)).toHaveLength(1)

    const again = await anew.call('POST', '/api/import', { user_id: anew.userId, export: file })
    expect(again.body).toMatchObject({
      logs: { weight: { imported: 0, already_there: 3 }, food: { imported: 0, already_there: 1 } },
      refused: [],
    })
    expect(await seen(anew)).toEqual(after)
  })

  it('takes each log back from its CSV file, and the same file twice changes nothing', async () => {
    const old = await signUpAndLog()
    const before = await seen(old)
    const anew = await signUp()
    for (const log of ['weight', 'vitamins', 'fluids', 'mood', 'milestones', 'recovery', 'food']) {
      const file = await old.raw('GET', `/api/export/${old.userId}?format=csv&log=${log}`)
      expect(file.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'cache-control': expect.stringContaining('no-store'),
        'content-disposition': expect.stringMatching(
          new RegExp(`^attachment; filename="gastric-buddy-${log}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`),
        ),
      })
      const csv = file.body
      const first = await anew.call('POST', '/api/import', { user_id: anew.userId, log, csv })
      expect(first.body).toMatchObject({ refused: [] })
      const again = await anew.call('POST', '/api/import', { user_id: anew.userId, log, csv })
      expect(again.body).toMatchObject({ logs: { [log]: { imported: 0, refused: 0 } }, refused: [] })
    }
    const after = await seen(anew)
    const ids = new Set(listOf(before.weight).map(({ entry_id }) => entry_id))
    expect({ ...after, weight: listOf(after.weight).filter(({ entry_id }) => ids.has(entry_id)) }).toEqual(
      before,
    )
  })

  it('asks about slips in the answer as the history does, of a whole export and of a CSV file', async () => {
    const { call, userId } = await signUp()
    const at = (daysAgo: number) => ({
      entry_id: randomUUID(),
      recorded_at: days(daysAgo),
      time_zone: 'UTC',
      date: days(daysAgo).slice(0, 10),
    })
    const weight = (daysAgo: number, weight_lbs: number) => ({
      ...at(daysAgo),
      weight_lbs,
      is_initial: false,
    })
    const vitamin = (daysAgo: number, vitamin_name: string, dosage_mg: number, more: object = {}) => {
      const { date: taken_date, ...moment } = at(daysAgo)
      return { ...moment, taken_date, vitamin_name, dosage_mg, time_taken: 'morning', ...more }
    }
    const doses: [string, number, object?][] = [
      ['Vitamin B12', 0.5],
      ['Vitamin B12', 500],
      ['Vitamin D3', 3000],
      ['Iron', 250],
      ['Iron', 45_000],
      ['Calcium Citrate', 0.5],
      ['Vitamin D3', 1.25],
      ['Iron', 300, { is_confirmed: true }],
      ['Other', 8000],
      ['Multivitamin', 500],
    ]
    const { status, body } = await call('POST', '/api/import', {
      user_id: userId,
      export: {
        format: 'gastric-buddy-export',
        version: 1,
        weight_entries: [weight(9, 231), weight(6, 104.5), weight(3, 230)],
        vitamin_entries: doses.map(([name, mg, more], index) => vitamin(20 + index, name, mg, more)),
      },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      logs: { weight: { imported: 3, asked: 1 }, vitamins: { imported: 10, asked: 7 }, food: { asked: 0 } },
      hints: [
        { log: 'weight', row: 2, code: 'weight_unit', proposed: 230.4 },
        { log: 'vitamins', row: 2, code: 'dose_slip', proposed: 0.5 },
        { log: 'vitamins', row: 3, code: 'dose_slip', proposed: 0.075 },
        { log: 'vitamins', row: 4, code: 'dose_slip', proposed: 50 },
        { log: 'vitamins', row: 5, code: 'dose_slip', proposed: 45 },
        { log: 'vitamins', row: 6, code: 'dose_slip', proposed: 500 },
        { log: 'vitamins', row: 7, code: 'dose_weekly', proposed: null },
        { log: 'vitamins', row: 9, code: 'dose_slip', proposed: 8 },
      ],
    })
    const asked = listOf(body.hints).map(({ text }) => text)
    const { body: vitamins } = await call('GET', `/api/vitamin-history/${userId}`)
    const { body: weights } = await call('GET', `/api/weight-history/${userId}`)
    const inHistory = [...listOf(weights.entries), ...listOf(vitamins.entries)].flatMap(({ hints }) =>
      listOf(hints).map(({ text }) => text),
    )
    expect(inHistory).toEqual(asked)

    const csv = [
      'entry_id,recorded_at,time_zone,taken_date,vitamin_name,dosage_mg,time_taken',
      `${randomUUID()},${days(2)},UTC,${days(2).slice(0, 10)},Vitamin B12,1000,morning`,
      `${randomUUID()},${days(1)},UTC,${days(1).slice(0, 10)},Vitamin B12,1,morning`,
    ].join('\n')
    const typed = await call('POST', '/api/import', { user_id: userId, log: 'vitamins', csv })
    expect(typed.body).toMatchObject({ hints: [{ log: 'vitamins', row: 1, code: 'dose_slip', proposed: 1 }] })
  })

  it('names bad rows, and none of them stops the others', async () => {
    const { call, userId } = await signUp()
    const good = {
      entry_id: randomUUID(),
      recorded_at: '2015-03-01T10:01:00.000Z',
      time_zone: 'Pacific/Kiritimati',
      date: '2015-03-02',
      weight_lbs: 300,
      is_initial: false,
      notes: 'ten years ago',
    }
    const changed = (change: object) => ({ ...good, entry_id: randomUUID(), ...change })
    const { status, body } = await call('POST', '/api/import', {
      user_id: userId,
      export: {
        format: 'gastric-buddy-export',
        version: 1,
        weight_entries: [
          changed({ weight_lbs: 79 }),
          good,
          changed({ weight_lbs: '300' }),
          changed({ recorded_at: '1979-12-31T23:59:59.000Z' }),
          changed({ recorded_at: days(-1), date: days(-1).slice(0, 10) }),
          changed({ date: '2015-03-04' }),
          changed({ time_zone: 'Nowhere/Else' }),
          changed({ user_id: randomUUID() }),
          'nothing',
          changed({ entry_id: 'nothing' }),
        ],
      },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ logs: { weight: { imported: 1, already_there: 0, refused: 9 } } })
    expect(listOf(body.refused).map(({ row }) => row)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(listOf(body.refused)[0]).toEqual({
      log: 'weight',
      row: 1,
      message: 'weight_lbs must be a number from 80 to 600.',
    })
    const { body: history } = await call('GET', `/api/weight-history/${userId}`)
    expect(listOf(history.entries).at(-1)).toMatchObject({ date: '2015-03-02', weight_lbs: 300 })
  })

  it.each([
    [{}, 'export'],
    [{ export: {} }, 'export.format'],
    [{ export: { format: 'gastric-buddy-export', version: 2 } }, 'export.version'],
    [{ export: { format: 'gastric-buddy-export', version: 1, mood_entries: {} } }, 'export.mood_entries'],
    [{ log: 'mood', csv: 'a,b' }, 'csv'],
    [{ log: 'mood', csv: 'entry_id,entry_id' }, 'csv'],
    [{ log: 'mood', csv: '"' }, 'csv'],
    [{ log: 'mood', csv: 'entry_id', include_profile: true }, 'include_profile'],
  ])('refuses %j, naming %s', async (file, field) => {
    const { call, userId } = await stranger
    const { status, body } = await call('POST', '/api/import', { user_id: userId, ...file })
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ field }] } })
  })

  it('takes over the profile only when asked, never its e-mail or weight', async () => {
    const old = await signUp()
    const file = await exported(old)
    const anew = await signUp()
    const profile = { ...(isBody(file.profile) ? file.profile : {}), name: 'Alex', goal_weight_lbs: 150 }
    const send = (more: object) =>
      anew.call('POST', '/api/import', { user_id: anew.userId, export: { ...file, profile }, ...more })
    const read = async () => (await anew.call('GET', `/api/profile/${anew.userId}`)).body
    const before = await read()
    expect((await send({})).body).toMatchObject({ profile_imported: false })
    expect(await read()).toEqual(before)
    expect((await send({ include_profile: true })).body).toMatchObject({ profile_imported: true })
    expect(await read()).toEqual({ ...before, name: 'Alex', goal_weight_lbs: 150 })
  })

  it.each([
    [true, undefined, true],
    [true, false, true],
    [true, true, true],
    [false, true, true],
    [false, false, false],
    [false, undefined, false],
  ])('ends no pregnancy by a file: %s here, %s there', async (here, there, after) => {
    const person = await signUp()
    const { profile: exportedProfile, ...file } = await exported(person)
    const { is_pregnant: _, ...rest } = isBody(exportedProfile) ? exportedProfile : {}
    const profile = there === undefined ? rest : { ...rest, is_pregnant: there }
    const now = (await person.call('GET', `/api/profile/${person.userId}`)).body
    expect(
      (await person.call('POST', '/api/profile', { ...FORM, email: now.email, is_pregnant: here })).status,
    ).toBe(200)
    const sent = { user_id: person.userId, export: { ...file, profile }, include_profile: true }
    expect((await person.call('POST', '/api/import', sent)).body).toMatchObject({ profile_imported: true })
    expect((await person.call('GET', `/api/profile/${person.userId}`)).body).toMatchObject({
      is_pregnant: after,
    })
  })

  describe('and the clinic’s own plan', () => {
    const PLAN = { soft_from: '2026-10-04', puree_meal_g: 85, protein_g: 75, office_phone: '555-010-0199' }
    const planOf = async ({ call, userId }: Person) =>
      (await call('GET', `/api/clinic-plan/${userId}`)).body.clinic_plan
    const keep = ({ call, userId }: Person, body: object) => call('PUT', `/api/clinic-plan/${userId}`, body)
    const take = async ({ call, userId }: Person, file: object, more: object = { include_profile: true }) =>
      (await call('POST', '/api/import', { user_id: userId, export: file, ...more })).body

    it('comes back with the profile, in place of another one, and never unasked', async () => {
      const old = await signUp()
      expect((await keep(old, PLAN)).status).toBe(200)
      const file = await exported(old)
      const anew = await signUp()
      expect(await take(anew, file, {})).toMatchObject({ clinic_plan_imported: false, refused: [] })
      expect(await planOf(anew)).toBeNull()
      await keep(anew, { fluid_oz: 70 })
      expect(await take(anew, file, {})).toMatchObject({ clinic_plan_imported: false })
      expect(await planOf(anew)).toMatchObject({ fluid_oz: 70, protein_g: null })
      expect(await take(anew, file)).toMatchObject({ clinic_plan_imported: true, refused: [] })
      expect(await planOf(anew)).toEqual(await planOf(old))
      expect(await planOf(anew)).toMatchObject({ ...PLAN, fluid_oz: null })
    })

    it('stays where the file has none', async () => {
      const person = await signUp()
      const { clinic_plan: none, ...older } = await exported(person)
      expect(none).toEqual([])
      await keep(person, PLAN)
      for (const file of [older, { ...older, clinic_plan: none }, { ...older, clinic_plan: null }])
        expect(await take(person, file)).toMatchObject({
          profile_imported: true,
          clinic_plan_imported: false,
          refused: [],
        })
      expect(await planOf(person)).toMatchObject(PLAN)
    })

    it('counts its days from the surgery of the same file, and needs no profile that is right', async () => {
      const anew = await signUp()
      const file = await exported(anew)
      const profile = { ...(isBody(file.profile) ? file.profile : {}), surgery_date: '2025-01-01' }
      const clinic_plan = [{ soft_from: '2025-02-01' }]
      expect(await take(anew, { ...file, profile, clinic_plan })).toMatchObject({
        clinic_plan_imported: true,
      })
      expect(await planOf(anew)).toMatchObject({ soft_from: '2025-02-01' })
      const broken = { ...file, profile: { ...profile, age: 7 }, clinic_plan: [{ protein_g: 90 }] }
      expect(await take(anew, broken)).toMatchObject({
        profile_imported: false,
        clinic_plan_imported: true,
        refused: [{ log: 'profile' }],
      })
    })

    it.each([
      [[{ ...PLAN, soft_from: '2027-10-04' }], CLINIC_PROBLEMS.day('soft')],
      [[{ ...PLAN, puree_meal_g: 500 }], CLINIC_PROBLEMS.meal('puree')],
      [[{ protein_g: 70.5 }], CLINIC_PROBLEMS.protein],
      [[{ office_phone: 'front desk' }], CLINIC_PROBLEMS.phone],
      [[{ updated_at: '2026-11-01T10:00:00.000Z', fluid_oz: null }], CLINIC_PROBLEMS.empty],
      [[{ soft_from: '2026-02-30' }], 'soft_from must be a calendar day like 2026-11-20.'],
      [[{ stage: 'soft' }], 'stage is not a known field.'],
      [[{ protein_g: 70 }, { protein_g: 80 }], 'The file holds more than one plan of a clinic.'],
      [{ protein_g: 70 }, 'This is not an entry.'],
      [['soft foods'], 'This is not an entry.'],
      ['soft foods', 'This is not an entry.'],
    ])('refuses %j with its own sentence, and all else is taken', async (clinic_plan, message) => {
      const person = await signUp()
      await keep(person, PLAN)
      const before = await planOf(person)
      expect(await take(person, { ...(await exported(person)), clinic_plan })).toMatchObject({
        profile_imported: true,
        clinic_plan_imported: false,
        refused: [{ log: 'clinic_plan', row: 1, message }],
      })
      expect(await planOf(person)).toEqual(before)
    })
  })

  it('tells of everything and of no secret', async () => {
    const person = await signUpAndLog()
    const { raw, userId, code, jar } = person
    const answer = await raw('GET', `/api/export/${userId}`)
    const secrets = [code, ...jar.values()].filter((secret) => secret !== '1')
    expect(secrets.filter((secret) => answer.body.includes(secret))).toEqual([])
    const file = await exported(person)
    expect(listOf(file.consents)).toHaveLength(4)
    expect(listOf(file.devices)).toHaveLength(1)
    expect(listOf(file.payments)).toHaveLength(2)
    expect(listOf(file.mood_entries)).toMatchObject([
      { journal_entry: HOSTILE.trim(), gratitude_note: "'@home" },
    ])
    expect(listOf(file.recipients).map(({ name }) => name)).toEqual([
      'No mail service',
      'Push service of your browser',
      'No AI service',
      'No product service',
      'No payment service',
    ])
  })
})

describe('deletion', () => {
  it('signs out at once, can be undone on a known device, and tells others nothing', async () => {
    const { call, raw, jar, userId } = await signUp()
    const revoked = browser()
    jar.forEach((value, name) => name === 'gb_sid' && revoked.jar.set(name, value))
    const { status, body } = await call('DELETE', `/api/profile/${userId}`)
    expect(status).toBe(200)
    const hours =
      (Date.parse(String(body.erase_at)) - Date.parse(String(body.deletion_requested_at))) / 3_600_000
    expect(hours).toBe(72)
    expect([jar.has('gb_sid'), jar.has('gb_dev')]).toEqual([false, true])

    const fluid = { user_id: userId, entry_id: randomUUID(), amount_oz: 8 }
    expect(await revoked.call('POST', '/api/fluid-entry', fluid)).toMatchObject({
      status: 410,
      body: { error: 'gone' },
    })
    const undelete = `/api/profile/${userId}/undelete`
    const other = await signUp()
    const refusals = [
      await browser().call('POST', undelete),
      await other.call('POST', undelete),
      await other.call('POST', `/api/profile/${randomUUID()}/undelete`),
      await revoked.call('POST', undelete),
    ].map(({ status: code, body: { request_id: _id, ...problem } }) => ({ code, problem }))
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1)
    expect(refusals[0]).toMatchObject({ code: 404 })

    const undone = await raw('POST', undelete)
    expect(undone.statusCode).toBe(200)
    expect(undone.cookies).toEqual([])
    expect((await call('GET', '/api/session')).status).toBe(401)
    expect((await call('POST', undelete)).status).toBe(200)
    const { rows } = await database.query<{ kind: string }>(
      'SELECT kind FROM profile.security_event WHERE user_id = $1 ORDER BY at',
      [userId],
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['deletion_asked', 'deletion_undone'])
    const mails = await database.query('SELECT FROM profile.mail_outbox WHERE user_id = $1', [userId])
    expect(mails.rowCount).toBe(2)
  })

  it('can be read and exported after a restore, and nothing new is taken', async () => {
    const { call, userId, code } = await signUpAndLog()
    const { body: deleted } = await call('DELETE', `/api/profile/${userId}`)
    const restored = await call('GET', `/api/profile-by-code/${code}`)
    expect(restored).toMatchObject({ status: 200, body: { erase_at: deleted.erase_at } })
    expect((await call('GET', '/api/session')).body).toMatchObject({ erase_at: deleted.erase_at })
    await confirmEverything(userId)
    expect((await call('GET', `/api/export/${userId}`)).status).toBe(200)
    for (const [method, path, body] of [
      ['POST', '/api/fluid-entry', { user_id: userId, amount_oz: 8 }],
      ['POST', '/api/import', { user_id: userId, log: 'mood', csv: 'entry_id' }],
      ['POST', '/api/profile', { ...FORM, email: 'other@example.com' }],
      ['DELETE', '/api/consents/ai_analysis_consent', undefined],
    ] as const)
      expect(await call(method, path, body)).toMatchObject({
        status: 409,
        body: { error: 'deletion_pending', erase_at: deleted.erase_at },
      })
    expect((await call('POST', `/api/profile/${userId}/undelete`)).status).toBe(200)
    expect((await call('POST', '/api/fluid-entry', { user_id: userId, amount_oz: 8 })).status).toBe(201)
  })

  it('is one deletion with one mail, however often it is asked for at once', async () => {
    const { call, userId } = await signUp()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call('DELETE', `/api/profile/${userId}`)),
    )
    const taken = answers.filter(({ status }) => status === 200)
    expect(taken.length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status !== 200 && status !== 410)).toEqual([])
    expect(new Set(taken.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const mails = await database.query('SELECT FROM profile.mail_outbox WHERE user_id = $1', [userId])
    expect(mails.rowCount).toBe(1)
  })

  it('leaves no trace in any table, but what names nobody', async () => {
    const person = await signUpAndLog()
    const { call, userId, code, jar } = person
    const late = browser()
    jar.forEach((value, name) => late.jar.set(name, value))
    await call('DELETE', `/api/profile/${userId}`)
    expect((await traces(userId)).length).toBeGreaterThan(8)
    await erase(userId)
    expect(await traces(userId)).toEqual([])
    // The payment stays for the tax office, the consents as a proof, the code in its quarantine: without the person.
    const kept = `paid-${userId.slice(0, 8)}`
    expect(await traces(kept)).toEqual(['billing.checkout_session'])
    expect(await late.call('POST', '/api/fluid-entry', { user_id: userId, amount_oz: 8 })).toMatchObject({
      status: 410,
      body: { error: 'gone' },
    })
    expect((await late.call('POST', `/api/profile/${userId}/undelete`)).status).toBe(404)
    expect((await late.call('GET', `/api/profile-by-code/${code}`)).status).toBe(404)
    const { rows } = await database.query<{ codes: number }>(
      `SELECT count(*)::int AS codes FROM profile.recovery_code c
       WHERE NOT EXISTS (SELECT FROM profile.profile p WHERE p.user_id = c.user_id) AND retired_at IS NOT NULL`,
    )
    expect(rows[0]?.codes).toBeGreaterThan(0)
  })

  it('goes on where it stopped, whatever step a kill fell on', async () => {
    const { call, userId, jar } = await signUpAndLog()
    const held = browser()
    jar.forEach((value, name) => held.jar.set(name, value))
    const eraser = app.get(Eraser, { strict: false })
    const due = () =>
      database.query('UPDATE profile.erasure_step SET next_attempt_at = now() WHERE user_id = $1', [userId])
    await call('DELETE', `/api/profile/${userId}`)
    await eraser.round()
    expect(await traces(userId)).toContain('profile.profile')

    await database.query('UPDATE profile.profile SET erase_at = now() WHERE user_id = $1', [userId])
    await eraser.begin()
    await eraser.begin()
    expect(await held.call('POST', `/api/profile/${userId}/undelete`)).toMatchObject({
      status: 410,
      body: { message: expect.stringContaining('being erased right now') },
    })
    // Nothing is erased before what was on its way has arrived, and nothing finishes before every service is done.
    await eraser.fanOut()
    await eraser.finish()
    expect(await traces(userId)).toContain('tracking.weight_entry')

    // Killed after a service had erased and before that was written down.
    await due()
    await database.query(
      `UPDATE profile.erasure_step SET next_attempt_at = now() + interval '1 hour' WHERE user_id = $1 AND service <> 'tracking'`,
      [userId],
    )
    await eraser.fanOut()
    await database.query(`UPDATE profile.erasure_step SET done_at = NULL WHERE user_id = $1`, [userId])
    await eraser.finish()
    const left = await traces(userId)
    expect(left.filter((table) => table.startsWith('tracking.'))).toEqual([])
    expect(left).toContain('food_analysis.food_entry')

    // Killed before the last step.
    await due()
    await eraser.fanOut()
    expect((await traces(userId)).filter((table) => !table.startsWith('profile.'))).toEqual([])
    await eraser.finish()
    await eraser.finish()
    expect(await traces(userId)).toEqual([])
  })
})
