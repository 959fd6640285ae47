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
  const week = (template: string, as = content.people.join(), question = '') =>
    content.call('GET', `/api/premium-meal-planning-templates/${template}/week${question}`, as)

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

  it('says the templates and a filled week in Spanish, with the same recipes and amounts', async () => {
    const as = content.people.join()
    const templates = async (question: string) =>
      (await content.call('GET', `/api/premium-meal-planning-templates${question}`, as)).body
    const [english, spanish] = [await templates(''), await templates('?lang=es')]
    expect([english.language, spanish.language]).toEqual(['en', 'es'])
    const titles = (body: typeof english) =>
      (body.weekly_templates as { title: string; leaves_out: string[] }[]).map(({ title }) => title)
    expect(titles(spanish)).toContain('Una semana sencilla')
    expect(titles(spanish)).toHaveLength(titles(english).length)
    const filled = async (template: string, question: string) => {
      const { body } = await week(template, as, question)
      const days = body.days as { slots: { recipe: { recipe_id: string; servings: number } | null }[] }[]
      const recipes = days.flatMap(({ slots }) =>
        slots.map(({ recipe }) => recipe && [recipe.recipe_id, recipe.servings]),
      )
      return { language: body.language, recipes }
    }
    // The meatless one leaves ingredients out by their ids.
    for (const template of ['simple-week', 'meatless-week']) {
      const [one, other] = [await filled(template, ''), await filled(template, '?lang=es')]
      expect([one.language, other.language]).toEqual(['en', 'es'])
      expect(other.recipes).toEqual(one.recipes)
    }
    expect((await week('simple-week', as, '?lang=fr')).status).toBe(400)
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
