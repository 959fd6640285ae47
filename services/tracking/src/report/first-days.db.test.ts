import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { addDays, CONCERN_WORDS } from '@gb/domain'
import { statement } from '@gb/service-kit'
import { extractText, getDocumentProxy } from 'unpdf'
import { startTracking } from '../testing/start-tracking.js'
import { FirstDaysController } from './first-days.controller.js'

let tracking: Awaited<ReturnType<typeof startTracking>>

beforeAll(async () => {
  tracking = await startTracking()
})
afterEach(() => {
  tracking.profile.facts = {}
  tracking.profile.name = 'Maria Lopez'
  tracking.others.isPremium = true
})
afterAll(() => tracking.close())

const TODAY = new Date().toISOString().slice(0, 10)
const ago = (days: number) => addDays(TODAY, -days)
const manyHits = statement('many_papers', 'UPDATE tracking.throttle SET hits = 60 WHERE bucket = $1')

const say = async (as: string, days: number, answers: object) => {
  const recorded_at = days === 0 ? new Date().toISOString() : `${ago(days)}T09:00:00.000Z`
  const said = await tracking.call('POST', '/api/recovery-entry', {
    as,
    body: { user_id: as, recorded_at, ...answers },
  })
  expect(said.status).toBe(201)
}
const page = (as: string, of = as, query = '') =>
  tracking.server.inject({
    method: 'GET',
    url: `/api/first-days-page/${of}${query}`,
    headers: { origin: 'http://localhost:3000', cookie: `gb_sid=${as}` },
  })
const printed = async (as: string, query = '') => {
  const answer = await page(as, as, query)
  expect(answer.statusCode).toBe(200)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)))
  expect(text).toHaveLength(1)
  return { answer, words: text.join(' ').replaceAll(/\s+/g, ' ') }
}

describe(FirstDaysController.name, () => {
  it('prints what was answered and drunk, the most urgent first, for who has no premium too', async () => {
    const person = randomUUID()
    tracking.profile.facts = { surgeryDate: ago(5) }
    tracking.others.isPremium = false
    await say(person, 1, { vomiting: 'once', pain: 'better', pulse_bpm: 84, temperature: 98.6 })
    await say(person, 0, { pulse_bpm: 105, temperature_skipped: true })
    await tracking.call('POST', '/api/fluid-entry', {
      as: person,
      body: { user_id: person, amount_oz: 24, recorded_at: `${ago(1)}T09:00:00.000Z` },
    })
    const { answer, words } = await printed(person)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="gastric-buddy-first-days-${TODAY}.pdf"`,
    )
    expect(words).toContain('24 oz once better 84 98.6 °F')
    expect(words).toMatch(/– – – 105 not measured Call the surgeon now/)
    expect(words.indexOf(CONCERN_WORDS.recovery_surgeon.text)).toBeGreaterThan(0)
    expect(words).toContain('Name: Maria Lopez')
  })

  it('is said in the language that is asked for', async () => {
    const person = randomUUID()
    tracking.profile.facts = { surgeryDate: ago(5) }
    await say(person, 0, { pulse_bpm: 105, temperature_skipped: true })
    const { answer, words } = await printed(person, '?lang=es')
    expect(answer.headers['content-disposition']).toContain(`-${TODAY}-es.pdf"`)
    expect(words).toMatch(/– – – 105 sin medir Llame ahora al cirujano/)
    expect(words).toContain('Nombre: Maria Lopez')
    expect(words).not.toContain(CONCERN_WORDS.recovery_surgeon.text)
    expect((await page(person, person, '?lang=fr')).statusCode).toBe(400)
  })

  it('shows nothing of somebody else, and nothing to somebody else', async () => {
    const [me, other] = [randomUUID(), randomUUID()]
    tracking.profile.facts = { surgeryDate: ago(5) }
    await say(me, 1, { pulse_bpm: 77 })
    expect((await printed(other)).words).not.toContain('77')
    expect((await page(other, me)).statusCode).toBe(403)
  })

  it('is there after the first days, and not before surgery nor without its day', async () => {
    const person = randomUUID()
    tracking.profile.facts = { surgeryDate: ago(60) }
    expect((await printed(person)).words).toContain('day 60 on')
    for (const surgeryDate of [addDays(TODAY, 2), null]) {
      tracking.profile.facts = { surgeryDate }
      expect((await page(person)).statusCode).toBe(404)
    }
  })

  it('leaves a line for a pen where the profile does not answer', async () => {
    tracking.profile.facts = { surgeryDate: ago(3) }
    tracking.profile.name = null
    expect((await printed(randomUUID())).words).toContain('Name: ____')
  })

  it('refuses more papers in an hour than anybody needs', async () => {
    const person = randomUUID()
    tracking.profile.facts = { surgeryDate: ago(3) }
    await printed(person)
    await tracking.sql.query(manyHits, [`report:${person}`])
    expect((await page(person)).statusCode).toBe(429)
  })
})
