import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { addDays } from '@gb/domain'
import { startContent } from '../testing/start-content.js'
import { SupplementsController } from './supplements.controller.js'

let content: Awaited<ReturnType<typeof startContent>>

beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.app.close())

const today = new Date().toISOString().slice(0, 10)

const monitoring = async () => {
  const { body } = await content.call('GET', '/api/premium-supplement-guide', content.people.join())
  return body.monitoring_schedule as { surgery_date: string | null; dates: Record<string, unknown>[] }
}

describe(SupplementsController.name, () => {
  it('gives the guide whole, with dates counted from the surgery', async () => {
    content.people.surgeryDate = addDays(today, -100)
    const { surgery_date: surgeryDate, dates } = await monitoring()
    expect(surgeryDate).toBe(addDays(today, -100))
    expect(dates.map((date) => [date.visit_id, date.due, date.state])).toEqual([
      ['month-3', addDays(today, -9), 'now'],
      ['month-6', addDays(today, 82), 'ahead'],
      ['month-12', addDays(today, 265), 'ahead'],
      ['yearly', addDays(today, 630), 'ahead'],
    ])
  })

  it('says the guide in Spanish to who asks, with every dose, gap and time of the English one', async () => {
    const read = async (lang: string) =>
      (await content.call('GET', `/api/premium-supplement-guide?lang=${lang}`, content.people.join())).body
    const [english, spanish] = await Promise.all([read('en'), read('es')])
    expect([english.language, spanish.language]).toEqual(['en', 'es'])
    expect(JSON.stringify(spanish)).toContain('Deje por lo menos 2 horas entre ellos.')
    const facts = (value: unknown, key = ''): unknown => {
      const isFact =
        /_id$|_mg$|_time$|_day$|^(?:time_taken|vitamin_name|level|phases|hours_apart|source|review_date|due)$/
      if (typeof value === 'string') return isFact.test(key) ? value : typeof value
      if (Array.isArray(value)) return value.map((each) => facts(each, key))
      if (typeof value !== 'object' || value === null) return value
      return Object.entries(value).map(([name, inner]) => [name, facts(inner, name)])
    }
    expect(facts(spanish)).toEqual(facts(english))
  })

  it('guesses no dates without a surgery date', async () => {
    content.people.surgeryDate = null
    expect(await monitoring()).toMatchObject({ surgery_date: null, dates: [] })
  })
})

describe('planning and supplements', () => {
  it.each([
    [
      'premium-meal-planning-templates',
      ['weekly_templates', 'language', 'monthly_templates', 'special_occasion_templates', 'planning_tools'],
    ],
    [
      'premium-supplement-guide',
      [
        'language',
        'supplement_schedules',
        'critical_interactions',
        'quick_reference_charts',
        'monitoring_schedule',
      ],
    ],
  ])('%s has every promised field, for premium alone', async (path, fields) => {
    const paid = await content.call('GET', `/api/${path}`, content.people.join())
    expect(paid.status).toBe(200)
    expect(Object.keys(paid.body).sort()).toEqual(['notice', ...fields].sort())
    const free = await content.call('GET', `/api/${path}`, content.people.join(false))
    expect([free.status, free.body.error]).toEqual([402, 'premium_required'])
    expect((await content.call('GET', `/api/${path}`, null)).status).toBe(401)
  })
})
