import { addDays, localDay } from '@gb/domain'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startContent } from '../testing/start-content.js'
import { PlanningController } from './planning.controller.js'

let content: Awaited<ReturnType<typeof startContent>>

beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.app.close())

describe(PlanningController.name, () => {
  const week = (template: string, as = content.people.join()) =>
    content.call('GET', `/api/premium-meal-planning-templates/${template}/week`, as)

  it('fills a week: a recipe for every meal, and the figures of each day', async () => {
    const { status, body } = await week('simple-week')
    expect(status).toBe(200)
    expect(body).toMatchObject({ template_id: 'simple-week', phase: 'regular', calories_goal: 1000 })
    const days = body.days as { protein: number; slots: { recipe: { protein: number } | null }[] }[]
    expect(days).toHaveLength(7)
    for (const { protein, slots } of days) {
      const sum = slots.reduce((total, { recipe }) => total + (recipe?.protein ?? Number.NaN), 0)
      expect(protein).toBeCloseTo(sum, 0)
    }
    expect((await week('simple-week')).body).toEqual(body)
  })

  it.each([
    ['first-month', 404],
    ['nothing', 404],
    ['%27%3B--', 400],
  ])('answers %s with %s', async (template, status) => {
    expect((await week(template)).status).toBe(status)
  })

  it('has the liver diet in the 14 days before surgery alone', async () => {
    const before = (days: number) => addDays(localDay(new Date(), content.people.timeZone), days)
    const hasLiverDiet = async (surgeryDate: string | null) => {
      content.people.surgeryDate = surgeryDate
      const as = content.people.join()
      const { body } = await content.call('GET', '/api/premium-meal-planning-templates', as)
      const ids = (body.weekly_templates as { template_id: string }[]).map(({ template_id: id }) => id)
      expect(ids).toContain('simple-week')
      return [ids.includes('liver-diet-week'), (await week('liver-diet-week', as)).status]
    }
    expect(await hasLiverDiet(null)).toEqual([false, 404])
    expect(await hasLiverDiet(before(15))).toEqual([false, 404])
    expect(await hasLiverDiet(before(14))).toEqual([true, 200])
    expect(await hasLiverDiet(before(1))).toEqual([true, 200])
    expect(await hasLiverDiet(before(-2))).toEqual([false, 404])
    content.people.surgeryDate = null
  })

  it('has no week on the day of surgery and the day after, only sips', async () => {
    content.people.surgeryDate = localDay(new Date(), content.people.timeZone)
    const as = content.people.join()
    const { body } = await content.call('GET', '/api/premium-meal-planning-templates', as)
    expect(body.weekly_templates).toEqual([])
    expect((await week('full-liquids-week', as)).status).toBe(404)
    content.people.surgeryDate = null
  })

  it('is for premium alone', async () => {
    expect((await week('simple-week', content.people.join(false))).status).toBe(402)
  })
})
