import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { deviceTimeZone } from '@gb/api-client'
import { CONCERN_WORDS, dayInWords, localDay, VOMITING_COMES_BACK } from '@gb/domain'
import { wallClock } from '@gb/entries'
import { FAKE_USER_ID } from '@gb/test-kit'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderScan } from '../testing/render-scan'
import { ENTRY, problem, ScanServer } from '../testing/scan-server'
import { FoodConcern } from './food-concern'
import { FoodLog } from './food-log'

const DAYS = 'GET /api/food-days/*'
const DELETE = 'DELETE /api/food-entry/*'
const AGAIN = 'POST /api/food-entry/*'
const PATCH = 'PATCH /api/food-entry/*'
const OLD = {
  ...ENTRY,
  entry_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  date: '2026-01-02',
  meal_type: 'dinner',
}

const TWIN = {
  ...OLD,
  entry_id: 'e4d0a1c2-6f0b-4c55-9e0e-6d1f2a3b4c5d',
  recorded_at: '2026-01-02T08:00:00.000Z',
}
// Another year is named with the day.
const inWords = (day: string) => dayInWords(day, localDay(new Date(), deviceTimeZone()))

/** What the server answers to a meal that is logged again. */
const stored = (body: unknown) => ({ ...ENTRY, ...(body as object) })

let server = new ScanServer()
beforeEach(() => {
  server = new ScanServer()
  server.routes[DAYS] = () => ({
    days: [
      { date: '2026-01-03', entries: [{ ...ENTRY, date: '2026-01-03' }] },
      { date: '2026-01-02', entries: [OLD, TWIN] },
    ],
    next_before: null,
  })
})
afterEach(cleanup)

async function openMeal(scan: ReturnType<typeof renderScan>) {
  await scan.user.click(await screen.findByRole('button', { name: /Lunch/ }))
  return within(await screen.findByRole('dialog'))
}

describe(FoodConcern.name, () => {
  const concern = (
    id: 'low_protein' | 'dry_two_days' | 'all_logged',
    topic: string,
    answer: string | null,
  ) => ({
    id,
    topic,
    urgency: 'soon',
    ...CONCERN_WORDS[id],
    action: { kind: 'tab', tab: 'scan', href: null, label: 'Add food' },
    answer,
    source: '9b.3',
  })

  it('says above the meals what Home says of food, and nothing of other logs', async () => {
    server.routes['GET /api/concerns/*'] = () => ({
      concerns: [concern('dry_two_days', 'fluids', null), concern('low_protein', 'food', null)],
    })
    renderScan(server)
    expect(await screen.findByText(CONCERN_WORDS.low_protein.title)).toBeTruthy()
    expect(screen.queryByText(CONCERN_WORDS.dry_two_days.title)).toBeNull()
    // Food is added on this very screen.
    expect(screen.queryByRole('button', { name: 'Add food' })).toBeNull()
  })

  it('takes the answer that it was all', async () => {
    server.routes['GET /api/concerns/*'] = () => ({
      concerns: [concern('all_logged', 'food', 'That was all')],
    })
    let asked: unknown
    server.routes['PUT /api/food-log-answer/*'] = ({ body }) => {
      asked = body
      return { food_logged_through: '2026-11-20' }
    }
    const scan = renderScan(server)
    await scan.user.click(await screen.findByRole('button', { name: 'That was all' }))
    await waitFor(() => expect(asked).toEqual({ was_all: true }))
  })
})

describe(FoodLog.name, () => {
  it('shows each day with the sum of its meals', async () => {
    renderScan(server)
    const log = await screen.findByRole('region', { name: 'Food log' })
    await within(log).findByText(inWords('2026-01-03'))
    const sums = within(log).getAllByText(/^about \d+ kcal/)
    expect(sums.map((sum) => sum.textContent)).toEqual([
      'about 160 kcal · 27 g protein',
      'about 320 kcal · 54 g protein',
    ])
  })

  it('marks a meal that is a sample, open to see, and only such a meal', async () => {
    const SAMPLE = { ...ENTRY, date: '2026-01-03', source: 'sample' }
    server.routes[DAYS] = () => ({
      days: [{ date: '2026-01-03', entries: [SAMPLE, { ...OLD, date: '2026-01-03' }] }],
      next_before: null,
    })
    const scan = renderScan(server)
    const sample = await openMeal(scan)
    expect(sample.getByText('Sample result: no AI is connected').closest('details')).toBeNull()
    await scan.user.click(sample.getByRole('button', { name: 'Done' }))
    await scan.user.click(await screen.findByRole('button', { name: /Dinner/ }))
    const real = within(await screen.findByRole('dialog'))
    expect(real.queryByText('Sample result: no AI is connected')).toBeNull()
  })

  it('asks first how much was eaten, and one tap takes foods and sums along, also before it is sent', async () => {
    server.routes[PATCH] = () => problem(503, 'unavailable', 'x7')
    const scan = renderScan(server)
    const meal = await openMeal(scan)
    const shares = within(meal.getByRole('group', { name: 'How much did you eat?' }))
    expect(shares.getByRole('button', { name: 'All', pressed: true })).toBeTruthy()
    await scan.user.click(shares.getByRole('button', { name: '½' }))
    expect(await meal.findByText('Total: about 80 kcal · 14 g protein · 2 g carbs · 2 g fat')).toBeTruthy()
    expect(shares.getByRole('button', { name: '½', pressed: true })).toBeTruthy()
    await scan.user.click(shares.getByRole('button', { name: 'A few bites' }))
    await scan.user.click(shares.getByRole('button', { name: 'All' }))
    expect(await meal.findByText('Total: about 160 kcal · 27 g protein · 4 g carbs · 3 g fat')).toBeTruthy()
    await waitFor(() => expect(server.sent(PATCH)[0]).toEqual({ user_id: FAKE_USER_ID, eaten_percent: 50 }))
  })

  it('takes how a meal sat with one tap each, fine alone, and says whom to call', async () => {
    server.routes[PATCH] = () => problem(503, 'unavailable', 'x7')
    localStorage.setItem('gb.own_card', JSON.stringify({ surgeon: '+1 555 010 0199' }))
    const scan = renderScan(server)
    const meal = await openMeal(scan)
    const felt = within(meal.getByRole('group', { name: 'How did it sit?' }))
    await scan.user.click(felt.getByRole('button', { name: 'Fine' }))
    await felt.findByRole('button', { name: 'Fine', pressed: true })
    await scan.user.click(felt.getByRole('button', { name: 'Threw up' }))
    await felt.findByRole('button', { name: 'Threw up', pressed: true })
    expect(felt.getByRole('button', { name: 'Fine', pressed: false })).toBeTruthy()
    const said = meal.getByText(/Vomiting over 4 hours/)
    expect(said.textContent).toContain(VOMITING_COMES_BACK)
    expect(meal.getByRole('button', { name: 'Where this comes from' })).toBeTruthy()
    expect(meal.getByRole('link', { name: 'Call my surgeon' }).getAttribute('href')).toBe('tel:+15550100199')
    localStorage.removeItem('gb.own_card')
    await scan.user.click(meal.getByRole('button', { name: 'Done' }))
    expect(screen.getByRole('button', { name: /Lunch.*Threw up/ })).toBeTruthy()
  })

  it('shows which foods sit well and which have been hard, with how often', async () => {
    server.routes['GET /api/food-feelings/*'] = () => ({
      well: [{ name: 'Egg', fine: 4, hard: 0 }],
      hard: [{ name: 'Steak', fine: 1, hard: 3 }],
    })
    renderScan(server)
    expect((await screen.findByRole('list', { name: 'Sits well with you' })).textContent).toBe(
      'Eggfine in 4 of 4 meals',
    )
    expect(screen.getByRole('list', { name: 'Has been hard for you' }).textContent).toBe(
      'Steakhard in 3 of 4 meals',
    )
  })

  it('says what to do while it is empty', async () => {
    server.routes[DAYS] = () => ({ days: [], next_before: null })
    renderScan(server)
    expect(await screen.findByText('No meals yet')).toBeTruthy()
  })

  it('reads older days on demand', async () => {
    server.routes[DAYS] = ({ query }) => ({
      days: [{ date: query === '' ? '2026-01-03' : '2026-01-02', entries: [query === '' ? ENTRY : OLD] }],
      next_before: query === '' ? '2026-01-03' : null,
    })
    const { user } = renderScan(server)
    await user.click(await screen.findByRole('button', { name: 'Show older days' }))
    expect(await screen.findByText(inWords('2026-01-02'))).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show older days' })).toBeNull()
  })

  it('copies a day to today, each meal as a repetition of its own', async () => {
    server.routes[AGAIN] = () => problem(503, 'unavailable', 'x7')
    const { user, calls } = renderScan(server)
    await screen.findByText(inWords('2026-01-02'))
    const second = screen.getAllByRole('button', { name: 'Copy this day to today' }).at(-1)
    if (second === undefined) throw new Error('The second day has no button.')
    await user.click(second)
    await waitFor(() => expect(calls.notify).toEqual([{ tone: 'success', text: '2 meals copied to today.' }]))
    await waitFor(() => expect(server.sent(AGAIN)).toHaveLength(2))
    expect(server.calls.filter(({ route }) => route === AGAIN).map(({ path }) => path)).toEqual([
      `/api/food-entry/${TWIN.entry_id}/repeat`,
      `/api/food-entry/${OLD.entry_id}/repeat`,
    ])
    await user.click(second)
    await waitFor(() => expect(calls.notify.at(-1)?.text).toBe('These meals are already in today.'))
  })

  it('deletes a meal only after the time for Undo, and at once when the page is left', async () => {
    server.routes[DELETE] = () => ({ deleted: true })
    const scan = renderScan(server)
    const sheet = await openMeal(scan)
    await scan.user.click(sheet.getByRole('button', { name: 'Delete this meal' }))
    await waitFor(() => expect(screen.queryByText(inWords('2026-01-03'))).toBeNull())
    expect(scan.calls.notify).toMatchObject([{ text: 'Lunch deleted.', action: { label: 'Undo' } }])
    expect(server.sent(DELETE)).toEqual([])
    fireEvent(window, new Event('pagehide'))
    await waitFor(() => expect(server.sent(DELETE)).toHaveLength(1))
  })

  it('brings a deleted meal back on Undo: the same one, of which the server never heard', async () => {
    server.routes[DELETE] = () => ({ deleted: true })
    const scan = renderScan(server)
    const sheet = await openMeal(scan)
    await scan.user.click(sheet.getByRole('button', { name: 'Delete this meal' }))
    await waitFor(() => expect(screen.queryByText(inWords('2026-01-03'))).toBeNull())
    act(() => scan.calls.notify[0]?.action?.onAction())
    expect(await screen.findByText(inWords('2026-01-03'))).toBeTruthy()
    fireEvent(window, new Event('pagehide'))
    expect(server.sent(DELETE)).toEqual([])
    expect((await openMeal(scan)).getByText('Good')).toBeTruthy()
  })

  it('says that a meal is not sent yet, and counts it', async () => {
    server.routes[AGAIN] = () => problem(503, 'unavailable', 'x7')
    const scan = renderScan(server)
    const sheet = await openMeal(scan)
    await scan.user.click(sheet.getByRole('button', { name: 'Log this again now' }))
    const today = await screen.findByRole('list', { name: 'Today' })
    expect(within(today).getByText('Not sent yet')).toBeTruthy()
    expect(screen.getAllByText('about 160 kcal · 27 g protein')).toHaveLength(2)
    server.routes[AGAIN] = ({ body }) => stored(body)
    await scan.outbox.retry()
    await waitFor(() => expect(screen.queryByText('Not sent yet')).toBeNull())
    const [first, second] = server.sent(AGAIN)
    expect(second).toEqual(first)
  })

  it('says why a meal was refused, does not count it, and lets go of it', async () => {
    server.routes[AGAIN] = () => problem(400, 'invalid_input', 'This cannot be.')
    const scan = renderScan(server)
    const sheet = await openMeal(scan)
    await scan.user.click(sheet.getByRole('button', { name: 'Log this again now' }))
    const today = await screen.findByRole('list', { name: 'Today' })
    expect(await within(today).findByText('Not saved. This cannot be.')).toBeTruthy()
    expect(screen.getByText('about 0 kcal · 0 g protein')).toBeTruthy()
    await scan.user.click(within(today).getByRole('button'))
    await scan.user.click(await screen.findByRole('button', { name: 'Discard this meal' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Today' })).toBeNull())
  })

  it('logs a meal again with a new key, and takes it back on Undo', async () => {
    server.routes[AGAIN] = ({ body }) => stored(body)
    server.routes[DELETE] = () => ({ deleted: true })
    const scan = renderScan(server)
    const sheet = await openMeal(scan)
    await scan.user.click(sheet.getByRole('button', { name: 'Log this again now' }))
    await waitFor(() => expect(server.sent(AGAIN)).toHaveLength(1))
    const [sent] = server.sent(AGAIN) as [{ entry_id: string }]
    expect(sent).toEqual({
      user_id: FAKE_USER_ID,
      entry_id: expect.not.stringContaining(ENTRY.entry_id),
      meal_type: expect.any(String),
      recorded_at: expect.any(String),
    })
    act(() => scan.calls.notify[0]?.action?.onAction())
    await waitFor(() =>
      expect(server.calls.filter(({ route }) => route === DELETE).map(({ path }) => path)).toEqual([
        `/api/food-entry/${sent.entry_id}`,
      ]),
    )
  })

  it('changes which meal it was and when, and nothing else', async () => {
    server.routes[PATCH] = () => ENTRY
    const scan = renderScan(server)
    const sheet = await openMeal(scan)
    await scan.user.click(sheet.getByRole('button', { name: 'Change meal or time' }))
    const edit = within(await screen.findByRole('dialog', { name: 'Meal and time' }))
    await scan.user.click(edit.getByRole('radio', { name: 'Dinner' }))
    await scan.user.click(edit.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(server.sent(PATCH)).toEqual([{ user_id: FAKE_USER_ID, meal_type: 'dinner' }]))
    await scan.user.click(screen.getByRole('button', { name: 'Change meal or time' }))
    const earlier = wallClock(new Date(Date.now() - 86_400_000))
    fireEvent.change(screen.getByLabelText('When'), { target: { value: earlier } })
    await scan.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(server.sent(PATCH).at(-1)).toMatchObject({ recorded_at: new Date(earlier).toISOString() }),
    )
  })

  it('makes a meal a favorite', async () => {
    const put = 'PUT /api/favourite-meals/*'
    server.routes[put] = () => ({ ...ENTRY })
    const scan = renderScan(server)
    const sheet = await openMeal(scan)
    await scan.user.click(sheet.getByRole('button', { name: 'Add to favorites' }))
    await waitFor(() => expect(scan.calls.notify).toMatchObject([{ text: 'This meal is a favorite now.' }]))
    expect(server.sent(put)).toEqual([{ user_id: FAKE_USER_ID }])
  })

  it('corrects a food of a logged meal', async () => {
    server.routes[PATCH] = () => ENTRY
    const scan = renderScan(server)
    const sheet = await openMeal(scan)
    await scan.user.click(sheet.getByRole('button', { name: /Cooked broccoli/ }))
    await scan.user.click(await screen.findByRole('button', { name: 'Remove from this meal' }))
    await waitFor(() =>
      expect(server.sent(PATCH)).toEqual([{ user_id: FAKE_USER_ID, items: [{ item_id: 1, grams: 85 }] }]),
    )
  })
})
