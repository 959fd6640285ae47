import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { addDays, type Micronutrient, MICRONUTRIENTS } from '@gb/domain'
import { json, problem } from '@gb/test-kit'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderPart } from '../shared/testing/render-part'
import { windowIs } from '../shared/testing/window-width'
import { messages as ask } from './messages/generated/ask.en'
import { messages as words } from './messages/generated/nutrients.en'
import { messages } from './testing/words'
import { vitaminServer } from './testing/vitamin-server'
import { VitaminsTab } from './vitamins-tab'

const TODAY = '2026-11-20'

type Known = Partial<Record<Micronutrient, { amount: number; known: number }>>
const foodDay = (date: string, foods: number, known: Known = {}) => ({
  date,
  foods,
  ...Object.fromEntries(MICRONUTRIENTS.map((name) => [name, known[name] ?? { amount: 0, known: 0 }])),
})

type Server = ReturnType<typeof vitaminServer>
type Region = Pick<typeof screen, 'getByRole' | 'getAllByRole' | 'getByText' | 'queryByText'>
const settle = () => act(() => jest.advanceTimersByTimeAsync(20))
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })

const open = async (
  title: string,
  {
    fill = () => undefined,
    days = [],
    fails = false,
    ...options
  }: {
    fill?: (server: Server) => void
    days?: ReturnType<typeof foodDay>[]
    fails?: boolean
    surgeryDate?: string
    pageSize?: number
  } = {},
) => {
  jest.useFakeTimers({ now: new Date(`${TODAY}T13:00`), advanceTimers: true })
  const server = vitaminServer(options)
  fill(server)
  const asked: string[] = []
  server.answers['GET /api/food-nutrients/*'] = (request) => {
    const { searchParams } = new URL(request.url)
    const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? '']
    asked.push(`${from} ${to}`)
    if (fails) return problem(500, 'internal', 'Broken.')
    return json({ days: days.filter(({ date }) => date >= from && date <= to) })
  }
  renderPart(<VitaminsTab />, server.answers)
  await settle()
  await user.click(screen.getByText(title))
  const region = within(screen.getByRole('region', { name: title }))
  await arrived(title)
  return { asked, region }
}
/** What is inside comes with a chunk of its own, and then with its reads. */
const arrived = (title: string) =>
  waitFor(() => {
    const card = screen.getByRole('region', { name: title })
    expect(card.querySelector('[aria-pressed]')).not.toBeNull()
    expect(card.querySelector('[data-shape]')).toBeNull()
  })
/** As it is read: a unit does not part from its figure, which nobody sees. */
const rows = ({ getAllByRole }: Region) =>
  getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))

beforeEach(() => {
  localStorage.clear()
  windowIs('narrow')
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

describe('nutrients from food and pills', () => {
  const { title } = messages.nutrients

  it('says for each of the seven what pills and food held, of how many foods it is known, and what is usual', async () => {
    const { region } = await open(title, {
      days: [foodDay(TODAY, 7, { b12: { amount: 2.437, known: 5 }, zinc: { amount: 0, known: 7 } })],
      fill: (server) => {
        server.has({ vitamin_name: 'Vitamin B12', dosage_mg: 0.5 })
        server.has({ vitamin_name: 'Calcium Citrate', dosage_mg: 500 })
        server.has({ vitamin_name: 'Calcium Citrate', dosage_mg: 600 })
        server.has({ vitamin_name: 'Vitamin D3', dosage_mg: 0.075 })
        server.has({ vitamin_name: 'Other', dosage_mg: 12, notes: 'Thiamin (vitamin B1)' })
        server.has({ vitamin_name: 'Multivitamin', dosage_mg: 1 })
        server.has({ vitamin_name: 'Iron', dosage_mg: 45, taken_date: addDays(TODAY, -1) })
      },
    })
    expect(rows(region)).toEqual([
      'Vitamin B12Usual: 350 to 1,000 mcg in pillsFrom pills500 mcgFrom food≈ 2.4 mcgknown for 5 of 7 foods',
      'IronUsual: 45 to 60 mg in pillsFrom pillsNone loggedFrom foodNot knownknown for 0 of 7 foods',
      'CalciumUsual: 1,200 to 1,500 mg in allFrom pills1,100 mgFrom foodNot knownknown for 0 of 7 foods',
      'Vitamin DUsual: 3,000 IU in pillsFrom pills3,000 IUFrom foodNot knownknown for 0 of 7 foods',
      'Thiamin (B1)Usual: 12 mg in pillsFrom pills12 mgFrom foodNot knownknown for 0 of 7 foods',
      'ZincUsual: 8 to 11 mg in pillsFrom pillsNone loggedFrom food≈ 0 mgknown for 7 of 7 foods',
      'FolateUsual: 400 to 800 mcg in pillsFrom pillsNone loggedFrom foodNot knownknown for 0 of 7 foods',
    ])
    expect(region.getByText(words.multivitamins({ count: 1 }))).toBeTruthy()
  })

  it('means a week by the days that have entries, without today', async () => {
    const { region, asked } = await open(title, {
      days: [
        foodDay(addDays(TODAY, -3), 4, { iron: { amount: 6, known: 4 } }),
        foodDay(addDays(TODAY, -1), 2, { iron: { amount: 3, known: 1 } }),
        foodDay(TODAY, 9, { iron: { amount: 90, known: 9 } }),
      ],
      fill: (server) => {
        server.has({ vitamin_name: 'Iron', dosage_mg: 45 })
        server.has({ vitamin_name: 'Iron', dosage_mg: 60, taken_date: addDays(TODAY, -1) })
        server.has({ vitamin_name: 'Multivitamin', dosage_mg: 1, taken_date: addDays(TODAY, -2) })
        server.has({ vitamin_name: 'Iron', dosage_mg: 45, taken_date: addDays(TODAY, -8) })
      },
      // The week is on a page of its own.
      pageSize: 2,
    })
    await user.click(region.getByRole('button', { name: words.spans.week }))
    await arrived(title)
    expect(asked.at(-1)).toBe(`${addDays(TODAY, -7)} ${addDays(TODAY, -1)}`)
    expect(region.getByText(words.means({ meals: 2, pills: 2 }))).toBeTruthy()
    expect(rows(region)[1]).toContain('From pills30 mgFrom food≈ 4.5 mgknown for 5 of 6 foods')
  })

  it('says that there was no meal, and follows the answer about iron', async () => {
    const { region } = await open(title)
    expect(rows(region)[0]).toContain(`From food${words.noMeals}`)
    expect(region.queryByText(/not counted here/)).toBeNull()
  })

  it('says that it did not load, and asks again', async () => {
    const { region, asked } = await open(title, { fails: true })
    await settle()
    expect(region.getByText(words.failed)).toBeTruthy()
    const before = asked.length
    await user.click(region.getByRole('button', { name: 'Retry' }))
    await settle()
    expect(asked.length).toBeGreaterThan(before)
  })
})

describe('which tests to ask for', () => {
  const { title } = messages.ask
  const check = async (region: Region, name: string) => {
    await user.click(region.getByRole('button', { name }))
    await settle()
  }

  it('puts together what is checked and what is seldom in the log, each with its reason', async () => {
    const { region } = await open(title, {
      fill: (server) => {
        for (let ago = 1; ago <= 14; ago++) {
          const taken_date = addDays(TODAY, -ago)
          for (const vitamin_name of ['Multivitamin', 'Calcium Citrate', 'Iron', 'Vitamin D3'] as const)
            server.has({ vitamin_name, dosage_mg: 1, taken_date })
        }
      },
    })
    expect(rows(region)).toEqual([`${ask.tests.b12}Why: seldom in your log: Vitamin B12`])
    await check(region, ask.signs.tired_or_pale)
    expect(rows(region)[0]).toBe(`${ask.tests.b12}Why: tired or pale · seldom in your log: Vitamin B12`)
    expect(rows(region)).toHaveLength(4)
    await check(region, ask.signs.tired_or_pale)
    expect(rows(region)).toHaveLength(1)
  })

  it('finds nothing in a log that does not tell, and lets nobody feel scolded for it', async () => {
    const { region } = await open(title, { fill: (server) => server.has({ vitamin_name: 'Iron' }) })
    expect(region.getByText(ask.nothing)).toBeTruthy()
  })

  it('calls for help at once for confusion, and takes it back with the check', async () => {
    const { region } = await open(title)
    await check(region, ask.signs.confused)
    expect(screen.getByRole('alert').textContent).toContain('You checked confusion or an unsteady walk.')
    expect(screen.getByRole('alert').textContent).toContain('call 911')
    expect(region.getByText(ask.thiaminFirst)).toBeTruthy()
    await check(region, ask.signs.confused)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('calls the surgeon for vomiting, and an ambulance once there is tingling, too', async () => {
    const { region } = await open(title)
    await check(region, ask.signs.vomiting)
    expect(screen.getByRole('alert').textContent).toContain('Please call your surgeon now')
    await check(region, ask.signs.tingling)
    expect(screen.getByRole('alert').textContent).toContain('Please get help for this now')
    expect(rows(region)[0]).toContain(ask.tests.thiamin)
  })

  it.each([
    [95, 'month-3', 'now'],
    [150, 'month-3', 'past'],
    [1100, 'yearly', 'now'],
  ] as const)('names on day %s the blood test of %s (%s)', async (day, id, state) => {
    const { region } = await open(title, { surgeryDate: addDays(TODAY, -day) })
    expect(region.getByRole('heading', { name: ask.visits[id] })).toBeTruthy()
    const asks = state === 'past' ? /have not had it yet/ : /Ask your team for it/
    expect(region.getByText(asks)).toBeTruthy()
  })

  it('names none between them', async () => {
    const { region } = await open(title, { surgeryDate: addDays(TODAY, -600) })
    expect(region.queryByText(/blood test/)).toBeNull()
  })
})
