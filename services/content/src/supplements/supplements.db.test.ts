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

  it('guesses no dates without a surgery date', async () => {
    content.people.surgeryDate = null
    expect(await monitoring()).toMatchObject({ surgery_date: null, dates: [] })
  })
})

describe('planning and supplements', () => {
  it.each([
    [
      'premium-meal-planning-templates',
      ['weekly_templates', 'monthly_templates', 'special_occasion_templates', 'planning_tools'],
    ],
    [
      'premium-supplement-guide',
      ['supplement_schedules', 'critical_interactions', 'quick_reference_charts', 'monitoring_schedule'],
    ],
  ])('%s has every field of the specification, for premium alone', async (path, fields) => {
    const paid = await content.call('GET', `/api/${path}`, content.people.join())
    expect(paid.status).toBe(200)
    expect(Object.keys(paid.body).sort()).toEqual(['notice', ...fields].sort())
    const free = await content.call('GET', `/api/${path}`, content.people.join(false))
    expect([free.status, free.body.error]).toEqual([402, 'premium_required'])
    expect((await content.call('GET', `/api/${path}`, null)).status).toBe(401)
  })
})
