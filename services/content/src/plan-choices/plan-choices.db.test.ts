import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { MAX_PLAN_SWAPS } from '@gb/domain'
import { ContentDataPort, forEveryone, Sql, statement } from '@gb/service-kit'
import { startContent } from '../testing/start-content.js'
import { PLAN_CHOICE_MESSAGES } from './messages.js'
import { PlanChoicesController } from './plan-choices.controller.js'

const PLAN = 'full-smooth-and-sweet'
const EMPTY = { swaps: [], filled_week: null }

let content: Awaited<ReturnType<typeof startContent>>
let maria: string

beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.app.close())
beforeEach(() => {
  maria = content.people.join()
})

const read = async (as = maria, owner = as) => content.call('GET', `/api/plan-choices/${owner}`, as)
const swap = (place: string, recipeId: unknown, as = maria, owner = as) =>
  content.call('PUT', `/api/plan-choices/${owner}/swap`, as, { plan_id: PLAN, place, recipe_id: recipeId })
const fill = (templateId: unknown, as = maria, owner = as) =>
  content.call('PUT', `/api/plan-choices/${owner}/filled-week`, as, { template_id: templateId })

describe(PlanChoicesController.name, () => {
  it('keeps the last dish of a place, and gives the planned one back', async () => {
    expect(await read()).toMatchObject({ status: 200, body: EMPTY })
    await swap('1/0/0', 'vanilla-morning-shake')
    await swap('1/0/0', 'decaf-mocha-shake')
    const kept = { swaps: [{ plan_id: PLAN, place: '1/0/0', recipe_id: 'decaf-mocha-shake' }] }
    expect(await read()).toMatchObject({ body: kept })
    expect(await swap('1/0/0', null)).toMatchObject({ status: 200, body: EMPTY })
    expect(await swap('1/0/0', null)).toMatchObject({ status: 200, body: EMPTY })
  })

  it('keeps the week that was filled last', async () => {
    await fill('full-liquids-week')
    expect(await fill('puree-week')).toMatchObject({ status: 200, body: { filled_week: 'puree-week' } })
  })

  it('refuses what is no plan, place, recipe or template', async () => {
    for (const place of ['', '0/0/0', '1/0', '1/0/0/0', '100/0/0', '1/0/x', "1/0/0'"])
      expect((await swap(place, 'vanilla-morning-shake')).status).toBe(400)
    for (const recipe of ['', 'Shake', 7, 'a'.repeat(61), undefined, '../etc'])
      expect((await swap('1/0/0', recipe)).status).toBe(400)
    for (const template of [null, '', 'A week', undefined]) expect((await fill(template)).status).toBe(400)
    expect((await read()).body).toMatchObject(EMPTY)
  })

  it('is the own alone', async () => {
    const other = content.people.join()
    await swap('1/0/0', 'vanilla-morning-shake')
    expect((await read(other, maria)).status).toBe(403)
    expect((await swap('1/0/0', null, other, maria)).status).toBe(403)
    expect((await fill('puree-week', other, maria)).status).toBe(403)
    expect((await read(other)).body).toMatchObject(EMPTY)
    expect((await read()).body).toMatchObject({ swaps: [{ place: '1/0/0' }] })
  })

  it('has room for every place of every plan, and not for more', async () => {
    const filled = statement(
      'test_fill_swaps',
      `INSERT INTO content.plan_swap (user_id, plan_id, place, recipe_id)
       SELECT $1, 'old-' || n, '1/0/0', 'x' FROM generate_series(1, $2::int) n`,
    )
    const fillUp = () => content.app.get(Sql, { strict: false }).query(filled, [maria, MAX_PLAN_SWAPS - 1])
    await forEveryone(fillUp)
    expect((await swap('1/0/0', 'vanilla-morning-shake')).status).toBe(200)
    expect((await swap('1/0/0', 'decaf-mocha-shake')).status).toBe(200)
    const full = { status: 409, body: { message: PLAN_CHOICE_MESSAGES.full } }
    expect(await swap('1/0/1', 'vanilla-morning-shake')).toMatchObject(full)
  })

  it('goes into the export, comes back with it, and is erased with the person', async () => {
    await swap('2/1/0', 'vanilla-morning-shake')
    await fill('puree-week')
    const data = content.app.get(ContentDataPort, { strict: false })
    const ask = (section: string) => forEveryone(() => data.export(maria, { section, after: null }))
    expect((await ask('plan_swaps')).rows).toMatchObject([
      { plan_id: PLAN, place: '2/1/0', recipe_id: 'vanilla-morning-shake' },
    ])
    expect((await ask('filled_week')).rows).toMatchObject([{ template_id: 'puree-week' }])
    await forEveryone(() => data.erase(maria))
    expect((await read()).body).toMatchObject(EMPTY)
  })
})
