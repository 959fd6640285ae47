import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Body, FORM, listOf, startProduct } from './testing/start-product.js'
import { averageInTenths, tenths, yearOfData } from './testing/year-of-data.js'

const AT_ONCE = 16

type Product = Awaited<ReturnType<typeof startProduct>>
type Person = Awaited<ReturnType<Product['signUp']>>
type Year = ReturnType<typeof yearOfData>

let product: Product

beforeAll(async () => {
  // A year in a few seconds.
  product = await startProduct({ variables: { WRITES_PER_PERSON: '100000', WRITES_PER_ADDRESS: '100000' } })
}, 120_000)
afterAll(() => product.app.close())

/** Runs work for each, some at a time. */
const forEach = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const left = [...items].reverse()
  const worker = async (): Promise<void> => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** Logs everything as the screens do: the server alone decides which day an instant belongs to. */
const logAll = async ({ call, userId }: Person, { logs }: Year): Promise<void> => {
  for (const [kind, rows] of Object.entries<readonly Body[]>(logs)) {
    await forEach(rows, async ({ date, taken_date, time_zone: _fromTheHeader, ...entry }) => {
      const { status, body } = await call('POST', `/api/${kind}-entry`, { ...entry, user_id: userId })
      expect({ status, day: body.date ?? body.taken_date }).toEqual({ status: 201, day: date ?? taken_date })
    })
  }
}

/** Takes the same year in as a file of another product would bring it. */
const importAll = async ({ call, userId }: Person, { logs }: Year): Promise<void> => {
  const [first, ...others] = logs.weight
  const { body } = await call('POST', '/api/import', {
    user_id: userId,
    export: {
      format: 'gastric-buddy-export',
      version: 1,
      weight_entries: [
        { ...first, is_initial: true },
        ...others.map((row) => ({ ...row, is_initial: false })),
      ],
      fluid_entries: logs.fluid,
      mood_entries: logs.mood,
      vitamin_entries: logs.vitamin,
    },
  })
  expect(body).toMatchObject({
    logs: {
      weight: { imported: logs.weight.length },
      fluids: { imported: logs.fluid.length },
      mood: { imported: logs.mood.length },
      vitamins: { imported: logs.vitamin.length },
    },
    refused: [],
  })
}

/** Every entry of a kind, page by page. */
const allOf = async ({ call, userId }: Person, kind: string): Promise<Body[]> => {
  const entries: Body[] = []
  for (let before = ''; ;) {
    const { body } = await call('GET', `/api/${kind}-history/${userId}?limit=150${before}`)
    entries.push(...listOf(body.entries))
    if (typeof body.next_before !== 'string') return entries
    before = `&before=${encodeURIComponent(body.next_before)}`
  }
}

const expectDrinks = async ({ call, userId }: Person, { drinks }: Year): Promise<void> =>
  forEach([...drinks], async ([day, byType]) => {
    const { body } = await call('GET', `/api/fluid-summary/${userId}?date=${day}`)
    const sum = Object.values(byType).reduce((total, amount) => total + amount, 0)
    expect({ day, total: body.total_fluid_oz, byType: body.fluid_by_type }).toEqual({
      day,
      total: tenths(sum),
      byType: Object.fromEntries(Object.entries(byType).map(([type, amount]) => [type, tenths(amount)])),
    })
  })

const expectMoods = async (person: Person, year: Year): Promise<void> => {
  const { body } = await person.call('GET', `/api/mood-history/${person.userId}`)
  expect(body).toMatchObject({
    total_entries: year.days.length,
    average_mood: averageInTenths(year.moodSum, year.days.length),
    average_energy: averageInTenths(year.energySum, year.days.length),
  })
  expect((await allOf(person, 'mood')).map(({ date }) => date)).toEqual([...year.days].reverse())
}

const expectVitamins = async (person: Person, { days }: Year): Promise<void> => {
  const taken = await allOf(person, 'vitamin')
  const doses = new Map<string, string[]>(days.map((day) => [day, []]))
  for (const { taken_date, vitamin_name, dosage_mg } of taken)
    doses.get(String(taken_date))?.push(`${String(vitamin_name)} ${String(dosage_mg)}`)
  const daily = ['Calcium Citrate 400', 'Calcium Citrate 500', 'Vitamin B12 0.35']
  expect(taken).toHaveLength(3 * days.length)
  expect([...doses.values()].map((day) => day.sort())).toEqual(days.map(() => daily))
}

/** From the first weight of the diary, or of the profile, to the newest, all in tenths of a pound. */
const expectWeights = async (person: Person, year: Year, first: number, current: number): Promise<void> => {
  const { body } = await person.call('GET', `/api/weight-history/${person.userId}`)
  const [lost, left] = [first - current, current - 10 * FORM.goal_weight_lbs]
  expect(body).toMatchObject({
    current_weight_lbs: tenths(current),
    weight_lost_lbs: tenths(lost),
    remaining_to_goal_lbs: tenths(left),
    percent_to_goal: averageInTenths(100 * lost, lost + left),
  })
  const own = new Set<unknown>(year.logs.weight.map(({ entry_id }) => entry_id))
  const diary = (await allOf(person, 'weight')).filter(({ entry_id }) => own.has(entry_id))
  expect(diary.map(({ date }) => date)).toEqual([...year.days].reverse())
  expect(diary.reduce((sum, { weight_lbs }) => sum + Math.round(10 * Number(weight_lbs)), 0)).toBe(
    year.weightSum,
  )
}

const SIGN_UP_WEIGHT = 10 * FORM.current_weight_lbs

describe('a year of data', () => {
  it('that was logged entry by entry adds up, on the days of the clock changes too', async () => {
    const year = yearOfData({ name: 'America/New_York', winterToUtc: 300 })
    expect(year.changes.length).toBeGreaterThanOrEqual(2)
    const person = await product.signUp('America/New_York')
    await logAll(person, year)
    await person.call('POST', '/api/weight-entry', { user_id: person.userId, weight_lbs: 229.8 })
    await expectDrinks(person, year)
    await expectMoods(person, year)
    await expectVitamins(person, year)
    await expectWeights(person, year, SIGN_UP_WEIGHT, 2298)
  }, 120_000)

  it('that was imported adds up to the same, in a zone half an hour off', async () => {
    const year = yearOfData({ name: 'America/St_Johns', winterToUtc: 210 })
    const person = await product.signUp('Pacific/Kiritimati')
    await importAll(person, year)
    await expectDrinks(person, year)
    await expectMoods(person, year)
    await expectVitamins(person, year)
    await expectWeights(person, year, year.firstWeight, SIGN_UP_WEIGHT)
  }, 120_000)
})
