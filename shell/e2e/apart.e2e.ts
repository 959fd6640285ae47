import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { createPerson, newCaller } from './support/api'
import { phonePhoto } from './support/photo'
import { buyPremium } from './support/premium'
import { test } from './support/apart-test'
import { expect } from './support/test'

test('six processes behind one gateway answer as one', async ({ apart }) => {
  const person = await createPerson(apart.url)
  const { api, userId } = person
  const read = async (path: string) => (await (await api.get(path)).json()) as Record<string, unknown>

  expect(await read(`/api/weight-history/${userId}`)).toMatchObject({
    entries: [{ notes: 'Initial weight entry', weight_lbs: 210.5 }],
  })
  const weight = await api.post('/api/weight-entry', { data: { user_id: userId, weight_lbs: 208 } })
  expect(weight.status(), await weight.text()).toBe(201)
  expect(await read(`/api/profile/${userId}`)).toMatchObject({ current_weight_lbs: 208, is_premium: false })

  const drink = await api.post('/api/fluid-entry', { data: { user_id: userId, amount_oz: 8 } })
  expect(drink.status(), await drink.text()).toBe(201)

  const small = await sharp(await phonePhoto())
    .resize(800)
    .jpeg()
    .toBuffer()
  const scan = await api.post('/api/analyze-food', {
    data: { user_id: userId, image_base64: small.toString('base64'), meal_type: 'lunch' },
  })
  expect(scan.status(), await scan.text()).toBe(200)
  const items = [{ food_id: 'cottage-cheese-1-percent', grams: 110 }]
  const meal = await api.post('/api/food-entry', { data: { user_id: userId, items } })
  expect(meal.status(), await meal.text()).toBe(201)
  expect(await read(`/api/daily-summary/${userId}`)).toMatchObject({ meals_logged: 1 })
  expect(await read('/api/subscription-packages')).toHaveProperty('packages')
  expect(await read('/api/health-tips')).toHaveProperty('dos')

  await buyPremium(person)
  expect(await read(`/api/premium-analytics/${userId}`)).toMatchObject({
    data_points_analyzed: { weight_entries: 2, food_entries: 1, fluid_entries: 1 },
  })
  const report = await api.post(`/api/premium-progress-report/${userId}`, { data: { period: '30_days' } })
  expect(report.status(), await report.text()).toBe(201)
  const { report_data: data } = (await report.json()) as { report_data: { report_id: string } }
  const pdf = await api.get(`/api/generate-pdf-report/${data.report_id}`)
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')

  const other = await createPerson(apart.url, { email: 'other@example.com' })
  const journal = Array.from({ length: 1200 }, (_, n) => ({
    entry_id: randomUUID(),
    recorded_at: new Date(Date.UTC(2020, 0, 1) + n * 86_400_000).toISOString(),
    time_zone: 'UTC',
    date: new Date(Date.UTC(2020, 0, 1) + n * 86_400_000).toISOString().slice(0, 10),
    weight_lbs: 200,
    notes: 'A line of a journal. '.repeat(230),
  }))
  const file = { format: 'gastric-buddy-export', version: 1, weight_entries: journal }
  const bring = (more: object) =>
    other.api.post('/api/import', {
      data: { user_id: other.userId, export: { ...file, ...more } },
      timeout: 60_000,
    })
  const brought = await bring({})
  expect(brought.status(), await brought.text()).toBe(200)
  expect(await brought.json()).toMatchObject({ logs: { weight: { imported: 1200, refused: 0 } } })
  expect((await bring({ more: 'x'.repeat(12 * 1024 * 1024) })).status()).toBe(413)

  expect((await other.api.get(`/api/fluid-summary/${userId}`)).status()).toBe(403)
  const stranger = await newCaller(apart.url)
  expect((await stranger.get(`/api/fluid-summary/${userId}`)).status()).toBe(401)
  expect((await stranger.post('/internal/ports/premium/status', { data: { args: [userId] } })).status()).toBe(
    404,
  )
})
