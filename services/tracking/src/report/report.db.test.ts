import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { addDays, type LoggedMeal, MAX_REPORT_NOTES, MAX_REPORTS_KEPT } from '@gb/domain'
import { statement } from '@gb/service-kit'
import { extractText, getDocumentProxy } from 'unpdf'
import { startTracking } from '../testing/start-tracking.js'
import { ReportController } from './report.controller.js'

let tracking: Awaited<ReturnType<typeof startTracking>>

beforeAll(async () => {
  tracking = await startTracking()
})
afterAll(() => tracking.close())
beforeEach(() => {
  tracking.others.isPremium = true
  tracking.others.meals = []
  tracking.profile.facts = {}
  tracking.profile.healthData = 'given'
  tracking.profile.name = 'Maria Lopez'
})

const today = new Date().toISOString().slice(0, 10)
const daysAgo = (count: number): string => addDays(today, -count)

const log = async (kind: string, as: string, day: string, body: object): Promise<string> => {
  const recorded_at = `${day}T00:00:00Z`
  const answer = await tracking.call('POST', `/api/${kind}-entry`, {
    as,
    body: { user_id: as, recorded_at, ...body },
  })
  expect(answer.status).toBe(201)
  return String(answer.body.entry_id)
}

const manyReports = statement(
  'many_reports',
  `INSERT INTO tracking.progress_report (user_id, report_id, period, from_date, to_date, paper, note_entry_ids)
   SELECT $1, gen_random_uuid(), '30_days', '2026-01-01', '2026-01-30', 'letter', '{}' FROM generate_series(1, $2)`,
)
const manyHits = statement('many_hits', 'UPDATE tracking.throttle SET hits = 60 WHERE bucket = $1')

interface FhirObservation {
  id: string
  code: { coding: { code: string }[] }
  valueQuantity: { value: number; code: string }
}

const MEAL: LoggedMeal = {
  entryId: randomUUID(),
  day: daysAgo(1),
  atMs: Date.parse(`${daysAgo(1)}T12:00:00Z`),
  mealType: 'lunch',
  name: 'Chicken and broccoli',
  calories: 320,
  proteinG: 31,
  rating: 'good',
  ratingScore: 72,
  isDrink: false,
  felt: [],
}

interface ReportData extends Record<string, unknown> {
  report_id: string
  summary: string[]
  analytics: { weight_trends: Record<string, unknown>; nutrition_insights: Record<string, unknown> }
}

const make = (as: string, body: object = {}) =>
  tracking.call('POST', `/api/premium-progress-report/${as}`, { as, body: { period: '30_days', ...body } })
const made = async (as: string, body: object = {}): Promise<ReportData> => {
  const answer = await make(as, body)
  expect(answer.status).toBe(201)
  return answer.body.report_data as ReportData
}

const download = (as: string, reportId: string, query = '') =>
  tracking.server.inject({
    method: 'GET',
    url: `/api/generate-pdf-report/${reportId}${query}`,
    headers: { origin: 'http://localhost:3000', cookie: `gb_sid=${as}` },
  })

const openPdf = async (as: string, reportId: string, query = '') => {
  const answer = await download(as, reportId, query)
  expect(answer.statusCode).toBe(200)
  const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload))
  const { text } = await extractText(pdf)
  return { answer, pdf, pages: text.map((page) => page.replaceAll(/\s+/g, ' ')) }
}

const WEIGHTS = [
  [20, 205],
  [15, 203.5],
  [10, 202],
  [5, 200.5],
  [0, 199],
] as const

/** A person with five weights, drinks, vitamins, and moods in the last weeks. */
const personWithLogs = async () => {
  const person = randomUUID()
  tracking.profile.facts = { surgeryDate: daysAgo(100), goalWeightLbs: 150 }
  for (const [ago, weight_lbs] of WEIGHTS) await log('weight', person, daysAgo(ago), { weight_lbs })
  for (const ago of [2, 3, 4, 5]) await log('fluid', person, daysAgo(ago), { amount_oz: 32 })
  for (const ago of [1, 2, 3])
    await log('vitamin', person, daysAgo(ago), { vitamin_name: 'Iron', dosage_mg: 18, time_taken: 'evening' })
  return person
}

describe(ReportController.name, () => {
  it('is part of premium, of its owner, and needs consent', async () => {
    const person = randomUUID()
    const { report_id: reportId } = await made(person)
    tracking.profile.healthData = 'withdrawn'
    expect(await make(person)).toMatchObject({ status: 403, body: { error: 'consent_required' } })
    tracking.others.isPremium = false
    expect(await make(person)).toMatchObject({ status: 402, body: { error: 'premium_required' } })
    const foreign = await tracking.call('POST', `/api/premium-progress-report/${person}`, {
      as: randomUUID(),
      body: { period: '30_days' },
    })
    expect(foreign.status).toBe(403)
    expect((await download('', reportId)).statusCode).toBe(401)
  })

  it('stays the owner’s to download after premium has ended, and nobody else’s', async () => {
    const person = randomUUID()
    const { report_id: reportId } = await made(person)
    tracking.others.isPremium = false
    for (const query of ['', '?version=clinic', '?format=fhir'])
      expect((await download(person, reportId, query)).statusCode).toBe(200)
    expect((await download(randomUUID(), reportId)).statusCode).toBe(404)
  })

  it('answers another person’s report as one that does not exist', async () => {
    const { report_id: reportId } = await made(randomUUID())
    const stranger = randomUUID()
    const [known, unknown] = [await download(stranger, reportId), await download(stranger, randomUUID())]
    const problem = { status: 404, error: 'not_found', message: 'There is no such report.' }
    expect([known.json(), unknown.json()]).toMatchObject([problem, problem])
  })

  it('answers what the report says', async () => {
    const data = await made(await personWithLogs(), { paper: 'a4' })
    expect(data).toMatchObject({
      period: '30_days',
      from: daysAgo(29),
      to: today,
      paper: 'a4',
      file_name: `gastric-buddy-30-days-${today}.pdf`,
      analytics: { weight_trends: { weekly_average: 199.8, rate_per_week: -2.1 } },
      vitamins_by_day: [3, 2, 1].map((ago) => ({
        date: daysAgo(ago),
        taken: [{ vitamin_name: 'Iron', times: 1 }],
      })),
      moods_by_day: [],
      notes_included: 0,
    })
    expect(data.summary[0]).toBe('In 20 days your weight went down by 6.0 lbs, from 205.0 lbs to 199.0 lbs.')
  })

  it('bears the name on paper only, and a line for a pen while the profile does not answer', async () => {
    const person = await personWithLogs()
    const data = await made(person)
    for (const query of ['', '?version=clinic'])
      expect((await openPdf(person, data.report_id, query)).pages.join(' ')).toContain('Name: Maria Lopez')
    expect(JSON.stringify(data)).not.toContain('Maria')
    expect((await download(person, data.report_id, '?format=fhir')).body).not.toContain('Maria')
    tracking.profile.name = null
    expect((await openPdf(person, data.report_id)).pages.join(' ')).toContain('Name: ____')
  })

  it('prints the figures that the API answers, in an order that can be read aloud', async () => {
    const person = await personWithLogs()
    const { report_id: reportId, summary, analytics } = await made(person)
    const { answer, pdf, pages } = await openPdf(person, reportId)
    const text = pages.join(' ')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="gastric-buddy-30-days-${today}.pdf"`,
      'cache-control': 'no-store',
    })
    for (const sentence of summary) expect(text).toContain(sentence)
    const { weight_trends: weight, nutrition_insights: nutrition } = analytics
    expect(text).toContain(`7-day average ${String(weight.weekly_average)} lbs`)
    expect(text).toContain(`Change per week −${Math.abs(Number(weight.rate_per_week))} lbs`)
    expect(text).toContain(`Days with fluids at goal ${String(nutrition.hydration_compliance)} (4 days)`)
    expect(text).toContain('3 of 30')
    for (const lbs of ['205.0', '203.5', '202.0', '200.5', '199.0']) expect(text).toContain(lbs)
    expect([2, 3]).toContain(pdf.numPages)
    expect((await pdf.getOutline()).map(({ title }) => title)).toContain('Weight')
  })

  it('is said in the language that is asked for, each file in its own', async () => {
    const person = await personWithLogs()
    tracking.others.meals = [MEAL]
    const answer = await tracking.call('POST', `/api/premium-progress-report/${person}?lang=es`, {
      as: person,
      body: { period: '30_days' },
    })
    expect(answer.status).toBe(201)
    const { report_id: reportId, summary } = answer.body.report_data as ReportData
    expect(summary[0]).toBe('En 20 días su peso bajó 6.0 lbs, de 205.0 lbs a 199.0 lbs.')
    const spanish = await openPdf(person, reportId, '?lang=es')
    const text = spanish.pages.join(' ')
    for (const sentence of summary) expect(text).toContain(sentence)
    expect(text).toContain('Cambio por semana −2.1 lbs')
    expect(text).toContain('Hierro 3')
    expect(text).toContain('Nombre: Maria Lopez')
    expect(spanish.answer.headers['content-disposition']).toContain(`-${today}-es.pdf"`)
    const clinic = await openPdf(person, reportId, '?lang=es&version=clinic')
    expect(clinic.answer.headers['content-disposition']).toContain(`-${today}-clinic-es.pdf"`)
    expect((await openPdf(person, reportId)).pages.join(' ')).toContain('Change per week −2.1 lbs')
  })

  it('tells one day as one, and a weight that stays as no loss', async () => {
    const person = randomUUID()
    for (const ago of [20, 15, 10, 5, 1, 0]) await log('weight', person, daysAgo(ago), { weight_lbs: 200 })
    await log('mood', person, daysAgo(1), { mood_rating: 7, energy_level: 6, mood_description: 'hopeful' })
    const { report_id: reportId } = await made(person)
    const text = (await openPdf(person, reportId)).pages.join(' ')
    expect(text).toContain('Change per week 0.0 lbs')
    expect(text).toContain('Change over 30 days 0.0 lbs')
    expect(text).toContain('On 1 day mood was 7.0 and energy 6.0 of 10 on average.')
  })

  it('tells weights in kilograms to whoever chose them, in the PDF and in the summary', async () => {
    const person = await personWithLogs()
    const { report_id: reportId, summary, ...data } = await made(person, { weight_unit: 'kg' })
    expect(data).toMatchObject({ weight_unit: 'kg', analytics: { weight_trends: { weekly_average: 199.8 } } })
    expect(summary[0]).toBe('In 20 days your weight went down by 2.7 kg, from 93.0 kg to 90.3 kg.')
    for (const query of ['', '?version=clinic']) {
      const text = (await openPdf(person, reportId, query)).pages.join(' ')
      expect(text).toContain('Change per week −1.0 kg')
      expect(text).not.toMatch(/\d lb\b/)
    }
  })

  it('prints the letters of Greek and Cyrillic, also in the name of a meal', async () => {
    const person = await personWithLogs()
    tracking.others.meals = [{ ...MEAL, name: 'Борщ 🍲' }]
    const id = await log('weight', person, today, { weight_lbs: 200, notes: 'Γειά σου Κόσμε, привет' })
    const { report_id: reportId } = await made(person, { note_entry_ids: [id] })
    const text = (await openPdf(person, reportId)).pages.join(' ')
    expect(text).toContain('Γειά σου Κόσμε, привет')
    expect(text).toContain('Борщ [?]')
  })

  it('tags headings, paragraphs and drawings', async () => {
    const person = await personWithLogs()
    const { report_id: reportId } = await made(person)
    const { pdf } = await openPdf(person, reportId)
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    for (const [number, picture] of [
      [1, 'Weights from '],
      [2, 'Fluids of each day with drinks'],
    ] as const) {
      const tree = JSON.stringify(await (await pdf.getPage(number)).getStructTree())
      for (const tag of ['"role":"H1"', '"role":"P"', '"role":"Figure"', picture]) expect(tree).toContain(tag)
    }
  })

  it.each([
    ['letter', [612, 792]],
    ['a4', [595.28, 841.89]],
  ])('is laid out for %s, and for the clinic on one page', async (paper, size) => {
    const person = await personWithLogs()
    const { report_id: reportId } = await made(person, { paper })
    const { pdf, pages, answer } = await openPdf(person, reportId, '?version=clinic')
    expect((await pdf.getPage(1)).view.slice(2)).toEqual(size)
    expect(pages).toHaveLength(1)
    expect(pages[0]).toContain('Progress summary for the clinic')
    expect(answer.headers['content-disposition']).toContain(`-clinic.pdf"`)
  })

  it('shows the notes that were chosen, only the person’s own, and no other', async () => {
    const person = await personWithLogs()
    const stranger = randomUUID()
    const mood = { mood_rating: 7, energy_level: 6, mood_description: 'hopeful' }
    const chosen = [
      await log('mood', person, daysAgo(3), { ...mood, journal_entry: 'I walked to the lake.' }),
      await log('weight', person, daysAgo(2), { weight_lbs: 200, notes: 'After a salty dinner' }),
      await log('mood', stranger, daysAgo(3), { ...mood, journal_entry: 'A stranger wrote this.' }),
    ]
    await log('mood', person, daysAgo(2), { ...mood, victories: 'This stays private.' })
    const data = await made(person, { note_entry_ids: chosen })
    expect(data.notes_included).toBe(2)
    const text = (await openPdf(person, data.report_id)).pages.join(' ')
    expect(text).toContain('I walked to the lake.')
    expect(text).toContain('After a salty dinner')
    expect(text).not.toContain('stranger')
    expect(text).not.toContain('private')
  })

  it('prints whatever a person typed', async () => {
    const person = randomUUID()
    const text = '<svg onload=x> {"image":"/etc/passwd"} é 你好 🙂 \u202e\t end ' + 'long '.repeat(800)
    const id = await log('weight', person, today, { weight_lbs: 200, notes: text })
    const { report_id: reportId } = await made(person, { note_entry_ids: [id] })
    const printed = (await openPdf(person, reportId)).pages.join(' ')
    expect(printed).toContain('<svg onload=x> {"image":"/etc/passwd"}')
    expect(printed).toContain('é [?] end long')
    expect(printed).toContain('Text that ends in … is cut to fit; the app has all of it.')
    expect(printed).toContain('[?] stands for characters that cannot be printed here')
  })

  it('prints a person who has logged nothing', async () => {
    const person = randomUUID()
    const { report_id: reportId } = await made(person, { period: '6_months' })
    const { pages } = await openPdf(person, reportId)
    expect(pages.join(' ')).toContain('No weight was logged in this period.')
  })

  it('answers the numbers as FHIR observations', async () => {
    const person = await personWithLogs()
    const { report_id: reportId } = await made(person)
    const answer = await download(person, reportId, '?format=fhir')
    expect(answer.headers['content-type']).toContain('application/fhir+json')
    const { entry, ...bundle } = answer.json<{ entry: { resource: Record<string, unknown> }[] }>()
    expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'collection' })
    const weights = entry.filter(({ resource }) => JSON.stringify(resource.code).includes('29463-7'))
    expect(weights.map(({ resource }) => resource)).toMatchObject(
      WEIGHTS.map(([ago, value]) => ({
        resourceType: 'Observation',
        status: 'final',
        effectiveDateTime: daysAgo(ago),
        valueQuantity: { value, unit: 'lb', system: 'http://unitsofmeasure.org', code: '[lb_av]' },
      })),
    )
    expect(answer.body).not.toContain(person)
  })

  it('answers in FHIR what the report tells beside the weight: food, vitamins, mood and energy', async () => {
    const person = await personWithLogs()
    const mood = { mood_description: 'hopeful', energy_level: 4 }
    for (const mood_rating of [7, 8]) await log('mood', person, daysAgo(2), { ...mood, mood_rating })
    await log('vitamin', person, daysAgo(1), {
      vitamin_name: 'Iron',
      dosage_mg: 18,
      time_taken: 'morning',
    })
    tracking.others.meals = [MEAL]
    const { report_id: reportId } = await made(person)
    const answer = await download(person, reportId, '?format=fhir')
    const { entry } = answer.json<{ entry: { resource: FhirObservation }[] }>()
    const told = entry.map(({ resource }) => [
      resource.id,
      resource.code.coding[0]?.code,
      resource.valueQuantity.value,
      resource.valueQuantity.code,
    ])
    const iron = (ago: number, times: number) => [
      `vitamin-iron-${daysAgo(ago)}`,
      'supplement-taken-iron',
      times,
      '{times}',
    ]
    expect(told).toEqual(
      expect.arrayContaining([
        iron(3, 1),
        iron(2, 1),
        iron(1, 2),
        [`mood-${daysAgo(2)}`, 'mood-1-to-10', 7.5, '{score}'],
        [`energy-level-${daysAgo(2)}`, 'energy-level-1-to-10', 4, '{score}'],
        [`calories-${daysAgo(1)}`, '75298-0', 320, 'kcal'],
        [`protein-${daysAgo(1)}`, 'protein-intake-24-hour', 31, 'g'],
        [`fluids-${daysAgo(2)}`, '75301-2', 32, '[foz_us]'],
      ]),
    )
    const ids = entry.map(({ resource }) => resource.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9.-]{1,64}$/)
  })

  it('prints beside other work: requests do not wait for it', async () => {
    const person = await personWithLogs()
    const { report_id: reportId } = await made(person)
    await download(person, reportId)
    const prints = [1, 2, 3].map(() => download(person, reportId))
    const isPrinting = () => Promise.race([Promise.all(prints).then(() => false), setImmediate(true)])
    let answered = 0
    while (await isPrinting()) {
      const { status } = await tracking.call('GET', `/api/weight-history/${person}`, { as: person })
      expect(status).toBe(200)
      answered += 1
    }
    for (const { statusCode } of await Promise.all(prints)) expect(statusCode).toBe(200)
    expect(answered).toBeGreaterThan(3)
  })

  it('keeps the newest reports of a person only', async () => {
    const person = randomUUID()
    const [first, second] = [await made(person), await made(person)]
    await tracking.sql.query(manyReports, [person, MAX_REPORTS_KEPT - 2])
    expect((await download(person, first.report_id, '?format=fhir')).statusCode).toBe(200)
    await made(person)
    expect((await download(person, first.report_id, '?format=fhir')).statusCode).toBe(404)
    expect((await download(person, second.report_id, '?format=fhir')).statusCode).toBe(200)
  })

  it.each([
    {},
    { period: '7_days' },
    { period: '30_days', paper: 'a5' },
    { period: '30_days', weight_unit: 'stone' },
    { period: '30_days', note_entry_ids: 'all' },
    { period: '30_days', note_entry_ids: ['1'] },
    { period: '30_days', note_entry_ids: Array.from({ length: MAX_REPORT_NOTES + 1 }, () => randomUUID()) },
    { period: '30_days', user_id: randomUUID() },
  ])('refuses to make %j', async (body) => {
    const as = randomUUID()
    const answer = await tracking.call('POST', `/api/premium-progress-report/${as}`, { as, body })
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_input' } })
  })

  it.each(['?format=docx', '?version=short', '?page=1', '?lang=fr', '?lang=ES'])(
    'refuses to print %s',
    async (query) => {
      const person = randomUUID()
      const { report_id: reportId } = await made(person)
      expect((await download(person, reportId, query)).statusCode).toBe(400)
    },
  )

  it('refuses to make one in a language that nobody speaks here', async () => {
    const as = randomUUID()
    const answer = await tracking.call('POST', `/api/premium-progress-report/${as}?lang=fr`, {
      as,
      body: { period: '30_days' },
    })
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_input' } })
  })

  it('limits how many are made in an hour', async () => {
    const person = randomUUID()
    await made(person)
    await tracking.sql.query(manyHits, [`report:${person}`])
    expect(await make(person)).toMatchObject({ status: 429, body: { error: 'too_many_requests' } })
  })
})
