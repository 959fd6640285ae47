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

  it('is for premium alone', async () => {
    expect((await week('simple-week', content.people.join(false))).status).toBe(402)
  })
})
